/** The tea table as a picture: garden, chairs, cloth, lace, cups, and the way a leader would go. */
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { symbol } from "./parts.js";
import { closed, edge, evenly, smooth } from "./table-shape.js";

/** @import { Shape, Spot } from "./table-shape.js" */

const SUITS = ["heart", "club", "diamond", "spade"];

/** Bushes (x, y, radius) and blooms (x, y, size) in the corners. */
const GARDEN = {
  lying: {
    bushes: [
      [8, 26, 40],
      [840, 8, 44],
      [4, 520, 46],
      [838, 522, 46],
      [96, -6, 22],
      [748, 534, 24],
    ],
    blooms: [
      [14, 10, 22],
      [46, 34, 18],
      [2, 52, 16],
      [800, 14, 22],
      [822, 40, 18],
      [10, 476, 22],
      [44, 500, 18],
      [790, 492, 20],
      [818, 470, 20],
    ],
  },
  upright: {
    bushes: [
      [0, 16, 34],
      [366, 14, 34],
      [0, 548, 32],
      [368, 548, 32],
    ],
    blooms: [
      [6, 10, 20],
      [34, 2, 14],
      [338, 10, 20],
      [320, -2, 14],
      [4, 524, 18],
      [344, 524, 18],
    ],
  },
};

/** @param {number[]} bush */
const bush = ([x, y, r]) => svg`<g class="bush" transform="translate(${x} ${y})">
  <circle r=${r}></circle><circle cx=${r * 0.9} cy=${r * 0.35} r=${r * 0.75}></circle><circle cx=${-r * 0.85} cy=${r * 0.4} r=${r * 0.7}></circle>
</g>`;

/** @param {number[]} bloom */
const bloom = ([x, y, size]) =>
  svg`<use href=${symbol("rose")} class="bloom" x=${x} y=${y} width=${size} height=${size}></use>`;

/**
 * Three kinds of chair backs, as at any mad party.
 * @param {number} w
 * @param {number} kind
 */
function back(w, kind) {
  if (kind === 0) return `M${-w / 2} 0V-12Q${-w / 2} -24 0 -24T${w / 2} -12V0Z`;
  if (kind === 1) return `M${-w / 2} 0V-19Q${-w / 4} -29 0 -19Q${w / 4} -29 ${w / 2} -19V0Z`;
  const f = w / 5;
  return `M${-w / 2} 0V-22h${f}v6h${f}v-6h${f}v6h${f}v-6h${f}V0Z`;
}

/**
 * @param {Spot} spot
 * @param {number} index
 * @param {boolean} lies
 */
function chair({ x, y, ox, oy }, index, lies) {
  const off = lies ? (ox ? 46 : 60) : ox ? 32 : 40;
  const turn = (Math.atan2(oy, ox) * 180) / Math.PI + 90;
  return svg`<path class="chair" transform="translate(${x + ox * off} ${y + oy * off}) rotate(${turn})" d=${back(lies ? 62 : 44, index % 3)}></path>`;
}

/** @param {number[]} cup */
const cup = ([x, y, r]) => svg`<g class="cup" transform="translate(${x} ${y})">
  <circle r=${r}></circle><circle r=${r * 0.66}></circle><circle class="tea" r=${r * 0.5}></circle>
  <path fill="none" d="M${r * 0.62} ${-r * 0.3}q${r * 0.6} ${r * 0.3} 0 ${r * 0.6}"></path>
</g>`;

/**
 * @param {Shape} shape
 * @param {boolean} lies
 */
function still(shape, lies) {
  const { bushes, blooms } = GARDEN[lies ? "lying" : "upright"];
  const ring = [shape.head, ...shape.spots, shape.head, shape.spots[0]];
  return svg`<g class="deco">${bushes.map(bush)}${blooms.map(bloom)}</g>
    ${[shape.head, ...shape.spots].map((spot, i) => chair(spot, i, lies))}
    <path class="shade" d=${closed(edge(shape, 14))}></path>
    <g class="lace">${evenly(edge(shape, 1), lies ? 17 : 13).map(([x, y]) => svg`<circle cx=${x.toFixed(1)} cy=${y.toFixed(1)} r=${lies ? 9 : 7}></circle>`)}</g>
    <path class="cloth" d=${closed(edge(shape, 0))}></path><path class="hem" d=${closed(edge(shape, -7))}></path>
    <path class="runner" d=${smooth(ring)}></path>
    ${
      lies
        ? evenly(edge(shape, -24), 58).map(
            ([x, y], i) =>
              svg`<use href=${symbol(SUITS[i % 4])} class="suit s${i % 2}" x=${x - 6} y=${y - 6} width="12" height="12"></use>`,
          )
        : nothing
    }
    ${
      lies
        ? [
            [711, 228, 14],
            [711, 300, 16],
          ].map(cup)
        : nothing
    }`;
}

/**
 * @param {Spot} from
 * @param {Spot} to
 */
function chevron(from, to) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return svg`<path class="chev" transform="translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${turn})" d="M-5 -8 4 0-5 8"></path>`;
}

/**
 * @param {Shape} shape
 * @param {boolean} lies
 * @param {(number | "head")[]} steps the way to show, [] for none
 */
export function cloth(shape, lies, steps) {
  const spots = steps.map((at) => (at === "head" ? shape.head : shape.spots[at]));
  return svg`<svg class="table-picture ${lies ? "land" : "port"}" viewBox="0 0 ${shape.W} ${shape.H}" aria-hidden="true">
    <defs><radialGradient id=${lies ? "w-candle" : "w-candle-2"}><stop offset="0" class="candle-0"></stop><stop offset=".85" class="candle-1"></stop></radialGradient></defs>
    ${guard([shape.spots.length, lies], () => still(shape, lies))}
    ${
      spots.length > 1
        ? svg`<path class="way" d=${smooth(spots)}></path>${spots.slice(1).map((to, i) => chevron(spots[i], to))}`
        : nothing
    }
  </svg>`;
}

/** What stands in a region: symbols, the stack of tokens, pieces, and its price. Pins keep their size on the screen. */
import { nothing, svg } from "lit-html";
import { OCTAGON, seatShape, symbol } from "./content.js";

/** @import { Land, Price, Region } from "./types.js" */
/** @typedef {import("lit-html").TemplateResult | typeof nothing} Part */

const LETTERS = "ABCDEF";

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [css]
 */
export const glyph = (id, x, y, size, css = "") =>
  svg`<use class=${css} href=${symbol(id)} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`;

/**
 * A seat's mark inside the map.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 */
export const seatMark = (seat, x, y) =>
  svg`<g class="seat" data-seat=${seat} transform=${`translate(${x} ${y})`}><use href=${seatShape(seat)} x="-12" y="-12" width="24" height="24"></use><text y=${seat === 2 ? 7.5 : 5.5}>${LETTERS[seat]}</text></g>`;

/** How high a stack looks. @param {number} n */
const height = (n) => Math.min(Math.max(0, n - 1), 3) * 3.4;

/**
 * A stack of race tokens.
 * @param {Region} region
 * @param {number} x
 */
function stack({ holder, tokens }, x) {
  if (!holder) return nothing;
  const { seat, race, declined } = holder;
  const wild = seat === null;
  const body =
    declined || wild
      ? svg`<g transform=${wild ? "" : "rotate(-7)"}><path class="bed" d=${OCTAGON}></path><path class="face" d=${OCTAGON}></path><path d=${OCTAGON} fill="url(#sw-hatch)"></path>${glyph(race, 0, 0, 25, "people")}<path class="rim" d=${OCTAGON}></path></g>`
      : svg`${[3, 2, 1].filter((i) => i < tokens).map((i) => svg`<path class="edge" d=${OCTAGON} transform=${`translate(0 ${i * 3.4})`}></path>`)}<path class="face" d=${OCTAGON}></path><path class="glaze" d="M-9-16.500H9L16.500-9V-3Q0 3-16.500-3V-9z"></path>${glyph(race, 0, 0, 25, "people")}`;
  return svg`<g class=${`stack ${wild ? "wild" : declined ? "declined" : "active"}`} data-seat=${seat ?? nothing} transform=${`translate(${x} 2)`}>${body}${wild ? nothing : seatMark(seat, -18, -15)}${
    wild && tokens < 2
      ? nothing
      : svg`<g class="count" transform=${`translate(19 ${declined || wild ? 12 : 8 + height(tokens) / 3})`}><circle r="11"></circle><text y="5.500">${tokens}</text></g>`
  }</g>`;
}

/** Small wooden things. @type {Record<string, Part>} */
const PIECES = {
  mountain: svg`<path class="base" d="M-18 9Q-18 14 0 14T18 9L14 5H-14z"></path><path class="m1" d="M-16 9L-8-4-5-3 1-15 7-6 9-7 16 9Q0 14-16 9z"></path><path class="m2" d="M1-15L7-6 9-7 16 9Q10 11 4 11.500L1 2 4-5z"></path><path class="m3" d="M1-15L-3.500-6 0-8 3-5.500 5.500-8.200z"></path><path class="line" d="M-16 9L-8-4-5-3 1-15 7-6 9-7 16 9Q0 14-16 9z"></path>`,
  fort: svg`<path class="base" d="M-13 10Q-13 15 0 15T13 10z"></path><path class="f1" d="M-11-13h5v4h4v-4h5v4h4v-4h4v8l-3 3v9q-8 4-16 0V-2l-3-3z"></path><path class="f2" d="M4-9h3v-4h4v8l-3 3v9q-3 1.600-6 2V-3z"></path><path class="line" d="M-11-13h5v4h4v-4h5v4h4v-4h4v8l-3 3v9q-8 4-16 0V-2l-3-3zM-3 9V4q2.500-4 5 0v5.500"></path>`,
  wall: svg`<path class="base" d="M-16 10Q-16 15 0 15T16 10z"></path><path class="v1" d="M-15 11V0q0-2 2-2h26q2 0 2 2v11q-15 5-30 0z"></path><path class="v2" d="M-10-1q-5-6 0-13 0 4 3 5t2 5-5 3zM1-1q-6-8 1-17 0 5 4 7t1 8-6 2zM11-1q-4-5 1-11 0 3 2.500 4t1 5-4.500 2z"></path><path class="line" d="M-15 11V0q0-2 2-2h26q2 0 2 2v11q-15 5-30 0zM-15 5H15M-7-2v7M5-2v7M-1 5v8M10 5v7"></path>`,
  tower: svg`<path class="base" d="M-12 11Q-12 16 0 16T12 11z"></path><path class="t1" d="M-8 12L-6-7h12L8 12Q0 15-8 12z"></path><path class="t2" d="M-11-7L0-19 11-7z"></path><path class="line" d="M-8 12L-6-7h12L8 12Q0 15-8 12zM-11-7L0-19 11-7zM-2 0h4v5h-4z"></path>`,
  hidden: svg`<g transform="rotate(6)"><rect class="d0" x="-13" y="-12" width="26" height="28" rx="6"></rect><rect class="d1" x="-13" y="-15" width="26" height="28" rx="6"></rect><path class="d2" d="M0-11.500L9-1 0 9.500-9-1z"></path><text y="5">?</text></g>`,
  bomb: svg`<circle class="b1" r="12" cy="2"></circle>${glyph("bomb", 0, 1, 20, "white")}`,
  objective: svg`<circle class="o1" r="12" cy="1"></circle>${glyph("objective", 1, 1, 16, "white")}`,
  champion: svg`<path class="c1" d="M0-16L13-9V5Q13 13 0 18-13 13-13 5V-9z"></path>${glyph("champion", 0, 0, 18, "white")}`,
};

const WIDTHS = /** @type {Record<string, number>} */ ({ stack: 54, mountain: 34, wall: 34, tower: 26, hidden: 30 });

/**
 * The things of a region, in the order in which they stand.
 * @param {Land} land
 * @param {Region} region
 * @returns {string[]}
 */
function things({ terrain }, region) {
  const out = region.holder && region.tokens + region.beasts > 0 ? ["stack"] : [];
  if (region.holder && !out.length) out.push("flagged");
  if (region.beasts) out.push("beast");
  for (const piece of ["champion", "mountain", "fort", "wall", "tower", "bomb", "objective", "hidden"]) {
    const there = piece === "mountain" ? terrain === "mountain" : region[/** @type {"fort"} */ (piece)];
    if (there) out.push(piece);
  }
  return [...out, ...region.relics];
}

/**
 * One thing of a region.
 * @param {string} what
 * @param {Region} region
 * @param {number} x
 * @param {number} y
 */
function thing(what, region, x, y) {
  if (what === "stack") return svg`<g transform=${`translate(0 ${y})`}>${stack(region, x)}</g>`;
  if (what === "flagged")
    return region.holder?.seat === null || !region.holder ? nothing : seatMark(region.holder.seat, x, y);
  if (what === "beast")
    return svg`<g class="piece" transform=${`translate(${x} ${y + 3})`}><circle class="beast" r="13"></circle>${glyph("beast", 0, 0, 19, "white")}${region.beasts > 1 ? svg`<g class="count" transform="translate(11 9)"><circle r="9"></circle><text y="5">${region.beasts}</text></g>` : nothing}</g>`;
  if (PIECES[what]) return svg`<g class="piece" transform=${`translate(${x} ${y + 4})`}>${PIECES[what]}</g>`;
  return svg`<g class="piece" transform=${`translate(${x} ${y + 2})`}><rect class="relic" x="-14" y="-14" width="28" height="28" rx="7"></rect>${glyph(what, 0, 0, 22, "white")}</g>`;
}

/**
 * Price for the asked seat: pennant, die tag, or a lock.
 * @param {Price} price
 * @param {number} y
 */
function tag(price, y) {
  const at = `translate(0 ${y})`;
  if (price.state === "take")
    return svg`<g class="tag take" transform=${at}><path d="M-20-13H13L21 0 13 13H-20Q-23 13-23 10V-10Q-23-13-20-13z"></path><path class="octagon" d="M-14.500-7h5l3.500 3.500v7L-9.500 7h-5L-18 3.500v-7z"></path><text x="4" y="6.500">${price.n}</text></g>`;
  if (price.state === "die")
    return svg`<g class="tag die" transform=${at}><rect x="-23" y="-13" width="46" height="26" rx="6"></rect>${glyph("die", -11, 0, 18)}<text x="9" y="6.500">${price.n}</text></g>`;
  if (price.state === "far") return nothing;
  return svg`<g class="tag no" transform=${at}><rect x="-21" y="-12" width="42" height="24" rx="12"></rect>${glyph("lock", -9, -0.5, 15)}<text x="8" y="6">${price.n}</text></g>`;
}

/**
 * The line of symbols above: terrain, what is printed on it, the letter of the continent.
 * @param {Land} land
 * @param {number} y
 */
function symbols(land, y) {
  const row = [land.terrain, ...land.symbols.filter((one) => one !== "murloc")];
  const from = (-(row.length - 1) * 21) / 2;
  return row.map((one, i) =>
    one === "letter"
      ? svg`<g class="seal" transform=${`translate(${from + i * 21} ${y})`}><circle r="10"></circle><text y="5.300">${land.face[0]}</text></g>`
      : glyph(one, from + i * 21, y, 18, "printed"),
  );
}

/**
 * How the things of a region stand: in one row or two.
 * @param {Land} land
 * @param {Region} region
 */
function layout(land, region) {
  const all = things(land, region);
  const rows = all.length > 3 ? [all.slice(0, 2), all.slice(2)] : [all];
  const high = rows.length > 1 ? -15 : 0;
  const foot = all.length ? high + 38 + (rows.length - 1) * 30 : 12;
  return { rows, high, foot, empty: all.length === 0 };
}

/** @param {[number, number]} at */
const moved = ([x, y]) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/**
 * @param {Land} land
 * @param {Region} region
 * @param {[number, number]} at on the sheet
 */
export function pin(land, region, at) {
  const { rows, high, empty } = layout(land, region);
  return svg`<g class="pin" data-spot=${`region.${land.id}`} transform=${moved(at)}><g class="fixed">
    ${symbols(land, empty ? (region.price?.n ? -15 : 0) : high - 32)}
    ${rows.map((row, i) => {
      const widths = row.map((what) => WIDTHS[what] ?? 30);
      let left = -widths.reduce((sum, each) => sum + each, 0) / 2;
      return row.map((what, j) => {
        const middle = left + widths[j] / 2;
        left += widths[j];
        return thing(what, region, middle, high + i * 31);
      });
    })}
  </g></g>`;
}

/**
 * The price of a region, or what else must not be hidden by neighbours.
 * @param {Land} land
 * @param {Region} region
 * @param {[number, number]} at
 * @param {unknown} extra
 */
export function topPin(land, region, at, extra) {
  if (!region.price && extra === nothing) return nothing;
  return svg`<g class="pin" transform=${moved(at)}><g class="fixed">${region.price ? tag(region.price, layout(land, region).foot) : nothing}${extra}</g></g>`;
}

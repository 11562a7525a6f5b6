/** The small picture of a table for the home page: the tea table in the ring of regions, with who holds what. */
import { html, svg } from "lit-html";
import { symbol } from "./parts.js";

/** @import { Json, View } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */
/** @typedef {{round: number, phase: string, regions: {id: string, seats: number[]}[], vp: number[], factions: string[]}} Summary */

const SEATS = ["#b3262e", "#1f5fa8", "#2e7d3a", "#a35f00", "#6b3fa0"];
/** @type {Record<string, string>} */
const TINTS = {
  red_keep: "#a8323a",
  tulgey_wood: "#3f6b45",
  witzend: "#6b3fa0",
  pool_of_tears: "#2c6a8f",
  meadow: "#b1487a",
};

/**
 * @param {View} view
 * @returns {Json}
 */
export function summarise(view) {
  /** @type {Board} */
  const board = view.board;
  return {
    round: board.round,
    phase: board.phase,
    regions: board.regions.map(({ id, seats }) => ({ id, seats: seats.map(({ seat }) => seat) })),
    vp: board.players.map(({ vp }) => vp),
    factions: board.players.map(({ faction }) => faction ?? "alice"),
  };
}

/** @param {Json} summary */
export function picture(summary) {
  const { regions, vp, factions } = /** @type {Summary} */ (summary);
  const most = Math.max(1, ...vp);
  return html`<svg class="wonder-picture" viewBox="0 0 304 122" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="304" height="122" fill="#451b3d"></rect>
    ${regions.map(({ id, seats }, i) => land(id, seats, 12 + i * 58))}
    <rect x="12" y="84" width="280" height="28" rx="14" fill="#fff7ee" stroke="#c4446b" stroke-width="2" stroke-dasharray="2 4"></rect>
    ${factions.map((faction, i) => leader(faction, i, 26 + (vp[i] / most) * 236))}
  </svg>`;
}

/**
 * @param {string} id
 * @param {number[]} seats
 * @param {number} x
 */
function land(id, seats, x) {
  return svg`<g>
    <rect x=${x} y="10" width="48" height="62" rx="7" fill="#fffaf0" stroke=${TINTS[id] ?? "#6b2d5c"} stroke-width="2.5"></rect>
    <use href=${symbol(id)} x=${x + 9} y="14" width="30" height="30" color=${TINTS[id] ?? "#6b2d5c"}></use>
    ${seats.map((seat, i) => svg`<circle cx=${x + 10 + (i % 4) * 10} cy=${55 + Math.floor(i / 4) * 10} r="4.500" fill=${SEATS[seat]}></circle>`)}
  </g>`;
}

/**
 * @param {string} faction
 * @param {number} seat
 * @param {number} x
 */
function leader(faction, seat, x) {
  return svg`<g><circle cx=${x} cy="98" r="11" fill=${SEATS[seat]} stroke="#fffaf0" stroke-width="2"></circle><use href=${symbol(faction)} x=${x - 7} y="91" width="14" height="14" color="#fff7ec"></use></g>`;
}

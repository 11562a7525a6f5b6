/** The small picture of a table for the home page: the supply seen from above. */
import { html, svg } from "lit-html";
import { symbol } from "./card.js";

/** @import { Json, View } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */
/** @typedef {{piles: [string, number][], provinces: number}} Summary */

const TINTS = ["#cfe3dc", "#f3d27a", "#c9d6e6", "#e8c9b0", "#d9c8e6", "#d5dca8"];

/**
 * What the picture needs: the kingdom piles with their sizes.
 * @param {View} view
 * @returns {Json}
 */
export function summarise(view) {
  /** @type {Board} */
  const board = view.board;
  return {
    piles: board.kingdom.map((slug) => [slug, board.supply.find(({ card }) => card === slug)?.count ?? 0]),
    provinces: board.supply.find(({ card }) => card === "province")?.count ?? 0,
  };
}

/** @param {Json} summary */
export function picture(summary) {
  const { piles, provinces } = /** @type {Summary} */ (summary);
  return html`<svg class="dm-picture" viewBox="0 0 304 122" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="304" height="122" fill="#1f5c52"></rect>
    ${piles.map(([slug, count], index) => heap(slug, count, 14 + (index % 5) * 45, 8 + Math.floor(index / 5) * 56, index))}
    ${heap("gold", 10, 246, 8, 1)} ${heap("province", provinces, 246, 64, 5)}
  </svg>`;
}

/**
 * @param {string} slug
 * @param {number} count
 * @param {number} x
 * @param {number} y
 * @param {number} index
 */
function heap(slug, count, x, y, index) {
  if (!count)
    return svg`<rect x=${x} y=${y} width="38" height="50" rx="5" fill="none" stroke="#0005" stroke-width="1.5" stroke-dasharray="3 3"></rect>`;
  const low = Math.ceil(count / 4);
  return svg`<g>
    <rect x=${x + low} y=${y + low} width="38" height="50" rx="5" fill="#e9dcc0" stroke="#1c1a18" stroke-width="1.4"></rect>
    <rect x=${x} y=${y} width="38" height="50" rx="5" fill="#fff8e8" stroke="#1c1a18" stroke-width="1.4"></rect>
    <rect x=${x + 4} y=${y + 5} width="30" height="27" rx="3" fill=${TINTS[index % TINTS.length]}></rect>
    <use href=${symbol(`i-${slug}`)} x=${x + 8} y=${y + 8} width="22" height="22" color="#1b4a42"></use>
    <path d=${`M${x + 6} ${y + 38}h26M${x + 6} ${y + 43}h18`} stroke="#c8b68d" stroke-width="2" fill="none"></path>
  </g>`;
}

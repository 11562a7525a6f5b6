/** The small picture of a table for the home page: the chart itself, with who holds what. */
import { html, svg } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { OCTAGON } from "./content.js";
import { laid } from "./ornament.js";
import { chart, chartNow, onSheet } from "./sheet.js";

/** @import { Json, View } from "../../types.d.ts" */
/** @import { Chart } from "./sheet.js" */
/** @import { Board } from "./types.js" */
/** @typedef {{faces: string[], held: Record<string, number>}} Summary a seat, or with 10 added its declined race */

const SEATS = ["#b3262e", "#1f5fa8", "#2e7d3a", "#a35f00", "#6b3fa0"];
/** @type {Record<string, string>} */
const GROUNDS = {
  field: "#efd58a",
  hill: "#dba765",
  forest: "#8db27a",
  swamp: "#a79cbf",
  mountain: "#c8bdb0",
  lake: "#79b3cf",
  sea: "#8cbccb",
};
const DECLINED = 10;

/**
 * @param {View} view
 * @returns {Json}
 */
export function summarise(view) {
  /** @type {Board} */
  const board = view.board;
  /** @type {Record<string, number>} */
  const held = {};
  for (const [id, { holder }] of Object.entries(board.regions))
    if (holder && holder.seat !== null) held[id] = holder.seat + (holder.declined ? DECLINED : 0);
  return { faces: board.continents.map(({ id }) => id), held };
}

/** @param {Json} summary */
export function picture(summary) {
  const { faces, held } = /** @type {Summary} */ (summary);
  const here = chartNow(faces);
  return html`<svg class="sw-picture" viewBox="20 30 920 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect x="-400" y="-400" width="1800" height="1500" fill="#8fbccb"></rect>
    ${here ? drawn(here, held) : faces.length ? until(chart(faces).then((made) => drawn(made, held))) : ""}
  </svg>`;
}

/**
 * @param {Chart} made
 * @param {Record<string, number>} held
 */
function drawn({ lands }, held) {
  return svg`${lands.map(
    ({ face, place }) => svg`<g transform=${laid(place)}>
    <path d=${face.lining[1]} fill="#ffffff30" stroke="#2d5f77" stroke-opacity=".4"></path><path d=${face.coast} fill="#5b4630" transform="translate(2 7)"></path>
    ${face.regions.map(({ path, terrain }) => svg`<path d=${path} fill=${GROUNDS[terrain]} stroke="#33281c" stroke-width="2"></path>`)}</g>
    ${face.regions.map(({ id, pin }) => (id in held ? token(held[id], onSheet(place, pin)) : ""))}`,
  )}`;
}

/**
 * @param {number} who
 * @param {[number, number]} at
 */
const token = (who, [x, y]) =>
  svg`<path d=${OCTAGON} transform=${`translate(${x} ${y}) scale(1.300)`} fill=${SEATS[who % DECLINED]} fill-opacity=${who >= DECLINED ? 0.45 : 1} stroke="#fff6e0" stroke-width="3" stroke-dasharray=${who >= DECLINED ? "5 4" : "none"}></path>`;

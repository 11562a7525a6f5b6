/** The five regions as a ring, clockwise from the top: tile, battle marker, everybody's units and castles. */
import { html, nothing } from "lit-html";
import { force, forceName, hit, icon, tile } from "./parts.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Region } from "./types.js" */

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function map(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  return html`<section class="pane p-map" aria-label=${desk.t("wonderland-board-map")}>
    <div class="ring">
      <svg class="hedge" viewBox="0 0 404 364" preserveAspectRatio="none" aria-hidden="true"><path d="M202 58 306 182 306 304 98 304 98 182Z"></path></svg>
      <p class="compass">${icon("cw")}<span>${desk.t("wonderland-board-clockwise")}</span></p>
      ${board.regions.map((region) => drawRegion(desk, board, region))}
    </div>
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Region} region
 */
function drawRegion(desk, board, region) {
  const { id, points, closed, marker, done, now, seats } = region;
  const name = desk.t(`wonderland-region-${id}`);
  const there = seats.map((each) => forceName(desk, each)).join("; ") || desk.t("wonderland-board-nobody");
  const can = desk.choices(`region.${id}`).length > 0;
  return html`<article class="region r-${id} ${now ? "now" : ""} ${done ? "done" : ""} ${closed ? "closed" : ""} ${can ? "can" : ""}" data-spot="region.${id}">
    ${icon(id, "wm")}
    <h2>${name}</h2>
    <div class="rtop">
      ${tile(desk, points, id)}${marker && !closed ? html`<span class="bmark">${icon("battle")}<span>${desk.t("wonderland-board-first")}</span></span>` : nothing}${note(desk, board, region)}
    </div>
    <div class="forces">
      ${closed ? html`<span class="none">${desk.t("wonderland-board-closed")}</span>` : seats.length ? seats.map((each) => force(desk, each, id)) : html`<span class="none">${desk.t("wonderland-board-nobody")}</span>`}
    </div>
    ${hit(desk, `region.${id}`, `${name}. ${there}`, `region ${id}`)} ${figures(desk, region)}
  </article>`;
}

/**
 * Own figures in a region, when one of them can be chosen; a small screen offers them below.
 * @param {Desk} desk
 * @param {Region} region
 */
function figures(desk, { seats }) {
  if (desk.narrow) return nothing;
  const mine =
    seats.find(({ seat }) => seat === desk.seat)?.figures.filter((id) => desk.choices(`figure.${id}`).length) ?? [];
  if (!mine.length) return nothing;
  return html`<div class="picks">${mine.map((id) => {
    const name = desk.t(`wonderland-figure-${id}`);
    return html`<span class="holder can">${icon(id)}${hit(desk, `figure.${id}`, name, `figure ${id}`)}</span>`;
  })}</div>`;
}

/**
 * In the war: who won here, or when it is its turn.
 * @param {Desk} desk
 * @param {Board} board
 * @param {Region} region
 */
function note(desk, board, { id, done, now }) {
  if (board.phase !== "war") return nothing;
  if (now) return html`<span class="rnote">${desk.t("wonderland-board-now")}</span>`;
  if (!done) return nothing;
  const fought = board.chart.findLast((each) => each.region === id && each.round === board.round);
  const words =
    fought?.winner == null
      ? desk.t("wonderland-board-fought")
      : desk.t("wonderland-board-won-by", { who: fought.winner });
  return html`<span class="rnote">${words}</span>`;
}

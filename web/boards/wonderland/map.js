/** The five regions as a ring, clockwise from the top: tile, battle marker, everybody's units and castles. */
import { html, nothing } from "lit-html";
import { walkByArrows } from "../arrows.js";
import { listSwitch, ownFigures, regionList, warNote } from "./lists.js";
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
  if (desk.listView) {
    return html`<section class="pane p-map listed" aria-label=${desk.t("wonderland-board-map")}>${regionList(desk, board)}${desk.narrow || board.phase === "war" ? listSwitch(desk) : nothing}</section>`;
  }
  return html`<section class="pane p-map" aria-label=${desk.t("wonderland-board-map")}>
    <div class="ring" @keydown=${walkByArrows}>
      <svg class="hedge" viewBox="0 0 404 364" preserveAspectRatio="none" aria-hidden="true"><path d="M202 58 306 182 306 304 98 304 98 182Z"></path></svg>
      <p class="compass">${icon("cw")}<span>${desk.t("wonderland-board-clockwise")}</span></p>
      ${board.regions.map((region) => drawRegion(desk, board, region))}
    </div>
    ${desk.narrow || board.phase === "war" ? listSwitch(desk) : nothing}
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
  const there = closed
    ? ""
    : seats.map((each) => forceName(desk, each)).join("; ") || desk.t("wonderland-board-nobody");
  const facts = closed
    ? [desk.t("wonderland-board-closed")]
    : [marker ? desk.t("wonderland-board-first-battle") : "", warNote(desk, board, region)];
  const state = facts
    .filter(Boolean)
    .map((fact) => `${fact}. `)
    .join("");
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
    ${hit(desk, `region.${id}`, `${name}. ${state}${there}`, `region ${id}`)} ${ownFigures(desk, region)}
  </article>`;
}

/**
 * In the war: who won here, or when it is its turn.
 * @param {Desk} desk
 * @param {Board} board
 * @param {Region} region
 */
function note(desk, board, region) {
  const words = warNote(desk, board, region);
  return words ? html`<span class="rnote">${words}</span>` : nothing;
}

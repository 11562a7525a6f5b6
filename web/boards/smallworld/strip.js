/** The round track, a ship on its way, and who comes next. */
import { html, nothing } from "lit-html";
import { icon } from "./content.js";
import { nextSeat } from "./side.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function strip(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  const next = board.players.length > 1 ? nextSeat(board) : null;
  const round = Math.max(1, board.round);
  return html`<section class="sw sw-strip" aria-label=${desk.t("smallworld-board-rounds")}>
    <div class="track" role="img" aria-label=${desk.t("smallworld-board-round", { n: round, all: board.rounds })}>
      <b>${desk.t("smallworld-board-round", { n: round, all: board.rounds })}</b>
      <span class="lane" data-seat=${board.turn ?? nothing}>${Array.from({ length: board.rounds }, (_, i) => (i + 1 === round ? html`<i class="now">${icon("ship")}</i>` : html`<i class=${i + 1 < round ? "done" : i + 1 === board.rounds ? "last" : ""}></i>`))}</span>
    </div>
    ${next === null || desk.view.over ? nothing : html`<p class="next"><span>${desk.t("smallworld-board-next-player")}</span>${desk.mark(next)}<b>${desk.name(next)}</b></p>`}
  </section>`;
}

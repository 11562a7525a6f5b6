/** The header line: round and phase, and everybody's points, shards and cards of this party. */
import { html, nothing } from "lit-html";
import { hit, icon, ROMAN, seat } from "./parts.js";
import { tabs } from "./tabs.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Player } from "./types.js" */

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function drawStrip(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  const phase = desk.t(`wonderland-board-phase-${board.phase}`);
  return html`<section class="wonder wonder-strip" data-theme=${desk.theme} aria-label=${desk.t("wonderland-board-players")}>
    <div class="sub">
      <ol class="rounds" aria-label=${desk.t("wonderland-board-round", { n: board.round })}>${ROMAN.map((n, i) => html`<li class=${i + 1 === board.round ? "now" : ""}>${n}</li>`)}</ol>
      <p class="phase">${phase}</p>
    </div>
    ${desk.narrow || board.phase !== "war" ? nothing : tabs(desk)}
    <ul class="pods" data-count=${board.players.length}>${board.players.map((player) => pod(desk, board, player))}</ul>
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Player} player
 */
function pod(desk, board, { seat: who, faction, vp, shards, taken }) {
  const on = `seat.${who}`;
  const can = desk.choices(on).length > 0;
  const kind = faction ? desk.t(`wonderland-faction-${faction}`) : desk.name(who);
  return html`<li class="${who === desk.seat ? "you" : ""} ${who === desk.view.toMove ? "turn" : ""} ${can ? "can" : ""}">
    <span data-spot="pod.${who}">${seat(desk, who)}</span>
    <span class="who"><b title=${kind}>${faction ? icon(faction) : nothing}<span>${kind}</span></b><small>${desk.name(who)}</small></span>
    <span class="vp" data-spot="vp.${who}" role="img" aria-label=${desk.t("wonderland-board-points", { who, n: vp })}><b>${vp}</b><small>${desk.t("wonderland-board-vp")}</small></span>
    <span class="mini">
      <span role="img" data-spot="shards.${who}" aria-label=${desk.t("wonderland-board-has-shards", { n: shards })}>${icon("shard")}${shards}</span>
      ${board.phase === "tea" ? html`<span class="got" role="img" aria-label=${desk.t("wonderland-board-taken", { n: taken, of: board.table.need })}>${Array.from({ length: board.table.need }, (_, i) => html`<i class=${i < taken ? "on" : ""}></i>`)}</span>` : nothing}
    </span>
    ${can ? hit(desk, on, desk.name(who)) : nothing}
  </li>`;
}

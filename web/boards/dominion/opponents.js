/** The others' public zones: hand size, how thick their deck is, the top of their discard pile (D.info). */
import { html, nothing, svg } from "lit-html";
import { art, heard, icon, kind, name } from "./card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Player } from "./types.js" */

/**
 * In turn order, beginning with the one to the viewer's left.
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function opponents(desk, board) {
  const seats = board.players.length;
  const from = desk.seat ?? -1;
  const others = [...board.players.keys()]
    .map((step) => board.players[(from + 1 + step) % seats])
    .filter(({ seat }) => seat !== desk.seat);
  return html`<section class="dm opps" data-n=${others.length} aria-label=${desk.t("dominion-board-opponents")}>
    ${others.map((player) => opponent(desk, board, player))}
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Player} player
 */
function opponent(desk, board, player) {
  const { seat } = player;
  const bot = desk.view.seats[seat].bot;
  const now = desk.view.toMove === seat;
  return html`<article class=${`opp${now ? " now" : ""}`}>
    ${desk.mark(seat)}
    <div class="id">
      <h2><span>${desk.name(seat)}</span>${bot ? html`<span class="bot">${icon("u-bot")}<i>${desk.t("dominion-board-bot")}</i></span>` : nothing}</h2>
      <p>${state(desk, board, player)}</p>
    </div>
    <ul>
      <li data-spot=${`hand.${seat}`}>
        <span class="zone" role="img" aria-label=${desk.t("dominion-board-hand-of", { n: player.handCount })}>${icon("s-hand")}<b>${player.handCount}</b></span>
        <span class="word" aria-hidden="true">${desk.t("dominion-board-hand")}</span>
      </li>
      <li data-spot=${`deck.${seat}`}>
        <span class="zone" role="img" aria-label=${desk.t("dominion-board-deck-depth", { depth: player.deckDepth })}>${heap(player.deckDepth)}</span>
        <span class="word" aria-hidden="true">${desk.t("dominion-board-deck-word")}</span>
      </li>
    </ul>
    ${top(desk, player)}
  </article>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Player} player
 */
function state(desk, board, { seat, turns }) {
  if (desk.view.over) return desk.t("dominion-board-turns", { n: turns });
  if (desk.view.toMove === seat) return desk.t("dominion-board-thinks");
  if (board.current === seat) return desk.t("dominion-board-has-turn");
  return desk.t("dominion-board-turns", { n: turns });
}

/**
 * A deck seen from the side: bars for its thickness, no number.
 * @param {number} depth
 */
const heap = (depth) => html`<svg class="heap" viewBox="0 0 20 18" aria-hidden="true">
  ${[0, 1, 2].map((level) => svg`<rect x="1.5" y=${13 - level * 5.5} width="17" height="4" rx="1.2" class=${level < depth ? "full" : "none"}></rect>`)}
</svg>`;

/**
 * @param {Desk} desk
 * @param {Player} player
 */
function top(desk, { seat, discardTop, discardDepth }) {
  if (!discardTop) {
    return html`<div class="top bare" data-spot=${`discard.${seat}`} role="img" aria-label=${desk.t("dominion-board-discard-none", { who: seat })}>
      <span class="art"></span>
      <span class="tn" aria-hidden="true"><b>${desk.t("dominion-board-none")}</b><span>${desk.t("dominion-board-discard-word")}</span></span>
    </div>`;
  }
  return html`<button
    type="button"
    class="top"
    data-spot=${`discard.${seat}`}
    data-t=${kind(desk, discardTop)}
    data-id=${discardTop}
    data-open=${`card ${discardTop}`}
    .style=${`--h:${discardDepth}`}
    @click=${() => desk.open("card", discardTop)}
  >
    ${heard(desk.t("dominion-board-discard-of", { who: seat, card: discardTop }))}${art(desk, discardTop)}
    <span class="tn" aria-hidden="true"><b>${name(desk, discardTop)}</b><span>${desk.t("dominion-board-discard-word")}</span></span>
  </button>`;
}

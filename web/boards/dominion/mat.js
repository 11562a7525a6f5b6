/** The middle of the table: one's own piles, what is in play, what is set aside, and the counters. */
import { html, nothing } from "lit-html";
import { art, face, heard, icon, kind, name, tally, told } from "./card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Player } from "./types.js" */

/** A choice that is drawn here and not among the buttons of the tray. */
export const TIDY = "tidy";

/**
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function mat(desk, board) {
  const own = board.players.find(({ seat }) => seat === desk.seat);
  return html`<section class="mat panel" aria-label=${desk.t("dominion-board-table")}>
    ${own ? piles(desk, own) : nothing} ${inPlay(desk, board)} ${aside(desk, board)} ${counters(desk, board)}
  </section>`;
}

/**
 * The own deck has a number, the discard pile only a top card and a thickness: nobody may count it (D.info).
 * @param {Desk} desk
 * @param {Player} own
 */
function piles(desk, own) {
  return html`<div class="own">
    <h2>${desk.t("dominion-board-piles")}${tidy(desk)}</h2>
    <div class="row">${deck(desk, own)}${discard(desk, own)}</div>
  </div>`;
}

/**
 * The wish to choose the top card of the discard pile at clean-up stands where that pile lies.
 * @param {Desk} desk
 */
function tidy(desk) {
  const choice = desk.asked ? desk.loose.find(({ id }) => id === TIDY) : undefined;
  if (!choice) return nothing;
  return html`<button type="button" class="tidy" data-choice=${choice.id} title=${desk.label(choice)} @click=${() => desk.act([choice.id])}>${desk.t("dominion-board-tidy")}</button>`;
}

/**
 * @param {Desk} desk
 * @param {string} on
 */
const pressable = (desk, on) => (desk.choices(on).length ? " can" : "");

/**
 * @param {Desk} desk
 * @param {Player} own
 */
function deck(desk, own) {
  const n = own.deckCount ?? 0;
  return html`<button
    type="button"
    class=${`stackpile deck${n ? "" : " bare"}${pressable(desk, "deck")}`}
    data-on="deck"
    data-spot=${`deck.${own.seat}`}
    .style=${`--h:${own.deckDepth}`}
    aria-disabled=${desk.choices("deck").length ? "false" : "true"}
    @click=${() => desk.press("deck")}
  >
    ${heard(desk.t("dominion-board-deck-holds", { n }))}
    <span class="art">${n ? html`${icon("g-back", "ground")}${icon("u-crown", "mono")}` : nothing}</span>
    <span class="n" aria-hidden="true">${n}</span><b class="name" aria-hidden="true"><span>${desk.t("dominion-board-deck")}</span></b>
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {Player} own
 */
function discard(desk, own) {
  const top = own.discardTop;
  return html`<button
    type="button"
    class=${`stackpile disc${top ? "" : " bare"}${pressable(desk, "discard")}`}
    data-on="discard"
    data-spot=${`discard.${own.seat}`}
    data-t=${top ? kind(desk, top) : nothing}
    data-id=${top ?? nothing}
    data-open=${top ? `card ${top}` : nothing}
    .style=${`--h:${own.discardDepth}`}
    aria-disabled=${desk.choices("discard").length ? "false" : "true"}
    @click=${() => desk.press("discard")}
  >
    ${heard(top ? desk.t("dominion-board-discard-top", { card: top }) : desk.t("dominion-board-discard-empty"))}
    ${top ? html`${art(desk, top)}<span class="cap" aria-hidden="true">${name(desk, top)}</span>` : html`<span class="art"></span>`}
    <b class="name" aria-hidden="true"><span>${desk.t("dominion-board-discard")}</span></b>
  </button>`;
}

/**
 * What the player in turn has in play; with many cards equal ones lie together.
 * @param {Desk} desk
 * @param {Board} board
 */
function inPlay(desk, board) {
  const whose = board.players[board.current];
  const mine = whose.seat === desk.seat;
  return html`<div class="inplay" data-spot="inplay">
    <h2>${mine ? desk.t("dominion-board-in-play") : desk.t("dominion-board-in-play-of", { who: whose.seat })}</h2>
    <div class="row" role="list">
      ${laid(desk, whose.inPlay)}
      ${mine && whose.inPlay.length < 5 && desk.view.choices.some(({ verb }) => verb === "play") ? slot(desk) : nothing}
    </div>
  </div>`;
}

/** @param {Desk} desk */
const slot = (desk) =>
  html`<div class="slot" aria-hidden="true">${icon("s-up")}<span>${desk.t("dominion-board-play-here")}</span></div>`;

/**
 * @param {Desk} desk
 * @param {string[]} slugs
 */
function laid(desk, slugs) {
  /** @type {[string, number][]} */
  const heaps = slugs.length > 6 ? tally(slugs) : slugs.map((slug) => [slug, 1]);
  return heaps.map(
    ([slug, n]) => html`<div class="hold" role="listitem">
      <button
        type="button"
        class=${`card mid${n > 1 ? " many" : ""}${pressable(desk, `play.${slug}`)}`}
        data-on=${desk.choices(`play.${slug}`).length ? `play.${slug}` : nothing}
        data-t=${kind(desk, slug)}
        data-id=${slug}
        data-open=${`card ${slug}`}
        aria-description=${told(desk, slug)}
        @click=${() => (desk.choices(`play.${slug}`).length ? desk.press(`play.${slug}`) : desk.open("card", slug))}
      >
        ${heard(n > 1 ? desk.t("dominion-board-cards", { card: slug, n }) : name(desk, slug))}
        ${face(desk, slug)}${n > 1 ? html`<span class="n" aria-hidden="true">×${n}</span>` : nothing}
      </button>
    </div>`,
  );
}

/**
 * Cards set aside lie face up for all (D.term.setaside).
 * @param {Desk} desk
 * @param {Board} board
 */
function aside(desk, board) {
  const someone = board.players.find(({ setAside }) => setAside.length);
  if (!someone) return nothing;
  return html`<div class="aside">
    <h2>${desk.t("dominion-board-set-aside")}</h2>
    <div class="row" role="list">${laid(desk, someone.setAside)}</div>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {string} [css]
 */
export function counters(desk, board, css = "") {
  return html`<dl class=${`counters ${css}`} aria-hidden=${css ? "true" : nothing}>
    ${counter("a", desk.t("dominion-board-actions"), board.actions)}
    ${counter("b", desk.t("dominion-board-buys"), board.buys)}
    ${counter("c", desk.t("dominion-board-coins"), board.coins)}
    ${board.merchants && !css ? html`<div class="promise"><dt>${desk.t("dominion-board-merchants")}</dt><dd>+${board.merchants}${icon("c-coin")}</dd></div>` : nothing}
  </dl>`;
}

/**
 * @param {string} letter
 * @param {string} word
 * @param {number} n
 */
const counter = (letter, word, n) =>
  html`<div class=${`ct ct-${letter}`}><dt>${word}</dt><dd>${icon(`k-${letter}`)}<b>${n}</b></dd></div>`;

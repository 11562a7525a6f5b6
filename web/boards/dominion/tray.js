/** The tray: what is asked of whom and why, the phase, the plain buttons, and the hand. */
import { html, nothing } from "lit-html";
import { icon } from "./card.js";
import { hand } from "./hand.js";
import { counters, TIDY } from "./mat.js";

/** @import { Choice, Desk, Drawn, Several } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */

const LEAVE = /^(end|done|stop|no|pass|none|skip|decline)\b/;
/** Letters of a prompt from which on it is written smaller. */
const LONG = 32;
const PHASES = /** @type {const} */ (["action", "buy", "cleanup"]);

/**
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function tray(desk, board) {
  return html`<section class=${`tray${desk.asked ? "" : " idle"}`} aria-label=${desk.t("dominion-board-tray")}>
    ${ask(desk)}
    <div class="phase">
      <ol class="track" aria-label=${desk.t("dominion-board-phase")}>
        ${PHASES.map((phase) => html`<li aria-current=${phase === board.phase ? "step" : nothing}>${desk.t(`dominion-board-phase-${phase}`)}</li>`)}
      </ol>
      ${counters(desk, board, "mini")}
      <div class="acts">${buttons(desk)}</div>
    </div>
    ${hand(desk, board)}
  </section>`;
}

/** @param {Desk} desk */
function ask(desk) {
  const { view } = desk;
  const seat = desk.asked ? desk.seat : view.toMove;
  return html`<div class="ask">
    ${seat === null || seat === undefined || seat < 0 ? nothing : desk.mark(seat)}
    <div>
      <p class=${`q${desk.ask.title.length > LONG ? " long" : ""}`}>${desk.ask.title}${desk.ask.why}</p>
      <p class="who">${reason(desk)}</p>
    </div>
  </div>`;
}

/**
 * Of whom, why (the card that asks), and how many cards of the hand can answer.
 * @param {Desk} desk
 * @returns {Drawn}
 */
function reason(desk) {
  const { prompt } = desk.view;
  if (!desk.asked || !prompt || desk.seat === null) return desk.ask.detail;
  const name = desk.name(desk.seat);
  const whom = prompt.by
    ? desk.t("dominion-board-asked-by", { name, card: prompt.by })
    : desk.t("dominion-board-asked", { name });
  if (desk.several)
    return `${whom} ${desk.t("dominion-board-picked", { n: desk.several.count, max: desk.several.max })}`;
  const own = desk.view.board.players[desk.seat]?.hand ?? [];
  const n = own.filter((/** @type {string} */ slug) => desk.choices(`hand.${slug}`).length).length;
  const usable = n ? desk.t("dominion-board-usable", { n, all: own.length }) : "";
  return html`${whom} <span class="usable">${usable}</span>`;
}

/**
 * Plain choices as buttons; a prompt for several has one that sends what is picked.
 * @param {Desk} desk
 */
function buttons(desk) {
  if (!desk.asked) return nothing;
  const done = desk.view.prompt?.several?.done;
  if (desk.several) {
    const others = desk.loose.filter(({ id }) => id !== done);
    return html`${others.map((choice) => button(desk, choice, true))}${confirm(desk, desk.several)}`;
  }
  // The way onwards stands at the end in brass; the one that gives something up stands before it, quietly.
  const plain = desk.loose.filter(({ id }) => id !== TIDY);
  const leave = plain.filter(({ id }) => LEAVE.test(id));
  const main = plain.filter((choice) => !leave.includes(choice));
  return [...leave, ...main].map((choice, index, all) => button(desk, choice, index < all.length - 1));
}

/**
 * @param {Desk} desk
 * @param {Choice} choice
 * @param {boolean} quiet
 */
const button = (desk, choice, quiet) => html`<button
  type="button"
  class=${`end${quiet ? " quiet" : ""}`}
  data-choice=${choice.id}
  @click=${() => desk.act([choice.id])}
>
  <span>${desk.label(choice)}</span>${quiet ? nothing : icon("s-go")}
</button>`;

/**
 * @param {Desk} desk
 * @param {Several} several
 */
const confirm = (
  desk,
  several,
) => html`${several.count ? html`<button type="button" class="end quiet" @click=${() => several.clear()}><span>${desk.t("dominion-board-clear")}</span></button>` : nothing}
  <button type="button" class="end" data-choice="confirm" aria-disabled=${several.ready ? "false" : "true"} @click=${() => several.ready && several.confirm()}>
    <span>${several.label}</span>${icon("s-go")}
  </button>`;

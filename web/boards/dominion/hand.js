/** Cards that can be picked up: the own hand, and cards that are being looked at. */
import { html, nothing } from "lit-html";
import { card, face, heard, icon, kind, tally, told } from "./card.js";

/** @import { Choice, Desk, Drawn } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */

const RANK = ["action", "treasure", "victory", "curse"];

/**
 * What can be used now lies first; then actions, treasures, points, the dearest first.
 * @param {Desk} desk
 * @param {string[]} slugs
 */
function sorted(desk, slugs) {
  /** @param {string} slug */
  const rank = (slug) => RANK.indexOf(card(desk, slug).types[0]);
  /** @param {string} slug */
  const later = (slug) => (desk.choices(`hand.${slug}`).length ? 0 : 1);
  return [...slugs].sort(
    (a, b) => later(a) - later(b) || rank(a) - rank(b) || card(desk, b).cost - card(desk, a).cost || a.localeCompare(b),
  );
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function hand(desk, board) {
  const own = board.players.find(({ seat }) => seat === desk.seat);
  const slugs = own?.hand ? sorted(desk, own.hand) : [];
  // Every new question shows the hand from its beginning: a value that changes with the ply, below zero, scrolls to zero.
  return html`<div .scrollLeft=${-desk.view.ply} class=${`hand${board.look ? " behind" : ""}`} data-spot=${`hand.${desk.seat}`} role="list" aria-label=${desk.t("dominion-board-your-hand", { n: slugs.length })}>
    ${board.look ? looked(desk, board.look) : nothing}
    ${numbered(slugs).map(([slug, index]) => held(desk, "hand", slug, index, 1))}
  </div>`;
}

/**
 * Copies of a card are told apart by their number.
 * @param {string[]} slugs
 * @returns {[string, number][]}
 */
function numbered(slugs) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return slugs.map((slug) => {
    const index = seen.get(slug) ?? 0;
    seen.set(slug, index + 1);
    return [slug, index];
  });
}

/**
 * Cards of the deck or of the discard pile that a card lets this player see.
 * @param {Desk} desk
 * @param {{from: string, cards: string[], by: string}} look
 */
function looked(desk, look) {
  const many = look.cards.length > 4;
  /** @type {[string, number, number][]} */
  const heaps = many
    ? tally(look.cards).map(([slug, n]) => [slug, 0, n])
    : numbered(look.cards).map(([slug, index]) => [slug, index, 1]);
  // Sentry's cards are decided one by one: what has its fate waits for the rest.
  const decided = [.../** @type {string[]} */ (desk.view.prompt?.args.picked ?? [])];
  const open = heaps.map(([slug]) => !(decided.includes(slug) && decided.splice(decided.indexOf(slug), 1)));
  return html`<div class="looked" role="group" data-spot="look" .style=${`--n:${heaps.length}`} aria-label=${desk.t(`dominion-board-look-${look.from}`, { n: look.cards.length })}>
    <p>${icon("u-eye")}<span>${desk.t(`dominion-board-look-${look.from}`, { n: look.cards.length })}</span></p>
    <div class="row" role="list">${heaps.map(([slug, index, n], at) => held(desk, "look", slug, index, n, open[at]))}</div>
  </div>`;
}

/**
 * One card with its state: can be used (tab with the verb), chosen (seal), or not now (bare engraving).
 * @param {Desk} desk
 * @param {"hand" | "look"} zone
 * @param {string} slug
 * @param {number} index
 * @param {number} n
 * @param {boolean} [open]
 */
function held(desk, zone, slug, index, n, open = true) {
  const on = `${zone}.${slug}`;
  const choices = open ? desk.choices(on) : [];
  const picked = desk.picked(on, index);
  const state = picked ? "sel" : choices.length ? "can" : "wait";
  const fates = zone === "look" && choices.length > 1;
  return html`<div class=${`hold ${state}${fates ? " fates" : ""}`} role="listitem">
    <button
      type="button"
      class=${`card ${state}`}
      data-t=${kind(desk, slug)}
      data-id=${slug}
      data-on=${on}
      data-spot=${zone === "hand" ? `hand.${desk.seat}.${slug}` : `look.${slug}`}
      data-open=${`card ${slug}`}
      aria-disabled=${choices.length ? "false" : "true"}
      aria-pressed=${desk.view.prompt?.several && choices.length ? String(picked) : nothing}
      aria-description=${told(desk, slug)}
      @click=${() => use(desk, on, index, choices)}
    >
      ${heard(label(desk, slug, choices, n))}
      ${choices.length ? html`<span class="tab" aria-hidden="true">${icon("s-up")}<span>${verb(desk, choices)}</span></span>` : nothing}
      ${face(desk, slug)} ${n > 1 ? html`<span class="n" aria-hidden="true">×${n}</span>` : nothing}
      ${picked ? html`<span class="seal" aria-hidden="true">✓</span>` : nothing}
    </button>
    ${fates ? verbs(desk, choices) : nothing}
  </div>`;
}

/**
 * Several fates of one card that is looked at stand beside it as buttons.
 * @param {Desk} desk
 * @param {Choice[]} choices
 */
const verbs = (desk, choices) => html`<div class="verbs">
  ${choices.map((choice) => html`<button type="button" class="fate" data-choice=${choice.id} @click=${() => desk.act([choice.id])}>${desk.label(choice)}</button>`)}
</div>`;

/**
 * @param {Desk} desk
 * @param {Choice[]} choices
 */
function verb(desk, choices) {
  const verbs = new Set(choices.map((choice) => choice.verb));
  return verbs.size === 1 ? desk.label(choices[0]) : desk.t("dominion-board-choose");
}

/**
 * @param {Desk} desk
 * @param {string} slug
 * @param {Choice[]} choices
 * @param {number} n
 */
function label(desk, slug, choices, n) {
  const args = { card: slug, cost: card(desk, slug).cost, n };
  if (!choices.length) return desk.t("dominion-board-held", args);
  return desk.t("dominion-board-held-can", { ...args, verb: verb(desk, choices) });
}

/**
 * A prompt for several cards collects them; any other is answered at once.
 * @param {Desk} desk
 * @param {string} on
 * @param {number} index
 * @param {Choice[]} choices
 */
function use(desk, on, index, choices) {
  if (desk.view.prompt?.several && choices.length === 1) desk.toggle(on, index, choices[0].id);
  else desk.press(on);
}

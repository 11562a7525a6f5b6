/** A card opened: large, with its full text, its notes and its rules; the trash looked through. */
import { html, nothing } from "lit-html";
import { art, band, card, coin, heard, icon, kind, name, signList, tally } from "./card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */

/**
 * @param {Desk} desk
 * @param {string} what
 * @param {string} id
 * @returns {Drawn}
 */
export function detail(desk, what, id) {
  if (what === "card") return opened(desk, id);
  if (what === "trash") return trash(desk);
  return nothing;
}

/** The rules that speak of a type. @type {Record<string, string>} */
const OF_TYPE = {
  action: "D.action.resolve",
  attack: "D.order.players",
  reaction: "D.reaction.sequence",
  treasure: "D.buy.treasures",
  victory: "D.end.score",
  curse: "D.buy.curse",
};
/** The rulings on a card beside its own rule. @type {Record<string, string>} */
const RULINGS = {
  moat: "moat_timing moat_throne moat_benefit moat_type",
  throne_room: "throne_throne throne_one_card throne_gain",
  merchant: "throne_merchant",
  moneylender: "throne_moneylender",
  militia: "throne_militia",
  vassal: "vassal_any throne_vassal",
  sentry: "sentry_steps",
  harbinger: "harbinger_empty",
  library: "library_end",
  bandit: "bandit_short",
  bureaucrat: "bureaucrat_types",
  witch: "witch_skip",
  workshop: "gain_mandatory",
  remodel: "gain_mandatory",
  mine: "gain_mandatory",
  artisan: "gain_mandatory",
  gardens: "gardens_count",
};

/**
 * @param {Desk} desk
 * @param {string} slug
 */
function opened(desk, slug) {
  const text = desk.t(`dominion-card-${slug}.text`);
  const note = remainder(desk.t(`D-card-${slug}.text`), text);
  return html`<article class="dm card big" data-t=${kind(desk, slug)} data-id=${slug}>
    <div class="face">
      ${art(desk, slug)}${coin(card(desk, slug).cost, desk.t("dominion-board-cost", { cost: card(desk, slug).cost }))}
      <h2 class="name">${name(desk, slug)}</h2>
      ${band(desk, slug)} ${signList(desk, slug)}
      <p class="long">${text}</p>
      ${note ? html`<p class="notes">${note}</p>` : nothing}
      <p class="ids">${rules(desk, slug).map((id) => desk.rule(id))}</p>
    </div>
  </article>`;
}

/**
 * What the rulebook says beyond the words of the card.
 * @param {string} entry
 * @param {string} text
 */
const remainder = (entry, text) => (entry.startsWith(text) ? entry.slice(text.length).trim() : entry);

/**
 * @param {Desk} desk
 * @param {string} slug
 */
function rules(desk, slug) {
  const { rule, types } = card(desk, slug);
  const rulings = (RULINGS[slug] ?? "").split(" ").filter(Boolean);
  return [rule, ...types.map((type) => OF_TYPE[type]), ...rulings.map((id) => `D.ruling.${id}`)];
}

/**
 * Anyone may look through the trash at any time (D.term.trash).
 * @param {Desk} desk
 */
function trash(desk) {
  /** @type {string[]} */
  const slugs = desk.view.board.trash;
  return html`<article class="dm heap-open">
    <h2>${desk.t("dominion-board-trash")}</h2>
    ${slugs.length ? html`<ul class="minis">${tally(slugs).map(([slug, n]) => mini(desk, slug, n))}</ul>` : html`<p>${desk.t("dominion-board-trash-empty")}</p>`}
    <p class="ids">${desk.rule("D.term.trash")}</p>
  </article>`;
}

/**
 * A small card with how many of it there are.
 * @param {Desk} desk
 * @param {string} slug
 * @param {number} n
 */
export const mini = (desk, slug, n) => html`<li>
  <button type="button" class="minicard" data-t=${kind(desk, slug)} data-id=${slug} data-open=${`card ${slug}`} @click=${() => desk.open("card", slug)}>
    ${heard(desk.t("dominion-board-cards", { card: slug, n }))}${art(desk, slug)}<span class="n" aria-hidden="true">${n}</span><b class="name" aria-hidden="true" .style=${`--len:${name(desk, slug).length}`}><span>${name(desk, slug)}</span></b>
  </button>
</li>`;

/** The sign of points. */
export const shield = () => icon("s-vp");

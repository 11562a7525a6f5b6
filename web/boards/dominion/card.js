/** The look of one card: engraved ground, silhouette, coin, name, gist, band of types. */
import { html, nothing } from "lit-html";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Card } from "./types.js" */

/**
 * The signs printed on a card's face, as a picture: k cards, a actions, b buys, $ coins, ^ points.
 * @type {Record<string, string>}
 */
const SIGNS = {
  copper: "$1",
  silver: "$2",
  gold: "$3",
  estate: "^1",
  duchy: "^3",
  province: "^6",
  curse: "^-1",
  cellar: "a1",
  moat: "k2",
  harbinger: "k1 a1",
  merchant: "k1 a1",
  vassal: "$2",
  village: "k1 a2",
  militia: "$2",
  poacher: "k1 a1 $1",
  smithy: "k3",
  council_room: "k4 b1",
  festival: "a2 b1 $2",
  laboratory: "k2 a1",
  market: "k1 a1 b1 $1",
  sentry: "k1 a1",
  witch: "k2",
};

/** @type {Record<string, {icon: string, key: string}>} */
const SIGN = {
  k: { icon: "s-card", key: "card" },
  a: { icon: "m-action", key: "action" },
  b: { icon: "u-bag", key: "buy" },
  $: { icon: "c-coin", key: "coin" },
  "^": { icon: "s-vp", key: "point" },
};

const SPRITE = import.meta.resolve("../../icons/dominion.svg");

/**
 * Where a symbol of the sprite is.
 * @param {string} id
 */
export const symbol = (id) => `${SPRITE}#d-${id}`;

/**
 * One symbol of the sprite.
 * @param {string} id
 * @param {string} [css]
 */
export const icon = (id, css = "") => html`<svg class=${css} aria-hidden="true"><use href=${symbol(id)}></use></svg>`;

/** @type {WeakMap<object, Map<string, Card>>} */
const known = new WeakMap();
/** The cards read last: a flight is drawn without a desk. @type {Map<string, Card>} */
let newest = new Map();

/**
 * The type that colours a card in the air.
 * @param {string} slug
 */
export const tint = (slug) => newest.get(slug)?.types.at(-1) ?? "action";

/**
 * The facts of a card, as the engine tells them.
 * @param {Desk} desk
 * @param {string} slug
 * @returns {Card}
 */
export function card({ about }, slug) {
  let cards = known.get(about);
  if (!cards) {
    cards = new Map(about.cards.map((/** @type {Card} */ row) => [row.card, row]));
    known.set(about, cards);
    newest = cards;
  }
  return /** @type {Card} */ (cards.get(slug));
}

/**
 * The type that colours the ground: a second type takes over.
 * @param {Desk} desk
 * @param {string} slug
 */
export const kind = (desk, slug) => card(desk, slug).types.at(-1) ?? "action";

/**
 * @param {Desk} desk
 * @param {string} slug
 */
export const name = (desk, slug) => desk.t(`dominion-card-${slug}`);

/**
 * What a button is called by those who hear it: one sentence that holds the words to be seen, in place of signs in the order of the page.
 * @param {string} words
 */
export const heard = (words) => html`<span class="unseen">${words}</span>`;

/**
 * The name in letters that always fit: a long one is drawn narrower.
 * @param {Desk} desk
 * @param {string} slug
 * @param {boolean} [mute] the button around it says the name
 */
export function nameplate(desk, slug, mute = false) {
  const words = name(desk, slug);
  return html`<b class="name" aria-hidden=${mute ? "true" : nothing} .style=${`--len:${words.length}`}><span>${words}</span></b>`;
}

/**
 * @param {Desk} desk
 * @param {string} slug
 */
export const art = (desk, slug) => html`<span class="art">
  ${icon(`g-${kind(desk, slug)}`, "ground")}
  <svg class="fig" viewBox="0 0 512 512" aria-hidden="true">
    <use class="sh" href=${symbol(`i-${slug}`)} x="9" y="11" width="512" height="512"></use>
    <use href=${symbol(`i-${slug}`)} width="512" height="512"></use>
  </svg>
</span>`;

/**
 * What a card costs: a number for the eye; whoever hears the card is told in the name of its button, or here.
 * @param {number} n
 * @param {string} [words]
 */
export const coin = (n, words) =>
  html`<span class="coin" role=${words ? "img" : nothing} aria-label=${words ?? nothing} aria-hidden=${words ? nothing : "true"}>${icon("c-coin")}<b>${n}</b></span>`;

/**
 * The marks of a card's types.
 * @param {Desk} desk
 * @param {string} slug
 */
export const marks = (desk, slug) =>
  html`<span class="mk">${card(desk, slug).types.map((type) => icon(`m-${type}`))}</span>`;

/**
 * @param {Desk} desk
 * @param {string} slug
 */
export const band = (desk, slug) =>
  html`<span class="band">${card(desk, slug).types.map(
    (type) => html`<span data-t=${type}>${icon(`m-${type}`)}<i>${desk.t(`dominion-type-${type}`)}</i></span>`,
  )}</span>`;

/**
 * The signs of a card as [sign letter, number] pairs.
 * @param {string} slug
 * @returns {[string, string][]}
 */
const signs = (slug) =>
  (SIGNS[slug] ?? "")
    .split(" ")
    .filter(Boolean)
    .map((s) => [s[0], s.slice(1)]);

/**
 * A plus before what an action gives; a Treasure or a Victory card just has its value.
 * @param {Desk} desk
 * @param {string} slug
 * @param {string} n
 */
const signed = (desk, slug, n) => (card(desk, slug).types[0] === "action" ? `+${n}` : n.replace("-", "−"));

/** The signs say all of it, no words are needed. */
const WORDLESS = /^(copper|silver|gold|estate|duchy|province|curse|village|smithy|market|festival|laboratory)$/;

/**
 * @param {Desk} desk
 * @param {string} slug
 * @returns {Drawn}
 */
export function gist(desk, slug) {
  const row = signs(slug).map(([s, n]) => html`<span>${signed(desk, slug, n)}${icon(SIGN[s].icon)}</span>`);
  return html`<span class="gist">
    ${row.length ? html`<span class="gl">${row}</span>` : nothing}
    ${WORDLESS.test(slug) ? nothing : html`<span class="tx">${desk.t(`dominion-card-${slug}.gist`)}</span>`}
  </span>`;
}

/**
 * The list of signs in words, for the opened card.
 * @param {Desk} desk
 * @param {string} slug
 */
export const signList = (desk, slug) => {
  const row = signs(slug);
  if (!row.length) return nothing;
  return html`<ul class="text">${row.map(
    ([s, n]) =>
      html`<li><b>${signed(desk, slug, n)}</b>${icon(SIGN[s].icon)}${desk.t(`dominion-sign-${SIGN[s].key}`, { n: Math.abs(Number(n)) })}</li>`,
  )}</ul>`;
};

/**
 * The face of a card, without the button around it, which says in words what is on it (`heard`, `told`).
 * @param {Desk} desk
 * @param {string} slug
 */
export const face = (desk, slug) =>
  html`<span class="face" aria-hidden="true">${art(desk, slug)}${coin(card(desk, slug).cost)}${nameplate(desk, slug)}${gist(desk, slug)}${band(desk, slug)}</span>`;

/**
 * A card in words: its types and what it does, for those who do not see its face.
 * @param {Desk} desk
 * @param {string} slug
 */
export const told = (desk, slug) =>
  desk.t("dominion-board-told", {
    types: card(desk, slug).types.map((type) => desk.t(`dominion-type-${type}`)),
    text: desk.t(`dominion-card-${slug}.text`),
  });

/**
 * How thick a heap of n cards is drawn.
 * @param {number} n
 */
export const thickness = (n) => (n ? Math.min(4, Math.ceil(n / 10) + 1) : 0);

/**
 * Equal cards together: [slug, how many], in the order in which they first lie.
 * @param {string[]} slugs
 * @returns {[string, number][]}
 */
export function tally(slugs) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const slug of slugs) count.set(slug, (count.get(slug) ?? 0) + 1);
  return [...count];
}

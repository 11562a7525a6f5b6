/** Which cards visibly move when a view follows another: told by the events, drawn by the shell. */
import { html } from "lit-html";
import { icon, tint } from "./card.js";

/** @import { Flight, GameEvent, View } from "../../types.d.ts" */

/** More cards than this at once would only be a flurry. */
const MOST = 6;

/**
 * @param {View} before
 * @param {View} after
 * @param {GameEvent[]} events
 * @returns {Flight[]}
 */
export function flights(before, after, events) {
  return events.flatMap((event) => moved(event, after.viewer)).slice(0, before.ply === after.ply ? 0 : 2 * MOST);
}

/** These cards trash and discard what they turned up, not what is in hand. */
const FROM_DECK = /^D\.card\.(sentry|bandit|library)$/;

/** Where the cards of an event come from and go to; `{who}` is the seat. @type {Record<string, [string, string]>} */
const WAYS = {
  played: ["hand", "inplay"],
  "played-treasures": ["hand", "inplay"],
  gained: ["pile", "discard"],
  "gained-to-hand": ["pile", "hand"],
  "gained-onto-deck": ["pile", "deck"],
  trashed: ["hand", "trash"],
  discarded: ["hand", "discard"],
  "vassal-discarded": ["deck", "discard"],
  "set-aside": ["deck", "inplay"],
  "put-back": ["hand", "deck"],
  "revealed-onto-deck": ["hand", "deck"],
};

/**
 * @param {GameEvent} event
 * @param {number | null} viewer
 * @returns {Flight[]}
 */
function moved({ key, args, rule }, viewer) {
  const who = Number(args.who);
  if (key === "cleaned-up") return [{ from: "inplay", to: `discard.${who}`, what: back() }];
  if (key === "drew" || key === "drew-cards") return drawn(who, args, viewer);
  const way = WAYS[key];
  if (!way) return [];
  const from = way[0] === "hand" && FROM_DECK.test(rule) ? "deck" : way[0];
  return cardsOf(args)
    .slice(0, MOST)
    .map((slug) => ({ from: spot(from, who, slug, viewer), to: spot(way[1], who, slug, null), what: flying(slug) }));
}

/**
 * Cards drawn are seen only by the one who draws.
 * @param {number} who
 * @param {Record<string, unknown>} args
 * @param {number | null} viewer
 * @returns {Flight[]}
 */
function drawn(who, args, viewer) {
  const cards = cardsOf(args);
  const n = Math.min(MOST, cards.length || Number(args.n) || 0);
  return [...Array(n).keys()].map((index) => ({
    from: `deck.${who}`,
    to: who === viewer && cards[index] ? `hand.${who}.${cards[index]}` : `hand.${who}`,
    what: back(),
  }));
}

/**
 * @param {Record<string, unknown>} args
 * @returns {string[]}
 */
function cardsOf({ card, cards }) {
  if (Array.isArray(cards)) return cards;
  return typeof card === "string" ? [card] : [];
}

/**
 * @param {string} zone
 * @param {number} who
 * @param {string} slug
 * @param {number | null} viewer
 */
function spot(zone, who, slug, viewer) {
  if (zone === "pile") return `pile.${slug}`;
  if (zone === "hand") return who === viewer ? `hand.${who}.${slug}` : `hand.${who}`;
  return zone === "deck" || zone === "discard" ? `${zone}.${who}` : zone;
}

/**
 * A card on its way: no words, just ground and silhouette.
 * @param {string} slug
 */
const flying = (slug) =>
  html`<span class="dm dm-fly" data-t=${tint(slug)} data-id=${slug}><span class="art">${icon(`g-${tint(slug)}`, "ground")}${icon(`i-${slug}`, "fig")}</span></span>`;

/** Nobody sees which card this is. */
const back = () =>
  html`<span class="dm dm-fly back"><span class="art">${icon("g-back", "ground")}${icon("u-crown", "fig")}</span></span>`;

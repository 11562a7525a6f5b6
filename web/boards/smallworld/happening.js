/** What has just happened, as far as it is shown on the map: the die, coins with their sources, tokens that move. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { icon, OCTAGON, sourceName, symbol } from "./content.js";

/** @import { Desk, Drawn, Flight, GameEvent, View } from "../../types.d.ts" */
/** @import { Region } from "./types.js" */

/** More things than this at once would only be a flurry. */
const MOST = 12;
const ROLLS = /^(rolled|rolled-short|raided)$/;

/** @type {{ply: number, viewer: number | null, roll: GameEvent | null, earned: GameEvent[]}} */
let kept = { ply: -1, viewer: null, roll: null, earned: [] };
/** The desk of the newest drawing: flights need names. @type {Desk | null} */
let desk = null;

/** @param {Desk} given */
export function listen(given) {
  desk = given;
}

/**
 * @param {View} before
 * @param {View} after
 * @param {GameEvent[]} events
 * @returns {Flight[]}
 */
export function flights(before, after, events) {
  const roll = events.findLast(({ key }) => ROLLS.test(key)) ?? null;
  const earned = events.filter(({ key, args }) => key === "earned" && Number(args.n) !== 0);
  const stays = kept.viewer === after.viewer && !roll && !earned.length;
  kept = stays ? { ...kept, ply: kept.ply } : { ply: after.ply, viewer: after.viewer, roll, earned };
  return [...marches(before, after), ...bought(events), ...paid(earned)].slice(0, MOST);
}

/**
 * Tokens that came into a region from the hand of their owner.
 * @param {View} before
 * @param {View} after
 * @returns {Flight[]}
 */
function marches(before, after) {
  /** @type {Record<string, Region>} */
  const were = before.board.regions;
  /** @type {Record<string, Region>} */
  const are = after.board.regions;
  return Object.entries(are).flatMap(([id, { holder, tokens, beasts }]) => {
    const was = were[id];
    if (!holder || holder.seat === null || holder.declined || !was) return [];
    const same = was.holder?.seat === holder.seat && !was.holder.declined;
    if (same && tokens + beasts <= was.tokens + was.beasts) return [];
    const from = holder.seat === after.viewer ? `hand.${holder.seat}` : `coins.${holder.seat}`;
    return [{ from, to: `region.${id}`, what: token(holder.race, holder.seat) }];
  });
}

/**
 * @param {string} race
 * @param {number} seat
 */
const token = (race, seat) =>
  html`<span class="sw flying-token"><svg data-seat=${seat} viewBox="-20 -20 40 40" aria-hidden="true"><g class="stack active"><path class="face" d=${OCTAGON}></path><use class="people" href=${symbol(race)} x="-12" y="-12" width="24" height="24"></use></g></svg></span>`;

/**
 * Coins laid on the row and taken from it.
 * @param {GameEvent[]} events
 * @returns {Flight[]}
 */
const bought = (events) =>
  events.flatMap(({ key, args }) =>
    key === "picked" && Number(args.cost) > 0
      ? [{ from: `coins.${args.who}`, to: "combo.0", what: money(`−${args.cost}`, "") }]
      : [],
  );

/**
 * Coins to their owners, with a word for each source.
 * @param {GameEvent[]} earned
 * @returns {Flight[]}
 */
const paid = (earned) =>
  earned.map(({ args }) => ({
    from: "bank",
    to: `coins.${args.who}`,
    what: money(signed(Number(args.n)), desk ? sourceName(desk, String(args.source)) : ""),
  }));

/** @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

/**
 * @param {string} n
 * @param {string} word
 */
const money = (n, word) => html`<span class="sw flying-coin"><b>${n}</b><span>${word}</span></span>`;

/**
 * The die and the last scoring, over the map.
 * @param {Desk} given
 * @returns {Drawn}
 */
export function happening(given) {
  // Moving pictures fade by themselves; still ones stay until the next step.
  const still = document.documentElement.dataset.motion === "none";
  const age = given.view.ply - kept.ply;
  const fresh = kept.viewer === given.view.viewer && !given.past && age >= 0 && age < (still ? 1 : 40);
  return html`<div class="happening">
    <span class="bank" data-spot="bank" aria-hidden="true"></span>
    ${fresh && kept.roll ? keyed(`${kept.ply}`, die(given, kept.roll)) : nothing}
    ${fresh && kept.earned.length ? keyed(`s${kept.ply}`, tally(given, kept.earned)) : nothing}
  </div>`;
}

/**
 * The die: it tumbles, then shows its face.
 * @param {Desk} given
 * @param {GameEvent} roll
 */
function die(given, { key, args }) {
  const n = Number(args.n);
  const won = key !== "rolled-short";
  return html`<div class=${`die-show ${won ? "won" : "lost"}`}>
    <span class="cube" data-pips=${n} aria-hidden="true">${Array.from({ length: n }, () => html`<i></i>`)}${n ? nothing : html`<b></b>`}</span>
    <p>${given.t(`smallworld-board-die-${key}`, { n, region: args.region, short: Number(args.short ?? 0) })}</p>
  </div>`;
}

/**
 * What the last scoring paid, source by source.
 * @param {Desk} given
 * @param {GameEvent[]} earned
 */
function tally(given, earned) {
  const seats = [...new Set(earned.map(({ args }) => Number(args.who)))];
  return html`<div class="tally">
    ${seats.map((seat) => {
      const rows = earned.filter(({ args }) => Number(args.who) === seat);
      const all = rows.reduce((total, { args }) => total + Number(args.n), 0);
      return html`<div class="paid">${given.mark(seat)}<b class="coin">${signed(all)}</b><ul>${rows.map(({ args }) => html`<li>${icon(String(args.source))}${signed(Number(args.n))} ${sourceName(given, String(args.source))}</li>`)}</ul></div>`;
    })}
  </div>`;
}

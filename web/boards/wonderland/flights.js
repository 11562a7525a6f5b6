/** What visibly moves when a view follows another: told by the events, drawn by the shell. */
import { remember } from "./latest.js";

/** @import { Flight, GameEvent, View } from "../../types.d.ts" */

/** More things than this at once would only be a flurry. */
const MOST = 8;

/**
 * @param {View} before
 * @param {View} after
 * @param {GameEvent[]} events
 * @returns {Flight[]}
 */
export function flights(before, after, events) {
  remember(before, after, events);
  return [...walks(before, after), ...placed(before, after)].slice(0, MOST);
}

/**
 * Leaders that went to another chair, to the head, or into a region.
 * @param {View} before
 * @param {View} after
 * @returns {Flight[]}
 */
function walks(before, after) {
  /** @type {{seat: number, place: string}[]} */
  const were = before.board.players;
  return after.board.players.flatMap((/** @type {{seat: number, place: string}} */ { seat, place }) => {
    const was = were[seat]?.place;
    if (was === place || !was || (!was.startsWith("chair") && was !== "head")) return [];
    const to = place.startsWith("region.") ? place : `leader.${seat}`;
    return [{ from: `leader.${seat}`, to }];
  });
}

/**
 * Supporters that came into a region from their owner.
 * @param {View} before
 * @param {View} after
 * @returns {Flight[]}
 */
function placed(before, after) {
  /** @param {View} view @param {string} id @param {number} seat */
  const count = (view, id, seat) =>
    view.board.regions
      .find((/** @type {{id: string}} */ each) => each.id === id)
      ?.seats.find((/** @type {{seat: number}} */ each) => each.seat === seat)?.supporters ?? 0;
  /** @type {Flight[]} */
  const out = [];
  for (const { id, seats } of after.board.regions) {
    for (const { seat } of seats) {
      if (count(after, id, seat) > count(before, id, seat))
        out.push({ from: `pod.${seat}`, to: `force.${id}.${seat}` });
    }
  }
  return out;
}

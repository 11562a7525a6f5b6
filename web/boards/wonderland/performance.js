/** A battle is acted out: beat after beat of what was told, at the reader's pace; it can be cut short at any time. */
import { Signal } from "../watch.js";
import { beats, change, seen, tokens } from "./beats.js";

/** @import { Desk, GameEvent, Scene, View } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */
/** @import { Token } from "./beats.js" */

/**
 * @typedef {object} Moment
 * @property {View} after the view that the scene leads to
 * @property {Board} board what is to be seen now
 * @property {GameEvent[]} told what has been acted out, the newest last
 * @property {GameEvent[]} now the events of this beat
 * @property {Map<number, Token>} tokens
 * @property {number | null} who who acts
 * @property {number | null} whom who is struck
 * @property {GameEvent[]} all what the whole step told
 * @property {number} ms how long a beat lasts
 * @property {number} beat
 * @property {number} of
 * @property {() => void} end
 */

/** No scene may last longer than so many paces: with more to tell, the beats are shorter. */
const MOST_PACES = 14;
const SHORTEST = 90;

/** What is being acted out, or null. @type {Signal<Moment | null>} */
export const moment = new Signal(/** @type {Moment | null} */ (null));

/**
 * @param {View} before
 * @param {View} after
 * @param {GameEvent[]} events
 * @param {number} pace milliseconds for a beat
 * @returns {Scene | null}
 */
export function perform(before, after, events, pace) {
  if (!before.board.battle && after.board.phase !== "war") return null;
  const all = beats(events);
  if (!all.some(seen)) return null;
  /** @type {Board} */
  const board = structuredClone(before.board);
  const beat = Math.max(SHORTEST, Math.min(pace, (pace * MOST_PACES) / all.length));
  /** @type {GameEvent[]} */
  const told = [];
  /** @type {() => void} */
  let finish = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let at = 0;
  const over = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    finish = resolve;
  });
  const end = () => {
    clearTimeout(timer);
    if (moment.value?.after === after) moment.set(null);
    finish();
  };
  const next = () => {
    for (; at < all.length; at++) {
      const shown = seen(all[at]) && (board.battle || all[at].events[0].key === "battle");
      for (const event of all[at].events) change(board, after.board, event);
      if (shown && board.battle) break;
    }
    if (at >= all.length) return end();
    const { events: now, who, whom } = all[at];
    told.push(...now);
    at++;
    moment.set({
      after,
      board: structuredClone(board),
      told: [...told],
      now,
      tokens: tokens(all[at - 1]),
      who,
      whom,
      all: events,
      ms: beat,
      beat: at,
      of: all.length,
      end,
    });
    timer = setTimeout(next, beat);
  };
  next();
  return moment.value?.after === after ? { over, end } : null;
}

/**
 * What is acted out on this desk, if it is this very view.
 * @param {Desk} desk
 * @param {Moment | null} value
 */
export const acted = (desk, value = moment.value) => (value && value.after === desk.view && !desk.past ? value : null);

/**
 * The desk as the scene shows it: the same hands, another moment.
 * @param {Desk} desk
 * @param {Moment | null} value
 * @returns {Desk}
 */
export function onStage(desk, value) {
  const now = acted(desk, value);
  return now ? { ...desk, view: { ...desk.view, board: now.board } } : desk;
}

/** What has just happened, for the scene of a battle: told with the flights, kept until the next step, for this viewer only. */

/** @import { Desk, GameEvent, View } from "../../types.d.ts" */

/** Events that tell something about the scene; the others are only in the log. */
const QUIET = /^(chosen|wagered)/;

/** With one of these the reckoning of a battle begins; with one of those it is over. */
const RECKONING = new Set(["won", "tied", "nobody", "alone"]);
const OVER = new Set(["cleanup", "war-ends"]);
/** The reckoning of the battle last fought, for the viewer who was told. @type {{viewer: number | null, open: boolean, events: GameEvent[]}} */
let reckoned = { viewer: null, open: false, events: [] };

/** @type {{game: unknown, ply: number, viewer: number | null, events: GameEvent[], fresh: boolean}} */
let kept = { game: null, ply: -1, viewer: null, events: [], fresh: false };
/** The last chip that each seat drew in this battle, and in which draw. @type {Map<number, {chip: string, draw: number}>} */
let drawn = new Map();

/**
 * @param {View} before
 * @param {View} after
 * @param {GameEvent[]} events
 */
export function remember(before, after, events) {
  const told = events.filter(({ key }) => !QUIET.test(key));
  const scene = after.board.battle?.region ?? null;
  if (kept.viewer !== after.viewer || kept.game !== scene) {
    kept = { game: scene, ply: after.ply, viewer: after.viewer, events: [], fresh: true };
    drawn = new Map();
  }
  if (told.length) kept = { game: scene, ply: after.ply, viewer: after.viewer, events: told, fresh: true };
  else kept = { ...kept, ply: after.ply, fresh: false };
  for (const event of told) reckon(event, after.viewer);
  // Of a step that ends one battle and begins the next, only the new one's chips are on the scene.
  const since = events.findLastIndex(({ key }) => key === "battle") + 1;
  for (const { key, args } of events.slice(since)) {
    if (key === "drew" && typeof args.who === "number")
      drawn.set(args.who, { chip: String(args.chip), draw: before.board.battle?.draw || 1 });
  }
}

/**
 * The newest events that this viewer was told.
 * @param {Desk} desk
 */
export function latest(desk) {
  const { view } = desk;
  const mine =
    kept.ply === view.ply && kept.viewer === view.viewer && kept.game === (view.board.battle?.region ?? null);
  return mine ? kept : { ...kept, events: [], fresh: false };
}

/**
 * The last chip a seat drew in this battle, where it was seen.
 * @param {Desk} desk
 * @param {number} seat
 */
export function lastDrawn(desk, seat) {
  return kept.viewer === desk.view.viewer && kept.game === desk.view.board.battle?.region ? drawn.get(seat) : undefined;
}

/**
 * @param {GameEvent} event
 * @param {number | null} viewer
 */
function reckon(event, viewer) {
  if (RECKONING.has(event.key) && !(reckoned.open && reckoned.viewer === viewer))
    reckoned = { viewer, open: true, events: [] };
  if (OVER.has(event.key)) reckoned.open = false;
  else if (reckoned.open && reckoned.viewer === viewer) reckoned.events.push(event);
}

/**
 * What the last battle brought, step by step.
 * @param {Desk} desk
 */
export function reckoning({ view }) {
  return view.board.phase === "war" && reckoned.viewer === view.viewer && view.ply === view.last ? reckoned.events : [];
}

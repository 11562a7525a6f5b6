/**
 * The last drawn view of a table, kept beside its save: the board is drawn from it before Python is up. It holds what its viewer may
 * know and nothing else; of a table that people share, only what the curtain shows.
 */
import { SHELF } from "./shelf.js";
import { keepSpare, readSpare } from "./storage.js";

/** @import { Step, View } from "../types.d.ts" */
/** @import { Table } from "./table.js" */
/** @typedef {{build: string, seal: number, view: View, log: Step[]}} Glance */

/** So many turns of the log are on the first screen. */
const TURNS = 8;

const build = () => document.documentElement.dataset.build ?? "";

/**
 * Keep what is on the screen.
 * @param {Table} table
 * @param {string} save the save it belongs to
 */
export function keepGlance(table, save) {
  const { view, log } = table;
  if (!view) return;
  const own = table.people.length === 1 || table.mail !== null;
  const shown = own ? view : behindCurtain(table, view);
  if (!shown || (own && view.viewer === null)) return keepSpare(table.id, null);
  const since = (log.at(-1)?.turn ?? 0) - TURNS;
  const glance = {
    build: build(),
    seal: seal(save),
    view: shown,
    log: own ? log.filter(({ turn }) => turn > since) : [],
  };
  keepSpare(table.id, JSON.stringify(glance));
}

/**
 * What the curtain tells; there is nothing to see where no person is asked.
 * @param {Table} table
 * @param {View} view
 * @returns {View | null}
 */
function behindCurtain(table, view) {
  if (view.toMove === null || !table.people.includes(view.toMove)) return null;
  return { ...view, viewer: null, undo: null, prompt: null, choices: [], board: null };
}

/**
 * What was seen of this table when just this save was written, by this very build.
 * @param {string} id
 * @param {string} save
 * @returns {Glance | null}
 */
export function glanceOf(id, save) {
  try {
    /** @type {Glance} */
    const glance = JSON.parse(readSpare(id) ?? "null");
    const known = SHELF.some(({ game }) => game === glance?.view?.game);
    return known && glance.build === build() && glance.seal === seal(save) ? glance : null;
  } catch {
    return null;
  }
}

/**
 * A number that tells one save from another (FNV-1a).
 * @param {string} text
 */
function seal(text) {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

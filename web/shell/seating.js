/** New tables on their way to their page: what the engine answered travels with them. */
import { freshId, keep } from "./storage.js";
import { entryOf } from "./table-entry.js";

/** @import { Answer, Board } from "../types.d.ts" */

/** @type {Map<string, Answer>} */
const fresh = new Map();

/**
 * Keep a new table and go to it.
 * @param {Answer} answer
 * @param {Board} board
 * @returns {string} what it is called here
 */
export function sitDown(answer, board) {
  const id = freshId();
  arrive(id, answer);
  keep(entryOf(id, answer.view, board), answer.save);
  location.hash = `#table/${id}`;
  return id;
}

/**
 * What the engine answered goes ahead to the page of this table.
 * @param {string} id
 * @param {Answer} answer
 */
export function arrive(id, answer) {
  fresh.set(id, answer);
}

/**
 * The engine's answer, if this table has just been laid.
 * @param {string} id
 */
export function arrived(id) {
  const answer = fresh.get(id);
  fresh.delete(id);
  return answer;
}

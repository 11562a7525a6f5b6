/** What the home page keeps of a table. */

/** @import { Board, Entry, View } from "../types.d.ts" */

/**
 * @param {string} id
 * @param {View} view
 * @param {Board} board
 * @returns {Entry}
 */
export function entryOf(id, view, board) {
  return {
    id,
    game: view.game,
    seats: view.seats,
    turn: view.turn,
    toMove: view.toMove,
    over: view.over,
    practice: view.practice,
    at: Date.now(),
    summary: board.summarise(view),
  };
}

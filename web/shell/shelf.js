/** The games on the shelf: what is known of them before Python is up, and how their boards are fetched. */
import { redraw } from "./app.js";
import { bring, name, need } from "./text.js";

/** @import { Board, GameInfo } from "../types.d.ts" */

/** @type {{game: string, seats: [number, number], minutes: number, playable: boolean}[]} */
export const SHELF = [
  { game: "dominion", seats: [2, 6], minutes: 30, playable: drawn("dominion") },
  { game: "wonderland", seats: [2, 5], minutes: 90, playable: drawn("wonderland") },
  { game: "smallworld", seats: [2, 5], minutes: 60, playable: drawn("smallworld") },
];

/** @type {Map<string, Board>} */
const boards = new Map();
/** @type {Map<string, Promise<Board>>} */
const coming = new Map();
/** @type {Map<string, Promise<any>>} */
const content = new Map();

/**
 * The engine's word on what can be played.
 * @param {GameInfo[]} games
 */
export function learn(games) {
  for (const place of SHELF) {
    const info = games.find(({ name }) => name === place.game);
    place.playable = info !== undefined && drawn(place.game);
    if (info) place.seats = info.seats;
  }
}

/**
 * Is there a board for this game? The import map leads to hashed names; what it does not know is not part of the site.
 * @param {string} game
 */
function drawn(game) {
  const path = `/boards/${game}.js`;
  return !import.meta.resolve(`..${path}`).endsWith(path);
}

/**
 * The board if it is already here.
 * @param {string} game
 */
export function boardNow(game) {
  return boards.get(game);
}

/**
 * A game's board with its texts and its style sheet.
 * @param {string} game
 * @returns {Promise<Board>}
 */
export function board(game) {
  let found = coming.get(game);
  if (!found) {
    found = fetchBoard(game);
    coming.set(game, found);
    found.catch(() => coming.delete(game));
  }
  return found;
}

/**
 * A game's static content: a file of the site, so that nobody waits for Python to tell what never changes.
 * @param {string} game
 * @returns {Promise<any>}
 */
export function about(game) {
  let found = content.get(game);
  if (!found) {
    found = fetch(import.meta.resolve(`../about/${game}.json`)).then((response) => {
      if (!response.ok) throw { key: "boot-network", args: { file: `${game}.json`, reason: String(response.status) } };
      return response.json();
    });
    content.set(game, found);
    found.catch(() => content.delete(game));
  }
  return found;
}

/**
 * Let the board of a save come while Python does.
 * @param {string} save
 */
export function foresee(save) {
  try {
    const { game } = JSON.parse(save);
    Promise.all([board(game), about(game)]).catch(() => {});
  } catch {
    // Opening it will say what is wrong.
  }
}

/** @param {string} game */
async function fetchBoard(game) {
  if (!SHELF.some((place) => place.game === game) || !drawn(game)) throw { key: "unknown-game", args: { game } };
  /** @type {[Board, void, void]} */
  const [module] = await Promise.all([import(import.meta.resolve(`../boards/${game}.js`)), style(game), bring(game)]);
  name(game, module.nouns);
  boards.set(game, module);
  // What opened cards and rules quote; the board itself does without.
  need(`${game}-rules`).then(redraw, () => {});
  return module;
}

/**
 * @param {string} game
 * @returns {Promise<void>}
 */
function style(game) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = import.meta.resolve(`../styles/${game}.css`);
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
  });
}

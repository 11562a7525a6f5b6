/** What the engine's `about` tells of the printed things, found by id. */

/** @import { Desk } from "../../types.d.ts" */
/** @import { Board, Bonus, Player, TeaCard } from "./types.js" */

/**
 * @typedef {object} Row
 * @property {string} source
 * @property {string} [rule]
 * @property {string} [kind]
 * @property {number} [base]
 * @property {number} [level]
 * @property {number} [count]
 * @property {string} [sort]
 * @property {string} [artifact]
 * @property {string} [power]
 * @property {string} [region]
 * @property {string} [chip]
 * @property {string} [faction]
 * @property {string} [wonderlandian]
 * @property {string[]} [figures]
 * @property {number[]} [strengths]
 * @property {number} [n]
 * @property {number} [two]
 * @property {{ability: string, sort: string, n: number, two: number, print: string, source: string, rule: string}[]} [abilities]
 */

/** The name of the id in the rows of each table. @type {Record<string, string>} */
const KEY = {
  chips: "chip",
  tea: "card",
  quests: "quest",
  wonderlandians: "wonderlandian",
  factions: "faction",
  tiles: "tile",
};

/** @type {WeakMap<object, Map<string, Row>>} */
const known = new WeakMap();

/**
 * The row of a table of content.
 * @param {Desk} desk
 * @param {string} table
 * @param {string} id
 * @returns {Row | undefined}
 */
export function row(desk, table, id) {
  const about = desk.about ?? {};
  let rows = known.get(about);
  if (!rows) {
    rows = new Map();
    for (const [name, key] of Object.entries(KEY)) {
      for (const each of about[name] ?? []) rows.set(`${name} ${each[key]}`, each);
    }
    for (const each of about.wonderlandians ?? []) {
      for (const figure of each.figures) rows.set(`figures ${figure}`, each);
    }
    for (const each of about.factions ?? []) {
      for (const ability of each.abilities)
        rows.set(`abilities ${ability.ability}`, { ...ability, faction: each.faction });
    }
    known.set(about, rows);
  }
  return rows.get(`${table} ${id}`);
}

/**
 * A bonus, whether it came as a row of content or as a word of a prompt.
 * @param {Bonus | string} bonus
 * @returns {Bonus}
 */
export function parsed(bonus) {
  if (typeof bonus !== "string") return bonus;
  const [name, which] = bonus.split(" ");
  return name === "ally" ? { bonus: name, chip: which } : { bonus: name, n: which ? Number(which) : undefined };
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @returns {TeaCard | undefined}
 */
export const teaCard = (desk, id) => /** @type {any} */ (row(desk, "tea", id));

/**
 * @param {Desk} desk
 * @param {number} seat
 */
export const faction = (desk, seat) => desk.view.board.players[seat]?.faction ?? "alice";

/**
 * @param {Desk} desk
 * @param {string} id
 */
export const artifact = (desk, id) => row(desk, "factions", id)?.artifact ?? "sword_of_hope";

/**
 * The viewer's own board.
 * @param {Desk} desk
 * @returns {Player | null}
 */
export function own(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  return desk.seat === null ? null : (board.players[desk.seat] ?? null);
}

/**
 * The side of the faction boards in use: forge rows, and the bonuses between them.
 * @param {Desk} desk
 * @returns {{rows: Bonus[][], between: {above: number, column: number, bonus: Bonus}[]}}
 */
export function side(desk) {
  const { boards } = desk.about;
  return desk.view.seats.length === 2 ? boards.two : boards.many;
}

/**
 * Text of a key, or "" where there is none.
 * @param {Desk} desk
 * @param {string} key
 * @param {Record<string, unknown>} [args]
 */
export function words(desk, key, args) {
  const text = desk.t(key, args);
  return text.startsWith("[") ? "" : text;
}

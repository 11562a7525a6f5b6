/**
 * The log of finished games: a row for each table that was played to its end in this browser. A log that cannot be read is laid
 * aside, never written over.
 */
import { dailyOf } from "./daily.js";
import { erase, read, saveOf, write } from "./storage.js";

/** @import { View } from "../types.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * @typedef {object} Played
 * @property {string} table
 * @property {number} at
 * @property {string} game
 * @property {string[]} seats the bot of each seat, "" is a person
 * @property {number | null} me the reader's seat; null where people shared the screen
 * @property {unknown} options the set-up
 * @property {number[]} points
 * @property {number[]} winners
 * @property {boolean} practice
 * @property {number} moves
 * @property {number} rounds
 * @property {string} daily the day whose counted table it was, else ""
 * @property {number[]} lead by how much the reader was ahead, now and then from the beginning to the end
 */

const KEY = "ludoteka.played";
const ASIDE = "ludoteka.played.aside";
/** So many moments of a game tell its course. */
const MOMENTS = 10;

/** @returns {Played[]} what can be read of the log, oldest first */
export function played() {
  return (rowsOf(read(KEY)) ?? []).filter(isPlayed);
}

/** What lies in the log and cannot be read, as text; "" if there is nothing like that. */
export function unreadable() {
  const text = read(KEY);
  const rows = rowsOf(text);
  const odd = rows ? rows.filter((row) => !isPlayed(row)) : [];
  const parts = [read(ASIDE) ?? "", rows ? "" : (text ?? ""), odd.length ? JSON.stringify(odd) : ""];
  return parts.filter((part) => part !== "").join("\n");
}

/**
 * If the game is over, it goes into the log; each table once.
 * @param {Table} table
 */
export function noteDown(table) {
  const { view } = table;
  if (!view?.over || !view.scores || !table.kept || table.people.length === 0) return;
  if (played().some((row) => row.table === table.id)) return;
  const me = table.mail?.seat ?? (table.people.length === 1 ? table.people[0] : null);
  add({
    table: table.id,
    at: Date.now(),
    game: view.game,
    seats: view.seats.map(({ bot }) => bot),
    me,
    options: optionsOf(table.id),
    points: view.scores,
    winners: view.winners ?? [],
    practice: view.practice,
    moves: view.ply,
    rounds: Math.ceil(view.turn / view.seats.length),
    daily: dailyOf(table.id),
    lead: me === null ? [] : course(view, me),
  });
}

/** @param {unknown} row */
function add(row) {
  const text = read(KEY);
  const rows = rowsOf(text);
  if (!rows && text) write(ASIDE, [read(ASIDE) ?? "", text].filter((part) => part !== "").join("\n"));
  write(KEY, JSON.stringify([...(rows ?? []), row]));
}

/**
 * Empty the log; what is returned puts everything back, and what was played meanwhile behind it.
 * @returns {() => void}
 */
export function forgetAll() {
  const [text, aside] = [read(KEY), read(ASIDE)];
  erase(KEY);
  erase(ASIDE);
  return () => {
    const since = rowsOf(read(KEY)) ?? [];
    if (text !== null) write(KEY, text);
    if (aside !== null) write(ASIDE, aside);
    for (const row of since) add(row);
  };
}

/**
 * How the points stood: the reader's, less the best of the others.
 * @param {View} view
 * @param {number} me
 */
function course({ chart = [] }, me) {
  const leads = chart.map(({ scores }) => scores[me] - Math.max(...scores.filter((_, seat) => seat !== me)));
  if (leads.length <= MOMENTS) return leads;
  return Array.from({ length: MOMENTS }, (_, at) => leads[Math.round((at * (leads.length - 1)) / (MOMENTS - 1))]);
}

/** @param {string} id */
function optionsOf(id) {
  try {
    return JSON.parse(saveOf(id) ?? "").options ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {string | null} text
 * @returns {unknown[] | null} null if it is no log
 */
function rowsOf(text) {
  if (text === null) return [];
  try {
    const rows = JSON.parse(text);
    return Array.isArray(rows) ? rows : null;
  } catch {
    return null;
  }
}

/** @type {Record<keyof Played, (value: any) => boolean>} */
const FIELDS = {
  table: (value) => typeof value === "string",
  at: Number.isFinite,
  game: (value) => typeof value === "string",
  seats: (value) => listOf(value, (each) => typeof each === "string") && value.length > 0,
  me: (value) => value === null || (Number.isInteger(value) && value >= 0),
  options: () => true,
  points: (value) => listOf(value, Number.isFinite),
  winners: (value) => listOf(value, Number.isInteger),
  practice: (value) => typeof value === "boolean",
  moves: Number.isInteger,
  rounds: Number.isInteger,
  daily: (value) => typeof value === "string",
  lead: (value) => listOf(value, Number.isFinite),
};

/**
 * @param {any} value
 * @param {(each: any) => boolean} fits
 */
const listOf = (value, fits) => Array.isArray(value) && value.every(fits);

/**
 * @param {any} row
 * @returns {row is Played}
 */
function isPlayed(row) {
  if (typeof row !== "object" || row === null) return false;
  const whole = Object.entries(FIELDS).every(([name, fits]) => fits(row[name]));
  return whole && row.points.length === row.seats.length && (row.me === null || row.me < row.seats.length);
}

/**
 * The table of the day: which day it is, and the one try that counts. What is on the table, Python tells from the date; the same for
 * everybody.
 */
import { app } from "./app.js";
import { freeName, ownName } from "./names.js";
import { sitDown } from "./seating.js";
import { board } from "./shelf.js";
import { readRows, write } from "./storage.js";

/** @import { Seat } from "../types.d.ts" */
/** @typedef {{date: string, game: string, table: string}} Try */

const KEY = "ludoteka.daily";
/** Older tries have been told of in the statistics. */
const MOST = 100;
const DAY = 86_400_000;

/** The day it is here, as in 2026-11-18. */
export function today() {
  return written(new Date());
}

/** @param {string} date */
export function dayBefore(date) {
  return written(new Date(noon(date) - DAY));
}

/**
 * Is it a day of the calendar?
 * @param {string} date
 */
export function isDay(date) {
  return /^\d{4}-\d\d-\d\d$/.test(date) && written(new Date(noon(date))) === date;
}

/** At noon, so that an hour more or less in spring or autumn changes no day. @param {string} date */
function noon(date) {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12).getTime();
}

/** @param {Date} when */
function written(when) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${String(when.getFullYear()).padStart(4, "0")}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
}

const tries = () => readRows(KEY, isTry);

/**
 * @param {any} row
 * @returns {row is Try}
 */
function isTry(row) {
  return ["date", "game", "table"].every((name) => typeof row?.[name] === "string");
}

/**
 * The table of the try that counts, once it has been begun.
 * @param {string} game
 * @param {string} date
 */
export function tryOf(game, date) {
  return tries().find((row) => row.game === game && row.date === date)?.table;
}

/**
 * The day for which this table counts, else "".
 * @param {string} table
 */
export function dailyOf(table) {
  return tries().find((row) => row.table === table)?.date ?? "";
}

/**
 * Sit down at the table of a day: the first time on the day itself it counts, else it is practice.
 * @param {string} game
 * @param {string} date
 */
export async function sitDownDaily(game, date) {
  const { options, bots, seed } = await app.engine.call("daily", { game, date });
  /** @type {Seat[]} */
  const seats = [];
  for (const bot of bots) seats.push({ name: bot ? freeName(seats) : ownName(), bot });
  const counts = date === today() && !tryOf(game, date);
  const answer = await app.engine.call("new", { game, options, seats, seed, practice: !counts, viewer: null });
  const table = sitDown(answer, await board(game));
  if (counts) write(KEY, JSON.stringify([...tries(), { date, game, table }].slice(-MOST)));
}

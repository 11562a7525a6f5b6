/**
 * Saves in localStorage: an index for the home page and one key per table. When storage is full or refused, the same calls
 * go on in memory and `state()` says so.
 */

/** @import { Entry, Seat } from "../types.d.ts" */

const INDEX = "ludoteka.tables";
const TABLE = "ludoteka.table.";
/** What can be spared: views of tables, drawn anew any time. */
const GLANCE = "ludoteka.glance.";
const MOST_GLANCES = 4;

/** @type {Map<string, string>} what could not be written */
const memory = new Map();
/** @type {"kept" | "full" | "refused"} */
let condition = "kept";

/** Are saves kept, or only in memory because storage is full or refused? */
export function state() {
  return condition;
}

function disk() {
  try {
    return window.localStorage;
  } catch {
    condition = "refused";
    return null;
  }
}

/**
 * @param {string} key
 * @returns {string | null}
 */
export function read(key) {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return disk()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * A kept list; what does not fit in it, or is no list at all, is passed over.
 * @template T
 * @param {string} key
 * @param {(row: unknown) => row is T} fits
 * @returns {T[]}
 */
export function readRows(key, fits) {
  try {
    const rows = JSON.parse(read(key) ?? "[]");
    return Array.isArray(rows) ? rows.filter(fits) : [];
  } catch {
    return [];
  }
}

/**
 * @param {unknown} row
 * @returns {row is string}
 */
export const isText = (row) => typeof row === "string";

/**
 * @param {string} key
 * @param {string} text
 * @returns {boolean} is it on the disk?
 */
export function write(key, text) {
  try {
    const place = disk();
    if (place) {
      place.setItem(key, text);
      memory.delete(key);
      if (memory.size === 0) condition = "kept";
      return true;
    }
  } catch {
    if (dropSpare()) return write(key, text);
    condition = "full";
  }
  memory.set(key, text);
  return false;
}

/** Make room for what counts; false if there was nothing to spare. */
function dropSpare() {
  const spare = () => keys().filter((key) => key.startsWith(GLANCE));
  const before = spare();
  for (const key of before) erase(key);
  return spare().length < before.length;
}

/**
 * Keep, as long as there is room, what a table looked like; of few tables only.
 * @param {string} id
 * @param {string | null} text null forgets it
 */
export function keepSpare(id, text) {
  if (text === null) return erase(GLANCE + id);
  const lately = index()
    .slice(0, MOST_GLANCES)
    .map((entry) => GLANCE + entry.id);
  for (const key of keys()) if (key.startsWith(GLANCE) && !lately.includes(key)) erase(key);
  try {
    disk()?.setItem(GLANCE + id, text);
  } catch {
    erase(GLANCE + id);
  }
}

/** @param {string} id */
export function readSpare(id) {
  return read(GLANCE + id);
}

/** @param {string} key */
export function erase(key) {
  memory.delete(key);
  try {
    disk()?.removeItem(key);
  } catch {
    // Refused storage has nothing to erase.
  }
  if (memory.size === 0 && condition === "full") condition = "kept";
}

function keys() {
  const found = new Set(memory.keys());
  try {
    const place = disk();
    for (let n = 0; place && n < place.length; n++) found.add(place.key(n) ?? "");
  } catch {
    // Refused storage has no keys.
  }
  return [...found];
}

/** A name for a new table. */
export function freshId() {
  return crypto.getRandomValues(new Uint32Array(2)).reduce((name, part) => name + part.toString(36), "");
}

/**
 * The tables on the shelf, the one played last first. The index may be lost or damaged; the tables themselves count.
 * @returns {Entry[]}
 */
export function tables() {
  /** @type {Map<string, Entry>} */
  const found = new Map();
  for (const entry of index()) found.set(entry.id, entry);
  const ids = keys()
    .filter((key) => key.startsWith(TABLE))
    .map((key) => key.slice(TABLE.length));
  const entries = ids.map((id) => found.get(id) ?? guess(id, read(TABLE + id) ?? ""));
  return entries.sort((a, b) => b.at - a.at);
}

const index = () => readRows(INDEX, isEntry);

/**
 * @param {unknown} row
 * @returns {row is Entry}
 */
function isEntry(row) {
  const entry = /** @type {Partial<Entry>} */ (row);
  return (
    typeof row === "object" &&
    row !== null &&
    typeof entry.id === "string" &&
    typeof entry.game === "string" &&
    typeof entry.at === "number" &&
    typeof entry.turn === "number" &&
    (entry.toMove === null || typeof entry.toMove === "number") &&
    Array.isArray(entry.seats) &&
    entry.seats.every(isSeat)
  );
}

/**
 * @param {unknown} row
 * @returns {row is Seat}
 */
function isSeat(row) {
  const seat = /** @type {Partial<Seat>} */ (row);
  return typeof row === "object" && row !== null && typeof seat.name === "string" && typeof seat.bot === "string";
}

/**
 * What a save tells of itself when the index does not know it. A damaged one has no game.
 * @param {string} id
 * @param {string} text
 * @returns {Entry}
 */
function guess(id, text) {
  /** @type {Entry} */
  const entry = { id, game: "", seats: [], turn: 0, toMove: null, over: false, practice: false, at: 0, summary: null };
  try {
    const row = JSON.parse(text);
    if (typeof row.game === "string") entry.game = row.game;
    if (Array.isArray(row.seats)) {
      entry.seats = row.seats.map((/** @type {unknown[]} */ seat) => ({ name: String(seat[0]), bot: String(seat[1]) }));
    }
  } catch {
    // It stays on the shelf, without a game, so that it can be exported or put away.
  }
  return entry;
}

/** @param {string} id */
export function saveOf(id) {
  return read(TABLE + id);
}

/**
 * Keep a table: the save first, so that a killed tab loses at most the picture.
 * @param {Entry} entry
 * @param {string} save
 * @returns {boolean} is it on the disk?
 */
export function keep(entry, save) {
  const safe = write(TABLE + entry.id, save);
  const others = index().filter(({ id }) => id !== entry.id);
  return write(INDEX, JSON.stringify([entry, ...others])) && safe;
}

/**
 * Take a table off the shelf; what is returned puts it back.
 * @param {string} id
 * @returns {() => void}
 */
export function remove(id) {
  const entry = tables().find((each) => each.id === id);
  const save = saveOf(id);
  erase(TABLE + id);
  erase(GLANCE + id);
  write(INDEX, JSON.stringify(index().filter((each) => each.id !== id)));
  return () => {
    if (entry && save !== null) keep(entry, save);
  };
}

/**
 * Called when another tab has changed or removed a table.
 * @param {(id: string) => void} listener
 */
export function onOutsideChange(listener) {
  addEventListener("storage", ({ key }) => {
    if (key === null) listener("");
    else if (key.startsWith(TABLE)) listener(key.slice(TABLE.length));
  });
}

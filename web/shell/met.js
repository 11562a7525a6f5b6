/** Which rules the reader has met in games and lessons; kept in this browser. */
import { isText, readRows, write } from "./storage.js";

const KEY = "ludoteka.met";
/** @type {Set<string> | null} */
let known = null;

/** The ids met so far. */
export function met() {
  known ??= new Set(readRows(KEY, isText));
  return known;
}

/**
 * These rules have just occurred.
 * @param {string[]} rules
 */
export function meet(rules) {
  const before = met().size;
  for (const rule of rules) if (rule) met().add(rule);
  if (met().size > before) write(KEY, JSON.stringify([...met()]));
}

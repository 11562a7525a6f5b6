/** Text from Fluent files: one bundle per language, English behind it. Nothing else in the page holds words. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { html } from "lit-html";
import { LANGUAGES } from "./languages.js";

/** @import { Args, Drawn } from "../types.d.ts" */
/** @typedef {string | {kind: string, id: string, text: string}} Piece */

const FORMS = { acc: "Acc", gen: "Gen", dat: "Dat", ins: "Ins", loc: "Loc", pl: "Pl" };
const SEATS = new Set(["who", "whom"]);
/** Private-use characters around the names in a sentence, so that the finished sentence can be cut at them. */
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const loading = new Map();
/** Sheets of text that are wanted in every language that is switched to. */
const wanted = new Set(["shell"]);
/** @type {Map<string, Record<string, string>>} */
const nounsOf = new Map();
let current = "en";
/** The language that is being switched to; sheets that are asked for meanwhile come in it too. */
let chosen = current;
/** Sheets under way. */
let coming = 0;

/** The language in use. */
export function language() {
  return current;
}

/**
 * The best of the site's languages for this reader.
 * @param {string} [asked]
 */
export function choose(asked) {
  const codes = LANGUAGES.map(({ code }) => code);
  for (const tag of [asked ?? "", ...navigator.languages]) {
    const code = tag.toLowerCase().split("-")[0];
    if (codes.includes(code)) return code;
  }
  return "en";
}

/**
 * Speak this language from now on.
 * @param {string} code
 */
export async function speak(code) {
  chosen = code;
  await Promise.all([...wanted].flatMap((sheet) => [load(code, sheet), load("en", sheet)]));
  // The reader may have chosen again meanwhile.
  if (chosen !== code) return;
  current = code;
  document.documentElement.lang = code;
}

/**
 * Which names the arguments of a game's sentences stand for.
 * @param {string} game
 * @param {Record<string, string>} nouns
 */
export function name(game, nouns) {
  nounsOf.set(game, nouns);
}

/**
 * Bring the texts that a game's board needs to be drawn.
 * @param {string} game
 */
export async function bring(game) {
  await need(`${game}-table`);
}

/**
 * Bring sheets of texts that not every page needs.
 * @param {string[]} sheets
 */
export async function need(...sheets) {
  for (const sheet of sheets) wanted.add(sheet);
  await Promise.all(sheets.flatMap((sheet) => [...new Set([current, chosen, "en"])].map((code) => load(code, sheet))));
}

/**
 * @param {string} code
 * @param {string} sheet
 */
function load(code, sheet) {
  const name = `${code}/${sheet}`;
  let done = loading.get(name);
  if (!done) {
    done = fetchSheet(code, sheet);
    loading.set(name, done);
  }
  return done;
}

/**
 * @param {string} code
 * @param {string} sheet
 */
async function fetchSheet(code, sheet) {
  const path = `/locales/${code}/${sheet}.ftl`;
  const url = import.meta.resolve(`..${path}`);
  // The import map leads to hashed names; what it does not know is not part of the site, and English stands behind it.
  if (url.endsWith(path)) return;
  coming++;
  try {
    add(code, sheet, await read(url, path));
  } finally {
    coming--;
  }
}

/**
 * @param {string} url
 * @param {string} path
 */
async function read(url, path) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * @param {string} code
 * @param {string} sheet
 * @param {string} text
 */
function add(code, sheet, text) {
  let bundle = bundles.get(code);
  if (!bundle) {
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
  }
  for (const error of bundle.addResource(new FluentResource(text))) console.warn(`${code}/${sheet}`, error);
}

/** @param {string} key */
function find(key) {
  const [name, attribute] = key.split(".");
  for (const code of [current, "en"]) {
    const bundle = bundles.get(code);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return null;
}

/**
 * Is there such a text?
 * @param {string} key
 */
export function has(key) {
  return find(key) !== null;
}

/**
 * @param {string} key a message, or message.attribute
 * @param {Args} [args]
 */
function format(key, args = {}) {
  const found = find(key);
  // What is still on its way is drawn when it is there.
  if (!found) return coming ? "" : `[${key}]`;
  /** @type {Error[]} */
  const errors = [];
  const text = found.bundle.formatPattern(found.pattern, ready(key, args), errors);
  for (const error of errors) console.warn(key, error);
  return text;
}

/**
 * The text of a key; `who` tells the names of seats where the arguments have any.
 * @param {string} key
 * @param {Args} [args]
 * @param {Naming} [naming]
 */
export function t(key, args, naming) {
  return pieces(key, args, naming)
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
}

/** @typedef {{name(seat: number): string, role?(seat: number): string}} Naming */

/**
 * The text cut where it names a thing of the game.
 * @param {string} key
 * @param {Args} [args]
 * @param {Naming} [naming]
 * @returns {Piece[]}
 */
export function pieces(key, args, naming) {
  const text = format(key, args && named(key, args, naming));
  if (!text.includes(OPEN)) return [text];
  return text.split(OPEN).flatMap((part, index) => {
    if (index === 0) return part ? [part] : [];
    const [label, rest] = part.split(CLOSE);
    const [target, name] = label.split(MIDDLE);
    const [kind, id] = target.split(" ");
    return rest ? [{ kind, id, text: name }, rest] : [{ kind, id, text: name }];
  });
}

/**
 * The same as a template: every named thing is a button that opens it.
 * @param {string} key
 * @param {Args} [args]
 * @param {Naming} [naming]
 * @returns {Drawn}
 */
export function say(key, args, naming) {
  return pieces(key, args, naming).map((piece) =>
    typeof piece === "string"
      ? html`${piece}`
      : html`<button type="button" class="named" data-open="${piece.kind} ${piece.id}" data-click>${piece.text}</button>`,
  );
}

/**
 * Ids of things become names, seats become names of players.
 * @param {string} key
 * @param {Args} args
 * @param {Naming} [naming]
 */
function named(key, args, naming) {
  const game = key.split("-")[0];
  const nouns = nounsOf.get(game) ?? {};
  /** @type {Args} */
  const out = {};
  for (const [argument, value] of Object.entries(args)) {
    if (SEATS.has(argument) && typeof value === "number" && naming) {
      out[argument] = naming.name(value);
      out[`${argument}Is`] = naming.role?.(value) ?? "other";
    } else if (Array.isArray(value)) {
      Object.assign(out, listed(argument, value, nouns[argument], game));
    } else if (nouns[argument] && typeof value === "string") {
      Object.assign(out, forms(argument, nouns[argument], value, game));
    } else out[argument] = value;
  }
  return out;
}

/**
 * @param {string} argument
 * @param {string} prefix
 * @param {string} id
 * @param {string} game
 */
function forms(argument, prefix, id, game) {
  const key = `${prefix}-${id}`;
  const kind = prefix.slice(game.length + 1);
  /** @param {string} name */
  const marked = (name) => `${OPEN}${kind} ${id}${MIDDLE}${name}${CLOSE}`;
  const plain = format(key);
  /** @type {Args} */
  const out = { [argument]: marked(plain) };
  for (const [form, suffix] of Object.entries(FORMS)) {
    out[argument + suffix] = marked(has(`${key}.${form}`) ? format(`${key}.${form}`) : plain);
  }
  return out;
}

/**
 * The names of the things in the arguments of a sentence, each in all its cases, the plain one first.
 * @param {string} game
 * @param {Args} args
 * @returns {string[]}
 */
export function callings(game, args) {
  const nouns = nounsOf.get(game) ?? {};
  return Object.entries(args).flatMap(([argument, value]) => {
    const keys = nouns[argument] ? [value].flat().map((id) => `${nouns[argument]}-${id}`) : [];
    return keys.flatMap((key) =>
      [key, ...Object.keys(FORMS).map((form) => `${key}.${form}`)].filter(has).map((each) => format(each)),
    );
  });
}

/**
 * A list in words; what repeats is counted once.
 * @param {string} argument
 * @param {unknown[]} values
 * @param {string | undefined} prefix
 * @param {string} game
 */
function listed(argument, values, prefix, game) {
  /** @type {Map<unknown, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const list = new Intl.ListFormat(current, { type: "conjunction" });
  /** @type {Args} */
  const out = { [`${argument}Count`]: values.length };
  for (const suffix of prefix ? ["", ...Object.values(FORMS)] : [""]) {
    const words = [...counts].map(([value, n]) => {
      const name = prefix ? String(forms("x", prefix, String(value), game)[`x${suffix}`]) : String(value);
      return n > 1 ? format("count-of", { n, name }) : name;
    });
    out[argument + suffix] = list.format(words);
  }
  return out;
}

/**
 * Only strings and numbers reach Fluent.
 * @param {string} key
 * @param {Args} args
 */
function ready(key, args) {
  /** @type {Record<string, string | number>} */
  const out = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") out[name] = value;
    else if (typeof value === "boolean") out[name] = value ? "yes" : "no";
    else if (value === null || value === undefined) out[name] = "";
    else out[name] = typeof value === "string" ? value : JSON.stringify(value);
    if (value === undefined) console.warn(`${key}: no ${name}`);
  }
  return out;
}

/**
 * When something happened, in words: "3 hours ago".
 * @param {number} at
 * @param {number} [now]
 */
export function ago(at, now = Date.now()) {
  const seconds = (at - now) / 1000;
  const words = new Intl.RelativeTimeFormat(current, { numeric: "auto" });
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(0, "second");
}

/** @param {string[]} words */
export function listOf(words) {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(words);
}

/**
 * A day in words.
 * @param {string} date as in 2026-11-18
 * @param {Intl.DateTimeFormatOptions} [form]
 */
export function dayName(date, form = { day: "numeric", month: "long", year: "numeric" }) {
  const [year, month, day] = date.split("-").map(Number);
  return new Intl.DateTimeFormat(current, form).format(new Date(year, month - 1, day));
}

// Every language says what English says: the same files, keys and attributes, and no variable of a sentence is lost.
// Case forms may be added: attributes such as .acc on names, and $cardAcc where English has $card (see "Text" in README.md).
//
//   node web/build/locales.mjs [folder]        prints every difference and fails if there is one
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

/** @import { ComplexPattern, Expression, NamedArgument, Pattern } from "@fluent/bundle/esm/ast.js" */
/** @typedef {Map<string, Set<string>>} Texts from "key" or "key.attribute" to the variables of that text */

const home = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), "..", "locales");
const SOURCE = "en";
const FORMS = ["acc", "gen", "dat", "ins", "loc", "pl"];
// What shell/text.js makes out of one argument besides the argument itself.
const MADE = [...FORMS.map((form) => form[0].toUpperCase() + form.slice(1)), "Count", "Is"];

/**
 * @param {Pattern | Expression | NamedArgument} part
 * @returns {string[]}
 */
function variables(part) {
  if (typeof part === "string") return [];
  if (Array.isArray(part)) return part.flatMap(variables);
  if (part.type === "var") return [part.name];
  if (part.type === "select") {
    return [...variables(part.selector), ...part.variants.flatMap(({ value }) => variables(value))];
  }
  return part.type === "func" ? part.args.flatMap(variables) : [];
}

/**
 * The texts of a file; what the parser passed over in silence is named too.
 * @param {string} source
 */
function read(source) {
  /** @type {Texts} */
  const texts = new Map();
  /** @type {string[]} */
  const twice = [];
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (texts.has(id)) twice.push(id);
    texts.set(id, new Set(value ? variables(value) : []));
    for (const [name, pattern] of Object.entries(attributes)) texts.set(`${id}.${name}`, new Set(variables(pattern)));
  }
  let message = "";
  /** @type {string[]} */
  const unread = [];
  for (const line of source.split("\n")) {
    const key = /^([A-Za-z][\w-]*) *=/.exec(line)?.[1];
    const attribute = /^ +\.([A-Za-z][\w-]*) *=/.exec(line)?.[1];
    if (key) message = key;
    const text = key ?? (attribute ? `${message}.${attribute}` : "");
    if (text && !texts.has(text)) unread.push(text);
  }
  return { texts, twice, unread };
}

/**
 * The variable of the English text that this one is, or is made of.
 * @param {string} name
 * @param {Set<string>} wanted
 */
function origin(name, wanted) {
  if (wanted.has(name)) return name;
  const ending = MADE.find((each) => name.endsWith(each) && wanted.has(name.slice(0, -each.length)));
  return ending ? name.slice(0, -ending.length) : "";
}

/**
 * @param {Texts} english
 * @param {Texts} other
 */
function compare(english, other) {
  const found = [];
  for (const [text, wanted] of english) {
    const used = other.get(text);
    if (!used) {
      found.push(`${text} is missing`);
      continue;
    }
    const origins = new Set([...used].map((name) => origin(name, wanted)));
    for (const name of wanted) if (!origins.has(name)) found.push(`${text} lacks $${name}`);
    for (const name of used) if (!origin(name, wanted)) found.push(`${text} has $${name}, which English has not`);
  }
  for (const text of other.keys()) {
    const [key, attribute] = text.split(".");
    const form = attribute && FORMS.includes(attribute) && english.has(key);
    if (!english.has(text) && !form) found.push(`${text} is not in English`);
  }
  return found;
}

/** @param {string} language */
async function sheets(language) {
  const names = (await readdir(join(home, language))).filter((name) => name.endsWith(".ftl")).sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const source = await readFile(join(home, language, name), "utf8");
        return /** @type {const} */ ([name, read(source)]);
      }),
    ),
  );
}

const english = await sheets(SOURCE);
const folders = (await readdir(home, { withFileTypes: true })).filter((entry) => entry.isDirectory());
const languages = folders.map(({ name }) => name).sort();
let differences = 0;
for (const language of languages) {
  const own = await sheets(language);
  /** @type {string[]} */
  const found = [];
  for (const name of english.keys()) if (!own.has(name)) found.push(`${name}: the file is missing`);
  for (const [name, { texts, twice, unread }] of own) {
    const tell = [...twice.map((key) => `${key} stands twice`), ...unread.map((text) => `${text} cannot be read`)];
    const source = english.get(name);
    if (!source) tell.push("English has no such file");
    else if (language !== SOURCE) tell.push(...compare(source.texts, texts));
    found.push(...tell.map((words) => `${name}: ${words}`));
  }
  for (const words of found) console.log(`${language}/${words}`);
  differences += found.length;
}
const count = [...english.values()].reduce((sum, { texts }) => sum + texts.size, 0);
console.log(`locales: ${languages.join(", ")}: ${count} texts, ${differences} differences`);
process.exitCode = differences ? 1 : 0;

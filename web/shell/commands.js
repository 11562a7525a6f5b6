/** What typed commands mean: the choices of the view by the words that stand on the page, and a few words of the table itself. */
import { ask } from "./desk.js";
import { announce } from "./live.js";
import { explain, label } from "./pointing.js";
import { ruleKey } from "./rulebook.js";
import { callings, has, listOf, t } from "./text.js";
import { nearest, understand, words } from "./words.js";

/** @import { Choice } from "../types.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Meaning } from "./words.js" */

const NEAREST = 5;
const MANY = 12;

/** The words of the table itself. @type {Record<string, (table: Table, rest: string) => void | Promise<void>>} */
const OWN = { help, look, why, undo, end };

/**
 * Do what was typed; parts between commas are done one after the other.
 * @param {Table} table
 * @param {string} text
 */
export async function obey(table, text) {
  for (const part of text.split(/[,;]/)) {
    if (words(part).length && !(await obeyOne(table, part.trim()))) return;
  }
}

/**
 * @param {Table} table
 * @param {string} text
 * @returns {Promise<boolean>} was it done?
 */
async function obeyOne(table, text) {
  // Who types fast is not refused: a command waits for the one before it.
  while (table.busy) await new Promise((resolve) => setTimeout(resolve, 30));
  const [first] = words(text);
  const own = Object.keys(OWN).find((name) =>
    t(`command-word-${name}`)
      .split(",")
      .some((word) => words(word)[0] === first),
  );
  const rest = text.trim().replace(/^\S+\s*/, "");
  // A word of the table's own that is also a move ("end") is the move.
  const found = table.asked ? understand(text, meanings(table)) : [];
  if (own && !(found.length === 1 && own === "end")) {
    await OWN[own](table, rest);
    return true;
  }
  if (!table.asked || table.asleep) return refuse(ask(table, shown(table)).title);
  if (found.length === 1) {
    await table.act([found[0].id]);
    return true;
  }
  const all = meanings(table);
  if (found.length > 1) return refuse(t("command-which", { choices: phrases(table, found, MANY) }));
  return refuse(t("command-unknown", { text, choices: phrases(table, nearest(text, all, NEAREST), NEAREST) }));
}

/** @param {string} words */
function refuse(words) {
  announce(words);
  return false;
}

/** @param {Table} table */
const shown = (table) => /** @type {import("../types.d.ts").View} */ (table.view);

/**
 * Every choice with the words by which a player may call it.
 * @param {Table} table
 * @returns {Meaning<Choice>[]}
 */
function meanings(table) {
  const { game, choices } = shown(table);
  return choices.map((choice) => ({
    what: choice,
    id: choice.id,
    said: [
      label(table, choice),
      choice.verb,
      ...callings(game, choice.args),
      ...(choice.on ? [placeName(choice.on)] : []),
      ...(typeof choice.args.whom === "number" ? [table.name(choice.args.whom)] : []),
    ],
  }));
}

/**
 * How the board calls a target: the beginning of its name, before its state.
 * @param {string} on
 */
function placeName(on) {
  const place = document.querySelector(`[data-on="${CSS.escape(on)}"]`);
  const name = place?.getAttribute("aria-label") ?? place?.querySelector(".unseen")?.textContent ?? place?.textContent;
  return (name ?? "").trim().split(/[,:.(;]/)[0];
}

/**
 * A choice in words that can be typed again.
 * @param {Table} table
 * @param {Choice} choice
 */
function phrase(table, choice) {
  const verb = label(table, choice);
  const what = callings(shown(table).game, choice.args)[0] ?? (choice.on ? placeName(choice.on) : "");
  return what && !verb.includes(what) ? t("command-choice", { verb, what }) : verb;
}

/**
 * @param {Table} table
 * @param {Choice[]} choices
 * @param {number} most
 */
function phrases(table, choices, most) {
  const told = choices.slice(0, most).map((choice) => phrase(table, choice));
  if (choices.length > most) told.push(t("command-more", { n: choices.length - most }));
  return listOf(told);
}

/** @param {Table} table */
function help(table) {
  announce(t("command-help"));
  look(table);
}

/** What is asked, and every answer. @param {Table} table */
function look(table) {
  const { title, detail } = ask(table, shown(table));
  announce(title);
  announce(detail);
  if (table.asked) announce(t("command-can", { choices: phrases(table, shown(table).choices, MANY) }));
}

/** @param {Table} table */
async function undo(table) {
  if (!table.view?.undo || table.past) return announce(t("undo-none"));
  await table.undo();
  if (table.asked) look(table);
}

/** The one way onwards, whatever it is called here. @param {Table} table */
async function end(table) {
  const ways = table.asked ? shown(table).choices.filter(({ on }) => !on) : [];
  if (ways.length === 1) await table.act([ways[0].id]);
  else if (ways.length) announce(t("command-which", { choices: phrases(table, ways, MANY) }));
  else announce(ask(table, shown(table)).title);
}

/**
 * Why a thing can or cannot be used; without a thing, why the question is asked.
 * @param {Table} table
 * @param {string} rest
 */
async function why(table, rest) {
  if (!words(rest).length) {
    const { title, rule } = ask(table, shown(table));
    const key = rule && `${ruleKey(rule)}.text`;
    announce(title);
    if (key && has(key)) announce(t("command-reason", { text: t(key), rule }));
    return;
  }
  const places = [...document.querySelectorAll("[data-on]")].map((place) => place.getAttribute("data-on") ?? "");
  const targets = [...new Set(places)].map((on) => ({ what: on, id: on, said: [placeName(on)] }));
  const found = understand(rest, targets);
  const usable = new Set(table.asked ? shown(table).choices.map(({ on }) => on) : []);
  // A card in the hand and its pile have one name: what cannot be used is what people ask about.
  const on = found.find((each) => !usable.has(each)) ?? found[0];
  if (!on) {
    const names = nearest(rest, targets, NEAREST).map(placeName);
    return announce(t("command-unknown", { text: rest, choices: listOf([...new Set(names)]) }));
  }
  const reasons = await explain(table, on).catch(() => []);
  const ways = table.asked ? shown(table).choices.filter((choice) => choice.on === on) : [];
  if (ways.length) announce(t("command-can", { choices: phrases(table, ways, MANY) }));
  for (const { key, args, rule } of reasons) {
    announce(t("command-reason", { text: t(`${shown(table).game}-why-${key}`, args, table), rule }));
  }
  if (!ways.length && !reasons.length) announce(t("command-no-reason", { what: placeName(on) }));
}

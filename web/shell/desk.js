/** The desk: everything a board is given, made anew for every drawing. */
import { redraw } from "./app.js";
import { mark } from "./icons.js";
import { announce } from "./live.js";
import { drawLog } from "./log.js";
import { choices, explain, label, point, press, several, toggle, whyText } from "./pointing.js";
import { change, settings, theme } from "./settings.js";
import { has, language, say, t } from "./text.js";
import { openThing, peek, ruleButton, whyButton } from "./thing.js";

/** @import { Ask, Desk, View } from "../types.d.ts" */
/** @import { Table } from "./table.js" */

/** @type {Map<string, MediaQueryList>} */
const watched = new Map();

/**
 * Does the screen fit a media query? The page is drawn anew when that changes: phones are turned, windows pulled.
 * @param {string} query
 */
export function fits(query) {
  let found = watched.get(query);
  if (!found) {
    found = matchMedia(query);
    found.addEventListener("change", redraw);
    watched.set(query, found);
  }
  return found.matches;
}

/** Is the screen too small for the rail? */
export function narrow() {
  return !fits("(min-width: 1180px) and (min-height: 560px)");
}

/**
 * @param {Table} table
 * @returns {Desk}
 */
export function desk(table) {
  const view = /** @type {View} */ (table.shown);
  return {
    view,
    about: table.about,
    t: (key, args) => t(key, args, table),
    say: (key, args) => say(key, args, table),
    lang: language(),
    theme: theme(),
    narrow: narrow(),
    fits,
    listView: settings.listView,
    showList: (listView) => change({ listView }),
    seat: table.seat,
    asked: table.asked && !table.asleep,
    past: table.past !== null,
    busy: table.busy,
    ask: ask(table, view),
    choices: (on) => choices(table, on),
    label: (choice) => label(table, choice),
    loose: loose(table),
    press: (on, index = 0) => press(table, on, index),
    act: (ids) => table.act(ids),
    several: several(table),
    picked: (on, index = 0) => table.picks.some((pick) => pick.on === on && pick.index === index),
    toggle: (on, index = 0, id = undefined) => toggle(table, on, index, id),
    picks: table.picks,
    why: (on) => point(table, on),
    whyText: (on) => whyText(table, on),
    explain: (on) => explain(table, on),
    open: (kind, id) => openThing(table, kind, id),
    peek: (kind, id) => peek(table, kind, id),
    rule: ruleButton,
    mark,
    name: (seat) => table.name(seat),
    log: () => drawLog(table),
    skip: skip(table, view),
    panel: table.panel,
    show(panel) {
      table.panel = panel;
      redraw();
    },
    options: {},
    seats: view.seats,
    change() {},
    async suggest() {},
  };
}

/**
 * While a bot is asked: do not wait for bots until a person is asked.
 * @param {Table} table
 * @param {View} view
 */
function skip(table, view) {
  if (table.past || table.pause || table.hurry || view.over || view.toMove === null || !view.seats[view.toMove]?.bot)
    return null;
  return () => {
    table.hurry = true;
    table.scene?.end();
    redraw();
  };
}

/** @param {Table} table */
function loose(table) {
  const done = table.view?.prompt?.several?.done;
  return choices(table, "").filter(({ id }) => id !== done);
}

/**
 * Say aloud what is asked now, after everything that led to it.
 * @param {Table} table
 */
export function tellQuestion(table) {
  if (!table.view) return;
  const { title, detail } = ask(table, table.view);
  announce(title);
  announce(detail);
}

/**
 * What is asked of whom and why, or who is being waited for.
 * @param {Table} table
 * @param {View} view
 * @returns {Ask}
 */
export function ask(table, view) {
  const { prompt } = view;
  if (table.past) return plain("looking-back", {});
  if (table.pause) return plain(table.pause, {});
  if (view.over) return plain("game-over", {});
  if (!table.asked || !prompt) {
    const seat = view.toMove ?? 0;
    return plain(view.seats[seat]?.bot ? "bot-thinks" : "waiting-for", { name: table.name(seat) });
  }
  const key = `${view.game}-ask-${prompt.kind}`;
  const args = { ...prompt.args, by: prompt.by };
  const detail = has(`${key}.detail`)
    ? t(`${key}.detail`, args, table)
    : t("asked-of", { name: table.name(table.seat ?? 0) });
  const title = t(key, args, table);
  return { title, detail, rule: prompt.rule, by: prompt.by, why: whyButton(prompt.rule, () => `${title} ${detail}`) };
}

/**
 * @param {string} key
 * @param {Record<string, unknown>} args
 * @returns {Ask}
 */
function plain(key, args) {
  return {
    title: t(key, args),
    detail: has(`${key}.detail`) ? t(`${key}.detail`, args) : "",
    rule: "",
    by: null,
    why: "",
  };
}

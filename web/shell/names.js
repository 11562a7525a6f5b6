/** What players are called: readers as they called themselves last time, bots by level, style or their game. */
import { isText, readRows, write } from "./storage.js";
import { has, t } from "./text.js";

/** @import { Seat } from "../types.d.ts" */

const NAMES = "ludoteka.names";

/**
 * @param {string} game
 * @param {string} bot
 */
export function botName(game, bot) {
  const { level, style } = parts(bot);
  if (has(`level-${level}`)) {
    const name = t(`level-${level}`);
    return style ? t("level-style", { level: name, style: t(`style-${style}`) }) : name;
  }
  return has(`${game}-bot-${bot}`) ? t(`${game}-bot-${bot}`) : t("bot", { level: bot.replaceAll("_", " ") });
}

/**
 * A line about a bot: its level and its style, or what the game says of its own.
 * @param {string} game
 * @param {string} bot
 */
export function botGist(game, bot) {
  const { level, style } = parts(bot);
  const keys = [`level-${level}.gist`, `style-${style}.gist`, `${game}-bot-${bot}.gist`];
  return keys
    .filter((key) => has(key))
    .map((key) => t(key))
    .join(" ");
}

/**
 * "sharp-rusher" is a level with a style.
 * @param {string} bot
 */
export function parts(bot) {
  const [level, style = ""] = bot.split("-");
  return { level, style };
}

/** The reader's name, as it was last time. */
export function ownName() {
  return knownNames()[0] ?? t("seat-number", { n: 1 });
}

/**
 * A name that nobody at the table has yet.
 * @param {Seat[]} seats
 */
export function freeName(seats) {
  const taken = new Set(seats.map(({ name }) => name));
  const names = t("bot-names")
    .split(",")
    .map((name) => name.trim());
  return names.find((name) => !taken.has(name)) ?? t("seat-number", { n: seats.length + 1 });
}

/**
 * Next time these people need not be asked.
 * @param {Seat[]} seats
 */
export function keepNames(seats) {
  write(NAMES, JSON.stringify(seats.filter(({ bot }) => !bot).map(({ name }) => name)));
}

const knownNames = () => readRows(NAMES, isText);

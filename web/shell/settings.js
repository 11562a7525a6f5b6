/** What the reader has chosen for the whole site; kept in localStorage, changed anywhere, told to everyone. */
import { read, write } from "./storage.js";

/** @import { Settings } from "../types.d.ts" */

const KEY = "ludoteka.settings";
/** @type {Settings} */
const DEFAULTS = {
  lang: "",
  theme: "auto",
  motion: "auto",
  speed: "normal",
  sounds: false,
  confirm: true,
  autopass: true,
  keys: true,
  think: "normal",
  odds: false,
  listView: false,
  commandLine: false,
  largeCards: false,
};
/** How long a bot's decision is left to be seen, in milliseconds. */
export const PACE = { slow: 1400, normal: 650, fast: 200, instant: 0 };

/** How long a thinking bot may think, in milliseconds. */
export const THINK = { quick: 400, normal: 1000, long: 3000, deep: 8000 };

/** @type {Settings} */
export const settings = { ...DEFAULTS, ...stored() };
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {Partial<Settings>} */
function stored() {
  try {
    const kept = JSON.parse(read(KEY) ?? "{}");
    return Object.fromEntries(
      Object.entries(kept).filter(
        ([name, value]) => name in DEFAULTS && typeof value === typeof (/** @type {any} */ (DEFAULTS)[name]),
      ),
    );
  } catch {
    return {};
  }
}

/** @param {Partial<Settings>} patch */
export function change(patch) {
  Object.assign(settings, patch);
  write(KEY, JSON.stringify(settings));
  apply();
}

/** @param {() => void} listener */
export function onChange(listener) {
  listeners.add(listener);
}

/** The theme in force. */
export function theme() {
  if (settings.theme !== "auto") return settings.theme;
  return dark.matches ? "dark" : "light";
}

/** Does anything move? */
export function moves() {
  return settings.motion === "full" || (settings.motion === "auto" && !still.matches);
}

/** Put the choices on the page. */
export function apply() {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = moves() ? "full" : "none";
  root.dataset.cards = settings.largeCards ? "large" : "plain";
  for (const listener of listeners) listener();
}

dark.addEventListener("change", apply);
still.addEventListener("change", apply);

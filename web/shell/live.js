/** One polite live region: what happens is told in order, each message when the one before has been heard. */

/** Under a modal dialog the page is inert and its region mute: the uppermost dialog speaks for it. */
const region = () =>
  [...document.querySelectorAll("dialog:modal > [aria-live]")].at(-1) ?? document.getElementById("live");
/** @type {string[]} */
let waiting = [];
let busy = false;
const PAUSE = 350;

/** @type {Set<(text: string) => void>} */
const listeners = new Set();
/** @type {Set<() => void>} */
const forgetters = new Set();

/** @param {(text: string) => void} listener hears everything that is said */
export function onSaid(listener) {
  listeners.add(listener);
}

/** @param {() => void} forget */
export function onHushed(forget) {
  forgetters.add(forget);
}

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  for (const listener of listeners) listener(text);
  waiting.push(text);
  if (!busy) next();
}

/**
 * Forget what is said and what waits: nothing of one seat may be heard at the next.
 * @param {boolean} [all] what has been said and written down as well
 */
export function hush(all = true) {
  waiting = [];
  if (all) for (const forget of forgetters) forget();
  for (const place of document.querySelectorAll("#live, dialog > [aria-live]")) place.textContent = "";
}

function next() {
  const text = waiting.splice(0, 4).join(" ");
  const place = region();
  busy = text !== "";
  if (!busy || !place) return;
  place.textContent = text;
  setTimeout(next, PAUSE + text.length * 12);
}

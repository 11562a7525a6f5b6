/** One polite live region: what happens is told in order, each message when the one before has been heard. */

const region = () => document.getElementById("live");
/** @type {string[]} */
let waiting = [];
let busy = false;
const PAUSE = 350;

/** @param {string} text */
export function announce(text) {
  if (!text) return;
  waiting.push(text);
  if (!busy) next();
}

/** Forget what is said and what waits: nothing of one seat may be heard at the next. */
export function hush() {
  waiting = [];
  const place = region();
  if (place) place.textContent = "";
}

function next() {
  const text = waiting.splice(0, 4).join(" ");
  const place = region();
  busy = text !== "";
  if (!busy || !place) return;
  place.textContent = text;
  setTimeout(next, PAUSE + text.length * 12);
}

/** The first screen comes before Python: nobody waits for the rules before there is something to look at (boot.js). */

/** It stands, or there is none to wait for. */
export function firstScreenStands() {
  document.dispatchEvent(new CustomEvent("first-screen"));
}

/** What was drawn just now is the first screen: it stands when the browser has painted it. */
export function firstScreenDrawn() {
  requestAnimationFrame(() => setTimeout(firstScreenStands));
}

// Starts Python as soon as this module runs (on the shelf, once the covers are there) and tells its state on <html>:
//   data-engine="booting|ready|failed"   data-boot="snapshot|plain"   data-error="<error key>" when failed
// and as events on document: "engine-progress" (detail: Progress), "engine-state" (detail: {state, error}).
import { createEngine } from "./engine.js";

/** How long the shelf is waited for, in ms. */
const PATIENCE = 2000;

/** Nobody on the shelf waits for Python yet, so its megabytes do not stand in the way of the pictures. */
function shelfDrawn() {
  return new Promise((resolve) => {
    document.addEventListener("shelf-drawn", resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

export const engine = createEngine(location.hash.length > 1 ? undefined : shelfDrawn());

const html = document.documentElement;

/** @param {string} name @param {object} detail */
const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));

engine.onstate = (state, error) => {
  html.dataset.engine = state;
  html.dataset.boot = engine.mode;
  if (error) html.dataset.error = error.key;
  else delete html.dataset.error;
  if (state === "ready") performance.mark("engine-ready");
  tell("engine-state", { state, error });
};
engine.onprogress = (progress) => tell("engine-progress", progress);
engine.onstate(engine.state);

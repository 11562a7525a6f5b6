// Starts Python once the first screen stands (the shelf, or a table drawn from what was seen last; any other page starts it at once)
// and tells its state on <html>:
//   data-engine="booting|ready|failed"   data-boot="snapshot|plain"   data-error="<error key>" when failed
// and as events on document: "engine-progress" (detail: Progress), "engine-state" (detail: {state, error}).
import { createEngine } from "./engine.js";

/** How long the first screen is waited for, in ms. */
const PATIENCE = 2000;

/**
 * A processor that compiles megabytes does not draw: both at once take longer than one after the other, and what is pressed
 * on the first screen is taken without Python.
 */
function firstScreen() {
  return new Promise((resolve) => {
    document.addEventListener("first-screen", resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

export const engine = createEngine(/^(#table\/.*)?$/.test(location.hash) ? firstScreen() : undefined);

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

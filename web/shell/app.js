/** What the page is showing, and the one place where it is drawn. */
import { html, render } from "lit-html";
import { closeAll, connectDialogs, drawDialogs } from "./dialog.js";
import { connectNotices, drawNotices } from "./notice.js";

/** @import { Drawn, Engine } from "../types.d.ts" */

/**
 * A page of the site: how it is drawn, what it is called, and what it does when it is left.
 * @typedef {object} Page
 * @property {() => Drawn} draw
 * @property {() => string} title
 * @property {() => void} [leave]
 * @property {boolean} [table] somebody plays here: not to be interrupted
 * @property {(event: KeyboardEvent) => boolean} [key] true if the key was for this page
 * @property {(target: string) => void} [why] someone points at a target of the board
 * @property {(kind: string, id: string) => void} [open]
 * @property {(kind: string | null, id: string) => void} [peek]
 */

/** @type {{engine: Engine & {restart(): Promise<void>}, engineState: string, engineError: {key: string, args: object} | null, progress: {phase: string, loaded: number, total: number}, page: Page | null}} */
export const app = {
  engine: { call: async () => ({}), restart: async () => {} },
  engineState: "booting",
  engineError: null,
  progress: { phase: "download", loaded: 0, total: 0 },
  page: null,
};

/** @type {Set<() => void>} */
const afterDrawing = new Set();
let due = false;

/** Draw the page now. */
export function draw() {
  due = false;
  const root = document.getElementById("app");
  if (!app.page || !root) return;
  document.title = app.page.title();
  render(html`${app.page.draw()}${drawDialogs()}${drawNotices()}`, root);
  for (const run of afterDrawing) run();
}

/** Draw the page soon; several wishes make one drawing. */
export function redraw() {
  if (due) return;
  due = true;
  queueMicrotask(() => due && draw());
}

/** @param {() => void} run */
export function onDrawn(run) {
  afterDrawing.add(run);
}

/** @param {Page} page */
export function go(page) {
  app.page?.leave?.();
  app.page = page;
  closeAll();
  scrollTo(0, 0);
  draw();
}

connectDialogs(redraw);
connectNotices(redraw);

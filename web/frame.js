/** The page inside <ludoteka-board>: one board, nothing of the site around it, led by messages from the page outside (web/embed.md). */
import { drawFrame } from "./frame/layout.js";
import { readGroup, readLanguage, readOrder, readOrigin, readTheme } from "./frame/order.js";
import { Outside } from "./frame/outside.js";
import { pictureOf } from "./frame/picture.js";
import { SharedEngine } from "./frame/shared-engine.js";
import { openTable, tableFor } from "./frame/tables.js";
import { app, draw, go, onDrawn, redraw } from "./shell/app.js";
import { errorText } from "./shell/boot-bar.js";
import { listen } from "./shell/gestures.js";
import { step } from "./shell/history.js";
import { listenToKeys } from "./shell/keys.js";
import { LessonTable, watchLesson } from "./shell/lesson.js";
import { pageOf } from "./shell/open-table.js";
import { apply, onChange, settings } from "./shell/settings.js";
import { read } from "./shell/storage.js";
import { choose, need, speak, t } from "./shell/text.js";

/** @import { Framed } from "./frame/layout.js" */
/** @import { Command } from "./frame/outside.js" */
/** @import { Answer, View } from "./types.d.ts" */

const told = new URLSearchParams(location.hash.slice(1));
const html = document.documentElement;
const own = { ...settings };

/** @type {Framed} */
const framed = { order: readOrder(Object.fromEntries(told)), table: null, failure: null, reset: show };
const outside = new Outside(readOrigin(told.get("page")), obey);
const engine = new SharedEngine(readGroup(told.get("share")), told.has("run"));

// what the page outside wants

/** @param {Command} command */
function obey({ command, what, by, theme, lang }) {
  if (command === "load") {
    framed.order = readOrder(typeof what === "object" && what ? /** @type {Record<string, unknown>} */ (what) : {});
    show();
  } else if (command === "step" && (by === 1 || by === -1)) stepBy(by);
  else if (command === "reset") show();
  else if (command === "run") engine.run();
  else if (command === "picture") paint();
  else if (command === "theme") wear(readTheme(theme));
  else if (command === "lang") talk(readLanguage(lang));
}

async function paint() {
  const { board, shown } = framed.table ?? {};
  if (board && shown) outside.tell("picture", { svg: await pictureOf(board, shown) });
}

/** @param {1 | -1} by */
function stepBy(by) {
  const { table } = framed;
  if (table instanceof LessonTable) table.stepBy(by);
  else if (table) step(table, by);
}

/** The reader's own choice stays as it is kept; the page chooses for this frame only. @param {"auto" | "light" | "dark"} theme */
function wear(theme) {
  settings.theme = theme === "auto" ? own.theme : theme;
  apply();
}

/** @param {string} lang */
function talk(lang) {
  settings.lang = lang || own.lang;
  apply();
}

// what is shown

/** How often something was shown: what comes late for an earlier wish is dropped. */
let wishes = 0;

async function show() {
  const asked = framed.order;
  const wish = ++wishes;
  Object.assign(framed, { table: null, failure: null });
  go({ draw: () => drawFrame(framed), title: () => t("app-name") });
  if (!asked) return outside.tell("error", { key: "frame-nothing", text: t("frame-nothing") });
  try {
    const { table, order } = await tableFor(asked);
    if (wish !== wishes) return;
    table.heard = hear;
    Object.assign(framed, { table, order });
    go({ ...pageOf(table), draw: () => drawFrame(framed) });
    if (table instanceof LessonTable) watchLesson(table);
    await openTable(table, order);
    if (wish !== wishes) return;
    if (table.failure) throw table.failure;
    const { game, seats, viewer, lesson } = /** @type {View} */ (table.view);
    const { kind, mode } = order;
    outside.tell("ready", { kind, game, mode, seats: seats.length, seat: viewer, steps: lesson?.of ?? null });
  } catch (error) {
    if (wish !== wishes) return;
    framed.failure = error;
    failed(error);
  }
  draw();
}

/**
 * Something happened at the table: what its reader may know of it goes outside.
 * @param {View} before
 * @param {Answer} answer
 */
function hear(before, { view, steps }) {
  if (steps.length) outside.tell("move", { ply: view.ply, seat: before.toMove, steps, over: view.over });
  const [old, now] = [before.lesson, view.lesson];
  if (!old || !now || (old.step === now.step && old.done === now.done)) return;
  outside.tell("progress", { step: now.step, of: now.of, done: now.done });
  if (old.kind === "do" || now.done) outside.tell("goal", { lesson: now.id, step: old.step, done: now.done });
}

// the engine

/** @param {unknown} error */
function failed(error) {
  outside.tell("error", {
    .../** @type {{key: string}} */ ({ key: "fault", ...Object(error) }),
    text: errorText(error),
  });
}

app.engine = engine;
engine.onprogress = (progress) => {
  app.progress = progress;
  outside.tell("progress", progress);
  redraw();
};
engine.onstate = (state, error) => {
  html.dataset.engine = state;
  html.dataset.boot = engine.mode;
  if (error) html.dataset.error = error.key;
  else delete html.dataset.error;
  app.engineState = state;
  app.engineError = error ?? null;
  if (error) failed(error);
  redraw();
};

// Links of the site lead out of the frame: to the site itself, in a tab of its own.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link) return;
  event.preventDefault();
  open(new URL(`./${link.getAttribute("href")}`, document.baseURI), "_blank", "noopener");
});
addEventListener("pagehide", () => framed.table?.leave());

read("ludoteka.settings"); // finds out whether storage is refused, before anything is drawn
wear(readTheme(told.get("theme")));
settings.lang = readLanguage(told.get("lang")) || own.lang;
outside.tell("progress", { phase: "download", loaded: 0, total: 0 });
onDrawn(() => outside.measure());
outside.follow(/** @type {Element} */ (document.getElementById("app")));
await need("embed");
await speak(choose(settings.lang));
onChange(() => {
  speak(choose(settings.lang)).then(redraw);
});
listen();
listenToKeys();
show();

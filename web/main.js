/** The page: starts Python, speaks the reader's language, and shows what the address asks for. */
import { engine } from "./boot.js";
import { app, draw, go, redraw } from "./shell/app.js";
import { daily } from "./shell/daily-page.js";
import { firstScreenDrawn } from "./shell/first-screen.js";
import { listen } from "./shell/gestures.js";
import { home } from "./shell/home.js";
import { listenToKeys } from "./shell/keys.js";
import { openLesson } from "./shell/lesson.js";
import { offer, startOffline } from "./shell/offline.js";
import { openLink } from "./shell/open-link.js";
import { openTable } from "./shell/open-table.js";
import { learn as learnPage } from "./shell/path.js";
import { rulebook } from "./shell/rulebook.js";
import { apply, change, onChange, settings } from "./shell/settings.js";
import { setup } from "./shell/setup.js";
import { foresee, learn } from "./shell/shelf.js";
import { statistics } from "./shell/statistics.js";
import { onOutsideChange, saveOf, tables } from "./shell/storage.js";
import { choose, speak } from "./shell/text.js";

/** @import { Page } from "./shell/app.js" */

/** @type {Record<string, (rest: string) => Page>} */
const PAGES = {
  "": home,
  new: setup,
  table: openTable,
  rules: rulebook,
  learn: learnPage,
  lesson: openLesson,
  s: openLink,
  daily,
  statistics,
};

/** The board that will be on the screen comes together with the words. */
function foreseeTable() {
  const id = /^#table\/(.+)$/.exec(location.hash)?.[1] ?? (location.hash.length < 2 ? tables()[0]?.id : "");
  const save = id && saveOf(id);
  if (save) foresee(save);
}

/** The shelf is the first screen; it stands with its covers. A table tells by itself. */
async function drawnShelf() {
  if (location.hash.length > 1) return;
  const covers = [...document.querySelectorAll("image")].map(
    (cover) =>
      new Promise((resolve) => {
        for (const end of ["load", "error"]) cover.addEventListener(end, resolve, { once: true });
      }),
  );
  await Promise.all(covers);
  firstScreenDrawn();
}

function route() {
  const [name, ...rest] = location.hash.slice(1).split("/");
  go((PAGES[name] ?? home)(rest.join("/")));
  offer();
}

// Bytes come in hundreds of pieces; the page has better things to do than to draw each.
let drawnProgress = 0;
document.addEventListener("engine-progress", (event) => {
  app.progress = /** @type {CustomEvent} */ (event).detail;
  if (performance.now() - drawnProgress < 100) return;
  drawnProgress = performance.now();
  redraw();
});
document.addEventListener("engine-state", (event) => {
  const { state, error } = /** @type {CustomEvent} */ (event).detail;
  app.engineState = state;
  app.engineError = error ?? null;
  redraw();
});
app.engine = engine;
app.engineState = engine.state;
// It may have failed before anybody listened.
engine.ready.catch((error) => {
  app.engineError ??= error;
  redraw();
});
onChange(() => {
  speak(choose(settings.lang)).then(redraw);
});
onOutsideChange(() => redraw());
addEventListener("hashchange", route);
engine.ready.then(startOffline, () => {});

apply();
const asked = new URLSearchParams(location.search).get("lang");
if (asked && asked !== settings.lang) change({ lang: asked });
foreseeTable();
await speak(choose(settings.lang));
listen();
listenToKeys();
route();
draw();
drawnShelf();
// Without an answer the shelf stays as it is drawn; the engine's own state tells of its failure.
engine
  .call("games")
  .then(learn, (error) => console.warn(error))
  .then(redraw);

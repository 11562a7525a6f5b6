/** A table that is drawn before Python is up: how far it has come, and what was pressed meanwhile. */
import { html } from "lit-html";
import { app, onDrawn } from "./app.js";
import { t } from "./text.js";

/** @import { Table } from "./table.js" */

/** @type {Table | null} */
let drawn = null;

/**
 * Lies over the board and moves nothing.
 * @param {Table} table
 */
export function drawWaking(table) {
  drawn = table;
  if (!table.waking && !table.queued.length) return "";
  const { loaded, total } = app.progress;
  return html`<div class="waking" role="status">
    <progress max=${total || 1} .value=${loaded} aria-label=${t("waking")}></progress>
    ${table.queued.length ? html`<p>${t("waking-queued")}</p>` : ""}
  </div>`;
}

/** What was pressed looks pressed. Boards know nothing of it: its place is found by its marks. */
function mark() {
  const pressed = new Set();
  for (const id of drawn?.queued ?? []) {
    const on = drawn?.view?.choices.find((choice) => choice.id === id)?.on;
    const places = on ? `[data-on="${CSS.escape(on)}"]` : `[data-choice="${CSS.escape(id)}"], [data-choice="confirm"]`;
    for (const place of document.querySelectorAll(places)) pressed.add(place);
  }
  for (const place of document.querySelectorAll("[data-queued]")) {
    if (!pressed.has(place)) place.removeAttribute("data-queued");
  }
  for (const place of pressed) place.setAttribute("data-queued", "");
}

onDrawn(mark);

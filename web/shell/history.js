/** Looking back: through the whole game as the viewer knew it, and return. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { icon } from "./icons.js";
import { t } from "./text.js";
import { hideWhy } from "./why.js";

/** @import { Table } from "./table.js" */

/**
 * The moments that can be looked at: the beginning, and after every step that told something.
 * @param {Table} table
 */
function moments(table) {
  return [...new Set([0, ...table.log.map(({ ply }) => ply + 1)])];
}

/**
 * @param {Table} table
 * @param {number} ply
 */
export async function lookBack(table, ply) {
  if (!table.view || table.curtain !== null) return;
  if (ply >= table.view.ply) return lookNow(table);
  const { seat } = table;
  const answer = await table.ask("view", { ply: Math.max(0, ply) });
  if (table.seat !== seat || table.curtain !== null) return;
  table.past = { view: answer.view, log: answer.log };
  table.picks = [];
  hideWhy();
  redraw();
}

/**
 * @param {Table} table
 * @param {1 | -1} way
 */
export async function step(table, way) {
  const here = table.shown?.ply ?? 0;
  const next =
    way < 0
      ? moments(table)
          .filter((ply) => ply < here)
          .at(-1)
      : moments(table).find((ply) => ply > here);
  if (next !== undefined) await lookBack(table, next);
  else if (way > 0) lookNow(table);
}

/** @param {Table} table */
export function lookNow(table) {
  table.past = null;
  redraw();
  table.play();
}

/**
 * The bar that is shown while looking back.
 * @param {Table} table
 */
export function drawHistory(table) {
  if (!table.past || !table.view) return "";
  const stops = moments(table);
  const here = stops.filter((ply) => ply <= (table.past?.view.ply ?? 0)).length - 1;
  return html`<section class="history" aria-label=${t("history")}>
    <button type="button" class="round" aria-label=${t("history-first")} @click=${() => lookBack(table, 0)}>${icon("first")}</button>
    <button type="button" class="round" aria-label=${t("history-back")} @click=${() => step(table, -1)}>${icon("back")}</button>
    <input
      type="range"
      min="0"
      max=${stops.length - 1}
      .value=${String(here)}
      aria-label=${t("history-moment")}
      aria-valuetext=${t("history-at", { at: here, of: stops.length - 1 })}
      @input=${(/** @type {Event} */ event) => lookBack(table, stops[Number(/** @type {HTMLInputElement} */ (event.target).value)])}
    />
    <span class="history-at">${t("history-at", { at: here, of: stops.length - 1 })}</span>
    <button type="button" class="round" aria-label=${t("history-on")} @click=${() => step(table, 1)}>${icon("go")}</button>
    <button type="button" class="btn ink" @click=${() => lookNow(table)}>${t("history-now")}</button>
  </section>`;
}

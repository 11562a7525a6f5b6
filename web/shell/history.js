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
  roll(table, false);
  table.past = null;
  redraw();
  table.play();
}

// playing it back

/** Milliseconds between two steps, by speed. */
const SPEEDS = new Map([
  [1, 1100],
  [2, 550],
  [4, 220],
]);
/** @type {WeakMap<Table, {speed: number, timer: number}>} */
const rolls = new WeakMap();

/** @param {Table} table */
function rollOf(table) {
  let found = rolls.get(table);
  if (!found) {
    found = { speed: 1, timer: 0 };
    rolls.set(table, found);
  }
  return found;
}

/**
 * Play the game back from here, or stop.
 * @param {Table} table
 * @param {boolean} on
 */
export function roll(table, on) {
  const state = rollOf(table);
  clearTimeout(state.timer);
  state.timer = 0;
  if (on) {
    state.timer = window.setTimeout(async () => {
      if (!table.past || table.closed) return roll(table, false);
      await step(table, 1);
      if (table.past && state.timer) roll(table, true);
    }, SPEEDS.get(state.speed));
  }
  redraw();
}

/** @param {Table} table */
function faster(table) {
  const state = rollOf(table);
  state.speed = state.speed === 4 ? 1 : state.speed * 2;
  roll(table, state.timer !== 0);
}

/**
 * To the beginning of the turn before or after.
 * @param {Table} table
 * @param {1 | -1} way
 */
function jumpTurn(table, way) {
  const here = table.past?.view.ply ?? 0;
  const begins = table.log.filter(({ turn }, at) => at === 0 || table.log[at - 1].turn !== turn).map(({ ply }) => ply);
  const found = way < 0 ? begins.filter((ply) => ply < here).at(-1) : begins.find((ply) => ply > here);
  if (found !== undefined) lookBack(table, found);
  else if (way > 0) lookNow(table);
}

/**
 * Whose eyes: any seat's once the game is over.
 * @param {Table} table
 */
function drawEyes(table) {
  if (!table.view?.over) return "";
  const pick = async (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    const ply = table.past?.view.ply ?? 0;
    await table.lookAs(value === "" ? null : Number(value));
    await lookBack(table, ply);
  };
  return html`<select class="history-eyes" aria-label=${t("replay-eyes")} @change=${pick}>
    <option value="" ?selected=${table.seat === null}>${t("replay-spectator")}</option>
    ${table.seats.map((_, seat) => html`<option value=${seat} ?selected=${table.seat === seat}>${t("replay-as", { name: table.name(seat) })}</option>`)}
  </select>`;
}

/**
 * The bar that is shown while looking back, or always.
 * @param {Table} table
 * @param {boolean} [always]
 */
export function drawHistory(table, always = false) {
  if ((!table.past && !always) || !table.view) return "";
  const stops = moments(table);
  const here = stops.filter((ply) => ply <= (table.shown?.ply ?? 0)).length - 1;
  const { speed, timer } = rollOf(table);
  return html`<section class="history" aria-label=${t("history")} data-rolling=${String(timer !== 0)}>
    <input
      type="range"
      min="0"
      max=${stops.length - 1}
      .value=${String(here)}
      aria-label=${t("history-moment")}
      aria-valuetext=${t("history-at", { at: here, of: stops.length - 1 })}
      @input=${(/** @type {Event} */ event) => lookBack(table, stops[Number(/** @type {HTMLInputElement} */ (event.target).value)])}
    />
    <button type="button" class="round" aria-label=${t("history-first")} title=${t("history-first")} @click=${() => lookBack(table, 0)}>${icon("first")}</button>
    <button type="button" class="round turn-jump" aria-label=${t("replay-turn-back")} title=${t("replay-turn-back")} @click=${() => jumpTurn(table, -1)}>${icon("turn-back")}</button>
    <button type="button" class="round" aria-label=${t("history-back")} @click=${() => step(table, -1)}>${icon("back")}</button>
    <button type="button" class="round roll" aria-label=${t(timer ? "replay-stop" : "replay-play")} title=${t(timer ? "replay-stop" : "replay-play")} @click=${() => roll(table, timer === 0)}>${icon(timer ? "pause" : "play")}</button>
    <button type="button" class="round" aria-label=${t("history-on")} @click=${() => step(table, 1)}>${icon("go")}</button>
    <button type="button" class="round turn-jump" aria-label=${t("replay-turn-on")} title=${t("replay-turn-on")} @click=${() => jumpTurn(table, 1)}>${icon("turn-on")}</button>
    <span class="history-at">${t("history-at", { at: here, of: stops.length - 1 })}</span>
    <button type="button" class="round roll-speed" aria-label=${t("replay-speed", { n: speed })} title=${t("replay-speed", { n: speed })} @click=${() => faster(table)}>${speed}×</button>
    ${drawEyes(table)}
    ${always ? "" : html`<button type="button" class="btn ink" @click=${() => lookNow(table)}>${t("history-now")}</button>`}
  </section>`;
}

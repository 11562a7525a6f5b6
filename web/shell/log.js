/** The log in words: grouped by turn, the newest turn first; every thing named can be opened, every line has its rule. */
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { lookBack } from "./history.js";
import { icon, mark } from "./icons.js";
import { announce } from "./live.js";
import { has, language, say, t } from "./text.js";
import { openRule } from "./thing.js";

/** @import { GameEvent, Step } from "../types.d.ts" */
/** @import { Table } from "./table.js" */
/** @import { Naming } from "./text.js" */
/** @typedef {{turn: number, seat: number, ply: number, steps: Step[]}} Turn */

/**
 * @param {Step[]} log
 * @returns {Turn[]}
 */
export function turns(log) {
  /** @type {Turn[]} */
  const found = [];
  for (const step of log) {
    const last = found.at(-1);
    if (last && last.turn === step.turn) {
      last.steps.push(step);
      // Chance may speak first; a turn belongs to the first seat that acts in it.
      if (last.seat < 0) last.seat = step.seat;
    } else found.push({ turn: step.turn, seat: step.seat, ply: step.ply, steps: [step] });
  }
  return found;
}

/** @param {Table} table */
export function drawLog(table) {
  const fresh = table.seat === null ? undefined : table.seen.get(table.seat);
  return html`<section class="log" aria-label=${t("log")}>
    ${repeat(
      turns(table.shownLog).reverse(),
      ({ turn }) => turn,
      (turn) => drawTurn(table, turn, fresh),
    )}
  </section>`;
}

/**
 * The turns since a ply, the oldest first.
 * @param {Table} table
 * @param {number} since
 */
export function drawTurns(table, since) {
  const steps = table.log.filter(({ ply }) => ply >= since);
  return html`<div class="log">${turns(steps).map((turn) => drawTurn(table, turn, undefined))}</div>`;
}

/**
 * @param {Table} table
 * @param {Turn} turn
 * @param {number | undefined} fresh the first ply that is news to the person at the screen
 */
function drawTurn(table, turn, fresh) {
  const lines = turn.steps.flatMap((step) =>
    // The heading says whose turn it is.
    step.events
      .filter(({ key }) => key !== "turn")
      .map((event) => ({ event, news: fresh !== undefined && step.ply >= fresh })),
  );
  return html`<section class="turn">
    ${guard(
      // The same turn as another seat sees it is another list of steps.
      [turn.steps[0], lines.length, language(), table.seat, turn.seat],
      () => html`<h3>
      ${turn.seat >= 0 ? mark(turn.seat) : ""}
      <button type="button" title=${t("history-from-here")} @click=${() => lookBack(table, turn.ply)}>${heading(table, turn)}</button>
    </h3>
    <ul>
      ${lines.map(({ event, news }) => drawLine(table, turn, event, news))}
    </ul>`,
    )}
  </section>`;
}

/**
 * @param {Table} table
 * @param {Turn} turn
 */
function heading(table, turn) {
  const key = `${table.view?.game}-turn`;
  const round = Math.max(1, Math.ceil(turn.turn / table.seats.length));
  // A turn in which no seat acts belongs to the game itself (the Murlocs of Small World).
  if (turn.turn >= 1 && turn.seat < 0 && has(`${key}-nobody`)) return t(`${key}-nobody`, { turn: turn.turn, round });
  if (turn.turn < 1 || turn.seat < 0) return t("log-before");
  return t(has(key) ? key : "log-turn", { turn: turn.turn, round, who: turn.seat }, table);
}

/**
 * @param {Table} table
 * @param {Turn} turn
 * @param {GameEvent} event
 * @param {boolean} news
 */
function drawLine(table, turn, event, news) {
  const key = `${table.view?.game}-log-${event.key}`;
  /** @type {Naming} */
  const naming = { name: (seat) => table.name(seat), role: (seat) => (seat === turn.seat ? "turn" : table.role(seat)) };
  const words = () => say(key, event.args, naming);
  return html`<li class=${news ? "news" : ""}>
    ${words()}
    <button type="button" class="line-why" aria-label=${t("why-rule", { rule: event.rule })} title=${event.rule} @click=${() => openRule(event.rule, words)}>
      ${icon("why")}
    </button>
  </li>`;
}

/**
 * Say aloud what has just happened.
 * @param {Table} table
 * @param {Step[]} steps
 */
export function tell(table, steps) {
  for (const { events } of steps) {
    for (const event of events) announce(t(`${table.view?.game}-log-${event.key}`, event.args, table));
  }
}

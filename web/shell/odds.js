/** The odds as small pictures: in the rail, or as a sheet where there is no rail. Python reckons, a sample grows in slices. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { narrow } from "./desk.js";
import { dialogOpen, openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { change, settings } from "./settings.js";
import { language, t } from "./text.js";

/** @import { Bar, Odds } from "../types.d.ts" */
/** @import { Table } from "./table.js" */

/** Between two slices of a sample the table's Python is free for moves, in milliseconds. */
const PAUSE = 40;

/** @typedef {{ply: number, seat: number | null, odds: Odds[], done: boolean, asking: boolean}} Known */

/** @type {WeakMap<Table, Known>} */
const known = new WeakMap();

/** @param {Table} table */
export function canReckon(table) {
  return (
    table.kept && !table.waking && table.seat !== null && !table.past && table.curtain === null && !table.view?.over
  );
}

/** The odds are shown, or no longer. @param {Table} table */
export function toggleOdds(table) {
  if (!narrow()) return change({ odds: !settings.odds });
  openDialog({ name: "odds", label: () => t("odds"), draw: () => drawOdds(table) });
}

/** @param {Table} table */
export function drawOddsTool(table) {
  if (narrow() || !table.kept || table.view?.over) return "";
  return html`<button type="button" class="tool" data-odds aria-label=${t("odds")} title=${t("odds")} aria-pressed=${String(settings.odds)} @click=${() => toggleOdds(table)}>
    ${icon("dice")}
  </button>`;
}

/** Does anybody look? @param {Table} table */
const looked = (table) => !table.closed && !table.asleep && (narrow() ? dialogOpen("odds") : settings.odds);

/** @param {Table} table */
export function drawOdds(table) {
  const found = canReckon(table) ? reckon(table) : [];
  return html`<section class="odds-panel" data-game=${table.view?.game ?? ""} aria-label=${t("odds")}>
    <h2 class="odds-title">${t("odds")}</h2>
    ${found.length ? found.map((one) => drawOne(table, one)) : html`<p class="odds-none">${t("odds-none")}</p>`}
  </section>`;
}

/**
 * What is known now; the rest is asked for.
 * @param {Table} table
 * @returns {Odds[]}
 */
function reckon(table) {
  const ply = table.view?.ply ?? 0;
  let here = known.get(table);
  if (!here || here.ply !== ply || here.seat !== table.seat) {
    here = { ply, seat: table.seat, odds: [], done: false, asking: false };
    known.set(table, here);
  }
  if (!here.done && !here.asking) ask(table, here);
  return here.odds;
}

/**
 * @param {Table} table
 * @param {Known} here
 */
async function ask(table, here) {
  here.asking = true;
  try {
    while (!here.done && known.get(table) === here && looked(table) && canReckon(table)) {
      const { ply, odds, done } = await table.ask("odds");
      if (known.get(table) !== here || ply !== here.ply) return;
      here.odds = odds;
      here.done = done;
      redraw();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } catch {
    // The table says so itself when Python is lost; the odds come with the next move.
    here.done = true;
  } finally {
    here.asking = false;
  }
}

// pictures

/**
 * @param {number} chance
 * @returns {string}
 */
export function percent(chance) {
  const whole = new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.005) return `<${whole.format(0.01)}`;
  if (chance < 1 && chance >= 0.995) return `>${whole.format(0.99)}`;
  return whole.format(chance);
}

/**
 * @param {Table} table
 * @param {Odds} one
 */
function drawOne(table, one) {
  const game = table.view?.game ?? "";
  const title = t(`${game}-odds-${one.key}`, one.args, table);
  const pictures = { chances: drawChances, spread: drawSpread, stock: drawStock };
  return html`<div class="odds-one" data-form=${one.form} data-odds-key=${one.key}>
    <h3>${title}</h3>
    ${pictures[one.form](table, one, title)}
  </div>`;
}

/**
 * What a bar stands for; a number at the end of its key is a value of it.
 * @param {Table} table
 * @param {Bar} bar
 */
function barLabel(table, { key, args }) {
  const game = table.view?.game ?? "";
  const [, name, n] = /^(.*?)(?:-(\d+))?$/.exec(key) ?? [];
  return t(`${game}-odds-${name}`, n ? { ...args, n: Number(n) } : args, table);
}

/**
 * Each chance for itself.
 * @param {Table} table
 * @param {Odds} one
 */
function drawChances(table, { bars }) {
  return html`<ul class="bars">
    ${bars.map(
      (bar) => html`<li>
        <span class="bar-name">${barLabel(table, bar)}</span>
        <span class="bar-n">${percent(bar.chance)}${bar.error ? html`<small> ± ${Math.round(100 * bar.error)}</small>` : ""}</span>
        <span class="bar" aria-hidden="true"><i .style=${`--w:${bar.chance}`}></i>${bar.error ? html`<u .style=${`--a:${Math.max(0, bar.chance - bar.error)};--b:${Math.min(1, bar.chance + bar.error)}`}></u>` : ""}</span>
      </li>`,
    )}
  </ul>`;
}

/**
 * One of several numbers comes: columns.
 * @param {Table} _
 * @param {Odds} one
 * @param {string} title
 */
function drawSpread(_, { bars }, title) {
  const most = Math.max(...bars.map(({ chance }) => chance));
  const words = bars.map((bar) => t("odds-column", { n: Number(bar.args.n), chance: percent(bar.chance) }));
  return html`<div class="columns" role="img" aria-label="${title}: ${words.join(", ")}">
    ${bars.map(
      (bar, i) =>
        html`<span title=${words[i]}><small>${bar.chance === most || bars.length < 9 ? percent(bar.chance) : ""}</small><i .style=${`--h:${bar.chance / most}`}></i><b>${String(bar.args.n)}</b></span>`,
    )}
  </div>`;
}

/**
 * Shares of a whole: one strip, and how many of each.
 * @param {Table} table
 * @param {Odds} one
 */
function drawStock(table, { bars }) {
  return html`<ul class="stock">
    ${bars.map(
      (bar) => html`<li .style=${`--w:${bar.chance}`}>
        <span class="bar-name">${barLabel(table, bar)}</span><span class="bar-n">${String(bar.args.n)}</span><span class="bar" aria-hidden="true"><i></i></span>
      </li>`,
    )}
  </ul>`;
}

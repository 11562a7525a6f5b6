/** What a press on a target does, what is picked for a choice of several, and why something cannot be done. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { closeDialog, openDialog } from "./dialog.js";
import { has, t } from "./text.js";
import { openReasons } from "./thing.js";
import { hideWhy, showWhy, whyShown } from "./why.js";

/** @import { Choice, Reason } from "../types.d.ts" */
/** @import { Table } from "./table.js" */

/**
 * @param {Table} table
 * @param {string} on
 * @returns {Choice[]}
 */
export function choices(table, on) {
  if (!table.asked || table.asleep) return [];
  return table.view?.choices.filter((choice) => choice.on === on) ?? [];
}

/**
 * What a choice does, in words; a plain "No" may have words of its own for a question.
 * @param {Table} table
 * @param {Choice} choice
 */
export function label(table, choice) {
  const game = table.view?.game;
  const here = `${game}-do-${choice.verb}.${table.view?.prompt?.kind}`;
  return t(has(here) ? here : `${game}-do-${choice.verb}`, choice.args, table);
}

/**
 * @param {Table} table
 * @param {string} on
 * @param {number} index
 */
export async function press(table, on, index) {
  const found = choices(table, on);
  if (table.busy) return;
  if (table.view?.prompt?.several && found.length) toggle(table, on, index);
  else if (found.length === 1) table.act([found[0].id]);
  else if (found.length) openMenu(table, on);
  else if (whyShown(on)) await openWhy(table, on);
  else await point(table, on);
}

/**
 * What the small box says, with the whole of its rules: a second press on what cannot be used, or the key for it.
 * @param {Table} table
 * @param {string} on
 */
export async function openWhy(table, on) {
  if (!on || table.past || table.curtain !== null) return;
  const game = table.view?.game;
  const reasons = await explain(table, on).catch(() => []);
  hideWhy();
  if (!reasons.length) return;
  openReasons(reasons.map(({ key, rule, args }) => ({ rule, words: () => t(`${game}-why-${key}`, args, table) })));
}

/**
 * Several things can be done with one target.
 * @param {Table} table
 * @param {string} on
 */
function openMenu(table, on) {
  openDialog({
    name: "menu",
    label: () => t("choose"),
    draw: () =>
      html`<h2>${t("choose")}</h2>
        <div class="menu">
          ${choices(table, on).map(
            (choice) => html`<button
              type="button"
              class="btn ink"
              data-choice=${choice.id}
              @click=${() => {
                closeDialog("menu");
                table.act([choice.id]);
              }}
            >
              ${label(table, choice)}
            </button>`,
          )}
        </div>`,
  });
}

/**
 * @param {Table} table
 * @param {string} on
 * @param {number} index
 * @param {string} [id]
 */
export function toggle(table, on, index, id) {
  const several = table.view?.prompt?.several;
  const choice = id ?? choices(table, on)[0]?.id;
  if (!several || choice === undefined) return;
  const others = table.picks.filter((pick) => pick.on !== on || pick.index !== index);
  if (others.length < table.picks.length) table.picks = others;
  else if (table.picks.length < several.max) table.picks = [...table.picks, { on, index, id: choice }];
  else if (several.max === 1) table.picks = [{ on, index, id: choice }];
  redraw();
}

/**
 * The collected picks as a board needs them.
 * @param {Table} table
 * @returns {import("../types.d.ts").Several | null}
 */
export function several(table) {
  const prompt = table.view?.prompt;
  if (!table.asked || !prompt?.several) return null;
  const { min, max, done } = prompt.several;
  const count = table.picks.length;
  const own = `${table.view?.game}-confirm-${prompt.kind}`;
  // Nothing picked can be sent only if there is a word for "nothing".
  const ready = count >= min && count <= max && (count > 0 || done !== null);
  return {
    min,
    max,
    count,
    ready,
    label: t(has(own) ? own : "confirm-picks", { ...prompt.args, n: count }, table),
    confirm() {
      if (!ready) return;
      const ids = table.picks.map(({ id }) => id);
      if (done !== null && count < max) ids.push(done);
      table.act(ids);
    },
    clear() {
      table.picks = [];
      redraw();
    },
  };
}

/**
 * Someone points at a target: where nothing can be done, say why.
 * @param {Table} table
 * @param {string} on
 * @returns {Promise<void>}
 */
export async function point(table, on) {
  if (!on || table.past || !table.view || table.curtain !== null || choices(table, on).length) return hideWhy();
  const { view } = table;
  const reasons = await explain(table, on).catch(() => []);
  // A move was played while we asked: what was pointed at is asked about anew.
  if (table.view !== view) return point(table, on);
  const place = [...document.querySelectorAll(`[data-on="${CSS.escape(on)}"]`)].find((each) =>
    each.matches(":hover, :focus, :active"),
  );
  if (!place || !reasons.length) return;
  showWhy(place, drawReasons(table, reasons));
}

/**
 * @param {Table} table
 * @param {Reason[]} reasons
 */
function drawReasons(table, reasons) {
  const game = table.view?.game;
  return html`${reasons.map(
    ({ key, rule, args }) => html`<p>${t(`${game}-why-${key}`, args, table)} <code>${rule}</code></p>`,
  )}`;
}

/**
 * @param {Table} table
 * @param {string} on
 */
export function whyText(table, on) {
  const game = table.view?.game;
  const known = table.reasons.get(on) ?? [];
  return known.map(({ key, args }) => t(`${game}-why-${key}`, args, table)).join(" ");
}

/**
 * The reasons of the engine for a target, with their values.
 * @param {Table} table
 * @param {string} on
 * @returns {Promise<Reason[]>}
 */
export async function explain(table, on) {
  const known = table.reasons.get(on);
  if (known) return known;
  const { view } = table;
  const { reasons } = await table.ask("explain", { target: on });
  if (table.view === view) table.reasons.set(on, reasons);
  return reasons;
}

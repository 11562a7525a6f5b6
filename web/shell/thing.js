/** Opened things: a card, a chip, a race, large; and a rule with its words. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { desk } from "./desk.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { ruleAddress, ruleKey } from "./rulebook.js";
import { has, t } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { Drawn } from "../types.d.ts" */

/**
 * @param {Table} table
 * @param {string} kind
 * @param {string} id
 */
export function openThing(table, kind, id) {
  const { board, view } = table;
  if (!board || !view || table.curtain !== null) return;
  openDialog({
    name: `thing ${kind} ${id}`,
    label: () => t(`${view.game}-${kind}-${id}`),
    draw: () => html`<div class="thing" data-game=${view.game}>${board.detail(desk(table), kind, id)}</div>`,
  });
}

/**
 * Show a thing in the rail.
 * @param {Table} table
 * @param {string | null} kind
 * @param {string} [id]
 */
export function peek(table, kind, id = "") {
  if (kind === null || table.curtain !== null) return;
  if (table.glass?.kind === kind && table.glass.id === id) return;
  table.glass = { kind, id };
  redraw();
}

/**
 * A rule: its id, its words, and the case at hand.
 * @param {string} rule
 * @param {() => Drawn} [occasion]
 */
export function openRule(rule, occasion) {
  openDialog({ name: `rule ${rule}`, label: () => rule, draw: () => drawRule(rule, occasion) });
}

/**
 * @param {string} rule
 * @param {() => Drawn} [occasion]
 */
function drawRule(rule, occasion) {
  const key = ruleKey(rule);
  return html`<article class="rule">
      <h2>${has(key) ? t(key) : rule}</h2>
      <p class="rule-id"><code>${rule}</code></p>
      ${has(`${key}.text`) ? html`<p>${t(`${key}.text`)}</p>` : ""} ${occasion ? html`<p class="occasion">${occasion()}</p>` : ""}
      <p class="rule-page"><a href=${ruleAddress(rule)} target="_blank" rel="noopener">${icon("book")}${t("rulebook-open")}</a></p>
    </article>`;
}

/**
 * Why something cannot be done: the entries of all its reasons, each with the values of this very case.
 * @param {{rule: string, words: () => Drawn}[]} reasons
 */
export function openReasons(reasons) {
  openDialog({
    name: "why",
    label: () => t("why-not"),
    draw: () => html`${reasons.map(({ rule, words }) => drawRule(rule, words))}`,
  });
}

/**
 * A small sign beside a question.
 * @param {string} rule
 * @param {() => Drawn} occasion
 */
export function whyButton(rule, occasion) {
  return html`<button type="button" class="ask-why" aria-label=${t("why-rule", { rule })} title=${rule} @click=${() => openRule(rule, occasion)}>${icon("why")}</button>`;
}

/**
 * A rule id that opens its entry.
 * @param {string} rule
 */
export function ruleButton(rule) {
  return html`<button type="button" class="rule-link" @click=${() => openRule(rule)}>${rule}</button>`;
}

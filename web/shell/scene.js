/** The card of a rule that is seen on the board: its words, the reasons it gives here, and what happened when it was played. */
import { html } from "lit-html";
import { icon } from "./icons.js";
import { ruleAddress, ruleKey } from "./rulebook.js";
import { say, t } from "./text.js";

/** @import { LessonState } from "../types.d.ts" */
/** @import { LessonTable } from "./lesson.js" */

const MOST_LINES = 6;

/** Names of lessons have hyphens, ids of rules have dots. @param {string} lesson */
export const isRule = (lesson) => lesson.includes(".");

/**
 * @param {LessonTable} table
 * @param {LessonState} state
 */
export function drawScene(table, state) {
  const { lesson: rule } = table;
  const { why = [], plays = false } = state;
  const game = table.view?.game;
  return html`<div class="lesson-text">
      <p>${t(`${ruleKey(rule)}.text`)}</p>
      ${why.map(({ key, args }) => html`<p class="lesson-hint">${say(`${game}-why-${key}`, args, table)}</p>`)}
      ${state.done ? drawLines(table, rule) : ""}
    </div>
    <p class="lesson-buttons">
      ${state.done && table.log.length ? html`<button type="button" class="btn line" data-lesson="again" @click=${() => table.again()}>${icon("redo")}${t("lesson-again")}</button>` : ""}
      <a class="btn line" href=${ruleAddress(rule)}>${icon("book")}${t("rulebook-open")}</a>
      ${plays && !state.done ? html`<button type="button" class="btn fill" data-main data-lesson="next" @click=${() => table.next()}>${t("scene-play")}${icon("go")}</button>` : ""}
    </p>`;
}

/**
 * What happened: the lines that this rule is behind, else all of them.
 * @param {LessonTable} table
 * @param {string} rule
 */
function drawLines(table, rule) {
  const told = table.log.flatMap(({ events }) => events).filter(({ key }) => key !== "turn");
  const own = told.filter((event) => event.rule === rule);
  const lines = (own.length ? own : told).slice(0, MOST_LINES);
  return html`<ul class="scene-lines">
    ${lines.map(({ key, args }) => html`<li>${say(`${table.view?.game}-log-${key}`, args, table)}</li>`)}
  </ul>`;
}

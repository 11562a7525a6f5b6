/** The end of a game: who won, the points, how they came, and another round. */
import { html } from "lit-html";
import { drawChart } from "./chart.js";
import { drawResultOf } from "./daily-page.js";
import { desk } from "./desk.js";
import { closeDialog, openDialog } from "./dialog.js";
import { lookBack } from "./history.js";
import { icon, mark } from "./icons.js";
import { openSend } from "./mail.js";
import { sitDown } from "./seating.js";
import { openShare } from "./share.js";
import { freshId } from "./storage.js";
import { listOf, t } from "./text.js";

/** @import { Table } from "./table.js" */
/** @import { View } from "../types.d.ts" */

/** @param {Table} table */
export function showEnd(table) {
  openDialog({ name: "end", wide: true, label: () => t("end-title"), draw: () => drawEnd(table) });
}

/** @param {Table} table */
function drawEnd(table) {
  const { view } = table;
  if (!view?.over || !view.scores || !table.board) return "";
  return html`<div class="end-sheet" data-game=${view.game}>
    <h2>${headline(table, view)}</h2>
    ${view.practice ? html`<p class="practice-mark">${t("practice-was")}</p>` : ""}
    <div class="end-columns">
      <div>${drawScores(table, view)}</div>
      ${drawChart(view, (turn) => jumpTo(table, turn), table.board?.chart)}
    </div>
    ${drawResultOf(table.id)}
    <div class="end-own">${table.board.ending(desk(table))}</div>
    <p class="sheet-buttons">
      <a class="btn line" href="#">${t("to-shelf")}</a>
      <button type="button" class="btn line" @click=${() => closeDialog("end")}>${t("end-look")}</button>
      <button type="button" class="btn line" data-share @click=${() => openShare(table)}>${icon("share")}${t("share-title")}</button>
      ${table.mail ? html`<button type="button" class="btn line" data-send @click=${() => openSend(table)}>${icon("letter")}${t("mail-send")}</button>` : ""}
      <button type="button" class="btn ink" @click=${() => rematch(table)}>${icon("redo")}${t("rematch")}</button>
    </p>
  </div>`;
}

/**
 * From the chart to the board of that turn.
 * @param {Table} table
 * @param {number} turn
 */
function jumpTo(table, turn) {
  const found = table.log.find((step) => step.turn >= turn);
  closeDialog("end");
  if (found) lookBack(table, found.ply);
}

/**
 * The same people again.
 * @param {Table} table
 */
async function rematch(table) {
  if (!table.board) return;
  const answer = await table.ask("rematch", { seed: freshId(), viewer: null });
  closeDialog("end");
  sitDown(answer, table.board);
}

/**
 * @param {Table} table
 * @param {View} view
 */
function headline(table, view) {
  const winners = view.winners ?? [];
  const names = listOf(winners.map((seat) => table.name(seat)));
  const alone = table.people.length === 1 && winners.includes(table.people[0]);
  if (!winners.length) return t(`${view.game}-end-nobody`);
  if (winners.length > 1) return t("end-shared", { names });
  return alone ? t("end-you-won") : t("end-won", { name: names });
}

/**
 * @param {Table} table
 * @param {View} view
 */
function drawScores(table, view) {
  const scores = view.scores ?? [];
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  return html`<table class="result">
    <thead class="unseen">
      <tr><th scope="col">${t("score-player")}</th><th scope="col">${t("score-points")}</th></tr>
    </thead>
    <tbody>
      ${order.map(
        (seat) => html`<tr class=${view.winners?.includes(seat) ? "winner" : ""}>
          <th scope="row">
            ${mark(seat)}<span>${table.name(seat)}</span>${view.winners?.includes(seat) ? icon("winner") : ""}
          </th>
          <td>${scores[seat]}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

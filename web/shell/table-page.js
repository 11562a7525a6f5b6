/** How a table is laid out: header, the board's strip, the board, the rail with log and glass; or the curtain, or a message. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { drawBoot, errorText } from "./boot-bar.js";
import { drawCommandLine, focusCommandLine } from "./command-line.js";
import { drawCurtain } from "./curtain.js";
import { desk, narrow } from "./desk.js";
import { openDialog } from "./dialog.js";
import { showEnd } from "./end.js";
import { drawHint, drawHintTool } from "./hint.js";
import { drawHistory, lookNow, step } from "./history.js";
import { icon, logo } from "./icons.js";
import { openKeys } from "./keys.js";
import { drawLog } from "./log.js";
import { openMaker } from "./make-lesson.js";
import { canReckon, drawOdds, drawOddsTool, toggleOdds } from "./odds.js";
import { openWhy, several } from "./pointing.js";
import { reportButton } from "./report.js";
import { settings } from "./settings.js";
import { openSettings } from "./settings-panel.js";
import { openShare } from "./share.js";
import { saveOf, state } from "./storage.js";
import { t } from "./text.js";
import { drawWaking } from "./waking.js";

/** @import { Board, Desk } from "../types.d.ts" */
/** @import { Table } from "./table.js" */

/** @param {Table} table */
export function drawTable(table) {
  if (table.failure) return drawFailure(table);
  if (!table.view || !table.board) return drawOpening();
  if (table.curtain !== null) return drawCurtain(table);
  const given = desk(table);
  return html`<div class="table ${narrow() ? "narrow" : "broad"}" data-game=${table.view.game} data-ply=${given.view.ply} ?data-past=${given.past} ?data-waking=${table.waking}>
    ${drawHead(table)}
    <div class="strip">${table.board.strip?.(given) ?? ""}${given.narrow ? table.card() : ""}</div>
    <div class="board" data-game=${table.view.game}>${table.board.draw(given)}</div>
    ${given.narrow ? "" : drawRail(table, table.board, given)} ${drawCommandLine(table)} ${drawHistory(table)} ${drawHint(table)} ${table.asleep ? drawAsleep(table) : ""} ${drawWaking(table)}
  </div>`;
}

/** @param {Table} table */
function drawHead(table) {
  const { view } = table;
  if (!view) return "";
  const line = view.over
    ? t("table-over")
    : t("table-turn", { round: Math.max(1, Math.ceil(view.turn / view.seats.length)) });
  return html`<header class="brand">
      <button type="button" class="tool" aria-label=${t("menu")} @click=${() => openTableMenu(table)}>${icon("menu")}</button>
      <div class="brand-text">
        <h1>${t(`game-${view.game}`)}</h1>
        <p>${line}${view.practice ? html` <span class="practice-mark">${t("practice")}</span>` : ""}</p>
      </div>
    </header>
    <nav class="tools" aria-label=${t("tools")}>
      ${view.over ? html`<button type="button" class="tool wide" @click=${() => showEnd(table)}>${icon("result")}<span>${t("result")}</span></button>` : drawUndo(table)}
      ${drawHintTool(table)} ${drawOddsTool(table)}
      <button type="button" class="tool" aria-label=${t("history")} title=${t("history")} aria-pressed=${String(table.past !== null)} @click=${() => (table.past ? lookNow(table) : step(table, -1))}>
        ${icon("history")}
      </button>
      ${narrow() && table.kept ? "" : html`<button type="button" class="tool" aria-label=${t("settings")} title=${t("settings")} @click=${openSettings}>${icon("settings")}</button>`}
    </nav>`;
}

/** @param {Table} table */
function drawUndo(table) {
  const cost = table.past ? null : (table.view?.undo ?? null);
  return html`<button
    type="button"
    class="tool wide"
    data-undo=${cost ?? "none"}
    aria-disabled=${String(cost === null)}
    title=${t(`undo-${cost ?? "none"}`)}
    @click=${() => table.undo()}
  >
    ${icon("undo")}<span>${t("undo")}</span>
  </button>`;
}

/**
 * @param {Table} table
 * @param {Board} board
 * @param {Desk} given
 */
export function drawRail(table, board, given) {
  const { glass } = table;
  return html`<aside class="rail">
    ${table.card()}${board.rail?.(given) ?? ""} ${settings.odds && canReckon(table) ? drawOdds(table) : ""}
    <h2 class="rail-title">${t("log")}</h2>
    ${drawLog(table)}
    ${
      glass
        ? html`<section class="glass" aria-label=${t("glass")}>
            <button
              type="button"
              class="glass-close"
              aria-label=${t("close")}
              @click=${() => {
                table.glass = null;
                redraw();
              }}
            >
              ${icon("close")}
            </button>
            ${board.detail(given, glass.kind, glass.id)}
          </section>`
        : ""
    }
  </aside>`;
}

/** @param {Table} table */
function openTableMenu(table) {
  openDialog({
    name: "table-menu",
    label: () => t("menu"),
    draw: () => html`<h2>${t(`game-${table.view?.game}`)}</h2>
      <div class="menu">
        <a class="btn line" href="#">${t("to-shelf")}</a>
        ${table.view?.lesson ? "" : html`<button type="button" class="btn line" data-share @click=${() => openShare(table)}>${icon("share")}${t("share-title")}</button>`}
        ${table.view?.lesson || table.seat === null ? "" : html`<button type="button" class="btn line" data-make-lesson @click=${() => openMaker(table)}>${icon("book")}${t("lesson-make")}</button>`}
        ${table.kept ? html`<button type="button" class="btn line" @click=${() => table.export()}>${icon("export")}${t("export-file")}</button>` : ""}
        <a class="btn line" href="#rules/${table.view?.game}" target="_blank" rel="noopener">${icon("book")}${t("rulebook-title", { game: t(`game-${table.view?.game}`) })}</a>
        <button type="button" class="btn line" @click=${openKeys}>${t("keys-title")}</button>
        ${narrow() && table.kept ? html`<button type="button" class="btn line" data-odds @click=${() => toggleOdds(table)}>${icon("dice")}${t("odds")}</button>` : ""}
        ${narrow() && table.kept ? html`<button type="button" class="btn line" @click=${openSettings}>${icon("settings")}${t("settings")}</button>` : ""}
        ${narrow() ? html`<button type="button" class="btn line" @click=${() => openLog(table)}>${icon("log")}${t("log")}</button>` : ""}
      </div>
      <p class="menu-note">${!table.kept ? "" : state() === "kept" ? t("saved") : t(`storage-${state()}`)}</p>`,
  });
}

/** @param {Table} table */
function openLog(table) {
  openDialog({ name: "log", label: () => t("log"), draw: () => html`<h2>${t("log")}</h2>${drawLog(table)}` });
}

/** @param {Table} table */
function drawAsleep(table) {
  return html`<div class="asleep" role="alert">
    <p>${t("asleep")}</p>
    <button type="button" class="btn ink" @click=${() => table.wake()}>${t("asleep-wake")}</button>
  </div>`;
}

/** @param {Table} table */
function drawFailure(table) {
  return html`<main class="message">
    ${logo}
    <h1>${t("table-failed")}</h1>
    <p>${errorText(table.failure)}</p>
    ${table.kept ? html`<p>${t("table-kept")}</p>` : ""}
    <a class="btn ink" href="#">${t("to-shelf")}</a>
    ${reportButton(table.failure, table.kept ? (saveOf(table.id) ?? "") : "")}
  </main>`;
}

function drawOpening() {
  return html`<main class="message">${logo}<h1>${t("table-opening")}</h1>${drawBoot()}</main>`;
}

/**
 * @param {Table} table
 * @param {KeyboardEvent} event
 */
export function tableKey(table, event) {
  const { key } = event;
  if (table.curtain !== null) return false;
  if (key === "u") table.undo();
  else if (key === "w") openWhy(table, document.activeElement?.closest("[data-on]")?.getAttribute("data-on") ?? "");
  else if (key === "c") confirm(table);
  else if (key === "/") return focusCommandLine();
  else if (key === "ArrowLeft" && !onRange(event)) step(table, -1);
  else if (key === "ArrowRight" && table.past && !onRange(event)) step(table, 1);
  else if (key === "Escape" && table.past) lookNow(table);
  else return false;
  return true;
}

/** @param {KeyboardEvent} event */
const onRange = (event) => event.target instanceof HTMLInputElement && event.target.type === "range";

/** Send what is picked, or press the way onwards. @param {Table} table */
function confirm(table) {
  const picked = several(table);
  if (picked) return picked.confirm();
  const ways = desk(table).loose;
  if (ways.length === 1) table.act([ways[0].id]);
}

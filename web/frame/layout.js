/** How a frame is laid out: the strip with the card, the board, the way through time where there is one, and one line below. */
import { html } from "lit-html";
import { drawBoot, errorText } from "../shell/boot-bar.js";
import { drawCurtain } from "../shell/curtain.js";
import { desk, narrow } from "../shell/desk.js";
import { drawHistory } from "../shell/history.js";
import { icon, logo } from "../shell/icons.js";
import { state } from "../shell/storage.js";
import { drawRail } from "../shell/table-page.js";
import { t } from "../shell/text.js";

/** @import { Drawn } from "../types.d.ts" */
/** @import { Table } from "../shell/table.js" */
/** @import { Order } from "./order.js" */

/**
 * @typedef {object} Framed
 * @property {Order | null} order null: nothing that can be shown was asked for
 * @property {Table | null} table
 * @property {unknown} failure why there is none
 * @property {() => void} reset
 */

/** @param {Framed} framed */
export function drawFrame(framed) {
  return html`${drawTable(framed)}${drawFoot(framed)}`;
}

/**
 * @param {Framed} framed
 * @returns {Drawn}
 */
function drawTable({ order, table, failure }) {
  if (!order) return html`<main class="message"><h1>${t("frame-nothing")}</h1><p>${t("frame-nothing.text")}</p></main>`;
  const wrong = failure ?? table?.failure;
  if (wrong) return html`<main class="message"><h1>${t("table-failed")}</h1><p>${errorText(wrong)}</p></main>`;
  if (!table?.view || !table.board)
    return html`<main class="message">${logo}<h1>${t("table-opening")}</h1>${drawBoot()}</main>`;
  if (table.curtain !== null) return drawCurtain(table);
  const given = desk(table);
  return html`<div class="table ${narrow() ? "narrow" : "broad"}" data-game=${table.view.game} data-ply=${given.view.ply} data-mode=${order.mode} ?data-past=${given.past}>
    <header class="unseen"><h1>${t(`game-${table.view.game}`)}</h1></header>
    <div class="strip">${table.board.strip?.(given) ?? ""}${given.narrow ? table.card() : ""}</div>
    <div class="board" data-game=${table.view.game}>${table.board.draw(given)}</div>
    ${given.narrow ? "" : drawRail(table, table.board, given)} ${drawHistory(table, order.mode === "step")}
  </div>`;
}

/** @param {Framed} framed */
function drawFoot({ order, table, reset }) {
  const cost = order?.mode === "play" && !table?.past ? (table?.view?.undo ?? null) : null;
  return html`<footer class="frame-foot">
    <a class="wordmark" href=${order ? addressOf(order) : "#"} title=${t("frame-open")}>${logo}<b>${t("app-name")}</b><span class="unseen">${t("frame-open")}</span></a>
    ${state() === "refused" ? html`<p class="frame-forgets" role="status">${t("frame-forgets")}</p>` : ""}
    ${cost ? html`<button type="button" class="tool wide" data-undo=${cost} title=${t(`undo-${cost}`)} @click=${() => table?.undo()}>${icon("undo")}<span>${t("undo")}</span></button>` : ""}
    ${table?.view && order?.mode !== "view" ? html`<button type="button" class="tool" data-reset aria-label=${t("frame-reset")} title=${t("frame-reset")} @click=${reset}>${icon("redo")}</button>` : ""}
  </footer>`;
}

/**
 * Where the same thing is on the site.
 * @param {Order} order
 */
function addressOf({ kind, what }) {
  if (kind === "game") return `#new/${what}`;
  return kind === "lesson" && !/^\d/.test(what) ? `#lesson/${what}` : `#s/${what}`;
}

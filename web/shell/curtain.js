/** The curtain between two people at one screen. While it is down the page holds nothing of any seat. */
import { html } from "lit-html";
import { cover, mark } from "./icons.js";
import { has, t } from "./text.js";
import { drawWaking } from "./waking.js";

/** @import { Table } from "./table.js" */

/** @param {Table} table */
export function drawCurtain(table) {
  const seat = table.curtain ?? 0;
  const game = table.view?.game ?? "";
  const second = `game-${game}.cover-second`;
  return html`<main class="curtain" data-game=${game}>
    <div class="curtain-cover">${cover(game, has(`game-${game}.cover`) ? t(`game-${game}.cover`) : t(`game-${game}`), has(second) ? t(second) : "")}</div>
    <div class="curtain-text">
      <p>${t("curtain-pass")}</p>
      <h1>${mark(seat)}${table.name(seat)}</h1>
      <button type="button" class="btn fill" autofocus data-choice="lift" @click=${() => table.liftCurtain()}>${t("curtain-lift", { name: table.name(seat) })}</button>
      <p class="curtain-note">${t("curtain-note")}</p>
      <a class="link" href="#">${t("to-shelf")}</a>
    </div>
    ${drawWaking(table)}
  </main>`;
}

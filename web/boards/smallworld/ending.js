/** The end of a game: coins by source, player beside player. */
import { html, nothing } from "lit-html";
import { coin, icon, sourceName } from "./content.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Final } from "./types.js" */

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function ending(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  if (!board.final) return nothing;
  const rows = [...board.final].sort((a, b) => b.coins - a.coins || b.tokens - a.tokens);
  const most = Math.max(1, ...rows.map(gained));
  return html`<div class="sw sw-end">
    <h3>${desk.t("smallworld-end-sources")}</h3>
    ${rows.map((row) => one(desk, row, most))}
    ${board.murlocs ? html`<p class="murlocs">${icon("murlocs")}${desk.t("smallworld-end-murlocs", { n: board.murlocs.coins })}</p>` : nothing}
  </div>`;
}

/** @param {Final} row */
const gained = ({ sources }) => Object.values(sources).reduce((all, n) => all + Math.max(0, n), 0);

/**
 * @param {Desk} desk
 * @param {Final} row
 * @param {number} most
 */
function one(desk, row, most) {
  const won = desk.view.winners?.includes(row.seat);
  const parts = Object.entries(row.sources).sort(([, a], [, b]) => b - a);
  const start = row.coins - parts.reduce((all, [, n]) => all + n, 0);
  return html`<section class=${`result${won ? " won" : ""}`} data-seat=${row.seat}>
    <h4>${desk.mark(row.seat)}<span>${desk.name(row.seat)}</span>${won ? icon("crown", "crown") : nothing}<span class="total">${coin(row.coins)}</span></h4>
    <div class="bar" aria-hidden="true">${parts.filter(([, n]) => n > 0).map(([source, n], i) => html`<span class=${`b${i % 6}`} .style=${`flex:${n} 0 0`} title=${sourceName(desk, source)}>${n > most / 24 ? icon(source) : nothing}</span>`)}<span class="void" .style=${`flex:${most - gained(row)} 0 0`}></span></div>
    <ul>${start ? html`<li>${icon("coins")}<span>${desk.t("smallworld-end-start")}</span><b>${start}</b></li>` : nothing}${parts.map(([source, n]) => html`<li>${icon(source)}<span>${sourceName(desk, source)}</span><b>${n < 0 ? `−${-n}` : n}</b></li>`)}</ul>
    <p class="facts">${desk.t("smallworld-end-tokens", { n: row.tokens })}</p>
  </section>`;
}

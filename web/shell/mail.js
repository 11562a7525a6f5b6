/** Play by link with friends apart: which seat is mine at which table, what to send, and what has happened since. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { closeDialog, openDialog } from "./dialog.js";
import { icon, mark } from "./icons.js";
import { drawTurns } from "./log.js";
import { drawAddress, linkTo } from "./share.js";
import { read, saveOf, tables, write } from "./storage.js";
import { t } from "./text.js";

/** @import { Drawn } from "../types.d.ts" */
/** @import { Table } from "./table.js" */
/** @typedef {{seat: number, since: number}} Mail my seat, and the ply up to which I know the game */

const KEY = "ludoteka.mail";

/** @returns {Record<string, Mail>} */
function all() {
  try {
    const rows = JSON.parse(read(KEY) ?? "{}");
    return typeof rows === "object" && rows !== null ? rows : {};
  } catch {
    return {};
  }
}

/**
 * @param {string} id
 * @returns {Mail | null}
 */
export function mailOf(id) {
  const row = all()[id];
  return typeof row?.seat === "number" && typeof row.since === "number" ? row : null;
}

/**
 * @param {string} id
 * @param {Mail} mail
 */
export function keepMail(id, mail) {
  const known = new Set(tables().map((entry) => entry.id));
  const rows = Object.entries(all()).filter(([each]) => known.has(each));
  write(KEY, JSON.stringify({ ...Object.fromEntries(rows), [id]: mail }));
}

/**
 * The table here that a link continues: the seed is the name of a game.
 * @param {string} seed
 * @param {string} game
 */
export function tableOfSeed(seed, game) {
  return tables().find((entry) => {
    if (entry.game !== game || !mailOf(entry.id)) return false;
    try {
      return JSON.parse(saveOf(entry.id) ?? "").seed === seed;
    } catch {
      return false;
    }
  });
}

/**
 * From now on this table is played by link, and this seat here.
 * @param {Table} table
 * @param {number} seat
 */
export function playByLink(table, seat) {
  const since = table.view?.ply ?? 0;
  keepMail(table.id, { seat, since });
  table.mail = { seat, since };
  closeDialog("share");
  closeDialog("table-menu");
  if (table.view?.toMove !== seat) openSend(table);
  redraw();
}

/** @param {Table} table */
export function openSend(table) {
  let address = "";
  linkTo(table, "turn").then((found) => {
    address = found;
    redraw();
  });
  const next = table.view?.toMove ?? null;
  openDialog({
    name: "send",
    label: () => t("mail-send"),
    draw: () => html`<h2>${next === null ? t("mail-over") : t("mail-next", { name: table.name(next) })}</h2>
      <p class="mail-honour">${icon("letter")}${t("mail-honour")}</p>
      ${drawAddress(address, "turn")}`,
  });
}

/**
 * What stands beside the board of such a table: whose turn it is, and the link to send.
 * @param {Table} table
 * @returns {Drawn}
 */
export function drawMail(table) {
  const { mail, view } = table;
  if (!mail || !view) return "";
  const next = view.toMove;
  const mine = next === mail.seat;
  return html`<section class="mail" aria-label=${t("share-turn")} data-turn=${mine ? "mine" : next === null ? "over" : "theirs"}>
    <p class="mail-turn">${next === null ? icon("letter") : mark(next)}<b>${next === null ? t("mail-over") : mine ? t("mail-mine") : t("mail-theirs", { name: table.name(next) })}</b></p>
    ${mine ? "" : html`<button type="button" class="btn ink" data-send @click=${() => openSend(table)}>${icon("letter")}${t("mail-send")}</button>`}
  </section>`;
}

/**
 * What the others did since I last looked.
 * @param {Table} table
 */
export function recap(table) {
  const { mail, view } = table;
  if (!mail || !view || mail.since >= view.ply) return;
  const { since } = mail;
  table.seen.set(mail.seat, since);
  table.mail = { ...mail, since: view.ply };
  keepMail(table.id, table.mail);
  if (since === 0 || view.over) return;
  openDialog({
    name: "recap",
    label: () => t("mail-recap"),
    draw: () => html`<h2>${t("mail-recap")}</h2>
      <p class="mail-checked">${icon("check")}${t("mail-checked")}</p>
      <div class="recap">${drawTurns(table, since)}</div>
      <p class="sheet-buttons"><button type="button" class="btn ink" @click=${() => closeDialog("recap")}>${t("mail-on")}</button></p>`,
  });
}

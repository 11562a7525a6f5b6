/** Sharing a table as a link: which part of it travels, and plainly what that reveals. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { errorText } from "./boot-bar.js";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { playByLink } from "./mail.js";
import { notify } from "./notice.js";
import { drawQr } from "./qr.js";
import { freshId } from "./storage.js";
import { t } from "./text.js";

/** @import { Drawn } from "../types.d.ts" */
/** @import { Table } from "./table.js" */
/** @typedef {"position" | "replay" | "fresh" | "turn" | "lesson"} Kind */

/**
 * The address that opens a link here.
 * @param {string} link
 */
export function addressOf(link) {
  return `${location.href.split("#")[0]}#s/${link}`;
}

/** @param {Table} table */
export function openShare(table) {
  /** @type {{kind: Kind, address: string}} */
  const sheet = { kind: "position", address: "" };
  /** @param {Kind} kind */
  const pick = async (kind) => {
    sheet.kind = kind;
    sheet.address = "";
    redraw();
    const address = await linkTo(table, kind);
    if (sheet.kind === kind) sheet.address = address;
    redraw();
  };
  openDialog({
    name: "share",
    wide: true,
    label: () => t("share-title"),
    draw: () => html`<h2>${t("share-title")}</h2>
      <div class="share">
        <div class="share-kinds" role="group" aria-label=${t("share-what")}>
          ${kinds().map(
            (
              kind,
            ) => html`<button type="button" class="share-kind" data-kind=${kind} aria-pressed=${String(sheet.kind === kind)} @click=${() => pick(kind)}>
              ${icon(ICONS[kind])}<b>${t(`share-${kind}`)}</b><small>${reveals(table, kind)}</small>
            </button>`,
          )}
          ${drawFriends(table)}
        </div>
        ${drawAddress(sheet.address, sheet.kind)}
      </div>`,
  });
  pick("position");
}

const ICONS = { position: "position", replay: "replay", fresh: "dice", turn: "letter", lesson: "book" };

/** @returns {Kind[]} */
const kinds = () => ["position", "replay", "fresh"];

/**
 * What the link tells of the table.
 * @param {Table} table
 * @param {Kind} kind
 */
function reveals(table, kind) {
  if (kind === "fresh") return t("share-fresh.reveals");
  return t(`share-${kind}.${table.view?.over ? "over" : "reveals"}`);
}

/** @param {Table} table */
function drawFriends(table) {
  if (table.people.length < 2 || table.view?.over || table.mail || !table.kept || table.seat === null) return "";
  const me = table.seat;
  return html`<button type="button" class="share-kind friends" data-kind="turn" @click=${() => playByLink(table, me)}>
    ${icon("letter")}<b>${t("share-turn")}</b><small>${t("share-turn.reveals", { name: table.name(me) })}</small>
  </button>`;
}

/**
 * @param {Table} table
 * @param {Kind} kind
 * @param {object} [more] what this kind is told besides
 */
export async function linkTo(table, kind, more = {}) {
  try {
    const ply = table.past?.view.ply;
    const { link } = await table.ask("share", {
      kind,
      seed: freshId(),
      ...(ply === undefined ? {} : { ply }),
      ...more,
    });
    return addressOf(link);
  } catch (error) {
    notify({ text: errorText(error), tone: "bad" });
    return "";
  }
}

/**
 * The link itself: to copy, to hand to another app, to be photographed.
 * @param {string} address
 * @param {Kind} kind
 * @returns {Drawn}
 */
export function drawAddress(address, kind) {
  return html`<div class="share-link" data-kind=${kind} ?data-ready=${address !== ""}>
    ${address ? drawQr(address, t("share-qr")) || html`<p class="qr-none">${t("share-qr-long")}</p>` : html`<div class="qr"></div>`}
    <input class="share-address" readonly aria-label=${t("share-link")} .value=${address} @focus=${select} />
    <p class="share-buttons">
      <button type="button" class="btn ink" ?disabled=${!address} @click=${() => copy(address)}>${icon("copy")}${t("share-copy")}</button>
      ${"share" in navigator ? html`<button type="button" class="btn line" ?disabled=${!address} @click=${() => hand(address)}>${t("share-send")}</button>` : ""}
    </p>
    <p class="share-length">${address ? t("share-length", { n: address.length }) : t("share-packing")}</p>
  </div>`;
}

/** @param {Event} event */
const select = (event) => /** @type {HTMLInputElement} */ (event.target).select();

/**
 * @param {string} text
 * @param {string} [said] what is said when it is done
 */
export async function copy(text, said = "share-copied") {
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: t(said) });
  } catch {
    notify({ text: t("share-copy-failed"), tone: "bad" });
  }
}

/** @param {string} url */
function hand(url) {
  // Closing the system's sheet is no error.
  navigator.share({ title: t("app-name"), url }).catch(() => {});
}

/** The home page: the shelf, the tables in progress, language and theme. Drawn from saved data, before Python is up. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { redraw } from "./app.js";
import { drawBoot } from "./boot-bar.js";
import { drawDaily } from "./daily-page.js";
import { askForFile, dropped, exportTable } from "./files.js";
import { cover, icon, logo, mark } from "./icons.js";
import { notify } from "./notice.js";
import { offlineReady } from "./offline.js";
import { drawPath } from "./path.js";
import { drawLanguages, drawThemeSwitch, openSettings } from "./settings-panel.js";
import { board, boardNow, SHELF } from "./shelf.js";
import { remove, state, tables } from "./storage.js";
import { ago, has, listOf, t } from "./text.js";

/** @import { Page } from "./app.js" */
/** @import { Entry } from "../types.d.ts" */

/** @returns {Page} */
export function home() {
  return { draw: drawHome, title: () => t("app-name") };
}

function drawHome() {
  const entries = tables();
  return html`<div class="home" @dragover=${dropped} @drop=${dropped}>
    <header class="home-head">
      <a class="wordmark" href="#">${logo}<b>${t("app-name")}</b></a>
      ${offlineReady() ? html`<p class="offline" title=${t("offline-hint")}>${icon("check")}${t("offline-ready")}</p>` : ""}
      ${drawLanguages()} ${drawThemeSwitch()}
      <button type="button" class="round" aria-label=${t("settings")} @click=${openSettings}>${icon("settings")}</button>
    </header>
    <main class="home-main ${entries.length ? "" : "no-tables"}">
      <section class="shelf" aria-labelledby="shelf-title">
        <h1 id="shelf-title">${t("home-title")}</h1>
        <ul>
          ${SHELF.map(drawGame)}
        </ul>
        ${drawBoot()}
      </section>
      ${
        entries.length
          ? html`<section class="tables" aria-labelledby="tables-title">
              <h2 id="tables-title">${t("tables-title")}</h2>
              <ul>
                ${repeat(entries, ({ id }) => id, drawEntry)}
              </ul>
            </section>`
          : ""
      }
      ${drawDaily()} ${drawPath()}
    </main>
    <footer class="home-foot">
      ${state() === "kept" ? "" : html`<p class="warn">${t(`storage-${state()}`)}</p>`}
      <p>
        <button type="button" class="link" @click=${askForFile}>${icon("import")}${t("import-file")}</button>
      </p>
      <p>${t("credits")} <a class="link" href=${import.meta.resolve("../licences.txt")}>${t("licences")}</a></p>
      <p>${t("trademarks")}</p>
    </footer>
  </div>`;
}

/** @param {typeof SHELF[number]} place */
function drawGame({ game, seats: [min, max], minutes, playable }) {
  const title = t(`game-${game}`);
  const subtitle = has(`game-${game}.cover-second`) ? t(`game-${game}.cover-second`) : "";
  const art = cover(game, has(`game-${game}.cover`) ? t(`game-${game}.cover`) : title, subtitle);
  return html`<li class="game" data-game=${game}>
    ${playable ? html`<a class="cover" href="#new/${game}" tabindex="-1" aria-hidden="true">${art}</a>` : html`<span class="cover">${art}</span>`}
    <div class="game-label">
      <h2>${title}</h2>
      <p>${t("players-and-time", { min, max, minutes })}</p>
      ${
        playable
          ? html`<span class="game-buttons">
              <a class="btn fill" href="#new/${game}" aria-label=${t("play-game", { game: title })}>${t("play")}</a>
              <a class="btn line" href="#learn/${game}" aria-label=${t("learn-game", { game: title })}>${t("learn")}</a>
            </span>`
          : html`<p class="coming">${t("coming")}</p>`
      }
    </div>
  </li>`;
}

/** @param {Entry} entry */
function drawEntry(entry) {
  const place = SHELF.find(({ game }) => game === entry.game);
  const title = place ? t(`game-${entry.game}`) : t("damaged-table");
  return html`<li class="entry" data-game=${entry.game} data-table=${entry.id}>
    <div class="entry-picture">${place ? picture(entry) : ""}</div>
    <div class="entry-text">
      <b>${title}</b>
      <p class="entry-state">${entryState(entry)}</p>
      <p class="entry-with">${company(entry)}${entry.at ? html`<span>${ago(entry.at)}</span>` : ""}</p>
      <span class="entry-buttons">
        <button type="button" class="round small" title=${t("export-file")} aria-label=${t("export-file")} @click=${() => exportTable(entry.id)}>
          ${icon("export")}
        </button>
        <button type="button" class="round small" title=${t("delete-table")} aria-label=${t("delete-table")} @click=${() => putAway(entry)}>
          ${icon("trash")}
        </button>
        ${place ? html`<a class="btn ink" href="#table/${entry.id}">${t(entry.over ? "look-at-table" : "continue")}</a>` : ""}
      </span>
    </div>
  </li>`;
}

/** @param {Entry} entry */
function picture(entry) {
  const known = boardNow(entry.game);
  if (known) {
    try {
      return entry.summary === null ? "" : known.picture(entry.summary);
    } catch {
      // A summary of another version, or tampered with: the table opens all the same.
      return "";
    }
  }
  board(entry.game).then(redraw, () => {});
  return "";
}

/** @param {Entry} entry */
function entryState(entry) {
  if (entry.over) return t("table-over");
  if (entry.toMove === null || !entry.seats[entry.toMove]) return "";
  const seat = entry.seats[entry.toMove];
  const people = entry.seats.filter(({ bot }) => bot === "").length;
  const key = seat.bot ? "table-bot-thinks" : people > 1 ? "table-turn-of" : "table-your-turn";
  return html`${mark(entry.toMove)}${t(key, { name: seat.name, turn: Math.max(1, Math.ceil(entry.turn / entry.seats.length)) })}`;
}

/** @param {Entry} entry */
function company(entry) {
  const me = entry.seats.findIndex(({ bot }) => bot === "");
  const others = entry.seats.filter((_, number) => number !== me).map(({ name }) => name);
  return others.length ? t("table-with", { names: listOf(others) }) : "";
}

/** @param {Entry} entry */
function putAway(entry) {
  const restore = remove(entry.id);
  redraw();
  notify({
    text: t("table-deleted"),
    action: t("undo"),
    run() {
      restore();
      redraw();
    },
  });
}

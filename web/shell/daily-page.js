/** The table of the day as a reader meets it: on the home page, on a page of its own, and as a result to tell others. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { drawBoot, errorText } from "./boot-bar.js";
import { isDay, sitDownDaily, today, tryOf } from "./daily.js";
import { cover, icon } from "./icons.js";
import { notify } from "./notice.js";
import { played } from "./played.js";
import { copy } from "./share.js";
import { SHELF } from "./shelf.js";
import { saveOf } from "./storage.js";
import { dayName, has, t } from "./text.js";

/** @import { Page } from "./app.js" */
/** @import { Drawn } from "../types.d.ts" */
/** @import { Played } from "./played.js" */

/**
 * How far the try that counts has come.
 * @param {string} game
 * @param {string} date
 * @returns {{state: "fresh" | "running" | "over" | "gone", table: string, row?: Played}}
 */
function standing(game, date) {
  const table = tryOf(game, date);
  if (table === undefined) return { state: "fresh", table: "" };
  const row = played().find((each) => each.table === table);
  if (row) return { state: "over", table, row };
  return { state: saveOf(table) === null ? "gone" : "running", table };
}

/** @param {Played} row */
export function hasWon({ me, winners }) {
  return me !== null && winners.includes(me);
}

/** The points of a game, the reader's first. @param {Played} row */
function score({ me, points }) {
  return [points[me ?? 0], ...points.filter((_, seat) => seat !== (me ?? 0))].join(" : ");
}

/** @param {Played} row */
function verdict(row) {
  return t(row.practice ? "daily-was-practice" : hasWon(row) ? "daily-won" : "daily-lost", { score: score(row) });
}

/** The strip on the home page: today's table of every game. */
export function drawDaily() {
  const date = today();
  return html`<section class="daily" aria-labelledby="daily-title">
    <header>
      <h2 id="daily-title">${t("daily-title")}</h2>
      <p>${dayName(date, { weekday: "long", day: "numeric", month: "long" })}</p>
      <a class="link" href="#statistics">${icon("statistics")}${t("statistics")}</a>
    </header>
    <ul>
      ${SHELF.filter(({ playable }) => playable).map(({ game }) => {
        const { state, row } = standing(game, date);
        return html`<li data-game=${game} data-state=${state}>
          <a href="#daily/${game}">
            <i aria-hidden="true">${icon(state === "over" && row && hasWon(row) ? "winner" : "daily")}</i>
            <b>${t(`game-${game}`)}</b>
            <small>${row ? verdict(row) : t(`daily-${state}`)}</small>
          </a>
        </li>`;
      })}
    </ul>
  </section>`;
}

/**
 * @param {string} rest a game, and a day if it is not today's
 * @returns {Page}
 */
export function daily(rest) {
  const [name, day = ""] = rest.split("/");
  const game = SHELF.some((place) => place.game === name) ? name : SHELF[0].game;
  let busy = false;
  const sit = async (/** @type {string} */ date) => {
    if (busy) return;
    busy = true;
    redraw();
    try {
      await sitDownDaily(game, date);
    } catch (error) {
      notify({ text: errorText(error), tone: "bad" });
    }
    busy = false;
    redraw();
  };
  return {
    title: () => t("daily-title"),
    draw: () => drawDay(game, isDay(day) ? day : today(), sit, busy),
  };
}

/**
 * @param {string} game
 * @param {string} date
 * @param {(date: string) => void} sit
 * @param {boolean} busy
 */
function drawDay(game, date, sit, busy) {
  const title = t(`game-${game}`);
  const second = `game-${game}.cover-second`;
  const when = date === today() ? "today" : date < today() ? "past" : "future";
  return html`<main class="curtain day" data-game=${game} data-when=${when}>
    <div class="curtain-cover">${cover(game, has(`game-${game}.cover`) ? t(`game-${game}.cover`) : title, has(second) ? t(second) : "")}</div>
    <div class="curtain-text">
      <p>${t("daily-title")}, ${dayName(date)}</p>
      <h1>${title}</h1>
      <p>${t(`daily-gist-${when}`)}</p>
      ${when === "future" ? "" : drawState(game, date, sit, busy)}
      ${when === "today" ? "" : html`<a class="btn line" href="#daily/${game}">${icon("daily")}${t("daily-to-today")}</a>`}
      <nav class="day-others" aria-label=${t("daily-others")}>
        ${SHELF.filter((place) => place.playable && place.game !== game).map((place) => html`<a class="link" href="#daily/${place.game}">${t(`game-${place.game}`)}</a>`)}
        <a class="link" href="#">${t("to-shelf")}</a>
      </nav>
      ${drawBoot()}
    </div>
  </main>`;
}

/**
 * @param {string} game
 * @param {string} date
 * @param {(date: string) => void} sit
 * @param {boolean} busy
 */
function drawState(game, date, sit, busy) {
  const { state, table, row } = standing(game, date);
  if (state === "running") return html`<a class="btn fill" href="#table/${table}">${icon("go")}${t("continue")}</a>`;
  const counts = state === "fresh" && date === today();
  return html`${row ? drawResult(row) : ""} ${state === "gone" ? html`<p>${t("daily-gone")}</p>` : ""}
    <p class="day-buttons">
      <button type="button" class="btn ${counts ? "fill" : "line"}" data-sit ?disabled=${busy} @click=${() => sit(date)}>${counts ? icon("go") : ""}${t(counts ? "daily-sit" : "daily-practice")}</button>
      ${row && saveOf(table) !== null ? html`<a class="btn line" href="#table/${table}">${t("end-look")}</a>` : ""}
    </p>`;
}

/**
 * What is told to others: how it ended and how it went, nothing of what lay on the table.
 * @param {Played} row
 */
function resultText(row) {
  const course = row.lead.map((lead) => (lead > 0 ? "▲" : lead < 0 ? "▽" : "=")).join("");
  const lines = [
    t("daily-line", { app: t("app-name"), day: dayName(row.daily) }),
    t("daily-line-result", { game: t(`game-${row.game}`), verdict: verdict(row), rounds: row.rounds }),
    course,
    `${location.href.split("#")[0]}#daily/${row.game}/${row.daily}`,
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/**
 * The result of a table that counted for its day, with a button to copy it.
 * @param {Played} row
 * @returns {Drawn}
 */
function drawResult(row) {
  const text = resultText(row);
  return html`<div class="day-result">
    <pre>${text}</pre>
    <button type="button" class="btn ink" data-copy-result @click=${() => copy(text, "daily-copied")}>${icon("copy")}${t("daily-copy")}</button>
  </div>`;
}

/**
 * The same for the end of a game; nothing for other tables.
 * @param {string} table
 * @returns {Drawn}
 */
export function drawResultOf(table) {
  const row = played().find((each) => each.table === table);
  return row?.daily ? drawResult(row) : "";
}

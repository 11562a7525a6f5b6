/** One's finished games: how many, against whom, with how many points; from the log of this browser and nowhere else. */
import { html, svg } from "lit-html";
import { redraw } from "./app.js";
import { dayBefore, today } from "./daily.js";
import { hasWon } from "./daily-page.js";
import { exportText } from "./files.js";
import { icon, logo } from "./icons.js";
import { botName, parts } from "./names.js";
import { notify } from "./notice.js";
import { forgetAll, played, unreadable } from "./played.js";
import { openSettings } from "./settings-panel.js";
import { SHELF } from "./shelf.js";
import { ago, need, t } from "./text.js";

/** @import { Page } from "./app.js" */
/** @import { Drawn } from "../types.d.ts" */
/** @import { Played } from "./played.js" */

/** So many games are drawn as columns. */
const LAST = 24;
const [COLUMN, GAP, HEIGHT, LEFT, TOP] = [18, 5, 120, 34, 15];

/** Are practice games counted too? */
let practice = false;

/** @returns {Page} */
export function statistics() {
  // Names of bots that are a game's own.
  need("statistics", ...SHELF.map(({ game }) => `${game}-table`)).then(redraw, () => {});
  return { draw: drawStatistics, title: () => t("statistics") };
}

function drawStatistics() {
  const all = played();
  const rows = all.filter((row) => practice || !row.practice);
  const trouble = unreadable();
  return html`<div class="statistics">
    <header class="rulebook-head">
      <a class="wordmark" href="#">${logo}<b>${t("app-name")}</b></a>
      <button type="button" class="round" aria-label=${t("settings")} @click=${openSettings}>${icon("settings")}</button>
    </header>
    <main class="statistics-main">
      <h1>${t("statistics")}</h1>
      ${trouble ? drawTrouble(trouble) : ""}
      ${all.length ? drawWhole(rows, all.length - rows.length) : html`<p>${t("statistics-none")}</p>`}
      ${SHELF.map(({ game }) =>
        drawGame(
          game,
          rows.filter((row) => row.game === game),
        ),
      )}
      <p class="statistics-foot">
        <a class="btn ink" href="#">${t("to-shelf")}</a>
        ${all.length || trouble ? html`<button type="button" class="btn line" data-forget @click=${forget}>${icon("trash")}${t("statistics-forget")}</button>` : ""}
      </p>
      <p class="statistics-note">${t("statistics-note")}</p>
    </main>
  </div>`;
}

/** @param {string} text what cannot be read */
function drawTrouble(text) {
  return html`<div class="statistics-trouble" role="alert">
    <p>${t("statistics-damaged")}</p>
    <button type="button" class="btn line" @click=${() => exportText(text, "statistics")}>${icon("export")}${t("export-file")}</button>
  </div>`;
}

/**
 * @param {Played[]} rows
 * @param {number} left games that are not counted
 */
function drawWhole(rows, left) {
  const mine = rows.filter(({ me }) => me !== null);
  const won = mine.filter(hasWon).length;
  const days = streak(played());
  return html`<dl class="statistics-whole">
      <div><dt>${t("statistics-games")}</dt><dd data-figure="games">${rows.length}</dd></div>
      <div><dt>${t("statistics-won")}</dt><dd data-figure="won">${won}${mine.length ? html` <small>${share(won, mine.length)}</small>` : ""}</dd></div>
      <div><dt>${t("statistics-streak")}</dt><dd data-figure="streak">${days} <small>${t("statistics-days", { n: days })}</small></dd></div>
    </dl>
    <label class="switch statistics-practice">
      <input
        type="checkbox"
        role="switch"
        .checked=${practice}
        @change=${() => {
          practice = !practice;
          redraw();
        }}
      /><span>${t("statistics-practice")}${left ? html` <small>${t("statistics-left", { n: left })}</small>` : ""}</span></label
    >`;
}

/**
 * @param {string} game
 * @param {Played[]} rows
 * @returns {Drawn}
 */
function drawGame(game, rows) {
  if (!rows.length) return "";
  const mine = rows.filter(({ me }) => me !== null);
  const points = mine.map(({ me, points }) => points[me ?? 0]);
  const title = t(`game-${game}`);
  return html`<section class="statistics-game" data-game=${game} aria-labelledby="statistics-${game}">
    <header>
      <h2 id="statistics-${game}">${title}</h2>
      <p>${t("statistics-count", { n: rows.length })}, ${t("statistics-last", { ago: ago(Math.max(...rows.map(({ at }) => at))) })}</p>
    </header>
    ${
      points.length
        ? html`<div class="statistics-columns">
            <figure class="chart">
              <figcaption>${t("statistics-points")}</figcaption>
              ${drawColumns(mine.slice(-LAST), game)}
              <p class="statistics-key"><span><i class="won"></i>${t("statistics-won")}</span><span><i class="lost"></i>${t("statistics-lost")}</span></p>
              <p>${t("statistics-best", { best: Math.max(...points), mean: Math.round((10 * points.reduce((sum, each) => sum + each, 0)) / points.length) / 10 })}</p>
            </figure>
            ${drawOpponents(game, mine)}
          </div>`
        : ""
    }
    ${mine.length < rows.length ? html`<p>${t("statistics-shared", { n: rows.length - mine.length })}</p>` : ""}
  </section>`;
}

/**
 * A column for each of the last games, from the oldest to the newest: full where it was won, hollow where not.
 * @param {Played[]} rows
 * @param {string} game
 */
function drawColumns(rows, game) {
  const points = rows.map(({ me, points }) => points[me ?? 0]);
  const high = Math.max(1, ...points);
  const low = Math.min(0, ...points);
  /** @param {number} value */
  const y = (value) => TOP + ((high - value) / (high - low)) * HEIGHT;
  const width = LEFT + LAST * (COLUMN + GAP);
  const label = t("statistics-points-of", { game: t(`game-${game}`), won: rows.filter(hasWon).length, n: rows.length });
  return html`<svg viewBox="0 0 ${width} ${HEIGHT + 2 * TOP}" role="img" aria-label=${label}>
    ${[...new Set([low, 0, high])].map(
      (value) => svg`<path class="chart-grid" d="M${LEFT} ${y(value)}H${width}"></path>
        <text class="chart-tick" x=${LEFT - 6} y=${y(value) + 5} text-anchor="end">${value}</text>`,
    )}
    ${rows.map((row, at) => {
      const [top, bottom] = [Math.min(y(points[at]), y(0)), Math.max(y(points[at]), y(0))];
      const name = t(hasWon(row) ? "daily-won" : "daily-lost", { score: row.points.join(" : ") });
      return svg`<rect class="column ${hasWon(row) ? "won" : "lost"}" x=${LEFT + GAP + at * (COLUMN + GAP)} y=${top}
        width=${COLUMN} height=${Math.max(2, bottom - top)} rx="3"><title>${name}</title></rect>`;
    })}
  </svg>`;
}

/**
 * @param {string} game
 * @param {Played[]} rows
 */
function drawOpponents(game, rows) {
  /** @type {Map<string, {n: number, won: number}>} */
  const kinds = new Map();
  for (const row of rows) {
    const others = row.seats.filter((_, seat) => seat !== row.me).map((bot) => parts(bot).level);
    for (const kind of new Set(others)) {
      const { n, won } = kinds.get(kind) ?? { n: 0, won: 0 };
      kinds.set(kind, { n: n + 1, won: won + Number(hasWon(row)) });
    }
  }
  const order = [...kinds].sort(([, one], [, other]) => other.n - one.n);
  return html`<table class="statistics-against">
    <caption>${t("statistics-against")}</caption>
    <thead class="unseen">
      <tr><th scope="col">${t("statistics-opponent")}</th><th scope="col">${t("statistics-won")}</th></tr>
    </thead>
    <tbody>
      ${order.map(
        ([kind, { n, won }]) => html`<tr>
          <th scope="row">${kind ? botName(game, kind) : t("statistics-people")}</th>
          <td>
            <span>${t("statistics-of", { won, n })}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="10"></rect><rect class="part" width=${(100 * won) / n} height="10"></rect></svg>
          </td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * @param {number} part
 * @param {number} whole
 */
function share(part, whole) {
  return t("statistics-share", { share: Math.round((100 * part) / whole) });
}

/**
 * On how many days in a row a table of the day was played to its end; today may still be to come.
 * @param {Played[]} rows
 */
function streak(rows) {
  const days = new Set(rows.filter((row) => row.daily && !row.practice).map((row) => row.daily));
  let day = days.has(today()) ? today() : dayBefore(today());
  let n = 0;
  for (; days.has(day); day = dayBefore(day)) n++;
  return n;
}

function forget() {
  const restore = forgetAll();
  redraw();
  notify({
    text: t("statistics-forgotten"),
    action: t("undo"),
    run() {
      restore();
      redraw();
    },
  });
}

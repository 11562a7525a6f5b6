/** The end of a game: points by source for every player, a chart over the battles, the quests revealed. */
import { html, nothing, svg } from "lit-html";
import { row } from "./content.js";
import { icon, ROMAN, seat, symbol } from "./parts.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Final } from "./types.js" */

const SOURCES = ["battle", "castle", "quest", "forge", "other", "shards"];
const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [560, 230, 30, 14, 40];
const DASHES = ["", "7 4", "2 4", "9 4 2 4", "12 3"];

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function ending(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  if (!board.final) return nothing;
  const rows = [...board.final].sort((a, b) => b.score - a.score);
  return html`<div class="wonder wonder-end" data-theme=${desk.theme}>${points(desk, board, rows)}${chart(desk, board)}${quests(desk, rows)}</div>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Final[]} rows
 */
function points(desk, board, rows) {
  return html`<section>
    <h3>${desk.t("wonderland-end-points")}</h3>
    <div class="scroll" tabindex="0" role="region" aria-label=${desk.t("wonderland-end-points")}>
      ${desk.narrow ? upright(desk, board, rows) : lying(desk, board, rows)}
    </div>
  </section>`;
}

/** @param {number} n */
const figure = (n) => String(n).replace("-", "−");

/**
 * A row per player.
 * @param {Desk} desk
 * @param {Board} board
 * @param {Final[]} rows
 */
function lying(desk, board, rows) {
  return html`<table class="points">
        <thead>
          <tr><th scope="col">${desk.t("wonderland-end-player")}</th>${SOURCES.map((each) => html`<th scope="col">${desk.t(`wonderland-end-${each}`)}</th>`)}<th scope="col">${desk.t("wonderland-end-score")}</th></tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ seat: who, sources, score }) => html`<tr class=${desk.view.winners?.includes(who) ? "won" : ""}>
            <th scope="row">${seat(desk, who)}<span><b>${desk.t(`wonderland-faction-${board.players[who].faction}`)}</b><small>${desk.name(who)}</small></span></th>
            ${SOURCES.map((each) => html`<td>${figure(sources[each] ?? 0)}</td>`)}
            <td class="total">${score}</td>
          </tr>`,
          )}
        </tbody>
      </table>`;
}

/**
 * A column per player: a small screen is taller than wide.
 * @param {Desk} desk
 * @param {Board} board
 * @param {Final[]} rows
 */
function upright(desk, board, rows) {
  return html`<table class="points upright">
    <thead>
      <tr>
        <td></td>
        ${rows.map(({ seat: who }) => html`<th scope="col" class=${desk.view.winners?.includes(who) ? "won" : ""} title=${desk.t(`wonderland-faction-${board.players[who].faction}`)}>${seat(desk, who)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${SOURCES.map((each) => html`<tr><th scope="row">${desk.t(`wonderland-end-${each}`)}</th>${rows.map(({ sources }) => html`<td>${figure(sources[each] ?? 0)}</td>`)}</tr>`)}
      <tr><th scope="row">${desk.t("wonderland-end-score")}</th>${rows.map(({ score }) => html`<td class="total">${score}</td>`)}</tr>
    </tbody>
  </table>`;
}

/**
 * Points after every battle, one line per seat.
 * @param {Desk} desk
 * @param {Board} board
 */
function chart(desk, board) {
  const fought = board.chart;
  if (fought.length < 2) return nothing;
  const high = Math.max(1, ...fought.flatMap(({ vp }) => vp));
  /** @param {number} i */
  const x = (i) => LEFT + (i / (fought.length - 1)) * (WIDTH - LEFT - 16);
  /** @param {number} vp */
  const y = (vp) => TOP + (1 - vp / high) * (HEIGHT - TOP - BOTTOM);
  return html`<figure class="battles">
    <figcaption>${desk.t("wonderland-end-chart", { n: fought.length })}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${desk.t("wonderland-end-chart", { n: fought.length })}>
      ${[0, 0.5, 1].map((part) => svg`<path class="grid" d="M${LEFT} ${y(high * part)}H${WIDTH - 16}"></path><text x=${LEFT - 6} y=${y(high * part) + 5} text-anchor="end">${Math.round(high * part)}</text>`)}
      ${fought.map(
        ({ region, round, winner }, i) => svg`<g class="fought" transform="translate(${x(i)} ${HEIGHT - BOTTOM + 8})">
        ${i === 0 || fought[i - 1].round !== round ? svg`<text class="nth" x="0" y="30" text-anchor="middle">${ROMAN[round - 1]}</text>` : nothing}
        <use href=${symbol(region)} x="-8" y="0" width="16" height="16" class=${winner === null ? "none" : `seat-${winner}`}></use>
      </g>`,
      )}
      ${board.players.map(({ seat: who }) => svg`<path class="line" data-seat=${who} stroke-dasharray=${DASHES[who]} d=${`M${fought.map(({ vp }, i) => `${x(i).toFixed(1)} ${y(vp[who]).toFixed(1)}`).join("L")}`}></path>`)}
    </svg>
    <p class="key">${board.players.map(({ seat: who }) => html`<span>${seat(desk, who)}${desk.name(who)}</span>`)}</p>
  </figure>`;
}

/**
 * @param {Desk} desk
 * @param {Final[]} rows
 */
function quests(desk, rows) {
  return html`<section>
    <h3>${desk.t("wonderland-end-quests")}</h3>
    <ul class="revealed">
      ${rows.map(
        ({ seat: who, quests }) => html`<li>${seat(desk, who)}
        ${quests.length ? nothing : html`<span class="none">${desk.t("wonderland-end-no-quests")}</span>`}
        ${quests.map(
          ({
            id,
            feat,
            goal,
            points,
          }) => html`<span class="revealed-quest ${points ? "done" : ""}" data-open="quest ${id}">
          ${icon(row(desk, "quests", id)?.region ?? "quest")}<span><b>${desk.t(`wonderland-quest-${id}`)}</b><small>${desk.t("wonderland-end-feat")} ${feat ? "✓" : "–"} · ${desk.t("wonderland-end-goal")} ${goal ? "✓" : "–"}</small></span><b class="got">+${points}</b>
        </span>`,
        )}
      </li>`,
      )}
    </ul>
  </section>`;
}

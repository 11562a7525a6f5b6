/** The end of a game: points by source for every player, who won which battle, the quests revealed. */
import { html, nothing } from "lit-html";
import { row } from "./content.js";
import { icon, ROMAN, seat } from "./parts.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Final } from "./types.js" */

const SOURCES = ["battle", "castle", "quest", "forge", "other", "shards"];

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function ending(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  if (!board.final) return nothing;
  const rows = [...board.final].sort((a, b) => b.score - a.score);
  return html`<div class="wonder wonder-end" data-theme=${desk.theme}>${points(desk, board, rows)}${battles(desk, board)}${quests(desk, rows)}</div>`;
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
 * Who won where: a row per round, a column per region, and what the battle brought its winner.
 * @param {Desk} desk
 * @param {Board} board
 */
function battles(desk, board) {
  const fought = board.chart;
  if (!fought.length) return nothing;
  const rounds = [...new Set(fought.map(({ round }) => round))];
  /** @param {string} region @param {number} round */
  const cell = (region, round) => {
    const at = fought.findIndex((battle) => battle.region === region && battle.round === round);
    const winner = fought[at]?.winner ?? null;
    if (winner === null) return html`<td class="nobody">–</td>`;
    const before = fought[at - 1]?.vp[winner] ?? 0;
    return html`<td>${seat(desk, winner)}<b>+${fought[at].vp[winner] - before}</b></td>`;
  };
  return html`<section>
    <h3>${desk.t("wonderland-end-battles")}</h3>
    <div class="scroll" tabindex="0" role="region" aria-label=${desk.t("wonderland-end-battles")}>
      <table class="battles">
        <thead>
          <tr>
            <td></td>
            ${board.regions.map(({ id }) => html`<th scope="col" class="r-${id}" title=${desk.t(`wonderland-region-${id}`)}>${icon(id)}<span>${desk.t(`wonderland-region-${id}`)}</span></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rounds.map((round) => html`<tr><th scope="row">${ROMAN[round - 1]}</th>${board.regions.map(({ id }) => cell(id, round))}</tr>`)}
        </tbody>
      </table>
    </div>
  </section>`;
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

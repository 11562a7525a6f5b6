/** A battle as a scene: banner, strength track, fighters, and the dock of the one who is asked. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { dock } from "./dock.js";
import { fighters } from "./fighters.js";
import { lawn } from "./lawn.js";
import { map } from "./map.js";
import { mine } from "./mine.js";
import { climbs } from "./motion.js";
import { hit, icon, seat, tile, tint } from "./parts.js";
import { acted } from "./performance.js";
import { panel } from "./tabs.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Battle, Board, Fighter } from "./types.js" */

/**
 * @param {Desk} desk as the scene shows it
 * @param {Desk} real as things stand: the question is always the real one
 * @returns {Drawn}
 */
export function battle(desk, real) {
  /** @type {Board} */
  const board = desk.view.board;
  if (!board.battle)
    return html`<section class="pane p-battle quiet" aria-label=${desk.t("wonderland-board-war")}>${interlude(desk, board)}${dock(real, null)}</section>`;
  const shown = desk.narrow ? "battle" : panel(desk);
  const now = acted(real);
  return html`<section class="pane p-battle ${now ? "acting" : ""}" aria-label=${desk.t("wonderland-board-battle-of", { region: board.battle.region })}>
    ${field(desk, board, board.battle)}
    ${shown === "map" ? map(desk) : shown === "mine" ? mine(desk) : fighters(desk, board.battle, now)}
    ${dock(real, real.view.board.battle)}
  </section>`;
}

/**
 * Between two battles: the map, where the last one ended.
 * @param {Desk} desk
 * @param {Board} board
 */
function interlude(desk, board) {
  const last = board.chart.at(-1);
  const words = last
    ? desk.t("wonderland-board-last-battle", {
        region: last.region,
        winner: last.winner === null ? "none" : desk.name(last.winner),
      })
    : desk.t("wonderland-board-war");
  return html`<p class="interlude">${words}</p>${map(desk)}`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Battle} battle
 */
function field(desk, board, battle) {
  const { region } = battle;
  const points = board.regions.find(({ id }) => id === region)?.points ?? null;
  const name = desk.t(`wonderland-region-${region}`);
  return html`<div class="field r-${region}">
    ${guard([0], lawn)}
    <div class="banner">
      <span class="emb">${icon(region)}</span>
      <div class="ttl">
        <h2>${name}</h2>
        <p class="ord">${battle.order.map((id, i) => html`<span class=${id === region ? "now" : i < battle.number - 1 ? "done" : ""} title=${desk.t(`wonderland-region-${id}`)}>${icon(id)}</span>`)}<span class="of">${desk.t("wonderland-board-battle-number", { n: battle.number, of: battle.of })}</span></p>
      </div>
      <div class="big">${tile(desk, points, region)}<small>${desk.t("wonderland-board-score-tile")}</small></div>
      ${prizes(desk, battle)} ${wagers(desk, battle)}
    </div>
    ${track(desk, battle)}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Battle} battle
 */
function prizes(desk, { fighters, reward, resistance }) {
  const standing = fighters.filter(({ state }) => state !== "bust").sort((a, b) => b.strength - a.strength);
  const best = standing[0]?.strength ?? 0;
  const first = standing.filter(({ strength }) => strength === best);
  const next =
    first.length > 1 ? [] : standing.filter(({ strength }) => strength === standing[1]?.strength && strength < best);
  return html`<ol class="prize">
    <li class="p1"><span class="pl">${desk.t("wonderland-board-1st")}</span><span class="pr"><b>${reward.first}</b> ${desk.t("wonderland-board-vp")} ${icon("tower")}</span>${now(desk, first)}</li>
    <li class="p2"><span class="pl">${desk.t("wonderland-board-2nd")}</span><span class="pr"><b>${reward.second}</b> ${desk.t("wonderland-board-vp")}</span>${now(desk, next)}</li>
    ${resistance === null ? nothing : html`<li class="p3"><span class="pl">${icon("wall")}</span><span class="pr"><b>${resistance}</b></span><span class="by"><span>${desk.t("wonderland-board-resistance")}</span></span></li>`}
  </ol>`;
}

/**
 * Who would get it now.
 * @param {Desk} desk
 * @param {Fighter[]} those
 */
function now(desk, those) {
  return html`<span class="by">${those.map(({ seat: who }) => seat(desk, who))}<span>${those.length === 1 ? desk.t("wonderland-board-now-leads", { who: those[0].seat }) : those.length ? desk.t("wonderland-board-tied") : "—"}</span></span>`;
}

/**
 * The wager cards of those who look on, face down.
 * @param {Desk} desk
 * @param {Battle} battle
 */
function wagers(desk, { wagers }) {
  const laid = wagers.filter(({ decided }) => decided);
  if (!laid.length) return nothing;
  return html`<div class="wager">
    <i></i><span>${laid.map(({ seat: who }) => seat(desk, who))}<b>${desk.t("wonderland-board-wager", { n: laid.length })}</b><small>${ownWager(desk, laid)}</small></span>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {{seat: number, on: number | null}[]} laid
 */
function ownWager(desk, laid) {
  const mine = laid.find(({ seat }) => seat === desk.seat);
  if (!mine) return desk.t("wonderland-board-face-down");
  return mine.on === null
    ? desk.t("wonderland-board-no-wager")
    : desk.t("wonderland-board-own-wager", { who: mine.on });
}

/**
 * The strength track; markers climb by themselves when their number grows.
 * @param {Desk} desk
 * @param {Battle} battle
 */
function track(desk, battle) {
  const end = Number(desk.about.trackEnd ?? 25);
  /** @type {number[]} */
  const marks = desk.about.forgeMarks ?? [];
  const at = new Set(battle.fighters.map(({ strength }) => strength));
  return html`<div class="track-box">
    <ol class="track" aria-label=${desk.t("wonderland-board-strength-track", { n: end })}>
      ${Array.from({ length: end + 1 }, (_, v) => {
        const on = `track.${v}`;
        const can = desk.choices(on).length > 0;
        const forge = marks.includes(v);
        return html`<li class="${forge ? "fg" : ""} ${v === end ? "win" : ""} ${at.has(v) ? "on" : ""} ${can ? "can" : ""} ${v === battle.resistance ? "wall" : ""}">${forge ? icon("anvil") : v === end ? icon("laurel") : v === battle.resistance ? icon("wall") : nothing}<b>${v}</b>${can ? hit(desk, on, String(v)) : nothing}</li>`;
      })}
    </ol>
    ${battle.fighters.map((fighter) => pin(desk, battle, fighter))}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Battle} battle
 * @param {Fighter} fighter
 */
function pin(desk, battle, { seat: who, strength, state }) {
  const here = battle.fighters.filter((each) => each.strength === strength);
  const shift = here.findIndex((each) => each.seat === who) - (here.length - 1) / 2;
  return html`<span class="pin ${state} ${here.length > 1 ? "shared" : ""}" ${climbs(strength)} .style=${`--v:${strength};--v2:${strength % 13};--l2:${Math.floor(strength / 13)};--shift:${shift};${tint(who)}`} data-spot="pin.${who}" role="img" aria-label=${desk.t("wonderland-board-pin", { who, n: strength })}><span class="seat">${desk.mark(who)}</span></span>`;
}

/** The fighters as court cards: strength is the index, the seat its suit; the chip just drawn, units left, active row, madness. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { faction } from "./content.js";
import { lastDrawn } from "./latest.js";
import { falls } from "./motion.js";
import { chip, chipName, chipTarget, hit, icon, seat, tint } from "./parts.js";

/** @import { Desk } from "../../types.d.ts" */
/** @import { Battle, Board, Fighter } from "./types.js" */
/** @import { Moment } from "./performance.js" */

/** Effects that wait for a next chip; others need no words. */
const MARKS = new Set(["double", "crowned", "scout", "watch"]);
const ACTIVE_SPACES = 6;
const MADNESS_SPACES = 4;
/** @type {Record<string, string>} */
const STATE_ICON = { stopped: "hand", chosen: "lock", asked: "bag", bust: "skull", fighting: "battle" };

/**
 * @param {Desk} desk
 * @param {Battle} battle
 * @param {Moment | null} now what is being acted out
 */
export function fighters(desk, battle, now) {
  return html`<div class="fighters" data-count=${battle.fighters.length}>
    ${battle.fighters.map((fighter) => drawFighter(desk, battle, fighter, now))}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Fighter} fighter
 * @param {Moment | null} now
 */
function stateOf(desk, fighter, now) {
  if (fighter.state === "bust") return "bust";
  if (fighter.state === "stop") return "stopped";
  if (desk.asked && desk.seat === fighter.seat && !now) return "asked";
  return fighter.chosen ? "chosen" : "fighting";
}

/**
 * @param {Desk} desk
 * @param {Battle} battle
 * @param {Fighter} fighter
 * @param {Moment | null} now
 */
function drawFighter(desk, battle, fighter, now) {
  const who = fighter.seat;
  const me = /** @type {Board} */ (desk.view.board).players[who];
  const kind = faction(desk, who);
  const state = stateOf(desk, fighter, now);
  const name = desk.t(`wonderland-faction-${kind}`);
  const says = desk.t(`wonderland-board-state-${state}`);
  const can = desk.choices(`fighter.${who}`).length > 0;
  const mine = who === desk.seat;
  const role = now?.whom === who ? "struck" : now?.who === who || now?.tokens.has(who) ? "acts" : "";
  const marks = fighter.marks.filter((mark) => MARKS.has(mark));
  return html`<article class="fighter ${state} ${role} ${mine ? "mine" : ""} ${can ? "can" : ""}" .style=${tint(who)} data-spot="fighter.${who}" data-fighter=${who} aria-label=${desk.t("wonderland-board-fighter", { name, n: fighter.strength, state: says })}>
    ${icon(kind, "wm")}
    <div class="idx"><b>${keyed(fighter.strength, html`<span class="tick">${fighter.strength}</span>`)}</b>${seat(desk, who)}</div>
    <header>
      <h3>${name}</h3>
      <p>${desk.name(who)}<br />${desk.t("wonderland-board-sum", { start: fighter.start, chips: Math.max(0, fighter.strength - fighter.start) })}</p>
    </header>
    <span class="state">${icon(STATE_ICON[state])}${says}</span>
    ${last(desk, battle, fighter, me.active, now)} ${left(desk, fighter, me.shield, now)}
    <div class="act">
      <h4>${desk.t("wonderland-board-active")}</h4>
      <div class="slots">${slots(desk, me.active, who)}</div>
    </div>
    <div class="mads">
      <h4>${desk.t("wonderland-board-madness")}</h4>
      <div class="slots" role="img" aria-label=${desk.t("wonderland-board-of", { n: me.track.length, of: MADNESS_SPACES })}>
        ${Array.from({ length: MADNESS_SPACES }, (_, i) => (me.track[i] ? chip(desk, me.track[i]) : html`<i class="slot">${i === MADNESS_SPACES - 1 ? icon("ccw") : nothing}</i>`))}
      </div>
    </div>
    ${fighter.forges ? html`<span class="fnote">${icon("anvil")}${desk.t("wonderland-board-forges", { n: fighter.forges })}</span>` : nothing}
    ${marks.length ? html`<span class="marks">${marks.map((mark) => html`<span>${desk.t(`wonderland-board-mark-${mark}`)}</span>`)}</span>` : nothing}
    ${now ? flash(who, now) : nothing} ${can ? hit(desk, `fighter.${who}`, name) : nothing}
  </article>`;
}

/**
 * What this beat brings or costs, in a sign over the card.
 * @param {number} who
 * @param {Moment} now
 */
function flash(who, now) {
  const token = now.tokens.get(who);
  if (!token) return nothing;
  return keyed(
    now.beat,
    html`<span class="token ${token.good ? "" : "bad"}" aria-hidden="true">${token.icon ? icon(token.icon) : nothing}${token.text}</span>`,
  );
}

/**
 * The active row; chips that can be chosen are buttons. Equal chips are one choice: the first of them is marked.
 * @param {Desk} desk
 * @param {string[]} active
 * @param {number} who
 */
function slots(desk, active, who) {
  const spaces = Math.max(ACTIVE_SPACES, active.length);
  return Array.from({ length: spaces }, (_, i) => {
    const id = active[i];
    if (!id) return html`<i class="slot"></i>`;
    const first = active.indexOf(id) === i;
    return who === desk.seat && first ? chipTarget(desk, "active", id, { owner: who }) : chip(desk, id, { owner: who });
  });
}

/**
 * The chip just drawn, turned over in sight of all.
 * @param {Desk} desk
 * @param {Battle} battle
 * @param {Fighter} fighter
 * @param {string[]} active
 * @param {Moment | null} now
 */
function last(desk, battle, { seat: who, drawn, state }, active, now) {
  if (who === desk.seat && drawn.length > 1) {
    return html`<div class="last several">${[...new Set(drawn)].map((id) => chipTarget(desk, "drawn", id, { owner: who }))}</div>`;
  }
  const seen = now ? turned(now, who) : lastDrawn(desk, who);
  const id = drawn[0] ?? seen?.chip ?? active.at(-1);
  if (!id) {
    return html`<div class="last"><span class="chip back-of-chip">${icon("bag")}</span><span><small>${desk.t("wonderland-board-not-drawn")}</small></span></div>`;
  }
  const draw = drawn.length && !now ? battle.draw : seen?.draw;
  return html`<div class="last ${state === "fight" ? "fresh" : ""}">
    ${keyed(`${draw} ${id}`, html`<span class="flip">${chip(desk, id, { owner: who, spot: `drawn.${who}` })}</span>`)}
    <span><b>${chipName(desk, id)}</b><small>${draw ? desk.t("wonderland-board-draw-number", { n: draw }) : nothing}</small></span>
  </div>`;
}

/**
 * The chip that this seat has turned over in what has been acted out so far.
 * @param {Moment} now
 * @param {number} who
 */
function turned({ told, board }, who) {
  const drew = told.findLast(({ key, args }) => key === "drew" && args.who === who);
  return drew && { chip: String(drew.args.chip), draw: board.battle?.draw || 1 };
}

/**
 * Units still standing, shield and castle; units that may be lost are buttons.
 * @param {Desk} desk
 * @param {Fighter} fighter
 * @param {boolean} shield
 * @param {Moment | null} now
 */
function left(desk, { seat: who, supporters, figures, leader, castle }, shield, now) {
  const mine = who === desk.seat;
  /** @param {string} on @param {string} name */
  const press = (on, name) => (mine && desk.choices(on).length ? hit(desk, on, name) : nothing);
  /** @param {string} on */
  const css = (on) => (mine && desk.choices(on).length ? "unit can" : "unit");
  const fallen = now?.now.find(({ key, args }) => key === "lost" && args.who === who && args.unit !== "supporter");
  return html`<div class="left">
    <h4>${desk.t("wonderland-board-units-left")}</h4>
    <div class="uns">
      ${supporters ? html`<span class=${css("unit.supporter")} ${falls(supporters)} title=${desk.t("wonderland-board-supporters", { n: supporters })}><b>${supporters}</b>${icon("pawn")}${press("unit.supporter", desk.t("wonderland-board-supporter"))}</span>` : nothing}
      ${leader ? html`<span class=${css("unit.leader")} title=${desk.t("wonderland-board-leader")}>${icon("crown")}${press("unit.leader", desk.t("wonderland-board-leader"))}</span>` : nothing}
      ${figures.map((id) => html`<span class=${css(`figure.${id}`)} title=${desk.t(`wonderland-figure-${id}`)} data-open="figure ${id}">${icon(id)}${press(`figure.${id}`, desk.t(`wonderland-figure-${id}`))}</span>`)}
      ${fallen ? html`<span class="fell" aria-hidden="true">${icon(fallen.args.unit === "leader" ? "crown" : String(fallen.args.unit))}</span>` : nothing}
    </div>
    <div class="uns kit">
      <span class=${shield ? "ok" : "no"} title=${desk.t(shield ? "wonderland-board-shield-whole" : "wonderland-board-shield-broken")}>${icon(shield ? "shield" : "broken")}</span>
      ${castle ? html`<span title=${desk.t("wonderland-board-castle")}>${icon("tower")}</span>` : nothing}
    </div>
  </div>`;
}

/** The dock of a battle: what is asked, the exact odds of the next chip, draw or stop, and the last effects with their reasons. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { own, row } from "./content.js";
import { latest, reckoning } from "./latest.js";
import { icon, looseButtons, seat } from "./parts.js";
import { acted } from "./performance.js";
import { asking, stage, tray } from "./prompt.js";

/** @import { Choice, Desk, GameEvent } from "../../types.d.ts" */
/** @import { Battle, Odds } from "./types.js" */
/** @import { Moment } from "./performance.js" */

const MOST_TOLD = 3;

/**
 * @param {Desk} desk
 * @param {Battle | null} battle
 */
export function dock(desk, battle) {
  const choosing = desk.view.prompt?.kind === "draw_or_stop" && desk.asked && battle;
  const shown = desk.asked ? tray(desk) : nothing;
  return html`<div class="dock">
    <div class="ask-card ${desk.asked ? "asked" : ""} ${choosing ? "choosing" : ""}">
      ${asking(desk)}
      ${choosing ? buttons(desk, battle) : desk.asked ? stage(desk, looseButtons(desk)) : html`${skip(desk)}${questHere(desk, battle)}`}
      ${choosing && battle.odds ? odds(desk, battle.odds) : shown === nothing && !(desk.narrow && desk.asked) ? rewards(desk) : shown}
    </div>
    ${desk.narrow ? told(desk) : nothing}
  </div>`;
}

/**
 * A battle among bots is watched at the pace of the settings, or skipped.
 * @param {Desk} desk
 */
function skip({ skip: run, t }) {
  if (!run) return nothing;
  return html`<div class="stage"><button type="button" class="go quiet" data-skip @click=${run}>${icon("cw")}<span>${t("wonderland-board-skip")}</span></button></div>`;
}

/**
 * One click to draw, one to stop.
 * @param {Desk} desk
 * @param {Battle} battle
 */
function buttons(desk, battle) {
  const me = battle.fighters.find(({ seat }) => seat === desk.seat);
  /** @type {Record<string, string>} */
  const notes = {
    draw: battle.odds ? desk.t("wonderland-board-adds", { n: battle.odds.adds, of: battle.odds.chips }) : "",
    stop: desk.t("wonderland-board-keep", { n: me?.strength ?? 0, forges: me?.forges ?? 0 }),
  };
  return html`<div class="btns">
    ${desk.loose.map(
      (
        /** @type {Choice} */ choice,
      ) => html`<button type="button" class="go ${choice.verb}" data-choice=${choice.id} ?disabled=${desk.busy} @click=${() => desk.act([choice.id])}>
        ${icon(choice.verb === "draw" ? "bag" : "hand")}<span>${desk.label(choice)}<small>${notes[choice.verb] ?? ""}</small></span>
      </button>`,
    )}
    ${questHere(desk, battle)}
  </div>`;
}

/**
 * One cell for every chip left in the bag: plain Madness, what would bust, and the rest.
 * @param {Desk} desk
 * @param {Odds} odds
 */
function odds(desk, { chips, madness, double, poison, loss, bust }) {
  const bad = madness + double + poison;
  const deadly = bust >= bad ? bad : double;
  const cells = [
    ...Array(madness).fill(bust >= bad && bad ? "x one" : "p"),
    ...Array(double).fill(bust >= double && bust > 0 ? "x" : "p two"),
    ...Array(poison).fill("v"),
    ...Array(Math.max(0, chips - bad)).fill(""),
  ];
  const share = chips ? Math.round((100 * (madness + double)) / chips) : 0;
  return html`<div class="odds">
    <p><b>${desk.t("wonderland-board-odds", { n: madness + double, of: chips })}</b><span>${share}%</span></p>
    <div class="obar" role="img" aria-label=${desk.t("wonderland-board-odds-words", { chips, madness, double, poison, bust })}>
      ${cells.map((css) => html`<i class=${css}>${css === "v" ? icon("poison") : css ? html`${icon("mad")}${css === "x" || css === "p two" ? icon("mad") : nothing}` : nothing}</i>`)}
    </div>
    <p class="ex"><span>${desk.t("wonderland-board-odds-loss", { n: loss })}</span>${bust ? html`<span class="dead">${desk.t("wonderland-board-odds-bust", { n: Math.max(bust, deadly && bust) })}</span>` : html`<span>${desk.t("wonderland-board-odds-safe")}</span>`}</p>
  </div>`;
}

/**
 * One's own quests that can be done in this region.
 * @param {Desk} desk
 * @param {Battle | null} battle
 */
function questHere(desk, battle) {
  const here = own(desk)?.quests?.filter((id) => row(desk, "quests", id)?.region === battle?.region) ?? [];
  if (!here.length) return nothing;
  return html`<p class="quest-here">${icon("quest")}<span>${here.map((id) => html`<b>${desk.t(`wonderland-quest-${id}`)}</b>: ${desk.t(`wonderland-quest-${id}.feat`)} `)}</span></p>`;
}

/**
 * What the last battle brought, one step after the other.
 * @param {Desk} desk
 */
function rewards(desk) {
  const now = acted(desk);
  const steps = reckoning(desk).filter((event) => !now?.all.includes(event) || now.told.includes(event));
  if (!steps.length) return nothing;
  return html`<div class="rewards say fresh" role="group" aria-label=${desk.t("wonderland-board-rewards")}>${keyed(steps[0], html`${steps.map((event, i) => line(desk, event, i))}`)}</div>`;
}

/**
 * The last effects, one after the other, each with the rule that says why.
 * @param {Desk} desk
 */
export function told(desk) {
  const now = acted(desk);
  if (now) return telling(desk, now);
  const { events, fresh } = latest(desk);
  const shown = events.slice(-MOST_TOLD);
  return html`<div class="say ${fresh ? "fresh" : ""}">
    ${shown.map((event, i) => line(desk, event, i))}
    ${shown.length ? nothing : html`<p class="effect"><span>${desk.t("wonderland-board-hush")}</span></p>`}
  </div>`;
}

/**
 * While it is acted out: what happens now and why, above it what came before; and the way to the end of it.
 * @param {Desk} desk
 * @param {Moment} now
 */
function telling(desk, now) {
  const earlier = now.told.slice(0, -now.now.length).slice(-MOST_TOLD + 1);
  return html`<div class="say telling">
    <div class="now">${now.now.slice(0, MOST_TOLD + 1).map((event, i) => line(desk, event, i))}</div>
    ${earlier.reverse().map((event, i) => line(desk, event, i))}
    <button type="button" class="onward" data-onward @click=${now.end}><b aria-hidden="true">»</b><span>${desk.t("wonderland-board-onward")}</span></button>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {GameEvent} event
 * @param {number} i
 */
function line(desk, { key, args, rule }, i) {
  const who = typeof args.who === "number" ? args.who : null;
  return html`<p class="effect" .style=${`--i:${i}`}>${who === null ? nothing : seat(desk, who)}<span>${desk.say(`wonderland-log-${key}`, args)} ${rule ? desk.rule(rule) : nothing}</span></p>`;
}

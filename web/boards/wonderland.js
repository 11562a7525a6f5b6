/** Wonderland's War on the screen. It knows no rule: what can be done comes as choices, what happened as events. */
import { html, nothing } from "lit-html";
import { watch } from "./watch.js";
import { battle } from "./wonderland/battle.js";
import { told } from "./wonderland/dock.js";
import { map } from "./wonderland/map.js";
import { mine } from "./wonderland/mine.js";
import { looseButtons } from "./wonderland/parts.js";
import { moment, onStage } from "./wonderland/performance.js";
import { asking, stage, tray } from "./wonderland/prompt.js";
import { drawStrip } from "./wonderland/strip.js";
import { panel, scene, tabs } from "./wonderland/tabs.js";
import { tea } from "./wonderland/tea.js";

export { detail } from "./wonderland/detail.js";
export { ending } from "./wonderland/ending.js";
export { flights } from "./wonderland/flights.js";
export { perform } from "./wonderland/performance.js";
export { picture, summarise } from "./wonderland/picture.js";
export { setup } from "./wonderland/setup.js";

/** @import { Desk, Drawn } from "../types.d.ts" */
/** @import { Moment } from "./wonderland/performance.js" */

/** Which arguments of events and prompts are names of things. */
export const nouns = {
  chip: "wonderland-chip",
  chips: "wonderland-chip",
  region: "wonderland-region",
  region_to: "wonderland-region",
  figure: "wonderland-figure",
  ability: "wonderland-ability",
  quest: "wonderland-quest",
  wonderlandian: "wonderland-wonderlandian",
  faction: "wonderland-faction",
};

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function draw(desk) {
  return html`${watch(moment, (/** @type {Moment | null} */ now) => drawTable(onStage(desk, now), desk))}`;
}

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function strip(desk) {
  return html`${watch(moment, (/** @type {Moment | null} */ now) => drawStrip(onStage(desk, now)))}`;
}

/**
 * @param {Desk} desk as the scene shows it
 * @param {Desk} real as things stand
 * @returns {Drawn}
 */
function drawTable(desk, real) {
  const front = scene(desk);
  const shown = desk.narrow ? panel(desk) : "all";
  return html`<main class="wonder wonder-table ${desk.narrow ? "narrow" : "broad"}" data-theme=${desk.theme} data-scene=${front} data-shows=${shown}>
    ${desk.narrow ? small(desk, real, front, shown) : front === "tea" ? html`${tea(desk)}${map(desk)}${mine(desk)}` : battle(desk, real)}
  </main>`;
}

/**
 * In a battle the last effects stand above the log.
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function rail(desk) {
  return html`${watch(moment, (/** @type {Moment | null} */ now) =>
    scene(onStage(desk, now)) === "tea"
      ? nothing
      : html`<div class="wonder wonder-rail" data-theme=${desk.theme}>${told(desk)}</div>`,
  )}`;
}

/**
 * One tab at a time, the prompt above, the plain buttons below.
 * @param {Desk} desk
 * @param {Desk} real
 * @param {string} front
 * @param {string} shown
 */
function small(desk, real, front, shown) {
  const apart = shown !== front;
  return html`${shown === "battle" && desk.view.board.battle ? nothing : asking(desk, "strip-prompt")}
    <div class="panes">
      ${shown === "tea" ? tea(desk) : shown === "battle" ? battle(desk, real) : shown === "map" ? map(desk) : shown === "mine" ? mine(desk) : html`<section class="pane p-log">${desk.log()}</section>`}
    </div>
    ${apart && desk.asked ? html`<div class="action">${tray(desk)}${stage(desk, looseButtons(desk))}</div>` : nothing} ${tabs(desk)}`;
}

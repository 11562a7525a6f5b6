/** Wonderland's War on the screen. It knows no rule: what can be done comes as choices, what happened as events. */
import { html, nothing } from "lit-html";
import { battle } from "./wonderland/battle.js";
import { told } from "./wonderland/dock.js";
import { map } from "./wonderland/map.js";
import { mine } from "./wonderland/mine.js";
import { looseButtons } from "./wonderland/parts.js";
import { asking, stage, tray } from "./wonderland/prompt.js";
import { panel, scene, tabs } from "./wonderland/tabs.js";
import { tea } from "./wonderland/tea.js";

export { detail } from "./wonderland/detail.js";
export { ending } from "./wonderland/ending.js";
export { flights } from "./wonderland/flights.js";
export { picture, summarise } from "./wonderland/picture.js";
export { setup } from "./wonderland/setup.js";
export { strip } from "./wonderland/strip.js";

/** @import { Desk, Drawn } from "../types.d.ts" */

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
  const front = scene(desk);
  const shown = desk.narrow ? panel(desk) : "all";
  return html`<main class="wonder wonder-table ${desk.narrow ? "narrow" : "broad"}" data-theme=${desk.theme} data-scene=${front} data-shows=${shown}>
    ${desk.narrow ? small(desk, front, shown) : front === "tea" ? html`${tea(desk)}${map(desk)}${mine(desk)}` : battle(desk)}
  </main>`;
}

/**
 * In a battle the last effects stand above the log.
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function rail(desk) {
  if (scene(desk) === "tea") return nothing;
  return html`<div class="wonder wonder-rail" data-theme=${desk.theme}>${told(desk)}</div>`;
}

/**
 * One tab at a time, the prompt above, the plain buttons below.
 * @param {Desk} desk
 * @param {string} front
 * @param {string} shown
 */
function small(desk, front, shown) {
  const apart = shown !== front;
  return html`${shown === "battle" && desk.view.board.battle ? nothing : asking(desk, "strip-prompt")}
    <div class="panes">
      ${shown === "tea" ? tea(desk) : shown === "battle" ? battle(desk) : shown === "map" ? map(desk) : shown === "mine" ? mine(desk) : html`<section class="pane p-log">${desk.log()}</section>`}
    </div>
    ${apart && desk.asked ? html`<div class="action">${tray(desk)}${stage(desk, looseButtons(desk))}</div>` : nothing} ${tabs(desk)}`;
}

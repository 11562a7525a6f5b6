/** Dominion on the screen. It knows no rule: what can be done comes as choices, what happened as events. */
import { html, nothing } from "lit-html";
import { mat } from "./dominion/mat.js";
import { opponents } from "./dominion/opponents.js";
import { supply } from "./dominion/supply.js";
import { shown, tabs } from "./dominion/tabs.js";
import { tray } from "./dominion/tray.js";

export { detail } from "./dominion/detail.js";
export { ending } from "./dominion/ending.js";
export { flights } from "./dominion/flights.js";
export { picture, summarise } from "./dominion/picture.js";
export { setup } from "./dominion/setup.js";

/** @import { Desk, Drawn } from "../types.d.ts" */

/** Which arguments of events and prompts are names of cards. */
export const nouns = { card: "dominion-card", cards: "dominion-card", by: "dominion-card" };

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function draw(desk) {
  const { board } = desk.view;
  return html`<main class="dm dm-table" data-shows=${shown(desk)} data-phase=${board.phase}>
    ${tabs(desk, board)}${supply(desk, board)}${mat(desk, board)}
    ${shown(desk) === "log" ? html`<section class="dm-log panel">${desk.log()}</section>` : nothing}${tray(desk, board)}
  </main>`;
}

/**
 * The opponents stand in the header.
 * @param {Desk} desk
 * @returns {Drawn}
 */
export const strip = (desk) => opponents(desk, desk.view.board);

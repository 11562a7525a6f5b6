/** Small World of Warcraft on the screen. It knows no rule: what can be done comes as choices, what happened as events. */
import { html, nothing } from "lit-html";
import { deck } from "./smallworld/deck.js";
import { happening, listen } from "./smallworld/happening.js";
import { list } from "./smallworld/list.js";
import { map } from "./smallworld/map.js";
import { sum } from "./smallworld/sum.js";
import { continents, sheets } from "./smallworld/tabs.js";

export { detail } from "./smallworld/detail.js";
export { ending } from "./smallworld/ending.js";
export { flights } from "./smallworld/happening.js";
export { picture, summarise } from "./smallworld/picture.js";
export { setup } from "./smallworld/setup.js";
export { rail } from "./smallworld/side.js";
export { strip } from "./smallworld/strip.js";

/** @import { Desk, Drawn } from "../types.d.ts" */

/** The chart of the end. */
export const chart = { title: "smallworld-board-chart", byRound: true };

/** Which arguments of events and prompts are names of things. */
export const nouns = {
  race: "smallworld-race",
  loser: "smallworld-race",
  badge: "smallworld-badge",
  relic: "smallworld-relic",
  aids: "smallworld-relic",
  region: "smallworld-region",
  regions: "smallworld-region",
  other: "smallworld-region",
  faction: "smallworld-faction",
  continent: "smallworld-continent",
  source: "smallworld-source",
  cause: "smallworld-source",
};

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function draw(desk) {
  listen(desk);
  return html`<div class="sw sw-table" data-list=${desk.listView ? "" : nothing} data-theme=${desk.theme} data-phase=${desk.view.board.phase} data-asks=${desk.asked ? (desk.view.prompt?.kind ?? "") : ""}>
    ${desk.narrow && !desk.listView ? continents(desk) : nothing}
    <main class="place">${desk.listView ? list(desk) : map(desk)}${happening(desk)}${desk.narrow || desk.listView ? nothing : sum(desk)}</main>
    ${desk.narrow && !desk.listView ? html`<section class="dock" aria-label=${desk.t("smallworld-board-sum")}>${sum(desk)}</section>` : nothing}${deck(desk)}${desk.narrow ? sheets(desk) : nothing}
  </div>`;
}

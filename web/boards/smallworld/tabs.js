/** On small screens: continents as tabs above the map, lists in a sheet below. */
import { html, nothing } from "lit-html";
import { continentName } from "./content.js";
import { continentShown, oneByOne } from "./map.js";
import { combos, players } from "./side.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */

const SHEETS = ["combos", "players", "log"];
/** Room for the lists below the map; a frame in another page is as high as its content, so it must not ask. */
const ROOMY = "(min-width: 700px) and (min-height: 900px)";
const framed = document.documentElement.classList.contains("framed");

/** The sheet that is open: as the reader chose, or the combinations while one is picked. @param {Desk} desk */
export function sheetShown(desk) {
  const wanted = desk.panel.split(" ")[1] ?? "";
  if (SHEETS.includes(wanted)) return wanted;
  return wanted === "" && desk.asked && desk.view.prompt?.kind === "pick" ? "combos" : "";
}

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function continents(desk) {
  if (!oneByOne(desk)) return nothing;
  /** @type {Board} */
  const board = desk.view.board;
  const shown = continentShown(desk);
  return html`<nav class="continents-nav" aria-label=${desk.t("smallworld-board-continents")}><div class="continents" role="tablist">
    ${board.continents.map(({ id, regions }) => {
      const n = regions.filter((one) => desk.choices(`region.${one}`).some(({ verb }) => verb !== "abandon")).length;
      return html`<button type="button" role="tab" data-tab=${id} aria-selected=${String(id === shown)} @click=${() => desk.show(id)}>
        <b>${id[0]}</b><span>${continentName(desk, id)}</span>${n ? html`<em title=${desk.t("smallworld-board-within-reach", { n })}>${n}</em>` : nothing}
      </button>`;
    })}
  </div></nav>`;
}

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function sheets(desk) {
  if (!framed && desk.fits(ROOMY)) return html`<div class="lists">${combos(desk)}${players(desk)}</div>`;
  const open = sheetShown(desk);
  const continent = continentShown(desk);
  return html`<nav class="drawer" data-open-sheet=${open} aria-label=${desk.t("smallworld-board-lists")}>
    ${
      open
        ? html`<div class="drawn">${open === "combos" ? combos(desk) : open === "players" ? players(desk) : desk.log()}</div>`
        : nothing
    }
    <div class="sheet-tabs" role="tablist">
      ${SHEETS.map((sheet) => html`<button type="button" role="tab" data-sheet=${sheet} aria-selected=${String(sheet === open)} @click=${() => desk.show(`${continent} ${sheet === open ? "none" : sheet}`)}>${desk.t(`smallworld-board-${sheet}`)}</button>`)}
    </div>
  </nav>`;
}

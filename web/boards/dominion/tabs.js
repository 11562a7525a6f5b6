/** On a narrow screen one view is shown at a time: supply, table or log. */
import { html, nothing } from "lit-html";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */

/**
 * What the narrow screen shows: the reader's choice, or the supply.
 * @param {Desk} desk
 */
export const shown = (desk) => (["mat", "log"].includes(desk.panel) ? desk.panel : "supply");

/** Which targets lie in which view. @type {Record<string, RegExp>} */
const INSIDE = { supply: /^supply\./, mat: /^(play\.|deck$|discard$)/ };

/**
 * Something in a view that is not shown can be used now.
 * @param {Desk} desk
 * @param {string} panel
 */
const calls = (desk, panel) => desk.asked && desk.view.choices.some(({ on }) => INSIDE[panel]?.test(on));

/**
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function tabs(desk, board) {
  const laid = board.players[board.current].inPlay.length;
  const open = shown(desk);
  /** @param {string} panel @param {string} word @param {number | string} n */
  const tab = (panel, word, n) => html`<button
    type="button"
    role="tab"
    data-panel=${panel}
    class=${panel !== open && calls(desk, panel) ? "call" : ""}
    aria-selected=${panel === open ? "true" : "false"}
    @click=${() => desk.show(panel)}
  >
    ${word}${n ? html` <b>${n}</b>` : nothing}
  </button>`;
  return html`<div class="tabs" role="tablist" aria-label=${desk.t("dominion-board-views")}>
    ${tab("supply", desk.t("dominion-board-supply"), board.empty && `${board.empty}/${board.enough}`)} ${tab("mat", desk.t("dominion-board-in-play"), laid)}
    ${tab("log", desk.t("dominion-board-log"), 0)}
  </div>`;
}

/** The supply: seven basic piles, the trash beside them, ten kingdom piles. */
import { html, nothing } from "lit-html";
import { art, coin, heard, icon, kind, marks, nameplate, thickness, told } from "./card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Pile } from "./types.js" */

/** As they lie: money and Curse above, points below, where the trash takes the eighth place. */
const BASIC = ["copper", "silver", "gold", "curse", "estate", "duchy", "province"];

/**
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function supply(desk, board) {
  const basic = board.supply.filter(({ card }) => BASIC.includes(card));
  basic.sort((a, b) => BASIC.indexOf(a.card) - BASIC.indexOf(b.card));
  const kingdom = board.supply.filter(({ card }) => !BASIC.includes(card));
  return html`<section class="supply panel" aria-label=${desk.t("dominion-board-supply")}>
    <div class="group basic">
      <h2>${desk.t("dominion-board-basic")}</h2>
      <div class="piles">${basic.map((heap) => pile(desk, heap))}${trash(desk, board)}</div>
    </div>
    <div class="group kingdom">
      <h2>${desk.t("dominion-board-kingdom")}<span class="gone">${emptied(desk, board)}</span></h2>
      <div class="piles">${kingdom.map((heap) => pile(desk, heap))}</div>
    </div>
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 */
const emptied = (desk, board) =>
  board.empty ? desk.t("dominion-board-empty", { n: board.empty, enough: board.enough }) : nothing;

/**
 * @param {Desk} desk
 * @param {Pile} heap
 */
function pile(desk, { card: slug, count, cost }) {
  const on = `supply.${slug}`;
  const choices = desk.choices(on);
  const live = choices.length > 0;
  const label = { card: slug, cost, n: count };
  return html`<button
    type="button"
    class=${`pile${live ? "" : " dim"}${count ? "" : " gone"}`}
    data-t=${kind(desk, slug)}
    data-id=${slug}
    data-on=${on}
    data-spot=${`pile.${slug}`}
    data-open=${`card ${slug}`}
    .style=${`--h:${thickness(count)}`}
    aria-disabled=${live ? "false" : "true"}
    aria-description=${told(desk, slug)}
    @click=${() => desk.press(on)}
  >
    ${heard(live ? desk.t("dominion-board-pile-can", { ...label, verb: desk.label(choices[0]) }) : desk.t("dominion-board-pile", label))}
    ${art(desk, slug)}<span class="n" aria-hidden="true">${count}</span>${coin(cost)}${marks(desk, slug)}${nameplate(desk, slug, true)}
  </button>`;
}

/**
 * The trash is public: anybody may look through it.
 * @param {Desk} desk
 * @param {Board} board
 */
const trash = (desk, board) => html`<button
  type="button"
  class="pile trash"
  data-spot="trash"
  data-open="trash all"
  @click=${() => desk.open("trash", "all")}
>
  ${heard(desk.t("dominion-board-trash-holds", { n: board.trash.length }))}
  <span class="art">${icon("u-trash", "fire")}</span><span class="n" aria-hidden="true">${board.trash.length}</span>
  <b class="name" aria-hidden="true"><span>${desk.t("dominion-board-trash")}</span></b>
</button>`;

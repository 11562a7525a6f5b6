/** Beside the map: the six combinations and the players. */
import { html, nothing } from "lit-html";
import { badgeName, coin, emblem, icon, OCTAGON, race, raceName } from "./content.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Combo, Player } from "./types.js" */

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function rail(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  return html`<div class="sw sw-rail" data-seats=${board.players.length}>${combos(desk)}${players(desk)}</div>`;
}

/** @param {Desk} desk */
export function combos(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  const picking = desk.asked && desk.view.prompt?.kind === "pick";
  return html`<section class=${`combos${picking ? " picking" : ""}`} aria-label=${desk.t("smallworld-board-combos")}>
    <header><h2>${desk.t("smallworld-board-combos")}</h2><p>${desk.t(picking ? "smallworld-board-pick-now" : "smallworld-board-pick-later")}</p></header>
    <ol>${board.row.map((each, place) => html`<li>${combo(desk, each, place)}</li>`)}</ol>
  </section>`;
}

/** By a finger a combination is looked at first. */
let finger = false;

/**
 * @param {Desk} desk
 * @param {Combo} one
 * @param {number} place
 */
function combo(desk, one, place) {
  const on = `combo.${place}`;
  const live = desk.choices(on).length > 0;
  const faction = race(desk, one.race)?.faction ?? "neutral";
  return html`<button
    type="button"
    class=${`combo${live ? " live" : ""}${one.open ? "" : " shut"}`}
    data-on=${on}
    data-open=${`combo ${place}`}
    data-spot=${on}
    aria-disabled=${String(!live)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => {
      finger = event.pointerType !== "mouse";
    }}
    @click=${() => (live && !finger ? pick(desk, on) : desk.open("combo", String(place)))}
  >
    <span class="pay"><span class="unseen">${one.price ? desk.t("smallworld-board-price", { n: one.price }) : desk.t("smallworld-board-free")}</span>${hidden(coin(one.price))}</span>
    ${emblem(one.badge, one.race, lying(one.coins))}
    <span class="names"><small>${badgeName(desk, one.badge)}</small><b>${raceName(desk, one.race)}</b><small class="faction" title=${desk.t(`smallworld-faction-${faction}`)}>${icon(faction)}${desk.t(`smallworld-faction-${faction}`)}</small></span>
    ${tokens(one.tokens)}<span class="unseen">${desk.t("smallworld-board-combo", { n: one.tokens, coins: one.coins })}</span>
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {string} on
 */
export function pick(desk, on) {
  if (desk.panel.endsWith(" combos")) desk.show(desk.panel.split(" ")[0]);
  desk.press(on);
}

/** What is said in other words beside it. @param {unknown} drawn */
const hidden = (drawn) => html`<span aria-hidden="true">${drawn}</span>`;

/** Coins that lie on a combination. @param {number} n */
const lying = (n) =>
  n
    ? html`<span class="lying">${Array.from({ length: Math.min(n - 1, 2) }, () => html`<i></i>`)}<b>${n}</b></span>`
    : nothing;

/** @param {number} n */
export const tokens = (n) =>
  html`<svg class="octagon" viewBox="-20 -20 40 40" aria-hidden="true"><path d=${OCTAGON}></path><text y="7">${n}</text></svg>`;

/** @param {Desk} desk */
export function players(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  return html`<section class="players" aria-label=${desk.t("smallworld-board-players")}>
    <header><h2>${desk.t("smallworld-board-players")}</h2><p>${desk.t("smallworld-board-secret")}</p></header>
    <ul>
      ${board.order.map((seat) => player(desk, board, board.players[seat]))}${board.murlocs ? murlocs(desk, board.murlocs) : nothing}
    </ul>
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Player} one
 */
function player(desk, board, one) {
  const { seat } = one;
  const roles = [
    seat === desk.seat ? desk.t("smallworld-board-you") : "",
    seat === board.turn
      ? desk.t("smallworld-board-turn")
      : seat === nextSeat(board)
        ? desk.t("smallworld-board-next")
        : "",
    one.side ? desk.t(`smallworld-faction-${one.side}`) : "",
  ].filter(Boolean);
  const combination =
    one.race && one.badge
      ? `${badgeName(desk, one.badge)} ${raceName(desk, one.race)}`
      : desk.t("smallworld-board-between");
  return html`<li class=${`player${seat === board.turn ? " current" : ""}`} data-seat=${seat} data-player=${seat}>
    ${desk.mark(seat)}
    <div><b>${desk.name(seat)}</b> <em>${roles.join(", ")}</em><p>${combination}${one.harmony ? html` ${icon("harmony", "harmony")}` : nothing}</p></div>
    ${one.race ? held(desk, one.race, one.regions, "active") : html`<span class="held"></span>`}
    ${one.past ? held(desk, one.past, one.declined, "past") : html`<span class="held"></span>`}
    <span class="purse" data-spot=${`coins.${seat}`} title=${one.coins === null ? desk.t("smallworld-board-secret") : nothing}>${coin(one.coins ?? "?")}</span>
  </li>`;
}

/**
 * A race and how many regions it holds.
 * @param {Desk} desk
 * @param {string} people
 * @param {number} n
 * @param {"active" | "past"} how
 */
const held = (desk, people, n, how) =>
  html`<button type="button" class=${`held ${how}`} data-open=${`race ${people}`} data-click aria-label=${desk.t(`smallworld-board-${how}`, { race: people, n })}>${icon(people)}<b>${n}</b></button>`;

/**
 * The Murlocs as a people of their own.
 * @param {Desk} desk
 * @param {NonNullable<Board["murlocs"]>} them
 */
const murlocs = (desk, them) => html`<li class="player wild" data-player="murlocs">
  <span class="seat-mark wild" aria-hidden="true">${icon("murlocs")}</span>
  <div><b>${raceName(desk, "murlocs")}</b><p>${desk.t("smallworld-board-murlocs", { n: them.army })}</p></div>
  ${held(desk, "murlocs", them.regions, "active")}<span class="held"></span>
  <span class="purse" data-spot="coins.murlocs">${coin(them.coins)}</span>
</li>`;

/**
 * Whose turn comes next.
 * @param {Board} board
 */
export function nextSeat({ order, turn }) {
  if (turn === null) return order[0] ?? null;
  return order[(order.indexOf(turn) + 1) % order.length] ?? null;
}

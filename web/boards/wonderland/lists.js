/** The tea table and the map as lists in words: an equal way to see and to play, for the ear and for those who like it so. */
import { html, nothing } from "lit-html";
import { faction, own, teaCard } from "./content.js";
import { chip, forceName, hit, icon, press, seat } from "./parts.js";
import { way } from "./table-shape.js";
import { cardLook, cardName, face } from "./tea-card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Force, Region } from "./types.js" */

/**
 * Between the picture and the list; the choice is kept.
 * @param {Desk} desk
 */
export function listSwitch(desk) {
  const { listView } = desk;
  return html`<button type="button" class="as-list" data-list=${listView ? "on" : "off"} @click=${() => desk.showList(!listView)}>
    ${icon(listView ? "teapot" : "scroll")}<span>${desk.t(listView ? "wonderland-board-as-picture" : "wonderland-board-as-list")}</span>
  </button>`;
}

/**
 * The chairs in the order in which the reader's leader comes to them, from where it is now, once round.
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function chairList(desk, board) {
  const me = own(desk);
  const { places } = board.table;
  const at = me?.place.startsWith("chair.") ? Number(me.place.slice(6)) : "head";
  const clockwise = !me?.back;
  const ring = way(at, at === "head" ? (clockwise ? places.length - 1 : 0) : "head", places.length, clockwise);
  const rest = at === "head" ? [] : way("head", at, places.length, clockwise).slice(1, -1);
  const order = at === "head" ? [...ring.slice(1), "head"] : [...ring.slice(1), ...rest];
  return html`<div class="listed-way">
    <p class="order">${icon(clockwise ? "cw" : "ccw")}<span>${desk.t(me ? "wonderland-board-order-own" : "wonderland-board-order")}</span><span>${desk.t("wonderland-board-deck", { n: board.table.deck })}</span></p>
    <ol class="rows-list" aria-label=${desk.t("wonderland-board-tea")}>
      ${order.map((place, i) => html`<li>${place === "head" ? headRow(desk, board) : chairRow(desk, board, Number(place), i + 1)}</li>`)}
    </ol>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 */
function headRow(desk, board) {
  const can = desk.choices("head").length > 0;
  const there = board.table.head;
  return html`<button type="button" class="lrow ${can ? "can" : ""}" data-on="head" data-spot="head" aria-disabled=${can ? nothing : "true"} @click=${() => desk.press("head")}>
    <span class="sign">${icon("crown")}</span>
    <span class="tx"><b>${desk.t("wonderland-board-head")}</b><span>${there.length ? desk.t("wonderland-board-at-head", { names: there.map((who) => desk.name(who)).join(", ") }) : desk.t("wonderland-board-head-free")}</span>${can ? html`<small>${desk.t("wonderland-board-toll")}; ${desk.t("wonderland-board-refill")}</small>` : nothing}</span>
    <span class="heads">${there.map((who) => html`<span data-spot="leader.${who}">${desk.mark(who)}</span>`)}</span>
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {number} i
 * @param {number} steps
 */
function chairRow(desk, board, i, steps) {
  const { card: id, leader, poison } = board.table.places[i];
  const on = `chair.${i}`;
  const name = html`<b>${desk.t("wonderland-board-chair", { n: i + 1 })}</b>`;
  if (leader !== null) {
    return html`<div class="lrow stands" data-open="faction ${faction(desk, leader)}" data-spot="leader.${leader}"><span class="sign">${seat(desk, leader)}</span><span class="tx">${name}<span>${desk.t("wonderland-board-stands", { who: leader })}</span></span></div>`;
  }
  const card = id ? teaCard(desk, id) : null;
  if (!card || id === null) {
    return html`<div class="lrow void" data-spot=${on}><span class="sign">${icon("cup")}</span><span class="tx">${name}<span>${desk.t("wonderland-board-chair-empty")}</span></span></div>`;
  }
  const can = desk.choices(on).length > 0;
  const walking = can && desk.view.prompt?.kind === "choose_chair";
  return html`<button type="button" class="lrow ${can ? "can" : ""}" data-on=${on} data-open="card ${id}" data-spot=${on} aria-disabled=${can ? nothing : "true"} @click=${() => press(desk, on, `card ${id}`)}>
    <span class="sign tcard ${cardLook(card)}">${face(desk, card)}</span>
    <span class="tx">${name}<span>${cardName(desk, id)}${poison ? `, ${desk.t("wonderland-chip-poison")}` : ""}</span>${walking ? html`<small>${desk.t("wonderland-board-steps", { n: steps })}</small>` : nothing}</span>
    ${poison ? html`<span class="bad-chip" aria-hidden="true">${chip(desk, "poison")}</span>` : nothing}
  </button>`;
}

/**
 * The regions in ring order, clockwise.
 * @param {Desk} desk
 * @param {Board} board
 * @returns {Drawn}
 */
export function regionList(desk, board) {
  return html`<div class="listed-way">
    <p class="order">${icon("cw")}<span>${desk.t("wonderland-board-clockwise")}</span></p>
    <ol class="rows-list" aria-label=${desk.t("wonderland-board-map")}>
      ${board.regions.map((region) => html`<li>${regionRow(desk, board, region)}${ownFigures(desk, region)}</li>`)}
    </ol>
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {Region} region
 */
function regionRow(desk, board, region) {
  const { id, points, closed, marker, seats } = region;
  const on = `region.${id}`;
  const can = desk.choices(on).length > 0;
  const facts = closed
    ? [desk.t("wonderland-board-closed")]
    : [
        points ? desk.t("wonderland-board-worth", { n: points[Math.max(0, board.round - 1)] }) : "",
        marker ? desk.t("wonderland-board-first-battle") : "",
        warNote(desk, board, region),
      ].filter(Boolean);
  return html`<button type="button" class="lrow r-${id} ${can ? "can" : ""}" data-on=${on} data-open="region ${id}" data-spot=${on} aria-disabled=${can ? nothing : "true"} @click=${() => press(desk, on, `region ${id}`)}>
    <span class="sign">${icon(id)}</span>
    <span class="tx"><b>${desk.t(`wonderland-region-${id}`)}</b><small>${facts.join(" · ")}</small>${closed ? nothing : forces(desk, id, seats)}</span>
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {Force[]} seats
 */
function forces(desk, id, seats) {
  if (!seats.length) return html`<span>${desk.t("wonderland-board-nobody")}</span>`;
  return html`<span class="fcs">${seats.map((each) => html`<span class="fc" data-spot="force.${id}.${each.seat}"><span class="seat" aria-hidden="true">${desk.mark(each.seat)}</span><span>${forceName(desk, each)}. </span></span>`)}</span>`;
}

/**
 * In the war: fought now, or by whom it was won.
 * @param {Desk} desk
 * @param {Board} board
 * @param {Region} region
 */
export function warNote(desk, board, { id, done, now }) {
  if (board.phase !== "war") return "";
  if (now) return desk.t("wonderland-board-now");
  if (!done) return "";
  const fought = board.chart.findLast((each) => each.region === id && each.round === board.round);
  return fought?.winner == null
    ? desk.t("wonderland-board-fought")
    : desk.t("wonderland-board-won-by", { who: fought.winner });
}

/**
 * Own figures in a region, when one of them can be chosen; a small screen offers them below.
 * @param {Desk} desk
 * @param {Region} region
 */
export function ownFigures(desk, { seats }) {
  if (desk.narrow) return nothing;
  const mine =
    seats.find(({ seat }) => seat === desk.seat)?.figures.filter((id) => desk.choices(`figure.${id}`).length) ?? [];
  if (!mine.length) return nothing;
  return html`<div class="picks">${mine.map((id) => {
    const name = desk.t(`wonderland-figure-${id}`);
    return html`<span class="holder can">${icon(id)}${hit(desk, `figure.${id}`, name, `figure ${id}`)}</span>`;
  })}</div>`;
}

/** The tea party: the table from above with its chairs, cards and leaders, and the way one's leader would go. */
import { html, nothing } from "lit-html";
import { walkByArrows } from "../arrows.js";
import { Signal, watch } from "../watch.js";
import { cloth } from "./cloth.js";
import { faction, own, teaCard } from "./content.js";
import { chairList, listSwitch } from "./lists.js";
import { icon, looseButtons, press, seat, tint } from "./parts.js";
import { wonderlandian } from "./pieces.js";
import { asking, stage, tray } from "./prompt.js";
import { lying, upright, way } from "./table-shape.js";
import { cardLook, cardName, face, poison } from "./tea-card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board, Place } from "./types.js" */
/** @typedef {{ply: number, at: number | "head" | null}} Pointed */

/** The chair under the pointer or the focus, or the one tapped. @type {Signal<Pointed>} */
const pointed = new Signal(/** @type {Pointed} */ ({ ply: -1, at: null }));

/** @param {Event} event */
function chairOf(event) {
  const on = /** @type {Element} */ (event.target).closest("[data-on]")?.getAttribute("data-on") ?? "";
  if (on === "head") return "head";
  return on.startsWith("chair.") ? Number(on.slice(6)) : null;
}

/**
 * @param {Desk} desk
 * @param {Event} event
 */
function point(desk, event) {
  const at = chairOf(event);
  // The chair last pointed at stays shown, so that its button can be reached.
  if (at === null || tapped === desk.view.ply) return;
  if (pointed.value.at !== at || pointed.value.ply !== desk.view.ply) pointed.set({ ply: desk.view.ply, at });
}

/**
 * The chair that is being looked at, if its way can be gone.
 * @param {Desk} desk
 * @param {Pointed} value
 */
function previewed(desk, { ply, at }) {
  if (ply !== desk.view.ply || at === null || desk.view.prompt?.kind !== "choose_chair") return null;
  return desk.choices(at === "head" ? "head" : `chair.${at}`).length ? at : null;
}

/**
 * Where the viewer's leader stands, as a step of a way.
 * @param {Desk} desk
 * @returns {number | "head"}
 */
function start(desk) {
  const place = own(desk)?.place ?? "head";
  return place.startsWith("chair.") ? Number(place.slice(6)) : "head";
}

/** @param {Desk} desk */
const clockwise = (desk) => !own(desk)?.back;

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function tea(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  if (desk.listView) return listed(desk, board);
  return html`<section class="pane p-tea" aria-label=${desk.t("wonderland-board-tea")}>
    ${watch(pointed, (/** @type {Pointed} */ value) => scene(desk, board, previewed(desk, value)))}
  </section>`;
}

/**
 * The same in words: what is asked, the chairs one after another, the Wonderlandians.
 * @param {Desk} desk
 * @param {Board} board
 */
function listed(desk, board) {
  const ways = html`${tray(desk)}${stage(desk, looseButtons(desk))}`;
  return html`<section class="pane p-tea listed" aria-label=${desk.t("wonderland-board-tea")}>
    <div class="listing">
      ${desk.narrow ? nothing : html`<div class="now-asked">${asking(desk)}${ways}</div>`}
      ${chairList(desk, board)}${offer(desk, board)}
    </div>
    ${listSwitch(desk)} ${desk.narrow ? html`<div class="action">${ways}</div>` : nothing}
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {number | "head" | null} at
 */
function scene(desk, board, at) {
  const { places } = board.table;
  const land = lying(places.length);
  const port = upright(places.length);
  const steps = at === null ? [] : way(start(desk), at, places.length, clockwise(desk));
  return html`<div
      class="scene"
      @pointerover=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && point(desk, event)}
      @focusin=${(/** @type {Event} */ event) => point(desk, event)}
      @keydown=${walkByArrows}
    >
      <div class="tea-table">
        ${cloth(land, true, steps)}${cloth(port, false, steps)} ${head(desk, board, land.head, port.head, steps)}
        ${places.map((place, i) => drawPlace(desk, place, i, { land: land.spots[i], port: port.spots[i], at, steps }))}
        <div class="deck" title=${desk.t("wonderland-board-deck", { n: board.table.deck })}><i></i><span><b>${board.table.deck}</b> <em>${desk.t("wonderland-board-left")}</em></span></div>
        <div class="middle">${asking(desk)}${desk.narrow ? nothing : html`${readout(desk, at, steps)}${tray(desk)}`}${offer(desk, board)}</div>
      </div>
    </div>
    ${listSwitch(desk)} ${desk.narrow ? html`<div class="action">${confirmWay(desk, at, steps)}</div>` : nothing}`;
}

/**
 * @param {{x: number, y: number}} land
 * @param {{x: number, y: number}} port
 */
const position = (land, port) => `--x:${land.x};--y:${land.y};--px:${port.x};--py:${port.y}`;

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {{x: number, y: number}} land
 * @param {{x: number, y: number}} port
 * @param {(number | "head")[]} steps
 */
function head(desk, board, land, port, steps) {
  const can = desk.choices("head").length > 0;
  const toll = steps.length > 1 && steps.includes("head", 1);
  return html`<button
    type="button"
    class="place head ${can ? "can" : ""} ${toll ? "hover" : ""}"
    .style=${position(land, port)}
    data-on="head"
    data-spot="head"
    aria-disabled=${can ? nothing : "true"}
    @click=${(/** @type {PointerEvent} */ event) => choose(desk, "head", event)}
  >
    <span class="unseen">${can ? desk.t("wonderland-board-head-pass") : desk.t("wonderland-board-head")}</span>
    <svg class="throne" viewBox="0 0 96 96" aria-hidden="true">
      <path d="M10 92V40C10 14 26 14 32 22 36 6 60 6 64 22 70 14 86 14 86 40v52Z"></path>
    </svg>
    <span class="hd" aria-hidden="true">${desk.t("wonderland-board-head-short")}</span>
    <span class="waiting" aria-hidden="true">${board.table.head.map((who) => html`<span class="small-stand" data-spot="leader.${who}" .style=${tint(who)}>${icon(faction(desk, who))}</span>`)}</span>
    ${can ? html`<span class="toll" aria-hidden="true">${icon("die")}<b>${desk.t("wonderland-board-roll")}</b></span>` : nothing}
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {Place} place
 * @param {number} i
 * @param {{land: import("./table-shape.js").Spot, port: import("./table-shape.js").Spot, at: number | "head" | null, steps: (number | "head")[]}} where
 */
function drawPlace(desk, place, i, { land, port, at, steps }) {
  const css = position(land, port);
  const step = steps.indexOf(i);
  const badge =
    step > 0
      ? html`<span aria-hidden="true" class="step ${sides(land, port)}">${step - (steps.indexOf("head", 1) > 0 && steps.indexOf("head", 1) < step ? 1 : 0)}</span>`
      : nothing;
  if (place.leader !== null) {
    const who = place.leader;
    const name = desk.t("wonderland-board-stands", { who });
    return html`<div class="place stand ${who === desk.seat ? "me" : ""}" .style=${`${css};${tint(who)}`} role="img" aria-label=${name} data-open="faction ${faction(desk, who)}" data-spot="leader.${who}">
      <span class="plate">${icon(faction(desk, who))}</span><span class="base">${seat(desk, who)}</span>${badge}
    </div>`;
  }
  const on = `chair.${i}`;
  const can = desk.choices(on).length > 0;
  const card = place.card ? teaCard(desk, place.card) : null;
  if (!card || place.card === null) {
    return html`<div class="place void" .style=${css} role="img" data-spot=${on} aria-label=${desk.t("wonderland-board-empty", { n: i + 1 })}><span>${icon("cup")}</span>${badge}</div>`;
  }
  const about = `${desk.t("wonderland-board-chair", { n: i + 1 })}: ${cardName(desk, place.card)}${place.poison ? `, ${desk.t("wonderland-chip-poison")}` : ""}`;
  const thing = `card ${place.card}`;
  return html`<button
    type="button"
    class="place tcard ${can ? "can" : ""} ${at === i ? "hover" : ""} ${cardLook(card)}"
    .style=${css}
    data-on=${on}
    data-open=${thing}
    data-spot=${on}
    aria-disabled=${can ? nothing : "true"}
    @click=${(/** @type {PointerEvent} */ event) => choose(desk, i, event, thing)}
  >
    <span class="unseen">${about}</span>${face(desk, card)}${place.poison ? poison(desk) : nothing}${badge}
  </button>`;
}

/**
 * On which side of a card its step number hangs: towards the middle of the table.
 * @param {import("./table-shape.js").Spot} land
 * @param {import("./table-shape.js").Spot} port
 */
function sides(land, port) {
  const l = land.oy < 0 ? "b" : land.oy > 0 ? "t" : land.ox > 0 ? "l" : "r";
  const p = port.ox > 0 ? "l" : port.ox < 0 ? "r" : port.oy > 0 ? "t" : "b";
  return `sd-${l} ps-${p}`;
}

/**
 * A mouse or the keyboard sits down at once; a finger looks first and confirms.
 * @param {Desk} desk
 * @param {number | "head"} at
 * @param {PointerEvent} event
 * @param {string} [thing]
 */
function choose(desk, at, event, thing) {
  const on = at === "head" ? "head" : `chair.${at}`;
  const walking = desk.view.prompt?.kind === "choose_chair" && desk.choices(on).length > 0;
  const seen = pointed.value.ply === desk.view.ply && pointed.value.at === at && tapped === desk.view.ply;
  if (walking && !seen && (event.pointerType === "touch" || (desk.narrow && event.detail > 0))) {
    tapped = desk.view.ply;
    pointed.set({ ply: desk.view.ply, at });
    return;
  }
  press(desk, on, thing);
}

/** The ply in which a finger has chosen a chair to look at. */
let tapped = -1;

/**
 * @param {Desk} desk
 * @param {number | "head"} at
 * @param {(number | "head")[]} steps
 */
function wayWords(desk, at, steps) {
  const title = at === "head" ? desk.t("wonderland-board-head") : desk.t("wonderland-board-chair", { n: at + 1 });
  return { title, detail: desk.t("wonderland-board-steps", { n: steps.length - 1 }) };
}

/**
 * What the chair under the pointer costs and brings; room is kept for it, so nothing jumps.
 * @param {Desk} desk
 * @param {number | "head" | null} at
 * @param {(number | "head")[]} steps
 */
function readout(desk, at, steps) {
  const loose = looseButtons(desk);
  if (desk.view.prompt?.kind !== "choose_chair" || !desk.asked) return stage(desk, loose);
  if (at === null)
    return html`<div class="read hint"><p><span>${desk.t("wonderland-board-look")}</span></p>${loose}</div>`;
  const { title, detail } = wayWords(desk, at, steps);
  return html`<div class="read">
    <p><b>${title}</b><span>${detail}</span></p>
    ${at === "head" ? toll(desk) : nothing}
    <button type="button" class="go" data-confirm @click=${() => desk.press(at === "head" ? "head" : `chair.${at}`)}>
      ${desk.t(at === "head" ? "wonderland-board-go-head" : "wonderland-board-sit")}
    </button>
  </div>`;
}

/** @param {Desk} desk */
const toll = (desk) =>
  html`<p class="cost">${icon("die")}<span><b>${desk.t("wonderland-board-toll")}</b><span>${desk.t("wonderland-board-refill")}</span></span></p>`;

/**
 * The full-width button of a phone.
 * @param {Desk} desk
 * @param {number | "head" | null} at
 * @param {(number | "head")[]} steps
 */
function confirmWay(desk, at, steps) {
  if (at === null) return html`${tray(desk)}${stage(desk, looseButtons(desk))}`;
  const { detail } = wayWords(desk, at, steps);
  const title = at === "head" ? desk.t("wonderland-board-go-head") : desk.t("wonderland-board-sit-at", { n: at + 1 });
  return html`<button type="button" class="go wide" data-confirm @click=${() => desk.press(at === "head" ? "head" : `chair.${at}`)}>
    <span>${title}</span><small>${at === "head" ? html`${icon("die")}${desk.t("wonderland-board-toll")}` : detail}</small>
  </button>`;
}

/**
 * The three Wonderlandians that lie open.
 * @param {Desk} desk
 * @param {Board} board
 */
function offer(desk, board) {
  return html`<div class="offer" data-spot="wonderlandians">
    <h2>${desk.t("wonderland-board-wonderlandians")}</h2>
    ${board.wonderlandians.row.map((id) => wonderlandian(desk, id))}
  </div>`;
}

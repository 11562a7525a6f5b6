/** The map as a list: every region a row that says what the map shows, with a button for everything that can be done there. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { watch } from "../watch.js";
import { aim, aimAt, refresh } from "./aim.js";
import { continentName, icon, land, regionName } from "./content.js";
import { add, kindsAt, left, planned, redeploying, take } from "./plan.js";
import { reckoning, verb } from "./sum.js";
import { toMap } from "./tools.js";
import { facts, priceWords } from "./words.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Aim } from "./aim.js" */
/** @import { Board } from "./types.js" */

/** Only the regions with which something can be done now. */
let usable = false;

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function list(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  refresh(desk);
  const live = (/** @type {string} */ id) => desk.choices(`region.${id}`).length > 0;
  const all = board.continents.flatMap(({ regions }) => regions);
  const n = all.filter(live).length;
  const some = usable && n > 0;
  return html`<div class="rows" @keydown=${walk}>
    <header class="rows-head">
      <h2>${desk.t("smallworld-board-map")}</h2>
      <button type="button" class="only" aria-pressed=${String(some)} aria-disabled=${String(n === 0)} @click=${() => toggle(desk)}>${desk.t("smallworld-board-only-usable", { n })}</button>
      ${toMap(desk)}
    </header>
    ${board.continents.map(({ id, regions }) => {
      const shown = some ? regions.filter(live) : regions;
      return shown.length
        ? html`<section aria-label=${continentName(desk, id)}><h3><b aria-hidden="true">${id[0]}</b>${continentName(desk, id)}</h3>
            <ul>${repeat(
              shown,
              (one) => one,
              (one) => row(desk, board, one),
            )}</ul></section>`
        : nothing;
    })}
  </div>`;
}

/** @param {Desk} desk */
function toggle(desk) {
  usable = !usable;
  desk.show(desk.panel);
}

/**
 * @param {Desk} desk
 * @param {Board} board
 * @param {string} id
 */
function row(desk, board, id) {
  const info = land(desk, id);
  const region = board.regions[id];
  const { holder, price } = region;
  const on = `region.${id}`;
  const choices = desk.choices(on);
  const named = desk.asked && desk.view.prompt?.args.region === info.name;
  const state = holder ? (holder.declined ? "declined" : "active") : "empty";
  return html`<li class=${`row ${state}${choices.length ? " live" : ""}${named ? " named" : ""}`} data-row=${id} data-seat=${holder?.seat ?? nothing} data-state=${price?.state ?? nothing} data-spot=${on}>
    ${watch(
      aim,
      (/** @type {Aim | null} */ at) => html`<button
        type="button"
        class="row-look"
        data-on=${on}
        aria-disabled=${String(!choices.length)}
        aria-expanded=${String(open(at, id))}
        @click=${() => look(desk, id)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "i" && desk.open("region", id)}
      >
        <span class="row-sign">${holder && holder.seat !== null ? desk.mark(holder.seat) : icon(info.terrain)}</span>
        <span class="row-text"><b>${regionName(desk, id)}</b><span class="unseen">, </span><span class="row-facts">${facts(desk, info, region).join(", ")}</span>${price ? html`<span class="unseen">, </span><span class=${`row-price ${price.state}`}>${priceWords(desk, price)}</span>` : nothing}</span>
      </button>`,
    )}
    ${doing(desk, id)}
    ${watch(aim, (/** @type {Aim | null} */ at) =>
      at && open(at, id) ? html`<div class="row-sum">${reckoning(desk, at, region)}</div>` : nothing,
    )}
  </li>`;
}

/**
 * @param {Aim | null} at
 * @param {string} id
 */
const open = (at, id) => at?.id === id && at.held;

/**
 * Show the sum of a region, or put it away.
 * @param {Desk} desk
 * @param {string} id
 */
const look = (desk, id) => (open(aim.value, id) ? aim.set(null) : aimAt(desk, id, true));

/**
 * What can be done in a region: steppers while tokens are laid out, a switch while several are picked, else a button for each way.
 * @param {Desk} desk
 * @param {string} id
 */
function doing(desk, id) {
  const on = `region.${id}`;
  const choices = desk.choices(on);
  const name = regionName(desk, id);
  if (!choices.length) return nothing;
  if (redeploying(desk))
    return html`<div class="row-do">${kindsAt(desk, id).map((kind) => stepper(desk, id, kind))}</div>`;
  if (desk.several)
    return html`<div class="row-do"><button type="button" class="act pick" data-choice=${choices[0].id} aria-pressed=${String(desk.picked(on))} @click=${() => desk.toggle(on)}><span>${desk.label(choices[0])}</span><span class="unseen">, ${name}</span></button></div>`;
  return html`<div class="row-do">${choices.map((choice) => verb(desk, choice, name))}</div>`;
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {"put" | "beast" | "champion"} kind
 */
function stepper(desk, id, kind) {
  const n = planned(desk, kind, id);
  const { name } = land(desk, id);
  const [less, more] = [n > 0, left(desk, kind) > 0];
  return html`<span class="stepper" data-steps=${id}>
    ${kind === "put" ? nothing : icon(kind)}
    <button type="button" class="less" aria-disabled=${String(!less)} aria-label=${desk.t("smallworld-board-less", { region: name })} @click=${() => take(desk, id, kind)}>${icon("less")}</button>
    <output aria-label=${desk.t("smallworld-board-planned", { n, region: name })}>+${n}</output>
    <button type="button" class="more" data-choice=${`${kind} ${id}`} aria-disabled=${String(!more)} aria-label=${desk.t("smallworld-board-more", { region: name })} @click=${() => add(desk, id, kind)}>${icon("more")}</button>
  </span>`;
}

/** Up and down go from row to row. @param {KeyboardEvent} event */
function walk(event) {
  const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  const { currentTarget, target } = event;
  if (!way || !(currentTarget instanceof Element) || !(target instanceof Element)) return;
  const rows = [...currentTarget.querySelectorAll(".row-look")];
  const here = rows.findIndex((each) => each.closest(".row") === target.closest(".row"));
  const next = rows[here < 0 ? 0 : here + way];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}

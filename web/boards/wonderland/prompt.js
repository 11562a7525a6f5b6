/** What is asked, in the player's name; and the things to choose among that lie nowhere else on the board. */
import { html, nothing } from "lit-html";
import { own } from "./content.js";
import { bonus, bonusName, chip, chipTarget, hit, icon, seat } from "./parts.js";
import { ability, figure, forgeRows, questCard, wonderlandian } from "./pieces.js";
import { smallCard } from "./tea-card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */
/** @import { Board } from "./types.js" */

/**
 * One prompt in the player's name, or who is being waited for.
 * @param {Desk} desk
 * @param {string} [css]
 */
export function asking(desk, css = "") {
  const { view } = desk;
  const who = desk.asked ? desk.seat : view.toMove;
  return html`<div class="prompt ${css} ${desk.asked ? "asked" : ""}">
    ${who === null || who < 0 ? nothing : seat(desk, who)}
    <span><b>${desk.ask.title}</b><small>${desk.view.prompt?.kind === "choose_chair" && desk.asked ? reminder(desk) : desk.ask.detail}${desk.ask.why}</small></span>
  </div>`;
}

/**
 * Which way one walks and which card of the party it is.
 * @param {Desk} desk
 */
function reminder(desk) {
  if (desk.view.prompt?.kind !== "choose_chair") return nothing;
  const me = own(desk);
  if (!me) return nothing;
  const { need } = /** @type {Board} */ (desk.view.board).table;
  const ccw = me.back;
  return html`${icon(ccw ? "ccw" : "cw")}<i>${desk.t(ccw ? "wonderland-board-ccw" : "wonderland-board-cw")} · ${desk.t("wonderland-board-card-of", { n: me.taken + 1, of: need })}</i>`;
}

/**
 * A prompt's own things with its plain buttons: the card to be split, bonuses still to gain, the chip in question.
 * @param {Desk} desk
 * @param {Drawn} loose
 */
export function stage(desk, loose) {
  const shown = desk.asked ? subject(desk) : nothing;
  if (shown === nothing && loose === nothing) return nothing;
  return html`<div class="stage">${shown}${loose}</div>`;
}

/**
 * What the question is about.
 * @param {Desk} desk
 */
function subject(desk) {
  const { prompt } = desk.view;
  if (!prompt) return nothing;
  const { kind, args } = prompt;
  if (kind === "choose_half" || kind === "corrupt") return smallCard(desk, String(args.card));
  if (kind === "bonuses") {
    const left = /** @type {string[]} */ (args.bonuses ?? []);
    return html`<ul class="to-gain" aria-label=${desk.t("wonderland-board-to-gain")}>${left.map((each) => html`<li title=${bonusName(desk, each)}>${bonus(desk, each)}</li>`)}</ul>`;
  }
  if (typeof args.chip === "string") return chip(desk, args.chip, { css: "asked-chip" });
  return nothing;
}

/**
 * Things to choose among that have no place of their own in front: the supply and exhausted chips; on a small screen also
 * quests, rows and figures; in a battle everything that lies on the map, the table or the own board.
 * @param {Desk} desk
 */
export function tray(desk) {
  if (!desk.asked) return nothing;
  const inWar = desk.view.board.phase === "war";
  const away = inWar || desk.narrow;
  const parts = [
    pick(desk, "supply") && supply(desk),
    pick(desk, "exhausted") && exhausted(desk),
    away && pick(desk, "row") && html`<div class="tray rows">${forgeRows(desk)}</div>`,
    away &&
      pick(desk, "quest") &&
      html`<div class="tray quests">${targets(desk, "quest").map((id) => questCard(desk, id))}</div>`,
    inWar && pick(desk, "region") && regions(desk),
    inWar && pick(desk, "ability") && abilities(desk),
    inWar &&
      pick(desk, "wonderlandian") &&
      html`<div class="tray quests">${targets(desk, "wonderlandian").map((id) => wonderlandian(desk, id))}</div>`,
    inWar &&
      pick(desk, "bag") &&
      html`<div class="tray">${targets(desk, "bag").map((id) => chipTarget(desk, "bag", id, { owner: desk.seat }))}</div>`,
    away && figures(desk),
  ].filter(Boolean);
  return parts.length ? html`<div class="trays">${parts}</div>` : nothing;
}

/**
 * The things of a zone that can be chosen.
 * @param {Desk} desk
 * @param {string} zone
 */
function targets(desk, zone) {
  const start = `${zone}.`;
  return [
    ...new Set(desk.view.choices.filter(({ on }) => on.startsWith(start)).map(({ on }) => on.slice(start.length))),
  ];
}

/**
 * @param {Desk} desk
 * @param {string} zone
 */
const pick = (desk, zone) => targets(desk, zone).length > 0;

/** @param {Desk} desk */
function abilities(desk) {
  const me = own(desk);
  return (
    me && html`<div class="tray quests">${targets(desk, "ability").map((id) => ability(desk, me, id, false))}</div>`
  );
}

/**
 * Figures that do not stand in the battle on the screen.
 * @param {Desk} desk
 */
function figures(desk) {
  /** @type {Board} */
  const board = desk.view.board;
  const here = board.battle?.fighters.find(({ seat: who }) => who === desk.seat)?.figures ?? [];
  const ids = targets(desk, "figure").filter((id) => !here.includes(id));
  return ids.length > 0 && html`<div class="tray lands">${ids.map((id) => figure(desk, id))}</div>`;
}

/** @param {Desk} desk */
function supply(desk) {
  const { allies } = /** @type {Board} */ (desk.view.board).pool;
  const there = Object.entries(allies).filter(([id]) => desk.choices(`supply.${id}`).length);
  return html`<div class="tray supply" role="group" aria-label=${desk.t("wonderland-board-supply")}>
    ${there.map(([id, n]) => html`<span class="heap">${chipTarget(desk, "supply", id)}<small>${desk.t("wonderland-board-in-supply", { n })}</small></span>`)}
  </div>`;
}

/** @param {Desk} desk */
function exhausted(desk) {
  const me = own(desk);
  return html`<div class="tray">${me?.exhausted.map(([id, n]) => chipTarget(desk, "exhausted", id, { owner: desk.seat, n }))}</div>`;
}

/** @param {Desk} desk */
function regions(desk) {
  const { regions: all } = /** @type {Board} */ (desk.view.board);
  return html`<div class="tray lands">${all
    .filter(({ id }) => desk.choices(`region.${id}`).length)
    .map(({ id }) => {
      const name = desk.t(`wonderland-region-${id}`);
      return html`<span class="land-pick r-${id}">${icon(id)}<b>${name}</b>${hit(desk, `region.${id}`, name)}</span>`;
    })}</div>`;
}

/** Small pictures that look the same everywhere: icons, chips, bonuses, tiles, forces, and targets to press. */
import { html, nothing } from "lit-html";
import { artifact, faction, parsed, row, teaCard } from "./content.js";

/** @import { Choice, Desk, Drawn } from "../../types.d.ts" */
/** @import { Bonus, Force } from "./types.js" */

const SPRITE = import.meta.resolve("../../icons/wonderland.svg");
export const ROMAN = ["I", "II", "III"];

/** Chips that do not wear the picture of their own kind. @type {Record<string, string>} */
const CHIP_ICON = {
  forge: "anvil",
  card_soldier: "soldier",
  red_rook: "rook",
  madness: "mad",
  crown: "knaves_crown",
};

/** @type {Record<string, string>} */
const BONUS_ICON = {
  shield: "shield",
  wonderlandian: "hat",
  ability: "ability",
  castle: "tower",
  leader: "crown",
  quest1: "quest",
  quest2: "quest",
  forge: "anvil",
  die: "die",
  star: "star",
  supporter: "pawn",
  castle_value: "tower",
  units: "pawn",
  discard: "shard",
  roll: "die",
};

/** @param {string} id */
export const symbol = (id) => `${SPRITE}#w-${id}`;

/**
 * @param {string} id
 * @param {string} [css]
 */
export const icon = (id, css = "") =>
  html`<svg class="i ${css}" aria-hidden="true"><use href=${symbol(id)}></use></svg>`;

/**
 * The mark of a seat, in a box of its own size.
 * @param {Desk} desk
 * @param {number} seat
 */
export const seat = (desk, seat) =>
  html`<span class="seat" role="img" aria-label=${desk.name(seat)}>${desk.mark(seat)}</span>`;

/**
 * The colour of a seat as a custom property: for `.style`, which the page's policy allows.
 * @param {number} seat
 */
export const tint = (seat) => `--k:var(--seat-${"abcdef"[seat]})`;

/**
 * @param {Desk} desk
 * @param {string} id
 */
export const chipName = (desk, id) => desk.t(`wonderland-chip-${id}`);

/**
 * @param {string} id
 * @param {string} kind
 * @param {Desk} desk
 * @param {number | null} owner
 */
function chipIcon(id, kind, desk, owner) {
  if (kind !== "faction") return CHIP_ICON[kind] ?? kind;
  const who = faction(desk, owner ?? desk.seat ?? 0);
  return id === "artifact" ? artifact(desk, who) : who;
}

/**
 * A chip: coloured by kind, its printed strength in the badge, a golden rim if it is strong.
 * @param {Desk} desk
 * @param {string} id
 * @param {{owner?: number | null, n?: number, css?: string, spot?: string}} [more]
 */
export function chip(desk, id, { owner = null, n = 0, css = "", spot = "" } = {}) {
  const facts = row(desk, "chips", id);
  const kind = facts?.kind ?? id;
  const own = kind === "faction" && id !== "artifact";
  const look = id === "artifact" ? "art" : id === "double_madness" ? "mad2" : kind;
  const name = chipName(desk, id);
  const shown = chipIcon(id, kind, desk, owner);
  return html`<span
    class="chip k-${look} ${facts?.level === 2 ? "strong" : ""} ${css}"
    .style=${own ? tint(owner ?? desk.seat ?? 0) : ""}
    data-open="chip ${id}"
    data-spot=${spot || nothing}
    role="img"
    aria-label=${n ? desk.t("wonderland-board-several", { n, name }) : name}
    >${icon(shown)}${id === "double_madness" ? icon("mad", "two") : nothing}${facts?.base ? html`<b>${facts.base}</b>` : nothing}${
      n ? html`<em>×${n}</em>` : nothing
    }</span
  >`;
}

/**
 * The symbol of a bonus: a chip where the bonus is one, a plum glyph otherwise.
 * @param {Desk} desk
 * @param {Bonus | string} given
 */
export function bonus(desk, given) {
  const { bonus: what, chip: which, n = 0 } = parsed(given);
  if (which) return chip(desk, which);
  const name = bonusName(desk, given);
  if (what === "any") {
    return html`<span class="chip k-any ${n === 2 ? "strong" : ""}" role="img" aria-label=${name}>${icon("star")}</span>`;
  }
  if (what === "purge")
    return html`<span class="chip k-madness purge" role="img" aria-label=${name}>${icon("mad")}</span>`;
  /** @type {Record<string, string>} */
  const badges = { leader: "+1", discard: `−${n}`, units: `${n}`, quest2: "2" };
  return html`<span class="bon b-${what}" role="img" aria-label=${name}>${icon(BONUS_ICON[what] ?? "star")}${
    badges[what] ? html`<b>${badges[what]}</b>` : nothing
  }</span>`;
}

/**
 * @param {Desk} desk
 * @param {Bonus | string} given
 */
export function bonusName(desk, given) {
  const { bonus: what, chip: which, n = 0 } = parsed(given);
  return which ? chipName(desk, which) : desk.t(`wonderland-board-bonus-${what}`, { n });
}

/**
 * A score tile with this round's cell filled.
 * @param {Desk} desk
 * @param {number[] | null} points
 * @param {string} region
 */
export function tile(desk, points, region) {
  if (!points) return nothing;
  const { round } = desk.view.board;
  return html`<span class="tile" data-open="tile ${region}" role="img" aria-label=${desk.t("wonderland-board-tile", {
    first: points[0],
    second: points[1],
    third: points[2],
    round,
  })}
    >${points.map((value, i) => html`<span class=${i === round - 1 ? "now" : ""}><i>${ROMAN[i]}</i>${value}</span>`)}</span
  >`;
}

/**
 * What a force consists of, in words.
 * @param {Desk} desk
 * @param {Force} force
 */
export function forceName(desk, { seat, leader, supporters, figures, castle }) {
  const parts = [
    leader ? desk.t("wonderland-board-leader") : "",
    supporters ? desk.t("wonderland-board-supporters", { n: supporters }) : "",
    ...figures.map((id) => desk.t(`wonderland-figure-${id}`)),
    castle ? desk.t(castle === 1 ? "wonderland-board-castle-lying" : "wonderland-board-castle") : "",
  ];
  return `${desk.name(seat)}: ${parts.filter(Boolean).join(", ")}`;
}

/**
 * Mark, crown, supporters, figures and castle of one seat in a region.
 * @param {Desk} desk
 * @param {Force} force
 * @param {string} region
 */
export function force(desk, force, region) {
  const { leader, supporters, figures, castle } = force;
  return html`<span class="force" role="img" aria-label=${forceName(desk, force)} data-spot="force.${region}.${force.seat}">
    <span class="seat">${desk.mark(force.seat)}</span>${leader ? icon("crown", "ld") : nothing}${
      supporters ? html`<b>${supporters}</b>${icon("pawn")}` : nothing
    }${figures.map((id) => html`<span class="figure" data-open="figure ${id}">${icon(id, "fig")}</span>`)}${
      castle ? icon("tower", castle === 1 ? "cas lying" : "cas") : nothing
    }</span
  >`;
}

/**
 * A press on a target: what can be done there, else the thing itself is opened.
 * @param {Desk} desk
 * @param {string} on
 * @param {string} [thing] kind and id, as in data-open
 */
export function press(desk, on, thing) {
  if (desk.choices(on).length || !thing) return desk.press(on);
  const [kind, id] = thing.split(" ");
  return desk.open(kind, id);
}

/**
 * A button that covers a thing on the board; marked when the thing can be chosen.
 * @param {Desk} desk
 * @param {string} on
 * @param {string} name in words
 * @param {string} [thing]
 */
export function hit(desk, on, name, thing) {
  const ways = desk.choices(on);
  const says = ways.length === 1 ? `${desk.label(ways[0])}: ${name}` : name;
  return html`<button
    type="button"
    class="hit ${ways.length ? "can" : ""}"
    data-on=${on}
    data-open=${thing ?? nothing}
    aria-disabled=${ways.length ? nothing : "true"}
    aria-label=${says}
    @click=${() => press(desk, on, thing)}
  ></button>`;
}

/**
 * A chip as a target.
 * @param {Desk} desk
 * @param {string} zone
 * @param {string} id
 * @param {{owner?: number | null, n?: number, css?: string}} [more]
 */
export function chipTarget(desk, zone, id, more) {
  const on = `${zone}.${id}`;
  if (!desk.choices(on).length) return chip(desk, id, more);
  return html`<span class="holder can">${chip(desk, id, more)}${hit(desk, on, chipName(desk, id), `chip ${id}`)}</span>`;
}

/**
 * Buttons for what belongs to nothing on the board.
 * @param {Desk} desk
 * @param {Drawn} [first]
 */
export function looseButtons(desk, first = nothing) {
  if (!desk.loose.length && first === nothing) return nothing;
  return html`<div class="loose">${first}${desk.loose.map(
    (choice) => html`<button
      type="button"
      class="go ${LEAVE.test(choice.id) ? "quiet" : ""}"
      data-choice=${choice.id}
      ?disabled=${desk.busy}
      @click=${() => desk.act([choice.id])}
    >${inside(desk, choice)}<span>${desk.label(choice)}</span></button>`,
  )}</div>`;
}

/**
 * What a plain button shows beside its words: the bonuses of the half it takes, or a picture of what it does.
 * @param {Desk} desk
 * @param {Choice} choice
 */
function inside(desk, { verb }) {
  const { card } = desk.view.prompt?.args ?? {};
  const face = typeof card === "string" ? teaCard(desk, card) : undefined;
  const half = { upper: face?.gain, lower: face?.orGain, corrupt: face?.dark }[verb];
  return html`${VERB_ICON[verb] ? icon(VERB_ICON[verb]) : nothing}${half ? html`<span class="half">${half.map((each) => bonus(desk, each))}</span>` : nothing}`;
}

const LEAVE = /^(no|leave|keep|plain|suffer)\b/;
/** @type {Record<string, string>} */
const VERB_ICON = {
  roll: "die",
  discard: "shard",
  draw: "bag",
  stop: "hand",
  shield: "shield",
  castle: "tower",
  points: "star",
  corrupt: "die",
  party: "teapot",
};

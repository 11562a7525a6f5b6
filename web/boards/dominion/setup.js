/** The game's part of a new table: which ten kingdom piles. */
import { html, nothing } from "lit-html";
import { art, card, coin, heard, icon, kind, marks, name, nameplate, told } from "./card.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */

const COSTS = [2, 3, 4, 5, 6];
const TYPES = ["action", "attack", "reaction", "victory"];

/** What the pictures are narrowed to; of the page, not of the table. @type {{cost: number, type: string}} */
const filter = { cost: 0, type: "" };
/** How a list of ten came about; a set is told by its name. @type {"random" | "own"} */
let list = "own";

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function setup(desk) {
  const way = Array.isArray(desk.options.kingdom) ? list : "sets";
  /** @type {Record<"sets" | "random" | "own", (desk: Desk) => Drawn>} */
  const parts = { sets, random, own: choice };
  return html`<section class="dm dm-setup" aria-label=${desk.t("dominion-setup-title")}>
    <h2>${desk.t("dominion-setup-title")}</h2>
    <div class="ways" role="group" aria-label=${desk.t("dominion-setup-title")}>
      ${
        /** @type {const} */ (["sets", "random", "own"]).map(
          (each) =>
            html`<button type="button" aria-pressed=${each === way ? "true" : "false"} data-way=${each} @click=${() => turnTo(desk, each)}>${desk.t(`dominion-setup-${each}`)}</button>`,
        )
      }
    </div>
    ${parts[way](desk)}
  </section>`;
}

/**
 * @param {Desk} desk
 * @param {"sets" | "random" | "own"} next
 */
function turnTo(desk, next) {
  if (next === "sets") {
    desk.change({ kingdom: "first_game" });
    return;
  }
  list = next;
  if (next === "random") desk.suggest({ kingdom: "random" });
  else pick(desk, ten(desk));
}

/**
 * The ten in force, if they are known before the game begins.
 * @param {Desk} desk
 * @returns {string[]}
 */
function ten({ options, about }) {
  if (Array.isArray(options.kingdom)) return options.kingdom;
  return about.sets[options.kingdom] ?? [];
}

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
function sets(desk) {
  return html`<div class="sets">
    ${Object.entries(desk.about.sets).map(
      ([set, slugs]) => html`<button
        type="button"
        class="set"
        data-set=${set}
        aria-pressed=${desk.options.kingdom === set ? "true" : "false"}
        @click=${() => desk.change({ kingdom: set })}
      >
        <b>${desk.t(`dominion-set-${set}`)}</b>
        <span class="thumbs">${slugs.map((/** @type {string} */ slug) => thumb(desk, slug))}</span>
      </button>`,
    )}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {string} slug
 */
const thumb = (desk, slug) =>
  html`<span class="thumb" data-t=${kind(desk, slug)} data-id=${slug} data-open=${`card ${slug}`} title=${name(desk, slug)}>${art(desk, slug)}${nameplate(desk, slug)}</span>`;

/**
 * Ten drawn by the randomizer deck; each can be drawn again.
 * @param {Desk} desk
 * @returns {Drawn}
 */
function random(desk) {
  const drawn = ten(desk);
  return html`<div class="ten">
      ${drawn.map(
        (slug) => html`<div class="pick">
          ${pictured(desk, slug)}
          <button type="button" class="again" data-again=${slug} aria-label=${desk.t("dominion-setup-again-one", { card: slug })} title=${desk.t("dominion-setup-again-one", { card: slug })} @click=${() => again(desk, slug)}>${icon("u-dice")}</button>
        </div>`,
      )}
    </div>
    <button type="button" class="wide" @click=${() => desk.suggest({ kingdom: "random" })}>${icon("u-dice")}${desk.t("dominion-setup-again")}</button>`;
}

/**
 * Chance answers, never this page: the engine fills the place left open.
 * @param {Desk} desk
 * @param {string} slug
 */
const again = (desk, slug) => desk.suggest({ kingdom: ten(desk).map((each) => (each === slug ? null : each)) });

/**
 * A card as a picture that is not pressed itself.
 * @param {Desk} desk
 * @param {string} slug
 */
const pictured = (desk, slug) =>
  html`<span class="pile" data-t=${kind(desk, slug)} data-id=${slug} data-open=${`card ${slug}`}>${art(desk, slug)}${coin(card(desk, slug).cost, desk.t("dominion-board-cost", { cost: card(desk, slug).cost }))}${marks(desk, slug)}${nameplate(desk, slug)}</span>`;

/**
 * Twenty-six pictures, ten to take.
 * @param {Desk} desk
 * @returns {Drawn}
 */
function choice(desk) {
  const own = ten(desk);
  const full = own.length === 10;
  /** @param {string} slug */
  const shown = (slug) =>
    (!filter.cost || card(desk, slug).cost === filter.cost) &&
    (!filter.type || card(desk, slug).types.includes(filter.type));
  return html`<div class="filters">
      ${chips(desk, "cost", COSTS)} ${chips(desk, "type", TYPES)}
      <p class="count" role="status">${desk.t("dominion-setup-chosen", { n: own.length })}</p>
      <button type="button" class="wide" @click=${() => pick(desk, [])}>${desk.t("dominion-setup-clear")}</button>
    </div>
    <div class="ten all">
      ${desk.about.kingdom.filter(shown).map((/** @type {string} */ slug) => option(desk, slug, full))}
    </div>`;
}

/**
 * @param {Desk} desk
 * @param {string} slug
 * @param {boolean} full
 */
function option(desk, slug, full) {
  const own = ten(desk);
  const taken = own.includes(slug);
  const args = { card: slug, cost: card(desk, slug).cost };
  return html`<button
    type="button"
    class=${`pile ${taken ? "taken" : "dim"}`}
    data-t=${kind(desk, slug)}
    data-id=${slug}
    data-open=${`card ${slug}`}
    aria-pressed=${taken ? "true" : "false"}
    aria-disabled=${full && !taken ? "true" : "false"}
    aria-description=${full && !taken ? desk.t("dominion-setup-full") : told(desk, slug)}
    @click=${() =>
      taken
        ? pick(
            desk,
            own.filter((each) => each !== slug),
          )
        : full || pick(desk, [...own, slug])}
  >
    ${heard(desk.t(taken ? "dominion-setup-back" : "dominion-setup-take", args))}
    ${art(desk, slug)}${coin(card(desk, slug).cost)}${marks(desk, slug)}${nameplate(desk, slug, true)}${taken ? html`<span class="seal" aria-hidden="true">✓</span>` : nothing}
  </button>`;
}

/**
 * Fewer than ten are an option only the engine can refuse: Start tells so.
 * @param {Desk} desk
 * @param {string[]} slugs
 */
const pick = (desk, slugs) => desk.change({ kingdom: slugs });

/**
 * @param {Desk} desk
 * @param {"cost" | "type"} by
 * @param {(string | number)[]} values
 */
function chips(desk, by, values) {
  const none = by === "cost" ? 0 : "";
  return html`<div class="chips" role="group" aria-label=${desk.t(`dominion-setup-${by}`)}>
    <span aria-hidden="true">${desk.t(`dominion-setup-${by}`)}</span>
    ${[none, ...values].map(
      (value) =>
        html`<button type="button" aria-pressed=${filter[by] === value ? "true" : "false"} @click=${() => narrow(desk, by, value)}>${value === none ? desk.t("dominion-setup-all") : by === "cost" ? value : desk.t(`dominion-type-${value}`)}</button>`,
    )}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {"cost" | "type"} by
 * @param {string | number} value
 */
function narrow(desk, by, value) {
  Object.assign(filter, { [by]: value });
  desk.change({});
}

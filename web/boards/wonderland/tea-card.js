/** A tea card: units, corner die, bonuses; split, corrupted, poisoned. */
import { html, nothing } from "lit-html";
import { teaCard } from "./content.js";
import { bonus, bonusName, chip, icon } from "./parts.js";

/** @import { Desk } from "../../types.d.ts" */
/** @import { Bonus, TeaCard } from "./types.js" */

/**
 * What a card gives, in words.
 * @param {Desk} desk
 * @param {string} id
 */
export function cardName(desk, id) {
  const card = teaCard(desk, id);
  if (!card) return id;
  /** @param {Bonus[]} list */
  const named = (list) => list.map((each) => bonusName(desk, each)).join(", ");
  const units = card.units.map((n) => desk.t("wonderland-board-units", { n }));
  const gains = card.orGain.length
    ? desk.t("wonderland-board-either", { upper: named(card.gain), lower: named(card.orGain) })
    : named(card.gain);
  const dark = card.dark.length ? desk.t("wonderland-board-corrupted", { gain: named(card.dark) }) : "";
  return [...units, gains, card.die ? bonusName(desk, "die") : "", dark].filter(Boolean).join(", ");
}

/** @param {TeaCard} card */
export const cardLook = (card) => `${card.orGain.length ? "split" : ""} ${card.dark.length ? "corrupt" : ""}`;

/**
 * The face of a card.
 * @param {Desk} desk
 * @param {TeaCard} card
 */
export function face(desk, card) {
  const { units, gain, dark } = card;
  return html`<span class="face" aria-hidden="true"
    ><span class="un ${units.length > 1 ? "dbl" : ""}">${units.map((n) => html`<span><b>${n}</b>${icon("pawn")}</span>`)}</span>${
      card.die ? html`<span class="cd">${icon("die")}</span>` : nothing
    }${
      card.orGain.length
        ? html`<span class="up">${gain.map((each) => bonus(desk, each))}</span><span class="cut"></span
            ><span class="lo">${card.orGain.map((each) => bonus(desk, each))}</span>`
        : html`<span class="bo n${gain.length}">${gain.map((each) => bonus(desk, each))}</span>`
    }${dark.length ? html`<span class="cor">${icon("die")}${dark.map((each) => bonus(desk, each))}</span>` : nothing}</span
  >`;
}

/**
 * A card lying somewhere for itself.
 * @param {Desk} desk
 * @param {string} id
 */
export function smallCard(desk, id) {
  const card = teaCard(desk, id);
  if (!card) return nothing;
  return html`<span class="tcard loose-card ${cardLook(card)}" role="img" aria-label=${cardName(desk, id)} data-open="card ${id}">${face(desk, card)}</span>`;
}

/** @param {Desk} desk */
export const poison = (desk) => html`<span class="pois" aria-hidden="true">${chip(desk, "poison")}</span>`;

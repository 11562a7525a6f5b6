/** Pieces that are shown in more than one place: forge rows, quests, abilities, Wonderlandians, figures. */
import { html, nothing } from "lit-html";
import { artifact, own, row, side, words } from "./content.js";
import { bonus, bonusName, chip, hit, icon, press } from "./parts.js";

/** @import { Desk } from "../../types.d.ts" */
/** @import { Bonus, Player } from "./types.js" */

/**
 * The four forge rows with the artifact at the end of each and the bonuses between them.
 * @param {Desk} desk
 * @param {Player | null} [whose]
 */
export function forgeRows(desk, whose = own(desk)) {
  if (!whose) return nothing;
  const { rows, between } = side(desk);
  return html`<div class="fr">
    ${rows.map((spaces, i) => forgeRow(desk, whose, spaces, i))}
    ${between.map(({ above, column, bonus: what }) => {
      const won = column <= whose.rows[above - 1].length && column <= whose.rows[above].length;
      return html`<span class="tw ${won ? "won" : ""}" .style=${`--row:${above - 1};--col:${column - 1}`} title=${desk.t("wonderland-board-between", { bonus: bonusName(desk, what) })}>${bonus(desk, what)}</span>`;
    })}
  </div>`;
}

/**
 * @param {Desk} desk
 * @param {Player} whose
 * @param {Bonus[]} spaces
 * @param {number} i
 */
function forgeRow(desk, whose, spaces, i) {
  const filled = whose.rows[i] ?? [];
  const on = `row.${i + 1}`;
  const name = desk.t("wonderland-board-row", { n: i + 1, filled: filled.length, of: spaces.length });
  const can = desk.choices(on).length > 0;
  return html`<div class="row ${can ? "can" : ""}" data-spot="row.${whose.seat}.${i}">
    ${spaces.map((what, at) =>
      at < filled.length
        ? html`<span class="fs full">${chip(desk, filled[at], { owner: whose.seat })}</span>`
        : html`<span class="fs ${at === filled.length ? "next" : ""}" title=${bonusName(desk, what)}>${
            what.bonus === "castle_value"
              ? html`${icon("tower")}<b>${castleAt(whose, spaces, filled.length, at)}</b>`
              : bonus(desk, what)
          }</span>`,
    )}
    <span class="fs end ${filled.length >= spaces.length ? "won" : ""}"><span class="chip k-art">${icon(artifact(desk, whose.faction ?? ""))}</span></span>
    ${whose.seat === desk.seat ? hit(desk, on, name) : nothing}
  </div>`;
}

/**
 * What a castle is worth once this space is filled.
 * @param {Player} whose
 * @param {Bonus[]} spaces
 * @param {number} filled
 * @param {number} at
 */
const castleAt = (whose, spaces, filled, at) =>
  whose.castleValue + spaces.slice(filled, at + 1).filter((what) => what.bonus === "castle_value").length;

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {boolean} [open] its feat is done and it lies open
 */
export function questCard(desk, id, open = false) {
  const region = row(desk, "quests", id)?.region ?? "";
  const on = `quest.${id}`;
  const can = desk.choices(on).length > 0;
  return html`<button
    type="button"
    class="qc r-${region} ${can ? "can" : ""} ${open ? "open" : ""}"
    data-on=${on}
    data-open="quest ${id}"
    aria-disabled=${can ? nothing : "true"}
    @click=${() => press(desk, on, `quest ${id}`)}
  >
    ${icon(region, "wm")}<b>${desk.t(`wonderland-quest-${id}`)}</b>
    <p><i>3</i><span>${desk.t(`wonderland-quest-${id}.feat`)}</span></p>
    <p><i>3</i><span>${desk.t(`wonderland-quest-${id}.goal`)}</span></p>
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {Player} me
 * @param {string} id
 * @param {boolean} open
 */
export function ability(desk, me, id, open) {
  const on = `ability.${id}`;
  const can = desk.choices(on).length > 0;
  const sort = row(desk, "abilities", id)?.sort;
  const picture = sort === "artifact" ? artifact(desk, me.faction ?? "") : "quest";
  return html`<button
    type="button"
    class="ab ${open ? "on" : "off"} ${can ? "can" : ""}"
    data-on=${on}
    data-open=${on.replace(".", " ")}
    data-spot=${on}
    aria-disabled=${can ? nothing : "true"}
    @click=${() => press(desk, on, `ability ${id}`)}
  >
    ${icon(open ? picture : "lock")}<span><b>${desk.t(`wonderland-ability-${id}`)}</b><small>${open || can ? words(desk, `wonderland-ability-${id}.gist`) : desk.t("wonderland-board-covered")}</small></span>
  </button>`;
}

/**
 * @param {Desk} desk
 * @param {string} id
 */
export function wonderlandian(desk, id) {
  const on = `wonderlandian.${id}`;
  const can = desk.choices(on).length > 0;
  const facts = row(desk, "wonderlandians", id);
  const name = desk.t(`wonderland-wonderlandian-${id}`);
  const strength = facts?.strengths?.join(" + ") ?? "";
  const sort =
    facts?.sort === "item" ? desk.t("wonderland-board-item") : desk.t("wonderland-board-figure", { strength });
  return html`<button
    type="button"
    class="wl ${can ? "can" : ""}"
    data-on=${on}
    data-open="wonderlandian ${id}"
    aria-disabled=${can ? nothing : "true"}
    @click=${() => press(desk, on, `wonderlandian ${id}`)}
  >
    ${icon(facts?.sort === "item" && id === "crown" ? "knaves_crown" : (facts?.figures?.[0] ?? id))}<span><b>${name}</b><small>${sort}</small></span>
    <p>${words(desk, `wonderland-wonderlandian-${id}.gist`)}</p>
  </button>`;
}

/**
 * A figure to choose, with its name.
 * @param {Desk} desk
 * @param {string} id
 */
export function figure(desk, id) {
  const name = desk.t(`wonderland-figure-${id}`);
  return html`<span class="land-pick">${icon(id)}<b>${name}</b>${hit(desk, `figure.${id}`, name, `figure ${id}`)}</span>`;
}

/** The game's part of a new table: who plays which faction, the set of allies, the print. Everything has a default. */
import { html, nothing } from "lit-html";
import { icon, symbol } from "./parts.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */

const RANDOM = "random";
/** In the order of the letters of a mixed set. */
const KINDS = ["card_soldier", "flamingo", "rose", "red_rook", "creature"];
/** @type {Record<string, string>} */
const PICTURE = { card_soldier: "soldier", red_rook: "rook" };

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function setup(desk) {
  const { options, about } = desk;
  const chosen = factionsOf(desk);
  if (Array.isArray(options.factions) && options.factions.length !== desk.seats.length) {
    queueMicrotask(() => desk.change({ factions: chosen, seats: desk.seats.length }));
  }
  const mixed = String(options.allies).length === KINDS.length;
  return html`<section class="wonder wonder-setup" data-theme=${desk.theme} aria-label=${desk.t("wonderland-setup-title")}>
    <h2>${desk.t("wonderland-setup-factions")}</h2>
    <ol class="sides">
      ${desk.seats.map((_, seat) => side(desk, chosen, seat))}
    </ol>
    <h2>${desk.t("wonderland-setup-allies")}</h2>
    <div class="sets" role="group" aria-label=${desk.t("wonderland-setup-allies")}>
      ${["A", "B", "C", "D"].map((set) => html`<button type="button" data-set=${set} aria-pressed=${String(options.allies === set)} @click=${() => desk.change({ allies: set })}><b>${set}</b><small>${desk.t(`wonderland-setup-set-${set}`)}</small></button>`)}
      <button type="button" data-set="mixed" aria-pressed=${String(mixed || options.allies === "mixed")} @click=${() => desk.suggest({ allies: "mixed" })}><b>${icon("cw")}</b><small>${desk.t("wonderland-setup-mixed")}</small></button>
    </div>
    <ul class="allies">
      ${KINDS.map((kind, i) => ally(desk, kind, mixed ? String(options.allies)[i] : options.allies === "mixed" ? "" : String(options.allies ?? "A"), i, mixed))}
    </ul>
    <label class="print">
      <input type="checkbox" name="first-print" .checked=${Boolean(options.first_print)} @change=${(/** @type {Event} */ event) => desk.change({ first_print: /** @type {HTMLInputElement} */ (event.target).checked })} />
      <span><b>${desk.t("wonderland-setup-first-print")}</b><small>${desk.t("wonderland-setup-first-print.detail")}</small></span>
    </label>
    <p class="note">${desk.t("wonderland-setup-note")}${about ? nothing : nothing}</p>
  </section>`;
}

/**
 * A faction for every seat, whatever the options held so far.
 * @param {Desk} desk
 * @returns {string[]}
 */
function factionsOf({ options, seats }) {
  const given = Array.isArray(options.factions) ? options.factions : [];
  return seats.map((_, i) => given[i] ?? RANDOM);
}

/**
 * @param {Desk} desk
 * @param {string[]} chosen
 * @param {number} seat
 */
function side(desk, chosen, seat) {
  /** @type {string[]} */
  const all = desk.about.options.factions;
  return html`<li>
    <span class="seat">${desk.mark(seat)}</span>
    <div class="pick-side" role="group" aria-label=${desk.t("wonderland-setup-faction-of", { n: seat + 1 })}>
      ${all.map((faction) => {
        const name = faction === RANDOM ? desk.t("wonderland-setup-random") : desk.t(`wonderland-faction-${faction}`);
        return html`<button type="button" title=${name} aria-label=${name} data-faction=${faction} aria-pressed=${String(chosen[seat] === faction)} data-open=${faction === RANDOM ? nothing : `faction ${faction}`} @click=${() => choose(desk, chosen, seat, faction)}>${icon(faction === RANDOM ? "cw" : faction)}</button>`;
      })}
    </div>
    <b>${chosen[seat] === RANDOM ? desk.t("wonderland-setup-random") : desk.t(`wonderland-faction-${chosen[seat]}`)}</b>
  </li>`;
}

/**
 * Each faction once: who had it before draws by lot.
 * @param {Desk} desk
 * @param {string[]} chosen
 * @param {number} seat
 * @param {string} faction
 */
function choose(desk, chosen, seat, faction) {
  const factions = chosen.map((each, i) => (i === seat ? faction : each === faction ? RANDOM : each));
  desk.change({ factions, seats: desk.seats.length });
}

/**
 * @param {Desk} desk
 * @param {string} kind
 * @param {string} set
 * @param {number} i
 * @param {boolean} mixed
 */
function ally(desk, kind, set, i, mixed) {
  const sets = ["A", "B", "C", "D"];
  /** @param {string} letter */
  const turn = (letter) => {
    const letters = [...String(desk.options.allies)];
    letters[i] = letter;
    desk.change({ allies: letters.join("") });
  };
  return html`<li>
    <svg class="i" aria-hidden="true"><use href=${symbol(PICTURE[kind] ?? kind)}></use></svg>
    <span><b>${desk.t(`wonderland-kind-${kind}`)}</b><small>${set ? desk.t(`wonderland-ally-${set}-${kind}`) : ""}</small></span>
    ${mixed ? html`<span class="letters" role="group" aria-label=${desk.t(`wonderland-kind-${kind}`)}>${sets.map((letter) => html`<button type="button" aria-pressed=${String(letter === set)} @click=${() => turn(letter)}>${letter}</button>`)}</span>` : nothing}
  </li>`;
}

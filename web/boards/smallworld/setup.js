/** The game's part of a new table: the variant, the continents, the strength of the Murlocs. Everything has a default. */
import { html, nothing } from "lit-html";
import { continentName, icon } from "./content.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */

/** How many may sit down. @type {Record<string, [number, number]>} */
const SEATS = { base: [2, 5], teams: [2, 5], murlocs: [1, 2] };

/** The sizes of the continents on this table. @param {Desk} desk @returns {string[]} */
const sizes = ({ about, options, seats }) =>
  about.sizes[options.variant === "murlocs" ? "2" : String(Math.min(5, Math.max(2, seats.length)))] ?? [];

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function setup(desk) {
  const { options } = desk;
  const variant = options.variant ?? "base";
  settle(desk);
  const [fewest, most] = SEATS[variant];
  const fits = desk.seats.length >= fewest && desk.seats.length <= most;
  return html`<section class="sw sw-setup" aria-label=${desk.t("smallworld-setup-title")}>
    <h2>${desk.t("smallworld-setup-variant")}</h2>
    <div class="variants" role="group" aria-label=${desk.t("smallworld-setup-variant")}>
      ${desk.about.variants.map((/** @type {string} */ one) => html`<button type="button" data-variant=${one} aria-pressed=${String(variant === one)} @click=${() => desk.change({ variant: one, boards: null })}>${icon({ base: "regions", teams: "faction", murlocs: "murlocs" }[one] ?? "regions")}<span><b>${desk.t(`smallworld-variant-${one}`)}</b><small>${desk.t(`smallworld-variant-${one}.text`)}</small></span></button>`)}
    </div>
    ${fits ? nothing : html`<p class="warn" role="status">${desk.t("smallworld-setup-seats", { min: fewest, max: most })}</p>`}
    ${variant === "murlocs" ? army(desk) : nothing}
    <h2>${desk.t("smallworld-setup-boards")}</h2>
    <p>${desk.t("smallworld-setup-boards.detail")}</p>
    <ol class="boards">${sizes(desk).map((size, place) => slot(desk, size, place))}</ol>
    <button type="button" class="wide" @click=${() => desk.change({ boards: null })} aria-pressed=${String(!options.boards)}>${icon("die")}${desk.t("smallworld-setup-random")}</button>
    <p class="note">${desk.t("smallworld-setup-note")}</p>
  </section>`;
}

/**
 * Options follow the number of seats: continents chosen for another number are let go.
 * @param {Desk} desk
 */
function settle(desk) {
  const { options } = desk;
  const wanted = sizes(desk);
  /** @type {string[] | null} */
  const boards = options.boards ?? null;
  const wrong =
    boards !== null && (boards.length !== wanted.length || boards.some((face, i) => face?.[0] !== wanted[i]));
  if (wrong || options.seats !== desk.seats.length || drawnByEngine.has(desk.about) === false) {
    drawnByEngine.add(desk.about);
    queueMicrotask(() => desk.change({ boards: null, seats: desk.seats.length }));
  }
}
/** The engine suggests continents at first; the page begins with a random draw instead. @type {WeakSet<object>} */
const drawnByEngine = new WeakSet();

/** @param {Desk} desk */
const army = (
  desk,
) => html`<label class="army"><span><b>${desk.t("smallworld-setup-army")}</b> ${desk.options.murlocs ?? 14}<small>${desk.t("smallworld-setup-army.detail")}</small></span>
  <input type="range" name="army" min="8" max="15" .value=${String(desk.options.murlocs ?? 14)} @input=${(/** @type {Event} */ event) => desk.change({ murlocs: Number(/** @type {HTMLInputElement} */ (event.target).value) })} /></label>`;

/**
 * One place for a continent: at random, or one of its four faces.
 * @param {Desk} desk
 * @param {string} size
 * @param {number} place
 */
function slot(desk, size, place) {
  /** @type {string[] | null} */
  const boards = desk.options.boards ?? null;
  const faces = desk.about.faces.filter((/** @type {{size: string}} */ face) => face.size === size);
  return html`<li><b class="size">${size}</b>
    <select name=${`board-${place + 1}`} aria-label=${desk.t("smallworld-setup-board", { n: place + 1, size })} @change=${(/** @type {Event} */ event) => choose(desk, place, /** @type {HTMLSelectElement} */ (event.target).value)}>
      <option value="" ?selected=${!boards}>${desk.t("smallworld-setup-any")}</option>
      ${faces.map((/** @type {{id: string, board: string}} */ face) => html`<option value=${face.id} ?selected=${boards?.[place] === face.id}>${continentName(desk, face.id)}</option>`)}
    </select></li>`;
}

/**
 * One continent chosen means all are: the others are filled up with boards that are still free.
 * @param {Desk} desk
 * @param {number} place
 * @param {string} face
 */
function choose(desk, place, face) {
  if (!face) return desk.change({ boards: null });
  const wanted = sizes(desk);
  /** @type {string[]} */
  const before = desk.options.boards ?? wanted.map(() => "");
  const chosen = wanted.map((_, i) => (i === place ? face : before[i]));
  const board = (/** @type {string} */ one) => one.slice(0, 2);
  for (const [i, size] of wanted.entries()) {
    const taken = chosen.filter((one, j) => one && j !== i).map(board);
    if (i !== place && (!chosen[i] || taken.includes(board(chosen[i])))) {
      chosen[i] =
        desk.about.faces.find(
          (/** @type {{id: string, size: string}} */ one) => one.size === size && !taken.includes(board(one.id)),
        )?.id ?? "";
    }
  }
  desk.change({ boards: chosen });
}

/** Over the map: closer, farther, the whole; and the map as a list, or the list as a map. */
import { html, nothing, svg } from "lit-html";
import { watch } from "../watch.js";
import { sight, whole, zoom } from "./lens.js";

/** @import { Desk, Drawn } from "../../types.d.ts" */

const SIGNS = {
  closer: "M10.500 4v13M4 10.500h13",
  farther: "M4 10.500h13",
  whole: "M4 9V4h5M12 4h5v5M17 12v5h-5M9 17H4v-5",
  list: "M8 5h10M8 10.500h10M8 16h10M3.500 5h.5M3.500 10.500h.5M3.500 16h.5",
  map: "M3 5l5-2 5 2 5-2v13l-5 2-5-2-5 2zM8 3v13M13 5v13",
};
/** Where the buttons hide no pin. */
let place = "se";

/**
 * Find the corner of what is shown that is farthest from every pin.
 * @param {number[]} box
 * @param {[number, number][]} pins
 */
export function corner([left, top, width, height], pins) {
  const corners = {
    se: [left + width, top + height],
    sw: [left, top + height],
    ne: [left + width, top],
    nw: [left, top],
  };
  let most = 0;
  for (const [name, [x, y]] of Object.entries(corners)) {
    const far = Math.min(...pins.map((at) => Math.hypot(at[0] - x, at[1] - y)));
    if (far > most) [most, place] = [far, name];
  }
}

/**
 * @param {keyof typeof SIGNS} name
 * @param {string} label
 * @param {() => void} act
 * @param {unknown} [more]
 */
const tool = (name, label, act, more = nothing) =>
  html`<button type="button" class="optic" data-optic=${name} aria-label=${label} title=${label} @click=${act}><svg viewBox="0 0 21 21" aria-hidden="true">${svg`<path d=${SIGNS[name]}></path>`}</svg>${more}</button>`;

/**
 * @param {Desk} desk
 * @returns {Drawn}
 */
export function tools(desk) {
  return html`<div class="optics" role="group" aria-label=${desk.t("smallworld-board-tools")} data-corner=${desk.narrow ? place : "se"}>
    ${watch(sight, (/** @type {string} */ seen) => {
      const [part, n] = seen.split(" ");
      const away = Number(n)
        ? html`<em title=${desk.t("smallworld-board-out-of-sight", { n: Number(n) })}>${n}</em>`
        : nothing;
      return html`${tool("closer", desk.t("smallworld-board-closer"), () => zoom(1))}${
        part === "part"
          ? html`${tool("farther", desk.t("smallworld-board-farther"), () => zoom(-1))}${tool("whole", desk.t("smallworld-board-whole"), whole, away)}`
          : nothing
      }`;
    })}${tool("list", desk.t("smallworld-board-as-list"), () => desk.showList(true))}
  </div>`;
}

/** Back to the map. @param {Desk} desk */
export const toMap = (desk) => tool("map", desk.t("smallworld-board-as-map"), () => desk.showList(false));

/** Plus and minus on a region while tokens are laid out. */
import { nothing, svg } from "lit-html";
import { land } from "./content.js";
import { glyph } from "./pin.js";
import { add, kindsAt, left, planned, redeploying, take } from "./plan.js";

/** @import { Desk } from "../../types.d.ts" */

/** @type {Record<string, string>} */
const PICTURES = { put: "", beast: "beast", champion: "champion" };

/**
 * @param {Desk} desk
 * @param {string} region
 */
export function steps(desk, region) {
  if (!redeploying(desk)) return nothing;
  const kinds = kindsAt(desk, region);
  return kinds.map((kind, i) => row(desk, region, kind, 42 + i * 34));
}

/**
 * @param {Desk} desk
 * @param {string} region
 * @param {string} kind
 * @param {number} y
 */
function row(desk, region, kind, y) {
  const n = planned(desk, kind, region);
  const more = left(desk, kind) > 0;
  const { name } = land(desk, region);
  const mark = PICTURES[kind] ? glyph(PICTURES[kind], n ? -34 : 24, n ? -20 : 0, 17) : nothing;
  return svg`<g class=${`steps${n ? " some" : ""}`} transform=${`translate(0 ${y})`} data-steps=${region}>
    ${
      n
        ? svg`<rect class="plate" x="-68" y="-17" width="85" height="34" rx="17"></rect>
    ${step(true, "less", -51, desk.t("smallworld-board-less", { region: name }), () => take(desk, region, kind))}<text x="-25" y="6">+${n}</text>`
        : nothing
    }
    ${step(more, "more", 0, desk.t("smallworld-board-more", { region: name }), () => add(desk, region, kind))}${mark}
  </g>`;
}

/**
 * @param {boolean} live
 * @param {string} css
 * @param {number} x
 * @param {string} label
 * @param {() => void} act
 */
function step(live, css, x, label, act) {
  const press = (/** @type {Event} */ event) => {
    event.stopPropagation();
    if (live) act();
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press(event);
  };
  return svg`<g class=${`step ${css}`} role="button" tabindex=${live ? "0" : "-1"} aria-disabled=${String(!live)} aria-label=${label} transform=${`translate(${x} 0)`} @click=${press} @keydown=${key}>
    <circle class="reach" r="27"></circle><circle class="knob" r="14"></circle><path d=${css === "more" ? "M-6 0H6M0-6V6" : "M-6 0H6"}></path>
  </g>`;
}

/** The field of battle: a chequered lawn under a hedge at dusk. */
import { svg } from "lit-html";

const LINES = [104, 124, 160, 228];
const MIDDLE = 628;
const SQUARE = 84;

/**
 * Where a column stands on a line: the lawn runs towards the hedge.
 * @param {number} x
 * @param {number} y
 */
const at = (x, y) => MIDDLE + (x - MIDDLE) * (0.62 + (0.38 * (y - 104)) / 124);

/** The dark squares of one row. @param {number} row */
function squares(row) {
  const [top, bottom] = [LINES[row], LINES[row + 1]];
  return Array.from({ length: 24 }, (_, i) => {
    const x = i * SQUARE - 400;
    return (i + row) % 2
      ? ""
      : `M${at(x, top)} ${top}H${at(x + SQUARE, top)}L${at(x + SQUARE, bottom)} ${bottom}H${at(x, bottom)}Z`;
  }).join("");
}

/**
 * @param {number} n
 * @param {number} y
 * @param {number} r
 * @param {string} css
 */
const hedge = (n, y, r, css) =>
  svg`<g class=${css}>${Array.from({ length: n }, (_, i) => svg`<circle cx=${(i * 1256) / (n - 1)} cy=${y + ((i * 37) % 11)} r=${r + ((i * 53) % 13)}></circle>`)}</g>`;

export const lawn =
  () => svg`<svg class="lawn" viewBox="0 0 1256 228" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <circle class="moon" cx="340" cy="40" r="26"></circle>${hedge(34, 104, 17, "hz2")}${hedge(26, 112, 12, "hz")}
  <path class="ground" d="M0 108H1256V228H0Z"></path><path class="sq" d=${[0, 1, 2].map(squares).join("")}></path>
</svg>`;

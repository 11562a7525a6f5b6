/** A link as a QR code, drawn as one path. */
import { html } from "lit-html";
import { encode } from "uqr";

/** More letters than this make squares too small for a camera. */
const LONGEST = 1800;

/**
 * @param {string} text
 * @param {string} label
 */
export function drawQr(text, label) {
  if (text.length > LONGEST) return "";
  const { data, size } = encode(text, { border: 3 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect class="qr-paper" width=${size} height=${size} rx="2"></rect>
    <path class="qr-ink" d=${squares.join("")}></path>
  </svg>`;
}

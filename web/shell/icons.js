/** Pictures of the shell. */
import { html, svg } from "lit-html";

const SPRITE = import.meta.resolve("../icons/app.svg");
const LETTERS = "ABCDEF";

/**
 * A symbol of the shell's sprite, for decoration: the words stand beside it or in a label.
 * @param {string} name
 */
export function icon(name) {
  return html`<svg class="icon icon-${name}" aria-hidden="true"><use href="${SPRITE}#${name}"></use></svg>`;
}

export const logo = html`<svg class="logo" viewBox="0 0 40 40" aria-hidden="true">
  <path class="logo-1" d="M9 5h16q3 0 4 3l5 20q.6 3-2 3.600L16 35q-3 .6-3.600-2z" />
  <path class="logo-2" d="M8 4h17q3 0 3 3v26q0 3-3 3H8q-3 0-3-3V7q0-3 3-3z" />
  <path class="logo-3" d="M10 11h3v3h2v-3h3v3h2v-3h3v6l-2 2v6l2.500 3v2h-13v-2l2.500-3v-6l-2-2z" />
</svg>`;

/**
 * A seat's mark: colour, shape and letter, everywhere the same.
 * @param {number} seat
 */
export function mark(seat) {
  return html`<span class="seat-mark" data-seat=${seat} aria-hidden="true"
    ><svg><use href="${SPRITE}#seat-${seat}"></use></svg><b>${LETTERS[seat] ?? ""}</b></span
  >`;
}

/**
 * A game's cover with its title in the reader's language on the plate.
 * @param {string} game
 * @param {string} title
 * @param {string} subtitle
 */
export function cover(game, title, subtitle) {
  const room = 236;
  const size = Math.min(subtitle ? 33 : 42, room / (title.length * 0.66));
  return html`<svg class="cover-art" viewBox="0 0 300 380" aria-hidden="true">
    <image href=${import.meta.resolve(`../icons/cover-${game}.svg`)} width="300" height="380"></image>
    ${svg`<text x="150" y=${subtitle ? 343 : 356} font-size=${size} text-anchor="middle">${title}</text>`}
    ${subtitle ? svg`<text x="150" y="362" font-size="19" text-anchor="middle">${subtitle}</text>` : ""}
  </svg>`;
}

/** What is drawn and never changes: patterns, engraved signs, the sea with its rose and ship, names on ribbons. */
import { html, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";

/** @import { Face, Place, Sheet } from "../smallworld-maps/atlas.js" */
/** @import { Chart } from "./sheet.js" */

/** @type {Record<string, [string, number]>} the lines of a terrain, and how they are turned */
const PATTERNS = {
  field: ["M0 3.500q3-2 6 0t6 0M0 9.500q3-2 6 0t6 0", -14],
  hill: ["M1 4q3-4 6 0M7 10q3-4 6 0", 4],
  forest: ["M3 2v3M1.500 4l1.500-2 1.500 2M9 8v3M7.500 10l1.500-2 1.500 2", 0],
  swamp: ["M0 3h5M7 3h3M3 8h6M0 8h1", 0],
  mountain: ["M-2 14L14-2M-2 8L8-2M4 14L14 4", 0],
  lake: ["M0 4q3-3 6 0t6 0M-3 10q3-3 6 0t6 0t6 0", 0],
  sea: ["M0 4q3-3 6 0t6 0M-3 10q3-3 6 0t6 0t6 0", 0],
};

/** Light, shade, line and blot of every engraved sign. @type {Record<string, [string, string, string, string]>} */
const SIGNS = {
  peak: [
    "M-13 0L-8-6-5-8-1-19 3-13 6-11 9-5 13 0z",
    "M-1-19L3-13 6-11 9-5 13 0H4L1-5 2-10z",
    "M-13 0L-8-6-5-8-1-19 3-13 6-11 9-5 13 0M-1-19L1-12-1-8 1-3M3-11l1 5M6-8l1 5M-6-5l-2 4",
    "",
  ],
  peak2: [
    "M-11 0L-7-6-3-14 0-12 4-17 8-9 12 0z",
    "M4-17L8-9 12 0H6L4-6 5-11zM-3-14L0-12-1-6-3-9z",
    "M-11 0L-7-6-3-14 0-12 4-17 8-9 12 0M4-17L5-10 3-5M7-8l2 6M-3-12l0 5",
    "",
  ],
  hill: [
    "M-10 0Q-6-9 0-8.500T10 0z",
    "M1-8.400Q6-7 10 0H4Q4-5 1-8.400z",
    "M-10 0Q-6-9 0-8.500T10 0M3-6l2 4M6-4l1.500 3",
    "",
  ],
  hill2: [
    "M-9 0Q-4-10 2-6.500 6-4 9 0z",
    "M2-6.500Q6-4 9 0H5Q5-4 2-6.500z",
    "M-9 0Q-4-10 2-6.500 6-4 9 0M1-5l1.500 3.500M4-3.500l1 2",
    "",
  ],
  fir: [
    "M0-14L4-7H2.500L5.500-1H-5.500L-2.500-7H-4z",
    "M0-14L4-7H2.500L5.500-1H.5z",
    "M0-14L4-7H2.500L5.500-1H-5.500L-2.500-7H-4zM0-1V2",
    "",
  ],
  oak: [
    "M-5-4Q-6.500-8-3-9 0-13 3-9 6.500-8 5-4 2-1.500 0-2.500-3-1.500-5-4z",
    "M1-11Q5-10 5-7 6-3 1-2.600 4-6 1-11z",
    "M-5-4Q-6.500-8-3-9 0-13 3-9 6.500-8 5-4 2-1.500 0-2.500-3-1.500-5-4zM0-3V2",
    "",
  ],
  reed: [
    "",
    "",
    "M-6 1h12M0 0V-10M-3 0Q-4-5-6-8M3 0Q3-5 6-7M-4 3.500h7",
    "M-1.200-12h2.400v4h-2.400zM5-10h2v3.500h-2z",
  ],
  reed2: ["", "", "M-7 1h6M1 1h6M-1 0V-8M2 0Q2-4 4-6M-3 0Q-3-4-5-5M-2 3.500h7", "M-2-11h2.200v4h-2.200z"],
  bog: ["", "", "M-8 0q4-2.500 8 0t8 0M-5 3.500q3-2 6 0t6 0", ""],
  wheat: [
    "",
    "",
    "M-4 1V-6M0 1V-8M4 1V-6M-4-3l-2-2M-4-3l2-2M-4-5.500l-1.500-2M-4-5.500l1.500-2M0-4l-2-2M0-4l2-2M0-7l-1.600-2M0-7l1.600-2M4-3l-2-2M4-3l2-2M4-5.500l-1.500-2M4-5.500l1.500-2",
    "",
  ],
  furrow: ["", "", "M-8 0q8-3.500 16-1M-7 3q8-3.500 15-1M-6-3q7-3 13-1", ""],
  wave: ["", "", "M-8 0q2-3.500 4 0t4 0 4 0 4 0", ""],
};

/** What the map's drawings refer to; it stands once beside the map. */
export const definitions = () => html`<svg class="defs" aria-hidden="true">
  <defs>
    ${Object.entries(PATTERNS).map(
      ([terrain, [lines, turn]]) =>
        svg`<pattern id=${`sw-p-${terrain}`} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform=${`rotate(${turn})`}><path class="sw-pat" d=${lines}></path></pattern>`,
    )}
    <pattern id="sw-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V5" class="sw-hatch"></path></pattern>
    <radialGradient id="sw-sea" cx=".5" cy=".45" r=".75"><stop offset="0" class="sea-0"></stop><stop offset="1" class="sea-1"></stop></radialGradient>
    ${Object.entries(SIGNS).map(
      ([id, [lit, shade, ink, blot]]) =>
        svg`<g id=${`sw-g-${id}`}>${lit && svg`<path class="sw-lit" d=${lit}></path>`}${shade && svg`<path class="sw-shade" d=${shade}></path>`}<path class="sw-ink" d=${ink}></path>${blot && svg`<path class="sw-blot" d=${blot}></path>`}</g>`,
    )}
  </defs>
</svg>`;

const DIRECTIONS = Array.from({ length: 16 }, (_, i) => i);

/**
 * The open sea: rhumb lines, water lining, rose and ship.
 * @param {Chart} chart
 */
export function sea({ sheet, lands }) {
  const [x, y] = sheet.rose ?? [480, 328];
  return svg`<g class="sea" aria-hidden="true">${guard(
    [lands],
    () => svg`<rect class="water" x="-1400" y="-1400" width="3800" height="3500"></rect>
    <g class="rhumb">${DIRECTIONS.map((i) => svg`<path d=${`M${x} ${y}L${(x + 1500 * Math.cos((i * Math.PI) / 8)).toFixed(0)} ${(y + 1500 * Math.sin((i * Math.PI) / 8)).toFixed(0)}`}></path>`)}</g>
    ${lands.map(({ face, place }) => lining(face, place, sheet.rings))}
    ${sheet.rose ? rose(sheet.rose) : ""}${sheet.ship ? ship(sheet.ship) : ""}`,
  )}</g>`;
}

/** @param {Place} place */
export const laid = ({ at: [x, y, k] }) => `translate(${x} ${y}) scale(${k})`;

/**
 * @param {Face} face
 * @param {Place} place
 * @param {number} rings
 */
const lining = (face, place, rings) =>
  svg`<g transform=${laid(place)}>${face.lining
    .slice(0, rings)
    .map((line, i) => svg`<path class=${`lining l${i}`} d=${line}></path>`)
    .reverse()}</g>`;

/** @param {[number, number, number]} at */
function rose([x, y, r]) {
  const points = DIRECTIONS.map((i) => {
    const [far, wide] = i % 4 === 0 ? [50, 7] : i % 2 === 0 ? [38, 5] : [30, 2.4];
    return svg`<g transform=${`rotate(${i * 22.5})`}><path class="dark" d=${`M0-${far}L${wide}-9 0 0z`}></path><path class="pale" d=${`M0-${far}L-${wide}-9 0 0z`}></path></g>`;
  });
  return svg`<g class="rose" transform=${`translate(${x} ${y}) scale(${(r * 0.9) / 50})`}><circle r="40"></circle><circle r="36.500"></circle><circle r="15"></circle>${points}</g>`;
}

/** @param {[number, number, number]} at */
const ship = ([x, y, r]) =>
  svg`<g class="ship" transform=${`translate(${x} ${y}) scale(${r / 30})`}><path class="sail" d="M-15 2Q0-2-1-26-14-16-15 2zM2 2Q12 0 16-4 13-18 2-28 6-12 2 2z"></path><path class="hull" d="M-22 6Q0 12 24 4L18 15Q0 20-16 15z"></path><path class="rope" d="M0-32V8M-26 20q5-4 10 0t10 0 10 0 10 0 10 0M-16 25q5-4 10 0t10 0 10 0M0-32l9 3-9 3"></path></g>`;

/**
 * A continent's name.
 * @param {Face} face
 * @param {Place} place
 * @param {string} name
 */
export function ribbon(face, place, name) {
  const [x, y] = place.ribbon;
  const width = Math.max(104, 46 + name.length * 10.5);
  const left = -width / 2;
  const right = width / 2;
  return svg`<g class="ribbon" transform=${`translate(${x} ${y})`} aria-hidden="true">
    <path class="tail" d=${`M${left - 10}-8H${left}V16H${left - 10}L${left - 4} 4zM${right + 10}-8H${right}V16H${right + 10}L${right + 4} 4z`}></path>
    <path class="cloth" d=${`M${left}-14H${right}V12H${left}z`}></path>
    <circle cx=${left + 17} cy="-1" r="11"></circle><text class="size" x=${left + 17} y="4.500">${face.size}</text><text class="name" x="13" y="5">${name}</text>
  </g>`;
}

/** Points per turn or round, one line per seat: told apart by colour, by dashes and by the letter at the end. */
import { html, svg } from "lit-html";
import { mark } from "./icons.js";
import { t } from "./text.js";

/** @import { ChartWords, View } from "../types.d.ts" */

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [520, 220, 42, 26, 12, 26];
const LETTER = 22;
const DASHES = ["", "7 4", "2 4", "9 4 2 4", "12 3", "4 2"];

/**
 * @param {View} view
 * @param {(turn: number) => void} [jump] a turn of the chart was pressed
 * @param {ChartWords} [words]
 */
export function drawChart({ chart: rows, seats }, jump, { title = "chart-title", byRound = false } = {}) {
  const per = byRound ? seats.length : 1;
  // A round is whole with its last turn; the end of the game counts too.
  const chart = rows?.filter(({ turn }, at) => turn % per === 0 || at === rows.length - 1);
  if (!chart || chart.length < 2) return "";
  const all = chart.flatMap(({ scores }) => scores);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const first = chart[0].turn;
  const last = chart[chart.length - 1].turn;
  /** @param {number} turn */
  const x = (turn) => LEFT + ((turn - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT);
  /** @param {number} points */
  const y = (points) => TOP + ((high - points) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const ends = chart[chart.length - 1].scores;
  const letters = spread(ends.map(y));
  return html`<figure class="chart">
    <figcaption>${t(title)}</figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t(title)}>
      ${ticks(low, high).map(
        (points) => svg`<path class="chart-grid" d="M${LEFT} ${y(points)}H${WIDTH - RIGHT}"></path>
          <text class="chart-tick" x=${LEFT - 6} y=${y(points) + 5} text-anchor="end">${points}</text>`,
      )}
      ${ticks(first / per, last / per, 6).map((n) => svg`<text class="chart-tick" x=${x(n * per)} y=${HEIGHT - 6} text-anchor="middle">${n}</text>`)}
      ${seats.map(
        (_, seat) => svg`<path class="chart-line" data-seat=${seat} stroke-dasharray=${DASHES[seat]}
          d=${`M${chart.map(({ turn, scores }) => `${x(turn).toFixed(1)} ${y(scores[seat]).toFixed(1)}`).join("L")}`}></path>
          <circle class="chart-end" data-seat=${seat} cx=${x(last)} cy=${y(ends[seat])} r="5"></circle>
          <text class="chart-letter" data-seat=${seat} x=${x(last) + 9} y=${letters[seat] + 6}>${"ABCDEF"[seat]}</text>`,
      )}
      ${
        jump
          ? chart.map(({ turn }) => {
              const half = (x(first + per) - x(first)) / 2;
              return svg`<rect class="chart-turn" data-turn=${turn} x=${x(turn) - half} y=${TOP} width=${2 * half} height=${HEIGHT - TOP - BOTTOM}
                @click=${() => jump(turn)}><title>${t("chart-jump", { turn })}</title></rect>`;
            })
          : ""
      }
    </svg>
    <p class="chart-key">${seats.map(({ name }, seat) => html`<span>${mark(seat)}${name}</span>`)}</p>
  </figure>`;
}

/**
 * Letters that would lie on one another stand one below the other.
 * @param {number[]} heights
 */
function spread(heights) {
  const placed = [...heights];
  const order = heights.map((_, seat) => seat).sort((one, other) => heights[one] - heights[other]);
  for (const [at, seat] of order.entries()) {
    if (at) placed[seat] = Math.max(placed[seat], placed[order[at - 1]] + LETTER);
  }
  const over = Math.max(0, ...placed.map((height) => height - (HEIGHT - BOTTOM)));
  return placed.map((height) => height - over);
}

/**
 * Round numbers between two.
 * @param {number} low
 * @param {number} high
 * @param {number} [most]
 */
function ticks(low, high, most = 5) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= most) ?? 500;
  const found = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
}

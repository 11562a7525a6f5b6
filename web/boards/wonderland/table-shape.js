/** The tea table from above: where the chairs stand, lying and upright, and its cloth, lace and hem as paths. */

/** @typedef {{x: number, y: number, ox: number, oy: number}} Spot a place and the direction away from the table */
/** @typedef {{W: number, H: number, a: number, b: number, cx: number, cy: number, head: Spot, spots: Spot[]}} Shape */

/** @param {number[]} row */
const spot = ([x, y, ox, oy]) => ({ x, y, ox, oy });

const TOP_5 = [
  [166, 108, 0, -1],
  [292, 84, 0, -1],
  [420, 78, 0, -1],
  [548, 84, 0, -1],
  [674, 108, 0, -1],
];
const TOP_6 = [
  [158, 112, 0, -1],
  [260, 88, 0, -1],
  [362, 78, 0, -1],
  [464, 78, 0, -1],
  [566, 88, 0, -1],
  [668, 112, 0, -1],
];
const SIDE_5 = [
  [290, 96, 1, 0],
  [322, 184, 1, 0],
  [328, 272, 1, 0],
  [322, 360, 1, 0],
  [306, 450, 1, 0],
];
const SIDE_TIGHT = [
  [292, 92, 1, 0],
  [324, 176, 1, 0],
  [330, 260, 1, 0],
  [326, 344, 1, 0],
  [310, 428, 1, 0],
];

/** @type {Record<number, number[][]>} the far end of the lying table */
const FAR = {
  1: [[776, 264, 1, 0]],
  2: [
    [776, 196, 1, 0],
    [776, 332, 1, 0],
  ],
};
/** @type {Record<number, number[][]>} the foot of the upright table */
const FOOT = {
  1: [[183, 512, 0, 1]],
  2: [
    [222, 512, 0, 1],
    [144, 512, 0, 1],
  ],
  3: [
    [259, 514, 0, 1],
    [183, 514, 0, 1],
    [107, 514, 0, 1],
  ],
};

/**
 * The table lying, head at the left; places go clockwise from the one above the head.
 * @param {number} places
 * @returns {Shape}
 */
export function lying(places) {
  const top = places > 12 ? TOP_6 : TOP_5;
  const bottom = top.map(([x, y]) => [x, 528 - y, 0, 1]).reverse();
  const all = [...top, ...FAR[places - 2 * top.length], ...bottom];
  return { W: 840, H: 528, a: 366, b: 196, cx: 424, cy: 264, head: spot([66, 264, -1, 0]), spots: all.map(spot) };
}

/**
 * The table upright, head on top.
 * @param {number} places
 * @returns {Shape}
 */
export function upright(places) {
  const right = places > 12 ? SIDE_TIGHT : SIDE_5;
  const left = right.map(([x, y]) => [366 - x, y, -1, 0]).reverse();
  const all = [...right, ...FOOT[places - 10], ...left];
  return { W: 366, H: 556, a: 150, b: 238, cx: 183, cy: 286, head: spot([183, 44, 0, -1]), spots: all.map(spot) };
}

/**
 * The edge of the table, `k` further out: a superellipse.
 * @param {Shape} shape
 * @param {number} k
 * @returns {number[][]}
 */
export function edge({ cx, cy, a, b }, k) {
  const sharp = 2 / 2.7;
  /** @param {number} v */
  const bent = (v) => Math.sign(v) * Math.abs(v) ** sharp;
  return Array.from({ length: 360 }, (_, i) => {
    const angle = (i / 180) * Math.PI;
    return [cx + (a + k) * bent(Math.cos(angle)), cy + (b + k) * bent(Math.sin(angle))];
  });
}

/** @param {number[][]} points */
export const closed = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/**
 * Points at even distances along a closed line.
 * @param {number[][]} points
 * @param {number} step
 */
export function evenly(points, step) {
  const out = [points[0]];
  let walked = 0;
  for (let i = 1; i < points.length; i += 1) {
    walked += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
    if (walked >= step) {
      out.push(points[i]);
      walked -= step;
    }
  }
  return out;
}

/**
 * A smooth line through spots.
 * @param {Spot[]} spots
 */
export function smooth(spots) {
  const k = 0.17;
  return spots.slice(1).reduce((path, to, i) => {
    const from = spots[i];
    const before = spots[i - 1] ?? from;
    const after = spots[i + 2] ?? to;
    const x1 = from.x + (to.x - before.x) * k;
    const y1 = from.y + (to.y - before.y) * k;
    const x2 = to.x - (after.x - from.x) * k;
    const y2 = to.y - (after.y - from.y) * k;
    return `${path}C${x1} ${y1} ${x2} ${y2} ${to.x} ${to.y}`;
  }, `M${spots[0].x} ${spots[0].y}`);
}

/**
 * The way of a leader in steps: chair numbers, "head" for the head of the table.
 * @param {number | "head"} from
 * @param {number | "head"} to
 * @param {number} places
 * @param {boolean} clockwise
 * @returns {(number | "head")[]}
 */
export function way(from, to, places, clockwise) {
  const ring = /** @type {(number | "head")[]} */ (["head", ...Array.from({ length: places }, (_, i) => i)]);
  const step = clockwise ? 1 : ring.length - 1;
  const out = [from];
  for (let at = ring.indexOf(from); out.at(-1) !== to && out.length <= ring.length; ) {
    at = (at + step) % ring.length;
    out.push(ring[at]);
  }
  return out;
}

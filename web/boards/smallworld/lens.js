/** Which part of the sheet is seen: pinch, drag, double tap, wheel, buttons and keys move it; the whole is always one press away. */

import { Signal } from "../watch.js";

/** @typedef {[x: number, y: number, width: number, height: number]} Box */

const MOST = 5;
const STEP = 1.6;
/** Closer than this a finger has only tapped. */
const SLACK = 9;
const DOUBLE = { time: 320, way: 36 };

/** The whole that is shown, and the part of it that is seen. @type {{whole: Box, part: Box, ply: number}} */
let lens = { whole: [0, 0, 1, 1], part: [0, 0, 1, 1], ply: -1 };
/** @type {SVGSVGElement | null} */
let map = null;
/** @type {() => void} */
let moved = () => {};
/** Fingers on the map. @type {Map<number, {x: number, y: number}>} */
const fingers = new Map();
let dragged = false;
let tap = { time: 0, x: 0, y: 0, twice: false };
let tween = 0;
/** Whether a part is out of sight, and how many usable regions with it: what the buttons show. */
export const sight = new Signal("whole 0");

/**
 * The map is on the page (or is not any more); `told` is called whenever it shows another part.
 * @param {SVGSVGElement | null} element
 * @param {() => void} told
 */
export function mount(element, told) {
  map = element;
  moved = told;
  fingers.clear();
  map?.addEventListener("wheel", wheel, { passive: false });
}

/**
 * The part to show of a whole; another whole is shown whole.
 * @param {number[]} whole
 * @returns {Box}
 */
export function through(whole) {
  if (whole.join() !== lens.whole.join()) {
    cancelAnimationFrame(tween);
    lens = { ...lens, whole: /** @type {Box} */ (whole), part: /** @type {Box} */ ([...whole]) };
  }
  return lens.part;
}

/** How much larger than the whole. */
export const zoomed = () => lens.whole[2] / lens.part[2];

/** Is a part of the whole out of sight? */
export const close = () => zoomed() > 1.01;

/** Does the last press end a drag or a double tap? Then it is no press on a region. */
export const gesture = () => dragged || tap.twice;

/** How many units of the sheet a pixel is, and where the sheet begins on the screen. */
function scale() {
  const at = map?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const [, , width, height] = lens.part;
  const unit = Math.max(width / at.width, height / at.height);
  return { unit, left: at.left + (at.width - width / unit) / 2, top: at.top + (at.height - height / unit) / 2, at };
}

/**
 * A part of this size, kept inside the whole.
 * @param {Box} part
 * @returns {Box}
 */
function within([x, y, width, height]) {
  const [left, top, w, h] = lens.whole;
  return [
    Math.min(Math.max(x, left), left + w - width),
    Math.min(Math.max(y, top), top + h - height),
    Math.min(width, w),
    Math.min(height, h),
  ];
}

/** @param {Box} part */
function look(part) {
  lens.part = within(part);
  map?.setAttribute("viewBox", lens.part.map((n) => n.toFixed(2)).join(" "));
  follow();
}

/** Tell what is seen now. */
export function follow() {
  moved();
  sight.set(`${close() ? "part" : "whole"} ${unseen()}`);
}

/**
 * The same by a short flight, if things move.
 * @param {Box} part
 */
function fly(part) {
  cancelAnimationFrame(tween);
  const [from, to] = [lens.part, within(part)];
  if (document.documentElement.dataset.motion === "none") return look(to);
  const start = performance.now();
  const frame = (/** @type {number} */ now) => {
    const t = Math.min(1, (now - start) / 200);
    const eased = 1 - (1 - t) ** 3;
    look(/** @type {Box} */ (from.map((n, i) => n + (to[i] - n) * eased)));
    if (t < 1) tween = requestAnimationFrame(frame);
  };
  tween = requestAnimationFrame(frame);
}

/**
 * A part so many times closer, the point under the finger staying there.
 * @param {number} times
 * @param {{x: number, y: number}} [point] on the screen; the middle
 * @returns {Box}
 */
function closer(times, point) {
  const { unit, left, top } = scale();
  const [x, y, width, height] = lens.part;
  const limit = Math.min(MOST, Math.max(1, zoomed() * times)) / zoomed();
  const [px, py] = point ? [x + (point.x - left) * unit, y + (point.y - top) * unit] : [x + width / 2, y + height / 2];
  return [px - (px - x) / limit, py - (py - y) / limit, width / limit, height / limit];
}

/** Closer or farther by a step. @param {1 | -1} way */
export const zoom = (way) => fly(closer(STEP ** way));

export const whole = () => fly(lens.whole);

/** @param {WheelEvent} event */
function wheel(event) {
  event.preventDefault();
  look(closer(1.0018 ** -event.deltaY, { x: event.clientX, y: event.clientY }));
}

/**
 * @param {PointerEvent} event
 * @param {boolean} double may a second tap be more than a second tap?
 */
export function down(event, double) {
  if (event.pointerType === "mouse" && event.button !== 0) return;
  if (!fingers.size) {
    dragged = false;
    const { time, x, y, twice } = tap;
    const near = Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE.way;
    const again = double && event.pointerType !== "mouse" && !twice && near && event.timeStamp - time < DOUBLE.time;
    tap = { time: event.timeStamp, x: event.clientX, y: event.clientY, twice: again };
  }
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

/** @param {PointerEvent} event */
export function drag(event) {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
  if (!dragged && !others.length && (!close() || Math.hypot(now.x - tap.x, now.y - tap.y) < SLACK)) return;
  if (!dragged && map) {
    dragged = true;
    for (const id of fingers.keys()) map.setPointerCapture(id);
  }
  fingers.set(event.pointerId, now);
  const [other] = others;
  const { unit } = scale();
  const share = other ? 0.5 : 1;
  const [x, y, width, height] = lens.part;
  look([x - (now.x - before.x) * unit * share, y - (now.y - before.y) * unit * share, width, height]);
  if (!other) return;
  const [was, is] = [before, now].map((at) => Math.hypot(at.x - other.x, at.y - other.y));
  look(closer(is / Math.max(1, was), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
}

/** @param {PointerEvent} event */
export function up(event) {
  if (!fingers.delete(event.pointerId) || fingers.size || event.type === "pointercancel") return;
  if (tap.twice && !dragged) fly(close() ? lens.whole : closer(2.4, { x: tap.x, y: tap.y }));
}

/** Is a thing on the screen inside what the map shows? @param {Element} thing */
function inSight(thing) {
  const { at } = scale();
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > at.left + 12 && x < at.right - 12 && y > at.top + 12 && y < at.bottom - 12;
}

/** Move the lens so that a region is seen. @param {Element | null | undefined} region */
export function reveal(region) {
  const target = region?.querySelector(".target");
  if (!target || !close() || inSight(target)) return;
  const { unit, left, top } = scale();
  const box = target.getBoundingClientRect();
  const [x, y, width, height] = lens.part;
  const [px, py] = [x + (box.left + box.width / 2 - left) * unit, y + (box.top + box.height / 2 - top) * unit];
  fly([px - width / 2, py - height / 2, width, height]);
}

/** Regions that can be used now and are out of sight. */
export const unseen = () =>
  close() ? [...(map?.querySelectorAll(".region.live .target") ?? [])].filter((target) => !inSight(target)).length : 0;

/**
 * What is asked about is never out of sight: the region that a question names, and where none of the regions that may answer is seen, all of them.
 * @param {number} ply
 */
export function heed(ply) {
  if (!map || !close()) {
    lens.ply = ply;
    return;
  }
  queueMicrotask(follow);
  const named = map.querySelector(".region.named, .region[data-pointed]");
  if (named) reveal(named);
  else if (ply !== lens.ply && unseen() && unseen() === map.querySelectorAll(".region.live").length) whole();
  lens.ply = ply;
}

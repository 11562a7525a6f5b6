/** What the reader points at on the map, and what a press does there. */
import { Signal } from "../watch.js";
import { land } from "./content.js";
import { gesture, down as lay, reveal, whole, zoom } from "./lens.js";
import { add, redeploying, take } from "./plan.js";

/** @import { Choice, Desk, Reason } from "../../types.d.ts" */
/** @typedef {{id: string, ply: number, held: boolean, reasons: Reason[] | null, of: string, seat: number | null}} Aim `held` stays until something else is pressed; `of` is the table */

/** @type {Signal<Aim | null>} */
export const aim = new Signal(/** @type {Aim | null} */ (null));
/** How the last press came: by a finger the first tap only shows. */
let finger = false;

/**
 * Was this aimed at by the same seat, in this very position? What one seat was told is not shown to another.
 * @param {Desk} desk
 * @param {Aim} at
 */
export const current = (desk, at) => at.ply === desk.view.ply && at.of === desk.view.table && at.seat === desk.seat;

/**
 * Show a region with its sum, now and when the reasons come.
 * @param {Desk} desk
 * @param {string} id
 * @param {boolean} [held]
 */
export async function aimAt(desk, id, held = false) {
  const { ply } = desk.view;
  const before = aim.value?.id === id && current(desk, aim.value) ? aim.value : null;
  if (before?.held === held && before.reasons) return;
  const kept = before?.reasons ?? null;
  aim.set({ id, ply, held, reasons: kept, of: desk.view.table, seat: desk.seat });
  if (kept || desk.past || !desk.asked) return;
  const reasons = await desk.explain(`region.${id}`).catch(() => []);
  const now = aim.value;
  if (now?.id === id && now.ply === ply && now.seat === desk.seat) aim.set({ ...now, reasons });
}

/** After a step the same region is looked at anew, but nothing is held any more. @param {Desk} desk */
export function refresh(desk) {
  const { value } = aim;
  if (!value || current(desk, value)) return;
  const there = desk.view.board.regions[value.id];
  queueMicrotask(() => (there && !value.held && value.of === desk.view.table ? aimAt(desk, value.id) : aim.set(null)));
}

/** @param {Event} event */
const regionAt = (event) =>
  event.target instanceof Element ? (event.target.closest("[data-region]")?.getAttribute("data-region") ?? null) : null;

/**
 * @param {Desk} desk
 * @param {PointerEvent} event
 */
export function over(desk, event) {
  if (event.pointerType !== "mouse" || aim.value?.held) return;
  const id = regionAt(event);
  if (id) aimAt(desk, id);
}

/** @param {PointerEvent} event */
export function out(event) {
  if (event.pointerType === "mouse" && !aim.value?.held) aim.set(null);
}

/**
 * @param {Desk} desk
 * @param {FocusEvent} event
 */
export function focused(desk, event) {
  const id = regionAt(event);
  if (!id || !(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
  reveal(event.target);
  aimAt(desk, id);
}

/** The focus leaves the map. @param {FocusEvent} event */
export function blurred(event) {
  const { currentTarget, relatedTarget } = event;
  const inside =
    currentTarget instanceof Element && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!inside && relatedTarget && !aim.value?.held) aim.set(null);
}

/**
 * @param {Desk} desk
 * @param {PointerEvent} event
 */
export function down(desk, event) {
  finger = event.pointerType !== "mouse";
  // Where tokens are laid out by tapping, two quick taps are two tokens.
  if (!(event.target instanceof Element && event.target.closest(".step"))) lay(event, !redeploying(desk));
}

/** One choice that takes nothing back and gives nothing away is done at once. @param {Choice[]} choices */
const plain = (choices) => choices.length === 1 && !/^(abandon|roll|raid)/.test(choices[0].verb);

/**
 * @param {Desk} desk
 * @param {Event} event
 */
export function pressed(desk, event) {
  if (gesture()) return;
  const id = regionAt(event);
  if (!id) return aim.set(null);
  press(desk, id, finger && event instanceof PointerEvent);
}

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {boolean} byFinger
 */
function press(desk, id, byFinger) {
  const on = `region.${id}`;
  const choices = desk.choices(on);
  if (desk.busy) return;
  if (redeploying(desk) && choices.length) {
    aimAt(desk, id);
    return add(desk, id);
  }
  if (desk.several && choices.length) {
    aimAt(desk, id);
    return desk.toggle(on);
  }
  const again = aim.value?.id === id && aim.value.held;
  if (plain(choices) && (!byFinger || again)) return desk.press(on);
  aimAt(desk, id, true);
}

/**
 * Enter presses, arrows go to the neighbour that lies that way, "i" opens.
 * @param {Desk} desk
 * @param {KeyboardEvent} event
 */
export function key(desk, event) {
  const id = regionAt(event);
  if (!id || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ") {
    press(desk, id, false);
    queueMicrotask(enter);
  } else if (event.key === "Escape" && aim.value) aim.set(null);
  else if (event.key.startsWith("Arrow")) walk(desk, event, id);
  else if (event.key === "i") desk.open("region", id);
  else if (event.key === "-" && redeploying(desk)) take(desk, id);
  else if (event.key === "+" && redeploying(desk)) add(desk, id);
  else if (event.key === "+" || event.key === "=") zoom(1);
  else if (event.key === "-") zoom(-1);
  else if (event.key === "0") whole();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whoever opened a region by keyboard goes on to what can be done there. */
function enter() {
  const first = aim.value?.held ? document.querySelector(".sw .sum.held .act") : null;
  if (first instanceof HTMLElement) first.focus();
}

/** Escape goes back from there to the region. @param {KeyboardEvent} event */
export function leave(event) {
  const id = aim.value?.id;
  if (event.key !== "Escape" || !id) return;
  event.preventDefault();
  aim.set(null);
  const place = document.querySelector(`.sw .map [data-region="${CSS.escape(id)}"]`);
  if (place instanceof SVGElement) place.focus();
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * The neighbour that lies most in the arrow's direction; at a coast, the nearest region across the sea.
 * @param {Desk} desk
 * @param {KeyboardEvent} event
 * @param {string} id
 */
function walk(desk, event, id) {
  const map = event.target instanceof Element ? event.target.closest("svg") : null;
  const way = WAYS[event.key];
  if (!map || !way) return;
  /** @param {string} one */
  const middle = (one) => {
    const box = map.querySelector(`[data-region="${CSS.escape(one)}"] .target`)?.getBoundingClientRect();
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
  };
  const here = middle(id);
  if (!here) return;
  /** @param {string[]} ids @param {number} slant */
  const best = (ids, slant) => {
    let found = { id: "", far: Number.POSITIVE_INFINITY };
    for (const one of ids) {
      const there = middle(one);
      if (!there || one === id) continue;
      const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
      const along = dx * way[0] + dy * way[1];
      const across = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      if (along <= 0 || across > along * slant) continue;
      const far = along + across;
      if (far < found.far) found = { id: one, far };
    }
    return found.id;
  };
  const next = best(land(desk, id).near, 2.5) || best(Object.keys(desk.view.board.regions), 1.6);
  const place = next ? map.querySelector(`[data-region="${CSS.escape(next)}"]`) : null;
  if (place instanceof SVGElement) place.focus({ preventScroll: true });
}

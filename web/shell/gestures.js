/**
 * Pointing, for the whole page: `data-open` shows and opens things, `data-on` without a choice tells why. Boards only mark
 * their elements; hover, focus, long press and right click are the same everywhere.
 */
import { app } from "./app.js";
import { hideWhy } from "./why.js";

const LONG = 480;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let press;
let swallow = false;
const PAUSE = 120;
/** @type {Element | null} what the mouse is over */
let under = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/** @param {EventTarget | null} target */
const near = (target) => (target instanceof Element ? target : null);

/** @param {EventTarget | null} target */
export function thingAt(target) {
  const element = near(target)?.closest("[data-open]");
  const [kind, id] = element?.getAttribute("data-open")?.split(" ") ?? [];
  return kind && id ? { kind, id } : null;
}

/**
 * The pointer has come to a thing: wait a moment, for it may be passing over.
 * @param {EventTarget | null} target
 */
function rest(target) {
  const place = near(target)?.closest("[data-on], [data-open]") ?? null;
  if (place === under) return;
  under = place;
  clearTimeout(resting);
  hideWhy();
  resting = setTimeout(() => point(target), PAUSE);
}

/** @param {EventTarget | null} target */
function point(target) {
  const thing = thingAt(target);
  app.page?.peek?.(thing?.kind ?? null, thing?.id ?? "");
  const place = near(target)?.closest("[data-on]");
  if (place) app.page?.why?.(place.getAttribute("data-on") ?? "");
  else hideWhy();
}

export function listen() {
  // Cards also come to lie under a pointer that rests; only a pointer that moves points.
  document.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && (event.movementX || event.movementY)) rest(event.target);
  });
  document.addEventListener("focusin", (event) => {
    if (near(event.target)?.matches(":focus-visible")) point(event.target);
  });
  document.addEventListener("focusout", () => hideWhy());
  document.addEventListener("pointerdown", (event) => {
    swallow = false;
    clearTimeout(press);
    if (event.pointerType === "mouse") return;
    hideWhy();
    const { target } = event;
    press = setTimeout(() => {
      swallow = true;
      held(target);
    }, LONG);
  });
  for (const name of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(name, (event) => {
      const { pointerType, movementX, movementY } = /** @type {PointerEvent} */ (event);
      const still = name === "pointermove" && Math.abs(movementX) + Math.abs(movementY) < 4;
      if (pointerType !== "mouse" && !still) clearTimeout(press);
    });
  }
  document.addEventListener(
    "click",
    (event) => {
      // The click that ends a long press is not a move.
      if (swallow) {
        event.preventDefault();
        event.stopPropagation();
        swallow = false;
        return;
      }
      if (near(event.target)?.closest("[data-click]")) openAt(event.target);
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (openAt(event.target)) event.preventDefault();
  });
  document.addEventListener("scroll", () => hideWhy(), true);
}

/** @param {EventTarget | null} target */
function held(target) {
  if (openAt(target)) return;
  const place = near(target)?.closest("[data-on]");
  if (place) app.page?.why?.(place.getAttribute("data-on") ?? "");
}

/** @param {EventTarget | null} target */
export function openAt(target) {
  const thing = thingAt(target);
  if (!thing || !app.page?.open) return false;
  app.page.open(thing.kind, thing.id);
  return true;
}

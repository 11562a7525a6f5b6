/** Things fly where they go: from where they were before the drawing to where they are after it. Nothing waits for it. */
import { html, render } from "lit-html";
import { moves } from "./settings.js";

/** @import { Flight } from "../types.d.ts" */
/** @typedef {{box: DOMRect, copy: Element | null}} Place */

const TIME = 460;
const APART = 70;
const MOST = 14;

const layer = () => /** @type {HTMLElement} */ (document.getElementById("flights"));

/** @param {string} spot */
function find(spot) {
  return (
    [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].find(
      (each) => each.getClientRects().length > 0,
    ) ?? null
  );
}

/**
 * Before the drawing: where each flight starts, and what is there.
 * @param {Flight[]} flights
 * @returns {(Place | null)[]}
 */
export function remember(flights) {
  if (!moves()) return [];
  return flights.slice(0, MOST).map(({ from, what }) => {
    const element = find(from);
    return element ? { box: element.getBoundingClientRect(), copy: what ? null : picture(element) } : null;
  });
}

/** @param {Element} element */
function picture(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const each of [copy, ...copy.querySelectorAll("[id], [data-on], [data-open], [data-spot]")]) {
    for (const name of ["id", "data-on", "data-open", "data-spot"]) each.removeAttribute(name);
  }
  copy.setAttribute("tabindex", "-1");
  return copy;
}

/**
 * After the drawing: fly.
 * @param {Flight[]} flights
 * @param {(Place | null)[]} places
 */
export function fly(flights, places) {
  places.forEach((place, index) => {
    const end = find(flights[index].to);
    if (!place || !end) return;
    const box = end.getBoundingClientRect();
    const carrier = document.createElement("div");
    carrier.className = "flight";
    carrier.inert = true;
    const game = document.querySelector(".table")?.getAttribute("data-game");
    if (game) carrier.dataset.game = game;
    const { what } = flights[index];
    if (what) render(html`${what}`, carrier);
    else if (place.copy) carrier.append(place.copy);
    Object.assign(carrier.style, {
      left: `${place.box.left}px`,
      top: `${place.box.top}px`,
      width: `${place.box.width}px`,
      height: `${place.box.height}px`,
    });
    layer().append(carrier);
    const dx = box.left + box.width / 2 - place.box.left - place.box.width / 2;
    const dy = box.top + box.height / 2 - place.box.top - place.box.height / 2;
    const scale = Math.min(1.4, Math.max(0.3, box.width / Math.max(1, place.box.width)));
    const lift = Math.min(60, Math.hypot(dx, dy) / 6);
    const flight = carrier.animate(
      [
        { transform: "none", opacity: 1 },
        {
          transform: `translate(${dx * 0.5}px, ${dy * 0.5 - lift}px) scale(${(1 + scale) / 2 + 0.06})`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.85 },
      ],
      { duration: TIME, delay: index * APART, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" },
    );
    flight.finished.then(
      () => carrier.remove(),
      () => carrier.remove(),
    );
  });
}

/** Nothing may be in the air when the curtain falls. */
export function clearFlights() {
  layer()?.replaceChildren();
}

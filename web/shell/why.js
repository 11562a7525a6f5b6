/** Why and why not: the reasons of the engine in a small box beside the thing, over the page, moving nothing. */
import { html, render } from "lit-html";

/** @import { Drawn } from "../types.d.ts" */

const GAP = 10;
/** @type {HTMLElement | null} */
let box = null;

function theBox() {
  if (!box) {
    box = document.createElement("div");
    box.className = "why";
    box.id = "why";
    box.setAttribute("role", "tooltip");
    box.hidden = true;
    document.body.append(box);
  }
  return box;
}

/**
 * @param {Element} place
 * @param {Drawn} reasons
 */
export function showWhy(place, reasons) {
  const element = theBox();
  render(html`${reasons}`, element);
  element.hidden = false;
  const at = place.getBoundingClientRect();
  const size = element.getBoundingClientRect();
  const left = Math.min(Math.max(8, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - 8);
  const below = at.bottom + GAP + size.height < innerHeight;
  element.classList.toggle("above", !below);
  element.style.left = `${left}px`;
  element.style.top = `${below ? at.bottom + GAP : Math.max(8, at.top - GAP - size.height)}px`;
  element.style.setProperty("--tip", `${at.left + at.width / 2 - left}px`);
  place.setAttribute("aria-describedby", "why");
}

/**
 * Does the box speak of this target?
 * @param {string} on
 */
export function whyShown(on) {
  return document.querySelector("[aria-describedby=why]")?.getAttribute("data-on") === on;
}

export function hideWhy() {
  if (!box || box.hidden) return;
  box.hidden = true;
  for (const place of document.querySelectorAll("[aria-describedby=why]")) place.removeAttribute("aria-describedby");
}

/** Forget the words too: nothing of one seat may stay in the page. */
export function forgetWhy() {
  hideWhy();
  if (box) render(html``, box);
}

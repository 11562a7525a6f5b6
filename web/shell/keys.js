/** Keys for the whole page; the list of them is one of them. */
import { html } from "lit-html";
import { app } from "./app.js";
import { closeDialog, dialogOpen, openDialog } from "./dialog.js";
import { openAt } from "./gestures.js";
import { settings } from "./settings.js";
import { t } from "./text.js";
import { hideWhy } from "./why.js";

const KEYS = ["tab", "enter", "n", "p", "i", "w", "c", "u", "left", "right", "now", "escape", "slash", "help"];

export function openKeys() {
  openDialog({
    name: "keys",
    label: () => t("keys-title"),
    draw: () => html`<h2>${t("keys-title")}</h2>
      <dl class="keys">
        ${KEYS.map((key) => html`<div><dt><kbd>${t(`key-${key}.cap`)}</kbd></dt><dd>${t(`key-${key}`)}</dd></div>`)}
      </dl>`,
  });
}

/** @param {EventTarget | null} target */
function typing(target) {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio]), select, textarea");
}

/** Move the focus to the next or the previous thing that can be used now. @param {1 | -1} way */
export function stepFocus(way) {
  const places = [
    ...document.querySelectorAll("[data-on]:not([aria-disabled=true]), [data-choice]:not([aria-disabled=true])"),
  ].filter((place) => place.getClientRects().length > 0);
  const here = places.indexOf(/** @type {Element} */ (document.activeElement));
  const next = places[(here + way + places.length) % places.length] ?? places[0];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
}

export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !dialogOpen()) hideWhy();
    // What a board has made of a key (arrows on a map, in tabs) is not made a second time.
    if (
      event.defaultPrevented ||
      typing(event.target) ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !settings.keys
    )
      return;
    if (event.key === "?") {
      if (dialogOpen("keys")) closeDialog("keys");
      else openKeys();
    } else if (dialogOpen()) return;
    else if (event.key === "n") stepFocus(1);
    else if (event.key === "p") stepFocus(-1);
    else if (event.key === "i") openAt(event.target);
    else if (!app.page?.key?.(event)) return;
    event.preventDefault();
  });
}

/** Dialogs: native ones, stacked, each with its name; Escape and a click beside them close. */
import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "./icons.js";
import { t } from "./text.js";

/** @import { Drawn } from "../types.d.ts" */
/** @typedef {{name: string, label: () => string, draw: () => Drawn, wide?: boolean, onclose?: () => void}} Dialog */

/** @type {Dialog[]} */
let stack = [];
/** @type {(Element | null)[]} where the focus was before each */
const focus = [];
let redraw = () => {};

/** @param {() => void} draw how the page is drawn anew */
export function connectDialogs(draw) {
  redraw = draw;
}

/** @param {Dialog} dialog */
export function openDialog(dialog) {
  stack = [...stack.filter(({ name }) => name !== dialog.name), dialog];
  redraw();
}

/** @param {string} [name] the uppermost without a name */
export function closeDialog(name) {
  const gone = name ? stack.find((each) => each.name === name) : stack.at(-1);
  if (!gone) return;
  stack = stack.filter((each) => each !== gone);
  gone.onclose?.();
  redraw();
}

export function closeAll() {
  stack = [];
  redraw();
}

/** @param {string} [name] */
export function dialogOpen(name) {
  return name ? stack.some((each) => each.name === name) : stack.length > 0;
}

export function drawDialogs() {
  return repeat(
    stack,
    ({ name }) => name,
    (dialog) => html`<dialog
      class="sheet ${dialog.wide ? "wide" : ""}"
      tabindex="-1"
      data-dialog=${dialog.name}
      aria-label=${dialog.label()}
      ${ref(show)}
      @cancel=${(/** @type {Event} */ event) => {
        event.preventDefault();
        closeDialog(dialog.name);
      }}
      @click=${(/** @type {Event} */ event) => {
        if (event.target === event.currentTarget) closeDialog(dialog.name);
      }}
    >
      <div class="sheet-body">
        <button type="button" class="sheet-close" aria-label=${t("close")} @click=${() => closeDialog(dialog.name)}>
          ${icon("close")}
        </button>
        ${dialog.draw()}
      </div>
      <p class="unseen" aria-live="polite"></p>
    </dialog>`,
  );
}

/** @param {Element | undefined} element */
function show(element) {
  if (element instanceof HTMLDialogElement) {
    focus.push(document.activeElement);
    // The element is in the page only when lit has finished.
    queueMicrotask(() => {
      if (!element.isConnected || element.open) return;
      element.showModal();
      // The dialog itself, not its close button: its name is read first, and nothing is pressed by accident.
      element.focus({ preventScroll: true });
    });
    return;
  }
  const before = focus.pop();
  queueMicrotask(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
}

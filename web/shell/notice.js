/** Short messages at the lower edge: what happened, and what can be done about it. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "./icons.js";
import { announce } from "./live.js";
import { t } from "./text.js";

/** @typedef {{text: string, action?: string, run?: () => void, stay?: boolean, tone?: "bad"}} Notice */

/** @type {(Notice & {id: number})[]} */
let shown = [];
let count = 0;
let redraw = () => {};
const SECONDS = 8;

/** @param {() => void} draw */
export function connectNotices(draw) {
  redraw = draw;
}

/** @param {Notice} notice */
export function notify(notice) {
  if (shown.some(({ text }) => text === notice.text)) return;
  const id = ++count;
  shown = [...shown, { ...notice, id }].slice(-3);
  announce(notice.text);
  redraw();
  if (!notice.stay) setTimeout(() => dismiss(id), SECONDS * 1000);
}

/** @param {number} id */
function dismiss(id) {
  shown = shown.filter((notice) => notice.id !== id);
  redraw();
}

export function drawNotices() {
  return html`<div class="notices">
    ${repeat(
      shown,
      ({ id }) => id,
      (notice) => html`<div class="notice ${notice.tone ?? ""}">
        <p>${notice.text}</p>
        ${
          notice.run
            ? html`<button
                type="button"
                class="notice-action"
                @click=${() => {
                  dismiss(notice.id);
                  notice.run?.();
                }}
              >
                ${notice.action}
              </button>`
            : ""
        }
        <button type="button" class="notice-close" aria-label=${t("dismiss")} @click=${() => dismiss(notice.id)}>${icon("close")}</button>
      </div>`,
    )}
  </div>`;
}

/** Taking back what showed something new: allowed against bots, asked for first, and marked as practice. */
import { html } from "lit-html";
import { closeDialog, openDialog } from "./dialog.js";
import { t } from "./text.js";

/** @import { Table } from "./table.js" */

/** @param {Table} table */
export function askPractice(table) {
  openDialog({
    name: "practice",
    label: () => t("practice-title"),
    draw: () =>
      html`<h2>${t("practice-title")}</h2>
        <p>${t("practice-text")}</p>
        <p class="sheet-buttons">
          <button type="button" class="btn line" @click=${() => closeDialog("practice")}>${t("cancel")}</button>
          <button
            type="button"
            class="btn ink"
            @click=${() => {
              closeDialog("practice");
              table.undo(true);
            }}
          >
            ${t("practice-do")}
          </button>
        </p>`,
  });
}

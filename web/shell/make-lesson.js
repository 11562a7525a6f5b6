/** "Make a lesson of this": this moment as a link or a file that opens as a board with a goal, which the engine looks after, or with none. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { openDialog } from "./dialog.js";
import { exportLesson } from "./files.js";
import { icon } from "./icons.js";
import { drawAddress, linkTo } from "./share.js";
import { t } from "./text.js";

/** @import { Args } from "../types.d.ts" */
/** @import { Table } from "./table.js" */
/** @typedef {{id: string, key: string, args: Args}} Goal */

/** @param {Table} table */
export async function openMaker(table) {
  /** @type {{goals: Goal[], goal: string, address: string}} */
  const sheet = { goals: [], goal: "", address: "" };
  /** @param {string} goal */
  const pick = async (goal) => {
    sheet.goal = goal;
    sheet.address = "";
    redraw();
    const address = await (goal ? linkTo(table, "lesson", { goal }) : linkTo(table, "position"));
    if (sheet.goal === goal) sheet.address = address;
    redraw();
  };
  openDialog({
    name: "make-lesson",
    wide: true,
    label: () => t("lesson-make"),
    draw: () => html`<h2>${t("lesson-make")}</h2>
      <div class="share">
        <div class="make-lesson">
          <p>${t("lesson-make-text")}</p>
          ${
            sheet.goals.length
              ? html`<label for="make-goal">${t("lesson-make-goal")}</label>
                <select id="make-goal" @change=${(/** @type {Event} */ event) => pick(/** @type {HTMLSelectElement} */ (event.target).value)}>
                  ${sheet.goals.map(({ id, key, args }) => html`<option value=${id} ?selected=${id === sheet.goal}>${t(`${table.view?.game}-goal-${key}`, args, table)}</option>`)}
                  <option value="" ?selected=${sheet.goal === ""}>${t("lesson-make-none")}</option>
                </select>`
              : html`<p>${t("lesson-make-wait")}</p>`
          }
          ${
            sheet.address
              ? html`<p class="make-lesson-ways">
                <a class="btn line" href=${inPage(sheet.address, sheet.goal)} target="_blank" rel="noopener">${icon("share")}${t("lesson-make-page")}</a>
                <button type="button" class="btn line" data-lesson-file @click=${() => exportLesson(sheet.address.split("#s/")[1], table.view?.game ?? "")}>${icon("export")}${t("export-file")}</button>
              </p>`
              : ""
          }
        </div>
        ${drawAddress(sheet.address, sheet.goal ? "lesson" : "position")}
      </div>`,
  });
  const ply = table.past?.view.ply;
  sheet.goals = await table.ask("goals", ply === undefined ? {} : { ply }).catch(() => []);
  await pick(sheet.goals[0]?.id ?? "");
}

/**
 * The page that writes the snippet for it.
 * @param {string} address
 * @param {string} goal
 */
function inPage(address, goal) {
  const [site, link] = address.split("#s/");
  return new URL(`generator.html#${goal ? "lesson" : "position"}=${link}`, site).href;
}

/** How far Python has come: a bar with the bytes that are really there, and words for each phase. */
import { html } from "lit-html";
import { app } from "./app.js";
import { reportButton } from "./report.js";
import { has, t } from "./text.js";

export function drawBoot() {
  if (app.engineState === "ready") return "";
  if (app.engineState === "failed") {
    return html`<div class="boot failed" role="alert">
      <p>${errorText(app.engineError)}</p>
      <button type="button" class="btn ink" @click=${() => app.engine.restart()}>${t("boot-again")}</button>
      ${reportButton(app.engineError)}
    </div>`;
  }
  const { phase, loaded, total } = app.progress;
  const megabytes = { loaded: loaded / 1e6, total: total / 1e6 };
  return html`<div class="boot">
    <label for="boot-bar">${t(`boot-${phase}`, megabytes)}</label>
    <progress id="boot-bar" max=${total || 1} .value=${loaded}></progress>
  </div>`;
}

/**
 * An error in words.
 * @param {unknown} error
 */
export function errorText(error) {
  const { key = "fault", args = { detail: String(error) } } = /** @type {{key?: string, args?: object}} */ (
    error ?? {}
  );
  // What has no words of its own is told as a fault, with its name.
  return has(`error-${key}`)
    ? t(`error-${key}`, /** @type {Record<string, unknown>} */ (args))
    : t("error-fault", { detail: key });
}

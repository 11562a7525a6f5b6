/** What went wrong, as a text to send to whoever can mend it: version, game, moves; no names. */
import { html } from "lit-html";
import { notify } from "./notice.js";
import { settings } from "./settings.js";
import { t } from "./text.js";

/**
 * @param {unknown} error
 * @param {string} [save] the table it happened at
 */
export function reportOf(error, save = "") {
  const { key, args, message } = /** @type {{key?: string, args?: object, message?: string}} */ (error ?? {});
  return JSON.stringify(
    {
      error: key ?? message ?? String(error),
      args: args ?? {},
      build: document.documentElement.dataset.build ?? "",
      language: settings.lang,
      browser: navigator.userAgent,
      at: location.hash.split("/")[0],
      table: tableOf(save),
    },
    null,
    1,
  );
}

/**
 * What of a save may be told: people are only counted.
 * @param {string} save
 */
function tableOf(save) {
  try {
    const { seats, ...rest } = JSON.parse(save);
    return { ...rest, seats: seats.map((/** @type {string[]} */ [, bot]) => bot || "person") };
  } catch {
    return save ? { damaged: save.length } : null;
  }
}

/**
 * Copy the report; where the clipboard is refused it comes as a file.
 * @param {unknown} error
 * @param {string} [save]
 */
export async function copyReport(error, save) {
  const text = reportOf(error, save);
  try {
    await navigator.clipboard.writeText(text);
    notify({ text: t("report-copied") });
  } catch {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "ludoteka-report.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}

/**
 * @param {unknown} error
 * @param {string} [save]
 */
export function reportButton(error, save) {
  return html`<button type="button" class="btn line" data-report @click=${() => copyReport(error, save)}>${t("report-copy")}</button>`;
}

/** The settings as a reader sees them: one small panel, and the two switches that also stand on the home page. */
import { html } from "lit-html";
import { openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { LANGUAGES } from "./languages.js";
import { change, settings, theme } from "./settings.js";
import { language, t } from "./text.js";

/** @import { Settings } from "../types.d.ts" */

/** @type {{name: "theme" | "motion" | "speed" | "think", values: string[]}[]} */
const CHOICES = [
  { name: "theme", values: ["auto", "light", "dark"] },
  { name: "motion", values: ["auto", "full", "none"] },
  { name: "speed", values: ["slow", "normal", "fast", "instant"] },
  { name: "think", values: ["quick", "normal", "long", "deep"] },
];
/** @type {("sounds" | "confirm" | "autopass" | "keys" | "listView" | "commandLine" | "largeCards" | "odds")[]} */
const SWITCHES = ["odds", "largeCards", "listView", "commandLine", "confirm", "autopass", "keys", "sounds"];

export function openSettings() {
  openDialog({ name: "settings", label: () => t("settings"), draw: drawSettings });
}

function drawSettings() {
  return html`<h2>${t("settings")}</h2>
    <div class="settings">
      ${LANGUAGES.length > 1 ? html`<p class="setting"><span>${t("language")}</span>${drawLanguages()}</p>` : ""}
      ${CHOICES.map(
        ({ name, values }) => html`<fieldset class="setting">
          <legend>${t(`setting-${name}`)}</legend>
          <span class="segments">
            ${values.map(
              (value) => html`<label class="segment"
                ><input
                  type="radio"
                  name="setting-${name}"
                  value=${value}
                  .checked=${settings[name] === value}
                  @change=${() => change(/** @type {Partial<Settings>} */ ({ [name]: value }))}
                /><span>${t(`setting-${name}-${value}`)}</span></label
              >`,
            )}
          </span>
        </fieldset>`,
      )}
      ${SWITCHES.map(
        (name) => html`<label class="setting switch"
          ><span>${t(`setting-${name}`)}<small>${t(`setting-${name}.hint`)}</small></span
          ><input type="checkbox" role="switch" .checked=${settings[name]} @change=${() => change({ [name]: !settings[name] })}
        /></label>`,
      )}
    </div>`;
}

/** The languages of the site; nothing to choose, nothing shown. */
export function drawLanguages() {
  if (LANGUAGES.length < 2) return "";
  return html`<span class="languages" role="group" aria-label=${t("language")}>
    ${LANGUAGES.map(
      ({ code, name }) => html`<button
        type="button"
        lang=${code}
        title=${name}
        aria-label="${code.toUpperCase()} ${name}"
        aria-pressed=${String(code === language())}
        @click=${() => change({ lang: code })}
      >
        ${code.toUpperCase()}
      </button>`,
    )}
  </span>`;
}

export function drawThemeSwitch() {
  const next = theme() === "dark" ? "light" : "dark";
  return html`<button type="button" class="round" aria-label=${t(`theme-to-${next}`)} title=${t(`theme-to-${next}`)} @click=${() => change({ theme: next })}>
    ${icon(next === "dark" ? "moon" : "sun")}
  </button>`;
}

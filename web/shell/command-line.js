/** The command line: an input, and above it what was typed and what was said. A mode for those who like it. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { onDrawn, redraw } from "./app.js";
import { obey } from "./commands.js";
import { icon } from "./icons.js";
import { announce, onHushed, onSaid } from "./live.js";
import { settings } from "./settings.js";
import { t } from "./text.js";

/** @import { Table } from "./table.js" */
/** @typedef {{id: number, typed: boolean, text: string}} Entry */

const MOST = 80;
/** @type {Entry[]} */
let transcript = [];
let count = 0;
/** What was typed before, the newest last; where Arrow Up has gone. @type {string[]} */
const typed = [];
let at = 0;
let follow = false;

/**
 * @param {string} text
 * @param {boolean} mine
 */
function write(text, mine) {
  transcript = [...transcript, { id: ++count, typed: mine, text }].slice(-MOST);
  follow = true;
  redraw();
}

onSaid((text) => settings.commandLine && write(text, false));
// Nothing of one seat may be read at the next.
onHushed(() => {
  transcript = [];
});
onDrawn(() => {
  const list = follow && document.querySelector(".command-said");
  follow = false;
  if (list) list.scrollTop = list.scrollHeight;
});

/** @param {Table} table */
export function drawCommandLine(table) {
  if (!settings.commandLine) return "";
  return html`<section class="command" aria-label=${t("command-line")}>
    <ol class="command-said" tabindex="0" aria-label=${t("command-said")}>
      ${repeat(
        transcript,
        ({ id }) => id,
        (entry) => html`<li class=${entry.typed ? "typed" : ""}>${entry.text}</li>`,
      )}
    </ol>
    <form @submit=${(/** @type {SubmitEvent} */ event) => submit(table, event)}>
      <input
        id="command"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="send"
        aria-label=${t("command-line")}
        placeholder=${t("command-example")}
        @keydown=${remember}
      />
      <button type="submit" class="btn ink" aria-label=${t("command-send")}>${icon("go")}</button>
    </form>
  </section>`;
}

/**
 * @param {Table} table
 * @param {SubmitEvent} event
 */
async function submit(table, event) {
  event.preventDefault();
  const input = /** @type {HTMLInputElement} */ (document.getElementById("command"));
  const text = input.value.trim();
  input.value = "";
  if (!text) return;
  typed.push(text);
  at = typed.length;
  write(text, true);
  await obey(table, text).catch((error) => announce(String(error)));
}

/** Arrow Up brings back what was typed before. @param {KeyboardEvent} event */
function remember(event) {
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  at = Math.max(0, Math.min(typed.length, at + (event.key === "ArrowUp" ? -1 : 1)));
  /** @type {HTMLInputElement} */ (event.target).value = typed[at] ?? "";
}

/** Go to the command line, if it is there. */
export function focusCommandLine() {
  const input = settings.commandLine ? document.getElementById("command") : null;
  input?.focus();
  return input !== null;
}

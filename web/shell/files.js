/** Tables and lessons as files: export, and import with nothing changed when the file is neither. */
import { app } from "./app.js";
import { errorText } from "./boot-bar.js";
import { notify } from "./notice.js";
import { copyReport } from "./report.js";
import { board } from "./shelf.js";
import { freshId, keep, saveOf, tables } from "./storage.js";
import { entryOf } from "./table-entry.js";
import { t } from "./text.js";

/** A save is a few hundred kilobytes at most; anything far larger is not one. */
const LARGEST = 4_000_000;

/** @param {string} id */
export function exportTable(id) {
  const save = saveOf(id);
  const entry = tables().find((each) => each.id === id);
  if (save !== null) exportText(save, entry?.game || "table");
}

/**
 * @param {string} save
 * @param {string} game
 */
export function exportText(save, game) {
  const day = new Date().toISOString().slice(0, 10);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([save], { type: "application/json" }));
  link.download = `ludoteka-${game}-${day}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function askForFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) importFile(file);
  });
  input.click();
}

/**
 * A lesson made at a table as a file: its link in a sheet that says what it is.
 * @param {string} link the text after #s/
 * @param {string} game
 */
export function exportLesson(link, game) {
  exportText(JSON.stringify({ ludoteka: "lesson", version: 1, game, link }, null, 2), `lesson-${game}`);
}

/**
 * The link of a lesson file; "" if the file is something else. A lesson file that is not as it should be is refused.
 * @param {string} text
 */
function lessonIn(text) {
  let sheet = null;
  try {
    sheet = JSON.parse(text);
  } catch {
    return ""; // the engine tells what is wrong with it as a table
  }
  if (sheet?.ludoteka !== "lesson") return "";
  if (sheet.version !== 1) throw { key: "lesson-version", args: {} };
  if (typeof sheet.link !== "string" || !/^\d[\w-]{1,30000}$/.test(sheet.link)) throw { key: "lesson-file", args: {} };
  return sheet.link;
}

/**
 * Files dropped onto the shelf.
 * @param {DragEvent} event
 */
export function dropped(event) {
  const file = event.dataTransfer?.files[0];
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault(); // else the browser would leave the page for the file
  if (event.type === "drop" && file) importFile(file);
}

/** @param {File} file */
export async function importFile(file) {
  try {
    const save = file.size > LARGEST ? "" : await file.text();
    const link = lessonIn(save);
    if (link) {
      const opened = await app.engine.call("open_link", { link, viewer: null });
      await app.engine.call("close", { table: opened.table });
      location.hash = `#s/${link}`;
      return;
    }
    const answer = await app.engine.call("open", { save, viewer: null });
    const { game } = answer.view;
    await app.engine.call("close", { table: answer.table });
    const id = freshId();
    keep(entryOf(id, answer.view, await board(game)), answer.save);
    location.hash = `#table/${id}`;
  } catch (error) {
    notify({
      text: t("import-failed", { file: file.name, reason: errorText(error) }),
      tone: "bad",
      action: t("report-copy"),
      run: () => copyReport(error),
      stay: true,
    });
  }
}

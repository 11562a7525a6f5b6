/** A hint: the best moves of the one who is asked, thought over apart like a bot's, with their chances and why. */
import { html } from "lit-html";
import { redraw } from "./app.js";
import { errorText } from "./boot-bar.js";
import { closeDialog, openDialog } from "./dialog.js";
import { icon } from "./icons.js";
import { announce } from "./live.js";
import { notify } from "./notice.js";
import { percent } from "./odds.js";
import { label } from "./pointing.js";
import { settings, THINK } from "./settings.js";
import { has, t } from "./text.js";
import { canThink, ponders, ring, think } from "./thinking.js";

/** @import { Advice } from "../types.d.ts" */
/** @import { Table } from "./table.js" */

/** The least time for a hint, in milliseconds: moves are compared, not only chosen. */
const LEAST = 1500;

/** @type {{table: Table, ply: number, moves: Advice[] | null} | null} */
let shown = null;

/** @param {Table} table */
export function canHint(table) {
  const { view } = table;
  return (
    canThink() &&
    table.asked &&
    table.kept &&
    !table.waking &&
    !table.mail &&
    !table.asleep &&
    (view?.choices.length ?? 0) > 1
  );
}

/**
 * Asks first: a game with a hint is practice.
 * @param {Table} table
 */
export function askHint(table) {
  if (!canHint(table)) return;
  if (!settings.confirm || table.view?.practice) return findHint(table);
  openDialog({
    name: "hint-practice",
    label: () => t("hint-practice-title"),
    draw: () =>
      html`<h2>${t("hint-practice-title")}</h2>
        <p>${t("hint-practice-text")}</p>
        <p class="sheet-buttons">
          <button type="button" class="btn line" @click=${() => closeDialog("hint-practice")}>${t("cancel")}</button>
          <button
            type="button"
            class="btn ink"
            data-hint-yes
            @click=${() => {
              closeDialog("hint-practice");
              findHint(table);
            }}
          >
            ${t("hint-practice-do")}
          </button>
        </p>`,
  });
}

/** @param {Table} table */
async function findHint(table) {
  const { view } = table;
  if (!view || !canHint(table)) return;
  const mine = { table, ply: view.ply, moves: null };
  shown = mine;
  redraw();
  // Taking the hint marks the game, which is another view of the same question.
  const wanted = () => shown === mine && table.asked && table.view?.ply === mine.ply;
  try {
    const { brief } = await table.ask("brief", { ply: mine.ply, hint: true });
    const thoughts = brief && (await think(brief, () => Math.max(LEAST, THINK[settings.think]), wanted));
    if (!wanted()) return;
    if (!thoughts?.length) throw { key: "no-hint", args: {} };
    const answer = await table.ask("hint", { ply: mine.ply, thoughts });
    if (!wanted()) return;
    table.revise(answer);
    shown = { ...mine, moves: answer.hint };
    announce(t("hint-said", { move: moveLabel(table, answer.hint[0]), chance: percent(answer.hint[0].chance) }));
  } catch (error) {
    if (shown !== mine) return;
    shown = null;
    notify({ text: errorText(error), tone: "bad" });
  }
  redraw();
}

export function closeHint() {
  shown = null;
  mark("");
  redraw();
}

/**
 * The button, or while a bot thinks its ring in the same place.
 * @param {Table} table
 */
export function drawHintTool(table) {
  const { view } = table;
  if (!view || view.over || !table.kept) return "";
  if (ponders(table) && !table.past) return html`<span class="tool-place">${ring(table.name(view.toMove ?? 0))}</span>`;
  const can = canHint(table);
  return html`<button type="button" class="tool" data-hint aria-label=${t("hint")} title=${t("hint")} aria-disabled=${String(!can)} @click=${() => askHint(table)}>
    ${icon("hint")}
  </button>`;
}

/**
 * The card with the moves; it goes when the question has been answered.
 * @param {Table} table
 */
export function drawHint(table) {
  if (shown?.table !== table) return "";
  if (!table.asked || table.view?.ply !== shown.ply) {
    shown = null;
    mark("");
    return "";
  }
  const { moves } = shown;
  return html`<section class="hint-card" aria-label=${t("hint")} aria-busy=${String(!moves)}>
    <header><h2>${icon("hint")}${t("hint")}</h2>
      <button type="button" class="hint-close" aria-label=${t("close")} @click=${closeHint}>${icon("close")}</button></header>
    ${moves ? drawMoves(table, moves) : html`<p class="hint-wait">${ring(t("hint-adviser"))}<span>${t("hint-thinking")}</span></p>`}
  </section>`;
}

/**
 * @param {Table} table
 * @param {Advice[]} moves
 */
function drawMoves(table, moves) {
  const even = moves.filter((move) => move.even).length;
  return html`${even > 1 ? html`<p class="hint-even">${t("hint-even", { n: even })}</p>` : ""}
    <ol class="hint-moves">
      ${moves.map(
        (move, i) => html`<li class=${move.even ? "even" : ""}>
          <button type="button" data-advice=${move.id} @click=${() => mark(move.id, table)} @pointerenter=${() => mark(move.id, table)} @focus=${() => mark(move.id, table)}>
            <span class="hint-name"><b>${moveLabel(table, move)}</b><span class="hint-chance">${percent(move.chance)}</span></span>
            <span class="bar" aria-hidden="true"><i .style=${`--w:${move.chance}`}></i></span>
            <small>${reason(table, move, i, moves)}</small>
          </button>
        </li>`,
      )}
    </ol>
    <p class="hint-note">${t("hint-note", { n: moves.reduce((sum, { tries }) => sum + tries, 0) })}</p>`;
}

/**
 * @param {Table} table
 * @param {Advice} move
 */
function moveLabel(table, { id }) {
  const choice = table.view?.choices.find((each) => each.id === id);
  if (!choice) return id;
  const text = label(table, choice);
  const noun = table.board && nounOf(table, choice.args);
  return noun && !text.includes(noun) ? t("hint-move", { verb: text, noun }) : text;
}

/**
 * The first thing that a move's arguments name: a verb alone ("Buy") would not tell which.
 * @param {Table} table
 * @param {Record<string, unknown>} args
 */
function nounOf(table, args) {
  for (const [name, prefix] of Object.entries(table.board?.nouns ?? {})) {
    const key = `${prefix}-${args[name]}`;
    if (typeof args[name] === "string" && has(key)) return t(key);
  }
  return "";
}

/**
 * One line: where the tries ended, against the best move, and what the rules say of it.
 * @param {Table} table
 * @param {Advice} move
 * @param {number} i
 * @param {Advice[]} moves
 */
function reason(table, move, i, moves) {
  const words = [t("hint-lead", { n: Math.abs(round(move.lead)), way: way(move.lead) })];
  const gap = round(moves[0].lead - move.lead);
  if (i > 0 && !move.even && gap > 0) words.push(t("hint-behind", { n: gap }));
  const told = move.reasons.find(({ key }) => has(`${table.view?.game}-why-${key}`));
  if (told) words.push(t(`${table.view?.game}-why-${told.key}`, told.args, table));
  return words.join(" · ");
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;
/** @param {number} lead */
const way = (lead) => (round(lead) > 0 ? "ahead" : round(lead) < 0 ? "behind" : "level");

/**
 * Shows on the board what a move is played on.
 * @param {string} id
 * @param {Table} [table]
 */
function mark(id, table) {
  for (const old of document.querySelectorAll("[data-pointed]")) old.removeAttribute("data-pointed");
  const choice = table?.view?.choices.find((each) => each.id === id);
  if (!choice) return;
  const places = document.querySelectorAll("[data-on], [data-choice]");
  for (const place of places) {
    const { on, choice: plain } = /** @type {HTMLElement} */ (place).dataset;
    if (plain === id || (choice.on && on === choice.on)) place.setAttribute("data-pointed", "");
  }
}

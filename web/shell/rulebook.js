/** The rulebook of a game: every rule a short entry, by chapter; found as one types, linked by id. */
import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { app, draw, redraw } from "./app.js";
import { drawBoot, errorText } from "./boot-bar.js";
import { icon, logo } from "./icons.js";
import { met } from "./met.js";
import { openSettings } from "./settings-panel.js";
import { about, board, SHELF } from "./shelf.js";
import { has, need, t } from "./text.js";

/** @import { Page } from "./app.js" */
/** @import { Drawn } from "../types.d.ts" */
/**
 * @typedef {object} Book
 * @property {Record<string, string[]>} chapters
 * @property {Set<string>} content rules of named things (cards, races): their names become links
 * @property {Set<string>} rebuilt rules of content that no rulebook prints in full
 * @property {Map<string, string[]>} lessons the lessons that teach a rule
 * @property {Map<string, string>} shown where a rule can be seen on the board: lesson/step, or the scene of the rule itself
 */

/** @type {Map<string, Promise<Book>>} */
const books = new Map();

/** @param {string} rule */
export const ruleKey = (rule) => rule.replaceAll(".", "-");

/** @type {Record<string, string>} */
const LETTERS = { D: "dominion", W: "wonderland", S: "smallworld" };

/**
 * The address of a rule's entry.
 * @param {string} rule
 */
export function ruleAddress(rule) {
  const game = LETTERS[rule[0]];
  return `#rules/${game}/${rule}`;
}

/**
 * @param {string} rest game, or game/rule
 * @returns {Page}
 */
export function rulebook(rest) {
  const [name, rule = ""] = rest.split("/");
  const game = SHELF.some((place) => place.game === name) ? name : SHELF[0].game;
  const page = new Rulebook(game, rule);
  page.open();
  return { draw: () => page.draw(), title: () => t("rulebook-title", { game: t(`game-${game}`) }) };
}

class Rulebook {
  words = "";
  /** @type {Book | null} */
  book = null;
  /** @type {unknown} */
  failure = null;
  /** @type {RegExp | null} names of things and rule ids, to be linked */
  #names = null;
  /** @type {Map<string, string>} */
  #named = new Map();

  /**
   * @param {string} game
   * @param {string} rule
   */
  constructor(game, rule) {
    this.game = game;
    this.rule = rule;
  }

  async open() {
    try {
      this.book = await bookOf(this.game);
      draw();
      if (this.rule) this.#goTo(this.rule);
    } catch (error) {
      this.failure = error;
      redraw();
    }
  }

  /** @param {string} rule */
  #goTo(rule) {
    const entry = document.getElementById(rule);
    if (!entry) return;
    entry.scrollIntoView({ block: "center" });
    entry.focus({ preventScroll: true });
  }

  draw() {
    return html`<div class="rulebook" data-game=${this.game}>
      <header class="rulebook-head">
        <a class="wordmark" href="#">${logo}<b>${t("app-name")}</b></a>
        <nav class="rulebook-games" aria-label=${t("rulebook")}>
          ${SHELF.map(({ game }) => html`<a href="#rules/${game}" data-game=${game} aria-current=${game === this.game ? "page" : "false"}>${t(`game-${game}`)}</a>`)}
        </nav>
        <button type="button" class="round" aria-label=${t("settings")} @click=${openSettings}>${icon("settings")}</button>
      </header>
      ${this.failure ? html`<p class="rulebook-none">${errorText(this.failure)}</p>` : this.book ? this.#drawBook(this.book) : drawBoot()}
    </div>`;
  }

  /** @param {Book} book */
  #drawBook(book) {
    const words = this.words.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = Object.entries(book.chapters)
      .map(([chapter, ids]) => ({ chapter, all: ids, ids: ids.filter((id) => matches(id, words)) }))
      .filter(({ ids }) => ids.length);
    const count = shown.reduce((sum, { ids }) => sum + ids.length, 0);
    return html`<div class="rulebook-body">
      <aside class="rulebook-side">
        <h1>${t("rulebook-title", { game: t(`game-${this.game}`) })}</h1>
        <label class="rulebook-search">
          <span class="unseen">${t("rulebook-search")}</span>
          <input type="search" .value=${this.words} placeholder=${t("rulebook-search")} autocomplete="off" spellcheck="false"
            @input=${(/** @type {InputEvent} */ event) => this.search(/** @type {HTMLInputElement} */ (event.target).value)} />
        </label>
        <p class="rulebook-count" role="status">${words.length ? t("rulebook-found", { n: count }) : ""}</p>
        <nav class="rulebook-chapters" aria-label=${t("rulebook-chapters")}>
          ${shown.map(({ chapter, all }) => this.#drawChapterLink(chapter, all))}
        </nav>
        <p class="rulebook-met">${t("rulebook-met-hint")}</p>
      </aside>
      <main class="rulebook-entries">
        ${
          count
            ? repeat(
                shown,
                ({ chapter }) => chapter,
                ({ chapter, ids }) => html`<section aria-labelledby="chapter-${chapter}">
                  <h2 id="chapter-${chapter}" tabindex="-1">${t(`${this.game}-chapter-${chapter}`)}</h2>
                  ${repeat(
                    ids,
                    (id) => id,
                    (id) => this.#drawEntry(book, id),
                  )}
                </section>`,
              )
            : html`<p class="rulebook-none">${t("rulebook-nothing", { words: this.words })}</p>`
        }
      </main>
    </div>`;
  }

  /**
   * @param {string} chapter
   * @param {string[]} ids
   */
  #drawChapterLink(chapter, ids) {
    const seen = ids.filter((id) => met().has(id)).length;
    return html`<button type="button" @click=${() => this.#goTo(`chapter-${chapter}`)}>
      <span>${t(`${this.game}-chapter-${chapter}`)}</span>
      <small>${t("rulebook-met", { n: seen, of: ids.length })}</small>
      <meter min="0" max=${ids.length} value=${seen} aria-hidden="true"></meter>
    </button>`;
  }

  /**
   * @param {Book} book
   * @param {string} id
   */
  #drawEntry(book, id) {
    const key = ruleKey(id);
    const lessons = book.lessons.get(id) ?? [];
    return html`<article class="entry-rule" id=${id} tabindex="-1" data-met=${String(met().has(id))} ?data-sought=${id === this.rule}>
      <h3>${has(key) ? t(key) : id}</h3>
      <a class="rule-id" href=${ruleAddress(id)} title=${t("rulebook-link")}><code>${id}</code></a>
      ${has(`${key}.text`) ? html`<p>${this.#linked(book, id, t(`${key}.text`))}</p>` : ""}
      <p class="entry-marks">
        ${met().has(id) ? html`<span class="mark-met">${icon("check")}${t("rulebook-seen")}</span>` : ""}
        ${id.includes(".note.") ? html`<span class="mark-ours">${t("rulebook-ours")}</span>` : ""}
        ${book.rebuilt.has(id) ? html`<span class="mark-ours">${t("rulebook-rebuilt")}</span>` : ""}
        ${lessons.map((lesson) => html`<a href="#lesson/${lesson}">${icon("book")}${t(`lesson-${lesson}`)}</a>`)}
        ${book.shown.has(id) ? html`<a href="#lesson/${book.shown.get(id)}" data-shown>${icon("position")}${t("rulebook-shown")}</a>` : ""}
      </p>
    </article>`;
  }

  /**
   * The words of an entry, with the things and rules they name as links.
   * @param {Book} book
   * @param {string} id
   * @param {string} text
   * @returns {Drawn}
   */
  #linked(book, id, text) {
    this.#learnNames(book);
    const names = this.#names;
    if (!names) return text;
    return html`${text.split(names).map((part, index) => {
      const rule = index % 2 ? this.#named.get(part) : undefined;
      return rule && rule !== id ? html`<a href=${ruleAddress(rule)}>${part}</a>` : part;
    })}`;
  }

  /** @param {Book} book */
  #learnNames(book) {
    if (this.#names) return;
    for (const id of Object.values(book.chapters).flat()) {
      this.#named.set(id, id);
      if (book.content.has(id) && has(ruleKey(id))) this.#named.set(t(ruleKey(id)), id);
    }
    const words = [...this.#named.keys()].sort((a, b) => b.length - a.length);
    const safe = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    this.#names = new RegExp(`(?<![\\p{L}\\d.])(${safe.join("|")})(?![\\p{L}\\d])`, "u");
  }

  /** @param {string} words */
  search(words) {
    this.words = words;
    redraw();
  }
}

/**
 * @param {string} id
 * @param {string[]} words
 */
function matches(id, words) {
  const key = ruleKey(id);
  const text = `${id} ${has(key) ? t(key) : ""} ${has(`${key}.text`) ? t(`${key}.text`) : ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/**
 * @param {string} game
 * @returns {Promise<Book>}
 */
function bookOf(game) {
  let found = books.get(game);
  if (!found) {
    found = fetchBook(game);
    books.set(game, found);
    found.catch(() => books.delete(game));
  }
  return found;
}

/**
 * @param {string} game
 * @returns {Promise<Book>}
 */
async function fetchBook(game) {
  const [chapters, content, lessons, scenes] = await Promise.all([
    app.engine.call("rulebook", { game }),
    about(game),
    app.engine.call("lessons"),
    app.engine.call("shown", { game }),
    board(game),
    need(`${game}-rules`),
  ]);
  /** @type {Book} */
  const book = { chapters, content: new Set(), rebuilt: new Set(), lessons: new Map(), shown: new Map() };
  note(book, content);
  for (const { id, rules, shows } of lessons) {
    for (const rule of rules) book.lessons.set(rule, [...(book.lessons.get(rule) ?? []), id]);
    // A lesson that teaches the rule shows it best; one in which it merely occurs does not.
    for (const rule of rules) if (rule in shows) book.shown.set(rule, `${id}/${shows[rule]}`);
  }
  for (const rule of scenes) if (!book.shown.has(rule)) book.shown.set(rule, rule);
  return book;
}

/**
 * Content tells its rule and where it comes from.
 * @param {Book} book
 * @param {unknown} content
 */
function note(book, content) {
  if (typeof content !== "object" || content === null) return;
  const { rule, source } = /** @type {{rule?: unknown, source?: unknown}} */ (content);
  if (typeof rule === "string") {
    book.content.add(rule);
    if (source === "reconstructed") book.rebuilt.add(rule);
  }
  for (const part of Object.values(content)) note(book, part);
}

/** A lesson on the screen: a table whose other seats and whose chance are scripted, with a card that leads through it. */
import { html } from "lit-html";
import { app, draw, onDrawn, redraw } from "./app.js";
import { closeAll } from "./dialog.js";
import { icon } from "./icons.js";
import { announce } from "./live.js";
import { meet } from "./met.js";
import { pageOf } from "./open-table.js";
import { finished, nextAfter } from "./path.js";
import { ruleKey } from "./rulebook.js";
import { drawScene, isRule } from "./scene.js";
import { about, board } from "./shelf.js";
import { Table } from "./table.js";
import { has, need, t } from "./text.js";
import { ruleButton } from "./thing.js";

/** @import { Answer, Drawn, LessonState } from "../types.d.ts" */
/** @import { Page } from "./app.js" */

/** The lesson that is open, if one is. @type {LessonTable | null} */
let current = null;

/**
 * @param {string} rest a lesson, or lesson/step
 * @returns {Page}
 */
export function openLesson(rest) {
  const [id, step] = rest.split("/");
  const table = new LessonTable(id, /^\d{1,3}$/.test(step ?? "") ? Number(step) : 0);
  watchLesson(table);
  table.open();
  return pageOf(table);
}

/**
 * What this lesson's steps point at is marked from now on, until it is left.
 * @param {LessonTable} table
 */
export function watchLesson(table) {
  current = table;
  late.observe(document.body, { childList: true, subtree: true });
}

export class LessonTable extends Table {
  /** @override */
  busy = false;
  /**
   * @param {string} lesson its name, the id of a rule that is to be seen, or the text of a link that holds a lesson made at a table
   * @param {number} [step] where to begin
   */
  constructor(lesson, step = 0) {
    super(`lesson ${lesson}`);
    this.lesson = lesson;
    this.step = step;
    /** Names of lessons begin with a letter, links with their version. */
    this.made = /^\d/.test(lesson);
    this.ofRule = isRule(lesson);
  }

  /** @override */
  async open() {
    try {
      const answer = await (this.made
        ? app.engine.call("open_link", { link: this.lesson, viewer: null })
        : app.engine.call("lesson", { lesson: this.lesson, step: this.step }));
      if (this.made && !answer.view.lesson) throw { key: "unknown-lesson", args: { lesson: "" } };
      if (this.closed) return;
      const { game } = answer.view;
      [this.board, this.about] = await Promise.all([
        board(game),
        about(game),
        need(this.ofRule ? `${game}-rules` : `lessons-${game}`),
      ]);
      this.handle = answer.table;
      this.seat = answer.view.viewer;
      this.failure = null;
      if (this.ofRule) meet(answer.view.lesson?.rules ?? []);
      this.#show(answer);
    } catch (error) {
      this.failure = error;
      redraw();
    }
  }

  /** @override */
  leave() {
    super.leave();
    if (current !== this) return; // the next lesson is open already
    current = null;
    late.disconnect();
  }

  /** @param {Answer} answer */
  #show(answer) {
    this.view = answer.view;
    this.log = answer.log;
    this.past = null;
    this.forget();
    draw();
    this.#tellStep();
  }

  get state() {
    return this.view?.lesson ?? null;
  }

  /** @override */
  get kept() {
    return false;
  }

  /** @override */
  get pause() {
    const { state } = this;
    if (!state || state.done) return "lesson-done";
    if (state.kind === "show") return "lesson-reads";
    if (state.kind === "predict") return "lesson-thinks";
    return state.trap || state.away ? "lesson-stops" : "";
  }

  /** @override */
  title() {
    return t(this.made ? "lesson-made" : this.ofRule ? ruleKey(this.lesson) : `lesson-${this.lesson}`);
  }

  // Nobody moves but the reader and the lesson; nothing is saved; the end of the game is no end of its own.
  /** @override */
  async play() {}
  /** @override */
  keepSave() {}
  /** @override */
  async finish() {}

  /** @override */
  async undo() {
    if (this.state?.kind === "do" && this.state.moved) await this.back();
  }

  /** @param {unknown} error @override */
  async trouble(error) {
    const { key } = /** @type {{key?: string}} */ (error);
    if (key !== "engine-lost" && key !== "engine-restarted" && key !== "unknown-table") return super.trouble(error);
    if (app.engineState === "failed") await app.engine.restart();
    await this.open();
  }

  /**
   * @param {import("../types.d.ts").View} before
   * @param {Answer} answer
   * @override
   */
  take(before, answer) {
    super.take(before, answer);
    const { state } = this;
    const old = before.lesson;
    if (!state || !old) return;
    if (state.done && !old.done) {
      meet(state.rules);
      if (!this.made && !this.ofRule) finished(this.lesson);
    }
    if (state.step !== old.step || state.trap || state.away || state.guess !== old.guess) this.#tellStep();
    else if (state.hints !== old.hints) {
      draw();
      announce(document.querySelector(".lesson-hint")?.textContent ?? "");
    }
  }

  /** Say the step aloud, and take the focus to the card if the page has lost it. */
  #tellStep() {
    draw();
    announce(document.querySelector(".lesson-text")?.textContent?.trim() ?? "");
    const lost = document.activeElement === null || document.activeElement === document.body;
    const main = document.querySelector(".lesson-card [data-main]");
    if (lost && main instanceof HTMLElement) main.focus({ preventScroll: true });
    const target = document.querySelector("[data-pointed]");
    if (target) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /**
   * @param {string} method
   * @param {object} [what]
   */
  async #go(method, what = {}) {
    const before = this.view;
    if (!before || this.busy) return;
    this.busy = true;
    try {
      const answer = await this.ask(method, what);
      if (this.closed) return;
      const ply = before.ply;
      const steps = answer.log.filter((/** @type {{ply: number}} */ step) => step.ply >= ply);
      this.busy = false;
      this.past = null;
      if (answer.view.ply >= ply) this.take(before, { ...answer, steps, save: "" });
      else this.#show(answer);
    } catch (error) {
      await this.trouble(error);
    } finally {
      this.busy = false;
      redraw();
    }
  }

  next() {
    return this.#go("lesson_next");
  }

  /**
   * On from what is shown or predicted, or back to the beginning of the step.
   * @param {1 | -1} by
   */
  async stepBy(by) {
    const { state } = this;
    if (by < 0) return this.undo();
    if (state?.kind === "show" || (state?.kind === "predict" && state.guess !== null)) await this.next();
  }

  /** @param {number} answer */
  guess(answer) {
    return this.#go("lesson_answer", { answer });
  }

  hint() {
    return this.#go("lesson_hint");
  }

  async back() {
    const answer = await this.ask("lesson_back");
    this.#show(answer);
  }

  async again() {
    closeAll();
    this.step = 0;
    await app.engine.call("close", { table: this.handle }).catch(() => {});
    await this.open();
  }

  /** @returns {Drawn} @override */
  card() {
    const { state } = this;
    if (!state) return "";
    return html`<section class="lesson-card" aria-label=${t("lesson-card")} data-lesson-id=${state.id} data-kind=${state.kind ?? "done"} data-step=${state.step} ?data-asks=${state.kind === "predict" && state.guess === null}>
      <header>
        <h2>${this.title()}</h2>
        ${
          this.ofRule
            ? html`<p><code>${this.lesson}</code></p>`
            : html`<p>${state.done ? t("lesson-state-done") : this.made ? "" : t("lesson-step", { n: state.step + 1, of: state.of })}</p>
        <progress max=${state.of} value=${state.step} aria-hidden="true"></progress>`
        }
      </header>
      ${this.ofRule ? drawScene(this, state) : state.done ? drawDone(this, state) : drawStep(this, state)}
    </section>`;
  }
}

/**
 * @param {LessonTable} table
 * @param {LessonState} state
 */
function drawStep(table, state) {
  const key = table.made ? `${table.view?.game}-goal-${state.text}` : `lesson-${state.id}-${state.text}`;
  if (state.kind === "predict") return drawPredict(table, state, key);
  if (state.kind === "show") return html`<p class="lesson-text">${t(key)}</p>${drawNext(table)}`;
  if (state.trap || state.away) {
    return html`<div class="lesson-text lesson-trap">
        <h3>${t("lesson-trapped")}</h3>
        <p>${state.trap ? html`${t(`lesson-${state.id}-${state.trap.text}`)} ${ruleButton(state.trap.rule)}` : t("lesson-away")}</p>
      </div>
      <p class="lesson-buttons">
        <button type="button" class="btn ink" data-main data-lesson="back" @click=${() => table.back()}>${icon("undo")}${t("lesson-back")}</button>
      </p>`;
  }
  const hints = state.hints ?? 0;
  const label = ["lesson-hint", "lesson-hint-more", "lesson-hint-play"][hints] ?? "lesson-hint-play";
  return html`<p class="lesson-text">${t(key, state.goal ?? {}, table)}</p>
    ${table.made ? html`<p class="lesson-hint">${t("lesson-made-gist")}</p>` : ""}
    ${hints && has(`${key}.hint`) ? html`<p class="lesson-hint">${t(`${key}.hint`)}</p>` : ""}
    <p class="lesson-buttons">
      ${state.moved ? html`<button type="button" class="btn line" data-lesson="back" @click=${() => table.back()}>${icon("undo")}${t("lesson-back")}</button>` : ""}
      ${table.made ? "" : html`<button type="button" class="btn line" data-main data-lesson="hint" @click=${() => table.hint()}>${t(label)}</button>`}
    </p>`;
}

/**
 * @param {LessonTable} table
 * @param {LessonState} state
 * @param {string} key
 */
function drawPredict(table, state, key) {
  const { answers = [], guess = null, right = null } = state;
  return html`<div class="lesson-text">
      <p>${t(key)}</p>
      ${guess === null ? "" : html`<p class="lesson-verdict ${guess === right ? "good" : "bad"}"><b>${t(guess === right ? "lesson-right" : "lesson-wrong")}</b> ${t(`${key}.after`)}</p>`}
    </div>
    <div class="lesson-answers">
      ${answers.map(
        (answer, index) => html`<button
          type="button"
          data-answer=${index}
          class=${guess === null ? "" : index === right ? "right" : index === guess ? "wrong" : "other"}
          ?data-main=${guess === null && index === 0}
          aria-disabled=${String(guess !== null)}
          @click=${() => guess === null && table.guess(index)}
        >
          ${guess !== null && index === right ? icon("check") : guess === index ? icon("close") : ""}${t(`lesson-${state.id}-${answer}`)}
        </button>`,
      )}
    </div>
    ${guess === null ? "" : drawNext(table)}`;
}

/** @param {LessonTable} table */
function drawNext(table) {
  return html`<p class="lesson-buttons">
    <button type="button" class="btn fill" data-main data-lesson="next" @click=${() => table.next()}>${t("lesson-next")}${icon("go")}</button>
  </p>`;
}

/**
 * @param {LessonTable} table
 * @param {LessonState} state
 */
function drawDone(table, state) {
  const next = table.made ? undefined : nextAfter(table.lesson);
  return html`<div class="lesson-text lesson-end">
      <h3>${icon("check")}${t("lesson-done")}</h3>
      <p>${t("lesson-done-text")}</p>
      <p class="lesson-rules">${state.rules.map((rule) => ruleButton(rule))}</p>
    </div>
    <p class="lesson-buttons">
      <button type="button" class="btn line" data-lesson="again" @click=${() => table.again()}>${icon("redo")}${t("lesson-again")}</button>
      <a class="btn line" href="#">${t("lesson-leave")}</a>
      ${next ? html`<a class="btn fill" data-main href="#lesson/${next.id}">${t("lesson-next-one", { title: t(`lesson-${next.id}`) })}</a>` : ""}
    </p>`;
}

/** Mark what the step points at, after every drawing and whatever comes later (maps): boards know nothing of lessons. */
function mark() {
  const on = current?.past ? "" : (current?.state?.on ?? "");
  const name = CSS.escape(on);
  const wanted = on
    ? new Set(
        document.querySelectorAll(`.table :is([data-on="${name}"], [data-choice="${name}"], [data-spot="${name}"])`),
      )
    : new Set();
  for (const old of document.querySelectorAll("[data-pointed]")) {
    if (!wanted.has(old)) old.removeAttribute("data-pointed");
  }
  for (const place of wanted) place.setAttribute("data-pointed", "");
}
const late = new MutationObserver(mark);
onDrawn(mark);

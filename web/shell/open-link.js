/** The page of a link: it is validated by the engine, and becomes a table, a replay, a continued game, or a clear refusal. */
import { html } from "lit-html";
import { app, go, redraw } from "./app.js";
import { drawBoot, errorText } from "./boot-bar.js";
import { cover, icon, logo, mark } from "./icons.js";
import { openLesson } from "./lesson.js";
import { keepMail, mailOf, tableOfSeed } from "./mail.js";
import { openReplay } from "./replay.js";
import { reportButton } from "./report.js";
import { arrive } from "./seating.js";
import { board } from "./shelf.js";
import { freshId, keep, saveOf } from "./storage.js";
import { entryOf } from "./table-entry.js";
import { has, listOf, t } from "./text.js";

/** @import { Answer } from "../types.d.ts" */
/** @import { Page } from "./app.js" */

/** Longer ones are refused before anybody looks at them; the engine has its own, stricter caps. */
const LONGEST = 30_000;

/**
 * @param {string} link
 * @returns {Page}
 */
export function openLink(link) {
  const page = new Arrival(link);
  page.open();
  return { draw: () => page.draw(), title: () => t("app-name"), leave: () => page.leave() };
}

class Arrival {
  /** @type {(Answer & {kind: string, seed: string}) | null} */
  answer = null;
  /** @type {unknown} */
  failure = null;
  gone = false;

  /** @param {string} link */
  constructor(link) {
    this.link = link;
  }

  async open() {
    try {
      if (this.link.length > LONGEST) throw { key: "link-broken", args: {} };
      const answer = await app.engine.call("open_link", { link: this.link, viewer: null });
      await board(answer.view.game);
      if (this.gone) return;
      const mine = answer.kind === "turn" ? tableOfSeed(answer.seed, answer.view.game) : undefined;
      if (mine) await this.#receive(mine.id, answer);
      else if (answer.kind === "replay") go(openReplay(answer));
      else if (answer.kind === "lesson") await this.#take(answer);
      else this.answer = answer;
    } catch (error) {
      this.failure = error;
    }
    redraw();
  }

  /**
   * The game came back: it must go on from what is kept here.
   * @param {string} id
   * @param {Answer} opened
   */
  async #receive(id, opened) {
    await app.engine.call("close", { table: opened.table });
    const answer = await app.engine.call("receive", { link: this.link, save: saveOf(id), viewer: null });
    const mail = mailOf(id);
    if (answer.news) {
      keep(entryOf(id, answer.view, await board(answer.view.game)), answer.save);
      if (mail) keepMail(id, { ...mail, since: answer.since });
    }
    await app.engine.call("close", { table: answer.table });
    location.replace(`#table/${id}`);
  }

  /** A lesson made at a table. @param {Answer} opened */
  async #take(opened) {
    await app.engine.call("close", { table: opened.table });
    go(openLesson(this.link));
  }

  leave() {
    this.gone = true;
  }

  /** @param {number | null} seat my seat in a game that is played by link */
  async sit(seat) {
    const { answer } = this;
    if (!answer) return;
    const id = freshId();
    arrive(id, answer);
    keep(entryOf(id, answer.view, await board(answer.view.game)), answer.save);
    if (seat !== null) keepMail(id, { seat, since: 0 });
    location.replace(`#table/${id}`);
  }

  draw() {
    if (this.failure) {
      return html`<main class="message link-refused">
        ${logo}
        <h1>${t("link-refused")}</h1>
        <p>${errorText(this.failure)}</p>
        <p>${t("link-unchanged")}</p>
        <a class="btn ink" href="#">${t("to-shelf")}</a>
        ${reportButton(this.failure)}
      </main>`;
    }
    if (!this.answer) return html`<main class="message">${logo}<h1>${t("link-opening")}</h1>${drawBoot()}</main>`;
    return this.#drawInvitation(this.answer);
  }

  /** @param {Answer & {kind: string}} answer */
  #drawInvitation({ kind, view }) {
    const { game, seats } = view;
    const second = `game-${game}.cover-second`;
    const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
    const names = listOf(seats.map(({ name }) => name));
    return html`<main class="curtain invitation" data-game=${game} data-kind=${kind}>
      <div class="curtain-cover">${cover(game, has(`game-${game}.cover`) ? t(`game-${game}.cover`) : t(`game-${game}`), has(second) ? t(second) : "")}</div>
      <div class="curtain-text">
        <p>${t("link-brings")}</p>
        <h1>${t(`link-${kind}`)}</h1>
        <p>${t("link-at-table", { names })}</p>
        ${
          kind === "turn"
            ? html`<p><b>${t("link-who")}</b></p>
              <div class="link-seats">
                ${people.map((seat) => html`<button type="button" class="btn ${seat === view.toMove ? "fill" : "line"}" data-seat-choice=${seat} @click=${() => this.sit(seat)}>${mark(seat)}${seats[seat].name}</button>`)}
              </div>
              <p class="curtain-note">${t("mail-honour")}</p>`
            : html`<button type="button" class="btn fill" autofocus @click=${() => this.sit(null)}>${icon("go")}${t("link-sit")}</button>
              <p class="curtain-note">${t(`link-${kind}.note`)}</p>`
        }
        <a class="link" href="#">${t("to-shelf")}</a>
      </div>
    </main>`;
  }
}

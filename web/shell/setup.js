/** A new table: who sits there, the game's own choices, a seed. */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { app, redraw } from "./app.js";
import { drawBoot, errorText } from "./boot-bar.js";
import { fits, narrow } from "./desk.js";
import { openDialog } from "./dialog.js";
import { icon, logo, mark } from "./icons.js";
import { botGist, botName, freeName, keepNames, ownName, parts } from "./names.js";
import { notify } from "./notice.js";
import { reportButton } from "./report.js";
import { sitDown } from "./seating.js";
import { settings, theme } from "./settings.js";
import { about, board, SHELF } from "./shelf.js";
import { freshId } from "./storage.js";
import { language, say, t } from "./text.js";
import { ruleButton } from "./thing.js";

/** @import { Board, Desk, GameInfo, Seat } from "../types.d.ts" */
/** @import { Page } from "./app.js" */

const LONGEST = 40;

/**
 * @param {string} game
 * @returns {Page}
 */
export function setup(game) {
  const page = new Setup(game);
  page.open();
  return {
    draw: () => page.draw(),
    title: () => t("setup-title", { game: t(`game-${game}`) }),
    open: (kind, id) => page.openThing(kind, id),
  };
}

class Setup {
  /** @type {Board | null} */
  board = null;
  /** @type {any} */
  about = null;
  /** @type {GameInfo | null} */
  info = null;
  /** @type {Record<string, unknown>} */
  options = {};
  /** @type {Seat[]} */
  seats = [];
  seed = "";
  busy = false;
  /** @type {unknown} */
  failure = null;

  /** @param {string} game */
  constructor(game) {
    this.game = game;
  }

  async open() {
    try {
      const { engine } = app;
      if (!SHELF.some((place) => place.game === this.game)) throw { key: "unknown-game", args: { game: this.game } };
      this.board = await board(this.game);
      redraw();
      /** @type {GameInfo[]} */
      const games = await engine.call("games");
      this.info = games.find(({ name }) => name === this.game) ?? null;
      if (!this.info) throw { key: "unknown-game", args: { game: this.game } };
      this.about = await about(this.game);
      this.seats = firstSeats(this.info);
      await this.suggest({});
    } catch (error) {
      this.failure = error;
    }
    redraw();
  }

  draw() {
    if (this.failure) {
      return html`<main class="message">
        ${logo}
        <h1>${t("setup-failed")}</h1>
        <p>${errorText(this.failure)}</p>
        <a class="btn ink" href="#">${t("to-shelf")}</a>
        ${reportButton(this.failure)}
      </main>`;
    }
    const title = t(`game-${this.game}`);
    return html`<div class="setup" data-game=${this.game}>
      <header class="setup-head">
        <a class="round" href="#" aria-label=${t("to-shelf")}>${icon("back")}</a>
        <h1>${t("setup-title", { game: title })}</h1>
      </header>
      ${this.info && this.board && this.about ? this.#drawForm(this.board, this.info) : html`<main class="setup-wait">${drawBoot()}</main>`}
    </div>`;
  }

  /**
   * @param {Board} drawing
   * @param {GameInfo} info
   */
  #drawForm(drawing, info) {
    return html`<main><form class="setup-form" @submit=${(/** @type {Event} */ event) => this.start(event)}>
      <section class="setup-seats" aria-labelledby="seats-title">
        <h2 id="seats-title">${t("setup-seats")}</h2>
        <ol>
          ${this.seats.map((seat, number) => this.#drawSeat(seat, number, info))}
        </ol>
        ${
          this.seats.length < info.seats[1]
            ? html`<button type="button" class="add-seat" @click=${() => this.add(info)}>${icon("plus")}${t("add-seat")}</button>`
            : ""
        }
        <label class="seed"
          ><span>${t("seed")}<small>${t("seed.hint")}</small></span
          ><input
            name="seed"
            maxlength="64"
            autocomplete="off"
            placeholder=${t("seed-none")}
            .value=${live(this.seed)}
            @input=${(/** @type {Event} */ event) => {
              this.seed = /** @type {HTMLInputElement} */ (event.target).value;
            }}
        /></label>
        <button type="submit" class="btn fill start" ?disabled=${this.busy}>${t("start")}</button>
      </section>
      <section class="setup-own">${drawing.setup(this.desk())}</section>
    </form></main>`;
  }

  /**
   * @param {Seat} seat
   * @param {number} number
   * @param {GameInfo} info
   */
  #drawSeat(seat, number, info) {
    const n = number + 1;
    return html`<li class="seat-row">
      ${mark(number)}
      <input
        class="seat-name"
        name="name-${n}"
        maxlength=${LONGEST}
        autocomplete="off"
        required
        aria-label=${t("seat-name", { n })}
        .value=${live(seat.name)}
        @input=${(/** @type {Event} */ event) => this.set(number, { name: /** @type {HTMLInputElement} */ (event.target).value })}
      />
      ${this.#drawKind(seat, number, info)}
      ${
        this.seats.length > info.seats[0]
          ? html`<button type="button" class="round small" aria-label=${t("remove-seat", { n })} @click=${() => this.drop(number)}>${icon("close")}</button>`
          : ""
      }
      ${seat.bot ? html`<p class="seat-gist">${botGist(this.game, seat.bot)}</p>` : ""}
    </li>`;
  }

  /**
   * A person, a level of bots with a style if it has one, or a bot of the game's own.
   * @param {Seat} seat
   * @param {number} number
   * @param {GameInfo} info
   */
  #drawKind(seat, number, { bots, levels, styles }) {
    const n = number + 1;
    const { level, style } = parts(seat.bot);
    const own = bots.filter((bot) => !levels.includes(bot));
    const option = (/** @type {string} */ bot) =>
      html`<option value=${bot} ?selected=${level === bot}>${botName(this.game, bot)}</option>`;
    const chosen = (/** @type {Event} */ event) => /** @type {HTMLSelectElement} */ (event.target).value;
    return html`<select class="seat-kind" name="kind-${n}" aria-label=${t("seat-kind", { n })} .value=${live(level)} @change=${(/** @type {Event} */ event) => this.set(number, { bot: chosen(event) })}>
        <option value="" ?selected=${level === ""}>${t("person")}</option>
        <optgroup label=${t("bots-levels")}>${levels.map(option)}</optgroup>
        <optgroup label=${t("bots")}>${own.map(option)}</optgroup>
      </select>
      ${
        levels.includes(level)
          ? html`<select class="seat-style" name="style-${n}" aria-label=${t("seat-style", { n })} .value=${live(style)} @change=${(/** @type {Event} */ event) => this.set(number, { bot: joined(level, chosen(event)) })}>
              <option value="" ?selected=${style === ""}>${t("style-none")}</option>
              ${styles.map((each) => html`<option value=${each} ?selected=${style === each}>${t(`style-${each}`)}</option>`)}
            </select>`
          : ""
      }`;
  }

  /**
   * @param {number} number
   * @param {Partial<Seat>} patch
   */
  set(number, patch) {
    this.seats = this.seats.map((seat, each) => (each === number ? { ...seat, ...patch } : seat));
    redraw();
  }

  /** @param {GameInfo} info */
  add(info) {
    this.seats = [...this.seats, { name: freeName(this.seats), bot: bestBot(info) }];
    redraw();
  }

  /** @param {number} number */
  drop(number) {
    this.seats = this.seats.filter((_, each) => each !== number);
    redraw();
  }

  /** @returns {Desk} what the game's own part of the page is given */
  desk() {
    const nowhere = () => {};
    return /** @type {Desk} */ ({
      view: /** @type {any} */ (null),
      about: this.about,
      t: (key, args) => t(key, args),
      say: (key, args) => say(key, args),
      lang: language(),
      theme: theme(),
      narrow: narrow(),
      fits,
      listView: settings.listView,
      showList() {},
      busy: this.busy,
      seat: null,
      asked: false,
      past: false,
      ask: { title: "", detail: "", rule: "", by: null, why: "" },
      choices: () => [],
      label: () => "",
      loose: [],
      press: nowhere,
      act: nowhere,
      several: null,
      picked: () => false,
      toggle: nowhere,
      picks: [],
      why: nowhere,
      whyText: () => "",
      explain: async () => [],
      open: (kind, id) => this.openThing(kind, id),
      peek: nowhere,
      rule: ruleButton,
      mark,
      name: (seat) => this.seats[seat]?.name ?? "",
      log: () => "",
      panel: "",
      show: nowhere,
      options: this.options,
      seats: this.seats,
      change: (patch) => {
        this.options = { ...this.options, ...patch };
        redraw();
      },
      suggest: (patch) => this.suggest(patch),
    });
  }

  /** @param {Record<string, unknown>} patch */
  async suggest(patch) {
    try {
      const options = { ...this.options, ...patch };
      const answer = await app.engine.call("suggest", { game: this.game, options, seed: freshId() });
      this.options = answer.options;
    } catch (error) {
      notify({ text: errorText(error), tone: "bad" });
    }
    redraw();
  }

  /**
   * @param {string} kind
   * @param {string} id
   */
  openThing(kind, id) {
    const drawing = this.board;
    if (!drawing) return;
    openDialog({
      name: `thing ${kind} ${id}`,
      label: () => t(`${this.game}-${kind}-${id}`),
      draw: () => html`<div class="thing" data-game=${this.game}>${drawing.detail(this.desk(), kind, id)}</div>`,
    });
  }

  /** @param {Event} event */
  async start(event) {
    event.preventDefault();
    if (!this.board || this.busy) return;
    this.busy = true;
    redraw();
    try {
      const seats = this.seats.map(({ name, bot }, number) => ({
        name: name.trim() || t("seat-number", { n: number + 1 }),
        bot,
      }));
      keepNames(seats);
      const answer = await app.engine.call("new", {
        game: this.game,
        options: this.options,
        seats,
        seed: this.seed.trim() || freshId(),
        viewer: null,
      });
      sitDown(answer, this.board);
    } catch (error) {
      notify({ text: errorText(error), tone: "bad" });
    }
    this.busy = false;
    redraw();
  }
}

/**
 * @param {string} level
 * @param {string} style
 */
const joined = (level, style) => (style ? `${level}-${style}` : level);

/** The name of the reader from last time, and a bot. @param {GameInfo} info @returns {Seat[]} */
function firstSeats(info) {
  const seats = [{ name: ownName(), bot: "" }];
  // A table with company, also where one may sit alone.
  while (seats.length < Math.max(2, info.seats[0])) seats.push({ name: freeName(seats), bot: bestBot(info) });
  return seats;
}

/** @param {GameInfo} info */
function bestBot({ bots }) {
  return bots.includes("steady") ? "steady" : (bots.at(-1) ?? "");
}

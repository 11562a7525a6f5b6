/** One table on the screen: what is shown, what the reader does, and how play goes on. Everything is decided by Python. */
import { app, draw, redraw } from "./app.js";
import { errorText } from "./boot-bar.js";
import { tellQuestion } from "./desk.js";
import { closeAll } from "./dialog.js";
import { showEnd } from "./end.js";
import { exportText } from "./files.js";
import { firstScreenDrawn, firstScreenStands } from "./first-screen.js";
import { keepFocus } from "./focus.js";
import { glanceOf, keepGlance } from "./glance.js";
import { hush } from "./live.js";
import { tell } from "./log.js";
import { drawMail, mailOf, openSend, recap } from "./mail.js";
import { meet } from "./met.js";
import { clearFlights, fly, remember } from "./motion.js";
import { notify } from "./notice.js";
import { noteDown } from "./played.js";
import { askPractice } from "./practice.js";
import { copyReport } from "./report.js";
import { arrived } from "./seating.js";
import { moves, PACE, settings } from "./settings.js";
import { about, board, foresee } from "./shelf.js";
import { chime } from "./sounds.js";
import { keep, saveOf, state } from "./storage.js";
import { entryOf } from "./table-entry.js";
import { claim } from "./tabs.js";
import { t } from "./text.js";
import { dismissThinkers, ponder, stopThinking } from "./thinking.js";
import { forgetWhy, hideWhy } from "./why.js";

/** @import { Answer, Board, Drawn, GameEvent, Pick, Reason, Scene, Step, View } from "../types.d.ts" */

/** @import { Glance } from "./glance.js" */
/** @import { Mail } from "./mail.js" */

/** How often play goes on by itself after Python was lost; then the reader has to press something. */
const MOST_LOSSES = 3;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A promise that may fail without anybody listening. */
function quietly() {
  /** @type {PromiseWithResolvers<void>} */
  const made = Promise.withResolvers();
  made.promise.catch(() => {});
  return made;
}

export class Table {
  /** @type {Board | null} */
  board = null;
  /** @type {any} */
  about = null;
  /** @type {View | null} */
  view = null;
  /** @type {Step[]} */
  log = [];
  /** @type {{view: View, log: Step[]} | null} what is shown while looking back */
  past = null;
  /** The person who sits before the screen; null while nobody in particular does. @type {number | null} */
  seat = null;
  /** The person for whom the curtain is down. @type {number | null} */
  curtain = null;
  /** @type {Pick[]} */
  picks = [];
  /** @type {{kind: string, id: string} | null} */
  glass = null;
  panel = "";
  /** The reader skips what bots do until a person is asked. */
  hurry = false;
  busy = false;
  /** Drawn from what was seen last, while Python is on its way; what is pressed is sent when it is there. */
  waking = false;
  /** What was pressed meanwhile: ids of choices. @type {string[]} */
  queued = [];
  /** What the board is acting out; whoever acts or skips cuts it short. @type {Scene | null} */
  scene = null;
  /** Another tab plays this table. */
  asleep = false;
  /** @type {unknown} */
  failure = null;
  /** @type {Map<string, Reason[]>} */
  reasons = new Map();
  /** Played by link with friends apart: which seat is played here. @type {Mail | null} */
  mail = null;
  /** Called after every step that was taken; a frame tells the page outside. @type {(before: View, answer: Answer) => void} */
  heard = () => {};
  /** The first ply that the person at the screen has not seen before. @type {Map<number, number>} */
  seen = new Map();

  /** What the engine calls this table. */
  handle = "";
  #save = "";
  closed = false;
  /** After undo the reader decides, even where there is but one way. */
  #hold = false;
  #playing = false;
  /** The ply whose question was said aloud last. @type {number | undefined} */
  #told;
  #losses = 0;
  /** What has been said about storage already. */
  #warned = "kept";
  /** @type {() => void} */
  #release = () => {};
  /** The table is open in Python. */
  #awake = quietly();

  /** @param {string} id */
  constructor(id) {
    this.id = id;
  }

  // coming and going

  async open() {
    try {
      const save = saveOf(this.id);
      this.#save = save ?? "";
      const brought = arrived(this.id);
      const glance = save && !brought && this.kept ? glanceOf(this.id, save) : null;
      if (save) foresee(save);
      if (!glance) firstScreenStands();
      const viewer = glance?.view.viewer ?? null;
      const [answer] = await Promise.all([
        brought ?? (save && app.engine.call("open", { save, viewer })),
        glance && this.#doze(glance),
      ]);
      if (this.closed) return;
      if (!answer) throw { key: "no-table", args: {} };
      this.#release = claim(this.id, () => this.sleep());
      const { game } = answer.view;
      [this.board, this.about] = await Promise.all([board(game), about(game)]);
      this.handle = answer.table;
      this.#save = answer.save;
      if (answer.note) notify({ text: t(`note-${answer.note}`), stay: true });
      await this.#begin(answer);
    } catch (error) {
      this.failure = error;
      this.#awake.reject(error);
      redraw();
    }
  }

  /**
   * Draw the board from what was seen last.
   * @param {Glance} glance
   */
  async #doze({ view, log }) {
    const [drawing, content] = await Promise.all([board(view.game), about(view.game)]);
    if (this.closed || this.handle) return;
    [this.board, this.about, this.view, this.log] = [drawing, content, view, log];
    this.#sit();
    if (this.seat === null) this.curtain = view.toMove;
    this.waking = true;
    redraw();
    firstScreenDrawn();
  }

  /** Who sits before the screen: a lone person never meets a curtain; several always begin behind one. */
  #sit() {
    const { people } = this;
    this.mail = this.kept ? mailOf(this.id) : null;
    this.seat = this.mail && people.includes(this.mail.seat) ? this.mail.seat : people.length === 1 ? people[0] : null;
  }

  /** @param {Answer} answer */
  async #begin(answer) {
    this.view = answer.view;
    this.log = answer.log;
    this.past = null;
    this.#sit();
    if (this.curtain !== answer.view.toMove) this.curtain = null;
    if (this.seat !== answer.view.viewer) await this.#look(this.seat);
    this.waking = false;
    this.#awake.resolve();
    // A friend apart may have played the last move.
    if (this.mail) noteDown(this);
    this.keepSave();
    redraw();
    recap(this);
    this.play();
    if (this.view.over) this.welcome();
  }

  /** An ended game is opened: its result first. */
  welcome() {
    showEnd(this);
  }

  leave() {
    this.closed = true;
    dismissThinkers();
    this.#release();
    this.forget();
    if (this.handle) app.engine.call("close", { table: this.handle }).catch(() => {});
  }

  /** Another tab has sat down at this table. */
  sleep() {
    if (this.asleep || this.closed) return;
    this.asleep = true;
    this.picks = [];
    hideWhy();
    redraw();
  }

  /** Play on here, from what the other tab has kept. */
  wake() {
    this.leave();
    this.closed = false;
    this.asleep = false;
    this.handle = "";
    this.#awake = quietly();
    this.view = null;
    this.curtain = null;
    this.open();
    redraw();
  }

  title() {
    const name = this.view ? t(`game-${this.view.game}`) : t("app-name");
    if (!this.view || this.curtain !== null || this.view.toMove === null || this.view.over) return name;
    return t(this.asked ? "title-asked" : "title-waiting", { game: name, name: this.name(this.view.toMove) });
  }

  // who is who

  get seats() {
    return this.view?.seats ?? [];
  }

  get people() {
    return this.seats.flatMap(({ bot }, number) => (bot ? [] : [number]));
  }

  /** @param {number} seat */
  name(seat) {
    return this.seats[seat]?.name || t("seat-number", { n: seat + 1 });
  }

  /**
   * How sentences speak of a seat.
   * @param {number} seat
   */
  role(seat) {
    return seat === this.seat ? "you" : "other";
  }

  get asked() {
    return (
      this.view !== null &&
      !this.past &&
      this.curtain === null &&
      this.view.toMove === this.seat &&
      this.seat !== null &&
      !this.pause
    );
  }

  /** What keeps the reader from acting although it is their turn: the key of a text (lessons). */
  get pause() {
    return "";
  }

  /** Is this table kept in storage? */
  get kept() {
    return true;
  }

  /**
   * What stands above the log, or above a narrow board.
   * @returns {Drawn}
   */
  card() {
    return drawMail(this);
  }

  /** What is on the screen: now, or a moment that is being looked back at. */
  get shown() {
    return this.past?.view ?? this.view;
  }

  get shownLog() {
    return this.past?.log ?? this.log;
  }

  /**
   * Ask the engine about this table, as the person at the screen.
   * @param {string} method
   * @param {object} [what]
   */
  async ask(method, what) {
    // A lesson has no glance and is asked about only when it is there.
    if (this.waking) await this.#awake.promise;
    return app.engine.call(method, { table: this.handle, viewer: this.seat, ...what });
  }

  // play

  /** @param {string[]} ids */
  async act(ids) {
    if (!this.asked || this.busy || this.asleep) return;
    this.scene?.end();
    this.#hold = false;
    this.queued = this.waking ? ids : [];
    if (this.waking) redraw();
    await this.#step("act", { seat: this.seat, ids });
    this.play();
  }

  /** Let bots play, one decision after the other, until a person is asked. */
  async play() {
    if (this.#playing) return;
    this.#playing = true;
    try {
      while (await this.#next());
    } finally {
      this.#playing = false;
    }
    if (!this.asked || this.#told === this.view?.ply) return;
    this.#told = this.view?.ply;
    tellQuestion(this);
  }

  /** One decision that needs nobody; false when somebody has to do something. */
  async #next() {
    const { view } = this;
    if (!view || view.over || this.closed || this.asleep || this.past || this.curtain !== null || view.toMove === null)
      return false;
    if (this.scene) {
      await this.scene.over;
      this.scene = null;
      return true;
    }
    if (this.seats[view.toMove].bot) {
      const ply = view.ply;
      const thinks = this.seats[view.toMove].thinks;
      const [mind] = await Promise.all([thinks ? this.#ponder() : {}, wait(this.hurry ? 0 : PACE[settings.speed])]);
      if (!mind) return false;
      if (this.view?.ply !== ply || this.past || this.asleep || this.closed) return !this.closed && !this.past;
      return this.#step("advance", mind);
    }
    if (this.mail && view.toMove !== this.mail.seat) {
      openSend(this);
      return false;
    }
    if (view.toMove !== this.seat) {
      await this.dropCurtain(view.toMove);
      return false;
    }
    this.hurry = false;
    const only = this.asked ? this.#onlyWay() : null;
    if (!only) return false;
    await wait(Math.min(400, PACE[settings.speed]));
    return this.asked && this.view === view ? this.#step("act", { seat: this.seat, ids: [only] }) : true;
  }

  /** What the bot that is asked thinks; null when it was stopped: whoever stopped it lets play go on. */
  async #ponder() {
    try {
      return await ponder(this);
    } catch (error) {
      await this.trouble(error);
      return null;
    }
  }

  /** The one plain button of an empty phase, if the reader wants such phases passed. */
  #onlyWay() {
    const choices = this.view?.choices ?? [];
    if (!settings.autopass || this.#hold || choices.length !== 1 || choices[0].on || this.view?.prompt?.several)
      return null;
    return choices[0].id;
  }

  /**
   * @param {"act" | "advance"} method
   * @param {object} what
   */
  async #step(method, what) {
    const before = this.view;
    if (!before || this.busy) return false;
    this.busy = true;
    // Most answers come faster than a drawing; only a slow one is waited for visibly.
    const slow = setTimeout(redraw, 150);
    try {
      const answer = await this.ask(method, { ply: before.ply, ...what });
      if (this.closed) return false;
      this.take(before, answer);
      return true;
    } catch (error) {
      return (await this.trouble(error)) === true;
    } finally {
      clearTimeout(slow);
      this.busy = false;
      this.queued = [];
      redraw();
    }
  }

  /**
   * @param {View} before
   * @param {Answer} answer
   */
  take(before, answer) {
    const events = answer.steps.flatMap((step) => step.events);
    meet(events.map(({ rule }) => rule));
    const flights = this.past ? [] : (this.board?.flights(before, answer.view, events) ?? []);
    const places = remember(flights);
    this.scene?.end();
    this.scene = this.#perform(before, answer.view, events);
    this.view = answer.view;
    this.log = [...this.log, ...answer.steps];
    this.#save = answer.save;
    this.picks = [];
    this.queued = [];
    this.reasons.clear();
    hideWhy();
    noteDown(this);
    this.keepSave();
    this.busy = false;
    keepFocus(draw);
    fly(flights, places);
    if (this.seat !== null || this.people.length === 0) tell(this, answer.steps);
    this.heard(before, answer);
    chime(answer.view.over ? "end" : this.asked ? "asked" : "step");
    if (answer.view.over) this.finish();
  }

  /**
   * @param {View} before
   * @param {View} after
   * @param {GameEvent[]} events
   */
  #perform(before, after, events) {
    const pace = PACE[settings.speed];
    if (!pace || !moves() || this.hurry || this.past) return null;
    return this.board?.perform?.(before, after, events, pace) ?? null;
  }

  async finish() {
    await this.scene?.over;
    if (this.people.length > 1 && !this.mail) await this.#look(null);
    showEnd(this);
  }

  /**
   * Look through other eyes: any seat's, once the game is over.
   * @param {number | null} seat
   */
  async lookAs(seat) {
    if (!this.view?.over) return;
    this.seat = seat;
    await this.#look(seat);
    redraw();
  }

  /**
   * What this viewer sees now.
   * @param {number | null} viewer
   */
  async #look(viewer) {
    const answer = await app.engine.call("view", { table: this.handle, viewer });
    this.view = answer.view;
    this.log = answer.log;
    this.reasons.clear();
  }

  /**
   * The same question, seen anew: something about the table has changed, no move was played.
   * @param {{view: View, save: string}} answer
   */
  revise({ view, save }) {
    this.view = view;
    this.#save = save;
    this.keepSave();
  }

  keepSave() {
    if (!this.view || !this.board) return;
    const safe = keep(entryOf(this.id, this.view, this.board), this.#save);
    keepGlance(this, this.#save);
    if (safe || this.#warned === state()) return;
    this.#warned = state();
    notify({
      text: t(`storage-${state()}`),
      action: t("export-file"),
      run: () => this.export(),
      stay: true,
      tone: "bad",
    });
  }

  /**
   * @param {unknown} error
   * @returns {Promise<boolean | undefined>} can play go on?
   */
  async trouble(error) {
    const { key } = /** @type {{key?: string}} */ (error);
    if (key === "engine-lost" || key === "engine-restarted" || key === "unknown-table") return this.#reopen();
    notify({
      text: errorText(error),
      tone: "bad",
      action: t("report-copy"),
      run: () => copyReport(error, this.#save),
      stay: key === "fault",
    });
    await this.#look(this.seat).catch(() => {});
    return false;
  }

  /** Python was lost: start it anew and put the table back from the save. True: play can go on. */
  async #reopen() {
    notify({ text: t("engine-returns") });
    this.#losses++;
    if (app.engineState === "failed") await app.engine.restart();
    const answer = await app.engine.call("open", { save: this.#save, viewer: null });
    this.handle = answer.table;
    await this.#look(this.seat);
    return this.#losses <= MOST_LOSSES;
  }

  // people at one screen

  /** @param {number} seat whom the device is passed to */
  async dropCurtain(seat) {
    // Nothing of the last seat stays: the page is drawn from what a spectator sees, and everything said is unsaid.
    if (this.seat !== null && this.view) this.seen.set(this.seat, this.view.ply);
    this.curtain = seat;
    this.seat = null;
    this.past = null;
    this.forget();
    redraw();
    await this.#look(null);
    draw();
  }

  async liftCurtain() {
    const seat = this.curtain;
    if (seat === null || this.asleep) return;
    if (this.waking) {
      this.queued = ["lift"];
      redraw();
      await this.#awake.promise.catch(() => {});
      this.queued = [];
      if (this.curtain !== seat || this.closed || this.failure) return;
    }
    this.seat = seat;
    await this.#look(seat);
    this.curtain = null;
    draw();
    this.play();
  }

  /** @param {boolean} [all] the next to look may be another person */
  forget(all = true) {
    this.scene?.end();
    this.picks = [];
    this.glass = null;
    this.reasons.clear();
    closeAll();
    hush(all);
    forgetWhy();
    clearFlights();
  }

  // taking back

  async undo(practice = false) {
    // What has been sent to a friend is not taken back.
    if (!this.view?.undo || this.past || this.asleep || this.busy || (this.mail && !this.asked)) return;
    if (this.view.undo === "practice" && !practice && settings.confirm && !this.view.practice) return askPractice(this);
    this.busy = true;
    stopThinking();
    redraw();
    try {
      const answer = await this.ask("undo", { practice: this.view.undo === "practice" });
      this.view = answer.view;
      this.log = answer.log;
      this.#save = answer.save;
      this.#hold = true;
      this.forget(false);
      this.keepSave();
    } catch (error) {
      await this.trouble(error);
    }
    this.busy = false;
    redraw();
    this.play();
  }

  // files

  export() {
    if (this.view) exportText(this.#save, this.view.game);
  }
}

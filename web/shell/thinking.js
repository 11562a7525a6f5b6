/**
 * Thinking apart from the table: bots that think, and hints, have Python in workers of their own. They start when first
 * needed, are asked for one short slice after the other, and so are stopped by asking no more; a lost one is replaced.
 */
import { html, svg } from "lit-html";
import { app, redraw } from "./app.js";
import { settings, THINK } from "./settings.js";
import { t } from "./text.js";

/** @import { Thinker, Thoughts } from "../types.d.ts" */
/** @import { Table } from "./table.js" */

/** A slice of thinking, in milliseconds: what a stop waits for at most. */
const SLICE = 40;
/** While the reader skips what bots do. */
const HURRIED = 300;
/** A second worker where a core is free for it. */
const WORKERS = navigator.hardwareConcurrency > 2 ? 2 : 1;
const MOST_LOSSES = 2;
/** A slice that is not answered for so long never will be, in milliseconds. */
const PATIENCE = 10_000;

/** @type {Thinker[]} */
let thinkers = [];
/** @type {Job | null} what is being thought about */
let job = null;
/** @type {Table | null} whose bot is busy with it */
let pondering = null;

/** One question being thought over. */
class Job {
  stopped = false;
  /** @type {Thoughts[]} by stream */
  thoughts = [];
  /** When thinking began; starting Python does not count. */
  #began = 0;
  /** @type {() => void} */
  #interrupt = () => {};
  interrupted = new Promise((resolve) => {
    this.#interrupt = () => resolve(null);
  });

  /**
   * @param {object} brief
   * @param {() => number} time how long it may take, in milliseconds
   * @param {() => boolean} wanted
   */
  constructor(brief, time, wanted) {
    this.brief = brief;
    this.time = time;
    this.wanted = wanted;
  }

  stop() {
    this.stopped = true;
    this.#interrupt();
  }

  get over() {
    if (!this.stopped && !this.wanted()) this.stop();
    return this.stopped || this.progress >= 1;
  }

  get progress() {
    return this.#began ? Math.min(1, (performance.now() - this.#began) / this.time()) : 0;
  }

  /**
   * @param {Thinker} thinker
   * @param {number} stream
   */
  async think(thinker, stream) {
    await thinker.call("think", { brief: this.brief, stream });
    this.#began ||= performance.now();
    while (!this.over) {
      const { done, rows } = await inTime(thinker.call("think_on", { ms: SLICE }));
      this.thoughts[stream] = rows;
      turnRings(this.progress);
      if (done) return;
    }
  }
}

/**
 * A worker that the browser has taken away says nothing any more.
 * @template Answer
 * @param {Promise<Answer>} asked
 * @returns {Promise<Answer>}
 */
function inTime(asked) {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error("no answer")), PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(patience));
  });
}

/**
 * Thinks a brief over, in every worker there is.
 * @param {object} brief
 * @param {() => number} time
 * @param {() => boolean} wanted is it still of use?
 * @returns {Promise<Thoughts[] | null>} null when it was stopped
 */
export async function think(brief, time, wanted) {
  job?.stop();
  const mine = new Job(brief, time, wanted);
  job = mine;
  turnRings(0);
  try {
    await Promise.race([mine.interrupted, everyStream(mine)]);
  } finally {
    if (job === mine) job = null;
  }
  return mine.stopped ? null : mine.thoughts.filter((rows) => rows?.length);
}

/** @param {Job} mine */
async function everyStream(mine) {
  await Promise.all(Array.from({ length: WORKERS }, (_, stream) => oneStream(mine, stream)));
}

/**
 * @param {Job} mine
 * @param {number} stream
 */
async function oneStream(mine, stream) {
  for (let losses = 0; losses <= MOST_LOSSES && !mine.over; losses++) {
    const thinker = employ(stream);
    if (!thinker) return;
    try {
      return await mine.think(thinker, stream);
    } catch {
      // Lost, or it did not start: another one takes its place and thinks from the beginning.
      if (thinkers[stream] === thinker) delete thinkers[stream];
      thinker.terminate();
    }
  }
}

/** @param {number} stream */
function employ(stream) {
  const made = thinkers[stream] ?? app.engine.sibling?.();
  if (made) thinkers[stream] = made;
  return made;
}

/** Can anything be thought over here? A frame in another page has but one Python. */
export const canThink = () => app.engine.sibling !== undefined;

export function stopThinking() {
  job?.stop();
  job = null;
  pondering = null;
}

/** Does a bot of this table think? @param {Table} table */
export const ponders = (table) => pondering === table;

/** The table is left: nobody thinks any more, and the memory is given back. */
export function dismissThinkers() {
  stopThinking();
  for (const thinker of thinkers) thinker?.terminate();
  thinkers = [];
}

/**
 * What the bot that is asked thinks of its moves.
 * @param {Table} table
 * @returns {Promise<{thoughts?: Thoughts[]} | null>} null when it was stopped; no thoughts where it need not think apart
 */
export async function ponder(table) {
  const { view } = table;
  if (!view || !canThink()) return {};
  const wanted = () => table.view === view && !table.past && !table.asleep && !table.closed;
  const { brief } = await table.ask("brief", { ply: view.ply });
  if (!wanted()) return null;
  if (!brief) return {};
  stopThinking();
  pondering = table;
  redraw();
  try {
    const thoughts = await think(brief, () => (table.hurry ? HURRIED : THINK[settings.think]), wanted);
    // Nothing was thought: no worker would start. The table's own Python decides.
    return thoughts && (thoughts.length ? { thoughts } : {});
  } finally {
    if (pondering === table) pondering = null;
  }
}

// the ring

/**
 * A ring that fills while somebody thinks.
 * @param {string} name whom it stands for
 */
export function ring(name) {
  return html`<span class="think-ring" role="img" aria-label=${t("bot-thinks", { name })} title=${t("bot-thinks", { name })}>
    <svg viewBox="0 0 36 36" aria-hidden="true">${svg`<circle class="ring-all" cx="18" cy="18" r="14" pathLength="1"></circle><circle class="ring-done" cx="18" cy="18" r="14" pathLength="1"></circle>`}</svg>
  </span>`;
}

/**
 * Set on the elements themselves: the page is not drawn anew for every slice.
 * @param {number} progress
 */
function turnRings(progress) {
  for (const each of document.querySelectorAll(".think-ring")) {
    if (each instanceof HTMLElement) each.style.setProperty("--done", progress.toFixed(3));
  }
}

// One Python for all boards of a page. The page outside (embed.js) says which of its frames runs the worker; the others ask that one over a channel,
// which only frames of our own origin can hear. When that frame goes another is told to take over, and tables come back from their saves as after any
// loss of Python. Frames without an origin (a sandbox) hear no other and have a Python each.
import { createEngine, EngineError } from "../engine.js";

/** @import { BootMode, Engine, EngineState, Progress } from "../engine.js" */
/** @typedef {{key: string, args: Record<string, unknown>}} Refusal */
/** @typedef {{resolve: (value: any) => void, reject: (error: EngineError) => void}} Waiting */

/** How long a frame waits for the one that runs Python to speak before it starts its own, in ms. */
const SILENCE = 45_000;

export class SharedEngine {
  /** @type {EngineState} */
  state = "booting";
  /** @type {BootMode} */
  mode = "snapshot";
  /** @type {(progress: Progress) => void} */
  onprogress = () => {};
  /** @type {(state: EngineState, error?: EngineError) => void} */
  onstate = () => {};
  /** @type {Promise<void>} */
  ready;

  /** The worker's own engine, if it runs in this frame. @type {Engine | null} */
  #own = null;
  /** @type {BroadcastChannel | null} */
  #channel = null;
  #me = Math.random().toString(36).slice(2);
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #nextId = 0;
  /** @type {PromiseWithResolvers<void>} */
  #boot = Promise.withResolvers();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;

  /**
   * @param {string} group the boards that belong together; "" is this one alone
   * @param {boolean} runs is it this frame that runs the worker?
   */
  constructor(group, runs) {
    this.ready = this.#boot.promise;
    this.ready.catch(() => {});
    if (group) this.#join(`ludoteka.engine.${group}`);
    // Whoever made this listens from the next moment on.
    queueMicrotask(() => (runs || !this.#channel ? this.run() : this.#ask()));
  }

  /**
   * @param {string} method
   * @param {object} [payload]
   * @returns {Promise<any>}
   */
  async call(method, payload = {}) {
    await this.ready;
    if (this.#own) return this.#own.call(method, payload);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#say({ type: "call", from: this.#me, id, method, payload });
    });
  }

  async restart() {
    if (this.#own) await this.#own.restart();
    else this.#say({ type: "restart" });
    return this.ready;
  }

  /** @param {string} name */
  #join(name) {
    try {
      this.#channel = new BroadcastChannel(name);
      this.#channel.addEventListener("message", ({ data }) => this.#hear(data));
    } catch {
      this.#channel = null; // refused: then alone
    }
  }

  #ask() {
    this.#say({ type: "hello" });
    this.#silence = setTimeout(() => {
      this.#channel?.close();
      this.#channel = null;
      this.run();
    }, SILENCE);
  }

  /** Run the worker in this frame, for all of the group. */
  run() {
    clearTimeout(this.#silence);
    if (this.#own) return;
    this.#drop(new EngineError("engine-lost", { reason: "its board was closed" }));
    const own = createEngine();
    this.#own = own;
    own.onstate = (state, error) => {
      this.mode = own.mode;
      this.#enter(state, error);
      this.#tellState();
    };
    own.onprogress = (progress) => {
      this.onprogress(progress);
      this.#say({ type: "progress", progress });
    };
    this.#say({ type: "host" });
    own.onstate(own.state);
  }

  /** @param {object} message */
  #say(message) {
    this.#channel?.postMessage(message);
  }

  /** @type {EngineError | undefined} */
  #error;

  #tellState() {
    const { key = "", args = {} } = this.#error ?? {};
    this.#say({ type: "state", state: this.state, mode: this.mode, error: key ? { key, args } : null });
  }

  /** @param {any} data */
  #hear(data) {
    if (this.#own) {
      if (data.type === "hello") this.#tellState();
      else if (data.type === "restart") this.#own.restart().catch(() => {});
      else if (data.type === "call") this.#answer(data);
      return;
    }
    clearTimeout(this.#silence);
    if (data.type === "host") this.#drop(new EngineError("engine-lost", { reason: "its board was closed" }));
    else if (data.type === "progress") this.onprogress(data.progress);
    else if (data.type === "state") {
      this.mode = data.mode;
      this.#enter(data.state, data.error ? new EngineError(data.error.key, data.error.args) : undefined);
    } else if (data.type === "answer" && data.to === this.#me) this.#settle(data);
  }

  /** @param {{from: string, id: number, method: string, payload: object}} asked */
  async #answer({ from, id, method, payload }) {
    /** @type {{answer?: unknown, error?: Refusal}} */
    let told;
    try {
      told = { answer: await this.#own?.call(method, payload) };
    } catch (error) {
      const { key, args } = /** @type {EngineError} */ (error);
      told = { error: { key, args } };
    }
    this.#say({ type: "answer", to: from, id, ...told });
  }

  /** @param {{id: number, answer?: unknown, error?: Refusal}} told */
  #settle({ id, answer, error }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new EngineError(error.key, error.args));
    else waiting?.resolve(answer);
  }

  /** @param {EngineError} error */
  #drop(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (this.state === "ready") this.#enter("booting");
  }

  /**
   * @param {EngineState} state
   * @param {EngineError} [error]
   */
  #enter(state, error) {
    const before = this.state;
    this.state = state;
    this.#error = error;
    if (state === "booting" && before !== "booting") {
      this.#boot = Promise.withResolvers();
      this.ready = this.#boot.promise;
      this.ready.catch(() => {});
    }
    if (state === "ready") this.#boot.resolve();
    if (state === "failed") {
      const told = error ?? new EngineError("engine-lost");
      this.#boot.reject(told);
      for (const { reject } of this.#waiting.values()) reject(told);
      this.#waiting.clear();
    }
    this.onstate(state, error);
  }
}

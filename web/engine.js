// Python as seen from the page: promises over postMessage. See web/README.md for how to use it.
import { LOCK, RUNTIME, SNAPSHOT_LENGTH } from "./runtime.js";
import { scriptUrl } from "./trusted.js";

/** @typedef {"booting" | "ready" | "failed"} EngineState */
/** @typedef {"snapshot" | "plain"} BootMode */
/** @typedef {"download" | "start" | "install" | "ready"} Phase */
/** @typedef {{phase: Phase, loaded: number, total: number}} Progress bytes of what is being downloaded */
/** @typedef {import("./runtime.js").PartName} PartName */

/** How long nothing may happen during a boot before it counts as failed, in ms. */
const STALL = 45_000;
const SCRIPTS = /** @type {const} */ (["pyodide.mjs", "pyodide.asm.mjs"]);
/** @type {Record<BootMode, PartName[]>} what each way of booting downloads */
const NEEDED = {
  snapshot: [...SCRIPTS, "pyodide.asm.wasm", "snapshot.bin"],
  plain: [...SCRIPTS, "pyodide.asm.wasm", "stdlib.zip", "micropip.whl", "packaging.whl", "ludoteka.whl"],
};

/** An error that the page can put into words: the Fluent key is `error-` + key. */
export class EngineError extends Error {
  /**
   * @param {string} key
   * @param {Record<string, unknown>} [args]
   */
  constructor(key, args = {}) {
    super(`${key} ${JSON.stringify(args)}`);
    this.name = "EngineError";
    this.key = key;
    this.args = args;
  }
}

/** The downloads, kept so that a restart needs no network. */
class Parts {
  /** @type {Map<PartName, number>} */
  loaded = new Map();
  /** @type {Promise<WebAssembly.Module> | undefined} */
  #module;
  /** @type {Uint8Array<ArrayBuffer>[] | undefined} all of it, once it has come */
  #snapshot;
  /** @type {() => void} */
  #changed;

  /** @param {() => void} changed */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {BootMode} mode */
  progress(mode) {
    const names = NEEDED[mode];
    const total = names.reduce((sum, name) => sum + RUNTIME[name].bytes, 0);
    return { loaded: names.reduce((sum, name) => sum + (this.loaded.get(name) ?? 0), 0), total };
  }

  /**
   * @param {PartName} name
   * @param {number} bytes
   */
  count(name, bytes) {
    this.loaded.set(name, bytes);
    this.#changed();
  }

  get module() {
    this.#module ??= this.#compile().catch((error) => {
      this.#module = undefined;
      throw error;
    });
    return this.#module;
  }

  /** The snapshot piece by piece, as it comes: the worker unpacks one while the next is under way. */
  async *snapshot() {
    if (this.#snapshot) return yield* this.#snapshot;
    const { body } = await this.#get("snapshot.bin");
    const reader = body?.getReader();
    const chunks = [];
    let bytes = 0;
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      bytes += next.value.length;
      this.count("snapshot.bin", bytes);
      chunks.push(next.value);
      yield next.value;
    }
    this.#snapshot = chunks;
  }

  async #compile() {
    const response = await this.#fetch("pyodide.asm.wasm");
    try {
      return await WebAssembly.compileStreaming(response);
    } catch (error) {
      // A host that gives wasm another type, or a policy that forbids it: only the first can be helped.
      if (!(error instanceof TypeError)) throw new EngineError("boot-wasm", { reason: String(error) });
    }
    const bytes = await (await this.#fetch("pyodide.asm.wasm")).arrayBuffer().catch((error) => {
      throw new EngineError("boot-network", { file: "pyodide.asm.wasm", reason: String(error) }); // it broke off
    });
    return WebAssembly.compile(bytes).catch((error) => {
      throw new EngineError("boot-wasm", { reason: String(error) });
    });
  }

  /** @param {PartName} name */
  async #get(name) {
    const { url } = RUNTIME[name];
    const response = await fetch(url).catch((error) => {
      throw new EngineError("boot-network", { file: name, reason: String(error) });
    });
    if (!response.ok) throw new EngineError("boot-network", { file: name, reason: String(response.status) });
    return response;
  }

  /**
   * The response, whose bytes are counted by reading a copy of it as it comes.
   * @param {PartName} name
   */
  async #fetch(name) {
    const response = await this.#get(name);
    this.#count(name, response.clone());
    return response;
  }

  /**
   * @param {PartName} name
   * @param {Response} copy
   */
  async #count(name, copy) {
    const reader = copy.body?.getReader();
    let bytes = 0;
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        bytes += next.value.length;
        this.count(name, bytes);
      }
    } catch {
      // Whoever reads the response itself tells of the failure.
    }
  }
}

/**
 * A seed for a new table, as hexadecimal digits. Python cannot make one itself: restored from a snapshot it would
 * make the same again.
 */
export function cryptoSeed() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Engine {
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

  /** @type {Parts} */
  #parts;
  /** @type {Phase} */
  #phase = "download";
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Map<number, {resolve: (value: any) => void, reject: (error: EngineError) => void}>} */
  #waiting = new Map();
  #nextId = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  /** @type {{resolve: () => void, reject: (error: EngineError) => void}} */
  #boot = { resolve: () => {}, reject: () => {} };

  /**
   * @param {Parts} [parts] downloads to share with another engine
   * @param {Promise<unknown>} [when] start no sooner
   */
  constructor(parts, when) {
    this.#parts = parts ?? new Parts(() => this.#advance());
    this.ready = this.#begin("snapshot", when);
  }

  /** Another Python from the same downloads, in a worker of its own; it knows no tables. */
  sibling() {
    return new Engine(this.#parts);
  }

  /**
   * Asks bridge.py. Rejects with an EngineError when Python answers with an error or is lost.
   * @template {object} [Answer=any]
   * @param {string} method
   * @param {object} [payload]
   * @returns {Promise<Answer>}
   */
  async call(method, payload = {}) {
    await this.ready;
    const worker = this.#worker;
    // It may have died while nobody was waiting for it: then nobody would ever answer.
    if (!worker) throw new EngineError("engine-lost");
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ type: "call", id, method, payload: JSON.stringify(payload) });
    });
  }

  /** Stops whatever Python is doing and starts it anew; what it knew is gone, calls under way are rejected. */
  restart() {
    this.#drop(new EngineError("engine-restarted"));
    this.ready = this.#begin("snapshot");
    return this.ready;
  }

  terminate() {
    const error = new EngineError("engine-stopped");
    this.#drop(error);
    this.#setState("failed", error);
  }

  /**
   * @param {BootMode} mode
   * @param {Promise<unknown>} [when]
   */
  #begin(mode, when) {
    /** @type {Promise<void>} */
    const ready = new Promise((resolve, reject) => {
      this.#boot = { resolve, reject };
    });
    // Whoever calls before the boot is over hears of its failure; the page itself listens to onstate.
    ready.catch(() => {});
    this.#setState("booting");
    // It may have been started anew or stopped meanwhile.
    if (when) when.then(() => this.state === "booting" && !this.#worker && this.#start(mode));
    else this.#start(mode);
    return ready;
  }

  /** @param {BootMode} mode */
  #start(mode) {
    this.mode = mode;
    const worker = new Worker(scriptUrl(import.meta.resolve("./worker.js")), { type: "module", name: "ludoteka" });
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#hear(worker, data));
    worker.addEventListener("error", (event) => this.#failed(worker, event.message || "worker error"));
    const urls = Object.fromEntries(Object.entries(RUNTIME).map(([name, { url }]) => [name, url]));
    worker.postMessage({
      type: "boot",
      mode,
      urls,
      lock: LOCK,
      length: SNAPSHOT_LENGTH,
      lease: `ludoteka ${cryptoSeed()}`,
    });
    this.#enter("download");
    this.#feed(worker, mode).catch((error) => this.#failed(worker, error));
  }

  /**
   * @param {Worker} worker
   * @param {BootMode} mode
   */
  async #feed(worker, mode) {
    const parts = this.#parts;
    const sent = [parts.module.then((module) => worker.postMessage({ type: "module", module }))];
    if (mode === "snapshot") sent.push(this.#feedSnapshot(worker));
    await Promise.all(sent);
    if (worker === this.#worker && this.#phase === "download") this.#enter("start");
  }

  /** @param {Worker} worker */
  async #feedSnapshot(worker) {
    try {
      for await (const chunk of this.#parts.snapshot()) worker.postMessage({ type: "snapshot", chunk });
    } catch (error) {
      if (error instanceof EngineError) throw error;
      throw new EngineError("boot-network", { file: "snapshot.bin", reason: String(error) });
    }
    worker.postMessage({ type: "snapshot", chunk: null });
  }

  /**
   * @param {Worker} worker
   * @param {any} data
   */
  #hear(worker, data) {
    if (worker !== this.#worker) return;
    if (data.type === "answer") this.#answer(data.id, data.text);
    else if (data.type === "scripts") for (const name of SCRIPTS) this.#parts.count(name, RUNTIME[name].bytes);
    else if (data.type === "bytes") this.#parts.count(data.name, data.bytes);
    else if (data.type === "phase") this.#enter(data.phase);
    else if (data.type === "leased") this.#watch(worker, data.lease);
    else if (data.type === "failed") this.#failed(worker, data.reason);
    else if (data.type === "ready") {
      this.#enter("ready");
      clearTimeout(this.#watchdog);
      this.#setState("ready");
      this.#boot.resolve();
    }
  }

  /**
   * @param {number} id
   * @param {string} text
   */
  #answer(id, text) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const answer = JSON.parse(text);
    if (answer.error) waiting?.reject(new EngineError(answer.error.key, answer.error.args));
    else waiting?.resolve(answer);
  }

  /**
   * A worker that the system kills tells nobody. It holds a lock as long as it lives: whoever gets it knows that it is gone.
   * @param {Worker} worker
   * @param {string} lease
   */
  #watch(worker, lease) {
    navigator.locks.request(lease, () => this.#failed(worker, "the worker is gone")).catch(() => {});
  }

  /**
   * A failed boot from the snapshot is tried once more plainly; anything else is the end.
   * @param {Worker} worker
   * @param {unknown} reason
   */
  #failed(worker, reason) {
    if (worker !== this.#worker) return;
    const error = reason instanceof EngineError ? reason : new EngineError("boot-failed", { reason: String(reason) });
    const hopeless = error.key === "boot-wasm" || error.args.file === "pyodide.asm.wasm";
    if (this.state === "booting" && this.mode === "snapshot" && !hopeless && error.key !== "boot-timeout") {
      console.warn(`boot from the snapshot failed, booting plainly: ${error.message}`);
      worker.terminate();
      this.#start("plain");
      return;
    }
    const told = this.state === "ready" ? new EngineError("engine-lost", error.args) : error;
    this.#drop(told);
    this.#setState("failed", told);
  }

  /** @param {EngineError} error */
  #drop(error) {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#boot.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** @param {Phase} phase */
  #enter(phase) {
    this.#phase = phase;
    this.#advance();
  }

  #advance() {
    if (this.state !== "booting") return;
    clearTimeout(this.#watchdog);
    const worker = this.#worker;
    this.#watchdog = setTimeout(() => {
      if (worker) this.#failed(worker, new EngineError("boot-timeout", { phase: this.#phase }));
    }, STALL);
    this.onprogress({ phase: this.#phase, ...this.#parts.progress(this.mode) });
  }

  /**
   * @param {EngineState} state
   * @param {EngineError} [error]
   */
  #setState(state, error) {
    this.state = state;
    this.onstate(state, error);
  }
}

/**
 * Starts Python, at once if there is nothing to wait for.
 * @param {Promise<unknown>} [when]
 */
export function createEngine(when) {
  return new Engine(undefined, when);
}

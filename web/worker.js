// The worker in which Python lives. The page (engine.js) downloads and compiles, and sends here:
//   {type: "boot", mode, urls, lock, length, lease}   start, from the snapshot (of that length) or plainly
//   {type: "module", module}                   Pyodide's wasm, compiled
//   {type: "snapshot", chunk}                  a piece of the packed memory of a Python that has imported everything; null ends it
//   {type: "call", id, method, payload}        ask bridge.py
// and hears {type: "scripts" | "bytes" | "phase" | "leased" | "ready" | "failed" | "answer", ...}.
// Workers know no import map: this file imports nothing by name and is told where things are.

/** @typedef {Record<import("./runtime.js").PartName, string>} Urls */
/** @typedef {{mode: import("./engine.js").BootMode, urls: Urls, lock: import("./runtime.js").Lock, length: number, lease: string}} Order */

/** A worker of a page in one file has no place of its own. */
const HERE = location.protocol === "data:" ? "https://nowhere.invalid/" : location.href;
const STUB = new URL("stdlib.stub", HERE).href;

/** @type {PromiseWithResolvers<WebAssembly.Module>} */
const compiled = Promise.withResolvers();
/** @type {PromiseWithResolvers<Snapshot>} */
const unpacked = Promise.withResolvers();
/** @type {(method: string, payload: string) => string} */
let bridge;

/**
 * A snapshot in parts: runs of bytes that were kept, and runs that every fresh memory has.
 * @typedef {{header: number, kept: [start: number, bytes: Uint8Array][], fresh: [start: number, length: number][]}} Snapshot
 */

/** @type {WritableStreamDefaultWriter<BufferSource> | undefined} */
let inflater;

/**
 * Unpacks the snapshot as it comes: this thread has nothing else to do until the scripts are there.
 * @param {Uint8Array<ArrayBuffer> | null} chunk
 */
function inflate(chunk) {
  if (!inflater) {
    const { readable, writable } = new DecompressionStream("gzip");
    inflater = writable.getWriter();
    unpackSnapshot(readable).then(unpacked.resolve, fail);
  }
  // Whoever reads what comes out hears of damage.
  (chunk ? inflater.write(chunk) : inflater.close()).catch(() => {});
}

/**
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} inflated what packSnapshot in web/build/sparse.mjs wrote
 * @returns {Promise<Snapshot>}
 */
async function unpackSnapshot(inflated) {
  const data = await new Response(inflated).arrayBuffer();
  const [, header, keptRuns, freshRuns] = new Uint32Array(data, 0, 4);
  const numbers = new Uint32Array(data, 16, (keptRuns + freshRuns) * 2);
  let at = 16 + numbers.byteLength;
  /** @type {Snapshot["kept"]} */
  const kept = [];
  /** @type {Snapshot["fresh"]} */
  const fresh = [];
  for (let run = 0; run < keptRuns + freshRuns; run++) {
    const [start, length] = numbers.subarray(run * 2, run * 2 + 2);
    if (run < keptRuns) {
      kept.push([start, new Uint8Array(data, at, length)]);
      at += length;
    } else {
      fresh.push([start, length]);
    }
  }
  return { header, kept, fresh };
}

/**
 * Puts the parts of a snapshot where they belong.
 * @param {Uint8Array} bytes room for the whole of it, all zeros
 * @param {Snapshot} snapshot
 * @param {WebAssembly.Instance} instance just made
 */
function fill(bytes, { header, kept, fresh }, instance) {
  const memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
  for (const [start, run] of kept) bytes.set(run, start);
  for (const [start, length] of fresh) bytes.set(new Uint8Array(memory.buffer, start - header, length), start);
}

/**
 * Pyodide fetches and compiles its wasm by itself, one step after the other, and only when it has the snapshot. The page
 * does so beside the other downloads: Pyodide's fetch gets an empty answer, its compiler the finished module, and
 * the room for the snapshot is filled at the last moment before it is read.
 * @param {Urls} urls
 * @param {Uint8Array} [room]
 */
function handOver(urls, room) {
  const fetchReally = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === STUB || url.endsWith("/pyodide.asm.wasm")) return Promise.resolve(new Response());
    const response = fetchReally(input, init);
    response.then(
      (answer) => count(urls, url, answer.clone()),
      () => {},
    );
    return response;
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled.promise;
    const instance = await WebAssembly.instantiate(module, imports);
    if (room) fill(room, await unpacked.promise, instance);
    return { module, instance };
  };
}

/**
 * Tells the page how much of a part has come.
 * @param {Urls} urls
 * @param {string} url
 * @param {Response} copy
 */
async function count(urls, url, copy) {
  const name = Object.entries(urls).find(([, each]) => each === url)?.[0];
  const reader = copy.body?.getReader();
  let bytes = 0;
  try {
    for (let next = await reader?.read(); name && next && !next.done; next = await reader?.read()) {
      bytes += next.value.length;
      postMessage({ type: "bytes", name, bytes });
    }
  } catch {
    // Whoever reads the response itself tells of the failure.
  }
}

/**
 * A restored Python has all its modules in memory and needs the file of the standard library only if a
 * module is imported that nobody imported before. Then, and only then, it is fetched.
 * @param {import("pyodide").PyodideAPI} python
 * @param {string} library
 */
function fetchLibraryWhenRead(python, library) {
  const [major, minor] = python.runPython("import sys; sys.version_info[:2]").toJs();
  const { node } = /** @type {any} */ (python.FS).lookupPath(`/lib/python${major}${minor}.zip`);
  const ops = node.stream_ops;
  const load = () => {
    if (node.stream_ops === ops) return;
    const request = new XMLHttpRequest();
    request.open("GET", library, false);
    request.responseType = "arraybuffer";
    request.send();
    node.contents = new Uint8Array(request.response);
    node.usedBytes = node.contents.length;
    node.stream_ops = ops;
  };
  node.stream_ops = {
    ...ops,
    read(/** @type {unknown[]} */ ...args) {
      load();
      return ops.read(...args);
    },
    llseek(/** @type {unknown[]} */ ...args) {
      load();
      return ops.llseek(...args);
    },
  };
}

/**
 * @param {Urls} urls
 * @param {Record<string, unknown>} options
 */
async function load(urls, options) {
  const [pyodide, asm] = await Promise.all([import(urls["pyodide.mjs"]), import(urls["pyodide.asm.mjs"])]);
  postMessage({ type: "scripts" });
  const indexURL = new URL("./", urls["pyodide.mjs"].startsWith("data:") ? HERE : urls["pyodide.mjs"]).href;
  return pyodide.loadPyodide({ indexURL, createPyodideModule: asm.default, ...options });
}

/** @param {Order} order */
async function bootFromSnapshot({ urls, lock, length }) {
  const room = new Uint8Array(length);
  handOver(urls, room);
  const python = await load(urls, {
    lockFileContents: JSON.stringify(lock),
    stdLibURL: STUB,
    _loadSnapshot: room,
  });
  fetchLibraryWhenRead(python, urls["stdlib.zip"]);
  return python;
}

/**
 * The slow way: the compiled standard library, then micropip, which installs our wheel; all from our own files.
 * @param {Order} order
 */
async function bootPlainly({ urls, lock }) {
  handOver(urls);
  for (const name of /** @type {const} */ (["micropip", "packaging"])) {
    lock.packages[name].file_name = urls[`${name}.whl`];
  }
  const python = await load(urls, {
    lockFileContents: JSON.stringify(lock),
    stdLibURL: urls["stdlib.zip"],
    packageBaseUrl: urls["stdlib.zip"].replace(/[^/]*$/, ""),
  });
  postMessage({ type: "phase", phase: "install" });
  await python.loadPackage("micropip", { messageCallback: () => {} });
  await python.pyimport("micropip").install(urls["ludoteka.whl"]);
  return python;
}

/** @param {Order} order */
async function boot(order) {
  const python = await (order.mode === "snapshot" ? bootFromSnapshot(order) : bootPlainly(order));
  bridge = python.pyimport("ludoteka.bridge").call;
  const answer = JSON.parse(bridge("ping", "{}"));
  if (answer.error) throw new Error(`the bridge does not answer: ${answer.error.key}`);
  Object.assign(globalThis, { python }); // for tests and for the console
  postMessage({ type: "ready" });
}

/**
 * A lock that is held until this worker dies, so that the page hears of it (engine.js).
 * @param {string} lease
 */
function live(lease) {
  navigator.locks
    ?.request(lease, () => {
      postMessage({ type: "leased", lease });
      return new Promise(() => {});
    })
    .catch(() => {}); // no locks here: the page does without
}

/** @param {unknown} error */
const fail = (error) => postMessage({ type: "failed", reason: String(error) });

addEventListener("message", ({ data }) => {
  if (data.type === "boot") {
    live(data.lease);
    boot(data).catch(fail);
  } else if (data.type === "module") compiled.resolve(data.module);
  else if (data.type === "snapshot") inflate(data.chunk);
  else if (data.type === "call") postMessage({ type: "answer", id: data.id, text: bridge(data.method, data.payload) });
});

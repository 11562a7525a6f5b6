/**
 * The start of the site in one file (build.py build --single-file): everything lies in this page as text. It is unpacked into addresses
 * of this page, and the page runs as ever: what asks for a file by `import.meta.resolve` asks `ludotekaAt` here.
 */
import { BOARDS } from "./single-boards.js";

/** @type {Map<string, string>} from a path in web/ to its address */
const files = new Map();

Object.assign(globalThis, {
  ludotekaAt: (/** @type {string} */ path) => files.get(path) ?? path,
  ludotekaModule: (/** @type {string} */ path) => BOARDS[path](),
});

/** @param {string} id */
const textOf = (id) => document.getElementById(id)?.textContent ?? "";

/**
 * @param {string} id
 * @param {string} type
 * @param {boolean} packed
 */
async function unpack(id, type, packed) {
  const { body } = await fetch(`data:application/octet-stream;base64,${textOf(id)}`);
  const stream = packed ? body?.pipeThrough(new DecompressionStream("gzip")) : body;
  return new Response(stream, { headers: { "Content-Type": type } }).blob();
}

/** Workers of a page from a disk may import and read data: addresses, but nothing that belongs to the page. */
const FOR_WORKERS = /^\.\/(worker\.js|runtime\/)/;

async function unpackAll() {
  const [texts, wasm, snapshot] = await Promise.all([
    unpack("ludoteka-texts", "application/json", true),
    unpack("ludoteka-wasm", "application/wasm", true),
    unpack("ludoteka-snapshot", "application/octet-stream", false),
  ]);
  for (const [path, [type, text]] of Object.entries(JSON.parse(await texts.text()))) {
    const address = FOR_WORKERS.test(path)
      ? `data:${type},${encodeURIComponent(text)}`
      : URL.createObjectURL(new Blob([text], { type }));
    files.set(path, address);
  }
  for (const board of Object.keys(BOARDS)) files.set(board, `module ${board.length}`);
  files.set("./runtime/pyodide.asm.wasm", URL.createObjectURL(wasm));
  files.set("./runtime/snapshot.bin", URL.createObjectURL(snapshot));
  files.set("./runtime/stdlib.zip", `data:application/zip;base64,${textOf("ludoteka-stdlib")}`);
}

await unpackAll();
await (document.documentElement.classList.contains("framed") ? import("./frame.js") : import("./main.js"));

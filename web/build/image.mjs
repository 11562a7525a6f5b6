// Makes the Python side of the site: node image.mjs OUT WHEEL...
//
// The wheels are micropip, packaging and ludoteka. Out come
//   stdlib.zip     the standard library as .pyc, compiled by the very Python that will run it
//   lock.json      a Pyodide lock file that knows micropip and packaging only
//   ludoteka-*.whl our wheel, with .pyc beside the source
//   about-*.json   the static content of each game, which boards draw from before Python is up
//   snapshot.bin   the memory of a Pyodide that has imported the whole of ludoteka (see sparse.mjs)
import nodeCrypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide, version } from "pyodide";
import { packSnapshot } from "./sparse.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const pyodideHome = join(here, "..", "node_modules", "pyodide");
const compileSource = await readFile(join(here, "compile.py"), "utf8");

/** @param {string} path */
async function bytesOf(path) {
  // Pyodide refuses Node's Buffer, which is a Uint8Array of another kind.
  return new Uint8Array(await readFile(path));
}

/**
 * The lock file that lets Pyodide load micropip from our own files.
 * @param {string[]} wheels
 */
async function lockFile(wheels) {
  const stock = JSON.parse(await readFile(join(pyodideHome, "pyodide-lock.json"), "utf8"));
  /** @type {Record<string, object>} */
  const packages = {};
  for (const wheel of wheels) {
    const file = basename(wheel);
    const [name, release] = file.split("-");
    packages[name] = {
      name,
      version: release,
      file_name: file,
      install_dir: "site",
      sha256: nodeCrypto
        .createHash("sha256")
        .update(await readFile(wheel))
        .digest("hex"),
      package_type: "package",
      imports: [name],
      depends: name === "micropip" ? ["packaging"] : [],
      unvendored_tests: false,
    };
  }
  return JSON.stringify({ info: stock.info, packages });
}

/**
 * The stock standard library, compiled.
 * @param {string} lock
 */
async function compileStandardLibrary(lock) {
  const py = await loadPyodide({ indexURL: pyodideHome, lockFileContents: lock });
  const [major, minor] = py.runPython("import sys; sys.version_info[:2]").toJs();
  py.runPython(compileSource);
  return py.globals.get("compile_zip")(`/lib/python${major}${minor}.zip`).toJs();
}

/**
 * Our wheel with compiled modules; micropip installs it here as it would in the browser.
 * @param {string} lock
 * @param {string} stdlib
 * @param {string[]} helpers
 * @param {string} wheel
 * @returns {Promise<{compiled: Uint8Array, about: Map<string, string>}>}
 */
async function compilePackage(lock, stdlib, helpers, wheel) {
  const py = await loadPyodide({
    indexURL: pyodideHome,
    lockFileContents: lock,
    stdLibURL: stdlib,
    packageBaseUrl: dirname(helpers[0]),
  });
  const path = `/tmp/${basename(wheel)}`;
  py.FS.writeFile(path, await bytesOf(wheel));
  py.runPython(compileSource);
  const compiled = py.globals.get("compile_wheel")(path, sitePackages(py)).toJs();
  py.FS.writeFile(path, compiled);
  await py.loadPackage("micropip", { messageCallback: () => {} });
  await py.pyimport("micropip").install(`emfs:${path}`);
  py.globals.get("import_all")("ludoteka");
  const { call } = py.pyimport("ludoteka.bridge");
  const { games } = JSON.parse(call("ping", "{}"));
  const about = new Map(games.map((/** @type {string} */ game) => [game, call("about", JSON.stringify({ game }))]));
  return { compiled, about };
}

/** @param {import("pyodide").PyodideAPI} py */
function sitePackages(py) {
  return py.runPython("import site; site.getsitepackages()[0]");
}

/**
 * The memory of a fresh Pyodide after every module of ludoteka was imported. It is a second
 * instance, without micropip, because what micropip imports would double the download.
 * @param {string} lock
 * @param {string} stdlib
 * @param {Uint8Array} wheel
 */
async function snapshotOf(lock, stdlib, wheel) {
  stopTheClock();
  const fresh = freshMemory();
  const py = await loadPyodide({
    indexURL: pyodideHome,
    lockFileContents: lock,
    stdLibURL: stdlib,
    env: { PYTHONHASHSEED: "0" },
    _makeSnapshot: true,
  });
  py.unpackArchive(wheel, "zip", { extractDir: sitePackages(py) });
  py.runPython(
    `${compileSource}\nimportlib.invalidate_caches() # the clock stands, so folders look unchanged\nimport_all("ludoteka")\ntidy()`,
  );
  return packSnapshot(py.makeMemorySnapshot(), await fresh);
}

/** From here on the same sources give the same memory: no clock, no chance. */
function stopTheClock() {
  const then = Date.UTC(2020, 0, 1);
  Date.now = () => then;
  performance.now = () => 0;
  nodeCrypto.randomFillSync = (/** @type {any} */ view) => view.fill(1);
}

/** A copy of the memory that the next wasm module of Pyodide's size begins with. */
function freshMemory() {
  const instantiate = WebAssembly.instantiate;
  return new Promise((resolve) => {
    // @ts-expect-error: of its two forms Pyodide uses, in Node, only the one with bytes
    WebAssembly.instantiate = async (source, imports) => {
      const made = await instantiate(source, imports);
      const memory = /** @type {any} */ (made).instance?.exports.memory;
      if (memory) {
        WebAssembly.instantiate = instantiate;
        resolve(new Uint8Array(memory.buffer).slice());
      }
      return made;
    };
  });
}

const [out, ...wheels] = process.argv.slice(2);
const ours = wheels.find((wheel) => basename(wheel).startsWith("ludoteka-"));
if (!ours) throw new Error("image.mjs: no ludoteka wheel given");
const helpers = wheels.filter((wheel) => wheel !== ours);
const lock = await lockFile(helpers);
const zip = await compileStandardLibrary(lock);
const stdlib = join(out, "stdlib.zip");
await writeFile(stdlib, zip);
await writeFile(join(out, "lock.json"), lock);
const { compiled, about } = await compilePackage(lock, stdlib, helpers, ours);
for (const [game, text] of about) await writeFile(join(out, `about-${game}.json`), text);
await writeFile(join(out, basename(ours)), compiled);
const snapshot = await snapshotOf(lock, stdlib, compiled);
const packed = gzipSync(snapshot, { level: 9 });
await writeFile(join(out, "snapshot.bin"), packed);
console.log(
  `Pyodide ${version}: standard library ${zip.length} bytes, snapshot ${snapshot.length} -> ${packed.length} bytes`,
);
// Pyodide keeps Node's event loop alive.
process.exit(0);

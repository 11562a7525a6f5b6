// Writes the whole site as one page: node single.mjs OUT IMAGE [PAGE]. It opens from a disk, with no server and no network; as the
// frame of a board (PAGE web/pages/embed.html) it also works in a sandbox, where a page without an origin can fetch nothing.
//
// All modules are joined into one inline script; texts, pictures and Python lie beside it as packed text, unpacked by web/single.js.
// The policy names the inline script and style by their hashes.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { bundle } from "./bundle.mjs";
import { licences } from "./licences.mjs";
import { boards, fonts, libraries, ownFiles, root, runtimeFiles, sprites } from "./sources.mjs";
import { pageStyle } from "./styles.mjs";

/** @typedef {Map<string, Buffer>} Files */

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".ftl": "text/plain",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
};
const START = "web/single.js";

/** @param {string} text */
const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * @param {string} type
 * @param {Buffer | undefined} bytes
 */
const dataUrl = (type, bytes) => `data:${type};base64,${bytes?.toString("base64")}`;

/**
 * web/runtime.js and web/single-boards.js of this page.
 * @param {Files} runtime
 * @param {string} lock
 * @param {Files} own
 */
function written(runtime, lock, own) {
  const parts = [...runtime].filter(([path]) => path.startsWith("web/runtime/"));
  const rows = parts.map(
    ([path, bytes]) =>
      `${JSON.stringify(posix.basename(path))}: { url: import.meta.resolve("./runtime/${posix.basename(path)}"), bytes: ${bytes.length} }`,
  );
  const length = gunzipSync(runtime.get("web/runtime/snapshot.bin") ?? "").readUInt32LE(0);
  const drawings = boards(own).map((name) => `"./boards/${name}.js": () => import("./boards/${name}.js")`);
  return [
    Buffer.from(
      `export const BUILD = "one file";\nexport const LOCK = ${lock};\nexport const SNAPSHOT_LENGTH = ${length};\n` +
        `export const RUNTIME = { ${rows.join(", ")} };\n`,
    ),
    Buffer.from(`export const BOARDS = { ${drawings.join(", ")} };
`),
  ];
}

/**
 * What is asked for by name, as text.
 * @param {Files} sources
 * @param {(css: string) => string} withFonts
 */
async function texts(sources, withFonts) {
  /** @type {Record<string, [type: string, text: string]>} */
  const found = {};
  for (const [path, bytes] of sources) {
    const ending = posix.extname(path);
    const wanted =
      /\.(ftl|svg|json|txt)$/.test(path) || path === "web/worker.js" || /^web\/runtime\/.*\.mjs$/.test(path);
    if (wanted) found[`./${path.slice(4)}`] = [TYPES[ending], String(bytes)];
  }
  for (const game of boards(sources)) {
    const css = await pageStyle([`web/styles/${game}.css`], sources);
    found[`./styles/${game}.css`] = ["text/css", withFonts(css)];
  }
  return found;
}

async function main() {
  const [out, image, start = "index.html"] = process.argv.slice(2);
  const own = await ownFiles();
  const { files: libraryFiles, names } = await libraries(own);
  const runtime = await runtimeFiles(image, []);
  const sources = new Map([
    ...own,
    ...libraryFiles,
    ...(await fonts()),
    ...(await sprites()),
    ...runtime,
    ...(await licences(join(image, "licences.json"))),
  ]);
  const [runtimeModule, boardsModule] = written(runtime, await readFile(join(image, "lock.json"), "utf8"), own);
  sources.set("web/runtime.js", runtimeModule);
  sources.set("web/single-boards.js", boardsModule);
  const withFonts = (/** @type {string} */ css) =>
    css.replace(/@@(web\/[^@]+)@@/g, (_, path) =>
      dataUrl(path.endsWith(".woff2") ? "font/woff2" : TYPES[posix.extname(path)], sources.get(path)),
    );
  const script = String((await bundle([START], sources, names, { whole: true })).get(START));
  let html = await readFile(join(root, start), "utf8");
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">\n/g)];
  const style = withFonts(
    await pageStyle(
      sheets.map(([, href]) => posix.join(posix.dirname(start), href)),
      sources,
    ),
  );
  for (const [link] of sheets) html = html.replace(link, "");
  const stamp = createHash("sha256").update(script).update(style).digest("hex").slice(0, 12);
  const policy = `default-src 'none'; script-src ${hashed(script)} data: blob: 'wasm-unsafe-eval'; style-src ${hashed(style)} blob:; img-src data: blob:; font-src data:; connect-src data: blob:; worker-src data: blob:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lit-html ludoteka`;
  const blocks = {
    texts: gzipSync(JSON.stringify(await texts(sources, withFonts)), { level: 9 }),
    wasm: gzipSync(runtime.get("web/runtime/pyodide.asm.wasm") ?? "", { level: 9 }),
    snapshot: runtime.get("web/runtime/snapshot.bin"),
    stdlib: runtime.get("web/runtime/stdlib.zip"),
  };
  const inside = Object.entries(blocks).map(
    ([name, bytes]) => `<script type="text/plain" id="ludoteka-${name}">${bytes?.toString("base64")}</script>`,
  );
  const page = html
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, before) => before + policy)
    .replace('data-build=""', `data-build="${stamp}"`)
    .replace(/<link rel="(manifest|apple-touch-icon)"[^>]*>\n/g, "")
    .replace(
      /href="[./\w]*icons\/logo\.svg"/,
      () => `href="${dataUrl("image/svg+xml", sources.get("web/icons/logo.svg"))}"`,
    )
    .replace(/<script type="importmap">[^<]*<\/script>\n/, () => `<style>${style}</style>\n`)
    .replace(/<script( type="module")? src="[^"]+"><\/script>\n/g, "")
    .replace("</body>", () => `${inside.join("\n")}\n<script type="module">${script}</script>\n</body>`);
  await writeFile(out, page);
  console.log(`${out}: ${(page.length / 1e6).toFixed(1)} MB`);
}

await main();

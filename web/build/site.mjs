// Writes the site: node site.mjs OUT IMAGE ALONE [--compress CACHE] WHEEL...
//
// Every file but the pages gets a name that holds the hash of its contents, so a browser or a service
// worker may keep it for ever. The modules and the style sheets of a page are joined (bundle.mjs, styles.mjs); the import map of
// each page leads their imports, and import.meta.resolve("./locales/en/app.ftl"), to the hashed names. Workers know no import
// map, so web/worker.js imports nothing and is told where things are.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { transform } from "esbuild";
import { bundle } from "./bundle.mjs";
import { licences } from "./licences.mjs";
import { boards, fonts, importsOf, libraries, ownFiles, pages, root, runtimeFiles, sprites } from "./sources.mjs";
import { addPageStyle, addStyles } from "./styles.mjs";

// These keep their names and lie at the top: a service worker's reach is its folder, and other people's pages name embed.js.
const FIXED = new Map([
  ["web/sw.js", "sw.js"],
  ["web/embed.js", "embed.js"],
]);
const ALREADY_SMALL = /\.(bin|zip|whl|woff2|png|webp)$|^embed-alone\.html$/;

/** @param {string | Buffer | Uint8Array} data */
const sha256 = (data) => createHash("sha256").update(data);

// For hosts that read such a file: what has its hash in its name may be kept for ever, the rest is asked about again.
const HEADERS = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
/web/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
/embed.js
  Cache-Control: no-cache
  Access-Control-Allow-Origin: *
/web/worker.*
  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'
`;
/** Where a page wants what its first screen needs to be asked for before its modules have come. */
const EARLY = /<script src="[^"]*\bearly\.js"><\/script>\n/;
// Scripts that run apart from the modules of a page.
const APART = ["web/worker.js", ...FIXED.keys()];

/** The files of the site by their names there, and the way from source path to name. */
export class Site {
  /** @type {Map<string, string>} source path -> name in the site */
  names = new Map();
  /** @type {Map<string, Buffer>} name in the site -> bytes */
  files = new Map();

  /**
   * @param {string} path
   * @param {Buffer} bytes
   * @param {string} [place] where it lies, if not at its path
   */
  add(path, bytes, place = path) {
    const name = FIXED.get(path) ?? hashedName(place, bytes);
    this.names.set(path, name);
    this.files.set(name, bytes);
  }

  /**
   * The name of what `reference` means in the source file `from`, seen from the folder of `seen`.
   * @param {string} reference
   * @param {string} from
   * @param {string} seen
   */
  lead(reference, from, seen) {
    const [path, ...rest] = reference.split(/(?=[#?])/);
    const name = this.names.get(posix.join(posix.dirname(from), path));
    return name === undefined ? undefined : posix.relative(posix.dirname(seen), name) + rest.join("");
  }
}

/**
 * @param {string} path
 * @param {Buffer} bytes
 */
function hashedName(path, bytes) {
  const hash = sha256(bytes).digest("hex").slice(0, 12);
  const { dir, name, ext } = posix.parse(path);
  // A wheel's file name has a meaning; there the hash makes a folder.
  return ext === ".whl" ? `${dir}/${hash}/${name}${ext}` : `${dir}/${name}.${hash}${ext}`;
}

/**
 * What a web manifest names, by its hashed names.
 * @param {Site} site
 * @param {string} path
 * @param {Buffer} bytes
 */
function addWebManifest(site, path, bytes) {
  const led = String(bytes).replace(/"src": "([^"]+)"/g, (_, reference) => {
    const name = site.lead(reference, path, path);
    if (name === undefined) throw new Error(`site: ${path} refers to ${reference}, which does not exist`);
    return `"src": "./${name}"`;
  });
  site.add(path, Buffer.from(led));
}

/**
 * The name of this build goes into the pages and the service worker; it is made of everything, those two included.
 * @param {Site} site
 * @param {boolean} offline
 */
function nameBuild(site, offline) {
  const list = [...site.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = sha256(list.map(([name, bytes]) => name + sha256(bytes).digest("hex")).join("\n"));
  const build = all.update(String(offline)).digest("hex").slice(0, 12);
  for (const [name, bytes] of site.files) {
    if (!name.endsWith(".html") && name !== FIXED.get("web/sw.js")) continue;
    const named = String(bytes)
      .replace('data-build=""', `data-build="${build}"${offline ? "" : ' data-offline="off"'}`)
      .replace('const BUILD = "";', `const BUILD = "${offline ? build : "off"}";`);
    site.files.set(name, Buffer.from(named));
  }
  return build;
}

/**
 * web/runtime.js tells the page where Python lies and how many bytes to wait for (see web/runtime.d.ts).
 * @param {Site} site
 * @param {string} lock
 */
function runtimeModule(site, lock) {
  const entries = [...site.names].filter(([path]) => path.startsWith("web/runtime/"));
  const parts = entries.map(([path, name]) => {
    const wheel = /\/(\w+)-[^/]*\.whl$/.exec(path)?.[1];
    const key = wheel ? `${wheel}.whl` : posix.basename(path);
    return `  ${JSON.stringify(key)}: { url: at("./${posix.relative("web", name)}"), bytes: ${site.files.get(name)?.length} },`;
  });
  const build = sha256([...site.files.keys()].sort().join("\n"))
    .digest("hex")
    .slice(0, 12);
  const snapshot = gunzipSync(site.files.get(site.names.get("web/runtime/snapshot.bin") ?? "") ?? "");
  return Buffer.from(
    `const at = (path) => new URL(path, import.meta.url).href;\nexport const BUILD = "${build}";\n` +
      `export const LOCK = ${lock};\nexport const SNAPSHOT_LENGTH = ${snapshot.readUInt32LE(0)};\nexport const RUNTIME = {\n${parts.join("\n")}\n};\n`,
  );
}

/**
 * The modules that a script needs before it runs.
 * @param {string} start
 * @param {Map<string, Buffer>} scripts
 */
function closure(start, scripts) {
  const needed = new Set([start]);
  for (const path of needed) {
    for (const wanted of importsOf(String(scripts.get(path)))) {
      const target = posix.join("web", wanted);
      if (!scripts.has(target)) throw new Error(`site: ${path} imports ${wanted}, which does not exist`);
      needed.add(target);
    }
  }
  return needed;
}

/**
 * The scripts that a page names.
 * @param {string} path
 * @param {string} html
 */
function startsOf(path, html) {
  return [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) =>
    posix.join(posix.dirname(path), src),
  );
}

/**
 * A page with its references led to the hashed names, its import map and early script, and the hashes of both in its CSP.
 * @param {string} path
 * @param {string} html
 * @param {Site} site
 * @param {Map<string, Buffer>} scripts
 * @param {string} early
 */
function page(path, html, site, scripts, early) {
  /** @type {Record<string, string>} */
  const imports = {};
  for (const [source, name] of site.names) {
    if (!source.startsWith("web/runtime/")) imports[`./${source}`] = `./${name}`;
  }
  const map = JSON.stringify({ imports });
  const inline = EARLY.test(html) ? [early] : [];
  const preload = new Set(startsOf(path, html).flatMap((start) => [...closure(start, scripts)]));
  const links = [...preload].map((source) => `<link rel="modulepreload" href="${site.names.get(source)}">`);
  const led = html.replace(EARLY, "").replace(/\b(href|src)="(?!#|[a-z]+:)([^"]+)"/g, (whole, attribute, reference) => {
    const name = site.lead(reference, path, "index.html");
    if (name !== undefined) return `${attribute}="${name}"`;
    if (/(^|\/)web\/|\.(js|css|svg|png)\b/.test(reference)) {
      throw new Error(`site: ${path} refers to ${reference}, which does not exist`);
    }
    return whole;
  });
  const withMap = led.replace(/<script type="importmap">[\s\S]*?<\/script>/, () =>
    [
      `<script type="importmap">${map}</script>`,
      ...inline.map((script) => `<script>${script}</script>`),
      ...links,
    ].join("\n"),
  );
  const hashes = [map, ...inline].map((script) => `'sha256-${sha256(script).digest("base64")}'`);
  return withMap.replace(/(script-src 'self')/g, `$1 ${hashes.join(" ")}`);
}

/**
 * Writes what changed and removes what no longer belongs. A file is renamed into place, so no reader meets half of one.
 * @param {string} out
 * @param {Map<string, Buffer>} files
 */
async function write(out, files) {
  await mkdir(out, { recursive: true });
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const path = posix.relative(out, join(entry.parentPath, entry.name));
    if (entry.isFile() && !files.has(path)) await rm(join(out, path));
  }
  for (const [name, bytes] of files) {
    const path = join(out, name);
    const old = await readFile(path).catch(() => undefined);
    if (old?.equals(bytes)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
  }
}

/**
 * .gz and .br copies for hosts that look for them; kept in a cache, for the big ones take seconds.
 * @param {Map<string, Buffer>} files
 * @param {string} cache
 */
async function compressed(files, cache) {
  await mkdir(cache, { recursive: true });
  const ways = {
    gz: (/** @type {Buffer} */ data) => promisify(gzip)(data, { level: 9 }),
    br: (/** @type {Buffer} */ data) =>
      promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  };
  const copies = new Map();
  /** @param {string} name @param {Buffer} bytes @param {keyof typeof ways} kind */
  async function add(name, bytes, kind) {
    const kept = join(cache, `${sha256(bytes).digest("hex")}.${kind}`);
    const copy = await readFile(kept).catch(async () => {
      const fresh = await ways[kind](bytes);
      await writeFile(kept, fresh);
      return fresh;
    });
    if (copy.length < bytes.length) copies.set(`${name}.${kind}`, copy);
  }
  const worth = [...files].filter(([name, bytes]) => !ALREADY_SMALL.test(name) && bytes.length >= 1000);
  // All at once: zlib works in threads of its own.
  await Promise.all(worth.flatMap(([name, bytes]) => [add(name, bytes, "gz"), add(name, bytes, "br")]));
  return copies;
}

async function main() {
  const args = process.argv.slice(2);
  const flag = args.indexOf("--compress");
  const cache = flag < 0 ? undefined : args.splice(flag, 2)[1];
  const off = args.indexOf("--without-offline");
  if (off >= 0) args.splice(off, 1);
  const [out, image, alone, ...wheels] = args;
  const site = new Site();
  const own = await ownFiles();
  const { files: libraryFiles, names: libraryNames } = await libraries(own);
  for (const [path, bytes] of await runtimeFiles(image, wheels)) site.add(path, bytes);
  const runtime = runtimeModule(site, await readFile(join(image, "lock.json"), "utf8"));
  const sources = new Map([
    ...own,
    ...libraryFiles,
    ...(await fonts()),
    ...(await sprites()),
    ...(await licences(join(image, "licences.json"))),
  ]);
  sources.set("web/runtime.js", runtime);
  for (const [path, bytes] of sources) if (!/\.(css|js|mjs|webmanifest)$/.test(path)) site.add(path, bytes);
  for (const [path, bytes] of sources) if (path.endsWith(".webmanifest")) addWebManifest(site, path, bytes);
  for (const path of APART) {
    const bytes = sources.get(path);
    if (!bytes || importsOf(String(bytes)).length) throw new Error(`site: ${path} must be there and import nothing`);
    site.add(path, bytes);
  }
  const written = await pages();
  const { code: early } = await transform(String(sources.get("web/early.js")), { minify: true });
  const starts = [...written].flatMap(([path, bytes]) => startsOf(path, String(bytes)));
  const drawings = boards(own).map((name) => `web/boards/${name}.js`);
  const scripts = await bundle([...new Set([...starts, ...drawings])], sources, libraryNames);
  for (const [path, bytes] of scripts)
    site.add(path, bytes, posix.join("web", path.slice("web/".length).replaceAll("/", "-")));
  await addStyles(site, sources, [...written].map(([, bytes]) => String(bytes)).join());
  for (const [path, bytes] of written) {
    const styled = await addPageStyle(site, sources, path, String(bytes));
    site.files.set(posix.basename(path), Buffer.from(page(path, styled, site, scripts, early)));
  }
  // The frame of a board with everything inside, for sandboxes.
  site.files.set(posix.basename(alone), await readFile(alone));
  site.files.set("_headers", Buffer.from(HEADERS));
  const build = nameBuild(site, off < 0);
  const list = [...site.files].sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest = {
    build,
    files: list.map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes).digest("hex") })),
  };
  const copies = cache ? await compressed(site.files, cache) : new Map();
  site.files.set("manifest.json", Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  await write(join(root, out), new Map([...site.files, ...copies]));
  const bytes = list.reduce((sum, [, data]) => sum + data.length, 0);
  console.log(`${list.length} files, ${(bytes / 1e6).toFixed(1)} MB, build ${manifest.build}`);
}

await main();

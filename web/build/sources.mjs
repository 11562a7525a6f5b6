// What the site is made of: a Map from a path in the source tree ("web/main.js") to its bytes.
import { readdir, readFile } from "node:fs/promises";
import { dirname, extname, join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const modules = join(root, "web", "node_modules");

/** @typedef {Map<string, Buffer>} Files */

const KINDS = new Set([".js", ".css", ".ftl", ".svg", ".png", ".webp", ".woff2", ".webmanifest"]);
const OUTSIDE = new Set(["build", "node_modules", "pages"]);
/** The sheets of text of the shell. */
const SHELL = ["app", "rulebook", "lessons", "share"];
const SUBSETS = ["latin", "latin-ext", "cyrillic"];
const FONTS = [
  ["@fontsource/yeseva-one", "index.css"],
  ["@fontsource-variable/commissioner", "index.css"],
];
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const PACKAGES = {
  "lit-html": { home: "lit-html", main: "lit-html.js" },
  "@fluent/bundle": { home: "@fluent/bundle/esm", main: "index.js" },
  uqr: { home: "uqr/dist", main: "index.mjs" },
};

/**
 * The modules that a script names in its imports and exports.
 * @param {string} script
 */
export function importsOf(script) {
  const bare = script.replace(/\/\*[\s\S]*?\*\//g, "");
  const found = bare.matchAll(/(?:^|[;}\s])(?:import|export)\b(?:[\w\s{},*$]*?\bfrom)?\s*["']([^"']+)["']/g);
  return [...found].map((match) => match[1]);
}

/** @returns {Promise<Files>} */
export async function ownFiles() {
  /** @type {Files} */
  const files = new Map();
  for (const entry of await readdir(join(root, "web"), { recursive: true, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join("/");
    const place = path.split("/")[1];
    // Data of a board is part of the site; other .json files are settings of tools and lists of icons.
    const wanted = KINDS.has(extname(path)) || (place === "boards" && extname(path) === ".json");
    if (entry.isFile() && wanted && !OUTSIDE.has(place) && !path.endsWith(".own.svg")) {
      files.set(path, await readFile(join(root, path)));
    }
  }
  for (const [path, bytes] of joinedTexts(files)) files.set(path, bytes);
  return files;
}

/**
 * Texts that are always wanted together come as one file: those of the shell as shell.ftl, those of a board as <game>-table.ftl.
 * @param {Files} files what is joined is taken out
 */
function joinedTexts(files) {
  const games = boards(files);
  /** @type {Files} */
  const joined = new Map();
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, folder, sheet] = /^(web\/locales\/\w+)\/([\w-]+)\.ftl$/.exec(path) ?? [];
    const game = games.find((name) => [name, `${name}-board`, `${name}-maps`].includes(sheet));
    const whole = SHELL.includes(sheet) ? "shell" : game && `${game}-table`;
    if (!whole) continue;
    const place = `${folder}/${whole}.ftl`;
    joined.set(place, Buffer.concat([joined.get(place) ?? Buffer.from(""), bytes, Buffer.from("\n")]));
    files.delete(path);
  }
  return joined;
}

/**
 * The boards: scripts that have a folder of their own name beside them.
 * @param {Files} own
 */
export function boards(own) {
  const names = [...own.keys()].map((path) => /^web\/boards\/(\w+)\.js$/.exec(path)?.[1] ?? "");
  return names.filter((name) => name && [...own.keys()].some((path) => path.startsWith(`web/boards/${name}/`)));
}

/** The pages: index.html at the top and whatever lies in web/pages; all go to the top of the site. */
export async function pages() {
  /** @type {Files} */
  const found = new Map([["index.html", await readFile(join(root, "index.html"))]]);
  const folder = join(root, "web", "pages");
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith(".html")) found.set(`web/pages/${name}`, await readFile(join(folder, name)));
  }
  return found;
}

/**
 * The library modules that our scripts reach, and the bare names by which they reach them.
 * @param {Files} own
 */
export async function libraries(own) {
  /** @type {Files} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @param {string} path */
  async function take(path) {
    if (files.has(path)) return;
    const inside = path.slice("web/vendor/".length);
    const pack = Object.values(PACKAGES).find((each) => inside.startsWith(`${each.home}/`));
    if (!pack) throw new Error(`site: ${path} is in no known library`);
    const bytes = await readFile(join(modules, inside));
    files.set(path, bytes);
    for (const wanted of importsOf(bytes.toString())) {
      if (wanted.startsWith(".")) await take(posix.join(posix.dirname(path), wanted));
      else await takeBare(wanted);
    }
  }
  /** @param {string} wanted */
  async function takeBare(wanted) {
    const entry = Object.entries(PACKAGES).find(([name]) => wanted === name || wanted.startsWith(`${name}/`));
    if (!entry) throw new Error(`site: import of the unknown library ${wanted}`);
    const [name, { home, main }] = entry;
    const path = `web/vendor/${home}/${wanted === name ? main : wanted.slice(name.length + 1)}`;
    names.set(wanted, path);
    await take(path);
  }
  for (const [path, bytes] of own) {
    if (!path.endsWith(".js")) continue;
    for (const wanted of importsOf(bytes.toString())) {
      if (!wanted.startsWith(".")) await takeBare(wanted);
    }
  }
  return { files, names };
}

/** The fonts with one style sheet, web/fonts/fonts.css; only the subsets our languages need. */
export async function fonts() {
  /** @type {Files} */
  const files = new Map();
  const faces = [];
  for (const [pack, sheet] of FONTS) {
    const css = await readFile(join(modules, pack, sheet), "utf8");
    for (const [face] of css.matchAll(/@font-face\s*{[^}]*}/g)) {
      const file = /url\(\.\/files\/([\w-]+\.woff2)\)/.exec(face)?.[1];
      const subset = file && /-((?:latin|cyrillic|greek|vietnamese)(?:-ext)?)-/.exec(file)?.[1];
      if (!file || !SUBSETS.includes(subset ?? "")) continue;
      files.set(`web/fonts/${file}`, await readFile(join(modules, pack, "files", file)));
      faces.push(face.replace(/src:[^;]*;/, `src: url(./${file}) format("woff2");`));
    }
  }
  files.set("web/fonts/fonts.css", Buffer.from(faces.join("\n")));
  return files;
}

/**
 * Sprites drawn from the game-icons collection: web/icons/NAME.json says {"symbol id": "icon name"},
 * web/icons/NAME.own.svg may add symbols of our own; out comes web/icons/NAME.svg.
 */
export async function sprites() {
  /** @type {Files} */
  const files = new Map();
  const folder = join(root, "web", "icons");
  const lists = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  if (!lists.length) return files;
  const all = JSON.parse(await readFile(join(modules, "@iconify-json", "game-icons", "icons.json"), "utf8"));
  for (const list of lists) {
    /** @type {Record<string, string>} */
    const wanted = JSON.parse(await readFile(join(folder, list), "utf8"));
    const symbols = Object.entries(wanted).map(([id, icon]) => {
      const body = all.icons[icon]?.body ?? all.icons[all.aliases?.[icon]?.parent]?.body;
      if (!body) throw new Error(`site: web/icons/${list} names the unknown icon ${icon}`);
      return `<symbol id="${id}" viewBox="0 0 512 512">${body}</symbol>`;
    });
    const own = await readFile(join(folder, list.replace(/json$/, "own.svg")), "utf8").catch(() => "");
    symbols.push(own.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, ""));
    const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
    files.set(`web/icons/${list.replace(/json$/, "svg")}`, Buffer.from(sprite));
  }
  return files;
}

/**
 * Pyodide and what image.mjs made; the static content of the games lies apart, for pages ask for it by its name.
 * @param {string} image
 * @param {string[]} wheels
 */
export async function runtimeFiles(image, wheels) {
  /** @type {Files} */
  const files = new Map();
  for (const name of PYODIDE) files.set(`web/runtime/${name}`, await readFile(join(modules, "pyodide", name)));
  for (const name of ["stdlib.zip", "snapshot.bin"]) {
    files.set(`web/runtime/${name}`, await readFile(join(image, name)));
  }
  for (const name of await readdir(image)) {
    const game = /^about-(\w+)\.json$/.exec(name)?.[1];
    if (game) files.set(`web/about/${game}.json`, await readFile(join(image, name)));
  }
  for (const wheel of wheels) files.set(`web/runtime/${posix.basename(wheel)}`, await readFile(wheel));
  return files;
}

/** The licences of all that the site carries besides our own files, as one text that the app links to. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./sources.mjs";

const modules = join(root, "web", "node_modules");
/** Packages whose files are on the site although they are needed only while it is built: the icons. */
const DRAWN = ["@iconify-json/game-icons"];
/** Inside Pyodide, without a package of its own. */
const INSIDE = [{ name: "CPython and its standard library (in pyodide)", version: "", licence: "PSF-2.0", text: "" }];

/** @typedef {{name: string, version: string, licence: string, text: string}} Part */

/**
 * @param {string} name
 * @returns {Promise<Part>}
 */
async function npmPart(name) {
  const home = join(modules, name);
  const { version, license } = JSON.parse(await readFile(join(home, "package.json"), "utf8"));
  if (!license) throw new Error(`licences: ${name} tells none`);
  const file = (await readdir(home)).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? await readFile(join(home, file), "utf8") : "";
  return { name, version, licence: license, text };
}

/**
 * @param {string} listed what build.py read from the wheels, as JSON
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function licences(listed) {
  const { dependencies } = JSON.parse(await readFile(join(root, "web", "package.json"), "utf8"));
  const npm = await Promise.all([...Object.keys(dependencies), ...DRAWN].map(npmPart));
  /** @type {Part[]} */
  const wheels = JSON.parse(await readFile(listed, "utf8"));
  const parts = [...npm, ...INSIDE, ...wheels].sort((a, b) => (a.name < b.name ? -1 : 1));
  const list = parts.map(({ name, version, licence }) => `${name} ${version}: ${licence}`.replace(" :", ":"));
  const texts = parts.filter(({ text }) => text).map(({ name, text }) => `==== ${name}\n\n${text.trim()}\n`);
  return new Map([["web/licences.txt", Buffer.from(`${list.join("\n")}\n\n${texts.join("\n")}`)]]);
}

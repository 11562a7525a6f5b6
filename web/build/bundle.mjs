// Joins the modules of the pages: a hundred small files cost a browser, and its service worker, more time than their contents. Each
// script that something asks for by name (of a page, of a board) stays a module of its own; what several need goes into shared parts.
import { posix } from "node:path";
import { build } from "esbuild";

/** @import { OnLoadArgs, OnResolveArgs, Plugin } from "esbuild" */
/** @typedef {Map<string, Buffer>} Files */

/**
 * All joined scripts lie in web/, so what a module asks for relative to itself is led there.
 * @param {string} script
 * @param {string} path
 * @param {boolean} whole a page in one file asks web/single.js
 */
function led(script, path, whole) {
  const joined = script.replace(/(import\.meta\.resolve\(\s*["'`])(\.\.?(?:\/\.\.)*)(?=[/$])/g, (_, before, way) => {
    const target = posix.relative("web", posix.join(posix.dirname(path), way));
    if (target.startsWith("..")) throw new Error(`site: ${path} refers to something outside web/`);
    return `${before}${target ? `./${target}` : "."}`;
  });
  if (!whole) return joined;
  return joined
    .replaceAll("import(import.meta.resolve(", "ludotekaModule((")
    .replaceAll("import.meta.resolve(", "ludotekaAt(");
}

/**
 * @param {Files} sources
 * @param {Map<string, string>} libraryNames
 * @param {boolean} whole
 * @returns {Plugin}
 */
function fromSources(sources, libraryNames, whole) {
  /** @param {OnResolveArgs} args */
  const resolve = ({ path, importer, kind }) => {
    const found =
      kind === "entry-point"
        ? posix.normalize(path)
        : path.startsWith(".")
          ? posix.join(posix.dirname(importer), path)
          : libraryNames.get(path);
    if (!found || !sources.has(found)) throw new Error(`site: ${importer} imports ${path}, which does not exist`);
    return { path: found, namespace: "site" };
  };
  /** @param {OnLoadArgs} args */
  const load = ({ path }) => ({
    contents: led(String(sources.get(path)), path, whole),
    loader: /** @type {const} */ ("js"),
  });
  return {
    name: "sources",
    setup(made) {
      made.onResolve({ filter: /./ }, resolve);
      made.onLoad({ filter: /./, namespace: "site" }, load);
    },
  };
}

/**
 * @param {string[]} starts source paths of the scripts that are asked for by name
 * @param {Files} sources
 * @param {Map<string, string>} libraryNames
 * @param {{whole?: boolean}} [options] whole: one script, for a page in one file
 * @returns {Promise<Files>} by source path; parts that several share have paths of their own
 */
export async function bundle(starts, sources, libraryNames, { whole = false } = {}) {
  const flat = new Map(starts.map((path) => [path.replace(/^web\/|\.js$/g, "").replaceAll("/", "-"), path]));
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(flat),
    outdir: "/web",
    write: false,
    bundle: true,
    splitting: !whole,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "inline",
    chunkNames: "part-[hash]",
    logLevel: "error",
    plugins: [fromSources(sources, libraryNames, whole)],
  });
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const name = posix.basename(path.replaceAll("\\", "/"));
      return [flat.get(name.replace(/\.js$/, "")) ?? `web/${name}`, Buffer.from(contents)];
    }),
  );
}

// The style sheets of the site: what a sheet imports is put into it, and those of a page are joined into one.
import { posix } from "node:path";
import { transform } from "esbuild";

/** @import { Site } from "./site.mjs" */
/** @typedef {Map<string, Buffer>} Files */

const IMPORT = /@import\s+(?:url\()?["']([^"']+)["']\)?\s*;/g;

/**
 * A sheet with what it imports, its pictures and fonts led to their names as seen from `seen`.
 * @param {string} path
 * @param {string} seen
 * @param {Pick<Site, "lead">} site
 * @param {Files} sources
 * @param {string[]} above
 * @returns {string}
 */
function whole(path, seen, site, sources, above = []) {
  const source = sources.get(path);
  if (!source) throw new Error(`site: ${above.at(-1)} refers to ${path}, which does not exist`);
  if (above.includes(path)) throw new Error(`site: style sheets import each other: ${[...above, path].join(" > ")}`);
  return String(source)
    .replace(/(?<!@import\s+)(url\(\s*["']?)(?!data:|#)([^"')]+)/g, (_, before, reference) => {
      const led = site.lead(reference, path, seen);
      if (led === undefined) throw new Error(`site: ${path} refers to ${reference}, which does not exist`);
      return `${before}./${led}`;
    })
    .replace(IMPORT, (_, reference) =>
      whole(posix.join(posix.dirname(path), reference), seen, site, sources, [...above, path]),
    );
}

/** @param {string} css */
async function small(css) {
  return Buffer.from((await transform(css, { loader: "css", minify: true })).code);
}

/**
 * Sheets joined for a page in one file: what they refer to stands as @@path@@.
 * @param {string[]} paths
 * @param {Files} sources
 */
export async function pageStyle(paths, sources) {
  const nowhere = {
    lead: (/** @type {string} */ reference, /** @type {string} */ from) => {
      const target = posix.join(posix.dirname(from), reference);
      return sources.has(target) ? `@@${target}@@` : undefined;
    },
  };
  const css = paths.map((path) => whole(path, path, nowhere, sources)).join("\n");
  return String(await small(css)).replaceAll("./@@", "@@");
}

/**
 * The sheets that are asked for by name: those that no page links and no other sheet imports.
 * @param {Site} site
 * @param {Files} sources
 * @param {string} pages the text of all pages
 */
export async function addStyles(site, sources, pages) {
  const sheets = [...sources.keys()].filter((path) => path.endsWith(".css"));
  const imported = new Set(
    sheets.flatMap((path) =>
      [...String(sources.get(path)).matchAll(IMPORT)].map(([, reference]) =>
        posix.join(posix.dirname(path), reference),
      ),
    ),
  );
  for (const path of sheets) {
    const linked = pages.includes(`/${posix.relative("web", path)}"`);
    if (!linked && !imported.has(path)) site.add(path, await small(whole(path, path, site, sources)));
  }
}

/**
 * A page whose style sheets are one.
 * @param {Site} site
 * @param {Files} sources
 * @param {string} path
 * @param {string} html
 */
export async function addPageStyle(site, sources, path, html) {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">\n?/g)];
  if (!links.length) return html;
  const joined = `web/styles/${posix.parse(path).name}.css`;
  const css = links.map(([, href]) => whole(posix.join(posix.dirname(path), href), joined, site, sources));
  site.add(joined, await small(css.join("\n")));
  const href = posix.relative(posix.dirname(path), joined);
  const rest = links.slice(1).reduce((text, [link]) => text.replace(link, ""), html);
  return rest.replace(links[0][0], `<link rel="stylesheet" href="${href}">\n`);
}

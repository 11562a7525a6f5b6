// The service worker: keeps the files of one build, so that the site works with the server gone.
//   - It keeps the hashed files of manifest.json and the pages, nothing else, in one cache per build.
//   - A page comes from the network if it can; a hashed file from the cache, for its name says what is in it.
//   - A new build is fetched beside the old one and waits until a page tells it to take over.
//   - Kill switch: `build.py build --without-offline` writes a BUILD of "off" here. Browsers look for a new sw.js by
//     themselves; that one deletes what was kept, and itself. For one reader: the address with ?offline=off.

/** @import { Site } from "./service-worker.d.ts" */

const BUILD = "";
const OFF = String(BUILD) === "off";
const PREFIX = "ludoteka-";
const CACHE = PREFIX + BUILD;
const site = /** @type {Site} */ (/** @type {unknown} */ (self));
const scope = new URL("./", location.href).href;
/** How long a page from a slow network is waited for when there is one in the cache, in ms. */
const PATIENCE = 4000;
/** So many files at once; the reader may be playing meanwhile. */
const LANES = 4;

/** @typedef {{path: string, sha256: string}} Row */

/** @param {string} hex */
function integrity(hex) {
  const bytes = hex.match(/../g)?.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))) ?? [];
  return `sha256-${btoa(bytes.join(""))}`;
}

/** Keep every file of this build. Fails as a whole if one is missing, and is tried again at the next visit. */
async function keepAll() {
  const listing = await fetch(`${scope}manifest.json`, { cache: "no-store" });
  const { build, files } = /** @type {{build: string, files: Row[]}} */ (await listing.json());
  if (build !== BUILD) throw new Error(`the site is at ${build}, this worker at ${BUILD}`);
  const cache = await caches.open(CACHE);
  // A frame with everything inside is for sandboxes, which no service worker rules.
  const rows = files.filter(
    ({ path }) => path.startsWith("web/") || (path.endsWith(".html") && path !== "embed-alone.html"),
  );
  const lane = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) await keep(cache, row);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * @param {Cache} cache
 * @param {Row} row
 */
async function keep(cache, { path, sha256 }) {
  const page = path.endsWith(".html");
  const url = scope + path;
  // What the last build kept, or the browser's own cache has from this visit, is not fetched again.
  const old = page ? undefined : await caches.match(url);
  const answer =
    old ?? (await fetch(url, page ? { cache: "no-store" } : { cache: "force-cache", integrity: integrity(sha256) }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // Hosts may add to a page, so it has no hash to be held to; but half of one build and half of another must not be kept.
  if (path === "index.html" && !(await answer.clone().text()).includes(`data-build="${BUILD}"`))
    throw new Error(`${path} is not of this build`);
  await cache.put(url, answer);
}

/** Forget the other builds, unless another tab may still be reading from one. */
async function tidy() {
  const open = await site.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1 && !OFF) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** @param {Request} request */
async function page(request) {
  const { pathname } = new URL(request.url);
  const kept = await caches.match(pathname.endsWith("/") ? `${scope}index.html` : request.url, { ignoreSearch: true });
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  // A host that answers with an error is as good as none.
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer instanceof Response && answer.ok ? answer : kept;
}

/** @param {Request} request */
async function file(request) {
  return (await caches.match(request.url)) ?? fetch(request);
}

site.addEventListener("install", (event) => event.waitUntil(OFF ? site.skipWaiting() : keepAll()));

site.addEventListener("activate", (event) =>
  event.waitUntil(OFF ? tidy().then(() => site.registration.unregister()) : tidy().then(() => site.clients.claim())),
);

site.addEventListener("fetch", (event) => {
  const { request } = event;
  if (OFF || request.method !== "GET" || !request.url.startsWith(scope)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (request.url.startsWith(`${scope}web/`)) event.respondWith(file(request));
});

site.addEventListener("message", (event) => {
  if (event.data === "build") event.ports[0]?.postMessage(BUILD);
  else if (event.data === "take over") event.waitUntil(site.skipWaiting());
  else if (event.data === "tidy") event.waitUntil(tidy());
});

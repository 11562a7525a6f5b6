/** The service worker seen from the page: started when Python is up, told to take over when the reader wants a new version. */
import { scriptUrl } from "../trusted.js";
import { app, redraw } from "./app.js";
import { notify } from "./notice.js";
import { need, t } from "./text.js";

/** How often an open page asks whether there is a new version, in ms. */
const OFTEN = 60 * 60 * 1000;

let ready = false;
/** The worker of a newer build, which waits for the reader. @type {ServiceWorker | null} */
let newer = null;
let offered = false;

/** "Ready offline" is said only when it is true: a service worker rules this page and has kept every file. */
export function offlineReady() {
  return ready;
}

/** Called when Python is up: the first start is not slowed down by what the next one needs. */
export function startOffline() {
  const workers = navigator.serviceWorker;
  // A page from a file has no service worker and needs none.
  if (!workers || !location.protocol.startsWith("http")) return;
  if (
    document.documentElement.dataset.offline === "off" ||
    new URLSearchParams(location.search).get("offline") === "off"
  )
    return void forgetAll();
  idle(() => register(workers).catch((error) => console.warn("offline:", String(error))));
}

/** @param {() => void} run */
function idle(run) {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 1000);
}

/** @param {ServiceWorkerContainer} workers */
async function register(workers) {
  const registration = await workers.register(scriptUrl(new URL("sw.js", document.baseURI).href), {
    updateViaCache: "none",
  });
  if (!registration) return; // refused in silence
  const seen = () => {
    ready = workers.controller !== null && registration.active !== null;
    if (ready) workers.controller?.postMessage("tidy");
    redraw();
  };
  workers.addEventListener("controllerchange", seen);
  seen();
  const watch = () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && meet(registration));
  };
  registration.addEventListener("updatefound", watch);
  watch();
  meet(registration);
  const look = () => document.visibilityState === "visible" && registration.update().catch(() => {});
  document.addEventListener("visibilitychange", look);
  setInterval(look, OFTEN);
}

/**
 * A worker waits: if it is of this page's own build it takes over in silence, else the reader is offered the new version.
 * @param {ServiceWorkerRegistration} registration
 */
async function meet(registration) {
  const { waiting } = registration;
  if (!waiting) return;
  const build = await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(data));
    port1.start();
    waiting.postMessage("build", [port2]);
  });
  if (build === document.documentElement.dataset.build) return waiting.postMessage("take over");
  await need("offline");
  newer = waiting;
  offered = false;
  offer();
}

/** Say that there is a new version, but only on the shelf: a table is never interrupted. */
export function offer() {
  if (!newer || offered || app.page?.table) return;
  offered = true;
  notify({ text: t("new-version"), action: t("new-version-reload"), run: takeOver, stay: true });
}

function takeOver() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  newer?.postMessage("take over");
}

/** The kill switch, seen from the page. */
async function forgetAll() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith("ludoteka-")) await caches.delete(name);
}

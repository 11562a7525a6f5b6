"""Bare Pyodide: as its package ships it, in a module worker; kept offline by the plainest service worker."""

from __future__ import annotations

import shutil
from pathlib import Path

import build

FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PAGE = """<!doctype html><title>bare Pyodide</title><script type="module" src="page.js"></script>"""
SCRIPT = """
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = () => {
    document.documentElement.dataset.engine = "ready";
    performance.mark("engine-ready");
    navigator.serviceWorker.register("sw.js");
};
"""
WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./", location.href).href });
postMessage(python.runPython("1 + 1"));
"""
KEEPER = """
const FILES = ["./", "page.js", "worker.js", %s];
addEventListener("install", (event) =>
    event.waitUntil(caches.open("bare").then((cache) => cache.addAll(FILES)).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) =>
    event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request))));
"""


def write(folder: Path) -> None:
    """A site that does nothing but start Python."""
    for name in FILES:
        shutil.copy(build.WEB / "node_modules" / "pyodide" / name, folder)
    (folder / "index.html").write_text(PAGE)
    (folder / "page.js").write_text(SCRIPT)
    (folder / "worker.js").write_text(WORKER)
    (folder / "sw.js").write_text(KEEPER % ", ".join(f'"{name}"' for name in FILES))

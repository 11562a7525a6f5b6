"""From navigation to a Python that answers, and to a board that can be played, beside bare Pyodide."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

import build
from bench.browser import PLAYABLE, READY, TABLE, chromium, served, site, with_table
from bench.figure import Figure

ROUNDS = 7
BARE_PAGE = """<!doctype html><title>bare Pyodide</title><script type="module" src="page.js"></script>"""
BARE_SCRIPT = """
const worker = new Worker("worker.js", { type: "module" });
worker.onmessage = () => { document.documentElement.dataset.engine = "ready"; performance.mark("engine-ready"); };
"""
BARE_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ indexURL: new URL("./", location.href).href });
postMessage(python.runPython("1 + 1"));
"""
MARK = "() => performance.getEntriesByName('engine-ready')[0].startTime"


def bare_site(folder: Path) -> None:
    """Pyodide as its package ships it, in a module worker, with nothing else."""
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copy(build.WEB / "node_modules" / "pyodide" / name, folder)
    (folder / "index.html").write_text(BARE_PAGE)
    (folder / "page.js").write_text(BARE_SCRIPT)
    (folder / "worker.js").write_text(BARE_WORKER)


def to_ready(browser: Browser, url: str) -> float:
    """Milliseconds from navigation to Python's first answer, in a fresh profile."""
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector(READY, state="attached")
        return float(page.evaluate(MARK))


def to_board(browser: Browser, url: str) -> float:
    """Milliseconds from navigation to a saved table whose board takes a click, in a fresh profile."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        with_table(page)
        page.add_init_script(
            f"""new MutationObserver((_, self) => {{
                if (!document.querySelector({PLAYABLE!r})) return;
                performance.mark("board");
                self.disconnect();
            }}).observe(document, {{ subtree: true, childList: true, attributes: true }})"""
        )
        page.goto(f"{url}#table/{TABLE}")
        page.wait_for_selector(PLAYABLE)
        return float(page.evaluate("() => performance.getEntriesByName('board')[0].startTime"))


def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as name:
        bare_site(Path(name))
        with chromium() as browser, site() as ours, served(Path(name)) as bare:
            rounds = [
                (to_ready(browser, ours), to_board(browser, ours), to_ready(browser, bare)) for _ in range(ROUNDS)
            ]
    rival = "bare Pyodide"
    ready = [(row[0], row[2]) for row in rounds]
    board = [(row[1], row[2]) for row in rounds]
    return [
        Figure.paired("navigation to ready", "ms", rival, ready, at_most=0.35),
        Figure.paired("navigation to a playable board", "ms", rival, board, at_most=0.35),
    ]

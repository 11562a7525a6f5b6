"""From navigation to a board that can be read, to a click that is taken, and to Python's answer to it: cold, warm and
offline, each beside bare Pyodide in the same round."""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from bench import bare
from bench.browser import READY, TABLE, executable, hosted, saved_table, site_copy
from bench.figure import Figure

ROUNDS = 7
FEWEST = 3
SECONDS = 100
"""No further round is begun after so long."""
# What a reader with quick hands does: looks at the board in the first frame that shows it, and clicks.
HANDS = """(() => {
    const usable = ".table [data-choice]:not([disabled]), .table [data-on]:not([aria-disabled=true])";
    const mark = (name) => performance.getEntriesByName(name).length || performance.mark(name);
    let ply;
    const look = () => {
        const table = document.querySelector(".table");
        const target = table?.querySelector(usable);
        if (ply === undefined && target) {
            ply = table.dataset.ply;
            requestAnimationFrame(() => setTimeout(() => {
                mark("board");
                if (document.documentElement.dataset.engine === "ready") mark("late");
                document.querySelector(usable).click();
            }));
        } else if (ply !== undefined && table) {
            if (table.querySelector("[data-queued]")) requestAnimationFrame(() => setTimeout(() => mark("accepted")));
            if (table.dataset.ply !== ply) requestAnimationFrame(() => setTimeout(() => {
                mark("accepted");
                mark("answered");
            }));
        }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();"""
SHELF = """new MutationObserver((_, self) => {
    if (!document.querySelector(".home .game a.btn")) return;
    self.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("shelf")));
}).observe(document, { subtree: true, childList: true });"""
MARKS = "() => Object.fromEntries(performance.getEntriesByType('mark').map((each) => [each.name, each.startTime]))"
KEPT = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"

Marks = dict[str, float]


@contextmanager
def profile(playwright: Playwright) -> Iterator[BrowserContext]:
    """A browser of its own with an empty profile on the disk: what it keeps is kept as for a reader."""
    with tempfile.TemporaryDirectory() as name:
        context = playwright.chromium.launch_persistent_context(
            name,
            executable_path=executable(),
            args=["--no-sandbox", "--disable-dev-shm-usage"],
            viewport={"width": 1280, "height": 800},
        )
        try:
            yield context
        finally:
            context.close()


def visit(context: BrowserContext, url: str, until: str) -> Marks:
    """One visit in a tab of its own; what was marked, in milliseconds since navigation."""
    page = context.new_page()
    page.goto(url)
    page.wait_for_function("(name) => performance.getEntriesByName(name).length > 0", arg=until, timeout=120_000)
    marks: Marks = page.evaluate(MARKS)
    page.close()
    return marks


def settle(context: BrowserContext, url: str) -> None:
    """Visits until the files are kept and the browser has compiled what it compiles beforehand."""
    page = context.new_page()
    page.goto(url)
    page.wait_for_function(KEPT, timeout=120_000)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    page.close()


def kept_storage(playwright: Playwright, url: str) -> dict[str, str]:
    """What a reader's browser keeps of a table that was opened once."""
    with profile(playwright) as context:
        page: Page = context.new_page()
        page.goto(url)
        page.evaluate("(save) => localStorage.setItem('ludoteka.table.bench', save)", saved_table())
        page.goto(f"{url}#table/{TABLE}")
        page.reload()
        page.wait_for_selector(".table")
        page.wait_for_selector(READY, state="attached")
        page.wait_for_timeout(500)
        kept: dict[str, str] = page.evaluate("() => ({ ...localStorage })")
    return kept


def storing(kept: dict[str, str]) -> str:
    """The same storage at the beginning of every visit, whatever was clicked in the one before."""
    return f"for (const [key, text] of Object.entries({json.dumps(kept)})) localStorage.setItem(key, text);"


def three_visits(playwright: Playwright, folder: Path, path: str, script: str, until: str) -> dict[str, Marks]:
    """Cold, warm, and with the server gone, in one profile."""
    with hosted(folder) as server, profile(playwright) as context:
        context.add_init_script(script)
        url = server.url + path
        found = {"cold": visit(context, url, until)}
        settle(context, url)
        found["warm"] = visit(context, url, until)
        server.stop()
        found["offline"] = visit(context, url, until)
    return found


def measure() -> list[Figure]:
    rounds: list[tuple[dict[str, Marks], dict[str, Marks], float]] = []
    with sync_playwright() as playwright, site_copy() as ours, tempfile.TemporaryDirectory() as name:
        rival = Path(name)
        bare.write(rival)
        with hosted(ours) as server:
            script = storing(kept_storage(playwright, server.url)) + HANDS
        started = time.monotonic()
        while len(rounds) < ROUNDS and (len(rounds) < FEWEST or time.monotonic() - started < SECONDS):
            table = three_visits(playwright, ours, f"#table/{TABLE}", script, "answered")
            plain = three_visits(playwright, rival, "", "", "engine-ready")
            with hosted(ours) as server, profile(playwright) as context:
                context.add_init_script(SHELF)
                shelf = visit(context, server.url, "shelf")["shelf"]
            rounds.append((table, plain, shelf))
    return [figure for kind in ("cold", "warm", "offline") for figure in figures(kind, rounds)] + [
        Figure.paired(
            "cold: first visit of all to the shelf",
            "ms",
            "bare Pyodide",
            [(shelf, plain["cold"]["engine-ready"]) for _, plain, shelf in rounds],
        )
    ]


def figures(kind: str, rounds: list[tuple[dict[str, Marks], dict[str, Marks], float]]) -> list[Figure]:
    goal = 0.25 if kind == "cold" else 0.2

    def row(name: str, mark: str, at_most: float | None = None) -> Figure:
        pairs = [(table[kind][mark], plain[kind]["engine-ready"]) for table, plain, _ in rounds]
        return Figure.paired(f"{kind}: {name}", "ms", "bare Pyodide", pairs, at_most=at_most)

    early = [float("late" not in table[kind]) for table, _, _ in rounds]
    return [
        row("navigation to a readable board", "board"),
        row("navigation to the first click that is taken", "accepted", goal),
        row("navigation to Python ready", "engine-ready", 0.35 if kind == "cold" else None),
        row("navigation to Python's answer to that click", "answered"),
        Figure(
            name=f"{kind}: boards that were there before Python",
            value=100 * sum(early) / len(early),
            unit="%",
            at_least=100,
        ),
    ]

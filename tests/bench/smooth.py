"""The page while a bot thinks: long tasks of the main thread in a second of thinking, and how soon a bot stops."""

from __future__ import annotations

import json
from time import perf_counter

from playwright.sync_api import Page

from bench.browser import TABLE, chromium, site
from bench.figure import Figure
from ludoteka.games import GAMES
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.session import Session

LONG = """() => {
    window.long = [];
    new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) window.long.push([startTime, duration]);
    }).observe({ type: "longtask" });
}"""
RING = ".tools .think-ring"
BEGUN = f"() => Number(document.querySelector('{RING}')?.style.getPropertyValue('--done')) > 0"
# From the first slice of thinking to the last, before the move is drawn.
THINKING = f"""() => new Promise((resolve) => {{
    const begun = performance.now();
    let last = begun;
    const look = () => {{
        const ring = document.querySelector("{RING}");
        const done = Number(ring?.style.getPropertyValue("--done"));
        if (ring && done < 0.95) last = performance.now();
        if (ring && done < 0.95) setTimeout(look, 10);
        else setTimeout(() => resolve({{
            lasted: last - begun,
            longest: Math.max(0, ...window.long.filter(([at]) => at >= begun && at <= last).map(([, ms]) => ms)),
        }}), 300);
    }};
    look();
}})"""
def thoughtful(name: str) -> str:
    """The save of a table whose bot has something to think over."""
    seats: list[Json] = [{"name": "Olena", "bot": ""}, {"name": "Ada", "bot": "sharp"}]
    session = Session.new(name, {}, seats, "smooth")
    rng = Rng("smooth")
    steps = 0
    while steps < 24 or session.to_move != 1 or session.brief(session.ply) is None:
        who = session.to_move
        assert who is not None
        move = session.game.BOTS["steady"].choose(session.position, who, rng)
        if who:
            session.advance(session.ply, [[[move, 1, 0.5, 0]]])
        else:
            session.act(session.ply, 0, [move])
        steps += 1
    return session.save()


def sit_down(page: Page, url: str, save: str, think: str) -> None:
    """Open the table; the bot begins to think."""
    settings = json.dumps({"speed": "instant", "think": think, "confirm": False})
    page.add_init_script(f"localStorage.setItem('ludoteka.table.{TABLE}', {json.dumps(save)})")
    page.add_init_script(f"localStorage.setItem('ludoteka.settings', {json.dumps(settings)})")
    page.add_init_script(f"({LONG})()")
    page.goto(f"{url}#table/{TABLE}")
    page.wait_for_function(BEGUN, timeout=120_000)


def stop(page: Page) -> float:
    """Take a move back while the bot thinks; a worker answers when it has stopped."""
    worker = page.workers[1]
    started = perf_counter()
    page.evaluate("() => document.querySelector('[data-undo]').click()")
    worker.evaluate("() => 1")
    taken = 1000 * (perf_counter() - started)
    page.wait_for_selector(RING, state="detached")
    return taken


def measure() -> list[Figure]:
    figures = []
    with chromium() as browser, site() as url:
        for name in GAMES:
            save = thoughtful(name)
            size = {"width": 1280, "height": 800}
            page = browser.new_context(service_workers="block", viewport=size, reduced_motion="reduce").new_page()
            sit_down(page, url, save, "normal")
            found = page.evaluate(THINKING)
            longest = f"{name}: longest task of the page in {found['lasted']:.0f} ms of thinking"
            figures.append(Figure(name=longest, value=found["longest"], unit="ms", at_most=50))
            page.close()
            page = browser.new_context(service_workers="block", viewport=size, reduced_motion="reduce").new_page()
            sit_down(page, url, save, "deep")
            stopped = stop(page)
            figures.append(Figure(name=f"{name}: undo to the bot's worker idle", value=stopped, unit="ms", at_most=200))
            page.close()
    return figures

"""From a click on a choice to the frame that shows its result."""

from __future__ import annotations

from statistics import median

from bench.browser import PLAYABLE, TABLE, chromium, site, with_table
from bench.figure import Figure

CLICKS = 20
# Clicks the first thing that can be clicked and waits for the frame after the board shows another ply.
CLICK = f"""() => new Promise((resolve) => {{
    const table = document.querySelector(".table");
    const before = table.dataset.ply;
    const started = performance.now();
    new MutationObserver((_, self) => {{
        if (document.querySelector(".table")?.dataset.ply === before) return;
        self.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - started));
    }}).observe(document, {{ subtree: true, attributes: true, childList: true }});
    document.querySelector({PLAYABLE!r}).click();
}})"""


def measure() -> list[Figure]:
    with chromium() as browser, site() as url:
        context = browser.new_context(
            service_workers="block", viewport={"width": 1280, "height": 800}, reduced_motion="reduce"
        )
        page = context.new_page()
        with_table(page)
        page.goto(f"{url}#table/{TABLE}")
        times = []
        for _ in range(CLICKS):
            page.wait_for_selector(PLAYABLE)
            times.append(float(page.evaluate(CLICK)))
    return [
        Figure(name="click to redraw, median", value=median(times), unit="ms", at_most=100),
        Figure(name="click to redraw, slowest", value=max(times), unit="ms"),
    ]

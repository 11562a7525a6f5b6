"""Boards in somebody else's page: open it, wake them, hear what they tell."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Frame, FrameLocator, Page, expect

EVENTS = ("ready", "progress", "move", "goal", "error", "height")
LISTEN = """(names) => {
  globalThis.heard = [];
  for (const name of names)
    addEventListener(`ludoteka-${name}`, ({ target, detail }) => heard.push({ board: target.id, name, detail }));
}"""


def visit(page: Page, address: str) -> list[str]:
    """Open the page and listen to its boards; the addresses it asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.wait_for_function("() => customElements.get('ludoteka-board')")
    page.evaluate(LISTEN, EVENTS)
    return asked


def wake(page: Page, board: str) -> FrameLocator:
    """Press the button of a sleeping board and wait for what is inside."""
    page.locator(f"#{board}").locator("button").click()
    expect(page.locator(f"#{board}")).to_have_attribute("state", "awake", timeout=60_000)
    return inside(page, board)


def inside(page: Page, board: str) -> FrameLocator:
    return page.locator(f"#{board}").locator("iframe").content_frame


def frame_of(page: Page, board: str) -> Frame:
    frame = page.locator(f"#{board}").locator("iframe").element_handle().content_frame()
    assert frame
    return frame


def expect_one_python(page: Page) -> None:
    """Wait until one worker lives, for all the boards of the page."""
    for _ in range(100):
        if len(page.workers) == 1:
            return
        page.wait_for_timeout(200)
    assert len(page.workers) == 1


def heard(page: Page, board: str, name: str) -> list[dict[str, Any]]:
    """What a board has told so far under this name."""
    return [row["detail"] for row in page.evaluate("() => heard") if (row["board"], row["name"]) == (board, name)]


def expect_heard(page: Page, board: str, name: str, count: int = 1) -> dict[str, Any]:
    """Wait until a board has told this so often; the last of it."""
    page.wait_for_function(
        "([board, name, count]) => heard.filter((row) => row.board === board && row.name === name).length >= count",
        arg=[board, name, count],
    )
    return heard(page, board, name)[-1]

"""axe-core finds nothing to complain of: every page, every board in three phases, both themes, a phone in Ukrainian."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from browser.tables import PHASES, lay, settled, table_at
from playwright.sync_api import Frame, Page, expect

import build
from conftest import Problems, wait_ready

LOOKS = {
    "light": ({"theme": "light", "lang": "en"}, (1280, 800)),
    "dark": ({"theme": "dark", "lang": "en"}, (1280, 800)),
    "phone": ({"theme": "dark", "lang": "uk"}, (390, 844)),
}
"""Both themes; and, as a sample of the rest, another language and the small screen."""
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const tell = (id, { target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => tell(id, node)));
}"""
PAGES = {
    "": ".home",
    "#new/dominion": '[data-game="dominion"] form',
    "#new/wonderland": '[data-game="wonderland"] form',
    "#new/smallworld": '[data-game="smallworld"] form',
    "#rules/dominion": ".entry-rule",
    "#learn/dominion": "main.path, main",
    "#daily/dominion": ".day",
    "#statistics": ".statistics",
    "#lesson/dominion-turn": ".table .board > *",
    "embed.html#v=1&run&lesson=dominion-turn": ".table .board > *",
    "example.html": "ludoteka-board",
    "generator.html": "form, main",
}


def found(page: Page | Frame) -> list[str]:
    """What axe-core finds on the page as it stands."""
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    # Through the protocol: the Content-Security-Policy of the page stays in force.
    page.evaluate((build.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    # What axe-core meets half drawn it meets again a moment later, drawn.
    return settled(page, RUN)


def wear(page: Page, problems: Problems, look: str) -> dict[str, object]:
    """Make the page as large as this look wants it; its settings."""
    problems.allow("Applying inline style")  # axe-core's own, refused by the policy
    settings, (width, height) = LOOKS[look]
    page.set_viewport_size({"width": width, "height": height})
    return {**settings, "motion": "none", "speed": "instant", "autopass": False}


@pytest.mark.parametrize("look", LOOKS)
def test_pages(page: Page, problems: Problems, look: str) -> None:
    chosen = wear(page, problems, look)
    page.goto("/")
    page.evaluate("(chosen) => localStorage.setItem('ludoteka.settings', chosen)", json.dumps(chosen))
    page.reload()
    wait_ready(page)
    violations = {}
    for address, shown in PAGES.items():
        page.goto(f"/{address}")
        expect(page.locator(shown).first).to_be_visible()
        if there := found(page):
            violations[address] = there
    page.goto("/")
    expect(page.locator(".home")).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    violations |= {"keys": there} if (there := found(page)) else {}
    page.keyboard.press("Escape")
    page.locator(".home header button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    violations |= {"settings": there} if (there := found(page)) else {}
    assert violations == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boards_of_the_example_page(page: Page, problems: Problems, theme: Literal["light", "dark"]) -> None:
    """The three boards of a teaching page, awake: axe-core looks into each frame."""
    problems.allow("Applying inline style")
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto("/example.html")
    violations = {}
    for at in range(page.locator("ludoteka-board").count()):
        board = page.locator("ludoteka-board").nth(at)
        board.locator("button").first.click()
        expect(board).to_have_attribute("state", "awake", timeout=60_000)
        frame = board.locator("iframe").element_handle().content_frame()
        assert frame
        expect(frame.locator(".table:not([data-waking]) .board > *").first).to_be_visible()
        if there := found(frame):
            violations[at] = there
    assert len(page.frames) == 4
    assert violations == {}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PHASES)
def test_boards(page: Page, problems: Problems, name: str, look: str) -> None:
    chosen = wear(page, problems, look)
    violations = {}
    for phase in PHASES[name]:
        lay(page, table_at(name, phase, "steady"), **chosen)
        expect(page.locator(".table .board > *").first).to_be_visible()
        if there := found(page):
            violations[phase] = there
    assert violations == {}

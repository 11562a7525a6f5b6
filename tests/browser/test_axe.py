"""axe-core finds nothing to complain of: every page, every board in three phases, both themes, a phone in Ukrainian."""

from __future__ import annotations

import json
from functools import cache

import pytest
from browser.tables import lay
from playwright.sync_api import Page, expect

import build
from conftest import Problems, wait_ready
from ludoteka.games import game
from ludoteka.session import Seat, Session

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
PHASES = {
    "dominion": ("action", "buy", "over"),
    "wonderland": ("tea", "war", "over"),
    "smallworld": ("pick", "conquer", "over"),
}
"""What the board stands at: a kind of question, a phase of the board, or the end."""


def stands(session: Session, phase: str) -> bool:
    """Is the first seat asked in this phase?"""
    seen = session.view(0)
    prompt, board = seen["prompt"], seen["board"]
    if phase == "over" or not isinstance(prompt, dict) or not isinstance(board, dict) or session.ply < 12:
        return False
    return phase in (prompt["kind"], board.get("phase"))


@cache
def save_at(name: str, phase: str) -> str:
    """The save of a game that bots have brought to this phase; the same every time."""
    rules = game(name)
    bot = "steady" if "steady" in rules.BOTS else next(iter(rules.BOTS))
    for seed in range(20):
        raw = [{"name": "Olena", "bot": bot}, {"name": "Ada", "bot": bot}]
        session = Session.new(name, rules.options({"seats": 2}), raw, f"axe {seed}")
        while session.to_move is not None and not stands(session, phase):
            session.advance(session.ply)
        if (session.to_move is None) == (phase == "over"):
            session.seats = (Seat("Olena"), Seat("Ada", bot))
            return session.save()
    raise AssertionError(f"{name} never comes to {phase}")


def found(page: Page) -> list[str]:
    """What axe-core finds on the page as it stands."""
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    # Through the protocol: the Content-Security-Policy of the page stays in force.
    page.evaluate((build.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    violations: list[str] = page.evaluate(RUN)
    return violations


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


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", PHASES)
def test_boards(page: Page, problems: Problems, name: str, look: str) -> None:
    chosen = wear(page, problems, look)
    violations = {}
    for phase in PHASES[name]:
        lay(page, save_at(name, phase), **chosen)
        expect(page.locator(".table .board > *").first).to_be_visible()
        if there := found(page):
            violations[phase] = there
    assert violations == {}

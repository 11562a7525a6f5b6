"""axe-core finds nothing to complain of: every page, every board in three phases, both themes."""

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

THEMES = ("light", "dark")
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const tell = (id, { target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`;
  const card = ({ target }) => document.querySelector(target[0])?.closest(".dm, [data-game=dominion]");
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => id !== "label-content-name-mismatch" || !card(node)).map((node) => tell(id, node)));
}"""
"""Cards of Dominion are named in words ("Village, cost 3"), not by their signs in the order of the page."""
PAGES = {
    "": ".home",
    "#new/dominion": ".dm-setup, form",
    "#new/wonderland": "form",
    "#new/smallworld": "form",
    "#rules/dominion": ".entry-rule",
    "#learn/dominion": "main",
    "#lesson/dominion-turn": ".table",
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


@pytest.mark.parametrize("theme", THEMES)
def test_pages(page: Page, problems: Problems, theme: str) -> None:
    page.goto("/")
    page.evaluate(
        "(chosen) => localStorage.setItem('ludoteka.settings', chosen)",
        json.dumps({"theme": theme, "motion": "none", "speed": "instant"}),
    )
    problems.allow("Applying inline style")  # axe-core's own, refused by the policy
    violations = {}
    for address, shown in PAGES.items():
        page.goto(f"/{address}")
        page.reload()
        wait_ready(page)
        expect(page.locator(shown).first).to_be_visible()
        if there := found(page):
            violations[address] = there
    assert violations == {}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", PHASES)
def test_boards(page: Page, problems: Problems, name: str, theme: str) -> None:
    problems.allow("Applying inline style")  # axe-core's own, refused by the policy
    violations = {}
    for phase in PHASES[name]:
        lay(page, save_at(name, phase), theme=theme, motion="none", autopass=False)
        expect(page.locator(".table .board > *").first).to_be_visible()
        if there := found(page):
            violations[phase] = there
    assert violations == {}

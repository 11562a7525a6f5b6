"""The page as a screen reader finds it: the trees of the boards, what is said aloud, a whole game with no other eyes.

The trees are kept in aria/<game>-<phase>.yml. When a board changes on purpose, write them anew and read the difference:

    LUDOTEKA_RENEW=1 python3 build.py test -- tests/browser/test_aria.py
"""

from __future__ import annotations

import os
import re
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from browser.tables import ADA, OLENA, PHASES, choose, expect_said, hear, lay, press, table_at, with_hands
from browser.test_dominion import new_table
from playwright.sync_api import Error, Locator, Page, expect

TREES = Path(__file__).parent / "aria"
RENEW = os.environ.get("LUDOTEKA_RENEW") == "1"


def expect_tree(place: Locator, kept: Path) -> None:
    """Wait until the tree is the kept one, with nothing more and nothing less."""
    wanted = kept.read_text(encoding="utf-8")
    expect(place).to_match_aria_snapshot(wanted)
    for _ in range(20):
        if place.aria_snapshot() + "\n" == wanted:
            return
        place.page.wait_for_timeout(250)
    assert place.aria_snapshot() + "\n" == wanted


@pytest.mark.parametrize("name", PHASES)
def test_the_trees_of_the_boards(page: Page, name: str) -> None:
    """Every zone has a role, a name and a state in words; none is lost unnoticed."""
    for phase in PHASES[name]:
        lay(page, table_at(name, phase), motion="none", autopass=False)
        place = page.locator("dialog[open] > .sheet-body" if phase == "over" else ".table .board")
        page.wait_for_load_state("networkidle")  # maps are fetched
        expect(place.locator("h2:visible, [data-on]:visible").first).to_be_visible()
        kept = TREES / f"{name}-{phase}.yml"
        if RENEW:
            kept.write_text(place.aria_snapshot() + "\n", encoding="utf-8")
        expect_tree(place, kept)


def test_one_polite_region_tells_events_and_then_the_question_in_order(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], ["village", "smithy", "copper", "copper", "estate"]), autopass=False)
    expect(page.locator("[aria-live], [role=status], [role=alert], [role=log]")).to_have_count(1)
    expect(page.locator("#live")).to_have_attribute("aria-live", "polite")
    hear(page)
    press(page, "hand.village")
    press(page, "hand.smithy")
    choose(page, "end")
    expect_said(page, "Play Treasures")
    told: list[str] = page.evaluate("() => globalThis.heard")
    said = " ".join(told)
    order = ["Olena plays Village.", "Olena draws", "Play an Action, or", "Olena plays Smithy.", "Play Treasures"]
    places = [said.find(words) for words in order]
    assert -1 not in places, told
    assert all(one < other for one, other in pairwise(places)), told


def test_an_open_dialog_speaks_for_the_page_under_it(page: Page) -> None:
    """What is under a modal dialog is mute for a screen reader; the game goes on and is told all the same."""
    lay(page, with_hands([OLENA, ADA], ["village", "copper", "copper", "copper", "estate"]), autopass=False)
    page.keyboard.press("?")
    expect(page.locator("dialog:modal > [aria-live=polite]")).to_have_count(1)
    hear(page, "dialog > [aria-live]")
    page.locator('[data-on="hand.village"]').first.dispatch_event("click")
    expect_said(page, "Olena plays Village.")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    hear(page)
    choose(page, "end")
    expect_said(page, "Play Treasures")


class Node(NamedTuple):
    """One line of the tree: all that this player knows of the page."""

    role: str
    name: str
    state: str
    nth: int


LINE = re.compile(r"""^\s*- '?(?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>(?: \[[^\]]*\])*)'?(?::|$)""")
MOST_DECISIONS = 400


def before_me(page: Page) -> Locator:
    """Where a screen reader stands: the main part of the page, or the dialog over it."""
    return page.get_by_role("dialog").or_(page.get_by_role("main")).last


def tree(page: Page) -> list[Node]:
    """What the accessibility tree says of it, line by line."""
    found: list[Node] = []
    for line in before_me(page).aria_snapshot().splitlines():
        if match := LINE.match(line):
            role, name = match["role"], (match["name"] or "").replace('\\"', '"')
            nth = sum(node.role == role and node.name == name for node in found)
            found.append(Node(role, name, match["state"], nth))
    return found


def wish(nodes: list[Node]) -> Node | None:
    """What a player of Big Money with a Smithy wants to press, judged by roles and names alone."""
    buttons = [node for node in nodes if node.role == "button" and "[disabled]" not in node.state]
    for pattern in (
        r"Play (?:Smithy|Market|Village|Moat),",
        r"Play all Treasures",
        r"Buy Province,",
        r"Buy Gold,",
        r"Buy (?:Smithy|Silver),",
        r"Confirm ",
        r"(?:To the Buy phase|End turn|No, thanks|Done|Keep)$",
        r"Discard (?:Province|Duchy|Estate|Curse|Copper|Silver|Smithy|Gold),",
    ):
        for node in buttons:
            if re.match(pattern, node.name) and "[pressed]" not in node.state:
                return node
    return None


def over(nodes: list[Node]) -> bool:
    return any(node.role == "dialog" for node in nodes)


def test_a_whole_game_with_the_tree_as_the_only_eyes(page: Page) -> None:
    """Roles and names in, the key Enter out: nothing else is looked at until the end is announced."""
    new_table(page)
    page.get_by_role("textbox", name="Name at seat 1").fill("Olena")
    page.get_by_role("textbox", name="Seed").fill("tree")
    page.get_by_role("combobox", name="seat 2").select_option("random")
    page.get_by_role("button", name="Start").press("Enter")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    before: list[Node] = []
    patience = time.monotonic() + 60
    for _ in range(MOST_DECISIONS):
        while (nodes := tree(page)) == before or not (over(nodes) or wish(nodes)):
            assert time.monotonic() < patience, nodes
            page.wait_for_timeout(40)
        wanted = wish(nodes)
        if over(nodes) or not wanted:
            break
        try:
            button = before_me(page).get_by_role("button", name=wanted.name, exact=True).nth(wanted.nth)
            button.press("Enter", timeout=5_000)
        except Error:
            continue  # it went while the hand was on its way: look again
        before, patience = nodes, time.monotonic() + 60
    names = [node.name for node in tree(page)]
    assert "You win!" in names, names

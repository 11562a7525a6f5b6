"""Bots that think apart, hints and odds at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browser.tables import OLENA, lay, press, python_of, stored, with_hands
from playwright.sync_api import Page, Worker, expect

from conftest import Problems
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.session import Seat, Session

PHONE = {"width": 390, "height": 844}
SHARP = Seat("Ada", "sharp")
QUESTIONS = {"dominion": "buy", "wonderland": "draw_or_stop", "smallworld": "conquer"}
PICTURES = {
    "dominion": ["treasures", "spread", "deck"],
    "wonderland": ["next", "spread", "trial"],
    "smallworld": ["die"],
}
VISITS = """() => python.runPython(`
from ludoteka import bridge
thought = bridge.STUDIES[0]._last if bridge.STUDIES else None
sum(row.visits for row in thought.rows) if thought else 0
`)"""


def midgame(name: str) -> str:
    """The save of a table at one of the person's questions, some way into the game."""
    seats: list[Json] = [{"name": "Olena", "bot": ""}, {"name": "Ada", "bot": "steady"}]
    session = Session.new(name, {}, seats, "thinking")
    rng = Rng("midgame")
    steps = 0
    while steps < 30 or session.to_move != 0 or session.position.stack[-1][0] != QUESTIONS[name]:
        who = session.to_move
        assert who is not None
        move = session.game.BOTS["steady"].choose(session.position, who, rng)
        if who:
            session.advance(session.ply)
        else:
            session.act(session.ply, 0, [move])
        steps += 1
    return session.save()


@pytest.mark.parametrize("name", QUESTIONS)
def test_odds_as_pictures_beside_the_log_and_on_a_phone(page: Page, name: str) -> None:
    lay(page, midgame(name))
    expect(page.locator(".odds-panel")).to_have_count(0)
    page.get_by_role("button", name="Odds").click()
    panel = page.get_by_role("region", name="Odds")
    for key in PICTURES[name]:
        expect(panel.locator(f'[data-odds-key="{key}"]')).to_have_count(1)
    expect(panel.locator(".bar-n").first).to_have_text(re.compile(r"%"))
    page.reload()
    expect(panel.locator(f'[data-odds-key="{PICTURES[name][0]}"]')).to_have_count(1)
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Odds").click()
    sheet = page.get_by_role("dialog", name="Odds")
    expect(sheet.locator(f'[data-odds-key="{PICTURES[name][0]}"]')).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_hint_shows_the_best_moves_and_makes_it_practice(page: Page, name: str) -> None:
    lay(page, midgame(name))
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-hint-yes]").click()
    card = page.get_by_role("region", name="Hint")
    rows = card.locator("[data-advice]")
    expect(rows.first).to_be_visible(timeout=60_000)
    expect(rows.first.locator(".hint-chance")).to_have_text(re.compile(r"%"))
    expect(rows.first.locator("small")).to_have_text(re.compile(r"\w"))
    assert 2 <= rows.count() <= 3
    expect(page.locator(".brand .practice-mark")).to_be_visible()
    assert stored(page)["practice"] is True
    rows.first.focus()
    expect(page.locator("[data-pointed]").first).to_be_attached()


BEGUN = """() => Number(document.querySelector(".tools .think-ring")?.style.getPropertyValue("--done")) > 0"""


def thinking(page: Page, **settings: object) -> Worker:
    """A table whose bot has begun to think; its worker.

    Militia makes it discard an Estate and a Curse, in either order the same: no race can ever tell the two moves
    apart, so it thinks for all the time it is given.
    """
    save = with_hands([OLENA, SHARP], ["militia", *["copper"] * 4], ["estate", "curse", "gold", "gold", "gold"])
    lay(page, save, confirm=False, **{"think": "deep", **settings})
    press(page, "hand.militia")
    expect(page.locator(".tools .think-ring")).to_be_visible()
    page.wait_for_function(BEGUN)
    table = python_of(page)
    return next(worker for worker in page.workers if worker != table)


def comes_to(page: Page, wanted: Callable[[int, int], bool], worker: Worker) -> None:
    """Wait until the playouts that the worker has made, looked at twice, are as wanted."""
    for _ in range(100):
        before = worker.evaluate(VISITS)
        page.wait_for_timeout(400)
        if wanted(before, worker.evaluate(VISITS)):
            return
    raise AssertionError("it never came to that")


def expect_workers(page: Page, count: int) -> None:
    """Wait until so many workers live."""
    for _ in range(100):
        if len(page.workers) == count:
            return
        page.wait_for_timeout(200)
    assert len(page.workers) == count


def test_undo_stops_a_thinking_bot(page: Page) -> None:
    worker = thinking(page)
    comes_to(page, int.__lt__, worker)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tools .think-ring")).to_have_count(0)
    expect(page.locator('[data-on="hand.militia"]:not([aria-disabled="true"])').first).to_be_visible()
    comes_to(page, int.__eq__, worker)
    assert stored(page)["moves"] == []
    press(page, "hand.militia")
    expect(page.locator(".tools .think-ring")).to_be_visible()


def test_leaving_the_table_dismisses_a_thinking_bot(page: Page) -> None:
    thinking(page)
    page.goto("/#")
    expect(page.locator(".entry")).to_be_visible()
    expect_workers(page, 1)


def test_a_lost_worker_is_replaced_and_the_bot_plays(page: Page, problems: Problems) -> None:
    problems.allow("gone")
    worker = thinking(page, think="long")
    worker.evaluate("() => { setTimeout(() => { throw new Error('gone'); }); }")
    expect(page.locator('[data-choice="end"]')).to_be_visible(timeout=60_000)
    moves = stored(page)["moves"]
    assert isinstance(moves, list)
    assert any(str(move).startswith("discard ") for move in moves)
    for _ in range(100):
        if worker not in page.workers:
            return
        page.wait_for_timeout(200)
    raise AssertionError("the lost worker is kept")


def test_levels_and_styles_are_offered(page: Page) -> None:
    page.goto("/#new/dominion")
    kind = page.locator('select[name="kind-2"]')
    expect(kind).to_have_value("steady")
    kind.select_option("sharp")
    page.locator('select[name="style-2"]').select_option("builder")
    expect(page.locator(".seat-gist")).to_contain_text("Thinks ahead")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table")).to_be_visible()
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('ludoteka.table.'))")
    key = page.evaluate("() => Object.keys(localStorage).find((key) => key.startsWith('ludoteka.table.'))")
    assert '"sharp-builder"' in page.evaluate("(key) => localStorage.getItem(key)", key)

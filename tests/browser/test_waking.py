"""A table is on the screen before Python is up: the same board, and what is pressed is played when Python answers."""

from __future__ import annotations

import re

import pytest
from browser.tables import ADA, MAREK, OLENA, Held, lay, lift, stored, with_hands
from playwright.sync_api import Page, expect

from conftest import wait_ready
from ludoteka.session import Session

BOOTING = "html[data-engine=booting]"
HAND = ["copper", "copper", "copper", "silver", "silver"]


def reopen(page: Page) -> Held:
    """The same table in a fresh page whose Python does not come yet."""
    held = Held(page)
    page.reload()
    page.wait_for_selector(BOOTING, state="attached")
    return held


def board(page: Page) -> str:
    """The board as it is drawn; lit's own comments and what marks a pressed thing aside."""
    html: str = page.evaluate("() => document.querySelector('.table > .board').innerHTML")
    return re.sub(r"<!--.*?-->", "", html).replace(' data-queued=""', "")


def played(game: str, bot: str) -> str:
    """A table of a person and a bot, some way into the game, at a question to the person."""
    seats = [{"name": "Olena", "bot": bot}, {"name": "Ada", "bot": bot}]
    session = Session.new(game, {}, seats, "waking")
    while session.ply < 40 or session.to_move != 0:
        session.advance(session.ply)
    session.seats = (session.seats[0]._replace(bot=""), session.seats[1])
    return session.save()


SHIFTS = """new PerformanceObserver((list) => {
    const jumps = list.getEntries().filter((each) => !each.hadRecentInput);
    (globalThis.shifts ??= []).push(...jumps.map(({ startTime, value }) => [startTime, value]));
}).observe({ type: "layout-shift", buffered: true });"""


@pytest.mark.parametrize(
    ("game", "bot", "width"),
    [
        ("dominion", "big_money", 1280),
        ("dominion", "big_money", 390),
        ("wonderland", "random", 1280),
        ("smallworld", "random", 390),
    ],
)
def test_the_board_is_there_before_python_and_does_not_jump(page: Page, game: str, bot: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.add_init_script(SHIFTS)
    lay(page, played(game, bot))
    expect(page.locator(".table:not([data-waking])")).to_be_visible()
    held = reopen(page)
    expect(page.locator(f'.table[data-waking][data-game="{game}"]')).to_be_visible()
    # The map is a file of its own.
    expect(page.locator('.board[data-game="smallworld"] svg.map, .board:not([data-game="smallworld"])')).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    before = board(page)
    spot = page.evaluate("() => JSON.stringify(document.querySelector('.table > .board').getBoundingClientRect())")
    drawn = page.evaluate("() => performance.now()")
    held.release()
    wait_ready(page)
    expect(page.locator(".table:not([data-waking])")).to_be_visible()
    assert board(page) == before
    assert [value for when, value in page.evaluate("() => globalThis.shifts ?? []") if when > drawn] == []
    now = page.evaluate("() => JSON.stringify(document.querySelector('.table > .board').getBoundingClientRect())")
    assert now == spot


def test_a_click_before_python_is_taken_and_played(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], HAND, auto=True))
    expect(page.locator('[data-choice="treasures"]')).to_be_visible()
    ply = page.locator(".table").get_attribute("data-ply")
    held = reopen(page)
    page.locator('.table[data-waking] [data-choice="treasures"]').click()
    expect(page.locator('[data-choice="treasures"][data-queued]')).to_be_visible()
    expect(page.locator(".waking")).to_contain_text("Your move is taken")
    expect(page.locator(".table")).to_have_attribute("data-ply", ply or "")
    held.release()
    expect(page.locator('[data-on="supply.gold"]:not([aria-disabled=true])')).to_be_visible()
    expect(page.locator("[data-queued], .waking")).to_have_count(0)
    moves = stored(page)["moves"]
    assert isinstance(moves, list)
    assert "treasures" in moves


def test_a_view_that_does_not_belong_to_the_save_is_not_shown(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], HAND, auto=True))
    expect(page.locator(".table:not([data-waking])")).to_be_visible()
    other = with_hands([OLENA, ADA], ["estate"] * 5, auto=True)
    page.evaluate("(save) => localStorage.setItem('ludoteka.table.test', save)", other)
    held = reopen(page)
    expect(page.get_by_text("Opening the table")).to_be_visible()
    held.release()
    wait_ready(page)
    expect(page.locator(".table")).to_be_visible()


def test_nothing_of_a_shared_table_lies_around(page: Page) -> None:
    lay(page, with_hands([OLENA, MAREK], HAND, ["gold"] * 5))
    lift(page, "Olena")
    expect(page.locator('[data-on="hand.silver"]').first).to_be_visible()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('ludoteka.glance.test'))")
    assert kept["view"]["board"] is None
    assert kept["view"]["choices"] == []
    assert kept["log"] == []
    held = reopen(page)
    page.get_by_role("button", name="I am Olena").click()
    expect(page.locator('[data-choice="lift"][data-queued]')).to_be_visible()
    held.release()
    expect(page.locator('.table [data-on="hand.silver"]').first).to_be_visible()


def test_views_make_room_for_saves(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], HAND, auto=True))
    expect(page.locator(".table:not([data-waking])")).to_be_visible()
    page.evaluate(
        """() => {
            const room = 5 * 1024 * 1024;
            let letters = room;
            while (letters > 100) {
                try { localStorage.setItem("filler", "x".repeat(letters)); break; } catch { letters -= 2000; }
            }
        }"""
    )
    page.locator('[data-choice="treasures"]').click()
    expect(page.locator('[data-on="supply.gold"]:not([aria-disabled=true])')).to_be_visible()
    moves = stored(page)["moves"]
    assert isinstance(moves, list)
    assert "treasures" in moves
    expect(page.locator(".notice.bad")).to_have_count(0)

"""The table of the day: the date gives it, one try counts, the result can be told without giving anything away."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime

import pytest
from browser.tables import choose, lay, press
from playwright.sync_api import BrowserContext, Page, expect

from conftest import wait_ready
from ludoteka.session import Session

NOON = datetime(2026, 11, 18, 12)


def at(page: Page, when: datetime, address: str) -> None:
    """Visit on this day."""
    page.clock.set_fixed_time(when)
    page.goto(address)
    page.reload()
    wait_ready(page)


def table_of(page: Page) -> str:
    expect(page.locator(".table")).to_be_visible()
    return page.url.rsplit("/", 1)[-1]


def save_of(page: Page) -> dict[str, object]:
    text: str = page.evaluate("(id) => localStorage.getItem(`ludoteka.table.${id}`)", table_of(page))
    save: dict[str, object] = json.loads(text)
    return save


def sit_down(page: Page, name: str = "Sit down") -> None:
    page.get_by_role("button", name=name).click()
    expect(page.locator(".table")).to_be_visible()


def play_out(page: Page) -> None:
    """Play the table on as a bot would, outside, up to the person's last decision; that one is pressed on the board."""
    table = table_of(page)
    session, _ = Session.open(page.evaluate("(id) => localStorage.getItem(`ludoteka.table.${id}`)", table))
    people = session.seats
    session.seats = tuple(seat._replace(bot=seat.bot or "steady") for seat in people)
    mine, move = 0, ""
    while session.to_move is not None:
        asked, ply = session.to_move, session.ply
        session.advance(ply)
        if asked == 0:
            mine, move = ply, session.plies[ply].move
    session.rewind(mine)
    session.seats = people
    choices = session.view(0)["choices"]
    assert isinstance(choices, list)
    (on,) = (one["on"] for one in choices if isinstance(one, dict) and one["id"] == move)
    lay(page, session.save(), table, autopass=False)
    if on:
        press(page, str(on))
    else:
        choose(page, move)


def test_the_same_for_everybody_another_tomorrow(page: Page, new_context: Callable[..., BrowserContext]) -> None:
    at(page, NOON, "/#daily/dominion")
    sit_down(page)
    mine = save_of(page)
    other = new_context().new_page()
    at(other, datetime(2026, 11, 18, 7), "/#daily/dominion")
    sit_down(other)
    theirs = save_of(other)
    assert {**mine, "seats": 0} == {**theirs, "seats": 0}
    at(other, datetime(2026, 11, 19, 12), "/#daily/dominion")
    sit_down(other)
    assert save_of(other)["options"] != mine["options"]


def test_the_first_try_counts_the_second_is_practice(page: Page) -> None:
    at(page, NOON, "/#")
    strip = page.get_by_role("region", name="Table of the day")
    expect(strip).to_contain_text("Wednesday")
    expect(strip.get_by_role("listitem")).to_have_count(3)
    strip.get_by_role("link", name="Dominion").click()
    sit_down(page)
    first = table_of(page)
    assert save_of(page)["practice"] is False
    page.goto("/#")
    expect(strip.get_by_role("link", name="Dominion")).to_contain_text("In play")
    strip.get_by_role("link", name="Dominion").click()
    page.get_by_role("link", name="Continue").click()
    assert table_of(page) == first
    # Put away it stays the try that was used.
    page.goto("/#")
    page.get_by_role("button", name="Put away").click()
    expect(strip.get_by_role("link", name="Dominion")).to_contain_text("put away")
    strip.get_by_role("link", name="Dominion").click()
    sit_down(page, "Play as practice")
    assert save_of(page)["practice"] is True


def test_the_result_is_told_and_counts_for_the_streak(context: BrowserContext, page: Page) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    at(page, NOON, "/#daily/dominion")
    sit_down(page)
    kingdom = save_of(page)["options"]
    play_out(page)
    result = page.locator("dialog .day-result pre")
    expect(result).to_be_visible()
    page.locator("dialog [data-copy-result]").click()
    expect(page.get_by_text("The result is copied.")).to_be_visible()
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    lines = text.splitlines()
    assert "November 18, 2026" in lines[0]
    assert "Dominion: " in lines[1]
    assert " rounds" in lines[1]
    assert set(lines[2]) <= set("▲▽=")
    assert lines[3].endswith("#daily/dominion/2026-11-18")
    assert isinstance(kingdom, dict)
    assert not any(card in text.lower() for card in kingdom["kingdom"])
    yesterday = {**json.loads(page.evaluate("() => localStorage.getItem('ludoteka.played')"))[0]}
    yesterday |= {"table": "old", "daily": "2026-11-17"}
    page.evaluate(
        """(row) => localStorage.setItem('ludoteka.played',
          JSON.stringify([row, ...JSON.parse(localStorage.getItem('ludoteka.played'))]))""",
        yesterday,
    )
    page.goto("/#statistics")
    expect(page.locator("[data-figure=streak]")).to_contain_text("2 days")
    page.goto("/#daily/dominion")
    expect(page.locator(".day-result pre")).to_have_text(text)
    # The day after next a day is missing.
    at(page, datetime(2026, 11, 20, 12), "/#statistics")
    expect(page.locator("[data-figure=streak]")).to_contain_text("0 days")


def test_a_link_to_another_day_is_practice_or_not_yet(page: Page) -> None:
    at(page, NOON, "/#daily/smallworld/2026-11-17")
    expect(page.get_by_text("laid on another day")).to_be_visible()
    sit_down(page, "Play as practice")
    assert save_of(page)["practice"] is True
    page.goto("/#daily/smallworld/2026-11-19")
    expect(page.get_by_text("has not been laid yet")).to_be_visible()
    expect(page.locator("[data-sit]")).to_have_count(0)
    page.get_by_role("link", name="Today’s table").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    page.goto("/#daily/nonsense/2026-99-99")
    expect(page.get_by_role("heading", name="Dominion")).to_be_visible()


@pytest.mark.parametrize("name", ["wonderland", "smallworld"])
def test_every_game_has_its_table_of_the_day(page: Page, name: str) -> None:
    at(page, NOON, f"/#daily/{name}")
    sit_down(page)
    save = save_of(page)
    assert (save["game"], save["seed"]) == (name, f"daily {name} 2026-11-18")

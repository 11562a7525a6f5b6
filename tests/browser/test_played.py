"""Finished games are counted in a log of this browser: shown as charts, deleted whole, never lost to damage."""

from __future__ import annotations

import json

from browser.tables import MAREK, OLENA, choose, lay, open_table, press, with_hands
from playwright.sync_api import Page, expect

from ludoteka.dominion.content.cards import LETTER
from ludoteka.dominion.position import Dominion
from ludoteka.games import game
from ludoteka.session import Seat, Session

STEADY = Seat("Ada", "steady")


def last_turn(*seats: Seat) -> str:
    """A table at its last turn: one Province is left and the first player can buy it."""
    session, _ = Session.open(with_hands(seats, ["gold"] * 5, *(["copper"] * 5 for _ in seats[1:]), auto=True))
    position = session.position
    assert isinstance(position, Dominion)
    position.supply[LETTER["province"]] = 1
    # The other seven are with the second player, who is far ahead.
    position.discard[1] += LETTER["province"] * 7
    game("dominion").validate(position)
    return Session(game("dominion"), session.options, seats, "last", position).save()


def row(n: int, won: bool, **more: object) -> dict[str, object]:
    """A row of the log as the page writes it."""
    return {
        "table": f"old{n}",
        "at": 1_760_000_000_000 + n,
        "game": "dominion",
        "seats": ["", "steady"],
        "me": 0,
        "options": {"kingdom": "first_game"},
        "points": [30 + n, 25],
        "winners": [0 if won else 1],
        "practice": False,
        "moves": 80,
        "rounds": 18,
        "daily": "",
        "lead": [],
        **more,
    }


def lay_log(page: Page, text: str) -> None:
    """Put a log where the page keeps it, and look at the statistics."""
    page.goto("/")
    page.evaluate("(text) => localStorage.setItem('ludoteka.played', text)", text)
    page.goto("/#statistics")
    page.reload()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def buy_the_last(page: Page) -> None:
    """The last turn: the last Province ends the game."""
    choose(page, "treasures")
    press(page, "supply.province")


def log(page: Page) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = json.loads(page.evaluate("() => localStorage.getItem('ludoteka.played') ?? '[]'"))
    return rows


def test_a_finished_game_is_noted_once_and_counted(page: Page) -> None:
    lay(page, last_turn(OLENA, STEADY))
    buy_the_last(page)
    expect(page.get_by_role("heading", name="Ada wins")).to_be_visible()
    (noted,) = log(page)
    assert (noted["table"], noted["game"], noted["seats"], noted["me"]) == (
        "test",
        "dominion",
        ["", "steady"],
        0,
    )
    assert (noted["winners"], noted["practice"], noted["daily"]) == ([1], False, "")
    assert isinstance(noted["options"], dict)
    assert noted["options"]["kingdom"] == "first_game"
    open_table(page)
    expect(page.get_by_role("heading", name="Ada wins")).to_be_visible()
    assert log(page) == [noted]
    page.goto("/#")
    page.get_by_role("link", name="Your games").click()
    expect(page.locator("[data-figure=games]")).to_have_text("1")
    expect(page.locator("[data-figure=won]")).to_contain_text("0 %")
    expect(page.get_by_role("row", name="Steady")).to_contain_text("0 of 1 won")


def test_people_at_one_screen_are_counted_without_a_winner(page: Page) -> None:
    lay(page, last_turn(OLENA, MAREK))
    page.get_by_role("button", name="I am Olena").click()
    buy_the_last(page)
    expect(page.get_by_role("heading", name="Marek wins")).to_be_visible()
    page.goto("/#statistics")
    expect(page.locator("[data-figure=games]")).to_have_text("1")
    expect(page.locator("[data-figure=won]")).to_have_text("0")
    expect(page.get_by_text("1 game with others at one screen")).to_be_visible()


def test_games_are_counted_per_game_and_opponent(page: Page) -> None:
    rows = [row(n, won=n < 3) for n in range(5)]
    rows += [
        row(
            9,
            won=True,
            seats=["sharp-rusher", "", "steady"],
            me=1,
            points=[1, 2, 3],
            winners=[1],
        )
    ]
    rows += [
        row(10, won=True, game="smallworld", points=[101, 90]),
        row(11, won=True, practice=True),
    ]
    lay_log(page, json.dumps(rows))
    expect(page.locator("[data-figure=games]")).to_have_text("7")
    expect(page.locator("[data-figure=won]")).to_contain_text("5")
    against = page.get_by_role("region", name="Dominion").get_by_role("table")
    expect(against.get_by_role("row", name="Steady")).to_contain_text("4 of 6 won")
    expect(against.get_by_role("row", name="Sharp")).to_contain_text("1 of 1 won")
    small = page.get_by_role("region", name="Small World")
    expect(small.get_by_role("img", name="1 of 1 won")).to_be_visible()
    expect(small).to_contain_text("Best 101")
    page.get_by_role("switch", name="Count practice games").check()
    expect(page.locator("[data-figure=games]")).to_have_text("8")


def test_all_is_deleted_and_put_back(page: Page) -> None:
    rows = [row(n, won=True) for n in range(3)]
    lay_log(page, json.dumps(rows))
    page.get_by_role("button", name="Delete all").click()
    expect(page.get_by_text("No finished game yet")).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('ludoteka.played')") is None
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-figure=games]")).to_have_text("3")
    assert log(page) == rows


def test_a_damaged_row_is_told_of_and_kept(page: Page) -> None:
    rows = [row(1, won=True), {"table": 7}, "nonsense", row(2, won=True)]
    lay_log(page, json.dumps(rows))
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    expect(page.locator("[data-figure=games]")).to_have_text("2")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == rows[1:3]
    lay(page, last_turn(OLENA, STEADY))
    buy_the_last(page)
    expect(page.get_by_role("heading", name="Ada wins")).to_be_visible()
    assert log(page)[:4] == rows
    assert len(log(page)) == 5


def test_a_log_that_is_none_is_laid_aside_not_written_over(page: Page) -> None:
    lay_log(page, "[{not json")
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    lay(page, last_turn(OLENA, STEADY))
    buy_the_last(page)
    expect(page.get_by_role("heading", name="Ada wins")).to_be_visible()
    assert len(log(page)) == 1
    assert page.evaluate("() => localStorage.getItem('ludoteka.played.aside')") == "[{not json"
    page.goto("/#statistics")
    expect(page.get_by_role("alert")).to_contain_text("cannot be read")
    page.get_by_role("button", name="Delete all").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.locator("[data-figure=games]")).to_have_text("1")

"""The table of the day: the same for everybody, another one tomorrow."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteka import bots, bridge
from ludoteka.games import GAMES, game
from ludoteka.session import Session

ALL = pytest.mark.parametrize("name", GAMES)


def call(method: str, **payload: object) -> Any:
    return json.loads(bridge.call(method, json.dumps(payload)))


def laid(name: str, date: str, **more: object) -> Any:
    """The table of that day, as the page lays it."""
    recipe = call("daily", game=name, date=date)
    seats = [{"name": f"Seat {n}", "bot": bot} for n, bot in enumerate(recipe["bots"])]
    return call(
        "new",
        game=name,
        options=recipe["options"],
        seats=seats,
        seed=recipe["seed"],
        viewer=0,
        **more,
    )


def play_out(name: str, save: str) -> list[str]:
    """The moves of a game that the same person would play: the bot's own choices stand in for theirs."""
    session, _ = Session.open(save)
    session.seats = tuple(seat._replace(bot=seat.bot or "steady") for seat in session.seats)
    while session.to_move is not None:
        session.advance(session.ply)
    return [done.move for done in session.plies]


@ALL
def test_a_day_is_the_same_for_everybody_up_to_the_last_move(name: str) -> None:
    mine, yours = (laid(name, "2026-11-18") for _ in range(2))
    assert mine["save"] == yours["save"]
    assert play_out(name, mine["save"]) == play_out(name, yours["save"])


@ALL
def test_every_day_is_another(name: str) -> None:
    saves = {laid(name, f"2026-11-{day:02}")["save"] for day in range(1, 31)}
    assert len(saves) == 30
    opponents = {call("daily", game=name, date=f"2026-11-{day:02}")["bots"][1] for day in range(1, 31)}
    assert len(opponents) == len(game(name).GUIDE.STYLES)


@ALL
def test_the_opponent_does_not_think_by_the_clock(name: str) -> None:
    person, bot = call("daily", game=name, date="2026-11-18")["bots"]
    assert person == ""
    assert not bots.thinks(bot)


@ALL
def test_a_further_try_is_practice(name: str) -> None:
    assert laid(name, "2026-11-18")["view"]["practice"] is False
    again = laid(name, "2026-11-18", practice=True)
    assert again["view"]["practice"] is True
    assert call("open", save=again["save"], viewer=0)["view"]["practice"] is True


@pytest.mark.parametrize(
    "date",
    [
        None,
        7,
        "",
        "today",
        "2026-1-18",
        "2026/11/18",
        "20261118--",
        "2026-11-1a",
        "2026-11-181",
    ],
)
def test_what_is_no_date_is_refused(date: object) -> None:
    assert call("daily", game="dominion", date=date)["error"]["key"] == "bad-date"

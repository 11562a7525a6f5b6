"""The steady player: honest, quick, far better than chance; and the balance table."""

from __future__ import annotations

import time
from typing import cast

import pytest
from rules.wonderland.table import KEEP, draws, duel, units

from ludoteka import wonderland
from ludoteka.bots.arena import play
from ludoteka.bots.chaos import Chaos
from ludoteka.game import CHANCE, Bot, Game
from ludoteka.plain import Position
from ludoteka.rng import Rng
from ludoteka.wonderland import balance
from ludoteka.wonderland.fight import Fight

GAME = cast("Game[Position]", wonderland)
STEADY = wonderland.BOTS["steady"]


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_beats_random(seats: int) -> None:
    won = 0.0
    for number in range(20):
        players: list[Bot] = [Chaos(GAME) for _ in range(seats)]
        players[number % seats] = STEADY
        result = play(GAME, players, wonderland.options({"seats": seats}), Rng("beat", seats, number)).outcome
        won += (number % seats in result.winners) / len(result.winners)
    assert won >= 19


def test_steady_reads_nothing_it_may_not_know() -> None:
    """Its move is the same when everything hidden is drawn anew."""
    compared = 0
    for seats in (2, 3, 5):
        p, rng = wonderland.new(wonderland.options({"seats": seats, "allies": "mixed"})), Rng("honest", seats)
        while (who := wonderland.to_move(p)) is not None:
            if who == CHANCE:
                wonderland.take(p, wonderland.sample(p, rng))
                continue
            move = STEADY.choose(p.copy(), who, Rng("same"))
            if rng.below(3) == 0:
                other = wonderland.determinize(p, who, rng)
                assert STEADY.choose(other, who, Rng("same")) == move
                compared += 1
            wonderland.take(p, move)
    assert compared > 200


def test_a_game_of_four_takes_less_than_a_second() -> None:
    options = wonderland.options({"seats": 4})
    play(GAME, [STEADY] * 4, options, Rng("warm"))
    start = time.process_time()
    for number in range(3):
        play(GAME, [STEADY] * 4, options, Rng("time", number))
    assert (time.process_time() - start) / 3 < 1.0


def test_steady_stops_when_the_bag_is_mad() -> None:
    p = duel("3mmmm", "1111")
    p.shield[0] = False
    units(p, 0, KEEP, 1)
    draws(p, "artifact", "faction1")
    assert Fight(p, 0).decide() == "stop"
    p = duel("13333", "2222222222")
    draws(p, "faction1", "faction2")
    assert Fight(p, 0).decide() == "draw"


def test_the_balance_table() -> None:
    result = balance.balance(2, "test")
    assert result["games"] == 2
    text = balance.table(result)
    for word in ("alice", "cheshire", "Ally set", "paint_the_roses", "1-01", "Never used"):
        assert word in text
    assert balance.balance(2, "test") == result

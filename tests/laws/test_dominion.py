"""The laws on random games of Dominion: 2 to 6 seats, random kingdoms, with and without automatic passing."""

from __future__ import annotations

import pytest

from ludoteka import dominion
from ludoteka.games import GAMES
from ludoteka.laws.stock import COUNT
from ludoteka.laws.walk import walk
from ludoteka.rng import Rng

GAME = GAMES["dominion"]
CHECKED = 12
QUICK = 400


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("auto", [True, False])
def test_laws_at_every_question(seats: int, auto: bool) -> None:
    """All laws at every question of a few whole games."""
    for number in range(CHECKED // seats):
        options = dominion.options({"seats": seats, "kingdom": "random", "auto": auto})
        walk(GAME, options, f"{seats} {auto} {number}", every=4 if number == 0 else 12)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end_and_replay(seats: int) -> None:
    """Many random games to their end, counted at the end and replayed with events."""
    for number in range(QUICK):
        rng = Rng("quick", seats, number)
        p = dominion.new(dominion.options({"seats": seats, "kingdom": "random"}))
        again, moves = p.copy(), []
        while (who := dominion.to_move(p)) is not None:
            move = dominion.sample(p, rng) if who < 0 else rng.pick(dominion.legal(p))
            dominion.take(p, move)
            moves.append(move)
            assert len(moves) < 20_000
        COUNT["dominion"](p)
        dominion.validate(p)
        if number % 5 == 0:
            for move in moves:
                dominion.apply(again, move)
            assert again == p

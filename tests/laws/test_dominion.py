"""The laws on random games of Dominion: 2 to 6 seats, random kingdoms, with and without automatic passing."""

from __future__ import annotations

from collections import Counter

import pytest

from laws.laws import walk
from ludoteka import dominion
from ludoteka.dominion.content.piles import START, piles
from ludoteka.dominion.position import Dominion
from ludoteka.games import GAMES
from ludoteka.plain import Position
from ludoteka.rng import Rng

GAME = GAMES["dominion"]
CHECKED = 12
QUICK = 400


def all_cards(p: Position) -> object:
    """Every card of the box, wherever it lies; before the kingdom is laid out there is nothing to count."""
    assert isinstance(p, Dominion)
    if p.turn == 0:
        return None
    everywhere = "".join(p.hand + p.deck + p.discard + p.buried) + p.play + p.aside + p.trash
    kingdom = "".join(c for c in p.supply if c < "a")
    assert Counter(everywhere) + Counter(p.supply) == Counter(piles(kingdom, len(p.hand))) + Counter(
        START * len(p.hand)
    )
    return None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("auto", [True, False])
def test_laws_at_every_question(seats: int, auto: bool) -> None:
    """All laws at every question of a few whole games."""
    for number in range(CHECKED // seats):
        options = dominion.options({"seats": seats, "kingdom": "random", "auto": auto})
        walk(GAME, options, f"{seats} {auto} {number}", conserved=all_cards, every=1 if number == 0 else 5)


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
        all_cards(p)
        dominion.validate(p)
        if number % 5 == 0:
            for move in moves:
                dominion.apply(again, move)
            assert again == p

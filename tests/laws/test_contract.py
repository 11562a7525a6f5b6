"""Every game on the shelf offers the whole contract."""

from __future__ import annotations

import inspect

import pytest

from ludoteka.game import Game
from ludoteka.games import GAMES

FUNCTIONS = sorted(name for name, value in vars(Game).items() if inspect.isfunction(value) and not name.startswith("_"))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_offers_the_contract(name: str) -> None:
    game = GAMES[name]
    assert name == game.NAME
    assert 1 <= game.SEATS[0] <= game.SEATS[1] <= 6
    for function in FUNCTIONS:
        assert callable(getattr(game, function)), function


@pytest.mark.parametrize("name", GAMES)
def test_rule_ids_are_told_once(name: str) -> None:
    ids = [one for chapter in GAMES[name].CHAPTERS.values() for one in chapter]
    assert len(ids) == len(set(ids))
    assert {one.partition(".")[0] for one in ids} == {name[0].upper()}

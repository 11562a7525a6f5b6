"""The games on the shelf."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from .game import BadInput, Game
from .plain import Position

NAMES: tuple[str, ...] = ("dominion", "wonderland", "smallworld")


def _load(name: str) -> Game[Position]:
    return cast("Game[Position]", import_module(f"{__package__}.{name}"))


GAMES: dict[str, Game[Position]] = {name: _load(name) for name in NAMES}


def game(name: object) -> Game[Position]:
    """The game of this name; raises BadInput for any other."""
    if type(name) is not str or name not in GAMES:
        raise BadInput("unknown-game", game=str(name)[:40])
    return GAMES[name]

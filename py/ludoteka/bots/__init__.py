"""Players that know only the contract."""

from __future__ import annotations

from ..game import BadInput, Bot, Game
from ..plain import Position
from .chaos import Chaos


def player(game: Game[Position], name: object) -> Bot:
    """The bot of this name at a table of this game; raises BadInput for an unknown one."""
    if name == "random":
        return Chaos(game)
    if type(name) is not str or name not in game.BOTS:
        raise BadInput("unknown-bot", bot=str(name)[:40])
    return game.BOTS[name]


def names(game: Game[Position]) -> list[str]:
    """The bots one may seat at a table of this game."""
    return ["random", *game.BOTS]

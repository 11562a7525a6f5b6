"""Players that know only the contract."""

from __future__ import annotations

from ..game import BadInput, Bot, Game, Thinker
from ..plain import Position
from .chaos import Chaos
from .levels import LEVELS, THINKING, seated
from .search import Search


def player(game: Game[Position], name: object) -> Bot:
    """The bot of this name at a table of this game; raises BadInput for an unknown one.

    A name is a player of the game's own (`big_money`), a level (`sharp`), or a level and a style (`sharp-rusher`).
    """
    if type(name) is str and name == "random":
        return Chaos(game)
    if type(name) is str and name in game.BOTS:
        return game.BOTS[name]
    level, dash, style = name.partition("-") if type(name) is str else ("", "", "")
    if level not in LEVELS or (dash and style not in game.GUIDE.STYLES):
        raise BadInput("unknown-bot", bot=str(name)[:40])
    return seated(game, level, style)


def thinker(game: Game[Position], name: str) -> Thinker | None:
    """The bot of this name if it is one that thinks in slices."""
    found = player(game, name)
    return found if isinstance(found, Search) else None


def thinks(name: str) -> bool:
    """Is this the name of a bot that thinks in slices?"""
    return name.partition("-")[0] == THINKING


def names(game: Game[Position]) -> list[str]:
    """The bots one may seat at a table of this game, styles apart."""
    return ["random", *game.BOTS, *(level for level in LEVELS if level not in game.BOTS)]


def styles(game: Game[Position]) -> list[str]:
    """The styles a level may have, as in `sharp-rusher`."""
    return list(game.GUIDE.STYLES)


__all__ = ["LEVELS", "names", "player", "styles", "thinker", "thinks"]

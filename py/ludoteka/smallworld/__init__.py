"""Small World of Warcraft. The names below are what :class:`ludoteka.game.Game` asks for."""

from __future__ import annotations

from ..game import Options
from ..plain import Json
from ..rng import Rng
from . import decline as _decline
from . import pick as _pick
from . import professions as _professions
from . import turn as _turn
from .about import about
from .bot import BOTS
from .explain import explain
from .guide import GUIDE
from .knowledge import determinize
from .odds import odds, trial
from .position import Position
from .rulebook import CHAPTERS
from .save import dump, load, validate
from .setup import new, options, sizes
from .steps import rules as _steps
from .variants import outcome
from .view import view

NAME = "smallworld"
SEATS = (1, 5)
RULE_ROOMS = (_decline, _pick, _professions, _turn)
"""Modules that fill the table of steps when they are imported."""


to_move = _steps.to_move
legal = _steps.legal
apply = _steps.apply
take = _steps.take
sample = _steps.sample


def turn(p: Position) -> int:
    """How many turns have begun."""
    return p.turns


def standing(p: Position) -> tuple[int, ...]:
    """The coins of every seat."""
    return tuple(p.coins)


def suggest(raw: Json, rng: Rng) -> Options:
    """The options with the continents drawn."""
    chosen = dict(options(raw))
    seats, variant = chosen["seats"], chosen["variant"]
    if isinstance(seats, int) and isinstance(variant, str):
        faces: list[Json] = []
        for size in sizes(variant, seats):
            free = [f"{size}{n}" for n in (1, 2) if not any(str(face).startswith(f"{size}{n}") for face in faces)]
            faces.append(rng.pick(free) + rng.pick("ab"))
        chosen["boards"] = faces
    return chosen


def rematch(p: Position, chosen: Options) -> Options:
    """The next player to the left begins; the boards are drawn again unless they were chosen."""
    return {**chosen, "first": (p.first + 1) % p.seats}


__all__ = [
    "BOTS",
    "CHAPTERS",
    "GUIDE",
    "NAME",
    "SEATS",
    "Position",
    "about",
    "apply",
    "determinize",
    "dump",
    "explain",
    "legal",
    "load",
    "new",
    "odds",
    "options",
    "outcome",
    "rematch",
    "sample",
    "standing",
    "suggest",
    "take",
    "to_move",
    "trial",
    "turn",
    "validate",
    "view",
]

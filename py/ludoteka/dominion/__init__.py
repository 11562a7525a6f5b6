"""Dominion, second edition. The names below are what :class:`ludoteka.game.Game` asks for."""

from __future__ import annotations

from .bot import BOTS
from .explain import explain
from .guide import GUIDE
from .knowledge import determinize
from .odds import odds, trial
from .position import Dominion
from .position import rules as _steps
from .rulebook import CHAPTERS
from .rules import new, outcome, standing
from .save import dump, load, validate
from .setup import SEATS, about, options, rematch, suggest
from .view import view

NAME = "dominion"


to_move = _steps.to_move
legal = _steps.legal
apply = _steps.apply
take = _steps.take
sample = _steps.sample


def turn(p: Dominion) -> int:
    """How many turns have begun."""
    return p.turn


__all__ = [
    "BOTS",
    "CHAPTERS",
    "GUIDE",
    "NAME",
    "SEATS",
    "Dominion",
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

"""Wonderland's War. The names below are what :class:`ludoteka.game.Game` asks for."""

from __future__ import annotations

from . import battle, bonus, forge, madness, play, quests, results, scoring, tea, units, war  # noqa: F401  (they register steps)
from .bot import BOTS
from .explain import explain
from .guide import GUIDE
from .knowledge import determinize
from .odds import odds, trial
from .options import SEATS, about, options, rematch, suggest
from .position import Table
from .position import rules as _steps
from .rulebook import CHAPTERS
from .save import dump, load, validate
from .scoring import outcome
from .scoring import totals as standing
from .setup import new
from .view import view

NAME = "wonderland"


to_move = _steps.to_move
legal = _steps.legal
apply = _steps.apply
take = _steps.take
sample = _steps.sample


def turn(p: Table) -> int:
    """How many battles have been fought, the one going on included."""
    return len(p.chart) + (p.battle >= 0)


__all__ = [
    "BOTS",
    "CHAPTERS",
    "GUIDE",
    "NAME",
    "SEATS",
    "Table",
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

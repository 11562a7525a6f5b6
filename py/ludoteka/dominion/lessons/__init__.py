"""The lessons of Dominion, in the order of the learning path."""

from __future__ import annotations

from ...teach import Lesson
from .first import ACTIONS, BUYS, THREE_TURNS, TURN
from .further import ATTACK, END, GARDENS, POACHER, THRONE, TRASH

LESSONS: tuple[Lesson, ...] = (TURN, ACTIONS, BUYS, ATTACK, TRASH, END, THREE_TURNS, THRONE, GARDENS, POACHER)

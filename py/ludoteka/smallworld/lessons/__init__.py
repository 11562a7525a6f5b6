"""The lessons of Small World of Warcraft, in the order of the learning path."""

from __future__ import annotations

from ...teach import Lesson
from .first import COSTS, FIRST_TURN, PICK
from .further import DECLINE, FACTION, REDEPLOY, RELICS

LESSONS: tuple[Lesson, ...] = (PICK, COSTS, FIRST_TURN, REDEPLOY, DECLINE, FACTION, RELICS)

"""The lessons of Wonderland's War, in the order of the learning path."""

from __future__ import annotations

from ...teach import Lesson
from .battles import BATTLE, BUST, CHIPS, TWO
from .board import FORGE, QUEST
from .tea import SHARDS, TEA

LESSONS: tuple[Lesson, ...] = (TEA, CHIPS, SHARDS, BATTLE, BUST, FORGE, QUEST, TWO)

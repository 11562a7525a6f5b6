"""What a lesson is made of: data next to a game's rules, run on the real engine by `lesson.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from .plain import Position

Test = Callable[[Any], bool]
"""A predicate over the game's own position."""

Reply = Callable[[Any], str | None]
"""What another seat answers while the reader acts (to an attack, say); None waits."""


def silent(p: Any) -> str | None:
    """The others answer nothing of themselves."""
    return None


class Show(NamedTuple):
    """One thing is pointed at, in two short sentences; `moves` (of anybody) are played when the reader goes on."""

    text: str
    on: str = ""
    moves: tuple[str, ...] = ()


class Trap(NamedTuple):
    """A wrong way: how it is recognised, the rule that explains it, and moves that lead into it for the tests."""

    test: Test
    rule: str
    text: str
    moves: tuple[str, ...]


class Do(NamedTuple):
    """A goal: any legal way that reaches it counts."""

    text: str
    goal: Test
    solution: tuple[str, ...]
    on: str = ""
    """What the second hint marks; the first is the message's `.hint`, the third plays the solution."""
    traps: tuple[Trap, ...] = ()
    after: tuple[str, ...] = ()
    """Moves of others that follow once the goal is reached."""


class Predict(NamedTuple):
    """The reader says what will happen (one of `answers`, Fluent keys), then the moves are played and show it."""

    text: str
    answers: tuple[str, ...]
    right: int
    on: str = ""
    moves: tuple[str, ...] = ()
    proof: Test = bool
    """What must hold of the position after the moves: the tests check that the right answer is right."""


class Goal(NamedTuple):
    """A goal that can be set from any moment of a game; the engine looks whether it is reached, by any way."""

    name: str
    """Fluent key `<game>-goal-<name>`."""
    argument: str
    """What it is about: "card", "region", "n"."""
    rule: str
    """The rule that explains a miss."""
    offers: Callable[[Any, int], Sequence[str]]
    """What it can be about here, for this seat."""
    reached: Callable[[Any, Any, int, str], bool]
    """The position it was set at, the position now, the seat, what it is about."""
    missed: Callable[[Any, Any, int, str], bool]
    """It can no longer be reached."""
    tell: Callable[[Any, str], str] = lambda p, value: value
    """What Fluent knows it by."""


class Lesson(NamedTuple):
    """A start, what chance will answer, and steps. Texts are Fluent keys under `lesson-<id>-`."""

    id: str
    rules: tuple[str, ...]
    """The ids it teaches."""
    seat: int
    start: Callable[[], Position]
    chance: tuple[str, ...]
    """Chance's answers in order; when they run out chance is chance again."""
    steps: tuple[Show | Do | Predict, ...]
    names: tuple[str, ...]
    """Who sits where."""
    reply: Reply = silent
    minutes: int = 5

"""A rule on the board: for each rule a small position in which it is seen, kept as data in `<game>/shown.json`.

`laws/shown.py` finds these positions in the tests of the rules and in games; here they are read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from .game import BadInput, Game, Reason
from .games import GAMES, game
from .plain import Json, Position, from_row, parse
from .teach import Lesson, Show

NAMES: Final = ("Olena", "Bruno", "Zofia", "Marek", "Ana", "Ivo")
"""Who sits where."""

WAYS: Final = ("event", "named", "why", "test", "table")
"""How a rule is seen: what happens carries its id, or names the thing it is about; the reason of something pointed at
carries its id; the moves of a test that proves it; something that lies on the table."""

SHEETS: Final = {
    name: (Path(__file__).parent / name / "shown.json").read_text(encoding="utf-8")
    for name in GAMES
    if (Path(__file__).parent / name / "shown.json").exists()
}
"""Read with the module: a Python that comes from a snapshot has no files."""


class Scene(NamedTuple):
    """A position, whose eyes see it, and what is played to show the rule."""

    start: Position
    seat: int
    moves: tuple[str, ...]
    chance: tuple[str, ...]
    """What chance answers meanwhile."""
    on: str
    """What is pointed at."""
    way: str
    """One of WAYS."""


@cache
def scenes(name: str) -> Mapping[str, Mapping[str, Json]]:
    """The scenes of a game as they are kept, by rule."""
    return _sheet(name)["scenes"]  # type: ignore[return-value]


@cache
def _sheet(name: str) -> dict[str, Json]:
    found: dict[str, Json] = parse(SHEETS[name])
    return found


def scene(name: str, rule: str) -> Scene:
    """The scene of a rule."""
    kept = scenes(name)[rule]
    tables = _sheet(name)["tables"]
    row = {**tables[kept["table"]], **kept["but"]}  # type: ignore[index, dict-item]
    return Scene(
        from_row(_record(game(name)), row),
        int(str(kept["seat"])),
        _words(kept["moves"]),
        _words(kept["chance"]),
        str(kept["on"]),
        str(kept["way"]),
    )


def _words(kept: Json) -> tuple[str, ...]:
    return tuple(str(word) for word in kept) if isinstance(kept, list) else ()


def _record(rules: Game[Position]) -> type[Position]:
    """The class of a game's positions."""
    return type(rules.new(rules.options({"seats": 2})))


def speaks(reason: Reason, rule: str) -> bool:
    """Is the rule behind this reason, or behind one part of the sum that it tells?"""
    parts = reason.args.get("parts")
    rows = parts if isinstance(parts, list) else []
    return reason.rule == rule or any(isinstance(row, dict) and row.get("rule") == rule for row in rows)


def lesson_of(rule: str) -> tuple[str, Lesson]:
    """The game of a rule, and its scene as a lesson of one step."""
    for name in SHEETS:
        if rule in scenes(name):
            return name, as_lesson(game(name), rule, scene(name, rule))
    raise BadInput("unknown-lesson", lesson=rule[:60])


def as_lesson(rules: Game[Position], rule: str, seen: Scene) -> Lesson:
    """One thing is shown; whatever belongs to it is played when the reader goes on."""
    return Lesson(
        id=rule,
        rules=(rule,),
        seat=seen.seat,
        start=seen.start.copy,
        chance=seen.chance,
        steps=(Show("rule", seen.on, seen.moves),),
        names=NAMES[: len(rules.standing(seen.start))],
        minutes=1,
    )

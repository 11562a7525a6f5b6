"""What the tests of the rules do, written down: every move, every reason, every table, by test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ..game import CHANCE, BadInput, Event, Game, Reason
from ..games import GAMES
from ..plain import Position

MOST = 600
"""Moves, reasons and tables of one test: whole games of bots are no small positions."""


class Act(NamedTuple):
    """A move that a test made."""

    before: Position
    move: str
    seat: int
    events: tuple[Event, ...]
    after: Position


class Why(NamedTuple):
    """A reason that a test asked for."""

    p: Position
    viewer: int | None
    target: str
    reasons: tuple[Reason, ...]


class Notes(NamedTuple):
    """What one test did."""

    acts: list[Act]
    whys: list[Why]
    seen: list[Position]


class Recorder:
    """A plugin of pytest that writes down every move, reason and table, by test."""

    def __init__(self) -> None:
        self.notes: dict[str, Notes] = {}
        self.now: Notes | None = None

    def pytest_runtest_setup(self, item: Any) -> None:
        """A test begins; one with parameters is one test."""
        name = item.nodeid.partition("[")[0].removeprefix("tests/")
        self.now = self.notes.setdefault(name, Notes([], [], []))

    def pytest_runtest_teardown(self, item: Any) -> None:
        """A test is over."""
        self.now = None

    @contextmanager
    def listening(self) -> Iterator[None]:
        """The games of the contract tell this recorder what is asked of them."""
        kept = {name: (game.apply, game.explain, game.legal) for name, game in GAMES.items()}
        for game in GAMES.values():
            self._listen(game)
        try:
            yield
        finally:
            for name, verbs in kept.items():
                GAMES[name].apply, GAMES[name].explain, GAMES[name].legal = verbs  # type: ignore[method-assign]

    def _listen(self, game: Game[Position]) -> None:
        apply, explain, legal = game.apply, game.explain, game.legal

        def noted_apply(p: Position, move: str) -> list[Event]:
            now = self.now
            if now is None or len(now.acts) >= MOST:
                return apply(p, move)
            before, seat = p.copy(), game.to_move(p)
            events = apply(p, move)
            now.acts.append(Act(before, move, CHANCE if seat is None else seat, tuple(events), p.copy()))
            return events

        def noted_explain(p: Position, viewer: int | None, target: str) -> Any:
            reasons = explain(p, viewer, target)
            if self.now is not None and len(self.now.whys) < MOST:
                self.now.whys.append(Why(p.copy(), viewer, target, tuple(reasons)))
            return reasons

        def noted_legal(p: Position) -> Any:
            if self.now is not None and len(self.now.seen) < MOST and p.stack:
                self.now.seen.append(p.copy())
            return legal(p)

        game.apply, game.explain, game.legal = noted_apply, noted_explain, noted_legal  # type: ignore[method-assign]


def record(tests: Path) -> dict[str, Notes]:
    """Run the tests of the rules and write down what they do."""
    import pytest  # only here: the rules themselves need none of it

    recorder = Recorder()
    with recorder.listening():
        asked = ["-q", "-c", str(tests / "pytest.ini"), "--rootdir", str(tests.parent), "-p", "no:xdist"]
        if pytest.main([*asked, str(tests / "rules")], plugins=[recorder]) != 0:
            raise BadInput("tests-failed")
    return recorder.notes

"""Whole games as readable text, kept under tests/golden: a change of any rule or event shows as a difference.

The moves are random from a seed and know no bot, so tuning a bot changes nothing here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from ..game import Event
from ..games import GAMES
from ..rng import Rng
from ..session import Session

SEATS = {"dominion": 2, "wonderland": 3, "smallworld": 3}
AGAIN = "python3 -m ludoteka golden --write"


def playthrough(name: str) -> str:
    """One whole game of random moves."""
    seats = SEATS[name]
    session = Session.new(name, {}, [[f"P{seat}", ""] for seat in range(seats)], "golden")
    rng = Rng("golden", name)
    while (seat := session.to_move) is not None:
        session.act(session.ply, seat, [rng.pick(session.game.legal(session.position))])
    return "\n".join(_rows(session)) + "\n"


def _rows(session: Session) -> Iterator[str]:
    yield f"# {session.game.NAME}: {len(session.seats)} seats, random moves; {AGAIN}"
    for number, ply in enumerate(session.plies):
        who = "chance" if ply.seat < 0 else f"seat {ply.seat}"
        yield f"{number:4} {who:7} {ply.move}"
        for event in ply.events:
            yield f"     {_told(event)}"
    outcome = session.game.outcome(session.position)
    assert outcome is not None
    yield f"scores {list(outcome.scores)}, won by {list(outcome.winners)}"


def _told(event: Event) -> str:
    """An event in one line: key, arguments, rule, and who alone may see it."""
    args = " ".join(f"{key}={json.dumps(value, separators=(',', ':'))}" for key, value in event.args.items())
    others = event.veiled[0] if event.veiled else "nothing"
    alone = "" if event.to is None else f" only {list(event.to)}, others {others}"
    return f"{event.key} {args} ({event.rule}){alone}{' news' if event.news else ''}"


def write(folder: Path) -> list[str]:
    """Write every playthrough; the names of those that changed."""
    folder.mkdir(exist_ok=True)
    changed = []
    for name in GAMES:
        path, text = folder / f"{name}.txt", playthrough(name)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(name)
    return changed

"""Tables of Small World for browser tests: brought to a question by bots, the same every time."""

from __future__ import annotations

from functools import cache

from ludoteka.games import game
from ludoteka.session import Seat, Session

NAMES = ("Olena", "Bohdan", "Zofia", "Marek", "Ada")


@cache
def at_question(kind: str, seats: int = 2, verb: str = "", ply: int = 40) -> str:
    """The save of a game in which the first seat, a person, is asked this, not before this ply, and can do that."""
    rules = game("smallworld")
    for seed in range(20):
        raw = [{"name": name, "bot": "steady"} for name in NAMES[:seats]]
        session = Session.new(
            "smallworld", rules.options({"seats": seats}), raw, f"question {seed}"
        )
        while session.to_move is not None and not _asks(session, kind, verb, ply):
            session.advance(session.ply)
        if session.to_move is not None:
            session.seats = (
                Seat(NAMES[0]),
                *(Seat(name, "steady") for name in NAMES[1:seats]),
            )
            return session.save()
    raise AssertionError(f"never asked: {kind}")


def _asks(session: Session, kind: str, verb: str, ply: int) -> bool:
    seen = session.view(0)
    prompt, choices = seen["prompt"], seen["choices"]
    if (
        session.ply < ply
        or not isinstance(prompt, dict)
        or not isinstance(choices, list)
    ):
        return False
    verbs = {one["verb"] for one in choices if isinstance(one, dict)}
    return prompt["kind"] == kind and (not verb or verb in verbs)

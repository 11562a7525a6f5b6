"""The table of the day: a date and a game give set-up, opponent and chance, the same for everybody."""

from __future__ import annotations

from .game import BadInput, Options
from .games import game
from .plain import Json
from .rng import Rng

SEATS = 2
DRAWN: dict[str, Options] = {"dominion": {"kingdom": "random"}, "wonderland": {"allies": "mixed"}}
"""What of a game's options the day draws besides what a game draws anyway."""
LEVEL = "steady"
"""A bot that decides at once and by the seed alone; how far one that thinks gets depends on the machine."""


def daily(name: object, date: object) -> dict[str, Json]:
    """How the table of this day is laid: options, the bot of each seat ("" is the reader), the seed."""
    found = game(name)
    seed = f"daily {found.NAME} {read_date(date)}"
    options = found.suggest({"seats": SEATS, **DRAWN.get(found.NAME, {})}, Rng(seed, "setup"))
    style = Rng(seed, "style").pick(list(found.GUIDE.STYLES))
    return {"options": dict(options), "bots": ["", f"{LEVEL}-{style}"], "seed": seed}


def read_date(raw: object) -> str:
    """A date is written as 2026-11-18; whether there is such a day is the calendar's business."""
    if type(raw) is not str or len(raw) != 10:
        raise BadInput("bad-date")
    parts = raw.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(part.isdecimal() and part.isascii() for part in parts):
        raise BadInput("bad-date")
    return raw

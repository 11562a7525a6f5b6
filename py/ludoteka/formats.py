"""The format of saves: what a save holds, and how an older one is brought up to date.

A change of the format raises FORMAT, adds the step from the old one to MIGRATIONS, and keeps sample files of the old
one under tests/saves/; a test opens every sample.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .game import BadInput
from .plain import Damaged, Json, parse

FORMAT: Final = 1
Row = dict[str, Json]
MIGRATIONS: Mapping[int, Callable[[Row], Row]] = {}
"""From each older format to the next."""
FIELDS: Final = frozenset(
    {"format", "game", "options", "seats", "seed", "engine", "rules"}
    | {"practice", "start", "position", "earlier", "moves"}
)


def read(text: object) -> Row:
    """The fields of a save in today's format; raises BadInput for anything that is no save."""
    try:
        row: Row = parse(text)
    except Damaged as error:
        raise BadInput("damaged-save", detail=str(error)) from None
    number = row.get("format") if type(row) is dict else None
    if type(number) is not int or number < 1:
        raise BadInput("foreign-save")
    if number > FORMAT:
        raise BadInput("newer-save", format=str(number)[:20])
    for older in range(number, FORMAT):
        row = MIGRATIONS[older](row)
    if set(row) != FIELDS:
        raise BadInput("foreign-save")
    return row

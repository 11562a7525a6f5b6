"""Tables for lessons as literals; the reader is seat 0, and it is the reader's turn."""

from __future__ import annotations

from collections.abc import Sequence

from ...plain import Frame
from ...teach import Test
from ..content.professions import PROFESSIONS
from ..content.races import RACES
from ..content.relics import NUMBER
from ..position import MURLOC, PAST, Position, held, land
from ..setup import lay_land

NAMES = ("Olena", "Zofia", "Bohdan")
READER = 0
ARMIES = {"m": MURLOC, "a": 0, "b": 1, "c": 2, "A": PAST, "B": PAST + 1, "C": PAST + 2}


def table(
    *who: str,
    board: str,
    faces: tuple[str, ...] = ("L1a", "S2a"),
    ask: Frame = ("conquer", READER),
    hand: int = 0,
    coins: int = 5,
    row: Sequence[str] = (),
    hidden: str = "",
    round: int = 3,
    fresh: bool = False,
) -> Position:
    """A table in the middle of a game.

    `who`: each seat as "orcs sailing / trolls": active race and badge, declined race. `board`: "L1a.1:a3 L1a.2:B1":
    a, b, c active races by seat, capitals declined, m Murlocs. `row`: combinations of the column, "forsaken herbalist".
    """
    seats = len(who)
    active = [one.partition("/")[0].split() or ["", ""] for one in who]
    gone = [one.partition("/")[2].strip() for one in who]
    column = [one.split() for one in row]
    out = {name for part in (*active, gone, *column) for name in part}
    races = [race for race in RACES if race not in out]
    badges = [badge for badge in PROFESSIONS if badge not in out]
    short = 6 - len(column)
    p = Position(
        variant="base",
        seats=seats,
        faces=faces,
        rounds=10,
        round=round,
        turns=round * seats - seats + 1,
        hand=[hand] + [0] * (seats - 1),
        coins=[coins] + [5] * (seats - 1),
        race=[one[0] for one in active],
        badge=[one[1] for one in active],
        past=gone,
        past_badge=[""] * seats,
        sides=[""] * seats,
        row_race=[one[0] for one in column] + races[:short],
        row_badge=[one[1] for one in column] + badges[:short],
        row_coins=[0] * 6,
        banners=races[short:],
        badges=badges[short:],
        relics=[-1] * len(NUMBER),
        fresh=fresh,
        stack=[ask],
    )
    lay_land(p)
    index = land(p).index
    for spot in board.split():
        name, _, army = spot.partition(":")
        p.holder[index[name]] = ARMIES[army[0]]
        p.tokens[index[name]] = int(army[1:])
    p.hidden = sum(1 << index[name] for name in hidden.split())
    return p


def regroup(p: Position) -> str | None:
    """Those who lost tokens in the reader's turn lay them out evenly; their own turns are moved by the lesson."""
    return "spread" if p.stack[-1][0] == "regroup" else None


# tests of positions


def holds(*names: str) -> Test:
    """The reader's active race holds these regions."""
    return lambda p: all(p.holder[land(p).index[name]] == READER for name in names)


def regions(p: Position) -> int:
    """How many regions the reader's active race holds."""
    return len(held(p, READER))


def conquering(p: Position) -> bool:
    """The reader may still conquer."""
    return bool(p.stack) and p.stack[-1][:2] == ("conquer", READER)


def tokens(p: Position, name: str) -> int:
    """The tokens in a region."""
    return p.tokens[land(p).index[name]]

"""What can be set as a goal in Small World: a region, some regions, or the coins of this turn."""

from __future__ import annotations

from ..teach import Goal
from .position import Position, held, land
from .scoring import income


def wanted(p: Position, seat: int) -> list[str]:
    """The regions of the land that the seat's active race does not hold."""
    if p.seat != seat or not p.race[seat]:
        return []
    here = land(p)
    return [region for r, region in enumerate(here.ids) if p.holder[r] != seat and not here.has(r, "water")]


def turn_over(start: Position, p: Position, seat: int, value: str) -> bool:
    """The turn is over."""
    return p.turns != start.turns or not p.stack


def more(now: int) -> list[str]:
    """Some numbers above what there is now."""
    return [str(now + n) for n in (1, 2, 3, 4)]


GOALS = (
    Goal(
        "take",
        "region",
        "S.conquer.cost",
        wanted,
        lambda start, p, seat, region: p.holder[land(p).index[region]] == seat,
        turn_over,
        lambda p, region: land(p).names[land(p).index[region]],
    ),
    Goal(
        "hold",
        "n",
        "S.conquer.next",
        lambda p, seat: more(len(held(p, seat))) if p.seat == seat and p.race[seat] else [],
        lambda start, p, seat, n: p.turns == start.turns and len(held(p, seat)) >= int(n),
        turn_over,
    ),
    Goal(
        "earn",
        "n",
        "S.score.regions",
        lambda p, seat: more(sum(n for _, n in income(p, seat))) if p.seat == seat else [],
        lambda start, p, seat, n: turn_over(start, p, seat, n) and p.coins[seat] - start.coins[seat] >= int(n),
        turn_over,
    ),
)

"""What can be set as a goal in Wonderland's War: this battle, or what a tea party brings."""

from __future__ import annotations

from ..teach import Goal
from .content.board import REGIONS
from .position import Table


def fights(p: Table, who: int) -> bool:
    """Is the seat still drawing in a battle?"""
    return p.battle >= 0 and p.state[who] == "fight"


def winner(start: Table, p: Table) -> int | None:
    """Who won the battle that was going on, or None while nobody has."""
    if len(p.chart) > len(start.chart):
        return p.chart[len(start.chart)][2]
    return p.winner if p.winner >= 0 else None


GOALS = (
    Goal(
        "win",
        "region",
        "W.result.win",
        lambda p, who: [REGIONS[p.battle].id] if fights(p, who) else [],
        lambda start, p, who, region: winner(start, p) == who,
        lambda start, p, who, region: len(p.chart) > len(start.chart),
    ),
    Goal(
        "strength",
        "n",
        "W.war.play",
        lambda p, who: [str(p.strength[who] + more) for more in (3, 5, 8)] if fights(p, who) else [],
        lambda start, p, who, n: len(p.chart) == len(start.chart) and p.strength[who] >= int(n),
        lambda start, p, who, n: len(p.chart) > len(start.chart) or p.state[who] in ("stop", "bust"),
    ),
    Goal(
        "shards",
        "n",
        "W.tea.head",
        lambda p, who: [str(p.shards[who] + more) for more in (1, 2, 3)] if p.phase == "tea" else [],
        lambda start, p, who, n: p.round == start.round and p.phase == "tea" and p.shards[who] >= int(n),
        lambda start, p, who, n: p.round != start.round or p.phase != "tea",
    ),
)

"""Cards that only draw and add up."""

from __future__ import annotations

from ..stack import push
from .play import card
from .position import Dominion, others
from .zones import draw


@card("moat")
def moat(p: Dominion, who: int) -> None:
    """+2 Cards. (The line below it is in `play`.)"""
    draw(p, who, 2)


@card("merchant")
def merchant(p: Dominion, who: int) -> None:
    """+1 Card, +1 Action. The first Silver of the turn gives +$1 more."""
    p.actions += 1
    p.merchants += 1
    draw(p, who, 1)


@card("village")
def village(p: Dominion, who: int) -> None:
    """+1 Card, +2 Actions."""
    p.actions += 2
    draw(p, who, 1)


@card("smithy")
def smithy(p: Dominion, who: int) -> None:
    """+3 Cards."""
    draw(p, who, 3)


@card("council_room")
def council_room(p: Dominion, who: int) -> None:
    """+4 Cards, +1 Buy. Each other player draws a card."""
    p.buys += 1
    push(p, ("draw", who, 4), *(("draw", other, 1) for other in others(p, who)))


@card("festival")
def festival(p: Dominion, who: int) -> None:
    """+2 Actions, +1 Buy, +$2."""
    p.actions += 2
    p.buys += 1
    p.coins += 2


@card("laboratory")
def laboratory(p: Dominion, who: int) -> None:
    """+2 Cards, +1 Action."""
    p.actions += 1
    draw(p, who, 2)


@card("market")
def market(p: Dominion, who: int) -> None:
    """+1 Card, +1 Action, +1 Buy, +$1."""
    p.actions += 1
    p.buys += 1
    p.coins += 1
    draw(p, who, 1)

"""What the steady player buys: money, the best few Actions of any kingdom, and points in time."""

from __future__ import annotations

from .answers import CANTRIPS, money
from .content.cards import ACTIONS, COST
from .position import Dominion, owned

WANTED: dict[str, int] = {
    "Y": 2, "F": 2, "K": 2, "J": 5, "U": 2, "N": 1, "B": 1, "T": 2, "L": 4, "R": 2, "C": 1,
}  # fmt: skip
"""Actions worth buying besides money, best first, and how many at most: found by matches against bm_ultimate."""

PER_TERMINAL = 15
"""So many cards a deck has for each further Action that does not give its action back."""


def steady(p: Dominion, who: int) -> str:
    """Points when it is time, else Witches and Gold, else the best Action there is room for, else Silver."""
    coins, supply, mine = p.coins, p.supply, owned(p, who)
    left = supply["p"]
    return next(
        (
            card
            for card, cost, wanted in (
                ("p", 8, money(mine) > 15 or left <= 4),
                ("d", 5, left <= 4),
                ("e", 2, left <= 2),
                ("Y", 5, mine.count("Y") < WANTED["Y"] and supply["x"] > 2),
                ("g", 6, True),
                ("d", 5, left <= 6),
            )
            if coins >= cost and wanted and supply.get(card)
        ),
        "",
    ) or action(p, mine)


def action(p: Dominion, mine: str) -> str:
    """The best Action that the coins buy and the deck has room for, else Silver."""
    terminals = sum(1 for c in mine if c in ACTIONS and c not in CANTRIPS)
    room = terminals < max(1, len(mine) / PER_TERMINAL)
    for card, most in WANTED.items():
        if p.supply.get(card) and COST[card] <= p.coins and mine.count(card) < most and (room or card in CANTRIPS):
            return card
    return "s" if p.coins >= 3 and p.supply["s"] else ""

"""What the steady player buys: money, the best few Actions of any kingdom, and points in time."""

from __future__ import annotations

from .answers import CANTRIPS, money
from .content.cards import ACTIONS, CARDS, COST
from .position import Dominion, others, owned, score

WANTED: dict[str, int] = {
    "Y": 2, "F": 2, "K": 2, "J": 5, "U": 2, "N": 1, "B": 1, "T": 2, "L": 4, "C": 1,
}  # fmt: skip
"""Actions worth buying besides money, best first, and how many at most: found by matches against bm_ultimate."""

PER_TERMINAL = 15
"""So many cards a deck has for each further Action that does not give its action back."""


POINTS_OVER_GOLD, POINTS_OVER_ACTIONS, POINTS_OVER_ALL = 0.8, 1.1, 0.35
"""A card bought now will be drawn so often: with less to come a Duchy is better than Gold, than Actions and Silver,
and even an Estate is better than they are."""


def steady(p: Dominion, who: int) -> str:
    """Points when it is time, else Witches and Gold, else the best Action there is room for, else Silver."""
    coins, supply, mine = p.coins, p.supply, owned(p, who)
    if coins < 2:
        return ""
    left = supply["p"]
    if coins >= 8 and (money(mine) > 15 or left <= 4) and not (left == 1 and loses(p, who, mine)) and left:
        return "p"
    again = drawn_again(p, mine)
    return next(
        (
            card
            for card, cost, wanted in (
                ("d", 5, again < POINTS_OVER_GOLD),
                ("e", 2, again < POINTS_OVER_ALL),
                ("Y", 5, mine.count("Y") < WANTED["Y"] and supply["x"] > 2),
                ("g", 6, True),
                ("d", 5, again < POINTS_OVER_ACTIONS),
                ("e", 2, again < POINTS_OVER_ACTIONS and coins == 2),
            )
            if coins >= cost and wanted and supply.get(card)
        ),
        "",
    ) or action(p, mine)


def loses(p: Dominion, who: int, mine: str) -> bool:
    """Would the last Province end the game with somebody else ahead?"""
    with_it = score(mine) + CARDS["p"].points
    return any(score(owned(p, other)) > with_it for other in others(p, who))


def drawn_again(p: Dominion, mine: str) -> float:
    """How often a card bought now will still be drawn: the rounds that the Provinces last, in passes of this deck."""
    left, seats = p.supply["p"], range(len(p.hand))
    if left > 5 + len(seats):
        return 9.0
    return left / sum(pace(owned(p, who)) for who in seats) * 5 / len(mine)


def pace(cards: str) -> float:
    """About how many Provinces a round this deck buys."""
    coins = 5 * (money(cards) + cards.count("L") + 2 * cards.count("N")) / max(5, len(cards))
    return min(0.9, max(0.05, (coins - 2.75) / 3.4))


def action(p: Dominion, mine: str) -> str:
    """The best Action that the coins buy and the deck has room for, else Silver."""
    terminals = sum(1 for c in mine if c in ACTIONS and c not in CANTRIPS)
    room = terminals < max(1, len(mine) / PER_TERMINAL)
    for card, most in WANTED.items():
        if p.supply.get(card) and COST[card] <= p.coins and mine.count(card) < most and (room or card in CANTRIPS):
            return card
    return "s" if p.coins >= 3 and p.supply["s"] else ""

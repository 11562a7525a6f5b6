"""What can be set as a goal in Dominion: something to have before the turn ends."""

from __future__ import annotations

from ..teach import Goal
from .content.cards import CARDS, LETTER
from .position import Dominion, owned

COINS = (3, 5, 6, 8)


def piles(p: Dominion, who: int) -> list[str]:
    """The cards that are left in the supply, the dear ones first; nobody sets out for a Curse."""
    left = [CARDS[card] for card, count in p.supply.items() if count and CARDS[card].cost]
    return [card.slug for card in sorted(left, key=lambda card: (-card.cost, card.slug))]


def gained(start: Dominion, p: Dominion, who: int, card: str) -> bool:
    """One more of the card than when the goal was set."""
    letter = LETTER.get(card, "")
    return letter != "" and owned(p, who).count(letter) > owned(start, who).count(letter)


def turn_over(start: Dominion, p: Dominion, who: int, value: str) -> bool:
    """The turn is over."""
    return p.turn != start.turn or not p.stack


GOALS = (
    Goal("gain", "card", "D.buy.one", piles, gained, turn_over),
    Goal(
        "coins",
        "n",
        "D.buy.treasures",
        lambda p, who: [str(n) for n in COINS if n > p.coins] if p.current == who else [],
        lambda start, p, who, n: p.turn == start.turn and p.coins >= int(n),
        turn_over,
    ),
)

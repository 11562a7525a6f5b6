"""Dominion's own players: they differ in what they buy. All of them read only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from ..game import Bot
from ..plain import Position
from ..rng import Rng
from .answers import ANSWERS, best_action, money
from .content.cards import NAME
from .position import Dominion, owned
from .steady import steady

Taste = Callable[[Dominion, int], str]
"""What to buy with the coins there are: the card's letter, or none."""

BUY = {letter: f"buy {name}" for letter, name in NAME.items()}


class Buyer:
    """Plays useful Actions, all Treasures, and buys by taste."""

    blind = True

    def __init__(self, name: str, taste: Taste) -> None:
        self.name = name
        self.taste = taste

    def choose(self, p: Position, seat: int, rng: Rng) -> str:
        """The answer to the question this seat is asked."""
        assert isinstance(p, Dominion)
        frame = p.stack[-1]
        question = frame[0]
        if question == "buy":
            if not p.bought:
                hand = p.hand[seat]
                if "c" in hand or "s" in hand or "g" in hand:
                    return "treasures"
            card = self.taste(p, seat) if p.buys else ""
            return BUY[card] if card else "end"
        if question == "act":
            card = best_action(p, seat) if p.actions else ""
            return f"play {NAME[card]}" if card else "end"
        return ANSWERS[question](p, *frame[1:])


def big_money(p: Dominion, who: int) -> str:
    """Province at 8, Gold at 6, Silver at 3."""
    coins = p.coins
    if coins >= 8 and p.supply["p"]:
        return "p"
    if coins >= 6 and p.supply["g"]:
        return "g"
    return "s" if coins >= 3 and p.supply["s"] else ""


def big_money_smithy(p: Dominion, who: int) -> str:
    """Big Money, and a Smithy at exactly 4."""
    return "U" if p.coins == 4 and p.supply.get("U") else big_money(p, who)


def bm_ultimate(p: Dominion, who: int) -> str:
    """Big Money with its ending: Provinces from a rich deck, Duchies and Estates as Provinces run out, few Smithies."""
    coins, supply, mine = p.coins, p.supply, owned(p, who)
    left = supply["p"]
    treasures = mine.count("c") + mine.count("s") + mine.count("g")
    return next(
        (
            card
            for card, cost, wanted in (
                ("p", 8, money(mine) > 15),
                ("d", 5, left <= 4),
                ("e", 2, left <= 2),
                ("g", 6, True),
                ("d", 5, left <= 6),
                ("U", 4, mine.count("U") < treasures / 11),
                ("s", 3, True),
            )
            if coins >= cost and wanted and supply.get(card)
        ),
        "",
    )


def double_witch(p: Dominion, who: int) -> str:
    """Two Witches among money; Provinces once a Gold is owned."""
    coins, supply, mine = p.coins, p.supply, owned(p, who)
    left = supply["p"]
    return next(
        (
            card
            for card, cost, wanted in (
                ("p", 8, "g" in mine),
                ("d", 5, left <= 5),
                ("e", 2, left <= 2),
                ("Y", 5, "Y" not in mine),
                ("g", 6, True),
                ("Y", 5, mine.count("Y") < 2),
                ("s", 3, True),
            )
            if coins >= cost and wanted and supply.get(card)
        ),
        "",
    )


BOTS: dict[str, Bot] = {
    player.name: player
    for player in (
        Buyer("big_money", big_money),
        Buyer("big_money_smithy", big_money_smithy),
        Buyer("bm_ultimate", bm_ultimate),
        Buyer("double_witch", double_witch),
        Buyer("steady", steady),
    )
}

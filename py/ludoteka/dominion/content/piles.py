"""How many cards the piles hold, by number of players (D.setup.*)."""

from __future__ import annotations

from functools import lru_cache

from .cards import BASICS, COST, GARDENS, NAME

START = "ccccccceee"
"""Every player's first deck: 7 Coppers and 3 Estates (D.setup.deck)."""

TREASURE_PILES = {"c": 60, "s": 40, "g": 30}
PROVINCES = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}


def in_order(kingdom: str) -> str:
    """Kingdom cards as they are laid out: by cost, then by name."""
    return "".join(sorted(kingdom, key=lambda card: (COST[card], NAME[card])))


def basic_pile(card: str, seats: int) -> int:
    """The size of a basic pile once the decks are dealt."""
    if card in TREASURE_PILES:
        boxes = 2 if seats > 4 else 1
        return TREASURE_PILES[card] * boxes - (START.count(card) * seats)
    if card == "p":
        return PROVINCES[seats]
    if card == "x":
        return 10 * (seats - 1)
    return 8 if seats == 2 else 12


def kingdom_pile(card: str, seats: int) -> int:
    """Ten cards, or as many as a Victory pile has."""
    if card == GARDENS:
        return 8 if seats == 2 else 12
    return 10


def piles(kingdom: str, seats: int) -> dict[str, int]:
    """The 17 piles of the supply (D.setup.supply)."""
    return _piles(kingdom, seats).copy()


@lru_cache(maxsize=64)
def _piles(kingdom: str, seats: int) -> dict[str, int]:
    supply = {card: basic_pile(card, seats) for card in BASICS}
    supply.update((card, kingdom_pile(card, seats)) for card in in_order(kingdom))
    return supply

"""The 33 cards as a table. What a card does when played is in the modules ``cards_*``; numbers are here."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    """A card: its slug, its letter in zones, cost, types, what it is worth, and where the row comes from."""

    slug: str
    letter: str
    cost: int
    types: tuple[str, ...]
    coins: int = 0
    points: int = 0
    source: str = "rulebook"


ACTION = ("action",)
ATTACK = ("action", "attack")
REACTION = ("action", "reaction")
TREASURE = ("treasure",)
VICTORY = ("victory",)

BASIC: tuple[Card, ...] = (
    Card("copper", "c", 0, TREASURE, coins=1),
    Card("silver", "s", 3, TREASURE, coins=2),
    Card("gold", "g", 6, TREASURE, coins=3),
    Card("estate", "e", 2, VICTORY, points=1),
    Card("duchy", "d", 5, VICTORY, points=3),
    Card("province", "p", 8, VICTORY, points=6),
    Card("curse", "x", 0, ("curse",), points=-1),
)

KINGDOM: tuple[Card, ...] = (
    Card("artisan", "A", 6, ACTION),
    Card("bandit", "B", 5, ATTACK),
    Card("bureaucrat", "C", 4, ATTACK),
    Card("cellar", "D", 2, ACTION),
    Card("chapel", "E", 2, ACTION),
    Card("council_room", "F", 5, ACTION),
    Card("festival", "G", 5, ACTION),
    Card("gardens", "H", 4, VICTORY),
    Card("harbinger", "I", 3, ACTION),
    Card("laboratory", "J", 5, ACTION),
    Card("library", "K", 5, ACTION),
    Card("market", "L", 5, ACTION),
    Card("merchant", "M", 3, ACTION),
    Card("militia", "N", 4, ATTACK),
    Card("mine", "O", 5, ACTION),
    Card("moat", "P", 2, REACTION),
    Card("moneylender", "Q", 4, ACTION),
    Card("poacher", "R", 4, ACTION),
    Card("remodel", "S", 4, ACTION),
    Card("sentry", "T", 5, ACTION),
    Card("smithy", "U", 4, ACTION),
    Card("throne_room", "V", 4, ACTION),
    Card("vassal", "W", 3, ACTION),
    Card("village", "X", 3, ACTION),
    Card("witch", "Y", 5, ATTACK),
    Card("workshop", "Z", 3, ACTION),
)

CARDS: dict[str, Card] = {card.letter: card for card in BASIC + KINGDOM}
LETTER: dict[str, str] = {card.slug: card.letter for card in CARDS.values()}
NAME: dict[str, str] = {card.letter: card.slug for card in CARDS.values()}
COST: dict[str, int] = {card.letter: card.cost for card in CARDS.values()}
COINS: dict[str, int] = {card.letter: card.coins for card in CARDS.values() if card.coins}
BASICS = "".join(card.letter for card in BASIC)
TREASURES = "csg"
VICTORIES = "edpH"
GARDENS = "H"
MOAT = "P"
ACTIONS = "".join(card.letter for card in KINGDOM if "action" in card.types)
ATTACKS = "".join(card.letter for card in KINGDOM if "attack" in card.types)

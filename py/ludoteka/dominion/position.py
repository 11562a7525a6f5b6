"""A game of Dominion as plain data. A card is one letter, a zone a string of letters."""

from __future__ import annotations

from dataclasses import field

from ..plain import Position, record
from ..stack import Steps
from .content.cards import GARDENS


@record
class Dominion(Position):
    """Everything on the table. `play` and `aside` are zones of the player whose turn it is; the others are by seat.

    A discard pile is two strings: `discard`, cards that everybody saw going there (the last one is the pile's top),
    and `buried`, cards only their owner saw. `marks` says of the top cards of a deck who knows them: "p" everybody,
    "o" the owner; beneath them nobody does.
    """

    set: str = ""
    auto: bool = True
    tidy: bool = False
    """The player wants to choose the order of the clean-up this turn (D.cleanup.order)."""
    phase: str = "setup"
    turn: int = 0
    current: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0
    merchants: int = 0
    silver: bool = False
    """A Silver was played this turn, so Merchants have given what they give."""
    bought: bool = False
    """A card was bought this turn: no more Treasures (D.buy.treasures)."""
    supply: dict[str, int] = field(default_factory=dict)
    trash: str = ""
    play: str = ""
    aside: str = ""
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)


rules = Steps[Dominion]()


def kinds(cards: str) -> list[str]:
    """The different cards among these, in a stable order."""
    return sorted(set(cards))


def without(cards: str, taken: str) -> str:
    """The cards less the taken ones."""
    for card in taken:
        cards = cards.replace(card, "", 1)
    return cards


def has_action(cards: str) -> bool:
    """Is there an Action card? Kingdom cards are the capital letters, and all of them but Gardens are Actions."""
    return not (cards.islower() or not cards) and any(card < "a" and card != GARDENS for card in cards)


def has_treasure(cards: str) -> bool:
    """Is there a Treasure?"""
    return "c" in cards or "s" in cards or "g" in cards


def pile(p: Dominion, who: int) -> str:
    """The discard pile; its last card is the top."""
    return p.buried[who] + p.discard[who]


def others(p: Dominion, who: int) -> tuple[int, ...]:
    """The other seats in turn order (D.order.players)."""
    seats = len(p.hand)
    return tuple((who + step) % seats for step in range(1, seats))


def empty_piles(p: Dominion) -> int:
    """How many supply piles are empty; any pile counts."""
    return list(p.supply.values()).count(0)


def owned(p: Dominion, who: int) -> str:
    """All cards of a player: deck, discard pile, hand, in play and set aside (D.end.score)."""
    mine = p.hand[who] + p.deck[who] + p.discard[who] + p.buried[who]
    return mine + p.play + p.aside if who == p.current else mine


def score(cards: str) -> int:
    """The points of all these cards (D.end.score)."""
    total = cards.count("e") + 3 * cards.count("d") + 6 * cards.count("p") - cards.count("x")
    return total + cards.count(GARDENS) * (len(cards) // 10)

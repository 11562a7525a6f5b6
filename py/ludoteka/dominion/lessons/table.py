"""Tables for lessons as literals: cards by name, zones by player; the reader is seat 0."""

from __future__ import annotations

from collections.abc import Mapping

from ...plain import Frame
from ...teach import Test
from ..answers import ANSWERS
from ..content.cards import LETTER
from ..content.piles import piles
from ..content.sets import SETS
from ..position import Dominion, has_action, owned

NAMES = ("Olena", "Bruno")
READER, BRUNO = 0, 1


def cards(text: str) -> str:
    """ "copper*3 estate" as letters."""
    letters = ""
    for word in text.split():
        slug, _, times = word.partition("*")
        letters += LETTER[slug] * int(times or 1)
    return letters


def table(
    hand: str,
    deck: str,
    *,
    discard: str = "",
    bruno: tuple[str, str, str] = ("copper*3 estate*2", "copper*4 silver village estate", "copper*2 militia"),
    kingdom: str = "first_game",
    turns: int = 4,
    current: int = READER,
    left: Mapping[str, int] | None = None,
) -> Dominion:
    """Somebody's Action phase. `bruno` is the other player's hand, deck (from the top) and discard pile."""
    ten = SETS[kingdom] if kingdom in SETS else kingdom.split()
    supply = piles("".join(LETTER[slug] for slug in ten), len(NAMES))
    supply |= {LETTER[slug]: n for slug, n in (left or {}).items()}
    acts = has_action(cards(hand if current == READER else bruno[0]))
    question: Frame = ("act" if acts else "buy", current)
    return Dominion(
        stack=[question],
        set=kingdom if kingdom in SETS else "",
        phase="action" if acts else "buy",
        turn=2 * turns - 1 + current,
        current=current,
        actions=1,
        buys=1,
        supply=supply,
        hand=[cards(hand), cards(bruno[0])],
        deck=[cards(deck), cards(bruno[1])],
        discard=[cards(discard), cards(bruno[2])],
        buried=["", ""],
        marks=["", ""],
        turns=[turns, turns - 1 + current],
    )


def reply(p: Dominion) -> str | None:
    """Bruno answers the reader's cards sensibly; his own turns are moved by the lesson."""
    name, who, *rest = p.stack[-1]
    return ANSWERS[name](p, who, *rest) if p.current == READER and name in ANSWERS else None


# tests of positions


def owns(card: str, n: int = 1) -> Test:
    """The reader has so many of these."""
    return lambda p: owned(p, READER).count(LETTER[card]) >= n


def played(text: str) -> Test:
    """These are in play."""
    wanted = cards(text)
    return lambda p: p.current == READER and all(p.play.count(c) >= wanted.count(c) for c in wanted)


def turn_over(p: Dominion) -> bool:
    """The reader's turn is over."""
    return p.current != READER


def buying(p: Dominion) -> bool:
    """The reader's Action phase is over."""
    return p.phase == "buy" or turn_over(p)

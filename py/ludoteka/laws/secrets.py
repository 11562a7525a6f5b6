"""Marks planted where a viewer may not look: a view that reads one fails or shows it."""

from __future__ import annotations

from collections.abc import Callable

from ..dominion.knowledge import PICKING
from ..dominion.position import Dominion
from ..dominion.position import rules as dominion_steps
from ..plain import Position
from ..smallworld.position import Position as SmallWorld
from ..wonderland.position import UNDECIDED, Table

MARK = "\x01"
"""A card, chip or word that no content table knows."""
COINS = 777_777_777
MARKS = ("\\u0001", str(COINS))
"""The marks as they would look in JSON."""


def dominion(p: Position, viewer: int | None) -> Position:
    """Others' hands, the unseen parts of all decks, what only its owner saw discarded, picks not yet made known."""
    assert isinstance(p, Dominion)
    q = p.copy()
    asked = dominion_steps.to_move(p)
    for who in range(len(q.hand)):
        known = {"o", "p"} if who == viewer else {"p"}
        marks = q.marks[who]
        q.deck[who] = "".join(
            card if i < len(marks) and marks[i] in known else MARK for i, card in enumerate(q.deck[who])
        )
        if who != viewer:
            q.hand[who] = MARK * len(q.hand[who])
            q.buried[who] = MARK * len(q.buried[who])
    if asked is not None and asked not in (viewer, -1) and q.stack[-1][0] in PICKING:
        q.stack[-1] = (*q.stack[-1][:-1], MARK * len(q.stack[-1][-1]))
    return q


def wonderland(p: Position, viewer: int | None) -> Position:
    """Others' bags, quests, wagers and choices, and the quest deck."""
    assert isinstance(p, Table)
    q = p.copy()
    q.quest_deck = (MARK,) * len(q.quest_deck)
    for who in range(q.seats):
        if who == viewer:
            continue
        q.bag[who] = MARK * len(q.bag[who])
        q.hand[who] = (MARK,) * len(q.hand[who])
        if q.wager[who] != UNDECIDED:
            q.wager[who] = COINS
        if q.choice[who]:
            q.choice[who] = MARK
    return q


def smallworld(p: Position, viewer: int | None) -> Position:
    """Others' purses and where their coins came from; everything face down is not yet decided."""
    assert isinstance(p, SmallWorld)
    q = p.copy()
    for who in range(q.seats):
        if who != viewer:
            q.coins[who] = COINS
            for key in [key for key in q.ledger if key.startswith(f"{who} ")]:
                q.ledger[key] = COINS
    return q


PLANT: dict[str, Callable[[Position, int | None], Position]] = {
    "dominion": dominion,
    "wonderland": wonderland,
    "smallworld": smallworld,
}


def planted(name: str, p: Position, viewer: int | None) -> Position:
    """A copy with marks in everything that this viewer may not see."""
    return PLANT[name](p, viewer)

"""What a seat may know: everything else is drawn anew."""

from __future__ import annotations

from ..rng import Rng
from .content.chips import in_order
from .position import NO_WAGER, UNDECIDED, Table, fighters

SHARED = "gsSfFrRcCkKmMp"
"""Chips that may be in anybody's bag; faction chips and items are told by what lies open."""


def determinize(p: Table, viewer: int, rng: Rng) -> Table:
    """A copy with the others' bags, quests, wagers and choices drawn anew from what the seat can count."""
    q = p.copy()
    if p.phase == "end":
        return q  # bags and quests are shown for the count
    others = [seat for seat in range(p.seats) if seat != viewer]
    resample_bags(q, others, rng)
    resample_quests(q, others, rng)
    for seat in others:
        if q.wager[seat] != UNDECIDED:
            q.wager[seat] = rng.pick([NO_WAGER, *fighters(q)])
        if q.choice[seat]:
            q.choice[seat] = rng.pick(("draw", "stop"))
    return q


def resample_bags(q: Table, others: list[int], rng: Rng) -> None:
    """All shared chips of the others' bags are known together (what is not seen elsewhere), not by bag.

    Sorted first: the same luck gives the same bags whatever the truth is.
    """
    pool = sorted(letter for seat in others for letter in q.bag[seat] if letter in SHARED)
    rng.shuffle(pool)
    for seat in others:
        own = [letter for letter in q.bag[seat] if letter not in SHARED]
        room = len(q.bag[seat]) - len(own)
        q.bag[seat] = in_order("".join(own + pool[:room]))
        del pool[:room]


def resample_quests(q: Table, others: list[int], rng: Rng) -> None:
    """Others hold any quests that lie neither open nor in one's own hand."""
    pool = sorted([*q.quest_deck, *(quest for seat in others for quest in q.hand[seat])])
    rng.shuffle(pool)
    for seat in others:
        n = len(q.hand[seat])
        q.hand[seat] = tuple(sorted(pool[:n]))
        del pool[:n]
    q.quest_deck = tuple(sorted(pool))

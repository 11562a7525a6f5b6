"""Positions as literals: cards by name, zones by player, chance by script."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteka import dominion
from ludoteka.dominion.content.cards import ACTIONS, GARDENS, LETTER, NAME
from ludoteka.dominion.content.piles import piles
from ludoteka.dominion.position import Dominion
from ludoteka.game import Event
from ludoteka.plain import Frame


def cards(text: str) -> str:
    """ "copper*3 estate" as letters."""
    letters = ""
    for word in text.split():
        slug, _, times = word.partition("*")
        letters += LETTER[slug] * int(times or 1)
    return letters


def said(letters: str) -> str:
    """Letters as sorted names, the inverse of `cards` for comparing."""
    return " ".join(sorted(NAME[c] for c in letters))


def same(letters: str, text: str) -> bool:
    """Are these the cards, in any order?"""
    return sorted(letters) == sorted(cards(text))


def table(
    hand: str = "",
    *,
    deck: str = "",
    discard: str = "",
    hands: Sequence[str] = ("",),
    decks: Sequence[str] = (),
    discards: Sequence[str] = (),
    phase: str = "action",
    empty: str = "",
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    auto: bool = True,
    left: dict[str, int] | None = None,
) -> Dominion:
    """A table with all kingdom piles and seat 0 on turn; `hands`, `decks`, `discards` are those of the other seats."""
    seats = 1 + len(hands)
    supply = piles(ACTIONS + GARDENS, seats)
    supply |= dict.fromkeys(cards(empty), 0)
    supply |= {LETTER[slug]: n for slug, n in (left or {}).items()}

    def of_all(mine: str, theirs: Sequence[str]) -> list[str]:
        return [cards(zone) for zone in [mine, *theirs, *[""] * (seats - 1 - len(theirs))]]

    question: Frame = ("act", 0) if phase == "action" else ("buy", 0)
    return Dominion(
        stack=[question],
        auto=auto,
        phase=phase,
        turn=1,
        actions=actions,
        buys=buys,
        coins=coins,
        supply=supply,
        hand=of_all(hand, hands),
        deck=of_all(deck, decks),
        discard=of_all(discard, discards),
        buried=[""] * seats,
        marks=[""] * seats,
        turns=[1] + [0] * (seats - 1),
    )


def play(p: Dominion, *moves: str) -> list[Event]:
    """Send moves by id; "shuffle copper*2 estate" is chance's answer. Returns what the last one told."""
    events: list[Event] = []
    for move in moves:
        events = dominion.apply(p, cards(move[8:]) if move.startswith("shuffle ") else move)
    return events


def asked(p: Dominion) -> tuple[str, int]:
    """The question and the seat that play waits for."""
    name, seat = p.stack[-1][:2]
    return name, seat


def legal(p: Dominion) -> list[str]:
    """The moves that may be answered."""
    return list(dominion.legal(p))


def bought(p: Dominion) -> list[str]:
    """What may be bought now."""
    return [move[4:] for move in legal(p) if move.startswith("buy ")]

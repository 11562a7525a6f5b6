"""Dump and load, and refusing positions that no play can reach."""

from __future__ import annotations

from collections import Counter

from .. import plain
from ..game import CHANCE, load_position, refuse
from ..plain import Frame
from .content.cards import BASICS, CARDS
from .content.piles import START, piles
from .content.sets import SETS
from .position import Dominion, rules
from .setup import SEATS

PHASES = ("setup", "action", "buy", "cleanup", "over")
MOST = 10_000
DEEPEST = 200


def dump(p: Dominion) -> str:
    """The position as text."""
    return plain.dump(p)


def load(text: str) -> Dominion:
    """The position of a dump, strictly decoded and validated."""
    return load_position(Dominion, text, validate)


def validate(p: Dominion) -> None:
    """Zones of one table, all cards accounted for, numbers in range, a stack of known frames."""
    seats = len(p.hand)
    if not SEATS[0] <= seats <= SEATS[1]:
        refuse("hand")
    for name in ("deck", "discard", "buried", "marks", "turns"):
        if len(getattr(p, name)) != seats:
            refuse(name)
    if p.phase not in PHASES or not 0 <= p.current < seats or (p.set and p.set not in SETS):
        refuse("phase")
    numbers = (p.turn, p.actions, p.buys, p.coins, p.merchants, *p.turns)
    if not all(0 <= n <= MOST for n in numbers) or sum(p.turns) != p.turn:
        refuse("turn")
    for who in range(seats):
        if not set(p.marks[who]) <= {"o", "p"} or len(p.marks[who]) > len(p.deck[who]):
            refuse("marks")
        if p.buried[who] and not p.discard[who]:
            refuse("buried")
    validate_cards(p, seats)
    validate_stack(p, seats)


def validate_cards(p: Dominion, seats: int) -> None:
    """Every card of the box is somewhere, once."""
    if not p.supply:
        if p.phase != "setup" or any(p.hand + p.deck + p.discard + p.buried) or p.play or p.aside or p.trash:
            refuse("supply")
        return
    kingdom = "".join(c for c in p.supply if c not in BASICS)
    if len(kingdom) != 10 or not set(kingdom) <= set(CARDS):
        refuse("supply")
    start = piles(kingdom, seats)
    if list(p.supply) != list(start) or any(left < 0 for left in p.supply.values()):
        refuse("supply")
    everywhere = "".join(p.hand + p.deck + p.discard + p.buried) + p.play + p.aside + p.trash
    dealt = Counter(START * seats if everywhere else "")
    if Counter(everywhere) + Counter(p.supply) != Counter(start) + dealt:
        refuse("cards")


def validate_stack(p: Dominion, seats: int) -> None:
    """Known frames with arguments of the right types; play waits at a question, unless it is over."""
    if len(p.stack) > DEEPEST or bool(p.stack) == (p.phase == "over"):
        refuse("stack")
    for at, frame in enumerate(p.stack):
        if not frame_fits(frame, seats) or (frame[0] in rules.questions) != (at == len(p.stack) - 1):
            refuse("stack")
    if p.stack:
        asked = rules.to_move(p)
        try:
            if asked != CHANCE and not rules.legal(p):
                refuse("stack")
        except (IndexError, KeyError):
            refuse("stack")


def frame_fits(frame: Frame, seats: int) -> bool:
    """Does the frame name a step or question, with arguments as that one declares them?"""
    return rules.fits(frame, lambda field, hint, arg: arg_fits(field, hint, arg, seats))


def arg_fits(field: str, hint: object, arg: object, seats: int) -> bool:
    """One argument: seats are seats, cards are letters, numbers are small."""
    if field == "seat":
        return arg == CHANCE
    if hint is int:
        return type(arg) is int and 0 <= arg < (seats if field in ("who", "attacker", "first") else 100)
    if hint is str:
        return type(arg) is str and len(arg) < 100
    return type(arg) is tuple and len(arg) < seats and all(type(one) is int and 0 <= one < seats for one in arg)

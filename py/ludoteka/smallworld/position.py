"""The position: who holds what, who has what, and what has been done this turn."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from ..plain import Position as Plain
from ..plain import record
from .content.races import RACES
from .geography import Land, land_of

EMPTY: Final = -1
PAST: Final = 8
"""Holders: seat s is its active race, PAST + s its declined race."""
MURLOC: Final = 16
BANK: Final = -1

UNSEEN: Final = -1
GONE: Final = -2
"""Where a relic is: a region, face down or aside (UNSEEN), or out of the game (GONE)."""

AWAY: Final = -1
CAPTIVE: Final = -2
RANSOMED: Final = -3
"""Where the champion is: a region, with his owner (AWAY), captured, or in hand to be redeployed."""

# what is used once a turn
RAID, CHAMPION, FROSTMOURNE, DOOMHAMMER, ASHES, ETHEREAL = (1 << n for n in range(6))
# what the player in turn has paid for
HARMONY_PAID, AEGIS_PAID = 1, 2


@record
class Position(Plain):
    """A table of Small World of Warcraft; lists by region or by seat, masks with one bit per region or seat."""

    variant: str
    seats: int
    faces: tuple[str, ...] = ()
    rounds: int
    round: int = 0
    first: int = 0
    turns: int = 0
    seat: int = 0
    """Whose turn it is."""

    # the board, by region
    holder: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    beasts: list[int] = field(default_factory=list)
    walls: int = 0
    forts: int = 0
    towers: int = 0
    bombs: int = 0
    objectives: int = 0
    hidden: int = 0
    """Regions with a face-down artifact or place; which it is, chance decides when it is turned."""
    relics: list[int] = field(default_factory=list)
    champion: int = AWAY

    # the players, by seat
    hand: list[int]
    coins: list[int]
    race: list[str]
    badge: list[str]
    past: list[str]
    past_badge: list[str]
    """A badge that a declined race keeps."""
    sides: list[str]
    """The faction a seat must take races of, in the team game; "" is any."""
    ledger: dict[str, int] = field(default_factory=dict)
    """Coins by seat and source, as "0 regions"."""
    beast_hand: int = 0
    harmony: int = 0
    """Seats that hold a harmony token."""

    # the column of combinations and the stacks
    row_race: list[str] = field(default_factory=list)
    row_badge: list[str] = field(default_factory=list)
    row_coins: list[int] = field(default_factory=list)
    banners: list[str]
    """Banners of the stack whose order nobody knows."""
    below: list[str] = field(default_factory=list)
    """Banners put under the stack, in their order."""
    badges: list[str]
    dropped: list[str] = field(default_factory=list)
    """Badges discarded since the last shuffle."""
    bomb_stack: int = 0
    bombs_live: int = 0
    bombs_dud: int = 0
    """Bombs not yet revealed, in the stack and on the board."""

    # the Murlocs as a people (variant)
    murlocs: int = 0
    murloc_hand: int = 0
    murloc_coins: int = 0

    # this turn
    fresh: bool = False
    """Nothing was done yet: one may still decline."""
    begun: bool = False
    """A conquest or power was begun: no more regions are given up."""
    used: int = 0
    paid: int = 0
    scares: int = 0
    swaps: int = 0
    form: bool = False
    """Worgen form."""
    faction: str = ""
    """What a neutral race with the Battleground fights for this turn."""
    beaten: dict[str, int] = field(default_factory=dict)
    """Regions conquered this turn, by race."""
    attacked: int = 0
    """Seats whose active race was attacked this turn."""
    deaths: int = 0
    """Race tokens and Murlocs lost this turn through the player's actions."""
    rage: int = 0
    saved: bool = False
    """The Draenei have saved a token this turn."""


def land(p: Position) -> Land:
    """The land of this table."""
    return land_of(p.faces)


def held(p: Position, army: int) -> list[int]:
    """The regions of an army."""
    return [r for r, holder in enumerate(p.holder) if holder == army]


def held_mask(p: Position, army: int) -> int:
    """The regions of an army as a mask."""
    mask = 0
    for r, holder in enumerate(p.holder):
        if holder == army:
            mask |= 1 << r
    return mask


def seat_of(army: int) -> int | None:
    """The player of an army; None for Murlocs and for nobody."""
    return army & 7 if 0 <= army < MURLOC else None


def race_of(p: Position, army: int) -> str:
    """The race of an army; "" for nobody."""
    if army < 0:
        return ""
    if army < PAST:
        return p.race[army]
    return p.past[army - PAST] if army < MURLOC else "murlocs"


def faction_of(p: Position, race: str) -> str:
    """Horde, Alliance or neutral; a neutral race with the Battleground fights as it chose this turn."""
    if race == "murlocs" or not race:
        return "neutral"
    if p.faction and race == p.race[p.seat]:
        return p.faction
    return RACES[race].faction


def need(p: Position, army: int) -> int:
    """The fewest tokens that hold or take a region: 1, Tauren 2 (S.race.tauren)."""
    return 2 if race_of(p, army) == "tauren" else 1


def strength(p: Position, r: int) -> int:
    """Everything of the holder's that stands in a region: tokens, beasts, the champion."""
    return p.tokens[r] + p.beasts[r] + (p.champion == r)


def on_board(p: Position, army: int) -> int:
    """Race tokens of an army on the board."""
    return sum(n for n, holder in zip(p.tokens, p.holder, strict=True) if holder == army)


def tray(p: Position, race: str) -> int:
    """Tokens of a race left in the tray (S.pick.no_more)."""
    left = RACES[race].tray
    for seat in range(p.seats):
        if p.race[seat] == race:
            left -= on_board(p, seat) + p.hand[seat]
        if p.past[seat] == race:
            left -= on_board(p, PAST + seat)
    return left


def in_hand(p: Position, seat: int) -> int:
    """What a seat can conquer with now: race tokens and beasts in hand."""
    return p.hand[seat] + beasts_of(p, seat)


def beasts_of(p: Position, seat: int) -> int:
    """Beasts in a seat's hand."""
    return p.beast_hand if p.badge[seat] == "beastmaster" else 0


def earn(p: Position, seat: int, n: int, source: str) -> None:
    """Coins come (or go, if negative), and the ledger says why."""
    if n:
        p.coins[seat] += n
        key = f"{seat} {source}"
        p.ledger[key] = p.ledger.get(key, 0) + n

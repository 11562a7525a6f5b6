"""What a banner or badge may change: a power is its id, its rule and the hooks it fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .geography import Land
from .position import Position


class Fallen(NamedTuple):
    """What stood in a region when it fell: whose, of which race, how many defenders (tokens, beasts, champion)."""

    army: int
    race: str
    defenders: int


@dataclass(frozen=True, slots=True)
class Power:
    """A banner's or badge's power. Hooks that are left out change nothing."""

    id: str
    rule: str
    pays: str = ""
    """The terrain or symbol of which each region held pays a coin."""
    price: Callable[[Position, Land, int, int], int] | None = None
    """The change of the price of region r for this seat."""
    near: Callable[[Land, int], bool] | None = None
    """Does region r count as adjacent for conquests?"""
    water: bool = False
    """Seas and lakes can be conquered."""
    ferry: bool = False
    """The crossing costs nothing."""
    kept: bool = False
    """A badge that stays with the declined race."""
    begin: Callable[[Position, int], None] | None = None
    """At the start of a turn, before the troops are readied."""
    moves: Callable[[Position, int], list[str]] | None = None
    """Further moves while conquering."""
    plays: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    """The steps of those moves, by their first word: called with position, seat and the other words."""
    conquered: Callable[[Position, int, int, Fallen], None] | None = None
    """After a conquest of region r by this seat."""
    finish: Callable[[Position, int], None] | None = None
    """At the end of a turn, before the coins; may push questions."""
    score: Callable[[Position, int], int] | None = None
    """Bonus coins at the end of a turn."""
    leave: Callable[[Position, int], None] | None = None
    """When the race declines or leaves the board."""


POWERS: dict[str, Power] = {}
"""All banners' and badges' powers; races.py and professions.py fill it."""
NONE = Power("", "")


def power(one: Power) -> Power:
    """Put a power on the list."""
    POWERS[one.id] = one
    return one


def powers_of(p: Position, seat: int) -> tuple[Power, Power]:
    """The powers of a seat's active banner and badge (S.power.stack: they add up)."""
    return POWERS.get(p.race[seat], NONE), POWERS.get(p.badge[seat], NONE)

"""The twenty professions and the number on each badge.

The rulebook prints only the Herbalists' 4. The other numbers are ours, found by simulation (content/README.md);
each lies between 2 and 5, and banner + badge never exceeds a tray.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .races import Source


class Profession(NamedTuple):
    """A badge."""

    id: str
    number: int
    source: Source = "reconstructed"


ROWS: Final = (
    Profession("archaeologist", 4),
    Profession("battlemaster", 5),
    Profession("beastmaster", 5),
    Profession("blacksmith", 5),
    Profession("champion", 5),
    Profession("defensive", 5),
    Profession("enraged", 5),
    Profession("explorer", 2),
    Profession("farming", 3),
    Profession("fishing", 2),
    Profession("garrisoned", 5),
    Profession("herbalist", 4, "rulebook"),
    Profession("intimidating", 5),
    Profession("marshdweller", 5),
    Profession("mining", 3),
    Profession("mountaineer", 3),
    Profession("portal_mage", 5),
    Profession("ranger", 3),
    Profession("sailing", 5),
    Profession("swampwalker", 4),
)

PROFESSIONS: Final[dict[str, Profession]] = {row.id: row for row in ROWS}

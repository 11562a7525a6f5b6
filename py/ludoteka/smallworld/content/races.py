"""The sixteen races: faction, the number on the banner, the tokens in the tray."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Faction = Literal["alliance", "horde", "neutral"]
Source = Literal["rulebook", "public", "reconstructed"]


class Race(NamedTuple):
    """A banner. `source` tells where the number on it comes from; trays and factions are public."""

    id: str
    faction: Faction
    number: int
    tray: int
    source: Source = "reconstructed"


ROWS: Final = (
    Race("blood_elves", "horde", 5, 10),
    Race("draenei", "alliance", 7, 12),
    Race("dwarves", "alliance", 5, 10),
    Race("ethereals", "neutral", 5, 10),
    Race("forsaken", "horde", 6, 20, "rulebook"),
    Race("gnomes", "alliance", 5, 10),
    Race("goblins", "horde", 6, 11),
    Race("humans", "alliance", 5, 10),
    Race("kobolds", "neutral", 6, 11),
    Race("naga", "neutral", 6, 11),
    Race("night_elves", "alliance", 4, 9),
    Race("orcs", "horde", 6, 11),
    Race("pandaren", "neutral", 5, 10),
    Race("tauren", "horde", 11, 16),
    Race("trolls", "horde", 6, 11),
    Race("worgen", "alliance", 5, 10),
)

RACES: Final[dict[str, Race]] = {row.id: row for row in ROWS}

"""The five artifacts and seven legendary places, in one pile of face-down tokens."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from .races import Source


class Relic(NamedTuple):
    """An artifact (it moves) or a legendary place (it stays)."""

    id: str
    sort: Literal["artifact", "place"]
    rule: str
    source: Source = "rulebook"


ROWS: Final = (
    Relic("frostmourne", "artifact", "S.artifact.frostmourne"),
    Relic("doomhammer", "artifact", "S.artifact.doomhammer"),
    Relic("ashes_of_alar", "artifact", "S.artifact.ashes_of_alar"),
    Relic("heart_of_azeroth", "artifact", "S.artifact.heart_of_azeroth"),
    Relic("aegis", "artifact", "S.artifact.aegis"),
    Relic("well_of_eternity", "place", "S.place.well_of_eternity"),
    Relic("meeting_stone", "place", "S.place.meeting_stone"),
    Relic("karazhan", "place", "S.place.karazhan"),
    Relic("battleground", "place", "S.place.battleground"),
    Relic("dark_portal", "place", "S.place.dark_portal"),
    Relic("spirit_healer", "place", "S.place.spirit_healer"),
    Relic("lights_hope", "place", "S.place.lights_hope"),
)

NUMBER: Final[dict[str, int]] = {row.id: number for number, row in enumerate(ROWS)}

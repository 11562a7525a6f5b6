"""The board: the ring of regions, score tiles, the strength track, the tea table, the shard die and the pools."""

from __future__ import annotations

from typing import Literal, NamedTuple

Source = Literal["rulebook", "public", "reconstructed"]


class Region(NamedTuple):
    """A region of the ring; the table lists them clockwise."""

    id: str
    source: Source


class Tile(NamedTuple):
    """A score tile: the winner's points in rounds I, II and III."""

    id: str
    points: tuple[int, int, int]
    source: Source


class Party(NamedTuple):
    """What depends on the number of players."""

    players: int
    places: int
    cards: int
    shards: tuple[int, ...]
    source: Source


# The names are printed, their order only in part: Pool of Tears and Witzend are neighbours.
REGIONS: tuple[Region, ...] = (
    Region("red_keep", "reconstructed"),
    Region("tulgey_wood", "reconstructed"),
    Region("witzend", "reconstructed"),
    Region("pool_of_tears", "reconstructed"),
    Region("meadow", "reconstructed"),
)

TILES: tuple[Tile, ...] = (
    Tile("steady", (6, 6, 8), "rulebook"),
    Tile("late", (2, 6, 12), "rulebook"),
    Tile("rising", (4, 6, 10), "reconstructed"),
    Tile("leap", (5, 5, 11), "reconstructed"),
    Tile("stairs", (3, 7, 9), "reconstructed"),
    Tile("even", (4, 8, 8), "reconstructed"),
)

PARTIES: tuple[Party, ...] = (
    Party(2, 11, 5, (2, 1), "rulebook"),
    Party(3, 11, 4, (3, 2, 1), "rulebook"),
    Party(4, 12, 4, (3, 2, 2, 1), "rulebook"),
    Party(5, 13, 4, (3, 2, 2, 1, 0), "rulebook"),
)

TRACK_END = 25
FORGE_MARKS: tuple[tuple[int, Source], ...] = (
    (2, "rulebook"),
    (5, "rulebook"),
    (9, "reconstructed"),
    (12, "reconstructed"),
    (16, "reconstructed"),
    (19, "reconstructed"),
    (22, "reconstructed"),
)
MADNESS_SPACES = 4
"""Filling the last one refreshes the bag."""

DIE: tuple[tuple[int, int, Source], ...] = ((1, 3, "reconstructed"), (2, 2, "rulebook"), (3, 1, "rulebook"))
"""The shard die: (shards, faces, source). That 2 and 3 occur is printed, how often is not."""

SHARDS = 80
"""30 ones and 10 fives."""
PLAIN_MADNESS = 29
DOUBLE_MADNESS = 5
SUPPORTERS = 14
LOCKED = 4
CASTLES = 5
CASTLE_STRENGTH = 2
ARTIFACTS = 6
ARTIFACTS_IN_BAG = 2
LEADER_START = 1
LEADER_MAX = 6
CASTLE_VALUE = 3
STAR = 4
QUEST_POINTS = 3
"""For the feat, for the objective, and once more for both."""
POISON_OVER_PLAYERS = 2
FACE_UP = 3
RESISTANCE = (3, 5, 7)
"""Two players: the strength to reach in rounds I, II and III."""
ROUNDS = 3

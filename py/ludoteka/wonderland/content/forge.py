"""Both sides of the faction boards: four forge rows, an artifact at the end of each, bonuses between rows."""

from __future__ import annotations

from typing import NamedTuple

from .board import Source


class Between(NamedTuple):
    """A bonus between two rows: won when the spaces above and below it are filled. Rows and columns count from 0."""

    above: int
    column: int
    bonus: str
    source: Source


class Side(NamedTuple):
    """A side of the board. Bonuses are those of tea cards, and: supporter, castle_value, star."""

    rows: tuple[tuple[str, ...], ...]
    between: tuple[Between, ...]
    castle_max: int
    source: Source


# Printed: row 2 leader, row 3 the four locked supporters, the bottom row castles, a purge at the end of row 2,
# a quest for the first spaces of rows 2 and 3; the rest of the spaces is ours.
MANY = Side(
    rows=(
        ("star", "quest1", "discard 2", "star"),
        ("leader", "leader", "leader", "leader"),
        ("supporter", "supporter", "supporter", "supporter"),
        ("castle_value", "castle_value", "castle_value", "shield"),
    ),
    between=(
        Between(0, 0, "ability", "reconstructed"),
        Between(0, 3, "purge", "rulebook"),
        Between(1, 0, "quest1", "rulebook"),
        Between(1, 2, "wonderlandian", "reconstructed"),
        Between(2, 1, "any 1", "reconstructed"),
        Between(2, 3, "units 2", "reconstructed"),
    ),
    castle_max=6,
    source="reconstructed",
)

TWO = Side(
    rows=(
        ("star", "ability", "discard 2", "quest1", "star"),
        ("leader", "leader", "leader", "leader"),
        ("supporter", "supporter", "supporter", "supporter"),
        ("castle_value", "castle_value", "castle_value", "castle_value", "shield"),
    ),
    between=(
        Between(0, 1, "any 1", "reconstructed"),
        Between(0, 3, "purge", "reconstructed"),
        Between(1, 0, "quest1", "reconstructed"),
        Between(1, 2, "wonderlandian", "reconstructed"),
        Between(2, 1, "units 1", "reconstructed"),
        Between(2, 3, "castle", "reconstructed"),
    ),
    castle_max=7,
    source="reconstructed",
)


def side(players: int) -> Side:
    """The side of the board in use."""
    return TWO if players == 2 else MANY

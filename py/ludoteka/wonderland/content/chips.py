"""All chips. A bag is a string with one letter a chip: weak allies small, strong ones capital."""

from __future__ import annotations

from typing import NamedTuple

from .board import Source


class Chip(NamedTuple):
    """A chip: its letter in bags, its id, type (W.term.chip_type), printed strength, level, how many there are."""

    letter: str
    id: str
    kind: str
    base: int
    level: int
    """1 weak, 2 strong, 0 neither (no ally)."""
    amount: int
    """In the supply for allies, per player for faction chips, in the box for the rest."""
    source: Source


CHIPS: tuple[Chip, ...] = (
    Chip("1", "faction1", "faction", 1, 0, 3, "rulebook"),
    Chip("2", "faction2", "faction", 2, 0, 1, "rulebook"),
    Chip("3", "artifact", "faction", 3, 0, 6, "rulebook"),
    Chip("g", "forge", "forge", 1, 1, 25, "rulebook"),
    Chip("s", "card_soldier1", "card_soldier", 1, 1, 12, "rulebook"),
    Chip("S", "card_soldier2", "card_soldier", 2, 2, 7, "reconstructed"),
    Chip("f", "flamingo1", "flamingo", 1, 1, 12, "rulebook"),
    Chip("F", "flamingo2", "flamingo", 2, 2, 7, "reconstructed"),
    Chip("r", "rose1", "rose", 1, 1, 12, "reconstructed"),
    Chip("R", "rose2", "rose", 2, 2, 7, "rulebook"),
    Chip("c", "creature1", "creature", 1, 1, 12, "reconstructed"),
    Chip("C", "creature2", "creature", 3, 2, 7, "reconstructed"),
    Chip("k", "red_rook1", "red_rook", 3, 1, 12, "rulebook"),
    Chip("K", "red_rook2", "red_rook", 4, 2, 7, "reconstructed"),
    Chip("w", "pocket_watch", "pocket_watch", 2, 0, 2, "reconstructed"),
    Chip("y", "oyster", "oyster", 1, 0, 2, "reconstructed"),
    Chip("e", "feather", "feather", 1, 0, 2, "reconstructed"),
    Chip("n", "crown", "crown", 2, 0, 2, "reconstructed"),
    Chip("u", "broken_cup", "broken_cup", 2, 0, 2, "reconstructed"),
    Chip("h", "charm", "charm", 1, 0, 2, "reconstructed"),
    Chip("q", "hookah", "hookah", 2, 0, 2, "reconstructed"),
    Chip("v", "glove", "glove", 1, 0, 2, "reconstructed"),
    Chip("t", "rattle", "rattle", 1, 0, 2, "reconstructed"),
    Chip("b", "soup", "soup", 2, 0, 2, "reconstructed"),
    Chip("l", "spoon", "spoon", 1, 0, 2, "reconstructed"),
    Chip("z", "horn", "horn", 2, 0, 2, "reconstructed"),
    Chip("m", "madness", "madness", 0, 0, 29, "rulebook"),
    Chip("M", "double_madness", "madness", 0, 0, 5, "rulebook"),
    Chip("p", "poison", "poison", 0, 0, 7, "rulebook"),
)

BY_LETTER: dict[str, Chip] = {chip.letter: chip for chip in CHIPS}
BY_ID: dict[str, Chip] = {chip.id: chip for chip in CHIPS}
BASE: dict[str, int] = {chip.letter: chip.base for chip in CHIPS}
KIND: dict[str, str] = {chip.letter: chip.kind for chip in CHIPS}
SORT: dict[str, int] = {chip.letter: i for i, chip in enumerate(CHIPS)}

ALLY_KINDS = ("card_soldier", "flamingo", "rose", "red_rook", "creature")
"""The five kinds of the ally sets, in the order of the set letters of an option."""
WEAK = "gsfrck"
STRONG = "SFRCK"
ALLIES = WEAK + STRONG
MADNESS = "mM"
STARTING_BAG = "111233gMmm"
"""W.setup.bag: 4 starting chips, 2 artifacts, 1 Forge, 1 double and 2 plain Madness."""


def in_order(chips: str) -> str:
    """The chips as a bag lists them: faction, artifact, Forge, allies, items, Madness."""
    return "".join(sorted(chips, key=SORT.__getitem__))


def without(chips: str, letter: str) -> str:
    """The chips less one of this letter."""
    return chips.replace(letter, "", 1)

"""The land of a table: its continents' regions in one row, with terrain, symbols and neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .content.maps import FACES
from .content.practice import PRACTICE, Row

LAND = ("field", "hill", "forest", "swamp", "mountain")
WATER = ("sea", "lake")


@dataclass(frozen=True, slots=True)
class Land:
    """Regions are numbered from 0 across all continents; a mask has bit r for region r."""

    faces: tuple[str, ...]
    ids: tuple[str, ...]
    index: dict[str, int]
    names: tuple[str, ...]
    """What texts call the regions: the keys of their names."""
    terrain: tuple[str, ...]
    continent: tuple[int, ...]
    near: tuple[tuple[int, ...], ...]
    near_mask: tuple[int, ...]
    masks: dict[str, int]
    """By terrain and by symbol: anchor, cavern, magic, murloc, letter; also water."""
    coast: int
    """Regions next to a sea or a lake."""

    def has(self, r: int, what: str) -> bool:
        """Is the region of this terrain, or has it this symbol?"""
        return bool(self.masks[what] >> r & 1)


def rows_of(face: str) -> tuple[Row, ...]:
    """A face as rows of terrain, symbols and neighbours from 1."""
    if face in PRACTICE:
        return PRACTICE[face]
    number = {one.id: place for place, one in enumerate(FACES[face].regions, 1)}
    return tuple((one.terrain, one.symbols, tuple(number[n] for n in one.neighbours)) for one in FACES[face].regions)


def names_of(face: str) -> list[str]:
    """The keys of the regions' names."""
    if face in PRACTICE:
        return [f"{face}-{place}" for place in range(1, len(PRACTICE[face]) + 1)]
    return [one.name for one in FACES[face].regions]


@lru_cache(maxsize=256)
def land_of(faces: tuple[str, ...]) -> Land:
    """The land of these faces."""
    ids: list[str] = []
    terrain: list[str] = []
    continent: list[int] = []
    near: list[tuple[int, ...]] = []
    masks = dict.fromkeys((*LAND, *WATER, "anchor", "cavern", "magic", "murloc", "letter", "water"), 0)
    for number, face in enumerate(faces):
        start = len(ids)
        for place, (kind, symbols, beside) in enumerate(rows_of(face), 1):
            bit = 1 << len(ids)
            for what in (kind, *symbols, *(("water",) if kind in WATER else ())):
                masks[what] |= bit
            ids.append(f"{face}.{place}")
            terrain.append(kind)
            continent.append(number)
            near.append(tuple(start + other - 1 for other in beside))
    near_mask = tuple(sum(1 << other for other in row) for row in near)
    return Land(
        faces=faces,
        ids=tuple(ids),
        index={name: r for r, name in enumerate(ids)},
        names=tuple(name for face in faces for name in names_of(face)),
        terrain=tuple(terrain),
        continent=tuple(continent),
        near=tuple(near),
        near_mask=near_mask,
        masks=masks,
        coast=sum(1 << r for r, mask in enumerate(near_mask) if mask & masks["water"]),
    )


def regions(mask: int) -> list[int]:
    """The regions of a mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found

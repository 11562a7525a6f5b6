"""Words of the map: terrains, symbols, regions, faces. Continents are islands; borders are data, never pixels."""
from __future__ import annotations

from typing import Literal, NamedTuple

Terrain = Literal["field", "hill", "forest", "swamp", "mountain", "sea", "lake"]
Symbol = Literal["magic", "cavern", "anchor", "murloc", "letter"]
Size = Literal["S", "M", "L"]
Source = Literal["rulebook", "public", "reconstructed"]

LAND: tuple[Terrain, ...] = ("field", "hill", "forest", "swamp", "mountain")
WATER: tuple[Terrain, ...] = ("sea", "lake")


class Region(NamedTuple):
    """One region of a face; neighbours are region ids of the same face, water included."""

    id: str
    name: str
    terrain: Terrain
    symbols: tuple[Symbol, ...]
    neighbours: tuple[str, ...]

    @property
    def is_water(self) -> bool:
        return self.terrain in WATER


class Face(NamedTuple):
    """One side of a continent board."""

    id: str
    board: str
    size: Size
    name: str
    regions: tuple[Region, ...]
    source: Source

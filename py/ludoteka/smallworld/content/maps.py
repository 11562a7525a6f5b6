"""The continents: six double-sided boards and how many of each size a game takes (S.setup.boards)."""
from __future__ import annotations

from .faces import ALL_FACES
from .terrain import Face, Region, Size

FACES: dict[str, Face] = {face.id: face for face in ALL_FACES}
REGIONS: dict[str, Region] = {region.id: region for face in ALL_FACES for region in face.regions}
FACE_OF: dict[str, str] = {region.id: face.id for face in ALL_FACES for region in face.regions}

BOARDS: dict[str, tuple[str, str]] = {
    board: (f"{board}a", f"{board}b") for board in ("S1", "S2", "M1", "M2", "L1", "L2")
}
BOARDS_OF_SIZE: dict[Size, tuple[str, ...]] = {"S": ("S1", "S2"), "M": ("M1", "M2"), "L": ("L1", "L2")}

# S.setup.boards: sizes of the continents for each number of players; board and side are drawn at random.
SIZES_FOR: dict[int, tuple[Size, ...]] = {
    2: ("L", "S"),
    3: ("L", "M", "S"),
    4: ("L", "M", "M", "S"),
    5: ("L", "L", "M", "S", "S"),
}

MOUNTAIN_TOKENS = 10
MURLOC_TOKENS = 15


def with_symbol(face: Face, symbol: str) -> tuple[Region, ...]:
    """The regions of a face that bear a symbol."""
    return tuple(region for region in face.regions if symbol in region.symbols)


def letter_region(face: Face) -> Region:
    """S.setup.places: the one region where the face-down artifact or place lies."""
    (region,) = with_symbol(face, "letter")
    return region

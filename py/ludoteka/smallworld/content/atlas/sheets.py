"""Lay the faces on one sheet for 2 to 5 players: slots, scales, name ribbons, the compass rose and the ship."""
from __future__ import annotations

from shapely.affinity import affine_transform
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

SHEET = (960, 656)
RIBBON = (166, 30)  # with its tails; room for the longest name
Box = tuple[float, float, float, float]

# per number of players: (size, slot x, y, width, height, largest scale), in the order of SIZES_FOR
SLOTS: dict[int, list[tuple[str, Box, float]]] = {
    2: [("L", (20, 26, 536, 604), 1.06), ("S", (574, 150, 366, 400), 0.94)],
    3: [("L", (18, 30, 494, 600), 0.98), ("M", (528, 22, 414, 312), 0.94), ("S", (540, 350, 402, 288), 0.96)],
    4: [("L", (18, 18, 428, 384), 0.8), ("M", (462, 18, 480, 306), 0.92), ("M", (462, 336, 480, 304), 0.92),
        ("S", (18, 414, 428, 226), 0.9)],
    5: [("L", (14, 16, 440, 380), 0.76), ("L", (468, 16, 440, 380), 0.76), ("M", (310, 408, 340, 236), 0.8),
        ("S", (14, 408, 286, 236), 0.8), ("S", (660, 408, 286, 236), 0.8)],
}
RINGS = {2: 5, 3: 5, 4: 4, 5: 3}  # water lining that fits between the coasts


def moved(shape: BaseGeometry, x: float, y: float, k: float) -> BaseGeometry:
    return affine_transform(shape, [k, 0, 0, k, x, y])


def place(land: Box, slot: Box, largest: float) -> tuple[float, float, float]:
    """Scale and centre a face in its slot."""
    k = round(min(slot[2] / land[2], slot[3] / land[3], largest), 3)
    x = slot[0] + slot[2] / 2 - k * (land[0] + land[2] / 2)
    y = slot[1] + slot[3] / 2 - k * (land[1] + land[3] / 2)
    return round(x, 1), round(y, 1), k


def ribbon(
    ground: BaseGeometry, pins: list[tuple[Point, float]], others: BaseGeometry, slot: Box
) -> tuple[float, float]:
    """The open water nearest to the land where the name's ribbon hides least: pins weigh most, never a neighbour."""
    centre, best = ground.centroid, (float("inf"), 0.0, 0.0)
    wide, high = RIBBON
    x0, y0 = max(16, slot[0] - 60), max(14, slot[1] - 24)
    x1, y1 = min(SHEET[0] - 16, slot[0] + slot[2] + 60), min(SHEET[1] - 14, slot[1] + slot[3] + 24)
    for y in range(int(y0 + high / 2), int(y1 - high / 2) + 1, 5):
        for x in range(int(x0 + wide / 2), int(x1 - wide / 2) + 1, 6):
            band = box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            cost = 0.05 * Point(x, y).distance(centre) + 0.4 * min(band.distance(ground), 60)
            cost += 0.3 * band.buffer(5).intersection(others).area
            if band.distance(ground) < 4:
                cost += 6 + 0.01 * band.buffer(4).intersection(ground).area
                cost += sum(weight * max(0.0, 48 - band.distance(pin)) for pin, weight in pins)
            if cost < best[0]:
                best = (cost, float(x), float(y))
    return best[1], best[2]


def clear_spot(busy: BaseGeometry, least: float, most: float) -> tuple[float, float, float] | None:
    """The point of the sheet farthest from everything, with the radius that is free there."""
    spots = [(x, y) for y in range(30, SHEET[1] - 30, 4) for x in range(30, SHEET[0] - 30, 4)]
    room, x, y = max(
        (min(busy.distance(Point(x, y)), x - 18, y - 18, SHEET[0] - 18 - x, SHEET[1] - 18 - y), x, y) for x, y in spots
    )
    return (x, y, round(min(room - 4, most), 1)) if room - 4 >= least else None


def sheets(ground: dict[str, Polygon], pins: dict[str, list[tuple[Point, float]]]) -> dict[str, object]:
    """The arrangement: for each number of players the slots, and for each face that may lie there its place."""
    laid: dict[str, object] = {}
    for players, slots in SLOTS.items():
        places: list[dict[str, tuple[float, float, float]]] = []
        for size, slot, largest in slots:
            bounds = {f: g.bounds for f, g in ground.items() if f[0] == size}
            places.append({f: place((b[0], b[1], b[2] - b[0], b[3] - b[1]), slot, largest) for f, b in bounds.items()})
        masses = [unary_union([moved(ground[f], *p) for f, p in spot.items()]) for spot in places]
        busy = list(masses)
        out: list[dict[str, object]] = []
        for n, (size, slot, _) in reversed(list(enumerate(slots))):  # the small ones have least room: they choose first
            rest = unary_union([m for i, m in enumerate(masses) if i != n] + busy[len(masses):])
            faces: dict[str, object] = {}
            bands = []
            for face, at in places[n].items():
                points = [(Point(at[0] + at[2] * p.x, at[1] + at[2] * p.y), w) for p, w in pins[face]]
                x, y = ribbon(moved(ground[face], *at), points, rest, slot)
                bands.append(box(x - RIBBON[0] / 2, y - RIBBON[1] / 2, x + RIBBON[0] / 2, y + RIBBON[1] / 2))
                faces[face] = {"at": list(at), "ribbon": [x, y]}
            busy.extend(bands)
            out.insert(0, {"size": size, "box": list(slot), "faces": faces})
        everything = unary_union(busy)
        rose = clear_spot(everything, 24, 50)
        if rose:
            everything = everything.union(Point(rose[0], rose[1]).buffer(rose[2] + 16))
        ship = clear_spot(everything, 20, 30)
        laid[str(players)] = {"rings": RINGS[players], "rose": rose, "ship": ship, "slots": out}
    return {"size": list(SHEET), "ribbon": list(RIBBON), "sheets": laid}

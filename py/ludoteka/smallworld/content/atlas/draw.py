"""Draw the twelve continent faces and write what the game and the browser read. Authoring time only.

    pip install numpy shapely
    python draw.py            # from any directory; always writes the same files

Writes
    ../faces.py                                    terrains, symbols, neighbours (no geometry)
    web/boards/smallworld-maps/<face>.json         the drawing of each face
    web/boards/smallworld-maps/sheets.json         where faces lie on a sheet for 2 to 5 players
    web/locales/en/smallworld-maps.ftl             the names

This directory has no __init__.py and nothing in ludoteka imports it: it is not part of the package, and the wheel
leaves it out (it needs numpy and shapely, which the game does not). A region's number follows the eye, left to right
and top to bottom, land first; terrain and symbols stand in gazetteer.py, outlines and seeds in outlines.py.
"""
from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
from shapely.geometry import MultiPolygon, Point, Polygon
from shapely.ops import polylabel, unary_union

sys.path.insert(0, str(Path(__file__).parent))

from gazetteer import GAZETTEER, rows, slug
from island import OCEAN, Floats, Island, grow_island, ring_points
from outlines import OUTLINES, SEEDS
from sheets import sheets

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[4]
DRAWINGS = ROOT / "web" / "boards" / "smallworld-maps"
NAMES = ROOT / "web" / "locales" / "en" / "smallworld-maps.ftl"

MARGIN = 36.0
LINING = (4.0, 9.0, 15.0, 22.5, 31.0)
SHORTEST_BORDER = 20.0

# terrain: (row distance, column distance, sign height, signs)
SIGNS: dict[str, tuple[float, float, float, tuple[str, ...]]] = {
    "mountain": (21, 25, 20, ("peak", "peak2")),
    "hill": (17, 22, 9, ("hill", "hill2")),
    "forest": (11, 13, 13, ("fir", "fir", "oak")),
    "swamp": (14, 20, 7, ("reed", "reed2", "bog")),
    "field": (13, 17, 7, ("wheat", "furrow")),
    "lake": (13, 22, 7, ("wave",)),
    "sea": (17, 26, 7, ("wave",)),
}


class Drawing:
    """One face: the island, its regions numbered, shifted so that the drawing begins at 0 0."""

    def __init__(self, face: str) -> None:
        self.face = face
        island = grow_island(OUTLINES[face], SEEDS[face])
        if island is None:
            raise SystemExit(f"{face}: seed {SEEDS[face]} gives no clean drawing")
        top = shift(island)
        self.island = island
        self.pins = {n: polylabel(shape, 0.5) for n, shape in island.polygons.items()}
        weight = {"land": 0, "lake": 1, "sea": 2}
        order = sorted(
            island.polygons,
            key=lambda n: (weight[island.kinds[n]], round((self.pins[n].y + top) / 75), self.pins[n].x),
        )
        self.order = order
        self.ids = {n: f"{face}.{i + 1}" for i, n in enumerate(order)}
        self.rows = dict(zip(order, rows(face), strict=True))
        for n in order:
            wet = self.rows[n][1] if self.rows[n][1] in ("lake", "sea") else "land"
            if wet != island.kinds[n]:
                raise SystemExit(f"{self.ids[n]} is drawn as {island.kinds[n]}, not {self.rows[n][1]}")
        self.neighbours = neighbours(island)

    @property
    def ground(self) -> Polygon:
        """All of the face, seas included."""
        return one_piece([shape.buffer(0.05) for shape in self.island.polygons.values()])

    @property
    def land(self) -> Polygon:
        shapes = self.island.polygons.items()
        return one_piece([shape.buffer(0.05) for n, shape in shapes if self.island.kinds[n] != "sea"])


def one_piece(shapes: list[Polygon]) -> Polygon:
    whole = unary_union(shapes)
    pieces = [g for g in (whole.geoms if isinstance(whole, MultiPolygon) else [whole]) if isinstance(g, Polygon)]
    return Polygon(max(pieces, key=lambda g: g.area).exterior)


def shift(island: Island) -> float:
    """Move the island so that its box with the margin begins at 0 0, tenths exact; what y has lost."""
    low = np.min([arc.line.min(axis=0) for arc in island.arcs], axis=0)
    for arc in island.arcs:
        arc.line = np.round(arc.line - low + MARGIN, 1)
    for n, rings in island.rings.items():
        island.polygons[n] = Polygon(ring_points(island, rings[0]))
    return float(low[1]) - MARGIN


def neighbours(island: Island) -> dict[int, set[int]]:
    """Regions that share a border; a border too short to see is a fault of the drawing."""
    length: dict[tuple[int, int], float] = {}
    for arc in island.arcs:
        if OCEAN not in arc.sides:
            length[arc.sides] = length.get(arc.sides, 0.0) + arc.length
    if min(length.values()) < SHORTEST_BORDER:
        raise SystemExit(f"a border of {min(length.values()):.1f} is too short")
    near: dict[int, set[int]] = {n: set() for n in island.polygons}
    for a, b in length:
        near[a].add(b)
        near[b].add(a)
    return near


def number(tenths: int) -> str:
    """1.5, -.3, 12: the shortest form of a number of tenths."""
    text = f"{abs(tenths) // 10}.{abs(tenths) % 10}".removesuffix(".0")
    text = text.removeprefix("0") if text.startswith("0.") else text
    return ("-" if tenths < 0 else "") + text


def path(points: Floats, closed: bool) -> str:
    """An SVG path of relative lines, exact to a tenth: M x y l dx dy ..."""
    tenths = np.rint(np.asarray(points) * 10).astype(int)
    steps = np.diff(tenths, axis=0)
    steps = steps[np.any(steps != 0, axis=1)]
    text = "".join(
        part if part.startswith("-") or not i else " " + part
        for i, part in enumerate(number(int(v)) for v in steps.ravel())
    )
    return f"M{number(int(tenths[0][0]))} {number(int(tenths[0][1]))}l{text}" + ("z" if closed else "")


def lining(land: Polygon) -> list[str]:
    """Lines of water round the coast, fainter and simpler as they go out."""
    drawn = []
    for n, width in enumerate(LINING):
        ring = one_piece([land.buffer(width)]).exterior.simplify(0.7 + 0.35 * n)
        drawn.append(path(np.array(ring.coords), False) + "z")
    return drawn


def skerries(drawing: Drawing, rng: np.random.Generator) -> list[str]:
    """A few rocks off the coast: ornament, no region."""
    land, rocks = drawing.ground, []
    coast, found = land.exterior, list[Point]()
    for _ in range(160):
        spot = coast.interpolate(rng.uniform(0, coast.length))
        angle, reach = rng.uniform(0, 2 * np.pi), rng.uniform(10, 24)
        centre = Point(spot.x + reach * np.cos(angle), spot.y + reach * np.sin(angle))
        if land.distance(centre) < 9.5 or any(centre.distance(other) < 11 for other in found[-2:]):
            continue
        if len(found) % 3 and found and centre.distance(found[-1]) > 60:
            continue
        if len(found) >= 9:
            break
        found.append(centre)
        turns = np.sort(rng.uniform(0, 2 * np.pi, 7))
        size = rng.uniform(2.2, 5.0)
        radius = size * rng.uniform(0.7, 1.25, 7)
        ring: Floats = np.c_[centre.x + 1.3 * radius * np.cos(turns), centre.y + radius * np.sin(turns)]
        rocks.append(path(ring, True))
    return rocks


def signs(shape: Polygon, terrain: str, pin: Point, room: float, rng: np.random.Generator) -> list[list[object]]:
    """Scattered signs [name, x, y, scale], mirrored where the scale is negative; the pin's place stays free."""
    row, column, height, names = SIGNS[terrain]
    inner = shape.buffer(-9 if terrain == "mountain" else -7)
    x0, y0, x1, y1 = shape.bounds
    clear = {"lake": (0.0, 0.0), "sea": (26.0, 18.0)}.get(terrain, (min(46, room * 0.9), min(40, room * 0.82)))
    spots: list[tuple[float, float]] = []
    for _ in range(1300):
        x, y = round(rng.uniform(x0, x1), 1), round(rng.uniform(y0, y1), 1)
        if not (inner.contains(Point(x, y)) and inner.contains(Point(x, y - height * 0.8))):
            continue
        if clear[0] and ((x - pin.x) / clear[0]) ** 2 + ((y - height / 2 - pin.y) / clear[1]) ** 2 < 1:
            continue
        if any(((x - a) / column) ** 2 + ((y - b) / row) ** 2 < 0.92 for a, b in spots):
            continue
        spots.append((x, y))
    drawn: list[list[object]] = []
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        scale = round(rng.uniform(0.82, 1.14), 2)
        mirrored = rng.random() < 0.3 and terrain in ("forest", "swamp", "mountain")
        drawn.append([names[int(rng.integers(len(names)))], round(x), round(y), -scale if mirrored else scale])
    return drawn


def border_kind(kinds: set[str]) -> str:
    """border between lands, shore of a lake, coast of the land, marine = the open side of a sea."""
    if kinds == {"ocean", "sea"}:
        return "marine"
    if "lake" in kinds:
        return "shore"
    return "coast" if "ocean" in kinds or "sea" in kinds else "border"


def face_json(drawing: Drawing) -> dict[str, object]:
    """Everything the browser draws of one face."""
    island, face = drawing.island, drawing.face
    rng = np.random.default_rng(sum(ord(c) * 31**i for i, c in enumerate(face)))
    box = drawing.ground.bounds
    regions = []
    for n in drawing.order:
        name, terrain, symbols = drawing.rows[n]
        shape, pin = island.polygons[n], drawing.pins[n]
        room = shape.exterior.distance(pin)
        outline = np.vstack([ring_points(island, island.rings[n][0]), ring_points(island, island.rings[n][0])[:1]])
        regions.append({
            "id": drawing.ids[n], "name": slug(name), "terrain": terrain, "symbols": list(symbols),
            "pin": [round(pin.x, 1), round(pin.y, 1)], "room": round(room, 1),
            "path": path(outline[:-1], True), "signs": signs(shape, terrain, pin, room, rng),
        })
    borders = []
    for arc in island.arcs:
        low, high = arc.sides
        kinds = {"ocean" if s == OCEAN else island.kinds[s] for s in arc.sides}
        between = [drawing.ids[high]] if low == OCEAN else sorted((drawing.ids[low], drawing.ids[high]))
        borders.append({"kind": border_kind(kinds), "of": between, "path": path(arc.line, False)})
    return {
        "id": face, "board": face[:2], "size": face[0], "name": slug(GAZETTEER[face][0]), "source": "reconstructed",
        "view": [round(box[2] + MARGIN), round(box[3] + MARGIN)],
        "box": [round(v, 1) for v in (box[0], box[1], box[2] - box[0], box[3] - box[1])],
        "coast": path(np.array(drawing.land.exterior.simplify(0.5).coords)[:-1], True),
        "lining": lining(drawing.land), "rocks": skerries(drawing, rng),
        "regions": regions, "borders": borders,
    }


def faces_py(drawings: list[Drawing]) -> str:
    """The rules' table as a plain literal."""
    text = [
        '"""The twelve faces, drawn by atlas/draw.py, not edited by hand; no map is printed: reconstructed."""',
        "", "from .terrain import Face, Region", "", "ALL_FACES: tuple[Face, ...] = (",
    ]
    for drawing in drawings:
        face = drawing.face
        head = ", ".join(f'"{v}"' for v in (face, face[:2], face[0], slug(GAZETTEER[face][0])))
        text.append(f"    Face({head}, (")
        for n in drawing.order:
            name, terrain, symbols = drawing.rows[n]
            near = tuple(drawing.ids[m] for m in drawing.order if m in drawing.neighbours[n])
            text.append(f'        Region("{drawing.ids[n]}", "{slug(name)}", "{terrain}", {literal(symbols)},')
            text.append(f"               {literal(near)}),")
        text.append('    ), "reconstructed"),')
    return "\n".join([*text, ")", ""])


def literal(words: tuple[str, ...]) -> str:
    inner = ", ".join(f'"{word}"' for word in words)
    return f"({inner},)" if len(words) == 1 else f"({inner})"


def names_ftl() -> str:
    """The names in English; other languages translate this file."""
    text = ["# Small World: continents and regions. All names are our own."]
    for face, (continent, _) in GAZETTEER.items():
        text.append(f"\n## {face}\nsmallworld-continent-{slug(continent)} = {continent}")
        text.extend(f"smallworld-region-{slug(name)} = {name}" for name, _, _ in rows(face))
    return "\n".join(text) + "\n"


def main() -> None:
    DRAWINGS.mkdir(parents=True, exist_ok=True)
    NAMES.parent.mkdir(parents=True, exist_ok=True)
    drawings = [Drawing(face) for face in OUTLINES]
    for drawing in drawings:
        text = json.dumps(face_json(drawing), separators=(",", ":"))
        (DRAWINGS / f"{drawing.face}.json").write_text(text + "\n")
        print(drawing.face, len(text), "bytes")
    ground = {d.face: d.ground for d in drawings}
    weight = {"land": 4.0, "lake": 1.0, "sea": 0.4}  # how bad it is to hide a pin under a ribbon
    pins = {d.face: [(pin, weight[d.island.kinds[n]]) for n, pin in d.pins.items()] for d in drawings}
    (DRAWINGS / "sheets.json").write_text(json.dumps(sheets(ground, pins), separators=(",", ":")) + "\n")
    (HERE.parent / "faces.py").write_text(faces_py(drawings))
    NAMES.write_text(names_ftl())


if __name__ == "__main__":
    main()

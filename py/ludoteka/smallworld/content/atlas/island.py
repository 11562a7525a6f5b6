"""Grow one island from its outline: regions, and the arcs between them, as a hand would draw them.

The plane is cut into small jittered hexagons. Land is a smooth union of ellipses less its bays, roughened by
fractal noise; regions grow from seeds in a warped plane, so that they are never convex cells. Borders are traced
as arcs between junctions, and each arc is smoothed and displaced once for both its sides.
"""
from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import LineString, MultiPoint, Point, Polygon

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Ellipse = tuple[float, float, float, float]  # centre x, centre y, half width, half height

CELL = 11.0  # distance of the hexagons
OCEAN = -1


@dataclass(frozen=True)
class Outline:
    """What the cartographer decides: the shape of the land and where its waters lie."""

    land: int
    blobs: tuple[Ellipse, ...]
    bays: tuple[Ellipse, ...]
    size: tuple[int, int]
    lakes: tuple[tuple[float, float, float], ...] = ()  # x, y, reach (smaller than 1 makes it smaller)
    seas: tuple[Ellipse, ...] = ()
    rough: float = 0.36


@dataclass
class Arc:
    """One border between two regions (OCEAN for the open sea), from junction to junction."""

    ends: tuple[int, int]
    sides: tuple[int, int]
    line: Floats
    length: float = 0.0


@dataclass
class Island:
    """Regions 0..land-1, then lakes, then seas; rings are lists of (arc, reversed)."""

    kinds: list[str]
    arcs: list[Arc]
    rings: dict[int, list[list[tuple[int, bool]]]] = field(default_factory=dict)
    polygons: dict[int, Polygon] = field(default_factory=dict)


class Noise:
    """Gradient noise with a fixed seed."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.order = np.tile(rng.permutation(256), 3)
        angle = rng.random(256) * 2 * np.pi
        self.slope = np.c_[np.cos(angle), np.sin(angle)]

    def _dot(self, xi: Ints, yi: Ints, xf: Floats, yf: Floats, i: int, j: int) -> Floats:
        slope = self.slope[self.order[(self.order[(xi + i) & 255] + yi + j) & 255]]
        dot: Floats = slope[..., 0] * (xf - i) + slope[..., 1] * (yf - j)
        return dot

    def at(self, x: Floats, y: Floats) -> Floats:
        xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
        xf, yf = x - xi, y - yi
        u, v = (t**3 * (t * (t * 6 - 15) + 10) for t in (xf, yf))
        top = self._dot(xi, yi, xf, yf, 0, 0) * (1 - u) + self._dot(xi, yi, xf, yf, 1, 0) * u
        low = self._dot(xi, yi, xf, yf, 0, 1) * (1 - u) + self._dot(xi, yi, xf, yf, 1, 1) * u
        mixed: Floats = top * (1 - v) + low * v
        return mixed

    def fractal(self, x: Floats, y: Floats, wave: float, octaves: int, gain: float = 0.5) -> Floats:
        total: Floats = np.zeros(np.shape(x))
        weight = 1.0
        for octave in range(octaves):
            total = total + weight * self.at(x / wave + 17.3 * octave, y / wave - 9.1 * octave)
            wave, weight = wave / 2, weight * gain
        return total


class Cells:
    """A jittered hexagonal grid; corner k of a cell lies between its neighbours k and k+1."""

    def __init__(self, size: tuple[int, int], rng: np.random.Generator) -> None:
        pad = 60.0
        self.columns = int((size[0] + 2 * pad) / CELL)
        self.rows = int((size[1] + 2 * pad) / (CELL * 0.866))
        j, i = np.divmod(np.arange(self.columns * self.rows), self.columns)
        x = i * CELL + (j % 2) * CELL / 2 - pad
        y = j * CELL * 0.866 - pad
        self.at: Floats = np.c_[x, y] + rng.normal(0, CELL * 0.2, (len(x), 2))
        edge = (i == 0) | (j == 0) | (i == self.columns - 1) | (j == self.rows - 1)
        self.edge: NDArray[np.bool_] = edge
        odd = j % 2
        n, w = np.arange(len(x)), self.columns
        around = [n + 1, n + w + odd, n + w + odd - 1, n - 1, n - w + odd - 1, n - w + odd]
        self.around: Ints = np.stack(around, axis=1)
        self.around[edge] = -1

    def pieces(self, mask: NDArray[np.bool_]) -> list[list[int]]:
        """Connected pieces of a mask, largest first."""
        seen = ~mask
        found: list[list[int]] = []
        for start in np.flatnonzero(mask):
            if seen[start]:
                continue
            seen[start] = True
            piece, stack = [], [int(start)]
            while stack:
                cell = stack.pop()
                piece.append(cell)
                for near in self.around[cell]:
                    if near >= 0 and not seen[near]:
                        seen[near] = True
                        stack.append(int(near))
            found.append(piece)
        return sorted(found, key=len, reverse=True)


def ellipse(at: Floats, e: Ellipse) -> Floats:
    """Below 0 inside the ellipse."""
    return np.hypot((at[:, 0] - e[0]) / e[2], (at[:, 1] - e[1]) / e[3]) - 1


def land_mask(cells: Cells, plan: Outline, noise: Noise, second: Noise) -> NDArray[np.bool_]:
    x, y = cells.at[:, 0], cells.at[:, 1]
    sharp = 9.0
    height = -np.log(sum(np.exp(-sharp * ellipse(cells.at, b)) for b in plan.blobs)) / sharp
    for bay in plan.bays:
        cut = ellipse(cells.at, bay) - 0.16 * second.fractal(x, y, 40, 2)
        height = np.maximum(height, -0.55 * cut)
    height = height + plan.rough * (noise.fractal(x, y, 96, 4, 0.6) + 0.55 * second.fractal(x - 40, y + 70, 44, 3, 0.6))
    inside = (x > 0) & (x < plan.size[0]) & (y > 0) & (y < plan.size[1])
    land: NDArray[np.bool_] = (height < 0) & inside & ~cells.edge
    keep = cells.pieces(land)[0]
    land[:] = False
    land[keep] = True
    for hole in cells.pieces(~land)[1:]:
        land[hole] = True
    for _ in range(2):  # no one-cell spikes, no one-cell notches
        share = land[cells.around].mean(axis=1)
        land = ((land & (share > 0.34)) | (~land & (share > 0.7))) & ~cells.edge
    return land


def grow(cells: Cells, plan: Outline, land: NDArray[np.bool_], second: Noise, rng: np.random.Generator) -> Ints:
    """Share the land among its seeds (Lloyd's steps in a warped plane); lakes keep their place."""
    x, y = cells.at[:, 0], cells.at[:, 1]
    warped = np.c_[x + 30 * second.fractal(x, y, 80, 3), y + 30 * second.fractal(x + 500, y - 300, 80, 3)]
    ground = np.flatnonzero(land)
    count = plan.land + len(plan.lakes)
    seeds = warped[rng.choice(ground, count, replace=False)]
    weight = rng.uniform(0.92, 1.08, count)
    for n, (lx, ly, reach) in enumerate(plan.lakes):
        seeds[plan.land + n] = warped[np.argmin(np.hypot(x - lx, y - ly))]
        weight[plan.land + n] = 1 / reach
    owner = np.zeros(len(ground), dtype=np.int64)
    for _ in range(16):
        gap = warped[ground, None, :] - seeds[None, :, :]
        owner = (np.hypot(gap[..., 0], gap[..., 1]) * weight).argmin(axis=1)
        for n in range(plan.land):
            if (owner == n).any():
                seeds[n] = 0.15 * seeds[n] + 0.85 * warped[ground[owner == n]].mean(axis=0)
    region: Ints = np.full(len(cells.at), OCEAN, dtype=np.int64)
    region[ground] = owner
    return region


def flood(cells: Cells, plan: Outline, land: NDArray[np.bool_], noise: Noise, region: Ints) -> bool:
    """Mark the seas: the wobbly ellipse less the land, in one piece, not bulging far out of its bay."""
    x, y = cells.at[:, 0], cells.at[:, 1]
    mouth = MultiPoint(cells.at[land]).convex_hull.buffer(4)
    near = np.array([mouth.contains(Point(at)) for at in cells.at])
    for n, sea in enumerate(plan.seas):
        wet = (ellipse(cells.at, sea) + 0.1 * noise.fractal(x, y, 60, 2) < 0) & ~land & near & (region < 0)
        pieces = cells.pieces(wet)
        if not pieces:
            return False
        number = plan.land + len(plan.lakes) + n
        region[pieces[0]] = number
        for _ in range(8):  # no slivers of open sea between a sea and its shore
            ring = region[cells.around]
            gap = (region == OCEAN) & near & (ring == number).any(axis=1) & ((ring != OCEAN).sum(axis=1) >= 4)
            region[gap] = number
        for pocket in cells.pieces(region == OCEAN)[1:]:
            region[pocket] = number
    return True


def tidy(cells: Cells, region: Ints, total: int, first_sea: int) -> None:
    """One piece each, no hairs."""
    for n in range(total):
        for piece in cells.pieces(region == n)[1:]:
            for cell in piece:
                near = [int(r) for r in region[cells.around[cell]] if r not in (n, OCEAN)] or [OCEAN]
                region[cell] = max(set(near), key=near.count)
    for _ in range(3):
        for hair in np.flatnonzero(region >= 0):
            near = [int(r) for r in region[cells.around[hair]]]
            most = max(sorted(set(near)), key=near.count)
            if near.count(int(region[hair])) <= 2 and most >= 0 and region[hair] < first_sea and most < first_sea:
                region[hair] = most


Corner = tuple[int, ...]


def trace(cells: Cells, region: Ints) -> list[tuple[list[Corner], tuple[int, int]]]:
    """Walk the borders from junction to junction."""
    joins: dict[Corner, list[Corner]] = {}
    sides: dict[frozenset[Corner], tuple[int, int]] = {}
    for cell in np.flatnonzero(~cells.edge):
        ring = cells.around[cell]
        for k in range(6):
            near = int(ring[k])
            if near < cell or region[cell] == region[near]:
                continue
            a: Corner = tuple(sorted((int(cell), int(ring[k - 1]), near)))
            b: Corner = tuple(sorted((int(cell), near, int(ring[(k + 1) % 6]))))
            joins.setdefault(a, []).append(b)
            joins.setdefault(b, []).append(a)
            low, high = sorted((int(region[cell]), int(region[near])))
            sides[frozenset((a, b))] = (low, high)
    arcs: list[tuple[list[Corner], tuple[int, int]]] = []
    used: set[frozenset[Corner]] = set()

    def walk(start: Corner, following: Corner) -> None:
        first = frozenset((start, following))
        path = [start, following]
        used.add(first)
        while len(joins[path[-1]]) == 2 and path[-1] != path[0]:
            step = next(c for c in joins[path[-1]] if c != path[-2])
            used.add(frozenset((path[-1], step)))
            path.append(step)
        arcs.append((path, sides[first]))

    for junction_pass in (True, False):
        for corner, nexts in joins.items():
            if junction_pass == (len(nexts) == 2):
                continue
            for following in nexts:
                if frozenset((corner, following)) not in used:
                    walk(corner, following)
    return arcs


def ink(
    path: list[Corner], sides: tuple[int, int], kinds: list[str], cells: Cells, noise: Noise, second: Noise
) -> Floats:
    """The pen line of one border: smooth, resample, then tremble by a field of the place alone."""
    line: Floats = np.array([cells.at[list(corner)].mean(axis=0) for corner in path])
    closed = path[0] == path[-1]
    wet = {kinds[s] for s in sides if s != OCEAN and kinds[s] != "land"}
    marine = OCEAN in sides and "sea" in wet
    coast = OCEAN in sides or "sea" in wet
    for _ in range(12 if marine else 5 if "lake" in wet else 2 if coast else 4):
        soft = line.copy()
        soft[1:-1] = 0.5 * line[1:-1] + 0.25 * (line[:-2] + line[2:])
        if closed:
            soft[0] = soft[-1] = 0.5 * line[0] + 0.25 * (line[1] + line[-2])
        line = soft
    curve = LineString(line)
    steps = max(3, int(curve.length / 2.4))
    t = np.linspace(0, curve.length, steps + 1)
    tip, tail = line[0].copy(), line[-1].copy()
    line = np.array([curve.interpolate(d).coords[0] for d in t])
    line[0], line[-1] = tip, tail  # exactly: three arcs meet there
    fade = np.ones(len(t)) if closed else np.clip(np.minimum(t, curve.length - t) / 14, 0, 1)
    swing = (0.0 if marine else 5.2 if coast else 3.0) * fade
    x, y = line[:, 0], line[:, 1]
    dx = 1.6 * noise.fractal(x, y, 26, 2) + swing * second.fractal(x + 90, y, 19, 4, 0.62)
    dy = 1.6 * noise.fractal(x + 70, y + 40, 26, 2) + swing * second.fractal(x, y + 90, 19, 4, 0.62)
    line = line + np.c_[dx, dy]
    thin: Floats = np.array(LineString(line).simplify(0.3).coords)
    thin = np.round(thin, 1)
    keep = np.r_[True, np.any(np.diff(thin, axis=0) != 0, axis=1)]
    thin = thin[keep]
    if closed:
        thin[-1] = thin[0]
    return thin


def assemble(island: Island, total: int) -> bool:
    """Chain the arcs round every region; False where the pen crossed itself."""
    for n in range(total):
        loose = [i for i, arc in enumerate(island.arcs) if n in arc.sides]
        rings: list[list[tuple[int, bool]]] = []
        while loose:
            first = loose.pop(0)
            ring, end = [(first, False)], island.arcs[first].ends[1]
            while end != island.arcs[first].ends[0]:
                step = next((i for i in loose if end in island.arcs[i].ends), None)
                if step is None:
                    return False
                loose.remove(step)
                back = island.arcs[step].ends[0] != end
                ring.append((step, back))
                end = island.arcs[step].ends[0 if back else 1]
            rings.append(ring)
        shells = [Polygon(ring_points(island, ring)) for ring in rings]
        if len(shells) != 1 or not shells[0].is_valid:
            return False
        island.rings[n], island.polygons[n] = rings, shells[0]
    return True


def ring_points(island: Island, ring: list[tuple[int, bool]]) -> Floats:
    parts = [island.arcs[i].line[::-1] if back else island.arcs[i].line for i, back in ring]
    return np.concatenate([part[:-1] for part in parts])


def grow_island(plan: Outline, seed: int) -> Island | None:
    """The island of one seed, or None where it is not a clean drawing."""
    rng = np.random.default_rng(seed)
    noise, second = Noise(seed * 7 + 3), Noise(seed * 13 + 5)
    cells = Cells(plan.size, rng)
    land = land_mask(cells, plan, noise, second)
    region = grow(cells, plan, land, second, rng)
    if not flood(cells, plan, land, noise, region):
        return None
    kinds = ["land"] * plan.land + ["lake"] * len(plan.lakes) + ["sea"] * len(plan.seas)
    tidy(cells, region, len(kinds), plan.land + len(plan.lakes))
    if len(set(region.tolist()) - {OCEAN}) != len(kinds):
        return None
    if any(len(cells.pieces(region == n)) != 1 for n in range(len(kinds))):
        return None
    numbers: dict[Corner, int] = {}
    arcs = []
    for path, sides in trace(cells, region):
        ends = tuple(numbers.setdefault(corner, len(numbers)) for corner in (path[0], path[-1]))
        line = ink(path, sides, kinds, cells, noise, second)
        arcs.append(Arc((ends[0], ends[1]), sides, line, float(LineString(line).length)))
    island = Island(kinds, arcs)
    return island if assemble(island, len(kinds)) else None

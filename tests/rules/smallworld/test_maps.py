"""The twelve continent faces: what the rules ask of them, and that the borders in the data are those that are drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations, pairwise, product
from pathlib import Path
from typing import Any

import pytest
from shapely import LineString, Point, Polygon
from shapely.affinity import affine_transform
from shapely.ops import unary_union

from ludoteka.rules import rule
from ludoteka.smallworld.content.maps import (
    BOARDS,
    BOARDS_OF_SIZE,
    FACE_OF,
    FACES,
    MOUNTAIN_TOKENS,
    MURLOC_TOKENS,
    REGIONS,
    SIZES_FOR,
    letter_region,
    with_symbol,
)
from ludoteka.smallworld.content.terrain import LAND, Face

WEB = Path(__file__).parents[3] / "web"
DRAWINGS = WEB / "boards" / "smallworld-maps"
LEAST_BORDER = 18.0  # a shared border shorter than this could not be seen on a phone
FACE_IDS = sorted(FACES)
each_face = pytest.mark.parametrize("face", FACE_IDS)


def drawing(face: str) -> dict[str, Any]:
    drawn: dict[str, Any] = json.loads((DRAWINGS / f"{face}.json").read_text())
    return drawn


def points(path: str) -> list[tuple[float, float]]:
    """The corners of a path of relative lines: M x y l dx dy ... z."""
    assert re.fullmatch(r"M[-.\d ]+l[-.\d ]+z?", path), path[:40]
    numbers = [round(float(n) * 10) for n in re.findall(r"-?(?:\d+(?:\.\d+)?|\.\d+)", path)]
    found = [(numbers[0], numbers[1])]
    for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
        found.append((found[-1][0] + dx, found[-1][1] + dy))
    return [(x / 10, y / 10) for x, y in found]


def shapes(face: str) -> dict[str, Polygon]:
    return {one["id"]: Polygon(points(one["path"])) for one in drawing(face)["regions"]}


def edges(shape: Polygon) -> set[frozenset[tuple[float, float]]]:
    return {frozenset(pair) for pair in pairwise(shape.exterior.coords)}


def shared_length(one: Polygon, other: Polygon) -> float:
    """How long the drawn border of two regions is: the edges that both outlines have."""
    return sum(LineString(sorted(edge)).length for edge in edges(one) & edges(other))


def selections(players: int) -> Iterator[tuple[Face, ...]]:
    """Every choice of boards and sides for a number of players."""
    sizes = SIZES_FOR[players]
    boards = [list(combinations(BOARDS_OF_SIZE[size], sizes.count(size))) for size in sorted(set(sizes))]
    for chosen in product(*boards):
        for sides in product(*(BOARDS[board] for group in chosen for board in group)):
            yield tuple(FACES[face] for face in sides)


@rule("S.setup.boards")
def test_six_double_sided_boards_two_of_each_size() -> None:
    assert sorted(face for sides in BOARDS.values() for face in sides) == FACE_IDS
    assert len(FACES) == 12
    assert {size: len(boards) for size, boards in BOARDS_OF_SIZE.items()} == {"S": 2, "M": 2, "L": 2}
    for face in FACES.values():
        assert (face.board, face.size) == (face.id[:2], face.id[0])
        assert face.source == "reconstructed"


@rule("S.setup.boards")
@pytest.mark.parametrize(("players", "sizes"), [(2, "LS"), (3, "LMS"), (4, "LMMS"), (5, "LLMSS")])
def test_sizes_and_land_for_each_number_of_players(players: int, sizes: str) -> None:
    assert "".join(SIZES_FOR[players]) == sizes
    land = {sum(not region.is_water for face in chosen for region in face.regions) for chosen in selections(players)}
    assert land == {players * 9}


@rule("S.setup.mountains")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_choice_of_boards_needs_more_than_ten_mountains(players: int) -> None:
    needed = [sum(r.terrain == "mountain" for f in chosen for r in f.regions) for chosen in selections(players)]
    assert len(needed) in (16, 64)
    assert max(needed) <= MOUNTAIN_TOKENS == 10
    assert min(needed) >= players


@rule("S.setup.murlocs")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_choice_of_boards_needs_more_than_fifteen_murlocs(players: int) -> None:
    needed = [sum(len(with_symbol(face, "murloc")) for face in chosen) for chosen in selections(players)]
    assert max(needed) <= MURLOC_TOKENS == 15
    assert min(needed) >= players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_choice_of_boards_has_every_terrain_and_work_for_every_power(players: int) -> None:
    for chosen in selections(players):
        terrains = [region.terrain for face in chosen for region in face.regions]
        for terrain in LAND:
            assert terrains.count(terrain) >= players
        assert sum(len(with_symbol(face, "magic")) for face in chosen) >= 2
        assert sum(len(with_symbol(face, "anchor")) for face in chosen) >= 3 * players


def test_no_terrain_but_the_mountain_is_commoner_than_another() -> None:
    for size in "SML":
        terrains = [r.terrain for face in FACES.values() if face.size == size for r in face.regions]
        assert len({terrains.count(terrain) for terrain in LAND if terrain != "mountain"}) == 1


@each_face
def test_one_letter_region_where_no_landing_is(face: str) -> None:
    assert len(with_symbol(FACES[face], "letter")) == 1
    region = letter_region(FACES[face])
    assert "anchor" not in region.symbols
    assert not region.is_water


@each_face
def test_every_face_has_anchors_water_magic_and_caverns(face: str) -> None:
    this = FACES[face]
    assert len(with_symbol(this, "anchor")) >= 2
    assert with_symbol(this, "magic")
    assert with_symbol(this, "cavern")
    assert any(region.is_water for region in this.regions)
    assert {region.terrain for region in this.regions} >= set(LAND)
    assert not any(region.symbols for region in this.regions if region.is_water)
    assert all(len(set(region.symbols)) == len(region.symbols) <= 2 for region in this.regions)


@each_face
def test_anchors_lie_on_the_open_sea(face: str) -> None:
    outer = {border["of"][0] for border in drawing(face)["borders"] if len(border["of"]) == 1}
    assert {region.id for region in with_symbol(FACES[face], "anchor")} <= outer


def test_ids_and_names_are_unique_and_every_name_is_in_the_english_texts() -> None:
    all_regions = [region for face in FACES.values() for region in face.regions]
    assert len(REGIONS) == len(FACE_OF) == len(all_regions)
    assert len({region.name for region in all_regions}) == len(all_regions)
    for face in FACES.values():
        assert [region.id for region in face.regions] == [f"{face.id}.{n + 1}" for n in range(len(face.regions))]
    texts = (WEB / "locales" / "en" / "smallworld-maps.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^(\S+) = \S", texts, re.MULTILINE)
    assert sorted(keys) == sorted(
        [f"smallworld-continent-{face.name}" for face in FACES.values()]
        + [f"smallworld-region-{region.name}" for region in all_regions]
    )


@each_face
def test_neighbours_are_symmetric_and_the_face_is_one_island(face: str) -> None:
    regions = FACES[face].regions
    for region in regions:
        assert region.id not in region.neighbours
        assert len(set(region.neighbours)) == len(region.neighbours)
        for other in region.neighbours:
            assert FACE_OF[other] == face
            assert region.id in REGIONS[other].neighbours
    land = {region.id for region in regions if not region.is_water}
    reached, edge = {f"{face}.1"}, [f"{face}.1"]
    while edge:
        step = (set(REGIONS[edge.pop()].neighbours) & land) - reached
        reached |= step
        edge += sorted(step)
    assert reached == land


@each_face
def test_neighbours_are_those_that_share_a_drawn_border(face: str) -> None:
    drawn = shapes(face)
    assert set(drawn) == {region.id for region in FACES[face].regions}
    for one, other in combinations(sorted(drawn), 2):
        length = shared_length(drawn[one], drawn[other])
        if other in REGIONS[one].neighbours:
            assert length >= LEAST_BORDER, (one, other)
            assert drawn[one].touches(drawn[other]), (one, other)
        else:
            assert length == 0, (one, other)
            assert drawn[one].intersection(drawn[other]).length == 0, (one, other)


@each_face
def test_regions_are_sound_shapes_that_do_not_overlap(face: str) -> None:
    drawn = shapes(face)
    for name, shape in drawn.items():
        assert shape.is_valid, name
    for one, other in combinations(sorted(drawn), 2):
        assert drawn[one].intersection(drawn[other]).area == pytest.approx(0, abs=1e-6), (one, other)


@each_face
def test_pins_lie_inside_with_the_room_they_claim(face: str) -> None:
    drawn = shapes(face)
    for one in drawing(face)["regions"]:
        shape, pin = drawn[one["id"]], Point(one["pin"])
        assert shape.contains(pin)
        assert shape.exterior.distance(pin) == pytest.approx(one["room"], abs=0.2)
        assert one["room"] >= (25 if REGIONS[one["id"]].is_water else 36)
        for _, x, y, _ in one["signs"]:
            assert shape.contains(Point(x, y))


@each_face
def test_drawing_and_rules_tell_the_same(face: str) -> None:
    drawn, this = drawing(face), FACES[face]
    assert (drawn["id"], drawn["board"], drawn["size"], drawn["name"], drawn["source"]) == (
        this.id, this.board, this.size, this.name, this.source
    )  # fmt: skip
    rows = [(r["id"], r["name"], r["terrain"], tuple(r["symbols"])) for r in drawn["regions"]]
    assert rows == [(r.id, r.name, r.terrain, r.symbols) for r in this.regions]


@each_face
def test_border_lines_lie_on_the_outlines_of_their_regions_and_have_the_right_kind(face: str) -> None:
    drawn = shapes(face)
    left = {name: edges(shape) for name, shape in drawn.items()}
    for border in drawing(face)["borders"]:
        line = {frozenset(pair) for pair in pairwise(points(border["path"]))}
        for name in border["of"]:
            assert line <= left[name]
            left[name] -= line
        terrains = {REGIONS[name].terrain for name in border["of"]}
        open_sea = len(border["of"]) == 1
        if "lake" in terrains:
            expected = "shore"
        elif open_sea and terrains == {"sea"}:
            expected = "marine"
        else:
            expected = "coast" if open_sea or "sea" in terrains else "border"
        assert border["kind"] == expected
    assert not any(left.values()), "every bit of every outline is a border line once"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_faces_lie_apart_on_the_sheet_whichever_are_chosen(players: int) -> None:
    sheets = json.loads((DRAWINGS / "sheets.json").read_text())
    width, height = sheets["size"]
    slots = sheets["sheets"][str(players)]["slots"]
    assert tuple(slot["size"] for slot in slots) == SIZES_FOR[players]
    laid: list[list[Polygon]] = []
    for slot in slots:
        assert sorted(slot["faces"]) == [face for face in FACE_IDS if face[0] == slot["size"]]
        laid.append([])
        for face, place in slot["faces"].items():
            x, y, k = place["at"]
            whole = unary_union([shape.buffer(0.1) for shape in shapes(face).values()])
            laid[-1].append(affine_transform(whole, [k, 0, 0, k, x, y]))
            low_x, low_y, high_x, high_y = laid[-1][-1].bounds
            assert low_x >= 10
            assert low_y >= 10
            assert high_x <= width - 10
            assert high_y <= height - 10
    for here, there in combinations(laid, 2):
        assert min(one.distance(other) for one, other in product(here, there)) >= 8

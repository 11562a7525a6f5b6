"""The laws on random games of Small World of Warcraft: 2 to 5 players, the variants, and every pair of powers."""

from __future__ import annotations

import json
from typing import cast

import pytest

from ludoteka import smallworld
from ludoteka.game import CHANCE, BadInput, Game
from ludoteka.laws.position import check
from ludoteka.laws.stock import COUNT, money
from ludoteka.laws.walk import walk
from ludoteka.plain import Json
from ludoteka.plain import Position as Plain
from ludoteka.rng import Rng
from ludoteka.rules import rule
from ludoteka.smallworld.content.pieces import MURLOCS
from ludoteka.smallworld.content.professions import PROFESSIONS
from ludoteka.smallworld.content.races import RACES
from ludoteka.smallworld.position import MURLOC, Position, land, on_board
from ludoteka.smallworld.save import validate

GAME = cast("Game[Plain]", smallworld)


@rule("S.setup.coins")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_laws_hold_on_random_games(seats: int) -> None:
    for number in range(4):
        walk(GAME, smallworld.options({"seats": seats}), f"{seats}.{number}", every=5)


@pytest.mark.parametrize(
    ("variant", "seats"), [("teams", 2), ("teams", 3), ("teams", 5), ("murlocs", 1), ("murlocs", 2)]
)
def test_laws_hold_in_the_variants(variant: str, seats: int) -> None:
    for number in range(3):
        options = smallworld.options({"seats": seats, "variant": variant})
        walk(GAME, options, f"{variant}.{seats}.{number}", every=5)


@pytest.mark.parametrize("seats", [2, 5])
def test_coins_only_move(seats: int) -> None:
    """What is laid on the column lies there; the bank gives what the ledger says, and nothing else changes hands."""
    p, rng = smallworld.new(smallworld.options({"seats": seats})), Rng("money", seats)
    before = money(p)
    while (who := smallworld.to_move(p)) is not None:
        smallworld.take(p, smallworld.sample(p, rng) if who == CHANCE else rng.pick(smallworld.legal(p)))
        assert money(p) == before


def dealt(race: str, badge: str, other: str) -> Position:
    """A table of two on which seat 0 has just picked this pair."""
    p = smallworld.new(smallworld.options({"seats": 2, "boards": ["L1a", "S1a"], "first": 0}))
    rng = Rng(race, badge)
    for number in range(6):
        smallworld.take(p, race if number == 0 else other if number == 1 else rng.pick(smallworld.legal(p)))
        smallworld.take(p, badge if number == 0 else rng.pick(smallworld.legal(p)))
    smallworld.take(p, "pick 0")
    while smallworld.to_move(p) == CHANCE:
        smallworld.take(p, smallworld.sample(p, rng))
    return p


def lively(p: Position, rng: Rng) -> str:
    """A random move, but a race is not given up and conquests do not stop before they begin."""
    moves = smallworld.legal(p)
    if p.seat == 0 and p.stack[-1][1] == 0:
        moves = [move for move in moves if move not in {"decline", "stop"} and not move.startswith("abandon")] or [
            "stop"
        ]
    return rng.pick(moves)


@pytest.mark.parametrize("race", RACES)
def test_every_race_with_every_profession(race: str) -> None:
    """All 320 pairs: twenty turns of random play with all laws checked."""
    foes = [name for name in ("humans", "orcs", "pandaren", "draenei", "tauren") if name != race]
    for number, badge in enumerate(PROFESSIONS):
        p, rng = dealt(race, badge, foes[number % len(foes)]), Rng("pair", race, badge)
        assert (p.race[0], p.badge[0]) == (race, badge)
        kept, step, played = COUNT["smallworld"](p), 0, False
        while (who := smallworld.to_move(p)) is not None and p.turns <= 20:
            if step % 16 == 0:
                check(GAME, p, rng)
            validate(p)
            assert COUNT["smallworld"](p) == kept, (race, badge, step)
            played = played or (p.race[0] == race and p.turns > 2)
            smallworld.apply(p, smallworld.sample(p, rng) if who == CHANCE else lively(p, rng))
            step += 1
        assert played
        assert p.turns >= 20


@pytest.mark.parametrize("seats", [2, 4])
def test_no_view_holds_another_purse_or_the_face_of_a_bomb(seats: int) -> None:
    p, rng = smallworld.new(smallworld.options({"seats": seats})), Rng("secrets", seats)
    marked = 777
    while (who := smallworld.to_move(p)) is not None:
        smallworld.take(p, smallworld.sample(p, rng) if who == CHANCE else rng.pick(smallworld.legal(p)))
        if not p.stack:
            break
        for viewer in [None, *range(seats)]:
            q = p.copy()
            for seat in range(seats):
                if seat != viewer:
                    q.coins[seat] = marked
            assert str(marked) not in json.dumps(smallworld.view(q, viewer)), "another seat's coins"
            board = cast("dict[str, dict[str, dict[str, Json]]]", smallworld.view(p, viewer)["board"])
            assert all(type(region["bomb"]) is bool for region in board["regions"].values())
    assert p.round == p.rounds


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": 3},
        {"coins": [5, -1]},
        {"coins": [6, 5]},
        {"row_race": []},
        {"holder": [0]},
        {"forts": 1 << 60},
        {"champion": 99},
        {"stack": [["no_such_step", 0]]},
        {"stack": [["conquer", 7]]},
        {"stack": [["die", -1]]},
        {"variant": "chess"},
        {"faces": ["L1a", "L1a"]},
        {"murloc_hand": 99},
        {"bombs_live": 13},
    ],
)
def test_damaged_positions_are_refused(damage: dict[str, Json]) -> None:
    p, rng = smallworld.new(smallworld.options({"seats": 2})), Rng("damage")
    for _ in range(40):
        smallworld.take(
            p, smallworld.sample(p, rng) if smallworld.to_move(p) == CHANCE else rng.pick(smallworld.legal(p))
        )
    assert smallworld.load(smallworld.dump(p)) == p
    with pytest.raises(BadInput):
        smallworld.load(json.dumps({**json.loads(smallworld.dump(p)), **damage}))


def test_murlocs_are_never_more_than_the_box() -> None:
    for number in range(3):
        options = smallworld.options({"seats": 1, "variant": "murlocs", "murlocs": MURLOCS})
        p, rng = smallworld.new(options), Rng("box", number)
        while (who := smallworld.to_move(p)) is not None:
            smallworld.take(p, smallworld.sample(p, rng) if who == CHANCE else rng.pick(smallworld.legal(p)))
            if p.turns:
                assert on_board(p, MURLOC) + p.murloc_hand == MURLOCS
        assert land(p).faces == p.faces

"""A slice of the soak; and breaches built in on purpose, each of which must be found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import build
import ludoteka
from ludoteka import dominion, smallworld
from ludoteka.dominion.position import Dominion
from ludoteka.game import CHANCE, Event, Game, View
from ludoteka.games import GAMES
from ludoteka.laws.breach import Breach
from ludoteka.laws.position import check
from ludoteka.laws.soak import soak
from ludoteka.laws.stock import Stock
from ludoteka.laws.walk import Walk
from ludoteka.plain import Position
from ludoteka.rng import Rng
from ludoteka.smallworld.position import Position as SmallWorld
from ludoteka.wonderland.position import Table

SLICE = {"dominion": 6000, "wonderland": 4000, "smallworld": 3000}


@pytest.mark.parametrize("name", GAMES)
def test_a_slice_of_the_soak(name: str) -> None:
    result = soak(GAMES[name], SLICE[name], "slice", every=20)
    assert result["failure"] is None
    assert cast("int", result["moves"]) >= SLICE[name]


def faulty(game: object, **parts: object) -> Game[Position]:
    """A game that differs from the real one in these parts."""
    return cast("Game[Position]", SimpleNamespace(**{**vars(game), **parts}))


def middle(game: Game[Position], moves: int = 150, seats: int = 3) -> Position:
    """A position in the middle of a game, where a seat is asked."""
    p, rng = game.new(game.options({"seats": seats})), Rng("middle")
    while moves > 0 or game.to_move(p) == CHANCE:
        who = game.to_move(p)
        game.take(p, game.sample(p, rng) if who == CHANCE else rng.pick(game.legal(p)))
        moves -= 1
    return p


def leak(name: str, secret: Callable[[Position], object]) -> Game[Position]:
    """The game, but every view holds this secret too."""
    game = GAMES[name]

    def view(p: Position, viewer: int | None) -> View:
        seen = game.view(p, viewer)
        return {**seen, "board": [seen["board"], secret(p)]} if viewer != 0 else seen  # type: ignore[list-item]

    return faulty(game, view=view)


@pytest.mark.parametrize(
    ("name", "secret"),
    [
        ("dominion", lambda p: cast("Dominion", p).hand[0]),
        ("dominion", lambda p: sorted(set(cast("Dominion", p).deck[1]))),
        ("wonderland", lambda p: cast("Table", p).hand[0][:1]),
        ("wonderland", lambda p: len(set(cast("Table", p).bag[0]))),
        ("smallworld", lambda p: cast("SmallWorld", p).coins[0]),
    ],
)
def test_a_leak_is_found(name: str, secret: Callable[[Position], object]) -> None:
    p = middle(GAMES[name])
    check(GAMES[name], p, Rng("fine"))
    with pytest.raises(Breach, match=r"secrets|view law|views"):
        check(leak(name, secret), p, Rng("leak"))


def test_a_lost_card_is_found() -> None:
    p = middle(GAMES["dominion"])
    stock = Stock("dominion")
    stock.check(p)
    assert isinstance(p, Dominion)
    p.trash += "c"
    with pytest.raises(Breach, match="conserved"):
        stock.check(p)


def test_a_made_chip_and_a_made_coin_are_found() -> None:
    for name in ("wonderland", "smallworld"):
        p, stock = middle(GAMES[name]), Stock(name)
        stock.check(p)
        if isinstance(p, Table):
            p.bag[0] += "g"
        elif isinstance(p, SmallWorld):
            p.coins[0] += 1
        with pytest.raises(Breach, match="conserved"):
            stock.check(p)


def test_other_faults_are_found() -> None:
    game, p = GAMES["dominion"], middle(GAMES["dominion"])

    def greedy_apply(q: Position, move: str) -> list[Event]:
        return game.apply(q, move if move in game.legal(q) else game.legal(q)[0])

    def dropped(text: str) -> Position:
        q = cast("Dominion", dominion.load(text))
        q.coins += 1
        return q

    seen: set[object] = set()

    def remembers(q: Position) -> list[str]:
        again = q.key() in seen
        seen.add(q.key())
        return list(game.legal(q))[again:]

    for fault, law in (
        (faulty(dominion, apply=greedy_apply), "refusal"),
        (faulty(dominion, load=dropped), "load"),
        (faulty(dominion, legal=lambda q: [*game.legal(q), game.legal(q)[0]]), "legal moves"),
        (faulty(dominion, take=lambda q, move: None), "take is apply"),
    ):
        with pytest.raises(Breach, match=law):
            check(fault, p, Rng("fault"))
    walk = Walk(faulty(dominion, legal=remembers), dominion.options({"seats": 2}), "s")
    walk.light()
    with pytest.raises(Breach, match="equal keys"):
        walk.light()


def test_a_failure_is_reported_with_all_that_repeats_it() -> None:
    def brittle(p: Position, move: str) -> list[Event]:
        if smallworld.turn(cast("SmallWorld", p)) == 5:
            raise ZeroDivisionError("here")
        return smallworld.apply(cast("SmallWorld", p), move)

    game = faulty(smallworld, apply=brittle)
    failure = cast("dict[str, object]", soak(game, 1000, "r")["failure"])
    assert (failure["law"], failure["detail"]) == ("ZeroDivisionError", "here")
    assert failure["again"] == "python3 -m ludoteka soak smallworld --seed r --every 10 --only 0"
    again = soak(game, 1000, "r", only=0)
    assert again["failure"] == failure
    p = smallworld.load(str(failure["position"]))
    assert smallworld.turn(p) == 5


def test_the_commands_answer_machines() -> None:
    home = Path(ludoteka.__file__).parents[1]
    for words in (["soak", "wonderland", "--moves", "300"], ["fuzz", "--cases", "60"]):
        done = subprocess.run(
            [sys.executable, "-m", "ludoteka", *words, "--json"],
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(home)},
            check=True,
        )
        assert json.loads(done.stdout)["failure"] is None


def test_the_wheel_leaves_the_laws_at_home() -> None:
    with zipfile.ZipFile(build.make_wheel()) as wheel:
        names = wheel.namelist()
    assert "ludoteka/bridge.py" in names
    assert not [name for name in names if "/laws/" in name]

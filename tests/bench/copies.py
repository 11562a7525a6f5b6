"""Positions copied per second, from the middle of random games, beside copy.deepcopy."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable

from bench.figure import Figure
from ludoteka.game import CHANCE
from ludoteka.games import GAMES
from ludoteka.plain import Position
from ludoteka.rng import Rng

SAMPLES = 40
SECONDS = 0.6


def positions(name: str) -> list[Position]:
    """Positions along one random game."""
    game = GAMES[name]
    rng = Rng("bench", name)
    p = game.new(game.options({"seats": max(2, game.SEATS[0])}))
    found: list[Position] = []
    while game.to_move(p) is not None and len(found) < SAMPLES * 5:
        found.append(p.copy())
        if game.to_move(p) == CHANCE:
            game.apply(p, game.sample(p, rng))
        else:
            game.apply(p, rng.pick(list(game.legal(p))))
    return found[::5]


def rate(work: Callable[[Position], object], sample: list[Position]) -> float:
    """How many a second of CPU time."""
    done, started = 0, time.process_time()
    while time.process_time() - started < SECONDS:
        for p in sample:
            work(p)
        done += len(sample)
    return done / (time.process_time() - started)


def measure() -> list[Figure]:
    figures = []
    for name in GAMES:
        sample = positions(name)
        figures.append(
            Figure(
                name=f"{name}: positions copied",
                value=rate(lambda p: p.copy(), sample),
                unit="per CPU second",
                rival="copy.deepcopy",
                rival_value=rate(copy.deepcopy, sample),
            )
        )
    return figures

"""Dominion games per CPU second, Big Money against Big Money, beside pyminion in turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.figure import Figure

ROUNDS = 5
GAMES = 120


def ours(seats: str, seed: int) -> float:
    command = [sys.executable, "-m", "ludoteka", "simulate", "dominion", "--seats", seats]
    command += ["--games", str(GAMES), "--seed", str(seed), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["games_per_cpu_second"])


def theirs(bot: str) -> float:
    command = [os.environ["LUDOTEKA_RIVAL"], str(Path(__file__).parent / "rival_pyminion.py"), bot, str(GAMES)]
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return float(done.stdout)


def measure() -> list[Figure]:
    figures = []
    for bot, goal in (("big_money", 2.5), ("big_money_smithy", None)):
        pairs = [(ours(f"{bot},big_money", seed), theirs(bot)) for seed in range(ROUNDS)]
        name, unit = f"Dominion, {bot} against big_money", "games per CPU second"
        figures.append(Figure.paired(name, unit, "pyminion 0.4.0", pairs, at_least=goal))
    return figures

"""Long random walks with all laws: ``python3 -m ludoteka soak GAME --moves N``.

Game number n of a seed is the same game whatever else is walked, so a failure is repeated by ``--only n``.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from ..game import Game
from ..plain import Json, Position
from ..rng import Rng
from .walk import Walk

EVERY = 10
KNOWN = 200_000
"""How many positions are remembered by their keys."""


def table(game: Game[Position], seed: str, number: int) -> dict[str, Json]:
    """The options of the n-th game of a seed: every number of seats, every variant, all of the content."""
    rng = Rng("soak", seed, number)
    fewest, most = game.SEATS
    seats = fewest + rng.below(most - fewest + 1)
    raw: dict[str, Json] = {"seats": seats}
    if game.NAME == "dominion":
        raw |= {"kingdom": "random", "auto": rng.below(3) > 0}
    elif game.NAME == "wonderland":
        raw |= {"allies": rng.pick(("A", "B", "C", "D", "mixed")), "first_print": rng.below(2) == 0}
    elif game.NAME == "smallworld":
        variants = ("murlocs",) if seats == 1 else ("base", "base", "teams", *(["murlocs"] if seats == 2 else []))
        raw["variant"] = rng.pick(variants)
    return raw


def soak(
    game: Game[Position],
    moves: int,
    seed: str,
    *,
    every: int = EVERY,
    only: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Json]:
    """Walk until so many moves were made; a breach ends it and is reported with all that repeats it."""
    started = time.process_time()
    known: dict[int, tuple[str, ...]] = {}
    checked: Counter[str] = Counter()
    done = games = longest = 0
    number = only or 0
    failure: Json = None
    while failure is None and (done < moves if only is None else games == 0):
        raw = table(game, seed, number)
        steps = Walk(game, game.options(raw), f"{seed} {number}", every=every, bots=number % 4 == 3, known=known)
        try:
            steps.run()
        except Exception as error:  # a crash of the rules is a finding like any other
            failure = report(game, seed, number, every, raw, steps, error)
        ply = steps.session.ply
        done, games, longest, number = done + ply, games + 1, max(longest, ply), number + 1
        checked.update(steps.checked)
        if len(known) > KNOWN:
            known.clear()
        progress(min(done, moves))
    return {
        "game": game.NAME,
        "seed": seed,
        "moves": done,
        "games": games,
        "longest_game": longest,
        "checked": {
            "cheap laws": checked["light"],
            "all laws": checked["heavy"] + checked["chance"],
            "undo": checked["undo"],
            "replay": checked["replay"],
            "cost": checked["cost"],
        },
        "cpu_seconds": round(time.process_time() - started, 1),
        "failure": failure,
    }


def report(
    game: Game[Position],
    seed: str,
    number: int,
    every: int,
    options: dict[str, Json],
    steps: Walk,
    error: Exception,
) -> dict[str, Json]:
    """Everything that repeats a failure: the command, the moves and the position."""
    session = steps.session
    return {
        "law": getattr(error, "law", type(error).__name__),
        "detail": getattr(error, "detail", str(error))[:2000],
        "again": f"python3 -m ludoteka soak {game.NAME} --seed {seed} --every {every} --only {number}",
        "options": options,
        "ply": session.ply,
        "moves": [ply.move for ply in session.plies],
        "position": game.dump(session.position),
    }

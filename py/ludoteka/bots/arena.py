"""Games between bots, as fast as they go."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import fmean, pstdev
from typing import NamedTuple

from ..game import BadInput, Bot, Game, Options, Outcome
from ..plain import Json, Position
from ..rng import Rng

MAX_DECISIONS = 100_000


class Played(NamedTuple):
    """One finished game."""

    outcome: Outcome
    turns: int
    decisions: int


def play(game: Game[Position], players: Sequence[Bot], options: Options, rng: Rng) -> Played:
    """One game between bots; each sees only what its seat may know."""
    p = game.new(options)
    to_move, take, sample = game.to_move, game.take, game.sample
    decisions = 0
    while (who := to_move(p)) is not None:
        if who < 0:
            take(p, sample(p, rng))
            continue
        bot = players[who]
        seen = p if bot.blind else game.determinize(p, who, rng)
        take(p, bot.choose(seen, who, rng))
        decisions += 1
        if decisions > MAX_DECISIONS:
            raise BadInput("endless-game")
    outcome = game.outcome(p)
    if outcome is None:
        raise TypeError("an ended game without an outcome")
    return Played(outcome, game.turn(p), decisions)


def simulate(
    game: Game[Position],
    players: Sequence[Bot],
    options: Options,
    games: int,
    seed: str,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Json]:
    """Many games with the same seats, summed up."""
    wins = [0.0] * len(players)
    ties = 0
    scores: list[list[int]] = [[] for _ in players]
    turns: list[int] = []
    decisions = 0
    start = time.process_time()
    for number in range(games):
        played = play(game, players, options, Rng(seed, "game", number))
        for seat in played.outcome.winners:
            wins[seat] += 1 / len(played.outcome.winners)
        ties += len(played.outcome.winners) > 1
        for seat, score in enumerate(played.outcome.scores):
            scores[seat].append(score)
        turns.append(played.turns)
        decisions += played.decisions
        progress(number + 1)
    seconds = time.process_time() - start
    return {
        "game": game.NAME,
        "bots": [bot.name for bot in players],
        "games": games,
        "wins": [round(won, 2) for won in wins],
        "ties": ties,
        "scores": [{"mean": round(fmean(row), 2), "spread": round(pstdev(row), 2)} for row in scores],
        "turns": {"mean": round(fmean(turns), 2), "spread": round(pstdev(turns), 2)},
        "decisions_per_game": round(decisions / games, 1),
        "games_per_cpu_second": round(games / seconds, 1) if seconds else None,
    }

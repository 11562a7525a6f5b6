"""Tournaments: every line-up of the bots in all its seatings, here, on all cores or on a cluster.

A game is a small job that is played from its own seed, so it does not matter where or in which order the jobs run.
Every result is kept as it comes: a worker that dies costs only the game it was playing, which is played again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import combinations, permutations
from math import log10, sqrt
from pathlib import Path
from typing import NamedTuple

from . import bots
from .bots.arena import play
from .game import BadInput, Bot
from .games import game as find_game
from .plain import Json, Position
from .rng import Rng

LIVES = 3
"""So often a game is tried again when its worker died."""
RATED = 1500
STEPS = 200


class Job(NamedTuple):
    """One game to be played."""

    game: str
    seated: tuple[str, ...]
    """Bots by seat."""
    options: str
    """JSON."""
    seed: str

    @property
    def key(self) -> str:
        """What names this game among all."""
        return json.dumps(self)


class Result(NamedTuple):
    """One game played."""

    key: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    asked: tuple[int, ...]
    """Decisions by seat in which there was something to choose."""
    seconds: tuple[float, ...]
    """What they cost, in CPU time."""


class Watch:
    """A bot with a stop-watch."""

    def __init__(self, bot: Bot, legal: Callable[[Position], Sequence[str]]) -> None:
        self.bot = bot
        self.legal = legal
        self.name = bot.name
        self.blind = bot.blind
        self.asked = 0
        self.seconds = 0.0

    def choose(self, p: Position, seat: int, rng: Rng) -> str:
        """The bot's move; only real choices are counted."""
        started = time.process_time()
        move = self.bot.choose(p, seat, rng)
        spent = time.process_time() - started
        if len(self.legal(p)) > 1:
            self.asked += 1
            self.seconds += spent
        return move


def run_job(job: Job) -> Result:
    """Play one game."""
    game = find_game(job.game)
    options = game.options({**json.loads(job.options), "seats": len(job.seated)})
    watched = [Watch(bots.player(game, name), game.legal) for name in job.seated]
    outcome = play(game, watched, options, Rng(job.seed)).outcome
    asked, seconds = tuple(one.asked for one in watched), tuple(round(one.seconds, 6) for one in watched)
    return Result(job.key, outcome.scores, outcome.winners, asked, seconds)


def schedule(game: str, names: Sequence[str], seats: int, games: int, options: dict[str, Json], seed: str) -> list[Job]:
    """Every line-up of so many of the bots in all its seatings, so many games each; all seatings have the same luck."""
    found = find_game(game)
    for name in names:
        bots.player(found, name)
    fewest, most = found.SEATS
    if not max(2, fewest) <= seats <= min(most, len(names)):
        raise BadInput("bad-seats", min=max(2, fewest), max=min(most, len(names)))
    found.options({**options, "seats": seats})
    text = json.dumps(options, sort_keys=True)
    jobs = []
    for lineup in dict.fromkeys(combinations(names, seats)):
        if len(set(lineup)) > 1:
            tables = sorted(set(permutations(lineup)))
            for number in range(games):
                deal, table = divmod(number, len(tables))
                jobs.append(Job(game, tables[table], text, f"{seed}/{deal}"))
    if not jobs:
        raise BadInput("bad-seats", min=2, max=most)
    return jobs


# where the games are played


def here(jobs: Sequence[Job]) -> Iterator[Result]:
    """One after the other in this process."""
    return map(run_job, jobs)


def on_cores(jobs: Sequence[Job], workers: int, work: Callable[[Job], Result] = run_job) -> Iterator[Result]:
    """On several processes; when one dies the pool is made anew for what is left."""
    left, lives = dict.fromkeys(jobs), LIVES
    while left:
        with ProcessPoolExecutor(workers) as pool:
            waiting = {pool.submit(work, job): job for job in left}
            try:
                for future in as_completed(waiting):
                    result = future.result()
                    del left[waiting[future]]
                    yield result
            except BrokenProcessPool:
                lives -= 1
                if not lives:
                    raise


def on_cluster(jobs: Sequence[Job], address: str, work: Callable[[Job], Result] = run_job) -> Iterator[Result]:
    """On the machines of a dask cluster, which gives the games of a dead worker to another."""
    try:
        distributed = import_module("dask.distributed")
    except ImportError:
        raise BadInput("no-dask", extra="ludoteka[cluster]") from None
    with distributed.Client(address) as client:
        waiting = client.map(work, jobs, pure=False, key=[f"game-{n}" for n in range(len(jobs))], retries=LIVES)
        for _, result in distributed.as_completed(waiting, with_results=True):
            yield Result(*result)


# keeping


def kept(path: Path) -> dict[str, Result]:
    """The results of an earlier run, by key; a last line cut short is passed over."""
    found: dict[str, Result] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            key, *rows = json.loads(line)
        except ValueError:
            continue
        found[key] = Result(key, *(tuple(row) for row in rows))
    return found


def run(
    jobs: Sequence[Job],
    runner: Callable[[Sequence[Job]], Iterable[Result]] = here,
    log: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Result]:
    """All results, those of the log included; a new one is in the log before the next is asked for."""
    results = kept(log) if log else {}
    left = [job for job in jobs if job.key not in results]
    progress(len(jobs) - len(left))
    for result in runner(left):
        results[result.key] = result
        if log:
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
        progress(sum(job.key in results for job in jobs))
    return [results[job.key] for job in jobs]


# summing up


class Standing(NamedTuple):
    """How a bot did in the whole tournament."""

    bot: str
    games: int
    rate: float
    """Games won, a shared one in part."""
    error: float
    """Standard error of the rate."""
    fair: float
    """The rate of equals."""
    rating: float
    milliseconds: float
    """CPU time a decision."""


def standings(jobs: Sequence[Job], results: Sequence[Result]) -> list[Standing]:
    """Best first. At a table where a bot has several seats, each counts."""
    names = list(dict.fromkeys(name for job in jobs for name in job.seated))
    games = dict.fromkeys(names, 0)
    won, fair, spent, asked = (dict.fromkeys(names, 0.0) for _ in range(4))
    duels: dict[tuple[str, str], float] = {}
    for job, result in zip(jobs, results, strict=True):
        for seat, name in enumerate(job.seated):
            games[name] += 1
            fair[name] += 1 / len(job.seated)
            spent[name] += result.seconds[seat]
            asked[name] += result.asked[seat]
            won[name] += 1 / len(result.winners) if seat in result.winners else 0.0
        for winner in result.winners:
            for loser in set(range(len(job.seated))) - set(result.winners):
                pair = job.seated[winner], job.seated[loser]
                duels[pair] = duels.get(pair, 0.0) + 1 / len(result.winners)
    rated = ratings(names, duels)
    rows = []
    for name in names:
        n = games[name]
        rate = won[name] / n
        doubt = sqrt((rate * n + 0.5) * ((1 - rate) * n + 0.5) / (n + 1) ** 3)
        cost = 1000 * spent[name] / asked[name] if asked[name] else 0.0
        rows.append(Standing(name, n, rate, doubt, fair[name] / n, rated[name], cost))
    return sorted(rows, key=lambda row: -row.rating)


def ratings(names: Sequence[str], duels: dict[tuple[str, str], float]) -> dict[str, float]:
    """Bradley-Terry strengths on the scale of Elo, their mean at 1500; half a duel each way keeps them finite."""
    power = dict.fromkeys(names, 1.0)
    beat = {(a, b): duels.get((a, b), 0.0) + 0.5 for a in names for b in names if a != b}
    for _ in range(STEPS):
        for one in names:
            rivals = [other for other in names if other != one]
            wins = sum(beat[one, other] for other in rivals)
            met = sum((beat[one, other] + beat[other, one]) / (power[one] + power[other]) for other in rivals)
            power[one] = wins / met if met else 1.0
    mean = sum(log10(power[name]) for name in names) / len(names)
    return {name: RATED + 400 * (log10(power[name]) - mean) for name in names}


def table(rows: Sequence[Standing]) -> str:
    """The standings as text."""
    lines = [f"{'bot':20} {'games':>5}  {'won':>7}            {'fair':>6}  {'rating':>6}  {'ms/decision':>11}"]
    for row in rows:
        won = f"{100 * row.rate:6.1f} % +- {100 * row.error:4.1f}"
        cost = f"{row.milliseconds:11.3g}"
        lines.append(f"{row.bot:20} {row.games:5}  {won}  {100 * row.fair:6.1f} %  {row.rating:6.0f}  {cost}")
    return "\n".join(lines)

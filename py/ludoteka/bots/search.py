"""The search player: the guide's move is challenged by the other sensible ones, over the same deals.

In every round what the seat cannot know is drawn anew, and each move still in the race is played out on that deal
with the same luck; so the differences between moves say more than their values. A challenger that does not keep up
leaves the race, and the rest of the playouts goes to those that are close. The guide's move is played unless a
challenger is ahead of it by more than luck explains: with few playouts that is what keeps a good policy good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt

from ..game import CHANCE, Game, Prospect, Thought
from ..plain import Position
from ..rng import Rng

Liking = Callable[[Position, int, str], float]

SLACK = 1.5
"""Standard errors that a challenger may lie behind and stay in the race."""
PROOF = 0.5
"""Standard errors it must be ahead in the end."""
SOONEST = 6
"""Rounds before anything may leave."""
LEAST_SPREAD = 0.02
"""Nothing is surer than this after a few equal results."""
TILT = 0.03
"""The chance of winning that a style gives up for what it likes best."""
MAX_STEPS = 4000
"""A playout of more moves is judged where it stands."""


class Runner:
    """One move in the race."""

    __slots__ = ("lead", "move", "tilt", "total", "values")

    def __init__(self, move: str, tilt: float) -> None:
        self.move = move
        self.tilt = tilt
        self.values: list[float] = []
        self.total = 0.0
        self.lead = 0

    @property
    def mean(self) -> float:
        return self.total / len(self.values) if self.values else 0.5

    def ahead(self, other: Runner) -> tuple[float, float]:
        """How much better than the other on the deals both have seen, tilt included, and the standard error of it."""
        gaps = [a - b for a, b in zip(self.values, other.values, strict=False)]
        n = len(gaps)
        mean = sum(gaps) / n
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1)) if n > 1 else 1.0
        return mean + self.tilt - other.tilt, max(spread, LEAST_SPREAD) / sqrt(n)

    def row(self) -> Prospect:
        n = len(self.values)
        return Prospect(self.move, n, self.mean, self.lead / n if n else 0.0)


class Search:
    """Thinks by playing on; deterministic for a seed and a number of playouts."""

    blind = False

    def __init__(self, game: Game[Position], name: str, liking: Liking | None = None) -> None:
        self.game = game
        self.name = name
        self.liking = liking

    def choose(self, p: Position, seat: int, rng: Rng) -> str:
        """The move after the level's number of playouts."""
        last = None
        for last in self.think(p, seat, rng):  # noqa: B007  (the last one is wanted)
            pass
        assert last is not None
        return last.rows[0].move

    def think(
        self, p: Position, seat: int, rng: Rng, iterations: int | None = None, least: int = 1
    ) -> Iterator[Thought]:
        """One thought a playout."""
        runners = self.entered(p, seat, least)
        if len(runners) == 1 and least == 1:
            yield Thought(1.0, (runners[0].row(),))
            return
        budget = self.game.GUIDE.effort(p) if iterations is None else iterations
        first, race, done = runners[0], runners, 0
        while done < budget and (len(race) > 1 or len(runners) <= least):
            luck = rng.below(1 << 30)
            deal = self.game.determinize(p, seat, Rng(luck))
            for runner in race:
                self.run(runner, deal, seat, luck)
                done += 1
                if done < budget and runner is not race[-1]:
                    yield Thought(done / budget, ranked(runners))
            if len(first.values) >= SOONEST:
                race = still_running(race, least)
            if done < budget:
                yield Thought(done / budget, ranked(runners))
        yield Thought(1.0, ranked(runners))

    def entered(self, p: Position, seat: int, least: int) -> list[Runner]:
        """The moves that start, in the guide's order, filled up from the others if they are too few."""
        moves = list(self.game.GUIDE.candidates(p, seat))
        if len(moves) < least:
            moves += [move for move in self.game.legal(p) if move not in moves][: least - len(moves)]
        liking = self.liking
        return [Runner(move, TILT * liking(p, seat, move) if liking else 0.0) for move in moves]

    def run(self, runner: Runner, deal: Position, seat: int, luck: int) -> None:
        """Play the move out on a deal."""
        q = deal.copy()
        self.game.take(q, runner.move)
        playout(self.game, q, Rng(luck, "luck"))
        value = self.game.GUIDE.value(q, seat)
        points = self.game.standing(q)
        rivals = [one for other, one in enumerate(points) if other != seat]
        runner.values.append(value)
        runner.total += value
        runner.lead += points[seat] - max(rivals, default=0)


def keeps_up(runner: Runner, first: Runner) -> bool:
    """May this challenger stay in the race?"""
    gap, error = runner.ahead(first)
    return gap + SLACK * error > 0


def still_running(race: list[Runner], least: int) -> list[Runner]:
    """The challengers that keep up; for a hint also so many of the best others that moves can be compared."""
    first, *others = race
    order = sorted(others, key=lambda one: -one.mean) if least > 1 else others
    spared = order[: least - 1]
    return [first, *(one for one in others if one in spared or keeps_up(one, first))]


def ranked(runners: list[Runner]) -> tuple[Prospect, ...]:
    """What would be played comes first: the surest challenger that beats the guide's move, or that move itself."""
    first = runners[0]
    if not first.values:
        return tuple(runner.row() for runner in runners)
    proven, best = 0.0, first
    for runner in runners[1:]:
        if len(runner.values) == len(first.values):
            gap, error = runner.ahead(first)
            if gap - PROOF * error > proven:
                proven, best = gap - PROOF * error, runner
    rest = sorted((one for one in runners if one is not best), key=lambda one: (-len(one.values), -one.mean))
    return best.row(), *(runner.row() for runner in rest)


def playout(game: Game[Position], p: Position, rng: Rng) -> None:
    """Play on in place by the guide's policy, up to its horizon."""
    to_move, take, sample, clock = game.to_move, game.take, game.sample, game.GUIDE.clock
    policy, end = game.GUIDE.policy, game.GUIDE.horizon(p)
    for _ in range(MAX_STEPS):
        who = to_move(p)
        if who is None:
            return
        if who == CHANCE:
            take(p, sample(p, rng))
        elif clock(p) >= end:
            return
        else:
            take(p, policy(p, who, rng))

"""The search player: the guide's move is challenged by the other sensible ones, over the same deals.

In every round what the seat cannot know is drawn anew, and each move still in the race is played out on that deal
with the same luck; so the differences between moves say more than their values. A challenger that does not keep up
leaves the race, and the rest of the playouts goes to those that are close. The guide's move is played unless a
challenger is ahead of it by more than luck explains: with few playouts that is what keeps a good policy good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt

from ..game import CHANCE, Game, Prospect, Race, Thought
from ..plain import Position
from ..rng import Rng

Liking = Callable[[Position, int, str], float]

LEAST_SPREAD = 0.02
"""Nothing is surer than this after a few equal results."""
TILT = 0.03
"""The chance of winning that a style gives up for what it likes best."""
MAX_STEPS = 4000
"""A playout of more moves is judged where it stands."""


class Runner:
    """One move in the race; sums are kept, so that a thought costs the same however long the race is."""

    __slots__ = ("gaps", "lead", "move", "rounds", "squares", "tilt", "total")

    def __init__(self, move: str, tilt: float) -> None:
        self.move = move
        self.tilt = tilt
        self.rounds = 0
        self.total = 0.0
        self.lead = 0
        self.gaps = 0.0
        self.squares = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.rounds if self.rounds else 0.5

    def note(self, value: float, lead: int, par: float) -> None:
        """A playout came out so, where the guide's move on the same deal came out at par."""
        gap = value - par
        self.rounds += 1
        self.total += value
        self.lead += lead
        self.gaps += gap
        self.squares += gap * gap

    def ahead(self, first: Runner) -> tuple[float, float]:
        """How much better than the guide's move on the deals it has seen, tilt included, and the standard error."""
        n = self.rounds
        mean = self.gaps / n
        spread = sqrt(max(0.0, self.squares - n * mean * mean) / (n - 1)) if n > 1 else 1.0
        return mean + self.tilt - first.tilt, max(spread, LEAST_SPREAD) / sqrt(n)

    def row(self) -> Prospect:
        n = self.rounds
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
        terms = self.game.GUIDE.RACE
        while done < budget and (len(race) > 1 or len(runners) <= least):
            luck = rng.below(1 << 30)
            deal = self.game.determinize(p, seat, Rng(luck))
            par = 0.5
            for runner in race:
                value, lead = self.run(runner.move, deal, seat, luck)
                if runner is first:
                    par = value
                runner.note(value, lead, par)
                done += 1
                if done < budget and runner is not race[-1]:
                    yield Thought(done / budget, ranked(runners, terms))
            if first.rounds >= terms.soonest:
                race = still_running(race, least, terms)
            if done < budget:
                yield Thought(done / budget, ranked(runners, terms))
        yield Thought(1.0, ranked(runners, terms))

    def entered(self, p: Position, seat: int, least: int) -> list[Runner]:
        """The moves that start, in the guide's order, filled up from the others if they are too few."""
        moves = list(self.game.GUIDE.candidates(p, seat))
        if len(moves) < least:
            moves += [move for move in self.game.legal(p) if move not in moves][: least - len(moves)]
        liking = self.liking
        return [Runner(move, TILT * liking(p, seat, move) if liking else 0.0) for move in moves]

    def run(self, move: str, deal: Position, seat: int, luck: int) -> tuple[float, int]:
        """Play the move out on a deal: the value of the end, and the lead in points."""
        q = deal.copy()
        self.game.take(q, move)
        playout(self.game, q, Rng(luck, "luck"))
        points = self.game.standing(q)
        rivals = [one for other, one in enumerate(points) if other != seat]
        return self.game.GUIDE.value(q, seat), points[seat] - max(rivals, default=0)


def keeps_up(runner: Runner, first: Runner, terms: Race) -> bool:
    """May this challenger stay in the race?"""
    gap, error = runner.ahead(first)
    return gap + terms.slack * error > 0


def still_running(race: list[Runner], least: int, terms: Race) -> list[Runner]:
    """The challengers that keep up; for a hint also so many of the best others that moves can be compared."""
    first, *others = race
    order = sorted(others, key=lambda one: -one.mean) if least > 1 else others
    spared = order[: least - 1]
    return [first, *(one for one in others if one in spared or keeps_up(one, first, terms))]


def ranked(runners: list[Runner], terms: Race) -> tuple[Prospect, ...]:
    """What would be played comes first: the surest challenger that beats the guide's move, or that move itself."""
    first = runners[0]
    if not first.rounds:
        return tuple(runner.row() for runner in runners)
    proven, best = 0.0, first
    for runner in runners[1:]:
        if runner.rounds == first.rounds:
            gap, error = runner.ahead(first)
            if gap - terms.proof * error > proven:
                proven, best = gap - terms.proof * error, runner
    rest = sorted((one for one in runners if one is not best), key=lambda one: (-one.rounds, -one.mean))
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

"""The odds of one seat at one moment: what is exact at once, and a sample that grows as time allows."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from time import perf_counter

from .game import Bar, Game, Odds
from .plain import Json, Position
from .rng import Rng

MOST_TRIES = 400
ENOUGH = 0.05
"""A sample is done when two standard errors are no more than this."""


class Forecast:
    """Made once per question; `grow` adds tries to the sample until it is done."""

    def __init__(self, game: Game[Position], p: Position, viewer: int | None, seed: str) -> None:
        self.game = game
        self.viewer = viewer
        self.seed = seed
        self.exact = game.odds(p, viewer)
        self.p: Position | None = None
        self.tries = 0
        self.hits: dict[str, int] = {}
        if viewer is not None and self._try(p):
            self.p = p.copy()

    def _try(self, p: Position) -> Mapping[str, bool]:
        """One more try, by its number: the sample is the same however it is sliced."""
        assert self.viewer is not None
        found = self.game.trial(p, self.viewer, Rng(self.seed, "odds", self.tries))
        for key, hit in found.items():
            self.hits[key] = self.hits.get(key, 0) + hit
        self.tries += bool(found)
        return found

    @property
    def done(self) -> bool:
        """Is there nothing more to try?"""
        if self.p is None or self.tries >= MOST_TRIES:
            return True
        return all(self._error(hits) <= ENOUGH for hits in self.hits.values())

    def grow(self, seconds: float) -> None:
        """Try for about so long; at least once."""
        end = perf_counter() + seconds
        while self.p is not None and not self.done:
            self._try(self.p)
            if perf_counter() >= end:
                return

    def _error(self, hits: int) -> float:
        # Agresti and Coull: two more hits and misses keep a run of luck from looking certain
        n = self.tries + 4
        share = (hits + 2) / n
        return 2 * sqrt(share * (1 - share) / n)

    @property
    def odds(self) -> list[Odds]:
        """Everything there is to show now."""
        if not self.hits:
            return self.exact
        bars = tuple(Bar(key, hits / self.tries, {}, self._error(hits)) for key, hits in self.hits.items())
        stocks = [one for one in self.exact if one.form == "stock"]
        chances = [one for one in self.exact if one.form != "stock"]
        return [*chances, Odds("trial", "", "chances", bars, {"n": self.tries}), *stocks]

    def row(self) -> dict[str, Json]:
        """As a screen is sent it."""
        return {"odds": [_picture(one) for one in self.odds], "done": self.done}


def _picture(one: Odds) -> Json:
    return {
        "key": one.key,
        "rule": one.rule,
        "form": one.form,
        "args": dict(one.args),
        "bars": [
            {"key": bar.key, "chance": round(bar.chance, 5), "error": round(bar.error, 5), "args": dict(bar.args)}
            for bar in one.bars
        ],
    }

"""Our generator: the same numbers from the same seed on every machine, in streams that do not disturb each other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A stream of chance named by its seed parts, as in ``Rng("tea", "play", 12)``.

    Only ``Random.random`` is used: CPython promises its sequence for a seed across versions, the rest not.
    """

    __slots__ = ("_random",)

    def __init__(self, *seed: int | str) -> None:
        self._random = Random("/".join(map(str, seed))).random

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return int(self._random() * n)

    def chance(self) -> float:
        """A number from 0 up to but not including 1."""
        return self._random()

    def pick(self, options: Sequence[T]) -> T:
        """One of the options, each as likely."""
        return options[int(self._random() * len(options))]

    def weighted(self, options: Sequence[tuple[T, int]]) -> T:
        """One of the options, each as likely as its weight says."""
        left = int(self._random() * sum(weight for _, weight in options))
        for option, weight in options:
            left -= weight
            if left < 0:
                return option
        raise ValueError("nothing to pick from")

    def shuffled(self, items: str) -> str:
        """The letters in a random order (Fisher-Yates)."""
        random = self._random
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = int(random() * (i + 1))
            order[i], order[j] = order[j], order[i]
        return "".join(order)

    def shuffle(self, items: list[T]) -> None:
        """Put a list into a random order, in place."""
        random = self._random
        for i in range(len(items) - 1, 0, -1):
            j = int(random() * (i + 1))
            items[i], items[j] = items[j], items[i]

"""The random player: every legal move is as good as any other."""

from __future__ import annotations

from ..game import Game
from ..plain import Position
from ..rng import Rng


class Chaos:
    """Picks any legal move."""

    name = "random"
    blind = True

    def __init__(self, game: Game[Position]) -> None:
        self.game = game

    def choose(self, p: Position, seat: int, rng: Rng) -> str:
        return rng.pick(self.game.legal(p))

"""What Wonderland's War tells the thinking players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp

from ..rng import Rng
from .bot import BOTS
from .position import Table, rules
from .scoring import totals

STEADY = BOTS["steady"]
MOST = 6
SPREAD = 12.0
"""Points of lead that make a game about won."""
PLAYOUTS = 20


class WonderlandGuide:
    """Steady playouts to the end of the war."""

    def candidates(self, p: Table, seat: int) -> list[str]:
        """What the steady player does, then the others."""
        moves = list(rules.legal(p))
        if len(moves) == 1:
            return moves
        first = STEADY.choose(p, seat, Rng(0))
        return [first, *(move for move in moves if move != first)][:MOST]

    def policy(self, p: Table, seat: int, rng: Rng) -> str:
        """The steady player's move."""
        return STEADY.choose(p, seat, rng)

    def effort(self, p: Table) -> int:
        """The same for every question."""
        return PLAYOUTS

    def clock(self, p: Table) -> int:
        """Rounds."""
        return p.round

    def horizon(self, p: Table) -> int:
        """The end of this round's war."""
        return p.round + 1

    def value(self, p: Table, seat: int) -> float:
        """By the lead in points."""
        points = totals(p)
        lead = points[seat] - max(score for who, score in enumerate(points) if who != seat)
        return 1 / (1 + exp(-lead / SPREAD))

    STYLES: Mapping[str, Callable[[Table, int, str], float]]


def builder(p: Table, seat: int, move: str) -> float:
    """Likes castles, forging and abilities."""
    return 1.0 if move.startswith(("castle", "forge", "uncover")) else 0.0


def rusher(p: Table, seat: int, move: str) -> float:
    """Likes units on the board and points now."""
    return 1.0 if move.startswith(("place", "points", "recruit")) else 0.0


def gambler(p: Table, seat: int, move: str) -> float:
    """Likes one more chip."""
    return 1.0 if move in {"draw", "redraw", "corrupt"} or move.startswith("wager") else 0.0


WonderlandGuide.STYLES = {"builder": builder, "rusher": rusher, "gambler": gambler}
GUIDE = WonderlandGuide()

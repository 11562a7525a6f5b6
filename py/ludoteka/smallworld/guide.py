"""What Small World of Warcraft tells the thinking players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp

from ..game import Race
from ..rng import Rng
from .position import MURLOC, Position, land
from .steady import Steady
from .steps import rules
from .worth import turns_left, visible

STEADY = Steady()
FORCED = frozenset({"redeploy", "regroup", "bombs", "fetch_to"})
"""Questions that the steady player answers well enough."""
MOST = 10
SPREAD = 14.0
"""Coins of lead that make a game about won."""
PLAYOUTS = 24


class SmallWorldGuide:
    """Steady playouts over two rounds."""

    RACE = Race()

    def candidates(self, p: Position, seat: int) -> list[str]:
        """What the steady player does, then the others."""
        first = STEADY.choose(p, seat, Rng(0))
        if p.stack[-1][0] in FORCED:
            return [first]
        return [first, *(move for move in rules.legal(p) if move != first)][:MOST]

    def policy(self, p: Position, seat: int, rng: Rng) -> str:
        """The steady player's move."""
        return STEADY.choose(p, seat, rng)

    def effort(self, p: Position) -> int:
        """The same for every question."""
        return PLAYOUTS

    def clock(self, p: Position) -> int:
        """Turns."""
        return p.turns

    def horizon(self, p: Position) -> int:
        """Two rounds on."""
        return p.turns + 2 * p.seats

    def value(self, p: Position, seat: int) -> float:
        """By the lead in coins, those to come included."""
        left = turns_left(p) if p.stack else 0
        coins = [p.coins[who] + 0.8 * left * visible(p, who) for who in range(p.seats)]
        rivals = [one for who, one in enumerate(coins) if who != seat]
        if p.variant == "murlocs":
            rivals = [p.murloc_coins]
        return 1 / (1 + exp(-(coins[seat] - max(rivals, default=0)) / SPREAD))

    STYLES: Mapping[str, Callable[[Position, int, str], float]]


def builder(p: Position, seat: int, move: str) -> float:
    """Likes empty land, and stays with a race."""
    if move == "decline":
        return -1.0
    region = target(p, move)
    return 0.5 if region >= 0 and p.holder[region] < 0 else 0.0


def rusher(p: Position, seat: int, move: str) -> float:
    """Likes to take land from others."""
    region = target(p, move)
    return 1.0 if region >= 0 and 0 <= p.holder[region] < MURLOC else 0.0


def gambler(p: Position, seat: int, move: str) -> float:
    """Likes the die."""
    return 1.0 if move.startswith("roll") else 0.0


def target(p: Position, move: str) -> int:
    """The region a move attacks, or -1."""
    verb, *words = move.split(" ")
    return land(p).index.get(words[0], -1) if verb in {"conquer", "roll", "raid"} and words else -1


SmallWorldGuide.STYLES = {"builder": builder, "rusher": rusher, "gambler": gambler}
GUIDE = SmallWorldGuide()

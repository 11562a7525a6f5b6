"""Players by level and style. Levels differ in thinking, never in knowledge: each sees what its seat may know."""

from __future__ import annotations

from ..game import Game
from ..plain import Position
from ..rng import Rng
from .search import Liking, Search

THINKING = "sharp"
LEVELS = ("novice", "steady", THINKING)
"""The levels there are, weakest first; each also with a style, as in "sharp-rusher"."""

SLIPS = 0.3
"""How often a novice takes any move that looks sensible instead of the good one."""
WHIMS = 0.3
"""How often a steady player follows its style."""


class Swayed:
    """Plays the guide's quick good move, but now and then what looks good at first sight, or what its style likes."""

    blind = True

    def __init__(self, game: Game[Position], name: str, slips: float, liking: Liking | None) -> None:
        self.game = game
        self.name = name
        self.slips = slips
        self.liking = liking

    def choose(self, p: Position, seat: int, rng: Rng) -> str:
        """One roll a decision says whether this is a slip."""
        slips = rng.chance() < self.slips
        whim = self.liking is not None and rng.chance() < WHIMS
        if not slips and not whim:
            return self.game.GUIDE.policy(p, seat, rng)
        moves = list(self.game.GUIDE.candidates(p, seat))
        liking = self.liking
        if whim and liking is not None:
            best = max(moves, key=lambda move: liking(p, seat, move))
            if liking(p, seat, best) > 0:
                return best
        return rng.pick(moves) if slips else self.game.GUIDE.policy(p, seat, rng)


def seated(game: Game[Position], level: str, style: str) -> Search | Swayed:
    """The player of a level, with a style or "" for none."""
    name = f"{level}-{style}" if style else level
    liking = game.GUIDE.STYLES[style] if style else None
    if level == THINKING:
        return Search(game, name, liking)
    return Swayed(game, name, SLIPS if level == "novice" else 0.0, liking)

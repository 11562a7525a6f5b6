"""What Wonderland's War tells the thinking players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp

from ..game import Race
from ..rng import Rng
from . import judge
from .bot import BOTS, quest_worth
from .content.tea import CARDS
from .fight import Fight
from .position import Table, open_regions, rules
from .quests import quest_points
from .scoring import totals

STEADY = BOTS["steady"]
FORCED = frozenset({"lose_unit", "learn", "soup", "give_shard", "toll", "feat", "hop", "target", "mad_here"})
"""Questions that the steady player answers well enough."""
MOST = 6
"""So many moves are weighed."""
CHAIRS = 4
"""So many chairs among them."""
SPREAD = 14.0
"""Points of lead that make a game about won."""
TEA_PLAYOUTS = 30
WAR_PLAYOUTS = 30
SPENT = 0.85
"""A chip that is out of the bag till the war is over, against one in it."""
ROUND = 16
"""Steps of the clock in a round: tea, then a battle each."""


class WonderlandGuide:
    """Steady playouts to the end of the tea party or of the battle; then what everybody has is judged."""

    RACE = Race()

    def candidates(self, p: Table, seat: int) -> list[str]:
        """What the steady player does, then what else looks good."""
        moves = list(rules.legal(p))
        if len(moves) == 1:
            return moves
        first = STEADY.choose(p, seat, Rng(0))
        question = p.stack[-1][0]
        if question in FORCED:
            return [first]
        if question == "choose_chair":
            moves = chairs(p, seat, moves)
        return [first, *(move for move in moves if move != first)][:MOST]

    def policy(self, p: Table, seat: int, rng: Rng) -> str:
        """The steady player's move; in a battle it thinks one chip ahead."""
        if p.stack[-1][0] == "draw_or_stop":
            return Fight(p, seat).decide(1)
        return STEADY.choose(p, seat, rng)

    def effort(self, p: Table) -> int:
        """Tea has more moves to weigh."""
        return WAR_PLAYOUTS if p.phase == "war" else TEA_PLAYOUTS

    def clock(self, p: Table) -> int:
        """Tea parties and battles."""
        return p.round * ROUND + (1 + len(p.fought) if p.phase == "war" else 0)

    def horizon(self, p: Table) -> int:
        """The end of the tea party, or of the battle."""
        return self.clock(p) + 1

    def value(self, p: Table, seat: int) -> float:
        """By the lead in points, what everybody has for the wars to come included."""
        points: list[float] = list(totals(p))
        spread = SPREAD
        if p.stack:
            spread += 3.0 * judge.rounds_left(p)
            for who in range(p.seats):
                points[who] += prospects(p, who, who == seat)
        lead = points[seat] - max(score for who, score in enumerate(points) if who != seat)
        return 1 / (1 + exp(-lead / spread))

    STYLES: Mapping[str, Callable[[Table, int, str], float]]


def chairs(p: Table, seat: int, moves: list[str]) -> list[str]:
    """The best cards at the table, a nearer one before an equal one, and the ways round."""
    prices = judge.Prices(p, seat)
    sits = [move for move in moves if move.startswith("sit ")]
    worth = {move: prices.place(int(move[4:])) - 0.1 * at for at, move in enumerate(sits)}
    best = sorted(sits, key=lambda move: -worth[move])[:CHAIRS]
    return best + [move for move in moves if move not in worth]


def prospects(p: Table, who: int, mine: bool) -> float:
    """Points to come: chips, units where they stand, helpers, a shield, quests (one's own by what they are)."""
    left = judge.rounds_left(p)
    bag, spent = p.bag[who], p.active[who] + p.exhausted[who] + p.track[who]
    tired = SPENT if p.phase == "war" else 1.0
    worth = 0.0
    for chip in dict.fromkeys(bag + spent):
        worth += judge.chip_worth(p, who, chip) * (bag.count(chip) + tired * spent.count(chip))
    worth += sum(judge.region_worth(p, who, region) for region in open_regions(p))
    worth += 0.5 * left * p.might[who] + 1.2 * p.shield[who] + 0.3 * sum(p.supporters[who])
    worth += sum(judge.wonder_worth(p, who, card) for card in p.wonder[who])
    worth += sum(judge.ABILITY_WORTH[one] for one in p.abilities[who]) * (0.35 + 0.25 * left)
    if mine:
        for quest in (*p.hand[who], *p.feats[who]):
            worth += 0.6 * (quest_worth(p, who, quest) - quest_points(p, who, quest))
    else:
        worth += 2.0 * len(p.hand[who])
    return worth


def builder(p: Table, seat: int, move: str) -> float:
    """Likes castles, forging and abilities."""
    return 1.0 if move.startswith(("castle", "forge", "uncover")) else 0.0


def rusher(p: Table, seat: int, move: str) -> float:
    """Likes units on the board and points now."""
    if move.startswith("sit "):
        return min(1.0, sum(CARDS[p.places[int(move[4:])]].units) / 3)
    return 1.0 if move.startswith(("place", "points", "recruit")) else 0.0


def gambler(p: Table, seat: int, move: str) -> float:
    """Likes one more chip, a wager, a corrupted card."""
    return 1.0 if move in {"draw", "redraw", "corrupt"} or move.startswith("wager") else 0.0


WonderlandGuide.STYLES = {"builder": builder, "rusher": rusher, "gambler": gambler}
GUIDE = WonderlandGuide()

"""What Dominion tells the thinking players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp

from ..game import Race
from ..rng import Rng
from .answers import useful
from .bot import BOTS, BUY
from .content.cards import ACTIONS, ATTACKS, COST, NAME
from .position import Dominion, kinds, owned, rules
from .rules import outcome, standing

STEADY = BOTS["steady"]
FORCED = frozenset({"moat", "tidy", "bureaucrat_reveal", "bandit_trash", "lend"})
"""Questions with one good answer."""
MOST = 7
"""So many purchases are weighed."""
SPREAD = 7.0
"""Points of lead that make a game about won."""
PLAYOUTS = 3500


class DominionGuide:
    """Steady playouts to the end: they are quick."""

    RACE = Race(soonest=24, slack=1.2, proof=0.3)

    def candidates(self, p: Dominion, seat: int) -> list[str]:
        """What the steady player does, then what else makes sense."""
        first = STEADY.choose(p, seat, Rng(0))
        question = p.stack[-1][0]
        if question == "buy":
            return [first] if first == "treasures" else self.purchases(p, seat, first)
        if question == "act":
            hand = p.hand[seat]
            plays = [f"play {NAME[c]}" for c in kinds(hand) if c in ACTIONS and useful(p, seat, c)]
            return [first, *(move for move in plays if move != first)] if first != "end" else [first]
        if question in FORCED:
            return [first]
        return [first, *(move for move in rules.legal(p) if move != first)][:MOST]

    def purchases(self, p: Dominion, seat: int, first: str) -> list[str]:
        """The dear cards first; nothing at all only where the rest would clog the deck."""
        late = p.supply["p"] <= 4 + len(p.hand)
        barred = {"c", "x"} | (set() if late else {"e"}) | (set() if late or "H" in p.supply else {"d"})
        cards = [c for c, left in p.supply.items() if left and COST[c] <= p.coins and c not in barred] if p.buys else []
        cards.sort(key=lambda c: -COST[c])
        moves = [first, *(BUY[c] for c in cards if BUY[c] != first and COST[c] >= p.coins - 3)][:MOST]
        return moves if p.coins >= 4 or "end" in moves else [*moves, "end"]

    def policy(self, p: Dominion, seat: int, rng: Rng) -> str:
        """The steady player's move."""
        return STEADY.choose(p, seat, rng)

    def effort(self, p: Dominion) -> int:
        """The same for every question: playouts are quick."""
        return PLAYOUTS

    def clock(self, p: Dominion) -> int:
        """Turns."""
        return p.turn

    def horizon(self, p: Dominion) -> int:
        """The end, or so many turns that the game hangs."""
        return p.turn + 60 * len(p.hand)

    def value(self, p: Dominion, seat: int) -> float:
        """Half the win itself, half how clear it is."""
        result = outcome(p)
        points = result.scores if result else standing(p)
        lead = points[seat] - max(score for who, score in enumerate(points) if who != seat)
        clear = 1 / (1 + exp(-lead / SPREAD))
        if result is None:
            return clear
        return 0.5 * clear + (0.5 / len(result.winners) if seat in result.winners else 0.0)

    STYLES: Mapping[str, Callable[[Dominion, int, str], float]]


def bought(move: str) -> str:
    """The letter of a card that is bought, or ""."""
    return LETTERS.get(move, "")


LETTERS = {move: letter for letter, move in BUY.items()}


def builder(p: Dominion, seat: int, move: str) -> float:
    """Likes Actions, above all those it has none of."""
    card = bought(move)
    return 0.0 if card not in ACTIONS or not card else 1.0 if card not in owned(p, seat) else 0.5


def rusher(p: Dominion, seat: int, move: str) -> float:
    """Likes points now."""
    return {"p": 1.0, "d": 0.8, "H": 0.9, "e": 0.3}.get(bought(move), 0.0)


def bully(p: Dominion, seat: int, move: str) -> float:
    """Likes attacks."""
    card = bought(move)
    return 1.0 if card and card in ATTACKS else 0.0


DominionGuide.STYLES = {"builder": builder, "rusher": rusher, "bully": bully}
GUIDE = DominionGuide()

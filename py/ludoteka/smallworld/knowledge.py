"""What a seat cannot know, drawn anew: only the others' coins; everything face down is not yet decided."""

from __future__ import annotations

from ..rng import Rng
from .content.pieces import START_COINS
from .position import Position


def determinize(p: Position, viewer: int, rng: Rng) -> Position:
    """A copy in which the others' purses are guessed from the length of the game alone.

    The order of banners and badges, bombs' faces and face-down tokens are left to chance until they are turned,
    so nothing of them is in the position.
    """
    q = p.copy()
    if not p.stack:
        return q
    for seat in range(p.seats):
        if seat != viewer:
            q.coins[seat] = START_COINS + rng.below(1 + 12 * max(1, p.round))
            for key in [key for key in q.ledger if key.startswith(f"{seat} ")]:
                del q.ledger[key]
            if q.coins[seat] != START_COINS:
                q.ledger[f"{seat} unknown"] = q.coins[seat] - START_COINS
    return q

"""A race goes into decline."""

from __future__ import annotations

from ..stack import push, say
from .losses import clear, retire
from .position import PAST, Position, held, need
from .powers import powers_of
from .scoring import income
from .steps import rules


@rules.step
def decline(p: Position, seat: int) -> None:
    """Instead of conquering: the race fades, its regions are scored at once, the turn is over (S.decline)."""
    fade(p, seat)
    push(p, ("score", seat), ("regroup_all", seat), ("next_turn", seat))


def fade(p: Position, seat: int) -> None:
    """The older declined race leaves; one token stays per region, Tauren two; the badge goes unless it is kept."""
    forget(p, seat)
    race, badge = p.race[seat], p.badge[seat]
    for power in powers_of(p, seat):
        if power.leave is not None:
            power.leave(p, seat)
    kept = powers_of(p, seat)[1].kept
    least = need(p, seat)
    for r in held(p, seat):
        if p.tokens[r] < least:
            clear(p, r)
        else:
            p.tokens[r] = least
            p.holder[r] = PAST + seat
    p.hand[seat] = 0
    p.race[seat] = p.badge[seat] = ""
    p.past[seat], p.past_badge[seat] = race, badge if kept else ""
    if not kept:
        p.dropped.append(badge)
    left = len(held(p, PAST + seat))
    say(p, "declined" if left else "declined-none", "S.decline", who=seat, race=race, n=left)
    if not left:
        retire(p, seat)  # S.note.no_regions


def forget(p: Position, seat: int) -> None:
    """Only one declined race per player: an older one leaves the board (S.decline.one)."""
    for r in held(p, PAST + seat):
        clear(p, r)


def prospect(p: Position, seat: int) -> tuple[int, int]:
    """What a decline now would leave and pay: regions and coins."""
    q = p.copy()
    fade(q, seat)
    return len(held(q, PAST + seat)), sum(n for _, n in income(q, seat))


def remains(p: Position, seat: int) -> int:
    """How many regions a decline would leave now."""
    least = need(p, seat)
    return sum(p.tokens[r] >= least for r in held(p, seat))

"""The Murlocs' own turn (S.variant.murlocs), and who wins in which game."""

from __future__ import annotations

from ..game import Outcome
from ..stack import CHANCE, push, say
from .conquer import begin_attack
from .cost import Campaign
from .losses import fall, recheck_towers
from .position import MURLOC, PAST, Position, held, land, on_board
from .steps import rules
from .turn import forget_turn


@rules.step
def murlocs_turn(p: Position) -> None:
    """After the last player of a round: leave one Murloc per region, take up the others and the lost ones."""
    forget_turn(p)
    p.seat = MURLOC
    p.turns += 1
    for r in held(p, MURLOC):
        p.murloc_hand += p.tokens[r] - 1
        p.tokens[r] = 1
    say(p, "murlocs-turn", "S.variant.murlocs", n=p.murloc_hand)
    push(p, ("murlocs_on",))


def cheapest(p: Position) -> list[int]:
    """The cheapest regions the Murlocs can take with what they have."""
    c = Campaign(p, MURLOC)
    prices = {r: c.price(r) for r in range(len(p.holder)) if not c.refusal(r) and c.solvent(r)}
    best = min(prices.values(), default=0)
    return [r for r, price in prices.items() if price == best and price <= p.murloc_hand]


@rules.step
def murlocs_on(p: Position) -> None:
    """The cheapest reachable region, again and again; then the rest is spread (S.note.murloc_turn)."""
    choices = cheapest(p)
    if choices:
        push(p, ("murlocs_choose", CHANCE), ("murlocs_on",))
    else:
        push(p, ("murlocs_rest",), ("regroup_all", MURLOC), ("round_over",))


@rules.chance
def murlocs_choose(p: Position, who: int) -> list[tuple[str, int]]:
    """Among equally cheap regions chance decides (S.note.murloc_turn)."""
    return [(land(p).ids[r], 1) for r in cheapest(p)]


@murlocs_choose.answer
def _(p: Position, who: int, name: str) -> None:
    c = Campaign(p, MURLOC)
    r = c.land.index[name]
    price = c.price(r)
    begin_attack(p, c, r, ())
    fallen = fall(p, r, MURLOC)
    p.holder[r], p.tokens[r] = MURLOC, price
    p.murloc_hand -= price
    recheck_towers(p)
    rule, where = "S.variant.murlocs", c.land.names[r]
    if fallen.race:
        say(p, "murlocs-took-from", rule, region=where, n=price, loser=fallen.race, news=True)
    else:
        say(p, "murlocs-took", rule, region=where, n=price, news=True)
    if p.hidden >> r & 1:
        push(p, ("reveal", CHANCE, MURLOC, r))


@rules.step
def murlocs_rest(p: Position) -> None:
    """What is left stands guard where players' races are near; a coin per region (S.note.murloc_turn)."""
    mine, where = held(p, MURLOC), land(p)
    near = {r: sum(0 <= p.holder[n] < MURLOC for n in where.near[r]) for r in mine}
    while p.murloc_hand and mine:
        p.tokens[min(mine, key=lambda r: (p.tokens[r] - near[r], r))] += 1
        p.murloc_hand -= 1
    p.murloc_coins += len(mine)
    say(p, "murlocs-scored", "S.variant.murlocs", coins=len(mine))


def outcome(p: Position) -> Outcome | None:
    """Most coins; tie: most race tokens on the board (S.end). Teams: a side counts its best player's coins."""
    if p.stack or not p.turns:
        return None
    scores = tuple(p.coins)
    if p.variant == "murlocs":
        won = min(scores) > p.murloc_coins
        return Outcome(scores, tuple(range(p.seats)) if won else ())
    rank = [(p.coins[seat], board_tokens(p, seat)) for seat in range(p.seats)]
    best = max(rank)
    winners = [seat for seat in range(p.seats) if rank[seat] == best]
    if p.variant == "teams":
        sides = {p.sides[seat] for seat in winners}
        winners = [seat for seat in range(p.seats) if p.sides[seat] in sides]
    return Outcome(scores, tuple(winners))


def board_tokens(p: Position, seat: int) -> int:
    """Race tokens on the board, active and declined."""
    return on_board(p, seat) + on_board(p, PAST + seat)

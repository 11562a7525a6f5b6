"""Troops are taken up, spread again, and put back after losses."""

from __future__ import annotations

from ..stack import push, say
from .content.relics import NUMBER
from .position import AWAY, RANSOMED, Position, beasts_of, held, land, need, tray
from .scoring import holds
from .steps import rules

SPIRIT_HEALER = NUMBER["spirit_healer"]


def ready(p: Position, seat: int) -> None:
    """Take up all tokens but one per region, Tauren two (S.ready)."""
    least = need(p, seat)
    for r in held(p, seat):
        if p.tokens[r] > least:
            p.hand[seat] += p.tokens[r] - least
            p.tokens[r] = least


@rules.step
def heal(p: Position, seat: int) -> None:
    """The Spirit Healer gives a new token at redeployment (S.place.spirit_healer)."""
    if p.race[seat] and holds(p, seat, SPIRIT_HEALER) and tray(p, p.race[seat]) > 0:
        p.hand[seat] += 1
        say(p, "healed", "S.place.spirit_healer", who=seat, n=1, race=p.race[seat])


@rules.step
def muster(p: Position, seat: int) -> None:
    """Everything that need not stay is in hand again, to be spread freely (S.redeploy)."""
    mine = held(p, seat)
    if not mine:
        return
    least = need(p, seat)
    for r in mine:
        stay = max(0, least - (p.champion == r))
        keep = min(p.tokens[r], stay)
        beasts = min(p.beasts[r], stay - keep)
        p.hand[seat] += p.tokens[r] - keep
        p.beast_hand += p.beasts[r] - beasts
        p.tokens[r], p.beasts[r] = keep, beasts
    if p.hand[seat] or beasts_of(p, seat):
        push(p, ("redeploy", seat))


def laying(p: Position, seat: int) -> list[str]:
    """A token, a beast or the ransomed champion into a region held; or the rest evenly."""
    names = [land(p).ids[r] for r in held(p, seat)]
    moves = [f"put {name}" for name in names] if p.hand[seat] else []
    if beasts_of(p, seat):
        moves += [f"beast {name}" for name in names]
    if p.badge[seat] == "champion" and p.champion == RANSOMED:
        moves += [f"champion {name}" for name in names]
    return [*moves, "spread"]


def lay(p: Position, seat: int, move: str) -> bool:
    """Lay one thing or all; True when nothing is left in hand."""
    verb, _, name = move.partition(" ")
    if verb == "spread":
        spread(p, seat)
        return True
    r = land(p).index[name]
    if verb == "put":
        p.hand[seat] -= 1
        p.tokens[r] += 1
    elif verb == "beast":
        p.beast_hand -= 1
        p.beasts[r] += 1
    else:
        p.champion = r
    return not (p.hand[seat] or beasts_of(p, seat) or (p.badge[seat] == "champion" and p.champion == RANSOMED))


def spread(p: Position, seat: int) -> None:
    """The rest evenly: always where fewest stand, regions with a foreign neighbour first."""
    where, mine = land(p), held(p, seat)
    inner = {r: all(p.holder[n] == seat or where.has(n, "water") for n in where.near[r]) for r in mine}

    def weakest() -> int:
        return min(mine, key=lambda r: (inner[r], p.tokens[r] + p.beasts[r] + (p.champion == r), r))

    if p.badge[seat] == "champion" and p.champion == RANSOMED:
        p.champion = weakest()
    while p.hand[seat]:
        p.tokens[weakest()] += 1
        p.hand[seat] -= 1
    while beasts_of(p, seat):
        p.beasts[weakest()] += 1
        p.beast_hand -= 1


@rules.ask
def redeploy(p: Position, seat: int) -> list[str]:
    """Spread the active race's tokens over its regions, adjacent or not (S.redeploy)."""
    return laying(p, seat)


@redeploy.answer
def _(p: Position, seat: int, move: str) -> None:
    if lay(p, seat, move):
        say(p, "redeployed", "S.redeploy", who=seat)
    else:
        push(p, ("redeploy", seat))


@rules.step
def regroup_all(p: Position, seat: int) -> None:
    """End of the turn: losers put their tokens back, clockwise from the attacker (S.loss, S.note.losers_order)."""
    others = [(seat + step) % p.seats for step in range(1, p.seats)]
    if seat >= p.seats:  # the Murlocs' turn
        others = [(p.first + step) % p.seats for step in range(p.seats)]
    frames = []
    for other in others:
        ransomed = p.badge[other] == "champion" and p.champion == RANSOMED
        if not (p.hand[other] or beasts_of(p, other) or ransomed):
            continue
        if other in p.holder:
            frames.append(("regroup", other))
        elif ransomed:
            p.champion = AWAY
    push(p, *frames)


@rules.ask
def regroup(p: Position, seat: int) -> list[str]:
    """Put the tokens saved from lost regions into regions still held (S.loss)."""
    return laying(p, seat)


@regroup.answer
def _(p: Position, seat: int, move: str) -> None:
    if lay(p, seat, move):
        say(p, "regrouped", "S.loss", who=seat)
    else:
        push(p, ("regroup", seat))

"""The course of a turn and of the game."""

from __future__ import annotations

from ..stack import CHANCE, push, say
from .conquer import neutral_on_battleground, turn_up, waters
from .content.relics import NUMBER
from .losses import pay
from .position import GONE, MURLOC, PAST, UNSEEN, Position, held, land
from .powers import powers_of
from .races import ask_purchase
from .redeploy import ready
from .scoring import holds
from .steps import rules

HEART, AEGIS, WELL = NUMBER["heart_of_azeroth"], NUMBER["aegis"], NUMBER["well_of_eternity"]


def forget_turn(p: Position) -> None:
    """Nothing was done yet in this turn."""
    p.fresh = p.begun = p.form = p.saved = False
    p.used = p.paid = p.scares = p.swaps = p.attacked = p.deaths = p.rage = 0
    p.faction = ""
    p.beaten = {}


@rules.step
def turn(p: Position, seat: int) -> None:
    """First turn or after a decline: pick; else bombs, then go on or decline (S.turn.kinds)."""
    forget_turn(p)
    p.seat = seat
    p.turns += 1
    if seat == p.first:
        p.round += 1
        say(p, "round", "S.turn.order", n=p.round)
    say(p, "turn", "S.turn.order", who=seat)
    if not p.race[seat]:
        push(p, ("fill",), ("choose", seat))
    else:
        bombs = [("bombs_go", seat)] if p.race[seat] == "goblins" else []
        push(p, ("fill",), *bombs, ("start", seat, True))


@rules.step
def start(p: Position, seat: int, later: bool) -> None:
    """Powers of the start of a turn, troops readied, then conquests; on a later turn one may still decline."""
    p.fresh = later
    push(p, ("conquer", seat))
    if neutral_on_battleground(p, seat):
        push(p, ("faction", seat, True))
    for power in powers_of(p, seat):
        if power.begin is not None:
            power.begin(p, seat)
    ready(p, seat)


@rules.step
def after_conquests(p: Position, seat: int) -> None:
    """Conquests are over: new tokens, redeployment, powers of the end, coins, losers' troops."""
    frames = [("buy", seat)] if ask_purchase(p, seat) else []
    tail = (("muster", seat), ("end_of_turn", seat), ("score", seat), ("regroup_all", seat), ("next_turn", seat))
    push(p, *frames, ("heal", seat), *tail)


@rules.step
def end_of_turn(p: Position, seat: int) -> None:
    """Artifacts and powers that act at the end of a turn."""
    for power in powers_of(p, seat):
        if power.finish is not None:
            power.finish(p, seat)
    for relic, name in ((AEGIS, "aegis"), (HEART, "heart")):
        if holds(p, seat, relic):
            push(p, (name, seat))


@rules.ask
def heart(p: Position, seat: int) -> list[str]:
    """The Heart of Azeroth goes to an own region; neighbours pay (S.artifact.heart_of_azeroth)."""
    return [f"place {land(p).ids[r]}" for r in held(p, seat)]


@heart.answer
def _(p: Position, seat: int, move: str) -> None:
    r = p.relics[HEART] = land(p).index[move[6:]]
    say(p, "heart-set", "S.artifact.heart_of_azeroth", who=seat, region=land(p).names[r])
    foes = sorted({p.holder[n] for n in land(p).near[r]} - {seat})
    for foe in foes:
        if 0 <= foe < PAST and p.coins[foe]:
            pay(p, foe, seat, 1, "heart_of_azeroth", "S.artifact.heart_of_azeroth")
        elif foe == MURLOC and p.variant == "murlocs" and p.murloc_coins:
            pay(p, MURLOC, seat, 1, "heart_of_azeroth", "S.artifact.heart_of_azeroth")


@rules.ask
def aegis(p: Position, seat: int) -> list[str]:
    """The Aegis goes to an own region and guards it (S.artifact.aegis)."""
    return [f"place {land(p).ids[r]}" for r in held(p, seat)]


@aegis.answer
def _(p: Position, seat: int, move: str) -> None:
    r = p.relics[AEGIS] = land(p).index[move[6:]]
    say(p, "aegis-set", "S.artifact.aegis", who=seat, region=land(p).names[r])


@rules.step
def next_turn(p: Position, seat: int) -> None:
    """Clockwise; after the last round the game is over (S.turn.order)."""
    following = (seat + 1) % p.seats
    if following != p.first:
        push(p, ("turn", following))
    elif p.variant == "murlocs":
        push(p, ("murlocs_turn",))
    else:
        push(p, ("round_over",))


@rules.step
def round_over(p: Position) -> None:
    """Everyone has had a turn."""
    if p.round < p.rounds:
        push(p, ("turn", p.first))
    else:
        say(p, "over", "S.end")


# the Well of Eternity, when it is turned up


@rules.step
def well(p: Position, seat: int, r: int) -> None:
    """It moves to a sea or lake of its continent; without water another legendary place is drawn."""
    choices = waters(p, r)
    if not choices:
        p.relics[WELL] = GONE
        say(p, "well-dry", "S.place.well_of_eternity", region=land(p).names[r])
        if any(p.relics[number] == UNSEEN for number in NUMBER.values() if number >= WELL):
            push(p, ("other_place", CHANCE, seat, r))
    elif len(choices) == 1 or seat == MURLOC:
        move_well(p, choices[0])
    else:
        push(p, ("well_to", seat, r))


def move_well(p: Position, water: int) -> None:
    p.relics[WELL] = water
    say(p, "well-moved", "S.place.well_of_eternity", region=land(p).names[water])


@rules.ask
def well_to(p: Position, seat: int, r: int) -> list[str]:
    """The conqueror chooses which water becomes the Well (S.place.well_of_eternity)."""
    return [f"to {land(p).ids[water]}" for water in waters(p, r)]


@well_to.answer
def _(p: Position, seat: int, r: int, move: str) -> None:
    move_well(p, land(p).index[move[3:]])


@rules.chance
def other_place(p: Position, who: int, seat: int, r: int) -> list[tuple[str, int]]:
    """Another of the unseen legendary places."""
    return [(name, 1) for name, number in NUMBER.items() if number >= WELL and p.relics[number] == UNSEEN]


@other_place.answer
def _(p: Position, who: int, seat: int, r: int, name: str) -> None:
    turn_up(p, seat, r, name)

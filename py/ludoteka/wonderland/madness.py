"""Madness and Poison: shields, lost units, busts, refreshing the bag."""

from __future__ import annotations

from ..stack import push, say
from .bonus import turn_shield
from .content import board
from .content.chips import in_order
from .content.wonderlandians import FIGURE
from .position import (
    NOWHERE,
    Table,
    add_strength,
    add_supporters,
    exhaust,
    figures_in,
    gain_shards,
    has,
    mark,
    number,
    rules,
    score,
    seat_of,
    set_figure_at,
    standing_fighters,
    stands,
    units_in,
    unmark,
)


@rules.step
def rave(p: Table, who: int) -> None:
    """W.war.madness, W.poison, W.note.poison_time: the drawn chip strikes, unless a shield is broken for it."""
    letter = p.drawn[who]
    if letter in ("m", "M"):
        p.saw[who] += 1
        unmark(p, who, "crowned")  # W.note.crown: the Crown is spent on a Madness
    if p.shield[who]:
        push(p, ("use_shield", who, letter))
    else:
        push(p, ("suffer", who, letter))


@rules.ask
def use_shield(p: Table, who: int, letter: str) -> list[str]:
    """W.war.shield: break the shield, and the chip goes back into the bag."""
    return ["shield", "suffer"]


@use_shield.answer
def _(p: Table, who: int, letter: str, move: str) -> None:
    if move == "suffer":
        push(p, ("suffer", who, letter))
        return
    p.shield[who] = False
    p.bag[who] = in_order(p.bag[who] + letter)
    p.drawn[who] = ""
    say(p, "shielded", "W.war.shield", who=who, chip=CHIP_NAME[letter])


CHIP_NAME = {"m": "madness", "M": "double_madness", "p": "poison"}


@rules.step
def suffer(p: Table, who: int, letter: str) -> None:
    """Madness goes on the track and costs a unit a symbol; Poison goes home and costs one."""
    p.drawn[who] = ""
    if letter == "p":
        p.poison += 1
        say(p, "poisoned", "W.poison", who=who)
        eyes = seat_of(p, "jabberwock")
        if eyes >= 0 and eyes != who and has(p, eyes, "eyes_of_flame"):
            give_points(p, eyes, "eyes_of_flame")
        push(p, ("losing", who, 1, 0, "poison"))
        return
    p.raving += 1
    p.track[who] += letter
    n = 2 if letter == "M" else 1
    say(p, "madness", "W.war.madness", who=who, chip=CHIP_NAME[letter], n=n)
    if letter == "m" and has(p, who, "all_mad_here") and "mad_here" not in p.marks[who] and p.shard_pool:
        push(p, ("mad_here", who))
    else:
        push(p, ("losing", who, n, 0, "madness"))


@rules.ask
def mad_here(p: Table, who: int) -> list[str]:
    """We're All Mad Here: once a battle a shard instead of a unit lost to plain Madness (W.ability.all_mad_here)."""
    return ["shard", "suffer"]


@mad_here.answer
def _(p: Table, who: int, move: str) -> None:
    if move == "suffer":
        push(p, ("losing", who, 1, 0, "madness"))
        return
    mark(p, who, "mad_here")
    gain_shards(p, who, number(p, "all_mad_here"), "W.ability.all_mad_here")
    push(p, ("losing", who, 0, 0, "madness"))


def give_points(p: Table, who: int, ability: str) -> None:
    """The points of an ability."""
    score(p, who, number(p, ability), "other", "ability-points", f"W.ability.{ability}", ability=ability)


# losing units


def losable(p: Table, who: int, spare_leader: bool = False) -> list[str]:
    """What may be lost here: Humpty Dumpty first, the leader only when nothing else is left."""
    figures = figures_in(p, who, p.battle)
    if "humpty_dumpty" in figures:
        return ["humpty_dumpty"]
    units = (["supporter"] if p.supporters[who][p.battle] else []) + figures
    if not units and p.leader[who] == p.battle and not spare_leader:
        return ["leader"]
    return units


@rules.step
def losing(p: Table, who: int, n: int, lost: int, cause: str) -> None:
    """Lose n units one by one, then settle the Duchess, a bust and a full madness track."""
    units = losable(p, who, cause == "temper") if n else []
    if not units:
        push(p, ("losses_settled", who, lost, cause))
    elif len(units) == 1:
        lose(p, who, units[0], cause)
        push(p, ("losing", who, n - 1, lost + 1, cause))
    else:
        push(p, ("lose_unit", who, n, lost, cause))


@rules.ask
def lose_unit(p: Table, who: int, n: int, lost: int, cause: str) -> list[str]:
    """W.war.madness: own choice of which unit is lost."""
    return [f"lose {unit}" for unit in losable(p, who, cause == "temper")]


@lose_unit.answer
def _(p: Table, who: int, n: int, lost: int, cause: str, move: str) -> None:
    lose(p, who, move.removeprefix("lose "), cause)
    push(p, ("losing", who, n - 1, lost + 1, cause))


def lose(p: Table, who: int, unit: str, cause: str) -> None:
    """W.war.loss.supply: a lost unit returns to the supply; the strength it gave stays."""
    if unit == "humpty_dumpty" and units_in(p, who, p.battle) > 1:
        say(p, "humpty", "W.wonderlandian.humpty_dumpty", who=who)
    say(p, "lost", "W.war.madness" if cause == "madness" else "W.war.loss.supply", who=who, unit=unit)
    if unit == "supporter":
        last = all(p.strength[s] >= p.strength[who] for s in standing_fighters(p))
        add_supporters(p, who, p.battle, -1)
        if cause == "madness" and last and has(p, who, "architect_of_war"):
            add_strength(p, who, number(p, "architect_of_war"))
            say(
                p,
                "strength",
                "W.ability.architect_of_war",
                who=who,
                n=number(p, "architect_of_war"),
                strength=p.strength[who],
            )
    elif unit == "leader":
        p.leader[who] = NOWHERE
    else:
        set_figure_at(p, who, unit, NOWHERE)
        if unit == "mock_turtle":
            score(p, who, FIGURE[unit].n, "other", "figure-points", "W.wonderlandian.mock_turtle", figure=unit)


@rules.step
def losses_settled(p: Table, who: int, lost: int, cause: str) -> None:
    """The Duchess pays for units lost while she stays; then bust and refresh."""
    if lost and stands(p, who, "duchess"):
        score(p, who, lost * FIGURE["duchess"].n, "other", "figure-points", "W.wonderlandian.duchess", figure="duchess")
    if not units_in(p, who, p.battle):
        bust(p, who)
    if len(p.track[who]) >= board.MADNESS_SPACES:
        refresh(p, who, "W.war.refresh")


def bust(p: Table, who: int) -> None:
    """W.war.bust: strength 0, all active chips exhausted, no rewards; then the shield turns whole."""
    p.state[who] = "bust"
    p.strength[who] = 0
    p.marks[who] = ()
    say(p, "bust", "W.war.bust", who=who)
    chips = p.active[who] + p.drawn[who]
    p.active[who] = p.drawn[who] = ""
    exhaust(p, who, chips)
    turn_shield(p, who, "W.war.bust")
    queen = seat_of(p, "queen")
    if queen >= 0 and queen != who and p.state[queen] in ("fight", "stop") and has(p, queen, "off_with_their_heads"):
        give_points(p, queen, "off_with_their_heads")


def refresh(p: Table, who: int, rule: str) -> None:
    """W.war.refresh, W.war.emptybag: track Madness and exhausted chips go back into the bag."""
    p.bag[who] = in_order(p.bag[who] + p.exhausted[who] + p.track[who])
    p.exhausted[who] = p.track[who] = ""
    say(p, "refresh", rule, who=who)

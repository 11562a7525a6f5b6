"""The result of a battle in its order: points and castles, feats, effects, forging, wagers, cleaning up."""

from __future__ import annotations

from ..plain import Frame
from ..stack import push, say
from .battle import resistance
from .bonus import gain_ally
from .content import allies
from .content.chips import BASE, WEAK
from .content.wonderlandians import CARD, FIGURE
from .position import (
    CHIP_ID,
    INDEX,
    LETTER,
    NO_WAGER,
    NOWHERE,
    UNDECIDED,
    Table,
    disputed,
    effect_of,
    exhaust,
    gain_shards,
    has,
    kinds,
    number,
    open_regions,
    place_castle,
    put,
    region_name,
    rules,
    score,
    standing_fighters,
    stands,
    take_from,
)
from .war import build, tile_points


@rules.step
def result(p: Table) -> None:
    """Points, feats, effects, forges, wagers, cleaning up, in this order."""
    push(
        p, ("award",), ("each", "feat_step"), ("end_effects",), ("each", "forge_step"), ("settle_wagers",), ("cleanup",)
    )


@rules.step
def each(p: Table, step: str) -> None:
    """A step for everybody who has not bust, in the order of disputes."""
    push(p, *((step, seat) for seat in disputed(p, standing_fighters(p))))


# points and castles


def placed(p: Table) -> tuple[list[int], list[int]]:
    """The seats in first and in second place; with two players only who reaches the resistance is placed."""
    limit = max(0, resistance(p))
    ranked = [seat for seat in standing_fighters(p) if p.strength[seat] >= limit]
    if not ranked:
        return [], []
    best = max(p.strength[seat] for seat in ranked)
    first = [seat for seat in ranked if p.strength[seat] == best]
    rest = [seat for seat in ranked if p.strength[seat] < best]
    if not rest or len(first) > 1:
        return first, []
    runner_up = max(p.strength[seat] for seat in rest)
    return first, [seat for seat in rest if p.strength[seat] == runner_up]


def second_points(points: int, tied: int) -> int:
    """W.note.half, W.result.tie: half rounded up; a tied second place divides it, rounded up."""
    half = (points + 1) // 2
    return -(-half // tied)


@rules.step
def award(p: Table) -> None:
    """W.result.win, W.result.tie."""
    first, second = placed(p)
    points = tile_points(p, p.battle)
    if not first:
        say(p, "nobody", "W.result.tie" if p.seats > 2 else "W.two.resistance", region=region_name(p.battle))
        return
    p.tied = len(first) > 1 or p.strength[first[0]] == resistance(p)
    if p.tied:
        say(p, "tied", "W.result.tie", n=len(first), region=region_name(p.battle))
        push(p, *(("tie_reward", seat) for seat in disputed(p, first)))
        return
    who = p.winner = first[0]
    score(p, who, points, "battle", "won", "W.result.win")
    for seat in second:
        score(p, seat, second_points(points, len(second)), "battle", "second", "W.result.win")
    if stands(p, who, "walrus"):
        score(p, who, FIGURE["walrus"].n, "other", "walrus", "W.wonderlandian.walrus")
    build(p, who, "W.result.win")


@rules.ask
def tie_reward(p: Table, who: int) -> list[str]:
    """W.result.tie: tied first, each chooses the full VP or a castle (VP if it has one)."""
    return ["points", "castle"] if castle_without_walrus(p, who) else ["points"]


def castle_without_walrus(p: Table, who: int) -> bool:
    """The Walrus pays nothing on a tie."""
    return p.castles[who][p.battle] < (1 if p.seats > 2 else 2)


@tie_reward.answer
def _(p: Table, who: int, move: str) -> None:
    if move == "points":
        score(p, who, tile_points(p, p.battle), "battle", "won", "W.result.tie")
    else:
        place_castle(p, who, p.battle, "W.result.tie")


# end-of-battle effects


@rules.step
def end_effects(p: Table) -> None:
    """W.result.abilities: faction, Wonderlandian and ally effects of those who did not bust."""
    here = disputed(p, standing_fighters(p))
    herd = most_creatures(p)
    frames: list[Frame] = []
    for who in here:
        own_points(p, who)
        if who == herd:
            frames.append(("free_unit", who, "W.ally.B.creature"))
        if p.winner == who and stands(p, who, "gryphon"):
            frames.append(("gryphon", who))
        if "b" in p.active[who]:
            frames += [("soup_step", who, CARD["soup"].n)] * p.active[who].count("b")
        if has(p, who, "love_of_learning"):
            frames.append(("learn_step", who))
        if has(p, who, "everywhere_at_once") and "3" in p.active[who]:
            frames.append(("everywhere", who))
    push(p, *frames)


def own_points(p: Table, who: int) -> None:
    """Roses (A), Oysters and the spoils of Rooks (D)."""
    for letter in p.active[who]:
        effect = effect_of(p, letter)
        if effect == "points":
            score(p, who, allies.ROSE_POINTS, "other", "rose", "W.ally.A.rose")
        elif effect == "spoils" and p.winner == who:
            gain_shards(p, who, 2 if letter.isupper() else 1, "W.ally.D.red_rook")
        elif letter == "y" and who not in placed(p)[0]:
            score(p, who, CARD["oyster"].n, "other", "item-points", "W.wonderlandian.oyster", chip="oyster")


def most_creatures(p: Table) -> int:
    """W.ally.B.creature: who has the most active Creatures, or NOWHERE on a tie or with another set."""
    counts = {seat: sum(effect_of(p, letter) == "herd" for letter in p.active[seat]) for seat in standing_fighters(p)}
    best = max(counts.values(), default=0)
    most = [seat for seat, count in counts.items() if count == best]
    return most[0] if best and len(most) == 1 else NOWHERE


@rules.step
def gryphon(p: Table, who: int) -> None:
    """The Gryphon: winning here brings a supporter here (W.wonderlandian.gryphon)."""
    say(p, "figure-acts", "W.wonderlandian.gryphon", who=who, figure="gryphon")
    push(p, ("place_units", who, FIGURE["gryphon"].n, p.battle))


@rules.ask
def free_unit(p: Table, who: int, rule: str) -> list[str]:
    """A supporter into any region."""
    return [f"place {region_name(region)}" for region in open_regions(p)]


@free_unit.answer
def _(p: Table, who: int, rule: str, move: str) -> None:
    say(p, "free-unit", rule, who=who)
    push(p, ("place_units", who, 1, INDEX[move.removeprefix("place ")]))


@rules.step
def soup_step(p: Table, who: int, n: int) -> None:
    """Soup asks only with something exhausted."""
    if p.exhausted[who]:
        push(p, ("soup", who))


@rules.ask
def soup(p: Table, who: int) -> list[str]:
    """Mock Turtle Soup: one exhausted chip back into the bag (W.wonderlandian.soup)."""
    return [f"return {CHIP_ID[letter]}" for letter in kinds(p.exhausted[who])] + ["no"]


@soup.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        letter = LETTER[move.removeprefix("return ")]
        take_from(p.exhausted, who, letter)
        put(p, who, letter)
        say(p, "returned", "W.wonderlandian.soup", who=who, chip=CHIP_ID[letter])


@rules.step
def learn_step(p: Table, who: int) -> None:
    """Love of Learning asks only with an active chip it may return."""
    if learnable(p, who):
        push(p, ("learn", who))


def learnable(p: Table, who: int) -> list[str]:
    """W.note.learning: by base strength 1 or 2."""
    most = number(p, "love_of_learning")
    return [letter for letter in kinds(p.active[who]) if 1 <= BASE[letter] <= most]


@rules.ask
def learn(p: Table, who: int) -> list[str]:
    """Love of Learning: return one active chip of strength 1 or 2 to the bag (W.ability.love_of_learning)."""
    return [f"return {CHIP_ID[letter]}" for letter in learnable(p, who)] + ["no"]


@learn.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        letter = LETTER[move.removeprefix("return ")]
        take_from(p.active, who, letter)
        put(p, who, letter)
        say(p, "returned", "W.ability.love_of_learning", who=who, chip=CHIP_ID[letter], zone="active")


@rules.ask
def everywhere(p: Table, who: int) -> list[str]:
    """Everywhere at Once: a unit into any region, and Alice goes there (W.ability.everywhere_at_once)."""
    return [f"place {region_name(region)}" for region in open_regions(p)] + ["no"]


@everywhere.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        region = INDEX[move.removeprefix("place ")]
        p.leader[who] = region
        say(p, "alice-moves", "W.ability.everywhere_at_once", who=who, region=region_name(region))
        push(p, ("place_units", who, number(p, "everywhere_at_once"), region))


# wagers


@rules.step
def settle_wagers(p: Table) -> None:
    """W.result.wagers: right, any weak ally; wrong, a shard (all bust too, W.note.allbust_wager); a tie, nothing."""
    frames: list[Frame] = []
    for who in disputed(p, [seat for seat in range(p.seats) if p.wager[seat] not in (UNDECIDED, NO_WAGER)]):
        if p.tied:
            say(p, "wager-void", "W.result.wagers", who=who, whom=p.wager[who])
        elif p.wager[who] == p.winner:
            say(p, "wager-right", "W.result.wagers", who=who, whom=p.wager[who])
            if any(p.supply[letter] for letter in WEAK):
                frames.append(("wager_chip", who))
        else:
            say(p, "wager-wrong", "W.result.wagers", who=who, whom=p.wager[who])
            gain_shards(p, who, 1, "W.result.wagers")
    push(p, *frames)


@rules.ask
def wager_chip(p: Table, who: int) -> list[str]:
    """Any weak ally chip; Forge is one."""
    return [f"ally {CHIP_ID[letter]}" for letter in WEAK if p.supply[letter]]


@wager_chip.answer
def _(p: Table, who: int, move: str) -> None:
    gain_ally(p, who, LETTER[move.removeprefix("ally ")], "W.result.wagers")


@rules.step
def cleanup(p: Table) -> None:
    """W.result.cleanup: active chips become exhausted, B Roses go to the bag; Madness stays on the track."""
    for who in standing_fighters(p):
        fresh = "".join(letter for letter in p.active[who] if effect_of(p, letter) == "stay_fresh")
        tired = "".join(letter for letter in p.active[who] if effect_of(p, letter) != "stay_fresh")
        p.active[who] = ""
        if fresh:
            put(p, who, fresh)
            say(p, "fresh", "W.ally.B.rose", who=who, n=len(fresh))
        exhaust(p, who, tired)
    for who in range(p.seats):
        p.marks[who] = ()
    say(p, "cleanup", "W.result.cleanup", region=region_name(p.battle))

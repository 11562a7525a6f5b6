"""Playing a chip: "when drawn" effects, its strength, what it does once placed, what it does to others."""

from __future__ import annotations

from ..plain import Frame
from ..stack import push, say
from .battle import STRIKING
from .bonus import turn_shield
from .content import allies
from .content.chips import ALLIES, BASE, KIND, in_order
from .content.wonderlandians import CARD, FIGURE
from .position import (
    CHIP_ID,
    FORGE_MARKS,
    INDEX,
    LETTER,
    Table,
    add_strength,
    adjacent,
    ally_rule,
    disputed,
    drop_shards,
    effect_of,
    gain_shards,
    has,
    kinds,
    mark,
    number,
    opponents,
    put,
    region_name,
    rules,
    shift_supporters,
    stands,
    take_from,
    unmark,
)


@rules.step
def when_drawn(p: Table, who: int) -> None:
    """W.war.play: the "when drawn" effects of the chip, then it is placed."""
    letter = p.drawn[who]
    if p.state[who] != "fight" or not letter:
        return
    place: Frame = ("add_chip", who, letter, 1)
    effect = effect_of(p, letter)
    if effect in ("double_or_return", "double_or_march") or (effect == "triple" and not p.castles[who][p.battle]):
        push(p, ("soldier", who, letter))
        return
    if effect == "even_shards":
        even_shards(p, who, BASE[letter])
    elif letter == "e" and feather_moves(p, who):
        push(p, ("feather", who), place)
        return
    elif letter == "v":
        turn_shield(p, who, "W.wonderlandian.glove")
    elif letter == "q" and not p.raving and p.shards[who]:
        drop_shards(p, who, CARD["hookah"].n, "W.wonderlandian.hookah")
    elif letter == "3" and has(p, who, "sword_of_hope"):
        turn_shield(p, who, "W.ability.sword_of_hope")
    push(p, place)


def even_shards(p: Table, who: int, strength: int) -> None:
    """W.ally.D.creature: more shards than its strength: lose 1; fewer: gain 1."""
    if p.shards[who] > strength:
        drop_shards(p, who, 1, "W.ally.D.creature")
    elif p.shards[who] < strength:
        gain_shards(p, who, 1, "W.ally.D.creature")


# Card Soldiers and the Feather


@rules.ask
def soldier(p: Table, who: int, letter: str) -> list[str]:
    """Card Soldiers of sets A, B and D: double, triple, or the other half of the card."""
    effect = effect_of(p, letter)
    if effect == "triple":
        return ["triple", "plain"]
    if effect == "double_or_return":
        return ["double", *(f"return {CHIP_ID[one]}" for one in kinds(p.exhausted[who]))]
    return ["double", *feather_moves(p, who), "plain"]


@soldier.answer
def _(p: Table, who: int, letter: str, move: str) -> None:
    verb, _, arg = move.partition(" ")
    times = {"double": allies.SOLDIER_TIMES, "triple": allies.SOLDIER_D_TIMES}.get(verb, 1)
    rule = ally_rule(p, "card_soldier")
    if verb == "return":
        take_from(p.exhausted, who, LETTER[arg])
        put(p, who, LETTER[arg])
        say(p, "returned", rule, who=who, chip=arg)
    elif verb == "march":
        march(p, who, arg, BASE[letter], rule)
    push(p, ("add_chip", who, letter, times))


def feather_moves(p: Table, who: int) -> list[str]:
    """The adjacent regions from which own supporters can come."""
    near = dict.fromkeys(adjacent(p, p.battle))
    return [f"march {region_name(region)}" for region in near if p.supporters[who][region]]


def march(p: Table, who: int, start: str, most: int, rule: str) -> None:
    """Supporters from an adjacent region into the battle, as many as there are up to a number."""
    n = min(most, p.supporters[who][INDEX[start]])
    shift_supporters(p, who, INDEX[start], p.battle, n)
    say(p, "moved", rule, who=who, n=n, region=start, region_to=region_name(p.battle))


@rules.ask
def feather(p: Table, who: int) -> list[str]:
    """The Feather brings own supporters from an adjacent region (W.wonderlandian.feather)."""
    return [*feather_moves(p, who), "no"]


@feather.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        march(p, who, move.removeprefix("march "), CARD["feather"].n, "W.wonderlandian.feather")


# strength


def chip_strength(p: Table, who: int, letter: str, times: int) -> int:
    """The modified strength of a chip about to be placed: the Crown, its own effect, the artifact's, then Flamingos."""
    crowned = "crowned" in p.marks[who]
    active = p.active[who]
    effect = effect_of(p, letter)
    value = BASE[letter]
    if letter == "l":
        value = len(p.track[who]) + CARD["spoon"].n
    elif effect == "lonely" and ("k" in active or "K" in active):
        value = allies.LONELY_STRENGTH
    if crowned:
        value = 0
    if effect == "pack":
        others = active.count("c") + active.count("C")
        value += allies.PACK_STEP * others * (1 if letter == "c" else -1)
    elif letter == "t" and "t" in active:
        value *= CARD["rattle"].n
    elif letter == "3":
        value += painted_red(p, who) + p.marks[who].count("manxome")
    value *= times
    if effect != "aloof":
        led = letter in ALLIES and any(effect_of(p, one) == "lead_allies" for one in active)
        value += allies.LEAD_BONUS if led else 0
        if "double" in p.marks[who]:
            value *= allies.SOLDIER_TIMES
    return max(0, value)


@rules.step
def add_chip(p: Table, who: int, letter: str, times: int) -> None:
    """W.war.play: to the leftmost free active space, then the marker moves by the modified strength."""
    n = chip_strength(p, who, letter, times)
    if p.events is not None:
        tell_reasons(p, who, letter, times)
    crowned, painted = unmark(p, who, "crowned"), p.marks[who].count("manxome")
    unmark(p, who, "double")  # W.note.flamingo_rook: an A Flamingo is spent even on an A Rook
    for _ in range(painted):
        unmark(p, who, "manxome")
    p.drawn[who] = ""
    p.active[who] += letter
    p.played[who] += letter
    add_strength(p, who, n)
    if p.events is not None:
        rule = ally_rule(p, KIND[letter]) if letter in ALLIES and letter != "g" else "W.war.play"
        say(p, "played", rule, who=who, chip=CHIP_ID[letter], n=n, strength=p.strength[who])
        if crowned:
            say(p, "crowned", "W.wonderlandian.crown", who=who)
    push(p, *after_placing(p, who, letter))


def tell_reasons(p: Table, who: int, letter: str, times: int) -> None:
    """What changes the strength of the chip about to be placed, one thing after another."""
    active, marks = p.active[who], p.marks[who]
    if letter == "3":
        red = painted_red(p, who)
        if red:
            say(p, "ability-strength", "W.ability.paint_it_red", who=who, ability="paint_it_red", n=red)
        if "manxome" in marks:
            n = marks.count("manxome")
            say(p, "ability-strength", "W.ability.manxome_foe", who=who, ability="manxome_foe", n=n)
    elif (letter == "t" and "t" in active) or (letter == "l" and p.track[who]):
        say(p, "item", f"W.wonderlandian.{CHIP_ID[letter]}", who=who, chip=CHIP_ID[letter])
    if times > 1:
        say(p, "times", ally_rule(p, "card_soldier"), who=who, n=times)
    if effect_of(p, letter) != "aloof":
        if letter in ALLIES and any(effect_of(p, one) == "lead_allies" for one in active):
            say(p, "led", "W.ally.B.flamingo", who=who, n=allies.LEAD_BONUS)
        if "double" in marks:
            say(p, "doubled", "W.ally.A.flamingo", who=who)


def painted_red(p: Table, who: int) -> int:
    """Paint It Red: what active Roses add to the War Axe (W.ability.paint_it_red)."""
    roses = p.active[who].count("r") + p.active[who].count("R")
    return min(number(p, "paint_it_red"), roses) if has(p, who, "paint_it_red") else 0


def more_strength(p: Table, who: int, n: int, rule: str) -> None:
    """Strength that is no chip's."""
    if n:
        add_strength(p, who, n)
        say(p, "strength", rule, who=who, n=n, strength=p.strength[who])


def after_placing(p: Table, who: int, letter: str) -> list[Frame]:
    """What a placed chip sets off: figures, artifacts, Flamingos, things that wait for the next draw."""
    if unmark(p, who, "knave") and stands(p, who, "knave"):
        more_strength(p, who, FIGURE["knave"].n, "W.wonderlandian.knave")
    if len(p.active[who]) == FIGURE["white_rabbit"].n and stands(p, who, "white_rabbit"):
        more_strength(p, who, sum(BASE[one] for one in p.active[who]), "W.wonderlandian.white_rabbit")
    effect = effect_of(p, letter)
    if effect == "double_next":
        mark(p, who, "double")
    elif effect == "scout":
        p.marks[who] += ("scout",) * BASE[letter]
    elif letter == "w":
        p.marks[who] += ("watch",) * CARD["pocket_watch"].n
    elif effect == "hop_to_forge" and nearest_marks(p, who):
        return [("hop", who)]
    elif letter == "3":
        if has(p, who, "piping_hot"):
            more_strength(p, who, p.exhausted[who].count("3") + number(p, "piping_hot"), "W.ability.piping_hot")
        if has(p, who, "wicked_smile"):
            more_strength(p, who, min(p.shards[who], number(p, "wicked_smile")), "W.ability.wicked_smile")
        if has(p, who, "one_more_cup") and p.bag[who] + p.exhausted[who] + p.track[who]:
            return [("one_more_cup", who)]
    return []


def nearest_marks(p: Table, who: int) -> list[int]:
    """The forge symbols nearest to the marker, backwards too (W.note.flamingo_c); none if it stands on one."""
    at = p.strength[who]
    if at in FORGE_MARKS:
        return []
    near = min(abs(spot - at) for spot in FORGE_MARKS)
    return sorted(spot for spot in FORGE_MARKS if abs(spot - at) == near)


@rules.ask
def hop(p: Table, who: int) -> list[str]:
    """W.ally.C.flamingo: the marker may move to the nearest forge symbol."""
    return [f"hop {spot}" for spot in nearest_marks(p, who)] + ["no"]


@hop.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        p.strength[who] = int(move.removeprefix("hop "))
        say(p, "hopped", "W.ally.C.flamingo", who=who, strength=p.strength[who])


@rules.ask
def one_more_cup(p: Table, who: int) -> list[str]:
    """One More Cup: draw and play one more chip at once (W.ability.one_more_cup)."""
    return ["draw", "no"]


@one_more_cup.answer
def _(p: Table, who: int, move: str) -> None:
    if move == "draw":
        say(p, "ability-used", "W.ability.one_more_cup", who=who, ability="one_more_cup")
        push(p, ("draw_one", who), ("play_more", who))


@rules.step
def play_more(p: Table, who: int) -> None:
    """The chip of One More Cup: Madness strikes, anything else is played."""
    if p.drawn[who] in STRIKING:
        push(p, ("rave", who))
    elif p.drawn[who]:
        push(p, ("when_drawn", who))


# effects on others


@rules.step
def temper(p: Table, who: int) -> None:
    """Royal Temper: a stronger opponent loses a unit, not the leader (W.ability.royal_temper)."""
    if targets(p, who, "temper"):
        push(p, ("target", who, "temper", ()))


@rules.step
def on_others(p: Table) -> None:
    """What the chips of this draw do to others, in the order of disputes."""
    frames: list[Frame] = []
    for who in disputed(p, [seat for seat in range(p.seats) if p.played[seat] and p.state[seat] in ("fight", "stop")]):
        for letter in p.played[who]:
            by = BY_CHIP.get(letter, "")
            if effect_of(p, letter) == "give_shard":
                by = "flamingo"
            elif letter == "3" and has(p, who, "claws_that_catch"):
                by = "claws"
            if by:
                frames.append(("strike", who, by))
    push(p, *frames)


BY_CHIP = {"n": "crown", "u": "broken_cup", "h": "charm"}
OPTIONAL = ("claws", "charm")


@rules.step
def strike(p: Table, who: int, by: str) -> None:
    """Ask whom it hits; the only one that can be hit is hit, unless the effect is optional."""
    found = targets(p, who, by)
    if found and p.state[who] in ("fight", "stop"):
        if len(found) == 1 and by not in OPTIONAL:
            hit(p, who, by, found[0])
        else:
            push(p, ("target", who, by, ()))


def targets(p: Table, who: int, by: str) -> list[int]:
    """W.war.effects.scope: opponents with units here, stopped ones too, busted ones not."""
    others = opponents(p, who)
    if by == "temper":
        return [s for s in others if p.strength[s] > p.strength[who] and (p.supporters[s][p.battle] or _figures(p, s))]
    if by == "crown":
        return [s for s in others if p.state[s] == "fight"]
    if by == "charm":
        return [s for s in (*others, who) if p.track[s]]
    if by == "claws":
        return [s for s in others if p.strength[s] < p.strength[who]] if p.poison else []
    return [s for s in others if p.strength[s] > p.strength[who]] if p.shard_pool else []


def _figures(p: Table, who: int) -> bool:
    return any(at == p.battle for _, at in p.figures[who])


@rules.ask
def target(p: Table, who: int, by: str, done: tuple[int, ...]) -> list[str]:
    """Choose whom an effect hits."""
    found = [f"on {seat}" for seat in targets(p, who, by) if seat not in done]
    return found + (["no"] if by in OPTIONAL else [])


@target.answer
def _(p: Table, who: int, by: str, done: tuple[int, ...], move: str) -> None:
    if move == "no":
        return
    whom = int(move.removeprefix("on "))
    hit(p, who, by, whom)
    done = (*done, whom)
    if by == "claws" and any(seat not in done for seat in targets(p, who, by)):
        push(p, ("target", who, by, done))


def hit(p: Table, who: int, by: str, whom: int) -> None:
    """One effect on one player."""
    if by == "temper":
        say(p, "temper", "W.ability.royal_temper", who=who, whom=whom)
        push(p, ("losing", whom, number(p, "royal_temper"), 0, "temper"))
    elif by == "crown":
        mark(p, whom, "crowned")
        say(p, "crown", "W.wonderlandian.crown", who=who, whom=whom)
    elif by == "charm":
        charm(p, who, whom)
    elif by == "claws":
        p.poison -= number(p, "claws_that_catch")
        put(p, whom, "p" * number(p, "claws_that_catch"))
        say(p, "clawed", "W.ability.claws_that_catch", who=who, whom=whom)
    else:
        rule = "W.ally.D.flamingo" if by == "flamingo" else "W.wonderlandian.broken_cup"
        say(p, "strikes", rule, who=who, whom=whom)
        gain_shards(p, whom, CARD["broken_cup"].n if by == "broken_cup" else 1, rule)


def charm(p: Table, who: int, whom: int) -> None:
    """The Duchess's Charm: one Madness of a track back into that bag, or out of it for good if it is one's own."""
    letter = "m" if "m" in p.track[whom] else "M"
    take_from(p.track, whom, letter)
    if whom == who:
        p.madness += letter == "m"
        p.double_madness += letter == "M"
    else:
        p.bag[whom] = in_order(p.bag[whom] + letter)
    say(p, "charmed", "W.wonderlandian.charm", who=who, whom=whom, chip=CHIP_ID[letter])

"""Regions fall, are emptied or given up; tokens are lost or saved; banners and badges go back."""

from __future__ import annotations

from ..stack import say
from .content.relics import NUMBER
from .geography import regions
from .position import (
    AWAY,
    BANK,
    CAPTIVE,
    EMPTY,
    MURLOC,
    PAST,
    RANSOMED,
    Position,
    earn,
    land,
    need,
    race_of,
    strength,
)
from .powers import Fallen

LIGHTS_HOPE = NUMBER["lights_hope"]


def purse(p: Position, army: int) -> int:
    """The coins of a seat, or of the Murlocs where they play."""
    return p.murloc_coins if army == MURLOC else p.coins[army]


def pay(p: Position, payer: int, payee: int, n: int, source: str, rule: str) -> None:
    """Coins pass from one to another, openly; BANK and MURLOC are purses too."""
    for army, change in ((payer, -n), (payee, n)):
        if army == MURLOC:
            p.murloc_coins += change
        elif army != BANK:
            earn(p, army, change, source)
    if p.events is None:
        return
    if payer == MURLOC:
        say(p, "murlocs-paid", rule, whom=payee, n=n, cause=source)
    elif payee == MURLOC:
        say(p, "paid-murlocs", rule, who=payer, n=n, cause=source)
    elif payee == BANK:
        say(p, "paid-bank", rule, who=payer, n=n, cause=source)
    else:
        say(p, "paid", rule, who=payer, whom=payee, n=n, cause=source)


def sheltered(p: Position, seat: int) -> bool:
    """Does this seat's active race hold Light's Hope Chapel (S.place.lights_hope)?"""
    at = p.relics[LIGHTS_HOPE]
    return at >= 0 and p.holder[at] == seat


def ransom(p: Position, owner: int, attacker: int) -> None:
    """The champion's region fell: his owner pays the attacker 1 coin for him (S.prof.champion)."""
    if p.coins[owner]:
        pay(p, owner, attacker, 1, "champion", "S.prof.champion")
        p.champion = RANSOMED
    else:
        p.champion = CAPTIVE
        say(p, "captive", "S.note.champion_broke", who=owner)


def lose_one(p: Position, owner: int, *, fallen: bool) -> int:
    """One race token of an active race would be lost: 1, or 0 if something saves it (S.note.saved)."""
    if fallen and sheltered(p, owner):
        say(p, "sheltered", "S.place.lights_hope", who=owner)
        return 0
    if p.race[owner] == "draenei" and not p.saved and owner != p.seat:
        p.saved = True
        say(p, "draenei-saved", "S.race.draenei", who=owner)
        return 0
    return 1


def fall(p: Position, r: int, attacker: int) -> Fallen:
    """A region is taken from its holder: one token lost and the others in hand, or all lost in decline (S.loss)."""
    army = p.holder[r]
    fallen = Fallen(army, race_of(p, army), strength(p, r))
    tokens, beasts = p.tokens[r], p.beasts[r]
    lost = 0
    if army == MURLOC:
        lost = tokens
        if p.variant == "murlocs":
            p.murloc_hand += tokens
    elif army >= PAST:
        lost = tokens
    elif army >= 0:
        if p.champion == r:
            ransom(p, army, attacker)
        elif beasts:
            if not sheltered(p, army):
                beasts -= 1
                say(p, "beast-lost", "S.prof.beastmaster", who=army)
        elif tokens:
            lost = lose_one(p, army, fallen=True)
        p.hand[army] += tokens - lost
        p.beast_hand += beasts
    p.deaths += lost
    if p.events is not None and lost:
        say(p, "lost", "S.loss", race=fallen.race, n=lost)
    clear(p, r)
    return fallen


def clear(p: Position, r: int) -> None:
    """Nobody is left in a region: walls, forts and towers go, mountains, relics, bombs and objectives stay."""
    army = p.holder[r]
    p.holder[r], p.tokens[r], p.beasts[r] = EMPTY, 0, 0
    keep = ~(1 << r)
    p.walls &= keep
    p.forts &= keep
    p.towers &= keep
    if PAST <= army < MURLOC and army not in p.holder:
        retire(p, army - PAST)
    recheck_towers(p)


def retire(p: Position, seat: int) -> None:
    """A declined race without regions: its banner goes under the stack, a kept badge is discarded (S.decline.one)."""
    race, badge = p.past[seat], p.past_badge[seat]
    p.past[seat] = p.past_badge[seat] = ""
    p.below.append(race)
    if badge:
        p.dropped.append(badge)
    say(p, "race-gone", "S.decline.one", who=seat, race=race)


def settle(p: Position, r: int) -> None:
    """After tokens left a region: nobody there, or a lone Tauren (S.note.tauren_lone), and it is vacated."""
    army = p.holder[r]
    if army < 0 or army == MURLOC:
        if army == MURLOC and not p.tokens[r]:
            clear(p, r)
        return
    left = strength(p, r)
    if army < PAST and left and left < need(p, army) and p.tokens[r]:
        p.hand[army] += p.tokens[r]
        clear(p, r)
        say(p, "lone-tauren", "S.note.tauren_lone", who=army)
    elif not left:
        clear(p, r)


def lift_champion(p: Position) -> None:
    """The champion leaves his region; with no token left there it is given up (S.note.champion_hold)."""
    r = p.champion
    if r >= 0:
        p.champion = AWAY
        settle(p, r)


def majority(p: Position, r: int, army: int) -> bool:
    """Does this army hold more of a region's neighbours than any other single race?"""
    counts: dict[int, int] = {}
    for other in land(p).near[r]:
        holder = p.holder[other]
        if holder >= 0:
            counts[holder] = counts.get(holder, 0) + 1
    mine = counts.pop(army, 0)
    return mine > max(counts.values(), default=0)


def recheck_towers(p: Position) -> None:
    """A tower whose majority is gone is removed at once (S.prof.defensive, S.note.tower_timing)."""
    if not p.towers:
        return
    for r in regions(p.towers):
        if not majority(p, r, p.holder[r]):
            p.towers &= ~(1 << r)
            say(p, "tower-gone", "S.note.tower_timing", region=land(p).names[r])

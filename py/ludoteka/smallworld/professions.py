"""The twenty professions, one entry each; what needs a question of its own stands below its entry."""

from __future__ import annotations

from ..stack import push, say
from .conquer import enter_champion, mark_attacked, settle_fees
from .content.pieces import BEASTS, FORTS, TOWERS
from .content.relics import NUMBER, ROWS
from .cost import Campaign, Fee, attention
from .geography import regions
from .losses import lift_champion, lose_one, majority, recheck_towers, settle
from .position import (
    AEGIS_PAID,
    AWAY,
    CAPTIVE,
    CHAMPION,
    MURLOC,
    PAST,
    Position,
    held,
    held_mask,
    in_hand,
    land,
    race_of,
    seat_of,
)
from .powers import Fallen, Power, power
from .steps import rules

SCARES, SWAPS = 3, 2
AEGIS = NUMBER["aegis"]

power(Power("mining", "S.prof.mining", pays="cavern"))
power(Power("mountaineer", "S.prof.mountaineer", pays="mountain"))
power(Power("swampwalker", "S.prof.swampwalker", pays="swamp"))
power(Power("farming", "S.prof.farming", pays="field"))
power(Power("ranger", "S.prof.ranger", pays="forest"))
power(Power("herbalist", "S.prof.herbalist", pays="hill"))
power(Power("sailing", "S.prof.sailing", ferry=True))
power(Power("blacksmith", "S.prof.blacksmith", price=lambda p, where, seat, r: -1))
power(Power("marshdweller", "S.prof.marshdweller", kept=True))  # cost.Campaign.fees
power(Power("battlemaster", "S.prof.battlemaster"))  # conquer.count_conquest
power(Power("enraged", "S.prof.enraged", score=lambda p, seat: p.rage))


def relics_held(p: Position, seat: int) -> int:
    """Artifacts and places in the active race's regions (S.prof.archaeologist)."""
    return sum(at >= 0 and p.holder[at] == seat for at in p.relics)


def coasts_held(p: Position, seat: int) -> int:
    """Regions held next to a sea or lake (S.prof.fishing)."""
    return (held_mask(p, seat) & land(p).coast).bit_count()


def continents_held(p: Position, seat: int) -> int:
    """Continents with a region of the active race (S.prof.explorer)."""
    return len({land(p).continent[r] for r in held(p, seat)})


power(Power("archaeologist", "S.prof.archaeologist", score=relics_held))
power(Power("fishing", "S.prof.fishing", score=coasts_held))
power(Power("explorer", "S.prof.explorer", score=continents_held))


# Garrisoned


def raise_fort(p: Position, seat: int, r: int, fallen: Fallen) -> None:
    """A fort in each region held, 10 in all (S.prof.garrisoned)."""
    if p.forts.bit_count() < FORTS:
        p.forts |= 1 << r
        say(p, "fort-built", "S.prof.garrisoned", who=seat, region=land(p).names[r])


def raise_forts(p: Position, seat: int) -> None:
    """End of turn: forts that have become free are built in regions without one."""
    for r in held(p, seat):
        if not p.forts >> r & 1 and p.forts.bit_count() < FORTS:
            p.forts |= 1 << r
            say(p, "fort-built", "S.prof.garrisoned", who=seat, region=land(p).names[r])


power(Power("garrisoned", "S.prof.garrisoned", kept=True, conquered=raise_fort, finish=raise_forts))


# Defensive


def build_towers(p: Position, seat: int) -> None:
    """End of turn: a watchtower on each own field with the majority around it, 6 in all (S.prof.defensive)."""
    for r in regions(held_mask(p, seat) & land(p).masks["field"] & ~p.towers):
        if p.towers.bit_count() < TOWERS and majority(p, r, seat):
            p.towers |= 1 << r
            say(p, "tower-built", "S.prof.defensive", who=seat, region=land(p).names[r])


def raze_towers(p: Position, seat: int) -> None:
    """The race declines: its towers go with the badge."""
    p.towers = 0


power(Power("defensive", "S.prof.defensive", finish=build_towers, leave=raze_towers))


# Champion


def champion_targets(p: Position, seat: int) -> list[int]:
    """Adjacent regions he may take: a token in hand is needed but not spent (S.note.champion_token)."""
    if p.used & CHAMPION or p.champion == CAPTIVE or not in_hand(p, seat):
        return []
    c = Campaign(p, seat)
    water = 0 if c.race.water else c.land.masks["water"]
    return [r for r in regions(c.near & ~c.mine & ~water) if not c.refusal(r) and c.solvent(r)]


def champion_moves(p: Position, seat: int) -> list[str]:
    """The champion alone conquers an adjacent region, once a turn (S.prof.champion)."""
    return [f"champion {land(p).ids[r]}" for r in champion_targets(p, seat)]


def send_champion(p: Position, seat: int, name: str) -> None:
    push(p, ("conquer", seat))
    enter_champion(p, seat, land(p).index[name])


def free_champion(p: Position, seat: int) -> None:
    """Start of turn: a captive who could not be ransomed comes back (S.note.champion_broke)."""
    if p.champion < 0:
        p.champion = AWAY


def dismiss_champion(p: Position, seat: int) -> None:
    """The race declines: the champion leaves, and a region he held alone with him (S.note.champion_hold)."""
    lift_champion(p)
    p.champion = AWAY


power(
    Power(
        "champion",
        "S.prof.champion",
        begin=free_champion,
        moves=champion_moves,
        plays={"champion": send_champion},
        leave=dismiss_champion,
    )
)


# Beastmaster


def drop_beasts(p: Position, seat: int) -> None:
    """All beasts go; a region held by beasts alone is vacated (S.note.beasts)."""
    p.beast_hand = 0
    for r in held(p, seat):
        if p.beasts[r]:
            p.beasts[r] = 0
            settle(p, r)


def call_beasts(p: Position, seat: int) -> None:
    """Start of turn: a beast for each hill held, 5 in all (S.prof.beastmaster)."""
    drop_beasts(p, seat)
    p.beast_hand = min(BEASTS, (held_mask(p, seat) & land(p).masks["hill"]).bit_count())
    if p.beast_hand:
        say(p, "beasts", "S.prof.beastmaster", who=seat, n=p.beast_hand)


power(Power("beastmaster", "S.prof.beastmaster", begin=call_beasts, leave=drop_beasts))


# Intimidating


def scare_targets(p: Position, seat: int) -> list[int]:
    """Adjacent regions with an enemy's wall, fort or token that the power may touch."""
    if p.scares >= SCARES:
        return []
    c = Campaign(p, seat)
    found = []
    for r in regions(c.near & ~c.mine & ~p.towers):
        holder = p.holder[r]
        if holder < 0 or seat_of(holder) == seat or not (p.tokens[r] or (p.walls | p.forts) >> r & 1):
            continue
        if sum(fee.n for fee in scare_fees(p, seat, r)) <= p.coins[seat]:
            found.append(r)
    return found


def havens(p: Position, r: int) -> list[int]:
    """Where a frightened token of this region may go: other regions of its race, not under a tower or unpaid Aegis."""
    army = p.holder[r]
    if army == MURLOC:
        return []
    barred = p.towers | (1 << p.relics[AEGIS] if p.relics[AEGIS] >= 0 and not p.paid & AEGIS_PAID else 0)
    return [other for other in held(p, army) if other != r and not (army < PAST and barred >> other & 1)]


def scare_fees(p: Position, seat: int, r: int) -> list[Fee]:
    """Aegis; harmony only if the token ends in the tray (S.note.intimidate)."""
    walled = bool((p.walls | p.forts) >> r & 1)
    return attention(p, seat, r, harm=not walled and not havens(p, r))


def scare_moves(p: Position, seat: int) -> list[str]:
    """Three times a turn an enemy token is moved from an adjacent region (S.prof.intimidating)."""
    return [f"scare {land(p).ids[r]}" for r in scare_targets(p, seat)]


def scare(p: Position, seat: int, name: str) -> None:
    """A wall or fort goes first; a token moves within its race, or to the tray."""
    r = land(p).index[name]
    p.scares += 1
    settle_fees(p, seat, scare_fees(p, seat, r))
    push(p, ("conquer", seat))
    for pieces, kind in (("walls", "wall"), ("forts", "fort")):
        if getattr(p, pieces) >> r & 1:
            setattr(p, pieces, getattr(p, pieces) & ~(1 << r))
            say(p, "scared-piece", "S.prof.intimidating", who=seat, region=land(p).names[r], piece=kind)
            return
    if havens(p, r):
        push(p, ("scare_to", seat, r))
        return
    army = p.holder[r]
    race = race_of(p, army)
    p.tokens[r] -= 1
    lost = 1
    if army < PAST:
        mark_attacked(p, r)
        lost = lose_one(p, army, fallen=False)
        p.hand[army] += 1 - lost
    elif army == MURLOC and p.variant == "murlocs":
        p.murloc_hand += 1
    p.deaths += lost
    say(p, "scared-away", "S.prof.intimidating", who=seat, region=land(p).names[r], race=race)
    settle(p, r)


@rules.ask
def scare_to(p: Position, seat: int, r: int) -> list[str]:
    """Where the frightened token goes (S.prof.intimidating)."""
    return [f"to {land(p).ids[other]}" for other in havens(p, r)]


@scare_to.answer
def _(p: Position, seat: int, r: int, move: str) -> None:
    other = land(p).index[move[3:]]
    p.tokens[r] -= 1
    p.tokens[other] += 1
    say(p, "scared", "S.prof.intimidating", who=seat, region=land(p).names[other], race=race_of(p, p.holder[r]))
    settle(p, r)


power(Power("intimidating", "S.prof.intimidating", moves=scare_moves, plays={"scare": scare}))


# Portal Mage


def portals(p: Position) -> list[int]:
    """Magic-source regions that a swap may touch: no tower, no unpaid Aegis (S.note.portal)."""
    barred = p.towers | land(p).masks["water"]
    aegis = p.relics[AEGIS]
    if aegis >= 0 and not p.paid & AEGIS_PAID and p.holder[aegis] != p.seat:
        barred |= 1 << aegis
    return regions(land(p).masks["magic"] & ~barred)


def portal_moves(p: Position, seat: int) -> list[str]:
    """Twice a turn everything is swapped between two magic sources (S.prof.portal_mage)."""
    if p.swaps >= SWAPS:
        return []
    gates = portals(p)
    return [f"portal {land(p).ids[r]}" for r in gates if p.holder[r] >= 0 and len(gates) > 1]


def open_portal(p: Position, seat: int, name: str) -> None:
    p.swaps += 1
    push(p, ("portal_to", seat, land(p).index[name]), ("conquer", seat))


@rules.ask
def portal_to(p: Position, seat: int, r: int) -> list[str]:
    """The other magic source of the swap (S.prof.portal_mage)."""
    return [f"to {land(p).ids[other]}" for other in portals(p) if other != r]


@portal_to.answer
def _(p: Position, seat: int, r: int, move: str) -> None:
    other = land(p).index[move[3:]]
    for row in (p.holder, p.tokens, p.beasts):
        row[r], row[other] = row[other], row[r]
    for pieces in ("walls", "forts", "bombs", "objectives"):
        setattr(p, pieces, swapped(getattr(p, pieces), r, other))
    for number, relic in enumerate(ROWS):
        if relic.sort == "artifact" and p.relics[number] in {r, other}:
            p.relics[number] = other if p.relics[number] == r else r
    if p.champion in {r, other}:
        p.champion = other if p.champion == r else r
    say(p, "swapped", "S.prof.portal_mage", who=seat, region=land(p).names[r], other=land(p).names[other])
    recheck_towers(p)


def swapped(mask: int, a: int, b: int) -> int:
    """The mask with two of its bits exchanged."""
    return mask ^ ((1 << a | 1 << b) if (mask >> a ^ mask >> b) & 1 else 0)


power(Power("portal_mage", "S.prof.portal_mage", moves=portal_moves, plays={"portal": open_portal}))

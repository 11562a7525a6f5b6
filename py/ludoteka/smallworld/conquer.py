"""Conquests: which regions, by which means, the last roll, and what a conquest brings with it."""

from __future__ import annotations

from ..stack import CHANCE, push, say
from .content.pieces import DIE
from .content.races import RACES
from .content.relics import NUMBER
from .cost import USED, Aids, Campaign, Fee, aids_of
from .geography import regions
from .losses import clear, fall, lift_champion, pay, recheck_towers
from .position import (
    AEGIS_PAID,
    CHAMPION,
    HARMONY_PAID,
    MURLOC,
    PAST,
    RAID,
    Position,
    earn,
    faction_of,
    held,
    in_hand,
    land,
    race_of,
    seat_of,
)
from .powers import Fallen, powers_of
from .steps import rules


@rules.ask
def conquer(p: Position, seat: int) -> list[str]:
    """Conquer, use a power, give up a region, decline while nothing was done, or stop (S.conquer.stop)."""
    moves = attacks(p, seat)
    for power in powers_of(p, seat):
        if power.moves is not None:
            moves += power.moves(p, seat)
    if not p.begun:
        moves += [f"abandon {land(p).ids[r]}" for r in held(p, seat) if p.tokens[r]]
    if p.fresh:
        moves.append("decline")
    moves.append("stop")
    return moves


def attacks(p: Position, seat: int) -> list[str]:
    """Conquests and last rolls that the tokens in hand allow, with every useful aid."""
    hand = in_hand(p, seat)
    if not hand:
        return []  # S.conquer.token
    c = Campaign(p, seat)
    aids = aids_of(p, seat)
    raid = p.race[seat] == "gnomes" and not p.used & RAID
    moves: list[str] = []
    for r, name in enumerate(c.land.ids):
        if not aids and not raid:
            moves += attack_by(c, r, name, (), hand)
            continue
        for chosen in c.choices(r, aids):
            moves += attack_by(c, r, name, chosen, hand)
        if raid:
            plain = [aid for aid in aids if aid in {"frostmourne", "ethereals"}]
            for chosen in c.choices(r, plain):
                sky = ("raid", *chosen)
                if not c.refusal(r, sky) and c.solvent(r, sky):
                    moves.append(" ".join(("raid", name, *chosen)))
    return moves


def attack_by(c: Campaign, r: int, name: str, aids: Aids, hand: int) -> list[str]:
    """The attack on a region by these aids: outright, by the die (S.last.die), or not at all."""
    if c.refusal(r, aids):
        return []
    short = c.price(r, aids) - hand
    if short > 3 or (short > 0 and hand < c.floor) or not c.solvent(r, aids):
        return []
    return [" ".join(("conquer" if short <= 0 else "roll", name, *aids))]


@conquer.answer
def _(p: Position, seat: int, move: str) -> None:
    verb, *words = move.split(" ")
    p.fresh = False
    if verb == "stop":
        push(p, ("after_conquests", seat))
    elif verb == "decline":
        push(p, ("decline", seat))
    elif verb == "abandon":
        abandon(p, seat, land(p).index[words[0]])
        push(p, ("conquer", seat))
    else:
        p.begun = True
        step = VERBS.get(verb) or next(one.plays[verb] for one in powers_of(p, seat) if verb in one.plays)
        step(p, seat, *words)


def abandon(p: Position, seat: int, r: int) -> None:
    """Take up the last tokens of a region: it is no longer one's own (S.abandon)."""
    p.hand[seat] += p.tokens[r]
    p.tokens[r] = 0
    say(p, "abandoned", "S.abandon", who=seat, region=land(p).names[r])
    if p.champion != r and not p.beasts[r]:
        clear(p, r)


# attacking


def settle_fees(p: Position, army: int, fees: list[Fee]) -> None:
    """Pay what is due before an attack; there is no refund (S.note.payments)."""
    for fee in fees:
        pay(p, army, fee.to, fee.n, fee.key, fee.rule)
        if fee.key == "pandaren":
            p.paid |= HARMONY_PAID
        elif fee.key == "aegis":
            p.paid |= AEGIS_PAID


def begin_attack(p: Position, c: Campaign, r: int, aids: Aids) -> None:
    """An attack is declared: fees are paid, aids are used up, the attacked race is remembered."""
    settle_fees(p, c.army, c.fees(r, aids))
    for aid in aids:
        p.used |= USED.get(aid, 0)
    mark_attacked(p, r)


def mark_attacked(p: Position, r: int) -> None:
    """Remember whose active race was attacked this turn (S.race.pandaren)."""
    if 0 <= p.holder[r] < PAST:
        p.attacked |= 1 << p.holder[r]


def conquer_outright(p: Position, seat: int, name: str, *aids: str) -> None:
    """A conquest with enough tokens; they stay there until redeployment (S.conquer.stay)."""
    c = Campaign(p, seat)
    r = c.land.index[name]
    price = c.price(r, aids)
    begin_attack(p, c, r, aids)
    push(p, ("conquer", seat))
    occupy(p, seat, r, price, aids)


def roll(p: Position, seat: int, name: str, *aids: str) -> None:
    """The last conquest: the region is named, then the die is rolled (S.last.die)."""
    c = Campaign(p, seat)
    r = c.land.index[name]
    short = c.price(r, aids) - in_hand(p, seat)
    begin_attack(p, c, r, aids)
    push(p, ("die", CHANCE, seat, r, short, aids))


@rules.chance
def die(p: Position, who: int, seat: int, r: int, short: int, aids: Aids) -> tuple[tuple[str, int], ...]:
    """The reinforcement die."""
    return DIE


@die.answer
def _(p: Position, who: int, seat: int, r: int, short: int, aids: Aids, pips: str) -> None:
    won = int(pips) >= short
    key = "rolled" if won else "rolled-short"
    say(p, key, "S.last.die", who=seat, region=land(p).names[r], n=int(pips), short=short, news=True)
    push(p, ("after_conquests", seat))
    if won:
        occupy(p, seat, r, in_hand(p, seat), aids)


def raid(p: Position, seat: int, name: str, *aids: str) -> None:
    """The air raid: name any region, roll, and the pips lower its price (S.race.gnomes)."""
    c = Campaign(p, seat)
    r = c.land.index[name]
    p.used |= RAID
    begin_attack(p, c, r, aids)
    push(p, ("raid_die", CHANCE, seat, r, aids))


@rules.chance
def raid_die(p: Position, who: int, seat: int, r: int, aids: Aids) -> tuple[tuple[str, int], ...]:
    """The reinforcement die of an air raid."""
    return DIE


@raid_die.answer
def _(p: Position, who: int, seat: int, r: int, aids: Aids, pips: str) -> None:
    c = Campaign(p, seat)
    price = c.price(r, ("raid", *aids), int(pips))
    say(p, "raided", "S.race.gnomes", who=seat, region=c.land.names[r], n=int(pips), cost=price, news=True)
    if price <= in_hand(p, seat):
        push(p, ("conquer", seat))
        occupy(p, seat, r, price, aids)
    else:
        push(p, ("raid_short", seat, r, price - in_hand(p, seat), aids))


@rules.ask
def raid_short(p: Position, seat: int, r: int, short: int, aids: Aids) -> list[str]:
    """Too few tokens after the raid: the ordinary last roll there, or drop it (S.note.gnomes_short)."""
    return ["roll", "drop"] if short <= 3 else ["drop"]


@raid_short.answer
def _(p: Position, seat: int, r: int, short: int, aids: Aids, move: str) -> None:
    if move == "roll":
        push(p, ("die", CHANCE, seat, r, short, aids))
    else:
        say(p, "raid-dropped", "S.note.gnomes_short", who=seat, region=land(p).names[r])
        push(p, ("conquer", seat))


VERBS = {"conquer": conquer_outright, "roll": roll, "raid": raid}


# taking a region


def occupy(p: Position, seat: int, r: int, price: int, aids: Aids) -> None:
    """Tokens enter: race tokens first, then beasts; artifacts that helped come along (S.artifact.moves)."""
    fallen = fall(p, r, seat)
    own = min(price, p.hand[seat])
    p.hand[seat] -= own
    p.tokens[r] = own
    if price > own:
        p.beast_hand -= price - own
        p.beasts[r] = price - own
    for aid in aids:
        if aid in NUMBER:
            p.relics[NUMBER[aid]] = r
    conquered(p, seat, r, fallen, price)


def enter_champion(p: Position, seat: int, r: int) -> None:
    """The champion alone takes the region, whatever defends it (S.prof.champion)."""
    p.used |= CHAMPION
    settle_fees(p, seat, Campaign(p, seat).fees(r))
    mark_attacked(p, r)
    lift_champion(p)
    fallen = fall(p, r, seat)
    p.champion = r
    conquered(p, seat, r, fallen, 0)


def conquered(p: Position, seat: int, r: int, fallen: Fallen, spent: int) -> None:
    """A region was conquered: coins and pieces at once, face-down tokens turned; the rest is scored later."""
    p.holder[r] = seat
    recheck_towers(p)
    if p.events is not None:
        rule, name, race, loser = "S.conquer.cost", land(p).names[r], p.race[seat], fallen.race
        if loser:
            say(p, "conquered-from", rule, who=seat, region=name, n=spent, race=race, loser=loser)
        else:
            say(p, "conquered", rule, who=seat, region=name, n=spent, race=race)
    count_conquest(p, seat, fallen)
    take_objective(p, seat, r)
    for power in powers_of(p, seat):
        if power.conquered is not None:
            power.conquered(p, seat, r, fallen)
    if p.hidden >> r & 1:
        push(p, ("reveal", CHANCE, seat, r))
    elif neutral_on_battleground(p, seat):
        push(p, ("faction", seat, False))


def count_conquest(p: Position, seat: int, fallen: Fallen) -> None:
    """What counts for a conquest by tokens, champion or bomb alike: faction, rage, spoils."""
    if fallen.race:
        p.beaten[fallen.race] = p.beaten.get(fallen.race, 0) + 1
        if p.badge[seat] == "battlemaster":
            earn(p, seat, 1, "battlemaster")
            say(p, "spoils", "S.prof.battlemaster", who=seat, n=1)
    enemy = fallen.army == MURLOC and p.variant == "murlocs"
    enemy = enemy or (fallen.army != MURLOC and seat_of(fallen.army) not in {None, seat})
    if enemy and fallen.defenders >= 2 and p.badge[seat] == "enraged":
        p.rage += fallen.defenders


def take_objective(p: Position, seat: int, r: int) -> None:
    """A military objective: 2 coins for a conqueror not of the Horde, and for the Humans' player (S.race.humans)."""
    if not p.objectives >> r & 1 or faction_of(p, race_of(p, seat)) == "horde":
        return
    p.objectives &= ~(1 << r)
    earn(p, seat, 2, "humans")
    say(p, "objective-taken", "S.race.humans", who=seat, region=land(p).names[r], n=2)
    owner = p.race.index("humans")
    if owner != seat:
        earn(p, owner, 2, "humans")
        say(p, "objective-shared", "S.race.humans", who=owner, n=2)


# the face-down tokens


@rules.chance
def reveal(p: Position, who: int, seat: int, r: int) -> list[tuple[str, int]]:
    """Which of the unseen artifacts and places lies here (S.place.reveal)."""
    return [(name, 1) for name, number in NUMBER.items() if p.relics[number] == -1]


@reveal.answer
def _(p: Position, who: int, seat: int, r: int, name: str) -> None:
    p.hidden &= ~(1 << r)
    turn_up(p, seat, r, name)


def turn_up(p: Position, seat: int, r: int, name: str) -> None:
    """A relic lies open in its region; the Well goes on to water."""
    p.relics[NUMBER[name]] = r
    say(p, "revealed", "S.place.reveal", region=land(p).names[r], relic=name, news=True)
    if name == "well_of_eternity":
        push(p, ("well", seat, r))
    elif name == "battleground" and neutral_on_battleground(p, seat):
        push(p, ("faction", seat, False))


def neutral_on_battleground(p: Position, seat: int) -> bool:
    """Must a neutral race choose what it fights for this turn (S.place.battleground)?"""
    at = p.relics[NUMBER["battleground"]]
    if seat >= PAST or at < 0 or p.holder[at] != seat or p.faction or not p.race[seat]:
        return False
    return RACES[p.race[seat]].faction == "neutral"


@rules.ask
def faction(p: Position, seat: int, start: bool) -> list[str]:
    """A neutral race on the Battleground picks a faction for this turn; at its start one may decline instead."""
    return ["horde", "alliance", *(["decline"] if start and p.fresh else [])]


@faction.answer
def _(p: Position, seat: int, start: bool, move: str) -> None:
    p.fresh = False
    if move == "decline":
        p.stack.pop()  # the conquests that would have followed
        push(p, ("decline", seat))
        return
    p.faction = move
    say(p, "fights-for", "S.place.battleground", who=seat, faction=move)


def waters(p: Position, r: int) -> list[int]:
    """Seas and lakes of a region's continent."""
    where = land(p)
    return [w for w in regions(where.masks["water"]) if where.continent[w] == where.continent[r]]

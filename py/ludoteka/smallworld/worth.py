"""What things are worth to a steady player, in coins: regions, combinations, going on, declining."""

from __future__ import annotations

from .content.professions import PROFESSIONS
from .content.races import RACES
from .content.relics import NUMBER
from .cost import Campaign
from .decline import remains
from .geography import Land, regions
from .position import MURLOC, PAST, Position, faction_of, held, held_mask, in_hand, land, race_of, seat_of
from .powers import POWERS, powers_of
from .scoring import OPPOSITE, holds, income

RELIC_WORTH = {
    "frostmourne": 1.0,
    "doomhammer": 0.5,
    "ashes_of_alar": 0.4,
    "heart_of_azeroth": 1.0,
    "aegis": 0.4,
    "well_of_eternity": 0.0,
    "meeting_stone": 0.4,
    "karazhan": 1.2,
    "battleground": 0.8,
    "dark_portal": 2.0,
    "spirit_healer": 0.8,
    "lights_hope": 0.5,
}
"""Coins a turn, or what comes to that."""

BANNER_WORTH = {
    "draenei": 0.3,
    "dwarves": 0.5,
    "ethereals": 0.4,
    "forsaken": 0.6,
    "gnomes": 0.5,
    "goblins": 0.7,
    "humans": 1.3,
    "kobolds": 0.4,
    "naga": 0.9,
    "night_elves": 0.6,
    "orcs": 0.6,
    "pandaren": 0.9,
    "tauren": -0.6,
    "trolls": 0.8,
    "worgen": 1.2,
}
BADGE_WORTH = {
    "archaeologist": 0.4,
    "battlemaster": 1.0,
    "beastmaster": 0.7,
    "blacksmith": 0.5,
    "champion": 1.0,
    "defensive": 0.5,
    "enraged": 1.0,
    "explorer": 2.2,
    "fishing": 3.0,
    "garrisoned": 0.7,
    "intimidating": 0.8,
    "marshdweller": 0.2,
    "portal_mage": 0.3,
    "sailing": 0.4,
}
"""Coins a turn beside the tokens; powers that pay by terrain are reckoned from the map."""


def turns_left(p: Position) -> int:
    """The player's turns after this one."""
    return p.rounds - p.round


def pay_masks(p: Position, seat: int) -> list[int]:
    """For each power of a seat that pays by region, those regions."""
    masks = [land(p).masks[power.pays] for power in powers_of(p, seat) if power.pays]
    return [*masks, land(p).coast] if p.badge[seat] == "fishing" else masks


def visible(p: Position, seat: int) -> int:
    """What a seat's regions pay a turn, as everybody can see."""
    mine = held_mask(p, seat)
    coins = mine.bit_count() + held_mask(p, PAST + seat).bit_count()
    return coins + sum((mine & mask).bit_count() for mask in pay_masks(p, seat))


class Eye:
    """What one seat values on the board now; facts of the whole board are gathered once."""

    def __init__(self, p: Position, seat: int) -> None:
        self.p = p
        self.seat = seat
        self.land: Land = land(p)
        self.race, self.badge = powers_of(p, seat)
        self.pays = pay_masks(p, seat)
        if holds(p, seat, NUMBER["karazhan"]):
            self.pays.append(self.land.masks[self.land.terrain[p.relics[NUMBER["karazhan"]]]])
        self.mine = held_mask(p, seat)
        self.faction = faction_of(p, p.race[seat]) if p.race[seat] else "neutral"
        self.foe = OPPOSITE.get(self.faction, "")
        self.spite = 0.8 / max(1, p.seats - 1) if p.variant != "murlocs" else -1.0
        size = [visible(p, other) for other in range(p.seats)]
        self.rank: list[float] = [max(0.3, n * p.seats / max(1, sum(size))) ** 1.5 for n in size]
        """How much each seat's regions pay, against the mean."""
        self.islands = {self.land.continent[r] for r in regions(self.mine)}
        self.lasting = min(3.0, 1.0 + 0.6 * turns_left(p))
        """For how many scorings a region taken now counts."""

    def per_turn(self, r: int) -> float:
        """Coins a region pays every turn while it is held."""
        coins = 1.0 + sum(mask >> r & 1 for mask in self.pays)
        if self.badge.id == "explorer" and self.land.continent[r] not in self.islands:
            coins += 1
        if self.badge.id == "beastmaster" and self.land.has(r, "hill"):
            coins += 0.5
        for name, number in NUMBER.items():
            if self.p.relics[number] == r:
                coins += RELIC_WORTH[name] + (self.badge.id == "archaeologist")
        return coins

    def spoils(self, r: int) -> float:
        """Coins a conquest of the region pays this turn."""
        p, holder = self.p, self.p.holder[r]
        coins = 0.0
        if p.hidden >> r & 1:
            coins += 1.0 + (self.badge.id == "archaeologist")
        if p.objectives >> r & 1 and self.faction != "horde":
            coins += 2
        if holder < 0:
            return coins
        race = race_of(p, holder)
        if race != "murlocs":
            side = RACES[race].faction
            coins += side == self.foe and race not in p.beaten
            coins += self.race.id == "orcs" and side == "alliance"
        coins += self.badge.id == "battlemaster"
        if self.badge.id == "enraged" and self.hostile(holder) and p.tokens[r] + p.beasts[r] >= 2:
            coins += p.tokens[r] + p.beasts[r]
        return coins + 0.3 * (self.race.id == "forsaken")

    def hostile(self, holder: int) -> bool:
        """Is it an opponent's army?"""
        return holder < MURLOC and seat_of(holder) != self.seat

    def harm(self, r: int) -> float:
        """What it is worth that the holder loses the region; those who hold much are harmed with more relish."""
        holder = self.p.holder[r]
        if holder < 0:
            return 0.0
        if holder == MURLOC:
            return 1.0 if self.p.variant == "murlocs" else 0.0
        owner = seat_of(holder)
        if owner is None or owner == self.seat:
            return -self.lasting
        pays = 1.0
        if holder < PAST:
            pays += 0.4 + sum(mask >> r & 1 for mask in pay_masks(self.p, owner))
        return self.spite * self.rank[owner] * 1.5 * pays

    def worth(self, r: int) -> float:
        """Taking the region now, over the time it will be held."""
        safe = 1.0 + 0.3 * self.land.has(r, "water") + 0.1 * self.land.has(r, "mountain")
        return self.per_turn(r) * self.lasting * safe + self.spoils(r) + self.harm(r)


def new_coins(p: Position, seat: int, hand: int) -> float:
    """About what conquests with the tokens in hand will pay this turn, best value for tokens first."""
    c, eye = Campaign(p, seat), Eye(p, seat)
    offers = []
    for r in range(len(p.holder)):
        if not c.refusal(r):
            price = c.price(r)
            gain = eye.per_turn(r) + eye.spoils(r)
            offers.append((gain / price, price, gain))
    coins = 0.0
    for _, price, gain in sorted(offers, reverse=True):
        if price <= hand:
            hand -= price
            coins += gain
        elif hand and price - hand <= 2:
            return coins + 0.4 * gain
    return coins


STAYING = {
    "draenei": -0.3,
    "ethereals": 1.0,
    "forsaken": -0.9,
    "goblins": 0.3,
    "humans": 0.6,
    "naga": 0.8,
    "night_elves": 0.6,
    "pandaren": 0.6,
    "worgen": 1.5,
    "defensive": 0.6,
    "intimidating": 0.9,
    "garrisoned": 0.3,
}
"""Coins a turn that going on brings beside the regions: objectives, forms, tolls; new Forsaken must be paid for."""


def going_on(p: Position, seat: int) -> float:
    """The coins of this turn if the race goes on, and how well its regions will hold."""
    coins = sum(n for _, n in income(p, seat)) + new_coins(p, seat, in_hand(p, seat))
    mine = held_mask(p, seat)
    firm = (mine & (p.walls | p.forts | p.towers | land(p).masks["water"])).bit_count()
    return coins + 0.1 * firm + STAYING.get(p.race[seat], 0.0) + STAYING.get(p.badge[seat], 0.0)


def fresh_start(p: Position, seat: int) -> float:
    """The coins of the first turn of the best combination on offer, its price paid."""
    best = max(first_turn(p, place) + p.row_coins[place] - place for place in range(len(p.row_badge)))
    return best * 1.12


def first_turn(p: Position, place: int) -> float:
    """About what a combination earns in a turn: regions by its tokens, and its powers."""
    race, badge = p.row_race[place], p.row_badge[place]
    tokens = RACES[race].number + PROFESSIONS[badge].number
    price = 2.7 - 0.3 * (badge == "blacksmith") - 0.1 * (race == "trolls")
    taken = tokens / (price * (1.45 if race == "tauren" else 1.0))
    return taken + bonus(p, race, taken) + bonus(p, badge, taken)


def bonus(p: Position, name: str, taken: float) -> float:
    """Coins a turn that a banner or badge adds."""
    pays = POWERS[name].pays
    where = land(p)
    if pays:
        share = where.masks[pays].bit_count() / max(1, len(where.ids) - where.masks["water"].bit_count())
        return min(where.masks[pays].bit_count() * 0.7, taken * min(0.85, share * 2.0))
    return BANNER_WORTH.get(name, BADGE_WORTH.get(name, 0.0))


def better_to_decline(p: Position, seat: int) -> bool:
    """Two turns with the old race against its decline and a new race's first turn, which also has a future."""
    left = turns_left(p)
    if left < 1 or in_hand(p, seat) > 4 + 2 * len(held(p, seat)):  # the last turn, or an army hardly landed
        return False
    stays = remains(p, seat)
    going = going_on(p, seat)
    future = 1.8 * min(3, left - 1)
    return stays * 1.85 + fresh_start(p, seat) + future > 2 * going + 0.6


def threat(p: Position, seat: int, r: int) -> float:
    """How much a region of one's own is in danger: foreign active neighbours, a coast to land on, its worth."""
    where = land(p)
    if where.has(r, "water") or p.towers >> r & 1:
        return 0.01
    danger = 0.4 if where.has(r, "anchor") else 0.15
    for near in where.near[r]:
        holder = p.holder[near]
        if 0 <= holder < PAST and holder != seat:
            danger += 1.0
        elif holder == MURLOC and p.variant == "murlocs":
            danger += 0.8
    return danger


def defence(p: Position, r: int) -> float:
    """What already defends a region."""
    bit = 1 << r
    return (
        2.0
        + p.tokens[r]
        + p.beasts[r]
        + (p.champion == r)
        + bool(p.walls & bit)
        + bool(p.forts & bit)
        + land(p).has(r, "mountain")
        + 4 * bool(p.towers & bit)
    )


def weakest(p: Position, seat: int) -> int:
    """Where one more token helps most."""
    eye = Eye(p, seat)
    best, choice = -1.0, -1
    for r in held(p, seat):
        urgency = threat(p, seat, r) * (0.6 + eye.per_turn(r)) / defence(p, r) ** 1.5
        if urgency > best:
            best, choice = urgency, r
    return choice

"""What things are worth to the steady player, in points; read only from what its seat may know."""

from __future__ import annotations

from math import exp

from .battle import resistance
from .content import board
from .content.chips import ALLIES, BASE, KIND
from .content.factions import abilities
from .content.quests import QUEST
from .content.tea import CARDS, TeaCard
from .content.wonderlandians import CARD
from .position import Table, board_side, castle_room, castle_value, effect_of, has, open_regions, owned, units_in
from .quests import goal_done
from .setup import PARTY
from .war import TILE, starting_strength

DRAWS = (0.0, 2.0, 3.8, 5.2, 6.3, 7.2, 7.9, 8.4, 8.8)
"""How much strength a number of units lets one draw before they run out, roughly."""
SLOPE = 0.42
SHARD = 1.25
"""A shard costs a point at the end, and sometimes a Madness."""
DIE = 1.7

FIGURE_WORTH = {
    "white_rabbit": 3.4, "walrus": 4.2, "gryphon": 3.0, "knave": 2.8, "march_hare": 3.0, "duchess": 2.6,
    "caterpillar": 2.7,
    "humpty_dumpty": 3.2, "tweedles": 3.8, "mock_turtle": 2.6, "dormouse": 2.6, "unicorn": 3.0,
}  # fmt: skip
ITEM_WORTH = {
    "pocket_watch": 3.2, "oyster": 2.8, "feather": 2.8, "crown": 3.0, "broken_cup": 3.2, "charm": 2.8, "hookah": 3.2,
    "glove": 2.8, "rattle": 2.8, "soup": 2.8, "spoon": 3.0, "horn": 3.6,
}  # fmt: skip
ABILITY_WORTH = {
    "sword_of_hope": 3.2, "everywhere_at_once": 3.4, "love_of_learning": 2.6, "support_of_the_people": 3.6,
    "royal_temper": 2.8, "paint_it_red": 2.7, "twice_as_fast": 2.6, "off_with_their_heads": 3.0,
    "claws_that_catch": 2.6, "manxome_foe": 3.2, "slithy_toves": 2.3, "borogoves": 2.6, "eyes_of_flame": 2.6,
    "piping_hot": 3.4, "one_more_cup": 2.8, "architect_of_war": 2.6, "unbirthday_guests": 2.4,
    "wicked_smile": 3.0, "gone_but_for_the_grin": 2.5, "all_mad_here": 2.9, "here_and_there": 2.7,
}  # fmt: skip
EFFECT_WORTH = {
    "double_or_return": 0.9, "double_next": 0.9, "points": 0.9, "aloof": -0.2, "change_level": 0.3,
    "double_or_march": 0.9, "lead_allies": 0.7, "stay_fresh": 0.5, "lonely": -0.6, "herd": 0.5,
    "scout": 0.6, "hop_to_forge": 0.8, "free_feat": 0.4, "toll": -0.2, "pack": 0.4,
    "triple": 1.1, "give_shard": 0.7, "forged_supporter": 0.4, "spoils": -0.4, "even_shards": 0.1,
}  # fmt: skip


def rounds_left(p: Table) -> int:
    """Wars still to be fought, this one included."""
    return board.ROUNDS + 1 - p.round


def chip_worth(p: Table, who: int, letter: str) -> float:
    """A chip in the bag for the rest of the game, and for the quests in hand."""
    if letter == "p" or letter in "mM":
        return -1.4
    early = 0.45 + 0.2 * rounds_left(p)
    worth = (0.55 + 0.5 * BASE[letter] + EFFECT_WORTH.get(effect_of(p, letter), 0.0)) * early
    if letter == "g":
        worth = 1.5 * early
    return worth + quest_pull(p, who, letter)


def quest_pull(p: Table, who: int, letter: str) -> float:
    """How much a chip helps the objectives of one's own quests."""
    if letter not in ALLIES:
        return 0.0
    pull = 0.0
    for quest in (*p.hand[who], *p.feats[who]):
        row = QUEST[quest]
        weight = 2.0 if quest in p.feats[who] else 1.0
        if row.goal == "ally_chips" and KIND[letter] in row.goal_kinds:
            have = sum(KIND[one] in row.goal_kinds for one in owned(p, who))
            if have < row.goal_n and row.goal_n - have <= 3 * rounds_left(p) + 1:
                pull += weight * (0.35 + 0.12 * have)
        elif row.goal == "one_of_each" and letter != "g" and KIND[letter] not in {KIND[one] for one in owned(p, who)}:
            pull += 0.8 * weight
        elif (row.goal == "strong_allies" and letter.isupper()) or (row.goal == "forge_chips" and letter == "g"):
            pull += 0.7 * weight * (not goal_done(p, who, quest))
    return pull


# regions


def power(p: Table, who: int, region: int, units: int = 0, strength: int = 0) -> float:
    """The strength somebody may be expected to reach in a region, with some more units and strength."""
    here = units_in(p, who, region) + units
    if not here:
        return -1.0
    quality = 0.85 + 0.15 * p.round
    return starting_strength(p, who, region) + strength + quality * DRAWS[min(here, len(DRAWS) - 1)]


def region_worth(p: Table, who: int, region: int, units: int = 0, strength: int = 0) -> float:
    """Points to be expected from the next battle in a region."""
    mine = power(p, who, region, units, strength)
    if mine < 0 or (region in p.fought and p.phase == "war"):
        return 0.0
    own = exp(SLOPE * mine)
    others = []
    for seat in range(p.seats):
        if seat != who:
            force = power(p, seat, region)
            if force >= 0:
                others.append(exp(SLOPE * force))
    phantom = 0.0
    if p.phase == "tea":
        need = PARTY[p.seats].cards
        to_come = sum(need - p.taken[s] for s in range(p.seats) if s != who) / need
        phantom = 0.35 * to_come * exp(SLOPE * 3.0)
    rival = exp(SLOPE * (resistance(p) + 0.8)) if p.seats == 2 else 0.0
    total = own + sum(others) + phantom + rival
    first = own / total
    second = sum(w / total * own / (total - w) for w in others)
    points = TILE[p.tiles[region]][p.round - 1]
    tower = castle_value(p, who) + 0.6 * (rounds_left(p) - 1) if region in castle_room(p, who) else 0.0
    if p.seats == 2 and tower and not p.castles[who][region]:
        tower *= 0.55
    alone = not others and p.seats > 2
    gain = max(points, tower) if alone and first > 0.8 else points + tower
    return gain * first + 0.5 * points * second


def units_worth(p: Table, who: int, region: int, n: int) -> float:
    """What n more units in a region are worth."""
    return region_worth(p, who, region, n) - region_worth(p, who, region) + 0.1 * n * (rounds_left(p) - 1)


def best_region(p: Table, who: int, units: int, strength: int = 0) -> int:
    """Where more units, or a figure or leader of this strength, do most."""
    return max(
        open_regions(p),
        key=lambda r: region_worth(p, who, r, units, strength) - region_worth(p, who, r),
    )


# bonuses and cards


def bonus_worth(p: Table, who: int, bonus: str) -> float:
    """A bonus of a tea card or forge space."""
    name, _, arg = bonus.partition(" ")
    left = rounds_left(p)
    if name == "units":
        n = int(arg)
        if p.reserve[who] <= 0:
            return 0.3 * n
        return max(units_worth(p, who, r, min(n, p.reserve[who])) for r in open_regions(p))
    if name == "ally":
        return chip_worth(p, who, arg) if p.supply[arg] else 1.0
    if name == "any":
        return 1.3 + 0.25 * left if arg == "1" else 1.9 + 0.3 * left
    if name == "shield":
        return 0.0 if p.shield[who] else 1.5
    if name == "wonderlandian":
        return max((wonder_worth(p, who, card) for card in p.wonder_row if card), default=0.0)
    if name == "ability":
        return ability_bonus_worth(p, who)
    if name == "discard":
        return SHARD * min(int(arg), p.shards[who])
    if name == "castle":
        return (castle_value(p, who) + 0.9 * left) * (0.6 if p.seats == 2 else 1.0) if castle_room(p, who) else 0.0
    if name == "leader":
        return 0.7 + 0.5 * left if p.might[who] < board.LEADER_MAX else 0.5
    if name == "purge":
        return 0.7 + 0.4 * left if "m" in p.bag[who] else 0.0
    if name in ("quest1", "quest2"):
        held = len(p.hand[who])
        return max(0.3, (1.0 if name == "quest1" else 1.2) + 0.55 * left - 0.35 * held)
    if name == "forge":
        return 2.2
    return {"star": float(board.STAR), "supporter": 0.5 + 0.3 * left, "die": -DIE}.get(name, 0.0)


def ability_bonus_worth(p: Table, who: int) -> float:
    """The best covered ability, early rather than late."""
    covered = [a for a in abilities(p.faction[who], p.first_print) if not has(p, who, a)]
    best = max((ABILITY_WORTH[a] for a in covered), default=0.0)
    return best * (0.35 + 0.25 * rounds_left(p))


def wonder_worth(p: Table, who: int, card: str) -> float:
    """A Wonderlandian for the rest of the game."""
    row = CARD[card]
    if row.chip:
        return ITEM_WORTH[card] * (0.4 + 0.2 * rounds_left(p))
    return FIGURE_WORTH[card] * (0.55 + 0.15 * rounds_left(p))


class Prices:
    """The worth of tea cards for one decision; a bonus that several cards show is judged once."""

    def __init__(self, p: Table, who: int) -> None:
        self.p = p
        self.who = who
        self.known: dict[str, float] = {}

    def bonus(self, bonus: str) -> float:
        """A bonus, remembered."""
        found = self.known.get(bonus)
        if found is None:
            found = self.known[bonus] = bonus_worth(self.p, self.who, bonus)
        return found

    def card(self, card: TeaCard) -> float:
        """A tea card: its units, its die, the better half, the corrupted bonus if it pays."""
        worth = sum(self.bonus(f"units {n}") for n in card.units)
        if len(card.units) == 2:
            worth += 0.2
        if card.die:
            worth -= DIE
        halves = [sum(self.bonus(b) for b in half) for half in (card.gain, card.or_gain) if half]
        worth += max(halves, default=0.0)
        if card.dark:
            worth += max(0.0, sum(self.bonus(b) for b in card.dark) - DIE)
        return worth

    def place(self, place: int) -> float:
        """The card of a chair, less its Poison."""
        p = self.p
        poison = 1.4 if place in p.poisoned and p.faction[self.who] != "jabberwock" else 0.0
        return self.card(CARDS[p.places[place]]) - poison


def dark_worth(p: Table, who: int, card: TeaCard) -> float:
    """The corrupted bonus less its die."""
    return sum(bonus_worth(p, who, b) for b in card.dark) - DIE


# forging


def row_worth(p: Table, who: int, row: int) -> float:
    """The next space of a forge row: its bonus, what it completes between rows, the artifact, progress."""
    rows = p.rows[who]
    side = board_side(p)
    column = len(rows[row])
    bonus = side.rows[row][column]
    if bonus == "castle_value":
        standing = sum(step > 0 for step in p.castles[who])
        worth = standing + 0.5 * rounds_left(p)
    else:
        worth = bonus_worth(p, who, bonus)
    for between in side.between:
        if between.column == column and row in (between.above, between.above + 1):
            other = between.above + 1 if row == between.above else between.above
            worth += bonus_worth(p, who, between.bonus) if len(rows[other]) > column else 0.5
    if column + 1 == len(side.rows[row]):
        worth += 1.0 + 0.7 * rounds_left(p)
    return worth + 0.25 * column

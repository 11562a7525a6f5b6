"""The steady player: values cards for its plan at tea, knows its bag in war, stops for quests and forges."""

from __future__ import annotations

from collections.abc import Callable
from math import exp

from ..game import Bot
from ..plain import Position
from ..rng import Rng
from . import judge
from .content import board
from .content.chips import BASE
from .content.quests import QUEST
from .content.tea import CARDS
from .content.wonderlandians import FIGURE
from .fight import Fight
from .position import INDEX, LETTER, Table, castle_value, free_rows, has, region_name, rules, units_in
from .quests import goal_done
from .setup import PARTY
from .war import tile_points

Answer = Callable[[Table, int, list[str], Rng], str]
ANSWERS: dict[str, Answer] = {}
PASSING = 2.3
"""What passing the head costs: shards, and the chance to have the most."""
STEP = 0.16
"""A chair further on is a chair nearer the head."""


def answer(given: Answer) -> Answer:
    """Register the answer to the question of the same name."""
    ANSWERS[given.__name__] = given
    return given


class Steady:
    """A sensible player; reads only what its seat may know."""

    name = "steady"
    blind = True

    def choose(self, p: Position, seat: int, rng: Rng) -> str:
        """The move this player makes."""
        assert isinstance(p, Table)
        moves = list(rules.legal(p))
        if len(moves) == 1:
            return moves[0]
        found = ANSWERS[p.stack[-1][0]](p, seat, moves, rng)
        return found if found in moves else moves[0]


def best(moves: list[str], worth: Callable[[str], float]) -> str:
    """The move worth most; the first of equals."""
    return max(moves, key=worth)


def word(move: str, at: int = -1) -> str:
    """A word of a move, the last one unless told."""
    return move.split()[at]


# quests


def quest_worth(p: Table, who: int, quest: str) -> float:
    """How likely a quest pays: the objective as it stands, the feat by its kind."""
    row = QUEST[quest]
    easy = {
        "strength": 0.6, "active": 0.6, "last_base": 0.7, "second": 0.5, "artifact": 0.5, "last_unit": 0.5,
        "different_kinds": 0.5,
        "calm": 0.5, "broken_shield": 0.6, "madness": 0.4, "lowest": 0.5, "at_least": 0.3,
    }  # fmt: skip
    feat = 1.0 if quest in p.feats[who] else easy.get(row.feat, 0.35)
    goal = (
        0.9 if goal_done(p, who, quest) else {"ally_chips": 0.25, "few_shards": 0.4, "regions": 0.5}.get(row.goal, 0.35)
    )
    return 3 * feat + 3 * goal + 3 * feat * goal


@answer
def keep_quest(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return best(moves, lambda m: quest_worth(p, who, word(m)))


@answer
def drop_quest(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return best(moves, lambda m: -quest_worth(p, who, word(m)))


@answer
def feat(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    done = [m for m in moves if m != "no"]
    return best(done, lambda m: float(goal_done(p, who, word(m))))


@answer
def toll(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return best(moves, lambda m: -judge.chip_worth(p, who, LETTER[word(m)]))


# tea


@answer
def choose_chair(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    """The best card for its distance; past the head or by one's own party if that is clearly better."""
    sits = [m for m in moves if m.startswith("sit ")]
    past = bool(p.stack[-1][2])
    need = PARTY[p.seats].cards
    left = need - p.taken[who] - 1
    step = STEP * min(1.0, left / 2)

    prices = judge.Prices(p, who)
    worths = {place: prices.place(place) for place, card in enumerate(p.places) if card}

    def sit_worth(move: str) -> float:
        return worths[int(word(move))] - step * sits.index(move)

    choice = max(sits, key=sit_worth) if sits else ""
    direct = sit_worth(choice) if choice else -9.0
    empty = sum(not card for card in p.places) - sum(chair >= 0 for chair in p.chair)
    hope = max([*worths.values(), 0.0]) + 0.12 * empty
    if "party" in moves and not past and (hope > direct + 1.0 or left <= 0):
        return "party"
    if "head" in moves and (not choice or hope - PASSING > direct):
        return "head"
    return choice or moves[0]


@answer
def party_card(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    takes = [m for m in moves if m != "no"]
    prices = judge.Prices(p, who)
    return best(takes, lambda m: prices.place(int(word(m)))) if takes else "no"


@answer
def choose_half(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    card = CARDS[p.stack[-1][2]]
    upper, lower = (sum(judge.bonus_worth(p, who, b) for b in half) for half in (card.gain, card.or_gain))
    return "upper" if upper >= lower else "lower"


@answer
def corrupt(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return "corrupt" if judge.dark_worth(p, who, CARDS[p.stack[-1][2]]) > 0 else "leave"


@answer
def bonuses(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    """What is worth most of each kind, shards and rolls last, units after what tells where to put them."""

    def worth(move: str) -> float:
        verb = word(move, 0)
        if verb == "place":
            n = int(word(move, 1))
            spread = 0.55 * int(p.stack[-1][2][0].split()[-1]) if n == 1 and p.stack[-1][2][0] != "units 1" else 0.0
            return 10 + judge.units_worth(p, who, INDEX[word(move)], n) + spread
        if verb == "recruit":
            return 30 + judge.wonder_worth(p, who, word(move))
        if verb == "uncover":
            return 50 + judge.ABILITY_WORTH[word(move)]
        if verb == "castle":
            region = INDEX[word(move)]
            return (
                20 + judge.region_worth(p, who, region, 0, board.CASTLE_STRENGTH) - judge.region_worth(p, who, region)
            )
        if verb == "ally":
            return 40 + judge.chip_worth(p, who, LETTER[word(move)])
        if verb == "forge":
            return 5 + forge_gain(p, who, LETTER[word(move)])
        return {"roll": 3.0, "discard": 2.0, "no": 1.0}.get(verb, 4.0)

    choice = best(moves, worth)
    if choice.startswith("forge ") and forge_gain(p, who, LETTER[word(choice)]) < 0:
        return "no"
    return choice


@answer
def which_unit(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    figures = [m for m in moves if m.startswith("figure ")]
    return best(figures, lambda m: FIGURE[word(m)].strength) if figures else moves[0]


@answer
def relocate(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    region = p.stack[-1][3]
    gain = judge.units_worth(p, who, region, 1)
    lost = {m: -judge.units_worth(p, who, INDEX[word(m)], -1) for m in moves if m.startswith("from ")}
    choice = min(lost, key=lambda m: lost[m], default="no")
    return choice if choice != "no" and gain > lost[choice] + 0.2 else "no"


@answer
def set_figure(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    strength = FIGURE[p.stack[-1][2]].strength
    return f"set {region_name(judge.best_region(p, who, 1, strength))}"


@answer
def give_shard(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    gives = [m for m in moves if m != "no"]
    return best(gives, lambda m: p.vp[int(word(m))])


@answer
def here_and_there(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    def worth(move: str) -> float:
        if move == "no":
            return 0.25
        start, end = INDEX[word(move, 1)], INDEX[word(move, 2)]
        return judge.units_worth(p, who, end, 1) + judge.units_worth(p, who, start, -1)

    return best(moves, worth)


@answer
def enter(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return f"enter {region_name(judge.best_region(p, who, 1, p.might[who]))}"


@answer
def place_poison(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    spots = [m for m in moves if m != "no"]
    return (
        best(spots, lambda m: sum(CARDS[p.places[int(word(m))]].units) + len(CARDS[p.places[int(word(m))]].gain))
        if spots
        else "no"
    )


# forging and chips


def forge_gain(p: Table, who: int, letter: str) -> float:
    """The best row less the chip that is given up."""
    rows = free_rows(p, who)
    keep = judge.chip_worth(p, who, letter) * (0.45 if judge.rounds_left(p) > 1 else 0.15)
    rose = 2.0 if letter in "rR" and p.sets[2] == "A" and p.phase == "war" else 0.0
    return max(judge.row_worth(p, who, row) for row in rows) - keep + rose if rows else -9.0


@answer
def forging(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    choice = best([m for m in moves if m != "no"], lambda m: forge_gain(p, who, LETTER[word(m)]))
    return choice if forge_gain(p, who, LETTER[word(choice)]) > 0 else "no"


@answer
def choose_row(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return best(moves, lambda m: judge.row_worth(p, who, int(word(m)) - 1))


@answer
def wager_chip(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return best(moves, lambda m: judge.chip_worth(p, who, LETTER[word(m)]))


# war


@answer
def wager(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    """Wager on a clear favourite."""
    chances = {seat: exp(judge.SLOPE * judge.power(p, seat, p.battle)) for seat in range(p.seats) if p.state[seat]}
    total = sum(chances.values())
    favourite = max(chances, key=lambda s: chances[s])
    return f"wager {favourite}" if chances[favourite] > 0.42 * total else "no"


@answer
def draw_or_stop(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return Fight(p, who).decide()


@answer
def one_more_cup(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return "draw" if Fight(p, who).decide() == "draw" else "no"


@answer
def redraw(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    fight = Fight(p, who)
    bag = p.bag[who]
    risk = sum(letter in "mMp" for letter in bag) / max(1, len(bag))
    mean = sum(fight.gain(letter) for letter in bag) / max(1, len(bag))
    return "redraw" if risk < 0.3 and mean > fight.gain(p.stack[-1][2]) + 0.2 else "keep"


@answer
def pick_drawn(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    fight = Fight(p, who)
    return best(moves, lambda m: fight.after(LETTER[word(m)]))


@answer
def use_shield(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    """Keep the shield for what would hurt: a bust, a double, the last war."""
    letter = p.stack[-1][2]
    units = units_in(p, who, p.battle)
    loss = 2 if letter == "M" else 1
    mends = has(p, who, "sword_of_hope") and "3" in p.bag[who]
    if units <= loss or letter in {"M", "p"} or mends:
        return "shield"
    last = p.round == board.ROUNDS and len(p.fought) >= 2
    return "shield" if units <= 2 or last else "suffer"


@answer
def mad_here(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return "shard" if units_in(p, who, p.battle) <= 1 else "suffer"


@answer
def lose_unit(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    def worth(move: str) -> float:
        unit = word(move)
        return 0.5 if unit == "supporter" else 5.0 if unit == "mock_turtle" else -FIGURE[unit].strength - FIGURE[unit].n

    return best(moves, worth)


@answer
def soldier(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    if "triple" in moves:
        return "triple"
    if units_in(p, who, p.battle) == 1:
        marches = [m for m in moves if m.startswith("march ")]
        if marches:
            return best(marches, lambda m: p.supporters[who][INDEX[word(m)]])
    return "double"


@answer
def feather(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    def worth(move: str) -> float:
        if move == "no":
            return 0.3
        region = INDEX[word(move)]
        spare = p.supporters[who][region] > 2 or region in p.fought
        return 1.0 if spare or units_in(p, who, p.battle) <= 2 else 0.0

    return best(moves, worth)


@answer
def hop(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    spots = [m for m in moves if m != "no"]
    choice = best(spots, lambda m: float(word(m)))
    ahead = int(word(choice)) > p.strength[who]
    return choice if ahead or p.strength[who] - int(word(choice)) <= 1 else "no"


@answer
def target(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    """Whoever is strongest; the Charm helps oneself."""
    if p.stack[-1][2] == "charm":
        return f"on {who}" if f"on {who}" in moves else "no"
    hits = [m for m in moves if m != "no"]
    return best(hits, lambda m: p.strength[int(word(m))] + 0.1 * p.vp[int(word(m))])


@answer
def vanish(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    marches = [m for m in moves if m != "no" and INDEX[word(m)] not in p.fought]
    if not marches or p.supporters[who][p.battle] < 2:
        return "no"
    return best(marches, lambda m: judge.units_worth(p, who, INDEX[word(m)], 1))


@answer
def tie_reward(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    tower = (castle_value(p, who) + 0.8 * (judge.rounds_left(p) - 1)) * (0.6 if p.seats == 2 else 1.0)
    return "castle" if "castle" in moves and tower > tile_points(p, p.battle) else "points"


ANSWERS["uncontested"] = tie_reward


@answer
def win_castle(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return best(moves, lambda m: units_in(p, who, INDEX[word(m)]))


@answer
def learn(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    returns = [m for m in moves if m != "no"]
    return best(returns, lambda m: BASE[LETTER[word(m)]])


@answer
def soup(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    returns = [m for m in moves if m != "no"]
    return best(returns, lambda m: BASE[LETTER[word(m)]])


@answer
def everywhere(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    """A unit and Alice where a battle is still to come, unless she is needed where she stands."""
    at, might = p.leader[who], p.might[who]
    needed = 0.0
    if at >= 0 and at != p.battle and at not in p.fought:
        needed = judge.region_worth(p, who, at) - judge.region_worth(p, who, at, -1, -might)

    def worth(move: str) -> float:
        if move == "no":
            return 0.0
        region = INDEX[word(move)]
        more, strength, left = (1, 0, 0.0) if region == at else (2, might, needed)
        gain = judge.region_worth(p, who, region, more, strength) - judge.region_worth(p, who, region) - left
        return gain + 0.3 * (judge.rounds_left(p) - 1)

    return best(moves, worth)


@answer
def free_unit(p: Table, who: int, moves: list[str], rng: Rng) -> str:
    return best(moves, lambda m: judge.units_worth(p, who, INDEX[word(m)], 1))


BOTS: dict[str, Bot] = {"steady": Steady()}

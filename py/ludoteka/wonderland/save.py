"""Dump and load, and refusing positions that no play can reach."""

from __future__ import annotations

from collections import Counter

from .. import plain
from ..game import CHANCE, demand, load_position, refuse
from ..plain import Frame
from .content import board, factions, tea
from .content.chips import ALLIES, BY_LETTER, STARTING_BAG
from .content.quests import QUEST
from .content.wonderlandians import CARD, CHIPS_PER_ITEM
from .position import NOWHERE, RING, SOURCES, Table, board_side, locked, owned, rules, seat_of
from .setup import PARTY

PHASES = ("setup", "tea", "war", "end")
STATES = ("", "fight", "stop", "bust")
MOST = 10_000
DEEPEST = 200
BY_SEAT = (
    "faction",
    "vp",
    "points",
    "shards",
    "might",
    "shield",
    "abilities",
    "bag",
    "active",
    "exhausted",
    "track",
    "rows",
    "hand",
    "feats",
    "wonder",
    "cards",
    "taken",
    "chair",
    "leader",
    "supporters",
    "reserve",
    "figures",
    "guest",
    "castles",
    "strength",
    "start",
    "state",
    "choice",
    "wager",
    "drawn",
    "played",
    "marks",
    "saw",
)


def dump(p: Table) -> str:
    """The position as text."""
    return plain.dump(p)


def load(text: str) -> Table:
    """The position of a dump, strictly decoded and validated."""
    return load_position(Table, text, validate)


def validate(p: Table) -> None:
    """Zones of one table, all components accounted for, numbers in range, a stack of known frames."""
    demand(p.seats in PARTY, "seats")
    for name in BY_SEAT:
        demand(len(getattr(p, name)) == p.seats, name)
    demand(p.phase in PHASES and 0 <= p.round <= board.ROUNDS, "phase")
    demand(all(0 <= seat < p.seats for seat in (p.first, p.turn)), "first")
    demand(-1 <= p.closed < RING and -1 <= p.battle < RING and 0 <= p.marker < RING, "battle")
    demand(len(p.tiles) == RING and len(p.places) == PARTY[p.seats].places, "places")
    demand(set(p.sets) <= set("ABCD") and len(p.sets) <= 5, "sets")
    named = [faction for faction in p.faction if faction]
    demand(len(set(named)) == len(named) and set(named) <= set(factions.IDS), "faction")
    validate_zones(p)
    validate_record(p)
    if p.round:
        demand("" not in p.faction and len(p.sets) == 5, "faction")
        validate_closed(p)
        validate_pools(p)
        validate_cards(p)
    validate_stack(p)


def validate_zones(p: Table) -> None:
    """Every seat's zones hold what such zones can hold."""
    places = len(p.places)
    for who in range(p.seats):
        chips = owned(p, who) + p.played[who]
        demand(set(chips) <= set(BY_LETTER) and len(chips) < 200, "bag")
        demand(set(p.track[who]) <= {"m", "M"} and len(p.track[who]) <= board.MADNESS_SPACES, "track")
        rows = list(zip(p.rows[who], board_side(p).rows, strict=False))
        demand(len(p.rows[who]) == len(rows) == 4 and all(len(row) <= len(spaces) for row, spaces in rows), "rows")
        demand(len(p.supporters[who]) == RING and all(n >= 0 for n in p.supporters[who]), "supporters")
        held = sum(p.supporters[who]) + p.reserve[who] + locked(p, who)
        demand(p.reserve[who] >= 0 and held == board.SUPPORTERS, "supporters")
        demand(len(p.castles[who]) == RING and all(0 <= step <= 2 for step in p.castles[who]), "castles")
        demand(-2 <= p.chair[who] < places and -1 <= p.leader[who] < RING, "leader")
        demand(0 <= p.shards[who] <= board.SHARDS and 1 <= p.might[who] <= board.LEADER_MAX, "shards")
        demand(0 <= p.strength[who] <= board.TRACK_END and 0 <= p.taken[who] <= PARTY[p.seats].cards, "strength")
        demand(p.state[who] in STATES and p.choice[who] in ("", "draw", "stop"), "state")
        demand(-2 <= p.wager[who] < p.seats and abs(p.vp[who]) < MOST and len(p.points[who]) == len(SOURCES), "wager")
        four = factions.abilities(p.faction[who], p.first_print)
        demand(set(p.abilities[who]) <= set(four) and len(set(p.abilities[who])) == len(p.abilities[who]), "abilities")
        demand(len(p.marks[who]) < 60, "marks")


def validate_record(p: Table) -> None:
    """Score tiles, battles fought and what a battle counts: all of this table."""
    laid = [tile for tile in p.tiles if tile]
    known = {tile.id for tile in board.TILES}
    demand(set(laid) | set(p.spare_tiles) <= known and len(set(laid)) == len(laid), "tiles")
    demand(all(0 <= region < RING for region in p.fought), "fought")
    demand(len(p.chart) <= board.ROUNDS * RING and all(len(row) == 3 + p.seats for row in p.chart), "chart")
    for round_, region, winner, *points in p.chart:
        demand(1 <= round_ <= board.ROUNDS and 0 <= region < RING and -1 <= winner < p.seats, "chart")
        demand(all(abs(n) < MOST for n in points), "chart")
    demand(-1 <= p.winner < p.seats and 0 <= p.raving <= 100 and 0 <= p.draw <= 100, "battle")
    demand(all(0 <= n <= 100 for n in (*p.start, *p.saw)), "battle")


def validate_closed(p: Table) -> None:
    """With two players one region is closed: no tile, no battle and nobody there; else none is (W.two.setup)."""
    shut = p.closed if p.seats == 2 else NOWHERE
    bare = [region for region, tile in enumerate(p.tiles) if not tile]
    demand(p.closed == shut and bare == ([] if shut == NOWHERE else [shut]), "closed")
    if shut == NOWHERE:
        return
    demand(shut not in (p.battle, p.marker, *p.fought, *p.leader), "closed")
    demand(not any(p.supporters[who][shut] or p.castles[who][shut] for who in range(p.seats)), "closed")
    demand(not any(at == shut for row in p.figures for _, at in row), "closed")
    demand(("battle_start", shut) not in p.stack, "closed")


def validate_pools(p: Table) -> None:
    """Chips, shards and Madness are somewhere, once."""
    everywhere = Counter(p.removed)
    for who in range(p.seats):
        everywhere.update(owned(p, who))
    demand(all(n >= 0 for n in p.supply.values()) and sorted(p.supply) == sorted(ALLIES), "supply")
    for letter in ALLIES:
        demand(everywhere[letter] + p.supply[letter] == BY_LETTER[letter].amount, f"chips {letter}")
    demand(everywhere["m"] + p.madness == board.PLAIN_MADNESS and p.madness >= 0, "madness")
    demand(everywhere["M"] + p.double_madness == board.DOUBLE_MADNESS, "double_madness")
    poison = p.seats + board.POISON_OVER_PLAYERS if seat_of(p, "jabberwock") >= 0 else 0
    demand(everywhere["p"] + p.poison + len(p.poisoned) == poison and p.poison >= 0, "poison")
    demand(sum(p.shards) + p.shard_pool == board.SHARDS and p.shard_pool >= 0, "shards")
    for who in range(p.seats):
        own = Counter(owned(p, who))
        filled = sum(len(row) == len(spaces) for row, spaces in zip(p.rows[who], board_side(p).rows, strict=True))
        gone = Counter(p.removed)
        for letter, least in (("1", 3), ("2", 1), ("3", STARTING_BAG.count("3") + filled)):
            demand(own[letter] <= least <= own[letter] + gone[letter], f"chips {letter}")


def validate_cards(p: Table) -> None:
    """Tea cards, quests and Wonderlandians are somewhere, once."""
    laid = [card for card in (*p.places, *p.tea_deck) if card] + [card for row in p.cards for card in row]
    demand(len(set(laid)) == len(laid) and set(laid) <= set(tea.CARDS), "places")
    demand(all(not p.places[chair] for chair in p.chair if chair >= 0), "chair")
    demand(all(0 <= spot < len(p.places) and p.places[spot] for spot in p.poisoned), "poisoned")
    quests = [*p.quest_deck, *(q for who in range(p.seats) for q in (*p.hand[who], *p.feats[who]))]
    demand(len(set(quests)) == len(quests) and set(quests) <= set(QUEST), "quests")
    cards = [
        *p.wonder_deck,
        *(c for c in p.wonder_row if c),
        *(c for c in p.guest if c),
        *(c for row in p.wonder for c in row),
    ]
    demand(len(set(cards)) == len(cards) and set(cards) <= set(CARD), "wonderlandians")
    for who in range(p.seats):
        own = [*p.wonder[who], *([p.guest[who]] if p.guest[who] else [])]
        figures = sorted(f for card in own for f in CARD[card].figures)
        demand(figures == sorted(f for f, _ in p.figures[who]), "figures")
        demand(all(-1 <= at < RING for _, at in p.figures[who]), "figures")
        chips = Counter(owned(p, who) + p.removed)
        for card in CARD.values():
            if card.chip and card.id in p.wonder[who]:
                demand(chips[card.chip] == CHIPS_PER_ITEM, f"chips {card.id}")
            elif card.chip:
                demand(card.chip not in owned(p, who), f"chips {card.id}")


def validate_stack(p: Table) -> None:
    """Known frames with arguments of the right types; play waits at a question, unless it is over."""
    demand(len(p.stack) <= DEEPEST and bool(p.stack) != (p.phase == "end"), "stack")
    for frame in p.stack:
        demand(frame_fits(frame, p.seats), "stack")
    if p.stack:
        demand(p.stack[-1][0] in rules.questions, "stack")
        try:
            demand(bool(rules.legal(p)), "stack")
        except (IndexError, KeyError, ValueError):
            refuse("stack")


SEAT_ARGS = ("who", "seat")
WORDS = {
    "letter": set(BY_LETTER),
    "card": {*tea.CARDS, *CARD},
    "step": {"feat_step", "forge_step"},
    "by": {"temper", "crown", "broken_cup", "charm", "flamingo", "claws"},
}


def frame_fits(frame: Frame, seats: int) -> bool:
    """Does the frame name a step or question, with arguments as that one declares them?"""
    return rules.fits(frame, lambda field, hint, arg: arg_fits(field, hint, arg, seats))


def arg_fits(field: str, hint: object, arg: object, seats: int) -> bool:
    """One argument: seats are seats, regions are regions, letters are chips."""
    if field == "chance":
        return arg == CHANCE
    if hint is bool:
        return type(arg) is bool
    if hint is int:
        most = seats if field in SEAT_ARGS else RING if field == "region" else 100
        return type(arg) is int and 0 <= arg < most
    if hint is str:
        return type(arg) is str and len(arg) < 60 and arg in WORDS.get(field, {arg})
    if hint == tuple[int, ...]:
        return type(arg) is tuple and all(type(one) is int and 0 <= one < seats for one in arg)
    return type(arg) is tuple and len(arg) < 20 and all(type(one) is str and len(one) < 60 for one in arg)

"""What a seat may know: the one place where secrets are cut. VIEW.md tells the shape."""

from __future__ import annotations

from ..game import Choice, View
from ..plain import Json
from .battle import resistance
from .content import factions
from .content.chips import in_order
from .forge import forges_due
from .position import (
    CHIP_ID,
    HEAD,
    NO_WAGER,
    NOWHERE,
    REGION_IDS,
    RING,
    UNDECIDED,
    Table,
    castle_value,
    fighters,
    figures_in,
    locked,
    open_regions,
    rules,
    units_in,
    walks_back,
)
from .questions import ASKS, TARGETS, ZONES, prompt_args
from .quests import goal_done, quest_points
from .results import second_points
from .scoring import sources, totals
from .setup import PARTY
from .war import TILE, battle_order, tile_points


def view(p: Table, viewer: int | None) -> View:
    """All that this seat may know; None is a spectator."""
    asked = viewer is not None and rules.to_move(p) == viewer
    return {
        "prompt": prompt(p) if asked else None,
        "choices": [_choice(choice(move, p.stack[-1][0])) for move in rules.legal(p)] if asked else [],
        "board": board(p, viewer),
    }


def prompt(p: Table) -> Json:
    """The question on top of the stack: its kind, rule and arguments."""
    name, _, *args = p.stack[-1]
    rule, by = ASKS[name]
    found = prompt_args(p, name, args)
    return {"kind": name, "rule": str(found.pop("rule", rule)), "by": by, "args": found, "several": None}


def choice(move: str, question: str) -> Choice:
    """A move as a button: the first word is the verb, the rest says what on the board it belongs to."""
    verb, *rest = move.split()
    args: dict[str, Json] = {}
    on = ""
    if rest and verb in TARGETS:
        kind, name = TARGETS[verb]
        kind = ZONES.get((verb, question), kind)
        on = f"{kind}.{rest[-1]}"
        args[name] = int(rest[-1]) if rest[-1].isdecimal() else rest[-1]
    if verb == "place" and len(rest) == 2:
        args["n"] = int(rest[0])
    if verb == "move":
        args["region"], args["region_to"] = rest
    if verb == "lose" and rest[0] not in ("supporter", "leader"):
        on = f"figure.{rest[0]}"
    if verb == "head":
        on = "head"
    return Choice(move, verb, on, args)


def _choice(one: Choice) -> Json:
    return {"id": one.id, "verb": one.verb, "on": one.on, "args": dict(one.args)}


# the board


def board(p: Table, viewer: int | None) -> Json:
    """The whole table as this seat sees it."""
    return {
        "round": p.round,
        "phase": p.phase,
        "first": p.first,
        "turn": p.turn if p.phase == "tea" else None,
        "firstPrint": p.first_print,
        "allies": dict(zip(("card_soldier", "flamingo", "rose", "red_rook", "creature"), p.sets, strict=False)),
        "table": tea_table(p),
        "wonderlandians": {"row": [card for card in p.wonder_row if card], "deck": len(p.wonder_deck)},
        "regions": [region_row(p, region) for region in range(RING)],
        "pool": {
            "madness": p.madness,
            "shards": p.shard_pool,
            "poison": p.poison if "jabberwock" in p.faction else None,
            "quests": len(p.quest_deck),
            "allies": {CHIP_ID[letter]: n for letter, n in p.supply.items()},
        },
        "players": [player(p, who, viewer) for who in range(p.seats)],
        "battle": battle(p, viewer) if p.battle != NOWHERE else None,
        "chart": [
            {
                "round": row[0],
                "region": REGION_IDS[row[1]],
                "winner": row[2] if row[2] >= 0 else None,
                "vp": list(row[3:]),
            }
            for row in p.chart
        ],
        "final": final(p) if p.phase == "end" else None,
    }


def tea_table(p: Table) -> Json:
    """Chairs with cards, leaders and Poison; the head; the deck."""
    seated = {chair: who for who, chair in enumerate(p.chair) if chair >= 0}
    return {
        "places": [
            {"card": card or None, "leader": seated.get(i), "poison": i in p.poisoned}
            for i, card in enumerate(p.places)
        ],
        "head": [who for who, chair in enumerate(p.chair) if chair == HEAD],
        "deck": len(p.tea_deck),
        "need": PARTY[p.seats].cards,
    }


def region_row(p: Table, region: int) -> Json:
    """A region with its tile and everybody's units and castles."""
    here: list[Json] = []
    for who in range(p.seats):
        if units_in(p, who, region) or p.castles[who][region]:
            here.append(
                {
                    "seat": who,
                    "leader": p.leader[who] == region,
                    "supporters": p.supporters[who][region],
                    "figures": list(figures_in(p, who, region)),
                    "castle": p.castles[who][region],
                }
            )
    return {
        "id": REGION_IDS[region],
        "points": list(TILE[p.tiles[region]]) if p.tiles[region] else None,
        "closed": region == p.closed,
        "marker": region == p.marker,
        "done": p.phase == "war" and region in p.fought,
        "now": region == p.battle,
        "seats": here,
    }


def counted(chips: str) -> list[Json]:
    """Chips as sorted pairs of id and number."""
    return [[CHIP_ID[letter], chips.count(letter)] for letter in dict.fromkeys(in_order(chips))]


def place_of(p: Table, who: int) -> str:
    """Where the leader is, as a board name."""
    if p.chair[who] == HEAD and p.phase != "war":
        return "head"
    if p.chair[who] >= 0:
        return f"chair.{p.chair[who]}"
    return f"region.{REGION_IDS[p.leader[who]]}" if p.leader[who] != NOWHERE else "supply"


def player(p: Table, who: int, viewer: int | None) -> Json:
    """A player's board; bag and quests only for their owner."""
    own = who == viewer or p.phase == "end"
    four = factions.abilities(p.faction[who], p.first_print) if p.faction[who] else ()
    return {
        "seat": who,
        "faction": p.faction[who] or None,
        "back": walks_back(p, who),
        "vp": p.vp[who],
        "shards": p.shards[who],
        "leader": p.might[who],
        "shield": p.shield[who],
        "poison": p.poison if p.faction[who] == "jabberwock" else None,
        "abilities": [{"id": ability, "open": ability in p.abilities[who]} for ability in four],
        "bag": len(p.bag[who]),
        "chips": counted(p.bag[who]) if own and p.phase != "war" else None,
        "active": [CHIP_ID[letter] for letter in p.active[who]],
        "exhausted": counted(p.exhausted[who]),
        "track": [CHIP_ID[letter] for letter in p.track[who]],
        "rows": [[CHIP_ID[letter] for letter in row] for row in p.rows[who]],
        "castleValue": castle_value(p, who),
        "reserve": p.reserve[who],
        "locked": locked(p, who),
        "figures": [{"id": f, "region": REGION_IDS[at] if at != NOWHERE else None} for f, at in p.figures[who]],
        "guest": p.guest[who] or None,
        "castles": sum(step > 0 for step in p.castles[who]),
        "cards": list(p.cards[who]),
        "taken": p.taken[who],
        "hosted": p.hosted and p.faction[who] == "hatter",
        "wonderlandians": list(p.wonder[who]),
        "hand": len(p.hand[who]),
        "quests": list(p.hand[who]) if own else None,
        "goals": {quest: goal_done(p, who, quest) for quest in (*p.hand[who], *p.feats[who])} if own else None,
        "feats": list(p.feats[who]),
        "place": place_of(p, who),
    }


def battle(p: Table, viewer: int | None) -> Json:
    """The battle going on; a choice or wager is told only to its owner."""
    order = battle_order(p)
    points = tile_points(p, p.battle)
    return {
        "region": REGION_IDS[p.battle],
        "draw": p.draw,
        "number": order.index(p.battle) + 1,
        "of": len(open_regions(p)),
        "order": [REGION_IDS[region] for region in order],
        "resistance": resistance(p) if p.seats == 2 else None,
        "reward": {"first": points, "second": second_points(points, 1)},
        "fighters": [fighter(p, who) for who in fighters(p)],
        "wagers": [
            {
                "seat": who,
                "decided": p.wager[who] != UNDECIDED,
                "on": p.wager[who] if who == viewer and p.wager[who] not in (UNDECIDED, NO_WAGER) else None,
            }
            for who in range(p.seats)
            if not p.state[who]
        ],
        "odds": odds(p, viewer) if viewer is not None and p.state[viewer] == "fight" else None,
    }


def fighter(p: Table, who: int) -> Json:
    """One fighter of the scene."""
    return {
        "seat": who,
        "strength": p.strength[who],
        "start": p.start[who],
        "state": p.state[who],
        "chosen": bool(p.choice[who]),
        "drawn": [CHIP_ID[letter] for letter in p.drawn[who]],
        "played": [CHIP_ID[letter] for letter in p.played[who]],
        "marks": list(p.marks[who]),
        "supporters": p.supporters[who][p.battle],
        "figures": list(figures_in(p, who, p.battle)),
        "leader": p.leader[who] == p.battle,
        "castle": bool(p.castles[who][p.battle]),
        "forges": sum(forges_due(p, who)) if p.state[who] != "bust" else 0,
    }


def odds(p: Table, who: int) -> Json:
    """The player's own next chip, exactly: how many of the bag are Madness, cost a unit, bust, add strength."""
    bag = p.bag[who] or p.exhausted[who] + p.track[who]
    plain, double, poison = bag.count("m"), bag.count("M"), bag.count("p")
    units = units_in(p, who, p.battle)
    return {
        "chips": len(bag),
        "madness": plain,
        "double": double,
        "poison": poison,
        "adds": len(bag) - plain - double - poison,
        "loss": plain + double + poison,
        "bust": (plain + double + poison) if units == 1 else double if units == 2 else 0,
    }


def final(p: Table) -> Json:
    """Points by source, quests revealed."""
    scores = totals(p)
    return [
        {
            "seat": who,
            "sources": dict(sources(p, who)),
            "score": scores[who],
            "quests": [
                {
                    "id": quest,
                    "feat": quest in p.feats[who],
                    "goal": goal_done(p, who, quest),
                    "points": quest_points(p, who, quest),
                }
                for quest in (*p.feats[who], *p.hand[who])
            ],
        }
        for who in range(p.seats)
    ]

"""Literal tables of Small World of Warcraft on the practice isles.

P1a: 1 field anchor, 2 hill, 3 forest magic, 4 mountain, 5 swamp cavern Murloc, 6 field magic, 7 hill cavern letter,
8 forest anchor, 9 swamp, 10 field, 11 lake, 12 sea. P2a: 1 field anchor, 2 forest magic Murloc, 3 mountain cavern
letter, 4 swamp, 5 hill anchor. Who is next to whom is in content/practice.py.
"""

from __future__ import annotations

from typing import Any

from ludoteka import smallworld
from ludoteka.game import Event
from ludoteka.smallworld.content.professions import PROFESSIONS
from ludoteka.smallworld.content.races import RACES
from ludoteka.smallworld.content.relics import NUMBER
from ludoteka.smallworld.cost import Campaign
from ludoteka.smallworld.position import EMPTY, MURLOC, PAST, Position, land
from ludoteka.smallworld.save import validate
from ludoteka.smallworld.setup import lay_land


def table(
    *who: str, board: str = "", ask: str = "conquer", relics: str = "", hidden: str = "", **more: Any
) -> Position:
    """A table in the middle of seat 0's turn.

    `who`: each seat as "orcs sailing / trolls garrisoned": active race and badge, declined race and kept badge.
    `board`: "P1a.1:a3 P1a.2:B1 P1a.5:m1": a, b, c active races by seat, capitals declined, m Murlocs.
    `relics`: "frostmourne:P1a.1"; `hidden` and masks such as `forts`: names of regions.
    """
    seats = len(who)
    active = [one.partition("/")[0].split() or ["", ""] for one in who]
    gone = [([*one.partition("/")[2].split(), "", ""])[:2] for one in who]
    out = {name for row in (*active, *gone) for name in row}
    races = [race for race in RACES if race not in out]
    badges = [badge for badge in PROFESSIONS if badge not in out]
    coins = more.pop("coins", [5] * seats)
    p = Position(
        variant=more.pop("variant", "base"),
        seats=seats,
        faces=more.pop("faces", ("P1a", "P2a")),
        rounds=more.pop("rounds", 10),
        round=more.pop("round", 3),
        turns=5,
        hand=more.pop("hand", [0] * seats),
        coins=coins,
        race=[row[0] for row in active],
        badge=[row[1] for row in active],
        past=[row[0] for row in gone],
        past_badge=[row[1] for row in gone],
        sides=more.pop("sides", [""] * seats),
        ledger={f"{seat} regions": n - 5 for seat, n in enumerate(coins) if n != 5},
        row_race=more.pop("row_race", races[:6]),
        row_badge=more.pop("row_badge", badges[:6]),
        row_coins=more.pop("row_coins", [0] * 6),
        banners=more.pop("banners", races[6:]),
        badges=more.pop("badges", badges[6:]),
        relics=[-1] * len(NUMBER),
    )
    lay_land(p)
    index = land(p).index
    for spot in board.split():
        name, _, army = spot.partition(":")
        r = index[name]
        p.tokens[r] = int(army[1:])
        p.holder[r] = {"m": MURLOC, "a": 0, "b": 1, "c": 2, "A": PAST, "B": PAST + 1, "C": PAST + 2}[army[0]]
    for spot in relics.split():
        name, _, region = spot.partition(":")
        p.relics[NUMBER[name]] = index[region]
    p.hidden = mask(p, hidden)
    for pieces in ("walls", "forts", "towers", "bombs", "objectives"):
        setattr(p, pieces, mask(p, more.pop(pieces, "")))
    if "champion" in more and isinstance(more["champion"], str):
        p.champion = index[more.pop("champion")]
        p.holder[p.champion] = next(seat for seat in range(seats) if p.badge[seat] == "champion")
    for spot in more.pop("beasts", "").split():
        name, _, n = spot.partition(":")
        p.beasts[index[name]] = int(n)
        p.holder[index[name]] = p.badge.index("beastmaster")
    if "goblins" in p.race and "bombs_live" not in more:
        p.bombs_live = p.bombs_dud = 6
        p.bomb_stack = 12 - p.bombs.bit_count()
    for name, value in more.items():
        setattr(p, name, value)
    name, *args = ask.split()
    p.stack = [(name, 0, *(int(arg) if arg.isdecimal() else arg == "True" for arg in args))]
    smallworld._steps.run(p)
    validate(p)
    return p


def mask(p: Position, names: str) -> int:
    """Regions as a mask."""
    return sum(1 << land(p).index[name] for name in names.split())


def play(p: Position, *moves: str) -> list[Event]:
    """Moves of seats and of chance, in order; what they told."""
    told: list[Event] = []
    for move in moves:
        told += smallworld.apply(p, move)
        validate(p)
    return told


def moves(p: Position, start: str = "") -> list[str]:
    """The legal moves that begin so."""
    return [move for move in smallworld.legal(p) if move.startswith(start)]


def at(p: Position, name: str) -> str:
    """What stands in a region, in the notation of `board`; "" is empty."""
    r = land(p).index[name]
    army = p.holder[r]
    if army == EMPTY:
        return ""
    letter = "m" if army == MURLOC else "abcde"[army] if army < PAST else "ABCDE"[army - PAST]
    return f"{letter}{p.tokens[r]}"


def has(p: Position, pieces: str, name: str) -> bool:
    """Is there such a piece in the region: walls, forts, towers, bombs, objectives, hidden?"""
    found: int = getattr(p, pieces)
    return bool(found >> land(p).index[name] & 1)


def where(p: Position, relic: str) -> str:
    """The region of a relic, or "" while it is unseen or gone."""
    r = p.relics[NUMBER[relic]]
    return land(p).ids[r] if r >= 0 else ""


def price(p: Position, name: str, *aids: str) -> int:
    """The price of a region for the seat in turn."""
    return Campaign(p, p.seat).price(land(p).index[name], aids)


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    """The arguments of the events of this key."""
    return [dict(event.args) for event in events if event.key == key]


def earned(events: list[Event]) -> dict[str, int]:
    """The coins of a scoring by source."""
    return {row["source"]: row["n"] for row in told(events, "earned")}


def seen(p: Position, viewer: int | None) -> Any:
    """The board as this viewer sees it."""
    return smallworld.view(p, viewer)["board"]


def reasons(p: Position, viewer: int, target: str) -> dict[str, Any]:
    """The reasons of a target: key to arguments."""
    return {reason.key: dict(reason.args) for reason in smallworld.explain(p, viewer, target)}

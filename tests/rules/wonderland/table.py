"""Positions for tests as short literals, moves by id, and what they told."""

from __future__ import annotations

from ludoteka import wonderland
from ludoteka.game import CHANCE, Event
from ludoteka.plain import Frame
from ludoteka.stack import push
from ludoteka.wonderland.content import board
from ludoteka.wonderland.content.chips import STARTING_BAG, in_order
from ludoteka.wonderland.position import AWAY, INDEX, Table, rules, seat_of
from ludoteka.wonderland.setup import lay_out

KEEP, TULGEY, WITZEND, POOL, MEADOW = range(5)
THREE = ("alice", "queen", "hatter")


def table(*factions: str, sets: str = "A", round: int = 1, phase: str = "war", first_print: bool = False) -> Table:
    """A laid table: starting bags, tiles in the order of the box on the ring, nobody on the board."""
    chosen = factions or THREE
    p = Table(seats=len(chosen), first_print=first_print)
    lay_out(p)
    p.faction = list(chosen)
    p.sets = sets if len(sets) == 5 else sets * 5
    p.round, p.phase = round, phase
    p.tiles = [tile.id for tile in board.TILES][:5]
    p.spare_tiles = (board.TILES[5].id,)
    for who in range(p.seats):
        p.bag[who] = in_order(STARTING_BAG)
        p.supply["g"] -= 1
        p.madness -= 2
        p.double_madness -= 1
        p.chair[who] = AWAY if phase == "war" else -1
    if seat_of(p, "jabberwock") >= 0:
        p.poison = p.seats + 2
    if p.seats == 2:
        p.closed = MEADOW
        p.tiles[MEADOW] = ""
    return p


def units(p: Table, who: int, region: int, n: int = 0, *figures: str, leader: bool = False, castle: int = 0) -> None:
    """Set supporters, figures, leader and castle of a player in a region."""
    row = list(p.supporters[who])
    p.reserve[who] -= n - row[region]
    row[region] = n
    p.supporters[who] = tuple(row)
    for figure in figures:
        p.figures[who] = (*p.figures[who], (figure, region))
    if leader:
        p.leader[who] = region
    if castle:
        steps = list(p.castles[who])
        steps[region] = castle
        p.castles[who] = tuple(steps)


def run(p: Table, *frames: Frame) -> Table:
    """Put frames on the stack and run to the first question."""
    push(p, *frames)
    rules.run(p)
    return p


def fight(p: Table, region: int = KEEP) -> Table:
    """Begin the battle of a region."""
    return run(p, ("battle_start", region))


def play(p: Table, *moves: str) -> list[Event]:
    """Answer one question after another, chance's too; what they told."""
    told: list[Event] = []
    for move in moves:
        told += wonderland.apply(p, move)
    return told


def draws(p: Table, *chips: str) -> list[Event]:
    """Chance gives these chips; draw_or_stop questions on the way are answered with "draw"."""
    told: list[Event] = []
    for chip in chips:
        while asked(p) == "draw_or_stop":
            told += wonderland.apply(p, "draw")
        assert wonderland.to_move(p) == CHANCE, p.stack[-1]
        told += wonderland.apply(p, chip)
    return told


def stop_all(p: Table) -> list[Event]:
    """Everybody asked stops, one after another, until something else is asked."""
    told: list[Event] = []
    while asked(p) == "draw_or_stop":
        told += wonderland.apply(p, "stop")
    return told


def asked(p: Table) -> str:
    """The name of the question on top, "" at the end."""
    return str(p.stack[-1][0]) if p.stack else ""


def legal(p: Table) -> list[str]:
    """The moves that may be answered."""
    return list(wonderland.legal(p))


def keys(events: list[Event]) -> list[str]:
    """What was told, by key."""
    return [event.key for event in events]


def where(name: str) -> int:
    """A region by its id."""
    return INDEX[name]


def setup_game(seats: int, *, factions: list[str] | None = None, allies: str = "A", first_print: bool = False) -> Table:
    """A game from its very beginning, up to the first lot."""
    raw: dict[str, object] = {"seats": seats, "allies": allies, "first_print": first_print}
    if factions:
        raw["factions"] = factions
    return wonderland.new(wonderland.options(raw))  # type: ignore[arg-type]


def duel(
    bag: str, other: str = "1111111111", *, sets: str = "A", seats: tuple[str, ...] = THREE, region: int = KEEP
) -> Table:
    """Seats 0 and 1 with five supporters each and these bags meet; the third does not wager."""
    p = table(*seats, sets=sets)
    ready(p, bag, other, region)
    return begin(p, region)


def ready(p: Table, bag: str, other: str = "1111111111", region: int = KEEP) -> None:
    """Units and bags of a duel, before it begins."""
    units(p, 0, region, 5)
    units(p, 1, region, 5)
    p.bag[0], p.bag[1] = in_order(bag), in_order(other)


def begin(p: Table, region: int = KEEP) -> Table:
    """The battle up to the first chip; nobody wagers."""
    fight(p, region)
    while asked(p) == "wager":
        play(p, "no")
    return p

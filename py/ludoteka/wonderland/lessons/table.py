"""Tables for lessons as literals: bags as letters, units by region, what the others answer."""

from __future__ import annotations

from collections.abc import Mapping

from ...plain import Frame
from ...stack import push
from ...teach import Reply
from ..content import board
from ..content.chips import STARTING_BAG, in_order
from ..position import AWAY, HEAD, Table, rules
from ..setup import deck_of_round, lay_out

KEEP, TULGEY, WITZEND, POOL, MEADOW = range(5)
NAMES = {"alice": "Alice", "queen": "Queen", "hatter": "Hatter", "jabberwock": "Jabberwock"}


def table(*factions: str, phase: str = "war", round: int = 1) -> Table:
    """A laid table: starting bags, the first tiles on the ring, nobody on the board."""
    p = Table(seats=len(factions))
    lay_out(p)
    p.faction = list(factions)
    p.round, p.phase = round, phase
    p.tiles = [tile.id for tile in board.TILES][:5]
    p.spare_tiles = (board.TILES[5].id,)
    for who in range(p.seats):
        p.bag[who] = in_order(STARTING_BAG)
        p.supply["g"] -= 1
        p.madness -= 2
        p.double_madness -= 1
        p.chair[who] = AWAY if phase == "war" else HEAD
    if "jabberwock" in factions:
        p.poison = p.seats + 2
    if p.seats == 2:
        p.closed = MEADOW
        p.tiles[MEADOW] = ""
    return p


def tea(p: Table, *cards: str) -> Table:
    """These cards on the first chairs, the rest of the round's deck unseen."""
    p.places = [*cards, *[""] * (len(p.places) - len(cards))]
    p.tea_deck = tuple(card for card in deck_of_round(p.round) if card not in cards)
    return p


def units(p: Table, who: int, region: int, n: int = 0, *figures: str, leader: bool = False, castle: int = 0) -> None:
    """Set supporters, figures, leader and castle of a player in a region."""
    row = list(p.supporters[who])
    p.reserve[who] -= n - row[region]
    row[region] = n
    p.supporters[who] = tuple(row)
    p.figures[who] += tuple((figure, region) for figure in figures)
    if figures:
        p.wonder[who] += figures
    if leader:
        p.leader[who] = region
    if castle:
        steps = list(p.castles[who])
        steps[region] = castle
        p.castles[who] = tuple(steps)


def give(p: Table, who: int, chips: str) -> None:
    """More chips in a bag, from the supply."""
    p.bag[who] = in_order(p.bag[who] + chips)
    for chip in chips:
        p.supply[chip] -= 1


def run(p: Table, *frames: Frame) -> Table:
    """Put frames on the stack and run to the first question."""
    push(p, *frames)
    rules.run(p)
    return p


def answers(rows: Mapping[tuple[str, int], tuple[str, ...]]) -> Reply:
    """What the others answer, by question and seat; in a battle one answer per draw, the last one again after that."""

    def reply(p: Table) -> str | None:
        if not p.stack:
            return None
        name, who = p.stack[-1][:2]
        row = rows.get((name, who))
        return row[min(p.draw, len(row) - 1)] if row else None

    return reply


def asked(p: Table) -> str:
    """The question that play waits for."""
    return str(p.stack[-1][0]) if p.stack else ""


def question(p: Table) -> tuple[str, int]:
    """The question and the seat that is asked."""
    return (str(p.stack[-1][0]), int(p.stack[-1][1])) if p.stack else ("", -1)


def first_way(p: Table) -> str | None:
    """At tea the others do the first thing they may."""
    return rules.legal(p)[0] if p.stack else None

"""What is in the box and stays on the table: components are neither lost nor made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ..dominion.content.piles import START, piles
from ..dominion.position import Dominion
from ..plain import Position
from ..smallworld.content.races import RACES
from ..smallworld.position import PAST, on_board, race_of, tray
from ..smallworld.position import Position as SmallWorld
from ..wonderland.position import Table, owned
from .breach import hold


def dominion(p: Position) -> object:
    """Every card of the box, wherever it lies; before the kingdom is laid out there is nothing to count."""
    assert isinstance(p, Dominion)
    if p.turn == 0:
        return None
    everywhere = "".join(p.hand + p.deck + p.discard + p.buried) + p.play + p.aside + p.trash
    kingdom = "".join(c for c in p.supply if c < "a")
    found = Counter(everywhere) + Counter(p.supply)
    box = Counter(piles(kingdom, len(p.hand))) + Counter(START * len(p.hand))
    hold(found == box, "conserved", f"more {found - box}, fewer {box - found}")
    return sorted(box.items())


def wonderland(p: Position) -> object:
    """Everything that can be counted once the table is laid; before that nothing is."""
    assert isinstance(p, Table)
    if not p.round:
        return None
    chips = Counter(p.removed)
    for who in range(p.seats):
        chips.update(owned(p, who))
    chips.update(p.supply)
    chips["m"] += p.madness
    chips["M"] += p.double_madness
    chips["p"] += p.poison + len(p.poisoned)
    items = Counter({letter: n for letter, n in chips.items() if letter in "gsSfFrRcCkKmMp"})
    units = [sum(p.supporters[who]) + p.reserve[who] + 4 - len(p.rows[who][2]) for who in range(p.seats)]
    cards = len(p.wonder_deck) + sum(bool(c) for c in (*p.wonder_row, *p.guest)) + sum(map(len, p.wonder))
    quests = len(p.quest_deck) + sum(map(len, p.hand)) + sum(map(len, p.feats))
    return items, units, cards, quests, sum(p.shards) + p.shard_pool


def smallworld(p: Position) -> object:
    """Banners, badges, race tokens with their trays, relics; coins but for what the bank gave."""
    assert isinstance(p, SmallWorld)
    banners = sorted(race for race in (*p.race, *p.past, *p.row_race, *p.banners, *p.below) if race)
    badges = sorted(badge for badge in (*p.badge, *p.past_badge, *p.row_badge, *p.badges, *p.dropped) if badge)
    return banners, badges, sum(token_count(p, race) for race in RACES), len(p.relics), money(p)


def token_count(p: SmallWorld, race: str) -> int:
    """All tokens of a race: on the board, in hand, in the tray."""
    on_table = sum(
        on_board(p, army) + (p.hand[army] if army < PAST else 0)
        for army in (*range(p.seats), *range(PAST, PAST + p.seats))
        if race_of(p, army) == race
    )
    return on_table + (tray(p, race) if on_table else RACES[race].tray)


def money(p: SmallWorld) -> int:
    """Coins of all players and on the column, less what the bank has given."""
    bank = sum(n for key, n in p.ledger.items() if key.partition(" ")[2] != "pick")
    return sum(p.coins) + sum(p.row_coins) - bank


COUNT: dict[str, Callable[[Position], object]] = {
    "dominion": dominion,
    "wonderland": wonderland,
    "smallworld": smallworld,
}


class Stock:
    """Remembers the first count of a table; every later one must be equal."""

    def __init__(self, name: str) -> None:
        self._count = COUNT[name]
        self._first: object = None

    def check(self, p: Position) -> None:
        now = self._count(p)
        if self._first is None:
            self._first = now
        hold(now is None or now == self._first, "conserved", f"{self._first} became {now}")

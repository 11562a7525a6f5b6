"""How fair the content is: what every race and profession earns from pick to decline, among steady players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from ..plain import Json
from ..rng import Rng
from .content.pieces import ROW
from .content.professions import PROFESSIONS
from .content.races import RACES
from .position import Position
from .setup import new, options
from .steady import Steady
from .steps import rules

LOW, HIGH = 0.75, 1.35
APART = {"pick", "declined"}
"""Sources that are not the active race's doing."""


class Tally(TypedDict):
    """What is known of one race or profession."""

    coins: int
    lives: int
    turns: int
    prices: list[int]


class Watch:
    """Follows one game and books coins to the combination that earned them."""

    def __init__(self, p: Position, book: dict[str, Tally]) -> None:
        self.book = book
        self.born = [(0, 0)] * p.seats
        self.pair = [("", "")] * p.seats

    def look(self, p: Position) -> None:
        """Close the lives that ended, open those that began."""
        for seat in range(p.seats):
            pair = (p.race[seat], p.badge[seat])
            if pair != self.pair[seat]:
                self.close(p, seat)
                self.pair[seat] = pair
                self.born[seat] = (earnings(p, seat), p.round)

    def close(self, p: Position, seat: int) -> None:
        """A combination declined, or the game is over."""
        coins, since = self.born[seat]
        for name in self.pair[seat]:
            if name:
                tally = self.book[name]
                tally["coins"] += earnings(p, seat) - coins
                tally["lives"] += 1
                tally["turns"] += p.round - since + 1


def earnings(p: Position, seat: int) -> int:
    """All coins a seat made with active races so far."""
    mine = (key.partition(" ") for key in p.ledger)
    return sum(p.ledger[f"{who} {source}"] for who, _, source in mine if int(who) == seat and source not in APART)


def play(seats: int, rng: Rng, book: dict[str, Tally]) -> None:
    """One game of steady players, watched."""
    p, bot = new(options({"seats": seats})), Steady()
    watch = Watch(p, book)
    while p.stack:
        who = p.stack[-1][1]
        move = rules.sample(p, rng) if who < 0 else bot.choose(p, who, rng)
        if move.startswith("pick "):
            place = int(move[5:])
            for name in (p.row_race[place], p.row_badge[place]):
                book[name]["prices"][place] += 1
        rules.take(p, move)
        watch.look(p)
    for seat in range(seats):
        watch.close(p, seat)


def balance(games: int, seed: str, progress: Callable[[int], None]) -> Json:
    """Games of 2 to 5 steady players in turn; for every banner and badge its mean coins and the prices paid."""
    book: dict[str, Tally] = {
        name: {"coins": 0, "lives": 0, "turns": 0, "prices": [0] * ROW} for name in (*RACES, *PROFESSIONS)
    }
    for number in range(games):
        play(2 + number % 4, Rng(seed, "balance", number), book)
        progress(number + 1)
    return {
        "games": games,
        "bounds": [LOW, HIGH],
        "races": rows(book, list(RACES), {race.id: race.number for race in RACES.values()}),
        "professions": rows(book, list(PROFESSIONS), {one.id: one.number for one in PROFESSIONS.values()}),
    }


def rows(book: dict[str, Tally], names: list[str], numbers: dict[str, int]) -> list[Json]:
    """One row each, richest first, with the ratio to the mean of all lives."""
    lives = sum(book[name]["lives"] for name in names)
    mean = sum(book[name]["coins"] for name in names) / max(1, lives)
    found: list[dict[str, Json]] = []
    for name in names:
        tally = book[name]
        own = tally["coins"] / max(1, tally["lives"])
        ratio = round(own / mean, 3) if mean else 0.0
        found.append(
            {
                "id": name,
                "number": numbers[name],
                "coins": round(own, 2),
                "ratio": ratio,
                "fair": LOW <= ratio <= HIGH,
                "lives": tally["lives"],
                "turns": round(tally["turns"] / max(1, tally["lives"]), 2),
                "prices": list(tally["prices"]),
            }
        )
    ordered = sorted(found, key=lambda row: (-float(str(row["ratio"])), str(row["id"])))
    return list(ordered)


def table(result: Json) -> str:
    """The result as text: a Markdown table for races and one for professions."""
    assert isinstance(result, dict)
    lines = [f"{result['games']} games of 2 to 5 steady players; fair is {LOW} to {HIGH} of the mean."]
    for group in ("races", "professions"):
        lines += [
            "",
            f"| {group} | number | coins | of the mean | turns | picked | at price 0 to 5 |",
            "|---|---|---|---|---|---|---|",
        ]
        found = result[group]
        assert isinstance(found, list)
        for row in found:
            assert isinstance(row, dict)
            prices = row["prices"]
            assert isinstance(prices, list)
            mark = "" if row["fair"] else " (!)"
            told = " ".join(map(str, prices))
            cells = (row["id"], row["number"], row["coins"], f"{row['ratio']}{mark}", row["turns"], row["lives"], told)
            lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)

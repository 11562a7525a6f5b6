"""How fair the content is: steady players in all seats, every player count, ally set, faction and print."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ..game import CHANCE, Event
from ..plain import Json
from ..rng import Rng
from .bot import Steady
from .content import factions, tea
from .content.quests import QUESTS
from .content.wonderlandians import CARDS
from .options import SEATS, options
from .position import SOURCES, Table, rules
from .quests import goal_done
from .scoring import outcome, sources
from .setup import new

SETS = ("A", "B", "C", "D", "mixed")
ACTS = ("W.ability.", "W.wonderlandian.")
"""An event with such a rule tells that the ability or Wonderlandian acted."""
FIRST_PRINT = 5
"""One game in so many is of the first print."""
FAIR = (0.7, 1.4)


def play(seats: int, number: int, seed: str, told: Counter[str]) -> Table:
    """One game of steady players."""
    rng = Rng(seed, "balance", seats, number)
    chosen = options(
        {"seats": seats, "allies": SETS[number % len(SETS)], "first_print": number % FIRST_PRINT == FIRST_PRINT - 1}
    )
    p, bot = new(chosen), Steady()
    events: list[Event] = []
    p.events = events
    while p.stack:
        who = p.stack[-1][1]
        rules.take(p, rules.sample(p, rng) if who == CHANCE else bot.choose(p, who, rng))
        if events:
            told.update({event.rule for event in events if event.rule.startswith(ACTS)})
            events.clear()
    return p


class Tally:
    """Counts over many games."""

    def __init__(self) -> None:
        self.played: Counter[tuple[int, str]] = Counter()
        self.won: Counter[tuple[int, str]] = Counter()
        self.shares: dict[tuple[int, str], float] = {}
        self.points: Counter[tuple[int, str]] = Counter()
        self.seats: Counter[int] = Counter()
        self.set_points: Counter[str] = Counter()
        self.set_seats: Counter[str] = Counter()
        self.set_margin: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.feats: Counter[str] = Counter()
        self.goals: Counter[str] = Counter()
        self.uncovered: Counter[str] = Counter()
        self.recruited: Counter[str] = Counter()
        self.told: Counter[str] = Counter()
        self.first_wins: Counter[tuple[int, int]] = Counter()

    def add(self, p: Table, set_name: str) -> None:
        """Count one finished game."""
        result = outcome(p)
        assert result is not None
        for who in range(p.seats):
            faction = p.faction[who]
            self.played[p.seats, faction] += 1
            share = 1 / len(result.winners) if who in result.winners else 0.0
            self.shares[p.seats, faction] = self.shares.get((p.seats, faction), 0.0) + share
            self.seats[p.seats] += 1
            for source, n in sources(p, who).items():
                self.points[p.seats, source] += n
            self.set_points[set_name] += result.scores[who]
            self.set_seats[set_name] += 1
            self.taken.update(p.cards[who])
            self.feats.update(p.feats[who])
            self.goals.update(q for q in (*p.hand[who], *p.feats[who]) if goal_done(p, who, q))
            self.uncovered.update(p.abilities[who])
            self.recruited.update(p.wonder[who])
        ordered = sorted(result.scores)
        self.set_margin[set_name] += ordered[-1] - ordered[-2]


def balance(games: int, seed: str, progress: Callable[[int], None] = lambda done: None) -> dict[str, Json]:
    """`games` games for each player count; what the table shows."""
    tally = Tally()
    counts = range(SEATS[0], SEATS[1] + 1)
    for number in range(games):
        for seats in counts:
            tally.add(play(seats, number, seed, tally.told), SETS[number % len(SETS)])
        progress(number + 1)
    return report(tally, games)


def report(t: Tally, games: int) -> dict[str, Json]:
    """The counts as plain data."""
    counts = range(SEATS[0], SEATS[1] + 1)
    fair: dict[str, Json] = {
        faction: {str(n): round(t.shares.get((n, faction), 0.0) * n / max(1, t.played[n, faction]), 2) for n in counts}
        for faction in factions.IDS
    }
    points: dict[str, Json] = {
        str(n): {source: round(t.points[n, source] / max(1, t.seats[n]), 1) for source in SOURCES} for n in counts
    }
    sets: dict[str, Json] = {
        name: {
            "score": round(t.set_points[name] / max(1, t.set_seats[name]), 1),
            "margin": round(t.set_margin[name] / max(1.0, games * len(counts) / len(SETS)), 1),
        }
        for name in SETS
    }
    abilities: dict[str, Json] = {a.id: [t.uncovered[a.id], t.told[f"W.ability.{a.id}"]] for a in factions.ABILITIES}
    wonder: dict[str, Json] = {c.id: [t.recruited[c.id], t.told[f"W.wonderlandian.{c.id}"]] for c in CARDS}
    quests: dict[str, Json] = {q.id: [t.feats[q.id], t.goals[q.id]] for q in QUESTS}
    cards: dict[str, Json] = {card: t.taken[card] for card in tea.CARDS}
    return {
        "games": games, "fair": fair, "points": points, "sets": sets, "abilities": abilities, "wonderlandians": wonder,
        "quests": quests, "tea": cards, "unused": unused(t),
    }  # fmt: skip


def unused(t: Tally) -> list[Json]:
    """Content that no game of the sample touched."""
    missing = [f"tea {card}" for card in tea.CARDS if not t.taken[card]]
    for quest in QUESTS:
        missing += [f"feat {quest.id}"] * (not t.feats[quest.id]) + [f"goal {quest.id}"] * (not t.goals[quest.id])
    for ability in factions.ABILITIES:
        missing += [f"ability {ability.id}"] * (not t.told[f"W.ability.{ability.id}"])
    for card in CARDS:
        missing += [f"wonderlandian {card.id}"] * (not t.told[f"W.wonderlandian.{card.id}"])
    return list(missing)


# the table


def rows_of(found: Json) -> list[tuple[str, dict[str, Json]]]:
    """The rows of a table of tables."""
    assert isinstance(found, dict)
    return [(name, row) for name, row in found.items() if isinstance(row, dict)]


def table(result: dict[str, Json]) -> str:
    """The result as text."""
    lines = [f"Steady players in all seats, {result['games']} games for each player count.", ""]
    lines += ["Share of wins against the fair share (fair is 1.00)", "faction       2 pl.  3 pl.  4 pl.  5 pl."]
    for name, row in rows_of(result["fair"]):
        lines.append(f"{name:12}" + "".join(f"{row[str(n)]!s:>7}" for n in range(2, 6)))
    lines += ["", "Points per player by source", "players " + "".join(f"{source:>9}" for source in SOURCES)]
    for name, row in rows_of(result["points"]):
        lines.append(f"{name:8}" + "".join(f"{row[source]!s:>9}" for source in SOURCES))
    lines += ["", "Ally set   mean score   mean margin"]
    for name, row in rows_of(result["sets"]):
        lines.append(f"{name:8}{row['score']!s:>13}{row['margin']!s:>14}")
    for title, key in (
        ("Quests: feats done, objectives reached", "quests"),
        ("Abilities: uncovered, times they acted", "abilities"),
        ("Wonderlandians: recruited, times they acted", "wonderlandians"),
    ):
        lines += ["", title]
        found = result[key]
        assert isinstance(found, dict)
        lines += [f"  {name:26}{_pair(pair)}" for name, pair in found.items()]
    cards = result["tea"]
    assert isinstance(cards, dict)
    lines += ["", "Tea cards: times taken"]
    names = list(cards)
    lines += ["  " + "  ".join(f"{c} {cards[c]!s:>5}" for c in names[i : i + 10]) for i in range(0, len(names), 10)]
    missing = result["unused"]
    assert isinstance(missing, list)
    lines += ["", "Never used: " + (", ".join(map(str, missing)) or "nothing")]
    return "\n".join(lines)


def _pair(pair: Json) -> str:
    assert isinstance(pair, list)
    return f"{pair[0]!s:>7}{pair[1]!s:>8}"

"""Thinking apart from the table: what a thinking player is handed, how it goes on in slices, what its thoughts say.

A brief holds no more than its seat may know: a position in which the rest is drawn anew, and a seed that has nothing to
do with the table's. Several players may think over one brief, each on a stream of its own; `together` sums them up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from time import perf_counter

from . import bots
from .game import BadInput, Game, Prospect, Reason, Thought
from .games import game as find_game
from .plain import Json, Position
from .rng import Rng

ADVISER = "sharp"
"""Who is asked for a hint."""
SHOWN = 3
MOST_PLAYOUTS = 50_000
"""The time runs out long before."""
EVEN = 0.01
"""A chance of winning that makes no difference."""
STILL_RUNNING = 0.8
"""A move tried this much of the leader's playouts was never far enough behind to be dropped."""


def brief(game: Game[Position], p: Position, seat: int, bot: str, rng: Rng, least: int = 1) -> Json:
    """What is handed to a thinking player; None if it does not think, or there is nothing to weigh."""
    seen = game.determinize(p, seat, rng)
    if bots.thinker(game, bot) is None or len(game.legal(p)) < 2:
        return None
    if least == 1 and len(game.GUIDE.candidates(seen, seat)) < 2:
        return None
    seed = str(rng.below(1 << 30))
    return {"game": game.NAME, "position": game.dump(seen), "seat": seat, "bot": bot, "seed": seed, "least": least}


class Study:
    """A brief being thought over."""

    def __init__(self, raw: Json, stream: object) -> None:
        if type(raw) is not dict or type(stream) is not int:
            raise BadInput("bad-brief")
        game = find_game(raw.get("game"))
        seat, bot, least = raw.get("seat"), raw.get("bot"), raw.get("least")
        if type(seat) is not int or type(bot) is not str or type(least) is not int:
            raise BadInput("bad-brief")
        p = game.load(str(raw.get("position")))
        thinker = bots.thinker(game, bot)
        if thinker is None or game.to_move(p) != seat:
            raise BadInput("bad-brief")
        rng = Rng(str(raw.get("seed")), "think", stream)
        self._thoughts: Iterator[Thought] = thinker.think(p, seat, rng, MOST_PLAYOUTS, least)
        self._last: Thought | None = None

    def go_on(self, seconds: float) -> dict[str, Json]:
        """Think for about so long; `done` when more would bring nothing."""
        end = perf_counter() + seconds
        done = True
        for thought in self._thoughts:
            self._last = thought
            if perf_counter() >= end:
                done = False
                break
        rows = self._last.rows if self._last else ()
        return {"done": done, "rows": [list(row) for row in rows]}


def together(thoughts: Json) -> list[Prospect]:
    """What several players thought of one question: first the move they would play, then the most tried."""
    if type(thoughts) is not list:
        raise BadInput("bad-thoughts")
    found: dict[str, Prospect] = {}
    votes: dict[str, int] = {}
    for rows in thoughts:
        for place, row in enumerate(_read(rows)):
            if place == 0:
                votes[row.move] = votes.get(row.move, 0) + 1 + row.visits
            old = found.get(row.move)
            found[row.move] = _sum(old, row) if old and old.visits + row.visits else row
    if not found:
        raise BadInput("bad-thoughts")
    best = max(votes, key=lambda move: votes[move])
    rest = sorted((row for row in found.values() if row.move != best), key=lambda row: (-row.visits, -row.chance))
    return [found[best], *rest]


def _read(rows: Json) -> Iterator[Prospect]:
    for row in rows if type(rows) is list and len(rows) <= 500 else []:
        if type(row) is not list or len(row) != 4:
            raise BadInput("bad-thoughts")
        move, visits, chance, lead = row
        if type(move) is not str or type(visits) is not int:
            raise BadInput("bad-thoughts")
        if not isinstance(chance, int | float) or not isinstance(lead, int | float):
            raise BadInput("bad-thoughts")
        yield Prospect(move, visits, float(chance), float(lead))


def _sum(one: Prospect, other: Prospect) -> Prospect:
    visits = one.visits + other.visits
    share = one.visits / visits
    chance = share * one.chance + (1 - share) * other.chance
    return Prospect(one.move, visits, chance, share * one.lead + (1 - share) * other.lead)


# hints


def hint(game: Game[Position], p: Position, viewer: int, thoughts: Json) -> Json:
    """The best moves with their chances of winning and why; moves that could not be told apart are marked even."""
    legal = set(game.legal(p))
    rows = [row for row in together(thoughts) if row.move in legal][:SHOWN]
    if not rows:
        raise BadInput("bad-thoughts")
    best = rows[0]
    return [
        {
            "id": row.move,
            "chance": round(row.chance, 4),
            "lead": round(row.lead, 2),
            "tries": row.visits,
            "even": even(best, row),
            "reasons": [_reason(one) for one in why(game, p, viewer, row.move)],
        }
        for row in rows
    ]


def even(best: Prospect, row: Prospect) -> bool:
    """Is it about as good as the best? Then it stayed in the race and luck may explain the rest."""
    gap = abs(best.chance - row.chance)
    if gap < EVEN or not best.visits:
        return True
    middle = (best.chance + row.chance) / 2
    noise = 2 * sqrt(middle * (1 - middle) * (1 / best.visits + 1 / max(1, row.visits)))
    return gap < noise and row.visits >= STILL_RUNNING * best.visits


def why(game: Game[Position], p: Position, viewer: int, move: str) -> Sequence[Reason]:
    """What the rules say of what the move is played on."""
    choices = game.view(p, viewer)["choices"]
    assert type(choices) is list
    for choice in choices:
        if type(choice) is dict and choice["id"] == move:
            return game.explain(p, viewer, str(choice["on"] or move))
    return []


def _reason(one: Reason) -> Json:
    return {"key": one.key, "rule": one.rule, "args": dict(one.args)}

"""What a fighter may reckon: the next chip out of the own bag exactly, the end of the battle by trying.

Questions on the way (shield, soldiers, redraws) are answered as the steady player would; what the others' chips may do
to one's strength is left out of the exact part, since their bags are theirs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import comb
from typing import NamedTuple

from ..game import CHANCE, Bar, Odds
from ..rng import Rng
from .bot import BOTS
from .content.chips import MADNESS, without
from .knowledge import determinize
from .position import LETTER, NOWHERE, Table, kinds, rules, units_on_board

STEADY = BOTS["steady"]
FIRST_DRAWS = (1, 2, 3)
PHASES = ("tea", "war")


class Drawn(NamedTuple):
    """One way the next draw may go."""

    chance: float
    strength: int
    madness: bool
    loss: bool
    bust: bool


def odds(p: Table, viewer: int | None) -> list[Odds]:
    """In a battle one's own next draw; else how soon Madness comes out of the bag as it is."""
    if viewer is None or p.phase not in PHASES:
        return []
    if p.battle == NOWHERE:
        return [first_draws(p.bag[viewer])] if p.bag[viewer] else []
    if p.state[viewer] != "fight" or p.drawn[viewer]:
        return []
    ways = list(next_draw(p, viewer))
    if not ways:
        return []
    risks = tuple(
        Bar(key, chance)
        for key, chance in (
            ("madness", sum(way.chance for way in ways if way.madness)),
            ("loss", sum(way.chance for way in ways if way.loss)),
            ("bust", sum(way.chance for way in ways if way.bust)),
        )
    )
    strengths: dict[int, float] = {}
    for way in ways:
        strengths[way.strength] = strengths.get(way.strength, 0) + way.chance
    spread = tuple(Bar("strength", strengths[n], {"n": n}) for n in sorted(strengths))
    return [
        Odds("next", "W.war.draw", "chances", risks, {"n": len(p.bag[viewer])}),
        Odds("spread", "W.war.play", "spread", spread, {"n": p.strength[viewer]}),
    ]


def first_draws(bag: str) -> Odds:
    """The chance of at least one Madness among the first chips of the next battle."""
    calm = sum(letter not in MADNESS for letter in bag)
    bars = tuple(
        Bar("draws", 1 - comb(calm, n) / comb(len(bag), n), {"n": n}) for n in FIRST_DRAWS if n <= len(bag)
    )
    return Odds("bag", "W.war.madness", "chances", bars, {"n": len(bag)})


# the next draw, exactly


def next_draw(p: Table, who: int) -> Iterator[Drawn]:
    """Every way one's own next draw may go."""
    q = alone(p, who)
    scouts = p.marks[who].count("scout")
    if scouts and len(p.bag[who]) > scouts:
        branches = scouted(q, who, scouts)
    else:
        q.stack = [("take_chips",)]
        rules.run(q)
        branches = settled(q, who, 1.0)
    units = units_on_board(p, who)
    for chance, after in branches:
        bust = after.state[who] == "bust"
        yield Drawn(chance, after.strength[who], after.saw[who] > p.saw[who], units_on_board(after, who) < units, bust)


def alone(p: Table, who: int) -> Table:
    """The battle with nobody else drawing."""
    q = p.copy()
    q.played = [""] * q.seats
    q.raving = 0
    for seat in range(q.seats):
        q.choice[seat] = ""
        if seat != who:
            q.drawn[seat] = ""
            if q.state[seat] == "fight":
                q.state[seat] = "stop"
    return q


def settled(q: Table, who: int, chance: float) -> Iterator[tuple[float, Table]]:
    """The positions in which the draw has had its effect, each with its chance."""
    while q.stack and q.stack[-1][0] != "draw_or_stop":
        name, asked, *args = q.stack[-1]
        if asked == CHANCE:
            answers = rules.questions[name].odds
            assert answers is not None
            found = answers(q, CHANCE, *args)
            whole = sum(weight for _, weight in found)
            for answer, weight in found:
                branch = q.copy()
                rules.take(branch, answer)
                yield from settled(branch, who, chance * weight / whole)
            return
        rules.take(q, answer_of(q, who, asked))
    yield chance, q


def answer_of(q: Table, who: int, asked: int) -> str:
    """One's own answers are sensible; another's do not matter here, and what they hinge on is theirs alone."""
    return STEADY.choose(q, asked, Rng("odds")) if asked == who else rules.legal(q)[0]


def scouted(q: Table, who: int, scouts: int) -> Iterator[tuple[float, Table]]:
    """Several chips are drawn and one played (W.ally.C.card_soldier): by which kind one would rather play."""
    bag, number = q.bag[who], scouts + 1
    q.marks[who] = tuple(mark for mark in q.marks[who] if mark != "scout")
    left, every = len(bag), comb(len(bag), number)
    for letter in preferred(q, who):
        worse = left - bag.count(letter)
        ways = comb(left, number) - comb(worse, number)
        left = worse
        if ways:
            branch = q.copy()
            branch.bag[who] = without(bag, letter)
            branch.drawn[who] = letter
            branch.stack = [("resolve_draw",), ("caterpillar_step", who)]
            rules.run(branch)
            yield from settled(branch, who, ways / every)


def preferred(q: Table, who: int) -> list[str]:
    """The kinds of chips in the bag, the one that would be played first."""
    order, rest = [], "".join(kinds(q.bag[who]))
    while len(rest) > 1:
        choice = q.copy()
        choice.drawn[who] = rest
        for letter in rest:
            choice.bag[who] = without(choice.bag[who], letter)
        choice.stack = [("pick_drawn", who)]
        best = LETTER[STEADY.choose(choice, who, Rng("odds")).removeprefix("play ")]
        order.append(best)
        rest = without(rest, best)
    return [*order, *rest]


# the battle, by trying


def trial(p: Table, viewer: int, rng: Rng) -> Mapping[str, bool]:
    """The battle played on by steady players; asked to draw or stop, both are tried on the same luck."""
    if p.phase != "war" or p.battle == NOWHERE or p.state[viewer] not in ("fight", "stop"):
        return {}
    q = determinize(p, viewer, rng)
    luck = rng.below(1 << 30)
    if p.stack and p.stack[-1][:2] == ("draw_or_stop", viewer):
        return {f"win-{move}": wins(q, viewer, move, luck) for move in ("draw", "stop")}
    return {"win": wins(q, viewer, "", luck)}


def wins(p: Table, who: int, first: str, luck: int) -> bool:
    """Does the player win this battle alone?"""
    q, rng, before = p.copy(), Rng("battle", luck), len(p.chart)
    if first:
        rules.take(q, first)
    while len(q.chart) == before and q.winner == NOWHERE and not q.tied:
        asked = rules.to_move(q)
        if asked is None:
            break
        rules.take(q, rules.sample(q, rng) if asked < 0 else STEADY.choose(q, asked, rng))
    won = q.chart[before][2] if len(q.chart) > before else q.winner
    return won == who

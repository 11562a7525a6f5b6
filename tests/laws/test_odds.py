"""Odds against brute force over the contract's chance answers, and equal for positions that look the same to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import TypeVar, cast

import pytest

from ludoteka import dominion, smallworld, wonderland
from ludoteka.dominion.content.cards import CARDS
from ludoteka.dominion.position import Dominion
from ludoteka.forecast import Forecast
from ludoteka.game import CHANCE, Event, Odds
from ludoteka.games import GAMES
from ludoteka.plain import Json, Position
from ludoteka.rng import Rng
from ludoteka.session import Session
from ludoteka.smallworld.position import Position as Map
from ludoteka.smallworld.position import land
from ludoteka.smallworld.steps import rules as map_rules
from ludoteka.wonderland.position import Table
from ludoteka.wonderland.position import rules as table_rules

POSITIONS = 200
P = TypeVar("P", bound=Position)


def wandering(name: str, number: int, **options: Json) -> Iterator[Position]:
    """The questions of a game in which everybody plays sensibly, with a random move now and then."""
    game = GAMES[name]
    rng = Rng("odds", name, number)
    p = game.new(game.options(options))
    while (who := game.to_move(p)) is not None:
        if who == CHANCE:
            game.take(p, game.sample(p, rng))
            continue
        yield p
        silly = rng.below(4) == 0
        game.take(p, rng.pick(game.legal(p)) if silly else game.BOTS["steady"].choose(p, who, rng))


def gather(
    name: str,
    wanted: Callable[[Position], bool],
    every: int,
    wish: int = POSITIONS,
    most: int = 12,
    **options: Json,
) -> list[Position]:
    """So many positions of this kind, from many games."""
    found: list[Position] = []
    number = 0
    while len(found) < wish:
        fitting = (p for p in wandering(name, number, **options) if wanted(p))
        found += [p.copy() for at, p in enumerate(fitting) if at % every == 0][:most]
        number += 1
    return found[:wish]


def chances(found: list[Odds], key: str) -> dict[object, float]:
    """The bars of one picture by what tells them apart."""
    bars = next(one.bars for one in found if one.key == key)
    return {bar.args.get("n", bar.key): bar.chance for bar in bars}


def close(ours: dict[object, float], theirs: dict[object, Fraction]) -> bool:
    shown = {key: chance for key, chance in theirs.items() if chance}
    return set(ours) >= set(shown) and all(abs(ours[key] - float(theirs.get(key, 0))) < 1e-9 for key in ours)


# Dominion


def hands(p: Dominion, who: int) -> dict[str, Fraction]:
    """Every next hand with its chance: card by card from the deck as its owner knows it, then from the pile."""
    known, unseen = p.deck[who][: len(p.marks[who])], p.deck[who][len(p.marks[who]) :]
    pile = p.buried[who] + p.discard[who] + p.hand[who] + p.play + p.aside

    @cache
    def more(have: str, sure: str, deck: str, pile: str) -> dict[str, Fraction]:
        if len(have) == 5:
            return {have: Fraction(1)}
        if sure:
            return more("".join(sorted(have + sure[0])), sure[1:], deck, pile)
        if not deck:
            return more(have, "", pile, "") if pile else {have: Fraction(1)}
        found: dict[str, Fraction] = {}
        for card in sorted(set(deck)):
            share = Fraction(deck.count(card), len(deck))
            rest = deck.replace(card, "", 1)
            for hand, chance in more("".join(sorted(have + card)), "", rest, pile).items():
                found[hand] = found.get(hand, Fraction(0)) + share * chance
        return found

    return more("", known, "".join(sorted(unseen)), "".join(sorted(pile)))


def own_turn(p: Position) -> bool:
    assert isinstance(p, Dominion)
    return dominion.to_move(p) == p.current


def test_coins_of_the_next_hand() -> None:
    """The chance of 5, 6 and 8 coins, and of every sum, on 200 positions."""
    known = 0
    for p in gather("dominion", own_turn, 5, seats=2, kingdom="random"):
        assert isinstance(p, Dominion)
        who = p.current
        known += bool(p.marks[who])
        sums: dict[object, Fraction] = {}
        for hand, chance in hands(p, who).items():
            coins = sum(CARDS[card].coins for card in hand)
            sums[coins] = sums.get(coins, Fraction(0)) + chance
        assert sum(sums.values()) == 1
        found = dominion.odds(p, who)
        reach = {goal: sum((c for n, c in sums.items() if cast("int", n) >= goal), Fraction(0)) for goal in (5, 6, 8)}
        assert close(chances(found, "treasures"), cast("dict[object, Fraction]", reach))
        if len(sums) > 1:
            assert close(chances(found, "spread"), sums)
        bars = next(one.bars for one in found if one.form == "stock")
        left = "".join(sorted(p.deck[who] or p.buried[who] + p.discard[who] + p.hand[who] + p.play + p.aside))
        drawn = [cast("int", bar.args["n"]) * CARD[str(bar.args["card"])] for bar in bars]
        assert "".join(sorted("".join(drawn))) == left
    assert known, "no position with known cards on top of the deck"


CARD = {card.slug: letter for letter, card in CARDS.items()}


def test_the_hand_for_the_next_turn_is_known_while_others_play() -> None:
    p = next(p for p in wandering("dominion", 1, seats=2) if isinstance(p, Dominion) and p.turn > 4)
    assert isinstance(p, Dominion)
    who = 1 - p.current
    coins = sum(CARDS[card].coins for card in p.hand[who])
    assert chances(dominion.odds(p, who), "treasures") == {goal: float(coins >= goal) for goal in (5, 6, 8)}


# Wonderland's War


def at_the_bag(p: Position) -> bool:
    assert isinstance(p, Table)
    return p.stack[-1][0] == "draw_or_stop"


ENDS = ("must-stop", "track-end", "won", "tied", "nobody", "battle")
"""Events that tell of what comes after the draw."""


def draws(p: Table, who: int) -> dict[tuple[int, bool, bool, bool], Fraction]:
    """One's own next draw by events: everybody else stops, chance gives every answer, the steady player the others."""
    found: dict[tuple[int, bool, bool, bool], Fraction] = {}
    steady = wonderland.BOTS["steady"]

    def follow(q: Table, chance: Fraction, told: tuple[Event, ...]) -> None:
        keys = [event.key for event in told]
        ended = any(key in ENDS for key in keys)
        until = next(at for at, key in enumerate([*keys, "must-stop"]) if key in ENDS)
        mine = [event for event in told[:until] if event.args.get("who") == who]
        asked = wonderland.to_move(q)
        if ended or asked is None or q.draw > p.draw or (asked != CHANCE and q.stack[-1][0] == "tie_reward"):
            moved = [event for event in mine if "strength" in event.args and event.key != "stopped"]
            strengths = [event.args["strength"] for event in moved]
            bust = any(event.key == "bust" for event in mine)
            mad = any(event.key == "drew" and "madness" in str(event.args["chip"]) for event in mine)
            mad = mad and any(event.key in ("madness", "shielded") for event in mine)
            lost = any(event.key == "lost" for event in mine)
            strength = 0 if bust else cast("int", strengths[-1]) if strengths else p.strength[who]
            row = (strength, mad, lost, bust)
            found[row] = found.get(row, Fraction(0)) + chance
            return
        name, seat, *args = q.stack[-1]
        if seat == CHANCE:
            odds = table_rules.questions[name].odds
            assert odds is not None
            answers = odds(q, seat, *args)
            whole = sum(weight for _, weight in answers)
            for answer, weight in answers:
                branch = q.copy()
                events = wonderland.apply(branch, answer)
                follow(branch, chance * Fraction(weight, whole), (*told, *events))
            return
        stops = seat != who and name == "draw_or_stop"
        answer = "draw" if seat == who and name == "draw_or_stop" else steady.choose(q, seat, Rng("odds"))
        events = wonderland.apply(q, "stop" if stops else "no" if name == "vanish" else answer)
        follow(q, chance, (*told, *events))

    start = p.copy()
    for seat in range(p.seats):
        if seat != who and start.choice[seat]:
            start.choice[seat] = "stop"
    follow(start, Fraction(1), ())
    return found


@pytest.mark.parametrize("allies", ["A", "B", "C", "D"])
def test_the_next_chip(allies: str) -> None:
    """Madness, a lost unit, a bust and the strength after one more draw."""
    scouting = 0
    for p in gather("wonderland", at_the_bag, 3, seats=3 + (allies in "BD"), allies=allies):
        assert isinstance(p, Table)
        who = wonderland.to_move(p)
        assert who is not None
        scouting += "scout" in p.marks[who]
        truth = draws(p, who)
        assert sum(truth.values()) == 1
        risks = {
            key: sum((chance for row, chance in truth.items() if row[place]), Fraction(0))
            for place, key in ((1, "madness"), (2, "loss"), (3, "bust"))
        }
        strengths: dict[object, Fraction] = {}
        for row, chance in truth.items():
            strengths[row[0]] = strengths.get(row[0], Fraction(0)) + chance
        found = wonderland.odds(p, who)
        assert close(chances(found, "next"), cast("dict[object, Fraction]", risks)), (p, truth)
        assert close(chances(found, "spread"), strengths), (p, truth, found)
    assert scouting or allies != "C", "nobody scouted"


def test_the_chance_to_win_a_battle_is_a_fair_sample() -> None:
    """Where everybody else has stopped the end of the battle is enumerated, and the sample agrees with it."""
    steady = wonderland.BOTS["steady"]

    def last_drawing(p: Position) -> bool:
        return at_the_bag(p) and isinstance(p, Table) and p.state.count("fight") == 1 and len(p.bag[0]) < 12

    def won(q: Table, who: int, before: int) -> Fraction:
        while len(q.chart) == before:
            name, seat, *args = q.stack[-1]
            if seat != CHANCE:
                wonderland.take(q, steady.choose(q, seat, Rng("odds")))
                continue
            odds = table_rules.questions[name].odds
            assert odds is not None
            answers = odds(q, seat, *args)
            total = Fraction(0)
            for answer, weight in answers:
                branch = q.copy()
                wonderland.take(branch, answer)
                total += Fraction(weight, sum(w for _, w in answers)) * won(branch, who, before)
            return total
        return Fraction(int(q.chart[before][2] == who))

    uncertain = 0
    for p in gather("wonderland", last_drawing, 1, wish=20, seats=3):
        assert isinstance(p, Table)
        who = wonderland.to_move(p)
        assert who is not None
        forecast = Forecast(GAMES["wonderland"], p, who, "sample")
        while not forecast.done:
            forecast.grow(1)
        for bar in next(one for one in forecast.odds if one.key == "trial").bars:
            q = p.copy()
            wonderland.take(q, bar.key.removeprefix("win-"))
            truth = float(won(q, who, len(p.chart)))
            uncertain += 0 < truth < 1
            assert abs(bar.chance - truth) < 2.5 * bar.error, (bar, truth)  # five standard errors
    assert uncertain > 5


def test_madness_among_the_first_draws() -> None:
    def at_tea(p: Position) -> bool:
        return isinstance(p, Table) and p.phase == "tea"

    for p in gather("wonderland", at_tea, 3, seats=2):
        assert isinstance(p, Table)
        who = wonderland.to_move(p)
        assert who is not None

        def calm(bag: str, n: int) -> Fraction:
            if not n:
                return Fraction(1)
            share = Fraction(0)
            for letter in set(bag) - {"m", "M"}:
                share += Fraction(bag.count(letter), len(bag)) * calm(bag.replace(letter, "", 1), n - 1)
            return share

        truth: dict[object, Fraction] = {n: 1 - calm(p.bag[who], n) for n in (1, 2, 3)}
        assert close(chances(wonderland.odds(p, who), "bag"), truth)


# Small World


def with_a_die(p: Position) -> bool:
    assert isinstance(p, Map)
    return p.stack[-1][0] == "conquer" and any(move.startswith("roll ") for move in smallworld.legal(p))


def taken(p: Map, move: str, again: bool) -> Fraction:
    """The chance that a roll on a region takes it: every face of the die; `again` rolls once more where one may."""
    seat, region = p.stack[-1][1], land(p).index[move.split(" ")[1]]

    def follow(q: Map) -> Fraction:
        if q.holder[region] == seat:
            return Fraction(1)
        name, asked, *args = q.stack[-1]
        if name == "raid_short" and again and "roll" in smallworld.legal(q):
            smallworld.take(q, "roll")
            return follow(q)
        if asked != CHANCE or name not in ("die", "raid_die"):
            return Fraction(0)
        odds = map_rules.questions[name].odds
        assert odds is not None
        answers = odds(q, asked, *args)
        total = Fraction(0)
        for answer, weight in answers:
            branch = q.copy()
            smallworld.take(branch, answer)
            total += Fraction(weight, sum(w for _, w in answers)) * follow(branch)
        return total

    q = p.copy()
    smallworld.take(q, move)
    return follow(q)


def test_the_die() -> None:
    """Every region that a last roll may take, by playing every face."""
    for p in gather("smallworld", with_a_die, 2, seats=3):
        assert isinstance(p, Map)
        seat = p.stack[-1][1]
        truth: dict[str, set[Fraction]] = {}
        for move in smallworld.legal(p):
            if move.startswith("roll "):
                name = land(p).names[land(p).index[move.split(" ")[1]]]
                truth.setdefault(name, set()).add(taken(p, move, again=False))
        bars = next(one.bars for one in smallworld.odds(p, seat) if one.key == "die")
        ours: dict[str, set[float]] = {}
        for bar in bars:
            for name in cast("list[str]", bar.args["regions"]):
                ours.setdefault(name, set()).add(round(bar.chance, 9))
        assert ours == {name: {round(float(one), 9) for one in chances} for name, chances in truth.items()}


def with_a_raid(p: Position) -> bool:
    assert isinstance(p, Map)
    return p.stack[-1][0] == "conquer" and any(move.startswith("raid ") for move in smallworld.legal(p))


def test_the_two_dice_of_an_air_raid() -> None:
    """The Gnomes' raid, alone and with the last roll after it."""
    for p in gather("smallworld", with_a_raid, 1, most=30, seats=2):
        assert isinstance(p, Map)
        seat = p.stack[-1][1]
        once: dict[str, set[float]] = {}
        twice: dict[str, set[float]] = {}
        for move in smallworld.legal(p):
            if move.startswith("raid "):
                name = land(p).names[land(p).index[move.split(" ")[1]]]
                alone, both = taken(p, move, again=False), taken(p, move, again=True)
                once.setdefault(name, set()).add(round(float(alone), 9))
                if both > alone:
                    twice.setdefault(name, set()).add(round(float(both), 9))
        bars = next(one.bars for one in smallworld.odds(p, seat) if one.key == "raid")
        for key, truth in (("raid-alone", once), ("raid-both", twice)):
            ours: dict[str, set[float]] = {}
            for bar in bars:
                if bar.key == key:
                    for name in cast("list[str]", bar.args["regions"]):
                        ours.setdefault(name, set()).add(round(bar.chance, 9))
            assert ours == truth


# what a seat may know


@pytest.mark.parametrize("name", ["dominion", "wonderland", "smallworld"])
def test_odds_and_samples_know_no_secret(name: str) -> None:
    """Two positions that look the same to a seat have the same odds and the same first tries."""
    game = GAMES[name]
    for number, p in enumerate(gather(name, lambda p: True, 7, seats=3)):
        viewer = number % 3
        other = game.determinize(p, viewer, Rng("other", number))
        assert game.odds(other, viewer) == game.odds(p, viewer)
        assert game.odds(p, None) == []
        ours, theirs = Rng("try", number), Rng("try", number)
        assert game.trial(other, viewer, theirs) == game.trial(p, viewer, ours)


def test_a_forecast_is_kept_for_its_question_only() -> None:
    seats: list[Json] = [{"name": "Olena", "bot": ""}, {"name": "Ada", "bot": "steady"}]
    session = Session.new("dominion", {"first": 0}, seats, "forecast")
    first = session.forecast(0)
    assert session.forecast(0) is first
    assert session.forecast(1) is not first
    session.act(session.ply, 0, ["treasures"])
    later = session.forecast(0)
    session.undo(0, False)
    session.act(session.ply, 0, ["end"])
    assert session.forecast(0) is not later

"""The fixed players buy as described, answer everything, and read nothing that is hidden from them."""

from __future__ import annotations

import pytest
from rules.dominion.table import play, table

from ludoteka import dominion
from ludoteka.bots.arena import play as play_game
from ludoteka.dominion.content.sets import SETS
from ludoteka.dominion.position import Dominion
from ludoteka.dominion.view import PROMPTS
from ludoteka.games import GAMES
from ludoteka.rng import Rng


def choice(bot: str, p: Dominion, seat: int = 0) -> str:
    return dominion.BOTS[bot].choose(p, seat, Rng("bot"))


def buys(bot: str, coins: int, *, deck: str = "copper*7 estate*3", provinces: int = 8) -> str:
    return choice(bot, table(deck=deck, phase="buy", coins=coins, left={"province": provinces})).removeprefix("buy ")


@pytest.mark.parametrize(
    ("coins", "card"), [(8, "province"), (7, "gold"), (6, "gold"), (5, "silver"), (3, "silver"), (2, "end")]
)
def test_big_money(coins: int, card: str) -> None:
    assert buys("big_money", coins) == card


def test_big_money_smithy_at_exactly_four() -> None:
    assert [buys("big_money_smithy", coins) for coins in (3, 4, 5, 8)] == ["silver", "smithy", "silver", "province"]


def test_bm_ultimate() -> None:
    rich = "copper*7 gold*3 estate*3"
    assert [buys("bm_ultimate", 8, deck=deck) for deck in ("copper*7", rich)] == ["gold", "province"]
    assert buys("bm_ultimate", 5, provinces=4) == "duchy"
    assert buys("bm_ultimate", 2, provinces=2) == "estate"
    assert buys("bm_ultimate", 5, provinces=6) == "duchy"
    assert buys("bm_ultimate", 5, provinces=7) == "smithy"
    assert buys("bm_ultimate", 5, deck="smithy copper*10") == "silver"
    assert buys("bm_ultimate", 5, deck="smithy copper*12") == "smithy"


def test_double_witch() -> None:
    assert [buys("double_witch", 8, deck=deck) for deck in ("copper", "gold")] == ["witch", "province"]
    assert buys("double_witch", 6) == "witch"
    assert buys("double_witch", 6, deck="witch") == "gold"
    assert buys("double_witch", 5, deck="witch") == "witch"
    assert buys("double_witch", 5, deck="witch*2") == "silver"
    assert buys("double_witch", 5, deck="witch", provinces=5) == "duchy"
    assert buys("double_witch", 2, provinces=2) == "estate"


def test_they_play_treasures_before_buying() -> None:
    assert choice("big_money", table("copper gold", phase="buy")) == "treasures"


def test_sensible_answers() -> None:
    p = table("militia", hands=["gold estate copper*2 smithy"])
    play(p, "play militia")
    assert choice("steady", p, 1) == "discard estate"
    p = table("witch", hands=["moat"])
    play(p, "play witch")
    assert choice("steady", p, 1) == "reveal moat"
    p = table("bandit", decks=["silver gold"])
    play(p, "play bandit")
    assert choice("steady", p, 1) == "trash silver"
    p = table("sentry", deck="copper curse silver")
    play(p, "play sentry")
    assert choice("steady", p) == "keep silver"
    play(p, "keep silver")
    assert choice("steady", p) == "trash curse"
    assert choice("steady", table("village smithy", deck="copper*5")) == "play village"
    assert choice("steady", table("chapel gold", deck="gold*5")) == "end"


@pytest.mark.parametrize("bot", dominion.BOTS)
def test_a_bot_reads_only_what_its_seat_may_know_and_answers_everything(bot: str) -> None:
    """The same choice on the table itself and where all that is hidden was drawn anew; turns are played at random."""
    asked = set()
    for number in range(60):
        rng = Rng("honest", bot, number)
        p = dominion.new(dominion.options({"seats": 2 + number % 3, "kingdom": "random", "auto": number % 4 > 0}))
        for _ in range(700):
            who = dominion.to_move(p)
            if who is None:
                break
            if who < 0:
                dominion.take(p, dominion.sample(p, rng))
                continue
            legal = [m for m in dominion.legal(p) if m not in ("buy curse", "buy copper")] or dominion.legal(p)
            move = dominion.BOTS[bot].choose(p, who, Rng("x"))
            assert move in legal, (p.stack[-1], move)
            assert dominion.BOTS[bot].choose(dominion.determinize(p, who, rng), who, Rng("x")) == move
            asked.add(p.stack[-1][0])
            wild = p.stack[-1][0] in ("act", "buy", "moat", "sentry_fate")
            dominion.take(p, rng.pick(legal) if wild else move)
    assert asked >= set(PROMPTS) - {"bandit_trash"}  # two such Treasures at once are rare


@pytest.mark.parametrize("kingdom", SETS)
def test_steady_beats_big_money(kingdom: str) -> None:
    """Over 60 % in 400 games was measured for each set; here a shorter match with the same bound."""
    players = [dominion.BOTS["steady"], dominion.BOTS["big_money"]]
    wins = 0.0
    for number in range(100):
        mine = number % 2
        seats = players if mine == 0 else players[::-1]
        outcome = play_game(
            GAMES["dominion"], seats, dominion.options({"kingdom": kingdom}), Rng(kingdom, number)
        ).outcome
        wins += (mine in outcome.winners) / len(outcome.winners)
    assert wins > 60

"""The worked examples of the rulebook, replayed exactly."""

from __future__ import annotations

from rules.dominion.table import asked, bought, cards, play, same, table

from ludoteka import dominion
from ludoteka.dominion.position import Dominion, score
from ludoteka.rules import rule

OTHER = "shuffle copper*7 estate*3"


def opening() -> Dominion:
    """First Game with two players; the first hand is an Estate and four Coppers."""
    p = dominion.new(dominion.options({"first": 0}))
    play(p, "shuffle estate copper*4 estate*2 copper*3", OTHER)
    return p


def pass_turn(p: Dominion, *chance: str) -> None:
    """The other player does nothing."""
    play(p, "end", *chance)


def after_turn_1() -> Dominion:
    p = opening()
    play(p, "play copper", "play copper", "play copper", "play copper", "buy remodel")
    return p


def after_turn_2() -> Dominion:
    p = after_turn_1()
    pass_turn(p)
    play(p, "treasures", "buy silver", "shuffle estate silver copper*2 remodel copper*5 estate*2")
    return p


@rule("D.example.turn1")
def test_turn_1() -> None:
    p = opening()
    assert same(p.hand[0], "estate copper*4")
    assert p.phase == "buy"  # the Action phase passed by itself
    play(p, *["play copper"] * 4)
    assert p.coins == 4
    play(p, "buy remodel")
    assert same(p.hand[0], "estate*2 copper*3")
    assert p.deck[0] == ""
    assert same(p.discard[0] + p.buried[0], "remodel estate copper*4")


@rule("D.example.turn2")
def test_turn_2() -> None:
    p = after_turn_1()
    pass_turn(p)
    assert p.phase == "buy"
    assert p.deck[0] == ""  # empty already, and not shuffled before a card is needed
    play(p, *["play copper"] * 3, "buy silver")
    assert p.stack[-1] == ("shuffle", -1, 0)
    assert same(p.discard[0] + p.buried[0], "remodel silver estate*3 copper*7")
    play(p, "shuffle estate silver copper*2 remodel copper*5 estate*2")
    assert same(p.hand[0], "estate silver copper*2 remodel")


@rule("D.example.turn3")
def test_turn_3() -> None:
    p = after_turn_2()
    pass_turn(p, OTHER)
    assert p.phase == "action"
    play(p, "play remodel", "trash estate")
    assert "gain market" not in dominion.legal(p)
    play(p, "gain smithy", "play copper", "play copper", "play silver")
    assert p.coins == 4
    play(p, "buy militia")
    assert (len(p.deck[0]), len(p.hand[0])) == (2, 5)
    assert same(p.discard[0] + p.buried[0], "smithy militia remodel silver copper*2")
    assert p.trash == cards("estate")


@rule("D.example.market_chain")
def test_market_market_militia() -> None:
    p = table("market copper*3 estate", deck="market militia copper*5")
    play(p, "play market", "play market", "play militia")
    assert (p.actions, p.buys, p.coins) == (0, 3, 4)
    assert p.play == cards("market*2 militia")
    assert p.phase == "buy"


@rule("D.example.buys")
def test_six_coins_two_buys_two_silvers() -> None:
    p = table(deck="copper*5", phase="buy", coins=6, buys=2)
    play(p, "buy silver", "buy silver")
    assert p.discard[0] == cards("silver*2")
    assert p.current == 1


@rule("D.example.gardens")
def test_gardens_in_a_deck_of_37() -> None:
    assert score(cards("gardens copper*36")) == 3
    assert score(cards("gardens*4 copper*33")) == 12


@rule("D.example.throne_village")
def test_throne_room_and_village() -> None:
    p = table("throne_room village smithy*3", deck="copper*9")
    play(p, "play throne_room", "play village")
    assert same(p.hand[0], "smithy*3 copper*2")
    assert p.actions == 4


@rule("D.example.buy_market")
def test_four_coppers_and_a_silver_buy_a_market() -> None:
    p = table("copper*4 silver", deck="copper*5", phase="buy", buys=2)
    play(p, "treasures")
    assert p.coins == 6
    play(p, "buy market")
    assert p.coins == 1
    assert set(bought(p)) == {"copper", "curse"}


@rule("D.example.militia_stop")
def test_militia_without_an_extra_action_ends_the_phase() -> None:
    p = table("militia village smithy", deck="copper*5")
    play(p, "play militia")
    assert asked(p) == ("buy", 0)
    assert same(p.hand[0], "village smithy")


@rule("D.example.poacher")
def test_poacher_with_no_one_and_two_empty_piles() -> None:
    for empty, n in (("", 0), ("moat", 1), ("moat curse", 2)):
        p = table("poacher estate copper gold", deck="silver", empty=empty)
        play(p, "play poacher", *["discard estate", "discard copper"][:n])
        assert asked(p)[0] == "buy"
        assert len(p.hand[0]) == 4 - n

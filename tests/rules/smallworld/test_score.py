"""Coins, faction bonus, decline, the end; and the worked examples."""

from __future__ import annotations

from rules.smallworld.table import at, earned, has, moves, play, price, reasons, seen, table, told

from ludoteka import smallworld
from ludoteka.game import CHANCE
from ludoteka.rules import rule
from ludoteka.smallworld.position import on_board


@rule("S.score.regions")
def test_a_coin_per_region_active_and_declined() -> None:
    p = table("orcs sailing / trolls", "", board="P1a.1:a1 P1a.2:a1 P1a.3:A1")
    events = play(p, "stop")
    assert earned(events) == {"regions": 2, "declined": 1}
    assert p.coins[0] == 8


@rule("S.score.bonus")
def test_bonus_of_banner_badge_and_places_of_the_active_race_only() -> None:
    board = "P1a.3:a1 P1a.6:a1 P1a.1:A1"
    p = table("blood_elves farming / trolls", "", board=board, relics="dark_portal:P1a.6")
    assert earned(play(p, "stop")) == {"regions": 2, "declined": 1, "blood_elves": 2, "farming": 1, "dark_portal": 2}
    p = table("blood_elves farming / trolls", "", board=board, relics="dark_portal:P1a.1")
    assert "dark_portal" not in earned(play(p, "stop"))


@rule("S.score.faction")
def test_a_coin_per_beaten_race_of_the_other_faction() -> None:
    board = "P1a.3:a1 P1a.1:b1 P1a.2:b1 P1a.5:B1 P1a.4:c1"
    p = table("blood_elves sailing", "dwarves mining / humans", "trolls ranger", board=board, hand=[6, 0, 0])
    play(p, "conquer P1a.1", "conquer P1a.2")
    assert earned(play(p, "stop", "spread"))["faction"] == 1  # two regions of one race
    p = table("orcs sailing", "dwarves mining / humans", "trolls ranger", board=board, hand=[10, 0, 0])
    play(p, "conquer P1a.1", "conquer P1a.5", "conquer P1a.4")
    assert earned(play(p, "stop", "spread"))["faction"] == 2  # active and declined are two races; Trolls are Horde too
    p = table("naga sailing", "dwarves mining / humans", "trolls ranger", board=board, hand=[10, 0, 0])
    play(p, "conquer P1a.1", "conquer P1a.5")
    assert "faction" not in earned(play(p, "stop", "spread"))
    p = table("orcs sailing", "naga mining", "trolls ranger", board=board.replace("P1a.5:B1", ""), hand=[10, 0, 0])
    play(p, "conquer P1a.1")
    assert "faction" not in earned(play(p, "stop", "spread"))


@rule("S.decline", "S.decline.score")
def test_decline_leaves_one_token_scores_and_ends_the_turn() -> None:
    p = table("orcs farming", "trolls mining", board="P1a.1:a4 P1a.2:a1 P2a.1:a2 P1a.9:b1", ask="turn")
    assert seen(p, 0)["now"]["decline"] == {"regions": 3, "coins": 3}
    events = play(p, "decline")
    assert [at(p, name) for name in ("P1a.1", "P1a.2", "P2a.1")] == ["A1", "A1", "A1"]
    assert (p.race[0], p.badge[0], p.past[0], p.hand[0]) == ("", "", "orcs", 0)
    assert p.dropped == ["farming"]
    assert earned(events) == {"declined": 3}  # no coin for the fields
    assert p.seat == 1
    play(p, "stop")
    assert p.seat == 0
    assert moves(p)[0] == "pick 0"


@rule("S.decline", "S.place.well_of_eternity")
def test_what_a_decline_would_pay_is_told_exactly() -> None:
    board = "P1a.8:A1 P1a.6:A1 P1a.4:b1 P1a.1:a2"
    p = table("orcs farming / trolls", "naga mining", board=board, relics="well_of_eternity:P1a.11", ask="turn")
    assert seen(p, 0)["now"]["decline"] == {"regions": 1, "coins": 1}  # the Trolls leave the Well
    before = p.coins[0]
    play(p, "decline")
    assert p.coins[0] == before + 1


@rule("S.decline")
def test_decline_only_before_anything_else() -> None:
    p = table("orcs farming", "", board="P1a.1:a5", ask="turn")
    play(p, "conquer P1a.2")
    assert "decline" not in moves(p)
    assert "decline-begun" in reasons(p, 0, "decline")


@rule("S.decline.one")
def test_an_older_declined_race_leaves_first() -> None:
    p = table("orcs farming / trolls", "", board="P1a.1:a2 P1a.2:A1 P1a.3:A1", ask="turn")
    events = play(p, "decline")
    assert at(p, "P1a.2") == at(p, "P1a.3") == ""
    assert p.below[0] == "trolls"
    assert earned(events) == {"declined": 1}


@rule("S.decline.one")
def test_a_declined_race_without_regions_goes_under_the_stack() -> None:
    p = table("orcs farming", "naga mining / trolls", board="P1a.1:a1 P1a.2:B1", hand=[3, 0])
    events = play(p, "conquer P1a.2")
    assert p.past[1] == ""
    assert p.below == ["trolls"]
    assert told(events, "race-gone") == [{"who": 1, "race": "trolls"}]


@rule("S.decline.several")
def test_all_declined_tokens_of_a_region_are_lost() -> None:
    p = table("forsaken farming", "naga mining / tauren", board="P1a.1:a1 P1a.2:B2 P1a.9:B2", hand=[4, 0])
    assert price(p, "P1a.2") == 4
    play(p, "conquer P1a.2")
    assert p.deaths == 2
    assert on_board(p, 9) == 2


@rule("S.end")
def test_most_coins_then_most_tokens() -> None:
    board = "P1a.1:a1 P1a.2:A1 P2a.1:b3 P2a.2:c1"
    p = table("orcs farming / naga", "trolls mining", "humans ranger", board=board, coins=[9, 9, 3], round=10)
    p.stack = []
    outcome = smallworld.outcome(p)
    assert outcome is not None
    assert outcome.scores == (9, 9, 3)
    assert outcome.winners == (1,)
    p.tokens[1] = 2
    tied = smallworld.outcome(p)
    assert tied is not None
    assert tied.winners == (0, 1)
    final = seen(p, 2)["final"]
    assert [row["coins"] for row in final] == [9, 9, 3]
    assert final[0]["sources"] == {"regions": 4}


@rule("S.note.end_coins")
def test_orc_coins_come_with_the_scoring() -> None:
    p = table("orcs farming", "dwarves mining", board="P1a.1:a1 P1a.2:b1", hand=[3, 0])
    play(p, "conquer P1a.2")
    assert p.coins[0] == 5
    assert earned(play(p, "stop", "spread"))["orcs"] == 1


@rule("S.example.turn")
def test_the_first_turn_of_the_forsaken() -> None:
    p = table("forsaken herbalist", "kobolds sailing", board="P1a.1:m1 P1a.2:b2 P1a.9:b1", hand=[10, 0])
    assert price(p, "P1a.1") == 4
    play(p, "conquer P1a.1")
    assert price(p, "P1a.2") == 4
    play(p, "conquer P1a.2")
    assert price(p, "P1a.4") == 3
    assert p.hand[0] == 2
    play(p, "roll P1a.4")
    assert smallworld.to_move(p) == CHANCE
    play(p, "1")
    assert moves(p) == ["buy 0", "buy 1", "buy 2"]
    play(p, "buy 1")
    events = play(p, "put P1a.1", *["put P1a.4"] * 7)
    assert earned(events) == {"regions": 3, "herbalist": 1}
    assert on_board(p, 0) == 11
    assert p.coins[0] == 5 - 1 + 4


@rule("S.example.faction")
def test_blood_elves_against_the_alliance() -> None:
    board = "P1a.1:b1 P1a.2:c1 P1a.3:c1 P1a.9:A1 P1a.10:A1 P2a.1:b1 P2a.5:c1"
    p = table("blood_elves sailing / forsaken", "dwarves mining", "humans ranger", board=board, hand=[9, 0, 0])
    play(p, "conquer P1a.1", "conquer P1a.2", "conquer P1a.3")
    assert earned(play(p, "stop", "spread")) == {"faction": 2, "blood_elves": 1, "regions": 3, "declined": 2}
    assert has(p, "hidden", "P1a.1") is False

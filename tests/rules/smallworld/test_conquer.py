"""Conquests: reach, price, the die, losses, redeployment, giving up."""

from __future__ import annotations

import pytest
from rules.smallworld.table import at, has, moves, play, price, reasons, seen, table, told

from ludoteka import smallworld
from ludoteka.game import CHANCE, IllegalMove
from ludoteka.rules import rule
from ludoteka.smallworld.position import land


@rule("S.conquer.token")
def test_without_a_token_in_hand_nothing_is_attacked() -> None:
    p = table("gnomes champion", "trolls mining", board="P1a.1:a1 P1a.2:b1")
    assert [move for move in moves(p) if not move.startswith(("abandon", "decline"))] == ["stop"]
    assert "no-token" in reasons(p, 0, "region.P1a.2")


@rule("S.conquer.stop")
def test_conquests_go_on_until_one_stops() -> None:
    p = table("orcs farming", "", board="P1a.1:a1", hand=[8, 0])
    play(p, "conquer P1a.2", "conquer P1a.3")
    assert smallworld.to_move(p) == 0
    assert p.stack[-1][0] == "conquer"
    play(p, "stop")
    assert p.stack[-1][0] == "redeploy"


@rule("S.conquer.first")
def test_the_first_conquest_lands_on_an_anchor_for_three() -> None:
    p = table("orcs farming", "", hand=[3, 0])
    assert moves(p, "conquer") == ["conquer P1a.1", "conquer P1a.8", "conquer P2a.1", "conquer P2a.5"]
    assert price(p, "P1a.1") == 3
    assert reasons(p, 0, "region.P1a.2") == {"first": {"region": "P1a-2", "race": "orcs"}}


@rule("S.conquer.next")
def test_then_next_to_ones_own_or_any_anchor() -> None:
    p = table("orcs farming", "", board="P1a.1:a1", hand=[9, 0])
    taken = {move[8:] for move in moves(p, "conquer")}
    assert taken == {"P1a.2", "P1a.3", "P1a.8", "P2a.1", "P2a.5"}
    assert reasons(p, 0, "region.P1a.7") == {"far": {"region": "P1a-7", "race": "orcs"}}
    assert smallworld.explain(p, 0, "region.P1a.7")[0].rule == "S.conquer.next"


@rule("S.conquer.cost")
def test_the_sum_of_a_price() -> None:
    p = table(
        "orcs farming",
        "night_elves garrisoned",
        board="P1a.3:a1 P1a.4:b3 P1a.5:m1",
        forts="P1a.4",
        walls="P1a.4",
        hand=[9, 0],
    )
    assert price(p, "P1a.4") == 2 + 1 + 1 + 1 + 3
    assert reasons(p, 0, "region.P1a.4")["price"] == {
        "region": "P1a-4", "n": 8, "hand": 9,
        "parts": [
            {"key": "region", "n": 2, "rule": "S.conquer.cost"},
            {"key": "mountain", "n": 1, "rule": "S.conquer.cost"},
            {"key": "wall", "n": 1, "rule": "S.race.night_elves"},
            {"key": "fort", "n": 1, "rule": "S.prof.garrisoned"},
            {"key": "tokens", "n": 3, "rule": "S.conquer.cost"},
        ],
    }  # fmt: skip
    assert price(p, "P1a.5") == 3
    assert price(p, "P1a.8") == 3  # the crossing
    assert price(p, "P1a.1") == 2  # an anchor next to one's own
    p = table("dwarves blacksmith", "", board="P1a.3:a1", hand=[9, 0])
    assert price(p, "P1a.4") == 1  # 2 + 1 - 2 - 1, at least 1


@rule("S.conquer.water")
def test_water_is_not_conquered() -> None:
    p = table("orcs sailing", "", board="P1a.4:a1 P1a.1:a1", hand=[9, 0])
    assert not moves(p, "conquer P1a.11")
    assert "water" in reasons(p, 0, "region.P1a.12")
    naga = table("naga sailing", "", board="P1a.4:a1", hand=[9, 0])
    assert price(naga, "P1a.11") == 2
    events = play(naga, "conquer P1a.11", "stop", "spread")
    assert told(events, "scored")[0]["coins"] == 2


@rule("S.conquer.stay")
def test_tokens_used_stay_there() -> None:
    p = table("orcs farming", "", board="P1a.1:a1", hand=[5, 0])
    play(p, "conquer P1a.2")
    assert at(p, "P1a.2") == "a2"
    assert p.hand[0] == 3
    play(p, "stop")
    assert at(p, "P1a.2") == "a1"  # now in hand again, to be spread
    assert p.hand[0] == 4


@rule("S.loss")
def test_an_active_race_loses_one_token_and_redeploys_the_others() -> None:
    p = table("orcs farming", "trolls mining", board="P1a.1:a1 P1a.2:b3 P1a.9:b1 P1a.10:b1", hand=[5, 0])
    events = play(p, "conquer P1a.2")
    assert told(events, "lost") == [{"race": "trolls", "n": 1}]
    assert p.hand == [0, 2]
    play(p, "stop", "put P1a.2", "put P1a.2", "put P1a.2", "put P1a.2")
    assert smallworld.to_move(p) == 1
    assert p.stack[-1][0] == "regroup"
    assert set(moves(p)) == {"put P1a.9", "put P1a.10", "spread"}
    play(p, "put P1a.9", "put P1a.9")
    assert at(p, "P1a.9") == "b1"  # readied at once: the turn of the Trolls has begun
    assert p.seat == 1
    assert p.hand[1] == 2


@rule("S.loss")
def test_a_lone_token_declined_races_and_murlocs_are_lost() -> None:
    p = table("orcs farming", "trolls mining / naga", board="P1a.1:a1 P1a.2:b1 P1a.3:B2 P1a.5:m1", hand=[10, 0])
    play(p, "conquer P1a.2")
    assert p.hand[1] == 0
    play(p, "conquer P1a.3")
    assert p.past[1] == ""
    play(p, "conquer P1a.5")
    assert p.deaths == 1 + 2 + 1


@rule("S.loss")
def test_without_regions_the_tokens_wait_and_land_anew() -> None:
    p = table("orcs farming", "trolls mining", board="P1a.1:a1 P1a.2:b3", hand=[5, 0])
    play(p, "conquer P1a.2", "stop", "spread")
    assert p.seat == 1
    assert p.hand[1] == 2
    assert all(move.split()[1] in {"P1a.1", "P1a.8", "P2a.1", "P2a.5"} for move in moves(p) if " " in move)


@rule("S.loss.own_decline", "S.note.own_decline")
def test_ones_own_declined_race_adds_only_its_fort() -> None:
    p = table(
        "trolls battlemaster / night_elves garrisoned",
        "",
        board="P1a.1:a1 P1a.2:A1 P1a.3:A1",
        forts="P1a.2",
        hand=[3, 0],
    )
    assert price(p, "P1a.2") == 2 + 1 - 1  # the fort, and non-empty for the Trolls
    play(p, "conquer P1a.2")
    assert at(p, "P1a.2") == "a2"
    assert not has(p, "forts", "P1a.2")
    assert p.coins[0] == 6  # Battlemaster
    assert p.beaten == {"night_elves": 1}
    assert p.deaths == 1


@rule("S.last.die")
def test_the_last_roll_wins() -> None:
    p = table("orcs farming", "trolls mining", board="P1a.1:a1 P1a.2:b3", hand=[2, 0])
    assert moves(p, "roll P1a.2") == ["roll P1a.2"]  # 3 short
    assert seen(p, 0)["regions"]["P1a.2"]["price"] == {"n": 5, "short": 3, "chance": 17, "state": "die", "fee": 0}
    play(p, "roll P1a.2")
    assert smallworld.to_move(p) == CHANCE
    assert list(smallworld.legal(p)) == ["0", "1", "2", "3"]
    events = play(p, "3")
    assert events[0].news
    assert at(p, "P1a.2") == "a1"
    assert p.hand[0] == 1
    assert p.stack[-1][0] == "redeploy"


@rule("S.last.die")
def test_the_last_roll_fails_and_ends_the_conquests() -> None:
    p = table("orcs farming", "trolls mining", board="P1a.1:a1 P1a.2:b3", hand=[2, 0])
    play(p, "roll P1a.2", "2")
    assert at(p, "P1a.2") == "b3"
    assert p.stack[-1][0] == "redeploy"
    play(p, "put P1a.1", "put P1a.1")
    assert at(p, "P1a.1") == "a3"
    p = table("orcs farming", "trolls mining", board="P1a.1:a1 P1a.2:b4", hand=[2, 0])
    assert not moves(p, "roll P1a.2")
    assert reasons(p, 0, "region.P1a.2")["short"]["short"] == 4


@rule("S.redeploy")
def test_redeployment_leaves_one_everywhere() -> None:
    p = table("orcs farming", "", board="P1a.1:a4 P1a.2:a2 P2a.1:a1")
    play(p, "stop")
    assert [at(p, name) for name in ("P1a.1", "P1a.2", "P2a.1")] == ["a1", "a1", "a1"]
    assert p.hand[0] == 4
    prompt = smallworld.view(p, 0)["prompt"]
    assert prompt["several"] == {"min": 4, "max": 4, "done": None}  # type: ignore[index, call-overload]
    play(p, "put P2a.1", "put P2a.1", "put P2a.1", "put P2a.1")
    assert at(p, "P2a.1") == "a5"
    tauren = table("tauren farming", "", board="P1a.1:a5 P1a.2:a2")
    play(tauren, "stop")
    assert tauren.hand[0] == 3
    play(tauren, "spread")
    assert at(tauren, "P1a.2") in {"a3", "a4"}


@rule("S.ready")
def test_all_but_one_are_taken_up() -> None:
    p = table("orcs farming", "", board="P1a.1:a4 P1a.2:a1", ask="turn")
    assert p.hand[0] == 3
    assert at(p, "P1a.1") == "a1"
    p = table("tauren farming", "", board="P1a.1:a4 P1a.2:a2", ask="turn")
    assert p.hand[0] == 2
    assert at(p, "P1a.2") == "a2"


@rule("S.abandon", "S.note.abandon_time")
def test_regions_may_be_given_up_before_the_first_conquest() -> None:
    p = table("orcs garrisoned", "", board="P1a.1:a2 P1a.2:a1", forts="P1a.1 P1a.2", ask="turn")
    play(p, "abandon P1a.2")
    assert at(p, "P1a.2") == ""
    assert not has(p, "forts", "P1a.2")
    assert "decline" not in moves(p)
    play(p, "abandon P1a.1")
    assert p.hand[0] == 3
    assert {move.split()[1] for move in moves(p, "conquer")} == {"P1a.1", "P1a.8", "P2a.1", "P2a.5"}
    play(p, "conquer P1a.1")
    assert not moves(p, "abandon")


@rule("S.empty")
def test_what_makes_a_region_non_empty() -> None:
    board = "P1a.3:a1 P1a.1:b1 P1a.2:B1 P1a.5:m1"
    p = table("trolls battlemaster", "orcs mining / naga", board=board, relics="karazhan:P1a.4", hand=[9, 0])
    assert [price(p, name) for name in ("P1a.1", "P1a.2", "P1a.5")] == [2, 2, 2]  # 2 + 1 - 1
    assert price(p, "P1a.4") == 3  # a mountain with a place is empty
    play(p, "conquer P1a.4")
    assert p.coins[0] == 5
    play(p, "conquer P1a.5")
    assert p.coins[0] == 6


@rule("S.power.stack")
def test_banner_and_badge_add_up() -> None:
    p = table("night_elves blacksmith", "", board="P1a.1:a1", hand=[3, 0])
    assert price(p, "P1a.3") == 1  # 2 - 1 - 1 is 0, at least 1
    assert price(p, "P1a.8") == 2 + 1 - 1 - 1  # with the crossing
    assert price(p, "P1a.2") == 1


@rule("S.power.own_region")
def test_a_badge_counts_only_its_own_race() -> None:
    p = table("orcs farming / trolls", "", board="P1a.1:a1 P1a.6:A1 P1a.10:A1")
    events = play(p, "stop")
    assert {(row["source"], row["n"]) for row in told(events, "earned")} == {
        ("regions", 1),
        ("declined", 2),
        ("farming", 1),
    }


def test_an_illegal_move_changes_nothing() -> None:
    p = table("orcs farming", "", board="P1a.1:a1", hand=[2, 0])
    key = p.key()
    for bad in ("conquer P1a.7", "conquer P1a.1", "roll P1a.2", "conquer", "conquer P9z.1", "put P1a.1"):
        with pytest.raises(IllegalMove):
            smallworld.apply(p, bad)
    assert p.key() == key


@rule("S.note.losers_order")
def test_losers_redeploy_clockwise_from_the_attacker() -> None:
    board = "P1a.1:a1 P1a.2:c2 P1a.3:b2 P2a.1:b1 P2a.5:c1"
    p = table("orcs farming", "trolls mining", "humans ranger", board=board, hand=[9, 0, 0])
    play(p, "conquer P1a.2", "conquer P1a.3", "stop", "spread")
    assert smallworld.to_move(p) == 1
    play(p, "put P2a.1")
    assert smallworld.to_move(p) == 2
    assert p.stack[-1][0] == "regroup"


@rule("S.note.no_regions")
def test_after_a_failed_landing_the_tokens_stay_in_hand() -> None:
    p = table("orcs farming", "trolls mining", board="P1a.1:b2 P1a.8:b3 P2a.1:b3", hand=[2, 0])
    play(p, "roll P1a.1", "0")
    assert p.hand[0] == 2
    assert p.seat == 1
    assert land(p).ids[0] == "P1a.1"


@rule("S.note.no_regions")
def test_a_race_without_anything_may_pass_or_decline() -> None:
    p = table("orcs farming / trolls", "naga mining", board="P1a.2:A1", ask="turn")
    assert moves(p) == ["decline", "stop"]
    play(p, "decline")
    assert (p.race[0], p.past[0]) == ("", "")
    assert p.below == ["trolls", "orcs"]
    assert at(p, "P1a.2") == ""


@rule("S.note.reductions")
def test_the_floor_comes_last() -> None:
    p = table("trolls blacksmith", "naga mining", board="P1a.1:a1 P1a.2:b3", relics="frostmourne:P1a.1", hand=[9, 0])
    assert price(p, "P1a.2", "frostmourne") == 2 + 3 - 1 - 1 - 2
    parts = reasons(p, 0, "region.P1a.3")["price"]["parts"]
    assert [(part["key"], part["n"]) for part in parts] == [("region", 2), ("blacksmith", -1)]

"""The sixteen races."""

from __future__ import annotations

import pytest
from rules.smallworld.table import at, earned, has, moves, play, price, seen, table, told, where

from ludoteka import smallworld
from ludoteka.game import CHANCE
from ludoteka.rules import rule
from ludoteka.smallworld.content.races import RACES


def test_the_trays() -> None:
    assert sum(race.tray for race in RACES.values()) == 182
    assert all(race.number + 5 <= race.tray for race in RACES.values())
    for side in ("alliance", "horde"):
        assert sum(race.faction == side for race in RACES.values()) == 6


@rule("S.race.worgen")
def test_worgen_choose_a_form_every_turn() -> None:
    p = table("worgen sailing", "", board="P1a.1:a5", ask="turn")
    assert moves(p) == ["human", "worgen", "decline"]
    human = p.copy()
    play(human, "human")
    assert human.coins[0] == 7
    assert price(human, "P1a.2") == 2
    assert "decline" not in moves(human)
    play(p, "worgen")
    assert p.coins[0] == 4
    assert price(p, "P1a.2") == 1
    play(p, "stop", "spread")
    assert not p.form
    p = table("worgen sailing", "", board="P1a.1:a5", ask="turn", coins=[0, 5])
    assert "worgen" not in moves(p)
    play(p, "decline")
    assert p.coins[0] == 1


@rule("S.race.gnomes")
def test_an_air_raid_anywhere_once_a_turn() -> None:
    p = table("gnomes sailing", "trolls mining", board="P1a.1:a1 P1a.9:b2", hand=[4, 0])
    assert {move.split()[1] for move in moves(p, "raid")} >= {"P1a.9", "P2a.3", "P1a.7"}
    play(p, "raid P1a.9")
    assert smallworld.to_move(p) == CHANCE
    events = play(p, "2")
    assert events[0].news
    assert at(p, "P1a.9") == "a2"  # 4 - 2, no crossing
    assert p.stack[-1][0] == "conquer"
    assert not moves(p, "raid")
    assert moves(p, "conquer P1a.10")


@rule("S.race.gnomes", "S.note.gnomes_short")
def test_a_raid_as_the_last_conquest_rolls_twice() -> None:
    p = table("gnomes sailing", "trolls mining", board="P1a.1:a1 P1a.9:b4", hand=[3, 0])
    play(p, "raid P1a.9", "1")
    assert moves(p) == ["roll", "drop"]  # 5 against 3
    won = p.copy()
    play(won, "roll", "2")
    assert at(won, "P1a.9") == "a1"
    assert won.stack[-1][0] == "redeploy"
    play(p, "drop")
    assert p.stack[-1][0] == "conquer"
    assert not moves(p, "raid")
    assert p.hand[0] == 3


@rule("S.note.gnomes_first")
def test_a_raid_may_come_first_but_not_on_water() -> None:
    p = table("gnomes sailing", "", hand=[4, 0])
    assert "raid P1a.7" in moves(p)
    assert "raid P1a.11" not in moves(p)


@rule("S.race.goblins")
def test_bombs_are_laid_and_go_off() -> None:
    p = table("goblins sailing", "trolls mining / naga", board="P1a.1:a1 P1a.2:b3 P1a.3:B1 P1a.9:b1")
    play(p, "stop")
    assert moves(p) == ["bomb P1a.2", "done"]  # not on declined races, not far away
    play(p, "bomb P1a.2")
    assert has(p, "bombs", "P1a.2")
    assert p.bomb_stack == 11
    assert seen(p, 1)["regions"]["P1a.2"]["bomb"] is True
    assert p.seat == 1
    play(p, "stop", "put P1a.2", "put P1a.2")
    assert p.seat == 0
    assert smallworld.to_move(p) == CHANCE
    assert set(smallworld.legal(p)) == {"live", "dud"}
    dud = p.copy()
    play(dud, "dud")
    assert (at(dud, "P1a.2"), dud.bombs_dud, dud.bombs) == ("b3", 5, 0)
    events = play(p, "live")
    assert events[0].news
    assert at(p, "P1a.2") == ""
    assert p.hand[1] == 2
    assert p.bombs_live == 5


@rule("S.race.goblins")
def test_a_bomb_on_an_emptied_region_returns() -> None:
    p = table("goblins sailing", "trolls mining", board="P1a.1:a1 P1a.9:b1", bombs="P1a.2", ask="turn")
    assert p.bombs == 0
    assert p.bomb_stack == 12
    assert p.stack[-1][0] == "conquer"


@rule("S.race.goblins")
def test_no_bombs_left_none_laid() -> None:
    board = "P1a.1:a1 P1a.2:b1"
    p = table("goblins sailing", "trolls mining", board=board, bombs_live=0, bombs_dud=0, bomb_stack=0)
    play(p, "stop")
    assert p.seat == 1


@rule("S.race.draenei")
def test_the_first_loss_of_a_turn_is_saved() -> None:
    board = "P1a.1:a1 P1a.2:b2 P1a.3:b1 P1a.9:b1"
    p = table("orcs sailing", "draenei mining", board=board, hand=[9, 0])
    play(p, "conquer P1a.2")
    assert p.hand[1] == 2
    play(p, "conquer P1a.3")
    assert p.hand[1] == 2  # the second one is lost
    assert p.deaths == 1
    play(p, "stop", "spread", "spread")
    assert p.hand[1] == 2  # redeployed, then taken up at the start of their turn
    assert p.saved is False


@rule("S.race.dwarves")
def test_dwarves_climb_cheaply() -> None:
    p = table("dwarves sailing", "", board="P1a.2:a1", hand=[3, 0])
    assert price(p, "P1a.4") == 1
    assert price(p, "P1a.3") == 2


@rule("S.race.kobolds", "S.note.as_if_adjacent", "S.note.kobold_scope")
def test_kobolds_come_out_of_caverns() -> None:
    p = table("kobolds farming", "", hand=[3, 0])
    assert set(moves(p, "conquer")) >= {"conquer P1a.5", "conquer P1a.7", "conquer P2a.3", "conquer P1a.1"}
    assert price(p, "P1a.7") == 2  # no crossing
    assert price(p, "P1a.1") == 3
    champion = table("kobolds champion", "", board="P1a.1:a1", hand=[3, 0])
    assert not moves(champion, "champion P1a.7")  # caverns serve conquests by tokens, the champion needs a neighbour


@rule("S.race.humans")
def test_objectives_pay_whoever_is_not_of_the_horde() -> None:
    board = "P1a.1:a1 P1a.2:b1"
    p = table("humans sailing", "naga mining", "orcs ranger", board=board + " P1a.5:c1", hand=[0, 0, 0])
    play(p, "stop")
    assert "objective P1a.1" not in moves(p)  # held by an Alliance race
    assert "objective P1a.11" not in moves(p)
    play(p, "objective P1a.3", "objective P1a.4")
    assert has(p, "objectives", "P1a.3")
    p.hand[1] = 9
    events = play(p, "conquer P1a.3")
    assert p.coins[1] == 7
    assert p.coins[0] == 5 + 1 + 2
    assert told(events, "objective-shared") == [{"who": 0, "n": 2}]
    assert not has(p, "objectives", "P1a.3")
    play(p, "stop", "spread")
    p.hand[2] = 9
    play(p, "conquer P1a.4")
    assert p.coins[2] == 5
    assert has(p, "objectives", "P1a.4")  # the Horde gets nothing, and it stays


@rule("S.race.humans", "S.note.objectives")
def test_humans_take_their_own_objectives_and_lift_them_in_decline() -> None:
    p = table("humans sailing", "", board="P1a.1:a1", objectives="P1a.2 P1a.9", hand=[2, 0])
    play(p, "conquer P1a.2")
    assert p.coins[0] == 7
    everywhere = " ".join(f"P2a.{n}:{'a1' if n < 5 else 'b1'}" for n in range(1, 6))
    p = table("humans sailing", "orcs mining", board=everywhere, faces=("P2a",))
    play(p, "stop")
    assert moves(p) == ["objective P2a.5"]
    play(p, "objective P2a.5")
    assert p.objectives.bit_count() == 1  # nowhere for the second one
    p = table("humans sailing", "", board="P1a.1:a1", objectives="P1a.2 P1a.9", ask="turn")
    play(p, "decline")
    assert p.objectives == 0


@rule("S.race.naga", "S.note.naga_water")
def test_naga_take_water_and_keep_it() -> None:
    p = table("naga fishing", "trolls mining", hand=[6, 0])
    assert "conquer P1a.11" in moves(p)
    assert price(p, "P1a.11") == 2
    play(p, "conquer P1a.11")
    assert price(p, "P1a.4") == 3
    assert "conquer P1a.12" not in moves(p)  # not adjacent
    play(p, "conquer P1a.4", "stop", "spread")
    assert p.coins[0] == 5 + 2 + 1  # the lake borders no other water, the mountain does
    p = table("naga fishing", "gnomes mining", board="P1a.11:a2 P1a.4:b1", ask="turn")
    play(p, "decline")
    assert at(p, "P1a.11") == "A1"
    p.hand[1] = 9
    assert "conquer P1a.11" not in moves(p)
    assert "raid P1a.11" not in moves(p)


@rule("S.race.night_elves")
def test_wisp_walls_in_conquered_forests() -> None:
    p = table("night_elves sailing", "orcs mining", board="P1a.1:a1", hand=[1, 0])
    assert price(p, "P1a.3") == 1
    play(p, "conquer P1a.3")
    assert has(p, "walls", "P1a.3")
    p = table("orcs sailing", "naga mining / night_elves", board="P1a.1:a1 P1a.3:B1", walls="P1a.3", hand=[4, 0])
    assert price(p, "P1a.3") == 4  # kept in decline
    play(p, "conquer P1a.3")
    assert p.walls == 0


@rule("S.race.orcs")
def test_orcs_are_paid_per_alliance_region() -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.3:B1 P1a.9:b1 P1a.10:B1"
    p = table("orcs sailing", "dwarves mining / humans", board=board, hand=[9, 0])
    play(p, "conquer P1a.2", "conquer P1a.3")
    assert earned(play(p, "stop", "spread")) == {"regions": 3, "faction": 2, "orcs": 2}


@rule("S.race.tauren")
def test_tauren_are_never_alone() -> None:
    p = table("tauren blacksmith", "trolls mining", board="P1a.1:a3 P1a.2:b1", ask="turn")
    assert p.hand[0] == 1
    assert price(p, "P1a.3") == 2  # 2 - 1 is 1, Tauren 2
    assert not moves(p, "conquer")
    p = table("orcs sailing", "tauren mining", board="P1a.1:a1 P1a.2:b2 P1a.9:b2", hand=[4, 0])
    play(p, "conquer P1a.2")
    assert p.hand[1] == 1  # losses as usual
    p = table("tauren mining", "", board="P1a.1:a4 P1a.2:a2", ask="turn")
    play(p, "decline")
    assert (at(p, "P1a.1"), at(p, "P1a.2")) == ("A2", "A2")


@rule("S.race.forsaken")
def test_forsaken_buy_after_the_last_conquest() -> None:
    p = table("forsaken sailing", "trolls mining", board="P1a.1:a1 P1a.2:b3 P1a.5:m1 P1a.9:b1", hand=[8, 0])
    play(p, "conquer P1a.2", "stop")
    assert moves(p) == ["buy 0", "buy 1"]  # of three tokens one was lost
    play(p, "buy 1")
    assert p.coins[0] == 4
    assert p.hand[0] == 3 + 4 + 1
    p = table("forsaken sailing", "trolls mining", board="P1a.1:a1 P1a.2:b3 P1a.9:b1", hand=[8, 0], coins=[0, 5])
    play(p, "conquer P1a.2", "stop")
    assert p.stack[-1][0] == "redeploy"


@rule("S.race.trolls")
def test_trolls_fight_cheaper() -> None:
    p = table("trolls sailing", "naga mining", board="P1a.3:a1 P1a.5:m1 P1a.2:b2", hand=[9, 0])
    assert price(p, "P1a.5") == 2
    assert price(p, "P1a.2") == 3
    assert price(p, "P1a.4") == 3


@rule("S.race.pandaren")
def test_harmony_is_paid_once_a_turn_before_the_first_attack() -> None:
    board = "P1a.1:a1 P1a.2:b2 P1a.3:b1 P2a.1:c1"
    p = table("orcs sailing", "pandaren mining", "naga ranger", board=board, hand=[9, 0, 0], harmony=0b101)
    assert seen(p, 0)["regions"]["P1a.2"]["price"]["fee"] == 2
    play(p, "conquer P1a.2")
    assert p.coins[:2] == [3, 7]
    play(p, "conquer P1a.3")
    assert p.coins[:2] == [3, 7]
    p = table(
        "orcs sailing", "pandaren mining", "naga ranger", board=board, hand=[9, 0, 0], harmony=0b101, coins=[1, 5, 5]
    )
    assert not moves(p, "conquer P1a.2")
    assert seen(p, 0)["regions"]["P1a.2"]["price"]["state"] == "poor"
    p = table("orcs sailing", "pandaren mining", "naga ranger", board=board, hand=[1, 0, 0], harmony=0b101)
    play(p, "roll P1a.2", "0", "spread")
    assert p.coins[:2] == [4, 7]  # 2 paid for a failed roll, 1 region scored


@rule("S.race.pandaren")
def test_harmony_goes_to_those_not_attacked_and_comes_back() -> None:
    board = "P1a.1:a1 P1a.2:b1 P2a.1:c1 P1a.9:b1"
    p = table("pandaren sailing", "orcs mining", "", board=board.replace("P2a.1:c1", ""), hand=[3, 0, 0])
    play(p, "conquer P1a.2", "stop", "spread")
    assert p.harmony == 0b100  # also to a player without a race
    p = table("pandaren sailing", "orcs mining", "naga ranger", board=board, harmony=0b110, ask="turn")
    assert p.harmony == 0


@rule("S.race.blood_elves")
def test_magic_sources_pay() -> None:
    p = table("blood_elves sailing", "", board="P1a.3:a1 P1a.6:a1 P2a.2:a1 P1a.1:a1")
    assert earned(play(p, "stop"))["blood_elves"] == 3


@rule("S.race.ethereals")
def test_ethereals_fetch_an_artifact_and_use_it_at_once() -> None:
    p = table(
        "ethereals sailing", "orcs mining", board="P1a.1:a1 P1a.2:b2 P1a.3:a1", relics="frostmourne:P1a.2", hand=[2, 0]
    )
    assert not moves(p, "conquer P1a.2")
    play(p, "fetch frostmourne", "to P1a.3")
    assert where(p, "frostmourne") == "P1a.3"
    assert "conquer P1a.2 frostmourne" in moves(p)
    assert not moves(p, "fetch")


@rule("S.race.ethereals")
def test_ethereals_take_a_place_for_less() -> None:
    p = table(
        "ethereals sailing",
        "orcs mining",
        board="P1a.1:a1 P1a.2:b3 P1a.9:b1",
        relics="karazhan:P1a.2 aegis:P1a.9",
        hand=[3, 0],
    )
    assert "conquer P1a.2 ethereals" in moves(p)
    play(p, "conquer P1a.2 ethereals")
    assert at(p, "P1a.2") == "a3"
    assert not moves(p, "fetch")
    far = table("ethereals sailing", "orcs mining", board="P1a.1:a1 P1a.8:b1", relics="karazhan:P1a.8", hand=[3, 0])
    assert not [move for move in moves(far) if "ethereals" in move]


@pytest.mark.parametrize("race", RACES)
def test_every_race_has_a_rule_and_a_power(race: str) -> None:
    from ludoteka.smallworld.powers import POWERS

    assert POWERS[race].rule == f"S.race.{race}"

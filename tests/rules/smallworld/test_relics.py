"""Artifacts and legendary places."""

from __future__ import annotations

from rules.smallworld.table import at, earned, has, moves, play, price, seen, table, told, where

from ludoteka import smallworld
from ludoteka.game import CHANCE
from ludoteka.rules import rule
from ludoteka.smallworld.content.relics import NUMBER, ROWS
from ludoteka.smallworld.position import GONE


def test_five_artifacts_and_seven_places() -> None:
    assert [sum(row.sort == sort for row in ROWS) for sort in ("artifact", "place")] == [5, 7]


@rule("S.place.reveal")
def test_a_token_is_turned_when_its_region_is_first_conquered() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.5:a1", hidden="P1a.7 P2a.3", hand=[4, 0])
    play(p, "conquer P1a.7")
    assert smallworld.to_move(p) == CHANCE
    assert len(smallworld.legal(p)) == 12
    events = play(p, "dark_portal")
    assert events[0].news
    assert where(p, "dark_portal") == "P1a.7"
    assert not has(p, "hidden", "P1a.7")
    assert earned(play(p, "stop", "spread"))["dark_portal"] == 2


@rule("S.place.reveal")
def test_it_passes_on_with_the_region_and_stays_behind() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:b1", relics="dark_portal:P1a.2", hand=[3, 0])
    play(p, "conquer P1a.2")
    assert earned(play(p, "stop", "spread"))["dark_portal"] == 2
    p = table("orcs sailing", "", board="P1a.1:a1 P1a.2:a1", relics="frostmourne:P1a.2", ask="turn")
    play(p, "abandon P1a.2")
    assert where(p, "frostmourne") == "P1a.2"
    assert not [move for move in moves(p) if "frostmourne" in move]
    p = table("orcs sailing / naga", "", board="P1a.1:a1 P1a.2:A1", relics="frostmourne:P1a.2", hand=[3, 0])
    assert not [move for move in moves(p) if "frostmourne" in move]  # declined races cannot use it


@rule("S.artifact.frostmourne", "S.artifact.moves", "S.note.reach")
def test_frostmourne_cuts_a_price_once_and_comes_along() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:b4", relics="frostmourne:P1a.1", hand=[9, 0])
    assert price(p, "P1a.2") == 6
    assert "conquer P1a.7 frostmourne" not in moves(p)  # the price only, not the reach
    play(p, "conquer P1a.2 frostmourne")
    assert at(p, "P1a.2") == "a4"
    assert where(p, "frostmourne") == "P1a.2"
    assert not [move for move in moves(p) if "frostmourne" in move]


@rule("S.artifact.doomhammer", "S.note.payments")
def test_doomhammer_pays_the_holder() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:b7", relics="doomhammer:P1a.1", hand=[1, 0])
    play(p, "conquer P1a.2 doomhammer")
    assert at(p, "P1a.2") == "a1"
    assert p.coins == [3, 7]
    assert where(p, "doomhammer") == "P1a.2"
    p = table(
        "orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:b7", relics="doomhammer:P1a.1", hand=[1, 0], coins=[1, 5]
    )
    assert not moves(p, "conquer P1a.2")


@rule("S.note.hammer_payee")
def test_doomhammer_pays_the_bank_for_murlocs_and_ones_own() -> None:
    board = "P1a.3:a1 P1a.5:m1 P1a.2:A1"
    p = table("orcs sailing / naga", "", board=board, relics="doomhammer:P1a.3", hand=[1, 0])
    for name in ("P1a.5", "P1a.2", "P1a.4"):
        q = p.copy()
        events = play(q, f"conquer {name} doomhammer")
        assert q.coins[0] == 3
        assert told(events, "paid-bank")


@rule("S.note.tauren_min")
def test_doomhammer_and_the_last_roll_need_two_tauren() -> None:
    p = table("tauren sailing", "trolls mining", board="P1a.1:a2 P1a.2:b2", relics="doomhammer:P1a.1", hand=[1, 0])
    assert not moves(p, "conquer")
    assert not moves(p, "roll")
    p.hand[0] = 2
    assert "conquer P1a.2 doomhammer" in moves(p)
    assert "roll P1a.2" in moves(p)


@rule("S.artifact.ashes_of_alar", "S.note.as_if_adjacent")
def test_ashes_reach_everywhere() -> None:
    p = table("orcs mining", "", board="P1a.1:a1", relics="ashes_of_alar:P1a.1", hand=[3, 0])
    assert price(p, "P2a.4", "ashes_of_alar") == 2
    assert price(p, "P2a.1", "ashes_of_alar") == 2  # no crossing
    play(p, "conquer P2a.4 ashes_of_alar")
    assert where(p, "ashes_of_alar") == "P2a.4"
    assert not [move for move in moves(p) if "ashes" in move]


@rule("S.note.aid_spent")
def test_a_failed_roll_spends_the_aid_but_leaves_the_artifact() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:b4", relics="frostmourne:P1a.1", hand=[2, 0])
    play(p, "roll P1a.2 frostmourne", "1")
    assert where(p, "frostmourne") == "P1a.1"
    assert p.used
    won = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:b4", relics="frostmourne:P1a.1", hand=[2, 0])
    play(won, "roll P1a.2 frostmourne", "2")
    assert where(won, "frostmourne") == "P1a.2"


@rule("S.artifact.heart_of_azeroth", "S.note.heart_broke")
def test_neighbours_pay_the_heart_once() -> None:
    board = "P1a.1:a1 P1a.3:a1 P1a.2:b1 P1a.4:b1 P1a.5:c1"
    p = table(
        "orcs sailing", "trolls mining", "naga ranger", board=board, relics="heart_of_azeroth:P1a.1", coins=[5, 5, 0]
    )
    play(p, "stop")
    assert moves(p) == ["place P1a.1", "place P1a.3"]
    events = play(p, "place P1a.3")
    assert told(events, "paid") == [{"who": 1, "whom": 0, "n": 1, "cause": "heart_of_azeroth"}]
    assert p.coins == [5 + 1 + 2, 4, 0]
    assert where(p, "heart_of_azeroth") == "P1a.3"


@rule("S.artifact.aegis", "S.note.payments")
def test_the_aegis_asks_two_coins() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:a1 P1a.4:b1", relics="aegis:P1a.1", hand=[0, 0])
    play(p, "stop", "place P1a.2")
    assert where(p, "aegis") == "P1a.2"
    p.hand[1] = 9
    assert seen(p, 1)["regions"]["P1a.2"]["price"]["fee"] == 2
    play(p, "conquer P1a.2")
    assert p.coins == [5 + 2 + 2, 3]
    p = table(
        "orcs intimidating", "trolls mining", board="P1a.1:a1 P1a.2:b3 P1a.9:b1", relics="aegis:P1a.2", hand=[9, 0]
    )
    play(p, "scare P1a.2", "to P1a.9")
    assert p.coins == [3, 7]
    play(p, "conquer P1a.2")
    assert p.coins == [3, 7]  # once per opponent and turn


@rule("S.place.well_of_eternity", "S.note.well_choice")
def test_the_well_moves_to_water_and_pays_the_majority() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.8:a1 P1a.6:a1 P1a.4:b1", hidden="P1a.7", hand=[2, 0])
    play(p, "conquer P1a.7", "well_of_eternity")
    assert moves(p) == ["to P1a.11", "to P1a.12"]
    play(p, "to P1a.11")
    assert where(p, "well_of_eternity") == "P1a.11"
    assert earned(play(p, "stop", "spread"))["well_of_eternity"] == 2
    tie = table("orcs sailing", "trolls mining", board="P1a.8:a1 P1a.4:b1", relics="well_of_eternity:P1a.11")
    assert "well_of_eternity" not in earned(play(tie, "stop"))
    declined = table(
        "orcs sailing", "trolls mining", board="P1a.8:a1 P1a.4:a1", relics="well_of_eternity:P1a.11", ask="turn"
    )
    assert earned(play(declined, "decline"))["well_of_eternity"] == 2
    murlocs = table("orcs sailing", "", board="P1a.8:a1 P1a.4:m1", relics="well_of_eternity:P1a.11")
    assert "well_of_eternity" not in earned(play(murlocs, "stop"))


@rule("S.place.well_of_eternity")
def test_without_water_another_place_is_drawn() -> None:
    p = table("orcs sailing", "", board="P2a.1:a1", hidden="P2a.3", hand=[3, 0])
    play(p, "conquer P2a.3", "well_of_eternity")
    assert p.relics[NUMBER["well_of_eternity"]] == GONE
    assert "karazhan" in smallworld.legal(p)
    assert "aegis" not in smallworld.legal(p)
    play(p, "karazhan")
    assert where(p, "karazhan") == "P2a.3"


@rule("S.place.meeting_stone")
def test_the_meeting_stone_saves_the_crossing() -> None:
    p = table("orcs mining", "", board="P1a.1:a1", relics="meeting_stone:P1a.1", hand=[3, 0])
    assert price(p, "P2a.1") == 2


@rule("S.place.karazhan")
def test_karazhan_pays_for_other_regions_of_its_terrain() -> None:
    p = table("orcs sailing / naga", "", board="P1a.1:a1 P1a.6:a1 P2a.1:a1 P1a.10:A1", relics="karazhan:P1a.1")
    assert earned(play(p, "stop"))["karazhan"] == 2


@rule("S.place.battleground", "S.note.battleground")
def test_the_battleground_counts_twice() -> None:
    board = "P1a.3:a1 P1a.1:b1 P1a.2:b1 P1a.5:b1 P1a.9:b1"
    p = table("orcs sailing", "dwarves mining", board=board, relics="battleground:P1a.5", hand=[9, 0])
    play(p, "conquer P1a.1", "conquer P1a.2", "conquer P1a.5")
    assert earned(play(p, "stop", "spread"))["faction"] == 2  # taken last, it counts for the whole turn


@rule("S.place.battleground", "S.note.battleground")
def test_a_neutral_race_chooses_a_side_each_turn() -> None:
    board = "P1a.3:a4 P1a.1:b1 P1a.2:b1 P1a.9:b1"
    p = table("naga sailing", "dwarves mining", board=board, relics="battleground:P1a.3", ask="turn")
    assert moves(p) == ["horde", "alliance", "decline"]
    alliance = p.copy()
    play(alliance, "alliance", "conquer P1a.1")
    assert "faction" not in earned(play(alliance, "stop", "spread"))
    play(p, "horde", "conquer P1a.1")
    assert seen(p, 0)["players"][0]["faction"] == "horde"
    assert earned(play(p, "stop", "spread"))["faction"] == 1
    assert seen(p, 0)["players"][0]["faction"] == "neutral"
    humans = table(
        "naga sailing", "humans mining", board=board, relics="battleground:P1a.3", objectives="P1a.2", ask="turn"
    )
    play(humans, "horde", "conquer P1a.2")
    assert humans.coins[0] == 5  # as Horde: no objective
    p = table("naga sailing", "dwarves mining", board=board, hidden="P1a.5", relics="", hand=[3, 0])
    play(p, "conquer P1a.5", "battleground")
    assert moves(p) == ["horde", "alliance"]  # on taking it


@rule("S.place.dark_portal")
def test_the_dark_portal_pays_two() -> None:
    p = table("orcs sailing", "", board="P1a.1:a1", relics="dark_portal:P1a.1")
    assert earned(play(p, "stop")) == {"regions": 1, "dark_portal": 2}


@rule("S.place.spirit_healer")
def test_the_spirit_healer_gives_a_token() -> None:
    p = table("orcs sailing", "", board="P1a.1:a1", relics="spirit_healer:P1a.1")
    play(p, "stop")
    assert p.hand[0] == 1
    play(p, "put P1a.1")
    assert at(p, "P1a.1") == "a2"


@rule("S.place.lights_hope", "S.note.saved")
def test_lights_hope_saves_every_token() -> None:
    board = "P1a.1:a1 P1a.2:b2 P1a.3:b1 P1a.9:b1"
    p = table("forsaken sailing", "draenei mining", board=board, relics="lights_hope:P1a.3", hand=[9, 0])
    play(p, "conquer P1a.2")
    assert p.hand[1] == 2
    assert p.saved is False  # before the Draenei's own power
    play(p, "conquer P1a.3")
    assert p.hand[1] == 3  # the Chapel's own region too
    assert p.deaths == 0
    play(p, "stop")
    assert p.stack[-1][0] == "redeploy"  # nothing to buy for


@rule("S.place.lights_hope")
def test_lights_hope_does_not_help_against_fright() -> None:
    p = table("orcs intimidating", "trolls mining", board="P1a.1:a1 P1a.2:b1", relics="lights_hope:P1a.2", hand=[2, 0])
    play(p, "scare P1a.2")
    assert p.hand[1] == 0
    assert p.deaths == 1


@rule("S.note.chapel_beasts")
def test_lights_hope_saves_a_beast() -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.9:b1"
    p = table(
        "orcs sailing", "trolls beastmaster", board=board, beasts="P1a.2:1", relics="lights_hope:P1a.9", hand=[9, 0]
    )
    play(p, "conquer P1a.2")
    assert (p.hand[1], p.beast_hand) == (1, 1)

"""The twenty professions."""

from __future__ import annotations

import pytest
from rules.smallworld.table import at, earned, has, moves, play, price, reasons, seen, table, told

from ludoteka import smallworld
from ludoteka.rules import rule
from ludoteka.smallworld.content.professions import PROFESSIONS
from ludoteka.smallworld.content.races import RACES
from ludoteka.smallworld.position import AWAY, CAPTIVE, land
from ludoteka.smallworld.powers import POWERS

HELD = "P1a.1:a1 P1a.2:a1 P1a.3:a1 P1a.4:a1 P1a.5:a1 P1a.7:a1 P2a.3:a1 P1a.6:A1 P1a.8:A1 P1a.9:A1"


@rule(
    "S.prof.mining", "S.prof.mountaineer", "S.prof.swampwalker", "S.prof.farming", "S.prof.ranger", "S.prof.herbalist"
)
@pytest.mark.parametrize(
    ("badge", "coins"),
    [("mining", 3), ("mountaineer", 2), ("swampwalker", 1), ("farming", 1), ("ranger", 1), ("herbalist", 2)],
)
def test_a_coin_per_region_of_the_kind(badge: str, coins: int) -> None:
    p = table(f"orcs {badge} / trolls", "", board=HELD)
    assert earned(play(p, "stop")) == {"regions": 7, "declined": 3, badge: coins}


@rule("S.prof.fishing")
def test_fishing_pays_next_to_sea_or_lake() -> None:
    p = table("orcs fishing", "", board="P1a.1:a1 P1a.2:a1 P1a.4:a1 P1a.10:a1")
    assert earned(play(p, "stop"))["fishing"] == 3


@rule("S.prof.explorer")
def test_explorers_are_paid_per_continent() -> None:
    p = table("orcs explorer", "", board="P1a.1:a1 P1a.2:a1 P2a.4:a1")
    assert earned(play(p, "stop"))["explorer"] == 2


@rule("S.prof.archaeologist")
def test_archaeologists_are_paid_per_relic() -> None:
    relics = "frostmourne:P1a.1 karazhan:P1a.1 doomhammer:P1a.9"
    p = table("orcs archaeologist / trolls", "", board="P1a.1:a1 P1a.9:A1", relics=relics)
    assert earned(play(p, "stop"))["archaeologist"] == 2


@rule("S.prof.enraged")
def test_enraged_are_paid_per_defender_of_two_or_more() -> None:
    board = "P1a.1:a1 P1a.2:b3 P1a.3:b1 P1a.5:B2 P1a.9:b1 P1a.4:A2"
    p = table("forsaken enraged / naga", "trolls mining / tauren", board=board, hand=[15, 0])
    play(p, "conquer P1a.2")
    assert p.rage == 3
    play(p, "conquer P1a.3", "conquer P1a.5")
    assert p.rage == 5  # one token alone counts nothing
    play(p, "conquer P1a.4")
    assert p.rage == 5  # one's own declined race is no opponent
    assert earned(play(p, "stop", "buy 0", "spread"))["enraged"] == 5


@rule("S.prof.battlemaster")
def test_battlemasters_are_paid_at_once() -> None:
    p = table("orcs battlemaster", "trolls mining", board="P1a.1:a1 P1a.2:b1 P1a.5:m1", hand=[9, 0])
    play(p, "conquer P1a.2")
    assert p.coins[0] == 6
    play(p, "conquer P1a.3")
    assert p.coins[0] == 6
    play(p, "conquer P1a.5")
    assert p.coins[0] == 7


@rule("S.prof.champion", "S.note.champion_token")
def test_the_champion_takes_anything_adjacent() -> None:
    p = table("orcs champion", "trolls mining", board="P1a.1:a1 P1a.2:b5 P1a.9:b1 P2a.1:b1", hand=[1, 0])
    assert moves(p, "champion") == ["champion P1a.2", "champion P1a.3"]  # an own neighbour, no landing
    play(p, "champion P1a.2")
    assert p.hand == [1, 4]  # no token spent; the Trolls lost one
    assert land(p).ids[p.champion] == "P1a.2"
    assert not moves(p, "champion")
    assert earned(play(p, "stop", "put P1a.1", "spread"))["regions"] == 2
    none = table("orcs champion", "trolls mining", board="P1a.1:a1 P1a.2:b5")
    assert not moves(none, "champion")


@rule("S.prof.champion")
def test_the_champion_is_ransomed_and_no_token_lost() -> None:
    board = "P1a.1:a1 P1a.2:b2 P1a.9:b1"
    p = table("orcs sailing", "trolls champion", board=board, champion="P1a.2", hand=[5, 0])
    assert price(p, "P1a.2") == 2 + 2 + 1
    play(p, "conquer P1a.2")
    assert p.coins == [6, 4]
    assert p.hand[1] == 2
    assert p.deaths == 0
    play(p, "stop", "spread")
    assert moves(p, "champion") == ["champion P1a.9"]
    play(p, "champion P1a.9", "put P1a.9", "put P1a.9")
    assert land(p).ids[p.champion] == "P1a.9"
    assert moves(p, "champion")  # usable again in the owner's turn


@rule("S.note.champion_hold")
def test_the_champion_alone_holds_and_leaves() -> None:
    p = table("orcs champion", "trolls mining", board="P1a.1:a1 P1a.3:b1 P1a.9:b1", champion="P1a.2", hand=[1, 0])
    assert seen(p, 0)["players"][0]["regions"] == 2
    play(p, "champion P1a.3")
    assert at(p, "P1a.2") == ""  # sent on, nobody left behind
    p = table("orcs champion", "trolls mining", board="P1a.1:a1", champion="P1a.2", ask="turn")
    play(p, "decline")
    assert p.champion == AWAY
    assert at(p, "P1a.2") == ""
    assert at(p, "P1a.1") == "A1"


@rule("S.note.champion_broke")
def test_a_champion_nobody_can_ransom_comes_back_later() -> None:
    board = "P1a.1:a1 P1a.9:b1 P1a.7:b1"
    p = table("orcs sailing", "trolls champion", board=board, champion="P1a.2", hand=[3, 0], coins=[5, 0])
    play(p, "conquer P1a.2")
    assert p.champion == CAPTIVE
    assert p.coins == [5, 0]
    play(p, "stop", "spread")
    assert p.seat == 1
    assert p.champion == AWAY


@rule("S.note.champion_rage")
def test_the_champion_is_a_defender_for_enraged() -> None:
    p = table("orcs enraged", "trolls champion", board="P1a.1:a1 P1a.2:b1", champion="P1a.2", hand=[4, 0])
    play(p, "conquer P1a.2")
    assert p.rage == 2


@rule("S.prof.defensive")
def test_watchtowers_rise_with_the_majority() -> None:
    board = "P1a.1:a1 P1a.2:a1 P1a.6:a1 P1a.4:b1 P1a.5:b1 P1a.7:a1"
    p = table("orcs defensive", "trolls mining", board=board)
    play(p, "stop")
    assert has(p, "towers", "P1a.1")  # the hill is ours, nobody else is near
    assert not has(p, "towers", "P1a.6")  # one neighbour against two
    assert p.seat == 1
    p.hand[1] = 9
    assert not [move for move in moves(p) if "P1a.1" in move.split()]
    assert reasons(p, 1, "region.P1a.1") == {"tower": {"region": "P1a-1", "race": "trolls"}}


@rule("S.prof.defensive", "S.note.tower_timing")
def test_a_tower_goes_as_soon_as_the_majority_is_gone() -> None:
    board = "P1a.1:b1 P1a.2:b1 P1a.4:a1 P1a.5:m1"
    p = table("orcs sailing", "trolls defensive", board=board, towers="P1a.1", hand=[9, 0])
    events = play(p, "conquer P1a.2")
    assert told(events, "tower-gone") == [{"region": "P1a-1"}]
    assert "conquer P1a.1" in moves(p)


@rule("S.note.towers_six")
def test_there_are_six_towers() -> None:
    board = "L1a.1:a1 L1a.2:a1 L1a.4:a1"
    p = table("orcs defensive", "", board=board, faces=("L1a", "S1a"))
    play(p, "stop")
    assert 0 < p.towers.bit_count() <= 6


@rule("S.prof.defensive")
def test_powers_do_not_touch_a_tower() -> None:
    board = "P1a.2:a1 P1a.1:b2 P1a.3:b1 P1a.9:b1"
    p = table(
        "ethereals intimidating",
        "trolls defensive",
        board=board,
        towers="P1a.1",
        relics="frostmourne:P1a.1",
        hand=[9, 0],
    )
    assert "scare P1a.1" not in moves(p)
    assert "scare P1a.3" in moves(p)
    assert not moves(p, "fetch")
    gnomes = table("gnomes sailing", "trolls defensive", board=board, towers="P1a.1", hand=[9, 0])
    assert "raid P1a.1" not in moves(gnomes)


@rule("S.prof.blacksmith")
def test_everything_costs_a_blacksmith_one_less() -> None:
    p = table("orcs blacksmith", "trolls mining", board="P1a.1:a1 P1a.2:b2", hand=[9, 0])
    assert (price(p, "P1a.2"), price(p, "P1a.3"), price(p, "P2a.1")) == (3, 1, 2)


@rule("S.prof.sailing")
def test_sailors_pay_no_crossing() -> None:
    p = table("orcs sailing", "", hand=[9, 0])
    assert price(p, "P1a.1") == 2


@rule("S.prof.portal_mage", "S.note.portal")
def test_a_swap_moves_everything_but_mountains_and_places() -> None:
    board = "P1a.3:a3 P1a.6:b2 P1a.9:b1"
    relics = "frostmourne:P1a.6 karazhan:P1a.3"
    p = table(
        "orcs portal_mage", "trolls garrisoned", board=board, relics=relics, forts="P1a.6", bombs="", objectives=""
    )
    p.hidden = 1 << land(p).index["P1a.3"]
    events = play(p, "portal P1a.3", "to P1a.6")
    assert (at(p, "P1a.3"), at(p, "P1a.6")) == ("b2", "a3")
    assert has(p, "forts", "P1a.3")
    assert not has(p, "forts", "P1a.6")
    assert seen(p, 0)["regions"]["P1a.3"]["relics"] == ["frostmourne", "karazhan"]
    assert has(p, "hidden", "P1a.3")
    assert p.coins == [5, 5]
    assert p.deaths == 0
    assert told(events, "swapped")
    play(p, "portal P1a.6", "to P2a.2")
    assert at(p, "P2a.2") == "a3"
    assert not moves(p, "portal")  # twice a turn


@rule("S.note.portal")
def test_no_swap_with_a_tower_or_an_unpaid_aegis() -> None:
    board = "P1a.3:a1 P1a.6:b2 P1a.9:b1"
    p = table("orcs portal_mage", "trolls defensive", board=board, towers="", relics="aegis:P1a.6")
    play(p, "portal P1a.3")
    assert moves(p) == ["to P2a.2"]
    p = table("orcs portal_mage", "trolls defensive", board=board + " P1a.4:b1", towers="P1a.6")
    play(p, "portal P1a.3")
    assert moves(p) == ["to P2a.2"]


@rule("S.prof.garrisoned", "S.note.forts")
def test_forts_defend_also_in_decline() -> None:
    p = table("orcs garrisoned", "trolls mining", board="P1a.1:a1", hand=[2, 0])
    play(p, "conquer P1a.2")
    assert has(p, "forts", "P1a.2")
    play(p, "stop", "spread")
    assert has(p, "forts", "P1a.1")  # built at the end of the turn
    p = table(
        "trolls mining",
        "naga ranger / orcs garrisoned",
        board="P1a.1:a1 P1a.2:B1 P1a.9:B1",
        forts="P1a.2 P1a.9",
        hand=[3, 0],
    )
    assert price(p, "P1a.2") == 2 + 1 + 1 - 1
    play(p, "conquer P1a.2")
    assert p.forts == 1 << land(p).index["P1a.9"]


@rule("S.prof.garrisoned", "S.prof.marshdweller", "S.note.kept_badge")
@pytest.mark.parametrize("badge", ["garrisoned", "marshdweller"])
def test_two_badges_stay_in_decline(badge: str) -> None:
    p = table(
        f"orcs {badge}",
        "trolls mining",
        board="P1a.9:a2 P1a.7:b1",
        ask="turn",
        forts="P1a.9" if badge == "garrisoned" else "",
    )
    play(p, "decline")
    assert p.past_badge[0] == badge
    assert badge not in p.dropped
    p.hand[1] = 9
    play(p, "conquer P1a.9")
    assert p.past_badge[0] == ""
    assert badge in p.dropped


@rule("S.prof.marshdweller")
def test_swamps_cost_a_toll() -> None:
    board = "P1a.7:a1 P1a.9:B1 P1a.5:B1 P1a.2:B1"
    p = table("orcs sailing", "naga mining / trolls marshdweller", board=board, hand=[9, 0])
    play(p, "conquer P1a.9")
    assert p.coins == [4, 6]
    play(p, "conquer P1a.5")
    assert p.coins == [3, 7]  # each time
    p = table("orcs sailing", "trolls marshdweller", board="P1a.7:a1 P1a.9:b1", hand=[9, 0], coins=[0, 5])
    assert "conquer P1a.9" not in moves(p)
    assert "fee-poor" in reasons(p, 0, "region.P1a.9")


@rule("S.prof.beastmaster", "S.note.beasts")
def test_beasts_come_for_hills_and_go() -> None:
    p = table("orcs beastmaster", "trolls mining", board="P1a.2:a1 P1a.7:a1", beasts="P1a.9:1", ask="turn")
    assert at(p, "P1a.9") == ""  # held by a beast alone: vacated first
    assert p.beast_hand == 2
    assert seen(p, 0)["now"]["hand"] == 2
    play(p, "conquer P1a.3")
    assert seen(p, 0)["regions"]["P1a.3"]["beasts"] == 2
    play(p, "stop")
    assert moves(p, "beast") == ["beast P1a.2", "beast P1a.3", "beast P1a.7"]
    play(p, "beast P1a.2")
    assert p.seat == 1
    board = "P1a.1:a1 P1a.2:b2 P1a.9:b1"
    p = table("forsaken sailing", "draenei beastmaster", board=board, beasts="P1a.2:2", hand=[9, 0])
    assert price(p, "P1a.2") == 6
    play(p, "conquer P1a.2")
    assert (p.hand[1], p.beast_hand) == (2, 1)
    assert p.deaths == 0  # a beast is no race token
    assert not p.saved
    p = table("orcs enraged", "draenei beastmaster", board=board, beasts="P1a.2:2", hand=[9, 0])
    play(p, "conquer P1a.2")
    assert p.rage == 4


@rule("S.prof.intimidating", "S.note.intimidate")
def test_tokens_are_frightened_away() -> None:
    board = "P1a.1:a1 P1a.2:b2 P1a.9:b1 P1a.3:B1 P1a.10:B1"
    p = table("orcs intimidating", "trolls mining / naga", board=board, hand=[2, 0])
    assert moves(p, "scare") == ["scare P1a.2", "scare P1a.3"]
    play(p, "scare P1a.2", "to P1a.9")
    assert (at(p, "P1a.2"), at(p, "P1a.9")) == ("b1", "b2")
    play(p, "scare P1a.3", "to P1a.10")
    assert (at(p, "P1a.3"), at(p, "P1a.10")) == ("", "B2")  # declined tokens pile up; no conquest
    assert p.beaten == {}
    play(p, "scare P1a.2", "to P1a.9")
    assert not moves(p, "scare")
    assert p.scares == 3


@rule("S.prof.intimidating", "S.note.intimidate")
def test_walls_first_then_tokens_and_murlocs_to_the_tray() -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.3:m1"
    p = table("forsaken intimidating", "pandaren garrisoned", board=board, forts="P1a.2", hand=[2, 0], harmony=1)
    play(p, "scare P1a.2")
    assert p.forts == 0
    assert p.coins == [5, 5]
    play(p, "scare P1a.2")
    assert at(p, "P1a.2") == ""
    assert p.coins == [3, 7]  # it ended in the tray: an attack
    play(p, "scare P1a.3")
    assert at(p, "P1a.3") == ""
    assert p.deaths == 2  # both may be bought for


@rule("S.note.scare_haven")
def test_nowhere_to_go_but_towers() -> None:
    board = "P1a.2:a1 P1a.3:b1 P1a.10:b1 P1a.9:b1 P1a.8:b1"
    p = table("orcs intimidating / naga", "trolls defensive", board=board + " P1a.1:A1", hand=[2, 0])
    assert "scare P1a.1" not in moves(p)
    play(p, "scare P1a.3")
    assert set(moves(p)) == {"to P1a.8", "to P1a.9", "to P1a.10"}
    p = table("orcs intimidating", "trolls defensive", board="P1a.2:a1 P1a.3:b1 P1a.10:b1", hand=[2, 0])
    p.towers = 1 << land(p).index["P1a.10"]
    smallworld.apply(p, "scare P1a.3")
    assert at(p, "P1a.3") == ""


def test_badge_numbers_fit_the_trays() -> None:
    assert all(2 <= one.number <= 5 for one in PROFESSIONS.values())
    assert all(one.number + race.number <= race.tray for one in PROFESSIONS.values() for race in RACES.values())
    assert [one.id for one in PROFESSIONS.values() if one.source != "reconstructed"] == ["herbalist"]
    assert all(POWERS[badge].rule == f"S.prof.{badge}" for badge in PROFESSIONS)

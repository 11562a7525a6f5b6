"""What wrong rules on purpose taught: region 0, seat 1, the Murlocs’ purse, exactly enough, what must not happen."""

from __future__ import annotations

import pytest
from rules.smallworld.table import at, has, moves, play, seen, table, told, where

from ludoteka import smallworld
from ludoteka.game import CHANCE, BadInput
from ludoteka.plain import Json
from ludoteka.rules import rule
from ludoteka.smallworld.content.races import RACES
from ludoteka.smallworld.position import AWAY, RANSOMED, land

MURLOCS = {"variant": "murlocs", "murlocs": 14}


# the Murlocs as a people


@rule("S.artifact.heart_of_azeroth", "S.variant.murlocs")
def test_murlocs_next_to_the_heart_pay_where_they_are_a_people() -> None:
    heart = {"board": "P1a.3:a1 P1a.5:m1", "relics": "heart_of_azeroth:P1a.3"}
    p = table("orcs sailing", "", **heart, **MURLOCS, murloc_hand=13, murloc_coins=4)
    play(p, "stop", "place P1a.3")
    assert (p.murloc_coins, p.ledger["0 heart_of_azeroth"]) == (3, 1)
    p = table("orcs sailing", "", **heart)
    play(p, "stop", "place P1a.3")
    assert "0 heart_of_azeroth" not in p.ledger  # elsewhere they own nothing


@rule("S.artifact.heart_of_azeroth")
def test_nobody_pays_for_an_empty_neighbour_of_the_heart() -> None:
    p = table(
        "orcs sailing",
        board="P1a.1:a1 P1a.5:m1",
        relics="heart_of_azeroth:P1a.1",
        **MURLOCS,
        murloc_hand=13,
        murloc_coins=4,
    )
    play(p, "stop", "place P1a.1")
    assert "0 heart_of_azeroth" not in p.ledger


@rule("S.variant.murlocs", "S.place.reveal")
def test_murlocs_turn_up_what_lies_face_down() -> None:
    p = table("orcs sailing", board="P1a.1:a1 P1a.5:m1 P1a.6:m1", hidden="P1a.7", **MURLOCS, murloc_hand=2)
    p.stack = [("murlocs_on",)]
    smallworld._steps.run(p)
    assert smallworld.to_move(p) == CHANCE
    events = play(p, "P1a.7")
    assert [row["region"] for row in told(events, "murlocs-took")] == ["P1a-7"]
    assert not told(events, "murlocs-took-from")  # from nobody
    assert "karazhan" in moves(p)
    play(p, "karazhan")
    assert where(p, "karazhan") == "P1a.7"
    assert not has(p, "hidden", "P1a.7")


@rule("S.prof.intimidating", "S.variant.murlocs")
def test_a_frightened_murloc_comes_back_only_where_they_are_a_people() -> None:
    board = "P1a.3:a1 P1a.5:m2 P1a.4:B1"
    p = table("orcs intimidating", "humans mining / trolls", board=board)
    play(p, "scare P1a.5")
    assert (at(p, "P1a.5"), p.murloc_hand, p.deaths) == ("m1", 0, 1)
    p = table("orcs intimidating", "humans mining / trolls", board=board, **MURLOCS, murloc_hand=12)
    play(p, "scare P1a.5")
    assert (at(p, "P1a.5"), p.murloc_hand) == ("m1", 13)
    play(p, "scare P1a.4")
    assert (at(p, "P1a.4"), p.murloc_hand) == ("", 13)  # a token of another race is none of theirs


@rule("S.variant.murlocs", "S.note.losers_order")
def test_both_players_regroup_after_the_murlocs() -> None:
    board = "P1a.1:a2 P1a.3:b2 P1a.9:a1 P1a.10:b1 P1a.5:m6"
    p = table("orcs sailing", "humans mining", board=board, **MURLOCS, murloc_hand=8, first=1)
    p.hand, p.stack = [1, 1], [("regroup_all", 16)]
    smallworld._steps.run(p)
    assert smallworld.to_move(p) == 1  # the first player first
    play(p, "spread")
    assert smallworld.to_move(p) == 0


# bombs


@rule("S.race.goblins", "S.note.bomb_holder")
def test_a_bomb_under_nobodys_or_ones_own_tokens_comes_back() -> None:
    p = table("goblins farming", "trolls mining", board="P1a.1:a2 P1a.2:a1 P1a.9:b1", bombs="P1a.2 P1a.3", ask="turn")
    assert p.bomb_stack == 12
    assert at(p, "P1a.2") == "a1"
    p = table("goblins farming / orcs", "trolls mining", board="P1a.1:a2 P1a.2:A1 P1a.9:b1", bombs="P1a.2", ask="turn")
    assert (p.bomb_stack, at(p, "P1a.2")) == (12, "A1")


@rule("S.race.goblins", "S.variant.murlocs")
def test_a_bomb_goes_off_under_murlocs_only_where_they_are_a_people() -> None:
    board, bomb = "P1a.1:a2 P1a.5:m1", {"bombs": "P1a.5", "ask": "turn"}
    p = table("goblins farming", "trolls mining", board=board, **bomb)
    assert (p.bomb_stack, at(p, "P1a.5")) == (12, "m1")
    p = table("goblins farming", "trolls mining", board=board, **bomb, **MURLOCS, murloc_hand=13)
    play(p, "live")
    assert (at(p, "P1a.5"), p.murloc_hand) == ("", 14)
    p = table(
        "goblins farming", "trolls mining", board="P1a.1:a2", bombs="P1a.5", ask="turn", **MURLOCS, murloc_hand=14
    )
    assert p.bomb_stack == 12  # nobody is there


@rule("S.race.goblins")
@pytest.mark.parametrize(("coins", "asked"), [(1, False), (2, True), (3, True)])
def test_the_fee_of_a_bomb_may_take_the_last_coin(coins: int, asked: bool) -> None:
    p = table(
        "goblins farming",
        "trolls mining",
        board="P1a.1:a2 P1a.2:b1",
        relics="aegis:P1a.2",
        bombs="P1a.2",
        coins=[coins, 5],
        ask="turn",
    )
    assert ("pay" in moves(p)) is asked
    assert p.bomb_stack == (11 if asked else 12)


@rule("S.race.goblins")
def test_picked_goblins_bring_twelve_bombs_and_none_on_the_board() -> None:
    row = ["goblins", "orcs", "naga", "humans", "gnomes", "dwarves"]
    banners = [race for race in RACES if race not in {*row, "tauren"}]
    p = table("", "tauren mining", ask="pick", row_race=row, banners=banners)
    play(p, "pick 0")
    assert (p.bombs, p.bomb_stack, p.bombs_live, p.bombs_dud) == (0, 12, 6, 6)


# beasts and the champion


@rule("S.prof.beastmaster", "S.redeploy")
def test_beasts_are_taken_up_and_spread_again() -> None:
    p = table("orcs beastmaster", "", board="P1a.1:a3 P1a.2:a1", beasts="P1a.1:2 P1a.3:1")
    play(p, "stop")
    assert (p.hand[0], p.beast_hand) == (2, 2)  # the beast that holds P1a.3 alone stays
    assert seen(p, 0)["regions"]["P1a.3"]["beasts"] == 1
    play(p, "spread")
    assert (p.tokens[:3], p.beasts[:3]) == ([1, 2, 1], [0, 1, 2])  # P1a.1 has no foreign neighbour


@rule("S.prof.beastmaster")
def test_beasts_are_told_when_there_are_any() -> None:
    p = table("orcs sailing", "trolls beastmaster", board="P1a.1:a1 P1a.2:b1", hand=[0, 0])
    assert [row["n"] for row in told(play(p, "stop"), "beasts")] == [1]
    p = table("orcs sailing", "trolls beastmaster", board="P1a.1:a1 P1a.6:b1", hand=[0, 0])
    assert not told(play(p, "stop"), "beasts")


@rule("S.prof.champion", "S.note.champion_hold")
def test_the_champion_leaves_the_first_region_as_any_other() -> None:
    p = table("orcs champion", "", board="P1a.2:a1", champion="P1a.1", hand=[1, 0])
    play(p, "champion P1a.3")
    assert at(p, "P1a.1") == ""
    assert land(p).ids[p.champion] == "P1a.3"


@rule("S.prof.champion")
def test_a_ransomed_champion_without_a_region_goes_home() -> None:
    p = table("orcs sailing", "trolls champion", board="P1a.2:a2", champion="P1a.3", hand=[9, 0])
    play(p, "conquer P1a.3")
    assert p.champion == RANSOMED
    play(p, "stop", "spread")
    assert p.champion == AWAY
    p = table("orcs sailing", "naga mining", "trolls champion", board="P1a.2:a2", champion="P1a.3", hand=[9, 0, 0])
    play(p, "conquer P1a.3", "stop", "spread")
    assert (p.seat, p.champion) == (1, AWAY)  # at once, not when his owner is next
    p = table(
        "orcs sailing", "naga mining", "trolls champion", board="P1a.2:a2 P1a.1:b2", champion="P1a.9", hand=[9, 0, 0]
    )
    play(p, "conquer P1a.1", "stop", "spread")
    assert land(p).ids[p.champion] == "P1a.9"  # the Naga's tokens without a region are none of his business
    p = table("orcs sailing", "trolls champion", board="P1a.2:a2 P1a.9:b1", champion="P1a.3", hand=[9, 0])
    play(p, "conquer P1a.3", "stop", "spread")
    assert moves(p) == ["champion P1a.9", "spread"]


# Intimidating, Portal Mage, Ethereals, Humans


@rule("S.prof.intimidating", "S.race.night_elves")
def test_a_wall_is_frightened_away_where_no_token_stands() -> None:
    foe = {"board": "P1a.1:a1 P1a.9:b1", "champion": "P1a.3"}
    p = table("orcs intimidating", "night_elves champion", **foe, walls="P1a.3")
    assert moves(p, "scare") == ["scare P1a.3"]
    play(p, "scare P1a.3")
    assert not has(p, "walls", "P1a.3")
    assert moves(p, "scare") == []  # the champion alone fears nothing


@rule("S.note.intimidate", "S.artifact.aegis")
def test_no_token_flees_under_the_aegis() -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.9:b1 P1a.10:b1"
    p = table("orcs intimidating", "trolls mining", board=board, relics="aegis:P1a.9")
    play(p, "scare P1a.2")
    assert moves(p) == ["to P1a.10"]


@rule("S.race.pandaren", "S.prof.intimidating")
def test_whom_the_pandaren_have_frightened_away_gets_no_harmony() -> None:
    p = table("pandaren intimidating", "trolls mining", board="P1a.1:a1 P1a.2:b2", hand=[0, 0])
    play(p, "scare P1a.2", "stop")
    assert p.harmony == 0
    p = table("pandaren intimidating", "trolls mining", board="P1a.1:a1 P1a.2:b2", hand=[0, 0])
    play(p, "stop")
    assert p.harmony == 0b10


@rule("S.prof.portal_mage")
def test_a_portal_needs_someone_on_one_side_and_another_source() -> None:
    p = table("orcs portal_mage", "", board="P1a.1:a1 P1a.3:a1")
    assert moves(p, "portal") == ["portal P1a.3"]
    p = table(
        "orcs portal_mage",
        "trolls defensive",
        board="P1a.1:a1 P1a.3:a1 P1a.6:b1 P2a.2:b1",
        towers="P1a.6",
        relics="aegis:P2a.2",
    )
    assert moves(p, "portal") == []  # the other two are guarded


@rule("S.race.ethereals")
def test_an_artifact_in_the_first_region_is_fetched_from_next_to_it_only() -> None:
    p = table("ethereals sailing", "", board="P1a.9:a1", relics="frostmourne:P1a.1")
    assert moves(p, "fetch") == []
    p = table("ethereals sailing", "", board="P1a.2:a1", relics="frostmourne:P1a.1")
    assert moves(p, "fetch") == ["fetch frostmourne"]


@rule("S.race.humans", "S.artifact.aegis")
def test_no_objective_under_an_aegis_in_the_first_region() -> None:
    p = table("humans sailing", "orcs mining", board="P1a.9:a1 P1a.1:b1 P1a.2:b1", relics="aegis:P1a.1")
    play(p, "stop")
    assert "objective P1a.1" not in moves(p)
    assert "objective P1a.2" in moves(p)


@rule("S.race.forsaken")
@pytest.mark.parametrize(("deaths", "coins", "tokens"), [(1, 1, 15), (0, 1, 15), (1, 0, 15)])
def test_one_coin_buys_for_one_lost_token(deaths: int, coins: int, tokens: int) -> None:
    p = table("forsaken mining", "trolls farming", board="P1a.1:a1", coins=[coins, 5], deaths=deaths)
    play(p, "stop")
    assert (moves(p) == ["buy 0", "buy 1"]) is (deaths == coins == 1)


@rule("S.race.forsaken", "S.pick.no_more")
def test_the_last_token_of_the_tray_can_be_bought() -> None:
    full = RACES["forsaken"].tray
    for stand, bought in ((full - 1, ["buy 0", "buy 1"]), (full, [])):
        p = table("forsaken mining", "trolls farming", board=f"P1a.1:a{stand}", deaths=3)
        play(p, "stop")
        assert moves(p, "buy") == bought


@rule("S.note.intimidate", "S.note.portal", "S.artifact.aegis")
def test_the_aegis_guards_the_first_region_too() -> None:
    board = "P1a.9:a1 P1a.7:b1 P1a.1:b1 P1a.8:b1"
    p = table("orcs intimidating", "trolls mining", board=board, relics="aegis:P1a.1")
    play(p, "scare P1a.7")
    assert moves(p) == ["to P1a.8"]


@rule("S.artifact.heart_of_azeroth")
def test_the_first_seat_pays_for_the_heart_of_the_second() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.2:b1", relics="heart_of_azeroth:P1a.2")
    play(p, "stop", "stop", "place P1a.2")
    assert p.ledger["0 heart_of_azeroth"] == -1


@rule("S.prof.defensive")
def test_towers_go_when_their_race_declines() -> None:
    p = table("orcs defensive", "", board="P1a.1:a1 P1a.2:a1", towers="P1a.1", fresh=True)
    play(p, "decline")
    assert p.towers == 0


@rule("S.prof.garrisoned")
def test_no_eleventh_fort_at_the_end_of_a_turn() -> None:
    names = [f"P1a.{n}" for n in range(1, 11)] + ["P2a.1"]
    p = table("orcs garrisoned", "", board=" ".join(f"{name}:a1" for name in names), forts=" ".join(names[:10]))
    play(p, "stop")
    assert p.forts.bit_count() == 10
    assert not has(p, "forts", "P2a.1")


@rule("S.redeploy", "S.prof.champion")
def test_the_champion_counts_where_the_rest_is_spread() -> None:
    p = table("orcs champion", "", board="P1a.5:a1 P1a.7:a1", champion="P1a.9", hand=[2, 0])
    play(p, "stop", "spread")
    assert [at(p, f"P1a.{n}") for n in (5, 7, 9)] == ["a2", "a2", "a0"]


# seat 1, region 0, the course of the game


@rule("S.artifact.aegis")
def test_the_first_seats_aegis_is_paid_for_too() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.3:b2 P1a.2:b4", relics="aegis:P1a.1")
    play(p, "stop", "place P1a.1")
    assert p.seat == 1
    coins = p.coins[:]
    play(p, "conquer P1a.1")
    assert p.coins == [coins[0] + 2, coins[1] - 2]


@rule("S.decline.one")
def test_the_second_seats_older_race_leaves_too() -> None:
    p = table("orcs sailing / kobolds", "trolls mining / naga", board="P1a.1:a1 P1a.4:A1 P1a.6:b2 P1a.8:B1")
    play(p, "stop", "decline")
    assert (at(p, "P1a.6"), at(p, "P1a.8"), at(p, "P1a.4")) == ("B1", "", "A1")
    assert p.past == ["kobolds", "trolls"]


@rule("S.note.hammer_payee", "S.artifact.doomhammer")
def test_murlocs_belong_to_nobody() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.3:b2 P1a.5:m1", relics="doomhammer:P1a.3")
    play(p, "stop")
    coins = p.coins[:]
    play(p, "conquer P1a.5 doomhammer")
    assert p.coins == [coins[0], coins[1] - 2]  # the bank was paid, not the first seat


@rule("S.place.battleground")
def test_the_battleground_may_lie_in_the_first_region() -> None:
    p = table("pandaren mining", "", board="P1a.1:a2", relics="battleground:P1a.1", ask="turn")
    assert moves(p) == ["horde", "alliance", "decline"]


@rule("S.abandon")
def test_regions_are_given_up_before_the_first_conquest_only() -> None:
    p = table("orcs sailing", "", board="P1a.1:a1 P1a.9:a1", hand=[5, 0])
    assert moves(p, "abandon") == ["abandon P1a.1", "abandon P1a.9"]
    play(p, "conquer P1a.2")
    assert moves(p, "abandon") == []


@rule("S.turn.order")
def test_every_turn_is_counted_once() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.9:b1")
    before = p.turns
    play(p, "stop")
    assert (p.turns, smallworld.turn(p)) == (before + 1, before + 1)
    p = table("orcs sailing", board="P1a.1:a1 P1a.9:m1", **MURLOCS, murloc_hand=0)
    play(p, "stop")
    assert p.turns == 5 + 2  # the Murlocs' turn is one of its own, and the next has begun


@pytest.mark.parametrize("variant", ["chess", 5, None, ["base"]])
def test_an_unknown_variant_is_refused(variant: Json) -> None:
    with pytest.raises(BadInput):
        smallworld.options({"variant": variant})


@pytest.mark.parametrize(("army", "taken"), [(7, False), (8, True), (15, True), (16, False)])
def test_eight_to_fifteen_murlocs(army: int, taken: bool) -> None:
    raw: dict[str, Json] = {"variant": "murlocs", "murlocs": army}
    if taken:
        assert smallworld.options(raw)["murlocs"] == army
    else:
        with pytest.raises(BadInput):
            smallworld.options(raw)


def test_the_fewest_seats_are_laid_unless_others_are_asked_for() -> None:
    assert smallworld.options({})["seats"] == 2
    assert smallworld.options({"variant": "murlocs"})["seats"] == 1

"""Powers against powers: every guard against every way to touch a region, every loss, every limit of the box."""

from __future__ import annotations

import pytest
from rules.smallworld.table import at, earned, has, moves, play, table, told, where

from ludoteka import smallworld
from ludoteka.games import game
from ludoteka.rules import rule
from ludoteka.session import Seat, Session
from ludoteka.smallworld.position import Position, land

ISLE = ("L1a", "L2a", "M1a", "S1a", "S2a")


def kind(p: Position, terrain: str) -> list[str]:
    """The regions of a terrain, in the order of the board."""
    where = land(p)
    return [name for r, name in enumerate(where.ids) if where.masks[terrain] >> r & 1]


# every way to touch a region

WAYS = [
    ("orcs sailing", "", "conquer P1a.1"),
    ("orcs sailing", "doomhammer:P1a.2", "conquer P1a.1 doomhammer"),
    ("orcs sailing", "frostmourne:P1a.2", "conquer P1a.1 frostmourne"),
    ("orcs sailing", "ashes_of_alar:P1a.2", "conquer P1a.1"),
    ("ethereals sailing", "karazhan:P1a.1", "conquer P1a.1 ethereals"),
    ("gnomes sailing", "", "raid P1a.1"),
    ("orcs champion", "", "champion P1a.1"),
    ("orcs intimidating", "", "scare P1a.1"),
    ("ethereals sailing", "heart_of_azeroth:P1a.1", "fetch heart_of_azeroth"),
]
BOARD = "P1a.2:a1 P1a.1:b4 P1a.3:b1 P1a.9:b1"


@rule("S.prof.defensive")
@pytest.mark.parametrize(("mine", "relics", "way"), WAYS)
def test_nothing_touches_a_watchtower(mine: str, relics: str, way: str) -> None:
    p = table(mine, "trolls defensive", board=BOARD, relics=relics, hand=[8, 0])
    assert way in moves(p), "without a tower it is a way"
    p = table(mine, "trolls defensive", board=BOARD, relics=relics, towers="P1a.1", hand=[8, 0])
    assert not [move for move in moves(p) if "P1a.1" in move.split() or move == way]


@rule("S.prof.defensive")
def test_the_last_roll_does_not_touch_a_watchtower() -> None:
    p = table("orcs sailing", "trolls defensive", board=BOARD, hand=[4, 0])
    assert "roll P1a.1" in moves(p)
    p = table("orcs sailing", "trolls defensive", board=BOARD, towers="P1a.1", hand=[4, 0])
    assert "roll P1a.1" not in moves(p)


@rule("S.prof.defensive", "S.artifact.aegis", "S.note.objectives")
def test_neither_bombs_nor_objectives_are_laid_on_a_watchtower() -> None:
    p = table("goblins sailing", "trolls defensive", board=BOARD, towers="P1a.1")
    play(p, "stop")
    assert moves(p) == ["bomb P1a.3", "done"]
    p = table("humans sailing", "trolls defensive", board=BOARD, towers="P1a.1", relics="aegis:P1a.9")
    play(p, "stop")
    spots = {move.split()[1] for move in moves(p, "objective")}
    assert "P1a.3" in spots
    assert not {"P1a.1", "P1a.9"} & spots


@rule("S.artifact.aegis", "S.note.payments")
@pytest.mark.parametrize(("mine", "relics", "way"), WAYS)
def test_whoever_touches_the_aegis_pays_two(mine: str, relics: str, way: str) -> None:
    hammer = 2 if "doomhammer" in way else 0
    guarded = f"{relics} aegis:P1a.1"
    p = table(mine, "trolls mining", board=BOARD, relics=guarded, hand=[8, 0], coins=[9, 5])
    play(p, way)
    assert p.coins == [9 - 2 - hammer, 5 + 2 + hammer]
    poor = table(mine, "trolls mining", board=BOARD, relics=guarded, hand=[8, 0], coins=[1 + hammer, 5])
    assert way not in moves(poor)


@rule("S.artifact.aegis", "S.note.bomb_holder")
def test_a_bomb_under_the_aegis_waits_for_its_fee() -> None:
    p = table("goblins sailing", "trolls mining", board=BOARD, relics="aegis:P1a.1", bombs="P1a.1", ask="turn")
    assert moves(p) == ["pay", "return"]
    play(p, "pay", "live")
    assert (p.coins, at(p, "P1a.1")) == ([3, 7], "")


@rule("S.race.pandaren", "S.note.payments")
@pytest.mark.parametrize(("mine", "relics", "way"), WAYS)
def test_harmony_is_paid_for_every_attack(mine: str, relics: str, way: str) -> None:
    """Only what costs them no token is free: a frightened one that finds a place, an artifact fetched."""
    free = way.startswith(("scare", "fetch"))
    hammer = 2 if "doomhammer" in way else 0
    p = table(mine, "pandaren mining", board=BOARD, relics=relics, hand=[8, 0], coins=[9, 5], harmony=1)
    play(p, way)
    assert p.coins == ([9, 5] if free else [9 - 2 - hammer, 5 + 2 + hammer])
    poor = table(mine, "pandaren mining", board=BOARD, relics=relics, hand=[8, 0], coins=[1 + hammer, 5], harmony=1)
    assert (way in moves(poor)) is free
    attacked = bool(p.attacked >> 1 & 1)
    assert attacked is not free


@rule("S.race.pandaren")
def test_those_without_a_harmony_token_pay_nothing() -> None:
    p = table("orcs sailing", "pandaren mining", board=BOARD, hand=[8, 0], harmony=0)
    play(p, "conquer P1a.1")
    assert p.coins == [5, 5]


@rule("S.race.pandaren")
def test_four_harmony_tokens_for_four_opponents() -> None:
    p = table("pandaren sailing", "orcs mining", "naga ranger", "", "", board="P1a.1:a1 P1a.5:b1 P2a.1:c1")
    play(p, "stop")
    assert p.harmony == 0b11110


# tokens lost and saved


@rule("S.race.draenei")
def test_the_saved_token_is_saved_from_anything() -> None:
    board = "P1a.1:a1 P1a.2:b1"
    p = table("orcs intimidating", "draenei mining", board=board, hand=[2, 0])
    play(p, "scare P1a.2")
    assert (p.hand[1], p.deaths, p.saved) == (1, 0, True)
    p = table("goblins sailing", "draenei mining", board=board, bombs="P1a.2", ask="turn")
    play(p, "live")
    assert (p.hand[1], p.saved) == (1, True)
    p = table("orcs champion", "draenei mining", board=board, hand=[1, 0])
    play(p, "champion P1a.2")
    assert (p.hand[1], p.saved) == (1, True)


@rule("S.race.draenei")
def test_each_opponents_turn_saves_anew() -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.3:b1 P1a.9:b1 P1a.10:c1"
    p = table("orcs sailing", "draenei mining", "naga ranger", board=board, hand=[9, 0, 0])
    play(p, "conquer P1a.2", "conquer P1a.3")
    assert p.hand[1] == 1
    play(p, "stop", "spread", "spread")
    assert p.seat == 1
    assert p.saved is False


@rule("S.race.goblins", "S.decline.several")
def test_a_bomb_on_a_race_that_has_declined_takes_all_that_stand_there() -> None:
    p = table("goblins sailing", "trolls mining", board="P1a.1:a1 P1a.2:b3 P1a.9:b1")
    play(p, "stop", "bomb P1a.2")
    assert p.seat == 1
    play(p, "decline")
    assert at(p, "P1a.2") == "B1"
    assert smallworld.to_move(p) == -1
    play(p, "live")
    assert (at(p, "P1a.2"), p.hand[1]) == ("", 0)
    stacked = table("goblins sailing", "naga mining / trolls", board="P1a.1:a1 P1a.2:B3", bombs="P1a.2", ask="turn")
    play(stacked, "live")
    assert at(stacked, "P1a.2") == ""
    assert stacked.past[1] == ""  # that was its last region


@rule("S.prof.intimidating", "S.decline.several")
def test_stacked_declined_tokens_are_frightened_one_by_one_and_fall_together() -> None:
    board = "P1a.1:a1 P1a.2:B3 P1a.9:B1"
    p = table("forsaken intimidating", "naga mining / trolls", board=board, hand=[4, 0])
    play(p, "scare P1a.2", "to P1a.9")
    assert (at(p, "P1a.2"), at(p, "P1a.9")) == ("B2", "B2")
    play(p, "conquer P1a.2")
    assert p.deaths == 2
    alone = table("forsaken intimidating", "naga mining / trolls", board="P1a.1:a1 P1a.2:B3", hand=[4, 0])
    play(alone, "scare P1a.2", "scare P1a.2")
    assert (at(alone, "P1a.2"), alone.deaths) == ("B1", 2)  # nowhere to go: to the tray
    play(alone, "scare P1a.2")
    assert at(alone, "P1a.2") == ""
    assert alone.past[1] == ""


@rule("S.race.tauren", "S.redeploy")
def test_tauren_are_never_alone_in_redeployment_either() -> None:
    p = table("tauren sailing", "orcs mining", board="P1a.1:a2", hand=[5, 0])
    play(p, "conquer P1a.2", "stop")
    assert (at(p, "P1a.1"), at(p, "P1a.2"), p.hand[0]) == ("a2", "a2", 3)
    p = table("orcs sailing", "tauren mining", board="P1a.1:a1 P1a.2:b2 P1a.9:b2", hand=[4, 0])
    play(p, "conquer P1a.2", "stop", "spread")
    assert moves(p) == ["put P1a.9", "spread"]  # the one that is left joins the others


# swaps


@rule("S.prof.portal_mage", "S.note.portal")
def test_a_swap_of_two_opponents() -> None:
    board = "P1a.1:a1 P1a.3:b3 P2a.2:c2 P1a.9:b1 P2a.1:c1"
    p = table("orcs portal_mage", "pandaren mining", "tauren ranger", board=board, harmony=1)
    play(p, "portal P1a.3", "to P2a.2")
    assert (at(p, "P1a.3"), at(p, "P2a.2")) == ("c2", "b3")
    assert p.coins == [5, 5, 5]
    assert (p.attacked, p.deaths, p.hand) == (0, 0, [0, 0, 0])
    play(p, "portal P1a.3", "to P1a.6")
    assert (at(p, "P1a.3"), at(p, "P1a.6")) == ("", "c2")  # with an empty one too
    assert not moves(p, "portal")


@rule("S.prof.portal_mage", "S.note.portal")
def test_a_swap_moves_declined_tokens_and_murlocs_and_their_walls() -> None:
    board = "P1a.1:a1 P1a.3:B1 P2a.2:m1 P1a.9:b1"
    p = table("orcs portal_mage", "trolls mining / night_elves", board=board, walls="P1a.3")
    play(p, "portal P2a.2", "to P1a.3")
    assert (at(p, "P1a.3"), at(p, "P2a.2")) == ("m1", "B1")
    assert has(p, "walls", "P2a.2")
    assert not has(p, "walls", "P1a.3")


# the sea


@rule("S.race.naga", "S.note.naga_water")
def test_declined_naga_keep_the_sea_and_nobody_takes_it() -> None:
    p = table("naga sailing", "trolls mining", board="P1a.12:a2 P1a.1:a1 P1a.10:b1", ask="turn")
    play(p, "decline")
    assert (at(p, "P1a.12"), at(p, "P1a.1")) == ("A1", "A1")
    p.hand[1] = 9
    assert not [move for move in moves(p) if "P1a.12" in move.split()]
    p = table("orcs sailing / naga", "", board="P1a.1:a1 P1a.12:A1 P1a.11:A1")
    assert earned(play(p, "stop"))["declined"] == 2


# relics


@rule("S.race.ethereals", "S.artifact.ashes_of_alar", "S.artifact.doomhammer")
@pytest.mark.parametrize(
    ("relic", "way"), [("ashes_of_alar", "conquer P1a.9 ashes_of_alar"), ("doomhammer", "conquer P1a.4 doomhammer")]
)
def test_a_fetched_artifact_serves_in_the_same_turn(relic: str, way: str) -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.3:a1 P1a.4:b5 P1a.9:b1"
    p = table("ethereals sailing", "orcs mining", board=board, relics=f"{relic}:P1a.2", hand=[4, 0])
    assert way not in moves(p)
    play(p, f"fetch {relic}", "to P1a.1")
    assert way in moves(p)
    play(p, way)
    assert where(p, relic) == way.split()[1]  # it lies where it was used


@rule("S.place.lights_hope")
def test_the_chapel_shelters_its_last_defenders_and_then_its_new_holder() -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.9:b2 P1a.7:c3"
    p = table("orcs sailing", "trolls mining", "naga ranger", board=board, relics="lights_hope:P1a.2", hand=[3, 0, 0])
    events = play(p, "conquer P1a.2")
    assert told(events, "sheltered")
    assert (p.hand[1], p.deaths) == (1, 0)
    play(p, "stop", "spread", "spread")
    play(p, "stop", "spread")
    p.hand[2] = 9
    play(p, "conquer P1a.9")
    assert p.deaths == 1  # the Trolls have no Chapel any more


# the limits of the box


@rule("S.race.night_elves")
def test_nine_walls() -> None:
    p = table("night_elves sailing", "", faces=ISLE)
    inland = [name for name in kind(p, "forest") if name not in anchors(p)]
    goal = next(name for name in kind(p, "forest") if name in anchors(p))
    others = [*inland, *(name for name in kind(p, "forest") if name not in {goal, *inland})]
    assert len(others) >= 9
    for count in (8, 9):
        p = table("night_elves sailing", "", faces=ISLE, walls=" ".join(others[:count]), hand=[9, 0])
        play(p, f"conquer {goal}")
        assert p.walls.bit_count() == 9
        assert has(p, "walls", goal) is (count == 8)


def anchors(p: Position) -> set[str]:
    """Where one may land."""
    return set(kind(p, "anchor"))


@rule("S.prof.garrisoned")
def test_ten_forts() -> None:
    p = table("forsaken garrisoned", "", faces=ISLE)
    lands = [name for name in land(p).ids if name not in anchors(p) | set(kind(p, "water"))]
    goal = min(anchors(p))
    for count in (9, 10):
        board = " ".join(f"{name}:a1" for name in lands[:count])
        p = table("forsaken garrisoned", "", board=board, faces=ISLE, forts=" ".join(lands[:count]), hand=[9, 0])
        play(p, f"conquer {goal}")
        assert p.forts.bit_count() == 10
        assert has(p, "forts", goal) is (count == 9)


@rule("S.prof.defensive", "S.note.towers_six")
def test_six_towers_and_no_seventh() -> None:
    p = table("forsaken defensive", "", faces=ISLE)
    where, water = land(p), kind(p, "water")
    fields = kind(p, "field")[:7]
    near = [next(where.ids[n] for n in where.near[where.index[f]] if where.ids[n] not in water) for f in fields]
    for count in (5, 6, 7):
        mine = dict.fromkeys([*fields[:count], *near[:count]])
        p = table("forsaken defensive", "", board=" ".join(f"{name}:a1" for name in mine), faces=ISLE)
        play(p, "stop")
        assert p.towers.bit_count() == min(6, count)


@rule("S.prof.beastmaster")
def test_five_beasts() -> None:
    p = table("orcs beastmaster", "", faces=ISLE)
    hills = kind(p, "hill")
    assert len(hills) > 5
    for count in (4, 5, 6):
        p = table("orcs beastmaster", "", board=" ".join(f"{n}:a1" for n in hills[:count]), faces=ISLE, ask="turn")
        assert p.beast_hand == min(5, count)


@rule("S.race.goblins")
def test_twelve_bombs_and_no_thirteenth() -> None:
    board = "P1a.1:a1 P1a.2:b1 P1a.3:b1"
    p = table(
        "goblins sailing", "trolls mining", board=board, bombs="", bombs_live=1, bombs_dud=0, bomb_stack=1
    )
    play(p, "stop", "bomb P1a.2")
    assert p.seat == 1  # the last one is laid
    assert p.bomb_stack == 0


@rule("S.race.humans")
def test_two_objectives() -> None:
    p = table("humans sailing", "orcs mining", board="P1a.1:a1", objectives="P1a.2 P1a.3")
    play(p, "stop", "objective P1a.5", "objective P1a.6")
    assert p.seat == 1
    assert p.objectives.bit_count() == 2


@rule("S.prof.champion")
def test_one_champion_once_a_turn() -> None:
    p = table("orcs champion", "trolls mining", board="P1a.1:a1 P1a.2:b9", hand=[2, 0])
    play(p, "champion P1a.2")
    assert not moves(p, "champion")
    assert p.hand[0] == 2


# taking back


@rule("S.conquer.stay", "S.last.die", "S.place.reveal")
def test_conquests_are_taken_back_until_something_new_is_seen() -> None:
    def seated(**more: str) -> Session:
        p = table("orcs sailing", "trolls mining", board="P1a.1:a1 P1a.6:b2", hand=[4, 0], **more)
        options = smallworld.options({"seats": 2})
        return Session(game("smallworld"), options, [Seat("Olena"), Seat("Ada", "steady")], "undo", p)

    session = seated()
    start = session.position.copy()
    session.act(session.ply, 0, ["conquer P1a.2"])
    session.act(session.ply, 0, ["conquer P1a.3"])
    assert session.undoable(0) == (1, "free")
    session.undo(0, False)
    session.undo(0, False)
    assert session.position == start
    session.act(session.ply, 0, ["conquer P1a.2"])
    session.act(session.ply, 0, ["roll P1a.4"])
    session.run_chance()
    assert session.undoable(0) == (1, "practice")
    session = seated(hidden="P1a.2")
    session.act(session.ply, 0, ["conquer P1a.2"])
    session.run_chance()
    assert session.undoable(0) == (0, "practice")

"""The five worked examples of the rulebook, replayed move by move."""

from __future__ import annotations

from rules.wonderland.table import (
    KEEP,
    MEADOW,
    TULGEY,
    WITZEND,
    asked,
    draws,
    fight,
    keys,
    legal,
    play,
    run,
    table,
    units,
)

from ludoteka.rules import rule
from ludoteka.wonderland.quests import goal_done, quest_points


@rule("W.example.battle1", "W.wonderlandian.walrus", "W.war.wager", "W.quest.castle_by_any_other_name")
def test_the_battle_of_witzend() -> None:
    queen, hatter, jabberwock, alice = range(4)
    p = table("queen", "hatter", "jabberwock", "alice")
    p.tiles[WITZEND] = "steady"
    p.might[queen] = 2
    units(p, queen, WITZEND, leader=True)
    units(p, hatter, WITZEND, 2)
    units(p, jabberwock, WITZEND, 2, "walrus", castle=2)
    p.wonder[jabberwock] = ("walrus",)
    p.bag[queen] += "k"
    p.supply["k"] -= 1
    p.bag[jabberwock] += "f"
    p.supply["f"] -= 1
    p.hand[hatter] = ("castle_by_any_other_name",)
    fight(p, WITZEND)
    assert [p.strength[s] for s in (queen, hatter, jabberwock)] == [2, 0, 4]
    assert asked(p) == "wager"
    assert legal(p) == ["wager 0", "wager 1", "wager 2", "no"]
    play(p, "wager 2")
    draws(p, "red_rook1", "forge", "madness")
    assert asked(p) == "use_shield"
    play(p, "suffer", "lose supporter")
    assert p.strength[:3] == [5, 1, 4]
    assert p.supporters[jabberwock][WITZEND] == 1
    play(p, "stop", "draw", "draw", "faction1", "artifact")
    assert p.strength[:3] == [5, 2, 7]
    play(p, "stop", "draw")
    told = play(p, "flamingo1")
    assert p.strength[:3] == [5, 2, 8]
    assert "must-stop" in keys(told)
    assert p.vp == [3, 0, 6 + 3, 0]
    assert asked(p) == "win_castle"
    assert "castle red_keep" in legal(p)
    assert "castle witzend" not in legal(p)
    play(p, "castle red_keep")
    play(p, "feat castle_by_any_other_name")
    assert p.feats[hatter] == ("castle_by_any_other_name",)
    p.quest_deck = ("call_the_clams",)
    # The Hatter (0 VP) forges before the Queen (3 VP): once by the track at 2, once by the Forge chip.
    assert p.stack[-1] == ("forging", hatter, 1, 1)
    play(p, "forge forge", "row 2")
    assert p.might[hatter] == 2
    reserve = p.reserve[hatter]
    play(p, "forge faction1", "row 3", "call_the_clams")
    assert p.reserve[hatter] == reserve + 1
    assert p.hand[hatter] == ("call_the_clams",)
    assert p.rows[hatter] == ("", "g", "1", "")
    assert p.stack[-1] == ("forging", queen, 1, 0)
    play(p, "no", "ally rose1")
    assert "r" in p.bag[alice]
    assert p.castles[jabberwock] == (2, 0, 2, 0, 0)


@rule("W.example.battle2", "W.war.refresh", "W.war.bust", "W.war.shield", "W.ally.A.rose", "W.war.loss.supply")
def test_the_battle_of_the_red_keep() -> None:
    alice, queen = range(2)
    p = table("alice", "queen", "hatter")
    p.tiles[KEEP] = "late"
    p.might[alice] = 3
    units(p, alice, KEEP, leader=True)
    units(p, queen, KEEP, 1, "gryphon")
    p.wonder[queen] = ("gryphon",)
    p.track[queen] = "mmm"
    p.bag[queen] = "111233gMm"
    p.bag[alice] += "R"
    p.supply["R"] -= 1
    p.rows[alice] = ("", "111", "", "")
    fight(p)
    assert p.strength[:2] == [3, 2]
    play(p, "no")
    draws(p, "faction2", "forge")
    assert p.strength[:2] == [5, 3]
    draws(p, "forge", "madness")
    play(p, "suffer", "lose gryphon")
    assert p.strength[:2] == [6, 3]
    assert p.figures[queen] == (("gryphon", -1),)
    assert p.track[queen] == ""
    assert p.active[queen] == "g"
    draws(p, "rose2", "madness")
    play(p, "shield")
    assert p.strength[:2] == [8, 3]
    assert not p.shield[queen]
    play(p, "stop", "draw")
    told = play(p, "madness")
    assert "bust" in keys(told)
    assert p.strength[queen] == 0
    assert p.exhausted[queen] == "g"
    assert p.shield[queen]
    assert p.vp[alice] == 2 + 1
    assert p.castles[alice][KEEP] == 2
    artifacts = p.bag[alice].count("3")
    assert p.stack[-1] == ("forging", alice, 0, 1)
    play(p, "forge rose2", "row 2")
    assert p.vp[alice] == 2 + 1 + 2
    assert p.might[alice] == 4
    assert p.bag[alice].count("3") == artifacts + 1
    assert not p.stack


@rule("W.example.chips", "W.ally.A.flamingo", "W.ally.A.card_soldier", "W.war.play", "W.term.base")
def test_three_chips() -> None:
    p = table()
    units(p, 0, KEEP, 4)
    units(p, 1, KEEP, 4)
    p.bag[0] = "2fs"
    p.bag[1] = "111111"
    fight(p)
    play(p, "no")
    draws(p, "faction2", "faction1")
    assert p.strength[0] == 2
    draws(p, "flamingo1", "faction1")
    assert p.strength[0] == 3
    draws(p, "card_soldier1", "faction1")
    play(p, "double")
    assert p.strength[0] == 3 + 4


@rule("W.example.quest", "W.quest", "W.quest.call_the_clams")
def test_call_the_clams() -> None:
    p = table("queen", "alice", "hatter")
    units(p, 0, TULGEY, 3)
    units(p, 1, TULGEY, 3)
    p.hand[0] = ("call_the_clams",)
    p.rows[0] = ("sf", "rc", "k", "")
    fight(p, TULGEY)
    play(p, "no")
    draws(p, "faction1", "artifact", "faction1", "faction2")
    play(p, "stop", "stop")
    assert legal(p) == ["feat call_the_clams", "no"]
    play(p, "feat call_the_clams")
    assert goal_done(p, 0, "call_the_clams")
    assert quest_points(p, 0, "call_the_clams") == 9


@rule("W.example.forge", "W.forge")
def test_forging_the_last_space_of_the_leader_row() -> None:
    p = table("queen", "alice", "hatter")
    p.rows[0] = ("1111", "111", "", "")
    p.active[0] = "g"
    p.bag[0] = "3mm"
    run(p, ("forge_step", 0))
    told = play(p, "forge forge", "row 2")
    assert p.might[0] == 2
    assert "purged" in keys(told)
    assert "between" in keys(told)
    assert p.bag[0] == "33m"
    assert p.rows[0][1] == "111g"
    assert MEADOW == 4

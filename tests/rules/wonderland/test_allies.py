"""The twenty ally cards and Forge, one test or more each, with the clarifications."""

from __future__ import annotations

from rules.wonderland.table import (
    KEEP,
    MEADOW,
    POOL,
    TULGEY,
    asked,
    begin,
    draws,
    duel,
    keys,
    legal,
    play,
    ready,
    run,
    stop_all,
    table,
    units,
)

from ludoteka.rules import rule
from ludoteka.wonderland.content.factions import BY_ID
from ludoteka.wonderland.position import Table


def finish(p: Table) -> None:
    """Everybody stops and declines what is offered."""
    stop_all(p)
    while p.stack:
        play(p, "points" if asked(p) == "tie_reward" else "no")


# set A


@rule("W.ally.A.card_soldier")
def test_a_card_soldier_doubles_or_returns_a_chip() -> None:
    p = table()
    ready(p, "S11", "1111")
    p.exhausted[0] = "3k"
    begin(p)
    draws(p, "card_soldier2", "faction1")
    assert legal(p) == ["double", "return artifact", "return red_rook1"]
    play(p, "return artifact")
    assert p.strength[0] == 2
    assert p.bag[0] == "113"
    assert p.exhausted[0] == "k"


@rule("W.ally.A.flamingo")
def test_a_flamingo_doubles_the_next_chip_once_and_waits_over_madness() -> None:
    p = duel("f2m1")
    p.shield[0] = False
    draws(p, "flamingo1", "faction1", "madness", "faction1", "faction2", "faction1")
    assert p.strength[0] == 1 + 4
    draws(p, "faction1", "faction1")
    assert p.strength[0] == 6


@rule("W.ally.A.flamingo", "W.ability.piping_hot")
def test_a_flamingo_doubles_no_strength_of_abilities() -> None:
    p = table("hatter", "alice", "queen")
    ready(p, "f3", "1111")
    p.abilities[0] = ("piping_hot",)
    p.exhausted[0] = "3"
    begin(p)
    draws(p, "flamingo1", "faction1", "artifact", "faction1")
    assert p.strength[0] == 1 + 6 + (1 + BY_ID["piping_hot"].n)


@rule("W.ally.A.rose")
def test_a_rose_gives_points() -> None:
    p = duel("r111")
    draws(p, "rose1", "faction1")
    stop_all(p)
    play(p, "castle", "castle")
    assert p.vp[0] == 1
    p = table()
    p.active[0], p.strength[0] = "R", 5
    run(p, ("forge_step", 0))
    play(p, "forge rose2", "row 2")
    assert p.vp[0] == 2
    p = table(phase="tea")
    p.bag[0] = "R"
    run(p, ("gain", 0, ("forge",)))
    play(p, "forge rose2", "row 2")
    assert p.vp[0] == 0  # only when forged in a battle


@rule("W.ally.A.red_rook", "W.note.flamingo_rook")
def test_a_red_rook_keeps_to_itself() -> None:
    p = duel("fk1")
    draws(p, "flamingo1", "faction1", "red_rook1", "faction1")
    assert p.strength[0] == 4
    draws(p, "faction1", "faction1")
    assert p.strength[0] == 5  # the Flamingo was spent on the Rook
    p = table()
    p.active[0], p.strength[0] = "gk", 1
    run(p, ("forge_step", 0))
    assert legal(p) == ["forge forge", "no"]
    p = table()
    p.active[0], p.strength[0] = "gk", 5
    run(p, ("forge_step", 0))
    play(p, "forge red_rook1", "row 2")
    assert p.stack[-1] == ("forging", 0, 0, 1)


@rule("W.ally.A.creature", "W.note.creature")
def test_a_creature_changes_its_level_when_exhausted() -> None:
    p = duel("c111")
    p.supply["c"] -= 1
    strong, weak = p.supply["C"], p.supply["c"]
    draws(p, "creature1", "faction1")
    finish(p)
    assert p.exhausted[0] == "C"
    assert (p.supply["C"], p.supply["c"]) == (strong - 1, weak + 1)
    p = duel("c111")
    p.supply["C"] = 0
    draws(p, "creature1", "faction1")
    finish(p)
    assert p.exhausted[0] == "c"


# set B


@rule("W.ally.B.card_soldier")
def test_b_card_soldier_marches_or_doubles() -> None:
    p = table(sets="B")
    ready(p, "S11", "1111")
    units(p, 0, TULGEY, 3)
    begin(p)
    draws(p, "card_soldier2", "faction1")
    assert legal(p) == ["double", "march tulgey_wood", "plain"]
    play(p, "march tulgey_wood")
    assert p.supporters[0][KEEP] == 7
    assert p.supporters[0][TULGEY] == 1
    assert p.strength[0] == 2


@rule("W.ally.B.flamingo")
def test_b_flamingo_leads_all_allies() -> None:
    p = duel("fFg2", sets="B")
    draws(p, "flamingo1", "faction1")
    assert p.strength[0] == 1  # not on itself when first
    draws(p, "flamingo2", "faction1")
    assert p.strength[0] == 1 + 3
    draws(p, "forge", "faction1")
    assert p.strength[0] == 4 + 2  # once however many, on Forge chips too
    draws(p, "faction2", "faction1")
    assert p.strength[0] == 6 + 2


@rule("W.ally.B.rose")
def test_b_rose_goes_to_the_bag() -> None:
    p = duel("r1", sets="B")
    draws(p, "rose1", "faction1")
    finish(p)
    assert p.bag[0] == "1r"
    p = table(sets="B")
    ready(p, "rm", "1111")
    units(p, 0, KEEP, 1)
    p.shield[0] = False
    begin(p)
    draws(p, "rose1", "faction1", "madness", "faction1")
    assert p.exhausted[0] == "r"  # on a bust it is exhausted


@rule("W.ally.B.red_rook")
def test_b_red_rook_is_weak_beside_another() -> None:
    p = duel("kK1", sets="B")
    draws(p, "red_rook1", "faction1", "red_rook2", "faction1")
    assert p.strength[0] == 3 + 1


@rule("W.ally.B.creature", "W.note.creature")
def test_b_creatures_bring_a_supporter() -> None:
    p = duel("c1", "1111", sets="B")
    draws(p, "creature1", "faction1")
    stop_all(p)
    play(p, "points", "points")
    assert p.stack[-1] == ("free_unit", 0, "W.ally.B.creature")
    play(p, "place meadow")
    assert p.supporters[0][MEADOW] == 1
    for mine, other in (("c1", "c1"), ("1111", "1111")):
        p = duel(mine, other, sets="B")
        draws(p, "creature1" if "c" in mine else "faction1", "creature1" if "c" in other else "faction1")
        stop_all(p)
        play(p, "points", "points")
        assert asked(p) != "free_unit"


# set C


@rule("W.ally.C.card_soldier", "W.note.soldier_c")
def test_c_card_soldier_scouts() -> None:
    p = duel("S3m1", sets="C")
    draws(p, "card_soldier2", "faction1")
    play(p, "draw", "draw", "madness", "artifact", "faction1", "faction1")
    assert legal(p) == ["play faction1", "play artifact", "play madness"]
    play(p, "play artifact")
    assert p.strength[0] == 5
    assert p.bag[0] == "1m"
    assert p.track[0] == ""


@rule("W.ally.C.flamingo", "W.note.flamingo_c")
def test_c_flamingo_hops_to_a_forge_symbol() -> None:
    p = duel("F1", sets="C")
    p.strength[0] = 4
    draws(p, "flamingo2", "faction1")
    assert legal(p) == ["hop 5", "no"]
    play(p, "hop 5")
    assert p.strength[0] == 5
    p = duel("f1", sets="C")
    p.strength[0] = 6
    draws(p, "flamingo1", "faction1")
    assert legal(p) == ["hop 5", "hop 9", "no"]  # equally near


@rule("W.ally.C.rose")
def test_c_roses_complete_a_feat() -> None:
    p = duel("rR1", sets="C")
    p.hand[0] = ("paint_the_roses", "stolen_tarts")
    draws(p, "rose1", "faction1", "rose2", "faction1")
    stop_all(p)
    assert legal(p) == ["feat paint_the_roses", "feat stolen_tarts", "no"]
    play(p, "feat paint_the_roses")
    assert p.feats[0] == ("paint_the_roses",)


@rule("W.ally.C.red_rook", "W.note.rook_c")
def test_c_red_rook_takes_a_toll() -> None:
    p = duel("kk1", "33333", sets="C")
    p.hand[0] = ("pack_of_cards", "stolen_tarts")
    draws(p, "red_rook1", "artifact", "red_rook1", "artifact", "faction1", "artifact")
    stop_all(p)
    play(p, "feat pack_of_cards")
    assert legal(p) == ["remove faction1", "remove red_rook1"]
    play(p, "remove faction1")
    assert p.removed == "1"
    assert p.active[0] == "kk" or p.exhausted[0] == "kk"
    assert asked(p) != "toll"


@rule("W.ally.C.creature", "W.note.creature")
def test_c_creatures_in_a_pack() -> None:
    p = duel("ccC1", sets="C")
    draws(p, "creature1", "faction1", "creature1", "faction1")
    assert p.strength[0] == 1 + 3
    draws(p, "creature2", "faction1")
    assert p.strength[0] == 4  # 3 - 4 is not below 0


# set D


@rule("W.ally.D.card_soldier")
def test_d_card_soldier_triples_without_a_castle() -> None:
    p = duel("S1", sets="D")
    draws(p, "card_soldier2", "faction1")
    assert legal(p) == ["triple", "plain"]
    play(p, "triple")
    assert p.strength[0] == 6
    p = table("alice", "queen", sets="D")
    ready(p, "S1", "1111")
    units(p, 0, KEEP, 5, castle=1)
    begin(p)
    draws(p, "card_soldier2", "faction1")
    assert p.strength[0] == 2 + 2  # a castle on its side counts


@rule("W.ally.D.flamingo")
def test_d_flamingo_gives_a_stronger_opponent_a_shard() -> None:
    p = duel("f1", "3333", sets="D")
    draws(p, "flamingo1", "artifact")
    assert p.shards == [0, 1, 0]
    p = duel("F1", "1111", sets="D")
    draws(p, "flamingo2", "faction1")
    assert p.shards == [0, 0, 0]
    p = table(sets="D")
    ready(p, "f1", "3333")
    units(p, 2, KEEP, 5)
    p.bag[2] = "3333"
    begin(p)
    draws(p, "flamingo1", "artifact", "artifact")
    assert legal(p) == ["on 1", "on 2"]
    play(p, "on 2")
    assert p.shards == [0, 0, 1]


@rule("W.ally.D.rose")
def test_d_rose_forged_places_a_supporter() -> None:
    p = table(sets="D")
    p.active[0], p.strength[0] = "r", 5
    run(p, ("forge_step", 0))
    play(p, "forge rose1", "row 2")
    assert asked(p) == "free_unit"
    play(p, "place pool_of_tears")
    assert p.supporters[0][POOL] == 1
    assert p.might[0] == 2


@rule("W.ally.D.red_rook")
def test_d_red_rooks_cost_the_winner_shards() -> None:
    p = duel("kK1", "kK1111", sets="D")
    draws(p, "red_rook1", "red_rook1", "red_rook2", "faction1")
    stop_all(p)
    assert p.shards == [3, 0, 0]


@rule("W.ally.D.creature")
def test_d_creature_evens_shards() -> None:
    for shards, after in ((5, 4), (3, 3), (0, 1)):
        p = duel("C1", sets="D")
        p.shards[0] = shards
        p.shard_pool -= shards
        draws(p, "creature2", "faction1")
        assert p.shards[0] == after


@rule("W.ally.forge")
def test_a_forge_chip_may_forge_itself() -> None:
    p = duel("g1", "2111")
    draws(p, "forge", "faction2")
    told = stop_all(p)
    assert "won" in keys(told)
    play(p, "forge forge", "row 2")
    assert p.rows[0][1] == "g"
    assert p.exhausted[0] == ""


def test_mixed_sets_take_each_card_from_its_set() -> None:
    p = duel("fs1", sets="DAAAA")
    draws(p, "flamingo1", "faction1", "card_soldier1", "faction1")
    assert legal(p) == ["triple", "plain"]
    play(p, "triple")
    assert p.strength[0] == 1 + 6

"""The abilities of the five factions, one test or more each."""

from __future__ import annotations

from rules.wonderland.table import (
    KEEP,
    MEADOW,
    POOL,
    TULGEY,
    WITZEND,
    asked,
    begin,
    draws,
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
from ludoteka.wonderland.content.factions import ABILITIES, abilities
from ludoteka.wonderland.content.tea import CARDS

N = {ability.id: ability.n for ability in ABILITIES}
TWO = {ability.id: ability.two for ability in ABILITIES}
PLAIN = next(card.id for card in CARDS.values() if card.units == (3,) and card.gain == ("ally f",))
CREATURE = next(card.id for card in CARDS.values() if card.units == (3,) and card.gain == ("ally c",))


@rule("W.ability.sword_of_hope")
def test_sword_of_hope_mends_the_shield() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "31")
    p.shield[0] = False
    p.abilities[0] = ("sword_of_hope",)
    begin(p)
    draws(p, "artifact", "faction1")
    assert p.shield[0]


@rule("W.ability.everywhere_at_once")
def test_everywhere_at_once_moves_alice() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "31")
    p.abilities[0] = ("everywhere_at_once",)
    begin(p)
    draws(p, "artifact", "faction1")
    stop_all(p)
    assert asked(p) == "everywhere"
    play(p, "place witzend")
    assert p.leader[0] == WITZEND  # from the supply too
    assert p.supporters[0][WITZEND] == 1


@rule("W.ability.love_of_learning", "W.note.learning")
def test_love_of_learning_returns_a_chip() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "23g1")
    p.abilities[0] = ("love_of_learning",)
    begin(p)
    draws(p, "faction2", "faction1", "artifact", "faction1", "forge", "faction1")
    stop_all(p)
    assert legal(p) == ["return faction2", "return forge", "no"]  # by base strength 1 or 2
    play(p, "return faction2")
    assert p.bag[0] == "12"


@rule("W.ability.support_of_the_people")
def test_support_of_the_people_calls_a_guest() -> None:
    p = table("alice", "queen", "hatter", phase="tea")
    p.abilities[0] = ("support_of_the_people",)
    p.wonder_deck = ("glove", "horn", "walrus")
    run(p, ("enter", 0))
    play(p, "enter red_keep")
    assert legal(p) == ["walrus"]  # items turned over go back
    play(p, "walrus", "set meadow")
    assert p.figures[0] == (("walrus", MEADOW),)
    assert p.guest[0] == "walrus"
    p.phase = "war"
    units(p, 1, MEADOW, 3)
    p.bag[0], p.bag[1] = "33", "11"
    begin(p, MEADOW)
    assert p.strength[0] == 2
    draws(p, "artifact", "faction1")
    stop_all(p)
    while p.stack:
        play(p, legal(p)[0])
    assert p.figures[0] == ()
    assert p.guest[0] == ""
    assert "walrus" in p.wonder_deck


@rule("W.ability.royal_temper")
def test_royal_temper_strikes_before_strength_is_added() -> None:
    p = table("queen", "alice", "hatter")
    ready(p, "31", "1111")
    units(p, 1, KEEP, 2, leader=True)
    p.abilities[0] = ("royal_temper",)
    begin(p)
    draws(p, "artifact", "faction1")
    assert legal(p) == ["on 1"]  # Alice is ahead with her leader's 1, nobody has added strength yet
    assert p.strength[:2] == [0, 1]
    told = play(p, "on 1")
    assert keys(told).index("lost") < keys(told).index("played")
    assert p.supporters[1][KEEP] == 1
    p = table("queen", "alice", "hatter")
    ready(p, "31", "1111")
    units(p, 1, KEEP, 0, leader=True)
    p.abilities[0] = ("royal_temper",)
    begin(p)
    draws(p, "artifact", "faction1")
    assert p.leader[1] == KEEP  # never the leader


@rule("W.ability.paint_it_red", "W.ally.A.flamingo")
def test_paint_it_red_changes_the_chip() -> None:
    p = table("queen", "alice", "hatter")
    ready(p, "3rRf1")
    p.abilities[0] = ("paint_it_red",)
    begin(p)
    draws(p, "rose1", "faction1", "rose2", "faction1", "flamingo1", "faction1", "artifact", "faction1")
    assert p.strength[0] == 1 + 2 + 1 + 2 * (3 + 2)


@rule("W.ability.twice_as_fast", "W.note.twice")
def test_twice_as_fast_brings_one_more_supporter() -> None:
    for passed, n in ((True, 4), (False, 3)):
        p = table("queen", "alice", "hatter", phase="tea")
        p.abilities[0] = ("twice_as_fast",)
        p.places = ["", "", "", PLAIN, *[""] * 7]
        p.chair = [0, 1 if passed else 5, 2 if passed else 6]
        run(p, ("tea_turn", 0))
        play(p, "sit 3")
        assert f"place {n} meadow" in legal(p)


@rule("W.ability.off_with_their_heads")
def test_off_with_their_heads() -> None:
    p = table("queen", "alice", "hatter")
    ready(p, "1111", "m")
    units(p, 1, KEEP, 1)
    p.shield[1] = False
    p.abilities[0] = ("off_with_their_heads",)
    begin(p)
    draws(p, "faction1", "madness")
    assert p.vp[0] == 6 + N["off_with_their_heads"]
    p = table("queen", "alice")
    ready(p, "1111", "m")
    units(p, 1, KEEP, 1)
    p.shield[1] = False
    p.abilities[0] = ("off_with_their_heads",)
    begin(p)
    draws(p, "faction1", "madness")
    assert p.vp[0] == TWO["off_with_their_heads"] != N["off_with_their_heads"]  # the 2-player side


@rule("W.ability.claws_that_catch", "W.jabberwock.optional")
def test_claws_that_catch_poison_the_weaker() -> None:
    p = table("jabberwock", "alice", "hatter")
    ready(p, "31")
    units(p, 2, KEEP, 5)
    p.bag[2] = "1111"
    p.abilities[0] = ("claws_that_catch",)
    p.poison = 1
    begin(p)
    draws(p, "artifact", "faction1", "faction1")
    assert legal(p) == ["on 1", "on 2", "no"]  # too few: the Jabberwock chooses
    play(p, "on 2")
    assert "p" in p.bag[2]
    assert p.poison == 0
    assert asked(p) == "draw_or_stop"


@rule("W.ability.manxome_foe", "W.ally.A.flamingo")
def test_manxome_foe_counts_mad_opponents() -> None:
    p = table("jabberwock", "alice", "hatter")
    ready(p, "f31")
    units(p, 2, KEEP, 5)
    p.bag[2] = "1111"
    p.track[1] = p.track[2] = "m"
    p.abilities[0] = ("manxome_foe",)
    begin(p)
    draws(p, "flamingo1", "faction1", "faction1", "artifact", "faction1", "faction1")
    assert p.strength[0] == 1 + 2 * (3 + 2 * N["manxome_foe"])
    assert p.marks[0] == ()


@rule("W.ability.slithy_toves")
def test_slithy_toves_place_one_more() -> None:
    p = table("jabberwock", "alice", "hatter", phase="tea")
    p.abilities[0] = ("slithy_toves",)
    p.places[0] = PLAIN
    run(p, ("turn_end", 0))
    assert p.stack[-1] == ("place_poison", 0, 2)
    assert "slithy_toves" not in abilities("jabberwock", first_print=True)


@rule("W.ability.borogoves")
def test_borogoves_bring_a_unit_with_a_creature() -> None:
    for card, n in ((CREATURE, 4), (PLAIN, 3)):
        p = table("jabberwock", "alice", "hatter", phase="tea", first_print=True)
        p.abilities[0] = ("borogoves",)
        p.places[0] = card
        run(p, ("take_card", 0, 0, False, False))
        assert f"place {n} meadow" in legal(p)
    assert "borogoves" not in abilities("jabberwock", first_print=False)


@rule("W.ability.eyes_of_flame")
def test_eyes_of_flame_score_for_poison() -> None:
    p = table("jabberwock", "alice", "hatter")
    ready(p, "1111", "p1")
    p.shield[1] = False
    p.abilities[0] = ("eyes_of_flame",)
    begin(p)
    draws(p, "faction1", "poison")
    assert p.vp[0] == N["eyes_of_flame"]


@rule("W.ability.piping_hot")
def test_piping_hot_counts_exhausted_teapots() -> None:
    p = table("hatter", "alice", "queen")
    ready(p, "31")
    p.exhausted[0] = "33"
    p.abilities[0] = ("piping_hot",)
    begin(p)
    draws(p, "artifact", "faction1")
    assert p.strength[0] == 3 + 2 + N["piping_hot"]


@rule("W.ability.one_more_cup")
def test_one_more_cup_plays_another_chip_at_once() -> None:
    p = table("hatter", "alice", "queen")
    ready(p, "32m")
    p.abilities[0] = ("one_more_cup",)
    p.shield[0] = False
    begin(p)
    draws(p, "artifact", "faction1")
    assert legal(p) == ["draw", "no"]
    play(p, "draw", "faction2")
    assert p.strength[0] == 5
    assert p.active[0] == "32"
    assert asked(p) == "draw_or_stop"
    p = table("hatter", "alice", "queen")
    ready(p, "3m")
    p.abilities[0] = ("one_more_cup",)
    p.shield[0] = False
    begin(p)
    draws(p, "artifact", "faction1")
    play(p, "draw", "madness")
    assert p.track[0] == "m"
    assert p.supporters[0][KEEP] == 4


@rule("W.ability.architect_of_war")
def test_architect_of_war_checks_after_each_loss() -> None:
    p = table("hatter", "alice", "queen")
    ready(p, "M1", "3111")
    p.shield[0] = False
    p.abilities[0] = ("architect_of_war",)
    begin(p)
    p.strength[:2] = [0, 1]
    draws(p, "double_madness", "artifact")
    assert p.strength[0] == N["architect_of_war"]  # last before the first loss, not before the second
    p = table("hatter", "alice", "queen")
    ready(p, "M1", "3111")
    p.shield[0] = False
    p.abilities[0] = ("architect_of_war",)
    begin(p)
    p.strength[:2] = [0, 5]
    draws(p, "double_madness", "artifact")
    assert p.strength[0] == 2 * N["architect_of_war"]


@rule("W.ability.unbirthday_guests")
def test_unbirthday_guests_come_to_the_hatters_party() -> None:
    p = table("hatter", "alice", "queen", phase="tea")
    p.abilities[0] = ("unbirthday_guests",)
    p.places[4] = PLAIN
    run(p, ("party_card", 0))
    play(p, "take 4")
    assert f"place {3 + N['unbirthday_guests']} meadow" in legal(p)


@rule("W.ability.wicked_smile")
def test_wicked_smile_counts_shards() -> None:
    for shards, more in ((1, 1), (5, N["wicked_smile"])):
        p = table("cheshire", "alice", "queen")
        ready(p, "31")
        p.shards[0] = shards
        p.abilities[0] = ("wicked_smile",)
        begin(p)
        draws(p, "artifact", "faction1")
        assert p.strength[0] == 3 + more


@rule("W.ability.gone_but_for_the_grin")
def test_gone_but_for_the_grin_lets_supporters_leave() -> None:
    p = table("cheshire", "alice", "queen")
    ready(p, "31")
    p.abilities[0] = ("gone_but_for_the_grin",)
    begin(p)
    draws(p, "artifact", "faction1")
    play(p, "stop", "stop")
    assert legal(p) == ["march meadow", "march tulgey_wood", "no"]
    play(p, "march tulgey_wood", "march meadow")
    assert p.supporters[0] == (3, 1, 0, 0, 1)
    assert asked(p) != "vanish"


@rule("W.ability.all_mad_here")
def test_all_mad_here_takes_a_shard_instead() -> None:
    p = table("cheshire", "alice", "queen")
    ready(p, "mm1")
    p.abilities[0] = ("all_mad_here",)
    p.shield[0] = False
    begin(p)
    draws(p, "madness", "faction1")
    assert legal(p) == ["shard", "suffer"]
    play(p, "shard")
    assert p.shards[0] == N["all_mad_here"]
    assert p.supporters[0][KEEP] == 5
    assert p.track[0] == "m"
    draws(p, "madness", "faction1")
    assert p.supporters[0][KEEP] == 4  # once per battle


@rule("W.ability.here_and_there")
def test_here_and_there_moves_a_supporter() -> None:
    p = table("cheshire", "alice", "queen", phase="tea")
    p.abilities[0] = ("here_and_there",)
    p.places[0] = PLAIN
    run(p, ("take_card", 0, 0, False, False))
    play(p, "place 3 witzend")
    assert legal(p) == ["no", "move witzend tulgey_wood", "move witzend pool_of_tears"]
    play(p, "move witzend pool_of_tears")
    assert p.supporters[0][WITZEND] == 2
    assert p.supporters[0][POOL] == 1
    assert p.supporters[0][TULGEY] == 0

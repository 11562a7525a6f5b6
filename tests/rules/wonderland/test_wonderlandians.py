"""The 24 Wonderlandian cards, one test or more each."""

from __future__ import annotations

from rules.wonderland.table import (
    KEEP,
    TULGEY,
    asked,
    begin,
    draws,
    duel,
    fight,
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
from ludoteka.wonderland.position import Table


def with_figure(*figures: str, bag: str = "1111", other: str = "1111", supporters: int = 5) -> Table:
    """A duel in which seat 0 has figures."""
    p = table()
    ready(p, bag, other)
    units(p, 0, KEEP, supporters, *figures)
    return begin(p)


@rule("W.wonderlandian.white_rabbit")
def test_white_rabbit_repeats_printed_strengths() -> None:
    p = with_figure("white_rabbit", bag="fk1")
    assert p.strength[0] == 1
    draws(p, "flamingo1", "faction1", "red_rook1", "faction1")
    assert p.strength[0] == 1 + 1 + 3 + 4
    draws(p, "faction1", "faction1")
    assert p.strength[0] == 10


@rule("W.wonderlandian.walrus")
def test_walrus_pays_the_winner_not_on_a_tie() -> None:
    p = with_figure("walrus", bag="3333")
    draws(p, "artifact", "faction1")
    stop_all(p)
    assert p.vp[0] == 6 + 3
    play(p, "castle tulgey_wood")
    assert p.castles[0][TULGEY] == 2
    p = with_figure("walrus", bag="1111", other="3333")
    draws(p, "faction1", "artifact")
    stop_all(p)
    assert p.stack[-1][0] == "tie_reward"
    play(p, "points", "points")
    assert p.vp[0] == 6


@rule("W.wonderlandian.gryphon")
def test_gryphon_brings_a_supporter_to_the_winner() -> None:
    p = with_figure("gryphon")
    assert p.strength[0] == 2
    draws(p, "faction1", "faction1")
    stop_all(p)
    assert p.supporters[0][KEEP] == 6


@rule("W.wonderlandian.knave")
def test_knave_compares_printed_strengths() -> None:
    p = with_figure("knave", bag="2211", other="1m1")
    p.shield[1] = False
    draws(p, "faction2", "faction1")
    assert p.strength[0] == 1 + 2 + 2
    draws(p, "faction1", "madness")
    assert p.strength[0] == 5 + 1 + 2  # Madness counts as 0
    draws(p, "faction1", "faction1")
    assert p.strength[0] == 9


@rule("W.wonderlandian.march_hare")
def test_march_hare_weakens_at_the_start_not_below_zero() -> None:
    p = table()
    ready(p, "1111")
    units(p, 0, KEEP, 5, "march_hare")
    units(p, 1, KEEP, 5, leader=True)
    p.might[1] = 5
    units(p, 2, KEEP, 1)
    begin(p)
    assert p.strength == [1, 3, 0]


@rule("W.wonderlandian.duchess")
def test_duchess_pays_for_lost_units_while_she_stays() -> None:
    p = with_figure("duchess", bag="M1m", supporters=3)
    p.shield[0] = False
    draws(p, "double_madness", "faction1")
    play(p, "lose supporter", "lose supporter")
    assert p.vp[0] == 2
    draws(p, "madness", "faction1")
    play(p, "lose duchess")
    assert p.vp[0] == 2


@rule("W.wonderlandian.caterpillar")
def test_caterpillar_draws_again_once() -> None:
    p = with_figure("caterpillar", bag="13m")
    draws(p, "faction1", "faction1")
    assert legal(p) == ["redraw", "keep"]
    play(p, "redraw", "artifact")
    assert p.active[0] == "3"
    assert p.bag[0] == "1m"
    draws(p, "faction1", "faction1")
    assert asked(p) == "draw_or_stop"
    p = with_figure("caterpillar", bag="13m")
    draws(p, "madness", "faction1")
    assert asked(p) == "use_shield"


@rule("W.wonderlandian.humpty_dumpty")
def test_humpty_dumpty_falls_first() -> None:
    p = with_figure("humpty_dumpty", bag="m1")
    assert p.strength[0] == 3
    p.shield[0] = False
    draws(p, "madness", "faction1")
    assert p.figures[0] == (("humpty_dumpty", -1),)
    assert p.supporters[0][KEEP] == 5


@rule("W.wonderlandian.tweedles")
def test_the_tweedles_are_stronger_together() -> None:
    assert with_figure("tweedledum", "tweedledee").strength[0] == 1 + 1 + 2
    assert with_figure("tweedledum").strength[0] == 1


@rule("W.wonderlandian.mock_turtle")
def test_mock_turtle_pays_when_lost() -> None:
    p = with_figure("mock_turtle", bag="m1", supporters=1)
    p.shield[0] = False
    draws(p, "madness", "faction1")
    play(p, "lose mock_turtle")
    assert p.vp[0] == 2


@rule("W.wonderlandian.dormouse")
def test_dormouse_may_sleep_through_the_first_draw() -> None:
    p = with_figure("dormouse")
    assert p.stack[-1] == ("draw_or_stop", 0)
    told = play(p, "stop")
    assert "stopped" in keys(told)
    assert p.active[0] == ""


@rule("W.wonderlandian.unicorn")
def test_unicorn_hates_castles_of_opponents() -> None:
    p = table()
    ready(p, "1111")
    units(p, 0, KEEP, 5, "unicorn")
    units(p, 1, KEEP, 5, castle=2)
    begin(p)
    assert p.strength[0] == 2 + 2
    assert with_figure("unicorn").strength[0] == 2


# items


@rule("W.wonderlandian.pocket_watch")
def test_pocket_watch_draws_two_plays_one() -> None:
    p = duel("w3m")
    draws(p, "pocket_watch", "faction1")
    assert p.strength[0] == 2
    play(p, "draw", "draw", "madness", "artifact", "faction1", "play artifact")
    assert p.strength[0] == 5
    assert p.bag[0] == "m"


@rule("W.wonderlandian.oyster")
def test_oyster_comforts_who_is_not_first() -> None:
    p = duel("y1", "2111")
    draws(p, "oyster", "faction2")
    play(p, "stop", "stop", "no")
    assert p.vp[0] == 3 + 2
    p = duel("y1", "1111")
    draws(p, "oyster", "faction1")
    play(p, "stop", "stop", "points", "points")
    assert p.vp[0] == 6


@rule("W.wonderlandian.feather")
def test_feather_brings_supporters() -> None:
    p = table()
    ready(p, "e1")
    units(p, 0, TULGEY, 4)
    begin(p)
    draws(p, "feather", "faction1")
    assert legal(p) == ["march tulgey_wood", "no"]
    play(p, "march tulgey_wood")
    assert p.supporters[0][KEEP] == 8
    assert p.supporters[0][TULGEY] == 1


@rule("W.wonderlandian.crown", "W.note.crown")
def test_crown_takes_the_strength_of_the_next_chip() -> None:
    p = duel("n11", "13m3")
    p.shield[1] = False
    draws(p, "crown", "faction1")
    assert p.marks[1] == ("crowned",)
    draws(p, "faction1", "artifact")
    assert p.strength[1] == 1
    assert p.marks[1] == ()
    p = duel("n11", "13m3")
    p.shield[1] = False
    draws(p, "crown", "faction1", "faction1", "madness")
    assert p.marks[1] == ()  # spent on a Madness
    draws(p, "faction1", "artifact")
    assert p.strength[1] == 4


@rule("W.wonderlandian.broken_cup")
def test_broken_cup_gives_a_stronger_opponent_a_shard() -> None:
    p = duel("u1", "3111")
    draws(p, "broken_cup", "artifact")
    assert p.shards == [0, 1, 0]
    p = duel("u1", "1111")
    draws(p, "broken_cup", "faction1")
    assert p.shards == [0, 0, 0]


@rule("W.wonderlandian.charm")
def test_charm_acts_on_a_madness_track() -> None:
    p = table()
    ready(p, "h1")
    p.track[0], p.track[1] = "mm", "M"
    begin(p)
    pool = p.madness
    draws(p, "charm", "faction1")
    assert legal(p) == ["on 1", "on 0", "no"]
    play(p, "on 0")
    assert p.track[0] == "m"
    assert p.madness == pool + 1
    p = table()
    ready(p, "h1")
    p.track[1] = "M"
    begin(p)
    draws(p, "charm", "faction1")
    play(p, "on 1")
    assert p.track[1] == ""
    assert "M" in p.bag[1]
    p = duel("h1")
    draws(p, "charm", "faction1")
    assert asked(p) == "draw_or_stop"  # nothing if the track is empty


@rule("W.wonderlandian.hookah")
def test_hookah_needs_a_clear_head() -> None:
    for other, answer, after in (("faction1", "", 1), ("madness", "shield", 1), ("madness", "suffer", 2)):
        p = duel("q1", "m1")
        p.shards[0] = 2
        p.shard_pool -= 2
        draws(p, "hookah", other)
        if answer:
            play(p, answer)
        assert p.shards[0] == after


@rule("W.wonderlandian.glove")
def test_glove_mends_the_shield() -> None:
    p = duel("v1")
    p.shield[0] = False
    draws(p, "glove", "faction1")
    assert p.shield[0]


@rule("W.wonderlandian.rattle")
def test_rattles_are_louder_together() -> None:
    p = duel("tt1")
    draws(p, "rattle", "faction1", "rattle", "faction1")
    assert p.strength[0] == 1 + 3


@rule("W.wonderlandian.soup")
def test_soup_returns_an_exhausted_chip() -> None:
    p = duel("b1", "1111")
    p.exhausted[0] = "3k"
    draws(p, "soup", "faction1")
    stop_all(p)
    assert legal(p) == ["return artifact", "return red_rook1", "no"]
    play(p, "return artifact")
    assert p.bag[0] == "13"


@rule("W.wonderlandian.spoon")
def test_spoon_measures_madness() -> None:
    p = table()
    ready(p, "l1")
    p.track[0] = "mm"
    begin(p)
    draws(p, "spoon", "faction1")
    assert p.strength[0] == 3


@rule("W.wonderlandian.horn")
def test_horn_forges_anywhere() -> None:
    p = table()
    p.strength[0], p.active[0] = 8, "z1"
    run(p, ("forge_step", 0))
    assert p.stack[-1] == ("forging", 0, 1, 0)
    p = table()
    p.strength[0], p.active[0] = 9, "z1"
    run(p, ("forge_step", 0))
    assert p.stack[-1] == ("forging", 0, 1, 0)  # as if on a forge mark, not one more


def test_a_lone_castle_owner_does_not_fight() -> None:
    p = table()
    units(p, 0, KEEP, castle=2)
    fight(p)
    assert not p.stack

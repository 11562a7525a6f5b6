"""Rules that a wrong line could break unnoticed: even numbers, several rivals, strong chips, figures that move."""

from __future__ import annotations

from ludoteka.rules import rule
from ludoteka.wonderland.battle import resistance
from ludoteka.wonderland.play import targets
from ludoteka.wonderland.position import LETTER, SOURCES, score
from ludoteka.wonderland.quests import same_kind
from ludoteka.wonderland.results import own_points

from .table import KEEP, POOL, TULGEY, asked, begin, draws, in_order, legal, play, run, table, units


@rule("W.tea.end.madness")
def test_half_of_an_even_number_of_shards_is_lost() -> None:
    p = table("queen", "alice", "hatter", phase="tea")
    p.shards = [6, 2, 1]
    p.shard_pool -= 9
    run(p, ("party_end",))
    assert p.shards == [3, 2, 1]


@rule("W.wonderlandian.knave")
def test_knave_must_beat_every_rival() -> None:
    p = table()
    for who in range(3):
        units(p, who, KEEP, 5)
    units(p, 0, KEEP, 5, "knave")
    p.wonder[0] = ("knave",)
    p.bag = [in_order("2211"), in_order("1122"), in_order("2211")]
    begin(p)
    before = p.strength[0]
    draws(p, "faction2", "faction1", "faction2")
    assert p.strength[0] == before + 2  # better than one rival, no better than the other


@rule("W.limit.supporters")
def test_a_figure_is_brought_when_no_supporter_is_left() -> None:
    p = table(phase="tea")
    units(p, 0, TULGEY, p.reserve[0])
    units(p, 0, POOL, 0, "dormouse")
    p.wonder[0] = ("dormouse",)
    run(p, ("place_units", 0, 1, KEEP))
    assert "bring dormouse" in legal(p)
    play(p, "bring dormouse")
    assert p.figures[0] == (("dormouse", KEEP),)


@rule("W.ally.D.red_rook")
def test_a_strong_rook_takes_two_shards_and_a_weak_one_takes_one() -> None:
    for chip, shards in (("red_rook1", 1), ("red_rook2", 2)):
        p = table(sets="D")
        p.battle, p.winner = KEEP, 0
        p.active[0] = LETTER[chip]
        own_points(p, 0)
        assert p.shards[0] == shards


@rule("W.quest.vorpal_lesson")
def test_chips_of_one_kind_among_others() -> None:
    p = table()
    p.active[0] = "gggs"
    assert same_kind(p, 0, (3,))
    assert not same_kind(p, 0, (4,))


@rule("W.two.resistance")
def test_the_resistance_grows_with_the_rounds() -> None:
    assert [resistance(table("alice", "queen", round=n)) for n in (1, 2, 3)] == [3, 5, 7]
    assert resistance(table()) == -1


@rule("W.wonderlandian.soup")
def test_soup_takes_the_chip_from_the_exhausted_ones() -> None:
    p = table()
    p.exhausted[0], p.bag[0] = "gs", "1"
    run(p, ("soup", 0))
    play(p, legal(p)[0])
    assert len(p.exhausted[0]) == 1
    assert len(p.bag[0]) == 2


@rule("W.two.castle", "W.result.tie")
def test_with_two_a_standing_castle_leaves_only_the_points() -> None:
    p = table("alice", "queen")
    p.battle = KEEP
    choices = []
    for steps in (0, 1, 2):
        units(p, 0, KEEP, 1, castle=steps)
        p.stack = [("tie_reward", 0)]
        choices.append(legal(p))
    assert choices == [["points", "castle"], ["points", "castle"], ["points"]]


@rule("W.ally.D.flamingo")
def test_only_the_stronger_are_hit_not_the_equal() -> None:
    p = table(sets="D")
    for who in range(3):
        units(p, who, KEEP, 5)
    p.battle = KEEP
    p.state = ["fight"] * 3
    p.strength = [4, 4, 5]
    assert targets(p, 0, "flamingo") == [2]


@rule("W.ability.all_mad_here")
def test_who_takes_no_shard_loses_the_unit() -> None:
    p = table("cheshire", "queen", "hatter")
    units(p, 0, KEEP, 3)
    p.battle = KEEP
    p.state[0] = "fight"
    run(p, ("mad_here", 0))
    play(p, "suffer")
    while asked(p) == "lose":
        play(p, legal(p)[0])
    assert p.supporters[0][KEEP] == 2
    assert p.shards[0] == 0


@rule("W.end.score")
def test_points_are_booked_under_their_source() -> None:
    p = table()
    score(p, 1, 3, "quest", "rose", "W.ally.A.rose")
    score(p, 1, 2, "battle", "rose", "W.ally.A.rose")
    assert p.vp[1] == 5
    assert dict(zip(SOURCES, p.points[1], strict=True)) == {**dict.fromkeys(SOURCES, 0), "quest": 3, "battle": 2}

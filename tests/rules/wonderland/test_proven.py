"""Rules that a wrong line could break unnoticed: even numbers, several rivals, strong chips, figures that move."""

from __future__ import annotations

from ludoteka.rules import rule
from ludoteka.wonderland.battle import resistance
from ludoteka.wonderland.content.board import LOCKED
from ludoteka.wonderland.content.chips import WEAK
from ludoteka.wonderland.content.wonderlandians import CARD
from ludoteka.wonderland.play import charm, targets
from ludoteka.wonderland.position import LETTER, NO_WAGER, SOURCES, locked, score, units_on_board
from ludoteka.wonderland.quests import margin, same_kind, second
from ludoteka.wonderland.results import own_points, placed
from ludoteka.wonderland.tea import JAWS

from .table import KEEP, MEADOW, POOL, TULGEY, asked, begin, draws, in_order, legal, play, run, table, units


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


@rule("W.leader.jabberwock", "W.ability.slithy_toves")
def test_slithy_toves_are_one_poison_more_from_the_beginning_of_a_party() -> None:
    for ability, poison in ((), JAWS), (("slithy_toves",), JAWS + 1):
        p = table("jabberwock", "queen", "hatter", phase="tea")
        p.abilities[0] = ability
        run(p, ("party",))
        frame = next(frame for frame in p.stack if frame[0] == "place_poison")
        assert frame[2] == poison


@rule("W.ability.claws_that_catch")
def test_claws_strike_each_rival_once() -> None:
    p = table("jabberwock", "queen", "hatter")
    for who in range(3):
        units(p, who, KEEP, 3)
    p.battle, p.state = KEEP, ["fight"] * 3
    p.strength = [6, 3, 3]
    run(p, ("target", 0, "claws", ()))
    play(p, "on 1")
    assert [move for move in legal(p) if move.startswith("on")] == ["on 2"]
    play(p, "on 2")
    assert asked(p) != "target"


@rule("W.wonderlandian.broken_cup", "W.ally.D.flamingo")
def test_a_broken_cup_gives_its_own_number_of_shards() -> None:
    for by, rule_id in (("broken_cup", "W.wonderlandian.broken_cup"), ("flamingo", "W.ally.D.flamingo")):
        p = table(sets="D")
        p.battle, p.state = KEEP, ["fight"] * 3
        p.strength = [1, 5, 5]
        run(p, ("target", 0, by, ()))
        events = play(p, "on 1")
        assert p.shards[1] == (CARD["broken_cup"].n if by == "broken_cup" else 1)
        assert [event.rule for event in events if event.key == "strikes"] == [rule_id]


@rule("W.wonderlandian.charm")
def test_a_charm_on_oneself_takes_the_madness_out_of_the_game() -> None:
    for letter in "mM":
        p = table()
        p.battle, p.state = KEEP, ["fight"] * 3
        p.track[0] = letter
        before = (p.madness, p.double_madness, p.bag[0])
        charm(p, 0, 0)
        assert (p.madness, p.double_madness) == (before[0] + (letter == "m"), before[1] + (letter == "M"))
        assert (p.track[0], p.bag[0]) == ("", before[2])


@rule("W.ability.royal_temper")
def test_a_leader_is_spared_by_the_temper_only() -> None:
    for cause, left in (("temper", KEEP), ("madness", -1)):
        p = table("queen", "alice", "hatter")
        units(p, 1, KEEP, 0, leader=True)
        p.battle, p.state = KEEP, ["", "fight", "fight"]
        run(p, ("losing", 1, 1, 0, cause))
        assert (p.leader[1] == KEEP) is (left == KEEP)


@rule("W.quest", "W.two.resistance")
def test_with_three_the_resistance_is_no_rival() -> None:
    p = table()
    p.battle, p.state = KEEP, ["fight"] * 3
    p.strength, p.winner = [4, 6, 0], 1
    assert second(p, 0, ())
    p.strength, p.winner = [9, 4, 3], 0
    assert margin(p, 0, (5,))
    assert not margin(p, 0, (6,))
    p = table("alice", "queen", round=2)
    p.battle, p.state = KEEP, ["fight"] * 2
    p.strength, p.winner = [4, 2], 0
    assert second(p, 0, ())  # the resistance of 5 is stronger
    assert not margin(p, 0, (2,))


@rule("W.note.first_tie")
def test_units_in_the_first_region_count() -> None:
    p = table(phase="tea")
    units(p, 0, KEEP, 0, "dormouse", leader=True)
    units(p, 1, TULGEY, 0, "gryphon")
    assert (units_on_board(p, 0), units_on_board(p, 1)) == (2, 1)


@rule("W.limit.supporters")
def test_supporters_are_set_free_one_by_one() -> None:
    p = table()
    assert locked(p, 0) == LOCKED
    rows = list(p.rows[0])
    rows[2] = rows[2] + ".."
    p.rows[0] = tuple(rows)
    assert locked(p, 0) == LOCKED - 2


@rule("W.setup.marker")
def test_the_marker_starts_on_the_red_keep_or_after_the_closed_region() -> None:
    p = table()
    p.marker = 4
    run(p, ("marker_start",))
    assert p.marker == 0
    p = table("alice", "queen")
    p.closed = POOL
    run(p, ("marker_start",))
    assert p.marker == POOL + 1 == MEADOW


@rule("W.setup.player")
def test_everyone_begins_with_a_shield_and_nothing_else() -> None:
    p = table()
    assert p.shield == [True] * 3
    assert [p.vp, p.shards, p.taken, p.strength, p.start, p.saw] == [[0, 0, 0]] * 6


@rule("W.war.madness")
def test_madness_seen_is_counted() -> None:
    p = table()
    units(p, 0, KEEP, 3)
    p.battle, p.state = KEEP, ["fight", "", ""]
    p.drawn[0] = "m"
    run(p, ("rave", 0))
    assert p.saw[0] == 1


@rule("W.result.wagers")
def test_a_right_wager_pays_while_any_weak_ally_is_left() -> None:
    for left, asks in ((1, True), (0, False)):
        p = table()
        p.battle, p.winner = KEEP, 1
        p.wager = [1, NO_WAGER, NO_WAGER]
        for letter in WEAK:
            p.supply[letter] = 0
        p.supply[WEAK[0]] = left
        run(p, ("settle_wagers",))
        assert (asked(p) == "wager_chip") is asks


@rule("W.war.loss.supply")
def test_a_supporter_may_come_in_place_of_a_lost_figure() -> None:
    p = table(phase="tea")
    p.wonder[0] = ("dormouse",)
    p.figures[0] = (("dormouse", -1),)
    run(p, ("which_unit", 0, 1, KEEP))
    assert "supporter" in legal(p)
    play(p, "supporter")
    assert p.supporters[0][KEEP] == 1


@rule("W.result.tie")
def test_nobody_is_second_after_a_tie_for_the_first_place() -> None:
    p = table()
    for who in range(3):
        units(p, who, KEEP, 3)
    p.battle, p.state = KEEP, ["stop"] * 3
    p.strength = [5, 5, 3]
    assert placed(p) == ([0, 1], [])
    p.strength = [5, 3, 3]
    assert placed(p) == ([0], [1, 2])

"""The war: order, starting strengths, wagers, drawing, Madness, shields, busts, stopping, the end of the war."""

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

from ludoteka import wonderland
from ludoteka.rules import rule
from ludoteka.wonderland.position import disputed
from ludoteka.wonderland.war import battle_order


@rule("W.war.order", "W.castle")
def test_battles_run_clockwise_from_the_marker() -> None:
    p = table()
    p.marker = POOL
    assert battle_order(p) == [POOL, MEADOW, KEEP, TULGEY, WITZEND]
    units(p, 0, POOL, 1)
    units(p, 1, POOL, castle=2)
    run(p, ("war",))
    assert p.stack[-1] == ("uncontested", 0)  # a castle alone does not take part
    assert p.state[1] == ""


@rule("W.war.start", "W.castle")
def test_starting_strength() -> None:
    p = table()
    p.might[0] = 4
    units(p, 0, KEEP, 3, "walrus", leader=True, castle=2)
    units(p, 1, KEEP, 5)
    begin(p)
    assert p.strength[:2] == [4 + 2 + 2, 0]


@rule("W.war.wager", "W.result.wagers")
def test_wagers_are_secret_and_settled() -> None:
    p = table("alice", "queen", "hatter", "cheshire")
    ready(p, "3333", "1111")
    fight(p)
    told = play(p, "wager 0")
    assert told[0].to == (2,)
    assert told[0].veiled == ("wager-hidden", {"who": 2})
    board = wonderland.view(p, 3)["board"]
    assert isinstance(board, dict)
    assert board["battle"]["wagers"][0] == {"seat": 2, "decided": True, "on": None}  # type: ignore[index, call-overload]
    play(p, "wager 1")
    draws(p, "artifact", "faction1")
    stop_all(p)
    assert p.shards[3] == 1
    assert p.stack[-1] == ("wager_chip", 2)
    play(p, "ally forge")
    assert p.bag[2].count("g") == 2


@rule("W.result.wagers", "W.result.tie")
def test_a_tie_voids_wagers() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "1111", "1111")
    fight(p)
    play(p, "wager 0")
    draws(p, "faction1", "faction1")
    stop_all(p)
    play(p, "points", "points")
    assert p.shards == [0, 0, 0]
    assert not p.stack


@rule("W.note.allbust_wager", "W.result.tie")
def test_all_bust_is_a_wrong_wager() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "M", "M")
    units(p, 0, KEEP, 1)
    units(p, 1, KEEP, 2)
    p.shield = [False, False, True]
    fight(p)
    play(p, "wager 0")
    told = draws(p, "double_madness", "double_madness")
    assert keys(told).count("bust") == 2
    assert p.vp == [0, 0, 0]
    assert p.shards[2] == 1
    assert p.castles == [(0,) * 5] * 3


@rule("W.war.draw")
def test_the_first_draw_is_compulsory_then_all_choose_at_once() -> None:
    p = duel("111111")
    assert asked(p) == "draw_chip"
    play(p, "faction1", "faction1")
    assert p.stack[-1] == ("draw_or_stop", 0)
    told = play(p, "stop")
    assert told[0].to == (0,)
    assert p.state[0] == "fight"  # nobody sees it before all have chosen
    board = wonderland.view(p, 1)["board"]
    assert isinstance(board, dict)
    fighter = board["battle"]["fighters"][0]  # type: ignore[index, call-overload]
    assert fighter["chosen"]  # type: ignore[index, call-overload]
    assert fighter["state"] == "fight"  # type: ignore[index, call-overload]
    play(p, "draw")
    assert p.state[0] == "stop"
    play(p, "faction1")
    assert p.vp[1] == 6  # the chip drawn in the same step as the last stop counts


@rule("W.war.madness")
def test_madness_costs_units_of_ones_choice() -> None:
    p = table()
    ready(p, "mM1", "111111")
    units(p, 0, KEEP, 2, "walrus", leader=True)
    p.shield[0] = False
    begin(p)
    strength = p.strength[0]
    draws(p, "double_madness", "faction1")
    assert legal(p) == ["lose supporter", "lose walrus"]
    play(p, "lose walrus")
    assert p.track[0] == "M"
    assert p.supporters[0][KEEP] == 1
    draws(p, "madness", "faction1")
    assert p.leader[0] == KEEP  # the leader only when nothing else is left
    assert p.supporters[0][KEEP] == 0
    assert p.strength[0] == strength
    assert p.track[0] == "Mm"


@rule("W.war.madness", "W.war.bust")
def test_a_double_with_one_unit_left_is_a_bust() -> None:
    p = table()
    ready(p, "M12", "111111")
    units(p, 0, KEEP, 1)
    p.shield[0] = False
    begin(p)
    draws(p, "double_madness", "faction1")
    assert p.supporters[0][KEEP] == 0
    assert p.shield[0]
    assert p.track[0] == "M"
    assert p.vp == [0, 6, 0]


@rule("W.war.loss.supply")
def test_lost_units_return_to_the_supply_and_their_effects_stop() -> None:
    p = table()
    ready(p, "m1", "111111")
    units(p, 0, KEEP, 1, "duchess")
    p.shield[0] = False
    begin(p)
    assert p.strength[0] == 1
    draws(p, "madness", "faction1")
    play(p, "lose duchess")
    assert p.strength[0] == 1
    assert p.figures[0] == (("duchess", -1),)
    assert p.vp[0] == 0


@rule("W.war.shield")
def test_a_shield_sends_madness_back() -> None:
    p = duel("M1111")
    draws(p, "double_madness", "faction1")
    assert legal(p) == ["shield", "suffer"]
    play(p, "shield")
    assert not p.shield[0]
    assert p.bag[0] == "1111M"
    assert p.supporters[0][KEEP] == 5


@rule("W.war.bust")
def test_a_bust_loses_everything() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "2gm", "111111")
    units(p, 0, KEEP, 1)
    p.shield[0] = False
    p.track[0] = "mmm"
    p.hand[0] = ("croquet_at_dawn",)
    begin(p)
    draws(p, "forge", "faction1", "faction2", "faction1")
    told = draws(p, "madness", "faction1")
    assert "bust" in keys(told)
    assert p.strength[0] == 0
    assert p.active[0] == p.exhausted[0] == p.track[0] == ""
    assert p.bag[0] == "2gmmmm"  # the chip filled the track: refreshed too
    assert p.shield[0]
    assert p.hand[0] == ("croquet_at_dawn",)


@rule("W.war.refresh")
def test_the_fourth_madness_refreshes_the_bag() -> None:
    p = table()
    ready(p, "m1", "111111")
    p.shield[0] = False
    p.track[0], p.exhausted[0], p.active[0] = "mmM", "3k", ""
    begin(p)
    draws(p, "faction1", "faction1", "madness", "faction1")
    assert p.track[0] == ""
    assert p.bag[0] == "3kmmmM"
    assert p.active[0] == "1"
    assert not p.shield[0]
    assert asked(p) == "draw_or_stop"


@rule("W.war.emptybag")
def test_an_empty_bag_is_filled_first() -> None:
    p = table()
    ready(p, "", "111111")
    p.exhausted[0], p.track[0] = "23", "m"
    begin(p)
    assert p.bag[0] == "23m"
    assert p.exhausted[0] == p.track[0] == ""


@rule("W.note.empty")
def test_nothing_left_to_draw_is_a_stop() -> None:
    p = table()
    ready(p, "1", "111111")
    begin(p)
    draws(p, "faction1", "faction1")
    play(p, "draw", "draw")
    assert p.state[0] == "stop"


@rule("W.war.play", "W.term.base")
def test_a_placed_chip_counts_at_its_base_strength() -> None:
    p = duel("fk1", sets="B")
    draws(p, "flamingo1", "faction1", "red_rook1", "faction1")
    assert p.strength[0] == 1 + 3 + 1
    assert p.active[0] == "fk"
    p = table()
    ready(p, "fS", "1111")
    units(p, 0, KEEP, 5, "white_rabbit")
    begin(p)
    draws(p, "flamingo1", "faction1", "card_soldier2", "faction1")
    play(p, "double")
    assert p.strength[0] == 1 + 1 + 8 + (1 + 2)


@rule("W.war.order.effects")
def test_disputes_go_by_points_then_shards() -> None:
    p = table("alice", "queen", "hatter", "cheshire")
    p.vp = [3, 1, 1, 1]
    p.shards = [0, 2, 4, 2]
    p.first = 3
    assert disputed(p, [0, 1, 2, 3]) == [2, 3, 1, 0]


@rule("W.war.order.effects", "W.note.poison_time")
def test_madness_comes_before_effects() -> None:
    p = table("alice", "jabberwock", "hatter")
    ready(p, "p1", "311111")
    units(p, 0, KEEP, 1)
    p.poison -= 1
    p.shield[0] = False
    p.abilities[1] = ("claws_that_catch",)
    begin(p)
    told = draws(p, "poison", "artifact")
    assert keys(told).index("bust") < keys(told).index("played")
    assert p.vp[1] == 6
    assert "p" not in p.bag[0]  # bust before the claws could reach


@rule("W.war.stop", "W.note.lead_tie")
def test_the_last_one_must_stop_only_when_alone_in_the_lead() -> None:
    p = duel("112", "1111")
    draws(p, "faction1", "faction1")
    play(p, "draw", "stop")
    told = play(p, "faction2")
    assert "must-stop" in keys(told)
    p = duel("1112", "2111")
    draws(p, "faction1", "faction2")
    play(p, "draw", "stop", "faction1")
    assert p.strength[:2] == [2, 2]
    assert p.stack[-1] == ("draw_or_stop", 0)  # tied: may go on
    play(p, "draw", "faction1")
    assert p.vp[0] == 6


@rule("W.war.over")
def test_a_battle_ends_when_all_have_stopped() -> None:
    p = duel("1111")
    draws(p, "faction1", "faction1")
    play(p, "stop", "stop")
    assert asked(p) == "tie_reward"


@rule("W.war.25", "W.note.cap")
def test_twenty_five_wins_at_once() -> None:
    p = table()
    ready(p, "3111", "3111")
    begin(p)
    p.strength[0] = 24
    p.strength[1] = 3
    told = draws(p, "artifact", "artifact")
    assert "track-end" in keys(told)
    assert p.vp[0] == 6
    p = table()
    ready(p, "3111", "3111")
    begin(p)
    p.strength[:2] = [24, 22]
    draws(p, "artifact", "artifact")
    assert p.strength[:2] == [25, 25]
    assert asked(p) == "tie_reward"


@rule("W.war.effects.scope", "W.ally.D.flamingo")
def test_effects_hit_stopped_players_not_busted_ones() -> None:
    p = table("alice", "queen", "hatter", "cheshire", sets="D")
    ready(p, "f1111", "3333")
    units(p, 2, KEEP, 1)
    p.bag[2], p.shield[2] = "m", False
    begin(p)
    draws(p, "faction1", "artifact", "madness")
    assert p.state[2] == "bust"
    play(p, "draw", "stop", "flamingo1")
    assert p.shards == [0, 1, 0, 0]


@rule("W.war.effects.battle")
def test_effects_end_with_the_battle() -> None:
    p = duel("f11111")
    draws(p, "flamingo1", "faction1")
    assert p.marks[0] == ("double",)
    stop_all(p)
    while p.stack:
        play(p, "points" if asked(p) == "tie_reward" else "no")
    units(p, 0, POOL, 5)
    units(p, 1, POOL, 5)
    begin(p, POOL)
    draws(p, "faction1", "faction1")
    assert p.strength[0] == 1


@rule("W.war.end")
def test_after_the_last_battle() -> None:
    p = table()
    p.track[0], p.exhausted[0], p.bag[0] = "mM", "12", "3"
    p.shield[1] = False
    units(p, 0, KEEP, 3, "walrus")
    p.wonder_row, p.wonder_deck = ["glove", "horn", "soup"], ("oyster",)
    run(p, ("war_end",))
    assert p.bag[0] == "123mM"
    assert asked(p) == "marker_roll"
    play(p, "3")
    assert p.marker == POOL
    assert set(p.wonder_deck) == {"glove", "horn", "soup", "oyster"}
    play(p, "oyster", "horn", "soup")
    assert p.wonder_row == ["oyster", "horn", "soup"]
    assert p.supporters[0][KEEP] == 3
    assert not p.shield[1]
    assert (p.round, p.phase) == (2, "tea")
    assert p.leader == [-1, -1, -1]
    last = table(round=3)
    run(last, ("war_end",))
    assert last.phase == "end"
    assert not last.stack


@rule("W.war.nopeek")
def test_no_bag_is_shown_in_the_war() -> None:
    for phase, seen in (("tea", True), ("war", False)):
        p = duel("1111")
        p.phase = phase
        board = wonderland.view(p, 0)["board"]
        assert isinstance(board, dict)
        assert (board["players"][0]["chips"] is not None) == seen  # type: ignore[index, call-overload]


def test_the_odds_of_the_next_chip_are_exact() -> None:
    p = duel("11gmmM3p")
    units(p, 0, KEEP, 2)
    board = wonderland.view(p, 0)["board"]
    assert isinstance(board, dict)
    battle = board["battle"]
    assert isinstance(battle, dict)
    assert battle["odds"] == {
        "chips": 8, "madness": 2, "double": 1, "poison": 1, "adds": 4, "loss": 4, "bust": 1,
    }  # fmt: skip


@rule("W.poison")
def test_poison_in_battle() -> None:
    p = table("alice", "jabberwock", "hatter")
    ready(p, "pp1", "1111")
    p.poison -= 2
    begin(p)
    draws(p, "poison", "faction1")
    play(p, "shield")
    assert p.bag[0] == "1pp"
    assert not p.shield[0]
    told = draws(p, "poison", "faction1")
    assert "poisoned" in keys(told)
    assert p.supporters[0][KEEP] == 4
    assert p.poison == 4
    assert p.track[0] == ""
    assert p.strength[0] == 0

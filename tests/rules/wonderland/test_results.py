"""Results: points and castles, ties, uncontested regions, forging, the end of the game, two players."""

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
    fight,
    legal,
    play,
    ready,
    run,
    setup_game,
    stop_all,
    table,
    units,
)

from ludoteka import wonderland
from ludoteka.rules import rule
from ludoteka.wonderland.content import forge
from ludoteka.wonderland.position import castle_value, place_castle
from ludoteka.wonderland.results import second_points
from ludoteka.wonderland.scoring import outcome, sources, totals


@rule("W.result.win", "W.note.half")
def test_first_and_second_place() -> None:
    p = duel("3111", "1111")
    p.tiles[KEEP] = "leap"
    draws(p, "artifact", "faction1")
    stop_all(p)
    assert p.vp == [5, 3, 0]
    assert p.castles[0][KEEP] == 2
    assert second_points(5, 1) == 3
    p = table()
    ready(p, "3111", "1111")
    units(p, 0, KEEP, 5, castle=2)
    begin(p)
    draws(p, "artifact", "faction1")
    stop_all(p)
    assert p.vp[0] == 6
    assert sum(p.castles[0]) == 2


@rule("W.result.tie")
def test_tied_first_each_chooses() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "1111", "1111")
    units(p, 2, KEEP, 5, castle=0)
    p.bag[2] = "gggg"
    units(p, 1, KEEP, 5)
    begin(p)
    p.strength = [4, 4, 0]
    p.strength[2] = 1
    draws(p, "faction1", "faction1", "forge")
    stop_all(p)
    assert p.stack[-1] == ("tie_reward", 0)
    play(p, "points", "castle")
    assert p.vp == [6, 0, 0]  # no second place
    assert p.castles[1][KEEP] == 2


@rule("W.result.tie")
def test_a_tied_first_with_a_castle_gets_points() -> None:
    p = table()
    ready(p, "1111", "2111")
    units(p, 0, KEEP, 5, castle=2)
    begin(p)
    p.strength[0] -= 1
    draws(p, "faction1", "faction2")
    stop_all(p)
    assert p.stack[-1] == ("tie_reward", 0)
    assert legal(p) == ["points"]


@rule("W.result.tie")
def test_tied_second_share_its_points() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "3111", "1111")
    units(p, 2, KEEP, 5)
    p.bag[2] = "1111"
    begin(p)
    draws(p, "artifact", "faction1", "faction1")
    stop_all(p)
    assert p.vp == [6, 2, 2]


@rule("W.result.uncontested", "W.note.uncontested")
def test_alone_in_a_region() -> None:
    p = table()
    units(p, 0, KEEP, 1)
    p.hand[0] = ("gardeners_knock",)
    fight(p)
    assert legal(p) == ["points", "castle"]
    play(p, "castle")
    assert p.castles[0][KEEP] == 2
    assert p.vp[0] == 0
    assert not p.stack  # no feats, no forges, no wagers
    p = table()
    units(p, 0, KEEP, 1, "walrus", castle=2)
    fight(p)
    assert p.vp[0] == 3
    play(p, "castle", "castle meadow")
    assert p.castles[0][MEADOW] == 2


@rule("W.result.abilities")
def test_effects_come_after_feats_and_before_forges() -> None:
    p = table()
    ready(p, "g111", "2111")
    p.abilities[0] = ("love_of_learning",)
    p.hand[0] = ("stolen_tarts",)
    begin(p)
    draws(p, "forge", "faction2")
    play(p, "stop", "stop")
    order = []
    while p.stack:
        order.append(p.stack[-1][:2])
        play(p, "no")
    assert order == [("feat", 0), ("learn", 0), ("forging", 0), ("forging", 1)]


@rule("W.forge", "W.ally.forge")
def test_forging_by_track_and_by_chips() -> None:
    p = table()
    p.strength[0], p.active[0] = 5, "g1g"
    run(p, ("forge_step", 0))
    assert p.stack[-1] == ("forging", 0, 1, 2)
    play(p, "forge forge", "row 4")
    assert castle_value(p, 0) == 4
    reserve = p.reserve[0]
    play(p, "forge forge", "row 3")
    assert p.reserve[0] == reserve + 1
    play(p, "forge faction1", "row 1")
    assert p.vp[0] == 4
    assert not p.stack  # three forges, three chips
    p.strength[0], p.active[0] = 8, "1"
    run(p, ("forge_step", 0))
    assert not p.stack
    p.strength[0], p.active[0] = 2, ""
    run(p, ("forge_step", 0))
    assert not p.stack


@rule("W.forge")
def test_a_filled_row_gives_its_artifact_and_bonuses_between_rows() -> None:
    p = table()
    p.bag[0], p.active[0], p.strength[0] = "33m", "gg", 1
    p.rows[0] = ("", "", "", "111")
    run(p, ("forge_step", 0))
    play(p, "forge forge", "row 4")
    assert p.bag[0] == "333m"
    between = next(b for b in forge.MANY.between if b.bonus == "ability")
    p.rows[0] = ("", "1", "", "1111")
    assert (between.above, between.column) == (0, 0)
    play(p, "forge forge", "row 1")
    assert asked(p) == "bonuses"
    assert legal(p)[0].startswith("uncover ")


@rule("W.forge.new")
def test_what_a_forge_wins_does_not_act_in_the_same_battle() -> None:
    p = table("alice", "queen", "hatter")
    ready(p, "g111", "1111")
    p.rows[0] = ("", "1", "", "")
    begin(p)
    draws(p, "forge", "faction1")
    p.strength[0] = 3
    stop_all(p)
    play(p, "forge forge", "row 1", "uncover love_of_learning")
    assert p.abilities[0] == ("love_of_learning",)
    assert not p.stack
    assert p.exhausted[0] == ""


@rule("W.result.cleanup")
def test_madness_stays_on_the_track() -> None:
    p = duel("m111")
    p.shield[0] = False
    draws(p, "madness", "faction1")
    stop_all(p)
    assert p.track[0] == "m"
    assert p.exhausted[1] == "1"
    assert p.active == ["", "", ""]


@rule("W.end.score")
def test_final_points() -> None:
    p = table(round=3)
    p.vp, p.points = [10, 0, 0], [(10, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6]
    p.castles[0] = (2, 2, 0, 0, 0)
    p.rows[0] = ("", "", "", "11")
    p.feats[0], p.hand[0] = ("stolen_tarts",), ("pack_of_cards",)
    p.abilities[0] = ("sword_of_hope", "love_of_learning", "everywhere_at_once")
    p.shards = [4, 0, 0]
    assert castle_value(p, 0) == 5
    assert sources(p, 0) == {"battle": 10, "castle": 10, "quest": 9, "forge": 0, "other": 0, "shards": -4}
    assert totals(p)[0] == 25


@rule("W.end.tie")
def test_tie_breaks() -> None:
    p = table(round=3, phase="end")
    p.points = [(5, 0, 0, 0, 0, 0), (5, 0, 0, 0, 0, 0), (0,) * 6]
    p.vp = [5, 5, 0]
    units(p, 0, KEEP, 2)
    units(p, 1, KEEP, 1, leader=True)
    result = outcome(p)
    assert result is not None
    assert result.winners == (0, 1)
    units(p, 1, POOL, 1)
    result = outcome(p)
    assert result is not None
    assert result.winners == (1,)  # leaders in regions count
    p.points = [(5, 0, 0, 0, 0, 0), (6, 0, 0, 0, 0, 0), (0,) * 6]
    p.shards[1] = 1
    result = outcome(p)
    assert result is not None
    assert result.scores == (5, 5, 0)
    assert result.winners == (0,)  # fewest shards first


# two players


@rule("W.two.setup")
def test_two_players_close_a_region() -> None:
    p = setup_game(2, factions=["alice", "jabberwock"])
    play(p, "0")
    assert asked(p) == "closed_lot"
    play(p, "paint_the_roses")
    assert p.closed == MEADOW
    assert not any(quest in p.quest_deck for quest in ("paint_the_roses", "bed_of_roses", "red_queens_race"))
    assert len(p.quest_deck) == 24
    play(p, "steady", "late", "rising", "leap")
    assert p.marker == KEEP  # the region after the closed one
    play(p, "3")
    assert p.marker == POOL
    assert "march_hare" not in p.wonder_deck
    assert "charm" not in p.wonder_deck
    while wonderland.to_move(p) == -1:
        play(p, legal(p)[0])
    assert p.bag[0].count("g") == 2
    assert forge.side(2).rows != forge.side(3).rows
    q = table("alice", "queen")
    q.marker = POOL
    run(q, ("marker_roll", -1))
    play(q, "1")
    assert q.marker == KEEP  # the closed region is skipped


@rule("W.two.resistance")
def test_the_resistance() -> None:
    def battle(mine: int, other: int, round: int = 1) -> tuple[list[int], str]:
        p = table("alice", "queen", round=round)
        ready(p, "1111", "1111")
        begin(p)
        p.strength = [mine - 1, other - 1]
        draws(p, "faction1", "faction1")
        stop_all(p)
        return p.vp, asked(p)

    assert battle(4, 1)[0] == [6, 0]  # below it: no second place
    assert battle(6, 4)[0] == [6, 3]
    assert battle(3, 1)[1] == "tie_reward"  # equal: a tie
    assert battle(1, 1)[0] == [0, 0]
    assert battle(4, 1, 2)[0] == [0, 0]
    assert battle(8, 1, 3)[0] == [8, 0]


@rule("W.two.resistance", "W.note.two_first")
def test_one_player_against_the_resistance() -> None:
    p = table("alice", "queen")
    units(p, 0, KEEP, 3)
    p.bag[0] = "3311"
    fight(p)
    assert asked(p) == "draw_chip"  # never uncontested, no wagers
    play(p, "artifact")
    assert p.stack[-1] == ("draw_or_stop", 0)
    play(p, "draw", "faction1")
    assert p.vp[0] == 6
    assert p.castles[0][KEEP] == 1


@rule("W.two.castle")
def test_castles_take_two_steps() -> None:
    p = table("alice", "queen")
    place_castle(p, 0, TULGEY, "W.bonus.castle")
    assert p.castles[0][TULGEY] == 1
    assert sources(p, 0)["castle"] == 0
    units(p, 0, TULGEY, 1)
    units(p, 1, TULGEY, 1)
    begin(p, TULGEY)
    assert p.strength[0] == 2  # both give strength
    p.stack = []
    run(p, ("gain", 0, ("castle",)))
    play(p, "castle tulgey_wood")
    assert p.castles[0][TULGEY] == 2
    assert sources(p, 0)["castle"] == 3
    run(p, ("gain", 0, ("castle",)))
    assert "castle tulgey_wood" not in legal(p)

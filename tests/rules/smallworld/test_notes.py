"""Interplay of powers: rulings that no single race or profession owns, and the variants."""

from __future__ import annotations

from rules.smallworld.table import at, earned, has, moves, play, price, seen, table, told

from ludoteka import smallworld
from ludoteka.game import CHANCE
from ludoteka.rng import Rng
from ludoteka.rules import rule
from ludoteka.smallworld.content.races import RACES
from ludoteka.smallworld.position import MURLOC, Position, land, on_board
from ludoteka.smallworld.variants import cheapest


@rule("S.note.tauren_lone")
def test_a_frightened_tauren_pair_breaks_up() -> None:
    p = table("orcs intimidating", "tauren mining", board="P1a.1:a1 P1a.2:b2 P1a.9:b2", hand=[2, 0])
    events = play(p, "scare P1a.2", "to P1a.9")
    assert at(p, "P1a.2") == ""
    assert p.hand[1] == 1
    assert told(events, "lone-tauren")
    play(p, "stop", "spread")
    assert p.stack[-1] == ("regroup", 1)


@rule("S.prof.intimidating")
def test_a_declined_tauren_may_stand_alone() -> None:
    p = table("orcs intimidating", "naga mining / tauren", board="P1a.1:a1 P1a.2:B2 P1a.9:B2", hand=[2, 0])
    play(p, "scare P1a.2", "to P1a.9")
    assert (at(p, "P1a.2"), at(p, "P1a.9")) == ("B1", "B3")


@rule("S.note.tauren_company")
def test_a_champion_is_company_for_a_tauren() -> None:
    p = table("tauren champion", "orcs mining", board="P1a.1:a2 P1a.2:a1", champion="P1a.2", hand=[2, 0])
    play(p, "champion P1a.3")
    assert at(p, "P1a.2") == ""  # without him the Tauren is alone and goes to hand
    assert p.hand[0] == 3


@rule("S.note.bomb_conquest")
def test_a_live_bomb_is_a_conquest() -> None:
    board = "P1a.1:a1 P1a.7:b3 P1a.9:b1"
    p = table(
        "goblins enraged", "dwarves garrisoned", board=board, bombs="P1a.7", forts="P1a.7", hidden="P1a.7", ask="turn"
    )
    play(p, "live")
    assert p.rage == 3
    assert not has(p, "forts", "P1a.7")
    assert has(p, "hidden", "P1a.7")
    assert earned(play(p, "stop", *([] if not moves(p, "put") else ["spread"])))["faction"] == 1
    p = table("goblins battlemaster", "dwarves mining", board=board, bombs="P1a.7", ask="turn")
    play(p, "live")
    assert p.coins[0] == 6


@rule("S.note.bomb_holder")
def test_a_bomb_hits_whoever_holds_the_region() -> None:
    p = table("goblins sailing", "dwarves mining / naga", board="P1a.1:a1 P1a.2:B1 P1a.9:b1", bombs="P1a.2", ask="turn")
    play(p, "live")
    assert at(p, "P1a.2") == ""
    board = "P1a.2:a1 P1a.1:b2 P1a.3:b1 P1a.9:b1"
    p = table("goblins sailing", "orcs defensive", board=board, bombs="P1a.1", towers="P1a.1", ask="turn")
    assert (p.bombs, p.bomb_stack) == (0, 12)
    p = table("goblins sailing", "pandaren mining", board=board, bombs="P1a.1", harmony=1, ask="turn")
    assert moves(p) == ["pay", "return"]
    kept = p.copy()
    play(kept, "return")
    assert kept.bomb_stack == 12
    play(p, "pay")
    assert p.coins == [3, 7]
    assert smallworld.to_move(p) == CHANCE
    poor = table("goblins sailing", "pandaren mining", board=board, bombs="P1a.1", harmony=1, ask="turn", coins=[1, 5])
    assert poor.bomb_stack == 12


@rule("S.note.bomb_decline")
def test_bombs_go_off_before_a_decline_and_none_are_laid() -> None:
    p = table("goblins sailing", "orcs mining", board="P1a.1:a1 P1a.2:b1", bombs="P1a.2", ask="turn")
    play(p, "dud")
    assert "decline" in moves(p)
    play(p, "decline")
    assert (p.bombs, p.bomb_stack, p.bombs_live) == (0, 0, 0)
    assert p.seat == 1


@rule("S.note.saved")
def test_a_saved_draenei_cannot_be_bought_for() -> None:
    p = table("forsaken sailing", "draenei mining", board="P1a.1:a1 P1a.2:b1 P1a.9:b1", hand=[9, 0])
    play(p, "conquer P1a.2")
    assert (p.deaths, p.hand[1]) == (0, 1)


@rule("S.note.own_decline")
def test_faction_bonus_against_ones_own_declined_race() -> None:
    p = table("orcs sailing / humans", "", board="P1a.1:a1 P1a.2:A1 P1a.9:A1", hand=[2, 0])
    play(p, "conquer P1a.2")
    assert earned(play(p, "stop", "spread")) == {"regions": 2, "declined": 1, "faction": 1, "orcs": 1}


@rule("S.note.payments")
def test_payments_add_up() -> None:
    board = "P1a.7:a1 P1a.9:b7 P1a.10:b1"
    relics = "aegis:P1a.9 doomhammer:P1a.7"
    p = table("orcs sailing", "pandaren marshdweller", board=board, relics=relics, harmony=1, hand=[1, 0], coins=[9, 5])
    play(p, "conquer P1a.9 doomhammer")
    assert p.coins == [9 - 2 - 2 - 1 - 2, 5 + 7]
    p = table("orcs sailing", "pandaren marshdweller", board=board, relics=relics, harmony=1, hand=[1, 0], coins=[6, 5])
    assert not moves(p, "conquer P1a.9")


def start(options: dict[str, object], seed: str) -> Position:
    """A table up to its first pick."""
    p = smallworld.new(smallworld.options(options))  # type: ignore[arg-type]
    rng = Rng(seed)
    while smallworld.to_move(p) == CHANCE:
        smallworld.apply(p, smallworld.sample(p, rng))
    return p


@rule("S.variant.teams", "S.note.team_sides")
def test_teams_take_their_own_races_and_count_the_best() -> None:
    for seats, sides in ((2, "ha"), (3, "han"), (4, "haha"), (5, "hahan")):
        p = start({"seats": seats, "variant": "teams", "first": 0}, str(seats))
        assert "".join(side[0] for side in p.sides) == sides
        for move in moves(p, "pick"):
            assert RACES[p.row_race[int(move[5:])]].faction == "horde"
    sides4 = ["horde", "alliance", "horde", "alliance"]
    p = table(
        "orcs mining",
        "humans ranger",
        "trolls farming",
        "gnomes fishing",
        variant="teams",
        sides=sides4,
        coins=[20, 19, 1, 19],
    )
    p.stack = []
    outcome = smallworld.outcome(p)
    assert outcome is not None
    assert outcome.winners == (0, 2)  # not the sum: 21 against 38


@rule("S.note.team_row")
def test_banners_pass_on_until_one_fits() -> None:
    row = ["humans", "gnomes", "dwarves", "draenei", "worgen", "night_elves"]
    rest = [race for race in RACES if race not in row]
    p = table(
        "",
        "",
        variant="teams",
        sides=["horde", "alliance"],
        row_race=row[:],
        banners=rest[:],
        row_coins=[2, 0, 0, 0, 0, 0],
        ask="choose",
    )
    assert p.below == ["humans"]
    assert smallworld.to_move(p) == CHANCE
    play(p, "orcs", p.badges[0])
    assert p.row_coins[0] == 2
    assert moves(p) == ["pick 5"]
    poor = table(
        "",
        "",
        variant="teams",
        sides=["horde", "alliance"],
        row_race=row[:],
        banners=rest[:],
        coins=[4, 5],
        ask="choose",
    )
    play(poor, "orcs", poor.badges[0])
    assert smallworld.to_move(poor) == CHANCE  # a sixth place that cannot be paid for passes another one on


def coast(p: Position) -> list[str]:
    """Where the Murlocs would go."""
    return [land(p).ids[r] for r in cheapest(p)]


@rule("S.variant.murlocs", "S.note.murloc_army")
def test_the_murlocs_are_set_up_as_a_people() -> None:
    for seats in (1, 2):
        p = start({"seats": seats, "variant": "murlocs"}, "m")
        assert len(p.faces) == 2
        assert p.rounds == 9
        assert on_board(p, MURLOC) + p.murloc_hand == 14
        assert all(land(p).has(r, "murloc") for r, holder in enumerate(p.holder) if holder == MURLOC)
    p = table("orcs sailing", variant="murlocs", board="P1a.1:a1 P1a.2:m3", murlocs=14, murloc_hand=11, hand=[5])
    assert price(p, "P1a.2") == 5
    play(p, "conquer P1a.2")
    assert p.murloc_hand == 14  # lost tokens wait beside the board


@rule("S.variant.murlocs", "S.note.murloc_turn")
def test_the_murlocs_take_the_cheapest_region_again_and_again() -> None:
    p = table("orcs sailing", variant="murlocs", board="P1a.1:a1 P1a.5:m4 P2a.2:m1", murlocs=14, murloc_hand=0)
    play(p, "stop")
    assert p.seat == MURLOC
    assert p.murloc_hand == 3
    assert smallworld.to_move(p) == CHANCE
    assert "P1a.1" not in smallworld.legal(p)  # 2 + 1 crossing + 1 against 2
    assert {"P1a.3", "P1a.6", "P1a.7", "P2a.1"} <= set(smallworld.legal(p))
    play(p, "P1a.3")
    assert at(p, "P1a.3") == "m3"  # two took it, the one left over guards it against the Orcs
    assert p.murloc_coins == 3  # a coin per region
    assert p.murloc_hand == 0
    assert sum(n for n, holder in zip(p.tokens, p.holder, strict=True) if holder == MURLOC) == 5
    assert p.seat == 0
    assert p.round == 4


@rule("S.variant.murlocs", "S.note.murloc_win")
def test_more_coins_than_the_murlocs_win() -> None:
    p = table("orcs sailing", "humans ranger", variant="murlocs", murlocs=14, coins=[30, 20], round=9, rounds=9)
    p.stack = []
    for coins, winners in ((19, (0, 1)), (20, ()), (25, ())):
        p.murloc_coins = coins
        outcome = smallworld.outcome(p)
        assert outcome is not None
        assert outcome.winners == winners
    assert seen(p, 0)["murlocs"]["coins"] == 25


@rule("S.note.murloc_purse")
def test_the_murlocs_pay_what_they_owe() -> None:
    board = "P1a.5:m1 P1a.9:a1 P1a.7:m1"
    p = table("orcs marshdweller", variant="murlocs", board=board, murlocs=14, murloc_hand=3)
    assert "P1a.9" not in coast(p)  # a swamp, and no coin to pay for it
    p = table("orcs marshdweller", variant="murlocs", board=board, murlocs=14, murloc_hand=0, murloc_coins=4)
    p.murloc_hand, p.stack = 3, [("murlocs_on",)]
    for r, terrain in enumerate(land(p).terrain):
        if p.holder[r] < 0 and terrain not in {"sea", "lake"}:
            p.holder[r], p.tokens[r] = MURLOC, 1
    smallworld._steps.run(p)
    smallworld.apply(p, "P1a.9")
    assert p.coins[0] == 6
    assert p.murloc_coins > 4

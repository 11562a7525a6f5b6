"""The steady player: strong, quick, honest, and at home with every power."""

from __future__ import annotations

from typing import cast

import pytest
from rules.smallworld.table import moves, play, table

from ludoteka import smallworld
from ludoteka.bots import player
from ludoteka.bots.arena import simulate
from ludoteka.game import CHANCE, Game
from ludoteka.plain import Position as Plain
from ludoteka.rng import Rng
from ludoteka.smallworld.position import Position

GAME = cast("Game[Plain]", smallworld)
STEADY = smallworld.BOTS["steady"]


def test_steady_beats_random() -> None:
    for seats in (["steady", "random"], ["random", "steady"], ["random", "steady", "random", "random"]):
        players = [player(GAME, name) for name in seats]
        result = simulate(GAME, players, smallworld.options({"seats": len(seats)}), 60, "strength")
        wins = result["wins"]
        assert isinstance(wins, list)
        won = wins[seats.index("steady")]
        assert isinstance(won, float)
        assert won >= 57  # over 95 % of 60


def answers(p: Position) -> str:
    """What the steady player does now."""
    return STEADY.choose(p, p.stack[-1][1], Rng("bot"))


@pytest.mark.parametrize("seats", [2, 4])
def test_steady_is_blind_to_what_it_may_not_know(seats: int) -> None:
    p, rng = smallworld.new(smallworld.options({"seats": seats})), Rng("blind", seats)
    asked = 0
    while (who := smallworld.to_move(p)) is not None:
        if who == CHANCE:
            smallworld.take(p, smallworld.sample(p, rng))
            continue
        move = answers(p)
        assert answers(smallworld.determinize(p, who, rng)) == move
        asked += 1
        smallworld.take(p, move)
    assert asked > 50


def drive(p: Position, most: int = 60) -> list[str]:
    """The steady player's moves until another seat's turn begins."""
    done: list[str] = []
    seat, rng = p.seat, Rng("drive")
    while p.stack and p.seat == seat and len(done) < most:
        if smallworld.to_move(p) == CHANCE:
            smallworld.take(p, smallworld.sample(p, rng))
            continue
        done.append(answers(p))
        smallworld.take(p, done[-1])
    return done


BOARD = "P1a.1:a1 P1a.2:b3 P1a.3:b1 P1a.9:b1"


@pytest.mark.parametrize(
    ("mine", "theirs", "more", "verb"),
    [
        ("gnomes sailing", "trolls mining", {}, "raid"),
        ("orcs champion", "trolls mining", {}, "champion"),
        ("orcs intimidating", "trolls mining", {}, "scare"),
        ("goblins sailing", "trolls mining", {}, "bomb"),
        ("humans sailing", "trolls mining", {}, "objective"),
        ("forsaken sailing", "trolls mining", {}, "buy"),
        ("ethereals sailing", "trolls mining", {"relics": "frostmourne:P1a.2"}, "fetch"),
        ("orcs sailing", "trolls mining", {"relics": "frostmourne:P1a.1"}, "frostmourne"),
        ("orcs sailing", "trolls mining", {"relics": "heart_of_azeroth:P1a.1"}, "place"),
        ("orcs sailing", "trolls mining", {"relics": "ashes_of_alar:P1a.1 dark_portal:P1a.7"}, "ashes_of_alar"),
    ],
)
def test_steady_uses_what_it_is_given(mine: str, theirs: str, more: dict[str, str], verb: str) -> None:
    p = table(mine, theirs, board=BOARD, hand=[9, 0], **more)
    assert any(verb in move.split() for move in drive(p))


def test_steady_turns_into_a_worgen_for_many_conquests() -> None:
    assert answers(table("worgen sailing", "", board="P1a.1:a9", ask="turn")) == "worgen"
    assert answers(table("worgen sailing", "", board="P1a.1:a2 P1a.2:a1 P1a.3:a1", ask="turn", round=9)) == "human"


def test_steady_declines_a_spent_race_but_not_in_the_last_round() -> None:
    spent = "P1a.1:a1 P1a.2:a1 P1a.3:a1 P1a.4:a1 P1a.5:a1"
    assert answers(table("orcs sailing", "", board=spent, ask="turn")) == "decline"
    assert answers(table("orcs sailing", "", board=spent, ask="turn", round=9)) != "decline"
    assert answers(table("orcs sailing", "", board="L1a.1:a11", faces=("L1a", "S1a"), ask="turn")) != "decline"


def test_steady_swaps_into_better_company() -> None:
    board = "P1a.3:a2 P1a.1:b1 P1a.2:b1 P1a.4:b1 P1a.5:b1 P2a.2:m1"
    p = table("blood_elves portal_mage", "trolls mining", board=board, relics="dark_portal:P2a.2", hand=[1, 0])
    assert moves(p, "portal")
    assert answers(p) == "portal P1a.3"
    play(p, "portal P1a.3")
    assert answers(p) == "to P2a.2"


def test_steady_guards_the_border() -> None:
    p = table("orcs sailing", "trolls mining", board="P1a.9:a1 P1a.7:a1 P1a.6:b3 P1a.8:b3 P1a.5:b1", hand=[3, 0])
    play(p, "stop")
    assert answers(p) == "put P1a.7"

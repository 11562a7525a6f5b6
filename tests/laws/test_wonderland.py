"""The laws on random games of Wonderland's War: every player count, ally set, faction and print."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteka import wonderland
from ludoteka.game import CHANCE, BadInput, Game
from ludoteka.laws.walk import walk
from ludoteka.plain import Position
from ludoteka.rng import Rng
from ludoteka.rules import rule
from ludoteka.wonderland.content import factions
from ludoteka.wonderland.save import validate

GAME = cast("Game[Position]", wonderland)


@pytest.mark.parametrize("allies", ["A", "B", "C", "D", "mixed"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@rule("W.war.nopeek", "W.setup.pool")
def test_laws_hold_on_random_games(seats: int, allies: str) -> None:
    options = wonderland.options({"seats": seats, "allies": allies, "first_print": allies in "BD"})
    walk(GAME, options, f"{seats}{allies}", every=5 if seats < 4 else 9)


@pytest.mark.parametrize("faction", factions.IDS)
def test_laws_hold_for_every_faction(faction: str) -> None:
    others = [other for other in factions.IDS if other != faction][:2]
    options = wonderland.options({"seats": 3, "factions": [faction, *others], "allies": "mixed"})
    for number in range(3):
        walk(GAME, options, f"{faction}{number}", every=25)


def test_a_view_holds_no_secret_of_another_seat() -> None:
    """Other bags, quests, wagers and choices are counts or null in every view."""
    rng = Rng("secrets")
    p = wonderland.new(wonderland.options({"seats": 4}))
    seen = 0
    while (who := wonderland.to_move(p)) is not None:
        for viewer in range(4):
            board = wonderland.view(p, viewer)["board"]
            assert isinstance(board, dict)
            players, battle = board["players"], board["battle"]
            assert isinstance(players, list)
            for row in players:
                assert isinstance(row, dict)
                if row["seat"] != viewer and p.phase != "end":
                    assert row["chips"] is None
                    assert row["quests"] is None
                    assert row["goals"] is None
                elif p.phase == "war":
                    assert row["chips"] is None
            if isinstance(battle, dict):
                assert isinstance(battle["wagers"], list)
                for wager in battle["wagers"]:
                    assert isinstance(wager, dict)
                    assert wager["seat"] == viewer or wager["on"] is None
                    seen += 1
        wonderland.take(p, wonderland.sample(p, rng) if who == CHANCE else rng.pick(wonderland.legal(p)))
    assert seen


@pytest.mark.parametrize(
    "damage",
    ["shards", "bag", "reserve", "quest_deck", "supply", "track", "stack", "wonder_deck", "faction", "places"],
)
def test_impossible_positions_are_refused(damage: str) -> None:
    rng = Rng("damage")
    p = wonderland.new(wonderland.options({"seats": 3}))
    for _ in range(120):
        who = wonderland.to_move(p)
        wonderland.take(p, wonderland.sample(p, rng) if who == CHANCE else rng.pick(wonderland.legal(p)))
    validate(p)
    if damage == "shards":
        p.shards[0] += 1
    elif damage == "bag":
        p.bag[1] += "K"
    elif damage == "reserve":
        p.reserve[0] -= 1
    elif damage == "quest_deck":
        p.quest_deck = (*p.quest_deck, p.quest_deck[0])
    elif damage == "supply":
        p.supply["g"] += 1
    elif damage == "track":
        p.track[0] += "g"
    elif damage == "stack":
        p.stack.append(("no_such_step", 0))
    elif damage == "wonder_deck":
        p.wonder_deck = (*p.wonder_deck, p.wonder_row[0])
    elif damage == "faction":
        p.faction[0] = p.faction[1]
    else:
        p.places.pop()
    with pytest.raises(BadInput):
        validate(p)


def test_nothing_is_in_a_closed_region() -> None:
    """Two players: a battle, a tile or units there, or another region called closed, is a position of no game."""
    rng = Rng("closed")
    p = wonderland.new(wonderland.options({"seats": 2}))
    while not p.round or p.closed < 0:
        who = wonderland.to_move(p)
        wonderland.take(p, wonderland.sample(p, rng) if who == CHANCE else rng.pick(wonderland.legal(p)))
    validate(p)
    shut, other = p.closed, (p.closed + 1) % 5
    for name, wrong in (
        ("closed", other),
        ("closed", -1),
        ("battle", shut),
        ("marker", shut),
        ("fought", (shut,)),
        ("tiles", ["" if region == other else tile for region, tile in enumerate(p.tiles)]),
        ("castles", [tuple(int(region == shut) for region in range(5)), p.castles[1]]),
        ("leader", [shut, -1]),
        ("stack", [("battle_start", shut), *p.stack]),
    ):
        q = p.copy()
        setattr(q, name, wrong)
        with pytest.raises(BadInput, match="closed"):
            validate(q)

"""Setting up a table."""

from __future__ import annotations

import pytest
from rules.dominion.table import cards, play, same, table

from ludoteka import dominion
from ludoteka.dominion.content.cards import NAME
from ludoteka.dominion.content.sets import SETS
from ludoteka.game import BadInput
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.rules import rule

START = "copper*7 estate*3"


def fresh(seats: int = 2, kingdom: Json = "first_game", first: int | None = 0) -> dominion.Dominion:
    return dominion.new(dominion.options({"seats": seats, "kingdom": kingdom, "first": first}))


@rule("D.setup.players")
def test_two_to_six_play() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert len(fresh(seats).hand) == seats
    odd: tuple[Json, ...] = (1, 7, True, "2", None, 2.0)
    for raw in odd:
        with pytest.raises(BadInput):
            dominion.options({"seats": raw})


@rule("D.setup.deck")
def test_ten_cards_are_shuffled_and_five_drawn() -> None:
    p = fresh()
    assert p.stack[-1] == ("shuffle", -1, 0)
    play(p, "shuffle copper*4 estate copper*3 estate*2")
    assert same(p.hand[0], "copper*4 estate")
    assert p.deck[0] == cards("copper*3 estate*2")
    play(p, "shuffle estate*3 copper*7")
    assert same(p.hand[1], "estate*3 copper*2")
    assert dominion.to_move(p) == 0


@rule("D.setup.supply")
def test_seventeen_piles() -> None:
    p = fresh()
    assert len(p.supply) == 17
    board = dominion.view(p, 0)["board"]
    assert isinstance(board, dict)
    piles = board["supply"]
    assert isinstance(piles, list)
    first = [pile["card"] for pile in piles[:7] if isinstance(pile, dict)]
    assert first == ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
    assert board["kingdom"] == [
        "cellar", "moat", "merchant", "village", "workshop", "militia", "remodel", "smithy", "market", "mine",
    ]  # fmt: skip


@rule("D.setup.treasures")
@pytest.mark.parametrize(("seats", "copper", "silver", "gold"), [
    (2, 46, 40, 30), (3, 39, 40, 30), (4, 32, 40, 30), (5, 85, 80, 60), (6, 78, 80, 60),
])  # fmt: skip
def test_treasure_piles(seats: int, copper: int, silver: int, gold: int) -> None:
    supply = fresh(seats).supply
    assert (supply["c"], supply["s"], supply["g"]) == (copper, silver, gold)


@rule("D.setup.victory")
@pytest.mark.parametrize(("seats", "estates", "provinces"), [
    (2, 8, 8), (3, 12, 12), (4, 12, 12), (5, 12, 15), (6, 12, 18),
])  # fmt: skip
def test_victory_piles(seats: int, estates: int, provinces: int) -> None:
    supply = fresh(seats).supply
    assert (supply["e"], supply["d"], supply["p"]) == (estates, estates, provinces)


@rule("D.setup.curses")
def test_ten_curses_for_each_further_player() -> None:
    assert [fresh(seats).supply["x"] for seats in (2, 3, 4, 5, 6)] == [10, 20, 30, 40, 50]


@rule("D.setup.kingdom")
def test_kingdom_piles_of_ten_and_gardens_as_a_victory_pile() -> None:
    two, three = fresh(2, "sleight_of_hand").supply, fresh(3, "sleight_of_hand").supply
    assert two["H"] == 8
    assert three["H"] == 12
    assert two["V"] == three["V"] == 10


@rule("D.setup.choice")
def test_the_ten_come_from_a_set_from_chance_or_from_the_players() -> None:
    own: list[Json] = [*sorted(SETS["deck_top"])]
    assert sorted(fresh(kingdom=own).supply) == sorted(fresh(kingdom="deck_top").supply)
    p = fresh(kingdom="random")
    assert p.stack[-1] == ("randomizer", -1)
    assert p.supply == {}
    dominion.apply(p, "ZYXWVUTSRQPONMLKJIHGFEDCBA")
    assert set(p.supply) == set("csgedpx" + "ZYXWVUTSRQ")
    nine = own[:9]
    bad: list[Json] = [[*nine, own[0]], nine, [*nine, "copper"], [*nine, "atlantis"], [*nine, 3], "no_set", {}]
    for kingdom in bad:
        with pytest.raises(BadInput):
            dominion.options({"kingdom": kingdom})


def test_a_kingdom_is_suggested_and_single_cards_drawn_again() -> None:
    ten = dominion.suggest({"kingdom": "random"}, Rng("a"))["kingdom"]
    assert isinstance(ten, list)
    assert len(set(map(str, ten))) == 10
    again = dominion.suggest({"kingdom": [None, *ten[1:]]}, Rng("b"))["kingdom"]
    assert isinstance(again, list)
    assert len(set(map(str, again)) & set(map(str, ten))) == 9
    assert dominion.suggest({"kingdom": "deck_top"}, Rng("c"))["kingdom"] == "deck_top"


@rule("D.setup.first")
def test_chance_picks_the_first_player_and_a_rematch_the_one_left_of_the_winner() -> None:
    p = fresh(3, first=None)
    assert dominion.legal(p) == ["0", "1", "2"]
    play(p, "2")
    assert p.current == 2
    assert p.stack[-1] == ("shuffle", -1, 2)

    options = dominion.options({"seats": 3})
    over = table("province", hands=["", "duchy"])
    over.phase, over.stack = "over", []
    assert dominion.rematch(over, options)["first"] == 1
    over.hand = [cards("estate"), "", cards("estate*9")]
    assert dominion.rematch(over, options)["first"] == 0
    over.turns, over.hand = [5, 5, 5], [cards("duchy"), cards("duchy"), ""]
    assert dominion.rematch(over, options)["first"] is None


@rule("D.setup.sets")
def test_six_recommended_sets() -> None:
    assert list(SETS) == [
        "first_game", "size_distortion", "deck_top", "sleight_of_hand", "improvements", "silver_and_gold",
    ]  # fmt: skip
    for name, ten in SETS.items():
        p = fresh(kingdom=name)
        assert p.set == name
        assert {NAME[c] for c in p.supply if c < "a"} == set(ten)
        assert len(set(ten)) == 10
    used = {slug for ten in SETS.values() for slug in ten}
    assert len(used) == 26


@pytest.mark.parametrize("raw", [None, [], {"sets": 1}, {"auto": 1}, {"first": 2}, {"first": True}, {"first": -1}])
def test_odd_options_are_refused(raw: Json) -> None:
    with pytest.raises(BadInput):
        dominion.options(raw)

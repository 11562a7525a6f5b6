"""Setting up, picking, the order of turns."""

from __future__ import annotations

import pytest
from rules.smallworld.table import moves, play, reasons, seen, table, told

from ludoteka import smallworld
from ludoteka.game import CHANCE, BadInput
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.rules import rule
from ludoteka.smallworld.content.maps import FACES
from ludoteka.smallworld.content.professions import PROFESSIONS
from ludoteka.smallworld.content.races import RACES
from ludoteka.smallworld.position import MURLOC, Position, land


def start(seats: int, seed: str = "a", **options: Json) -> Position:
    """A table played up to the first question to a seat."""
    p = smallworld.new(smallworld.options({"seats": seats, **options}))
    rng = Rng(seed)
    while smallworld.to_move(p) == CHANCE:
        smallworld.apply(p, smallworld.sample(p, rng))
    return p


@rule("S.setup.boards", "S.setup.rounds")
@pytest.mark.parametrize(("seats", "sizes", "rounds"), [(2, "LS", 10), (3, "LMS", 10), (4, "LMMS", 9), (5, "LLMSS", 8)])
def test_boards_and_rounds_by_players(seats: int, sizes: str, rounds: int) -> None:
    seen = set()
    for seed in range(12):
        p = start(seats, str(seed))
        assert "".join(FACES[face].size for face in p.faces) == sizes
        assert len({FACES[face].board for face in p.faces}) == len(p.faces)
        assert p.rounds == rounds
        seen |= set(p.faces)
    assert {face[-1] for face in seen} == {"a", "b"}
    assert all(land(p).continent[n] == land(p).continent[r] for r in range(len(p.holder)) for n in land(p).near[r])


@rule("S.setup.row")
def test_six_combinations_on_offer() -> None:
    p = start(3)
    assert len(p.row_race) == len(p.row_badge) == 6
    assert p.row_coins == [0] * 6
    assert len(p.banners) == 10
    assert len(p.badges) == 14
    assert sorted(p.banners + p.row_race) == sorted(RACES)


@rule("S.setup.murlocs", "S.setup.places")
def test_murlocs_on_symbols_and_tokens_on_letters() -> None:
    p = start(4)
    where = land(p)
    assert all((p.holder[r] == MURLOC) == where.has(r, "murloc") for r in range(len(p.holder)))
    assert all(p.tokens[r] == (p.holder[r] == MURLOC) for r in range(len(p.holder)))
    assert p.hidden == where.masks["letter"]
    assert p.hidden.bit_count() == 4
    assert len(seen(p, 0)["unseen"]) == 12


@rule("S.setup.mountains")
def test_a_mountain_costs_one_more_and_stays() -> None:
    p = table("orcs farming", "trolls mining", board="P1a.1:a1 P1a.3:a1 P1a.4:b1", hand=[4, 0])
    play(p, "conquer P1a.4")  # 2 + 1 mountain + 1 token
    assert p.hand[0] == 0
    p.seat, p.stack, p.hand = 1, [("conquer", 1)], [0, 9]
    p.holder[land(p).index["P1a.2"]] = 1
    p.tokens[land(p).index["P1a.2"]] = 1
    assert [part["key"] for part in reasons(p, 1, "region.P1a.4")["price"]["parts"]] == [
        "region",
        "mountain",
        "tokens",
        "trolls",
    ]


@rule("S.setup.coins")
def test_coins_are_secret_until_the_end() -> None:
    p = start(3)
    assert p.coins == [5, 5, 5]
    for viewer in (None, 0, 1, 2):
        assert [one["coins"] for one in seen(p, viewer)["players"]] == [
            5 if seat == viewer else None for seat in range(3)
        ]
    p = table("orcs farming", "trolls mining", round=10)
    p.seat, p.first, p.stack = 1, 0, [("next_turn", 1)]
    smallworld._steps.run(p)
    assert [one["coins"] for one in seen(p, None)["players"]] == [5, 5]


@rule("S.setup.first")
def test_chance_names_the_first_player() -> None:
    assert {start(5, str(seed)).first for seed in range(30)} == {0, 1, 2, 3, 4}
    assert start(3, first=2).first == 2


@rule("S.turn.order")
def test_clockwise_and_everyone_in_the_last_round() -> None:
    p = start(3, first=1, boards=["L1a", "M1a", "S1a"])
    order = []
    rng = Rng("order")
    while (who := smallworld.to_move(p)) is not None:
        if who != CHANCE and (not order or len(order) < p.turns):
            order.append(p.seat)
        smallworld.apply(p, smallworld.sample(p, rng) if who == CHANCE else rng.pick(smallworld.legal(p)))
    assert order == [1, 2, 0] * 10


@rule("S.turn.kinds")
def test_pick_first_then_go_on_or_decline() -> None:
    p = table("", "trolls mining", ask="turn")
    assert moves(p) == [f"pick {n}" for n in range(6)]
    p = table("orcs farming", "trolls mining", board="P1a.1:a3", ask="turn")
    assert "decline" in moves(p)
    assert moves(p, "conquer ")
    p = table("", "trolls mining", ask="turn")
    play(p, "pick 0", p.banners[0], p.badges[0])
    assert "decline" not in moves(p)


@rule("S.pick.cost")
def test_a_coin_on_each_above_and_the_coins_found() -> None:
    p = table("", "trolls mining", ask="pick", row_coins=[0, 2, 0, 1, 0, 0])
    race, badge = p.row_race[3], p.row_badge[3]
    events = play(p, "pick 3")
    assert p.coins[0] == 5 - 3 + 1
    assert p.row_coins[:3] == [1, 3, 1]
    assert (p.race[0], p.badge[0]) == (race, badge)
    assert told(events, "picked")[0]["cost"] == 3
    p = table("", "trolls mining", ask="pick", coins=[1, 5])
    assert moves(p) == ["pick 0", "pick 1"]


@rule("S.pick.tokens", "S.example.pick")
def test_tokens_are_banner_plus_badge() -> None:
    row = ["forsaken", "orcs", "naga", "humans", "gnomes", "dwarves"]
    badges = ["herbalist", "mining", "ranger", "farming", "fishing", "sailing"]
    p = table(
        "", "trolls explorer", ask="pick", row_race=row, row_badge=badges, banners=[], badges=[], **rest(row, badges)
    )
    play(p, "pick 0")
    assert p.hand[0] == 4 + 6 == 10


def rest(row: list[str], badges: list[str]) -> dict[str, list[str]]:
    """The banners and badges that are nowhere else, under the stack and discarded."""
    return {
        "below": [race for race in RACES if race not in {*row, "trolls"}],
        "dropped": [badge for badge in PROFESSIONS if badge not in {*badges, "explorer"}],
    }


@rule("S.pick.no_more")
def test_new_tokens_never_exceed_the_tray() -> None:
    p = table("night_elves farming", "", board="P1a.1:a9", relics="spirit_healer:P1a.1")
    play(p, "stop", "spread")
    assert p.tokens[land(p).index["P1a.1"]] == 9  # the tray of the Night Elves is empty
    p = table("night_elves farming", "", board="P1a.1:a8", relics="spirit_healer:P1a.1")
    play(p, "stop", "spread")
    assert p.tokens[land(p).index["P1a.1"]] == 9


@rule("S.pick.refill")
def test_the_column_moves_up_and_fills() -> None:
    p = table("", "trolls mining", ask="pick", row_coins=[0, 0, 0, 2, 0, 0])
    before = p.row_race[:]
    play(p, "pick 1")
    assert smallworld.to_move(p) == CHANCE
    new = p.banners[0]
    play(p, new, p.badges[0])
    assert p.row_race == [before[0], *before[2:], new]
    assert p.row_coins == [1, 0, 2, 0, 0, 0]


@rule("S.pick.refill")
def test_discarded_badges_are_shuffled_and_banners_come_from_below() -> None:
    row = ["forsaken", "orcs", "naga", "humans", "gnomes", "dwarves"]
    badges = ["herbalist", "mining", "ranger", "farming", "fishing", "sailing"]
    more = rest(row, badges)
    p = table("", "trolls explorer", ask="pick", row_race=row, row_badge=badges, banners=[], badges=[], **more)
    first = more["below"][0]
    play(p, "pick 0")
    assert p.row_race[-1] == first  # in the order in which they were put there: no chance
    assert sorted(moves(p)) == sorted(more["dropped"])
    play(p, "blacksmith")
    assert p.dropped == []
    assert "blacksmith" not in p.badges


@pytest.mark.parametrize(
    "raw",
    [
        {"seats": 1},
        {"seats": 6},
        {"seats": 3, "variant": "murlocs"},
        {"seats": 2, "boards": ["L1a"]},
        {"seats": 4, "boards": ["L1a", "M1a", "M1b", "S1a"]},
        {"seats": 2, "murlocs": 16},
        {"seats": True},
        {"seats": 2, "first": 2},
        {"seats": 2, "oops": 1},
    ],
)
def test_wrong_options_are_refused(raw: dict[str, Json]) -> None:
    with pytest.raises(BadInput):
        smallworld.options(raw)


def test_suggested_boards_are_legal_options() -> None:
    for seats in (2, 3, 4, 5):
        chosen = smallworld.suggest({"seats": seats}, Rng(seats))
        assert smallworld.options(dict(chosen)) == chosen
        assert smallworld.rematch(start(seats, first=seats - 1), chosen)["first"] == 0

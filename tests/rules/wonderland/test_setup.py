"""Setting up the table, the words of the rules, the content tables."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from rules.wonderland.table import (
    KEEP,
    MEADOW,
    POOL,
    TULGEY,
    WITZEND,
    asked,
    duel,
    fight,
    legal,
    play,
    run,
    setup_game,
    table,
    units,
)

from ludoteka import wonderland
from ludoteka.game import CHANCE, BadInput
from ludoteka.rng import Rng
from ludoteka.rules import rule
from ludoteka.wonderland.content import allies, board, chips, factions, forge, quests, tea, wonderlandians
from ludoteka.wonderland.position import Table, adjacent, opponents, owned, region_name, units_in


def laid(seats: int, **options: object) -> Table:
    """A game played by chance and first moves until the first chair is chosen."""
    p = setup_game(seats, **options)  # type: ignore[arg-type]
    rng = Rng("laid", seats)
    while asked(p) not in ("choose_chair", "place_poison"):
        play(p, wonderland.sample(p, rng) if wonderland.to_move(p) == CHANCE else wonderland.legal(p)[0])
    return p


@rule("W.setup.board", "W.setup.tea", "W.setup.wonderlandians")
@pytest.mark.parametrize(("seats", "places"), [(2, 11), (3, 11), (4, 12), (5, 13)])
def test_the_table_is_laid(seats: int, places: int) -> None:
    p = laid(seats)
    assert len(p.places) == places
    assert all(p.places)
    assert len(p.tea_deck) == 30 - places
    assert all(card.startswith("1-") for card in p.places)
    assert sum(bool(tile) for tile in p.tiles) == (4 if seats == 2 else 5)
    assert len(set(p.tiles)) == 5
    assert len(set(p.wonder_row)) == 3
    assert not set(p.wonder_row) & set(p.wonder_deck)


@rule("W.setup.allies")
def test_ally_sets() -> None:
    assert setup_game(3, allies="C").sets == "CCCCC"
    assert setup_game(3, allies="ABCDA").sets == "ABCDA"
    p = setup_game(3, factions=["alice", "queen", "hatter"], allies="mixed")
    assert asked(p) == "ally_lot"
    play(p, "D", "A", "B", "C", "A")
    assert p.sets == "DABCA"
    p = laid(4)
    for letter in chips.ALLIES:
        assert p.supply[letter] == chips.BY_LETTER[letter].amount - sum(bag.count(letter) for bag in p.bag)


@rule("W.setup.pool")
def test_pools() -> None:
    p = laid(4)
    assert p.madness == 29 - 8
    assert p.double_madness == 5 - 4
    assert p.shard_pool + sum(p.shards) == 80


@rule("W.setup.marker")
def test_the_die_moves_the_marker() -> None:
    p = setup_game(3, factions=["alice", "queen", "hatter"])
    play(p, "0", "steady", "late", "rising", "leap", "stairs")
    assert asked(p) == "marker_roll"
    assert p.marker == KEEP
    play(p, "2")
    assert p.marker == WITZEND


@rule("W.setup.player", "W.setup.bag")
def test_players_start_with() -> None:
    p = laid(3)
    for who in range(3):
        assert p.bag[who] == "111233gmmM"
        assert p.reserve[who] == 10
        assert p.might[who] == 1
        assert p.vp[who] == 0
        assert p.shield[who]
        assert p.abilities[who] == ()
        assert p.castles[who] == (0, 0, 0, 0, 0)
    assert len(set(p.faction)) == 3


@rule("W.setup.quest")
def test_one_of_two_quests_is_kept() -> None:
    p = setup_game(3)
    rng = Rng("quests")
    while asked(p) != "keep_quest":
        play(p, wonderland.sample(p, rng))
    who = p.stack[-1][1]
    kept, other = p.hand[who]
    told = play(p, f"keep {kept}")
    assert p.hand[who] == (kept,)
    assert other in p.quest_deck
    assert told[0].to == (who,)
    assert told[0].veiled == ("quest-kept-hidden", {"who": who})


@rule("W.setup.shards", "W.setup.first")
@pytest.mark.parametrize(("seats", "shards"), [(2, [2, 1]), (3, [3, 2, 1]), (4, [3, 2, 2, 1]), (5, [3, 2, 2, 1, 0])])
def test_starting_shards_follow_the_turn_order(seats: int, shards: list[int]) -> None:
    p = setup_game(seats, factions=list(factions.IDS[:seats]))
    play(p, "1")
    assert p.first == 1
    p = laid(seats)
    assert [p.shards[(p.first + i) % seats] for i in range(seats)] == shards


@rule("W.setup.poison")
def test_the_jabberwock_has_poison() -> None:
    p = laid(4, factions=["jabberwock", "alice", "queen", "hatter"])
    assert p.poison == 6
    assert laid(3, factions=["cheshire", "alice", "queen"]).poison == 0


@rule("W.setup.wagers")
def test_wagers_name_only_factions_in_the_battle() -> None:
    p = table("alice", "queen", "hatter", "cheshire")
    units(p, 0, KEEP, 1)
    units(p, 2, KEEP, 1)
    fight(p)
    assert p.stack[-1] == ("wager", 1)
    assert legal(p) == ["wager 0", "wager 2", "no"]


# words


@rule("W.term.unit")
def test_units() -> None:
    p = table()
    units(p, 0, POOL, 2, "walrus", leader=True, castle=2)
    assert units_in(p, 0, POOL) == 4


@rule("W.term.opponent")
def test_opponents_have_units_and_have_not_bust() -> None:
    p = table("alice", "queen", "hatter", "cheshire")
    p.battle = KEEP
    p.state = ["fight", "stop", "bust", ""]
    assert opponents(p, 0) == [1]


@rule("W.term.adjacent", "W.note.two_adjacent")
def test_the_ring() -> None:
    p = table()
    assert [region_name(r) for r in adjacent(p, KEEP)] == ["meadow", "tulgey_wood"]
    assert POOL in adjacent(p, WITZEND)
    two = table("alice", "queen")
    assert two.closed == MEADOW
    assert adjacent(two, KEEP) == (POOL, TULGEY)


@rule("W.term.chip_type")
def test_chip_types() -> None:
    kinds = {chip.kind for chip in chips.CHIPS}
    assert len(kinds) == 5 + 1 + 1 + 12 + 1 + 1
    assert chips.KIND["1"] == chips.KIND["3"] == "faction"
    assert chips.KIND["m"] == chips.KIND["M"] == "madness"
    assert chips.BY_LETTER["g"].level == 1


@rule("W.term.exhaust", "W.result.cleanup")
def test_active_chips_are_exhausted_after_the_battle() -> None:
    p = duel("12333")
    play(p, "faction2", "faction1", "stop", "stop", "no")
    assert p.active == ["", "", ""]
    assert p.exhausted[0] == "2"
    assert p.strength == [0, 0, 0]


@rule("W.gain.bag")
def test_gained_chips_go_into_the_bag() -> None:
    p = table()
    run(p, ("gain", 0, ("ally K",)))
    assert "K" in p.bag[0]
    assert p.supply["K"] == 6


# content


def test_content_has_the_printed_counts() -> None:
    assert [len(deck) for deck in tea.DECKS] == [30, 30, 30]
    assert len(quests.QUESTS) == 30
    assert set(Counter(quest.region for quest in quests.QUESTS).values()) == {6}
    assert len(wonderlandians.CARDS) == 24
    assert len(wonderlandians.FIGURES) == 13
    assert sum(bool(card.figures) for card in wonderlandians.CARDS) == 12
    assert len(factions.FACTIONS) == 5
    assert len(allies.ALLIES) == 21
    assert len(board.TILES) == 6
    for faction in factions.IDS:
        for first_print in (False, True):
            four = [factions.BY_ID[a].sort for a in factions.abilities(faction, first_print)]
            assert Counter(four) == {"artifact": 2, "passive": 2}
    for kind in chips.ALLY_KINDS:
        assert sum(chip.amount for chip in chips.CHIPS if chip.kind == kind) == 19
    marks = {mark for mark, _ in board.FORGE_MARKS}
    assert {2, 5} <= marks
    assert 8 not in marks
    assert forge.TWO.castle_max == 7
    assert forge.TWO.rows != forge.MANY.rows


def test_tea_decks_hold_every_kind_of_card() -> None:
    every = {"ally", "any", "shield", "wonderlandian", "ability", "discard", "castle", "leader", "purge", "forge"}
    for deck in tea.DECKS:
        found = {bonus.split()[0] for card in deck for bonus in card.gain + card.or_gain + card.dark}
        assert every <= found
        assert {"quest1", "quest2"} <= found
        assert sum(bool(card.or_gain) for card in deck) == 5
        assert sum(bool(card.dark) for card in deck) == 4
        assert sum(len(card.units) == 2 for card in deck) == 4
        assert sum(card.die for card in deck) == 8
    strength = [sum(sum(card.units) for card in deck) for deck in tea.DECKS]
    assert strength == sorted(strength)


def test_every_row_tells_its_source() -> None:
    sources = set(get_args(board.Source))
    rows = [*board.REGIONS, *board.TILES, *chips.CHIPS, *allies.ALLIES, *quests.QUESTS, *wonderlandians.CARDS]
    rows += [*factions.ABILITIES, *factions.FACTIONS, *tea.CARDS.values(), forge.MANY, forge.TWO, *forge.MANY.between]
    assert {row.source for row in rows} <= sources


@pytest.mark.parametrize(
    "raw",
    [
        [], {"seats": 1}, {"seats": 6}, {"seats": "3"}, {"seats": True}, {"allies": "E"}, {"allies": "AB"},
        {"allies": 3},
        {"first_print": 1}, {"seats": 3, "factions": ["alice", "alice", "queen"]}, {"seats": 3, "factions": ["alice"]},
        {"seats": 2, "factions": ["alice", "rabbit"]}, {"more": 1},
    ],
)  # fmt: skip
def test_odd_options_are_refused(raw: object) -> None:
    with pytest.raises(BadInput):
        wonderland.options(raw)  # type: ignore[arg-type]


def test_suggested_options_leave_nothing_to_chance() -> None:
    found = wonderland.suggest(
        {"seats": 4, "factions": ["random", "queen", "random", "random"], "allies": "mixed"}, Rng("s")
    )
    chosen = found["factions"]
    assert isinstance(chosen, list)
    assert chosen[1] == "queen"
    assert len({str(faction) for faction in chosen}) == 4
    assert "random" not in chosen
    assert len(str(found["allies"])) == 5
    assert wonderland.options(dict(found)) == found
    assert owned(laid(2), 0)

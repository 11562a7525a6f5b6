"""The Tea Party: walking, the head of the table, entering, its end; bonuses of cards; leaders."""

from __future__ import annotations

import pytest
from rules.wonderland.table import (
    KEEP,
    MEADOW,
    POOL,
    TULGEY,
    WITZEND,
    asked,
    keys,
    legal,
    play,
    run,
    setup_game,
    table,
    units,
)

from ludoteka import wonderland
from ludoteka.rng import Rng
from ludoteka.rules import rule
from ludoteka.wonderland.content.tea import CARDS
from ludoteka.wonderland.position import HEAD, Table
from ludoteka.wonderland.setup import deck_of_round
from ludoteka.wonderland.tea import first_of_party


def party(*factions: str, round: int = 1, first_print: bool = False) -> Table:
    """A laid tea table: the first cards of the deck on the chairs, seat 0 to begin."""
    p = table(*factions, round=round, phase="tea", first_print=first_print)
    deck = deck_of_round(round)
    n = len(p.places)
    p.places, p.tea_deck = list(deck[:n]), deck[n:]
    return p


def turn(p: Table, who: int = 0) -> Table:
    """The turn of a seat."""
    return run(p, ("tea_turn", who))


def lay(p: Table, *cards: str) -> Table:
    """Only these cards on the table, from chair 0 on; the rest of the deck face down."""
    p.places = [*cards, *[""] * (len(p.places) - len(cards))]
    p.tea_deck = tuple(c for c in deck_of_round(p.round) if c not in cards)
    return p


def gained(*bonuses: str, factions: tuple[str, ...] = (), **fields: object) -> Table:
    """A table with bonuses about to be gained by seat 0."""
    p = table(*factions, phase="tea")
    for name, value in fields.items():
        getattr(p, name)[0] = value
    return run(p, ("gain", 0, bonuses))


@rule("W.tea.turn", "W.tea.keep")
def test_a_turn_takes_a_card_on_the_way() -> None:
    p = party("queen", "alice", "hatter")
    p.chair = [3, 5, HEAD]
    p.places[3] = p.places[5] = ""
    turn(p)
    assert legal(p) == ["sit 4", "sit 6", "sit 7", "sit 8", "sit 9", "sit 10", "head"]
    card = p.places[6]
    play(p, "sit 6")
    assert p.chair[0] == 6
    assert p.cards[0] == (card,)
    assert p.taken[0] == 1
    assert p.places[6] == ""
    board = wonderland.view(p, 1)["board"]
    assert isinstance(board, dict)
    assert board["players"][0]["cards"] == [card]  # type: ignore[index, call-overload]


@rule("W.tea.head", "W.bonus.die", "W.note.head_start")
def test_passing_the_head_rolls_and_refills() -> None:
    p = party("queen", "alice", "hatter")
    assert "head" not in legal(turn(p))
    p = party("queen", "alice", "hatter")
    p.chair = [9, 4, HEAD]
    p.places[9] = p.places[4] = p.places[2] = ""
    turn(p)
    play(p, "head", "3")
    assert p.shards[0] == 3
    first, second = p.tea_deck[:2]
    assert p.stack[-1] == ("tea_draw", -1, 2)
    play(p, first, second)
    assert p.places[2] == first
    assert p.places[9] == second  # the chair just left is refilled, the one with a leader is not
    assert p.places[4] == ""
    assert "head" not in legal(p)
    assert "sit 9" in legal(p)
    play(p, "sit 2")
    assert p.chair[0] == 2


@rule("W.tea.enter")
def test_with_all_cards_the_leader_enters() -> None:
    p = party("queen", "alice", "hatter")
    p.taken[0] = 4
    turn(p)
    assert legal(p) == [f"enter {r}" for r in ("red_keep", "tulgey_wood", "witzend", "pool_of_tears", "meadow")]
    play(p, "enter witzend")
    assert p.leader[0] == WITZEND
    assert p.chair[0] == -2
    assert p.stack[-1][1] == 1
    two = party("queen", "alice")
    two.taken[0] = 4
    assert asked(turn(two)) == "choose_chair"
    two = party("queen", "alice")
    two.taken[0] = 5
    assert "enter meadow" not in legal(turn(two))


@rule("W.tea.end.madness", "W.note.most_shards")
def test_madness_at_the_end_of_the_party() -> None:
    p = party("queen", "alice", "hatter")
    p.shards = [5, 5, 2]
    p.shard_pool -= 12
    before = p.madness
    run(p, ("party_end",))
    assert [bag.count("m") for bag in p.bag] == [4, 4, 3]
    assert p.shards == [2, 2, 2]
    assert p.madness == before - 5
    none = party("queen", "alice", "hatter")
    run(none, ("party_end",))
    assert [bag.count("m") for bag in none.bag] == [3, 3, 3]


@rule("W.tea.end.madness")
def test_too_few_madness_chips() -> None:
    p = party("queen", "alice", "hatter")
    p.madness = 4
    p.shards = [5, 5, 2]
    run(p, ("party_end",))
    assert [bag.count("m") for bag in p.bag] == [3, 3, 3]
    assert p.shards == [5, 5, 2]
    p = party("queen", "alice", "hatter")
    p.madness = 2
    run(p, ("party_end",))
    assert [bag.count("m") for bag in p.bag] == [2, 2, 2]


@rule("W.tea.table", "W.note.first_tie")
def test_a_new_party() -> None:
    p = table("queen", "alice", "hatter", round=1)
    p.vp = [7, 4, 4]
    units(p, 1, KEEP, 2)
    units(p, 2, KEEP, 1)
    p.leader = [KEEP, WITZEND, -1]
    assert first_of_party(p) == 2
    units(p, 2, POOL, 2)
    p.shards = [0, 2, 3]
    p.leader = [KEEP, -1, -1]
    units(p, 1, POOL, 1)
    assert first_of_party(p) == 2
    p.shards = [0, 3, 3]
    p.first = 1
    assert first_of_party(p) == 2
    p.first = 2
    assert first_of_party(p) == 1
    p.shards = [0, 2, 3]
    p.first_print = True
    assert first_of_party(p) == 1
    p.first_print = False
    run(p, ("party",))
    assert p.round == 2
    assert p.chair == [HEAD] * 3
    assert p.leader == [-1] * 3
    assert asked(p) == "tea_draw"
    assert all(card.startswith("2-") for card in p.tea_deck)


# bonuses


@rule("W.bonus.units")
def test_units_go_to_one_region_and_two_symbols_to_two() -> None:
    p = gained("units 2", "units 1", factions=("hatter", "alice", "queen"))
    assert "place 2 witzend" in legal(p)
    play(p, "place 2 witzend")
    play(p, "place 1 meadow")
    assert p.supporters[0] == (0, 0, 2, 0, 1)
    assert p.reserve[0] == 7
    assert not p.stack


@rule("W.bonus.units", "W.war.loss.supply")
def test_lost_figures_come_back_in_place_of_supporters() -> None:
    p = gained("units 2", figures=(("walrus", -1),), factions=("hatter", "alice", "queen"))
    play(p, "place 2 pool_of_tears")
    assert legal(p) == ["supporter", "figure walrus"]
    play(p, "figure walrus")
    assert p.figures[0] == (("walrus", POOL),)
    assert p.supporters[0][POOL] == 1


@rule("W.limit.supporters")
def test_without_supporters_units_may_move() -> None:
    p = table("hatter", "alice", "queen", phase="tea")
    units(p, 0, KEEP, 9)
    units(p, 0, TULGEY, 1)
    run(p, ("gain", 0, ("units 2",)))
    play(p, "place 2 meadow")
    assert legal(p) == ["from red_keep", "from tulgey_wood", "no"]
    play(p, "from red_keep", "no")
    assert p.supporters[0] == (8, 1, 0, 0, 1)


@rule("W.bonus.ally", "W.limit.ally")
def test_named_allies() -> None:
    p = gained("ally R")
    assert p.bag[0].count("R") == 1
    assert p.supply["R"] == 6
    p = table(phase="tea")
    p.supply["R"] = 0
    run(p, ("gain", 0, ("ally R",)))
    assert legal(p) == ["ally card_soldier2", "ally flamingo2", "ally creature2", "ally red_rook2", "no"]
    play(p, "ally creature2")
    assert "C" in p.bag[0]


@rule("W.bonus.any_ally")
def test_any_ally_of_a_level() -> None:
    p = gained("any 1")
    assert legal(p)[0] == "ally forge"
    assert len(legal(p)) == 6
    play(p, "ally flamingo1")
    assert "f" in p.bag[0]
    assert len(legal(gained("any 2"))) == 5


@rule("W.bonus.discard_shards")
def test_discard_shards_or_as_many_as_one_has() -> None:
    p = table(phase="tea")
    p.shards[0] = 1
    p.shard_pool -= 1
    run(p, ("gain", 0, ("discard 2",)))
    assert p.shards[0] == 0
    assert p.shard_pool == 80


@rule("W.bonus.die", "W.bonus.discard_shards")
def test_bonuses_come_in_any_order() -> None:
    p = table(phase="tea")
    p.shards[0] = 1
    p.shard_pool -= 1
    run(p, ("gain", 0, ("die", "discard 2")))
    assert legal(p) == ["roll", "discard"]
    play(p, "discard", "2")
    assert p.shards[0] == 2


@rule("W.bonus.shield")
def test_a_broken_shield_turns_whole() -> None:
    assert gained("shield", shield=False).shield[0]
    assert gained("shield").shield[0]


@rule("W.bonus.wonderlandian")
def test_a_wonderlandian_joins() -> None:
    p = table(phase="tea")
    p.wonder_row = ["walrus", "glove", "tweedles"]
    p.wonder_deck = ("duchess", "oyster", "horn")
    run(p, ("gain", 0, ("wonderlandian", "wonderlandian", "wonderlandian")))
    play(p, "recruit walrus", "set meadow", "duchess")
    assert p.figures[0] == (("walrus", MEADOW),)
    assert p.wonder_row == ["duchess", "glove", "tweedles"]
    play(p, "recruit glove", "horn")
    assert p.bag[0].count("v") == 2
    play(p, "recruit tweedles", "set red_keep", "set witzend", "oyster")
    assert p.figures[0][1:] == (("tweedledum", KEEP), ("tweedledee", WITZEND))
    assert p.wonder[0] == ("walrus", "glove", "tweedles")


@rule("W.bonus.ability")
def test_any_covered_ability() -> None:
    p = table("alice", "queen", "hatter", phase="tea")
    p.abilities[0] = ("sword_of_hope",)
    run(p, ("gain", 0, ("ability",)))
    assert legal(p) == ["uncover everywhere_at_once", "uncover love_of_learning", "uncover support_of_the_people"]
    play(p, "uncover love_of_learning")
    assert p.abilities[0] == ("sword_of_hope", "love_of_learning")


@rule("W.bonus.castle", "W.castle")
def test_a_castle_where_one_has_none() -> None:
    p = table(phase="tea")
    units(p, 0, KEEP, castle=2)
    run(p, ("gain", 0, ("castle",)))
    assert "castle red_keep" not in legal(p)
    play(p, "castle pool_of_tears")
    assert p.castles[0] == (2, 0, 0, 2, 0)
    assert p.supporters[0] == (0, 0, 0, 0, 0)


@rule("W.bonus.leader")
def test_the_leader_grows_to_six() -> None:
    assert gained("leader").might[0] == 2
    p = table(phase="tea")
    p.might[0], p.shards[0] = 6, 2
    run(p, ("gain", 0, ("leader",)))
    assert legal(p) == ["discard 1", "no"]
    play(p, "discard 1")
    assert (p.might[0], p.shards[0]) == (6, 1)
    first = table(phase="tea", first_print=True)
    first.might[0], first.shards[0] = 6, 2
    run(first, ("gain", 0, ("leader",)))
    assert first.shards[0] == 1


@rule("W.bonus.purge", "W.note.purged")
def test_plain_madness_leaves_the_bag_for_good() -> None:
    p = gained("purge", "purge", "purge")
    assert p.bag[0] == "111233gM"
    assert p.removed == "mm"
    p = table(phase="tea")
    p.bag[0], p.track[0] = "1M", "m"
    run(p, ("gain", 0, ("purge",)))
    assert p.bag[0] == "1M"
    assert p.track[0] == "m"


@rule("W.bonus.quest")
def test_quest_cards() -> None:
    p = table(phase="tea")
    p.hand[0] = ("eat_me",)
    run(p, ("gain", 0, ("quest1",)))
    play(p, "drink_me")
    assert p.hand[0] == ("drink_me", "eat_me")
    run(p, ("gain", 0, ("quest2",)))
    told = play(p, "call_the_clams", "dry_tale")
    assert told[0].to == (0,)
    assert len(legal(p)) == 4
    play(p, "drop eat_me")
    assert p.hand[0] == ("call_the_clams", "drink_me", "dry_tale")
    assert "eat_me" in p.quest_deck


@rule("W.bonus.forge", "W.note.tea_forge")
def test_a_tea_card_forges_from_the_bag() -> None:
    p = gained("forge")
    assert legal(p) == ["forge faction1", "forge faction2", "forge artifact", "forge forge", "no"]
    play(p, "forge faction1", "row 1")
    assert p.vp[0] == 4
    assert p.bag[0] == "11233gmmM"
    assert p.rows[0][0] == "1"


@rule("W.card.split")
def test_split_cards() -> None:
    card = next(card for card in CARDS.values() if card.or_gain == ("leader",))
    for half, might in (("upper", 1), ("lower", 2)):
        p = lay(party("hatter", "alice", "queen"), card.id)
        turn(p)
        play(p, "sit 0", half)
        assert p.might[0] == might
        assert ("f" in p.bag[0]) == (half == "upper")
        assert asked(p) == "bonuses"
        assert "place 2 meadow" in legal(p)


@rule("W.card.corrupted")
def test_corrupted_cards() -> None:
    card = next(card for card in CARDS.values() if card.dark == ("ally r",))
    for choice, roses, shards in (("corrupt", 2, 2), ("leave", 1, 0)):
        p = lay(party("hatter", "alice", "queen"), card.id)
        turn(p)
        play(p, "sit 0", choice)
        play(p, "place 2 meadow")
        if choice == "corrupt":
            play(p, "2")
        assert p.bag[0].count("r") == roses
        assert p.shards[0] == shards


# leaders


@rule("W.leader.alice")
def test_alice_walks_the_other_way() -> None:
    p = party("alice", "queen", "hatter")
    p.chair = [2, HEAD, HEAD]
    p.places[2] = ""
    assert legal(turn(p)) == ["sit 1", "sit 0", "head"]
    play(p, "head", "1", p.tea_deck[0])
    assert legal(p)[0] == "sit 10"


@rule("W.leader.queen")
def test_the_queen_spreads_her_supporters() -> None:
    p = gained("units 3", factions=("queen", "alice", "hatter"))
    play(p, "place 1 meadow", "place 1 red_keep", "place 1 witzend")
    assert p.supporters[0] == (1, 0, 1, 0, 1)
    assert "place 1 meadow" not in legal(gained("units 3", factions=("alice", "queen", "hatter")))


@rule("W.leader.cheshire")
def test_the_cat_gives_a_shard_away() -> None:
    p = party("cheshire", "queen", "hatter")
    run(p, ("roll", -1, 0, "W.bonus.die"))
    play(p, "2")
    assert legal(p) == ["give 1", "give 2", "no"]
    play(p, "give 2")
    assert p.shards == [1, 0, 1]
    run(p, ("roll", -1, 0, "W.bonus.die"))
    play(p, "1")
    assert not p.stack
    run(p, ("roll", -1, 1, "W.bonus.die"))
    play(p, "3")
    assert not p.stack


@rule("W.leader.hatter")
def test_the_hatter_has_a_party_of_his_own() -> None:
    p = party("hatter", "queen", "alice")
    p.chair = [5, 7, HEAD]
    p.places[5] = p.places[7] = p.places[1] = ""
    turn(p)
    assert "party" in legal(p)
    card = p.tea_deck[0]
    play(p, "party", card)
    assert p.places[1] == card
    assert "take 1" in legal(p)
    assert "no" in legal(p)
    play(p, "take 1")
    assert p.chair[0] == 5
    assert p.cards[0] == (card,)
    p = party("hatter", "queen", "alice")
    p.hosted = True
    assert "party" not in legal(turn(p))


@rule("W.leader.jabberwock", "W.jabberwock.optional")
def test_jaws_that_bite() -> None:
    p = table("jabberwock", "queen", "alice", round=0)
    run(p, ("party",))
    while asked(p) == "tea_draw":
        play(p, p.tea_deck[0])
    assert p.stack[-1] == ("place_poison", 0, 2)
    play(p, "poison 3")
    assert "poison 3" not in legal(p)
    play(p, "poison 4")
    assert (p.poisoned, p.poison) == ((3, 4), 3)
    p.turn = 0
    play(p, "sit 3")
    assert p.poison == 4
    assert "p" not in p.bag[0]
    p.stack = []
    run(p, ("take_card", 1, 4, False, False))
    assert "p" in p.bag[1]
    p.stack = []
    run(p, ("turn_end", 0))
    assert p.stack[-1] == ("place_poison", 0, 1)
    play(p, "no")
    p.poison = 0
    run(p, ("turn_end", 0))
    assert not p.stack


@rule("W.leader.jabberwock", "W.poison")
def test_left_over_poison_returns() -> None:
    p = party("jabberwock", "queen", "alice")
    p.poisoned, p.poison = (1, 2), 3
    run(p, ("party_end",))
    assert (p.poisoned, p.poison) == ((), 5)


@rule("W.leader.jabberwock")
def test_first_print_jaws() -> None:
    p = party("jabberwock", "queen", "alice", first_print=True)
    turn(p)
    assert p.stack[-1] == ("place_poison", 0, 1)
    play(p, "poison 0")
    assert asked(p) == "choose_chair"
    p.stack = []
    turn(p)
    assert asked(p) == "choose_chair"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_party_ends_in_a_war(seats: int) -> None:
    p, rng = setup_game(seats), Rng("party", seats)
    told: list[str] = []
    while p.phase != "war":
        move = wonderland.sample(p, rng) if wonderland.to_move(p) == -1 else rng.pick(wonderland.legal(p))
        told += keys(play(p, move))
    assert p.taken == [5 if seats == 2 else 4] * seats
    assert told.count("entered") == seats

"""Rules that a wrong line could break unnoticed: copies of one card, what is known of a deck, an order of three."""

from __future__ import annotations

import pytest

from ludoteka import dominion
from ludoteka.game import IllegalMove
from ludoteka.rules import rule

from .table import asked, cards, legal, play, same, table


@rule("D.card.poacher")
def test_poacher_gives_one_action_and_one_card() -> None:
    p = table("poacher moat moat", deck="copper*5")
    play(p, "play poacher")
    assert (p.actions, p.coins) == (1, 1)
    assert same(p.hand[0], "moat*2 copper")


@rule("D.card.bureaucrat")
def test_bureaucrat_takes_one_of_two_copies() -> None:
    p = table("bureaucrat", deck="copper*5", hands=["estate*2 copper"])
    play(p, "play bureaucrat")  # one kind of Victory card: nothing to choose
    assert same(p.hand[1], "estate copper")
    assert p.deck[1] == cards("estate")


@rule("D.card.artisan")
def test_artisan_puts_back_one_of_two_copies() -> None:
    p = table("artisan estate*2", deck="copper*5")
    play(p, "play artisan", "gain silver", "put estate")
    assert same(p.hand[0], "estate silver")
    assert p.deck[0] == cards("estate copper*5")


@rule("D.card.vassal")
def test_vassal_does_not_shuffle_while_a_card_is_left() -> None:
    p = table("vassal", deck="moat", discard="copper*3")
    play(p, "play vassal")
    assert asked(p) == ("vassal_play", 0)
    assert p.discard[0] == cards("copper*3 moat")


@rule("D.card.vassal")
def test_a_card_played_by_vassal_uncovers_what_only_its_owner_saw() -> None:
    p = table("vassal", deck="village copper*3")
    p.buried[0] = cards("estate copper")
    p.discard[0] = cards("")
    play(p, "play vassal")
    p.discard[0] = p.discard[0][-1:]
    play(p, "play village")
    assert (p.buried[0], p.discard[0]) == (cards("estate"), cards("copper"))


@rule("D.card.harbinger")
def test_harbinger_takes_from_the_part_that_only_its_owner_saw() -> None:
    p = table("harbinger", deck="copper*3", discard="gold silver")
    p.buried[0] = cards("estate duchy")
    play(p, "play harbinger", "put duchy")
    assert p.deck[0][:1] == cards("duchy")
    assert p.buried[0] + p.discard[0] == cards("estate gold silver")
    assert p.discard[0] == cards("silver")  # of the pile the others know but its top


@rule("D.info")
def test_what_is_known_of_a_deck_goes_with_its_cards() -> None:
    p = table("harbinger sentry", deck="copper silver estate gold", discard="duchy", actions=3)
    play(p, "play harbinger", "put duchy")
    assert (p.deck[0][:1], p.marks[0]) == (cards("duchy"), "o")
    play(p, "play sentry")
    assert same(p.hand[0], "copper duchy")  # the known card was drawn, and its mark went with it
    assert p.marks[0] == "oo"
    play(p, "trash silver", "keep estate")
    assert p.deck[0] == cards("estate gold")
    assert p.marks[0] == "o"


@rule("D.card.sentry")
def test_sentry_puts_two_back_in_the_chosen_order() -> None:
    p = table("sentry", deck="copper silver estate gold*3")
    p.marks[0] = "oop"
    play(p, "play sentry")
    assert legal(p)[:3] == ["trash estate", "discard estate", "keep estate"]
    play(p, "keep silver", "keep estate")
    assert legal(p) == ["top estate", "top silver"]
    play(p, "top estate")
    assert p.deck[0] == cards("estate silver gold*3")
    assert p.marks[0] == "po"  # everybody knows the Estate, the owner alone the Silver


@rule("D.card.sentry")
def test_sentry_asks_about_each_of_two_copies() -> None:
    p = table("sentry", deck="copper estate*2 gold*3")
    play(p, "play sentry", "trash estate")
    assert legal(p) == ["trash estate", "discard estate", "keep estate"]
    play(p, "discard estate")
    assert (p.trash, p.deck[0]) == (cards("estate"), cards("gold*3"))


@rule("D.setup.deck", "D.order.players")
def test_hands_are_dealt_from_the_starting_player_on() -> None:
    p = dominion.new(dominion.options({"seats": 3, "first": 1}))
    order = []
    while dominion.to_move(p) == -1:
        move = "".join(sorted("".join(p.discard[p.stack[-1][2]]))) if len(p.stack[-1]) > 2 else dominion.legal(p)[0]
        events = dominion.apply(p, move)
        order += [event.args["who"] for event in events if event.key == "drew-cards"]
    assert order == [1, 2, 0]


@rule("D.card.merchant")
def test_merchant_gives_one_action_and_one_card() -> None:
    p = table("merchant moat", deck="copper*5")
    play(p, "play merchant")
    assert p.actions == 1
    assert same(p.hand[0], "moat copper")


@rule("D.buy.treasures")
@pytest.mark.parametrize("treasure", ["copper", "silver", "gold"])
def test_any_treasure_alone_can_be_played(treasure: str) -> None:
    p = table(f"{treasure} estate", deck="copper*5", phase="buy")
    assert {"treasures", f"play {treasure}"} <= set(legal(p))
    p = table("estate", deck="copper*5", phase="buy")
    assert "treasures" not in legal(p)


@rule("D.buy.one")
def test_an_empty_pile_and_a_spent_buy_sell_nothing() -> None:
    for buys, empty, bought in ((1, "", True), (1, "gold", False), (0, "", False)):
        p = table("estate", deck="copper*5", phase="buy", coins=9, buys=buys, empty=empty)
        assert ("buy gold" in legal(p)) is bought
        if bought:
            play(p, "buy gold")
        else:
            with pytest.raises(IllegalMove):
                play(p, "buy gold")


@rule("D.cleanup.order")
def test_the_order_of_the_clean_up_is_offered_once_and_only_where_it_goes_by_itself() -> None:
    p = table("estate", deck="copper*5", phase="buy", auto=True)
    assert "tidy" in legal(p)
    play(p, "tidy")
    assert "tidy" not in legal(p)
    assert "tidy" not in legal(table("estate", deck="copper*5", phase="buy", auto=False))


@rule("D.card.bandit", "D.ruling.bandit_short")
def test_bandit_does_not_shuffle_while_two_cards_are_left() -> None:
    p = table("bandit", deck="copper*5", hands=["estate"], decks=["copper estate"], discards=["gold*3"])
    play(p, "play bandit")
    assert same(p.discard[1], "gold*3 copper estate")
    assert p.deck[1] == ""

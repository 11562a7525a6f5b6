"""Cards that look, play others, or attack."""

from __future__ import annotations

from rules.dominion.table import asked, cards, legal, play, same, table

from ludoteka import dominion
from ludoteka.rules import rule


@rule("D.card.moat")
def test_moat_draws_two_and_shields_its_owner_only() -> None:
    p = table("moat", deck="gold*3")
    play(p, "play moat")
    assert same(p.hand[0], "gold*2")
    p = table("witch", deck="copper*5", hands=["moat copper", "copper"])
    play(p, "play witch")
    assert legal(p) == ["reveal moat", "decline"]
    play(p, "reveal moat")
    assert (p.discard[1], p.discard[2]) == ("", cards("curse"))
    assert same(p.hand[1], "moat copper")  # it stays in hand


@rule("D.card.throne_room")
def test_throne_room_plays_an_action_twice() -> None:
    p = table("throne_room smithy copper", deck="copper*9")
    play(p, "play throne_room", "play smithy")
    assert len(p.hand[0]) == 7
    assert p.actions == 0


@rule("D.card.throne_room")
def test_reading_a_throne_room_in_the_middle() -> None:
    p = table("throne_room workshop copper", deck="copper*9")
    play(p, "play throne_room", "play workshop")
    again = dominion.Dominion(**{name: getattr(p.copy(), name) for name in p.__slots__}, stack=p.stack[:])
    play(p, "gain silver", "gain village")
    play(again, "gain silver", "gain village")
    assert again == p
    assert p.discard[0] == cards("silver village")


@rule("D.card.library")
def test_library_goes_card_by_card() -> None:
    p = table("library copper*4", deck="silver village militia gold gold")
    play(p, "play library")
    assert legal(p) == ["take village", "aside village"]
    play(p, "aside village")
    assert legal(p) == ["take militia", "aside militia"]
    play(p, "take militia")
    assert same(p.hand[0], "copper*4 silver militia gold")
    assert p.discard[0] == cards("village")
    p = table("village library copper*6", deck="copper silver*5")
    play(p, "play village", "play library")
    assert same(p.hand[0], "copper*7")  # seven already: nothing is drawn


@rule("D.card.sentry")
def test_sentry_trash_discard_and_order() -> None:
    p = table("sentry", deck="gold curse copper silver")
    play(p, "play sentry")
    assert (p.actions, p.hand[0]) == (1, cards("gold"))
    assert legal(p) == [f"{verb} {slug}" for slug in ("copper", "curse") for verb in ("trash", "discard", "keep")]
    play(p, "trash curse", "discard copper")
    assert (p.trash, p.discard[0], p.deck[0]) == (cards("curse"), cards("copper"), cards("silver"))
    p = table("sentry", deck="gold estate silver copper")
    play(p, "play sentry", "keep silver", "keep estate", "top silver")
    assert p.deck[0] == cards("silver estate copper")
    p = table("sentry", deck="gold estate estate copper")
    play(p, "play sentry", "trash estate", "trash estate")
    assert p.trash == cards("estate*2")


@rule("D.card.militia")
def test_militia_makes_the_others_discard_down_to_three() -> None:
    p = table("militia", deck="copper*5", hands=["copper*3 estate gold", "copper*3"])
    play(p, "play militia")
    assert p.coins == 2
    assert asked(p) == ("discard_cards", 1)
    prompt = dominion.view(p, 1)["prompt"]
    assert isinstance(prompt, dict)
    assert (prompt["kind"], prompt["rule"], prompt["by"]) == ("discard", "D.card.militia", "militia")
    assert prompt["several"] == {"min": 2, "max": 2, "done": None}
    play(p, "discard estate", "discard copper")
    assert same(p.hand[1], "copper*2 gold")
    assert len(p.hand[2]) == 3


@rule("D.card.bureaucrat")
def test_bureaucrat_gives_silver_and_puts_victory_cards_back() -> None:
    p = table("bureaucrat", deck="copper*5", hands=["estate province copper", "copper*2"])
    events = play(p, "play bureaucrat")
    assert p.deck[0] == cards("silver copper*5")
    assert legal(p) == ["reveal estate", "reveal province"]
    events = play(p, "reveal province")
    assert p.deck[1] == cards("province")
    assert [event.key for event in events] == ["revealed-onto-deck", "revealed-hand"]
    assert len(p.hand[2]) == 2


@rule("D.card.bandit")
def test_bandit_takes_one_treasure_but_copper() -> None:
    p = table(
        "bandit", deck="copper*5", hands=["", "", ""], decks=["silver gold estate", "copper gold", "copper estate"]
    )
    play(p, "play bandit")
    assert p.discard[0] == cards("gold")
    assert asked(p) == ("bandit_trash", 1)
    assert legal(p) == ["trash silver", "trash gold"]
    play(p, "trash silver")
    assert same(p.trash, "silver gold")  # seat 2 had no choice
    assert [p.discard[who] for who in (1, 2, 3)] == [cards("gold"), cards("copper"), cards("copper estate")]
    assert p.deck[1] == cards("estate")


@rule("D.card.witch")
def test_witch_draws_two_and_curses_the_others() -> None:
    p = table("witch", deck="gold silver copper", hands=["", ""])
    play(p, "play witch")
    assert same(p.hand[0], "gold silver")
    assert (p.discard[1], p.discard[2]) == (cards("curse"), cards("curse"))
    assert p.supply["x"] == 18

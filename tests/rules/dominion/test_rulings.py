"""Rulings on interactions."""

from __future__ import annotations

from rules.dominion.table import asked, cards, legal, play, same, table

from ludoteka.dominion.position import score
from ludoteka.rules import rule


@rule("D.ruling.moat_timing")
def test_moat_is_shown_before_anything_happens_and_a_drawn_one_is_too_late() -> None:
    p = table("witch", deck="gold*2 copper", hands=["moat"], decks=["moat*3"])
    play(p, "play witch")
    assert asked(p) == ("moat", 1)
    assert p.play == cards("witch")
    assert p.hand[0] == ""  # the Witch has not drawn yet
    p = table("throne_room bureaucrat", deck="copper", hands=["estate copper"], decks=["moat"])
    play(p, "play throne_room", "play bureaucrat")
    assert asked(p) == ("buy", 0)  # no Moat in hand: the deck does not count
    assert p.deck[1] == cards("estate moat")


@rule("D.ruling.moat_throne")
def test_each_play_of_a_throned_attack_is_asked_anew() -> None:
    p = table("throne_room witch", deck="copper*9", hands=["moat"])
    play(p, "play throne_room", "play witch", "decline")
    assert p.discard[1] == cards("curse")
    assert asked(p) == ("moat", 1)
    play(p, "reveal moat")
    assert p.discard[1] == cards("curse")


@rule("D.ruling.moat_benefit")
def test_the_attacker_still_gains() -> None:
    p = table("bandit", deck="copper*5", hands=["moat"], decks=["gold*2"])
    play(p, "play bandit", "reveal moat")
    assert p.discard[0] == cards("gold")
    assert p.deck[1] == cards("gold*2")


@rule("D.ruling.moat_type")
def test_only_attacks_trigger_moat_and_showing_draws_nothing() -> None:
    p = table("council_room", deck="copper*5", hands=["moat"], decks=["gold*3"])
    play(p, "play council_room")
    assert asked(p) == ("buy", 0)
    assert same(p.hand[1], "moat gold")
    p = table("witch", deck="copper*5", hands=["moat"], decks=["gold*3"])
    play(p, "play witch", "reveal moat")
    assert p.hand[1] == cards("moat")


@rule("D.ruling.witch_skip")
def test_the_last_curse_goes_to_the_next_unprotected_player() -> None:
    p = table("witch", deck="copper*5", hands=["moat", "", ""], left={"curse": 1})
    play(p, "play witch", "reveal moat")
    assert [p.discard[who] for who in (1, 2, 3)] == ["", cards("curse"), ""]


@rule("D.ruling.throne_merchant")
def test_a_throned_merchant_gives_two_with_the_first_silver() -> None:
    p = table("throne_room merchant silver", deck="copper*9")
    play(p, "play throne_room", "play merchant", "play silver")
    assert p.coins == 4


@rule("D.ruling.throne_throne")
def test_the_second_target_is_chosen_after_the_first_was_played_twice() -> None:
    p = table("throne_room*2 village*2 smithy", deck="copper*9")
    play(p, "play throne_room", "play throne_room", "play village")
    assert (p.actions, p.play) == (4, cards("throne_room*2 village"))
    assert asked(p) == ("throne", 0)
    assert "play village" in legal(p)  # another one of the same name is allowed
    play(p, "play smithy")
    assert p.play == cards("throne_room*2 village smithy")
    assert same(p.hand[0], "village copper*8")


@rule("D.ruling.throne_one_card")
def test_a_card_played_twice_is_one_card_and_no_target_is_allowed() -> None:
    p = table("throne_room market", deck="copper*9")
    play(p, "play throne_room", "play market")
    assert p.play == cards("throne_room market")
    p = table("throne_room market", deck="copper*9")
    play(p, "play throne_room", "decline")
    assert p.play == cards("throne_room")
    assert p.phase == "buy"


@rule("D.ruling.throne_gain")
def test_gains_to_hand_are_there_for_the_second_play() -> None:
    p = table("throne_room mine copper", deck="copper*9")
    play(p, "play throne_room", "play mine", "trash copper", "gain silver", "trash silver", "gain gold")
    assert p.hand[0] == cards("gold")
    p = table("throne_room artisan", deck="copper*9")
    play(p, "play throne_room", "play artisan", "gain duchy")
    assert p.deck[0][0] == cards("duchy")  # the only card in hand went back
    play(p, "gain market")
    assert p.deck[0][:2] == cards("market duchy")
    p = table("throne_room remodel estate", deck="copper*9")
    play(p, "play throne_room", "play remodel", "gain smithy")
    assert p.discard[0] == cards("smithy")
    assert asked(p) == ("buy", 0)  # the gained card is not in hand, so the second play finds nothing
    p = table("throne_room workshop", deck="copper*9")
    play(p, "play throne_room", "play workshop", "gain silver", "gain village")
    assert p.discard[0] == cards("silver village")
    assert p.hand[0] == ""


@rule("D.ruling.throne_moneylender")
def test_moneylender_gives_three_per_copper_trashed() -> None:
    p = table("throne_room moneylender copper", deck="copper*9")
    play(p, "play throne_room", "play moneylender", "trash copper")
    assert (p.coins, p.trash) == (3, cards("copper"))
    p = table("throne_room moneylender copper*3", deck="copper*9")
    play(p, "play throne_room", "play moneylender", "trash copper", "trash copper")
    assert p.coins == 6


@rule("D.ruling.throne_militia")
def test_a_throned_militia_gives_four_and_discards_once() -> None:
    p = table("throne_room militia", deck="copper*9", hands=["estate*2 copper*3"])
    play(p, "play throne_room", "play militia", "discard estate", "discard estate")
    assert p.coins == 4
    assert asked(p) == ("buy", 0)
    assert p.hand[1] == cards("copper*3")


@rule("D.ruling.throne_vassal")
def test_the_first_vassals_card_resolves_before_the_second_vassal() -> None:
    p = table("throne_room vassal", deck="workshop smithy copper*5")
    play(p, "play throne_room", "play vassal", "play workshop")
    assert asked(p) == ("gain_card", 0)
    assert p.coins == 2
    play(p, "gain silver")
    assert p.coins == 4
    assert asked(p) == ("vassal_play", 0)
    play(p, "play smithy")
    assert p.play == cards("throne_room vassal workshop smithy")


@rule("D.ruling.sentry_steps")
def test_sentry_draws_first_then_checks_for_a_shuffle_anew() -> None:
    p = table("sentry", deck="gold silver", discard="estate copper")
    play(p, "play sentry")
    assert p.hand[0] == cards("gold")
    assert p.stack[-1] == ("shuffle", -1, 0)
    play(p, "shuffle copper estate")
    assert p.deck[0] == cards("silver copper estate")
    assert legal(p)[0] == "trash copper"
    p = table("sentry", deck="gold silver copper", discard="duchy")
    play(p, "play sentry")
    assert asked(p) == ("sentry_fate", 0)
    p = table("sentry", deck="gold silver")
    play(p, "play sentry", "trash silver")  # only one card to look at
    assert p.trash == cards("silver")


@rule("D.ruling.vassal_any")
def test_vassal_needs_no_action_and_plays_neither_treasures_nor_gardens() -> None:
    p = table("vassal", deck="vassal village copper")
    play(p, "play vassal", "play vassal", "play village")
    assert p.coins == 4
    for top in ("gold", "gardens", "estate"):
        p = table("vassal", deck=f"{top} copper")
        play(p, "play vassal")
        assert asked(p) == ("buy", 0)
        assert p.discard[0] == cards(top)
    p = table("vassal")
    play(p, "play vassal")
    assert p.coins == 2
    p = table("vassal", discard="smithy")
    play(p, "play vassal", "shuffle smithy", "play smithy")
    assert p.play == cards("vassal smithy")


@rule("D.ruling.harbinger_empty")
def test_harbingers_draw_may_empty_the_discard_pile() -> None:
    p = table("harbinger", discard="gold estate")
    play(p, "play harbinger", "shuffle gold estate")
    assert asked(p) == ("buy", 0)
    assert p.deck[0] == cards("estate")


@rule("D.ruling.library_end")
def test_library_ends_when_no_cards_are_left_and_set_aside_ones_are_not_shuffled_in() -> None:
    p = table("library", deck="village", discard="copper*2")
    play(p, "play library", "aside village")
    assert p.stack[-1] == ("shuffle", -1, 0)
    assert p.discard[0] == cards("copper*2")
    play(p, "shuffle copper*2")
    assert same(p.hand[0], "copper*2")
    assert p.discard[0] == cards("village")
    assert asked(p) == ("buy", 0)


@rule("D.ruling.bandit_short")
def test_bandit_on_short_decks_and_without_gold() -> None:
    p = table(
        "bandit",
        deck="copper*5",
        hands=["", "", ""],
        decks=["copper", "silver", ""],
        discards=["gold estate"],
        empty="gold",
    )
    play(p, "play bandit")
    assert p.discard[0] == ""  # no Gold left does not stop the attack
    assert p.stack[-1] == ("shuffle", -1, 1)
    play(p, "shuffle gold estate")
    assert same(p.trash, "gold silver")
    assert p.discard[1] == cards("copper")
    assert p.deck[1] == cards("estate")
    assert p.discard[2] == p.discard[3] == ""


@rule("D.ruling.bureaucrat_types")
def test_gardens_is_a_victory_card_and_curse_is_not() -> None:
    p = table("bureaucrat", deck="copper*5", hands=["gardens curse", "curse copper"], empty="silver")
    play(p, "play bureaucrat")
    assert p.deck[0] == cards("copper*5")  # no Silver left does not stop the attack
    assert (p.deck[1], p.hand[1]) == (cards("gardens"), cards("curse"))
    assert same(p.hand[2], "curse copper")


@rule("D.ruling.gain_mandatory")
def test_gains_must_be_taken_even_a_copper_or_curse() -> None:
    cheap = "copper cellar chapel moat estate silver harbinger merchant vassal village workshop"
    dear = "bureaucrat gardens militia moneylender poacher remodel smithy throne_room"
    p = table("workshop", deck="copper*5", empty=f"{cheap} {dear}")
    play(p, "play workshop")
    assert p.discard[0] == cards("curse")
    p = table("workshop", deck="copper*5", empty=f"{cheap} {dear} curse")
    play(p, "play workshop")
    assert p.discard[0] == ""
    p = table("mine copper", deck="copper*5", empty="silver")
    play(p, "play mine", "trash copper")
    assert p.hand[0] == cards("copper")
    for card in ("workshop", "artisan", "remodel copper"):
        p = table(f"{card} estate", deck="copper*5")
        play(p, f"play {card.split()[0]}", *(["trash copper"] if "remodel" in card else []))
        assert all(move.startswith("gain ") for move in legal(p))


@rule("D.ruling.gardens_count")
def test_gardens_counts_all_own_cards() -> None:
    assert score(cards("gardens*3 curse*7")) == 3 - 7
    assert score(cards("gardens copper*8")) == 0

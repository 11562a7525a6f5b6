"""Terms that cards use."""

from __future__ import annotations

from rules.dominion.table import asked, cards, legal, play, same, table

from ludoteka import dominion
from ludoteka.rules import rule


@rule("D.term.plus")
def test_plus_adds_up_and_coins_are_no_cards() -> None:
    p = table("festival*2 copper", deck="copper*9")
    play(p, "play festival", "play festival")
    assert (p.actions, p.buys, p.coins) == (3, 3, 4)
    assert same(p.hand[0], "copper")


@rule("D.term.draw")
def test_plus_cards_draw_at_once() -> None:
    p = table("village smithy", deck="gold silver copper*5")
    play(p, "play village")
    assert same(p.hand[0], "smithy gold")
    assert p.deck[0] == cards("silver copper*5")


@rule("D.shuffle")
def test_the_shuffled_pile_goes_beneath_what_is_left_of_the_deck() -> None:
    p = table("smithy", deck="gold silver", discard="estate*2 copper")
    play(p, "play smithy")
    assert p.stack[-1] == ("shuffle", -1, 0)
    play(p, "shuffle copper estate*2")
    assert same(p.hand[0], "gold silver copper")
    assert p.deck[0] == cards("estate*2")
    assert p.discard[0] == ""


@rule("D.shuffle")
def test_with_too_few_cards_one_acts_with_what_there_is_and_an_empty_deck_waits() -> None:
    p = table("smithy", deck="gold", discard="estate")
    play(p, "play smithy", "shuffle estate")
    assert same(p.hand[0], "gold estate")
    p = table("smithy", deck="gold*3", discard="estate")
    play(p, "play smithy")
    assert p.deck[0] == ""  # not reshuffled until a card of it is needed
    assert p.discard[0] == cards("estate")
    p = table("cellar", discard="estate")
    play(p, "play cellar")
    assert asked(p) == ("buy", 0)  # nothing to discard, so 0 cards drawn: no shuffle
    assert p.discard[0] == cards("estate")


@rule("D.shuffle")
def test_a_card_put_on_an_empty_deck_is_its_only_card() -> None:
    p = table("bureaucrat", discard="estate*3")
    play(p, "play bureaucrat")
    assert p.deck[0] == cards("silver")
    assert p.discard[0] == cards("estate*3")


@rule("D.term.setaside")
def test_set_aside_cards_are_public_and_not_in_play() -> None:
    p = table("library copper*4", deck="militia copper*9")
    play(p, "play library", "aside militia")
    assert p.play == cards("library")
    assert p.discard[0] == cards("militia")  # discarded at the end of Library
    p = table("library copper", deck="militia village copper*9")
    play(p, "play library", "aside militia")
    for viewer in (0, 1, None):
        board = dominion.view(p, viewer)["board"]
        assert isinstance(board, dict)
        players = board["players"]
        assert isinstance(players, list)
        assert isinstance(players[0], dict)
        assert players[0]["setAside"] == ["militia"]
        assert players[0]["inPlay"] == ["library"]


@rule("D.term.reveal")
def test_revealing_shows_to_all_and_leaves_the_card_where_it_was() -> None:
    p = table("bureaucrat", deck="copper*5", hands=["copper*4 curse"])
    events = play(p, "play bureaucrat")
    shown = next(event for event in events if event.key == "revealed-hand")
    assert shown.to is None
    assert shown.args["cards"] == ["copper"] * 4 + ["curse"]
    assert same(p.hand[1], "copper*4 curse")


@rule("D.term.look")
def test_looking_is_for_the_one_player_only() -> None:
    p = table("sentry", deck="copper gold silver copper*5")
    events = play(p, "play sentry")
    look = next(event for event in events if event.key == "looked-at")
    assert look.to == (0,)
    assert look.veiled is None
    mine, theirs = dominion.view(p, 0)["board"], dominion.view(p, 1)["board"]
    assert isinstance(mine, dict)
    assert isinstance(theirs, dict)
    assert mine["look"] == {"from": "deck", "cards": ["gold", "silver"], "by": "sentry"}
    assert theirs["look"] is None
    play(p, "keep gold", "keep silver", "top gold")
    assert p.deck[0] == cards("gold silver copper*5")


@rule("D.term.play")
def test_being_told_to_play_uses_no_action() -> None:
    p = table("throne_room festival", deck="copper*9")
    play(p, "play throne_room", "play festival")
    assert p.actions == 4
    assert p.play == cards("throne_room festival")


@rule("D.term.trash")
def test_trashed_cards_are_nobodys_and_public() -> None:
    p = table("chapel estate copper*3", deck="copper*5")
    play(p, "play chapel", "trash estate", "trash copper", "done")
    assert p.trash == cards("estate copper")
    assert dominion.standing(p)[0] == 0
    board = dominion.view(p, None)["board"]
    assert isinstance(board, dict)
    assert board["trash"] == ["copper", "estate"]


@rule("D.term.gain")
def test_gains_come_from_the_supply_onto_the_discard_pile_and_are_not_played() -> None:
    p = table("workshop", deck="copper*5", discard="copper")
    play(p, "play workshop", "gain village")
    assert p.discard[0] == cards("copper village")
    assert p.supply[cards("village")] == 9
    assert p.actions == 0


@rule("D.term.discard")
def test_of_several_discards_only_the_top_one_shows() -> None:
    p = table("cellar copper estate gold", deck="silver*5")
    events = play(p, "play cellar", "discard estate", "discard copper", "done")
    told = next(event for event in events if event.key == "discarded")
    assert told.to == (0,)
    assert told.veiled == ("discarded-some", {"who": 0, "n": 2, "card": "copper"})
    assert p.discard[0] == cards("copper")
    assert p.buried[0] == cards("estate")


@rule("D.term.inplay")
def test_played_cards_stay_in_play_until_cleanup() -> None:
    p = table("village copper", deck="copper*9", phase="action")
    play(p, "play village", "treasures")
    assert p.play == cards("village copper*2")
    assert "X" not in p.hand[0] + p.discard[0]
    play(p, "end")
    assert p.play == ""
    assert "X" in p.discard[0]


@rule("D.types")
def test_throne_room_can_play_attacks_and_reactions() -> None:
    p = table("throne_room militia moat copper", deck="copper*9")
    play(p, "play throne_room")
    assert legal(p) == ["play militia", "play moat", "decline"]
    play(p, "play militia")
    assert p.coins == 4


@rule("D.order.players")
def test_effects_go_round_in_turn_order_each_finished_before_the_next() -> None:
    p = table("militia", deck="copper*5", hands=["copper*3 estate*2", "gold*3 estate*2", "silver*5"])
    p.stack, p.current = [("act", 1)], 1
    p.hand[0], p.hand[1] = p.hand[1], p.hand[0]
    play(p, "play militia")
    assert asked(p) == ("discard_cards", 2)
    play(p, "discard estate", "discard gold")
    assert asked(p) == ("discard_cards", 0)  # seat 3 holds Silvers only: its discards answered themselves
    assert len(p.hand[3]) == 3


@rule("D.reaction.sequence")
def test_reactions_are_asked_one_at_a_time() -> None:
    p = table("witch", deck="copper*5", hands=["moat moat", "moat", ""])
    play(p, "play witch")
    assert asked(p) == ("moat", 1)
    play(p, "reveal moat")
    assert asked(p) == ("moat", 2)
    play(p, "decline")
    assert ["x" in pile for pile in p.discard] == [False, False, True, True]
    assert same(p.hand[1], "moat moat")


@rule("D.order.self")
def test_the_player_orders_what_happens_to_their_own_cards_at_once() -> None:
    for first, second in (("copper", "estate"), ("estate", "copper")):
        p = table("sentry", deck="gold copper estate silver")
        play(p, "play sentry", f"discard {first}", f"discard {second}")
        assert p.discard[0] == cards(second)  # the order of the discards is the player's
        p = table("sentry", deck="gold copper estate silver")
        play(p, "play sentry", "keep copper", "keep estate", f"top {first}")
        assert p.deck[0] == cards(f"{first} {second} silver")


@rule("D.choose.any")
def test_a_choice_is_not_barred_because_it_cannot_be_followed() -> None:
    p = table("throne_room mine", deck="", hands=["copper"], empty="curse")
    play(p, "play throne_room", "play mine")  # no Treasure to trash
    assert p.phase == "buy"
    assert p.play == cards("throne_room mine")
    p = table("witch", deck="copper*3", empty="curse")
    assert "play witch" in legal(p)
    play(p, "play witch")
    assert p.discard[1] == ""


@rule("D.info")
def test_what_is_public_and_what_is_not() -> None:
    p = table("copper*2 estate", deck="gold silver", discard="duchy copper", hands=["province"], decks=["silver*7"])
    board = dominion.view(p, 0)["board"]
    assert isinstance(board, dict)
    players = board["players"]
    assert isinstance(players, list)
    me, other = players
    assert isinstance(me, dict)
    assert isinstance(other, dict)
    assert (me["hand"], me["deckCount"], me["discardTop"]) == (["copper", "copper", "estate"], 2, "copper")
    assert (other["hand"], other["handCount"], other["deckCount"]) == (None, 1, None)
    assert other["deckDepth"] == 2
    text = str(dominion.view(p, 1))
    assert "duchy" not in text.replace("'card': 'duchy'", "")  # beneath the top of a discard pile
    seen = dominion.view(p, None)
    assert seen["prompt"] is None
    assert seen["choices"] == []

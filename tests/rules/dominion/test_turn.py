"""Phases, buying, clean-up, the end."""

from __future__ import annotations

import pytest
from rules.dominion.table import asked, bought, cards, legal, play, same, table

from ludoteka import dominion
from ludoteka.dominion.position import score
from ludoteka.game import IllegalMove
from ludoteka.rules import rule


@rule("D.turn.phases")
def test_action_buy_cleanup_then_the_player_to_the_left() -> None:
    p = table("village copper*2", deck="copper*8", hands=["copper*5", "copper*5"])
    assert (p.phase, asked(p)) == ("action", ("act", 0))
    play(
        p,
        "play village",
    )
    assert p.phase == "buy"  # no Action left in hand: the phase passed by itself
    play(p, "end")
    assert (p.current, p.turn, p.turns) == (1, 2, [1, 1, 0])
    play(
        p,
        "end",
    )
    assert p.stack[-1] == ("shuffle", -1, 1)
    play(p, "shuffle copper*5")
    assert p.current == 2


@rule("D.turn.phases")
def test_without_auto_even_an_empty_phase_is_asked() -> None:
    p = table("copper*2", deck="copper*8", hands=["copper*5"], auto=False)
    assert legal(p) == ["end"]
    play(p, "end")
    assert asked(p) == ("buy", 0)
    play(p, "end", "top copper")
    assert asked(p) == ("act", 1)


@rule("D.action.one")
def test_one_action_may_be_played_and_more_with_plus_actions() -> None:
    p = table("smithy*2", deck="copper*9")
    play(p, "play smithy")
    assert p.phase == "buy"  # the other Smithy stays in hand
    p = table("village smithy*2", deck="copper*9")
    play(p, "play village", "play smithy")
    assert p.actions == 1
    assert legal(p) == ["play smithy", "end"]
    play(p, "end")  # not obliged to play it
    assert p.phase == "buy"


@rule("D.action.resolve")
def test_a_card_is_followed_as_far_as_possible_and_fully_before_the_next() -> None:
    p = table("smithy copper", deck="copper")
    play(p, "play smithy")
    assert same(p.hand[0], "copper*2")
    assert p.play == cards("smithy")
    p = table("workshop village", deck="copper*5")
    play(p, "play workshop")
    with pytest.raises(IllegalMove):
        play(p, "play village")
    assert asked(p) == ("gain_card", 0)


@rule("D.action.phase")
def test_actions_left_over_are_no_use_in_the_buy_phase() -> None:
    p = table("village village copper", deck="copper*9")
    play(p, "play village", "end")
    assert p.actions == 2
    assert "play village" not in legal(p)
    with pytest.raises(IllegalMove):
        play(p, "play village")


@rule("D.action.line")
def test_text_below_the_line_is_not_followed_on_play() -> None:
    p = table("moat", deck="copper*9", hands=["moat"])
    play(p, "play moat")
    assert asked(p) == ("buy", 0)  # it draws two cards and asks nobody to react
    assert same(p.hand[0], "copper*2")


@rule("D.buy.treasures")
def test_treasures_first_in_any_order_and_none_after_a_buy() -> None:
    p = table("gold silver copper estate", deck="copper*9", phase="buy", buys=2)
    assert legal(p)[:4] == ["treasures", "play copper", "play silver", "play gold"]
    play(p, "play copper", "play gold")
    assert (p.coins, p.play) == (4, cards("copper gold"))
    play(p, "buy silver")
    assert p.coins == 1
    with pytest.raises(IllegalMove):
        play(p, "play silver")  # held back, and now too late
    with pytest.raises(IllegalMove):
        play(p, "treasures")
    assert "c" in p.play  # Treasures are not lost by buying


@rule("D.buy.treasures")
def test_all_treasures_as_one_move() -> None:
    p = table("gold*2 silver copper*3 estate village", phase="buy")
    play(p, "treasures")
    assert p.coins == 11
    assert same(p.hand[0], "estate village")
    assert same(p.play, "gold*2 silver copper*3")


@rule("D.buy.one")
def test_one_buy_within_the_coins_goes_to_the_discard_pile() -> None:
    p = table(phase="buy", coins=4, deck="copper*9")
    assert "market" not in bought(p)
    assert "militia" in bought(p)
    with pytest.raises(IllegalMove):
        play(p, "buy market")
    play(p, "buy militia")
    assert p.discard[0] == cards("militia")
    assert p.supply[cards("militia")] == 9
    assert p.current == 1  # the only buy is used: the turn is over


@rule("D.buy.one")
def test_coins_are_shared_between_buys_and_a_free_card_uses_one() -> None:
    p = table(phase="buy", coins=5, buys=2, deck="copper*9")
    play(p, "buy silver")
    assert (p.coins, p.buys) == (2, 1)
    assert "silver" not in bought(p)
    play(p, "buy copper")
    assert p.current == 1


@rule("D.buy.optional")
def test_buys_need_not_be_used() -> None:
    p = table(phase="buy", coins=8, buys=3, deck="copper*9")
    play(p, "buy silver", "end")
    assert p.current == 1
    assert p.discard[0] == cards("silver")


@rule("D.buy.curse")
def test_a_curse_may_be_bought() -> None:
    p = table(phase="buy", deck="copper*9")
    play(p, "buy curse")
    assert p.discard[0] == cards("curse")


@rule("D.cleanup")
def test_everything_is_discarded_then_five_are_drawn_after_a_shuffle_of_this_turns_cards_too() -> None:
    p = table("copper*3 estate*2", deck="silver*3", discard="gold", phase="buy", buys=2)
    play(p, "treasures", "buy copper", "end")
    assert p.stack[-1] == ("shuffle", -1, 0)
    play(p, "shuffle gold estate copper*4 estate")
    assert same(p.hand[0], "silver*3 gold estate")
    assert p.deck[0] == cards("copper*4 estate")
    assert (p.play, p.discard[0], p.buried[0]) == ("", "", "")
    assert (p.actions, p.buys, p.coins, p.current) == (1, 1, 0, 1)


@rule("D.cleanup.order")
def test_the_player_chooses_which_card_ends_on_top() -> None:
    p = table("copper estate", deck="copper*9", phase="buy")
    play(p, "play copper", "tidy", "end")
    assert asked(p) == ("tidy", 0)
    assert legal(p) == ["top copper", "top estate"]
    play(p, "top estate")
    assert p.discard[0][-1] == cards("estate")
    p = table("copper estate", deck="copper*9", phase="buy")
    play(p, "play copper", "end")
    assert p.discard[0] == cards("copper")  # by itself: what everybody saw in play lies on top
    assert p.buried[0] == cards("estate")


@rule("D.end.trigger")
def test_the_game_ends_after_the_turn_that_empties_the_provinces() -> None:
    p = table(phase="buy", coins=8, buys=2, deck="copper*9", left={"province": 1})
    play(p, "buy province")
    assert dominion.to_move(p) == 0  # the turn is finished first
    play(p, "end")
    assert dominion.to_move(p) is None
    assert p.phase == "over"


@rule("D.end.trigger")
@pytest.mark.parametrize(("seats", "empty", "over"), [
    (2, "curse copper", True), (2, "curse", False), (4, "moat cellar", True),
    (5, "moat cellar", False), (5, "moat cellar curse", True), (6, "moat cellar curse", True),
])  # fmt: skip
def test_three_empty_piles_end_it_and_four_with_five_or_six_players(seats: int, empty: str, over: bool) -> None:
    p = table(phase="buy", coins=2, deck="copper*9", hands=["copper*5"] * (seats - 1), empty=empty, left={"estate": 1})
    play(p, "buy estate")
    assert (p.phase == "over") is over


@rule("D.end.score")
def test_points_count_in_every_zone() -> None:
    p = table("province", deck="duchy", discard="estate", hands=["curse duchy"])
    p.play, p.aside, p.buried[0] = cards("gardens"), cards("estate"), cards("duchy")
    assert dominion.standing(p) == (6 + 3 + 1 + 0 + 1 + 3, 2)
    assert score(cards("province*2 curse*3 estate")) == 10


@rule("D.end.tie")
def test_ties_go_to_fewer_turns_and_else_are_shared() -> None:
    p = table("duchy", hands=["duchy", "estate"])
    p.stack, p.phase = [], "over"
    p.turns = [7, 6, 6]
    outcome = dominion.outcome(p)
    assert outcome == ((3, 3, 1), (1,))
    p.turns = [7, 7, 6]
    outcome = dominion.outcome(p)
    assert outcome is not None
    assert outcome.winners == (0, 1)

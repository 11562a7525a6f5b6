"""Views, choices, reasons, knowledge and refused positions."""

from __future__ import annotations

import json

import pytest
from rules.dominion.table import cards, play, same, table

from ludoteka import dominion
from ludoteka.dominion.position import Dominion
from ludoteka.game import BadInput, Reason
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.rules import rule


def board(p: Dominion, viewer: int | None) -> dict[str, Json]:
    found = dominion.view(p, viewer)["board"]
    assert isinstance(found, dict)
    return found


def ons(p: Dominion, viewer: int) -> dict[str, str]:
    """Choices by id: verb and target."""
    choices = dominion.view(p, viewer)["choices"]
    assert isinstance(choices, list)
    return {str(c["id"]): f"{c['verb']} {c['on']}".strip() for c in choices if isinstance(c, dict)}


def keys(reasons: list[Reason]) -> list[str]:
    return [reason.key for reason in reasons]


def test_the_board_has_exactly_its_fields() -> None:
    p = table("copper", hands=["", ""])
    assert list(board(p, 0)) == [
        "set", "turn", "current", "phase", "actions", "buys", "coins", "merchants", "kingdom", "supply", "trash",
        "empty", "enough", "players", "look", "final",
    ]  # fmt: skip
    players = board(p, 0)["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    assert list(players[0]) == [
        "seat", "hand", "handCount", "deckCount", "deckDepth", "discardTop", "discardDepth", "inPlay", "setAside",
        "turns",
    ]  # fmt: skip


def test_the_hand_is_sorted_by_use() -> None:
    p = table("curse estate copper gold village artisan duchy silver")
    players = board(p, 0)["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    assert players[0]["hand"] == ["artisan", "village", "gold", "silver", "copper", "duchy", "estate", "curse"]


def test_choices_name_their_targets() -> None:
    p = table("village copper", deck="copper*9")
    assert ons(p, 0) == {"play village": "play hand.village", "end": "end-actions"}
    assert ons(p, 1) == {}
    play(p, "end")
    found = ons(p, 0)
    assert found["treasures"] == "treasures"
    assert found["play copper"] == "play hand.copper"
    assert found["buy curse"] == "buy supply.curse"
    assert found["end"] == "end-turn"
    p = table("sentry", deck="gold copper estate")
    play(p, "play sentry")
    assert ons(p, 0)["trash copper"] == "trash look.copper"
    p = table("bureaucrat", hands=["estate duchy"])
    play(p, "play bureaucrat")
    assert ons(p, 1) == {"reveal duchy": "reveal hand.duchy", "reveal estate": "reveal hand.estate"}
    p = table("cellar copper estate", deck="gold")
    play(p, "play cellar", "discard estate")
    prompt = dominion.view(p, 0)["prompt"]
    assert isinstance(prompt, dict)
    assert prompt["several"] == {"min": 0, "max": 1, "done": "done"}
    assert prompt["args"] == {"n": 1, "picked": ["estate"], "card": "cellar"}


def test_the_end_shows_the_cards_that_made_the_points() -> None:
    p = table("gardens estate copper*8", deck="copper*9", hands=["province curse"], phase="buy", left={"province": 0})
    play(p, "end")
    final = board(p, None)["final"]
    assert isinstance(final, list)
    assert isinstance(final[0], dict)
    assert isinstance(final[1], dict)
    assert (final[0]["score"], final[0]["points"]) == (2, {"gardens": 1, "estate": 1})
    assert (final[1]["score"], final[1]["points"]) == (5, {"province": 6, "curse": -1})
    assert final[1]["cards"] == {"province": 1, "curse": 1}
    assert dominion.explain(p, 0, "supply.gold") == [Reason("over", "D.end.trigger")]


@rule("D.buy.one")
def test_why_a_pile_cannot_be_bought() -> None:
    p = table("silver", phase="buy", coins=4, buys=1)
    too_dear, unplayed = dominion.explain(p, 0, "supply.market")
    assert too_dear == Reason("too-dear", "D.buy.one", {"card": "market", "cost": 5, "coins": 4, "short": 1})
    assert unplayed == Reason("unplayed-treasures", "D.buy.treasures", {"coins": 2, "sum": 6})
    (can,) = dominion.explain(p, 0, "supply.smithy")
    assert can == Reason("can-buy", "D.buy.one", {"card": "smithy", "cost": 4, "coins": 4, "buys": 1})
    p.supply["U"] = 0
    assert keys(dominion.explain(p, 0, "supply.smithy")) == ["pile-empty", "empty-piles"]
    assert keys(dominion.explain(p, 1, "supply.moat")) == ["not-your-turn"]
    assert keys(dominion.explain(table("village"), 0, "supply.moat")) == ["buy-later"]
    p = table(phase="buy", coins=4, buys=0, auto=False)
    assert keys(dominion.explain(p, 0, "supply.market")) == ["no-buys", "too-dear"]


@rule("D.action.one", "D.action.phase", "D.buy.treasures")
def test_why_a_card_in_hand_cannot_be_played() -> None:
    p = table("village copper estate")
    assert dominion.explain(p, 0, "hand.village") == [
        Reason("can-play", "D.action.one", {"card": "village", "actions": 1})
    ]
    assert dominion.explain(p, 0, "hand.copper") == [Reason("treasures-later", "D.buy.treasures", {"card": "copper"})]
    assert keys(dominion.explain(p, 0, "hand.estate")) == ["never-played"]
    p = table("village", actions=0, auto=False)
    assert dominion.explain(p, 0, "hand.village") == [
        Reason("no-actions", "D.action.one", {"card": "village", "actions": 0})
    ]
    p = table("village copper", deck="copper*9", phase="buy", coins=3, buys=2)
    assert dominion.explain(p, 0, "hand.village")[0].rule == "D.action.phase"
    play(p, "buy silver")
    assert keys(dominion.explain(p, 0, "hand.copper")) == ["treasures-over"]


@rule("D.info", "D.term.trash")
def test_reasons_for_other_things_on_the_board() -> None:
    p = table("militia mine copper", hands=["copper*3 estate*2"])
    assert [dominion.explain(p, 0, zone)[0].rule for zone in ("deck", "discard", "trash")] == [
        "D.info", "D.info", "D.term.trash",
    ]  # fmt: skip
    play(p, "play militia")
    assert dominion.explain(p, 0, "hand.copper") == [Reason("answers", "D.order.players", {"whom": 1})]
    assert keys(dominion.explain(p, 1, "hand.estate")) == ["can-discard"]
    play(p, "discard estate")
    assert keys(dominion.explain(p, 1, "hand.gold")) == ["picked-already"]
    p = table("mine copper estate")
    play(p, "play mine")
    assert dominion.explain(p, 0, "hand.estate") == [Reason("only-treasures", "D.card.mine", {"card": "estate"})]
    assert keys(dominion.explain(p, 0, "supply.copper")) == ["answer-first"]
    play(p, "trash copper")
    assert keys(dominion.explain(p, 0, "supply.gold")) == ["gain-too-dear"]
    assert keys(dominion.explain(p, 0, "supply.village")) == ["gain-treasures-only"]
    assert dominion.explain(p, 0, "no.such") == []


@rule("D.info")
def test_a_resampled_table_keeps_what_the_seat_knows() -> None:
    p = table("copper*2 estate", deck="silver gold estate copper", hands=["duchy*3"], decks=["silver province*4"],
              discards=["gold"])  # fmt: skip
    p.marks, p.buried[1] = ["o", "p"], cards("curse")
    mine, theirs = set(), set()
    for seed in range(60):
        q = dominion.determinize(p, 0, Rng("know", seed))
        assert same(q.hand[0], "copper*2 estate")
        assert q.deck[0][0] == cards("silver")  # the owner put it there
        assert q.deck[1][0] == cards("silver")  # everybody saw it
        assert q.discard[1] == cards("gold")
        assert (len(q.hand[1]), len(q.deck[1]), len(q.buried[1])) == (3, 5, 1)
        assert same(q.hand[1] + q.deck[1] + q.buried[1], "duchy*3 silver province*4 curse")
        mine.add(q.deck[0])
        theirs.add(q.hand[1])
    assert len(mine) > 3
    assert len(theirs) > 3
    assert cards("duchy*3") not in theirs or len(theirs) > 5


@rule("D.info")
def test_knowledge_of_the_deck_top_follows_the_cards() -> None:
    p = table("artisan copper", deck="copper*5", hands=["estate duchy"])
    play(p, "play artisan", "gain market", "put copper")
    assert p.marks == ["o", ""]
    p = table("bureaucrat harbinger", deck="copper*5", discard="gold", hands=["estate duchy"], actions=2)
    play(p, "play bureaucrat", "reveal duchy")
    assert p.marks == ["p", "p"]
    play(p, "play harbinger")  # draws the Silver
    assert p.marks[0] == ""
    play(p, "put gold")
    assert p.marks[0] == "o"
    p = table("sentry", deck="copper gold estate silver")
    play(p, "play sentry", "keep estate", "keep gold", "top estate")
    assert p.marks[0] == "oo"
    p = table("smithy", deck="gold*2", discard="copper*4")
    p.marks[0] = "oo"
    play(p, "play smithy", "shuffle copper*4")
    assert p.marks[0] == ""


def test_anothers_picks_are_forgotten() -> None:
    p = table("militia", hands=["estate*2 copper*2 gold"], decks=["silver*9"])
    play(p, "play militia", "discard estate")
    q = dominion.determinize(p, 0, Rng("picks"))
    assert q.stack[-1][-1] == ""
    assert dominion.determinize(p, 1, Rng("picks")).stack[-1][-1] == cards("estate")


def started() -> Dominion:
    p = dominion.new(dominion.options({"first": 0}))
    play(p, "shuffle copper*7 estate*3", "shuffle copper*7 estate*3")
    return p


@pytest.mark.parametrize(("field", "value"), [
    ("hand", ["ccccc"]), ("hand", ["ccccc", "cccccc"]), ("hand", ["ccccg", "ccccc"]), ("deck", ["cceee", "cce"]),
    ("trash", "p"), ("phase", "lunch"), ("current", 2), ("current", -1), ("coins", -1), ("turn", 7),
    ("set", "atlantis"),
    ("coins", "3"), ("coins", True), ("marks", ["z", ""]), ("marks", ["pppppp", ""]), ("buried", ["c", ""]),
    ("stack", []), ("stack", [["no_such", 0]]), ("stack", [["buy", 5]]), ("stack", [["buy"]]),
    ("stack", [["draw", 0, 1]]),
    ("stack", [["buy", 0], ["buy", 0]]), ("stack", [["resolve", 0, "A"]]), ("stack", [["library_card", True]]),
    ("stack", [[]]), ("stack", [["shuffle", 0, 0]]), ("supply", {}), ("extra", 1),
])  # fmt: skip
def test_positions_that_no_play_reaches_are_refused(field: str, value: Json) -> None:
    p = started()
    text = dominion.dump(p)
    assert dominion.load(text) == p
    row = json.loads(text)
    row[field] = value
    with pytest.raises(BadInput):
        dominion.load(json.dumps(row))


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "{", '{"a":' * 5000, "1e999"])
def test_damaged_text_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        dominion.load(text)

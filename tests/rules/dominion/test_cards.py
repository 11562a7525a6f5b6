"""One test or more per card: basic cards, and those that draw, discard, trash and gain."""

from __future__ import annotations

import pytest
from rules.dominion.table import asked, bought, cards, legal, play, same, table

from ludoteka import dominion
from ludoteka.dominion.content.cards import CARDS, LETTER
from ludoteka.dominion.position import score
from ludoteka.game import IllegalMove
from ludoteka.rules import rule

COSTS = {
    0: "copper curse", 2: "estate cellar chapel moat",
    3: "silver harbinger merchant vassal village workshop",
    4: "bureaucrat gardens militia moneylender poacher remodel smithy throne_room",
    5: "duchy bandit council_room festival laboratory library market mine sentry witch",
    6: "gold artisan", 8: "province",
}  # fmt: skip


def test_costs() -> None:
    assert {card.slug: card.cost for card in CARDS.values()} == {
        slug: cost for cost, slugs in COSTS.items() for slug in slugs.split()
    }


@rule("D.card.copper")
@rule("D.card.silver")
@rule("D.card.gold")
def test_treasures() -> None:
    for slug, coins, cost in (("copper", 1, 0), ("silver", 2, 3), ("gold", 3, 6)):
        p = table(slug, phase="buy")
        play(p, f"play {slug}")
        assert p.coins == coins
        p = table(phase="buy", coins=cost, deck="copper*5")
        play(p, f"buy {slug}")
        assert p.discard[0] == LETTER[slug]


@rule("D.card.estate")
@rule("D.card.duchy")
@rule("D.card.province")
@rule("D.card.curse")
def test_points() -> None:
    for slug, points, cost in (("estate", 1, 2), ("duchy", 3, 5), ("province", 6, 8), ("curse", -1, 0)):
        assert score(cards(f"{slug}*2 copper")) == 2 * points
        assert slug in bought(table(phase="buy", coins=cost))
        if cost:
            assert slug not in bought(table(phase="buy", coins=cost - 1))
        assert f"play {slug}" not in legal(table(slug, auto=False))


@rule("D.card.cellar")
def test_cellar() -> None:
    p = table("cellar estate*2 copper", deck="gold")
    play(p, "play cellar", "discard estate", "discard estate", "done")
    assert p.stack[-1] == ("shuffle", -1, 0)  # the discards are in the pile before the shuffle
    play(p, "shuffle estate*2")
    assert same(p.hand[0], "copper gold estate")
    assert p.actions == 1
    p = table("cellar estate", deck="gold*3")
    play(p, "play cellar", "discard estate")  # the whole hand: nothing left to ask
    assert same(p.hand[0], "gold")


@rule("D.card.chapel")
def test_chapel() -> None:
    p = table("chapel copper*3 estate*3", deck="copper*5")
    play(p, "play chapel")
    assert legal(p) == ["trash copper", "trash estate", "done"]
    with pytest.raises(IllegalMove):
        play(p, "trash chapel")  # it is in play
    play(p, "trash estate", "trash estate", "trash estate")
    assert legal(p) == ["trash copper", "done"]
    play(p, "trash copper")
    assert same(p.trash, "estate*3 copper")  # four: no more are asked
    assert asked(p) == ("buy", 0)
    p = table("chapel copper", deck="copper*5")
    play(p, "play chapel", "done")
    assert p.trash == ""


@rule("D.card.harbinger")
def test_harbinger() -> None:
    p = table("harbinger", deck="copper*3", discard="gold estate")
    play(p, "play harbinger")
    assert legal(p) == ["put estate", "put gold", "decline"]
    play(p, "put gold")
    assert p.deck[0] == cards("gold copper*2")
    assert p.discard[0] == cards("estate")
    assert (p.actions, len(p.hand[0])) == (1, 1)
    p = table("harbinger", deck="copper*3", discard="gold estate")
    play(p, "play harbinger", "decline")
    assert p.deck[0] == cards("copper*2")


@rule("D.card.merchant")
def test_merchant() -> None:
    p = table("merchant*2 silver*2 gold", deck="copper*9")
    play(p, "play merchant", "play merchant", "play gold")
    assert p.coins == 3
    play(p, "play silver")
    assert p.coins == 3 + 2 + 2
    play(p, "play silver")
    assert p.coins == 9
    p = table("merchant silver*2", deck="copper*9")
    play(p, "play merchant", "treasures")
    assert p.coins == 2 + 2 + 1 + 1


@rule("D.card.vassal")
def test_vassal() -> None:
    p = table("vassal", deck="village copper gold")
    play(p, "play vassal")
    assert p.discard[0] == cards("village")
    assert legal(p) == ["play village", "decline"]
    play(p, "play village")
    assert p.play == cards("vassal village")
    assert p.discard[0] == ""
    assert (p.coins, p.actions) == (2, 2)
    p = table("vassal", deck="village copper gold")
    play(p, "play vassal", "decline")
    assert p.discard[0] == cards("village")


@rule("D.card.village")
def test_village() -> None:
    p = table("village smithy", deck="gold copper*5")
    play(p, "play village")
    assert (p.actions, said_hand(p)) == (2, ["gold", "smithy"])


def said_hand(p: dominion.Dominion) -> list[str]:
    return sorted(CARDS[c].slug for c in p.hand[0])


@rule("D.card.workshop")
def test_workshop() -> None:
    p = table("workshop", coins=5, deck="copper*5")
    play(p, "play workshop")
    fits = {move[5:] for move in legal(p)}
    assert fits == {slug for cost in (0, 2, 3, 4) for slug in COSTS[cost].split()}  # coins cannot raise it
    play(p, "gain smithy")
    assert p.discard[0] == cards("smithy")


@rule("D.card.gardens")
def test_gardens() -> None:
    assert score(cards("gardens*2 copper*17")) == 2
    assert score(cards("gardens*2 copper*18")) == 4
    assert "play gardens" not in legal(table("gardens", auto=False))


@rule("D.card.moneylender")
def test_moneylender() -> None:
    p = table("moneylender copper*2", deck="copper*5")
    play(p, "play moneylender")
    assert legal(p) == ["trash copper", "decline"]
    play(p, "trash copper")
    assert (p.coins, p.trash) == (3, cards("copper"))
    p = table("moneylender copper", deck="copper*5")
    play(p, "play moneylender", "decline")
    assert (p.coins, p.trash) == (0, "")


@rule("D.card.poacher")
def test_poacher() -> None:
    p = table("poacher estate gold", deck="copper*5", empty="moat curse")
    play(p, "play poacher")
    assert asked(p) == ("discard_cards", 0)
    play(p, "discard estate", "discard copper")
    assert same(p.hand[0], "gold")
    assert p.coins == 1
    p = table("poacher", deck="copper*5", empty="moat curse")
    play(p, "play poacher")
    assert p.hand[0] == ""  # a smaller hand is discarded whole


@rule("D.card.remodel")
def test_remodel() -> None:
    p = table("remodel estate gold", coins=3, deck="copper*5")
    play(p, "play remodel")
    assert legal(p) == ["trash estate", "trash gold"]
    play(p, "trash gold")
    assert "gain province" in legal(p)
    assert "gain copper" in legal(p)
    play(p, "gain province")
    assert (p.trash, p.discard[0]) == (cards("gold"), cards("province"))
    p = table("remodel", deck="copper*5")
    play(p, "play remodel")  # nothing to trash, nothing gained
    assert (p.trash, p.discard[0]) == ("", "")


@rule("D.card.smithy")
def test_smithy() -> None:
    p = table("smithy", deck="gold silver copper estate")
    play(p, "play smithy")
    assert same(p.hand[0], "gold silver copper")


@rule("D.card.council_room")
def test_council_room() -> None:
    p = table("council_room", deck="copper*5", hands=["", ""], decks=["gold", ""], discards=["", "silver"])
    play(p, "play council_room", "shuffle silver")
    assert (len(p.hand[0]), p.buys) == (4, 2)
    assert (p.hand[1], p.hand[2]) == (cards("gold"), cards("silver"))


@rule("D.card.festival")
def test_festival() -> None:
    p = table("festival", deck="copper*5")
    play(p, "play festival")
    assert (p.actions, p.buys, p.coins, p.hand[0]) == (2, 2, 2, "")


@rule("D.card.laboratory")
def test_laboratory() -> None:
    p = table("laboratory", deck="gold silver copper")
    play(p, "play laboratory")
    assert same(p.hand[0], "gold silver")
    assert p.actions == 1


@rule("D.card.market")
def test_market() -> None:
    p = table("market", deck="gold copper")
    play(p, "play market")
    assert (p.actions, p.buys, p.coins, p.hand[0]) == (1, 2, 1, cards("gold"))


@rule("D.card.mine")
def test_mine() -> None:
    p = table("mine copper silver estate", deck="copper*5")
    play(p, "play mine")
    assert legal(p) == ["trash copper", "trash silver", "decline"]
    play(p, "trash silver")
    assert legal(p) == ["gain copper", "gain silver", "gain gold"]
    play(p, "gain gold", "treasures")
    assert p.coins == 4  # playable this turn
    p = table("mine copper", deck="copper*5")
    play(p, "play mine", "decline")
    assert p.trash == ""


@rule("D.card.artisan")
def test_artisan() -> None:
    p = table("artisan copper", deck="copper*5", coins=3)
    play(p, "play artisan")
    assert "gain gold" not in legal(p)
    play(p, "gain market")
    assert legal(p) == ["put market", "put copper"]
    events = play(p, "put market")  # it may be the one just gained
    assert p.deck[0] == cards("market copper*5")
    told = next(event for event in events if event.key == "put-back")
    assert (told.to, told.veiled) == ((0,), ("put-back-one", {"who": 0}))

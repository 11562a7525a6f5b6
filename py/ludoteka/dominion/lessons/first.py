"""First steps: a turn, Actions, buys, and the three turns of the rulebook."""

from __future__ import annotations

from ... import dominion
from ...teach import Do, Lesson, Predict, Show, Trap
from ..position import Dominion, owned
from .table import NAMES, READER, buying, cards, owns, played, reply, table, turn_over


def opening() -> Dominion:
    """First Game; the first hands come from the script of chance."""
    return dominion.new(dominion.options({"seats": len(NAMES), "first": READER}))


TURN = Lesson(
    id="dominion-turn",
    rules=("D.turn.phases", "D.action.one", "D.card.smithy", "D.buy.treasures", "D.buy.one", "D.cleanup"),
    seat=READER,
    start=lambda: table("smithy copper*2 estate*2", "copper*2 silver copper*3 village estate copper"),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=3,
    steps=(
        Show("hand", on="hand.smithy"),
        Do(
            "smithy",
            goal=played("smithy"),
            solution=("play smithy",),
            on="hand.smithy",
            traps=(Trap(buying, "D.action.phase", "skipped", ("end",)),),
        ),
        Do(
            "treasures",
            goal=lambda p: p.current == READER and p.coins == 6,
            solution=("treasures",),
            on="treasures",
            traps=(
                Trap(lambda p: turn_over(p) and len(owned(p, READER)) > 14, "D.buy.treasures", "early",
                     ("play silver", "play copper", "buy village")),
                Trap(turn_over, "D.buy.treasures", "ended", ("end",)),
            ),
        ),
        Do(
            "gold",
            goal=owns("gold"),
            solution=("buy gold",),
            on="supply.gold",
            traps=(Trap(turn_over, "D.buy.one", "cheaper", ("buy market",)),),
        ),
        Predict("where", ("where-hand", "where-discard", "where-deck"), right=1, on="discard",
                proof=lambda p: cards("gold") in p.discard[READER]),
        Show("cleaned", on="deck"),
    ),
)  # fmt: skip

ACTIONS = Lesson(
    id="dominion-actions",
    rules=(
        "D.action.one", "D.action.resolve", "D.term.plus", "D.card.village", "D.action.phase", "D.example.militia_stop",
    ),
    seat=READER,
    start=lambda: table(
        "village smithy*2 copper estate",
        "silver copper*2 estate copper*2 gold militia village smithy copper*2 "
        "village smithy militia copper estate silver gold copper*2 estate*2",
    ),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=6,
    steps=(
        Do(
            "both",
            goal=played("smithy*2"),
            solution=("play village", "play smithy", "play smithy"),
            on="hand.village",
            traps=(
                Trap(lambda p: buying(p) and cards("village") in p.hand[READER] and cards("smithy") in p.play,
                     "D.action.one", "smithy-first", ("play smithy",)),
                Trap(buying, "D.action.phase", "skipped", ("end",)),
            ),
        ),
        Show("counted"),
        Do("spend", goal=turn_over, solution=("treasures", "buy province"), on="treasures", after=("end",)),
        Predict("stop", ("stop-yes", "stop-no"), right=1, on="hand.militia", moves=("play militia",),
                proof=lambda p: p.phase == "buy" and cards("village") in p.hand[READER]),
        Show("stopped", on="hand.village", moves=("end", "end")),
        Do(
            "three",
            goal=played("village smithy militia"),
            solution=("play village", "play smithy", "play militia"),
            on="hand.village",
            traps=(
                Trap(lambda p: buying(p) and cards("militia") in p.play, "D.action.one", "militia-first",
                     ("play militia",)),
                Trap(lambda p: buying(p) and cards("smithy") in p.play, "D.action.one", "smithy-first",
                     ("play smithy",)),
                Trap(buying, "D.action.phase", "skipped", ("end",)),
            ),
        ),
        Predict("coins", ("coins-8", "coins-10", "coins-12"), right=1, on="hand.gold", moves=("treasures",),
                proof=lambda p: p.coins == 10),
        Do("own", goal=turn_over, solution=("buy province",), on="supply.province"),
    ),
)  # fmt: skip

BUYS = Lesson(
    id="dominion-buys",
    rules=(
        "D.example.market_chain", "D.example.buys", "D.example.buy_market", "D.card.market", "D.buy.one", "D.cleanup",
    ),
    seat=READER,
    start=lambda: table("market copper*3 estate", "market militia copper*4 silver copper*3 estate*2"),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=4,
    steps=(
        Show("market", on="hand.market"),
        Predict("chain", ("chain-1", "chain-2", "chain-3"), right=2, on="hand.market",
                moves=("play market", "play market", "play militia"),
                proof=lambda p: (p.actions, p.buys, p.coins) == (0, 3, 4)),
        Do(
            "silvers",
            goal=owns("silver", 3),  # one lies in the deck
            solution=("treasures", "buy silver", "buy silver"),
            on="supply.silver",
            traps=(
                Trap(lambda p: p.current == READER and p.bought and (3 - owned(p, READER).count("s")) * 3 > p.coins,
                     "D.buy.one", "one-card", ("treasures", "buy gold")),
                Trap(turn_over, "D.buy.optional", "ended", ("end",)),
            ),
            after=("end", "end"),
        ),
        Predict("left", ("left-kept", "left-lost", "left-copper"), right=1, on="supply.market",
                moves=("treasures", "buy market"), proof=lambda p: turn_over(p) and p.coins == 0),
        Show("done"),
    ),
)  # fmt: skip

THREE_TURNS = Lesson(
    id="dominion-three-turns",
    rules=("D.example.turn1", "D.example.turn2", "D.example.turn3", "D.shuffle", "D.card.remodel", "D.setup.deck"),
    seat=READER,
    start=opening,
    chance=(
        cards("estate copper*4 estate*2 copper*3"),
        cards("copper*7 estate*3"),
        cards("estate silver copper*2 remodel copper*5 estate*2"),
        cards("copper*7 estate*3"),
    ),
    names=NAMES,
    reply=reply,
    minutes=5,
    steps=(
        Do(
            "remodel",
            goal=owns("remodel"),
            solution=("treasures", "buy remodel"),
            on="supply.remodel",
            traps=(Trap(turn_over, "D.example.turn1", "other-1", ("treasures", "buy silver")),),
            after=("end",),
        ),
        Predict("shuffle", ("shuffle-now", "shuffle-later"), right=1, on="deck",
                proof=lambda p: p.deck[READER] == "" and p.stack[-1][:2] == ("buy", READER)),
        Do(
            "silver",
            goal=owns("silver"),
            solution=("treasures", "buy silver"),
            on="supply.silver",
            traps=(Trap(turn_over, "D.example.turn2", "other-2", ("end",)),),
            after=("end",),
        ),
        Do(
            "smithy",
            goal=owns("smithy"),
            solution=("play remodel", "trash estate", "gain smithy"),
            on="hand.remodel",
            traps=(
                Trap(lambda p: p.trash != "" and p.trash != cards("estate"), "D.card.remodel", "copper",
                     ("play remodel", "trash copper")),
                Trap(buying, "D.example.turn3", "other-3", ("end",)),
            ),
        ),
        Do(
            "militia",
            goal=owns("militia"),
            solution=("treasures", "buy militia"),
            on="supply.militia",
            traps=(Trap(turn_over, "D.example.turn3", "other-4", ("treasures", "buy moat")),),
        ),
        Show("done"),
    ),
)  # fmt: skip

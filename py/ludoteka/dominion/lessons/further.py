"""Further on: attacks, trashing, the end of a game, Throne Room, Gardens, Poacher."""

from __future__ import annotations

from ...teach import Do, Lesson, Predict, Show, Trap
from ..content.cards import LETTER
from ..position import Dominion, empty_piles, owned, score
from .table import BRUNO, NAMES, READER, buying, cards, owns, played, reply, table, turn_over


def asked(p: Dominion) -> str:
    """The question that play waits for."""
    return str(p.stack[-1][0]) if p.stack else ""


ATTACK = Lesson(
    id="dominion-attack",
    rules=(
        "D.card.militia", "D.card.moat", "D.reaction.sequence", "D.ruling.moat_timing", "D.ruling.moat_benefit",
        "D.types",
    ),
    seat=READER,
    start=lambda: table(
        "moat militia copper*2 silver",
        "copper*3 estate*2 copper estate",
        bruno=("militia copper*3 estate", "silver village copper*2 estate smithy copper", "copper*2"),
        current=BRUNO,
    ),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=4,
    steps=(
        Show("coming", on="hand.moat", moves=("play militia",)),
        Do(
            "shield",
            goal=lambda p: asked(p) == "buy" and len(p.hand[READER]) == 5,
            solution=("reveal moat",),
            on="hand.moat",
            traps=(Trap(lambda p: asked(p) == "discard_cards", "D.card.moat", "hit", ("decline",)),),
        ),
        Predict("coins", ("coins-none", "coins-two"), right=1, proof=lambda p: p.coins == 2),
        Show("stays", on="hand.moat", moves=("treasures", "buy market")),
        Do(
            "strike",
            goal=lambda p: played("militia")(p) and len(p.hand[BRUNO]) == 3,
            solution=("play militia",),
            on="hand.militia",
            traps=(
                Trap(lambda p: buying(p) and cards("militia") in p.hand[READER], "D.action.one", "moat-first",
                     ("play moat",)),
            ),
        ),
        Show("done", on="trash"),
    ),
)  # fmt: skip

TRASH = Lesson(
    id="dominion-trash",
    rules=("D.term.trash", "D.card.chapel", "D.card.remodel", "D.term.gain"),
    seat=READER,
    start=lambda: table(
        "chapel estate*3 copper",
        "remodel gold copper*2 silver copper*5 silver",
        kingdom="cellar chapel market militia mine moat remodel smithy village workshop",
    ),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=4,
    steps=(
        Do(
            "chapel",
            goal=lambda p: p.trash.count(LETTER["estate"]) == 3 and asked(p) != "chapel_trash",
            solution=("play chapel", "trash estate", "trash estate", "trash estate", "done"),
            on="hand.chapel",
            traps=(
                Trap(lambda p: buying(p) and cards("chapel") in p.play, "D.card.chapel", "too-few",
                     ("play chapel", "trash copper", "done")),
                Trap(buying, "D.action.phase", "skipped", ("end",)),
            ),
        ),
        Show("gone", on="trash", moves=("end", "end")),
        Predict("most", ("most-6", "most-7", "most-8"), right=2, on="hand.remodel"),
        Do(
            "province",
            goal=owns("province"),
            solution=("play remodel", "trash gold", "gain province"),
            on="hand.remodel",
            traps=(
                Trap(lambda p: cards("gold") in p.trash and asked(p) != "gain_card", "D.card.remodel", "less",
                     ("play remodel", "trash gold", "gain smithy")),
                Trap(lambda p: len(p.trash) > 3 and cards("gold") not in p.trash, "D.card.remodel", "cheap",
                     ("play remodel", "trash copper")),
                Trap(buying, "D.action.phase", "skipped", ("end",)),
            ),
        ),
        Show("done"),
    ),
)  # fmt: skip

END = Lesson(
    id="dominion-end",
    rules=("D.end.trigger", "D.end.score", "D.end.tie"),
    seat=READER,
    start=lambda: table(
        "copper*3 silver estate",
        "province*2 copper*3 gold silver*2 smithy",
        discard="copper moat",
        bruno=("copper*4 duchy", "gold province duchy silver*2 copper*2 smithy", "village*2 market"),
        left={"village": 0, "market": 0, "cellar": 1, "province": 5, "duchy": 6},
        turns=13,
    ),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=3,
    steps=(
        Predict("when", ("when-one", "when-three", "when-ten"), right=1, on="supply.village",
                proof=lambda p: empty_piles(p) == 2),
        Show("lead", on="supply.cellar"),
        Do(
            "finish",
            goal=lambda p: p.phase == "over",
            solution=("treasures", "buy cellar"),
            on="supply.cellar",
            traps=(
                Trap(lambda p: turn_over(p) and owned(p, READER).count(LETTER["duchy"]) == 1, "D.end.trigger", "duchy",
                     ("treasures", "buy duchy")),
                Trap(turn_over, "D.end.trigger", "goes-on", ("end",)),
            ),
        ),
        Show("score"),
        Predict("tie", ("tie-shared", "tie-turns", "tie-cards"), right=1,
                proof=lambda p: score(owned(p, READER)) == 13 and score(owned(p, BRUNO)) == 12),
    ),
)  # fmt: skip

THRONE = Lesson(
    id="dominion-throne",
    rules=("D.card.throne_room", "D.example.throne_village", "D.ruling.throne_one_card"),
    seat=READER,
    start=lambda: table(
        "throne_room village smithy*3",
        "copper*2 estate silver copper gold estate copper silver copper estate copper*4",
        kingdom="cellar chapel festival market militia moat remodel smithy throne_room village",
    ),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=3,
    steps=(
        Do(
            "four",
            goal=lambda p: p.actions == 4 and cards("village") in p.play,
            solution=("play throne_room", "play village"),
            on="hand.throne_room",
            traps=(
                Trap(lambda p: cards("village") in p.play and cards("throne_room") in p.hand[READER],
                     "D.card.village", "village-first", ("play village",)),
                Trap(lambda p: cards("smithy") in p.play, "D.card.throne_room", "wrong-card",
                     ("play throne_room", "play smithy")),
                Trap(buying, "D.action.phase", "skipped", ("end",)),
            ),
        ),
        Show("counted", on="inplay"),
        Predict("draw", ("draw-3", "draw-6", "draw-9"), right=2, on="hand.smithy", moves=("play smithy",) * 3,
                proof=lambda p: len(p.hand[READER]) == 2 + 9 and p.actions == 1),
        Show("done"),
    ),
)  # fmt: skip

GARDENS = Lesson(
    id="dominion-gardens",
    rules=("D.card.gardens", "D.example.gardens", "D.ruling.gardens_count", "D.card.festival"),
    seat=READER,
    start=lambda: table(
        "festival*2 silver copper gardens",
        "copper*20 estate*3 silver*5 gardens*3 smithy",
        kingdom="sleight_of_hand",
        left={"gardens": 4},
        turns=15,
    ),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=3,
    steps=(
        Predict("worth", ("worth-3", "worth-4", "worth-37"), right=0, on="hand.gardens",
                proof=lambda p: len(owned(p, READER)) == 37 and score(owned(p, READER)) == 4 * 3 + 3),
        Do(
            "forty",
            goal=lambda p: len(owned(p, READER)) >= 40,
            solution=("play festival", "play festival", "treasures", "buy gardens", "buy silver", "buy copper"),
            on="hand.festival",
            traps=(
                Trap(turn_over, "D.ruling.gardens_count", "too-few",
                     ("play festival", "play festival", "treasures", "buy gold", "end")),
                Trap(lambda p: buying(p) and cards("festival") in p.hand[READER], "D.action.phase", "skipped",
                     ("play festival", "end")),
            ),
        ),
        Show("done"),
    ),
)  # fmt: skip

POACHER = Lesson(
    id="dominion-poacher",
    rules=("D.card.poacher", "D.example.poacher", "D.term.discard", "D.choose.any"),
    seat=READER,
    start=lambda: table(
        "poacher estate*2 copper gold",
        "silver poacher estate*2 copper silver copper*5",
        kingdom="sleight_of_hand",
        left={"cellar": 0, "festival": 1},
        turns=9,
    ),
    chance=(),
    names=NAMES,
    reply=reply,
    minutes=3,
    steps=(
        Show("empty", on="supply.cellar"),
        Do(
            "discard",
            goal=lambda p: cards("poacher") in p.play and cards("estate") in p.discard[READER],
            solution=("play poacher", "discard estate"),
            on="hand.poacher",
            traps=(
                Trap(lambda p: cards("poacher") in p.play and p.discard[READER] != "", "D.card.poacher", "wasteful",
                     ("play poacher", "discard gold")),
                Trap(buying, "D.action.phase", "skipped", ("end",)),
            ),
        ),
        Do(
            "festival",
            goal=lambda p: p.supply[LETTER["festival"]] == 0,
            solution=("treasures", "buy festival"),
            on="supply.festival",
            traps=(Trap(turn_over, "D.buy.one", "other", ("treasures", "buy gold")),),
            after=("end",),
        ),
        Predict("two", ("two-1", "two-2", "two-3"), right=1, on="hand.poacher",
                moves=("play poacher", "discard estate", "discard estate"),
                proof=lambda p: empty_piles(p) == 2 and len(p.hand[READER]) == 3),
        Show("done"),
    ),
)  # fmt: skip

"""Further on: redeployment, decline, the faction bonus, artifacts."""

from __future__ import annotations

from ...teach import Do, Lesson, Predict, Show, Trap
from ..content.relics import NUMBER
from ..position import Position, held, land
from .first import STOPPED, price
from .table import NAMES, READER, conquering, holds, regions, regroup, table, tokens

SWORD = NUMBER["frostmourne"]


def sword_at(p: Position, name: str) -> bool:
    """Does Frostmourne lie in this region?"""
    return p.relics[SWORD] == land(p).index[name]


REDEPLOY = Lesson(
    id="smallworld-redeploy",
    rules=("S.redeploy", "S.ready", "S.score.regions", "S.score.bonus", "S.prof.farming"),
    seat=READER,
    start=lambda: table(
        "orcs farming", "dwarves mining", board="S2a.4:a1 S2a.6:a1 S2a.1:a1 S2a.7:b3 L1a.1:b2 L1a.7:b2 L1a.4:m1", hand=4
    ),
    chance=(),
    names=NAMES[:2],
    reply=regroup,
    minutes=3,
    steps=(
        Do(
            "stop",
            goal=lambda p: p.stack[-1][:2] == ("redeploy", READER),
            solution=("stop",),
            on="stop",
        ),
        Predict("coins", ("n-3", "n-4", "n-5"), right=1, on="region.S2a.4",
                proof=lambda p: len(held(p, READER)) == 3 and p.badge[READER] == "farming"),
        Do(
            "guard",
            goal=lambda p: p.seat != READER and tokens(p, "S2a.6") >= 4,
            solution=("put S2a.6", "put S2a.6", "put S2a.6", "put S2a.4"),
            on="region.S2a.6",
            traps=(Trap(lambda p: p.seat != READER, "S.redeploy", "even", ("spread",)),),
        ),
        Show("done", on="region.S2a.6"),
    ),
)  # fmt: skip

DECLINE = Lesson(
    id="smallworld-decline",
    rules=("S.decline", "S.decline.score", "S.decline.one", "S.turn.kinds"),
    seat=READER,
    start=lambda: table(
        "orcs mining", "dwarves farming",
        board="S2a.4:a1 S2a.5:a1 S2a.6:a1 S2a.1:a1 L1a.1:b2 L1a.2:b2 L1a.7:b2 L1a.10:m1",
        hand=2,
        fresh=True,
    ),
    chance=(),
    names=NAMES[:2],
    reply=regroup,
    minutes=4,
    steps=(
        Show("tired"),
        Do(
            "decline",
            goal=lambda p: p.past[READER] == "orcs",
            solution=("decline",),
            on="decline",
            traps=(
                Trap(lambda p: p.seat == READER and regions(p) > 4, "S.decline", "conquered", ("conquer S2a.2",)),
                Trap(lambda p: not conquering(p), "S.decline", "ended", ("stop",)),
            ),
        ),
        Predict("coins", ("coins-4", "coins-5", "coins-0"), right=0, proof=lambda p: p.coins[READER] == 5 + 4),
        Show("zofia", moves=("stop", "spread")),
        Do("new", goal=lambda p: p.race[READER] != "", solution=("pick 0",), on="combo.0"),
        Predict("still", ("still-yes", "still-no"), right=0, proof=lambda p: len(held(p, 8 + READER)) == 4),
        Show("done"),
    ),
)  # fmt: skip

FACTION = Lesson(
    id="smallworld-faction",
    rules=("S.example.faction", "S.score.faction", "S.score.regions", "S.score.bonus", "S.race.blood_elves"),
    seat=READER,
    start=lambda: table(
        "blood_elves sailing / forsaken", "dwarves mining", "humans ranger",
        faces=("L1a", "M1a", "S2a"),
        board="L1a.1:b1 L1a.2:c1 L1a.4:c1 L1a.9:A1 L1a.10:A1 S2a.4:b2 S2a.3:c2 M1a.2:c2",
        hand=9,
    ),
    chance=(),
    names=NAMES,
    reply=regroup,
    minutes=4,
    steps=(
        Show("sides"),
        Do(
            "three",
            goal=holds("L1a.1", "L1a.2", "L1a.4"),
            solution=("conquer L1a.1", "conquer L1a.2", "conquer L1a.4"),
            on="region.L1a.1",
            traps=(
                Trap(lambda p: not {land(p).ids[r] for r in held(p, READER)} <= {"L1a.1", "L1a.2", "L1a.4"},
                     "S.example.faction", "elsewhere", ("conquer L1a.5",)),
                STOPPED,
            ),
        ),
        Predict("bonus", ("n-1", "n-2", "n-3"), right=1, proof=lambda p: len(p.beaten) == 2),
        Predict("total", ("n-5", "n-6", "n-8"), right=2, moves=("stop", "spread"),
                proof=lambda p: p.coins[READER] == 5 + 8),
        Show("done"),
    ),
)  # fmt: skip

RELICS = Lesson(
    id="smallworld-relics",
    rules=("S.place.reveal", "S.artifact.moves", "S.artifact.frostmourne"),
    seat=READER,
    start=lambda: table(
        "orcs mining", "dwarves sailing",
        board="S2a.4:a1 S2a.6:a1 L1a.1:b2 L1a.2:b2 L1a.9:b1 S2a.7:m1",
        hidden="S2a.5 L1a.7",
        hand=6,
    ),
    chance=("frostmourne",),
    names=NAMES[:2],
    reply=regroup,
    minutes=3,
    steps=(
        Show("token", on="region.S2a.5"),
        Do(
            "reveal",
            goal=holds("S2a.5"),
            solution=("conquer S2a.5",),
            on="region.S2a.5",
            traps=(
                Trap(lambda p: regions(p) > 2, "S.place.reveal", "elsewhere", ("conquer S2a.1",)),
                STOPPED,
            ),
        ),
        Predict("cheaper", ("n-2", "n-3", "n-5"), right=1, on="region.L1a.1",
                proof=lambda p: price(p, "L1a.1") == 5 and p.hand[READER] == 4),
        Do(
            "sword",
            goal=lambda p: sword_at(p, "L1a.1") and holds("L1a.1")(p),
            solution=("conquer L1a.1 frostmourne",),
            on="region.L1a.1",
            traps=(
                Trap(lambda p: not sword_at(p, "S2a.5"), "S.artifact.frostmourne", "wasted",
                     ("conquer S2a.1 frostmourne",)),
                Trap(lambda p: regions(p) > 3 or not conquering(p), "S.artifact.frostmourne", "without",
                     ("conquer S2a.1",)),
            ),
        ),
        Show("done", on="region.L1a.1"),
    ),
)  # fmt: skip

"""First steps: picking a combination, landing, prices, the rulebook's first turn of the Forsaken."""

from __future__ import annotations

from ...teach import Do, Lesson, Predict, Show, Trap
from ..cost import Campaign
from ..position import Position, held, land
from .table import NAMES, READER, conquering, holds, regions, regroup, table


def price(p: Position, name: str) -> int:
    """What a region costs the reader."""
    return Campaign(p, READER).price(land(p).index[name], ())


STOPPED = Trap(lambda p: not conquering(p), "S.conquer.stop", "stopped", ("stop",))

PICK = Lesson(
    id="smallworld-pick",
    rules=("S.pick.cost", "S.pick.tokens", "S.example.pick", "S.conquer.first", "S.conquer.next", "S.score.regions"),
    seat=READER,
    start=lambda: table(
        "", "kobolds sailing",
        board="L1a.2:b2 L1a.3:b1 L1a.9:b2 S2a.2:m1 S2a.7:m1 L1a.4:m1 L1a.10:m1",
        ask=("pick", READER),
        row=("orcs mining", "forsaken herbalist", "naga ranger"),
    ),
    chance=(),
    names=NAMES[:2],
    reply=regroup,
    minutes=4,
    steps=(
        Show("column", on="combo.1"),
        Predict("tokens", ("tokens-4", "tokens-6", "tokens-10"), right=2, on="combo.1"),
        Do(
            "take",
            goal=lambda p: p.race[READER] == "forsaken" and p.hand[READER] == 10,
            solution=("pick 1",),
            on="combo.1",
            traps=(Trap(lambda p: p.race[READER] not in ("", "forsaken"), "S.pick.cost", "another", ("pick 2",)),),
        ),
        Do("land", goal=lambda p: regions(p) >= 1, solution=("conquer S2a.4",), on="region.S2a.4", traps=(STOPPED,)),
        Do(
            "three",
            goal=lambda p: regions(p) >= 3,
            solution=("conquer S2a.5", "conquer S2a.1"),
            on="region.S2a.5",
            traps=(STOPPED,),
        ),
        Do("end", goal=lambda p: p.seat != READER, solution=("stop", "spread"), on="stop"),
        Show("paid"),
    ),
)  # fmt: skip

COSTS = Lesson(
    id="smallworld-costs",
    rules=("S.conquer.cost", "S.conquer.next", "S.conquer.token", "S.conquer.stay", "S.ready", "S.loss"),
    seat=READER,
    start=lambda: table(
        "orcs farming", "dwarves mining", board="S2a.4:a2 S2a.5:b2 L1a.1:b2 L1a.7:b3 S2a.2:m1 L1a.4:m1", hand=5
    ),
    chance=(),
    names=NAMES[:2],
    reply=regroup,
    minutes=5,
    steps=(
        Predict("mountain", ("n-2", "n-3", "n-4"), right=1, on="region.S2a.6", proof=lambda p: price(p, "S2a.6") == 3),
        Predict("held", ("n-2", "n-3", "n-4"), right=2, on="region.S2a.5", proof=lambda p: price(p, "S2a.5") == 4),
        Predict("crossing", ("n-2", "n-3", "n-4"), right=1, on="region.L1a.6", proof=lambda p: price(p, "L1a.6") == 3),
        Do(
            "two",
            goal=lambda p: regions(p) >= 3,
            solution=("conquer S2a.1", "conquer S2a.6"),
            on="region.S2a.1",
            traps=(
                Trap(lambda p: regions(p) == 2 and p.hand[READER] < 2, "S.conquer.cost", "dear", ("conquer S2a.5",)),
                STOPPED,
            ),
        ),
        Do("end", goal=lambda p: p.seat != READER, solution=("stop", "spread"), on="stop", after=("stop", "spread")),
        Predict("ready", ("n-3", "n-4", "n-7"), right=1, proof=lambda p: p.hand[READER] == 4 and regions(p) == 3),
        Do(
            "hills",
            goal=holds("S2a.5"),
            solution=("conquer S2a.5",),
            on="region.S2a.5",
            traps=(
                Trap(lambda p: p.hand[READER] < 4 and conquering(p), "S.conquer.cost", "spent", ("conquer S2a.3",)),
                Trap(lambda p: not conquering(p), "S.conquer.stop", "short", ("stop",)),
            ),
        ),
        Predict("loss", ("loss-both", "loss-one", "loss-none"), right=1, on="region.S2a.5",
                proof=lambda p: p.hand[1] + sum(p.tokens[r] for r in held(p, 1)) == 6),
        Show("done"),
    ),
)  # fmt: skip

FIRST_TURN = Lesson(
    id="smallworld-first-turn",
    rules=("S.example.turn", "S.conquer.cost", "S.last.die", "S.loss", "S.race.forsaken", "S.prof.herbalist"),
    seat=READER,
    start=lambda: table("forsaken herbalist", "kobolds sailing", board="S2a.4:m1 S2a.5:b2 L1a.2:b2 L1a.4:m1", hand=10),
    chance=("1",),
    names=NAMES[:2],
    reply=regroup,
    minutes=5,
    steps=(
        Predict("price", ("n-3", "n-4", "n-5"), right=1, on="region.S2a.4", proof=lambda p: price(p, "S2a.4") == 4),
        Do(
            "field",
            goal=holds("S2a.4"),
            solution=("conquer S2a.4",),
            on="region.S2a.4",
            traps=(
                Trap(lambda p: regions(p) > 0, "S.example.turn", "elsewhere", ("conquer S2a.3",)),
                STOPPED,
            ),
        ),
        Do(
            "hills",
            goal=holds("S2a.5"),
            solution=("conquer S2a.5",),
            on="region.S2a.5",
            traps=(Trap(lambda p: regions(p) > 1, "S.example.turn", "elsewhere", ("conquer S2a.1",)), STOPPED),
        ),
        Do(
            "die",
            goal=holds("S2a.6"),
            solution=("roll S2a.6",),
            on="region.S2a.6",
            traps=(
                Trap(lambda p: regions(p) > 2, "S.example.turn", "elsewhere", ("conquer S2a.1",)),
                Trap(lambda p: not conquering(p), "S.last.die", "no-roll", ("stop",)),
            ),
        ),
        Do(
            "buy",
            goal=lambda p: p.coins[READER] == 4,
            solution=("buy 1",),
            on="buy 1",
            traps=(Trap(lambda p: p.stack[-1][0] != "buy", "S.race.forsaken", "not-one", ("buy 0",)),),
        ),
        Predict("coins", ("n-3", "n-4", "n-5"), right=1, moves=("spread",), proof=lambda p: p.coins[READER] == 4 + 4),
        Show("done"),
    ),
)  # fmt: skip

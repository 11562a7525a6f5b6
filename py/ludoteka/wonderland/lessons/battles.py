"""Battles: chips, the two battles of the rulebook."""

from __future__ import annotations

from ...teach import Do, Lesson, Predict, Show, Trap
from ..position import Table
from .table import KEEP, NAMES, WITZEND, answers, asked, give, question, run, table, units


def three_chips() -> Table:
    """Alice with a faction chip, a Flamingo and a Card Soldier in her bag."""
    p = table("alice", "queen", "hatter")
    units(p, 0, KEEP, 4)
    units(p, 1, KEEP, 4)
    p.bag[0] = "2fs"
    p.exhausted[0] = "1"
    p.bag[1] = "111111"
    return run(p, ("battle_start", KEEP))


def witzend() -> Table:
    """The Queen's leader, two of the Hatter's people, the Jabberwock with the Walrus and a castle."""
    p = table("queen", "hatter", "jabberwock", "alice")
    p.tiles[WITZEND] = "steady"
    p.might[0] = 2
    units(p, 0, WITZEND, leader=True)
    units(p, 1, WITZEND, 2)
    units(p, 2, WITZEND, 2, "walrus", castle=2)
    give(p, 0, "k")
    give(p, 2, "f")
    p.hand[1] = ("castle_by_any_other_name",)
    return run(p, ("battle_start", WITZEND))


def red_keep() -> Table:
    """Alice's leader against the Queen's Gryphon; the Queen's madness track is almost full."""
    p = table("alice", "queen", "hatter")
    p.tiles[KEEP] = "late"
    p.might[0] = 3
    units(p, 0, KEEP, leader=True)
    units(p, 1, KEEP, 1, "gryphon")
    p.track[1] = "mmm"
    p.bag[1] = "111233gMm"
    give(p, 0, "R")
    p.rows[0] = ("", "111", "", "")
    return run(p, ("battle_start", KEEP))


def alone() -> Table:
    """Two at the table, and Alice is alone in the Red Keep."""
    p = table("alice", "queen")
    units(p, 0, KEEP, 3)
    p.bag[0] = "1133mm"
    return run(p, ("battle_start", KEEP))


CHIPS = Lesson(
    id="wonderland-chips",
    rules=("W.war.draw", "W.war.play", "W.example.chips", "W.ally.A.flamingo", "W.ally.A.card_soldier", "W.term.base"),
    seat=0,
    start=three_chips,
    chance=("faction2", "faction1", "flamingo1", "faction1", "card_soldier1", "faction1"),
    names=("Alice", "Queen", "Hatter"),
    reply=answers({("draw_or_stop", 1): ("draw",)}),
    minutes=3,
    steps=(
        Show("bag", moves=("no",)),
        Do(
            "draw",
            goal=lambda p: p.strength[0] == 3,
            solution=("draw",),
            on="draw",
            traps=(Trap(lambda p: p.state[0] != "fight", "W.war.stop", "stopped", ("stop",)),),
        ),
        Predict("soldier", ("n-1", "n-2", "n-4"), right=2, proof=lambda p: p.strength[0] == 3),
        Do(
            "double",
            goal=lambda p: p.strength[0] == 7,
            solution=("draw", "double"),
            on="draw",
            traps=(
                Trap(lambda p: p.state[0] != "fight", "W.war.stop", "stopped", ("stop",)),
                Trap(lambda p: asked(p) != "soldier", "W.ally.A.card_soldier", "returned", ("draw", "return faction1")),
            ),
        ),
        Show("done"),
    ),
)  # fmt: skip

HATTER = 1

BATTLE = Lesson(
    id="wonderland-witzend",
    rules=(
        "W.example.battle1", "W.war.start", "W.war.wager", "W.war.madness", "W.war.stop", "W.war.over", "W.result.win",
        "W.quest", "W.forge",
    ),
    seat=HATTER,
    start=witzend,
    chance=("red_rook1", "forge", "madness", "faction1", "artifact", "flamingo1", "call_the_clams"),
    names=tuple(NAMES[faction] for faction in ("queen", "hatter", "jabberwock", "alice")),
    reply=answers({
        ("draw_or_stop", 0): ("stop",),
        ("draw_or_stop", 2): ("draw",),
        ("use_shield", 2): ("suffer",),
        ("lose_unit", 2): ("lose supporter",),
        ("win_castle", 2): ("castle red_keep",),
    }),
    minutes=6,
    steps=(
        Show("field", moves=("wager 2",)),
        Predict("madness", ("madness-unit", "madness-strength", "madness-battle"), right=0,
                proof=lambda p: p.supporters[2][WITZEND] == 1 and p.strength[2] == 4),
        Do(
            "draw",
            goal=lambda p: p.strength[HATTER] == 2 and question(p) == ("draw_or_stop", HATTER),
            solution=("draw",),
            on="draw",
            traps=(Trap(lambda p: p.state[HATTER] != "fight", "W.war.stop", "early", ("stop",)),),
        ),
        Do("stop", goal=lambda p: question(p) == ("feat", HATTER), solution=("stop",), on="stop"),
        Show("result"),
        Do(
            "feat",
            goal=lambda p: len(p.feats[HATTER]) == 1,
            solution=("feat castle_by_any_other_name",),
            on="quest.castle_by_any_other_name",
            traps=(Trap(lambda p: asked(p) == "forging", "W.quest", "no-feat", ("no",)),),
        ),
        Do(
            "forge",
            goal=lambda p: sum(map(len, p.rows[HATTER])) == 2 and question(p)[1] != HATTER,
            solution=("forge forge", "row 2", "forge faction1", "row 3"),
            on="active.forge",
            traps=(Trap(lambda p: question(p)[1] != HATTER, "W.forge", "unforged", ("no",)),),
        ),
        Show("done"),
    ),
)  # fmt: skip

BUST = Lesson(
    id="wonderland-red-keep",
    rules=(
        "W.example.battle2", "W.war.madness", "W.war.loss.supply", "W.war.shield", "W.war.bust", "W.war.refresh",
        "W.ally.A.rose", "W.forge",
    ),
    seat=0,
    start=red_keep,
    chance=("faction2", "forge", "forge", "madness", "rose2", "madness", "madness"),
    names=("Alice", "Queen", "Hatter"),
    reply=answers({
        ("draw_or_stop", 1): ("draw",),
        ("use_shield", 1): ("suffer", "suffer", "suffer", "shield"),
        ("lose_unit", 1): ("lose gryphon",),
    }),
    minutes=5,
    steps=(
        Show("start", moves=("no",)),
        Do(
            "second",
            goal=lambda p: p.strength[0] == 6 and question(p) == ("draw_or_stop", 0),
            solution=("draw",),
            on="draw",
            traps=(Trap(lambda p: p.state[0] != "fight", "W.war.stop", "stopped", ("stop",)),),
        ),
        Predict("gryphon", ("gryphon-1", "gryphon-3", "gryphon-0"), right=1,
                proof=lambda p: p.strength[1] == 3 and p.track[1] == ""),
        Do(
            "third",
            goal=lambda p: p.strength[0] == 8 and question(p) == ("draw_or_stop", 0),
            solution=("draw",),
            on="draw",
            traps=(Trap(lambda p: p.state[0] != "fight", "W.war.stop", "stopped", ("stop",)),),
        ),
        Show("shield"),
        Do(
            "stop",
            goal=lambda p: question(p) == ("forging", 0),
            solution=("stop",),
            on="stop",
            traps=(Trap(lambda p: asked(p) == "use_shield", "W.war.madness", "greedy", ("draw",)),),
        ),
        Predict("bust", ("bust-3", "bust-0"), right=1, proof=lambda p: p.strength[1] == 0 and p.state[1] == "bust"),
        Do(
            "rose",
            goal=lambda p: "R" in p.rows[0][1],
            solution=("forge rose2", "row 2"),
            on="active.rose2",
            traps=(
                Trap(lambda p: asked(p) not in ("forging", "choose_row"), "W.forge", "other", ("forge forge", "row 1")),
            ),
        ),
        Show("done"),
    ),
)  # fmt: skip

TWO = Lesson(
    id="wonderland-two",
    rules=("W.two.resistance", "W.two.castle", "W.two.setup"),
    seat=0,
    start=alone,
    chance=("artifact", "faction1"),
    names=("Alice", "Queen"),
    minutes=2,
    steps=(
        Show("alone"),
        Predict("equal", ("equal-win", "equal-tie", "equal-none"), right=1, proof=lambda p: p.strength[0] == 3),
        Do(
            "beat",
            goal=lambda p: p.vp[0] == 6,
            solution=("draw",),
            on="draw",
            traps=(Trap(lambda p: asked(p) == "tie_reward", "W.two.resistance", "tied", ("stop",)),),
        ),
        Predict("castle", ("castle-3", "castle-0"), right=1, proof=lambda p: p.castles[0][KEEP] == 1),
        Show("done"),
    ),
)  # fmt: skip

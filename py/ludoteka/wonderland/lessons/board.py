"""The own board: a forge and a quest, as the rulebook shows them."""

from __future__ import annotations

from ...teach import Do, Lesson, Predict, Show, Trap
from ..position import Table
from ..quests import goal_done, quest_points
from .table import KEEP, TULGEY, answers, asked, question, run, table, units

READER = 0
CLAMS = "call_the_clams"


def clams() -> Table:
    """The Queen in Tulgey Wood, five different allies forged, with a quest in hand."""
    p = table("queen", "alice", "hatter")
    units(p, 0, TULGEY, 3)
    units(p, 1, TULGEY, 3)
    p.hand[0] = (CLAMS,)
    p.rows[0] = ("sf", "rc", "k", "")
    return run(p, ("battle_start", TULGEY))


def forge() -> Table:
    """The Queen after a battle, an active Forge chip, one space left in the second row."""
    p = table("queen", "alice", "hatter")
    p.rows[0] = ("1111", "111", "", "")
    p.active[0] = "g"
    p.bag[0] = "3mm"
    units(p, 0, KEEP, 2)
    units(p, 1, KEEP, 2)
    p.battle, p.draw = KEEP, 3
    p.state[0] = p.state[1] = "stop"
    p.strength[0], p.strength[1] = 3, 4
    return run(p, ("forge_step", READER))


QUEST = Lesson(
    id="wonderland-quest",
    rules=("W.example.quest", "W.quest", "W.quest.call_the_clams", "W.war.draw"),
    seat=READER,
    start=clams,
    chance=("faction1", "artifact", "faction1", "faction2"),
    names=("Queen", "Alice", "Hatter"),
    reply=answers({("draw_or_stop", 1): ("draw", "draw", "draw", "stop")}),
    minutes=3,
    steps=(
        Show("quest", moves=("no",)),
        Do(
            "second",
            goal=lambda p: len(p.active[READER]) == 2 and question(p) == ("draw_or_stop", READER),
            solution=("draw",),
            on="draw",
            traps=(Trap(lambda p: p.state[READER] != "fight", "W.quest.call_the_clams", "one-chip", ("stop",)),),
        ),
        Do(
            "stop",
            goal=lambda p: asked(p) == "feat",
            solution=("stop",),
            on="stop",
            traps=(Trap(lambda p: asked(p) != "feat", "W.quest.call_the_clams", "three-chips", ("draw",)),),
        ),
        Do(
            "feat",
            goal=lambda p: p.feats[READER] == (CLAMS,),
            solution=(f"feat {CLAMS}",),
            on=f"quest.{CLAMS}",
            traps=(Trap(lambda p: asked(p) != "feat", "W.quest", "no-feat", ("no",)),),
        ),
        Predict("points", ("n-3", "n-6", "n-9"), right=2,
                proof=lambda p: goal_done(p, READER, CLAMS) and quest_points(p, READER, CLAMS) == 9),
        Show("done"),
    ),
)  # fmt: skip

FORGE = Lesson(
    id="wonderland-forge",
    rules=("W.example.forge", "W.forge", "W.bonus.leader", "W.bonus.purge"),
    seat=READER,
    start=forge,
    chance=(),
    names=("Queen", "Alice", "Hatter"),
    minutes=2,
    steps=(
        Show("rows"),
        Do(
            "last",
            goal=lambda p: p.rows[READER][1] == "111g",
            solution=("forge forge", "row 2"),
            on="active.forge",
            traps=(Trap(lambda p: asked(p) not in ("forging", "choose_row"), "W.forge", "other-row",
                        ("forge forge", "row 3")),),
        ),
        Predict("gains", ("gains-1", "gains-2", "gains-3"), right=2,
                proof=lambda p: p.might[READER] == 2 and p.bag[READER] == "33m"),
        Show("done"),
    ),
)  # fmt: skip

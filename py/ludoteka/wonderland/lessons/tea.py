"""Tea: taking a card, the head of the table, shards and madness."""

from __future__ import annotations

from ...teach import Do, Lesson, Predict, Show, Trap
from ..position import HEAD, Table
from ..setup import deck_of_round
from .table import NAMES, asked, first_way, question, run, table, tea

READER = 0
SEATS = ("queen", "alice", "hatter")


def party() -> Table:
    """The Queen on chair 7, Alice on 5, the Hatter still at the head."""
    p = table(*SEATS, phase="tea")
    tea(p, *deck_of_round(1)[: len(p.places)])
    p.chair = [7, 5, HEAD]
    p.places[7] = p.places[5] = ""
    return run(p, ("tea_turn", READER))


def tipsy() -> Table:
    """The last leader enters; the Queen has the most shards."""
    p = party()
    p.stack.clear()
    p.taken = [4, 4, 4]
    p.chair = [9, -2, -2]
    p.leader = [-1, 1, 2]
    p.shards = [5, 3, 2]
    p.shard_pool -= 10
    return run(p, ("tea_turn", READER))


TEA = Lesson(
    id="wonderland-tea",
    rules=("W.tea.turn", "W.tea.head", "W.bonus.units", "W.bonus.die", "W.tea.keep", "W.leader.queen"),
    seat=READER,
    start=party,
    chance=(),
    names=tuple(NAMES[faction] for faction in SEATS),
    reply=first_way,
    minutes=5,
    steps=(
        Show("table"),
        Do(
            "card",
            goal=lambda p: p.taken[READER] == 1 and question(p) == ("choose_chair", READER),
            solution=("sit 8", "place 2 red_keep"),
            on="chair.8",
            traps=(
                Trap(lambda p: p.shards[READER] > 0 and p.taken[READER] == 0, "W.tea.head", "too-far", ("head",)),
            ),
        ),
        Predict("passing", ("passing-no", "passing-yes"), right=1, on="head",
                proof=lambda p: p.chair[READER] != HEAD),
        Do(
            "head",
            goal=lambda p: p.shards[READER] > 0 and p.taken[READER] == 2,
            solution=("head", "sit 1"),
            on="head",
            traps=(Trap(lambda p: p.taken[READER] == 2, "W.tea.head", "before", ("sit 10",)),),
        ),
        Do(
            "own",
            goal=lambda p: p.taken[READER] == 3 and question(p) == ("choose_chair", READER),
            solution=("lower", "place 2 witzend", "sit 6", "place 3 witzend"),
            on="chair.6",
            traps=(
                Trap(lambda p: p.taken[READER] == 2 and p.chair[READER] == HEAD, "W.tea.head", "again",
                     ("lower", "place 2 witzend", "head")),
            ),
        ),
        Predict("cards", ("cards-1", "cards-2", "cards-any"), right=0, proof=lambda p: p.taken[READER] == 3),
        Show("done"),
    ),
)  # fmt: skip

SHARDS = Lesson(
    id="wonderland-shards",
    rules=("W.tea.enter", "W.tea.end.madness"),
    seat=READER,
    start=tipsy,
    chance=(),
    names=tuple(NAMES[faction] for faction in SEATS),
    minutes=2,
    steps=(
        Show("four"),
        Predict("most", ("most-win", "most-mad", "most-nothing"), right=1),
        Do(
            "enter",
            goal=lambda p: p.leader[READER] == 0 and asked(p) != "enter",
            solution=("enter red_keep",),
            on="region.red_keep",
            traps=(Trap(lambda p: p.leader[READER] > 0, "W.tea.enter", "elsewhere", ("enter meadow",)),),
        ),
        Predict("left", ("left-5", "left-3", "left-2"), right=2,
                proof=lambda p: p.shards[READER] == 2 and p.bag[READER].count("m") == 4),
        Show("done"),
    ),
)  # fmt: skip

"""The end: final points by source, winners, tie-breaks."""

from __future__ import annotations

from ..game import Outcome
from ..stack import say
from .position import SOURCES, Table, castle_value, rules, units_on_board
from .quests import quest_points


def sources(p: Table, who: int) -> dict[str, int]:
    """W.end.score: VP by source, castles, quests, minus the shards."""
    found = dict(zip(SOURCES, p.points[who], strict=True))
    found["castle"] += castle_value(p, who) * sum(step == 2 for step in p.castles[who])
    found["quest"] += sum(quest_points(p, who, quest) for quest in (*p.hand[who], *p.feats[who]))
    found["shards"] -= p.shards[who]
    return found


def totals(p: Table) -> tuple[int, ...]:
    """The points of every seat if the game ended now."""
    return tuple(sum(sources(p, who).values()) for who in range(p.seats))


@rules.step
def final(p: Table) -> None:
    """The game is over: quests are shown, points counted."""
    p.phase = "end"
    for who in range(p.seats):
        for quest in (*p.feats[who], *p.hand[who]):
            say(p, "quest-shown", "W.quest", who=who, quest=quest, vp=quest_points(p, who, quest), news=True)
    for who, score in enumerate(totals(p)):
        say(p, "final", "W.end.score", who=who, vp=score)


def outcome(p: Table) -> Outcome | None:
    """W.end.tie: the most points, then the fewest shards, then the most units on the board."""
    if p.stack or p.phase != "end":
        return None
    scores = totals(p)
    keys = [(scores[who], -p.shards[who], units_on_board(p, who)) for who in range(p.seats)]
    return Outcome(scores, tuple(who for who in range(p.seats) if keys[who] == max(keys)))

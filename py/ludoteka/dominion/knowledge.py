"""What a seat cannot know is drawn anew.

A seat knows its own hand and what its deck and discard pile hold, but of the deck's order only the marked cards on
top. Of the others it knows how many cards lie where, the public cards of their discard piles and decks, and what they
own in all. What was once shown of a hand (Bureaucrat, gains of Mine and Artisan) is forgotten, as is what a discard
pile held before Harbinger took a card from it: a seat may be told less than a perfect memory would keep, never more.
Cards are sorted before they are drawn anew: the same luck gives the same deal whatever the truth is.
"""

from __future__ import annotations

from ..rng import Rng
from .position import Dominion, rules

PICKING = ("cellar_discard", "chapel_trash", "discard_cards", "sentry_fate")
"""Questions whose last argument holds what the asked seat has picked so far: a secret until it is done."""
TRIES = 8


def determinize(p: Dominion, viewer: int, rng: Rng) -> Dominion:
    """A copy in which everything the seat cannot know is drawn anew."""
    q = p.copy()
    for who in range(len(q.hand)):
        if who == viewer:
            known = len(q.marks[who])
            q.deck[who] = q.deck[who][:known] + rng.shuffled("".join(sorted(q.deck[who][known:])))
        else:
            redeal(q, who, rng)
    asked = rules.to_move(q)
    if asked is not None and asked >= 0 and asked != viewer:
        if q.stack[-1][0] in PICKING:
            q.stack[-1] = (*q.stack[-1][:-1], "")
        # that somebody is asked tells that there is something to choose: prefer deals in which there is
        for _ in range(TRIES):
            if len(rules.legal(q)) > 1:
                break
            redeal(q, asked, rng)
    return q


def redeal(q: Dominion, who: int, rng: Rng) -> None:
    """Deal a player's unseen cards anew over hand, deck and the unseen part of the discard pile."""
    deck, marks, hand = q.deck[who], q.marks[who], len(q.hand[who])
    public = {i: deck[i] for i, mark in enumerate(marks) if mark == "p"}
    unseen = "".join(card for i, card in enumerate(deck) if i not in public)
    pool = rng.shuffled("".join(sorted(q.hand[who] + unseen + q.buried[who])))
    q.hand[who], rest = pool[:hand], pool[hand:]
    fresh, q.buried[who] = iter(rest[: len(unseen)]), rest[len(unseen) :]
    q.deck[who] = "".join(public[i] if i in public else next(fresh) for i in range(len(deck)))

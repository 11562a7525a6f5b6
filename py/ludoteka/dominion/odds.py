"""What a player may reckon: the coins of the next hand, and what is left to draw."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from ..game import Bar, Odds
from ..rng import Rng
from .bot import BOTS
from .content.cards import ACTIONS, COINS, NAME
from .knowledge import determinize
from .position import Dominion, kinds, owned, rules
from .rules import HAND
from .view import in_hand_order

GOALS = (5, 6, 8)
"""What one saves up for: the good Actions, Gold, a Province."""


def odds(p: Dominion, viewer: int | None) -> list[Odds]:
    """The Treasures of the next turn's hand, and the cards left to draw."""
    if viewer is None or p.phase in ("setup", "over"):
        return []
    coins = next_coins(p, viewer)
    reach = tuple(Bar("coins", sum(c for n, c in coins.items() if n >= goal), {"n": goal}) for goal in GOALS)
    spread = tuple(Bar("sum", coins[n], {"n": n}) for n in sorted(coins))
    found = [Odds("treasures", "D.cleanup", "chances", reach, {"held": int(viewer != p.current)})]
    if len(spread) > 1:
        found.append(Odds("spread", "D.cleanup", "spread", spread))
    return [*found, left(p, viewer)]


def left(p: Dominion, who: int) -> Odds:
    """The deck by kinds, or with none left what will be shuffled (D.shuffle)."""
    cards, key = p.deck[who], "deck"
    if not cards:
        cards, key = used(p, who), "pile"
    bars = tuple(
        Bar("card", cards.count(card) / len(cards), {"card": NAME[card], "n": cards.count(card)})
        for card in in_hand_order("".join(kinds(cards)))
    )
    return Odds(key, "D.shuffle", "stock", bars, {"n": len(cards)})


def used(p: Dominion, who: int) -> str:
    """What the next shuffle brings back: the discard pile, after clean-up with hand and cards in play."""
    pile = p.buried[who] + p.discard[who]
    return pile + p.hand[who] + p.play + p.aside if who == p.current else pile


def next_coins(p: Dominion, who: int) -> dict[int, float]:
    """The chance of each sum of Treasures in the hand of the next turn, were this one to end now."""
    if who != p.current:
        return {money(p.hand[who]): 1.0}
    deck, known = p.deck[who], len(p.marks[who])
    sure, rest = deck[:known][:HAND], deck[known:]
    wanted = HAND - len(sure)
    if len(rest) < wanted:  # the deck runs out: all of it, and the rest from the shuffled pile
        sure, rest = sure + rest, used(p, who)
        wanted = HAND - len(sure)
    base = money(sure)
    return {base + coins: chance for coins, chance in drawn(rest, min(wanted, len(rest))).items()}


def money(cards: str) -> int:
    """What the Treasures among these cards give."""
    return sum(COINS[card] for card in cards if card in COINS)


def drawn(cards: str, n: int) -> dict[int, float]:
    """The chance of each sum of Treasures among n of these cards."""
    ways = {(0, 0): 1}
    for worth in (1, 2, 3):
        copies = sum(COINS.get(card) == worth for card in cards)
        further: dict[tuple[int, int], int] = {}
        for (taken, coins), number in ways.items():
            for more in range(min(copies, n - taken) + 1):
                key = (taken + more, coins + worth * more)
                further[key] = further.get(key, 0) + number * comb(copies, more)
        ways = further
    blanks = sum(card not in COINS for card in cards)
    chances: dict[int, float] = {}
    for (taken, coins), number in ways.items():
        if number := number * comb(blanks, n - taken):
            chances[coins] = chances.get(coins, 0) + number
    every = comb(len(cards), n)
    return {coins: number / every for coins, number in chances.items()}


def trial(p: Dominion, viewer: int, rng: Rng) -> Mapping[str, bool]:
    """The next turn played with its Actions, as the steady player plays them; the others leave the hand alone."""
    if p.phase in ("setup", "over") or not any(card in ACTIONS for card in owned(p, viewer)):
        return {}
    q = determinize(p, viewer, rng)
    ready(q, viewer)
    steady = BOTS["steady"]
    while q.stack[-1][0] != "buy":
        who = rules.to_move(q)
        assert who is not None
        rules.take(q, rules.sample(q, rng) if who < 0 else steady.choose(q, who, rng))
    hand = q.hand[viewer]
    coins = q.coins + money(hand) + (q.merchants if "s" in hand else 0)
    return {f"coins-{goal}": coins >= goal for goal in GOALS}


def ready(q: Dominion, who: int) -> None:
    """Clear everything away and begin the player's next turn with its hand."""
    if who == q.current:
        q.discard[who] += q.hand[who] + q.play + q.aside
        q.hand[who] = q.play = q.aside = ""
        q.stack = [("begin_turn", who), ("draw", who, HAND)]
    else:
        q.discard[q.current] += q.play + q.aside
        q.play = q.aside = ""
        q.stack = [("begin_turn", who)]
    q.phase = "cleanup"
    rules.run(q)

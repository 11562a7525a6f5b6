"""Moving cards between zones: draw, shuffle, gain, trash, discard; and putting questions."""

from __future__ import annotations

from ..game import CHANCE, Event
from ..plain import Frame, Json
from ..stack import say
from .content.cards import NAME
from .position import Dominion, rules, without


def names(cards: str) -> list[Json]:
    """The slugs of these cards."""
    return [NAME[card] for card in cards]


def put(p: Dominion, frame: Frame) -> None:
    """Put a question, as the last thing a step does. With `auto` a question with a single answer answers itself."""
    p.stack.append(frame)
    if p.auto:
        moves = rules.legal(p)
        if len(moves) == 1:
            name, *args = p.stack.pop()
            rules.questions[name].answered(p, *args, moves[0])


@rules.step
def draw(p: Dominion, who: int, n: int) -> None:
    """Draw n cards, shuffling when the deck has too few (D.term.draw, D.shuffle). The last thing a step does."""
    deck = p.deck[who]
    if len(deck) < n and needs_shuffle(p, who, n, ("draw", who, n)):
        return
    drawn = deck[:n]
    p.hand[who] += drawn
    p.deck[who] = deck[n:]
    if p.marks[who]:
        p.marks[who] = p.marks[who][n:]
    if drawn and p.events is not None:
        args: dict[str, Json] = {"who": who, "n": len(drawn)}
        p.events.append(
            Event("drew-cards", {**args, "cards": names(drawn)}, "D.term.draw", (who,), ("drew", args), news=True)
        )


def needs_shuffle(p: Dominion, who: int, n: int, then: Frame) -> bool:
    """With fewer than n cards in the deck, and cards to shuffle: ask for a shuffle and go on with `then` after it."""
    if len(p.deck[who]) >= n or not (p.discard[who] or p.buried[who]):
        return False
    p.stack.append(then)
    p.stack.append(("shuffle", CHANCE, who))
    return True


@rules.shuffle
def shuffle(p: Dominion, seat: int, who: int) -> str:
    """The discard pile is shuffled and goes beneath what is left of the deck (D.shuffle)."""
    return p.buried[who] + p.discard[who]


@shuffle.answer
def _(p: Dominion, seat: int, who: int, order: str) -> None:
    p.deck[who] += order
    p.discard[who] = p.buried[who] = ""
    if p.events is not None:
        say(p, "shuffled", "D.shuffle", who=who)


def top_known(p: Dominion, who: int, n: int, mark: str) -> str:
    """The top cards of the deck come to be known: "o" to the owner, "p" to everybody."""
    seen = p.deck[who][:n]
    old = p.marks[who]
    fresh = "".join("p" if mark == "p" or old[i : i + 1] == "p" else "o" for i in range(len(seen)))
    p.marks[who] = fresh + old[len(seen) :]
    return seen


def put_on_deck(p: Dominion, who: int, card: str, mark: str) -> None:
    """A card goes on top of the deck; `mark` tells who knows it."""
    p.deck[who] = card + p.deck[who]
    p.marks[who] = mark + p.marks[who]


def take_from_deck(p: Dominion, who: int, cards: str) -> None:
    """Take these cards, which are among the known ones on top, off the deck."""
    for card in cards:
        at = p.deck[who].index(card)
        p.deck[who] = p.deck[who][:at] + p.deck[who][at + 1 :]
        p.marks[who] = p.marks[who][:at] + p.marks[who][at + 1 :]


def gain(p: Dominion, who: int, card: str, to: str = "discard", rule: str = "D.term.gain") -> bool:
    """Gain a card from the supply, onto the discard pile unless said otherwise (D.term.gain)."""
    if not p.supply.get(card):
        say(p, "none-left", rule, who=who, card=NAME[card])
        return False
    p.supply[card] -= 1
    if to == "discard":
        p.discard[who] += card
    elif to == "hand":
        p.hand[who] += card
    else:
        put_on_deck(p, who, card, "p")
    if p.events is not None:
        key = {"discard": "gained", "hand": "gained-to-hand"}.get(to, "gained-onto-deck")
        say(p, key, rule, who=who, card=NAME[card])
    return True


def trash_from_hand(p: Dominion, who: int, cards: str, rule: str) -> None:
    """Trash cards from the hand: they are nobody's, and everybody sees them (D.term.trash)."""
    p.hand[who] = without(p.hand[who], cards)
    p.trash += cards
    if cards and p.events is not None:
        say(p, "trashed", rule, who=who, cards=names(cards))


def discard_from_hand(p: Dominion, who: int, cards: str, rule: str) -> None:
    """Discard cards from the hand at once (D.term.discard)."""
    p.hand[who] = without(p.hand[who], cards)
    discard_at_once(p, who, cards, rule)


def discard_at_once(p: Dominion, who: int, cards: str, rule: str) -> None:
    """Of several cards discarded at once the others see only the last one, on top."""
    if len(cards) < 2:
        discard_open(p, who, cards, rule)
        return
    p.buried[who] += cards[:-1]
    p.discard[who] += cards[-1]
    if p.events is not None:
        seen: dict[str, Json] = {"who": who, "n": len(cards), "card": NAME[cards[-1]]}
        say(p, "discarded", rule, who=who, cards=names(cards), to=(who,), veiled=("discarded-some", seen))


def discard_open(p: Dominion, who: int, cards: str, rule: str) -> None:
    """Cards that everybody sees go to the discard pile."""
    p.discard[who] += cards
    if cards and p.events is not None:
        say(p, "discarded", rule, who=who, cards=names(cards))


def take_from_pile(p: Dominion, who: int, card: str) -> None:
    """Take a card out of the own discard pile, unseen: what others knew of the pile, but its top, is forgotten."""
    if card in p.buried[who]:
        whole = without(p.buried[who], card) + p.discard[who]
    else:
        whole = p.buried[who] + without(p.discard[who], card)
    p.buried[who], p.discard[who] = whole[:-1], whole[-1:]

"""Cards that look at the deck or the discard pile, or play other cards."""

from __future__ import annotations

from collections.abc import Sequence

from ..stack import push, say
from .cards_hand import picked
from .content.cards import ACTIONS, NAME
from .play import card, play_from_hand, resolve
from .position import Dominion, kinds, pile, rules, without
from .zones import (
    discard_at_once,
    discard_open,
    draw,
    names,
    needs_shuffle,
    put,
    put_on_deck,
    take_from_deck,
    take_from_pile,
    top_known,
)

LIBRARY_HAND = 7


@card("harbinger")
def harbinger(p: Dominion, who: int) -> None:
    """+1 Card, +1 Action. Look through your discard pile; you may put a card from it onto your deck."""
    p.actions += 1
    push(p, ("draw", who, 1), ("harbinger_search", who))


@rules.step
def harbinger_search(p: Dominion, who: int) -> None:
    """The pile may be empty by now: its own draw may have shuffled it (D.ruling.harbinger_empty)."""
    if p.events is not None and pile(p, who):
        say(p, "looked-through", "D.card.harbinger", who=who, news=True)
    put(p, ("harbinger_put", who))


@rules.ask
def harbinger_put(p: Dominion, who: int) -> Sequence[str]:
    """Harbinger: may put a card from the discard pile onto the deck (D.card.harbinger)."""
    return [f"put {NAME[c]}" for c in kinds(pile(p, who))] + ["decline"]


@harbinger_put.answer
def _(p: Dominion, who: int, move: str) -> None:
    if move != "decline":
        chosen = picked(move)
        take_from_pile(p, who, chosen)
        put_on_deck(p, who, chosen, "o")
        veiled = ("put-back-one", {"who": who})
        say(p, "put-back", "D.card.harbinger", who=who, card=NAME[chosen], to=(who,), veiled=veiled)


@card("vassal")
def vassal(p: Dominion, who: int) -> None:
    """+$2. Discard the top card of your deck; if it is an Action, you may play it."""
    p.coins += 2
    vassal_flip(p, who)


@rules.step
def vassal_flip(p: Dominion, who: int) -> None:
    """Discard the top card, shuffling first if the deck is empty."""
    if needs_shuffle(p, who, 1, ("vassal_flip", who)):
        return
    top = top_known(p, who, 1, "p")
    take_from_deck(p, who, top)
    if top and p.events is not None:
        say(p, "vassal-discarded", "D.card.vassal", who=who, card=NAME[top], news=True)
    p.discard[who] += top
    if top and top in ACTIONS:
        put(p, ("vassal_play", who, top))


@rules.ask
def vassal_play(p: Dominion, who: int, top: str) -> Sequence[str]:
    """Vassal: may play the discarded Action, using no action (D.card.vassal)."""
    return [f"play {NAME[top]}", "decline"]


@vassal_play.answer
def _(p: Dominion, who: int, top: str, move: str) -> None:
    if move != "decline":
        p.discard[who] = p.discard[who][:-1]
        if not p.discard[who] and p.buried[who]:
            p.buried[who], p.discard[who] = p.buried[who][:-1], p.buried[who][-1]
        p.play += top
        resolve(p, who, top)


@card("throne_room")
def throne_room(p: Dominion, who: int) -> None:
    """You may play an Action card from your hand twice."""
    put(p, ("throne", who))


@rules.ask
def throne(p: Dominion, who: int) -> Sequence[str]:
    """Throne Room: may play an Action from hand twice (D.card.throne_room)."""
    return [f"play {NAME[c]}" for c in kinds(p.hand[who]) if c in ACTIONS] + ["decline"]


@throne.answer
def _(p: Dominion, who: int, move: str) -> None:
    if move != "decline":
        chosen = picked(move)
        p.stack.append(("resolve", who, chosen))
        play_from_hand(p, who, chosen)


@card("library")
def library(p: Dominion, who: int) -> None:
    """Draw until you have 7 cards in hand, setting aside any Actions you choose to; discard those afterwards."""
    library_next(p, who)


@rules.step
def library_next(p: Dominion, who: int) -> None:
    """Look at the next card while the hand is short and cards are left (D.ruling.library_end)."""
    while len(p.hand[who]) < LIBRARY_HAND:
        if needs_shuffle(p, who, 1, ("library_next", who)):
            return
        top = top_known(p, who, 1, "o")
        if not top:
            break
        if top in ACTIONS:
            say(p, "looked-at", "D.card.library", who=who, cards=names(top), to=(who,), news=True)
            p.stack.append(("library_card", who))
            return
        draw(p, who, 1)
    put_aside, p.aside = p.aside, ""
    discard_open(p, who, put_aside, "D.card.library")


@rules.ask
def library_card(p: Dominion, who: int) -> Sequence[str]:
    """Library: an Action may be set aside instead of taken (D.card.library)."""
    top = p.deck[who][0]
    return [f"take {NAME[top]}", f"aside {NAME[top]}"] if top in ACTIONS else [f"take {NAME[top]}"]


@library_card.answer
def _(p: Dominion, who: int, move: str) -> None:
    if move.startswith("take "):
        draw(p, who, 1)
    else:
        top = picked(move)
        take_from_deck(p, who, top)
        p.aside += top
        say(p, "set-aside", "D.term.setaside", who=who, card=NAME[top], news=True)
    library_next(p, who)


@card("sentry")
def sentry(p: Dominion, who: int) -> None:
    """+1 Card, +1 Action. Look at the top 2 cards: trash any, discard any, put the rest back in any order."""
    p.actions += 1
    push(p, ("draw", who, 1), ("sentry_look", who))


@rules.step
def sentry_look(p: Dominion, who: int) -> None:
    """Two more cards are needed now, so this checks for a shuffle anew (D.ruling.sentry_steps)."""
    if needs_shuffle(p, who, 2, ("sentry_look", who)):
        return
    seen = top_known(p, who, 2, "o")
    if seen:
        say(p, "looked-at", "D.card.sentry", who=who, cards=names(seen), to=(who,), news=True)
        p.stack.append(("sentry_fate", who, len(seen), ""))


def undecided(p: Dominion, who: int, n: int, fates: str) -> str:
    """The looked-at cards without a fate yet; `fates` is a row of pairs, "tc" for: trash a Copper."""
    return without(p.deck[who][:n], fates[1::2])


@rules.ask
def sentry_fate(p: Dominion, who: int, n: int, fates: str) -> Sequence[str]:
    """Sentry: each looked-at card is trashed, discarded or kept (D.card.sentry)."""
    left = kinds(undecided(p, who, n, fates))
    return [f"{verb} {NAME[c]}" for c in left for verb in ("trash", "discard", "keep")]


@sentry_fate.answer
def _(p: Dominion, who: int, n: int, fates: str, move: str) -> None:
    fates += move[0] + picked(move)
    if len(fates) < 2 * n:
        p.stack.append(("sentry_fate", who, n, fates))
        return
    by_fate = {verb: "".join(c for f, c in zip(fates[::2], fates[1::2], strict=True) if f == verb) for verb in "tdk"}
    trashed, dropped, kept = by_fate["t"], by_fate["d"], by_fate["k"]
    take_from_deck(p, who, trashed + dropped)
    p.trash += trashed
    if trashed and p.events is not None:
        say(p, "trashed", "D.card.sentry", who=who, cards=names(trashed))
    discard_at_once(p, who, dropped, "D.card.sentry")
    if kept and p.events is not None:
        say(p, "kept-on-deck", "D.card.sentry", who=who, n=len(kept))
    if len(set(kept)) > 1:
        p.stack.append(("sentry_order", who))


@rules.ask
def sentry_order(p: Dominion, who: int) -> Sequence[str]:
    """Sentry: the cards put back, in an order of choice (D.card.sentry)."""
    return [f"top {NAME[c]}" for c in kinds(p.deck[who][:2])]


@sentry_order.answer
def _(p: Dominion, who: int, move: str) -> None:
    top, two = picked(move), p.deck[who][:2]
    if two[0] != top:
        p.deck[who] = two[::-1] + p.deck[who][2:]
        p.marks[who] = p.marks[who][:2][::-1] + p.marks[who][2:]

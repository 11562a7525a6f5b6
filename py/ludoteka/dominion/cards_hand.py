"""Cards that discard, trash and gain by choice."""

from __future__ import annotations

from collections.abc import Sequence

from ..stack import push, say
from .content.cards import COST, LETTER, NAME, TREASURES
from .play import card
from .position import Dominion, empty_piles, kinds, rules, without
from .zones import discard_from_hand, draw, gain, put, put_on_deck, trash_from_hand


def picked(move: str) -> str:
    """The card a move names: "discard copper" is about Copper."""
    return LETTER[move.partition(" ")[2]]


@card("cellar")
def cellar(p: Dominion, who: int) -> None:
    """+1 Action. Discard any number of cards, then draw as many."""
    p.actions += 1
    put(p, ("cellar_discard", who, ""))


@rules.ask
def cellar_discard(p: Dominion, who: int, picks: str) -> Sequence[str]:
    """Cellar: discard any number of cards (D.card.cellar)."""
    return [f"discard {NAME[c]}" for c in kinds(without(p.hand[who], picks))] + ["done"]


@cellar_discard.answer
def _(p: Dominion, who: int, picks: str, move: str) -> None:
    if move != "done":
        picks += picked(move)
        if len(picks) < len(p.hand[who]):
            p.stack.append(("cellar_discard", who, picks))
            return
    discard_from_hand(p, who, picks, "D.card.cellar")
    draw(p, who, len(picks))


@card("chapel")
def chapel(p: Dominion, who: int) -> None:
    """Trash up to 4 cards from your hand."""
    put(p, ("chapel_trash", who, ""))


@rules.ask
def chapel_trash(p: Dominion, who: int, picks: str) -> Sequence[str]:
    """Chapel: trash up to 4 cards from your hand (D.card.chapel)."""
    return [f"trash {NAME[c]}" for c in kinds(without(p.hand[who], picks))] + ["done"]


@chapel_trash.answer
def _(p: Dominion, who: int, picks: str, move: str) -> None:
    if move != "done":
        picks += picked(move)
        if len(picks) < min(4, len(p.hand[who])):
            p.stack.append(("chapel_trash", who, picks))
            return
    trash_from_hand(p, who, picks, "D.card.chapel")


@card("workshop")
def workshop(p: Dominion, who: int) -> None:
    """Gain a card costing up to $4."""
    offer(p, who, 4, "workshop")


def offer(p: Dominion, who: int, most: int, by: str) -> None:
    """Let a player gain a card up to a cost, if there is any (D.ruling.gain_mandatory)."""
    if gainable(p, most, by):
        put(p, ("gain_card", who, most, by))
    else:
        say(p, "nothing-to-gain", f"D.card.{by}", who=who, card=by, cost=most)


def gainable(p: Dominion, most: int, by: str) -> list[str]:
    """The cards in the supply that cost no more; Mine gains Treasures only."""
    return [c for c, left in p.supply.items() if left and COST[c] <= most and (by != "mine" or c in TREASURES)]


@rules.ask
def gain_card(p: Dominion, who: int, most: int, by: str) -> Sequence[str]:
    """Workshop, Remodel, Mine, Artisan: gain a card up to a cost (D.term.gain)."""
    return [f"gain {NAME[c]}" for c in gainable(p, most, by)]


@gain_card.answer
def _(p: Dominion, who: int, most: int, by: str, move: str) -> None:
    to_hand = by in ("mine", "artisan")
    gain(p, who, picked(move), "hand" if to_hand else "discard", f"D.card.{by}")


@card("moneylender")
def moneylender(p: Dominion, who: int) -> None:
    """You may trash a Copper from your hand for +$3."""
    put(p, ("lend", who))


@rules.ask
def lend(p: Dominion, who: int) -> Sequence[str]:
    """Moneylender: may trash a Copper for +$3 (D.card.moneylender)."""
    return ["trash copper", "decline"] if "c" in p.hand[who] else ["decline"]


@lend.answer
def _(p: Dominion, who: int, move: str) -> None:
    if move != "decline":
        trash_from_hand(p, who, "c", "D.card.moneylender")
        p.coins += 3


@card("poacher")
def poacher(p: Dominion, who: int) -> None:
    """+1 Card, +1 Action, +$1. Discard a card per empty supply pile."""
    p.actions += 1
    p.coins += 1
    push(p, ("draw", who, 1), ("poach", who))


@rules.step
def poach(p: Dominion, who: int) -> None:
    """Poacher: one card per empty pile, of any kind of pile."""
    discard_some(p, who, empty_piles(p), "poacher")


def discard_some(p: Dominion, who: int, n: int, by: str) -> None:
    """The player picks n cards to discard; a smaller hand goes whole."""
    n = min(n, len(p.hand[who]))
    if n > 0:
        put(p, ("discard_cards", who, n, by, ""))


@rules.ask
def discard_cards(p: Dominion, who: int, n: int, by: str, picks: str) -> Sequence[str]:
    """Militia, Poacher: discard n cards (D.card.militia, D.card.poacher)."""
    return [f"discard {NAME[c]}" for c in kinds(without(p.hand[who], picks))]


@discard_cards.answer
def _(p: Dominion, who: int, n: int, by: str, picks: str, move: str) -> None:
    picks += picked(move)
    if len(picks) < n:
        put(p, ("discard_cards", who, n, by, picks))
    else:
        discard_from_hand(p, who, picks, f"D.card.{by}")


@card("remodel")
def remodel(p: Dominion, who: int) -> None:
    """Trash a card from your hand; gain a card costing up to $2 more than it."""
    if p.hand[who]:
        put(p, ("remodel_trash", who))


@rules.ask
def remodel_trash(p: Dominion, who: int) -> Sequence[str]:
    """Remodel: trash a card from your hand (D.card.remodel)."""
    return [f"trash {NAME[c]}" for c in kinds(p.hand[who])]


@remodel_trash.answer
def _(p: Dominion, who: int, move: str) -> None:
    old = picked(move)
    trash_from_hand(p, who, old, "D.card.remodel")
    offer(p, who, COST[old] + 2, "remodel")


@card("mine")
def mine(p: Dominion, who: int) -> None:
    """You may trash a Treasure from your hand; gain to your hand a Treasure costing up to $3 more."""
    put(p, ("mine_trash", who))


@rules.ask
def mine_trash(p: Dominion, who: int) -> Sequence[str]:
    """Mine: may trash a Treasure from your hand (D.card.mine)."""
    return [f"trash {NAME[c]}" for c in TREASURES if c in p.hand[who]] + ["decline"]


@mine_trash.answer
def _(p: Dominion, who: int, move: str) -> None:
    if move != "decline":
        old = picked(move)
        trash_from_hand(p, who, old, "D.card.mine")
        offer(p, who, COST[old] + 3, "mine")


@card("artisan")
def artisan(p: Dominion, who: int) -> None:
    """Gain to your hand a card costing up to $5; then put a card from your hand onto your deck."""
    p.stack.append(("artisan_return", who))
    offer(p, who, 5, "artisan")


@rules.step
def artisan_return(p: Dominion, who: int) -> None:
    """Artisan's second step, if there is a card in hand."""
    if p.hand[who]:
        put(p, ("artisan_put", who))


@rules.ask
def artisan_put(p: Dominion, who: int) -> Sequence[str]:
    """Artisan: put a card from your hand onto your deck (D.card.artisan)."""
    return [f"put {NAME[c]}" for c in kinds(p.hand[who])]


@artisan_put.answer
def _(p: Dominion, who: int, move: str) -> None:
    chosen = picked(move)
    p.hand[who] = p.hand[who].replace(chosen, "", 1)
    put_on_deck(p, who, chosen, "o")
    say(p, "put-back", "D.card.artisan", who=who, card=NAME[chosen], to=(who,), veiled=("put-back-one", {"who": who}))

"""Attacks: they are told which players they hit."""

from __future__ import annotations

from collections.abc import Sequence

from ..stack import push, say
from .cards_hand import discard_some, picked
from .content.cards import NAME, VICTORIES
from .play import attack
from .position import Dominion, kinds, rules
from .zones import discard_open, gain, names, needs_shuffle, put, put_on_deck, take_from_deck, top_known

MILITIA_HAND = 3


@attack("militia")
def militia(p: Dominion, who: int, hit: tuple[int, ...]) -> None:
    """+$2. Each other player discards down to 3 cards in hand."""
    p.coins += 2
    push(p, *(("discard_down_to", victim, MILITIA_HAND) for victim in hit))


@rules.step
def discard_down_to(p: Dominion, who: int, keep: int) -> None:
    """Militia: discard down to 3 cards (D.card.militia)."""
    discard_some(p, who, len(p.hand[who]) - keep, "militia")


@attack("witch")
def witch(p: Dominion, who: int, hit: tuple[int, ...]) -> None:
    """+2 Cards. Each other player gains a Curse."""
    push(p, ("draw", who, 2), *(("curse", victim) for victim in hit))


@rules.step
def curse(p: Dominion, who: int) -> None:
    """Witch: one player gains a Curse, while there are any (D.ruling.witch_skip)."""
    gain(p, who, "x", rule="D.card.witch")


@attack("bureaucrat")
def bureaucrat(p: Dominion, who: int, hit: tuple[int, ...]) -> None:
    """Gain a Silver onto the deck. Each other player puts a Victory card from hand on theirs or shows there is none."""
    gain(p, who, "s", "deck", "D.card.bureaucrat")
    push(p, *(("taxed", victim) for victim in hit))


@rules.step
def taxed(p: Dominion, who: int) -> None:
    """Bureaucrat: one player's turn to reveal."""
    put(p, ("bureaucrat_reveal", who))


@rules.ask
def bureaucrat_reveal(p: Dominion, who: int) -> Sequence[str]:
    """Bureaucrat: choose a Victory card to reveal and put onto the deck (D.card.bureaucrat)."""
    return [f"reveal {NAME[c]}" for c in kinds(p.hand[who]) if c in VICTORIES] or ["reveal hand"]


@bureaucrat_reveal.answer
def _(p: Dominion, who: int, move: str) -> None:
    if move == "reveal hand":
        shown = names("".join(sorted(p.hand[who])))
        say(p, "revealed-hand", "D.card.bureaucrat", who=who, cards=shown, news=True)
        return
    chosen = picked(move)
    p.hand[who] = p.hand[who].replace(chosen, "", 1)
    put_on_deck(p, who, chosen, "p")
    say(p, "revealed-onto-deck", "D.card.bureaucrat", who=who, card=NAME[chosen], news=True)


@attack("bandit")
def bandit(p: Dominion, who: int, hit: tuple[int, ...]) -> None:
    """Gain a Gold. Each other player reveals 2 cards, trashes a Treasure among them but Copper, discards the rest."""
    gain(p, who, "g", rule="D.card.bandit")
    push(p, *(("robbed", victim) for victim in hit))


@rules.step
def robbed(p: Dominion, who: int) -> None:
    """Bandit: one player reveals two cards, after a shuffle if need be (D.ruling.bandit_short)."""
    if needs_shuffle(p, who, 2, ("robbed", who)):
        return
    seen = top_known(p, who, 2, "p")
    if seen and p.events is not None:
        say(p, "revealed", "D.card.bandit", who=who, cards=names(seen), news=True)
    if "s" in seen or "g" in seen:
        put(p, ("bandit_trash", who))
    else:
        rest(p, who, seen)


def rest(p: Dominion, who: int, cards: str) -> None:
    """Bandit: what is left of the revealed cards is discarded."""
    take_from_deck(p, who, cards)
    discard_open(p, who, cards, "D.card.bandit")


@rules.ask
def bandit_trash(p: Dominion, who: int) -> Sequence[str]:
    """Bandit: one revealed Treasure other than Copper is trashed; the victim picks which (D.card.bandit)."""
    return [f"trash {NAME[c]}" for c in "sg" if c in p.deck[who][:2]]


@bandit_trash.answer
def _(p: Dominion, who: int, move: str) -> None:
    lost, seen = picked(move), p.deck[who][:2]
    take_from_deck(p, who, lost)
    p.trash += lost
    say(p, "trashed", "D.card.bandit", who=who, cards=names(lost))
    rest(p, who, seen.replace(lost, "", 1))

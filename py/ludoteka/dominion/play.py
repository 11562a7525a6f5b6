"""Playing a card: what every card entry hangs on, and how Attacks are met."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..stack import push, say
from .content.cards import LETTER, MOAT, NAME
from .position import Dominion, others, rules

Effect = Callable[[Dominion, int], None]
Assault = Callable[[Dominion, int, tuple[int, ...]], None]

EFFECTS: dict[str, Effect] = {}
ASSAULTS: dict[str, Assault] = {}


def card(slug: str) -> Callable[[Effect], Effect]:
    """Decorator: what this Action card does when played."""

    def enter(effect: Effect) -> Effect:
        EFFECTS[LETTER[slug]] = effect
        return effect

    return enter


def attack(slug: str) -> Callable[[Assault], Assault]:
    """Decorator: what this Attack card does when played; it is told whom it hits."""

    def enter(assault: Assault) -> Assault:
        ASSAULTS[LETTER[slug]] = assault
        return assault

    return enter


def play_from_hand(p: Dominion, who: int, played: str) -> None:
    """Put an Action card from the hand in play and follow it (D.action.resolve)."""
    p.hand[who] = p.hand[who].replace(played, "", 1)
    p.play += played
    resolve(p, who, played)


@rules.step
def resolve(p: Dominion, who: int, played: str) -> None:
    """Follow the text of a card in play; it is the same card when it is played again (D.ruling.throne_one_card)."""
    if p.events is not None:
        say(p, "played", "D.action.resolve", who=who, card=NAME[played])
    effect = EFFECTS.get(played)
    if effect is not None:
        effect(p, who)
    else:
        assail(p, who, played, others(p, who), ())


@rules.step
def assail(p: Dominion, who: int, played: str, left: tuple[int, ...], hit: tuple[int, ...]) -> None:
    """Before an Attack does anything, each other player in turn order may show a Moat (D.ruling.moat_timing)."""
    while left:
        victim, left = left[0], left[1:]
        if MOAT in p.hand[victim]:
            push(p, ("moat", victim, who, played, left, hit))
            return
        hit += (victim,)
    ASSAULTS[played](p, who, hit)


@rules.ask
def moat(
    p: Dominion, who: int, attacker: int, played: str, left: tuple[int, ...], hit: tuple[int, ...]
) -> Sequence[str]:
    """Moat: may be shown against this play of an Attack; its owner is unaffected (D.card.moat)."""
    return ["reveal moat", "decline"] if MOAT in p.hand[who] else ["decline"]


@moat.answer
def _(
    p: Dominion, who: int, attacker: int, played: str, left: tuple[int, ...], hit: tuple[int, ...], move: str
) -> None:
    if move == "decline":
        hit += (who,)
    else:
        say(p, "showed-moat", "D.card.moat", who=who, card="moat", by=NAME[played], news=True)
    assail(p, attacker, played, left, hit)

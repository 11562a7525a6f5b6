"""The 21 ally cards: five kinds in four sets, and Forge. `effect` names what the rules do."""

from __future__ import annotations

from typing import NamedTuple

from .board import Source


class Ally(NamedTuple):
    """An ally card."""

    set: str
    kind: str
    effect: str
    rule: str
    source: Source


def _card(set: str, kind: str, effect: str) -> Ally:
    return Ally(set, kind, effect, f"W.ally.{set}.{kind}", "rulebook")


ALLIES: tuple[Ally, ...] = (
    _card("A", "card_soldier", "double_or_return"),
    _card("A", "flamingo", "double_next"),
    _card("A", "rose", "points"),
    _card("A", "red_rook", "aloof"),
    _card("A", "creature", "change_level"),
    _card("B", "card_soldier", "double_or_march"),
    _card("B", "flamingo", "lead_allies"),
    _card("B", "rose", "stay_fresh"),
    _card("B", "red_rook", "lonely"),
    _card("B", "creature", "herd"),
    _card("C", "card_soldier", "scout"),
    _card("C", "flamingo", "hop_to_forge"),
    _card("C", "rose", "free_feat"),
    _card("C", "red_rook", "toll"),
    _card("C", "creature", "pack"),
    _card("D", "card_soldier", "triple"),
    _card("D", "flamingo", "give_shard"),
    _card("D", "rose", "forged_supporter"),
    _card("D", "red_rook", "spoils"),
    _card("D", "creature", "even_shards"),
    Ally("", "forge", "forge", "W.ally.forge", "rulebook"),
)

EFFECT: dict[tuple[str, str], str] = {(ally.set, ally.kind): ally.effect for ally in ALLIES}
SETS = ("A", "B", "C", "D")

ROSE_POINTS = 1
ROSE_FORGED_POINTS = 2
SOLDIER_TIMES = 2
SOLDIER_D_TIMES = 3
LEAD_BONUS = 1
LONELY_STRENGTH = 1
PACK_STEP = 2
FREE_FEAT_ROSES = 2

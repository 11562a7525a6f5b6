"""The 90 tea cards, 30 a round. All of them are reconstructed: the rulebooks print the symbols, not the decks.

`units` holds one number, or two for two separate unit symbols. `gain` are the bonuses; with `or_gain` the card is split
(upper or lower). `dark` is the bonus of a corrupted card. Bonuses: "ally LETTER", "any 1" and "any 2" (weak, strong),
"shield", "wonderlandian", "ability", "discard N", "castle", "leader", "purge", "quest1", "quest2", "forge".
"""

from __future__ import annotations

from typing import NamedTuple

from .board import Source


class TeaCard(NamedTuple):
    """A tea card."""

    id: str
    round: int
    units: tuple[int, ...]
    die: bool
    gain: tuple[str, ...]
    or_gain: tuple[str, ...]
    dark: tuple[str, ...]
    source: Source


def _deck(round: int, *rows: tuple[tuple[int, ...], str, str, str]) -> tuple[TeaCard, ...]:
    """Cards of a round from rows (units, bonuses, lower half, corrupted bonus); "die" is the corner die."""
    cards = []
    for number, (units, gain, or_gain, dark) in enumerate(rows, 1):
        bonuses = _split(gain)
        upper = tuple(b for b in bonuses if b != "die")
        cards.append(
            TeaCard(
                f"{round}-{number:02}",
                round,
                units,
                "die" in bonuses,
                upper,
                _split(or_gain),
                _split(dark),
                "reconstructed",
            )
        )
    return tuple(cards)


def _split(bonuses: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in bonuses.split(",") if part.strip())


DECK_1 = _deck(
    1,
    ((3,), "ally f", "", ""),
    ((2,), "ally f", "leader", ""),
    ((3,), "ally s", "", ""),
    ((2,), "ally s, shield", "", ""),
    ((3,), "ally r", "", ""),
    ((2,), "ally r", "", "ally r"),
    ((3,), "ally c", "", ""),
    ((1,), "ally c, purge", "", ""),
    ((2,), "ally k", "", ""),
    ((1,), "ally k, discard 1", "", ""),
    ((2,), "ally g", "ally s", ""),
    ((2,), "die, ally g, any 1", "", ""),
    ((1,), "wonderlandian", "", ""),
    ((2,), "die, wonderlandian", "", ""),
    ((1,), "wonderlandian", "", "shield"),
    ((2,), "wonderlandian", "quest2", ""),
    ((1,), "ability", "", ""),
    ((2,), "die, ability", "", ""),
    ((1,), "ability", "", "leader"),
    ((2,), "leader", "", ""),
    ((3,), "die, leader", "", ""),
    ((1, 1), "castle", "", ""),
    ((2,), "die, castle", "", ""),
    ((3,), "shield, discard 1", "", ""),
    ((2, 1), "die, purge", "", ""),
    ((1,), "purge, quest1", "", "ally c"),
    ((2, 1), "quest2", "", ""),
    ((3,), "die, quest1, discard 2", "", ""),
    ((2,), "any 1", "forge", ""),
    ((2, 2), "die, forge", "shield", ""),
)

DECK_2 = _deck(
    2,
    ((2,), "ally F", "", ""),
    ((2,), "ally f, ally s", "", ""),
    ((2,), "ally S", "", ""),
    ((3,), "ally s, shield", "", ""),
    ((2,), "ally R", "", ""),
    ((2,), "ally r, ally r", "", "any 1"),
    ((2,), "ally C", "", ""),
    ((3,), "ally c, ally c", "", "purge"),
    ((2,), "ally K", "", ""),
    ((2,), "ally k, discard 1", "", ""),
    ((2,), "ally g, ally f", "", ""),
    ((3,), "ally g", "ally R", ""),
    ((2,), "wonderlandian", "", ""),
    ((3,), "die, wonderlandian", "", ""),
    ((1,), "wonderlandian, shield", "", ""),
    ((2,), "wonderlandian", "ability", ""),
    ((2,), "ability", "", ""),
    ((3,), "die, ability", "", ""),
    ((2,), "ability, discard 1", "", ""),
    ((2,), "leader, discard 1", "", ""),
    ((2, 1), "leader", "", ""),
    ((2,), "castle", "", ""),
    ((1,), "die, castle, leader", "", ""),
    ((2, 2), "die, shield", "", ""),
    ((2,), "purge, purge", "any 2", ""),
    ((2, 1), "die, purge, quest1", "", ""),
    ((2,), "quest2, ally S", "", "forge"),
    ((3,), "die, quest2", "", "ally K"),
    ((3,), "die, any 2", "discard 3", ""),
    ((2, 2), "die, forge", "ally C", ""),
)

DECK_3 = _deck(
    3,
    ((3,), "ally F, ally f", "", ""),
    ((4,), "ally F", "", ""),
    ((3,), "ally S, ally s", "", ""),
    ((4,), "ally S", "purge", ""),
    ((3,), "ally R, ally r", "", ""),
    ((3,), "ally R", "", "ally R"),
    ((3,), "ally C, ally c", "", ""),
    ((4,), "ally C", "shield", ""),
    ((3,), "ally K", "", ""),
    ((3,), "ally K, discard 1", "", ""),
    ((3,), "ally g, ally g", "", ""),
    ((3,), "ally g, discard 2", "", "any 2"),
    ((3,), "wonderlandian", "", ""),
    ((3,), "die, wonderlandian, wonderlandian", "", ""),
    ((2,), "wonderlandian, ally S", "", ""),
    ((4,), "wonderlandian", "ability", ""),
    ((3,), "ability", "", ""),
    ((3,), "die, ability, ability", "", ""),
    ((2,), "ability, shield", "", "ally C"),
    ((3,), "leader, leader", "", ""),
    ((4,), "die, leader", "", ""),
    ((2, 2), "castle", "", ""),
    ((3,), "die, castle", "", ""),
    ((4,), "die, shield, discard 3", "", ""),
    ((3,), "purge, purge", "", ""),
    ((2, 2), "purge, any 2", "", ""),
    ((3, 1), "die, quest1", "discard 3", ""),
    ((2,), "quest2, leader", "", "castle"),
    ((3,), "die, any 2", "forge", ""),
    ((3, 2), "die, forge", "", ""),
)

DECKS: tuple[tuple[TeaCard, ...], ...] = (DECK_1, DECK_2, DECK_3)
CARDS: dict[str, TeaCard] = {card.id: card for deck in DECKS for card in deck}

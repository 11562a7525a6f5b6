"""The 24 Wonderlandian cards: 12 figure cards (13 figures) and 12 items of two chips each."""

from __future__ import annotations

from typing import Literal, NamedTuple

from .board import Source


class Figure(NamedTuple):
    """A figure that stands in regions; `n` is the number of its effect."""

    id: str
    card: str
    strength: int
    n: int
    source: Source


class Card(NamedTuple):
    """A Wonderlandian card: its figures, or the letter of its two chips."""

    id: str
    sort: Literal["figure", "item"]
    figures: tuple[str, ...]
    chip: str
    n: int
    source: Source


FIGURES: tuple[Figure, ...] = (
    Figure("white_rabbit", "white_rabbit", 1, 2, "rulebook"),
    Figure("walrus", "walrus", 2, 3, "rulebook"),
    Figure("gryphon", "gryphon", 2, 1, "rulebook"),
    Figure("knave", "knave", 1, 2, "reconstructed"),
    Figure("march_hare", "march_hare", 1, 2, "reconstructed"),
    Figure("duchess", "duchess", 1, 1, "reconstructed"),
    Figure("caterpillar", "caterpillar", 1, 1, "reconstructed"),
    Figure("humpty_dumpty", "humpty_dumpty", 3, 0, "reconstructed"),
    Figure("tweedledum", "tweedles", 1, 2, "reconstructed"),
    Figure("tweedledee", "tweedles", 1, 2, "reconstructed"),
    Figure("mock_turtle", "mock_turtle", 1, 2, "reconstructed"),
    Figure("dormouse", "dormouse", 1, 0, "reconstructed"),
    Figure("unicorn", "unicorn", 2, 2, "reconstructed"),
)

CARDS: tuple[Card, ...] = (
    Card("white_rabbit", "figure", ("white_rabbit",), "", 2, "rulebook"),
    Card("walrus", "figure", ("walrus",), "", 3, "rulebook"),
    Card("gryphon", "figure", ("gryphon",), "", 1, "reconstructed"),
    Card("knave", "figure", ("knave",), "", 2, "reconstructed"),
    Card("march_hare", "figure", ("march_hare",), "", 2, "reconstructed"),
    Card("duchess", "figure", ("duchess",), "", 1, "reconstructed"),
    Card("caterpillar", "figure", ("caterpillar",), "", 1, "reconstructed"),
    Card("humpty_dumpty", "figure", ("humpty_dumpty",), "", 0, "reconstructed"),
    Card("tweedles", "figure", ("tweedledum", "tweedledee"), "", 2, "reconstructed"),
    Card("mock_turtle", "figure", ("mock_turtle",), "", 2, "reconstructed"),
    Card("dormouse", "figure", ("dormouse",), "", 0, "reconstructed"),
    Card("unicorn", "figure", ("unicorn",), "", 2, "reconstructed"),
    Card("pocket_watch", "item", (), "w", 1, "reconstructed"),
    Card("oyster", "item", (), "y", 2, "reconstructed"),
    Card("feather", "item", (), "e", 3, "reconstructed"),
    Card("crown", "item", (), "n", 0, "reconstructed"),
    Card("broken_cup", "item", (), "u", 1, "reconstructed"),
    Card("charm", "item", (), "h", 1, "reconstructed"),
    Card("hookah", "item", (), "q", 1, "rulebook"),
    Card("glove", "item", (), "v", 0, "rulebook"),
    Card("rattle", "item", (), "t", 3, "reconstructed"),
    Card("soup", "item", (), "b", 1, "reconstructed"),
    Card("spoon", "item", (), "l", 1, "reconstructed"),
    Card("horn", "item", (), "z", 1, "reconstructed"),
)

CHIPS_PER_ITEM = 2
NOT_FOR_TWO = ("march_hare", "charm")
"""W.two.setup: left out of a 2-player game (rulebook)."""

CARD: dict[str, Card] = {card.id: card for card in CARDS}
FIGURE: dict[str, Figure] = {figure.id: figure for figure in FIGURES}
ITEM_OF: dict[str, str] = {card.chip: card.id for card in CARDS if card.chip}

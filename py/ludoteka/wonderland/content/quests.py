"""The 30 quests, six per region: a feat (at the end of a battle there) and an objective (at the end of the game).

`feat` and `goal` name the tests of the rules; the numbers and ally kinds are theirs.
"""

from __future__ import annotations

from typing import NamedTuple

from .board import Source


class Quest(NamedTuple):
    """A quest card."""

    id: str
    region: str
    feat: str
    feat_n: tuple[int, ...]
    goal: str
    goal_kinds: tuple[str, ...]
    goal_n: int
    source: Source


QUESTS: tuple[Quest, ...] = (
    Quest(
        "gardeners_knock",
        "red_keep",
        "win_without_leader",
        (),
        "ally_chips",
        ("flamingo", "red_rook"),
        7,
        "reconstructed",
    ),
    Quest(
        "croquet_at_dawn",
        "red_keep",
        "strength",
        (2, 5, 9, 12),
        "ally_chips",
        ("flamingo", "card_soldier"),
        7,
        "reconstructed",
    ),
    Quest("pack_of_cards", "red_keep", "active", (3, 5), "castles", (), 3, "reconstructed"),
    Quest("stolen_tarts", "red_keep", "second", (), "abilities", (), 3, "reconstructed"),
    Quest("crooked_crown", "red_keep", "artifact", (2,), "leader", (), 5, "reconstructed"),
    Quest("verdict_first", "red_keep", "margin", (4,), "rows", (), 1, "reconstructed"),
    Quest("call_the_clams", "tulgey_wood", "active", (2, 6), "forged_kinds", (), 3, "rulebook"),
    Quest(
        "whiffling_through", "tulgey_wood", "last_base", (1,), "ally_chips", ("creature", "rose"), 7, "reconstructed"
    ),
    Quest(
        "galumphing_home", "tulgey_wood", "last_unit", (1,), "ally_chips", ("creature", "red_rook"), 7, "reconstructed"
    ),
    Quest("uffish_thought", "tulgey_wood", "calm", (3,), "few_shards", (), 1, "reconstructed"),
    Quest("vorpal_lesson", "tulgey_wood", "same_kind", (3,), "forged", (), 6, "reconstructed"),
    Quest("frabjous_day", "tulgey_wood", "beat", (2,), "wonderlandians", (), 3, "reconstructed"),
    Quest(
        "castle_by_any_other_name",
        "witzend",
        "last_base",
        (1,),
        "ally_chips",
        ("red_rook", "card_soldier"),
        7,
        "rulebook",
    ),
    Quest("wits_end", "witzend", "madness", (3,), "artifacts", (), 3, "reconstructed"),
    Quest(
        "jam_tomorrow",
        "witzend",
        "strength",
        (6, 7, 13, 14),
        "ally_chips",
        ("card_soldier", "creature"),
        7,
        "reconstructed",
    ),
    Quest(
        "looking_glass_chess",
        "witzend",
        "different_kinds",
        (4,),
        "ally_chips",
        ("rose", "red_rook"),
        7,
        "reconstructed",
    ),
    Quest("backward_march", "witzend", "lowest", (), "regions", (), 4, "reconstructed"),
    Quest("cracked_mirror", "witzend", "broken_shield", (), "supporters", (), 6, "reconstructed"),
    Quest("dry_tale", "pool_of_tears", "calm", (2,), "ally_chips", ("flamingo", "rose"), 7, "reconstructed"),
    Quest("caucus_race", "pool_of_tears", "second", (), "few_madness", (), 4, "reconstructed"),
    Quest("mouses_tail", "pool_of_tears", "last_unit", (1,), "items", (), 2, "reconstructed"),
    Quest(
        "drink_me",
        "pool_of_tears",
        "strength",
        (1, 2, 7, 8),
        "ally_chips",
        ("flamingo", "creature"),
        7,
        "reconstructed",
    ),
    Quest("eat_me", "pool_of_tears", "at_least", (13,), "strong_allies", (), 4, "reconstructed"),
    Quest("curiouser", "pool_of_tears", "active", (4, 7), "figures", (), 2, "reconstructed"),
    Quest(
        "paint_the_roses", "meadow", "strength", (3, 4, 9, 10), "ally_chips", ("rose", "card_soldier"), 7, "rulebook"
    ),
    Quest("bed_of_roses", "meadow", "forges", (2,), "forge_chips", (), 3, "reconstructed"),
    Quest("talking_lilies", "meadow", "win_without_leader", (), "one_of_each", (), 5, "reconstructed"),
    Quest("bread_and_butterfly", "meadow", "different_kinds", (3,), "castle_points", (), 5, "reconstructed"),
    Quest("pale_larkspur", "meadow", "artifact", (1,), "freed", (), 3, "reconstructed"),
    Quest("red_queens_race", "meadow", "margin", (3,), "chips", (), 20, "reconstructed"),
)

QUEST: dict[str, Quest] = {quest.id: quest for quest in QUESTS}

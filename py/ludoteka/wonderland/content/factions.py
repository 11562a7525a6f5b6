"""The five factions: artifact, leader power and abilities (two for the artifact, two passive)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from .board import Source


class Ability(NamedTuple):
    """An ability; `n` is its number on the usual side of the board, `two` on the 2-player side."""

    id: str
    faction: str
    sort: Literal["artifact", "passive"]
    n: int
    two: int
    source: Source
    print: Literal["both", "first", "later"] = "both"


class Faction(NamedTuple):
    """A faction with the names of its artifact and leader power."""

    id: str
    artifact: str
    power: str
    n: int
    """The number of its leader power."""
    source: Source


FACTIONS: tuple[Faction, ...] = (
    Faction("alice", "sword_of_hope", "strange_reflection", 0, "rulebook"),
    Faction("queen", "war_axe", "spread", 0, "rulebook"),
    Faction("jabberwock", "frumious_claw", "jaws_that_bite", 2, "rulebook"),
    Faction("hatter", "scalding_teapot", "its_my_party", 1, "rulebook"),
    Faction("cheshire", "vanishing_grin", "give_shard", 1, "rulebook"),
)

# Printed in full: Alice's four and Twice as Fast, Slithy Toves, Borogoves; of the others names and hints only.
ABILITIES: tuple[Ability, ...] = (
    Ability("sword_of_hope", "alice", "artifact", 1, 1, "rulebook"),
    Ability("everywhere_at_once", "alice", "artifact", 1, 1, "rulebook"),
    Ability("love_of_learning", "alice", "passive", 2, 2, "rulebook"),
    Ability("support_of_the_people", "alice", "passive", 1, 1, "rulebook"),
    Ability("royal_temper", "queen", "artifact", 1, 1, "reconstructed"),
    Ability("paint_it_red", "queen", "artifact", 3, 4, "reconstructed"),
    Ability("twice_as_fast", "queen", "passive", 1, 1, "rulebook"),
    Ability("off_with_their_heads", "queen", "passive", 2, 4, "reconstructed"),
    Ability("claws_that_catch", "jabberwock", "artifact", 1, 1, "reconstructed"),
    Ability("manxome_foe", "jabberwock", "artifact", 2, 2, "reconstructed"),
    Ability("slithy_toves", "jabberwock", "passive", 1, 1, "rulebook", "later"),
    Ability("borogoves", "jabberwock", "passive", 1, 1, "rulebook", "first"),
    Ability("eyes_of_flame", "jabberwock", "passive", 2, 3, "reconstructed"),
    Ability("piping_hot", "hatter", "artifact", 2, 1, "reconstructed"),
    Ability("one_more_cup", "hatter", "artifact", 1, 1, "reconstructed"),
    Ability("architect_of_war", "hatter", "passive", 3, 2, "reconstructed"),
    Ability("unbirthday_guests", "hatter", "passive", 2, 1, "reconstructed"),
    Ability("wicked_smile", "cheshire", "artifact", 2, 1, "reconstructed"),
    Ability("gone_but_for_the_grin", "cheshire", "artifact", 2, 2, "reconstructed"),
    Ability("all_mad_here", "cheshire", "passive", 3, 3, "reconstructed"),
    Ability("here_and_there", "cheshire", "passive", 1, 1, "reconstructed"),
)

BY_ID: dict[str, Ability] = {ability.id: ability for ability in ABILITIES}
IDS: tuple[str, ...] = tuple(faction.id for faction in FACTIONS)


def abilities(faction: str, first_print: bool) -> tuple[str, ...]:
    """The four abilities of a faction in this print."""
    other = "later" if first_print else "first"
    return tuple(a.id for a in ABILITIES if a.faction == faction and a.print != other)

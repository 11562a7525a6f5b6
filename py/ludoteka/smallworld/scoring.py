"""Coins at the end of a turn, by source."""

from __future__ import annotations

from ..stack import say
from .content.races import RACES
from .content.relics import NUMBER
from .position import PAST, Position, earn, faction_of, held_mask, land
from .powers import powers_of
from .steps import rules

OPPOSITE = {"horde": "alliance", "alliance": "horde"}
RULES = {"regions": "S.score.regions", "declined": "S.score.regions", "faction": "S.score.faction"}
WELL, KARAZHAN, PORTAL = NUMBER["well_of_eternity"], NUMBER["karazhan"], NUMBER["dark_portal"]
BATTLEGROUND = NUMBER["battleground"]


def holds(p: Position, seat: int, relic: int) -> bool:
    """Does the seat's active race hold the region of this relic?"""
    at = p.relics[relic]
    return at >= 0 and p.holder[at] == seat


def faction_bonus(p: Position, seat: int) -> int:
    """A coin per race of the opposite faction one conquered from; twice with the Battleground (S.score.faction)."""
    foe = OPPOSITE.get(faction_of(p, p.race[seat]), "")
    if not foe:
        return 0
    most = 2 if holds(p, seat, BATTLEGROUND) else 1
    return sum(min(n, most) for race, n in p.beaten.items() if race != "murlocs" and RACES[race].faction == foe)


def well_bonus(p: Position, seat: int) -> int:
    """2 coins if one of the seat's races has more regions round the Well than any other (S.place.well_of_eternity)."""
    at = p.relics[WELL]
    if at < 0 or not land(p).has(at, "water"):
        return 0
    counts: dict[int, int] = {}
    for r in land(p).near[at]:
        if p.holder[r] >= 0:
            counts[p.holder[r]] = counts.get(p.holder[r], 0) + 1
    best = max(counts.values(), default=0)
    leaders = [army for army, n in counts.items() if n == best]
    return 2 if len(leaders) == 1 and leaders[0] in {seat, PAST + seat} else 0


def karazhan_bonus(p: Position, seat: int) -> int:
    """A coin per other region of the same terrain (S.place.karazhan)."""
    if not holds(p, seat, KARAZHAN):
        return 0
    terrain = land(p).masks[land(p).terrain[p.relics[KARAZHAN]]]
    return (held_mask(p, seat) & terrain).bit_count() - 1


def income(p: Position, seat: int) -> list[tuple[str, int]]:
    """What the turn pays if it ends now: (source, coins), nothing for nothing."""
    mine = held_mask(p, seat)
    lines = [("regions", mine.bit_count()), ("declined", held_mask(p, PAST + seat).bit_count())]
    if p.race[seat]:
        lines.append(("faction", faction_bonus(p, seat)))
        for power in powers_of(p, seat):
            if power.pays:
                lines.append((power.id, (mine & land(p).masks[power.pays]).bit_count()))
            elif power.score is not None:
                lines.append((power.id, power.score(p, seat)))
        lines.append(("karazhan", karazhan_bonus(p, seat)))
        lines.append(("dark_portal", 2 if holds(p, seat, PORTAL) else 0))
    lines.append(("well_of_eternity", well_bonus(p, seat)))
    return [(source, n) for source, n in lines if n]


@rules.step
def score(p: Position, seat: int) -> None:
    """The coins of the turn (S.score.regions, S.score.bonus)."""
    lines = income(p, seat)
    for source, n in lines:
        earn(p, seat, n, source)
        say(p, "earned", RULES.get(source, "S.score.bonus"), who=seat, n=n, source=source)
    say(p, "scored", "S.score.regions", who=seat, coins=sum(n for _, n in lines))

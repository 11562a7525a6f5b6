"""What a player may reckon: the reinforcement die, for every region it may decide."""

from __future__ import annotations

from collections.abc import Mapping

from ..game import Bar, Odds
from ..plain import Json
from ..rng import Rng
from .conquer import attacks
from .content.pieces import DIE
from .cost import Campaign
from .position import Position, in_hand, land

FACES = sum(weight for _, weight in DIE)
MOST = max(int(pips) for pips, _ in DIE)


def at_least(n: int) -> float:
    """The chance that the die shows n pips or more."""
    return sum(weight for pips, weight in DIE if int(pips) >= n) / FACES


def odds(p: Position, viewer: int | None) -> list[Odds]:
    """The die by the tokens that are short, with the regions in reach of it; and the Gnomes' two rolls."""
    if viewer is None or not p.stack:
        return []
    name, asked, *args = p.stack[-1]
    if asked == viewer and name == "raid_short":
        region, short = args[:2]
        bars = (Bar("short", at_least(short), {"n": short, "regions": [land(p).names[region]]}),)
        return [Odds("die", "S.last.die", "chances", bars)]
    if asked != viewer or name != "conquer":
        return [plain()]
    rolls, raids = reach(p, viewer)
    found = [die(rolls)] if rolls else []
    if raids:
        found.append(raid(raids))
    return found or [plain()]


def plain() -> Odds:
    """The die as it is: what each number of tokens that are short comes to."""
    return Odds("die", "S.last.die", "chances", tuple(Bar("pips", at_least(n), {"n": n}) for n in range(1, MOST + 1)))


def reach(p: Position, seat: int) -> tuple[dict[int, list[str]], dict[tuple[float, float], list[str]]]:
    """Regions by the tokens that are short there; and for an air raid by the chance of one roll and of both."""
    c = Campaign(p, seat)
    rolls: dict[int, list[str]] = {}
    raids: dict[tuple[float, float], list[str]] = {}
    hand = in_hand(p, seat)
    for move in attacks(p, seat):
        verb, region, *aids = move.split(" ")
        r = c.land.index[region]
        if verb == "roll":
            rolls.setdefault(c.price(r, tuple(aids)) - hand, []).append(c.land.names[r])
        elif verb == "raid":
            raids.setdefault(two_rolls(c, r, tuple(aids), hand), []).append(c.land.names[r])
    return rolls, raids


def two_rolls(c: Campaign, r: int, aids: tuple[str, ...], hand: int) -> tuple[float, float]:
    """An air raid: the chance that its roll is enough, and with the last roll after it (S.note.gnomes_short)."""
    first = both = 0.0
    for pips, weight in DIE:
        short = c.price(r, ("raid", *aids), int(pips)) - hand
        first += weight / FACES * (short <= 0)
        both += weight / FACES * (1.0 if short <= 0 else at_least(short))
    return first, both


def die(rolls: Mapping[int, list[str]]) -> Odds:
    """The last roll: a bar for each number of tokens that may be short."""
    bars = [Bar("short", at_least(short), {"n": short, "regions": listed(rolls[short])}) for short in sorted(rolls)]
    return Odds("die", "S.last.die", "chances", tuple(bars))


def raid(raids: Mapping[tuple[float, float], list[str]]) -> Odds:
    """The air raid: the likeliest regions first, with the raid's roll alone and with the last roll after it."""
    bars: list[Bar] = []
    for first, both in sorted(raids, reverse=True):
        names = listed(raids[first, both])
        bars.append(Bar("raid-alone", first, {"regions": names}))
        if both > first:
            bars.append(Bar("raid-both", both, {"regions": names}))
    return Odds("raid", "S.race.gnomes", "chances", tuple(bars))


def listed(names: list[str]) -> list[Json]:
    """Every region once, in the order of the map."""
    return [*dict.fromkeys(names)]


def trial(p: Position, viewer: int, rng: Rng) -> Mapping[str, bool]:
    """Nothing here has to be tried: the die is exact."""
    return {}

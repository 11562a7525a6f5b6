"""May a region be attacked, what does it cost in tokens, and what must be paid first?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .content.pieces import DIE
from .content.relics import NUMBER, ROWS
from .geography import regions
from .losses import purse
from .position import (
    AEGIS_PAID,
    ASHES,
    BANK,
    DOOMHAMMER,
    ETHEREAL,
    FROSTMOURNE,
    HARMONY_PAID,
    MURLOC,
    PAST,
    Position,
    held_mask,
    land,
    need,
    seat_of,
    strength,
)
from .powers import NONE, powers_of

AEGIS, MEETING_STONE = NUMBER["aegis"], NUMBER["meeting_stone"]
PLACES = tuple(number for number, row in enumerate(ROWS) if row.sort == "place")
USED = {"frostmourne": FROSTMOURNE, "doomhammer": DOOMHAMMER, "ashes_of_alar": ASHES, "ethereals": ETHEREAL}
RULES = {
    "frostmourne": "S.artifact.frostmourne",
    "doomhammer": "S.artifact.doomhammer",
    "ashes_of_alar": "S.artifact.ashes_of_alar",
    "ethereals": "S.race.ethereals",
}
WINS = {
    short: round(100 * sum(n for pips, n in DIE if int(pips) >= short) / sum(n for _, n in DIE)) for short in (1, 2, 3)
}
"""The chance of the last roll, in percent, by the tokens that are short."""
Aids = tuple[str, ...]
"""What helps one attack: artifacts, "ethereals" (their power on a place), "raid" (the Gnomes' air raid)."""


class Part(NamedTuple):
    """One summand of a price."""

    key: str
    n: int
    rule: str


class Fee(NamedTuple):
    """Coins due before an attack, and to whom."""

    key: str
    n: int
    to: int
    rule: str


class Campaign:
    """What one army may attack now: facts that all regions share are gathered once."""

    def __init__(self, p: Position, army: int) -> None:
        self.p = p
        self.army = army
        self.land = land(p)
        self.mine = held_mask(p, army)
        near = 0
        for r in regions(self.mine):
            near |= self.land.near_mask[r]
        self.near = near
        """Regions next to one of the army's."""
        self.race, self.badge = powers_of(p, army) if army < PAST else (NONE, NONE)
        stone = p.relics[MEETING_STONE]
        self.ferry = self.race.ferry or self.badge.ferry or (stone >= 0 and p.holder[stone] == army)
        self.floor = need(p, army)

    def close(self, r: int, aids: Aids) -> bool:
        """Is the region adjacent, or as if adjacent (S.note.as_if_adjacent)?"""
        if self.near >> r & 1 or "raid" in aids or "ashes_of_alar" in aids:
            return True
        return self.race.near is not None and self.race.near(self.land, r)

    def refusal(self, r: int, aids: Aids = ()) -> str:
        """Why the region cannot be attacked at all, or "" if it can."""
        p = self.p
        if self.mine >> r & 1:
            return "own"
        if self.land.masks["water"] >> r & 1:
            if not self.race.water or p.holder[r] >= 0:
                return "water"
            return "" if not self.mine or self.close(r, aids) else "far"
        if p.towers >> r & 1:
            return "tower"
        if "ethereals" in aids and not (self.near >> r & 1 and has_place(p, r)):
            return "far"
        if self.land.masks["anchor"] >> r & 1 or self.close(r, aids):
            return ""
        return "far" if self.mine else "first"

    def crossing(self, r: int, aids: Aids = ()) -> bool:
        """A starting region with no neighbour of the same race costs the crossing (S.conquer.cost)."""
        if self.ferry or self.land.masks["water"] >> r & 1:
            return False
        return not self.close(r, aids)

    def parts(self, r: int, aids: Aids = (), pips: int = 0) -> list[Part]:
        """The price of a region as a sum; all reductions add, the floor comes last (S.note.reductions)."""
        p = self.p
        if "doomhammer" in aids:
            rule = "S.note.tauren_min" if self.floor > 1 else RULES["doomhammer"]
            return [Part("doomhammer", self.floor, rule)]
        parts = [Part("region", 2, "S.conquer.cost")]
        bit = 1 << r
        if self.land.masks["water"] & bit:
            parts = [Part("water", 2, "S.conquer.water")]
        else:
            if self.land.masks["mountain"] & bit:
                parts.append(Part("mountain", 1, "S.conquer.cost"))
            if p.walls & bit:
                parts.append(Part("wall", 1, "S.race.night_elves"))
            if p.forts & bit:
                parts.append(Part("fort", 1, "S.prof.garrisoned"))
            if self.crossing(r, aids):
                parts.append(Part("crossing", 1, "S.conquer.cost"))
            holder = p.holder[r]
            if holder >= 0 and holder != PAST + self.army:
                defenders = strength(p, r)
                key = "murlocs" if holder == MURLOC else "tokens"
                parts.append(Part(key, defenders, "S.conquer.cost"))
        for one in (self.race, self.badge):
            if one.price is not None and (change := one.price(p, self.land, self.army, r)):
                parts.append(Part(one.id, change, one.rule))
        parts += [Part(aid, -2, RULES[aid]) for aid in aids if aid in {"frostmourne", "ethereals"}]
        if pips:
            parts.append(Part("raid", -pips, "S.race.gnomes"))
        total = sum(part.n for part in parts)
        if total < self.floor:
            rule = "S.race.tauren" if self.floor > 1 else "S.conquer.cost"
            parts.append(Part("least", self.floor - total, rule))
        return parts

    def price(self, r: int, aids: Aids = (), pips: int = 0) -> int:
        """The tokens that a conquest takes."""
        return sum(part.n for part in self.parts(r, aids, pips))

    def fees(self, r: int, aids: Aids = ()) -> list[Fee]:
        """Coins due before the attack; they add up (S.note.payments)."""
        p, army = self.p, self.army
        holder = p.holder[r]
        fees = attention(p, army, r, harm=True)
        owner = seat_of(holder)
        if owner is not None and owner != army and self.land.masks["swamp"] >> r & 1:
            badge = p.badge[owner] if holder < PAST else p.past_badge[owner]
            if badge == "marshdweller":
                fees.append(Fee("marshdweller", 1, owner, "S.prof.marshdweller"))
        if "doomhammer" in aids:
            foe = owner is not None and owner != army
            rule = "S.artifact.doomhammer" if foe else "S.note.hammer_payee"
            fees.append(Fee("doomhammer", 2, owner if foe and owner is not None else BANK, rule))
        return fees

    def solvent(self, r: int, aids: Aids = ()) -> bool:
        """Can the fees be paid?"""
        fees = self.fees(r, aids)
        return not fees or sum(fee.n for fee in fees) <= purse(self.p, self.army)

    def choices(self, r: int, aids: Sequence[str]) -> Iterable[Aids]:
        """The useful ways to attack a region with these aids at hand: every aid must lower the price or give reach."""
        yield ()
        for number in range(1, 1 << len(aids)):
            chosen = tuple(aid for place, aid in enumerate(aids) if number >> place & 1)
            if "doomhammer" in chosen and ("frostmourne" in chosen or "ethereals" in chosen):
                continue
            if self.refusal(r, chosen) == "" and all(self._useful(r, chosen, aid) for aid in chosen):
                yield chosen

    def _useful(self, r: int, aids: Aids, aid: str) -> bool:
        without = tuple(one for one in aids if one != aid)
        return self.refusal(r, without) != "" or self.price(r, aids) < self.price(r, without)


def attention(p: Position, army: int, r: int, *, harm: bool) -> list[Fee]:
    """What an opponent pays before a power or an attack touches a region: Aegis, and harmony if a token may be lost."""
    holder = p.holder[r]
    if not 0 <= holder < PAST or holder == army:
        return []
    fees = []
    if harm and p.race[holder] == "pandaren" and army < PAST and p.harmony >> army & 1 and not p.paid & HARMONY_PAID:
        fees.append(Fee("pandaren", 2, holder, "S.race.pandaren"))
    if p.relics[AEGIS] == r and not p.paid & AEGIS_PAID:
        fees.append(Fee("aegis", 2, holder, "S.artifact.aegis"))
    return fees


def has_place(p: Position, r: int) -> bool:
    """Is there a legendary place, face up?"""
    return any(p.relics[number] == r for number in PLACES)


def aids_of(p: Position, seat: int) -> list[str]:
    """The aids this seat may still use this turn (S.place.reveal: only the active race uses them)."""
    found = []
    for aid, bit in USED.items():
        if p.used & bit:
            continue
        if aid == "ethereals":
            if p.race[seat] == "ethereals":
                found.append(aid)
        elif (at := p.relics[NUMBER[aid]]) >= 0 and p.holder[at] == seat:
            found.append(aid)
    return found

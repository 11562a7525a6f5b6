"""How a battle looks to the steady player: what stopping now pays, what one or two more chips may bring."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from .battle import resistance
from .content import board
from .content.chips import BASE
from .content.quests import QUEST
from .play import chip_strength
from .position import (
    FORGE_MARKS,
    Table,
    castle_room,
    castle_value,
    effect_of,
    has,
    number,
    opponents,
    region_name,
    units_in,
)
from .quests import FEATS, goal_done
from .war import battle_order, tile_points

DEPTH = 2
FORGE_POINTS = 2.0
BUST = 0.4
"""A bust turns the shield whole and puts the chips aside."""


class Fight:
    """One player's view of the battle going on, for one decision."""

    def __init__(self, p: Table, who: int) -> None:
        self.p = p
        self.who = who
        self.units = units_in(p, who, p.battle)
        self.points = tile_points(p, p.battle)
        self.tower = self._tower()
        self.rivals = [(p.strength[s], units_in(p, s, p.battle), p.state[s] == "fight") for s in opponents(p, who)]
        self.limit = resistance(p)
        self.unit = 0.75 if p.round < board.ROUNDS else 0.08
        later = [r for r in battle_order(p) if r not in p.fought and r != p.battle and units_in(p, who, r)]
        self.chip_cost = 0.16 * min(3, len(later))
        self.quests = [q for q in p.hand[who] if QUEST[q].region == region_name(p.battle)]
        self.anywhere = 0.0
        if has(p, who, "everywhere_at_once"):
            self.anywhere = 1.6 if len(p.fought) + 1 < len(battle_order(p)) else 0.6
        self.gains: dict[str, int] = {}
        self.prizes: dict[int, float] = {}
        self.stops: dict[tuple[int, str, int, bool], float] = {}

    def _tower(self) -> float:
        p, who = self.p, self.who
        if p.battle not in castle_room(p, who):
            return 0.0
        worth = castle_value(p, who) + 0.7 * (board.ROUNDS - p.round)
        return worth * (0.6 if p.seats == 2 and not p.castles[who][p.battle] else 1.0)

    def gain(self, letter: str) -> int:
        """The strength a chip would add now."""
        found = self.gains.get(letter)
        if found is None:
            found = self.gains[letter] = self._gain(letter)
        return found

    def _gain(self, letter: str) -> int:
        p, who = self.p, self.who
        if letter in "mMp":
            return 0
        effect = effect_of(p, letter)
        times = 2 if effect in ("double_or_return", "double_or_march") else 1
        if effect == "triple" and not p.castles[who][p.battle]:
            times = 3
        more = 0
        if letter == "3":
            if has(p, who, "piping_hot"):
                more += p.exhausted[who].count("3") + number(p, "piping_hot")
            if has(p, who, "wicked_smile"):
                more += min(p.shards[who], number(p, "wicked_smile"))
        return chip_strength(p, who, letter, times) + more

    # what a strength pays

    def beaten_by(self, strength: int, rival: tuple[int, int, bool]) -> float:
        """The chance that this rival ends above a strength."""
        theirs, units, fighting = rival
        if theirs > strength:
            return 0.93 if fighting else 1.0
        if not fighting:
            return 0.4 if theirs == strength else 0.0
        return 0.85 * exp(-(strength - theirs + 1) / (0.8 + 1.05 * units))

    def prize(self, strength: int) -> float:
        """The points a final strength may be expected to win."""
        found = self.prizes.get(strength)
        if found is None:
            found = self.prizes[strength] = self._prize(strength)
        return found

    def _prize(self, strength: int) -> float:
        if self.limit > strength:
            return 0.0
        chances = [self.beaten_by(strength, rival) for rival in self.rivals]
        none = 1.0
        for chance in chances:
            none *= 1 - chance
        one = sum(
            chance * _product(1 - other for j, other in enumerate(chances) if j != i)
            for i, chance in enumerate(chances)
        )
        share = 0.6 if self.limit == strength else 1.0
        return share * (self.points + self.tower) * none + 0.5 * self.points * one

    def stop(self, strength: int, active: str, units: int, shield: bool) -> float:
        """What stopping with this much pays: prize, forges, a feat, the units that live on."""
        key = (strength, active, units, shield)
        found = self.stops.get(key)
        if found is None:
            forges = active.count("g") + (strength in FORGE_MARKS or "z" in active)
            found = self.prize(strength) + FORGE_POINTS * min(forges, len(active)) + self.unit * units
            if self.quests:
                found += self.feat(strength, active, shield)
            if self.anywhere and "3" in active:
                found += self.anywhere
            found += sum(effect_of(self.p, letter) == "points" for letter in active if letter in "rR")
            self.stops[key] = found
        return found

    def feat(self, strength: int, active: str, shield: bool) -> float:
        """Points of a feat that would be done."""
        p, who = self.p, self.who
        q = p.copy()
        q.strength[who] = min(board.TRACK_END, strength)
        q.active[who] = active
        q.shield[who] = shield
        if all(p.strength[s] < strength for s in opponents(p, who)):
            q.winner = who
        done = [quest for quest in self.quests if FEATS[QUEST[quest].feat](q, who, QUEST[quest].feat_n)]
        return max((6.0 if goal_done(p, who, quest) else 3.8 for quest in done), default=0.0)

    # drawing

    def decide(self, depth: int = DEPTH) -> str:
        """Draw while it is worth more than stopping; `depth` is how many chips are thought of."""
        p, who = self.p, self.who
        strength, active, shield = p.strength[who], p.active[who], p.shield[who]
        bag = p.bag[who] or p.exhausted[who] + p.track[who]
        if not bag:
            return "stop"
        now = self.stop(strength, active, self.units, shield)
        return "draw" if self.draw(strength, active, self.units, shield, bag, depth) > now else "stop"

    def draw(self, strength: int, active: str, units: int, shield: bool, bag: str, depth: int) -> float:
        """The value of one more chip, choosing well after it."""
        total = 0.0
        for letter in dict.fromkeys(bag):
            count = bag.count(letter)
            total += count * self.result(strength, active, units, shield, bag, letter, depth)
        return total / len(bag)

    def result(self, strength: int, active: str, units: int, shield: bool, bag: str, letter: str, depth: int) -> float:
        """The value after this chip came out."""
        left = bag.replace(letter, "", 1)
        cost = self.chip_cost
        if letter in "mMp":
            loss = 2 if letter == "M" else 1
            if shield and (units <= loss or letter != "m"):
                shield, left, cost = False, bag, 0.9
            else:
                units -= loss
                cost = 0.0
                if units <= 0:
                    return BUST
        else:
            strength = min(board.TRACK_END, strength + self.gain(letter))
            active += letter
        value = self.stop(strength, active, units, shield)
        if depth > 1 and left:
            value = max(value, self.draw(strength, active, units, shield, left, depth - 1))
        return value - cost

    def after(self, letter: str) -> float:
        """The value of playing this chip of several drawn."""
        p, who = self.p, self.who
        bag = p.bag[who] + p.drawn[who]
        return (
            self.result(p.strength[who], p.active[who], self.units, p.shield[who], bag, letter, 1) + 0.01 * BASE[letter]
        )


def _product(values: Iterable[float]) -> float:
    found = 1.0
    for value in values:
        found *= value
    return found

"""Why something on the board can or cannot be used now, with values."""

from __future__ import annotations

from collections.abc import Callable

from ..game import CHANCE, Reason
from ..plain import Json
from .battle import leads_alone, resistance
from .content import board
from .content.chips import BASE, KIND
from .content.quests import QUEST
from .content.wonderlandians import FIGURE, ITEM_OF
from .forge import forges_due
from .play import chip_strength
from .position import (
    CHIP_ID,
    FORGE_MARKS,
    HEAD,
    INDEX,
    LETTER,
    Table,
    ally_rule,
    board_side,
    castle_value,
    figures_in,
    has,
    locked,
    opponents,
    region_name,
    rules,
    units_in,
)
from .quests import feat_done, goal_done
from .setup import PARTY
from .tea import walk
from .view import choice
from .war import TILE, starting_strength

Teller = Callable[[Table, "int | None", str], list[Reason]]
TELLERS: dict[str, Teller] = {}


def teller(given: Teller) -> Teller:
    """Register what explains one kind of thing."""
    TELLERS[given.__name__] = given
    return given


def explain(p: Table, viewer: int | None, target: str) -> list[Reason]:
    """Why the thing on the board can or cannot be used now; what it is and what it counts."""
    kind, _, name = target.partition(".")
    found = list(usable(p, viewer, target))
    tell = TELLERS.get(kind)
    if tell is not None and not name.startswith("-"):
        try:
            found += tell(p, viewer, name)
        except (KeyError, ValueError, IndexError):
            return []
    return found


def usable(p: Table, viewer: int | None, target: str) -> list[Reason]:
    """Is it this seat's question, and is the thing among its answers?"""
    asked = rules.to_move(p)
    if asked is None:
        return [Reason("over", "W.end.score")]
    if viewer is None or asked == CHANCE:
        return []
    if asked != viewer:
        return [Reason("not-asked", "W.tea.turn" if p.phase == "tea" else "W.war.draw", {"whom": asked})]
    on = [one for one in (choice(move, p.stack[-1][0]) for move in rules.legal(p)) if one.on == target]
    return [Reason("can", "W.tea.turn" if p.phase == "tea" else "W.war.order", {"verb": one.verb}) for one in on[:1]]


# the tea table


@teller
def chair(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A chair: its card, its Poison, how far it is, or why one cannot sit there."""
    place = int(name)
    if place in p.chair:
        return [Reason("chair-taken", "W.tea.turn", {"whom": p.chair.index(place)})]
    if not p.places[place]:
        return [Reason("chair-empty", "W.tea.head")]
    found = []
    if place in p.poisoned:
        found.append(Reason("chair-poison", "W.leader.jabberwock"))
    if viewer is not None and p.phase == "tea" and p.chair[viewer] >= HEAD:
        way = walk(p, viewer)
        if place in way:
            found.append(Reason("chair-way", "W.tea.turn", {"n": way.index(place) + 1}))
        else:
            found.append(Reason("chair-past-head", "W.tea.head"))
    return found


@teller
def head(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """The head of the table: the die and the refill."""
    empty = sum(not card for i, card in enumerate(p.places) if i not in p.chair)
    return [Reason("head", "W.tea.head", {"n": min(empty, len(p.tea_deck))})]


# the map


@teller
def region(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A region: its points, everybody's starting strength there, castles."""
    at = INDEX[name]
    if at == p.closed:
        return [Reason("closed", "W.two.setup", {"region": name})]
    found = []
    if p.tiles[at] and p.round:
        found.append(Reason("tile", "W.result.win", {"n": TILE[p.tiles[at]][p.round - 1]}))
    for who in range(p.seats):
        if units_in(p, who, at):
            found.append(strength_reason(p, who, at))
        elif p.castles[who][at]:
            found.append(Reason("castle-only", "W.castle", {"who": who}))
    if p.seats == 2 and p.round:
        found.append(Reason("resistance", "W.two.resistance", {"n": resistance(p)}))
    return found


def strength_reason(p: Table, who: int, at: int) -> Reason:
    """The starting strength of a player in a region, in its parts."""
    figures = sum(FIGURE[figure].strength for figure in figures_in(p, who, at))
    lead = p.might[who] if p.leader[who] == at else 0
    tower = board.CASTLE_STRENGTH if p.castles[who][at] else 0
    total = starting_strength(p, who, at)
    args: dict[str, Json] = {
        "who": who,
        "strength": total,
        "leader": lead,
        "figures": total - lead - tower,
        "castle": tower,
        "n": units_in(p, who, at),
    }
    assert figures <= total
    return Reason("strength", "W.war.start", args)


TELLERS["tile"] = region


# the own board


@teller
def ability(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """An ability: open or covered."""
    who = next((seat for seat in range(p.seats) if has(p, seat, name)), None)
    key = "ability-covered" if who is None else "ability-open"
    return [Reason(key, f"W.ability.{name}", {"ability": name})]


@teller
def quest(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A quest of one's own: feat and objective as they stand."""
    if viewer is None or name not in (*p.hand[viewer], *p.feats[viewer]):
        return []
    rule = f"W.quest.{name}"
    found = [Reason("goal-reached" if goal_done(p, viewer, name) else "goal-open", rule, {"quest": name})]
    if name in p.feats[viewer]:
        found.append(Reason("feat-done", rule, {"quest": name}))
    elif p.battle >= 0 and region_name(p.battle) == QUEST[name].region and p.state[viewer] in {"fight", "stop"}:
        now = feat_done(p, viewer, name)
        found.append(Reason("feat-now" if now else "feat-not-now", "W.quest", {"quest": name}))
    else:
        found.append(Reason("feat-elsewhere", "W.quest", {"region": QUEST[name].region}))
    return found


@teller
def row(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A forge row of one's own: its next space, or that it is full."""
    if viewer is None:
        return []
    at = int(name) - 1
    spaces = board_side(p).rows[at]
    filled = len(p.rows[viewer][at])
    if filled == len(spaces):
        return [Reason("row-full", "W.forge", {"row": at + 1})]
    found = [Reason("row-next", "W.forge", {"row": at + 1, "n": filled, "of": len(spaces)})]
    if at == len(p.rows[viewer]) - 1:
        found.append(Reason("castle-value", "W.end.score", {"n": castle_value(p, viewer)}))
    if at == 2:
        found.append(Reason("locked", "W.forge", {"n": locked(p, viewer)}))
    return found


@teller
def shards(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """Shards: what they cost, who has the most."""
    most = max(p.shards)
    found = [Reason("shards-cost", "W.end.score")]
    if most:
        found += [Reason("most-shards", "W.tea.end.madness", {"who": who, "n": most}) for who in _having(p, most)]
    return found


def _having(p: Table, most: int) -> list[int]:
    return [who for who in range(p.seats) if p.shards[who] == most]


@teller
def shield(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """The own shield."""
    if viewer is None:
        return []
    return [Reason("shield-whole" if p.shield[viewer] else "shield-broken", "W.war.shield")]


@teller
def bag(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """The own bag, or a kind of chip in it: the chance to draw it."""
    if viewer is None:
        return []
    chips = p.bag[viewer]
    if not name:
        return [Reason("bag", "W.war.draw", {"n": len(chips), "mad": sum(letter in "mM" for letter in chips)})]
    return [
        *chip_reasons(p, viewer, LETTER[name]),
        Reason("in-bag", "W.war.draw", {"n": chips.count(LETTER[name]), "of": len(chips)}),
    ]


@teller
def madness(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """The own madness track."""
    if viewer is None:
        return []
    return [Reason("track", "W.war.refresh", {"n": board.MADNESS_SPACES - len(p.track[viewer])})]


# chips


def chip_reasons(p: Table, who: int, letter: str) -> list[Reason]:
    """What a chip does and, in a battle, the strength it would add now."""
    rule = "W.term.base"
    if letter in "gsSfFrRcCkK":
        rule = "W.ally.forge" if letter == "g" else ally_rule(p, KIND[letter])
    elif letter in ITEM_OF:
        rule = f"W.wonderlandian.{ITEM_OF[letter]}"
    elif letter in "mM":
        rule = "W.war.madness"
    elif letter == "p":
        rule = "W.poison"
    found = [Reason("chip", rule, {"chip": CHIP_ID[letter], "n": BASE[letter]})]
    if p.battle >= 0 and p.state[who] == "fight" and letter not in "mMp":
        found.append(
            Reason("would-add", "W.war.play", {"chip": CHIP_ID[letter], "n": chip_strength(p, who, letter, 1)})
        )
    return found


@teller
def supply(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A chip of the supply: how many are left."""
    letter = LETTER[name]
    left = p.supply.get(letter, 0)
    key = "supply" if left else "supply-out"
    return [*chip_reasons(p, viewer or 0, letter)[:1], Reason(key, "W.limit.ally", {"chip": name, "n": left})]


def _zone(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A chip that lies open."""
    return chip_reasons(p, viewer or 0, LETTER[name])


for zone in ("active", "exhausted", "drawn"):
    TELLERS[zone] = _zone


# the battle


@teller
def fighter(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A fighter: strength, state, forges due, whether it leads alone."""
    who = int(name)
    if not 0 <= who < p.seats or not p.state[who]:
        return []
    if p.state[who] == "bust":
        return [Reason("bust", "W.war.bust", {"who": who})]
    found = [Reason("fighter", "W.war.play", {"who": who, "strength": p.strength[who], "start": p.start[who]})]
    if opponents(p, who) and leads_alone(p, who):
        found.append(Reason("leads", "W.war.stop", {"who": who}))
    due = sum(forges_due(p, who))
    if due:
        found.append(Reason("forges", "W.forge", {"who": who, "n": due}))
    return found


@teller
def track(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A space of the strength track."""
    n = int(name)
    if n == board.TRACK_END:
        return [Reason("track-end", "W.war.25", {"n": n})]
    return [Reason("track-forge" if n in FORGE_MARKS else "track-plain", "W.forge", {"n": n})]


@teller
def figure(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A figure: its strength."""
    found = FIGURE[name]
    return [Reason("figure", f"W.wonderlandian.{found.card}", {"figure": name, "strength": found.strength})]


@teller
def wonderlandian(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A Wonderlandian card."""
    return [Reason("wonderlandian", f"W.wonderlandian.{name}", {"wonderlandian": name})]


@teller
def unit(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """Supporters and leaders."""
    return [Reason("unit-leader" if name == "leader" else "unit-supporter", "W.war.madness")]


@teller
def seat(p: Table, viewer: int | None, name: str) -> list[Reason]:
    """A player at tea: cards taken."""
    who = int(name)
    return [Reason("taken", "W.tea.turn", {"who": who, "n": p.taken[who], "of": PARTY[p.seats].cards})]

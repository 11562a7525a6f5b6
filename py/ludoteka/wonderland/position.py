"""A table of Wonderland's War as plain data: bags are strings with one letter a chip, zones are lists by seat."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from ..game import Event
from ..plain import Json, Position, record
from ..stack import Steps, say
from .content import allies, board, factions
from .content.board import REGIONS
from .content.chips import ALLY_KINDS, CHIPS, KIND, in_order, without
from .content.forge import Side, side

REGION_IDS: Final = tuple(region.id for region in REGIONS)
INDEX: Final = {region: i for i, region in enumerate(REGION_IDS)}
RING: Final = len(REGION_IDS)
HEAD: Final = -1
"""A leader's chair: at the head of the table."""
AWAY: Final = -2
"""A leader's chair: not at the table."""
NOWHERE: Final = -1
"""A leader's or figure's region: none (the supply or the tea table)."""
NO_WAGER: Final = -1
UNDECIDED: Final = -2
SOURCES: Final = ("battle", "castle", "quest", "forge", "other", "shards")
FORGE_MARKS: Final = frozenset(mark for mark, _ in board.FORGE_MARKS)
EMPTY_REGIONS: Final = (0,) * RING


@record
class Table(Position):
    """The whole table. Lists are by seat unless a comment says otherwise."""

    seats: int
    first_print: bool = False
    sets: str = "AAAAA"
    """The set letter of each ally kind, in the order of ALLY_KINDS."""
    closed: int = NOWHERE
    """Two players: the closed region."""
    round: int = 0
    phase: str = "setup"
    first: int = 0
    turn: int = 0
    marker: int = 0
    tiles: list[str] = field(default_factory=list)
    """By region: the id of the score tile."""
    spare_tiles: tuple[str, ...] = tuple(tile.id for tile in board.TILES)

    places: list[str] = field(default_factory=list)
    """By chair, clockwise from the one right of the head: a tea card or ""."""
    tea_deck: tuple[str, ...] = ()
    """What is left of this round's deck; chance draws from it, so it has no order."""
    poisoned: tuple[int, ...] = ()
    """Chairs whose card bears Poison."""
    wonder_row: list[str] = field(default_factory=list)
    wonder_deck: tuple[str, ...] = ()
    quest_deck: tuple[str, ...] = ()
    supply: dict[str, int] = field(default_factory=dict)
    """Ally and Forge chips left, by letter."""
    madness: int = board.PLAIN_MADNESS
    double_madness: int = board.DOUBLE_MADNESS
    shard_pool: int = board.SHARDS
    poison: int = 0
    """The Jabberwock's supply."""
    removed: str = ""
    """Chips out of the game: purged Madness, chips paid for the C Red Rook."""

    faction: list[str] = field(default_factory=list)
    vp: list[int] = field(default_factory=list)
    points: list[tuple[int, ...]] = field(default_factory=list)
    """VP by source, in the order of SOURCES."""
    shards: list[int] = field(default_factory=list)
    might: list[int] = field(default_factory=list)
    """Leader strength."""
    shield: list[bool] = field(default_factory=list)
    abilities: list[tuple[str, ...]] = field(default_factory=list)
    """Uncovered abilities."""
    bag: list[str] = field(default_factory=list)
    active: list[str] = field(default_factory=list)
    exhausted: list[str] = field(default_factory=list)
    track: list[str] = field(default_factory=list)
    rows: list[tuple[str, ...]] = field(default_factory=list)
    """Forged chips, a string a row."""
    hand: list[tuple[str, ...]] = field(default_factory=list)
    """Secret quests."""
    feats: list[tuple[str, ...]] = field(default_factory=list)
    """Quests whose feat is done, lying open."""
    wonder: list[tuple[str, ...]] = field(default_factory=list)
    cards: list[tuple[str, ...]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    """Tea cards taken in this party."""
    chair: list[int] = field(default_factory=list)
    leader: list[int] = field(default_factory=list)
    """The region the leader stands in, or NOWHERE."""
    supporters: list[tuple[int, ...]] = field(default_factory=list)
    """Supporters by region."""
    reserve: list[int] = field(default_factory=list)
    figures: list[tuple[tuple[str, int], ...]] = field(default_factory=list)
    """Own figures with their regions (NOWHERE: lost, in the supply)."""
    guest: list[str] = field(default_factory=list)
    """Alice's guest of Support of the People: a Wonderlandian card, or ""."""
    castles: list[tuple[int, ...]] = field(default_factory=list)
    """By region: 0 none, 1 on its side (two players), 2 standing."""
    hosted: bool = False
    """It's My Party was used in this party."""

    battle: int = NOWHERE
    """The region of the battle going on."""
    fought: tuple[int, ...] = ()
    """Regions already fought in this war."""
    draw: int = 0
    strength: list[int] = field(default_factory=list)
    start: list[int] = field(default_factory=list)
    state: list[str] = field(default_factory=list)
    """"" not in the battle, "fight", "stop" or "bust"."""
    choice: list[str] = field(default_factory=list)
    """Draw or stop, secret until the reveal."""
    wager: list[int] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    marks: list[tuple[str, ...]] = field(default_factory=list)
    """Effects of this battle that wait or were used."""
    saw: list[int] = field(default_factory=list)
    """Madness chips drawn in this battle, shielded or not."""
    raving: int = 0
    """Madness of this draw, by anyone, that no shield stopped."""
    winner: int = NOWHERE
    """Who won the battle alone, or NOWHERE."""
    tied: bool = False
    chart: list[tuple[int, ...]] = field(default_factory=list)
    """A row per region fought: round, region, winner, VP by seat."""


rules = Steps[Table]()


# the ring


def region_name(region: int) -> str:
    """The id of a region, for moves and events."""
    return REGION_IDS[region]


def open_regions(p: Table) -> list[int]:
    """The regions in play: all but the closed one of two players."""
    return [r for r in range(RING) if r != p.closed]


def step_clockwise(p: Table, region: int, n: int) -> int:
    """The n-th open region clockwise (W.two.setup: the closed one is skipped)."""
    while n:
        region = (region + 1) % RING
        n -= region != p.closed
    return region


def adjacent(p: Table, region: int) -> tuple[int, int]:
    """W.term.adjacent: the previous and the next region of the ring, past a closed one (W.note.two_adjacent)."""
    before = (region - 1) % RING
    if before == p.closed:
        before = (before - 1) % RING
    return before, step_clockwise(p, region, 1)


# units


def figures_in(p: Table, who: int, region: int) -> list[str]:
    """The own figures standing in a region."""
    return [figure for figure, at in p.figures[who] if at == region]


def units_in(p: Table, who: int, region: int) -> int:
    """W.term.unit: supporters, figures and the leader in a region."""
    count = p.supporters[who][region] + (p.leader[who] == region)
    for _, at in p.figures[who]:
        count += at == region
    return count


def units_on_board(p: Table, who: int) -> int:
    """All units in regions."""
    return sum(p.supporters[who]) + (p.leader[who] >= 0) + sum(at >= 0 for _, at in p.figures[who])


def stands(p: Table, who: int, figure: str) -> bool:
    """Is this figure of the player in the battle?"""
    return (figure, p.battle) in p.figures[who]


def add_supporters(p: Table, who: int, region: int, n: int) -> None:
    """Move supporters between the supply and a region (n may be negative)."""
    row = list(p.supporters[who])
    row[region] += n
    p.supporters[who] = tuple(row)
    p.reserve[who] -= n


def shift_supporters(p: Table, who: int, start: int, end: int, n: int) -> None:
    """Move supporters from region to region."""
    row = list(p.supporters[who])
    row[start] -= n
    row[end] += n
    p.supporters[who] = tuple(row)


def set_figure_at(p: Table, who: int, figure: str, region: int) -> None:
    """Put an own figure into a region, or NOWHERE."""
    p.figures[who] = tuple((f, region if f == figure else at) for f, at in p.figures[who])


# chips


def board_side(p: Table) -> Side:
    """The side of the faction boards in use."""
    return side(p.seats)


def free_rows(p: Table, who: int) -> list[int]:
    """The forge rows with a free space."""
    return [
        i for i, (row, spaces) in enumerate(zip(p.rows[who], board_side(p).rows, strict=True)) if len(row) < len(spaces)
    ]


def put(p: Table, who: int, chips: str) -> None:
    """W.gain.bag: chips gained go into the bag."""
    p.bag[who] = in_order(p.bag[who] + chips)


def effect_of(p: Table, letter: str) -> str:
    """The effect of an ally chip under the sets in play, or ""."""
    kind = KIND[letter]
    if kind not in _KIND_INDEX:
        return ""
    return allies.EFFECT[p.sets[_KIND_INDEX[kind]], kind]


def ally_rule(p: Table, kind: str) -> str:
    """The rule id of an ally kind under the sets in play."""
    return f"W.ally.{p.sets[_KIND_INDEX[kind]]}.{kind}"


_KIND_INDEX: Final = {kind: i for i, kind in enumerate(ALLY_KINDS)}


def exhaust(p: Table, who: int, chips: str) -> None:
    """W.term.exhaust: move chips to the lower part of the own board; A Creatures change their level on the way."""
    for letter in chips:
        if effect_of(p, letter) == "change_level" and p.supply[letter.swapcase()]:
            other = letter.swapcase()
            p.supply[letter] += 1
            p.supply[other] -= 1
            if p.events is not None:
                say(p, "creature-changed", "W.ally.A.creature", who=who, chip=CHIP_ID[other])
            p.exhausted[who] += other
        else:
            p.exhausted[who] += letter
    p.exhausted[who] = in_order(p.exhausted[who])


CHIP_ID: Final = {chip.letter: chip.id for chip in CHIPS}
LETTER: Final = {chip.id: chip.letter for chip in CHIPS}


def owned(p: Table, who: int) -> str:
    """All chips of a player anywhere: bag, active, exhausted, drawn, forged, on the madness track."""
    return p.bag[who] + p.active[who] + p.exhausted[who] + p.drawn[who] + "".join(p.rows[who]) + p.track[who]


def kinds(chips: str) -> list[str]:
    """The different letters, in the order of a bag."""
    return list(dict.fromkeys(in_order(chips)))


# points, shards, abilities


def score(p: Table, who: int, n: int, source: str, key: str, rule: str, **args: Json) -> None:
    """Give VP and remember what for."""
    if not n:
        return
    p.vp[who] += n
    row = list(p.points[who])
    row[SOURCES.index(source)] += n
    p.points[who] = tuple(row)
    if p.events is not None:
        p.events.append(Event(key, {"who": who, "vp": n, **args}, rule))


def gain_shards(p: Table, who: int, n: int, rule: str) -> None:
    """Take shards from the pool, as many as there are."""
    n = min(n, p.shard_pool)
    p.shards[who] += n
    p.shard_pool -= n
    if p.events is not None:
        say(p, "shards", rule, who=who, n=n)


def drop_shards(p: Table, who: int, n: int, rule: str) -> None:
    """Discard shards, or as many as one has."""
    n = min(n, p.shards[who])
    p.shards[who] -= n
    p.shard_pool += n
    if p.events is not None:
        say(p, "shards-dropped", rule, who=who, n=n)


def has(p: Table, who: int, ability: str) -> bool:
    """Is this ability uncovered?"""
    return ability in p.abilities[who]


def number(p: Table, ability: str) -> int:
    """The number of an ability on the side of the board in use."""
    row = factions.BY_ID[ability]
    return row.two if p.seats == 2 else row.n


def seat_of(p: Table, faction: str) -> int:
    """The seat that plays this faction, or -1."""
    return p.faction.index(faction) if faction in p.faction else -1


def castle_value(p: Table, who: int) -> int:
    """VP per castle at the end: 3, more by the bottom forge row."""
    filled = board_side(p).rows[-1][: len(p.rows[who][-1])]
    return board.CASTLE_VALUE + filled.count("castle_value")


def locked(p: Table, who: int) -> int:
    """Supporters still locked on the third forge row."""
    return board.LOCKED - len(p.rows[who][2])


def place_castle(p: Table, who: int, region: int, rule: str) -> None:
    """A castle, or with two players one of its two steps (W.two.castle)."""
    row = list(p.castles[who])
    row[region] = 2 if p.seats > 2 else row[region] + 1
    p.castles[who] = tuple(row)
    if p.events is not None:
        key = "castle" if row[region] == 2 else "castle-side"
        say(p, key, rule, who=who, region=REGION_IDS[region])


def castle_room(p: Table, who: int) -> list[int]:
    """The regions where a castle (or its next step) can be placed."""
    return [r for r in range(RING) if r != p.closed and p.castles[who][r] < (1 if p.seats > 2 else 2)]


# players in order


def walks_back(p: Table, who: int) -> bool:
    """Alice always moves counter-clockwise (W.leader.alice)."""
    return p.faction[who] == "alice"


def clockwise(p: Table, first: int) -> list[int]:
    """All seats in turn order."""
    return [(first + i) % p.seats for i in range(p.seats)]


def disputed(p: Table, seats: list[int]) -> list[int]:
    """W.war.order.effects: the fewest VP first, then the most shards, then clockwise from the first player."""
    return sorted(seats, key=lambda s: (p.vp[s], -p.shards[s], (s - p.first) % p.seats))


def fighters(p: Table) -> list[int]:
    """Everybody in the battle, busted ones included."""
    return [s for s in range(p.seats) if p.state[s]]


def standing_fighters(p: Table) -> list[int]:
    """Everybody in the battle who has not busted."""
    return [s for s in range(p.seats) if p.state[s] == "fight" or p.state[s] == "stop"]


def opponents(p: Table, who: int) -> list[int]:
    """W.term.opponent: the others with units in the region, stopped ones too, busted ones not."""
    return [s for s in range(p.seats) if s != who and p.state[s] in ("fight", "stop")]


def mark(p: Table, who: int, name: str) -> None:
    """Note an effect of this battle."""
    p.marks[who] = (*p.marks[who], name)


def unmark(p: Table, who: int, name: str) -> bool:
    """Spend a noted effect; False if there was none."""
    marks = p.marks[who]
    if name not in marks:
        return False
    i = marks.index(name)
    p.marks[who] = marks[:i] + marks[i + 1 :]
    return True


def add_strength(p: Table, who: int, n: int) -> None:
    """Move the strength marker; it stops at 25 and never goes below 0 (W.note.cap)."""
    p.strength[who] = max(0, min(board.TRACK_END, p.strength[who] + n))


def take_from(zone: list[str], who: int, letter: str) -> None:
    """Take one chip out of a zone."""
    zone[who] = without(zone[who], letter)

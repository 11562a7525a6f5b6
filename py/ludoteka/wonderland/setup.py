"""Setting up: everything the players would shuffle, deal and roll before the first tea."""

from __future__ import annotations

from collections.abc import Mapping

from ..game import CHANCE
from ..plain import Json
from ..stack import push, say
from .content import board, factions, forge, tea, wonderlandians
from .content.chips import ALLIES, ALLY_KINDS, BY_LETTER, STARTING_BAG
from .content.quests import QUEST, QUESTS
from .position import (
    EMPTY_REGIONS,
    HEAD,
    INDEX,
    NOWHERE,
    RING,
    UNDECIDED,
    Table,
    clockwise,
    gain_shards,
    put,
    region_name,
    rules,
    seat_of,
    step_clockwise,
)

PARTY = {party.players: party for party in board.PARTIES}


def new(options: Mapping[str, Json]) -> Table:
    """The table before the first lot is drawn."""
    seats = options["seats"]
    chosen = options["factions"]
    sets = options["allies"]
    assert isinstance(seats, int)
    assert isinstance(chosen, list)
    assert isinstance(sets, str)
    p = Table(seats=seats, first_print=bool(options["first_print"]))
    p.faction = [str(faction) if faction != "random" else "" for faction in chosen]
    p.sets = "" if sets == "mixed" else sets if len(sets) == len(ALLY_KINDS) else sets * len(ALLY_KINDS)
    lay_out(p)
    push(p, ("lots",), ("regions_ready",), ("players_ready",), ("party",))
    rules.run(p)
    return p


def lay_out(p: Table) -> None:
    """W.setup.pool, W.setup.player: pools and empty boards."""
    n = p.seats
    p.supply = {letter: BY_LETTER[letter].amount for letter in ALLIES}
    p.quest_deck = tuple(quest.id for quest in QUESTS)
    p.wonder_deck = tuple(
        card.id for card in wonderlandians.CARDS if n > 2 or card.id not in wonderlandians.NOT_FOR_TWO
    )
    p.tiles = [""] * RING
    p.places = [""] * PARTY[n].places
    p.wonder_row = [""] * board.FACE_UP
    p.vp, p.shards, p.taken, p.strength, p.start, p.saw = [0] * n, [0] * n, [0] * n, [0] * n, [0] * n, [0] * n
    p.points = [(0,) * 6] * n
    p.might = [board.LEADER_START] * n
    p.shield = [True] * n
    p.bag, p.active, p.exhausted, p.track = [""] * n, [""] * n, [""] * n, [""] * n
    p.drawn, p.played, p.state, p.choice, p.guest = [""] * n, [""] * n, [""] * n, [""] * n, [""] * n
    p.rows = [("",) * len(forge.side(n).rows)] * n
    p.abilities, p.hand, p.feats, p.wonder, p.cards = [()] * n, [()] * n, [()] * n, [()] * n, [()] * n
    p.figures, p.marks = [()] * n, [()] * n
    p.chair, p.leader, p.wager = [HEAD] * n, [NOWHERE] * n, [UNDECIDED] * n
    p.supporters, p.castles = [EMPTY_REGIONS] * n, [EMPTY_REGIONS] * n
    p.reserve = [board.SUPPORTERS - board.LOCKED] * n


@rules.step
def lots(p: Table) -> None:
    """Factions left to chance, mixed ally sets, the first player."""
    frames = [("faction_lot", CHANCE, seat) for seat in range(p.seats) if not p.faction[seat]]
    sets = [("ally_lot", CHANCE, kind) for kind in ALLY_KINDS] if not p.sets else []
    push(p, *frames, *sets, ("first_lot", CHANCE))


@rules.chance
def faction_lot(p: Table, chance: int, seat: int) -> list[tuple[str, int]]:
    """Any faction nobody has yet."""
    return [(faction, 1) for faction in factions.IDS if faction not in p.faction]


@faction_lot.answer
def _(p: Table, chance: int, seat: int, faction: str) -> None:
    p.faction[seat] = faction
    say(p, "faction", "W.setup.player", who=seat, faction=faction)


@rules.chance
def ally_lot(p: Table, chance: int, kind: str) -> list[tuple[str, int]]:
    """W.setup.allies: mixed sets take one card per ally kind."""
    return [("A", 1), ("B", 1), ("C", 1), ("D", 1)]


@ally_lot.answer
def _(p: Table, chance: int, kind: str, letter: str) -> None:
    p.sets += letter
    say(p, "ally-card", "W.setup.allies", ally=kind, set=letter)


@rules.chance
def first_lot(p: Table, chance: int) -> list[tuple[str, int]]:
    """W.setup.first: the first player at random."""
    return [(str(seat), 1) for seat in range(p.seats)]


@first_lot.answer
def _(p: Table, chance: int, seat: str) -> None:
    p.first = int(seat)
    say(p, "first", "W.setup.first", who=p.first)


@rules.step
def regions_ready(p: Table) -> None:
    """W.setup.board, W.setup.marker; W.two.setup closes a region first."""
    tiles = [("tile_step", region) for region in range(RING)]
    push(p, *tiles, ("marker_start",), ("wonder_refill",))
    if p.seats == 2:
        push(p, ("closed_lot", CHANCE))


@rules.chance
def closed_lot(p: Table, chance: int) -> list[tuple[str, int]]:
    """W.two.setup: the region of a random quest is closed."""
    return [(quest, 1) for quest in p.quest_deck]


@closed_lot.answer
def _(p: Table, chance: int, quest: str) -> None:
    p.closed = INDEX[QUEST[quest].region]
    p.quest_deck = tuple(q for q in p.quest_deck if INDEX[QUEST[q].region] != p.closed)
    say(p, "closed", "W.two.setup", region=region_name(p.closed))


@rules.step
def tile_step(p: Table, region: int) -> None:
    """One tile on each open region."""
    if region != p.closed:
        push(p, ("tile_lot", CHANCE, region))


@rules.chance
def tile_lot(p: Table, chance: int, region: int) -> list[tuple[str, int]]:
    """Any score tile not laid yet."""
    return [(tile, 1) for tile in p.spare_tiles]


@tile_lot.answer
def _(p: Table, chance: int, region: int, tile: str) -> None:
    p.tiles[region] = tile
    p.spare_tiles = tuple(t for t in p.spare_tiles if t != tile)


@rules.step
def marker_start(p: Table) -> None:
    """The marker on the Red Keep, with two players on the region after the closed one; then the die."""
    p.marker = 0 if p.seats > 2 else step_clockwise(p, p.closed, 1)
    push(p, ("marker_roll", CHANCE))


@rules.chance
def marker_roll(p: Table, chance: int) -> list[tuple[str, int]]:
    """The shard die moves the battle marker."""
    return [(str(n), faces) for n, faces, _ in board.DIE]


@marker_roll.answer
def _(p: Table, chance: int, n: str) -> None:
    p.marker = step_clockwise(p, p.marker, int(n))
    say(p, "marker", "W.setup.marker" if p.round == 0 else "W.war.end", n=int(n), region=region_name(p.marker))


@rules.step
def wonder_refill(p: Table) -> None:
    """W.setup.wonderlandians: three cards face up."""
    if "" in p.wonder_row and p.wonder_deck:
        push(p, ("wonder_draw", CHANCE, p.wonder_row.index("")), ("wonder_refill",))


@rules.chance
def wonder_draw(p: Table, chance: int, slot: int) -> list[tuple[str, int]]:
    """Any card of the Wonderlandian deck."""
    return [(card, 1) for card in p.wonder_deck]


@wonder_draw.answer
def _(p: Table, chance: int, slot: int, card: str) -> None:
    p.wonder_row[slot] = card
    p.wonder_deck = tuple(c for c in p.wonder_deck if c != card)
    say(p, "wonderlandian-shown", "W.setup.wonderlandians", wonderlandian=card, news=True)


@rules.step
def players_ready(p: Table) -> None:
    """W.setup.bag, W.setup.shards, W.setup.poison, W.setup.quest."""
    for seat in range(p.seats):
        bag = STARTING_BAG + ("g" if p.seats == 2 else "")
        put(p, seat, bag)
        p.supply["g"] -= bag.count("g")
        p.madness -= bag.count("m")
        p.double_madness -= bag.count("M")
    for seat, n in zip(clockwise(p, p.first), PARTY[p.seats].shards, strict=True):
        gain_shards(p, seat, n, "W.setup.shards")
    if seat_of(p, "jabberwock") >= 0:
        p.poison = p.seats + board.POISON_OVER_PLAYERS
    order = clockwise(p, p.first)
    deals = [("quest_draw", CHANCE, seat) for seat in order for _ in range(2)]
    push(p, *deals, *(("keep_quest", seat) for seat in order))


@rules.chance
def quest_draw(p: Table, chance: int, seat: int) -> list[tuple[str, int]]:
    """Any quest of the deck, seen by its new owner only."""
    return [(quest, 1) for quest in p.quest_deck]


@quest_draw.answer
def _(p: Table, chance: int, seat: int, quest: str) -> None:
    p.quest_deck = tuple(q for q in p.quest_deck if q != quest)
    p.hand[seat] = tuple(sorted((*p.hand[seat], quest)))
    say(
        p,
        "quest-drawn",
        "W.bonus.quest" if p.round else "W.setup.quest",
        to=(seat,),
        veiled=("quest-drawn-hidden", {"who": seat}),
        news=True,
        who=seat,
        quest=quest,
    )


@rules.ask
def keep_quest(p: Table, who: int) -> list[str]:
    """W.setup.quest: keep one of two, the other goes back into the deck."""
    return [f"keep {quest}" for quest in p.hand[who]]


@keep_quest.answer
def _(p: Table, who: int, move: str) -> None:
    kept = move.removeprefix("keep ")
    back_to_deck(p, [quest for quest in p.hand[who] if quest != kept])
    p.hand[who] = (kept,)
    say(p, "quest-kept", "W.setup.quest", to=(who,), veiled=("quest-kept-hidden", {"who": who}), who=who, quest=kept)


def back_to_deck(p: Table, quests: list[str]) -> None:
    """Shuffle quests back: the deck has no order, so they only join it."""
    p.quest_deck = tuple(sorted((*p.quest_deck, *quests)))


def deck_of_round(round: int) -> tuple[str, ...]:
    """The ids of a round's tea deck."""
    return tuple(card.id for card in tea.DECKS[round - 1])

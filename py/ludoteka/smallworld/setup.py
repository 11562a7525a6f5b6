"""Options, the empty table, and the chance questions of the setup."""

from __future__ import annotations

from typing import Final

from ..game import BadInput, Options
from ..plain import Json
from ..stack import CHANCE, push, say
from .content.maps import BOARDS, BOARDS_OF_SIZE, FACES, SIZES_FOR
from .content.pieces import MURLOC_ARMY, MURLOC_ROUNDS, MURLOCS, ROUNDS, START_COINS
from .content.professions import PROFESSIONS
from .content.races import RACES
from .content.relics import ROWS
from .geography import land_of, regions
from .position import EMPTY, MURLOC, UNSEEN, Position, land
from .steps import rules

VARIANTS: Final = ("base", "teams", "murlocs")
SEATS_OF: Final = {"base": (2, 5), "teams": (2, 5), "murlocs": (1, 2)}
SIDES: Final = {
    2: ["horde", "alliance"],
    3: ["horde", "alliance", "neutral"],
    4: ["horde", "alliance", "horde", "alliance"],
    5: ["horde", "alliance", "horde", "alliance", "neutral"],
}


def sizes(variant: str, seats: int) -> tuple[str, ...]:
    """The sizes of the continents on the table (S.setup.boards)."""
    return SIZES_FOR[2 if variant == "murlocs" else seats]


def options(raw: Json) -> Options:
    """The options of a table, strictly read."""
    names = {"seats", "variant", "boards", "murlocs", "first"}
    if type(raw) is not dict or not set(raw) <= names:
        raise BadInput("bad-options")
    variant = raw.get("variant", "base")
    if type(variant) is not str or variant not in VARIANTS:
        raise BadInput("bad-options", detail="variant")
    seats = raw.get("seats", SEATS_OF[variant][0])
    fewest, most = SEATS_OF[variant]
    if type(seats) is not int or not fewest <= seats <= most:
        raise BadInput("bad-seats", min=fewest, max=most)
    army = raw.get("murlocs", MURLOC_ARMY)
    if type(army) is not int or not 8 <= army <= MURLOCS:
        raise BadInput("bad-options", detail="murlocs")
    first = raw.get("first")
    if first is not None and (type(first) is not int or not 0 <= first < seats):
        raise BadInput("bad-options", detail="first")
    boards = raw.get("boards")
    if boards is not None:
        check_boards(boards, sizes(variant, seats))
    return {"seats": seats, "variant": variant, "boards": boards, "murlocs": army, "first": first}


def check_boards(boards: Json, wanted: tuple[str, ...]) -> None:
    """Faces of the right sizes, no board twice."""
    if type(boards) is not list or len(boards) != len(wanted):
        raise BadInput("bad-options", detail="boards")
    used = set()
    for face, size in zip(boards, wanted, strict=True):
        if type(face) is not str or face not in FACES or FACES[face].size != size or FACES[face].board in used:
            raise BadInput("bad-options", detail="boards")
        used.add(FACES[face].board)


def new(chosen: Options) -> Position:
    """The table before the first chance question."""
    seats, variant, boards, first = chosen["seats"], chosen["variant"], chosen["boards"], chosen["first"]
    army = chosen["murlocs"]
    assert isinstance(seats, int)
    assert isinstance(variant, str)
    assert isinstance(army, int)
    murlocs = variant == "murlocs"
    p = Position(
        variant=variant,
        seats=seats,
        rounds=MURLOC_ROUNDS if murlocs else ROUNDS[seats],
        relics=[UNSEEN] * len(ROWS),
        hand=[0] * seats,
        coins=[START_COINS] * seats,
        race=[""] * seats,
        badge=[""] * seats,
        past=[""] * seats,
        past_badge=[""] * seats,
        sides=SIDES[seats][:] if variant == "teams" else [""] * seats,
        banners=list(RACES),
        badges=list(PROFESSIONS),
        murlocs=army if murlocs else 0,
    )
    lots = [] if isinstance(boards, list) else [("board", CHANCE, size) for size in sizes(variant, seats)]
    if isinstance(boards, list):
        p.faces = tuple(str(face) for face in boards)
    frames = [*lots, ("lay_out",), ("fill",)]
    if isinstance(first, int):
        p.first = first
        frames.append(("turn", first))
    else:
        frames.append(("begin", CHANCE))
    push(p, *frames)
    rules.run(p)
    return p


@rules.chance
def board(p: Position, who: int, size: str) -> list[tuple[str, int]]:
    """A continent of this size, board and side at random (S.setup.boards)."""
    taken = {FACES[face].board for face in p.faces}
    kinds = [one for key, one in BOARDS_OF_SIZE.items() if key == size]
    return [(face, 1) for name in kinds[0] if name not in taken for face in BOARDS[name]]


@board.answer
def _(p: Position, who: int, size: str, face: str) -> None:
    p.faces = (*p.faces, face)
    say(p, "boards", "S.setup.boards", continent=FACES[face].name)


@rules.step
def lay_out(p: Position) -> None:
    """Murlocs on their symbols, a face-down token on each letter (S.setup.murlocs, S.setup.places)."""
    lay_land(p)
    for r in regions(land(p).masks["murloc"]):
        p.holder[r], p.tokens[r] = MURLOC, 1
    p.hidden = land(p).masks["letter"]
    if p.variant == "murlocs":
        p.murloc_hand = p.murlocs - sum(p.tokens)


def lay_land(p: Position) -> None:
    """Empty regions."""
    size = len(land_of(p.faces).ids)
    p.holder, p.tokens, p.beasts = [EMPTY] * size, [0] * size, [0] * size


@rules.chance
def begin(p: Position, who: int) -> list[tuple[str, int]]:
    """The first player is drawn (S.setup.first)."""
    return [(f"seat {seat}", 1) for seat in range(p.seats)]


@begin.answer
def _(p: Position, who: int, answer: str) -> None:
    p.first = int(answer[5:])
    say(p, "first-player", "S.setup.first", who=p.first)
    push(p, ("turn", p.first))

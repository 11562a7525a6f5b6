"""The contract that every game satisfies, and the small values that pass through it.

A game is a module (``ludoteka.dominion`` and so on) with the functions of :class:`Game`. Positions are plain data
(:mod:`ludoteka.plain`); a move is a short stable string; chance is a player; what happened is told as events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, NoReturn, Protocol, TypeVar

from . import plain
from .plain import Json, Position
from .rng import Rng

CHANCE: Final = -1
"""The seat of chance: it answers shuffles, dice and draws, and its answers are in the log."""

MAX_SEATS: Final = 6


class Event(NamedTuple):
    """Something that happened: a key and arguments for Fluent, the rule behind it, and who may see it."""

    key: str
    args: Mapping[str, Json]
    rule: str
    to: tuple[int, ...] | None = None
    """The seats that may see it; None is everybody."""
    veiled: tuple[str, Mapping[str, Json]] | None = None
    """What the others are told instead (key, args); None: they are told nothing."""
    news: bool = False
    """It brought hidden information to light (a draw, a reveal): undo is free only back to here."""


class Choice(NamedTuple):
    """A legal move as a screen needs it."""

    id: str
    verb: str
    """Fluent key of the word on the button: the board helps nobody guess what a click does."""
    on: str = ""
    """The thing on the board it belongs to ("supply.village", "region.L1a.3"); "" is a plain button."""
    args: Mapping[str, Json] = {}


class Reason(NamedTuple):
    """Why something is or is not possible: a key and values for Fluent, and the rule."""

    key: str
    rule: str
    args: Mapping[str, Json] = {}


class Bar(NamedTuple):
    """One bar of a picture of odds: what it stands for (a Fluent key and values), and how likely that is."""

    key: str
    chance: float
    args: Mapping[str, Json] = {}
    error: float = 0.0
    """Of a sample: two standard errors; 0 is exact."""


class Odds(NamedTuple):
    """How likely something is, from what one seat may know."""

    key: str
    rule: str
    form: str
    """"chances" (each bar for itself), "spread" (one of the bars happens) or "stock" (shares of a whole)."""
    bars: tuple[Bar, ...]
    args: Mapping[str, Json] = {}


class Outcome(NamedTuple):
    """The end of a game: final scores by seat and the seats that won (several share the victory)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class BadInput(ValueError):
    """Input from outside that is refused; `key` and `args` tell the reader why, in their language."""

    def __init__(self, key: str, **args: Json) -> None:
        super().__init__(f"{key} {args}" if args else key)
        self.key = key
        self.args_for_reader: dict[str, Json] = args


class IllegalMove(BadInput):
    """The move is not among the legal ones; the position is unchanged."""

    def __init__(self, move: str) -> None:
        super().__init__("illegal-move", move=move[:80])


Options = Mapping[str, Json]
View = dict[str, Json]
P = TypeVar("P", bound=Position)


def refuse(place: str) -> NoReturn:
    """Refuse a position that no play can reach, and say where."""
    raise BadInput("damaged-position", place=place[:120])


def demand(fact: bool, place: str) -> None:
    """Refuse the position unless this holds."""
    if not fact:
        refuse(place)


def load_position(cls: type[P], text: str, validate: Callable[[P], None]) -> P:
    """The position of a dump, strictly decoded and validated."""
    try:
        p = plain.load(cls, text)
    except plain.Damaged as error:
        refuse(str(error))
    validate(p)
    return p


class Bot(Protocol):
    """A player. It is handed a position in which what its seat may not know has been resampled."""

    name: str
    blind: bool
    """True: reads only what its seat may know, so it may be handed the position itself (a law test proves it)."""

    def choose(self, p: Position, seat: int, rng: Rng) -> str: ...


class Prospect(NamedTuple):
    """A move as a thinking player sees it."""

    move: str
    visits: int
    """Playouts it was tried in."""
    chance: float
    """The estimated chance that the seat wins, 0 to 1."""
    lead: float
    """Points ahead of the best opponent (negative: behind) where the playouts ended, on average."""


class Thought(NamedTuple):
    """Where a thinking player is."""

    progress: float
    """0 to 1, of the playouts it was given; 1 is the last thought."""
    rows: tuple[Prospect, ...]
    """The moves it weighs, the best first: that one it would play now."""


class Thinker(Bot, Protocol):
    """A player that thinks in slices of a few milliseconds: stop it by not asking for the next thought."""

    def think(
        self, p: Position, seat: int, rng: Rng, iterations: int | None = None, least: int = 1
    ) -> Iterator[Thought]:
        """Thoughts up to the final one, after so many playouts (None: as many as this level spends here).

        `p` is as for `choose`. At least `least` moves are weighed where there are so many: a hint wants to compare,
        a player needs no playout for its only sensible move. The same rng and iterations give the same thoughts.
        """


class Race(NamedTuple):
    """How a thinking player's moves race: few slow playouts want hasty races, many quick ones patient races."""

    soonest: int = 6
    """Rounds before anything may leave."""
    slack: float = 0.4
    """Standard errors that a challenger may lie behind and stay in the race."""
    proof: float = 1.0
    """Standard errors it must be ahead in the end."""


class Guide(Protocol[P]):
    """What a game tells the thinking players, so that a few playouts say much. Reads only what the seat may know."""

    STYLES: Mapping[str, Callable[[P, int, str], float]]
    """By name: how much a player of this style likes a move of a seat, -1 to 1."""
    RACE: Race

    def candidates(self, p: P, seat: int) -> Sequence[str]:
        """The moves a sensible person would weigh, the likeliest first; a single one if there is nothing to weigh."""

    def policy(self, p: P, seat: int, rng: Rng) -> str:
        """A quick good move: what playouts are made of."""

    def effort(self, p: P) -> int:
        """How many playouts the question is worth to a sharp player."""

    def clock(self, p: P) -> int:
        """How far the game is: never goes back."""

    def horizon(self, p: P) -> int:
        """The clock at which a playout from here may stop and be judged."""

    def value(self, p: P, seat: int) -> float:
        """The seat's chance of winning, 0 to 1: an estimate in mid-game, and near 0 or 1 at the end."""


class Game(Protocol[P]):
    """What a game module offers. Everything else in the project knows games only through this."""

    NAME: str
    """"dominion": the name of the package and of the locale files."""
    SEATS: tuple[int, int]
    """Fewest and most seats."""
    BOTS: Mapping[str, Bot]
    GUIDE: Guide[P]
    CHAPTERS: Mapping[str, tuple[str, ...]]
    """The rulebook: rule ids by chapter."""

    def options(self, raw: Json) -> Options:
        """The options of a table, checked strictly and with defaults filled in; raises BadInput."""

    def suggest(self, raw: Json, rng: Rng) -> Options:
        """The options with what they leave to chance drawn, to be looked at and drawn again before the game begins."""

    def rematch(self, p: P, options: Options) -> Options:
        """The options of the next game with the same seats, after this ended one."""

    def new(self, options: Options) -> P:
        """The position before the first chance question; `options["seats"]` is the number of players."""

    def to_move(self, p: P) -> int | None:
        """The seat that is asked, CHANCE, or None when the game is over."""

    def legal(self, p: P) -> Sequence[str]:
        """The moves that may be answered, in a stable order. Empty for a shuffle (too many) and at the end."""

    def apply(self, p: P, move: str) -> list[Event]:
        """Play a move in place and tell what happened; raises IllegalMove with the position unchanged."""

    def take(self, p: P, move: str) -> None:
        """Play a move known to be legal, telling nothing: for search and simulation."""

    def sample(self, p: P, rng: Rng) -> str:
        """Chance's answer to its question."""

    def outcome(self, p: P) -> Outcome | None:
        """The result, once the game is over."""

    def standing(self, p: P) -> tuple[int, ...]:
        """The true points of every seat if the game ended now: for charts after the end, never for a view."""

    def turn(self, p: P) -> int:
        """How many turns (battles, rounds: what the game's log is grouped by) have begun."""

    def view(self, p: P, viewer: int | None) -> View:
        """All that this seat may know: {"prompt", "choices", "board"}; None is a spectator who sees only the table."""

    def determinize(self, p: P, viewer: int, rng: Rng) -> P:
        """A copy with everything the seat cannot know drawn anew: view(determinize(p, v, rng), v) == view(p, v)."""

    def explain(self, p: P, viewer: int | None, target: str) -> list[Reason]:
        """Why the thing on the board can or cannot be used now, with values."""

    def odds(self, p: P, viewer: int | None) -> list[Odds]:
        """What the seat may reckon exactly: the same for any two positions that look the same to it."""

    def trial(self, p: P, viewer: int, rng: Rng) -> Mapping[str, bool]:
        """One try at what no formula gives, on what the seat may know: what came true; empty where nothing is tried."""

    def validate(self, p: P) -> None:
        """Refuse (BadInput) a position that no play can reach, as far as counting can tell."""

    def load(self, text: str) -> P:
        """The position of a dump, strictly decoded and validated; raises BadInput."""

    def dump(self, p: P) -> str:
        """The position as text."""

    def about(self) -> Json:
        """The static content a screen needs: cards, costs, sets, bots, option choices."""

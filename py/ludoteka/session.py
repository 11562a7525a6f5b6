"""One table: who sits there, the position, its whole history, undo, the log, saving and opening."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from . import __version__, bots, formats, study
from .edition import edition
from .forecast import Forecast
from .game import CHANCE, MAX_SEATS, BadInput, Bot, Event, Game, IllegalMove, Options, Outcome
from .games import game as find_game
from .plain import Json, Position
from .rng import Rng

MAX_MOVES = 20_000
MAX_MOVE = 400
MAX_NAME = 40
MAX_TRIED = 60


class Seat(NamedTuple):
    """Who sits there: a person with a name, or a bot."""

    name: str
    bot: str = ""


class Ply(NamedTuple):
    """One move of the history, and what it told."""

    seat: int
    move: str
    events: tuple[Event, ...]


class Session:
    """A table in play. Every change goes through `act`, `advance`, `undo`; each happens whole or not at all."""

    def __init__(
        self,
        game: Game[Position],
        options: Options,
        seats: Sequence[Seat],
        seed: str,
        start: Position | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = tuple(seats)
        self.seed = seed
        self.start = start
        self.position = start.copy() if start is not None else game.new(options)
        self.trail: list[Position] = []
        """The position before each ply, for undo and for looking back."""
        self.plies: list[Ply] = []
        self.earlier: list[str] = []
        """Moves of a save whose history could not be replayed: kept, so that nothing is lost."""
        self.practice = False
        self.script: tuple[str, ...] = ()
        """What chance answers first, in order (lessons)."""
        self.task: tuple[int, str] | None = None
        """What a made lesson asks of its reader: the seat, and the goal ("gain province") or "" for none."""
        self._forecast: tuple[int, Forecast] | None = None

    @classmethod
    def new(cls, name: object, options: Json, seats: Json, seed: object) -> Session:
        """A fresh table, played up to the first question to a seat."""
        game = find_game(name)
        people = read_seats(game, seats)
        if type(options) is not dict:
            raise BadInput("bad-options")
        session = cls(game, game.options({**options, "seats": len(people)}), people, read_seed(seed))
        session.run_chance()
        return session

    @property
    def ply(self) -> int:
        return len(self.plies)

    @property
    def to_move(self) -> int | None:
        return self.game.to_move(self.position)

    # play

    def act(self, ply: object, seat: object, ids: Json) -> None:
        """A person's moves, all of them or none; chance answers in between and after."""
        self._check_ply(ply)
        if type(seat) is not int or seat != self.to_move or self.seats[seat].bot:
            raise BadInput("not-asked")
        if type(ids) is not list or not 0 < len(ids) <= 200:
            raise BadInput("no-moves")
        with self._whole():
            for move in ids:
                if self.to_move != seat or type(move) is not str:
                    raise IllegalMove(str(move))
                self._play(move)
                self.run_chance()

    def advance(self, ply: object, thoughts: Json = None) -> None:
        """One decision of the bot that is asked, thought out elsewhere or here; chance answers after it."""
        seat, bot = self._asked_bot(ply)
        if thoughts is None:
            rng = Rng(self.seed, "bot", self.ply)
            seen = self.position.copy() if bot.blind else self.game.determinize(self.position, seat, rng)
            move = bot.choose(seen, seat, rng)
        else:
            move = study.together(thoughts)[0].move
        with self._whole():
            self._play(move)
            self.run_chance()

    def brief(self, ply: object) -> Json:
        """What the bot that is asked thinks over in a worker of its own; None: `advance` without more."""
        seat, bot = self._asked_bot(ply)
        return study.brief(self.game, self.position, seat, bot.name, Rng(self.seed, "bot", self.ply))

    def _asked_bot(self, ply: object) -> tuple[int, Bot]:
        self._check_ply(ply)
        seat = self.to_move
        if seat is None or not self.seats[seat].bot:
            raise BadInput("not-asked")
        return seat, bots.player(self.game, self.seats[seat].bot)

    # hints

    def hint_brief(self, ply: object, viewer: object) -> Json:
        """What the adviser of the person who is asked thinks over."""
        seat = self._asked_person(ply, viewer)
        return study.brief(self.game, self.position, seat, study.ADVISER, Rng(self.seed, "hint", self.ply), study.SHOWN)

    def hint(self, ply: object, viewer: object, thoughts: Json) -> Json:
        """The best moves of the person who is asked; from now on the game is practice."""
        found = study.hint(self.game, self.position, self._asked_person(ply, viewer), thoughts)
        self.practice = True
        return found

    def _asked_person(self, ply: object, viewer: object) -> int:
        self._check_ply(ply)
        if type(viewer) is not int or viewer != self.to_move or self.seats[viewer].bot:
            raise BadInput("not-asked")
        return viewer

    def run_chance(self) -> None:
        """Let chance answer until a seat is asked; by ply, so that taking back fishes for no other luck."""
        while self.to_move == CHANCE:
            try:
                self._play(self._scripted() or self.sampled())
            except IllegalMove:  # the reader went another way than the script was written for
                self._play(self.sampled())

    def _scripted(self) -> str:
        """What the script has chance answer now; "" when there is none or it has run out."""
        asked = sum(done.seat == CHANCE for done in self.plies) if self.script else 0
        return self.script[asked] if asked < len(self.script) else ""

    def sampled(self) -> str:
        """What chance answers to its question, from the seed."""
        return self.game.sample(self.position, Rng(self.seed, "play", self.ply))

    def puppet(self, move: str) -> None:
        """A scripted move of whoever is asked (lessons)."""
        self._play(move)
        self.run_chance()

    def replay(self, move: str) -> None:
        """One move of a known history, of whoever is asked then, chance too."""
        self._play(move)

    def _play(self, move: str) -> None:
        seat = self.to_move
        if seat is None or self.ply >= MAX_MOVES:
            raise BadInput("game-over")
        before = self.position.copy()
        try:
            events = self.game.apply(self.position, move)
        except Exception:
            self.position = before  # a fault of the rules leaves no half-played move behind
            raise
        self.trail.append(before)
        self.plies.append(Ply(seat, move, tuple(events)))

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """All of what is done inside, or none of it, whatever goes wrong."""
        before = self.ply
        try:
            yield
        except Exception:
            self.rewind(before)
            raise

    def rewind(self, ply: int) -> None:
        """Go back to before the given ply, whatever was seen since: the callers answer for that."""
        if ply < self.ply:
            self.position = self.trail[ply]
            del self.trail[ply:], self.plies[ply:]
            self._forecast = None

    def _check_ply(self, ply: object) -> None:
        if type(ply) is not int or ply != self.ply:
            raise BadInput("stale-ply", ply=self.ply)

    # taking back

    def undoable(self, viewer: int | None) -> tuple[int, str] | None:
        """The ply that undo goes back to and whether that is "free" (nothing new was seen since) or "practice"."""
        if viewer is None or self.seats[viewer].bot:
            return None
        free = True
        for ply in range(self.ply - 1, -1, -1):
            done = self.plies[ply]
            free = free and done.seat == viewer and not any(event.news for event in done.events)
            if done.seat == viewer:
                if free:
                    return ply, "free"
                alone = all(seat.bot for number, seat in enumerate(self.seats) if number != viewer)
                return (ply, "practice") if alone else None
        return None

    def undo(self, viewer: object, practice: object) -> None:
        """Take back the viewer's last decision; what showed something new only against bots, and marked as practice."""
        found = self.undoable(viewer) if type(viewer) is int and 0 <= viewer < len(self.seats) else None
        if found is None:
            raise BadInput("no-undo")
        ply, cost = found
        if cost == "practice":
            if practice is not True:
                raise BadInput("undo-is-practice")
            self.practice = True
        self.rewind(ply)

    # looking

    def view(self, viewer: int | None, ply: int | None = None) -> dict[str, Json]:
        """All that the viewer may know, now or (looking back) as it was before the given ply."""
        back = ply is not None and ply < self.ply
        p = self.trail[ply] if back and ply is not None else self.position
        outcome = self.game.outcome(p)
        undo = None if back else self.undoable(viewer)
        seen: dict[str, Json] = {
            "game": self.game.NAME,
            "ply": ply if back else self.ply,
            "last": self.ply,
            "viewer": viewer,
            "seats": [{"name": seat.name, "bot": seat.bot, "thinks": bots.thinks(seat.bot)} for seat in self.seats],
            "toMove": self.game.to_move(p),
            "turn": self.game.turn(p),
            "over": outcome is not None,
            "winners": list(outcome.winners) if outcome else None,
            "scores": list(outcome.scores) if outcome else None,
            "undo": undo[1] if undo else None,
            "practice": self.practice,
        }
        seen |= self.game.view(p, viewer)
        if back:
            seen |= {"prompt": None, "choices": []}
        if outcome:
            seen["chart"] = self.chart(outcome)
        return seen

    def chart(self, outcome: Outcome) -> list[Json]:
        """Points per turn: rows of turn and scores, once the game is over."""
        rows: dict[int, list[Json]] = {}
        for p in self.trail:
            rows[self.game.turn(p)] = list(self.game.standing(p))
        rows[self.game.turn(self.position)] = list(outcome.scores)
        return [{"turn": turn, "scores": scores} for turn, scores in rows.items()]

    def log(self, viewer: int | None, since: int = 0, until: int | None = None) -> list[Json]:
        """What the viewer was told, ply by ply; an event "turn" in the middle of a ply begins a row of its own."""
        rows: list[Json] = []
        for number in range(since, self.ply if until is None else min(until, self.ply)):
            done = self.plies[number]
            seat, turn = done.seat, self.game.turn(self.trail[number])
            events: list[Json] = []
            for told in done.events:
                event = shown(told, viewer)
                if event is None:
                    continue
                if told.key == "turn":
                    rows += [{"ply": number, "seat": seat, "turn": turn, "events": events}] if events else []
                    seat, turn, events = whose(told, seat), turn + 1, []
                events.append(event)
            rows += [{"ply": number, "seat": seat, "turn": turn, "events": events}] if events else []
        return rows

    def forecast(self, viewer: int | None) -> Forecast:
        """The odds of the viewer now, with the sample as far as it has grown."""
        if self._forecast is None or self._forecast[0] != self.ply or self._forecast[1].viewer != viewer:
            self._forecast = (self.ply, Forecast(self.game, self.position, viewer, f"{self.seed}/{self.ply}"))
        return self._forecast[1]

    # keeping

    def save(self) -> str:
        """The table as JSON text."""
        return json.dumps(
            {
                "format": formats.FORMAT,
                "game": self.game.NAME,
                "options": dict(self.options),
                "seats": [list(seat) for seat in self.seats],
                "seed": self.seed,
                "engine": __version__,
                "rules": edition(self.game.NAME),
                "practice": self.practice,
                "start": None if self.start is None else self.game.dump(self.start),
                "position": self.game.dump(self.position),
                "earlier": self.earlier,
                "moves": [done.move for done in self.plies],
            },
            separators=(",", ":"),
            ensure_ascii=False,
        )

    @classmethod
    def open(cls, text: object) -> tuple[Session, str | None]:
        """The table of a save, and a note if its history could not be replayed; raises BadInput if damaged."""
        return _Reader(formats.read(text)).session()

    def rematch(self, seed: object) -> Session:
        """The same seats and options again; the game decides what a rematch changes (who begins)."""
        session = Session(self.game, self.game.rematch(self.position, self.options), self.seats, read_seed(seed))
        session.run_chance()
        return session


def whose(event: Event, otherwise: int) -> int:
    """The seat whose turn an event "turn" announces."""
    who = event.args.get("who")
    return who if type(who) is int else otherwise


def shown(event: Event, viewer: int | None) -> dict[str, Json] | None:
    """The event as this viewer is told it, or None."""
    if event.to is None or viewer in event.to:
        return {"key": event.key, "args": dict(event.args), "rule": event.rule}
    if event.veiled is None:
        return None
    key, args = event.veiled
    return {"key": key, "args": dict(args), "rule": event.rule}


def read_seats(game: Game[Position], raw: Json) -> tuple[Seat, ...]:
    """Seats from outside: [{"name", "bot"}] or [[name, bot]]; names are text of up to 40 characters."""
    fewest, most = game.SEATS
    if type(raw) is not list or not fewest <= len(raw) <= min(most, MAX_SEATS):
        raise BadInput("bad-seats", min=fewest, max=most)
    return tuple(_read_seat(game, one) for one in raw)


def _read_seat(game: Game[Position], raw: Json) -> Seat:
    if type(raw) is dict and set(raw) <= {"name", "bot"}:
        raw = [raw.get("name", ""), raw.get("bot", "")]
    name, bot = raw if type(raw) is list and len(raw) == 2 else (None, None)
    if type(name) is not str or type(bot) is not str:
        raise BadInput("bad-seat")
    if bot:
        bots.player(game, bot)
    clean = "".join(letter for letter in name if letter.isprintable()).strip()
    return Seat(clean[:MAX_NAME], bot)


def read_seed(raw: object) -> str:
    """A seed is any printable text of up to 64 characters."""
    if type(raw) is not str or not 0 < len(raw) <= 64 or not raw.isprintable():
        raise BadInput("bad-seed")
    return raw


def try_out(game: Game[Position], p: Position) -> None:
    """Refuse a position from outside, proven by no replay, that cannot be looked at or played on for one move."""
    rng = Rng("try")
    try:
        for viewer in [None, *range(len(game.standing(p)))]:
            game.view(p, viewer)
            if viewer is not None:
                game.determinize(p, viewer, rng)
        moves = [game.sample(p, rng)] if game.to_move(p) == CHANCE else game.legal(p)
        for move in moves[:MAX_TRIED]:
            game.apply(p.copy(), move)
    except Exception as fault:  # whatever it is, it comes from the position
        raise BadInput("damaged-position", place=type(fault).__name__) from None


class _Reader:
    """Reads the fields of a save strictly: of their types and in their bounds, before anything is built."""

    def __init__(self, row: dict[str, Json]) -> None:
        self.row = row
        self.game = find_game(row["game"])
        self.options = self.game.options(row["options"])
        self.seats = read_seats(self.game, row["seats"])
        self.seed = read_seed(row["seed"])
        self.today = row["rules"] == edition(self.game.NAME)
        if len(self.seats) != self.options["seats"] or type(row["practice"]) is not bool:
            raise BadInput("damaged-save", detail="seats")

    def session(self) -> tuple[Session, str | None]:
        """The table: its history replayed if that leads to the saved position, else the position alone with a note."""
        start = None if self.row["start"] is None else self._position("start")
        if start is not None:
            try_out(self.game, start)
        moves, earlier = self._moves("moves"), self._moves("earlier")
        session = self._table(start, earlier)
        replayed = self._replays(session, moves)
        note = None
        try:
            position = self._position("position")
        except BadInput:
            # Rules of another day may hold their positions otherwise: the moves tell where the game stands.
            if self.today or not replayed or not moves:
                raise
            note = "rules-changed"
        else:
            if not replayed or session.position != position:
                try_out(self.game, position)
                session = self._table(position, earlier + moves)
                note = "history-changed" if self.today else "rules-changed"
        session.run_chance()
        return session, note

    def _table(self, start: Position | None, earlier: list[str]) -> Session:
        session = Session(self.game, self.options, self.seats, self.seed, start)
        session.earlier = earlier
        session.practice = self.row["practice"] is True
        return session

    def _position(self, name: str) -> Position:
        raw = self.row[name]
        if type(raw) is not str:
            raise BadInput("damaged-save", detail=name)
        p = self.game.load(raw)
        if len(self.game.standing(p)) != len(self.seats):
            raise BadInput("damaged-save", detail="seats")
        return p

    def _moves(self, name: str) -> list[str]:
        raw = self.row[name]
        if type(raw) is not list or len(raw) > MAX_MOVES:
            raise BadInput("damaged-save", detail=name)
        moves = [move for move in raw if type(move) is str and len(move) <= MAX_MOVE]
        if len(moves) != len(raw):
            raise BadInput("damaged-save", detail=name)
        return moves

    @staticmethod
    def _replays(session: Session, moves: list[str]) -> bool:
        """Are the moves a game from the start on?"""
        try:
            for move in moves:
                session.replay(move)
        except Exception:  # refused, or a start that no play can reach: the position is opened then
            return False
        return True

"""A random game at a real table (a Session) with the laws checked on the way."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType

from ..game import CHANCE, Game, Options
from ..plain import Position
from ..rng import Rng
from ..session import MAX_MOVES, Seat, Session
from .breach import hold
from .position import check
from .stock import Stock

KEEP_STRANGERS = 24
SLACK = 1.25
"""How many more calls a move may take at a long table than at a fresh one with the same position (caches differ)."""


class Walk:
    """One game: cheap laws at every question, the heavy ones at every `every`-th, the replay at the end.

    `known` holds what was legal at positions met before, by key; equal keys must have equal moves.
    """

    def __init__(
        self,
        game: Game[Position],
        options: Options,
        seed: str,
        *,
        every: int = 1,
        bots: bool = False,
        start: Position | None = None,
        known: dict[int, tuple[str, ...]] | None = None,
    ) -> None:
        count = options["seats"]
        assert isinstance(count, int)
        people = [Seat(f"P{number}", "random" if bots and number else "") for number in range(count)]
        self.session = Session(game, options, people, seed, start)
        self.game = game
        self.every = every
        self.rng = Rng("walk", seed)
        self.stock = Stock(game.NAME)
        self.known = {} if known is None else known
        self.strangers: list[str] = []
        self.checked: Counter[str] = Counter()

    def run(self) -> Session:
        """Play to the end; raises Breach at the first law that does not hold."""
        session = self.session
        session.run_chance()
        question = 0
        while session.to_move is not None:
            hold(session.ply < MAX_MOVES, "ends", f"no end after {MAX_MOVES} moves")
            self.light()
            if question % self.every == 0:
                self.heavy()
                self.undo() if question % (2 * self.every) == 0 else self.step()
            else:
                self.step()
            question += 1
        hold(self.game.outcome(session.position) is not None, "ends", "no outcome")
        self.light()
        self.heavy()
        self.replay()
        self.cost()
        return session

    def step(self) -> None:
        """The asked seat does anything legal."""
        session = self.session
        seat = session.to_move
        assert seat is not None
        if session.seats[seat].bot:
            session.advance(session.ply)
            return
        move = self.rng.pick(self.game.legal(session.position))
        session.act(session.ply, seat, [move])
        if move not in self.strangers:
            self.strangers.append(move)
            del self.strangers[:-KEEP_STRANGERS]

    def light(self) -> None:
        """What is cheap enough for every question."""
        p = self.session.position
        self.stock.check(p)
        place, legal = hash(p.key()), tuple(self.game.legal(p))
        hold(self.known.setdefault(place, legal) == legal, "equal keys", f"other moves than before: {legal}")
        self.checked["light"] += 1

    def heavy(self) -> None:
        """All laws here, and at the last question that chance was asked on the way here."""
        session = self.session
        check(self.game, session.position, self.rng, self.strangers)
        self.checked["heavy"] += 1
        if session.ply and session.plies[-1].seat == CHANCE:
            check(self.game, session.trail[-1].copy(), self.rng, self.strangers)
            self.checked["chance"] += 1

    def undo(self) -> None:
        """A move taken back leads to the position before; made again, to the one after."""
        session = self.session
        seat, ply, before = session.to_move, session.ply, session.position.key()
        if seat is None or session.seats[seat].bot:
            return self.step()
        self.step()
        after, move = session.position.key(), session.plies[ply].move
        found = session.undoable(seat)
        if found is None:
            return None
        hold(found[0] == ply, "undo", f"goes back to {found[0]}, not to {ply}")
        practice = session.practice
        session.undo(seat, found[1] == "practice")
        hold(session.position.key() == before and session.ply == ply, "undo", "leads elsewhere")
        session.act(ply, seat, [move])
        hold(session.position.key() == after, "undo", "the same move again leads elsewhere")
        session.practice = practice
        self.checked["undo"] += 1
        return None

    def replay(self) -> None:
        """The save opens by replaying every move, to the same position, telling the same story."""
        session = self.session
        again, note = Session.open(session.save())
        hold(note is None, "replay", f"note {note}")
        hold(again.position == session.position, "replay", "ends elsewhere")
        hold(again.plies == session.plies, "replay", "tells another story")
        self.checked["replay"] += 1

    def cost(self) -> None:
        """A move late in the game costs what it costs at a fresh table with the same position and the same luck."""
        session = self.session
        asked = [ply for ply, done in enumerate(session.plies) if done.seat >= 0]
        if len(asked) < 2:
            return
        number = len(asked) - 2 - self.rng.below(max(1, len(asked) // 8))  # the last one tells the whole game's chart
        ply = asked[number]
        move, seat = session.plies[ply].move, session.plies[ply].seat
        people = [Seat(one.name) for one in session.seats]
        fresh = Session(self.game, session.options, people, session.seed, session.trail[ply])
        fresh.script = tuple(done.move for done in session.plies[ply + 1 : asked[number + 1]])
        late = Session(self.game, session.options, people, session.seed, session.start)
        late.trail, late.plies, late.position = session.trail[:ply], session.plies[:ply], session.trail[ply].copy()
        long, short = calls(late, seat, move), calls(fresh, seat, move)
        hold(long <= SLACK * short + 100, "cost", f"{move!r}: {long} calls at ply {ply}, {short} at a fresh table")
        self.checked["cost"] += 1


def calls(session: Session, seat: int, move: str) -> int:
    """How many Python calls a move takes; no clock, so a busy machine changes nothing."""
    count = 0

    def note(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        session.act(session.ply, seat, [move])
        session.view(seat)
        session.save()
    finally:
        sys.setprofile(before)
    return count


def walk(
    game: Game[Position], options: Options, seed: str, *, every: int = 1, start: Position | None = None
) -> Position:
    """One random game with all laws; its last position."""
    steps = Walk(game, options, seed, every=every, start=start)
    end = steps.run()
    return end.position

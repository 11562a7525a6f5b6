"""The laws as a state machine: moves, refusals, undo, saving and looking in any order that hypothesis thinks of."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ludoteka.game import BadInput
from ludoteka.games import GAMES
from ludoteka.laws.position import check
from ludoteka.laws.stock import Stock
from ludoteka.rng import Rng
from ludoteka.session import Session


class TableMachine(RuleBasedStateMachine):
    """One table; `name` is filled in by the tests below."""

    name = ""

    @initialize(seed=st.integers(0, 10**6), seats=st.integers(2, 4), bots=st.booleans())
    def sit_down(self, seed: int, seats: int, bots: bool) -> None:
        people = [[f"P{n}", "random" if bots and n else ""] for n in range(seats)]
        self.session = Session.new(self.name, {}, people, str(seed))
        self.rng = Rng("machine", seed)
        self.stock = Stock(self.name)

    @precondition(lambda self: self.session.to_move is not None)
    @rule(number=st.integers(0, 10**6), many=st.integers(1, 12))
    def play(self, number: int, many: int) -> None:
        session = self.session
        for _ in range(many):
            seat = session.to_move
            if seat is None:
                return
            if session.seats[seat].bot:
                session.advance(session.ply)
            else:
                legal = session.game.legal(session.position)
                session.act(session.ply, seat, [legal[number % len(legal)]])

    @rule(move=st.text(max_size=12), seat=st.integers(-2, 6))
    def refuse(self, move: str, seat: int) -> None:
        """Enabled in every position, the last one too."""
        session = self.session
        before, ply = session.position.key(), session.ply
        if seat == session.to_move and move in session.game.legal(session.position):
            return
        with pytest.raises(BadInput):
            session.act(ply, seat, [move])
        assert (session.position.key(), session.ply) == (before, ply)

    @rule()
    def save_and_open(self) -> None:
        again, note = Session.open(self.session.save())
        assert note is None
        assert again.position == self.session.position
        assert again.plies == self.session.plies
        self.session = again

    @rule(seat=st.integers(0, 3))
    def undo(self, seat: int) -> None:
        session = self.session
        found = session.undoable(seat) if seat < len(session.seats) else None
        if found is None:
            with pytest.raises(BadInput):
                session.undo(seat, True)
            return
        before = session.trail[found[0]].key()
        session.undo(seat, True)
        assert session.position.key() == before

    @rule()
    def look(self) -> None:
        check(self.session.game, self.session.position.copy(), self.rng)

    @invariant()
    def components_are_conserved(self) -> None:
        if hasattr(self, "stock"):
            self.stock.check(self.session.position)


@pytest.mark.parametrize("name", GAMES)
def test_any_order_of_doings(name: str) -> None:
    machine = type(f"{name}Machine", (TableMachine,), {"name": name})
    quick = settings(
        max_examples=12,
        stateful_step_count=20,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(machine, settings=quick)

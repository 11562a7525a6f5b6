"""A table keeps every move: acting, taking back, looking back, saving and opening, for every game on the shelf."""

from __future__ import annotations

import json
from typing import cast

import pytest

from ludoteka.game import CHANCE, BadInput, Event, Game
from ludoteka.games import GAMES
from ludoteka.plain import Json, Position
from ludoteka.rng import Rng
from ludoteka.session import Session

ALL = pytest.mark.parametrize("name", GAMES)


def table(name: str, *kinds: str, seed: str = "s", **options: Json) -> Session:
    """A fresh table; a kind is a bot's name or "" for a person."""
    seats: list[Json] = [{"name": f"P{number}", "bot": kind} for number, kind in enumerate(kinds)]
    return Session.new(name, options, seats, seed)


def step(session: Session, rng: Rng) -> None:
    """The asked seat does anything legal."""
    seat = session.to_move
    assert seat is not None
    if session.seats[seat].bot:
        session.advance(session.ply)
    else:
        session.act(session.ply, seat, [rng.pick(session.game.legal(session.position))])


@ALL
def test_a_save_comes_back_to_the_same_question(name: str) -> None:
    session = table(name, "", "random")
    rng = Rng("saves", name)
    for number in range(60):
        if session.to_move is None:
            break
        if number % 7 == 0:
            again, note = Session.open(session.save())
            assert note is None
            assert again.position == session.position
            assert again.plies == session.plies
            assert again.view(0) == session.view(0)
            assert again.log(0) == session.log(0)
            assert again.save() == session.save()
        step(session, rng)


@ALL
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, two = table(name, "random", "random", seed="x"), table(name, "random", "random", seed="x")
    other = table(name, "random", "random", seed="y")
    for session in (one, two, other):
        for _ in range(40):
            if session.to_move is not None:
                session.advance(session.ply)
    assert one.save() == two.save()
    assert one.save() != other.save()


@ALL
def test_undo_goes_back_to_the_question_before(name: str) -> None:
    session = table(name, "", "random")
    rng = Rng("undo", name)
    taken = 0
    for _ in range(120):
        if session.to_move is None:
            break
        mine = session.to_move == 0
        before = session.position.copy()
        step(session, rng)
        if mine and taken < 25:
            found = session.undoable(0)
            assert found is not None
            assert found[0] == max(number for number, ply in enumerate(session.plies) if ply.seat == 0)
            session.undo(0, found[1] == "practice")
            assert session.position == before
            assert session.practice or found[1] == "free"
            taken += 1
            step(session, rng)
    assert taken


@ALL
def test_undo_past_news_is_refused_among_people(name: str) -> None:
    session = table(name, "", "")
    rng = Rng("people", name)
    refused = 0
    for _ in range(80):
        seat = session.to_move
        if seat is None:
            break
        step(session, rng)
        if session.undoable(seat) is None:
            before = session.save()
            with pytest.raises(BadInput):
                session.undo(seat, True)
            assert session.save() == before
            refused += 1
    assert refused


@ALL
def test_looking_back_shows_what_was_seen_and_offers_nothing(name: str) -> None:
    session = table(name, "", "random")
    rng = Rng("back", name)
    seen = {}
    for _ in range(40):
        if session.to_move is None:
            break
        seen[session.ply] = session.view(0)["board"]
        step(session, rng)
    for ply, board in seen.items():
        old = session.view(0, ply)
        assert old["board"] == board
        assert not old["choices"]
        assert old["prompt"] is None


@ALL
def test_several_moves_happen_whole_or_not_at_all(name: str) -> None:
    session = table(name, "", "random")
    rng = Rng("whole", name)
    for _ in range(20):
        if session.to_move is None:
            break
        if session.to_move == 0:
            before = session.save()
            with pytest.raises(BadInput):
                session.act(session.ply, 0, [session.game.legal(session.position)[0], "no such move"])
            assert session.save() == before
        step(session, rng)


@ALL
def test_a_stale_ply_or_another_seat_changes_nothing(name: str) -> None:
    session = table(name, "", "")
    seat = session.to_move
    assert seat is not None
    move = session.game.legal(session.position)[0]
    before = session.save()
    for ply, who in (
        (session.ply + 1, seat),
        (session.ply - 1, seat),
        (None, seat),
        (True, seat),
        (session.ply, 1 - seat),
        (session.ply, -1),
    ):
        with pytest.raises(BadInput):
            session.act(ply, who, [move])
    with pytest.raises(BadInput):
        session.advance(session.ply)
    assert session.save() == before


def damaged(text: str) -> list[str]:
    """A save in many wrong ways."""
    row = json.loads(text)
    broken: list[object] = []
    for field in row:
        broken += [{key: value for key, value in row.items() if key != field}]
        broken += [
            {**row, field: wrong} for wrong in (None, 7, "x", [], {}, [[]], True, 1e99, "\ud800") if wrong != row[field]
        ]
    harmless = ("start", "practice", "engine", "rules", "earlier", "seed", "options")  # may differ
    kept = [
        bad
        for bad in broken
        if not (isinstance(bad, dict) and set(bad) == set(row) and any(bad[f] != row[f] for f in harmless))
    ]
    return [json.dumps(bad) for bad in kept] + [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"x"',
        "[" * 100_000,
        text[: len(text) // 2],
        text + "x",
    ]


@ALL
def test_a_damaged_save_is_refused_with_a_reason(name: str) -> None:
    session = table(name, "", "random")
    rng = Rng("damage", name)
    for _ in range(12):
        step(session, rng)
    opened = [note for text in damaged(session.save()) if (note := verdict(text)) is not None]
    assert set(opened) <= {"history-changed"}
    assert len(opened) < 10


def verdict(text: str) -> str | None:
    """None if the save is refused, else the note it is opened with."""
    try:
        return str(Session.open(text)[1])
    except BadInput:
        return None


@ALL
def test_a_save_whose_moves_no_longer_replay_keeps_position_and_moves(name: str) -> None:
    session = table(name, "", "random")
    rng = Rng("rules", name)
    for _ in range(12):
        step(session, rng)
    row = json.loads(session.save())
    row["rules"] = "0" * 12
    row["moves"][-1] = "a move of old rules"
    again, note = Session.open(json.dumps(row))
    assert note == "rules-changed"
    assert again.game.dump(again.position) == session.game.dump(session.position)
    assert again.earlier == row["moves"]
    once_more, note = Session.open(again.save())
    assert note is None
    assert once_more.earlier == row["moves"]


class Faulty:
    """A game whose rules break in the middle of the second move, after they have changed the position."""

    def __init__(self, game: Game[Position]) -> None:
        self.game = game
        self.moves = 0

    def __getattr__(self, name: str) -> object:
        return getattr(self.game, name)

    def apply(self, p: Position, move: str) -> list[Event]:
        self.moves += 1
        events = self.game.apply(p, move)
        if self.moves == 2:
            raise KeyError("a fault of the rules")
        return events


@ALL
def test_a_fault_of_the_rules_leaves_the_table_as_it_was(name: str) -> None:
    session = table(name, "", "")
    seat = session.to_move
    assert seat is not None
    first = session.game.legal(session.position)[0]
    after = session.position.copy()
    session.game.apply(after, first)
    asked = session.game.to_move(after)
    ids: list[Json] = [first, *session.game.legal(after)[:1]] if asked == seat else [first]
    before = session.save()
    session.game = cast("Game[Position]", Faulty(session.game))
    if len(ids) == 1 and asked != CHANCE:  # nothing follows in this call: break the only move
        session.game.moves = 1  # type: ignore[attr-defined]
    with pytest.raises(KeyError):
        session.act(session.ply, seat, ids)
    assert session.save() == before

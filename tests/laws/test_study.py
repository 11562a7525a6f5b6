"""Thinking apart from the table: nothing secret goes out, slices go on, thoughts are checked, hints are practice."""

from __future__ import annotations

import json

import pytest

from ludoteka import bots, study
from ludoteka.game import BadInput, IllegalMove
from ludoteka.games import GAMES
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.session import Session

SEATS: list[Json] = [{"name": "Olena", "bot": ""}, {"name": "Ada", "bot": "sharp"}]
NAMES = ["dominion", "wonderland", "smallworld"]


def table(name: str, seed: str = "study") -> Session:
    return Session.new(name, {}, SEATS, seed)


def asked(session: Session, seat: int, hint: bool = False) -> Json:
    """Play until this seat has something to think over."""
    rng = Rng("on the way")
    while True:
        who = session.to_move
        assert who is not None
        if who == seat:
            found = session.hint_brief(session.ply, seat) if hint else session.brief(session.ply)
            if found is not None:
                return found
        if session.seats[who].bot:
            session.advance(session.ply, [[[quick(session, rng), 1, 0.5, 0]]])
        else:
            session.act(session.ply, who, [quick(session, rng)])


def quick(session: Session, rng: Rng) -> str:
    who = session.to_move
    assert who is not None
    return session.game.BOTS["steady"].choose(session.position, who, rng)


@pytest.mark.parametrize("name", NAMES)
def test_a_brief_holds_what_its_seat_may_know(name: str) -> None:
    session = table(name)
    brief = asked(session, 1)
    assert isinstance(brief, dict)
    seen = session.game.load(str(brief["position"]))
    assert session.game.view(seen, 1) == session.game.view(session.position, 1)
    assert session.seed not in json.dumps(brief)
    twin = session.game.determinize(session.position, 1, Rng("another truth"))
    again = study.brief(session.game, twin, 1, "sharp", Rng(session.seed, "bot", session.ply))
    assert again == brief, "the brief tells which of two equal-looking positions is the true one"


@pytest.mark.parametrize("name", NAMES)
def test_thinking_goes_on_in_slices_and_its_move_is_played(name: str) -> None:
    session = table(name)
    brief = asked(session, 1)
    one, other = study.Study(brief, 0), study.Study(brief, 1)
    early = one.go_on(0.001)
    late = one.go_on(0.05)
    visits = [sum(row[1] for row in rows["rows"] if type(row) is list) for rows in (early, late)]  # type: ignore[misc, union-attr, arg-type]
    assert visits[1] > visits[0] > 0
    thoughts: Json = [late["rows"], other.go_on(0.02)["rows"]]
    best = study.together(thoughts)[0]
    before = session.ply
    session.advance(before, thoughts)
    assert session.plies[before].move == best.move


def test_thoughts_from_outside_are_checked() -> None:
    session = table("dominion")
    asked(session, 1)
    before = session.save()
    with pytest.raises(IllegalMove):
        session.advance(session.ply, [[["buy the moon", 9, 0.9, 3]]])
    for bad in ("x", [], [[]], [[["end"]]], [[["end", "9", 0.5, 0]]], [[["end", 9, "0.5", 0]]]):
        with pytest.raises(BadInput):
            session.advance(session.ply, bad)
    assert session.save() == before
    for brief in (None, {}, {"game": "dominion"}, {"game": "dominion", "seat": 0, "bot": "steady", "least": 1}):
        with pytest.raises(BadInput):
            study.Study(brief, 0)


def test_several_thinkers_are_summed_up() -> None:
    """The move most of them would play comes first, whatever others look like; the rest by how much it was tried."""
    rows = study.together([[["a", 30, 0.5, 2.0], ["b", 10, 0.9, 0.0]], [["a", 10, 0.7, 4.0], ["c", 20, 0.8, 0]]])
    assert [row.move for row in rows] == ["a", "c", "b"]
    assert rows[0].visits == 40
    assert rows[0].chance == pytest.approx(0.55)
    assert rows[0].lead == pytest.approx(2.5)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_names_three_moves_and_marks_the_game_as_practice(name: str) -> None:
    session = table(name)
    brief = asked(session, 0, hint=True)
    thinking = study.Study(brief, 0)
    thoughts: Json = [thinking.go_on(0.3)["rows"]]
    assert not session.practice
    found = session.hint(session.ply, 0, thoughts)
    assert isinstance(found, list)
    legal = session.game.legal(session.position)
    assert len(found) == min(3, len(legal))
    for row in found:
        assert isinstance(row, dict)
        assert row["id"] in legal
        assert 0 <= float(str(row["chance"])) <= 1
    assert found[0]["even"] is True  # type: ignore[index, call-overload]
    assert session.practice
    reopened, _ = Session.open(session.save())
    assert reopened.practice


def test_no_hint_for_a_bot_or_another_seat() -> None:
    session = table("dominion")
    asked(session, 0, hint=True)
    for viewer in (1, None, 7):
        with pytest.raises(BadInput):
            session.hint_brief(session.ply, viewer)
        with pytest.raises(BadInput):
            session.hint(session.ply, viewer, [[["end", 1, 0.5, 0]]])


def test_equal_moves_are_told_as_equal() -> None:
    best = study.Prospect("a", 100, 0.60, 3)
    assert study.even(best, study.Prospect("b", 95, 0.57, 3)), "never dropped from the race"
    assert study.even(best, study.Prospect("b", 20, 0.595, 3)), "the same chance"
    assert not study.even(best, study.Prospect("b", 20, 0.40, 3)), "dropped early"
    assert not study.even(study.Prospect("a", 6, 0.9, 3), study.Prospect("b", 6, 0.1, 3)), "clear at once"


@pytest.mark.parametrize("name", NAMES)
def test_every_level_and_style_can_be_seated(name: str) -> None:
    game = GAMES[name]
    for bot in bots.names(game):
        assert bots.player(game, bot)
    for style in bots.styles(game):
        assert bots.thinker(game, f"sharp-{style}") is not None
        assert bots.thinker(game, f"novice-{style}") is None

"""A hostile caller and a hostile author: calls, saves and links that nobody well-meaning would write."""

from __future__ import annotations

import json
import re
import tracemalloc
from pathlib import Path
from typing import cast

import pytest

from ludoteka import formats, share
from ludoteka.game import CHANCE, BadInput
from ludoteka.games import GAMES
from ludoteka.laws.fuzz import Caller, fuzz
from ludoteka.laws.hostile import bomb, damage, packed
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.session import Session, try_out

CASES = 2000
SAVES = Path(__file__).parents[1] / "saves"
WORDS = Path(__file__).parents[2] / "web" / "locales" / "en"
ALL = pytest.mark.parametrize("name", GAMES)


def test_a_hostile_caller_gets_typed_refusals_and_changes_nothing() -> None:
    result = fuzz(CASES, "tests")
    assert result["failure"] is None
    answers = cast("dict[str, int]", result["answers"])
    assert len(answers) > 15, "the caller is not hostile enough"
    words = "".join(path.read_text(encoding="utf-8") for path in WORDS.glob("*.ftl"))
    known = set(re.findall(r"^error-([a-z-]+) =", words, re.MULTILINE))
    assert set(answers) - {"answered"} <= known, "a refusal without words for the reader"


def test_the_caller_is_the_same_again() -> None:
    seen = []
    for _ in range(2):
        caller = Caller("again")
        caller.lay(0)
        for number in range(1, 80):
            caller.case(number)
        seen.append(dict(caller.seen))
    assert seen[0] == seen[1]


def played(name: str, moves: int = 60) -> Session:
    session = Session.new(name, {}, [["<b>A</b>", ""], ["B", "random"]], "hostile")
    rng = Rng("hostile", name)
    while session.ply < moves and session.to_move is not None:
        seat = session.to_move
        if session.seats[seat].bot:
            session.advance(session.ply)
        else:
            session.act(session.ply, seat, [rng.pick(session.game.legal(session.position))])
    return session


@ALL
def test_a_damaged_position_is_refused_or_can_be_played(name: str) -> None:
    """Any one change of a position: refused, or let in and then as playable as any."""
    game, rng = GAMES[name], Rng("damage", name)
    refused = let_in = 0
    p = game.new(game.options({"seats": 2}))
    for _ in range(500):
        who = game.to_move(p)
        if who is None:
            p = game.new(game.options({"seats": 3}))
            continue
        game.take(p, game.sample(p, rng) if who == CHANCE else rng.pick(game.legal(p)))
        row = json.loads(game.dump(p))
        damage(row["stack"][-1] if rng.below(4) == 0 else row, rng)
        try:
            q = game.load(json.dumps(row))
            try_out(game, q)
        except BadInput:
            refused += 1
            continue
        let_in += 1
        for viewer in range(len(game.standing(q))):
            json.dumps(game.view(q, viewer))
    assert refused > 3 * let_in


@ALL
def test_every_field_of_a_save_is_missed_and_every_type_is_checked(name: str) -> None:
    row = json.loads(played(name).save())
    odd: tuple[Json, ...] = (None, True, 3, "x", [], {}, [[]], 1.5, -1)
    for field, value in row.items():
        with pytest.raises(BadInput):
            Session.open(json.dumps({key: row[key] for key in row if key != field}))
        for wrong in odd:
            if type(wrong) is type(value) or field in ("engine", "rules") or (field, wrong) == ("start", None):
                continue
            with pytest.raises(BadInput):
                Session.open(json.dumps({**row, field: wrong}))
    for extra in ("__proto__", "extra", ""):
        with pytest.raises(BadInput, match="foreign-save"):
            Session.open(json.dumps({**row, extra: 1}))


@ALL
def test_a_position_of_other_seats_is_refused(name: str) -> None:
    row = json.loads(played(name).save())
    game = GAMES[name]
    three = game.dump(game.new(game.options({"seats": 3})))
    for field in ("position", "start"):
        with pytest.raises(BadInput, match="damaged"):
            Session.open(json.dumps({**row, field: three}))
    session = Session(game, game.options({"seats": 2}), [*played(name).seats], "s", game.load(three))
    with pytest.raises(BadInput, match="link"):
        share.unpack(share.pack(session, "position"))


@ALL
def test_names_are_text(name: str) -> None:
    """Control and bidirectional marks are dropped, length is capped, the rest is kept as it is."""
    wild = "<script>alert(1)</script>\u202e\0\n" + "x" * 100
    session = Session.new(name, {}, [[wild, ""], ["\ud800", ""]], "s")
    assert session.seats[0].name == wild.replace("\u202e\0\n", "")[:40]
    assert session.seats[1].name == ""
    assert Session.open(session.save())[0].seats == session.seats


def test_caps_come_before_inflating() -> None:
    """A bomb is refused without the memory that it asks for."""
    link = bomb()
    assert len(link) < share.MAX_LINK
    tracemalloc.start()
    with pytest.raises(BadInput, match="link-broken"):
        share.unpack(link)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 4 * share.MAX_BODY
    for text in ("1" + "A" * share.MAX_LINK, "1" * 10**6, packed(b""), packed(b"\xff" * 100), "2" + link[1:]):
        with pytest.raises(BadInput):
            share.unpack(text)
    with pytest.raises(BadInput, match="damaged-save"):
        Session.open('{"format":1,"game":"' + "x" * 3_000_000 + '"}')


# formats


def test_every_format_has_its_samples_and_its_step() -> None:
    assert set(formats.MIGRATIONS) == set(range(1, formats.FORMAT))
    for number in range(1, formats.FORMAT + 1):
        assert {path.stem for path in (SAVES / f"format-{number}").glob("*.json")} == set(GAMES)


KEPT = sorted(SAVES.glob("format-*/*.json"))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_kept_save_still_opens(path: Path) -> None:
    """Saves of every format that ever was: whatever the rules have become, the table opens and can be played on."""
    text = path.read_text(encoding="utf-8")
    row = json.loads(text)
    session, note = Session.open(text)
    assert note in (None, "rules-changed")
    assert [seat.name for seat in session.seats] == ["Ада", "Bo"]
    assert len(session.earlier) + session.ply >= len(row["moves"])
    assert session.to_move is not None
    session.advance(session.ply) if session.seats[session.to_move].bot else session.act(
        session.ply, session.to_move, [session.game.legal(session.position)[0]]
    )


@ALL
def test_a_save_of_other_rules_whose_position_cannot_be_read_opens_by_its_moves(name: str) -> None:
    """A position with a field more or less is no reason to lose a game: its moves tell where it stands."""
    session = played(name)
    row = json.loads(session.save())
    position = json.loads(row["position"])
    position["a field of tomorrow"] = 1
    row["position"] = json.dumps(position)
    with pytest.raises(BadInput, match="damaged-position"):
        Session.open(json.dumps(row))
    again, note = Session.open(json.dumps({**row, "rules": "another day"}))
    assert note == "rules-changed"
    assert again.position == session.position

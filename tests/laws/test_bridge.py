"""The bridge as a hostile caller would use it: always an answer, never a changed table."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteka import bridge
from ludoteka.games import GAMES
from ludoteka.rng import Rng

ALL = pytest.mark.parametrize("name", GAMES)
ODD: list[object] = [
    None,
    True,
    0,
    -1,
    10**30,
    1.5,
    "",
    "x",
    "\ud800",
    "__proto__",
    "constructor",
    [],
    [[]],
    {},
    {"a": []},
]


def call(method: str, **payload: object) -> Any:
    return json.loads(bridge.call(method, json.dumps(payload)))


def seated(name: str) -> dict[str, Any]:
    seats = [{"name": "<script>alert(1)</script>", "bot": ""}, {"name": "B", "bot": "random"}]
    return dict(call("new", game=name, options={}, seats=seats, seed="bridge"))


@ALL
def test_a_whole_game_over_the_bridge(name: str) -> None:
    opened = seated(name)
    table, view = opened["table"], opened["view"]
    rng = Rng("bridge", name)
    for _ in range(5000):
        if view["over"]:
            break
        if view["toMove"] == 0:
            seen = call("view", table=table, viewer=0)["view"]
            move = rng.pick(seen["choices"])["id"]
            answer = call("act", table=table, ply=view["ply"], seat=0, ids=[move], viewer=0)
        else:
            answer = call("advance", table=table, ply=view["ply"], viewer=0)
        assert "error" not in answer, answer
        view = answer["view"]
    assert view["over"]
    assert view["winners"]
    assert len(view["chart"]) > 1
    assert "error" not in call("rematch", table=table, seed="again", viewer=0)


@ALL
def test_odd_arguments_get_an_error_and_change_nothing(name: str) -> None:
    opened = seated(name)
    table = opened["table"]
    before = call("view", table=table, viewer=0)
    good = {"table": table, "ply": opened["view"]["ply"], "seat": 0, "ids": ["x"], "viewer": 0, "target": "x"}
    for method in ("act", "advance", "undo", "explain", "view"):
        for field in good:
            for odd in ODD:
                answer = call(method, **{**good, field: odd})
                assert "error" in answer or method in {"explain", "view"}, (method, field, odd)
                if "error" in answer:
                    assert answer["error"]["key"] != "fault", (method, field, odd, answer)
    assert call("view", table=table, viewer=0) == before


@ALL
def test_odd_tables_are_refused(name: str) -> None:
    good: dict[str, object] = {"game": name, "options": {}, "seats": [["A", ""], ["B", ""]], "seed": "s"}
    assert "error" not in call("new", **good)
    for field in good:
        for odd in ODD:
            answer = call("new", **{**good, field: odd})
            fine = (field == "seed" and odd in ("x", "__proto__", "constructor")) or (field == "options" and odd == {})
            assert ("error" not in answer) == fine, (field, odd, answer)
            if not fine:
                assert answer["error"]["key"] != "fault", (field, odd, answer)
    options = call("new", **good)
    assert "error" not in options
    for odd in ODD:
        answer = call("new", **{**good, "options": {"no such option": odd}})
        assert answer["error"]["key"] != "fault"


def test_no_call_raises() -> None:
    for method in ("", "no", "__class__", "call", "\ud800"):
        assert json.loads(bridge.call(method, "{}"))["error"]["key"] == "unknown-method"
    for text in (
        "",
        "{",
        "[]",
        "null",
        "NaN",
        '{"a":NaN}',
        '{"a":1e999}',
        "[" * 200_000,
        '{"a":' * 5000 + "1" + "}" * 5000,
    ):
        assert "error" in json.loads(bridge.call("ping", text)) or text == '{"a":1e999}'

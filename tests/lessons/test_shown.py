"""Every rule can be seen on the board: the kept positions open, and what is noted there really shows the rule."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteka import bridge
from ludoteka.game import BadInput
from ludoteka.games import GAMES
from ludoteka.laws.shown import check, fault
from ludoteka.lesson import Course, find
from ludoteka.rules import tests_by_rule as proofs_in
from ludoteka.scene import WAYS, scene, scenes

PROOFS = proofs_in(Path(__file__).resolve().parents[1])


@pytest.mark.parametrize("name", list(GAMES))
def test_every_rule_has_a_scene_that_shows_it(name: str) -> None:
    ids = [one for chapter in GAMES[name].CHAPTERS.values() for one in chapter]
    assert list(scenes(name)) == ids
    assert check(name, PROOFS) == {}


def test_most_rules_are_told_by_what_happens() -> None:
    """Scenes that only lay a table may not become the rule."""
    ways = [str(kept["way"]) for name in GAMES for kept in scenes(name).values()]
    assert set(ways) == set(WAYS)
    assert sum(way in ("event", "named", "why") for way in ways) >= 0.6 * len(ways)
    assert ways.count("table") <= 0.2 * len(ways)


def test_a_scene_that_does_not_show_its_rule_is_found_out() -> None:
    game = GAMES["dominion"]
    told = scene("dominion", "D.card.militia")
    assert fault(game, "D.card.militia", told) == ""
    assert fault(game, "D.card.witch", told)
    assert fault(game, "D.card.militia", told._replace(moves=("play witch",))).startswith("illegal-move")
    asked = scene("dominion", "D.action.one")
    assert fault(game, "D.cleanup", asked)
    assert fault(game, "D.action.one", asked._replace(way="wish")) == "no way wish"


def test_a_rule_is_opened_like_a_lesson() -> None:
    course = Course(*find("D.card.militia"))
    state = course.state()
    assert (state["kind"], state["plays"], state["on"], state["why"]) == ("show", True, "hand.militia", [])
    course.next()
    assert course.state()["done"]
    reasons = Course(*find("D.action.one")).state()["why"]
    assert isinstance(reasons, list)
    assert [one["rule"] for one in reasons if isinstance(one, dict)] == ["D.action.one"]
    with pytest.raises(BadInput):
        find("D.no_such")


def test_the_bridge_lists_and_opens_them() -> None:
    listed = json.loads(bridge.call("shown", '{"game": "smallworld"}'))
    assert "S.conquer.cost" in listed
    answer = json.loads(bridge.call("lesson", '{"lesson": "S.conquer.next"}'))
    assert answer["view"]["lesson"]["why"][0]["key"]
    assert json.loads(bridge.call("lesson", '{"lesson": "S.nothing"}'))["error"]["key"] == "unknown-lesson"

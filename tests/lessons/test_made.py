"""Lessons made from a moment of a game: goals on offer, links, any way to them, misses by rule, nothing hidden told."""

from __future__ import annotations

import json

import pytest

from ludoteka import bridge, share
from ludoteka.game import BadInput
from ludoteka.games import GAMES, game
from ludoteka.lesson import goals, made
from ludoteka.plain import Json
from ludoteka.rng import Rng
from ludoteka.session import Session


def played(name: str, seed: str, plies: int) -> Session:
    """A table where the first seat is asked after some plies of bots."""
    raw: Json = [{"name": who, "bot": "steady"} for who in ("Olena", "Marek")]
    session = Session.new(name, {}, raw, seed)
    while session.to_move is not None and (session.ply < plies or session.to_move != 0):
        session.advance(session.ply)
    session.seats = (session.seats[0]._replace(bot=""), session.seats[1])
    return session


def link_of(session: Session, goal: str, seed: str = "made") -> str:
    """The link of a lesson made of this moment."""
    shown = share.as_seen(session, 0, None, seed)
    shown.task = (0, goal)
    return share.pack(shown, "lesson")


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("plies", [25, 60, 110])
def test_every_goal_on_offer_makes_a_lesson_that_can_be_judged(name: str, plies: int) -> None:
    session = played(name, f"made {plies}", plies)
    offered = goals(session.game, session.position, 0)
    for wanted, goal, _ in offered:
        kind, opened = share.unpack(link_of(session, wanted))
        assert kind == "lesson"
        course = made(opened)
        assert course.session.view(0)["board"] == session.view(0)["board"]
        # Random play: nothing breaks, and it ends reached, missed or led away; taking back leads to the start again.
        start = game(name).dump(course.session.position)
        rng = Rng("made", wanted)
        for _ in range(60):
            if course.step is None or course.trapped or course.session.to_move != 0:
                break
            course.act(course.session.ply, 0, [rng.pick(game(name).legal(course.session.position))])
        state = course.state()
        assert state["done"] or state["trap"] == {"rule": goal.rule, "text": "missed"} or state["moved"]
        if not state["done"]:
            course.back()
            assert game(name).dump(course.session.position) == start


def test_goals_are_found_somewhere_in_every_game() -> None:
    for name in GAMES:
        found = set()
        for plies in range(10, 200, 15):
            session = played(name, "many", plies)
            found |= {goal.name for _, goal, _ in goals(session.game, session.position, session.to_move)}
        listed = {
            "dominion": {"gain", "coins"},
            "wonderland": {"win", "strength", "shards"},
            "smallworld": {"take", "hold", "earn"},
        }
        assert found == listed[name]


def test_a_goal_of_dominion_reached_and_missed() -> None:
    session = played("dominion", "gold", 40)
    while "buy silver" not in session.game.legal(session.position):
        session.puppet("treasures" if "treasures" in session.game.legal(session.position) else "end")
        while session.to_move != 0:
            session.advance(session.ply)
    course = made(share.unpack(link_of(session, "gain silver"))[1])
    assert course.state()["text"] == "gain"
    assert course.state()["goal"] == {"card": "silver"}
    course.act(course.session.ply, 0, ["end"])
    assert course.state()["trap"] == {"rule": "D.buy.one", "text": "missed"}
    with pytest.raises(BadInput):
        course.hint()
    course.back()
    course.act(course.session.ply, 0, ["buy silver"])
    assert course.state()["done"]


def test_a_link_with_a_goal_that_is_not_on_offer_is_refused() -> None:
    session = played("dominion", "gold", 40)
    for wrong in ("gain curse", "coins 99", "win witzend", "", "gain", "\x00"):
        with pytest.raises(BadInput, match="link-broken"):
            made(share.unpack(link_of(session, wrong))[1])


def test_the_bridge_offers_and_shares_as_the_viewer_sees_it() -> None:
    session = played("dominion", "secret", 40)
    bridge.TABLES["made"] = session
    def call(method: str, **asked: Json) -> dict[str, Json]:
        answer: dict[str, Json] = json.loads(bridge.call(method, json.dumps({"table": "made", "viewer": 0, **asked})))
        return answer

    offered = call("goals")
    assert {"id": "gain province", "key": "gain", "args": {"card": "province"}} in list(offered)
    assert list(call("goals", viewer=1)) == []
    assert call("share", kind="lesson", goal="gain curse", seed="x")["error"]
    assert call("share", kind="lesson", goal="gain province", viewer=None, seed="x")["error"]
    hands = set()
    for seed in "abcdefgh":
        link = call("share", kind="lesson", goal="gain province", seed=seed)["link"]
        opened = share.unpack(link)[1]
        assert opened.view(0)["board"] == session.view(0)["board"]
        hands.add(str(opened.view(1)["board"]))
    assert len(hands) > 1  # the other seat's cards are drawn anew
    answer = json.loads(bridge.call("open_link", json.dumps({"link": link, "viewer": None})))
    assert answer["kind"] == "lesson"
    assert answer["view"]["lesson"]["goal"] == {"card": "province"}
    del bridge.TABLES["made"]

"""The scene of a battle: acted out beat by beat from the events alone, at the reader's pace, skipped by one press."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence

import pytest
from browser.tables import StandStill, lay, stored
from browser.test_wonderland import BOTS, OLENA, asked, board, played, wait_for_question
from playwright.sync_api import Page, expect

import build
from ludoteka.games import game
from ludoteka.plain import Json
from ludoteka.session import Session


def last_to_choose(session: Session) -> bool:
    """The first seat is the last of three or more to say draw or stop: its answer turns all chips over."""
    if not asked(session, 0, "draw_or_stop"):
        return False
    fighters = board(session, 0)["battle"]["fighters"]
    drawing = [row for row in fighters if row["state"] == "fight"]
    return len(drawing) >= 3 and all(row["chosen"] or row["seat"] == 0 for row in drawing)


def shown(page: Page) -> list[str]:
    """What the cards of the fighters and their markers say."""
    return page.locator(".fighter, .pin").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")


def test_a_draw_is_acted_out_and_can_be_cut_short(page: Page) -> None:
    save = played([OLENA, *BOTS], last_to_choose)
    lay(page, save, speed="slow", motion="full")
    wait_for_question(page)
    drawing = sum(row["state"] == "fight" for row in board(Session.open(save)[0], 0)["battle"]["fighters"])
    before = page.locator(".pin").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))")
    clock = StandStill(page)  # each beat stands until it is let go
    page.locator('.btns [data-choice="draw"]').click()
    now = page.locator(".telling .now")
    expect(now).to_contain_text("draws")
    # all chips lie turned over, and nothing of what they do has happened yet
    expect(page.locator(".fighter .last .flip")).to_have_count(drawing)
    assert page.locator(".pin").evaluate_all("(all) => all.map((each) => each.getAttribute('aria-label'))") == before
    for _ in range(20):
        clock.let_go()
        if "draws" not in now.inner_text():
            break
    expect(now.locator(".rule-link").first).to_contain_text("W.")
    page.locator("[data-onward]").click()
    expect(page.locator(".telling")).to_have_count(0)
    session, _ = Session.open(json.dumps(stored(page)))
    for row in board(session, 0)["battle"]["fighters"]:
        told = f"{session.seats[row['seat']].name}: strength {row['strength']}"
        expect(page.locator(f'[data-spot="pin.{row["seat"]}"]')).to_have_attribute("aria-label", told)


def test_nothing_is_acted_out_for_those_who_want_no_motion(page: Page) -> None:
    save = played([OLENA, *BOTS], last_to_choose)
    lay(page, save, speed="slow", motion="none")
    wait_for_question(page)
    before = shown(page)
    page.locator('.btns [data-choice="draw"]').click()
    page.wait_for_function(
        "(before) => [...document.querySelectorAll('.fighter, .pin')].some((each, i) => each.ariaLabel !== before[i])",
        arg=before,
    )
    assert page.locator(".telling").count() == 0


def steps(seats: int, allies: str, seed: str) -> Sequence[dict[str, Json]]:
    """Every step of the wars of one game: the board before, the board after, what was told."""
    options = game("wonderland").options({"seats": seats, "allies": allies})
    session = Session.new("wonderland", options, [{"name": f"P{i}", "bot": "steady"} for i in range(seats)], seed)
    before = board(session, 0)
    rows: list[dict[str, Json]] = []
    while session.to_move is not None:
        ply = session.ply
        session.advance(ply)
        after = board(session, 0)
        events = [event for step in session.log(0, ply) for event in step["events"]]  # type: ignore[index,call-overload,union-attr]
        if after["battle"] and (before["battle"] or any(event["key"] == "battle" for event in events)):  # type: ignore[index,call-overload]
            rows.append({"before": before, "after": after, "events": events})
        before = after
    return rows


WHERE_IT_ENDS = """
import { readFileSync } from "node:fs";
const { beats, change } = await import(process.argv[1]);
const facts = ({ battle, players }) => JSON.stringify([
  battle && [battle.region, battle.fighters.map((f) =>
    [f.seat, f.strength, f.start, f.state, f.drawn, f.supporters, [...f.figures].sort(), f.leader, f.castle])],
  players.map((p) => [p.vp, p.shards, p.shield, p.active, [...p.track].sort()])]);
for (const { before, after, events } of JSON.parse(readFileSync(0, "utf8"))) {
  for (const beat of beats(events)) for (const event of beat.events) change(before, after, event);
  if (facts(before) !== facts(after)) console.log(`${events.map(({ key }) => key)}: ${facts(before)} ${facts(after)}`);
}"""


@pytest.mark.parametrize(("seats", "allies", "seed"), [(4, "mixed", "e"), (2, "D", "d")])
def test_the_scene_ends_where_the_table_stands(seats: int, allies: str, seed: str) -> None:
    """Told by the events alone: strengths, units, chips, points of the last beat are those of the next view."""
    rows = steps(seats, allies, seed)
    assert len(rows) > 100
    module = (build.WEB / "boards" / "wonderland" / "beats.js").as_uri()
    command = ["node", "--input-type=module", "--eval", WHERE_IT_ENDS, module]
    ran = subprocess.run(command, input=json.dumps(rows), capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")

"""Wonderland's War on the built page: whole games by clicking, a battle after a reload, wagers at one screen."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, cast

import pytest
from browser.tables import lay, lift, open_table, settled
from playwright.sync_api import Locator, Page, expect

from conftest import wait_ready
from ludoteka.games import game
from ludoteka.session import Seat, Session

OLENA, MAREK = Seat("Olena"), Seat("Marek")
BOTS = (Seat("Ada", "steady"), Seat("Bruno", "steady"), Seat("Clara", "steady"))
MOST_DECISIONS = 400
MARKED = ".wonder [data-on]:not([aria-disabled=true]), .wonder [data-choice]:not([disabled])"
STANDING = ".table[data-game=wonderland]"
PHONE = {"width": 390, "height": 844}


# tables


def played(seats: Sequence[Seat], wanted: Callable[[Session], bool], seeds: int = 40) -> str:
    """The save of a table that steady players have brought to a question of the wanted kind."""
    rules = game("wonderland")
    for seed in range(seeds):
        raw = [{"name": seat.name, "bot": "steady"} for seat in seats]
        session = Session.new("wonderland", rules.options({"seats": len(seats)}), raw, f"seed {seed}")
        while session.to_move is not None:
            if wanted(session):
                session.seats = tuple(seats)
                return session.save()
            session.advance(session.ply)
    raise AssertionError("no such question in any of the games")


def board(session: Session, viewer: int) -> dict[str, Any]:
    """The board as this seat sees it."""
    return cast("dict[str, Any]", session.view(viewer)["board"])


def asked(session: Session, seat: int, kind: str) -> bool:
    prompt = session.view(seat)["prompt"]
    return isinstance(prompt, dict) and prompt["kind"] == kind


def in_battle(session: Session) -> bool:
    """The first seat may stop, in a draw after the first, with chips already played."""
    if not asked(session, 0, "draw_or_stop"):
        return False
    seen = board(session, 0)
    return seen["battle"]["draw"] > 1 and bool(seen["players"][0]["active"])


def two_wagers(session: Session) -> bool:
    """Both of the first two seats look on: the first is asked for its wager, the second is next."""
    if not asked(session, 0, "wager"):
        return False
    waiting = [row["seat"] for row in board(session, 0)["battle"]["wagers"] if not row["decided"]]
    return waiting[:2] == [0, 1]


# clicking


def sit_down(page: Page, seats: int, seed: str) -> None:
    """A new table made by clicking: one person and steady bots."""
    page.goto("/")
    page.evaluate("(chosen) => localStorage.setItem('ludoteka.settings', chosen)", json.dumps({"speed": "instant"}))
    page.goto("/#new/wonderland")
    page.reload()
    wait_ready(page)
    for _ in range(seats - 2):
        page.locator(".add-seat").click()
    page.fill("input[name=seed]", seed)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(STANDING)).to_be_visible()


def ply(page: Page) -> str:
    return page.locator(STANDING).get_attribute("data-ply") or ""


def wait_for_question(page: Page) -> str:
    """Wait for this seat's next question or for the end; what is asked."""
    page.wait_for_selector(".wonder .prompt.asked, .wonder-end", timeout=60_000)
    if page.locator(".wonder-end").count():
        return ""
    return page.locator(".wonder .prompt.asked > span > b").first.inner_text()


def press_any(page: Page, rng: Random) -> None:
    """Press any one of the marked things, and any way of the small menu if there are several."""
    before = ply(page)
    things = [each for each in page.locator(MARKED).all() if each.is_visible()]
    assert things, f"nothing is marked for: {wait_for_question(page)}"
    pick(things, rng).click()
    if page.locator("dialog .menu [data-choice]").count():
        pick(page.locator("dialog .menu [data-choice]").all(), rng).click()
    page.wait_for_function(
        "(ply) => document.querySelector('.table')?.dataset.ply !== ply || document.querySelector('.wonder-end')",
        arg=before,
    )


def pick(things: list[Locator], rng: Random) -> Locator:
    return things[rng.randrange(len(things))]


def chart_of(page: Page) -> list[dict[str, Any]]:
    """The battles of the only table there is, from its save."""
    text = page.evaluate(
        "() => localStorage.getItem(Object.keys(localStorage).find((key) => key.startsWith('ludoteka.table.')))"
    )
    board = Session.open(text)[0].view(0)["board"]
    return cast(list[dict[str, Any]], cast(dict[str, Any], board)["chart"])


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_clicking(page: Page, seats: int) -> None:
    """Every question is answered by pressing something marked; the end tells where the points came from."""
    sit_down(page, seats, f"clicked by {seats}")
    rng = Random(seats)
    questions = set()
    for _ in range(MOST_DECISIONS):
        question = wait_for_question(page)
        if not question:
            break
        questions.add(question)
        press_any(page, rng)
    end = page.locator(".wonder-end")
    expect(end.locator(".points tbody tr")).to_have_count(seats)
    expect(end.locator(".revealed li")).to_have_count(seats)
    fought = 12 if seats == 2 else 15
    chart = chart_of(page)
    assert len(chart) == fought
    expect(end.locator(".battles tbody tr")).to_have_count(3)
    expect(end.locator(".battles td > b")).to_have_count(sum(battle["winner"] is not None for battle in chart))
    scores = end.locator(".points .total").all_inner_texts()
    assert [int(score) for score in scores] == sorted((int(score) for score in scores), reverse=True)
    assert {"Choose a chair", "Draw or stop?"} <= questions


def battle_scene(page: Page) -> dict[str, object]:
    """All that the scene shows of the battle and of the question."""
    wait_for_question(page)
    found: dict[str, object] = page.evaluate(
        """() => ({
          ply: document.querySelector(".table").dataset.ply,
          question: document.querySelector(".prompt.asked > span > b").textContent,
          odds: document.querySelector(".odds").innerText,
          buttons: [...document.querySelectorAll(".btns .go")].map((button) => button.innerText),
          fighters: [...document.querySelectorAll(".fighter")].map((card) => card.getAttribute("aria-label")),
          active: [...document.querySelectorAll(".fighter .act [role=img]")].map((chip) => chip.ariaLabel),
        })"""
    )
    return found


def test_a_reload_in_the_middle_of_a_battle_asks_the_same(page: Page) -> None:
    lay(page, played([OLENA, *BOTS], in_battle))
    before = battle_scene(page)
    assert before["question"] == "Draw or stop?"
    assert before["active"]
    open_table(page)
    assert battle_scene(page) == before
    page.locator('.btns [data-choice="stop"]').click()
    expect(page.locator('.fighter[data-fighter="0"]')).not_to_have_class("asked")


def test_the_odds_are_exact_and_the_track_shows_the_strength(page: Page) -> None:
    save = played([OLENA, *BOTS], in_battle)
    lay(page, save)
    session, _ = Session.open(save)
    battle = board(session, 0)["battle"]
    odds = battle["odds"]
    expect(page.locator(".odds")).to_contain_text(f"Madness {odds['madness'] + odds['double']} of {odds['chips']}")
    expect(page.locator(".obar > i")).to_have_count(odds["chips"])
    expect(page.locator(".btns .draw")).to_contain_text(f"{odds['adds']} of {odds['chips']}")
    for row in battle["fighters"]:
        told = f"{session.seats[row['seat']].name}: strength {row['strength']}"
        expect(page.locator(f'[data-spot="pin.{row["seat"]}"]')).to_have_attribute("aria-label", told)


def secrets(session: Session, seat: int) -> list[str]:
    """What only this seat knows: its quests."""
    return list(board(session, seat)["players"][seat]["quests"])


def whole_page(page: Page) -> str:
    text: str = page.evaluate(
        """() => [document.title, document.getElementById("live").textContent,
        document.getElementById("flights").innerHTML, document.documentElement.outerHTML].join("\\n")"""
    )
    return text


def test_a_wager_of_two_people_at_one_screen(page: Page) -> None:
    """Olena wagers under the curtain: nothing of it, and none of her quests, is in the page for Marek."""
    save = played([OLENA, MAREK, *BOTS], two_wagers, seeds=80)
    session, _ = Session.open(save)
    hers, his = secrets(session, 0), secrets(session, 1)
    lay(page, save)
    assert not any(f"quest.{quest}" in whole_page(page) for quest in (*hers, *his))
    lift(page, "Olena")
    targets = page.locator('.fighter.can [data-on^="fighter."]')
    expect(targets.first).to_be_visible()
    named = targets.first.get_attribute("aria-label") or ""
    targets.first.click()
    expect(page.locator(".curtain h1")).to_contain_text("Marek")
    behind = whole_page(page)
    assert page.locator(".wonder").count() == 0
    assert named not in behind
    assert not any(f"quest {quest}" in behind or f"quest.{quest}" in behind for quest in (*hers, *his))
    lift(page, "Marek")
    expect(page.locator(".wager")).to_contain_text("face down")
    text = whole_page(page)
    assert "you say:" not in text
    assert not any(f"quest {quest}" in text or f"quest.{quest}" in text for quest in hers)
    page.locator('[data-choice="no"]').click()


def test_the_way_of_a_leader_is_shown_under_the_pointer(page: Page) -> None:
    lay(page, played([OLENA, *BOTS], lambda session: asked(session, 0, "choose_chair")))
    wait_for_question(page)
    chair = page.locator('[data-on^="chair."]:not([aria-disabled=true])').first
    box = chair.bounding_box()
    chair.hover()
    expect(page.locator(".wonder .table-picture.land .way")).to_have_count(1)
    expect(page.locator(".wonder .step").first).to_be_visible()
    expect(page.locator(".read [data-confirm]")).to_be_visible()
    assert chair.bounding_box() == box
    before = ply(page)
    page.locator(".read [data-confirm]").click()
    page.wait_for_function("(ply) => document.querySelector('.table').dataset.ply !== ply", arg=before)


def test_a_phone_shows_the_asked_tab_and_confirms_a_chair(page: Page) -> None:
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    lay(page, played([OLENA, *BOTS], lambda session: asked(session, 0, "choose_chair")))
    wait_for_question(page)
    expect(page.locator('.tabs [aria-selected="true"]')).to_contain_text("Tea")
    for tab in ("map", "mine", "log", "tea"):
        page.locator(f'.tabs [data-tab="{tab}"]').click()
        expect(page.locator(f'.tabs [data-tab="{tab}"]')).to_have_attribute("aria-selected", "true")
        page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    before = ply(page)
    page.locator('[data-on^="chair."]:not([aria-disabled=true])').first.click()
    assert ply(page) == before
    page.locator(".action [data-confirm]").click()
    page.wait_for_function("(ply) => document.querySelector('.table').dataset.ply !== ply", arg=before)
    wait_for_question(page)
    small = settled(
        page,
        """() => [...document.querySelectorAll(".wonder :is(.can[data-on], .can > .hit, .go, .tabs button)")]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ box: each.getBoundingClientRect(), text: each.outerHTML.slice(0, 90) }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ box, text }) => `${box.width}x${box.height} ${text}`)""",
    )
    assert small == []


def test_things_open_with_text_and_rule_ids(page: Page) -> None:
    lay(page, played([OLENA, *BOTS], lambda session: asked(session, 0, "choose_chair")))
    wait_for_question(page)
    page.locator(".p-mine .ab").first.click(force=True)
    sheet = page.locator("dialog .wonder-detail")
    expect(sheet.locator(".rule-link").first).to_contain_text("W.ability.")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(".p-mine .qc").first.click(force=True)
    expect(sheet).to_contain_text("W.quest")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.locator(".offer .wl").first.click(force=True)
    expect(page.locator("dialog .wonder-detail")).to_contain_text("W.wonderlandian.")


WAITS = """() => {
  globalThis.waits = [];
  const start = setTimeout;
  globalThis.setTimeout = (run, ms, ...args) => { waits.push(ms); return start(run, ms, ...args); };
}"""


def test_a_battle_of_bots_can_be_skipped(page: Page) -> None:
    """At the slow pace the first wager of a person is answered, then the rest of the battle is skipped."""
    lay(page, played([OLENA, *BOTS], lambda session: asked(session, 0, "wager")), speed="slow")
    wait_for_question(page)
    page.evaluate(WAITS)
    page.locator('[data-choice="no"]').click()
    page.locator("[data-skip]").click()
    page.evaluate("() => { waits.length = 0; }")
    page.wait_for_selector(".wonder .prompt.asked")
    assert page.evaluate("() => waits.filter((ms) => ms === 1400)") == [], "no bot waits for the slow pace any more"

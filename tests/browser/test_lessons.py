"""Lessons in the page: by clicking, by keyboard, wrong ways, hints, and what is remembered of them."""

from __future__ import annotations

import json

import pytest
from browser.tables import answered, choose, press
from playwright.sync_api import Page, expect

from conftest import wait_ready
from ludoteka.games import GAMES
from ludoteka.lesson import lessons
from ludoteka.teach import Do, Predict


def begin(page: Page, lesson: str, **settings: object) -> None:
    """Open a lesson as by a fresh visit."""
    page.goto("/")
    chosen = json.dumps({"speed": "instant", "motion": "none", **settings})
    page.evaluate("(chosen) => localStorage.setItem('ludoteka.settings', chosen)", chosen)
    page.goto(f"/#lesson/{lesson}")
    page.reload()
    wait_ready(page)
    expect(page.locator(".lesson-card")).to_be_visible()


def at_step(page: Page, step: int) -> None:
    expect(page.locator(".lesson-card")).to_have_attribute("data-step", str(step))


def go_on(page: Page) -> None:
    page.locator("[data-lesson=next]").click()
    answered(page)


def answer(page: Page, number: int) -> None:
    page.locator(f"[data-answer='{number}']").click()
    answered(page)


def test_a_whole_lesson_by_clicking(page: Page) -> None:
    begin(page, "dominion-turn")
    expect(page.locator('[data-on="hand.smithy"]')).to_have_attribute("data-pointed", "")
    expect(page.locator('[data-on="hand.smithy"]')).to_have_attribute("aria-disabled", "true")  # first it is read
    go_on(page)
    at_step(page, 1)
    press(page, "hand.smithy")
    at_step(page, 2)
    choose(page, "treasures")
    at_step(page, 3)
    press(page, "supply.gold")
    at_step(page, 4)
    answer(page, 0)
    expect(page.locator(".lesson-verdict.bad")).to_be_visible()
    expect(page.locator(".lesson-answers .right")).to_have_text("In my discard pile")
    go_on(page)
    go_on(page)
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()
    expect(page.locator(".lesson-rules")).to_contain_text("D.buy.one")
    assert page.evaluate("() => localStorage.getItem('ludoteka.lessons')") == '["dominion-turn"]'
    assert "D.cleanup" in page.evaluate("() => JSON.parse(localStorage.getItem('ludoteka.met'))")
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('ludoteka.table'))") == []
    page.get_by_role("link", name="To the shelf").click()
    expect(page.locator(".path li").first).to_have_attribute("data-state", "done")
    expect(page.locator(".path header")).to_contain_text("1 of")
    page.get_by_role("link", name="Next lesson").click()
    expect(page.locator(".lesson-card")).to_be_visible()


def test_a_whole_lesson_by_keyboard(page: Page) -> None:
    begin(page, "dominion-attack")
    expect(page.locator("[data-lesson=next]")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 1)
    reach(page, '[data-on="hand.moat"]')
    at_step(page, 2)
    reach(page, '[data-answer="1"]')
    expect(page.locator(".lesson-verdict.good")).to_be_visible()
    reach(page, "[data-lesson=next]")
    at_step(page, 3)
    reach(page, "[data-lesson=next]")
    at_step(page, 4)
    reach(page, '[data-on="hand.militia"]')
    at_step(page, 5)
    reach(page, "[data-lesson=next]")
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()


def test_a_lesson_of_small_world_by_clicking(page: Page) -> None:
    begin(page, "smallworld-first-turn")
    expect(page.locator(".sw .tag").first).not_to_be_visible()  # prices would give the answer away
    answer(page, 1)
    expect(page.locator(".lesson-verdict.good")).to_be_visible()
    expect(page.locator(".sw .tag").first).to_be_visible()
    go_on(page)
    press(page, "region.S2a.4")
    at_step(page, 2)
    press(page, "region.S2a.5")
    at_step(page, 3)
    press(page, "region.S2a.6")
    choose(page, "roll S2a.6")
    at_step(page, 4)
    choose(page, "buy 0")
    expect(page.locator(".lesson-trap")).to_contain_text("S.race.forsaken")
    page.get_by_role("button", name="Take it back").click()
    choose(page, "buy 1")
    at_step(page, 5)
    answer(page, 1)
    expect(page.locator(".lesson-verdict.good")).to_be_visible()
    go_on(page)
    go_on(page)
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()


def test_a_lesson_of_wonderland_by_clicking(page: Page) -> None:
    begin(page, "wonderland-quest")
    go_on(page)
    at_step(page, 1)
    choose(page, "stop")
    expect(page.locator(".lesson-trap")).to_contain_text("W.quest.call_the_clams")
    page.get_by_role("button", name="Take it back").click()
    choose(page, "draw")
    at_step(page, 2)
    choose(page, "stop")
    at_step(page, 3)
    page.locator('[data-on="quest.call_the_clams"], [data-choice="feat call_the_clams"]').locator(
        "visible=true"
    ).first.click()
    at_step(page, 4)
    answer(page, 2)
    expect(page.locator(".lesson-verdict.good")).to_be_visible()
    go_on(page)
    go_on(page)
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()


def test_a_lesson_of_small_world_by_keyboard(page: Page) -> None:
    begin(page, "smallworld-first-turn")
    say(page, 1)
    at_step(page, 1)
    for step, region in enumerate(("S2a.4", "S2a.5"), start=1):
        hop(page, f'[data-on="region.{region}"]')
        at_step(page, step + 1)
    hop(page, '[data-on="region.S2a.6"]')
    reach(page, '[data-choice="roll S2a.6"]')
    at_step(page, 4)
    hop(page, '[data-choice="buy 1"]')
    at_step(page, 5)
    say(page, 1)
    at_step(page, 6)
    reach(page, "[data-lesson=next]")
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()


def test_a_lesson_of_wonderland_by_keyboard(page: Page) -> None:
    begin(page, "wonderland-quest")
    reach(page, "[data-lesson=next]")
    for step, target in enumerate(('[data-choice="draw"]', '[data-choice="stop"]'), start=1):
        at_step(page, step)
        hop(page, target)
    at_step(page, 3)
    hop(page, '[data-on="quest.call_the_clams"], [data-choice="feat call_the_clams"]')
    at_step(page, 4)
    say(page, 2)
    at_step(page, 5)
    reach(page, "[data-lesson=next]")
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()


def say(page: Page, number: int) -> None:
    """A prediction by keyboard, and on from it."""
    reach(page, f'[data-answer="{number}"]')
    expect(page.locator(".lesson-verdict.good")).to_be_visible()
    reach(page, "[data-lesson=next]")


def hop(page: Page, target: str) -> None:
    """Go to something that can be used, with the key for it, and press Enter."""
    expect(page.locator(target).locator("visible=true").first).to_be_visible()
    for _ in range(80):
        page.keyboard.press("n")
        if page.evaluate("(target) => document.activeElement?.matches(target)", target):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"N does not reach {target}")


def reach(page: Page, target: str) -> None:
    """Walk to a thing with Tab alone, and press Enter."""
    expect(page.locator(target).first).to_be_visible()
    for _ in range(120):
        if page.evaluate("(target) => document.activeElement?.matches(target)", target):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def test_a_wrong_way_is_explained_with_its_rule(page: Page) -> None:
    begin(page, "dominion-actions")
    press(page, "hand.smithy")
    trap = page.locator(".lesson-trap")
    expect(trap).to_contain_text("took your only action")
    expect(page.locator('.table [data-choice="treasures"]')).to_have_count(0)  # nothing goes on from here
    trap.get_by_role("button", name="D.action.one").click()
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_contain_text("Each +1 Action allows one more")
    page_link = sheet.get_by_role("link", name="Open in the rulebook")
    expect(page_link).to_have_attribute("href", "#rules/dominion/D.action.one")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take it back").click()
    expect(trap).to_have_count(0)
    at_step(page, 0)
    press(page, "hand.village")
    page.locator('[data-lesson="back"]').click()  # also what was right can be taken back
    expect(page.locator('[data-on="hand.village"]')).to_be_visible()
    for card in ("village", "smithy", "smithy"):
        press(page, f"hand.{card}")
    at_step(page, 1)


def test_hints_in_three_stages(page: Page) -> None:
    begin(page, "dominion-actions")
    hint = page.locator('[data-lesson="hint"]')
    hint.click()
    expect(page.locator(".lesson-hint")).to_contain_text("gives you more actions than it takes")
    expect(page.locator("[data-pointed]")).to_have_count(0)
    hint.click()
    expect(page.locator('[data-on="hand.village"]')).to_have_attribute("data-pointed", "")
    hint.click()
    at_step(page, 1)


def test_the_other_seat_waits_for_the_lesson(page: Page) -> None:
    begin(page, "dominion-buys")
    before = page.locator(".table").get_attribute("data-ply")
    page.wait_for_timeout(600)
    assert page.locator(".table").get_attribute("data-ply") == before
    go_on(page)
    answer(page, 2)
    expect(page.locator(".lesson-verdict.good")).to_be_visible()
    go_on(page)
    choose(page, "treasures")
    press(page, "supply.gold")
    expect(page.locator(".lesson-trap")).to_contain_text("the same coins")


def test_a_lesson_at_the_end_of_a_game(page: Page) -> None:
    begin(page, "dominion-end")
    answer(page, 1)
    go_on(page)
    go_on(page)
    choose(page, "treasures")
    press(page, "supply.cellar")
    at_step(page, 3)
    expect(page.locator("dialog[open]")).to_have_count(0)
    go_on(page)
    answer(page, 1)
    go_on(page)
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_lesson_can_be_taken_to_its_end(page: Page, game: str) -> None:
    """By hints throughout; nothing on the card lacks its words, and what a step points at is on the board."""
    page.set_default_timeout(20_000)
    begin(page, "dominion-turn")
    for lesson in lessons(game).values():
        page.goto(f"/#lesson/{lesson.id}")
        expect(page.locator(".lesson-card")).to_have_attribute("data-lesson-id", lesson.id)
        for number, step in enumerate(lesson.steps):
            at_step(page, number)
            card = page.locator(".lesson-card")
            expect(card).not_to_contain_text("[lesson")
            if isinstance(step, Do):
                hint = page.locator("[data-lesson=hint]")
                hint.click()
                expect(page.locator(".lesson-hint")).to_be_visible()
                hint.click()
                expect(hint).to_have_text("Play it for me")
                expect(page.locator("[data-pointed]"), f"{lesson.id}: {step.on}").not_to_have_count(0)
                hint.click()
                continue
            if step.on:
                expect(page.locator("[data-pointed]"), f"{lesson.id}: {step.on}").not_to_have_count(0)
            if isinstance(step, Predict):
                answer(page, step.right)
                expect(page.locator(".lesson-verdict.good")).to_be_visible()
            go_on(page)
        expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()
        expect(page.locator(".lesson-rules .rule-link")).to_have_count(len(lesson.rules))


def test_an_unknown_lesson_is_told(page: Page) -> None:
    page.goto("/#lesson/no-such")
    wait_ready(page)
    expect(page.locator(".message")).to_contain_text("lesson")


def test_lists_of_lessons_and_small_screens(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/#learn/dominion")
    expect(page.locator(".learn-list li")).to_have_count(10)
    page.get_by_role("link", name="One turn").click()
    wait_ready(page)
    expect(page.locator(".lesson-card")).to_be_visible()
    go_on(page)
    press(page, "hand.smithy")
    at_step(page, 2)
    wide: int = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390

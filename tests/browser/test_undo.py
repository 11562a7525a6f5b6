"""Taking back, looking back, asking why, opening cards, keys, motion, and the end of a game."""

from __future__ import annotations

import json
import re

from browser.tables import ADA, MAREK, OLENA, answered, choose, expect_said, hear, lay, lift, press, stored, with_hands
from playwright.sync_api import Page, expect

from ludoteka.plain import Json
from ludoteka.session import Session

RICH = (["gold", "gold", "gold", "copper", "copper"], ["silver"] * 5)
VILLAGE = (["village", "smithy", "gold", "copper", "copper"], ["silver"] * 5)
UNDO = "[data-undo]"


def test_undo_is_free_while_nothing_new_was_seen(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    before = stored(page)["position"]
    choose(page, "end")
    choose(page, "treasures")
    expect(page.locator('[data-on="supply.province"]')).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator(UNDO)).to_have_attribute("data-undo", "free")
    page.locator(UNDO).click()
    expect(page.locator('[data-choice="treasures"]')).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator('[data-choice="end"]')).to_be_visible()
    expect(page.locator(UNDO)).to_have_attribute("aria-disabled", "true")
    assert stored(page)["position"] == before
    assert stored(page)["practice"] is False


def test_beyond_new_information_undo_asks_and_marks_practice(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False)
    before = stored(page)["position"]
    press(page, "hand.village")
    expect(page.locator(UNDO)).to_have_attribute("data-undo", "practice")
    page.locator(UNDO).click()
    page.get_by_role("button", name="Cancel").click()
    assert stored(page)["position"] != before
    page.locator(UNDO).click()
    page.get_by_role("button", name="Take back, mark as practice").click()
    expect(page.locator('[data-on="hand.village"]')).to_be_visible()
    expect(page.locator(".brand")).to_contain_text("practice")
    assert stored(page)["position"] == before
    assert stored(page)["practice"] is True


def test_between_people_new_information_is_never_taken_back(page: Page) -> None:
    lay(page, with_hands([OLENA, MAREK], *VILLAGE), autopass=False)
    lift(page, "Olena")
    press(page, "hand.village")
    expect(page.locator('[data-on="hand.village"]')).to_have_count(0)
    expect(page.locator(UNDO)).to_have_attribute("data-undo", "none")
    before = stored(page)
    page.keyboard.press("u")
    expect(page.locator("dialog")).to_have_count(0)
    assert stored(page) == before


def test_looking_back_step_by_step_and_return(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False)
    press(page, "hand.village")
    press(page, "hand.smithy")
    expect(page.locator('[data-on="hand.smithy"]')).to_have_count(0)
    now = page.locator(".table").get_attribute("data-ply")
    before = stored(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".table[data-past]")).to_be_visible()
    expect(page.locator('[data-on="hand.smithy"]')).to_be_visible()
    answered(page)
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-on="hand.village"]')).to_be_visible()
    expect(page.locator('[data-on]:not([aria-disabled="true"])[data-on^="hand."]')).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    answered(page)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".table")).to_have_attribute("data-ply", "0")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".table[data-past]")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-ply", now or "")
    assert stored(page)["moves"] == before["moves"]


def test_why_not_on_hover_and_focus_without_moving_anything(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False)
    choose(page, "end")
    expect(page.locator('[data-on="supply.copper"]')).not_to_have_attribute("aria-disabled", "true")
    pile = page.locator('[data-on="supply.province"]')
    expect(pile).to_have_attribute("aria-disabled", "true")
    before = pile.bounding_box()
    pile.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"D\.\w"))
    assert pile.bounding_box() == before
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    page.keyboard.press("Tab")
    pile.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"D\.\w"))


def test_a_card_named_in_the_log_opens_and_each_line_has_its_rule(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False)
    press(page, "hand.village")
    page.locator(".log .named", has_text="Village").first.click()
    expect(page.get_by_role("dialog", name="Village")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    lines = page.locator(".log li").count()
    assert lines == page.locator(".log .line-why").count() > 0
    page.locator(".log .line-why").first.click()
    expect(page.locator("dialog code")).to_contain_text(re.compile(r"^D\."))


def test_the_keys_are_listed_and_can_be_turned_off(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False, keys=False)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_live_region_tells_events_in_order(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False)
    hear(page)
    press(page, "hand.village")
    expect_said(page, "Village")
    expect(page.locator("#live")).to_have_attribute("aria-live", "polite")


FLIGHTS = """() => {
  window.flights = 0;
  const count = (changes) => { for (const { addedNodes } of changes) window.flights += addedNodes.length; };
  new MutationObserver(count).observe(document.getElementById("flights"), {childList: true});
}"""


def test_things_fly_where_they_go_unless_motion_is_off(page: Page) -> None:
    for motion, expected in (("full", True), ("none", False)):
        lay(page, with_hands([OLENA, ADA], *RICH, auto=True), motion=motion, speed="slow")
        expect(page.locator('[data-choice="treasures"]')).to_be_visible()
        page.evaluate(FLIGHTS)
        choose(page, "treasures")
        expect(page.locator('[data-on="supply.province"]')).not_to_have_attribute("aria-disabled", "true")
        assert (page.evaluate("() => window.flights") > 0) is expected
        expect(page.locator("#flights > *")).to_have_count(0)


def test_a_long_press_opens_the_card_and_is_no_move(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *VILLAGE), autopass=False)
    before = stored(page)["moves"]
    page.locator('[data-on="hand.village"]').first.dispatch_event(
        "pointerdown", {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    )
    expect(page.get_by_role("dialog", name="Village")).to_be_visible()
    page.locator('[data-on="hand.village"]').first.dispatch_event("click")
    assert stored(page)["moves"] == before
    page.keyboard.press("Escape")
    press(page, "hand.village")
    expect(page.locator('[data-on="hand.village"]')).to_have_count(0)


def finished() -> str:
    """The save of a game that bots have played to its end; a person sits down at the first seat to look at it."""
    rows: list[Json] = [{"name": "Olena", "bot": "big_money"}, {"name": "Ada", "bot": "random"}]
    session = Session.new("dominion", {}, rows, "to the end")
    while session.to_move is not None:
        session.advance(session.ply)
    save = json.loads(session.save())
    save["seats"][0][1] = ""
    return json.dumps(save)


def test_the_end_shows_points_and_chart_and_leads_to_a_rematch(page: Page) -> None:
    lay(page, finished())
    end = page.get_by_role("dialog", name="The result")
    expect(end.get_by_role("heading", name="You win!")).to_be_visible()
    expect(end.locator(".result tbody tr")).to_have_count(2)
    expect(end.locator(".result .winner")).to_contain_text("Olena")
    expect(end.locator(".chart-line")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    end.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".board")).to_be_visible()
    page.goto("/#")
    expect(page.locator(".entry")).to_have_count(2)
    expect(page.locator(".entry", has_text="Finished")).to_have_count(1)

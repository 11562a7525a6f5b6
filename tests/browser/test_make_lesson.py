"""Make a lesson of this: any moment of a game with a goal that the engine checks, as a link and in another page."""

from __future__ import annotations

import re

from browser.boards import expect_heard, visit, wake
from browser.tables import MAREK, OLENA, choose, lay, lift, press, with_hands
from browser.test_links import follow
from playwright.sync_api import Page, expect

from conftest import Lay

RICH = ("gold", "gold", "silver", "copper", "copper")


def make(page: Page) -> None:
    page.locator(".brand .tool").click()
    page.locator("[data-dialog=table-menu] [data-make-lesson]").click()
    expect(page.locator('.share-link[data-kind="lesson"][data-ready]')).to_be_visible()


def test_a_lesson_of_this_moment(page: Page, lay_page: Lay) -> None:
    lay(page, with_hands([OLENA, MAREK], RICH, ("moat", "moat", "gold", "gold", "gold"), auto=True), autopass=False)
    lift(page, "Olena")
    make(page)
    goal = page.get_by_label("The goal")
    expect(goal.locator("option").first).to_have_text("Gain this card before your turn ends: Province.")
    goal.select_option("gain gold")
    link = page.locator(".share-address")
    expect(page.locator('.share-link[data-kind="lesson"][data-ready]')).to_be_visible()
    with_goal = link.input_value()
    expect(page.get_by_role("link", name="Put it into a page")).to_have_attribute(
        "href", re.compile(r"generator\.html#lesson=1")
    )
    goal.select_option("")
    expect(page.locator('.share-link[data-kind="position"][data-ready]')).to_be_visible()
    assert link.input_value() != with_goal

    # the wrong way is explained with its rule and taken back; the goal is reached by any way
    follow(page, with_goal)
    card = page.locator(".lesson-card")
    expect(card).to_contain_text("Gain this card before your turn ends: Gold.")
    expect(page.locator("[data-lesson=hint]")).to_have_count(0)
    choose(page, "end")
    expect(page.locator(".lesson-trap")).to_contain_text("D.buy.one")
    page.get_by_role("button", name="Take it back").click()
    choose(page, "treasures")
    press(page, "supply.gold")
    expect(page.get_by_role("heading", name="Lesson done")).to_be_visible()
    assert page.evaluate("() => localStorage.getItem('ludoteka.lessons')") is None

    # the same inside a page of another origin
    text = with_goal.split("#s/")[1]
    visit(page, lay_page(f'<ludoteka-board id="one" lesson="{text}"></ludoteka-board>'))
    board = wake(page, "one")
    board.locator('[data-choice="treasures"]').first.click()
    board.locator('[data-on="supply.gold"]:not([aria-disabled="true"])').first.click()
    assert expect_heard(page, "one", "goal")["done"] is True

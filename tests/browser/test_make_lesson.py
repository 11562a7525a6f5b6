"""Make a lesson of this: any moment of a game with a goal that the engine checks, as a link and in another page."""

from __future__ import annotations

import json
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


def open_file(page: Page, name: str, text: str) -> None:
    """Choose a file on the shelf."""
    page.goto("/#")
    with page.expect_file_chooser() as asked:
        page.get_by_role("button", name="Open a table or a lesson from a file").click()
    asked.value.set_files({"name": name, "mimeType": "application/json", "buffer": text.encode()})


def test_a_lesson_as_a_file(page: Page) -> None:
    lay(page, with_hands([OLENA, MAREK], RICH, ("moat", "moat", "gold", "gold", "gold"), auto=True), autopass=False)
    lift(page, "Olena")
    make(page)
    page.get_by_label("The goal").select_option("gain gold")
    expect(page.locator('.share-link[data-kind="lesson"][data-ready]')).to_be_visible()
    with page.expect_download() as saving:
        page.locator("[data-lesson-file]").click()
    assert saving.value.suggested_filename.startswith("ludoteka-lesson-dominion-")
    text = saving.value.path().read_text(encoding="utf-8")
    sheet = json.loads(text)
    assert (sheet["ludoteka"], sheet["version"], sheet["game"]) == ("lesson", 1, "dominion")

    # what is not whole is refused in words, and nothing has changed
    refused = page.locator(".notice").last
    for wrong, reason in (
        ({**sheet, "version": 2}, "newer version"),
        ({**sheet, "link": "#s/<b>"}, "missing or damaged"),
        ({**sheet, "link": sheet["link"][:-4] + "AAAA"}, "damaged"),
    ):
        open_file(page, "task.json", json.dumps(wrong))
        expect(refused).to_contain_text("“task.json” was not opened")
        expect(refused).to_contain_text(reason)
        refused.locator(".notice-close").click()

    open_file(page, "task.json", text)
    expect(page.locator(".lesson-card")).to_contain_text("Gain this card before your turn ends: Gold.")

    # dropped onto the shelf it opens too
    page.goto("/#")
    expect(page.locator(".home")).to_be_visible()
    page.evaluate(
        """(text) => {
          const carried = new DataTransfer();
          carried.items.add(new File([text], "task.json", { type: "application/json" }));
          const drop = new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true });
          document.querySelector(".home").dispatchEvent(drop);
        }""",
        text,
    )
    expect(page.locator(".lesson-card")).to_contain_text("Gain this card before your turn ends: Gold.")

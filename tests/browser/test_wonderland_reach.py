"""Wonderland's War for every hand, eye and screen: by keyboard alone, as a list, on any screen."""

from __future__ import annotations

from random import Random

import pytest
from browser.tables import lay, settled
from browser.test_axe import found
from browser.test_wonderland import BOTS, OLENA, asked, played, ply, wait_for_question
from playwright.sync_api import Page, expect

from conftest import Problems
from ludoteka.session import Session

MOST_DECISIONS = 500
MOVED = "(ply) => document.querySelector('.table')?.dataset.ply !== ply || document.querySelector('.wonder-end')"
SIZES = ((390, 844), (844, 390), (820, 1180))


def at_chairs(session: Session) -> bool:
    return asked(session, 0, "choose_chair")


def answer(page: Page, rng: Random) -> None:
    """By keys alone: N some times to one of the things that can be used, Enter, and Enter in the small menu."""
    before = ply(page)
    for _ in range(rng.randrange(1, 6)):
        page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(ply) => document.querySelector('.table')?.dataset.ply !== ply"
        " || document.querySelector('.wonder-end') || document.querySelector('dialog .menu [data-choice]')",
        arg=before,
    )
    if page.locator("dialog .menu [data-choice]").count():
        while not page.evaluate("() => document.activeElement.matches('.menu [data-choice]')"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    """No pointer touches the page: all questions are answered with N and Enter, from the second party on as a list."""
    lay(page, played([OLENA, BOTS[0]], lambda session: asked(session, 0, "keep_quest")))
    rng = Random(7)
    for _ in range(MOST_DECISIONS):
        if not wait_for_question(page):
            break
        second = page.locator(".rounds li.now:nth-child(2)").count()
        if second and page.locator('.p-tea [data-list="off"]').count():
            while not page.evaluate("() => document.activeElement.matches('.p-tea [data-list]')"):
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            expect(page.locator(".p-tea.listed")).to_be_visible()
        answer(page, rng)
    expect(page.locator(".wonder-end .points tbody tr")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".wonder-end")).to_have_count(0)


def focused(page: Page) -> str:
    found: str = page.evaluate(
        "() => document.activeElement?.getAttribute('data-on') ?? ''"
    )
    return found


def test_arrows_walk_round_the_table_and_the_ring(page: Page) -> None:
    lay(page, played([OLENA, *BOTS], at_chairs))
    wait_for_question(page)
    before = ply(page)
    page.locator('[data-on="head"]').focus()
    page.keyboard.press("ArrowUp")
    assert focused(page).startswith("chair.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    chair = focused(page)
    assert chair.startswith("chair.")
    page.keyboard.press("ArrowLeft")
    assert focused(page) != chair
    page.locator('[data-on="region.red_keep"]').focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) in ("region.tulgey_wood", "region.meadow")
    page.keyboard.press("ArrowDown")
    assert focused(page) in ("region.witzend", "region.pool")
    assert ply(page) == before
    assert page.locator(".table[data-past]").count() == 0


def test_the_list_says_in_words_what_the_picture_shows(page: Page, problems: Problems) -> None:
    """The switch on the board turns picture into list and is kept; every row is named by its visible words."""
    save = played([OLENA, *BOTS], at_chairs)
    lay(page, save)
    wait_for_question(page)
    on = "() => [...document.querySelectorAll('.p-tea [data-on], .p-map [data-on]')].map((e) => e.dataset.on).sort()"
    pictured = page.evaluate(on)
    page.locator(".p-tea .as-list").click()
    expect(page.locator(".p-tea .rows-list > li")).to_have_count(
        page.locator(".p-tea .lrow").count()
    )
    assert page.evaluate(on) == pictured
    table = page.get_by_role("list", name="Tea table")
    expect(table.get_by_role("button", name="Head of the table").first).to_be_visible()
    rows = page.get_by_role("list", name="Map of Wonderland").get_by_role("listitem")
    expect(rows).to_have_count(5)
    expect(rows.first.get_by_role("button")).to_contain_text("VP this round")
    problems.allow("Applying inline style")  # axe-core's own, refused by the policy
    assert found(page) == []
    page.reload()
    wait_for_question(page)
    expect(page.locator(".p-tea.listed")).to_be_visible()
    before = ply(page)
    page.locator(".p-tea .lrow.can").first.click()
    page.wait_for_function(MOVED, arg=before)


TOO_WIDE = """() => [...document.querySelectorAll(".table, .table *")]
  .filter((each) => each.checkVisibility() && getComputedStyle(each).overflowX !== "visible")
  .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.className}: ${each.scrollWidth} > ${each.clientWidth}`)
  .concat(document.documentElement.scrollWidth > innerWidth ? ["page"] : [])"""
TOO_SMALL = """() => {
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!node.data.trim() || !box.checkVisibility()) continue;
    if (box.closest(".unseen, .face, .chip, .bon, .fs, .tw, .seat-mark")) continue;
    const size = parseFloat(getComputedStyle(box).fontSize);
    if (size < 13.9) found.add(`${box.className || box.parentElement.className} ${size} ${node.data.trim()}`);
  }
  return [...found];
}"""
NO_TARGET = """() => [...document.querySelectorAll(
    ".wonder :is(button.can[data-on], .can > .hit, .go, .tabs button, .as-list, .onward)")]
  .filter((each) => each.checkVisibility())
  .map((each) => ({ box: each.getBoundingClientRect(), what: each.dataset.on ?? each.className }))
  .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
  .map(({ box, what }) => `${what} ${box.width}x${box.height}`)"""


@pytest.mark.parametrize("kind", ["choose_chair", "draw_or_stop", "enter"])
def test_a_small_screen_neither_scrolls_sideways_nor_whispers(page: Page, kind: str) -> None:
    """In long words: nothing wider than the screen, text of 14 px, targets of 44 px, on every tab."""
    page.set_viewport_size({"width": 390, "height": 844})
    lay(page, played([OLENA, *BOTS], lambda session: asked(session, 0, kind)), lang="uk", motion="none")
    told = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".wonder .prompt.asked")
        for tab in ("map", "mine", "log", "battle" if kind == "draw_or_stop" else "tea"):
            page.locator(f'.tabs [data-tab="{tab}"]').click()
            expect(page.locator(f'.tabs [data-tab="{tab}"]')).to_have_attribute("aria-selected", "true")
            told[width, height, tab] = [
                *settled(page, TOO_WIDE),
                *settled(page, TOO_SMALL),
                *settled(page, NO_TARGET),
            ]
    assert {where: what for where, what in told.items() if what} == {}

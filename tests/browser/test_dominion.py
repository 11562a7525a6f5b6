"""Dominion on the built page: whole games by mouse and by keyboard, and the middle of a card after a reload."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest
from browser.tables import ADA, OLENA, answered, choose, lay, open_table, press, with_hands
from playwright.sync_api import Locator, Page, expect

from conftest import wait_ready
from ludoteka.session import Seat

SHOPPING = ("province", "gold", "smithy", "silver")
MOST_DECISIONS = 400


def new_table(page: Page) -> None:
    """The page of a new Dominion table, with bots that do not dawdle."""
    page.goto("/")
    page.evaluate("(chosen) => localStorage.setItem('ludoteka.settings', chosen)", json.dumps({"speed": "instant"}))
    page.goto("/#new/dominion")
    page.reload()
    wait_ready(page)


def sit_down(page: Page, seed: str) -> None:
    """A new table made by clicking: Olena against the random bot, First Game, this seed."""
    new_table(page)
    page.fill("input[name=name-1]", "Olena")
    page.select_option("select[name=kind-2]", "random")
    page.fill("input[name=seed]", seed)
    page.get_by_role("button", name="First Game").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".table")).to_be_visible()


def question(page: Page) -> str:
    """Wait for this seat's next question or for the end; what is asked."""
    page.wait_for_selector(".dm-table .tray:not(.idle), .dm-end", timeout=60_000)
    return "" if page.locator(".dm-end").count() else page.locator(".tray .q").inner_text()


def answer(page: Page) -> Locator:
    """What a plain Big Money player with a Smithy presses now."""
    if (send := page.locator('[data-choice="confirm"]')).count():
        ready = send.get_attribute("aria-disabled") == "false"
        return send if ready else page.locator('.hand [aria-pressed="false"]').last
    for on in ("hand.smithy", "hand.village", "hand.market"):
        if (card := usable(page, on)).count():
            return card.first
    if (treasures := page.locator('[data-choice="treasures"]')).count():
        return treasures
    for slug in SHOPPING:
        if (pile := usable(page, f"supply.{slug}")).count():
            return pile
    if (ways := page.locator("[data-choice]:not(.tidy)")).count():
        return ways.first
    return page.locator("[data-on]:not([aria-disabled=true])").first


def usable(page: Page, on: str) -> Locator:
    return page.locator(f'[data-on="{on}"]:not([aria-disabled="true"])')


def expect_won(page: Page) -> None:
    """The end screen names the winner and shows what made the points."""
    expect(page.locator(".dm-end .won")).to_contain_text("Olena")
    expect(page.locator('.dm-end .won .made [data-id="province"]')).to_be_visible()
    totals = [int(text) for text in page.locator(".dm-end .total").all_inner_texts()]
    assert totals[0] > totals[1], totals


STATE = """() => [document.querySelector(".table")?.dataset.ply,
  document.querySelectorAll(".hand [aria-pressed=true]").length].join()"""
"""Changes with every move and with every pick."""


def play_to_the_end(page: Page, press_on: Callable[[Locator], None]) -> None:
    """Answer every question until the end screen stands there."""
    for _ in range(MOST_DECISIONS):
        if not question(page):
            return
        before = page.evaluate(STATE)
        press_on(answer(page))
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
    raise AssertionError("the game does not end")


def test_a_whole_game_is_won_by_clicking(page: Page) -> None:
    sit_down(page, "clicks")
    play_to_the_end(page, lambda target: target.click())
    expect_won(page)


def test_the_same_by_keyboard(page: Page) -> None:
    """No pointer: the key n goes to the next thing that can be used, Enter uses it."""
    sit_down(page, "keys")
    play_to_the_end(page, lambda target: reach(page, target, "n"))
    expect_won(page)


def test_tab_alone_reaches_the_whole_board(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], ["moat", "cellar", "copper", "copper", "estate"]))
    reach(page, page.locator('[data-on="hand.cellar"]'), "Tab")
    expect(page.locator('[data-choice="confirm"]')).to_be_visible()
    reach(page, page.locator('[data-on="hand.moat"]'), "Tab")
    expect(page.locator('[data-on="hand.moat"]')).to_have_attribute("aria-pressed", "true")
    reach(page, page.locator('[data-choice="confirm"]'), "Tab")
    expect(page.locator(".disc .cap")).to_have_text("Moat")


def reach(page: Page, target: Locator, key: str) -> None:
    """Move the focus to the target with this key alone, then press Enter."""
    wanted = target.first.element_handle()
    for _ in range(80):
        if page.evaluate("(wanted) => document.activeElement === wanted", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press(key)
    raise AssertionError("the keyboard does not reach it")


TEN = ["throne_room", "sentry", "library", "harbinger", "moat", "militia", "cellar", "artisan"]
TEN += ["council_room", "moneylender"]


def shown(page: Page) -> list[str]:
    """Everything the board says: prompt, hand, looked-at cards, table, counters."""
    expect(page.locator(".tray:not(.idle)")).to_be_visible()
    return page.locator(".dm-table .tray, .dm-table .mat").all_inner_texts()


def test_a_reload_in_the_middle_of_a_throne_room_comes_back_to_the_same_question(page: Page) -> None:
    save = with_hands([OLENA, ADA], ["throne_room", "sentry", "library", "harbinger", "copper"], kingdom=TEN)
    lay(page, save)
    press(page, "hand.throne_room")
    expect(page.locator(".q")).to_have_text("Which Action do you play twice?")
    press(page, "hand.sentry")
    expect(page.locator(".q")).to_have_text("Trash, discard or keep each card")
    page.locator(".fates").first.get_by_role("button", name="Keep").click()
    expect(page.locator(".fates")).to_have_count(1)
    before = shown(page)
    open_table(page)
    assert shown(page) == before
    page.locator(".fates").get_by_role("button", name="Keep").click()
    expect(page.locator(".ct-a b").first).to_have_text("2")
    expect(page.locator(".fates")).to_have_count(2)


def test_several_cards_are_picked_put_back_and_sent_together(page: Page) -> None:
    save = with_hands([OLENA, ADA], ["cellar", "copper", "copper", "estate", "estate"], kingdom=TEN)
    lay(page, save)
    press(page, "hand.cellar")
    send, seals = page.locator('[data-choice="confirm"]'), page.locator(".hand .sel .seal")
    expect(send).to_be_visible()
    page.locator('[data-on="hand.estate"]').nth(0).click()
    expect(seals).to_have_count(1)
    page.locator('[data-on="hand.estate"]').nth(1).click()
    expect(seals).to_have_count(2)
    page.locator('[data-on="hand.copper"]').nth(0).click()
    expect(seals).to_have_count(3)
    page.locator('[data-on="hand.copper"]').nth(0).click()
    expect(seals).to_have_count(2)
    send.click()
    expect(page.locator(".hand .card")).to_have_count(4)
    expect(page.locator(".disc .cap")).to_have_text("Estate")


def test_undo_takes_a_buy_back(page: Page) -> None:
    save = with_hands([OLENA, ADA], ["gold", "gold", "copper", "copper", "estate"], kingdom=TEN)
    lay(page, save, autopass=False)
    choose(page, "end")
    choose(page, "treasures")
    coins = page.locator(".mat .ct-c b")
    expect(coins).to_have_text("8")
    press(page, "supply.province")
    expect(coins).to_have_text("0")
    expect(page.locator('[data-on="supply.province"] .n')).to_have_text("7")
    page.locator("[data-undo=free]").click()
    expect(coins).to_have_text("8")
    expect(page.locator('[data-on="supply.province"] .n')).to_have_text("8")
    expect(page.locator('[data-on="supply.province"]')).to_have_attribute("aria-disabled", "false")


def test_a_dimmed_pile_tells_why(page: Page) -> None:
    save = with_hands([OLENA, ADA], ["copper", "copper", "copper", "copper", "estate"], kingdom=TEN)
    lay(page, save, autopass=False)
    choose(page, "end")
    choose(page, "treasures")
    expect(page.locator(".mat .ct-c b")).to_have_text("4")
    page.locator('[data-on="supply.sentry"]').focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#why")).to_contain_text("costs $5, you have $4")
    page.keyboard.press("Enter")  # pressed once more, it opens the rule with the values of this case
    sheet = page.locator('[data-dialog="why"]')
    expect(sheet.locator(".occasion").first).to_contain_text("costs $5, you have $4")
    expect(sheet).to_contain_text("D.buy.one")
    page.keyboard.press("Escape")
    page.locator(".ask-why").click()
    expect(page.locator(".sheet .occasion")).to_contain_text("Play Treasures, then buy cards $4, 1 buy")


def test_ten_cards_of_ones_own_lie_on_the_table(page: Page) -> None:
    new_table(page)
    page.get_by_role("button", name="My own ten").click()
    page.get_by_role("button", name="Put all back").click()
    for slug in TEN:
        page.locator(f'.dm-setup [data-id="{slug}"]').click()
    expect(page.locator(".dm-setup .count")).to_have_text("10 of 10 chosen")
    expect(page.locator('.dm-setup [data-id="witch"]')).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".kingdom .pile")).to_have_count(10)
    laid = page.locator(".kingdom .pile").evaluate_all("(piles) => piles.map((pile) => pile.dataset.id)")
    assert sorted(laid) == sorted(TEN)


def test_one_of_a_random_ten_is_drawn_again(page: Page) -> None:
    new_table(page)
    page.get_by_role("button", name="Random ten").click()
    expect(page.locator(".dm-setup .pick")).to_have_count(10)
    ids = "(cards) => cards.map((card) => card.dataset.id)"
    before = page.locator(".dm-setup .pick .pile").evaluate_all(ids)
    for _ in range(5):  # the same card may come again, but not five times
        page.locator(f'[data-again="{before[0]}"]').click()
        answered(page)
        after = page.locator(".dm-setup .pick .pile").evaluate_all(ids)
        if before[0] not in after:
            break
    assert before[0] not in after
    assert set(before[1:]) < set(after)
    assert len(set(after)) == 10


SIZES = [(1280, 800), (1280, 640), (1024, 768), (390, 844), (360, 640), (844, 390), (2560, 1440)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_of_six_fits_the_window(page: Page, width: int, height: int) -> None:
    """No sideways scrolling anywhere, and the tray with prompt and hand is always whole."""
    page.set_viewport_size({"width": width, "height": height})
    seats = [OLENA, *(Seat(name, "random") for name in ("Zofia", "Bohdan", "Anna-Maria", "Marek", "Ada"))]
    lay(page, with_hands(seats, ["throne_room", "sentry", "library", "harbinger", "copper"], kingdom=TEN))
    expect(page.locator(".opp")).to_have_count(5)
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    _, bottom = corner(page.locator('[data-on="hand.library"]'))
    right, _ = corner(page.locator('[data-choice="end"]'))
    assert bottom <= height
    assert right <= width
    edges = [corner(page.locator(".opp").nth(n))[0] for n in range(5)]
    assert all(one < next_one for one, next_one in pairwise(edges))
    assert edges[-1] <= width


def corner(target: Locator) -> tuple[float, float]:
    """The right and the lower edge of something that is shown."""
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"], box["y"] + box["height"]

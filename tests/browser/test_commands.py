"""The command line: moves typed in the reader's words, answers in the transcript and aloud."""

from __future__ import annotations

import pytest
from browser.tables import ADA, OLENA, answered, lay, table_at, with_hands
from playwright.sync_api import Locator, Page, expect

HAND = ["village", "smithy", "copper", "copper", "estate"]


def command(page: Page, text: str) -> Locator:
    """Type a command; the last thing that is said."""
    page.locator("#command").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(".command .typed").last).to_have_text(text)
    return page.locator(".command-said li:last-child")


def ply(page: Page) -> int:
    answered(page)
    return int(page.locator(".table").get_attribute("data-ply") or 0)


def test_a_turn_is_typed(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], HAND), commandLine=True, autopass=False, lang="en")
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()
    expect(command(page, "why province")).to_contain_text("D.")
    before = ply(page)
    expect(command(page, "end")).to_contain_text("1 buy")
    expect(command(page, "undo")).to_contain_text("You can: Play: Smithy, Play: Village, and To the Buy phase")
    assert ply(page) == before
    expect(command(page, "ply vilage")).to_contain_text("Nearest: Play: Village")
    assert ply(page) == before
    expect(command(page, "play")).to_contain_text("Which one? Play: ")
    command(page, "PLAY vil, smithy")  # two moves in a row; the beginning of a word is enough, case does not count
    expect(page.locator(".inplay .card")).to_have_count(2)
    expect(command(page, "end")).to_contain_text("1 buy")
    command(page, "treasures, buy copper")
    expect(page.locator(".command-said")).to_contain_text("Olena buys Copper for $0.")
    expect(page.locator("#live")).not_to_be_empty()
    expect(command(page, "help")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "buy", "unknown"),
    [("uk", "купити мідь", "Найближче"), ("ru", "купить медь", "Ближе"), ("pl", "kup miedz", "Najbliżej")],
)
def test_the_words_of_the_reader(page: Page, lang: str, buy: str, unknown: str) -> None:
    """Names and verbs of the language in use, with or without accents; the moves' own names as well."""
    lay(page, with_hands([OLENA, ADA], HAND), commandLine=True, autopass=False, lang=lang)
    expect(command(page, "xyz")).to_contain_text(unknown)
    command(page, "end")
    answered(page)
    command(page, "treasures")
    answered(page)
    piles = page.locator('[data-on="supply.copper"] .n')
    left = int(piles.inner_text())
    command(page, buy)
    expect(piles).to_have_text(str(left - 1))


def test_the_other_tables_are_told_by_the_names_on_them(page: Page) -> None:
    lay(page, table_at("smallworld", "conquer"), commandLine=True, autopass=False, lang="en")
    region = page.locator('[data-on^="region."]:not([aria-disabled="true"])').first
    name = (region.get_attribute("aria-label") or region.inner_text()).split(",")[0]
    before = ply(page)
    expect(command(page, f"why {name}")).to_contain_text("S.")
    expect(command(page, f"conquer {name.lower()}")).to_be_visible()
    page.wait_for_function("(before) => Number(document.querySelector('.table').dataset.ply) > before", arg=before)
    lay(page, table_at("wonderland", "tea"), table="tea", commandLine=True, autopass=False, lang="en")
    chair = page.locator('[data-on^="chair."]:not([aria-disabled="true"])').first
    number = (chair.get_attribute("aria-label") or chair.inner_text()).split(":")[0].split()[-1]
    before = ply(page)
    command(page, f"sit {number}")
    page.wait_for_function("(before) => Number(document.querySelector('.table').dataset.ply) > before", arg=before)
    expect(page.locator(".command-said")).not_to_contain_text("do not understand")

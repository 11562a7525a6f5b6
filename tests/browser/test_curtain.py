"""People at one screen: a curtain between seats, and nothing of any seat in the page while it is down."""

from __future__ import annotations

from browser.tables import ADA, MAREK, OLENA, choose, expect_said, hear, lay, lift, press, with_hands
from playwright.sync_api import Page, expect

CARDS = ("Copper", "Silver", "Gold", "Estate", "Militia", "Moat", "Smithy", "Market", "Village", "Cellar")
WHOLE_PAGE = """() => [document.title, document.documentElement.outerHTML,
  ...[...document.querySelectorAll("input")].map((input) => input.value)].join("\\n")"""

MILITIA = ["militia", "gold", "gold", "copper", "copper"]
SMITHY = ["smithy", "silver", "silver", "estate", "estate"]


def expect_no_secret(page: Page) -> None:
    """No card is named anywhere in the page, seen or unseen."""
    text: str = page.evaluate(WHOLE_PAGE)
    assert [card for card in CARDS if card.lower() in text.lower()] == []


def expect_curtain(page: Page, name: str) -> None:
    expect(page.locator(".curtain").get_by_role("heading", name=name)).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    expect_no_secret(page)


def test_a_table_of_two_people_begins_behind_the_curtain(page: Page) -> None:
    lay(page, with_hands([OLENA, MAREK], MILITIA, SMITHY))
    expect_curtain(page, "Olena")
    lift(page, "Olena")
    expect(page.locator('[data-on="hand.militia"]')).to_be_visible()
    expect(page.locator('[data-on="hand.smithy"]')).to_have_count(0)


def test_the_curtain_falls_between_turns_and_unsays_what_was_said(page: Page) -> None:
    hands = (["gold", "gold", "gold", "copper", "copper"], ["smithy", "silver", "silver", "estate", "estate"])
    lay(page, with_hands([OLENA, MAREK], *hands, auto=True))
    lift(page, "Olena")
    hear(page)
    choose(page, "treasures")
    expect_said(page, "Gold")
    press(page, "supply.province")
    expect_curtain(page, "Marek")
    lift(page, "Marek")
    expect(page.locator('[data-on="hand.smithy"]')).to_be_visible()
    expect(page.locator('[data-on="hand.gold"]')).to_have_count(0)


def test_a_reaction_out_of_turn_passes_the_device_and_back(page: Page) -> None:
    lay(page, with_hands([OLENA, MAREK], MILITIA, ["moat", "silver", "silver", "estate", "estate"]))
    lift(page, "Olena")
    press(page, "hand.militia")
    expect_curtain(page, "Marek")
    lift(page, "Marek")
    press(page, "hand.moat")
    expect_curtain(page, "Olena")
    lift(page, "Olena")
    expect(page.locator(".log")).to_contain_text("Moat")


def test_looking_back_ends_with_the_curtain(page: Page) -> None:
    lay(page, with_hands([OLENA, MAREK], MILITIA, SMITHY))
    lift(page, "Olena")
    press(page, "hand.militia")
    expect_curtain(page, "Marek")
    page.keyboard.press("ArrowLeft")
    expect_curtain(page, "Marek")
    lift(page, "Marek")
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".table[data-past]")).to_be_visible()
    expect(page.locator('[data-on="hand.smithy"]')).to_be_visible()
    expect(page.locator('[data-on="hand.militia"], [data-on="hand.gold"]')).to_have_count(0)


def test_a_reload_behind_the_curtain_shows_nothing_either(page: Page) -> None:
    lay(page, with_hands([OLENA, MAREK], MILITIA, SMITHY))
    lift(page, "Olena")
    press(page, "hand.militia")
    expect_curtain(page, "Marek")
    page.reload()
    expect_curtain(page, "Marek")


def test_a_person_among_bots_never_meets_a_curtain(page: Page) -> None:
    lay(
        page,
        with_hands([OLENA, ADA], ["gold", "gold", "gold", "copper", "copper"], ["silver"] * 5, auto=True),
    )
    expect(page.locator(".board")).to_be_visible()
    page.evaluate(
        """() => {
          window.curtains = 0;
          const look = () => { if (document.querySelector(".curtain")) window.curtains++; };
          new MutationObserver(look).observe(document.getElementById("app"), {childList: true, subtree: true});
        }"""
    )
    choose(page, "treasures")
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Turn 2")
    assert page.evaluate("() => window.curtains") == 0


def test_names_are_text_everywhere(page: Page) -> None:
    evil = MAREK._replace(name='<img src=x onerror="window.bad=1">')
    save = with_hands(
        [OLENA, evil],
        ["militia", "gold", "gold", "copper", "copper"],
        ["smithy", "silver", "silver", "estate", "estate"],
    )
    lay(page, save)
    lift(page, "Olena")
    expect(page.locator(".strip")).to_contain_text("<img src=x")
    press(page, "hand.militia")
    expect(page.locator(".curtain").get_by_role("heading", name="<img src=x")).to_be_visible()
    page.goto("/#")
    expect(page.locator(".entry")).to_contain_text("<img src=x")
    assert page.evaluate("() => window.bad") is None
    assert page.locator("img").count() == 0

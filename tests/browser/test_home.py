"""The home page: the shelf, tables in progress, settings; readable before Python is up. And a new table."""

from __future__ import annotations

import json
import re

from browser.tables import ADA, OLENA, Held, lay, open_table, stored, with_hands
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Problems, wait_ready

HANDS = (["gold", "gold", "gold", "copper", "copper"], ["silver"] * 5)


def test_the_shelf_holds_three_games(ready: Page) -> None:
    games = ready.locator(".game")
    expect(games).to_have_count(3)
    expect(ready.get_by_role("heading", name="What shall we play?")).to_be_visible()
    playable: list[str] = ready.evaluate(
        """async () => { const { engine } = await import(new URL("web/boot.js", document.baseURI).href);
          const map = document.querySelector("script[type=importmap]").textContent;
          const names = (await engine.call("games")).map(({ name }) => name);
          return names.filter((name) => map.includes(`./web/boards/${name}.js`)); }"""
    )
    assert "dominion" in playable
    for game in ("dominion", "wonderland", "smallworld"):
        place = ready.locator(f'.game[data-game="{game}"]')
        expect(place.get_by_role("link", name="Play")).to_have_count(1 if game in playable else 0)
        expect(place.get_by_text("Coming", exact=True)).to_have_count(0 if game in playable else 1)
    expect(ready.locator(".home-foot")).to_contain_text("game-icons.net")
    expect(ready.locator(".home-foot")).to_contain_text("trademarks")


def test_nothing_is_said_of_offline_while_it_is_not_true(ready: Page) -> None:
    controlled: bool = ready.evaluate("() => Boolean(navigator.serviceWorker?.controller)")
    if not controlled:
        expect(ready.get_by_text("Ready offline")).to_have_count(0)


def test_the_page_can_be_read_before_python_is_up(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *HANDS))
    expect(page.locator(".board")).to_be_visible()
    held = Held(page)
    page.goto("/#")
    page.reload()
    expect(page.locator(".game")).to_have_count(3)
    expect(page.locator(".entry svg").first).to_be_visible()
    expect(page.get_by_text("Your turn")).to_be_visible()
    expect(page.locator(".boot progress")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-engine", "booting")
    held.release()
    wait_ready(page)
    expect(page.locator(".boot")).to_have_count(0)


def test_put_away_can_be_taken_back(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *HANDS))
    expect(page.locator(".board")).to_be_visible()
    before = stored(page)
    page.goto("/#")
    page.get_by_role("button", name="Put away").click()
    expect(page.locator(".entry")).to_have_count(0)
    assert page.evaluate("() => localStorage.getItem('ludoteka.table.test')") is None
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".entry")).to_have_count(1)
    assert stored(page) == before
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(".board")).to_be_visible()


def test_several_tables_the_last_played_first(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *HANDS), "one")
    expect(page.locator(".board")).to_be_visible()
    lay(page, with_hands([OLENA, ADA._replace(name="Bruno")], *HANDS), "two")
    expect(page.locator(".board")).to_be_visible()
    page.goto("/#")
    expect(page.locator(".entry")).to_have_count(2)
    assert page.locator(".entry").first.get_attribute("data-table") == "two"
    expect(page.locator(".entry").first).to_contain_text("with Bruno")
    expect(page.locator(".entry").first).to_contain_text("now")


def test_a_lost_or_damaged_index_loses_no_table(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *HANDS))
    expect(page.locator(".board")).to_be_visible()
    for damage in ("{not json", '[{"id": 7}]', "null"):
        page.evaluate("(text) => localStorage.setItem('ludoteka.tables', text)", damage)
        page.goto("/#")
        page.reload()
        expect(page.locator(".entry")).to_have_count(1)
        expect(page.locator(".entry")).to_contain_text("Dominion")
    open_table(page)
    expect(page.locator(".board")).to_be_visible()


def test_theme_and_settings_are_kept(ready: Page) -> None:
    page = ready
    page.get_by_role("button", name="Switch to the dark theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="At once").check(force=True)
    page.get_by_role("switch", name=re.compile("Sounds")).check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    kept = json.loads(page.evaluate("() => localStorage.getItem('ludoteka.settings')"))
    assert (kept["speed"], kept["sounds"], kept["theme"]) == ("instant", True, "dark")


def test_damaged_settings_are_no_misfortune(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => localStorage.setItem('ludoteka.settings', '{\"speed\": 7, \"theme\": [')")
    page.reload()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_less_motion_is_honoured(context: BrowserContext, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("html")).to_have_attribute("data-motion", "full")


def test_a_new_table_with_seats_and_seed(ready: Page) -> None:
    page = ready
    page.get_by_role("link", name="Play Dominion").click()
    page.get_by_label("Name at seat 1").fill("Olena")
    page.get_by_role("button", name="Add a seat").click()
    expect(page.locator(".seat-row")).to_have_count(3)
    page.get_by_label("Who sits at seat 2").select_option("big_money")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Seed").fill("teapot")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".board")).to_be_visible()
    table = page.url.split("/")[-1]
    save = stored(page, table)
    assert save["seed"] == "teapot"
    assert save["seats"] == [["Olena", ""], ["Ada", "big_money"]]
    page.goto("/#new/dominion")
    expect(page.get_by_label("Name at seat 1")).to_have_value("Olena")


def test_an_unknown_game_and_an_unknown_table_get_a_message(page: Page) -> None:
    page.goto("/#new/chess")
    expect(page.get_by_role("heading", name="This table cannot be laid")).to_be_visible()
    page.goto("/#table/nowhere")
    expect(page.get_by_text("There is no such table in this browser.")).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").click()
    expect(page.locator(".game")).to_have_count(3)


def test_no_width_scrolls_sideways(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *HANDS))
    expect(page.locator(".board")).to_be_visible()
    for address in ("/#", "/#new/dominion"):
        page.goto(address)
        expect(page.locator(".home, .setup-form").first).to_be_visible()
        for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 800), (2560, 1440)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_part_that_does_not_arrive_is_told_and_can_be_tried_again(page: Page, problems: Problems) -> None:
    problems.allow("wasm|boot-network")
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("did not arrive (pyodide.asm.wasm)")
    expect(page.locator(".game")).to_have_count(3)
    page.unroute("**/*.wasm")
    page.get_by_role("button", name="Try again").click()
    wait_ready(page)
    expect(page.locator(".boot")).to_have_count(0)

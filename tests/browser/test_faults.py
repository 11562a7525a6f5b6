"""Faults at a table in play: storage cleared or changed, a worker gone, clock jumps, a frozen page.

Killed tabs: test_kills.py. Full and refused storage, two tabs, damaged saves: test_saves.py. Damaged snapshot, blocked
wasm: test_boot.py. Updates in mid-game, the network gone during the first load: test_offline.py.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from browser.boards import visit, wake
from browser.tables import (
    ADA,
    OLENA,
    StandStill,
    choose,
    expect_moves,
    lay,
    open_table,
    press,
    python_of,
    stored,
    until_played,
    with_hands,
)
from browser.test_links import played
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Lay, Problems, wait_ready
from ludoteka import share

RICH = (["gold", "gold", "gold", "copper", "copper"], ["silver"] * 5)
ENGINE = '(await import(new URL("web/boot.js", document.baseURI).href)).engine'


def elsewhere(context: BrowserContext) -> Page:
    """A page of the same site that is none of ours: it shares nothing with a table but its storage."""
    other = context.new_page()
    other.goto("/manifest.json")
    return other


def buying(page: Page) -> None:
    """A table at the Buy phase with the Treasures played."""
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    choose(page, "end")
    choose(page, "treasures")
    expect(page.locator('[data-on="supply.province"]:not([aria-disabled="true"])')).to_be_visible()


def test_cleared_storage_is_written_again_with_the_next_move(page: Page) -> None:
    buying(page)
    before = stored(page)["moves"]
    page.evaluate("() => localStorage.clear()")
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")
    after = stored(page)["moves"]
    assert isinstance(before, list)
    assert isinstance(after, list)
    assert after[: len(before) + 1] == [*before, "buy province"], "the whole history is there again"
    page.reload()
    wait_ready(page)
    expect(page.locator(".table:not([data-waking])")).to_be_visible()


def test_storage_cleared_in_another_tab_takes_no_table_away(context: BrowserContext, page: Page) -> None:
    buying(page)
    other = elsewhere(context)
    other.evaluate("() => localStorage.clear()")
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")
    expect_moves(page, "buy province")


def test_a_save_changed_by_another_tab_is_not_written_over(context: BrowserContext, page: Page) -> None:
    buying(page)
    newer = with_hands([OLENA, ADA], *RICH)
    other = elsewhere(context)
    other.evaluate("(text) => localStorage.setItem('ludoteka.table.test', text)", newer)
    expect(page.get_by_text("This table is being played in another tab")).to_be_visible()
    page.keyboard.press("c")
    assert stored(page)["moves"] == []
    page.get_by_role("button", name="Play here instead").click()
    expect(page.locator('[data-choice="end"]')).to_be_visible()


@pytest.mark.parametrize(
    "death",
    [
        "() => { setTimeout(() => { throw new RangeError('out of memory') }) }",
        "() => { setTimeout(() => self.close()) }",
    ],
    ids=["out of memory", "killed without a word"],
)
def test_a_dead_worker_is_replaced_from_the_save_and_the_page_says_so(
    page: Page, problems: Problems, death: str
) -> None:
    problems.allow("out of memory")
    buying(page)
    before = stored(page)["moves"]
    StandStill(page, 5_000, 10_000)  # the notice stays
    python_of(page).evaluate(death)
    expect(page.locator("html")).to_have_attribute("data-error", "engine-lost")
    page.locator('[data-on="supply.province"]').click()
    expect(page.locator(".notice")).to_contain_text("started again")
    wait_ready(page)
    until_played(page, '[data-on="supply.province"]')
    expect(page.locator(".log")).to_contain_text("Province")
    after = stored(page)["moves"]
    assert isinstance(before, list)
    assert isinstance(after, list)
    assert after[: len(before) + 1] == [*before, "buy province"]


def test_memory_that_runs_out_inside_python_is_an_error_and_no_death(page: Page) -> None:
    """Python itself says MemoryError: the bridge answers, the table is as it was."""
    buying(page)
    before = stored(page)
    answer = python_of(page).evaluate(
        """() => python.runPython(`
import json
from ludoteka import bridge
def starve(asked):
    raise MemoryError()
bridge.METHODS["starve"] = starve
bridge.call("starve", "{}")`)"""
    )
    assert "MemoryError" in answer
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")
    assert stored(page) != before


@pytest.mark.parametrize("year", ["1999-12-31T23:59:59Z", "2060-02-29T12:00:00Z"], ids=["back", "ahead"])
def test_the_clock_jumps(page: Page, year: str) -> None:
    buying(page)
    page.clock.install()
    page.clock.set_system_time(year)
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")
    page.clock.set_system_time("2026-01-01T00:00:00Z")
    page.goto("/#")
    expect(page.locator(".entry")).to_have_count(1)
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(".log")).to_contain_text("Province")


TICK = """() => {
  globalThis.longest = 0;
  let last = performance.now();
  setInterval(() => { const now = performance.now(); longest = Math.max(longest, now - last); last = now; }, 20);
}"""
FROZEN = 1500


def freeze_and_resume(context: BrowserContext, page: Page) -> None:
    """All that runs in the page stands still for a while, as on a phone that shows another; its worker does not."""
    page.evaluate(TICK)
    devtools = context.new_cdp_session(page)
    stopped: list[object] = []
    devtools.on("Debugger.paused", lambda event: stopped.append(event))  # noqa: PLW0108
    devtools.send("Debugger.enable")
    devtools.send("Debugger.pause")
    while not stopped:
        page.wait_for_timeout(20)
    page.wait_for_timeout(FROZEN)
    devtools.send("Debugger.resume")
    devtools.send("Debugger.disable")
    page.wait_for_function("(ms) => longest > ms", arg=FROZEN / 2)


def test_a_frozen_page_goes_on_where_it_was(context: BrowserContext, page: Page) -> None:
    buying(page)
    before = stored(page)
    freeze_and_resume(context, page)
    assert stored(page) == before
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")
    expect_moves(page, "buy province")


def test_frozen_while_a_bot_plays(context: BrowserContext, page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH, auto=True), speed="slow")
    clock = StandStill(page)
    choose(page, "treasures")
    press(page, "supply.province")
    expect(page.locator(".tray.idle")).to_be_visible()
    freeze_and_resume(context, page)
    clock.go_on()
    expect(page.locator(".log")).to_contain_text("Turn 2, Olena", timeout=60_000)


def test_scripts_in_names_are_text_everywhere(page: Page, problems: Problems, tmp_path: Path) -> None:
    """On the shelf, in the title, in the log, on the board, in a file: a name is text."""
    wild = "<img src=x onerror=alert(1)>"
    page.on("dialog", lambda dialog: pytest.fail(f"a script in a name ran: {dialog.message}"))
    lay(page, with_hands([OLENA._replace(name=wild), ADA._replace(name="<b>Ada</b>")], *RICH), autopass=False)
    expect(page).to_have_title(re.compile(re.escape(wild)))
    choose(page, "end")
    choose(page, "treasures")
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text(f"{wild} buys Province")
    expect(page.locator(".strip")).to_contain_text("<b>Ada</b>")
    assert page.locator("img[src=x], .strip b b").count() == 0
    expect_moves(page, "buy province")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert not re.search(r"[<>]", file.name)
    assert json.loads(file.read_text())["seats"][0][0] == wild
    page.goto("/#")
    expect(page.locator(".entry")).to_have_count(1)
    assert page.locator("img[src=x]").count() == 0
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a table or a lesson from a file").click()
    chooser.value.set_files(file)
    expect(page.locator(".log")).to_contain_text(f"{wild} buys Province")
    assert page.locator("img[src=x]").count() == 0
    assert problems.unexpected() == []


def test_scripts_in_names_are_text_in_somebody_elses_page(page: Page, lay_page: Lay) -> None:
    """A replay in a page of another origin: the names of a link are written by strangers."""
    wild = "<img src=x onerror=alert(1)>"
    page.on("dialog", lambda dialog: pytest.fail(f"a script in a name ran: {dialog.message}"))
    session = played("dominion", 30, people=1)
    session.seats = (session.seats[0]._replace(name=wild), session.seats[1]._replace(name="<b>Ada</b>"))
    visit(page, lay_page(f'<ludoteka-board id="one" replay="{share.pack(session, "replay")}"></ludoteka-board>'))
    board = wake(page, "one")
    for _ in range(3):
        board.get_by_role("button", name="To the next turn").click()
        page.wait_for_timeout(300)
    expect(board.locator("body")).to_contain_text(wild)
    expect(board.locator("body")).to_contain_text("<b>Ada</b>")
    assert board.locator("img[src=x]").count() == 0
    assert wild not in page.title()


def test_reopening_after_everything(page: Page) -> None:
    """A table that went through a lost worker and a reload is the table it was."""
    buying(page)
    before = stored(page)
    page.evaluate(f"async () => {ENGINE}.restart()")
    open_table(page)
    assert stored(page) == before


def test_the_report_holds_version_game_and_moves_and_no_names(context: BrowserContext, page: Page) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    buying(page)
    python_of(page).evaluate(
        """() => { python.runPython(`
from ludoteka import bridge
def broken(asked):
    raise ZeroDivisionError("a fault of the rules")
bridge.METHODS["act"] = broken`); }"""
    )
    press(page, "supply.province")
    notice = page.locator(".notice", has_text="The table is as it was before")
    expect(notice).to_contain_text("a fault of the rules")
    notice.get_by_role("button", name="Copy report").click()
    expect(page.locator(".notice", has_text="The report is copied")).to_be_visible()
    report = json.loads(page.evaluate("() => navigator.clipboard.readText()"))
    assert report["error"] == "fault"
    assert report["build"] == page.locator("html").get_attribute("data-build") != ""
    assert report["table"]["game"] == "dominion"
    assert report["table"]["moves"] == stored(page)["moves"]
    assert report["table"]["seats"] == ["person", "big_money"]
    assert OLENA.name not in json.dumps(report)
    assert ADA.name not in json.dumps(report)

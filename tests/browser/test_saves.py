"""Nothing is lost: reload, two tabs, files, damaged saves, full and refused storage, a lost worker."""

from __future__ import annotations

import json
from pathlib import Path

from browser.tables import ADA, OLENA, StandStill, choose, lay, open_table, press, stored, until_played, with_hands
from playwright.sync_api import BrowserContext, Page, expect

from conftest import Problems, wait_ready

RICH = (["gold", "gold", "gold", "copper", "copper"], ["silver"] * 5)
THRONE = [
    "throne_room",
    "cellar",
    "moat",
    "village",
    "workshop",
    "militia",
    "remodel",
    "smithy",
    "market",
    "mine",
]


def question(page: Page) -> dict[str, object]:
    """What is asked, and everything that can be answered."""
    asked: dict[str, object] = page.evaluate(
        """() => { const all = (marks) => [...document.querySelectorAll(marks)]; return {
          ply: document.querySelector(".table").dataset.ply,
          title: document.querySelector(".ask .q").textContent,
          targets: all('[data-on]:not([aria-disabled="true"])').map((each) => each.dataset.on).sort(),
          buttons: all("[data-choice]").map((each) => each.dataset.choice).sort(),
        }; }"""
    )
    return asked


def test_a_reload_in_the_middle_of_a_throne_room_comes_back_to_the_same_question(page: Page) -> None:
    hand = ["throne_room", "cellar", "copper", "copper", "estate"]
    lay(page, with_hands([OLENA, ADA], hand, ["silver"] * 5, kingdom=THRONE), autopass=False)
    press(page, "hand.throne_room")
    expect(page.locator(".ask .q")).to_contain_text("twice")
    press(page, "hand.cellar")
    expect(page.locator('[data-choice="confirm"]')).to_be_visible()
    before = question(page)
    page.reload()
    wait_ready(page)
    expect(page.locator(".table:not([data-waking]) .board")).to_be_visible()
    assert question(page) == before
    press(page, "hand.estate")
    choose(page, "confirm")
    expect(page.locator(".log")).to_contain_text("Estate")


def test_every_move_is_kept_at_once(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    for move in ("end", "treasures"):
        before = len(list(stored(page)["moves"]))  # type: ignore[call-overload]
        choose(page, move)
        expect(page.locator(f'[data-choice="{move}"]')).to_have_count(0 if move == "treasures" else 1)
        page.wait_for_function(
            "(before) => JSON.parse(localStorage.getItem('ludoteka.table.test')).moves.length > before",
            arg=before,
        )


def expect_same_save(page: Page, kept: dict[str, object]) -> None:
    """Wait until this tab reads the same: what another has written comes from its process to this one's in a while."""
    for _ in range(50):
        if stored(page) == kept:
            return
        page.wait_for_timeout(100)
    assert stored(page) == kept


def test_the_later_tab_plays_and_the_earlier_one_says_so(
    context: BrowserContext, page: Page, problems: Problems
) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    expect(page.locator(".board")).to_be_visible()
    other = context.new_page()
    problems.watch(other)
    open_table(other)
    expect(page.get_by_text("This table is being played in another tab")).to_be_visible()
    expect(other.get_by_text("This table is being played in another tab")).to_have_count(0)
    choose(other, "end")
    expect(other.locator('[data-choice="treasures"]')).to_be_visible()
    page.keyboard.press("c")
    kept = stored(other)
    expect_same_save(page, kept)
    page.get_by_role("button", name="Play here instead").click()
    expect(page.locator('[data-choice="treasures"]')).to_be_visible()
    expect(other.get_by_text("This table is being played in another tab")).to_be_visible()
    expect_same_save(page, kept)


def test_export_and_import_give_the_same_table(page: Page, tmp_path: Path) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    choose(page, "end")
    expect(page.locator('[data-choice="treasures"]')).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text()) == stored(page)
    page.goto("/#")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a table or a lesson from a file").click()
    chooser.value.set_files(file)
    expect(page.locator('[data-choice="treasures"]')).to_be_visible()
    assert "table/test" not in page.url
    page.goto("/#")
    expect(page.locator(".entry")).to_have_count(2)


def test_damaged_and_foreign_files_change_nothing(ready: Page, tmp_path: Path) -> None:
    page = ready
    good = json.loads(with_hands([OLENA, ADA], *RICH))
    bad = {
        "cut.json": json.dumps(good)[:300],
        "foreign.json": '{"name": "some other game"}',
        "picture.json": "\x89PNG\r\n",
        "empty.json": "",
        "types.json": json.dumps({**good, "seats": "Olena"}),
        "position.json": json.dumps({**good, "position": good["position"].replace("g", "p")}),
        "later.json": json.dumps({**good, "format": 99}),
    }
    StandStill(page, 5_000, 10_000)  # notices stay until they are dismissed
    before = page.evaluate("() => JSON.stringify({...localStorage})")
    for name, text in bad.items():
        file = tmp_path / name
        file.write_text(text)
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Open a table or a lesson from a file").click()
        chooser.value.set_files(file)
        expect(
            page.locator(".notice", has_text=f"“{name}” was not opened, and nothing has changed.")
        ).to_be_visible()
        assert "#table" not in page.url
        assert page.evaluate("() => JSON.stringify({...localStorage})") == before, name
        page.get_by_role("button", name="Dismiss").first.click()


def test_a_damaged_save_stays_where_it_is(page: Page) -> None:
    damaged = with_hands([OLENA, ADA], *RICH)[:500]
    page.goto("/")
    page.evaluate("(text) => localStorage.setItem('ludoteka.table.test', text)", damaged)
    page.goto("/#table/test")
    page.reload()
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_text("Its save stays where it is")).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").click()
    expect(page.locator(".entry")).to_contain_text("cannot be read")
    assert page.evaluate("() => localStorage.getItem('ludoteka.table.test')") == damaged


def test_full_storage_plays_on_in_memory_and_says_so(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    expect(page.locator(".board")).to_be_visible()
    page.evaluate(
        """() => {
          localStorage.removeItem("ludoteka.glance.test"); // it would make room for the save
          for (let size = 1 << 20, n = 0; size > 0; n++) {
            try { localStorage.setItem("filler" + n, "x".repeat(size)); } catch { size >>= 1; }
          }
        }"""
    )
    # As the game goes on its save grows, and there is no room left for one letter more.
    choose(page, "end")
    choose(page, "treasures")
    expect(page.locator(".notice")).to_contain_text("storage is full")
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")
    with page.expect_download() as download:
        page.locator(".notice").get_by_role("button", name="Save as a file").click()
    text = Path(download.value.path()).read_text()
    assert "buy province" in json.loads(text)["moves"]


def test_refused_storage_plays_on_in_memory_and_says_so(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    page.goto("/#new/dominion")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".notice")).to_contain_text("refuses to keep anything")
    page.goto("/#")
    expect(page.locator(".entry")).to_have_count(1)
    page.get_by_role("link", name="Continue").click()
    expect(page.locator(".board")).to_be_visible()


def test_a_lost_worker_is_started_anew_from_the_save(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    expect(page.locator('[data-choice="end"]')).to_be_visible()
    page.evaluate(
        'async () => (await import(new URL("web/boot.js", document.baseURI).href)).engine.restart()'
    )
    StandStill(page, 5_000, 10_000)  # the notice stays
    choose(page, "end")
    expect(page.locator(".notice")).to_contain_text("started again")
    until_played(page, '[data-choice="end"]')
    choose(page, "treasures")
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")


def test_a_worker_lost_while_a_bot_thinks_goes_on_by_itself(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH, auto=True), speed="slow")
    clock = StandStill(page, 600, 10_000)
    choose(page, "treasures")
    press(page, "supply.province")
    expect(page.locator(".tray.idle")).to_be_visible()
    page.evaluate('async () => (await import(new URL("web/boot.js", document.baseURI).href)).engine.restart()')
    clock.let_go()
    expect(page.locator(".notice")).to_contain_text("started again")
    clock.go_on()
    expect(page.locator(".tray:not(.idle)")).to_be_visible(timeout=60_000)
    expect(page.locator(".log")).to_contain_text("Turn 2, Olena")


def test_a_killed_tab_loses_no_move(context: BrowserContext, page: Page, problems: Problems) -> None:
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    choose(page, "end")
    expect(page.locator('[data-choice="treasures"]')).to_be_visible()
    before = question(page)
    page.close(run_before_unload=False)
    again = context.new_page()
    problems.watch(again)
    open_table(again)
    expect(again.locator('[data-choice="treasures"]')).to_be_visible()
    assert question(again) == before

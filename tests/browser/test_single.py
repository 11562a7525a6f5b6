"""The site in one file: opened from a disk with the network off, it plays every game and keeps its tables."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from browser import test_smallworld as smallworld
from browser import test_wonderland as wonderland
from browser.test_security import expect_no_sink
from playwright.sync_api import BrowserType, Page, expect

import build
from conftest import Problems, wait_ready

MOST_DECISIONS = 40
TURN = "(id) => JSON.parse(localStorage.getItem('ludoteka.tables')).find((row) => row.id === id)?.turn"


@pytest.fixture(scope="module")
def one_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file, alone in a folder."""
    target = tmp_path_factory.mktemp("disk") / "ludoteka.html"
    shutil.copy(build.build_single_file(), target)
    return target


@contextmanager
def reader(browser_type: BrowserType, home: Path, problems: Problems) -> Iterator[Page]:
    """A browser with a profile on the disk and no network; closed as a reader closes it."""
    context = browser_type.launch_persistent_context(
        home,
        executable_path=os.environ.get("LUDOTEKA_BROWSER", build.installed_browser() or "") or None,
        args=["--no-sandbox", "--disable-dev-shm-usage"],
        offline=True,
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )
    page = context.new_page()
    problems.watch(page)
    try:
        yield page
    finally:
        context.close()


def decide(page: Page, game: str, rng: Random) -> None:
    """Answer one question by pressing something."""
    if game == "smallworld":
        smallworld.turn(page)
    elif game == "wonderland":
        wonderland.wait_for_question(page)
        wonderland.press_any(page, rng)
    else:
        press_on(page)


def press_on(page: Page) -> None:
    """Dominion: the treasures, then nothing to be bought."""
    ply = page.locator(".table").get_attribute("data-ply") or ""
    page.locator("[data-choice=treasures], [data-choice=end]").last.click()
    expect(page.locator(".table")).not_to_have_attribute("data-ply", ply)


def play_a_turn(page: Page, game: str) -> str:
    """Answer until the turn is over; the table's id."""
    table = page.url.split("#table/")[1]
    before = page.evaluate(TURN, table)
    rng = Random(game)
    for _ in range(MOST_DECISIONS):
        decide(page, game, rng)
        if page.evaluate(TURN, table) != before:
            return table
    raise AssertionError(f"{game}: no turn was over after {MOST_DECISIONS} decisions")


def test_one_file_plays_every_game_and_keeps_its_tables(
    browser_type: BrowserType, one_file: Path, tmp_path: Path, problems: Problems
) -> None:
    assert one_file.stat().st_size < 20_000_000
    tables = {}
    with reader(browser_type, tmp_path, problems) as page:
        page.goto(one_file.as_uri())
        wait_ready(page)
        expect(page.locator("html")).to_have_attribute("data-boot", "snapshot")
        expect_no_sink(page, problems)
        page.evaluate("""() => localStorage.setItem('ludoteka.settings', '{"speed": "instant"}')""")
        for game in ("dominion", "wonderland", "smallworld"):
            page.goto(f"{one_file.as_uri()}#new/{game}")
            page.reload()
            wait_ready(page)
            page.get_by_role("button", name="Start").click()
            expect(page.locator(f'.table[data-game="{game}"]')).to_be_visible()
            tables[game] = play_a_turn(page, game)
        kept = page.evaluate("() => ({ ...localStorage })")
    with reader(browser_type, tmp_path, problems) as page:
        page.goto(one_file.as_uri())
        wait_ready(page)
        expect(page.locator(".entry")).to_have_count(3)
        for game, table in tables.items():
            name = f"ludoteka.table.{table}"
            now = page.evaluate("(name) => localStorage.getItem(name)", name)
            assert json.loads(now)["moves"][:3] == json.loads(kept[name])["moves"][:3]
            page.goto(f"{one_file.as_uri()}#table/{table}")
            expect(page.locator(f'.table[data-game="{game}"]:not([data-waking])')).to_be_visible()
    assert problems.unexpected() == []

"""The pages for teachers: the generator, whose snippet works elsewhere, and the example page with its three boards."""

from __future__ import annotations

import re

import pytest
from browser.boards import expect_heard, expect_one_python, inside, visit, wake
from browser.test_links import played
from playwright.sync_api import Browser, Page, expect

from conftest import Lay
from ludoteka import share

LANGUAGES = {"en": "", "uk": ".uk", "ru": ".ru", "pl": ".pl"}


def test_the_generator_writes_what_it_shows(page: Page, lay_page: Lay) -> None:
    link = share.pack(played("dominion", 30, people=1), "replay")
    page.goto(f"/generator.html#replay={link}")
    snippet = page.get_by_role("textbox", name="The snippet")
    expect(snippet).to_have_value(re.compile(f'<ludoteka-board replay="{link}">'))
    wake(page, "preview")
    expect(inside(page, "preview").locator('.table[data-mode="step"]')).to_be_visible()
    page.locator("select[name=what]").select_option("lesson")
    page.locator("select[name=lesson]").select_option("smallworld-costs")
    page.locator("select[name=theme]").select_option("dark")
    expect(inside(page, "preview").locator(".lesson-card")).to_have_attribute("data-lesson-id", "smallworld-costs")
    expect(inside(page, "preview").locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator(".generator-heard")).to_contain_text('"mode":"lesson"')
    page.locator("select[name=wake]").select_option("near")
    expect(page.locator('textarea[data-picture="ready"]')).to_be_visible()
    text = snippet.input_value()
    assert '<ludoteka-board lesson="smallworld-costs" theme="dark" wake="near">' in text

    # in a page of another origin: the picture is there, and the board wakes by itself
    visit(page, lay_page(f'<div id="here">{text.replace("<ludoteka-board", "<ludoteka-board id=one")}</div>'))
    assert page.locator("#here img").evaluate("(image) => image.decode().then(() => image.naturalWidth)") == 608
    expect(page.locator("#one")).to_have_attribute("state", "awake", timeout=60_000)
    assert expect_heard(page, "one", "ready")["game"] == "smallworld"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_page_asleep(page: Page, lang: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/example{LANGUAGES[lang]}.html")
    expect(page.locator('ludoteka-board[state="asleep"] img:visible')).to_have_count(3)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    assert page.workers == []
    assert [url for url in asked if url.endswith((".wasm", ".bin", ".ftl")) or "embed.html" in url] == []
    assert [url for url in asked if "/web/" in url and url.endswith(".js")] == []  # nothing but the one script


def test_the_example_page_awake(page: Page) -> None:
    page.goto("/example.uk.html")
    for number in (1, 2, 3):
        board = wake(page, f"board-{number}")
        expect(board.locator("html")).to_have_attribute("lang", "uk")
        expect(board.locator(".lesson-card")).to_be_visible()
    expect_one_python(page)
    inside(page, "board-2").locator('[data-answer="1"]').click()
    expect(inside(page, "board-2").locator(".lesson-verdict.good")).to_be_visible()


def test_the_example_page_without_script(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto("/example.html")
    expect(page.locator("ludoteka-board img:visible")).to_have_count(3)
    link = page.get_by_role("link", name="The lesson “Prices” in Ludoteka")
    expect(link).to_have_attribute("href", "index.html?lang=en#lesson/smallworld-costs")
    context.close()

"""The language changes in mid-game: the log tells the same events in other words, and nothing is missing."""

from __future__ import annotations

import re

import pytest
from browser.tables import PHASES, lay, table_at
from playwright.sync_api import Browser, Page, expect

import build

LANGUAGES = ("uk", "ru", "pl", "en")


def settings_title(code: str) -> str:
    text = (build.WEB / "locales" / code / "app.ftl").read_text(encoding="utf-8")
    found = re.search(r"^settings = (.+)$", text, re.MULTILINE)
    assert found
    return found[1]


def told(page: Page) -> tuple[list[str], list[str]]:
    """The rules of the lines of the log, and the lines in words."""
    lines = page.locator(".rail .log li")
    rules = lines.locator(".line-why").evaluate_all("(all) => all.map((each) => each.title)")
    return rules, lines.all_inner_texts()


@pytest.mark.parametrize("name", PHASES)
def test_the_log_in_four_languages(page: Page, name: str) -> None:
    lay(page, table_at(name, PHASES[name][1], "steady"), lang="en", motion="none", autopass=False)
    expect(page.locator(".rail .log li").first).to_be_visible()
    expect(page).to_have_title(re.compile("your move"))  # no longer what a spectator sees
    rules, english = told(page)
    assert len(english) > 10
    ply = page.locator(".table").get_attribute("data-ply")
    page.locator(".tools button").last.click()
    dialog = page.locator("[data-dialog=settings]")
    heard = {"en": english}
    for code in LANGUAGES:
        dialog.locator(f".languages button[lang={code}]").click()
        expect(dialog.locator("h2")).to_have_text(settings_title(code))
        expect(page.locator("html")).to_have_attribute("lang", code)
        same, words = told(page)
        assert same == rules
        assert not [line for line in words if re.search(r"\[[a-z]+-|[{}$]\w", line) and "$" not in line], words
        if code == "en":
            assert words == english  # and back again
        for other, lines in heard.items():
            alike = sum(one == two for one, two in zip(lines, words, strict=True))
            assert other == code or alike < len(words) / 2, (other, code)
        heard[code] = words
    expect(page.locator(".table")).to_have_attribute("data-ply", str(ply))


def test_the_language_of_the_browser_of_a_link_and_of_the_last_visit(browser: Browser, site: str) -> None:
    """The browser's first language that the site has; a link may choose another; what was chosen is kept."""
    context = browser.new_context(base_url=site, locale="pl-PL", service_workers="block")
    page = context.new_page()
    html = page.locator("html")
    page.goto("/#learn/dominion")
    expect(html).to_have_attribute("lang", "pl")
    page.goto("/?lang=uk#learn/dominion")
    expect(html).to_have_attribute("lang", "uk")
    page.goto("/")
    page.reload()
    expect(html).to_have_attribute("lang", "uk")
    expect(page.locator(".languages [lang=uk]")).to_have_attribute("aria-pressed", "true")
    context.close()

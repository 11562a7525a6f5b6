"""The rulebook page: every rule, search as one types, links by id, and what has been met."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from conftest import wait_ready
from ludoteka.games import GAMES


def open_book(page: Page, rest: str) -> None:
    page.goto(f"/#rules/{rest}")
    wait_ready(page)
    expect(page.locator(".entry-rule").first).to_be_visible()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_has_an_entry_with_words(page: Page, game: str) -> None:
    open_book(page, game)
    ids = [one for chapter in GAMES[game].CHAPTERS.values() for one in chapter]
    entries: list[list[str]] = page.locator(".entry-rule").evaluate_all(
        "(all) => all.map((one) => [one.id, one.querySelector('h3').textContent, one.querySelector('p').textContent])"
    )
    assert [one for one, _, _ in entries] == ids
    assert [one for one, title, text in entries if title in ("", one) or len(text.strip()) < 8] == []
    chapters = page.locator(".rulebook-entries h2").all_text_contents()
    assert len(chapters) == len(GAMES[game].CHAPTERS)
    assert not any("[" in title for title in chapters)


def test_search_as_one_types(page: Page) -> None:
    open_book(page, "dominion")
    box = page.get_by_role("searchbox")
    box.press_sequentially("discard pi")
    expect(page.locator("#D\\.cleanup")).to_be_visible()
    expect(page.locator("#D\\.setup\\.players")).to_have_count(0)
    page.wait_for_function(
        """() => document.querySelector(".rulebook-count").textContent.trim() ===
          `${document.querySelectorAll(".entry-rule").length} rules found`"""
    )
    box.fill("d.shuffle")
    expect(page.locator(".entry-rule")).to_have_count(1)
    box.fill("xyzzy")
    expect(page.locator(".rulebook-none")).to_contain_text("xyzzy")
    box.fill("")
    expect(page.locator("#D\\.setup\\.players")).to_be_visible()


def test_a_link_leads_to_its_rule(page: Page) -> None:
    open_book(page, "smallworld/S.conquer.cost")
    entry = page.locator("#S\\.conquer\\.cost")
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    entry.get_by_role("link", name="Tauren").click()  # things that are named are linked
    expect(page).to_have_url(re.compile(r"#rules/smallworld/S\.race\.tauren$"))
    expect(page.locator("#S\\.race\\.tauren")).to_be_in_viewport()
    page.get_by_role("link", name="Dominion", exact=True).click()
    expect(page.locator("#D\\.turn\\.phases")).to_be_attached()


def test_what_is_ours_says_so(page: Page) -> None:
    open_book(page, "smallworld")
    expect(page.locator("#S\\.note\\.reach")).to_contain_text("Our ruling")
    expect(page.locator("#S\\.conquer\\.cost")).not_to_contain_text("Our ruling")
    expect(page.locator("#S\\.race\\.tauren")).to_contain_text("reconstructed")


def test_rules_met_and_lessons(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => localStorage.setItem('ludoteka.met', '[\"D.buy.one\", \"D.cleanup\"]')")
    open_book(page, "dominion/D.buy.one")
    page.reload()
    wait_ready(page)
    entry = page.locator("#D\\.buy\\.one")
    expect(entry).to_contain_text("Met")
    expect(page.locator(".rulebook-chapters button", has_text="A turn")).to_contain_text("2 of 14")
    entry.get_by_role("link", name="One turn").click()
    expect(page.locator(".lesson-card")).to_be_visible()
    page.go_back()
    page.locator("#D\\.cleanup").get_by_role("link", name="See it on the board").click()
    # the step at whose end the rule acts, not the beginning of the lesson
    expect(page.locator(".lesson-card")).to_be_visible()
    expect(page.locator(".lesson-card")).not_to_have_attribute("data-step", "0")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_rule_can_be_seen_on_the_board(page: Page, game: str) -> None:
    open_book(page, game)
    without = page.locator(".entry-rule:not(:has([data-shown]))").evaluate_all("(all) => all.map((one) => one.id)")
    assert without == []


def test_a_rule_is_played_on_the_board(page: Page) -> None:
    open_book(page, "dominion/D.card.bandit")
    page.locator("#D\\.card\\.bandit").get_by_role("link", name="See it on the board").click()
    card = page.locator(".lesson-card")
    expect(card).to_contain_text("D.card.bandit")
    expect(page.locator('[data-on="hand.bandit"]')).to_have_attribute("data-pointed", "")
    card.get_by_role("button", name="Play it").click()
    expect(card).to_have_attribute("data-kind", "done")
    expect(card.locator(".scene-lines li").first).to_contain_text("Gold")
    card.get_by_role("button", name="Once more").click()
    expect(card.get_by_role("button", name="Play it")).to_be_visible()
    card.get_by_role("link", name="Open in the rulebook").click()
    expect(page.locator("#D\\.card\\.bandit")).to_contain_text("Met")
    assert page.evaluate("() => localStorage.getItem('ludoteka.lessons')") is None  # it is no lesson of the path


def test_a_rule_that_refuses_tells_its_reason_on_the_board(page: Page) -> None:
    page.goto("/#lesson/D.cleanup.order")
    wait_ready(page)
    card = page.locator(".lesson-card")
    expect(card).to_be_visible()
    page.goto("/#lesson/D.card.estate")
    expect(card).to_contain_text("D.card.estate")
    expect(card.locator(".lesson-hint")).to_contain_text("Estate")
    expect(card.get_by_role("button", name="Play it")).to_have_count(0)


def test_a_broken_memory_of_rules_met_is_no_obstacle(page: Page) -> None:
    page.goto("/")
    page.evaluate("() => localStorage.setItem('ludoteka.met', '{nonsense')")
    page.reload()
    open_book(page, "dominion")
    expect(page.locator(".mark-met")).to_have_count(0)

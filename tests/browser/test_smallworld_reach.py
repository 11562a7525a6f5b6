"""Small World for every hand and eye: a game by keyboard, every question on the list, fingers, any screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from browser.smallworld_tables import at_question
from browser.tables import lay, settled, table_at
from browser.test_aria import RENEW, expect_tree
from browser.test_smallworld import every_question, places, question
from browser.test_smallworld import played as taken
from playwright.sync_api import Page, expect

from conftest import wait_ready
from ludoteka.games import game
from ludoteka.session import Session
from ludoteka.smallworld.choices import ASKS

MOST_DECISIONS = 500
MOST_STEPS = 80


def go(page: Page, *wanted: str) -> bool:
    """Step with N to the first of these that is there; whether it was found."""
    for selector in wanted:
        if not page.locator(selector).count():
            continue
        for _ in range(MOST_STEPS):
            if page.evaluate(
                "(one) => document.activeElement?.matches(one) ?? false", selector
            ):
                return True
            page.keyboard.press("n")
    return False


def by_keyboard(page: Page, kind: str) -> None:
    """Answer one question with the keyboard alone."""
    if kind == "pick":
        assert go(page, ".combo.live")
    elif kind == "conquer":
        many = page.locator(".region.active[data-seat='0']").count() > 6
        decline = ["[data-choice=decline]"] if many else []
        assert go(
            page,
            *decline,
            ".region.live[data-state=take]",
            ".region.live[data-state=die]",
            "[data-choice=stop]",
        )
    elif kind in {"redeploy", "regroup"}:
        if not page.locator(".steps.some").count():
            assert go(page, ".region.live")
            page.keyboard.press("+")
            expect(page.locator(".steps.some")).to_have_count(1)
        assert go(page, "[data-choice=spread], [data-choice=confirm]")
    elif kind in {"objectives", "bombs"}:
        while page.locator("[data-choice=confirm][aria-disabled=true]").count():
            before = page.locator(".region.picked").count()
            assert go(page, ".region.live:not(.picked)")
            page.keyboard.press("Enter")
            expect(page.locator(".region.picked")).to_have_count(before + 1)
        assert go(page, "[data-choice=confirm]")
    else:
        assert go(page, ".bt[data-choice]:not([aria-disabled=true])", ".region.live")
    page.keyboard.press("Enter")
    if page.locator(".sum.held .act").count():
        expect(page.locator(".sum.held .act").first).to_be_focused()
        page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(page: Page) -> None:
    raw = [{"name": "Olena", "bot": ""}, {"name": "Bohdan", "bot": "steady"}]
    session = Session.new(
        "smallworld",
        game("smallworld").options({"seats": 2, "first": 0}),
        raw,
        "keyboard",
    )
    lay(page, session.save(), motion="none")
    kinds: set[str] = set()
    for _ in range(MOST_DECISIONS):
        kind = question(page)
        if not kind:
            break
        kinds.add(kind)
        before = page.locator(".table").get_attribute("data-ply")
        by_keyboard(page, kind)
        taken(page, before)
    assert {"pick", "conquer", "redeploy"} <= kinds, kinds
    expect(page.locator(".sw-end .result")).to_have_count(2)


def test_escape_leads_back_from_what_can_be_done_to_the_region(page: Page) -> None:
    lay(page, at_question("conquer", verb="abandon"), motion="none")
    expect(page.locator(".region.live").first).to_be_visible()
    assert go(page, ".region.live.active[data-seat='0']")
    here = page.evaluate("() => document.activeElement.dataset.region")
    page.keyboard.press("Enter")
    expect(page.locator(".sum.held .act").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".sum.held")).to_have_count(0)
    expect(page.locator(f"[data-region='{here}']")).to_be_focused()


def on_the_list(page: Page, kind: str) -> None:
    """Answer one question where the map is a list."""
    rows = page.locator(".row.live")
    if kind == "pick":
        page.locator(".combo.live").first.click()
    elif kind in {"redeploy", "regroup"}:
        while (more := page.locator(".stepper .more[aria-disabled=false]")).count():
            more.last.click()
        page.locator("[data-choice=confirm]").click()
    elif kind in {"objectives", "bombs"}:
        if kind == "bombs":
            rows.first.locator(".act").click()
        while page.locator("[data-choice=confirm][aria-disabled=true]").count():
            page.locator(".row .act[aria-pressed=false]").first.click()
        page.locator("[data-choice=confirm]").click()
    elif rows.count():
        rows.first.locator(".act").first.click()
    else:
        page.locator(".bt[data-choice]:not([aria-disabled=true])").last.click()


def test_every_question_is_answered_on_the_list(page: Page) -> None:
    questions = every_question()
    page.goto("/")
    rows = [
        [f"ludoteka.table.{name}", session.save()]
        for name, session in questions.items()
    ]
    rows.append(
        ["ludoteka.settings", json.dumps({"speed": "instant", "listView": True})]
    )
    page.evaluate(
        "(rows) => { for (const [key, text] of rows) localStorage.setItem(key, text); }",
        rows,
    )
    page.reload()
    wait_ready(page)
    for name, session in questions.items():
        page.goto(f"/#table/{name}")
        kind = ASKS[name][0]
        expect(
            page.locator(f'.sw-table[data-list][data-asks="{kind}"]')
        ).to_be_visible()
        expect(page.locator(".row")).not_to_have_count(0)
        for place in places(session):
            expect(page.locator(place).first, name).to_be_attached()
        before = page.locator(".table").get_attribute("data-ply")
        on_the_list(page, kind)
        taken(page, before)


def test_the_list_tells_what_the_map_shows(page: Page) -> None:
    save = at_question("conquer")
    lay(page, save, motion="none")
    expect(page.locator(".region").first).to_be_visible()
    tell = "(all) => all.map((one) => one.getAttribute('aria-label'))"
    on_map: list[str] = page.locator(".region").evaluate_all(tell)
    lay(page, save, motion="none", listView=True)
    rows = page.locator(".row-look")
    expect(rows).to_have_count(len(on_map))
    said: list[str] = rows.evaluate_all(
        "(all) => all.map((one) => one.textContent.replace(/\\s+/g, ' ').trim())"
    )
    for row, words in zip(said, on_map, strict=True):
        assert all(word.strip() in row for word in words.split(",")), (row, words)
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    page.locator(".row.live .row-look").first.click()
    expect(page.locator(".row-sum")).to_contain_text("you have")
    page.locator(".only").click()
    expect(page.locator(".row:not(.live)")).to_have_count(0)


def test_the_tree_of_the_list(page: Page) -> None:
    lay(
        page,
        table_at("smallworld", "conquer"),
        motion="none",
        autopass=False,
        listView=True,
    )
    place = page.locator(".rows")
    expect(page.locator(".row").first).to_be_visible()
    kept = Path(__file__).parent / "aria" / "smallworld-list.yml"
    if RENEW:
        kept.write_text(place.aria_snapshot() + "\n", encoding="utf-8")
    expect_tree(place, kept)


SIZES = [(390, 844), (844, 390), (820, 1180), (1280, 800), (2560, 1440)]
SMALL = """() => {
  const found = [];
  for (const one of document.querySelectorAll(".table button, .table [role=button], .table a, .table select")) {
    const box = (one.querySelector(".fill, .reach") ?? one).getBoundingClientRect();
    const halo = getComputedStyle(one, "::after");  // what presses may be larger than what is drawn
    const wide = halo.content === "none" ? 0 : Math.min(parseFloat(halo.width), parseFloat(halo.height));
    if (!box.width || one.closest("[hidden], .unseen") || getComputedStyle(one).visibility === "hidden") continue;
    const name = one.getAttribute("aria-label") ?? one.textContent.trim();
    if (Math.max(wide || 0, Math.min(box.width, box.height)) < 43.5)
      found.push(`${name} ${box.width.toFixed()}x${box.height.toFixed()}`);
  }
  return found;
}"""
TINY = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: one, data } = walker.currentNode;
    if (!data.trim() || one.closest(".unseen, [aria-hidden=true]") || !one.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size > 0 && size < 14) found.add(`${data.trim().slice(0, 20)} ${size}`);
  }
  return [...found];
}"""


SIDEWAYS = """() => {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`${scrollWidth} > ${innerWidth}`] : [];
}"""


@pytest.mark.parametrize("listed", [False, True])
def test_any_screen(page: Page, listed: bool) -> None:
    """Nothing sideways, no text under 14 px, targets of 44 px where fingers press."""
    wrong: dict[str, object] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for kind, seats in (("conquer", 5), ("redeploy", 2)):
            lay(page, at_question(kind, seats), motion="none", listView=listed)
            expect(page.locator(".row, .region").first).to_be_visible()
            if width < 1180:
                wrong[f"{width} {kind} small"] = settled(page, SMALL)
            wrong[f"{width} {kind} tiny"] = settled(page, TINY)
            wrong[f"{width} {kind} sideways"] = settled(page, SIDEWAYS)
    assert {where: what for where, what in wrong.items() if what} == {}

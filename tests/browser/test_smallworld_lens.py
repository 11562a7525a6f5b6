"""The map of Small World under fingers, wheel and keys: closer, farther, the whole, and nothing asked out of sight."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator

import pytest
from browser.smallworld_tables import at_question
from browser.tables import lay
from playwright.sync_api import Browser, CDPSession, Page, expect

from conftest import Problems


@pytest.fixture
def phone(
    browser: Browser, browser_context_args: dict[str, object], problems: Problems
) -> Iterator[Page]:
    """A phone with a touch screen."""
    size = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    context = browser.new_context(**{**browser_context_args, **size})  # type: ignore[arg-type]
    page = context.new_page()
    problems.watch(page)
    yield page
    context.close()


def part(page: Page) -> list[float]:
    """The part of the sheet that the map shows."""
    return [
        float(n) for n in (page.locator(".map").get_attribute("viewBox") or "").split()
    ]


def rests(page: Page) -> list[float]:
    """The part that the map shows when it has come to rest: moves of fingers come with the next frames."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    before = part(page)
    for _ in range(40):
        page.wait_for_timeout(100)
        now = part(page)
        if now == before:
            break
        before = now
    return before


def fingers(session: CDPSession, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
    """Fingers on the glass, as the device reports them; its clock, not that of a busy machine, tells when."""
    touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    when = {} if at is None else {"timestamp": at}
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, **when})


def pinch(page: Page, start: float, end: float) -> None:
    """Two fingers move apart or together about the middle of the map."""
    box = page.locator(".mapbox").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    fingers(session, "touchStart", (x - start, y), (x + start, y))
    for step in range(1, 6):
        spread = start + (end - start) * step / 5
        fingers(session, "touchMove", (x - spread, y), (x + spread, y))
    fingers(session, "touchEnd")


def swipe(page: Page, dx: float, dy: float) -> None:
    """One finger drags the map."""
    box = page.locator(".mapbox").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    fingers(session, "touchStart", (x, y))
    for step in range(1, 6):
        fingers(session, "touchMove", (x + dx * step / 5, y + dy * step / 5))
    fingers(session, "touchEnd")


def wide(page: Page, width: float) -> None:
    """Wait until the map shows a part of this width."""
    page.wait_for_function(
        "(want) => Math.abs(document.querySelector('.map').viewBox.baseVal.width - want) < 1",
        arg=width,
    )


def test_pinch_drag_and_the_whole_again(phone: Page) -> None:
    lay(phone, at_question("conquer"), motion="none")
    expect(phone.locator(".map")).to_be_visible()
    ply = phone.locator(".table").get_attribute("data-ply")
    whole = part(phone)
    swipe(phone, -60, 0)
    assert part(phone) == whole, "the whole does not move"
    pinch(phone, 40, 120)
    near = rests(phone)
    assert near[2] == pytest.approx(whole[2] / 3, rel=0.05)
    swipe(phone, -60, -40)
    moved = rests(phone)
    assert moved[0] > near[0]
    assert moved[1] > near[1]
    assert moved[2] == pytest.approx(near[2])
    assert phone.locator(".table").get_attribute("data-ply") == ply, (
        "a drag presses nothing"
    )
    expect(phone.locator(".sum.held")).to_have_count(0)
    swipe(phone, 3000, 3000)
    assert rests(phone)[:2] == pytest.approx(whole[:2], abs=0.1), (
        "one cannot lose the land"
    )
    pinch(phone, 120, 20)
    assert rests(phone) == pytest.approx(whole, abs=0.1)


def test_a_double_tap_and_the_buttons(phone: Page) -> None:
    lay(phone, at_question("conquer"), motion="none")
    ply = phone.locator(".table").get_attribute("data-ply")
    whole = part(phone)
    box = phone.locator(".region.live .target").first.bounding_box()
    assert box is not None
    point = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    session = phone.context.new_cdp_session(phone)
    now = time.time()
    for number in range(2):
        fingers(session, "touchStart", point, at=now + number * 0.1)
        fingers(session, "touchEnd", at=now + number * 0.1 + 0.05)
    wide(phone, whole[2] / 2.4)
    assert phone.locator(".table").get_attribute("data-ply") == ply, (
        "two quick taps look, they do not conquer"
    )
    phone.locator("[data-optic=whole]").tap()
    wide(phone, whole[2])
    expect(phone.locator("[data-optic=whole]")).to_have_count(0)
    for _ in range(3):
        phone.locator("[data-optic=closer]").tap()
    wide(phone, whole[2] / 1.6**3)
    hidden = phone.locator("[data-optic=whole] em")
    expect(hidden).to_have_text(re.compile(r"^\s*[1-9]"))
    live = phone.locator(".region.live").count()
    assert int(hidden.inner_text()) <= live, (
        "what can be used out of sight is counted"
    )
    phone.locator("[data-optic=farther]").tap()
    wide(phone, whole[2] / 1.6**2)


def test_buttons_hide_no_pin(phone: Page) -> None:
    lay(phone, at_question("conquer", 5), motion="none")
    tabs = phone.locator(".continents [role=tab]")
    for number in range(5):
        tabs.nth(number).click()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        covered = phone.evaluate(
            """() => {
              const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
              const tools = [...document.querySelectorAll(".optic")].map((one) => one.getBoundingClientRect());
              const pins = [...document.querySelectorAll(".pin .tag, .pin .stack")];
              return pins.filter((pin) => tools.some((one) => over(one, pin.getBoundingClientRect()))).length;
            }"""
        )
        assert covered == 0, number


def test_keys_move_the_lens_and_the_focus_is_followed(page: Page) -> None:
    lay(page, at_question("conquer"), motion="none")
    whole = part(page)
    region = page.locator(".region.live").first
    region.focus()
    for _ in range(3):
        page.keyboard.press("+")
    wide(page, whole[2] / 1.6**3)
    for arrow in ["ArrowRight"] * 4 + ["ArrowDown"] * 3 + ["ArrowLeft"] * 4:
        page.keyboard.press(arrow)
        page.wait_for_function(
            """() => {
              const map = document.querySelector(".mapbox").getBoundingClientRect();
              const at = document.activeElement.querySelector(".target").getBoundingClientRect();
              const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
              return x > map.left && x < map.right && y > map.top && y < map.bottom;
            }"""
        )
    page.keyboard.press("-")
    wide(page, whole[2] / 1.6**2)
    page.keyboard.press("0")
    wide(page, whole[2])
    box = page.locator(".mapbox").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "(w) => document.querySelector('.map').viewBox.baseVal.width < w * 0.6",
        arg=whole[2],
    )


def test_a_question_brings_its_regions_into_sight(page: Page) -> None:
    """Close to a corner without anything to do: when tokens are to be laid out, they are seen."""
    lay(page, at_question("conquer", verb="abandon"), motion="none")
    whole = part(page)
    corner = page.locator(".map").bounding_box()
    assert corner is not None
    page.mouse.move(corner["x"] + corner["width"] - 30, corner["y"] + 30)
    page.mouse.wheel(0, -1500)
    page.wait_for_function(
        "(w) => document.querySelector('.map').viewBox.baseVal.width < w / 4",
        arg=whole[2],
    )
    page.locator("[data-choice=stop]").click()
    expect(page.locator(".sw-table")).to_have_attribute("data-asks", "redeploy")
    seen = """() => {
      const map = document.querySelector(".mapbox").getBoundingClientRect();
      return [...document.querySelectorAll(".region.live .target")].some((one) => {
        const at = one.getBoundingClientRect();
        return at.left > map.left && at.right < map.right && at.top > map.top && at.bottom < map.bottom;
      });
    }"""
    page.wait_for_function(seen)


def test_the_choice_between_map_and_list_is_kept(page: Page) -> None:
    lay(page, at_question("conquer"), motion="none")
    page.locator("[data-optic=list]").click()
    expect(page.locator(".row")).not_to_have_count(0)
    kept = json.loads(page.evaluate("() => localStorage.getItem('ludoteka.settings')"))
    assert kept["listView"] is True
    page.reload()
    expect(page.locator(".row")).not_to_have_count(0)
    page.locator("[data-optic=map]").click()
    expect(page.locator(".map")).to_be_visible()

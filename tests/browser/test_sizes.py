"""Any screen: fingers find what they press, nothing is too small to read, nothing scrolls sideways, wishes count."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from browser.tables import PHASES, lay, settled, table_at
from browser.test_axe import PAGES
from playwright.sync_api import Browser, BrowserContext, Page, expect

from conftest import Problems, wait_ready

FINGER, LETTER = 44, 14
MEASURE = """([finger, letter]) => {
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility === "visible" && !element.closest(".unseen, .sr");
  };
  const name = (element) => `${element.tagName}.${element.getAttribute("class") ?? ""} ` +
    (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\\s+/g, " ").slice(0, 40);
  // How far around its middle a finger still hits the element; what is cut off or covered can be scrolled to.
  const reach = (element, across) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const label = element.closest("label") ?? element.labels?.[0];
    const hit = (at, down) => {
      const there = document.elementFromPoint(at, down);
      return there !== null && (element.contains(there) || (label?.contains(there) ?? false));
    };
    if (!hit(x, y) || box.bottom > innerHeight || box.top < 0 || box.left < 0 || box.right > innerWidth) return finger;
    let length = 1;
    for (const way of [-1, 1])
      for (let far = 1; far <= finger && hit(x + (across ? way * far : 0), y + (across ? 0 : way * far)); far++)
        length++;
    return length;
  };
  const cut = (element) => {
    const scroller = element.closest("dialog, .panel, .hand, .tray, .log");
    if (!scroller) return false;
    const [inner, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return inner.bottom > outer.bottom || inner.top < outer.top || inner.right > outer.right || inner.left < outer.left;
  };
  const small = [...document.querySelectorAll("a[href], button, input, select, [role=button]")]
    .filter((element) => seen(element) && getComputedStyle(element).display !== "inline" && !cut(element))
    .map((element) => [name(element), reach(element, true), reach(element, false)])
    .filter(([, width, height]) => width < finger || height < finger)
    .map((row) => row.join(" "));
  const tiny = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    // Covers are pictures; their words stand beside them.
    if (!walk.currentNode.textContent.trim() || element.closest("noscript, .cover") || !seen(element)) continue;
    let scale = 1;
    for (let each = element; each; each = each.parentElement) scale *= Number(getComputedStyle(each).zoom) || 1;
    const matrix = element.ownerSVGElement ? element.getScreenCTM() : null;
    if (matrix) scale = Math.hypot(matrix.b, matrix.d);
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < letter - 0.05) tiny.push(`${name(element)} ${size.toFixed(1)}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [...small, ...tiny, ...(wide > 0 ? [`sideways ${wide}`] : [])];
}"""


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, object], problems: Problems) -> Iterator[Page]:
    """A page on a phone: small, and pressed with fingers."""
    args = {**browser_context_args, "has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
    context: BrowserContext = browser.new_context(**args)  # type: ignore[arg-type]
    page = context.new_page()
    problems.watch(page)
    yield page
    assert problems.unexpected() == []
    context.close()


def wants(page: Page, **settings: object) -> None:
    page.goto("/")
    page.evaluate("(chosen) => localStorage.setItem('ludoteka.settings', chosen)", json.dumps(settings))
    page.reload()
    wait_ready(page)


def test_pages_on_a_phone(phone: Page) -> None:
    wants(phone, motion="none", lang="uk")
    found = {}
    for address, shown in PAGES.items():
        phone.goto(f"/{address}")
        expect(phone.locator(shown).first).to_be_visible()
        if measured := settled(phone, MEASURE, [FINGER, LETTER]):
            found[address] = measured
    assert found == {}


UPRIGHT, LYING = (390, 844), (844, 390)


def turn(page: Page, size: tuple[int, int]) -> None:
    """Hold the device another way; what is drawn follows."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("name", PHASES)
def test_boards_on_a_phone(phone: Page, name: str) -> None:
    """Held upright, lying, and upright again: the board that was turned is the board that was opened so."""
    found = {}
    for phase in PHASES[name]:
        turn(phone, UPRIGHT)
        lay(phone, table_at(name, phase), motion="none", autopass=False, lang="uk")
        phone.wait_for_load_state("networkidle")
        board = phone.locator(".table .board > *").first
        expect(board).to_be_visible()
        opened = board.aria_snapshot()
        for size in (UPRIGHT, LYING):
            turn(phone, size)
            if measured := settled(phone, MEASURE, [FINGER, LETTER]):
                found[phase, size] = measured
        turn(phone, UPRIGHT)
        expect(board).to_match_aria_snapshot(opened)
    assert found == {}


SIDEWAYS = "() => document.documentElement.scrollWidth > innerWidth ? [innerWidth] : []"
SIZES = [(390, 844), (844, 390), (820, 1180), (2560, 1440), (640, 400)]
"""Two ways to hold a phone, a tablet, a large screen; and a laptop whose text is zoomed to 200 %."""


def test_nothing_scrolls_sideways(page: Page) -> None:
    wants(page, motion="none", lang="pl")
    found = []
    for address, shown in PAGES.items():
        page.goto(f"/{address}")
        expect(page.locator(shown).first).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if settled(page, SIDEWAYS):
                found.append((address, width, height))
    for name, phases in PHASES.items():
        lay(page, table_at(name, phases[1]), table=name, motion="none", autopass=False, lang="pl")
        page.wait_for_load_state("networkidle")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".table .board > *").first).to_be_visible()
            if settled(page, SIDEWAYS):
                found.append((name, width, height))
    assert found == []


def test_a_large_screen_is_used(page: Page) -> None:
    """The board grows with the window instead of standing small in its middle."""
    page.set_viewport_size({"width": 2560, "height": 1440})
    lay(page, table_at("dominion", "action"), motion="none", autopass=False)
    table, card = page.locator(".table").bounding_box(), page.locator(".hand .card").first.bounding_box()
    assert table
    assert card
    assert table["width"] > 2500
    assert table["height"] > 1400
    assert card["width"] > 180


def test_wishes_of_the_device_and_of_the_reader(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce", contrast="more")
    lay(page, table_at("dominion", "action"), autopass=False)
    expect(page.locator("html")).to_have_attribute("data-motion", "none")
    ink, line = page.evaluate(
        "() => ['--ink-2', '--line'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))"
    )
    assert (ink.strip(), line.strip()) == ("#24201b", "#24201b")  # as dark as the ink itself
    card = page.locator(".hand .card").first
    before = card.bounding_box()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Larger cards").check()
    after = card.bounding_box()
    assert before
    assert after
    assert after["width"] > before["width"] * 1.2
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


GROWS = {
    "wonderland": ("tea", ".place.tcard .face", ".region h2", ".bag .chip"),
    "smallworld": ("conquer", ".map .pin .tag", ".combo .names b", ".coin"),
}
"""What a reader who wants larger cards and pieces looks at, game by game, in a phase; Dominion is above."""
HEIGHTS = """(places) => places.map((place) => {
  const element = document.querySelector(place);
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  return element.matches("h2, b") ? size : element.getBoundingClientRect().height;
})"""


@pytest.mark.parametrize("name", GROWS)
def test_larger_pieces(page: Page, name: str) -> None:
    phase, *places = GROWS[name]
    lay(page, table_at(name, phase), motion="none", autopass=False)
    page.wait_for_load_state("networkidle")
    for place in places:
        expect(page.locator(place).first).to_be_attached()
    before = page.evaluate(HEIGHTS, places)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Larger cards").check()
    page.wait_for_function(
        f"([places, before]) => ({HEIGHTS})(places).every((height, at) => height > before[at] * 1.1)",
        arg=[places, before],
    )

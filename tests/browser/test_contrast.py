"""Words inside drawings, which axe-core does not see: against what really lies under each of them, in both themes."""

from __future__ import annotations

import base64
from typing import Literal

import pytest
from browser.tables import PHASES, lay, table_at
from playwright.sync_api import Page, expect

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
HIDE = """(hidden) => {
  for (const text of document.querySelectorAll("svg text")) {
    if (hidden) text.style.setProperty("fill", "transparent", "important");
    else text.style.removeProperty("fill");
  }
}"""
COMPARE = """async ([shown, bare]) => {
  const pixels = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const light = ([red, green, blue]) => {
    const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = [red, green, blue].map((c) => linear(c / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const [on, off] = [await pixels(shown), await pixels(bare)];
  const rows = [];
  for (const text of document.querySelectorAll("svg text")) {
    const box = text.getBoundingClientRect();
    const inside = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)[0];
    // What lies behind a dialog is not read; covers are pictures whose words stand beside them.
    if (!box.width || text.closest(".cover") || !inside) continue;
    if (document.querySelector("dialog:modal") && !text.closest("dialog")) continue;
    const glyphs = [];
    for (let y = Math.max(0, Math.floor(box.top)); y < Math.min(on.height, box.bottom); y++)
      for (let x = Math.max(0, Math.floor(box.left)); x < Math.min(on.width, box.right); x++) {
        const at = 4 * (y * on.width + x);
        const [ink, ground] = [on, off].map(({ data }) => [data[at], data[at + 1], data[at + 2]]);
        const far = Math.abs(ink[0] - ground[0]) + Math.abs(ink[1] - ground[1]) + Math.abs(ink[2] - ground[2]);
        if (far > 12) glyphs.push([far, contrast(ink, ground)]);
      }
    if (!glyphs.length) continue;
    // The edges of letters are mixed with the ground: the heart of each letter counts.
    glyphs.sort((a, b) => b[0] - a[0]);
    const heart = glyphs.slice(0, Math.max(3, Math.ceil(glyphs.length * 0.15))).map(([, found]) => found);
    heart.sort((a, b) => a - b);
    const matrix = text.getScreenCTM();
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.b, matrix.d);
    const large = size >= 24 || (size >= 18.6 && Number(getComputedStyle(text).fontWeight) >= 700);
    const kinds = [text.closest("svg"), text].map((each) => each.getAttribute("class"));
    const name = [text.textContent.trim(), ...kinds].join(" ");
    rows.push({ name, size, need: large ? 3 : 4.5, found: heart[Math.floor(heart.length / 2)] });
  }
  return rows;
}"""


def faint(page: Page) -> tuple[int, list[str]]:
    """How many words are drawn, and those that are hard to read."""
    shown = page.screenshot()
    page.evaluate(HIDE, True)
    bare = page.screenshot()
    rows = page.evaluate(COMPARE, [base64.b64encode(shown).decode(), base64.b64encode(bare).decode()])
    page.evaluate(HIDE, False)
    weak = [f"{row['name']} {row['size']:.0f} px: {row['found']:.2f}" for row in rows if row["found"] < row["need"]]
    return len(rows), weak


@pytest.mark.parametrize("name", PHASES)
def test_words_in_drawings(page: Page, name: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    words = 0
    weak = {}
    for phase in PHASES[name]:
        lay(page, table_at(name, phase), motion="none", autopass=False, theme="auto")
        page.wait_for_load_state("networkidle")
        drawn = "dialog[open]" if phase == "over" else ".table .board button:visible"
        expect(page.locator(drawn).first).to_be_visible()
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            count, there = faint(page)
            words += count
            if there:
                weak[phase, theme] = there
    assert words
    assert weak == {}
    page.evaluate("() => document.querySelectorAll('svg text').forEach((text) => (text.style.fillOpacity = '0.3'))")
    assert faint(page)[1]  # it would have been noticed

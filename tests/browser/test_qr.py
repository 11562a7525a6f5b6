"""The QR code of a share sheet says what the sheet says: read by a decoder that is not ours."""

from __future__ import annotations

import json
import re
import subprocess

from browser.tables import ADA, OLENA, lay, with_hands
from playwright.sync_api import Page, expect

import build

SCALE = 4
DECODE = """
import { readFileSync } from "node:fs";
import jsqr from "jsqr";
const { side, dark } = JSON.parse(readFileSync(0, "utf8"));
const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
for (const [x, y] of dark) for (const part of [0, 1, 2]) pixels[(y * side + x) * 4 + part] = 0;
process.stdout.write((jsqr.default ?? jsqr)(pixels, side, side)?.data ?? "");
"""


def decoded(page: Page) -> str:
    """What a camera would read."""
    side = int(float((page.locator("svg.qr").get_attribute("viewBox") or "").split()[2])) * SCALE
    path = page.locator("svg.qr .qr-ink").get_attribute("d") or ""
    squares = [(int(x) * SCALE, int(y) * SCALE) for x, y in re.findall(r"M(\d+) (\d+)h1", path)]
    dark = [(x + dx, y + dy) for x, y in squares for dx in range(SCALE) for dy in range(SCALE)]
    command = [build.node(), "--input-type=module", "-e", DECODE]
    picture = json.dumps({"side": side, "dark": dark})
    return subprocess.run(command, cwd=build.WEB, check=True, input=picture, capture_output=True, text=True).stdout


def test_the_qr_code_is_the_link(page: Page) -> None:
    lay(page, with_hands([OLENA, ADA], ["copper"] * 5, auto=True))
    page.locator(".brand .tool").click()
    page.locator("[data-dialog=table-menu] [data-share]").click()
    for kind in ("position", "fresh"):
        page.locator(f'.share-kind[data-kind="{kind}"]').click()
        ready = page.locator(f'.share-link[data-kind="{kind}"][data-ready] .share-address')
        expect(ready).to_be_visible()
        assert decoded(page) == ready.input_value()

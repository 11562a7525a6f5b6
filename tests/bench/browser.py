"""What the measurements in Chromium share."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from playwright.sync_api import Browser, Page, sync_playwright

import build
from ludoteka import bridge

TABLE = "bench"
PLAYABLE = ".table :is([data-on^='supply.'], [data-on^='hand.']):not([aria-disabled=true])"
READY = "html[data-engine=ready]"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder on a port of its own."""
    server = build.SiteServer(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.url
    finally:
        server.shutdown()
        server.server_close()


class HostHandler(build.SiteHandler):
    """Headers as static hosts send them: pages are asked about again, files are kept."""

    cache_control = "max-age=31536000"

    def end_headers(self) -> None:
        path = self.path.split("?")[0]
        self.cache_control = "no-cache" if path.endswith(("/", ".html", "sw.js")) else "max-age=31536000"
        super().end_headers()


class PackedHandler(HostHandler):
    """A host that sends the .br copy of a file to those who take it."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        path = self.translate_path(self.path)
        packed = Path(path) / "index.html.br" if Path(path).is_dir() else Path(f"{path}.br")
        if "br" not in self.headers.get("Accept-Encoding", "") or not packed.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(packed.with_suffix(""))))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")


@contextmanager
def hosted(folder: Path, handler: type[build.SiteHandler] = HostHandler) -> Iterator[build.SiteServer]:
    """A folder on a port of its own, on a host whose files browsers may keep; the caller may stop it."""
    server = build.SiteServer(folder, handler=handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def site_copy() -> Iterator[Path]:
    """A copy of the built site: a build that runs beside the measurement cannot change it."""
    with tempfile.TemporaryDirectory() as name:
        with build.only_one():
            shutil.copytree(build.DIST, name, dirs_exist_ok=True)
        yield Path(name)


@contextmanager
def site() -> Iterator[str]:
    """Such a copy, served."""
    with site_copy() as folder, served(folder) as url:
        yield url


def executable() -> str | None:
    """The Chromium that build.py found; None is Playwright's own."""
    return os.environ.get("LUDOTEKA_BROWSER", build.installed_browser() or "") or None


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    """A browser whose contexts keep nothing."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(), args=["--no-sandbox", "--disable-dev-shm-usage", *flags]
        )
        try:
            yield browser
        finally:
            browser.close()


def saved_table() -> str:
    """The save of a fresh Dominion table of one person and a bot."""
    seats = [{"name": "Ada", "bot": ""}, {"name": "Bob", "bot": "big_money"}]
    asked = {"game": "dominion", "options": {}, "seats": seats, "seed": "bench"}
    answer = json.loads(bridge.call("new", json.dumps(asked)))
    save = answer["save"]
    return save if isinstance(save, str) else json.dumps(save)


def with_table(page: Page) -> None:
    """The page will find the saved table on its shelf."""
    page.add_init_script(f"localStorage.setItem('ludoteka.table.{TABLE}', {json.dumps(saved_table())})")

"""What the browser tests stand on: the built site on a port of its own, and a page whose errors count."""

from __future__ import annotations

import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, expect

import build

PATIENCE = 45_000
"""How long something may take on two cores that are busy with other tests, in ms."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The Chromium that build.py found; an empty name is Playwright's own."""
    found = os.environ.get("LUDOTEKA_BROWSER", build.installed_browser() or "")
    chosen = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **chosen, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the built site: a build that runs beside the tests cannot change it."""
    build.build_site()
    folder = tmp_path_factory.mktemp("site")
    with build.only_one():
        shutil.copytree(build.DIST, folder, dirs_exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[str]:
    """The address of the built site, served as by a plain static host, with Cache-Control: no-store."""
    server = build.SiteServer(built)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.url
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object], site: str) -> dict[str, object]:
    """Tests say ``page.goto("/")``."""
    # Else every test would copy the whole site into a cache of its own; tests of it allow it.
    return {**browser_context_args, "base_url": site, "service_workers": "block"}


class Problems:
    """The errors that a page reported; a test that provokes some says which with ``allow``."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        """Errors in which this regular expression is found are expected."""
        self._allowed.append(pattern)

    def unexpected(self) -> list[str]:
        return [text for text in self.found if not any(re.search(pattern, text) for pattern in self._allowed)]

    def watch(self, page: Page) -> None:
        """Collect the console errors and uncaught exceptions of a page and of its workers."""
        page.on("console", self._console)
        page.on("pageerror", self._exception)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"{message.text} {message.location.get('url', '')}")

    def _exception(self, error: Error) -> None:
        self.found.append(str(error))


@pytest.fixture
def problems() -> Problems:
    return Problems()


@pytest.fixture
def page(context: BrowserContext, problems: Problems) -> Iterator[Page]:
    """A page of the site; the test fails if the page reported an error that the test did not allow."""
    context.set_default_timeout(PATIENCE)
    fresh = context.new_page()
    problems.watch(fresh)
    yield fresh
    assert problems.unexpected() == []


@pytest.fixture
def ready(page: Page) -> Page:
    """The home page with Python up."""
    page.goto("/")
    wait_ready(page)
    return page


Lay = Callable[..., str]
"""Writes a page of this body and gives its address."""


@pytest.fixture
def lay_page(tmp_path: Path, site: str) -> Iterator[Lay]:
    """Write somebody else's page, with this body, and serve it from an origin of its own; its address."""
    server = build.SiteServer(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def lay(body: str, name: str = "page.html", host: str = "127.0.0.1") -> str:
        script = f'<script src="{site}embed.js" defer></script>'
        icon = '<link rel="icon" href="data:,">'
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>{icon}{script}'
        (tmp_path / name).write_text(
            f"{head}<p>Words.</p>{body}<p><a id='after' href='#'>After</a></p>", encoding="utf-8"
        )
        return f"http://{host}:{server.server_port}/{name}"

    yield lay
    server.stop()


def wait_ready(page: Page) -> None:
    """Wait until Python is up; say why if it is not going to be."""
    page.wait_for_selector("html[data-engine=ready], html[data-engine=failed]", state="attached", timeout=60_000)
    html = page.locator("html")
    assert html.get_attribute("data-engine") == "ready", html.get_attribute("data-error")

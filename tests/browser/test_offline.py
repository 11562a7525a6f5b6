"""After one visit the server may go; a new build comes without taking anything away."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from browser.tables import ADA, OLENA, with_hands
from playwright.sync_api import Browser, BrowserContext, Page, expect

import build
from conftest import Problems, wait_ready

NAMED = re.compile(r'(data-build="|"build": "|BUILD = ")\w+')
KEPT = """async () => {
    const names = await caches.keys();
    return Promise.all(names.map(async (name) =>
        [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)]));
}"""


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    """The site below a path of its own, to be changed by the test."""
    home = tmp_path / "some" / "shelf"
    shutil.copytree(built, home, copy_function=_link)
    return home


def _link(source: str, target: str) -> None:
    Path(target).hardlink_to(source)


@pytest.fixture
def server(folder: Path) -> Iterator[build.SiteServer]:
    """A host that the test may stop."""
    running = build.SiteServer(folder.parent.parent)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, server: build.SiteServer) -> Iterator[BrowserContext]:
    """Someone whose browser keeps what the service worker wants kept."""
    context = browser.new_context(base_url=f"{server.url}some/shelf/", service_workers="allow")
    yield context
    context.close()


def visit(context: BrowserContext, problems: Problems) -> Page:
    """A first visit with a table of Dominion, until everything is kept."""
    page = context.new_page()
    problems.watch(page)
    problems.allow("ERR_CONNECTION_REFUSED|Failed to fetch|ERR_FAILED")
    page.goto("./")
    save = with_hands([OLENA, ADA], ["copper"] * 5, auto=True)
    page.evaluate(
        """(save) => {
            localStorage.setItem("ludoteka.table.test", save);
            localStorage.setItem("ludoteka.settings", '{"speed": "instant"}');
        }""",
        save,
    )
    wait_ready(page)
    return page


def expect_kept(page: Page) -> None:
    expect(page.locator(".home .offline")).to_be_attached(timeout=60_000)


def rewrite(path: Path, change: Callable[[str], str]) -> None:
    """A changed file in place of the one that is shared with the other tests."""
    text = change(path.read_text())
    path.unlink()
    path.write_text(text)


def publish(folder: Path, name: str) -> None:
    """Another build in the same place: page, manifest and service worker name it."""
    for file in ("index.html", "manifest.json", "sw.js"):
        rewrite(folder / file, lambda text: NAMED.sub(rf"\g<1>{name}", text, count=1))


def play_a_turn(page: Page) -> None:
    """Put down the treasures, buy, and see the bot play and the next turn come."""
    expect(page.locator(".table")).to_have_attribute("data-ply", re.compile(r"\d"))
    page.locator('[data-choice="treasures"]').click()
    expect(page.locator('[data-on="supply.moat"]:not([aria-disabled=true])')).to_be_visible()
    page.locator('[data-on="supply.moat"]').click()
    expect(page.locator(".brand-text p")).to_contain_text("2")


def test_the_site_works_after_one_visit_with_the_server_gone(
    visitor: BrowserContext, server: build.SiteServer, problems: Problems, built: Path
) -> None:
    page = visit(visitor, problems)
    expect_kept(page)
    (cache,) = page.evaluate(KEPT)
    hashed = {f"/some/shelf/{path.relative_to(built).as_posix()}" for path in build.files_under(built / "web")}
    kept = set(cache[1])
    assert {path for path in hashed if not path.endswith((".gz", ".br"))} == {path for path in kept if "/web/" in path}
    assert all(path.endswith(".html") for path in kept - hashed)
    server.stop()
    page.goto("./#table/test")
    page.reload()
    wait_ready(page)
    play_a_turn(page)


def test_without_the_service_worker_it_does_not(browser: Browser, server: build.SiteServer, problems: Problems) -> None:
    with browser.new_context(base_url=f"{server.url}some/shelf/", service_workers="block") as context:
        page = visit(context, problems)
        server.stop()
        with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
            page.reload()


def test_a_new_build_waits_for_the_reader_and_takes_no_table_away(
    visitor: BrowserContext, folder: Path, problems: Problems
) -> None:
    page = visit(visitor, problems)
    expect_kept(page)
    page.goto("./#table/test")
    page.reload()
    wait_ready(page)
    expect(page.locator(".table")).to_be_visible()
    publish(folder, "new000000001")
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update() }")
    page.wait_for_function("async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)")
    notice = page.locator(".notice", has_text="new version")
    page.locator('[data-choice="treasures"]').click()
    expect(page.locator('[data-on="supply.moat"]:not([aria-disabled=true])')).to_be_visible()
    expect(notice).to_have_count(0)
    kept = page.evaluate("() => localStorage.getItem('ludoteka.table.test')")
    page.goto("./#")
    expect(notice).to_be_visible()
    with page.expect_navigation():
        notice.get_by_role("button", name="Reload").click()
    expect(page.locator("html")).to_have_attribute("data-build", "new000000001")
    wait_ready(page)
    expect_kept(page)
    assert page.evaluate("() => localStorage.getItem('ludoteka.table.test')") == kept
    page.wait_for_function("async () => (await caches.keys()).join() === 'ludoteka-new000000001'")


def test_the_kill_switch_forgets_everything(visitor: BrowserContext, folder: Path, problems: Problems) -> None:
    page = visit(visitor, problems)
    expect_kept(page)
    rewrite(folder / "sw.js", lambda text: re.sub(r'BUILD = "\w+"', 'BUILD = "off"', text))
    rewrite(folder / "index.html", lambda text: text.replace(" data-build=", ' data-offline="off" data-build='))
    page.reload()
    wait_ready(page)
    page.wait_for_function("async () => (await caches.keys()).length === 0")
    page.wait_for_function("async () => !(await navigator.serviceWorker.getRegistration())")


def test_a_network_that_goes_during_the_first_load_is_told(page: Page, problems: Problems) -> None:
    problems.allow("ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch")
    page.route(re.compile(r"\.(wasm|bin)$"), lambda route: route.abort("internetdisconnected"))
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-error", "boot-network", timeout=60_000)
    told = page.get_by_role("alert").first
    expect(told).to_be_visible()
    page.unroute_all()
    told.get_by_role("button", name="Try again").click()
    wait_ready(page)


class Breaking(build.SiteHandler):
    """A host whose line breaks in the middle of a large file, until it is mended."""

    broken: ClassVar[list[str]] = []
    whole: ClassVar[bool] = False

    def do_GET(self) -> None:  # noqa: N802  (the base class has it so)
        name = self.path.rsplit("/", 1)[-1]
        if self.whole or not name.endswith((".wasm", ".bin")):
            return super().do_GET()
        data = Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "application/wasm" if name.endswith(".wasm") else "application/octet-stream")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[: len(data) // 2])
        self.broken.append(name)
        self.close_connection = True
        return None


def test_a_network_that_goes_in_the_middle_of_a_file_is_told(page: Page, problems: Problems, built: Path) -> None:
    """Half of Python has come when the line breaks: the page says so, and goes on when the line is back."""
    problems.allow("ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED|network error|Failed to fetch|aborted")
    Breaking.whole, Breaking.broken[:] = False, []
    server = build.SiteServer(built, handler=Breaking)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        page.goto(server.url)
        expect(page.locator("html")).to_have_attribute("data-engine", "failed", timeout=60_000)
        expect(page.locator("html")).to_have_attribute("data-error", "boot-network")
        assert any(name.endswith(".wasm") for name in Breaking.broken)
        expect(page.locator(".game")).to_have_count(3)
        Breaking.whole = True
        page.get_by_role("alert").first.get_by_role("button", name="Try again").click()
        wait_ready(page)
    finally:
        server.stop()


def test_the_site_can_be_installed(built: Path) -> None:
    html = (built / "index.html").read_text()
    found = re.search(r'rel="manifest" href="([^"]+)"', html)
    assert found
    manifest = json.loads((built / found[1]).read_text())
    assert (built / found[1]).parent.joinpath(manifest["start_url"]).resolve() == built.resolve()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert (built / found[1]).parent.joinpath(icon["src"]).is_file()

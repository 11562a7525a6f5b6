"""Python comes up in the browser: from the snapshot, plainly, or with a clear word why not."""

from __future__ import annotations

import gzip
import threading
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

import build
from conftest import Problems, wait_ready

BOOT = 'import(new URL("web/boot.js", document.baseURI).href)'
SNAPSHOT = "**/snapshot.*.bin"
WASM = "**/*.wasm"
LISTEN = 'globalThis.steps = []; document.addEventListener("engine-progress", (e) => steps.push(e.detail));'


def call(page: Page, method: str) -> dict[str, Any]:
    """Ask Python through the page's own engine."""
    answer: dict[str, Any] = page.evaluate(f"async (name) => (await {BOOT}).engine.call(name)", method)
    return answer


def watch_requests(page: Page) -> list[str]:
    urls: list[str] = []

    def note(request: Request) -> None:
        urls.append(request.url)

    page.on("request", note)
    return urls


def expect_boot(page: Page, mode: str) -> None:
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("data-boot", mode)
    assert "error" not in call(page, "ping")


def expect_failure(page: Page, key: str) -> None:
    html = page.locator("html")
    expect(html).to_have_attribute("data-engine", "failed", timeout=60_000)
    expect(html).to_have_attribute("data-error", key)
    expect(page.get_by_role("alert").first).to_be_visible()


def test_boots_from_the_snapshot(page: Page, site: str) -> None:
    urls = watch_requests(page)
    page.goto("/")
    expect_boot(page, "snapshot")
    assert [url for url in urls if not url.startswith(site)] == []
    assert [url for url in urls if url.endswith((".whl", ".zip"))] == []


def test_progress_counts_the_bytes(page: Page) -> None:
    page.add_init_script(LISTEN)
    page.goto("/")
    wait_ready(page)
    steps = page.evaluate("() => steps")
    loaded = [step["loaded"] for step in steps]
    assert loaded == sorted(loaded)
    assert len(set(loaded)) > 4
    assert loaded[-1] == steps[-1]["total"] > 14_000_000
    phases = list(dict.fromkeys(step["phase"] for step in steps))
    assert phases == ["download", "start", "ready"]


@pytest.mark.parametrize(
    "damage",
    [lambda data: data[: len(data) // 2], lambda _: gzip.compress(b"\x10" * 5000), lambda _: b"", None],
    ids=["cut in half", "of something else", "empty", "missing"],
)
def test_a_damaged_snapshot_falls_back_to_the_plain_boot(page: Page, problems: Problems, damage: Any) -> None:
    def answer(route: Route) -> None:
        if damage is None:
            route.fulfill(status=404)
        else:
            route.fulfill(body=damage(route.fetch().body()))

    problems.allow("404")
    page.route(SNAPSHOT, answer)
    page.add_init_script(LISTEN)
    page.goto("/")
    expect_boot(page, "plain")
    last = page.evaluate("() => steps.at(-1)")
    assert last["loaded"] == last["total"] > 15_000_000


def test_without_wasm_the_page_says_so(page: Page, problems: Problems) -> None:
    problems.allow("ERR_FAILED")
    page.route(WASM, lambda route: route.abort())
    page.goto("/")
    expect_failure(page, "boot-network")


def test_a_policy_against_wasm_is_told_apart(page: Page, problems: Problems) -> None:
    def forbid(route: Route) -> None:
        html = route.fetch().text()
        route.fulfill(body=html.replace("'wasm-unsafe-eval'", ""), content_type="text/html")

    problems.allow("WebAssembly|wasm")
    page.route("/", forbid)
    page.goto("/")
    expect_failure(page, "boot-wasm")


def test_a_boot_that_stands_still_ends_with_a_message(page: Page) -> None:
    page.clock.install()
    page.route(WASM, lambda route: None)
    page.goto("/")
    page.wait_for_selector("html[data-engine=booting]", state="attached")
    with page.expect_request(WASM):
        page.reload()
    page.clock.fast_forward(120_000)
    expect_failure(page, "boot-timeout")


def test_the_standard_library_is_fetched_when_it_is_needed(ready: Page) -> None:
    urls = watch_requests(ready)
    worker = ready.workers[0]
    source = "import sys; assert 'colorsys' not in sys.modules\nimport colorsys\ncolorsys.rgb_to_hls(1, 1, 1)[1]"
    assert worker.evaluate("(source) => python.runPython(source)", source) == 1
    assert len([url for url in urls if "stdlib" in url]) == 1


def test_a_restart_needs_no_network(ready: Page) -> None:
    urls = watch_requests(ready)
    ready.evaluate(f"async () => (await {BOOT}).engine.restart()")
    expect_boot(ready, "snapshot")
    assert [url for url in urls if url.endswith((".wasm", ".bin"))] == []


def test_a_lost_worker_is_told_and_can_be_started_again(ready: Page, problems: Problems) -> None:
    problems.allow("out of memory")
    ready.workers[0].evaluate("() => { setTimeout(() => { throw new Error('out of memory') }) }")
    expect_failure(ready, "engine-lost")
    ready.evaluate(f"async () => (await {BOOT}).engine.restart()")
    expect_boot(ready, "snapshot")


def test_an_unknown_method_is_a_typed_error(ready: Page) -> None:
    thrown = ready.evaluate(
        f"async () => {{ try {{ await (await {BOOT}).engine.call('no such thing') }}"
        " catch (error) { return [error.name, error.key] } }"
    )
    assert thrown[0] == "EngineError"
    assert thrown[1]


def test_works_under_a_sub_path(page: Page, built: Path, tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "shelf").symlink_to(built)
    server = build.SiteServer(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        page.goto(f"{server.url}some/shelf/")
        expect_boot(page, "snapshot")
    finally:
        server.shutdown()
        server.server_close()

"""What is transferred before the first click on a board, file by file."""

from __future__ import annotations

import gzip
from urllib.parse import unquote, urlsplit

import build
from bench.browser import PLAYABLE, TABLE, chromium, site, with_table
from bench.figure import Figure


def loaded() -> list[str]:
    """The files that a first visit to a saved table asks for."""
    paths: set[str] = set()
    with chromium() as browser, site() as url:
        context = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800})
        page = context.new_page()
        context.on(
            "request", lambda request: paths.add(unquote(urlsplit(request.url).path).lstrip("/") or "index.html")
        )
        with_table(page)
        page.goto(f"{url}#table/{TABLE}")
        page.wait_for_selector(PLAYABLE)
        context.close()
    return sorted(path for path in paths if (build.DIST / path).is_file())


def size(path: str) -> int:
    """Bytes of the file as a host that compresses would send it."""
    data = (build.DIST / path).read_bytes()
    return min(len(data), len(gzip.compress(data, 6)))


def measure() -> list[Figure]:
    files = {path: size(path) / 1e6 for path in loaded()}
    raw = sum((build.DIST / path).stat().st_size for path in files) / 1e6
    figures = [
        Figure(name="transferred before the first click, gzip", value=sum(files.values()), unit="MB", at_most=10),
        Figure(name="the same, as it is", value=raw, unit="MB"),
        Figure(name="files", value=len(files), unit="files"),
    ]
    for path in sorted(files, key=lambda path: -files[path]):
        figures.append(Figure(name=f"gzip of {path}", value=files[path] * 1000, unit="kB"))
    return figures

"""Lighthouse on the built home page, as its desktop preset sees it, on a host that compresses; the report is kept."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import build
from bench.browser import PackedHandler, executable, hosted, site_copy
from bench.figure import Figure

LOCK = Path(__file__).parent / "lighthouse"
HOME = build.CACHE / "lighthouse"
REPORT = build.CACHE / "lighthouse.report"
CATEGORIES = ("performance", "accessibility", "best-practices")
RUNS = 3
"""The middle one of so many counts: a busy machine blocks a page longer than it would."""


def install() -> Path:
    """Lighthouse as locked, apart from the parts of the site: only this measurement needs it."""

    def fetch() -> None:
        shutil.rmtree(HOME, ignore_errors=True)
        shutil.copytree(LOCK, HOME)
        build.run(
            shutil.which("npm") or "npm", "ci", "--loglevel=error", "--ignore-scripts", "--omit=optional", cwd=HOME
        )

    with build.only_one():
        build.step("lighthouse", HOME / ".stamp", build.fingerprint(sorted(LOCK.iterdir())), fetch)
    return HOME / "node_modules" / "lighthouse" / "cli" / "index.js"


def run(command: Path, url: str) -> dict[str, float]:
    """One run; the scores of its categories, of 100."""
    words = [build.node(), str(command), url, "--quiet", "--preset=desktop", "--max-wait-for-load=45000"]
    words += ["--output=json", "--output=html", f"--output-path={REPORT}"]
    words += [f"--only-categories={','.join(CATEGORIES)}"]
    words += ["--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage"]
    path = executable()
    environment = {**os.environ, **({"CHROME_PATH": path} if path else {})}
    subprocess.run(words, check=True, env=environment, timeout=180, stdout=subprocess.DEVNULL)
    found = json.loads(Path(f"{REPORT}.report.json").read_text())["categories"]
    return {name: 100 * found[name]["score"] for name in CATEGORIES}


def measure() -> list[Figure]:
    command = install()
    build.build_site(compress=True)
    with site_copy() as folder, hosted(folder, PackedHandler) as server:
        rounds = [run(command, server.url) for _ in range(RUNS)]
    middle = {name: sorted(scores[name] for scores in rounds)[RUNS // 2] for name in CATEGORIES}
    return [
        Figure(name=f"Lighthouse, desktop: {name}", value=value, unit="of 100", at_least=95)
        for name, value in middle.items()
    ]

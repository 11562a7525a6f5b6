"""What the page's process holds with Python up and a table open, beyond an empty page. Linux only."""

from __future__ import annotations

import re
import uuid
from pathlib import Path

from bench.browser import PLAYABLE, TABLE, chromium, site, with_table
from bench.figure import Figure


def field(path: Path, name: str) -> int:
    """A number of a /proc file; 0 if the process is gone."""
    try:
        found = re.search(rf"^{name}:\s+(\d+)", path.read_text(), re.MULTILINE)
    except OSError:
        return 0
    return int(found[1]) if found else 0


def renderers(token: str) -> int:
    """Kilobytes of the largest renderer among the descendants of the browser that was started with this token."""
    commands: dict[int, str] = {}
    parents: dict[int, int] = {}
    for place in Path("/proc").glob("[0-9]*"):
        try:
            commands[int(place.name)] = (place / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
        parents[int(place.name)] = field(place / "status", "PPid")
    ours = {pid for pid, command in commands.items() if token in command}
    for _ in range(6):
        ours |= {pid for pid, parent in parents.items() if parent in ours}
    sizes = [field(Path(f"/proc/{pid}/smaps_rollup"), "Pss") for pid in ours if "--type=renderer" in commands[pid]]
    return max(sizes, default=0)


def measure() -> list[Figure]:
    if not Path("/proc/self/smaps_rollup").exists():
        return []
    token = f"--ludoteka-bench={uuid.uuid4().hex}"
    with chromium(token) as browser, site() as url:
        empty = browser.new_context().new_page()
        empty.goto(f"{url}manifest.json")
        before = renderers(token)
        empty.context.close()
        page = browser.new_context(service_workers="block", viewport={"width": 1280, "height": 800}).new_page()
        with_table(page)
        page.goto(f"{url}#table/{TABLE}")
        page.wait_for_selector(PLAYABLE)
        page.wait_for_timeout(1000)
        after = renderers(token)
        heap = page.workers[0].evaluate("() => python._module.HEAP8.length")
    return [
        Figure(name="page and worker beyond an empty page", value=(after - before) / 1000, unit="MB", at_most=250),
        Figure(name="Python's memory in it", value=heap / 1e6, unit="MB"),
    ]

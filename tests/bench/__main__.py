"""``python3 build.py bench [--json] [part ...]``."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable

from bench import audit, boot, click, copies, games, memory, playouts, sizes, smooth
from bench.figure import Figure

PARTS: dict[str, Callable[[], list[Figure]]] = {
    "games": games.measure,
    "copies": copies.measure,
    "playouts": playouts.measure,
    "boot": boot.measure,
    "click": click.measure,
    "sizes": sizes.measure,
    "lighthouse": audit.measure,
    "memory": memory.measure,
    "smooth": smooth.measure,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="build.py bench", description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"some of {', '.join(PARTS)}; all if none is named")
    given = parser.parse_args()
    unknown = set(given.parts) - set(PARTS)
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    report: dict[str, list[dict[str, object]]] = {}
    for name in given.parts or PARTS:
        if not given.json:
            print(f"-- {name}", flush=True)
        figures = PARTS[name]()
        report[name] = [figure.row() for figure in figures]
        for figure in [] if given.json else figures:
            print(figure.line(), flush=True)
    if given.json:
        print(
            json.dumps({"python": platform.python_version(), "machine": platform.machine(), "parts": report}, indent=1)
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Playouts per CPU second of the search player, natively and in Pyodide (in Node)."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import build
from bench.figure import Figure

SECONDS = "2"
HERE = Path(__file__).parent


def measure() -> list[Figure]:
    script = str(HERE / "playout_rate.py")
    wheel = next((build.CACHE / "wheel").glob("ludoteka-*.whl"))
    pyodide = build.WEB / "node_modules" / "pyodide"
    commands = {
        "CPython": [sys.executable, script, SECONDS],
        "Pyodide": [build.node(), HERE / "in_pyodide.mjs", pyodide, wheel, script, SECONDS],
    }
    figures = []
    for where, command in commands.items():
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True)
        for name, rate in json.loads(done.stdout).items():
            figures.append(Figure(name=f"{name}: playouts in {where}", value=float(rate), unit="per CPU second"))
    return figures

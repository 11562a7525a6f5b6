"""Arrows point one way: what each room of the package may import (py/README.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import ludoteka

ROOT = Path(ludoteka.__file__).parent
GAME_ROOMS = {"dominion", "wonderland", "smallworld"}
LOW = {"plain", "rng", "game", "stack", "teach"}
MAY: dict[str, set[str]] = {
    "plain": {"game"},  # for types only: Event
    "rng": set(),
    "edition": set(),
    "game": {"plain", "rng"},
    "stack": {"game", "plain", "rng"},
    "bots": {"game", "plain", "rng"},
    "forecast": {"game", "plain", "rng"},
    "study": {"bots", "games", "game", "plain", "rng", "__init__"},
    "games": {"game", "plain", *GAME_ROOMS},
    "formats": {"game", "plain"},
    "session": {"study", "forecast", "formats", "games", "game", "bots", "plain", "rng", "edition", "__init__"},
    "share": {"session", "games", "game", "plain", "rng", "edition"},
    "daily": {"games", "game", "plain", "rng"},
    "tournament": {"games", "game", "bots", "plain", "rng"},
    "rules": {"games"},
    "teach": {"plain"},
    "scene": {"games", "game", "plain", "teach"},
    "lesson": {"scene", "games", "game", "plain", "session", "teach"},
    "bridge": {
        *("study", "share", "daily", "lesson", "scene", "session", "games", "game", "bots"),
        *("plain", "rng", "edition", "__init__"),
    },
    "laws": {"bridge", "share", "lesson", "scene", "rules", "session", "games", "game", "plain", "rng", *GAME_ROOMS},
    "__init__": set(),
    **dict.fromkeys(GAME_ROOMS, LOW),
}


def room_of(name: str) -> str:
    """A name imported from the package itself is a room, or something of its __init__."""
    return name if (ROOT / name).exists() or (ROOT / f"{name}.py").exists() else "__init__"


def imported(path: Path) -> set[str]:
    """The rooms of our package that a module imports."""
    here = path.relative_to(ROOT).parts
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            rooms |= {name.name.split(".")[1] for name in node.names if name.name.startswith("ludoteka.")}
        if isinstance(node, ast.ImportFrom):
            package = list(here[: len(here) - node.level]) if node.level else []
            names = (node.module or "").split(".") if node.module else []
            if not node.level:
                if names[:1] != ["ludoteka"]:
                    continue
                names = names[1:]
            full = package + names
            rooms |= {full[0]} if full else {room_of(one.name) for one in node.names}
    return rooms


def test_arrows_point_one_way() -> None:
    wrong = []
    for path in sorted(ROOT.rglob("*.py")):
        room = path.relative_to(ROOT).parts[0].removesuffix(".py")
        if room in {"__main__", "_editions"} or "atlas" in path.parts:
            continue
        wrong += [f"{path.relative_to(ROOT)} imports {other}" for other in sorted(imported(path) - MAY[room] - {room})]
    assert not wrong


def test_only_the_bridge_knows_the_browser() -> None:
    for path in ROOT.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        names = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
        names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module and not node.level}
        browser = {"js", "pyodide", "pyodide_js", "micropip"} & {name.split(".")[0] for name in names}
        assert not browser or path.name == "bridge.py", path

"""Rule ids and the tests that prove them."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from .games import GAMES

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test as the proof of these rules: ``@rule("D.shuffle")``."""

    def mark(test: F) -> F:
        return test

    return mark


def tests_by_rule(folder: Path) -> dict[str, list[str]]:
    """Which tests name which rule, read from the decorators without running anything."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    for arg in mark.args:
                        found.setdefault(ast.literal_eval(arg), []).append(
                            f"{path.relative_to(folder).as_posix()}::{node.name}"
                        )
    return found


def coverage(folder: Path) -> dict[str, dict[str, list[str]]]:
    """For every game its rule ids with the tests that name them."""
    tests = tests_by_rule(folder)
    return {
        name: {one: tests.get(one, []) for ids in game.CHAPTERS.values() for one in ids} for name, game in GAMES.items()
    }


def unknown(folder: Path) -> list[str]:
    """Ids that a test names and no rulebook has."""
    known = {one for game in GAMES.values() for ids in game.CHAPTERS.values() for one in ids}
    return sorted(set(tests_by_rule(folder)) - known)

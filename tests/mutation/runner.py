"""Run the rule tests of a game against a mutant, in a forked child that imports the changed module."""

from __future__ import annotations

import ast
import contextlib
import importlib.abc
import importlib.machinery
import os
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest

from .mutants import Mutant

KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"
Lines = dict[tuple[str, int], list[str]]


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a changed tree."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.code: CodeType = compile(mutant.code(), str(mutant.path), "exec")

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.module:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=str(self.mutant.path))

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(self.mutant.path)
        exec(self.code, module.__dict__)


class Coverage:
    """Which test runs through which line of the rules, and how long it takes."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"/{folder.name}"  # sys.path may lead there by way of "..": compare names, not paths
        self.lines: dict[str, set[tuple[str, int]]] = {}
        self.seconds: dict[str, float] = {}
        self.now: set[tuple[str, int]] = set()

    def _call(self, frame: FrameType, event: str, arg: object) -> object:
        return self._line if os.path.dirname(frame.f_code.co_filename).endswith(self.folder) else None

    def _line(self, frame: FrameType, event: str, arg: object) -> object:
        if event == "line":
            self.now.add((os.path.basename(frame.f_code.co_filename), frame.f_lineno))
        return self._line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self.now = set()
        forget(self.folder)
        started = time.process_time()
        sys.settrace(self._call)  # type: ignore[arg-type]
        try:
            yield
        finally:
            sys.settrace(None)
            self.lines[item.nodeid] = self.now
            self.seconds[item.nodeid] = time.process_time() - started


def forget(folder: str) -> None:
    """What the rules have worked out once and keep (maps) is worked out anew: every test that stands on it counts."""
    for name, module in list(sys.modules.items()):
        if name.startswith("ludoteka.") and folder.strip("/") in name:
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()


def pytest_quietly(arguments: Sequence[str], plugins: Sequence[object] = ()) -> int:
    """pytest in this process, without a word."""
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
        return int(pytest.main(["-q", "-p", "no:playwright", "-p", "no:xdist", *arguments], plugins=list(plugins)))


def cover(folder: Path, config: Path, tests: Sequence[Path]) -> tuple[Lines, dict[str, float]]:
    """The tests of every line, in a child so that the rules are not imported here."""
    import json
    import tempfile

    with tempfile.NamedTemporaryFile("w+", suffix=".json") as told:
        child = os.fork()
        if child == 0:
            found = Coverage(folder)
            code = pytest_quietly(["-c", str(config), *map(str, tests)], [found])
            rows = {test: sorted(lines) for test, lines in found.lines.items()}
            Path(told.name).write_text(json.dumps([code, rows, found.seconds]))
            os._exit(0)
        os.waitpid(child, 0)
        code, rows, seconds = json.loads(Path(told.name).read_text())
    if code:
        raise SystemExit(f"the tests fail without any change (pytest {code})")
    by_line: Lines = {}
    for test, lines in rows.items():
        for path, line in lines:
            by_line.setdefault((path, line), []).append(test)
    for listed in by_line.values():
        listed.sort(key=lambda test: seconds[test])
    return by_line, seconds


def fate(mutant: Mutant, config: Path, tests: Sequence[str], cpu: int) -> str:
    """Does any of these tests fail on the mutant?"""
    child = os.fork()
    if child == 0:
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
            resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
            sys.meta_path.insert(0, Changed(mutant))
            os._exit(pytest_quietly(["-c", str(config), "-x", *(f"{config.parent}/{test}" for test in tests)]))
        except BaseException:
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return TIMEOUT
    code = os.WEXITSTATUS(status)
    if code not in (0, 1, 2):  # 2: not even collected
        raise SystemExit(f"pytest ended with {code}")
    return KILLED if code else SURVIVED


def source_line(mutant: Mutant) -> str:
    """The line as it stands in the sources."""
    return mutant.path.read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()


def parses(mutant: Mutant) -> bool:
    """A change that Python itself refuses proves nothing."""
    try:
        compile(mutant.code(), "mutant", "exec")
    except (SyntaxError, ValueError):
        return False
    return isinstance(mutant.code(), ast.Module)

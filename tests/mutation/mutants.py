"""Small changes of a rule module, one at a time: what a wrong rule would look like."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

NOT_RULES = {"__init__", "about", "balance", "bot", "choices", "explain", "guide", "knowledge", "options", "questions"}
NOT_RULES |= {"answers", "fight", "goals", "judge", "rulebook", "save", "steady", "steps", "view", "worth", "odds"}
"""Modules that hold no rule of play: bots, screens, saves, texts."""

COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNT: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
UNCHANGED = -1
"""The number of the control: the module as it is."""
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """The n-th possible change of a module."""

    module: str
    path: Path
    number: int
    line: int
    told: str

    def code(self) -> ast.Module:
        """The changed module."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        changes = list(_changes(tree))
        if self.number != UNCHANGED:
            changes[self.number][2]()
        return ast.fix_missing_locations(tree)


def mutants(folder: Path, package: str) -> list[Mutant]:
    """Every possible change of the rule modules of a game."""
    found = []
    for path in sorted(folder.glob("*.py")):
        if path.stem in NOT_RULES:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for number, (line, told, _) in enumerate(_changes(tree)):
            found.append(Mutant(f"{package}.{path.stem}", path, number, line, told))
    return found


def _changes(tree: ast.Module) -> Iterator[tuple[int, str, object]]:
    """(line, what it is, the function that does it) for every change, in a fixed order."""
    for node, parent in _rule_nodes(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Compare):
            for at, op in enumerate(node.ops):
                if type(op) in COMPARE:
                    yield line, f"{_word(op)} -> {_word(COMPARE[type(op)]())}", _set(node.ops, at, COMPARE[type(op)]())
        elif isinstance(node, ast.BinOp) and type(node.op) in COUNT and not isinstance(node.left, ast.Constant):
            other = COUNT[type(node.op)]()
            yield line, f"{_word(node.op)} -> {_word(other)}", _attr(node, "op", other)
        elif isinstance(node, ast.AugAssign):
            if type(node.op) in (ast.Add, ast.Sub):
                yield line, "+= <-> -=", _attr(node, "op", COUNT[type(node.op)]())
            yield from _dropped(node, parent, line)
        elif isinstance(node, ast.BoolOp):
            yield line, "and <-> or", _attr(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield line, "not dropped", _become(node, node.operand)
        elif isinstance(node, ast.If | ast.IfExp | ast.While):
            inverse = ast.UnaryOp(op=ast.Not(), operand=copy.deepcopy(node.test))
            yield line, "condition inverted", _attr(node, "test", inverse)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield line, f"{node.value} -> {not node.value}", _attr(node, "value", not node.value)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield line, f"{node.value} -> {node.value + 1}", _attr(node, "value", node.value + 1)
        elif isinstance(node, ast.Name) and node.id in NAMES and isinstance(parent, ast.Call):
            yield line, f"{node.id} -> {NAMES[node.id]}", _attr(node, "id", NAMES[node.id])
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield from _dropped(node, parent, line)


def _rule_nodes(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.AST]]:
    """The nodes inside functions, but for decorators, annotations and what only tells events."""
    for top in tree.body:
        if isinstance(top, ast.FunctionDef):
            for statement in top.body:
                yield from _inside(statement, top)


def _inside(node: ast.AST, parent: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    if _tells(node):
        return
    yield node, parent
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "slice") and not isinstance(value, ast.expr):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _inside(child, node)


def _tells(node: ast.AST) -> bool:
    """Code that only tells what happened: events change nothing on the table."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return "say" in ast.unparse(node.value.func) or "events" in ast.unparse(node.value.func)
    if isinstance(node, ast.If):
        return "p.events is not None" in ast.unparse(node.test) and not node.orelse
    return isinstance(node, ast.Assert)


def _word(op: ast.AST) -> str:
    return type(op).__name__


def _dropped(node: ast.stmt, parent: ast.AST, line: int) -> Iterator[tuple[int, str, object]]:
    """The statement left out."""
    for block in ("body", "orelse"):
        rows = getattr(parent, block, None)
        if isinstance(rows, list) and node in rows:
            yield line, f"dropped: {ast.unparse(node)[:60]}", _set(rows, rows.index(node), ast.Pass())


def _set(rows: list[object], at: int, value: object) -> object:  # type: ignore[type-arg]
    return lambda: rows.__setitem__(at, value)


def _attr(node: ast.AST, name: str, value: object) -> object:
    return lambda: setattr(node, name, value)


def _become(node: ast.UnaryOp, other: ast.expr) -> object:
    def change() -> None:
        # `not x` becomes `not (not x)`: the node stays where it is
        node.operand = ast.UnaryOp(op=ast.Not(), operand=copy.deepcopy(other))

    return change

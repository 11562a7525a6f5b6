"""Positions as plain data: fields are immutable values, or flat lists and dicts of them.

``@record`` makes a dataclass whose copy, key and strict decoder follow from the annotations:
a field is written once.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from typing import Self

    from .game import Event

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Frame = tuple[Any, ...]
"""A step or question with its arguments: ``(name, *args)`` of strings, ints, bools, None and tuples of these."""

MAX_TEXT = 2_000_000
MAX_DEPTH = 40
T = TypeVar("T")
Decoder = Callable[[object], Any]


class Damaged(ValueError):
    """Text or data that is not what it should be; the message names the place."""


@dataclass(slots=True, kw_only=True)
class Position:
    """The base of every position: the stack of frames and, while somebody listens, the events of the step."""

    stack: list[Frame] = field(default_factory=list)
    events: list[Event] | None = field(default=None, compare=False, repr=False)

    def copy(self) -> Self:
        """An independent copy, cheap enough to make thousands of times a second; it tells no events."""
        raise TypeError("declare the position with @record")

    def key(self) -> tuple[object, ...]:
        """A hashable value: equal keys are equal positions."""
        raise TypeError("declare the position with @record")


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]:
    """A slotted keyword-only dataclass with `copy` and `key` written out from its annotations."""
    made = dataclass(slots=True, kw_only=True)(cls)
    hints = typing.get_type_hints(made, localns={"Event": object})
    copies, keys = [], []
    for spot in fields(made):  # type: ignore[arg-type]
        if spot.name == "events":
            continue
        origin = typing.get_origin(hints[spot.name])
        copies.append(f"q.{spot.name} = p.{spot.name}" + {list: "[:]", dict: ".copy()"}.get(origin, ""))
        keys.append({list: "tuple(p.{})", dict: "tuple(sorted(p.{}.items()))"}.get(origin, "p.{}").format(spot.name))
    room: dict[str, Any] = {"new": object.__new__, "cls": made}
    body = "\n    ".join(copies)  # written out and compiled once, as dataclasses do
    exec(f"def copy(p):\n    q = new(cls)\n    {body}\n    q.events = None\n    return q", room)
    exec(f"def key(p):\n    return ({', '.join(keys)},)", room)
    made.copy = room["copy"]  # type: ignore[attr-defined]
    made.key = room["key"]  # type: ignore[attr-defined]
    return made


def dump(p: Position) -> str:
    """The position as JSON text, fields in their order."""
    row = {spot.name: getattr(p, spot.name) for spot in fields(p) if spot.name != "events"}
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False)


def load(cls: type[T], text: str) -> T:
    """The position of a dump; anything missing, extra or of another type raises Damaged."""
    row = parse(text)
    if type(row) is not dict:
        raise Damaged("position is no object")
    return from_row(cls, row)


def from_row(cls: type[T], row: dict[str, Any]) -> T:
    """A record from a decoded JSON object, strictly."""
    decoders = _decoders(cls)  # type: ignore[arg-type]  # classes are hashable
    if row.keys() != decoders.keys():
        raise Damaged(f"fields {sorted(row.keys() ^ decoders.keys())[:5]}")
    values = {}
    for name, decode in decoders.items():
        try:
            values[name] = decode(row[name])
        except Damaged as error:
            raise Damaged(f"{name}: {error}") from None
    return cls(**values)


@cache
def _decoders(cls: type) -> dict[str, Decoder]:
    """How each field of a record is read, worked out once from its annotations."""
    hints = typing.get_type_hints(cls, localns={"Event": object})
    return {spot.name: decoder(hints[spot.name]) for spot in fields(cls) if spot.name != "events"}


def parse(text: object) -> Any:
    """JSON, with caps on length and depth, whole numbers only and no duplicate or odd constants."""
    if type(text) is not str or len(text) > MAX_TEXT:
        raise Damaged("text is missing or too long")
    try:
        value = json.loads(text, parse_constant=_refuse)
        _check_depth(value, MAX_DEPTH)
        return value
    except (ValueError, RecursionError) as error:
        raise Damaged(str(error)[:120]) from None


def _refuse(constant: str) -> object:
    raise ValueError(f"{constant} is no number")


def _check_depth(value: object, left: int) -> None:
    if left < 0:
        raise Damaged("nested too deeply")
    if type(value) is list:
        for item in value:
            _check_depth(item, left - 1)
    elif type(value) is dict:
        for item in value.values():
            _check_depth(item, left - 1)


def frozen(value: object) -> Any:
    """Frames come back from JSON as lists: make them tuples of strings, ints, bools and None again."""
    kind = type(value)
    if kind is list:
        return tuple(frozen(item) for item in value)  # type: ignore[attr-defined]
    if value is None or kind is str or kind is int or kind is bool:
        return value
    raise Damaged(f"{kind.__name__} in plain data")


_DECODERS: dict[object, Decoder] = {}


def decoder(hint: Any) -> Decoder:
    """The strict decoder of an annotation: ``type(x) is int``, never ``int(x)``."""
    try:
        return _DECODERS[hint]
    except KeyError:
        made = _DECODERS[hint] = _decoder(hint)
        return made


def _decoder(hint: Any) -> Decoder:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in (int, str, bool) or hint is type(None):
        return lambda x: x if type(x) is hint else _wrong(hint, x)
    if hint is Any:
        return frozen
    if origin is typing.Union or origin is types.UnionType:
        return _union([decoder(arg) for arg in args])
    if origin is list:
        item = decoder(args[0])
        return lambda x: [item(i) for i in x] if type(x) is list else _wrong("list", x)
    if origin is tuple and len(args) == 2 and args[1] is ...:
        each = decoder(args[0])
        return lambda x: tuple(each(i) for i in x) if type(x) is list else _wrong("row", x)
    if origin is tuple:
        return _row(_as_tuple, [decoder(arg) for arg in args])
    if origin is dict:
        return _dict(args[0], decoder(args[1]))
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        hints = typing.get_type_hints(hint)
        make: Callable[..., object] = hint
        return _row(lambda row: make(*row), [decoder(hints[name]) for name in hint._fields])
    raise TypeError(f"no plain data: {hint}")


def _as_tuple(row: list[object]) -> tuple[object, ...]:
    return tuple(row)


def _wrong(hint: object, value: object) -> Any:
    raise Damaged(f"{getattr(hint, '__name__', hint)} expected, {type(value).__name__} found")


def _union(decoders: list[Decoder]) -> Decoder:
    def decode(value: object) -> object:
        for one in decoders:
            try:
                return one(value)
            except Damaged:
                continue
        return _wrong("another type", value)

    return decode


def _row(make: Callable[[list[object]], object], decoders: list[Decoder]) -> Decoder:
    def decode(value: object) -> object:
        if type(value) is not list or len(value) != len(decoders):
            return _wrong(f"row of {len(decoders)}", value)
        return make([one(item) for one, item in zip(decoders, value, strict=True)])

    return decode


def _dict(key: type, item: Decoder) -> Decoder:
    def decode(value: object) -> object:
        if type(value) is not dict:
            return _wrong("object", value)
        if key is int and not all(k.lstrip("-").isdecimal() for k in value):
            return _wrong("numbered object", value)
        return {key(k): item(v) for k, v in value.items()}

    return decode

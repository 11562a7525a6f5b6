"""What a hostile author writes: odd values, texts that are no JSON, damaged saves, links and bombs."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

from ..plain import Json
from ..rng import Rng

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 7, 10**30, -(2**63), 1.5, -0.0, 1e308),
    *("", "x", "0", "1", "\ud800", "\udfff\ud800", "\0", "__proto__", "constructor", "toString", "hasOwnProperty"),
    *("<script>alert(1)</script>", "../../etc/passwd", "a" * 5000, "\u202e\u200b", "🂡" * 50, "NaN", "null"),
    *([], [[]], [None], [0] * 500, {}, {"a": []}, {"__proto__": {"x": 1}}, {"": ""}),
)
TEXTS: tuple[Callable[[], str], ...] = (
    lambda: "",
    lambda: "{",
    lambda: "[]",
    lambda: "null",
    lambda: "NaN",
    lambda: '{"a":NaN}',
    lambda: '{"a":Infinity}',
    lambda: '{"a":1e999}',
    lambda: '{"a":1,"a":2}',
    lambda: "[" * 100_000,
    lambda: '{"a":' * 3000 + "1" + "}" * 3000,
    lambda: '{"table":' + "[" * 60 + "]" * 60 + "}",
    lambda: '{"seed":"' + "x" * 2_100_000 + '"}',
    lambda: '{"ply":' + "9" * 5000 + "}",
    lambda: '{"a":"\ud800"}',
    lambda: '{"a":"\\ud800"}',
    lambda: "\ufeff{}",
    lambda: "{}{}",
    lambda: "\0",
)


def odd(rng: Rng) -> Json:
    """A value that nobody asked for."""
    return nested(rng, 1 + rng.below(60)) if rng.below(20) == 0 else rng.pick(ODD)


def nested(rng: Rng, depth: int) -> Json:
    """A value inside lists and objects inside lists and objects."""
    value: Json = rng.pick(ODD)
    for _ in range(depth):
        value = [value] if rng.below(2) else {rng.pick(("a", "__proto__", "")): value}
    return value


def text_of(rng: Rng) -> str:
    """A text that is no call: no JSON, not an object, too long, too deep."""
    return rng.pick(TEXTS)()


# saves


def damaged_save(text: str, rng: Rng) -> Json:
    """A good save now and then; else one with something of another type, missing, too much, moved or cut off."""
    how = rng.below(8)
    if how == 0:
        return text
    if how == 1:
        return text[: rng.below(len(text))]
    if how == 2:
        at = rng.below(len(text))
        return text[:at] + rng.pick('0{["9-x') + text[at + 1 :]
    row = json.loads(text)
    if how == 3:
        row[rng.pick(("format", "extra", "__proto__"))] = odd(rng)
    elif how == 4:
        row.pop(rng.pick(list(row)))
    elif how == 5:
        row["moves"] = row["moves"][: rng.below(1 + len(row["moves"]))] + [odd(rng)] * rng.below(2)
    elif how == 6:
        damage(row, rng)
    else:
        position = json.loads(row["position"])
        for _ in range(1 + rng.below(2)):
            damage(position, rng)
        row["position"] = json.dumps(position)
    return json.dumps(row)


def damage(row: Any, rng: Rng) -> None:
    """Change one value anywhere inside: to another type, another number, another place's value."""
    while True:
        keys: list[Any] = list(row) if isinstance(row, dict) else list(range(len(row)))
        if not keys:
            return
        key = rng.pick(keys)
        inner = row[key]
        if isinstance(inner, dict | list) and inner and rng.below(4):
            row = inner
            continue
        if type(inner) is int and rng.below(2):
            row[key] = inner + rng.pick((-1, 1, 7, -(10**9), 10**9))
        elif type(inner) is str and inner and rng.below(2):
            row[key] = "".join(reversed(inner)) if rng.below(2) else inner[:-1]
        elif rng.below(3) == 0:
            row[key] = row[rng.pick(keys)]
        elif isinstance(row, list) and rng.below(3) == 0:
            del row[key]
        else:
            row[key] = odd(rng)
        return


# links


def damaged_link(link: str, rng: Rng) -> Json:
    """A good link now and then; else one that was cut, changed, or packed by somebody else."""
    how = rng.below(6)
    if how == 0:
        return link
    if how == 1:
        return link[: rng.below(len(link))]
    if how == 2:
        at = rng.below(len(link))
        return link[:at] + rng.pick("A-_9=!") + link[at + 1 :]
    if how == 3:
        return bomb()
    plain = bytearray(zlib.decompress(base64.urlsafe_b64decode(link[1:] + "=" * (-(len(link) - 1) % 4)), -15))
    for _ in range(1 + rng.below(3)):
        plain[rng.below(len(plain))] = rng.below(256)
    return packed(bytes(plain[: rng.below(len(plain))] if how == 4 else plain))


def packed(plain: bytes, version: str = "1") -> str:
    """Bytes as the text of a link."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return version + base64.urlsafe_b64encode(squeeze.compress(plain) + squeeze.flush()).decode().rstrip("=")


_BOMB = ""


def bomb() -> str:
    """A link of a few thousand letters that would inflate to megabytes."""
    global _BOMB  # noqa: PLW0603  (made once: it takes a while)
    _BOMB = _BOMB or packed(b"\0" * 8_000_000)
    return _BOMB

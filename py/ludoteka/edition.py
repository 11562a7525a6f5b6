"""The edition of a game's rules: a hash in every save, so that a replay can say when rules have changed."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path

SHARED = ("plain.py", "stack.py", "game.py")


@cache
def edition(game: str) -> str:
    """Twelve hex digits over the rule sources of a game; built wheels carry them in `_editions.py`."""
    try:
        stamped: dict[str, str] = import_module(f"{__package__}._editions").EDITIONS
        return stamped[game]
    except ImportError:
        return source_hash(Path(__file__).parent, game)


def source_hash(root: Path, game: str) -> str:
    """The hash itself, from the sources under `root` (build.py stamps wheels with it)."""
    digest = hashlib.sha256()
    files = [root / name for name in SHARED]
    files += sorted(path for path in (root / game).rglob("*.py") if not {"lessons", "atlas"} & set(path.parts))
    for path in files:
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]

"""Two small isles for literal positions in tests and explanations; no table is laid with them (reconstructed).

Rows: terrain, symbols, neighbours by number from 1. P1a has a lake (11) and a sea (12), P2a no water at all.
"""

from __future__ import annotations

from typing import Final

Row = tuple[str, tuple[str, ...], tuple[int, ...]]

PRACTICE: Final[dict[str, tuple[Row, ...]]] = {
    "P1a": (
        ("field", ("anchor",), (2, 3, 12)),
        ("hill", (), (1, 3, 4)),
        ("forest", ("magic",), (1, 2, 4, 5)),
        ("mountain", (), (2, 3, 5, 6, 11)),
        ("swamp", ("cavern", "murloc"), (3, 4, 6, 7)),
        ("field", ("magic",), (4, 5, 7, 8, 11)),
        ("hill", ("cavern", "letter"), (5, 6, 8, 9)),
        ("forest", ("anchor",), (6, 7, 10, 11)),
        ("swamp", (), (7, 10)),
        ("field", (), (8, 9, 12)),
        ("lake", (), (4, 6, 8)),
        ("sea", (), (1, 10)),
    ),
    "P2a": (
        ("field", ("anchor",), (2, 3)),
        ("forest", ("magic", "murloc"), (1, 3, 4)),
        ("mountain", ("cavern", "letter"), (1, 2, 4, 5)),
        ("swamp", (), (2, 3, 5)),
        ("hill", ("anchor",), (3, 4)),
    ),
}

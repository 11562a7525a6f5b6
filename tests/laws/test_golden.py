"""The kept playthroughs are what the rules play today; `python3 -m ludoteka golden --write` keeps new ones."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from ludoteka.games import GAMES
from ludoteka.laws.golden import AGAIN, playthrough

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was_kept(name: str) -> None:
    kept = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = playthrough(name).splitlines()
    difference = list(difflib.unified_diff(kept, played, "kept", "played", lineterm="", n=2))
    shown = "\n".join(difference[:60])
    assert not difference, f"if the rules were meant to change: {AGAIN}\n{shown}"

"""A killed tab loses nothing. More: `LUDOTEKA_KILLS=1000 python3 build.py test -- tests/browser/test_kills.py -s`."""

from __future__ import annotations

import os
import time

import pytest
from browser.kills import Killer
from playwright.sync_api import Browser

from conftest import Problems

KILLS = int(os.environ.get("LUDOTEKA_KILLS", "50"))
PARTS = 5
"""CI's kills are shared out among workers."""


@pytest.mark.parametrize("part", range(PARTS))
def test_a_tab_killed_at_any_moment_loses_and_doubles_no_move(
    browser: Browser, browser_context_args: dict[str, object], part: int
) -> None:
    context = browser.new_context(**browser_context_args)  # type: ignore[arg-type]
    problems = Problems()
    killer = Killer(context, problems, f"kills {part}")
    started = time.monotonic()
    for number in range(KILLS // PARTS):
        killer.once()
        if number % 50 == 49:
            print(f"{killer.kills} kills, {killer.moves} moves, {time.monotonic() - started:.0f} s", flush=True)
    context.close()
    assert killer.moves > 0, "nothing was ever played"
    assert problems.unexpected() == []
    print(f"part {part}: {killer.kills} kills, {killer.games} games, {killer.moves} moves, none lost or doubled")

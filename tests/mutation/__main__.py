"""`python3 build.py mutate dominion --sample 200`: a random sample of wrong rules, and how many the tests notice."""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import conftest  # noqa: F401  (imported once here, inherited by every child)

from .mutants import UNCHANGED, mutants
from .runner import SURVIVED, cover, fate, parses, source_line

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
SLOW = {"test_bot.py", "test_bots.py", "test_balance.py", "test_texts.py", "test_thinking.py"}
"""Tests of bots and texts: they prove no rule."""
MOST_TESTS = 400
"""The quickest first; a wrong rule that none of them notices has survived."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("game", nargs="*", help="dominion, wonderland, smallworld; all if none is named")
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--module", default="", help="only this module, as cards_attack")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    for game in given.game or ["dominion", "wonderland", "smallworld"]:
        result = run(game, given.sample, given.seed, given.module)
        print(json.dumps(result) if given.json else tell(result), flush=True)
    return 0


def run(game: str, sample: int, seed: str, module: str = "") -> dict[str, object]:
    """A sample of mutants of one game."""
    started = time.process_time(), os.times().children_user
    folder = ROOT / "py" / "ludoteka" / game
    tests = [path for path in sorted((TESTS / "rules" / game).glob("test_*.py")) if path.name not in SLOW]
    by_line, _ = cover(folder, TESTS / "pytest.ini", tests)
    every = [one for one in mutants(folder, f"ludoteka.{game}") if module in one.module]
    random.Random(seed).shuffle(every)
    seen = next(one for one in every if (one.path.name, one.line) in by_line)
    control = replace(seen, number=UNCHANGED)
    if fate(control, TESTS / "pytest.ini", by_line[control.path.name, control.line], 60) != SURVIVED:
        raise SystemExit("the tests fail on an unchanged module: nothing would be proven")
    counts: Counter[str] = Counter()
    survivors = []
    for mutant in every:
        if sum(counts.values()) >= sample:
            break
        if not parses(mutant):
            continue
        listed = by_line.get((mutant.path.name, mutant.line), [])[:MOST_TESTS]
        found = fate(mutant, TESTS / "pytest.ini", listed, 20) if listed else "unseen"
        counts[found] += 1
        if found in (SURVIVED, "unseen"):
            place = f"{mutant.path.name}:{mutant.line}"
            survivors.append(f"{found} {place} [{mutant.told}] {source_line(mutant)}")
            print(survivors[-1], file=sys.stderr, flush=True)
    total = sum(counts.values())
    caught = total - counts[SURVIVED] - counts["unseen"]
    return {
        "game": game,
        "possible": len(every),
        "sample": total,
        "seed": seed,
        "caught": caught,
        "score": round(100 * caught / max(1, total), 1),
        "counts": dict(counts),
        "cpu_seconds": round(time.process_time() - started[0] + os.times().children_user - started[1], 1),
        "survivors": sorted(survivors),
    }


def tell(result: dict[str, object]) -> str:
    """The result for people."""
    head = f"{result['game']}: {result['caught']} of {result['sample']} wrong rules noticed ({result['score']} %)"
    return f"{head}, {result['cpu_seconds']} CPU seconds; {result['possible']} possible"


if __name__ == "__main__":
    sys.exit(main())

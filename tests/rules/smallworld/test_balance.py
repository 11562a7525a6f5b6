"""The balance of the reconstructed numbers, as it is printed beside them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ludoteka import smallworld
from ludoteka.smallworld.balance import HIGH, LOW, balance, table
from ludoteka.smallworld.content.professions import PROFESSIONS
from ludoteka.smallworld.content.races import RACES

README = Path(smallworld.__file__).parent / "content/README.md"


def test_balance_books_every_life() -> None:
    done: list[int] = []
    result: Any = balance(8, "test", done.append)
    assert done == list(range(1, 9))
    for group, names in (("races", RACES), ("professions", PROFESSIONS)):
        rows = {row["id"]: row for row in result[group]}
        assert set(rows) == set(names)
        assert all(sum(row["prices"]) == row["lives"] for row in rows.values())
        assert all(row["number"] == names[name].number for name, row in rows.items())  # type: ignore[index]
    assert sum(row["lives"] for row in result["races"]) == sum(row["lives"] for row in result["professions"]) > 40
    assert table(result).count("\n| ") == 2 + len(RACES) + len(PROFESSIONS)


def test_the_printed_table_is_of_these_numbers_and_fair() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d+) \| [\d.]+ \| ([\d.]+) \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert {(name, int(number)) for name, number, _ in rows} == {
        (one.id, one.number) for one in (*RACES.values(), *PROFESSIONS.values())
    }
    assert all(LOW <= float(ratio) <= HIGH for _, _, ratio in rows)

"""Languages: plurals by the page's text library, names in their cases, the check that compares the languages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import build

LOCALES = build.WEB / "locales"
NUMBERS = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111]
RULES_FOUND = {
    "en": "rules rule rules rules rules rules rules rules rules rules rules rules rules",
    "uk": "правил правило правила правила правил правил правил правил правило правила правил правило правил",
    "ru": "правил правило правила правила правил правил правил правил правило правила правил правило правил",
    "pl": "zasad zasadę zasady zasady zasad zasad zasad zasad zasad zasady zasad zasad zasad",
}
FORMAT = """
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const [code, file, key, rows] = JSON.parse(process.argv[1]);
const bundle = new FluentBundle(code, { useIsolating: false });
const broken = bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
const said = rows.map((args) => bundle.formatPattern(bundle.getMessage(key).value, args, broken));
console.log(JSON.stringify({ said, broken: broken.map(String) }));
"""


@pytest.fixture(scope="module")
def node() -> str:
    """Node with the site's libraries beside it."""
    with build.only_one():
        build.install_npm()
    return build.node()


def say(node: str, code: str, sheet: str, key: str, rows: list[dict[str, object]]) -> list[str]:
    """The text of a key for each of these arguments."""
    asked = json.dumps([code, str(LOCALES / code / sheet), key, rows])
    command = [node, "--input-type=module", "--eval", FORMAT, asked]
    done = subprocess.run(command, cwd=build.WEB, capture_output=True, text=True, encoding="utf-8", check=True)
    answer = json.loads(done.stdout)
    assert answer["broken"] == []
    said: list[str] = answer["said"]
    return said


def compare(node: str, folder: Path) -> tuple[int, str]:
    """What the check of the languages says of a folder."""
    command = [node, str(build.WEB / "build" / "locales.mjs"), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    return done.returncode, done.stdout


@pytest.mark.parametrize("code", list(RULES_FOUND))
def test_plurals(node: str, code: str) -> None:
    said = say(node, code, "rulebook.ftl", "rulebook-found", [{"n": n} for n in NUMBERS])
    words = [next(word for word in text.split() if word in RULES_FOUND[code].split()) for text in said]
    assert dict(zip(NUMBERS, words, strict=True)) == dict(zip(NUMBERS, RULES_FOUND[code].split(), strict=True))
    assert [int(next(word for word in text.split() if word.isdigit())) for text in said] == NUMBERS


SLAVIC = {
    "uk": {
        "dominion.ftl dominion-log-drew": "Оля бере {n} карту.|Оля бере {n} карти.|Оля бере {n} карт.",
        "dominion-board.ftl dominion-board-hand-of": "{n} карта на руці|{n} карти на руці|{n} карт на руці",
        "wonderland.ftl wonderland-log-shards": (
            "Оля отримує {n} уламок.|Оля отримує {n} уламки.|Оля отримує {n} уламків."
        ),
        "smallworld.ftl smallworld-part-tokens": "{n} жетон|{n} жетони|{n} жетонів",
    },
    "ru": {
        "dominion.ftl dominion-log-drew": "Оля берёт {n} карту.|Оля берёт {n} карты.|Оля берёт {n} карт.",
        "dominion-board.ftl dominion-board-hand-of": "{n} карта на руке|{n} карты на руке|{n} карт на руке",
        "wonderland.ftl wonderland-log-shards": (
            "Оля получает {n} осколок.|Оля получает {n} осколка.|Оля получает {n} осколков."
        ),
        "smallworld.ftl smallworld-part-tokens": "{n} жетон|{n} жетона|{n} жетонов",
    },
    "pl": {
        "dominion.ftl dominion-log-drew": "Оля dobiera kartę.|Оля dobiera {n} karty.|Оля dobiera {n} kart.",
        "dominion-board.ftl dominion-board-hand-of": "{n} karta na ręce|{n} karty na ręce|{n} kart na ręce",
        "wonderland.ftl wonderland-log-shards": (
            "Оля dostaje {n} odłamek.|Оля dostaje {n} odłamki.|Оля dostaje {n} odłamków."
        ),
        "smallworld.ftl smallworld-part-tokens": "{n} żeton|{n} żetony|{n} żetonów",
    },
}
"""Sentences of the games for one, a few and many."""


def plural(code: str, n: int) -> int:
    """Which of the three forms a number takes, as grammars say it."""
    if n == 1 or (code != "pl" and n % 10 == 1 and n % 100 != 11):
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


@pytest.mark.parametrize("code", list(SLAVIC))
def test_slavic_plurals_in_sentences_of_the_games(node: str, code: str) -> None:
    for where, forms in SLAVIC[code].items():
        sheet, key = where.split()
        said = say(node, code, sheet, key, [{"n": n, "who": "Оля"} for n in NUMBERS])
        assert said == [forms.split("|")[plural(code, n)].format(n=n) for n in NUMBERS], key


def test_a_name_stands_in_its_case(node: str) -> None:
    who = {"who": "Оля", "card": "Кузня", "cardAcc": "Кузню", "cost": 4}
    assert say(node, "uk", "dominion.ftl", "dominion-log-bought", [who]) == ["Оля купує Кузню за $4."]


def test_the_check_finds_what_a_language_lacks(node: str, tmp_path: Path) -> None:
    texts = {
        "en": "one = One { $card }\n    .hint = Hint\ntwo = { $n } of { $of }\n",
        "xx": "one = Eins { $cardAcc }\n    .acc = Einen\n    .hint = Rat\ntwo = { $n } von { $of }\n",
    }
    for code, text in texts.items():
        (tmp_path / code).mkdir()
        (tmp_path / code / "app.ftl").write_text(text)
    code, told = compare(node, tmp_path)
    assert code == 0, told  # case forms of names and of variables may be added
    (tmp_path / "xx" / "app.ftl").write_text("one = Eins\nthree = Drei { $many }\nfour = {\n")
    (tmp_path / "en" / "more.ftl").write_text("more = More\n")
    (tmp_path / "en" / "app.ftl").write_text(texts["en"] + "five = { $n }\n")
    with (tmp_path / "xx" / "app.ftl").open("a") as sheet:
        sheet.write("five = { $n } { $other }\n")
    code, told = compare(node, tmp_path)
    assert code == 1
    assert told.splitlines()[:-1] == [
        "xx/more.ftl: the file is missing",
        "xx/app.ftl: four cannot be read",
        "xx/app.ftl: one lacks $card",
        "xx/app.ftl: one.hint is missing",
        "xx/app.ftl: two is missing",
        "xx/app.ftl: five has $other, which English has not",
        "xx/app.ftl: three is not in English",
    ]


def unused(root: Path) -> list[str]:
    """What the check of the keys says of a small site."""
    command = [sys.executable, str(build.WEB / "build" / "keys.py"), str(root)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == (1 if len(done.stdout.splitlines()) > 1 else 0)
    return done.stdout.splitlines()[:-1]


def test_the_check_finds_keys_that_nothing_uses(tmp_path: Path) -> None:
    for folder in ("web/locales/en", "web/shell", "web/boards", "py/ludoteka/dominion"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "index.html").write_text('<meta name="description" content="about" />')
    (tmp_path / "py/ludoteka/dominion/rules.py").write_text('say(p, "played", "D.action.resolve", who=0)\n')
    for game in ("dominion", "wonderland", "smallworld"):
        (tmp_path / f"web/boards/{game}.js").write_text("export const nouns = {};\n")
    script = 't("home"); t(`${game}-log-${event.key}`); has(`${key}.hint`); t("nowhere"); // "comment"\n'
    (tmp_path / "web/shell/log.js").write_text(script)
    (tmp_path / "web/locales/en/app.ftl").write_text(
        "home = Home\n    .hint = The shelf\n    .acc = Home\n    .title = Lost\ncomment = Lost\n"
        "dominion-log-played = { $who } plays.\ndominion-log-lost = Lost\nwonderland-log-played = Lost\n"
    )
    assert unused(tmp_path) == [
        "en/app.ftl: home.title is not used",
        "en/app.ftl: comment is not used",
        "en/app.ftl: dominion-log-lost is not used",
        "en/app.ftl: wonderland-log-played is not used",
        "web/shell/log.js: there is no text nowhere",
    ]

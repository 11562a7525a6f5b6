"""Everything Python tells by key has an English text, and the text asks for no argument that is not told."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from ludoteka import dominion
from ludoteka.bots.levels import LEVELS
from ludoteka.dominion.content.cards import CARDS
from ludoteka.dominion.content.sets import SETS
from ludoteka.dominion.view import PROMPTS
from ludoteka.rng import Rng

ROOT = Path(__file__).parents[3]
ENGLISH = ROOT / "web/locales/en"
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in Path(dominion.__file__).parent.glob("*.py"))


def messages(sheet: str) -> dict[str, str]:
    """The messages of a Fluent file: key to the whole entry."""
    text = (ENGLISH / f"{sheet}.ftl").read_text(encoding="utf-8")
    found = re.split(r"^(?=[A-Za-z][\w-]* =)", text, flags=re.M)[1:]
    return {entry.partition(" =")[0]: re.sub(r"^#.*", "", entry, flags=re.M) for entry in found}


TEXTS = messages("dominion")


def wanted(entry: str) -> set[str]:
    """The arguments an entry asks for."""
    return set(re.findall(r"\$(\w+) *[}-]", entry))


def test_names_of_content() -> None:
    for card in CARDS.values():
        entry = TEXTS[f"dominion-card-{card.slug}"]
        assert "\n    .text = " in entry
        assert "\n    .gist = " in entry
    assert {f"dominion-set-{name}" for name in SETS} <= set(TEXTS)
    assert {f"dominion-bot-{name}" for name in dominion.BOTS if name not in LEVELS} <= set(TEXTS)


def test_every_rule_has_an_entry() -> None:
    entries = messages("dominion-rules")
    ids = {one.replace(".", "-") for chapter in dominion.CHAPTERS.values() for one in chapter}
    assert {key for key in entries if key.startswith("D-")} == ids
    for key in ids:
        assert "\n    .text = " in entries[key]


def test_every_reason_and_log_line_in_the_source_has_a_text() -> None:
    reasons = set(re.findall(r'Reason\("([\w-]+)"', SOURCE))
    reasons |= set(re.findall(r'"(only-\w+)"', SOURCE))
    assert len(reasons) > 20
    assert {f"dominion-why-{key}" for key in reasons} <= set(TEXTS)
    lines = set(re.findall(r'say\(p, "([\w-]+)"', SOURCE))
    assert len(lines) > 20
    assert {f"dominion-log-{key}" for key in lines} <= set(TEXTS)
    assert {f"dominion-ask-{kind}" for kind, _, _ in PROMPTS.values()} <= set(TEXTS)


@pytest.fixture(scope="module")
def told() -> dict[str, set[str]]:
    """The arguments told with each key in random games, as the English sheet names the keys."""
    found: dict[str, set[str]] = {}

    def tell(key: str, args: Iterable[str]) -> None:
        found[key] = found.get(key, set(args)) & set(args)

    for number in range(40):
        rng = Rng("texts", number)
        p = dominion.new(dominion.options({"seats": 2 + number % 3, "kingdom": "random", "auto": number % 3 > 0}))
        while (who := dominion.to_move(p)) is not None:
            if who >= 0:
                view = dominion.view(p, who)
                assert isinstance(view["prompt"], dict)
                assert isinstance(view["prompt"]["args"], dict)
                tell(f"dominion-ask-{view['prompt']['kind']}", view["prompt"]["args"])
                assert isinstance(view["choices"], list)
                for choice in view["choices"]:
                    assert isinstance(choice, dict)
                    tell(f"dominion-do-{choice['verb']}", ())
                for target in (
                    f"hand.{rng.pick(list(CARDS.values())).slug}",
                    f"supply.{rng.pick(list(CARDS.values())).slug}",
                ):
                    for reason in dominion.explain(p, rng.below(2), target):
                        tell(f"dominion-why-{reason.key}", reason.args)
            move = dominion.sample(p, rng) if who < 0 else rng.pick(dominion.legal(p))
            for event in dominion.apply(p, move):
                tell(f"dominion-log-{event.key}", event.args)
                if event.veiled:
                    tell(f"dominion-log-{event.veiled[0]}", event.veiled[1])
    return found


def test_texts_ask_only_for_what_is_told(told: dict[str, set[str]]) -> None:
    assert len(told) > 80
    for key, args in told.items():
        assert key in TEXTS, key
        assert wanted(TEXTS[key]) <= args, key

"""Everything Python tells by key has an English text, and the text asks for no argument that is not told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from ludoteka import smallworld
from ludoteka.bots.levels import LEVELS
from ludoteka.game import CHANCE, Event
from ludoteka.rng import Rng
from ludoteka.smallworld.choices import ASKS
from ludoteka.smallworld.content.maps import FACES
from ludoteka.smallworld.content.professions import PROFESSIONS
from ludoteka.smallworld.content.races import RACES
from ludoteka.smallworld.content.relics import NUMBER
from ludoteka.smallworld.explain import REFUSALS
from ludoteka.smallworld.position import Position, land

ENGLISH = Path(__file__).parents[3] / "web/locales/en"
FOLDER = Path(smallworld.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))


def messages(sheet: str) -> dict[str, str]:
    """The messages of a Fluent file: key to the whole entry."""
    text = (ENGLISH / f"{sheet}.ftl").read_text(encoding="utf-8")
    found = re.split(r"^(?=[A-Za-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return {entry.partition(" =")[0]: re.sub(r"^#.*", "", entry, flags=re.MULTILINE) for entry in found}


TEXTS = messages("smallworld")


def wanted(entry: str) -> set[str]:
    """The arguments an entry asks for."""
    return set(re.findall(r"\$(\w+) *[}-]", entry))


def games() -> Iterator[tuple[Position, list[Event]]]:
    """Random games of every variant, question by question."""
    for seats, variant, seed in ((2, "base", 1), (4, "base", 2), (5, "base", 3), (3, "teams", 4), (2, "murlocs", 5)):
        p, rng = smallworld.new(smallworld.options({"seats": seats, "variant": variant})), Rng("texts", seed)
        while (who := smallworld.to_move(p)) is not None:
            events = smallworld.apply(p, smallworld.sample(p, rng) if who == CHANCE else rng.pick(smallworld.legal(p)))
            yield p, events


def test_names_of_content() -> None:
    for kind, ids in (("race", RACES), ("badge", PROFESSIONS), ("relic", NUMBER)):
        for one in ids:
            entry = TEXTS[f"smallworld-{kind}-{one}"]
            assert "\n    .text = " in entry
            assert "\n    .gist = " in entry or kind != "relic"
            assert f"smallworld-source-{one}" in TEXTS
    assert {f"smallworld-bot-{name}" for name in smallworld.BOTS if name not in LEVELS} <= set(TEXTS)


def test_every_rule_has_an_entry() -> None:
    entries = messages("smallworld-rules")
    ids = {one.replace(".", "-") for chapter in smallworld.CHAPTERS.values() for one in chapter}
    assert {key for key in entries if key.startswith("S-")} == ids
    assert all("\n    .text = " in entries[key] for key in ids)
    assert all(".text = Our ruling: " in entries[key] for key in ids if key.startswith("S-note-"))
    assert {f"smallworld-chapter-{chapter}" for chapter in smallworld.CHAPTERS} <= set(entries)


def test_every_key_in_the_source_has_a_text() -> None:
    reasons = set(re.findall(r'Reason\(\s*"([\w-]+)"', SOURCE)) | set(REFUSALS) | {"fee", "fee-poor"}
    assert {f"smallworld-why-{key}" for key in reasons} <= set(TEXTS)
    lines = set(re.findall(r'say\(p, "([\w-]+)"', SOURCE))
    assert len(lines) > 50
    assert {f"smallworld-log-{key}" for key in lines} <= set(TEXTS)
    assert {f"smallworld-ask-{kind}" for kind, _, _ in ASKS.values()} <= set(TEXTS)


def test_no_text_is_left_over() -> None:
    logs = set(re.findall(r'"([\w-]+)"', SOURCE)) | {"bomb-live", "bomb-dud"}
    told = {key.removeprefix("smallworld-log-") for key in TEXTS if key.startswith("smallworld-log-")}
    assert told <= logs


def test_texts_ask_only_for_what_is_told() -> None:
    keys: set[str] = set()
    for p, events in games():
        for event in events:
            key = f"smallworld-log-{event.key}"
            assert wanted(TEXTS[key]) <= set(event.args), (key, event.args)
            keys.add(key)
        who = smallworld.to_move(p)
        if who is not None and who != CHANCE:
            check_question(p, who)
    assert len(keys) > 40


def check_question(p: Position, who: int) -> None:
    seen = smallworld.view(p, who)
    prompt, choices = seen["prompt"], seen["choices"]
    assert isinstance(prompt, dict)
    assert isinstance(choices, list)
    args = prompt["args"]
    assert isinstance(args, dict)
    assert wanted(TEXTS[f"smallworld-ask-{prompt['kind']}"]) <= set(args)
    for choice in choices:
        assert isinstance(choice, dict)
        assert wanted(TEXTS[f"smallworld-do-{choice['verb']}"]) <= set(choice["args"])  # type: ignore[arg-type]
    rng = Rng(p.turns, len(choices))
    for target in (f"region.{rng.pick(land(p).ids)}", "combo.0", "decline", "stop"):
        for reason in smallworld.explain(p, who, target):
            assert wanted(TEXTS[f"smallworld-why-{reason.key}"]) <= set(reason.args), reason
            for part in reason.args.get("parts", []):  # type: ignore[union-attr]
                assert f"smallworld-part-{part['key']}" in TEXTS  # type: ignore[index, call-overload]


def test_regions_are_named() -> None:
    entries = messages("smallworld-maps")
    for face in FACES.values():
        assert f"smallworld-continent-{face.name}" in entries
        assert all(f"smallworld-region-{region.name}" in entries for region in face.regions)

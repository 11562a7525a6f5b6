"""Every word the game may need has an English text: rules, names, questions, moves, events, reasons."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import ludoteka
from ludoteka import wonderland
from ludoteka.bots.levels import LEVELS
from ludoteka.wonderland.content import allies, chips, factions, quests, wonderlandians
from ludoteka.wonderland.position import REGION_IDS, rules
from ludoteka.wonderland.questions import ASKS

ROOT = Path(ludoteka.__file__).parent / "wonderland"
ENGLISH = Path(__file__).resolve().parents[3] / "web" / "locales" / "en"
TEXT = "\n".join((ENGLISH / name).read_text(encoding="utf-8") for name in ("wonderland.ftl", "wonderland-rules.ftl"))
KEYS = set(re.findall(r"^([A-Za-z][\w-]*) =", TEXT, re.MULTILINE))


def parts(key: str) -> set[str]:
    """The attributes of a message."""
    found = re.search(rf"^{re.escape(key)} =[^\n]*\n((?:[ ]+[^\n]*\n?)*)", TEXT, re.MULTILINE)
    return set(re.findall(r"^ {4}\.(\w+) =", found.group(1), re.MULTILINE)) if found else set()


def calls(name: str) -> list[ast.Call]:
    """All calls of a function in the rules."""
    found = []
    for path in ROOT.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                found.append(node)
    return found


def words(node: ast.expr) -> list[str]:
    """The strings an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return []


def test_every_rule_has_a_title_and_a_text() -> None:
    ids = [rule for chapter in wonderland.CHAPTERS.values() for rule in chapter]
    keys = [rule.replace(".", "-") for rule in ids]
    assert [key for key in keys if key not in KEYS or "text" not in parts(key)] == []
    assert [chapter for chapter in wonderland.CHAPTERS if f"wonderland-chapter-{chapter}" not in KEYS] == []


def test_everything_has_a_name() -> None:
    names = [f"wonderland-region-{region}" for region in REGION_IDS]
    names += [f"wonderland-chip-{chip.id}" for chip in chips.CHIPS]
    names += [f"wonderland-faction-{faction}" for faction in factions.IDS]
    names += [f"wonderland-figure-{figure.id}" for figure in wonderlandians.FIGURES]
    names += [f"wonderland-ally-{ally.set}-{ally.kind}" for ally in allies.ALLIES if ally.set]
    names += [f"wonderland-bot-{bot}" for bot in ("random", *wonderland.BOTS) if bot not in LEVELS]
    for ability in factions.ABILITIES:
        names.append(f"wonderland-ability-{ability.id}")
        assert {"text", "gist"} <= parts(names[-1])
    for card in wonderlandians.CARDS:
        names.append(f"wonderland-wonderlandian-{card.id}")
        assert {"text", "gist"} <= parts(names[-1])
    for quest in quests.QUESTS:
        names.append(f"wonderland-quest-{quest.id}")
        assert parts(names[-1]) == {"feat", "goal"}
    assert [name for name in names if name not in KEYS] == []


def test_every_question_has_words() -> None:
    asked = [name for name, question in rules.questions.items() if question.options is not None]
    assert sorted(asked) == sorted(ASKS)
    assert [name for name in asked if f"wonderland-ask-{name}" not in KEYS] == []


def test_every_move_has_words() -> None:
    verbs: set[str] = set()
    for question in rules.questions.values():
        if question.options is not None:
            verbs |= verbs_in(question.options.__code__.co_filename, question.name)
    verbs |= verbs_in(str(ROOT / "bonus.py"), "ways") | verbs_in(str(ROOT / "units.py"), "movable")
    verbs |= verbs_in(str(ROOT / "play.py"), "feather_moves")
    assert len(verbs) > 40
    assert sorted(verb for verb in verbs if f"wonderland-do-{verb}" not in KEYS) == []


def verbs_in(path: str, function: str) -> set[str]:
    """The first words of the moves that a function lists."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            for part in ast.walk(node):
                texts = []
                if isinstance(part, ast.List):
                    texts = [one.value for one in part.elts if isinstance(one, ast.Constant)]
                if isinstance(part, ast.JoinedStr) and isinstance(part.values[0], ast.Constant):
                    texts = [part.values[0].value]
                found |= {text.split()[0] for text in texts if isinstance(text, str)}
    return found


def test_every_event_has_words() -> None:
    keys = [word for call in calls("say") for word in words(call.args[1])]
    keys += [word for call in calls("score") for word in words(call.args[4])]
    for call in calls("say"):
        for keyword in call.keywords:
            if keyword.arg == "veiled" and isinstance(keyword.value, ast.Tuple):
                keys += words(keyword.value.elts[0])
    assert len(set(keys)) > 90
    assert sorted({key for key in keys if f"wonderland-log-{key}" not in KEYS}) == []


def test_every_reason_has_words() -> None:
    keys = [word for call in calls("Reason") for word in words(call.args[0])]
    assert len(set(keys)) > 30
    assert sorted({key for key in keys if f"wonderland-why-{key}" not in KEYS}) == []


def test_events_name_only_known_rules() -> None:
    known = {rule for chapter in wonderland.CHAPTERS.values() for rule in chapter}
    told = [word for call in calls("say") for word in words(call.args[2])]
    told += [word for call in calls("score") for word in words(call.args[5])]
    told += [word for call in calls("Reason") for word in words(call.args[1])]
    told += [rule for rule, _ in ASKS.values()]
    assert sorted(set(told) - known) == []


def test_ability_texts_tell_the_numbers_of_the_tables() -> None:
    for ability in factions.ABILITIES:
        found = re.search(rf"^W-ability-{ability.id} =[^\n]*\n    \.text = ([^\n]*)", TEXT, re.MULTILINE)
        assert found
        for n in {ability.n, ability.two} - {1}:
            assert str(n) in found.group(1), ability.id
        assert ("ours" in found.group(1)) == (ability.source == "reconstructed"), ability.id


def test_reconstructed_quests_say_so() -> None:
    for quest in quests.QUESTS:
        found = re.search(rf"^W-quest-{quest.id} =[^\n]*\n    \.text = ([^\n]*)", TEXT, re.MULTILINE)
        assert found
        assert ("ours" in found.group(1)) == (quest.source == "reconstructed"), quest.id
        for n in (*quest.feat_n, quest.goal_n):
            assert n == 1 or str(n) in found.group(1), quest.id

"""Every lesson of every game: its solution reaches the goal, its wrong ways are caught, its texts exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteka.game import BadInput
from ludoteka.games import GAMES
from ludoteka.lesson import Course, find, lessons, shows, verify
from ludoteka.teach import Do, Lesson, Predict, Show, Trap

ROOT = Path(__file__).resolve().parents[2]
LOCALE = ROOT / "web" / "locales" / "en"
ALL = [(name, lesson) for name in GAMES for lesson in lessons(name).values()]


def messages() -> set[str]:
    """The keys of the lessons' texts, with attributes as key.attribute."""
    found: set[str] = set()
    for sheet in LOCALE.glob("lessons*.ftl"):
        key = ""
        for line in sheet.read_text(encoding="utf-8").splitlines():
            if message := re.match(r"([a-z][\w-]*) =", line):
                assert message[1] not in found, f"{message[1]} is there twice"
                key = message[1]
                found.add(key)
            elif attribute := re.match(r"\s+\.(\w+) =", line):
                found.add(f"{key}.{attribute[1]}")
    return found


def keys(lesson: Lesson) -> set[str]:
    """The texts that a lesson needs."""
    stem = f"lesson-{lesson.id}"
    needed = {stem}
    for step in lesson.steps:
        needed.add(f"{stem}-{step.text}")
        if isinstance(step, Do):
            needed.add(f"{stem}-{step.text}.hint")
            needed |= {f"{stem}-{trap.text}" for trap in step.traps}
        if isinstance(step, Predict):
            needed.add(f"{stem}-{step.text}.after")
            needed |= {f"{stem}-{answer}" for answer in step.answers}
    return needed


@pytest.mark.parametrize(("name", "lesson"), ALL, ids=[lesson.id for _, lesson in ALL])
def test_lesson(name: str, lesson: Lesson) -> None:
    assert verify(name, lesson) == []
    assert lesson.id.startswith(name)
    assert keys(lesson) <= messages()
    assert 1 <= lesson.minutes <= 8


def test_every_text_is_used() -> None:
    needed = {key for _, lesson in ALL for key in keys(lesson)}
    steps = {key for key in messages() if any(key.startswith(f"lesson-{name}") for name in GAMES)}
    assert steps == needed


def test_the_path_of_the_page_is_the_list_of_lessons() -> None:
    drawn = re.findall(r'^  \["([\w-]+)", "(\w+)", (\d+)\],$', (ROOT / "web/shell/course.js").read_text(), re.MULTILINE)
    assert sorted(drawn) == sorted((lesson.id, name, str(lesson.minutes)) for name, lesson in ALL)
    for game in GAMES:  # in the order of each game's lessons
        assert [one for one, name, _ in drawn if name == game] == [lesson.id for name, lesson in ALL if name == game]


def broken(**change: object) -> Lesson:
    _, lesson = find("dominion-turn")
    return lesson._replace(**change)


def test_a_broken_lesson_is_found_out() -> None:
    _, lesson = find("dominion-turn")
    step = lesson.steps[1]
    assert isinstance(step, Do)
    assert verify("dominion", broken(rules=("D.no_such",))) == ["unknown rule D.no_such"]
    assert "nothing to do" in verify("dominion", broken(steps=(Show("hand"),)))
    assert "no wrong way" in verify("dominion", broken(steps=(step._replace(traps=()),)))
    never = step._replace(goal=lambda p: False)
    assert verify("dominion", broken(steps=(never,))) == ["step 0: the solution does not reach the goal"]
    blind = step._replace(traps=(Trap(lambda p: False, "D.action.phase", "skipped", ("end",)),))
    assert verify("dominion", broken(steps=(blind,))) == ["step 0: skipped does not catch"]
    early = step._replace(goal=lambda p: True)
    assert "step 0: the goal is reached before anything is done" in verify("dominion", broken(steps=(early,)))
    illegal = step._replace(solution=("play moat",))
    assert any(one.startswith("refused") for one in verify("dominion", broken(steps=(illegal,))))
    guess = Predict("where", ("a", "b"), right=0, proof=lambda p: False)
    assert "step 1: the right answer is not right" in verify("dominion", broken(steps=(step, guess)))


def test_a_wrong_way_is_explained_and_taken_back() -> None:
    course = Course(*find("dominion-turn"))
    with pytest.raises(BadInput):
        course.act(course.session.ply, 0, ["play smithy"])  # something is being shown
    course.next()
    before = course.session.position.copy()
    course.act(course.session.ply, 0, ["end"])
    assert course.state()["trap"] == {"rule": "D.action.phase", "text": "skipped"}
    with pytest.raises(BadInput):
        course.act(course.session.ply, 0, ["treasures"])  # first it has to be taken back
    course.back()
    assert course.session.position == before
    assert course.state()["trap"] is None


def test_hints_come_in_three_stages() -> None:
    course = Course(*find("dominion-turn"))
    course.next()
    assert (course.state()["hints"], course.state()["on"]) == (0, "")
    course.hint()
    assert (course.state()["hints"], course.state()["on"]) == (1, "")
    course.hint()
    assert (course.state()["hints"], course.state()["on"]) == (2, "hand.smithy")
    course.hint()
    assert course.state()["step"] == 2


def test_another_way_counts() -> None:
    course = Course(*find("dominion-gardens"))
    course.answer(2)
    course.next()
    for move in ("play festival", "play festival", "buy copper", "buy copper", "buy curse"):
        course.act(course.session.ply, 0, [move])
    assert course.at == 2


def test_chance_follows_the_script_only_as_far_as_it_fits() -> None:
    course = Course(*find("dominion-three-turns"))
    course.act(course.session.ply, 0, ["treasures", "buy remodel"])
    course.answer(0)
    course.next()
    course.act(course.session.ply, 0, ["treasures", "buy estate"])  # another deck than the script knows is shuffled
    assert course.trapped is not None
    course.back()
    course.act(course.session.ply, 0, ["treasures", "buy silver"])
    assert course.at == 3


def test_every_step_can_be_opened_and_the_rules_it_shows_are_known() -> None:
    for name, lesson in ALL:
        seen = shows(name, lesson.id)
        assert seen, lesson.id
        for step in {0, *seen.values(), len(lesson.steps) - 1}:
            course = Course(name, lesson)
            course.skip_to(step)
            assert course.at == step
    for wrong in (-1, 99, "1", True, None):
        with pytest.raises(BadInput):
            Course(*find("dominion-turn")).skip_to(wrong)

"""A lesson being taken: the steps of `teach.Lesson` over a table, judged by the engine."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from .game import BadInput, Game, IllegalMove
from .games import GAMES, game
from .plain import Json, Position
from .scene import lesson_of, speaks
from .session import Seat, Session
from .teach import Do, Goal, Lesson, Predict, Show, Trap

PUPPET = "puppet"
"""The bot name of seats that only move when the lesson moves them."""


@cache
def lessons(name: str) -> Mapping[str, Lesson]:
    """The lessons of a game, in their order."""
    listed: tuple[Lesson, ...] = import_module(f"{__package__}.{game(name).NAME}.lessons").LESSONS
    return {one.id: one for one in listed}


def find(name: object) -> tuple[str, Lesson]:
    """The game and the lesson of this id; the id of a rule is that of its scene."""
    for shelf in GAMES:
        if type(name) is str and name in lessons(shelf):
            return shelf, lessons(shelf)[name]
    return lesson_of(str(name))


# goals that are set at a table

MADE = "made"
"""The id of lessons that are made from a moment of a game."""
STAND_IN = "steady"
"""Who answers for the other seats in those."""


@cache
def _goals(name: str) -> Mapping[str, Goal]:
    listed: tuple[Goal, ...] = import_module(f"{__package__}.{name}.goals").GOALS
    return {one.name: one for one in listed}


def goals(rules: Game[Position], p: Position, seat: int | None) -> list[tuple[str, Goal, str]]:
    """The goals that can be set to this seat now: id ("gain province"), the goal, what it is about."""
    if seat is None or rules.to_move(p) != seat:
        return []
    return [
        (f"{goal.name} {value}", goal, value) for goal in _goals(rules.NAME).values() for value in goal.offers(p, seat)
    ]


def goal_args(goal: Goal, p: Position, value: str) -> dict[str, Json]:
    """What Fluent is told of a goal."""
    told = goal.tell(p, value)
    return {goal.argument: int(told) if goal.argument == "n" else told}


def made(session: Session) -> Course:
    """The lesson of a link: reach the goal from its position, while bots answer for the others."""
    if session.task is None or session.start is None:
        raise BadInput("link-broken")
    seat, wanted = session.task
    start, rules = session.start, session.game
    found = next(((goal, value) for one, goal, value in goals(rules, start, seat) if one == wanted), None)
    if found is None:
        raise BadInput("link-broken")
    goal, value = found
    missed = Trap(lambda p: goal.missed(start, p, seat, value), goal.rule, "missed", ())
    step = Do(goal.name, lambda p: goal.reached(start, p, seat, value), (), traps=(missed,))
    names = tuple(each.name for each in session.seats)
    lesson = Lesson(MADE, (goal.rule,), seat, start.copy, (), (step,), names)
    session.seats = tuple(Seat(name, "" if who == seat else STAND_IN) for who, name in enumerate(names))
    return Course(rules.NAME, lesson, session, goal_args(goal, start, value))


class Course:
    """One reader in one lesson. The table is an ordinary session; only chance and the other seats are scripted."""

    def __init__(
        self, shelf: str, lesson: Lesson, session: Session | None = None, goal: dict[str, Json] | None = None
    ) -> None:
        self.lesson = lesson
        self.goal = goal
        """What the goal of a made lesson is about."""
        seats = [Seat(name, "" if seat == lesson.seat else PUPPET) for seat, name in enumerate(lesson.names)]
        options: dict[str, Json] = {"seats": len(seats)}
        self.session = session or Session(game(shelf), options, seats, f"lesson {lesson.id}", lesson.start())
        self.session.script = lesson.chance
        self.session.run_chance()
        self.at = 0
        self.began = self.session.ply
        """The ply at which this step began: taking back goes no further."""
        self.hints = 0
        self.guess: int | None = None
        self.trapped: Trap | None = None

    @property
    def step(self) -> Show | Do | Predict | None:
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def state(self) -> dict[str, Json]:
        """Where the reader stands, for the screen."""
        step = self.step
        told: dict[str, Json] = {
            "id": self.lesson.id,
            "step": self.at,
            "of": len(self.lesson.steps),
            "rules": list(self.lesson.rules),
            "done": step is None,
        }
        if step is None:
            return told
        told |= {"kind": type(step).__name__.lower(), "text": step.text, "hints": self.hints}
        if isinstance(step, Show):
            told |= {"on": step.on, "plays": bool(step.moves), "why": self._why(step)}
        if isinstance(step, Do):
            told["on"] = step.on if self.hints > 1 else ""
            told["trap"] = {"rule": self.trapped.rule, "text": self.trapped.text} if self.trapped else None
            told["away"] = not self.trapped and self.session.to_move != self.lesson.seat
            told["moved"] = self.session.ply > self.began
            told["goal"] = self.goal
        if isinstance(step, Predict):
            told |= {"answers": list(step.answers), "guess": self.guess, "on": step.on}
            told["right"] = step.right if self.guess is not None else None
        return told

    def _why(self, step: Show) -> list[Json]:
        """Of a rule's scene in which nothing is played: the reasons of what is pointed at that this rule gives."""
        if self.lesson.id not in self.lesson.rules or step.moves or not step.on:
            return []
        given = self.session.game.explain(self.session.position, self.lesson.seat, step.on)
        return [
            {"key": one.key, "rule": one.rule, "args": dict(one.args)} for one in given if speaks(one, self.lesson.id)
        ]

    def next(self) -> None:
        """Go on from something shown, or from a prediction that has been made."""
        step = self.step
        if isinstance(step, Show):
            self._play(step.moves)
        elif not isinstance(step, Predict) or self.guess is None:
            raise BadInput("lesson-waits")
        self._enter(self.at + 1)

    def answer(self, guess: object) -> None:
        """The reader's prediction; then it is played."""
        step = self.step
        if not isinstance(step, Predict) or self.guess is not None:
            raise BadInput("lesson-waits")
        if type(guess) is not int or not 0 <= guess < len(step.answers):
            raise BadInput("bad-answer")
        self.guess = guess
        self._play(step.moves)

    def act(self, ply: object, seat: object, ids: Json) -> None:
        """The reader's moves; then the goal is looked at, and the known wrong ways."""
        if not isinstance(self.step, Do) or self.trapped:
            raise BadInput("lesson-waits")
        self.session.act(ply, seat, ids)
        self._hear()
        self._judge()

    def pass_on(self) -> None:
        """Go through this step as the lesson itself would."""
        step = self.step
        if isinstance(step, Do):
            self._play(step.solution)
            self._judge()
            return
        if isinstance(step, Predict) and self.guess is None:
            self.answer(step.right)
        self.next()

    def skip_to(self, step: object) -> None:
        """Go through everything before a step."""
        if type(step) is not int or not 0 <= step < len(self.lesson.steps):
            raise BadInput("unknown-lesson", lesson=self.lesson.id)
        while self.at < step:
            before = self.at
            self.pass_on()
            if self.at == before:
                raise BadInput("unknown-lesson", lesson=self.lesson.id)

    def back(self) -> None:
        """Take back everything done in this step."""
        self.session.rewind(self.began)
        self.trapped = None

    def hint(self) -> None:
        """First a nudge, then a mark, then the solution is played."""
        step = self.step
        if not isinstance(step, Do) or not step.solution:
            raise BadInput("lesson-waits")
        self.hints = min(self.hints + 1, 3)
        if self.hints == 3:
            self.back()
            try:
                self._play(step.solution)
                self._judge()
            except IllegalMove:  # an own way through an earlier step can lead where the solution does not fit
                self.back()
                self.hints = 2

    def _hear(self) -> None:
        """The others answer what they are asked while the reader acts."""
        while (asked := self.session.to_move) not in (None, self.lesson.seat):
            if asked is not None and self.session.seats[asked].bot != PUPPET:
                if self._settled():
                    return
                self.session.advance(self.session.ply)
                continue
            answer = self.lesson.reply(self.session.position)
            if answer is None:
                return
            self.session.puppet(answer)

    def _settled(self) -> bool:
        """Is the goal of this step reached, or missed?"""
        step, p = self.step, self.session.position
        return isinstance(step, Do) and (step.goal(p) or any(trap.test(p) for trap in step.traps))

    def _judge(self) -> None:
        step = self.step
        if not isinstance(step, Do):
            return
        p = self.session.position
        if step.goal(p):
            self._play(step.after)
            self._enter(self.at + 1)
            return
        self.trapped = next((trap for trap in step.traps if trap.test(p)), None)

    def _play(self, moves: tuple[str, ...]) -> None:
        for move in moves:
            self.session.puppet(move)
            self._hear()

    def _enter(self, at: int) -> None:
        self.at = at
        self.began = self.session.ply
        self.hints = 0
        self.guess = None
        self.trapped = None


@cache
def shows(shelf: str, lesson: str) -> Mapping[str, int]:
    """In which step each rule is seen first: by what happens there, or by a wrong way that it explains."""
    course = Course(shelf, lessons(shelf)[lesson])
    known = {one for ids in game(shelf).CHAPTERS.values() for one in ids}
    found: dict[str, int] = {}
    while (step := course.step) is not None:
        at, ply = course.at, course.session.ply
        traps = [trap.rule for trap in step.traps] if isinstance(step, Do) else []
        course.pass_on()
        told = [event.rule for done in course.session.plies[ply:] for event in done.events]
        for rule in (*told, *traps):
            if rule in known:
                found.setdefault(rule, at)
    return found


def verify(shelf: str, lesson: Lesson) -> list[str]:
    """What is wrong with a lesson: every solution must reach its goal and every trap must catch, move by move."""
    wrong: list[str] = []
    known = {one for ids in game(shelf).CHAPTERS.values() for one in ids}
    wrong += [f"unknown rule {one}" for one in lesson.rules if one not in known]
    if not any(isinstance(step, Do) for step in lesson.steps):
        wrong.append("nothing to do")
    elif not any(step.traps for step in lesson.steps if isinstance(step, Do)):
        wrong.append("no wrong way")
    try:
        wrong += _take(Course(shelf, lesson), known)
    except BadInput as refusal:
        wrong.append(f"refused: {refusal}")
    return wrong


def _walk(course: Course, moves: tuple[str, ...]) -> None:
    for move in moves:
        course.act(course.session.ply, course.lesson.seat, [move])


def _take(course: Course, known: set[str]) -> list[str]:
    wrong: list[str] = []
    while (step := course.step) is not None:
        at = course.at
        if isinstance(step, Do):
            if step.goal(course.session.position):
                wrong.append(f"step {at}: the goal is reached before anything is done")
            for trap in step.traps:
                _walk(course, trap.moves)
                if course.at != at or course.trapped is not trap or trap.rule not in known:
                    return [*wrong, f"step {at}: {trap.text} does not catch"]
                course.back()
            _walk(course, step.solution)
        else:
            if isinstance(step, Predict):
                course.answer(step.right)
            course.next()
            if isinstance(step, Predict) and not step.proof(course.session.position):
                wrong.append(f"step {at}: the right answer is not right")
        if course.at == at:
            wrong.append(f"step {at}: the solution does not reach the goal")
            break
    return wrong

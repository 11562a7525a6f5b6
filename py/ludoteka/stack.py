"""The stack of frames: steps run by themselves, a question on top waits for its answer.

A frame is a tuple ``(name, *args)``. While play waits, the top frame is a question ``(name, who, *args)``;
`take` pops it, hands the answer over and runs steps until the next question. So a position can be copied,
saved and searched in the middle of anything, and facts of one resolution are frame arguments, never globals.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from .game import CHANCE, Event, IllegalMove
from .plain import Frame, Json, Position
from .rng import Rng

P = TypeVar("P", bound=Position)
Step = Callable[..., None]
Ask = Callable[..., Sequence[str]]
F = TypeVar("F", bound=Callable[..., object])


class Question:
    """What may be answered (one of `options`, `odds`, `letters` says it) and what the answer does."""

    __slots__ = ("allowed", "answered", "letters", "name", "odds", "options")

    def __init__(self, name: str) -> None:
        self.name = name
        self.options: Ask | None = None
        self.odds: Callable[..., Sequence[tuple[str, int]]] | None = None
        self.letters: Callable[..., str] | None = None
        self.allowed: Callable[..., bool] | None = None
        self.answered: Step = _unanswered

    def answer(self, step: F) -> F:
        """Decorator: the step that takes the answer as its last argument."""
        self.answered = step  # type: ignore[assignment]
        return step

    def allows(self, test: F) -> F:
        """Decorator: a quicker test of one answer than listing all of them."""
        self.allowed = test  # type: ignore[assignment]
        return test


def _unanswered(p: Position, *args: object) -> None:
    raise TypeError("a question without an answer step")


class Steps(Generic[P]):
    """The steps and questions of one game, by name."""

    def __init__(self) -> None:
        self.steps: dict[str, Step] = {}
        self.questions: dict[str, Question] = {}

    def step(self, run: F) -> F:
        """Decorator: a step, called with the arguments of its frame."""
        self.steps[run.__name__] = run  # type: ignore[assignment]
        return run

    def ask(self, options: Ask) -> Question:
        """Decorator: a question to a seat. The function lists the moves; its frame is (name, seat, *args)."""
        question = self._question(options)
        question.options = options
        return question

    def chance(self, odds: Callable[..., Sequence[tuple[str, int]]]) -> Question:
        """Decorator: a question to chance with few answers, listed as (answer, weight)."""
        question = self._question(odds)
        question.odds = odds
        return question

    def shuffle(self, letters: Callable[..., str]) -> Question:
        """Decorator: a question to chance for the order of some letters; the answer is the new order."""
        question = self._question(letters)
        question.letters = letters
        return question

    def _question(self, function: Callable[..., object]) -> Question:
        return self.questions.setdefault(function.__name__, Question(function.__name__))

    # the contract's verbs, the same for every game

    def to_move(self, p: P) -> int | None:
        """The seat on top of the stack; an empty stack is the end of the game."""
        return p.stack[-1][1] if p.stack else None

    def legal(self, p: P) -> Sequence[str]:
        """The answers to the question on top; empty for a shuffle and at the end."""
        if not p.stack:
            return ()
        name, *args = p.stack[-1]
        question = self.questions[name]
        if question.options is not None:
            return question.options(p, *args)
        if question.odds is not None:
            return [answer for answer, _ in question.odds(p, *args)]
        return ()

    def allows(self, p: P, move: str) -> bool:
        """Is this an answer to the question on top?"""
        if not p.stack:
            return False
        name, *args = p.stack[-1]
        question = self.questions[name]
        if question.allowed is not None:
            return question.allowed(p, *args, move)
        if question.letters is not None:
            return sorted(question.letters(p, *args)) == sorted(move)
        return move in self.legal(p)

    def sample(self, p: P, rng: Rng) -> str:
        """Chance's answer to the question on top."""
        name, *args = p.stack[-1]
        question = self.questions[name]
        if question.letters is not None:
            return rng.shuffled(question.letters(p, *args))
        if question.odds is None:
            raise TypeError(f"{name} is no question to chance")
        return rng.weighted(question.odds(p, *args))

    def apply(self, p: P, move: str) -> list[Event]:
        """Play a legal move in place and tell what happened; an illegal one changes nothing."""
        if type(move) is not str or not self.allows(p, move):
            raise IllegalMove(str(move))
        events: list[Event] = []
        p.events = events
        self.take(p, move)
        p.events = None
        return events

    def fits(self, frame: Frame, fits: Callable[[str, object, object], bool]) -> bool:
        """Is this a known frame with as many arguments as it declares, each of them fitting (name, type, value)?"""
        if not frame or type(frame[0]) is not str:
            return False
        question = self.questions.get(frame[0])
        declared = question and (question.options or question.odds or question.letters)
        step = declared or self.steps.get(frame[0])
        if step is None:
            return False
        hints = list(typing.get_type_hints(step).items())[1:-1]
        return len(hints) == len(frame) - 1 and all(
            fits(name, hint, arg) for (name, hint), arg in zip(hints, frame[1:], strict=True)
        )

    def take(self, p: P, move: str) -> None:
        """Play a move known to be legal."""
        frame = p.stack.pop()
        self.questions[frame[0]].answered(p, *frame[1:], move)
        self.run(p)

    def run(self, p: P) -> None:
        """Run steps until a question is on top, or nothing is left."""
        stack, steps = p.stack, self.steps
        while stack:
            frame = stack[-1]
            step = steps.get(frame[0])
            if step is None:
                return
            stack.pop()
            step(p, *frame[1:])


def push(p: Position, *frames: Frame) -> None:
    """Put frames on the stack so that the first one runs first."""
    p.stack.extend(reversed(frames))


def say(
    p: Position,
    key: str,
    rule: str,
    *,
    to: tuple[int, ...] | None = None,
    veiled: tuple[str, Mapping[str, Json]] | None = None,
    news: bool = False,
    **args: Json,
) -> None:
    """Tell an event, if somebody listens. In hot steps test `p.events is not None` first to save the call."""
    if p.events is not None:
        p.events.append(Event(key, args, rule, to, veiled, news))


__all__ = ["CHANCE", "Question", "Steps", "push", "say"]

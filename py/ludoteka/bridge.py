"""What JavaScript calls: one function, JSON text in, JSON text out.

It never raises, and no call leaves a table half changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count

from . import __version__, bots
from . import share as links
from .daily import daily as table_of
from .edition import edition
from .game import BadInput
from .games import GAMES, game
from .lesson import Course, find, goal_args, goals, lessons, made, shows
from .plain import Damaged, Json, parse
from .rng import Rng
from .scene import scenes
from .session import Session, read_seed
from .study import Study

Payload = dict[str, Json]
Method = Callable[[Payload], Json]

TABLES: dict[str, Session] = {}
COURSES: dict[str, Course] = {}
MAX_TABLES = 64
ODDS_SLICE = 0.012
"""How long a slice of sampling keeps the table from answering, in seconds."""
STUDIES: list[Study] = []
"""What this Python thinks about: a worker for bots has one at a time, the one with the tables none."""
METHODS: dict[str, Method] = {}
_numbers = count(1)


def method(run: Method) -> Method:
    """A function that JavaScript may call by its name."""
    METHODS[run.__name__.rstrip("_")] = run
    return run


def call(name: str, payload: str) -> str:
    """Run a method. A refusal comes back as {"error": {"key", "args"}}, in terms a reader's language has words for."""
    try:
        run = METHODS.get(name) if type(name) is str else None
        if run is None:
            raise BadInput("unknown-method", method=str(name)[:40])
        asked = parse(payload)
        if type(asked) is not dict:
            raise BadInput("bad-payload")
        return _text(run(asked))
    except BadInput as refusal:
        return _text({"error": {"key": refusal.key, "args": refusal.args_for_reader}})
    except Damaged as damage:
        return _text({"error": {"key": "bad-payload", "args": {"detail": str(damage)}}})
    except Exception as fault:  # the worker must outlive any fault of ours; the page reports it
        return _text({"error": {"key": "fault", "args": {"detail": f"{type(fault).__name__}: {fault}"[:300]}}})


def _text(answer: Json) -> str:
    # ASCII, so that a lone surrogate in a name can cross to JavaScript and back
    return json.dumps(answer, separators=(",", ":"))


def _table(asked: Payload) -> Session:
    name = asked.get("table")
    if type(name) is not str or name not in TABLES:
        raise BadInput("unknown-table")
    return TABLES[name]


def _viewer(asked: Payload, session: Session) -> int | None:
    viewer = asked.get("viewer")
    if viewer is None:
        return None
    if type(viewer) is not int or not 0 <= viewer < len(session.seats):
        raise BadInput("bad-viewer")
    return viewer


def _seat_down(session: Session) -> str:
    while len(TABLES) >= MAX_TABLES:
        oldest = next(iter(TABLES))
        del TABLES[oldest]
        COURSES.pop(oldest, None)
    name = f"t{next(_numbers)}"
    TABLES[name] = session
    return name


def _opened(session: Session, asked: Payload, note: str | None = None) -> Payload:
    table = _seat_down(session)
    viewer = _viewer(asked, session)
    return {
        "table": table,
        "note": note,
        "save": session.save(),
        "view": _view(table, session, viewer),
        "log": session.log(viewer),
    }


def _view(table: str, session: Session, viewer: int | None, ply: int | None = None) -> Payload:
    seen: Payload = {"table": table, **session.view(viewer, ply)}
    if table in COURSES:
        seen |= {"lesson": COURSES[table].state(), "undo": None}
    return seen


@method
def ping(asked: Payload) -> Json:
    """Is anybody there?"""
    return {"engine": __version__, "games": list(GAMES)}


@method
def games(asked: Payload) -> Json:
    """The games that can be played, with the number of seats and the bots."""
    return [
        {
            "name": name,
            "seats": list(one.SEATS),
            "bots": list(bots.names(one)),
            "levels": list(bots.LEVELS),
            "styles": list(bots.styles(one)),
            "edition": edition(name),
        }
        for name, one in GAMES.items()
    ]


@method
def about(asked: Payload) -> Json:
    """The static content of a game."""
    return game(asked.get("game")).about()


@method
def rulebook(asked: Payload) -> Json:
    """The rule ids of a game by chapter."""
    return {chapter: list(ids) for chapter, ids in game(asked.get("game")).CHAPTERS.items()}


@method
def shown(asked: Payload) -> Json:
    """The rules of a game that have a scene: each can be opened as a lesson by its id."""
    return list(scenes(game(asked.get("game")).NAME))


@method
def suggest(asked: Payload) -> Json:
    """The options with what was left to chance drawn, so that a reader can look at them and draw again."""
    found = game(asked.get("game"))
    return {"options": dict(found.suggest(asked.get("options"), Rng(read_seed(asked.get("seed")), "setup")))}


@method
def new(asked: Payload) -> Json:
    """A fresh table; one that is tried once more is practice from the start."""
    session = Session.new(asked.get("game"), asked.get("options"), asked.get("seats"), asked.get("seed"))
    session.practice = asked.get("practice") is True
    return _opened(session, asked)


@method
def daily(asked: Payload) -> Json:
    """How the table of a day is laid, the same for everybody: options, bots and seed for `new`."""
    return table_of(asked.get("game"), asked.get("date"))


@method
def open_(asked: Payload) -> Json:
    """The table of a save."""
    session, note = Session.open(asked.get("save"))
    return _opened(session, asked, note)


@method
def close(asked: Payload) -> Json:
    """Clear a table away; its save is not touched."""
    COURSES.pop(str(asked.get("table")), None)
    return {"closed": TABLES.pop(str(asked.get("table")), None) is not None}


@method
def rematch(asked: Payload) -> Json:
    """The same seats again; a lesson is no game to play again."""
    if str(asked.get("table")) in COURSES:
        raise BadInput("lesson-waits")
    return _opened(_table(asked).rematch(asked.get("seed")), asked)


@method
def act(asked: Payload) -> Json:
    """A person's moves."""
    session = _table(asked)
    viewer = _viewer(asked, session)
    before = session.ply
    course = COURSES.get(str(asked["table"]))
    (course or session).act(asked.get("ply"), asked.get("seat"), asked.get("ids"))
    return _stepped(asked, session, viewer, before)


@method
def advance(asked: Payload) -> Json:
    """One decision of the bot that is asked; `thoughts` if it was thought out in other workers."""
    session = _table(asked)
    viewer = _viewer(asked, session)
    before = session.ply
    session.advance(asked.get("ply"), asked.get("thoughts"))
    return _stepped(asked, session, viewer, before)


def _stepped(asked: Payload, session: Session, viewer: int | None, before: int) -> Payload:
    return {
        "view": _view(str(asked["table"]), session, viewer),
        "save": session.save(),
        "steps": session.log(viewer, before),
    }


@method
def view(asked: Payload) -> Json:
    """What a seat sees now, or saw before a ply."""
    session = _table(asked)
    viewer = _viewer(asked, session)
    ply = asked.get("ply")
    if ply is not None and (type(ply) is not int or not 0 <= ply <= session.ply):
        raise BadInput("bad-ply")
    until = ply if type(ply) is int else None
    return {
        "view": _view(str(asked["table"]), session, viewer, until),
        "log": session.log(viewer, until=until),
    }


@method
def undo(asked: Payload) -> Json:
    """Take back the viewer's last decision."""
    session = _table(asked)
    viewer = _viewer(asked, session)
    session.undo(viewer, asked.get("practice"))
    return {
        "view": _view(str(asked["table"]), session, viewer),
        "save": session.save(),
        "log": session.log(viewer),
    }


@method
def explain(asked: Payload) -> Json:
    """Why the thing on the board can or cannot be used now."""
    session = _table(asked)
    target = asked.get("target")
    if type(target) is not str or len(target) > 100:
        raise BadInput("bad-target")
    reasons = session.game.explain(session.position, _viewer(asked, session), target)
    return {"reasons": [{"key": one.key, "rule": one.rule, "args": dict(one.args)} for one in reasons]}


@method
def brief(asked: Payload) -> Json:
    """What is to be thought over elsewhere: for the bot that is asked, or a `hint` for the viewer; null if nothing."""
    session, ply = _table(asked), asked.get("ply")
    if asked.get("hint") is True:
        return {"brief": session.hint_brief(ply, _viewer(asked, session))}
    return {"brief": session.brief(ply)}


@method
def think(asked: Payload) -> Json:
    """Begin to think over a brief; whatever was thought about before is dropped."""
    STUDIES[:] = [Study(asked.get("brief"), asked.get("stream"))]
    return {}


@method
def think_on(asked: Payload) -> Json:
    """Think for a slice of time; to stop thinking is not to ask again."""
    ms = asked.get("ms")
    if not STUDIES or type(ms) is not int or not 0 < ms <= 1000:
        raise BadInput("no-thought")
    return STUDIES[0].go_on(ms / 1000)


@method
def hint(asked: Payload) -> Json:
    """The viewer's best moves, from what was thought about them; the game is practice from then on."""
    session = _table(asked)
    viewer = _viewer(asked, session)
    found = session.hint(asked.get("ply"), viewer, asked.get("thoughts"))
    return {"hint": found, "view": _view(str(asked["table"]), session, viewer), "save": session.save()}


@method
def odds(asked: Payload) -> Json:
    """What the viewer may reckon now; asked again while not `done`, the sample grows by a slice of time."""
    session = _table(asked)
    found = session.forecast(_viewer(asked, session))
    found.grow(ODDS_SLICE)
    return {"ply": session.ply, **found.row()}


@method
def share(asked: Payload) -> Json:
    """The table as a text for a link: "position" and "lesson" (as the viewer sees it), "replay", "fresh" or "turn"."""
    session = _table(asked)
    kind, ply = asked.get("kind"), asked.get("ply")
    if type(kind) is not str or (ply is not None and (type(ply) is not int or not 0 <= ply <= session.ply)):
        raise BadInput("bad-share")
    if kind in ("position", "lesson"):
        at = ply if type(ply) is int else None
        viewer = _viewer(asked, session)
        session = links.as_seen(session, viewer, at, asked.get("seed"))
        if kind == "lesson":
            goal = asked.get("goal")
            if viewer is None or goal not in [one for one, *_ in goals(session.game, session.position, viewer)]:
                raise BadInput("bad-share")
            session.task = (viewer, str(goal))
    return {"link": links.pack(session, kind)}


@method
def goals_(asked: Payload) -> Json:
    """The goals that a lesson made of this moment can have; there are some only where the viewer is asked."""
    session, ply = _table(asked), asked.get("ply")
    if ply is not None and (type(ply) is not int or not 0 <= ply <= session.ply):
        raise BadInput("bad-ply")
    p = session.trail[ply] if type(ply) is int and ply < session.ply else session.position
    return [
        {"id": one, "key": goal.name, "args": goal_args(goal, p, value)}
        for one, goal, value in goals(session.game, p, _viewer(asked, session))
    ]


@method
def open_link(asked: Payload) -> Json:
    """The table of a link, validated by replaying it; a fresh one is laid, nothing else is touched."""
    kind, session = links.unpack(asked.get("link"))
    if kind == "lesson":
        course = made(session)
        table = _seat_down(session)
        COURSES[table] = course
        return {"kind": kind, "seed": session.seed, "save": "", **_lesson(table, course)}
    return {"kind": kind, "seed": session.seed, **_opened(session, asked)}


@method
def receive(asked: Payload) -> Json:
    """A link that came back, beside the save it must continue; `since` is the ply up to which the save knew it."""
    kind, theirs = links.unpack(asked.get("link"))
    mine, _ = Session.open(asked.get("save"))
    links.receive(mine, theirs)
    further = theirs if theirs.ply > mine.ply else mine
    return {"kind": kind, "since": mine.ply, "news": theirs.ply > mine.ply, **_opened(further, asked)}


@method
def lessons_(asked: Payload) -> Json:
    """The lessons of all games, in their order."""
    return [
        {
            "id": one.id,
            "game": name,
            "rules": list(one.rules),
            "shows": dict(shows(name, one.id)),
            "steps": len(one.steps),
            "minutes": one.minutes,
        }
        for name in GAMES
        for one in lessons(name).values()
    ]


@method
def lesson(asked: Payload) -> Json:
    """Sit down to a lesson, at its beginning or at a step; its table is played with `act` like any other."""
    course = Course(*find(asked.get("lesson")))
    if asked.get("step") is not None:
        course.skip_to(asked["step"])
    table = _seat_down(course.session)
    COURSES[table] = course
    return _lesson(table, course)


@method
def lesson_next(asked: Payload) -> Json:
    """Go on from something shown or predicted."""
    return _lesson_step(asked, lambda course: course.next())


@method
def lesson_answer(asked: Payload) -> Json:
    """The reader's prediction."""
    return _lesson_step(asked, lambda course: course.answer(asked.get("answer")))


@method
def lesson_back(asked: Payload) -> Json:
    """Take back what was done in this step."""
    return _lesson_step(asked, lambda course: course.back())


@method
def lesson_hint(asked: Payload) -> Json:
    """A nudge, a mark, the solution."""
    return _lesson_step(asked, lambda course: course.hint())


def _lesson_step(asked: Payload, step: Callable[[Course], None]) -> Payload:
    course = COURSES.get(str(asked.get("table")))
    if course is None:
        raise BadInput("unknown-table")
    step(course)
    return _lesson(str(asked["table"]), course)


def _lesson(table: str, course: Course) -> Payload:
    session, seat = course.session, course.lesson.seat
    return {"table": table, "view": _view(table, session, seat), "log": session.log(seat)}

"""The bridge as a hostile caller uses it: ``python3 -m ludoteka fuzz --cases N``.

Every answer must be JSON, a refusal must be typed, a refused call must leave every table as it was, and nothing may
count as a fault of ours. Case number n of a seed does not depend on the cases before it but through the tables.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from .. import bridge
from ..games import GAMES
from ..plain import Json
from ..rng import Rng
from .breach import Breach, hold
from .hostile import damaged_link, damaged_save, odd, text_of

METHODS = (*bridge.METHODS, *("act", "undo", "view") * 2, *("open", "open_link") * 4)
NO_METHODS = ("", "no", "__class__", "__proto__", "call", "constructor", "toString", "\ud800", "act\0", "open_")
CHANGING = {"act", "advance", "undo", "close", "lesson_next", "lesson_answer", "lesson_back", "lesson_hint"}
AGAIN = 400
"""After so many cases the tables are laid anew, so that play stays in the middle of games."""


class Caller:
    """One hostile caller with a table of each game and a lesson before him."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.tables: list[str] = []
        self.saves: list[str] = []
        self.links: list[str] = []
        self.seen: Counter[str] = Counter()

    def lay(self, number: int) -> None:
        """Fresh tables, played on for a while; their saves and links are there to be damaged."""
        bridge.TABLES.clear()
        bridge.COURSES.clear()
        self.tables, self.saves, self.links = [], [], []
        rng = Rng("tables", self.seed, number)
        for name in GAMES:
            seats: list[Json] = [["<img src=x onerror=alert(1)>", ""], ["B", rng.pick(("", "random"))]]
            laid = ask("new", {"game": name, "options": {}, "seats": seats, "seed": f"{self.seed} {number}"})
            table = str(laid["table"])
            session = bridge.TABLES[table]
            for _ in range(rng.below(120)):
                seat = session.to_move
                if seat is None:
                    break
                if session.seats[seat].bot:
                    session.advance(session.ply)
                else:
                    session.act(session.ply, seat, [rng.pick(session.game.legal(session.position))])
            self.tables.append(table)
            self.saves.append(session.save())
            self.links += [str(ask("share", {"table": table, "kind": kind})["link"]) for kind in ("replay", "turn")]
        lesson = ask("lesson", {"lesson": rng.pick(ask_list("lessons"))["id"]})
        self.tables.append(str(lesson["table"]))

    def case(self, number: int) -> None:
        """One call, and what must hold after it."""
        if number % AGAIN == 0 or not set(self.tables) <= set(bridge.TABLES):
            self.lay(number)
        rng = Rng("case", self.seed, number)
        method = rng.pick(NO_METHODS) if rng.below(12) == 0 else rng.pick(METHODS)
        payload = self.payload(method, rng)
        before = {table: state(table) for table in self.tables}
        answer = bridge.call(method, payload)
        told = read(method, payload, answer)
        refused = isinstance(told, dict) and "error" in told
        self.seen[str(told["error"]["key"]) if refused else "answered"] += 1
        for table, was in before.items():
            if table in bridge.TABLES and (refused or method not in CHANGING):
                hold(state(table) == was, "refused calls change nothing", f"{method} {payload[:300]}")
        if not refused and method in ("open", "open_link", "receive") and isinstance(told, dict):
            self.play(str(told["table"]), rng, f"{method} {payload}")

    def play(self, table: str, rng: Rng, origin: str) -> None:
        """A table that came from outside and was let in can be looked at and played like any other."""
        session = bridge.TABLES[table]
        for step in range(6):
            for viewer in [None, *range(len(session.seats))]:
                read("view", origin, bridge.call("view", json.dumps({"table": table, "viewer": viewer})))
            seat = session.to_move
            if seat is None:
                break
            asked: dict[str, Json] = {"table": table, "ply": session.ply, "viewer": 0}
            if not session.seats[seat].bot:
                asked |= {"seat": seat, "ids": [rng.pick(session.game.legal(session.position))]}
            method = "advance" if session.seats[seat].bot else "act"
            read(f"{method} {step}", origin, bridge.call(method, json.dumps(asked)))
        bridge.TABLES.pop(table, None)

    def payload(self, method: str, rng: Rng) -> str:
        """What the method wants, with some of it replaced, missing or too much; or no JSON at all."""
        if rng.below(10) == 0:
            return text_of(rng)
        table = rng.pick(self.tables)
        session = bridge.TABLES[table]
        legal = list(session.game.legal(session.position))
        other = bridge.TABLES[rng.pick(self.tables)]
        good: dict[str, Json] = {
            "table": table,
            "ply": session.ply - rng.pick((0, 0, 0, 0, 1, 2, -1)),
            "seat": rng.pick((session.to_move, session.to_move, 0, 1, 2)),
            "ids": [rng.pick(legal or ["x"])],
            "viewer": rng.pick((None, 0, 1)),
            "practice": rng.below(2) == 0,
            "target": rng.pick(("supply.village", "region.L1a.3", "", "x")),
            "game": rng.pick(list(GAMES)),
            "options": {},
            "seats": [["A", ""], ["B", "random"]],
            "seed": "s",
            "kind": rng.pick(("position", "replay", "fresh", "turn")),
            "lesson": "dominion-first",
            "answer": rng.below(4),
            "save": damaged_save(rng.pick(self.saves), rng),
            "link": damaged_link(rng.pick(self.links), rng),
        }
        if rng.below(3) == 0:  # another seat's or another game's moves
            strange = list(other.game.legal(other.position)) or ["x"]
            good["ids"] = [rng.pick(strange) for _ in range(1 + rng.below(3))]
        for _ in range(rng.below(3)):
            good[rng.pick(list(good))] = odd(rng)
        if rng.below(6) == 0:
            good.pop(rng.pick(list(good)))
        if rng.below(6) == 0:
            good[rng.pick(("__proto__", "constructor", "toString", "", "\ud800"))] = odd(rng)
        return json.dumps(good)


def state(table: str) -> object:
    """Everything of a table that a refused call must not touch."""
    session = bridge.TABLES.get(table)
    if session is None:
        return None
    course = bridge.COURSES.get(table)
    place = (course.at, course.hints, course.guess) if course else None
    return session.position.key(), session.ply, session.practice, session.seats, tuple(session.earlier), place


def read(method: str, payload: str, answer: object) -> Any:
    """The answer as JSON; refusals are typed and none is a fault of ours."""
    hold(type(answer) is str, "answers", f"{method} answered {type(answer).__name__}")
    told = json.loads(str(answer))
    if isinstance(told, dict) and "error" in told:
        error = told["error"]
        hold(set(error) == {"key", "args"} and type(error["key"]) is str, "typed refusals", str(error))
        hold(error["key"] != "fault", "no faults", f"{method}: {error['args']} {payload}")
    return told


def ask(method: str, payload: dict[str, Json]) -> dict[str, Json]:
    """A proper call that must succeed."""
    told = read(method, "", bridge.call(method, json.dumps(payload)))
    hold(isinstance(told, dict) and "error" not in told, "tables", str(told)[:300])
    found: dict[str, Json] = told
    return found


def ask_list(method: str) -> list[dict[str, str]]:
    """A proper call whose answer is a list of objects."""
    found: list[dict[str, str]] = read(method, "", bridge.call(method, "{}"))
    return found


def fuzz(cases: int, seed: str, progress: Callable[[int], None] = lambda done: None, first: int = 0) -> dict[str, Json]:
    """So many calls; the first thing that does not hold ends it."""
    started = time.process_time()
    caller = Caller(seed)
    failure: Json = None
    done = 0
    caller.lay(first)
    for number in range(first, first + cases):
        try:
            caller.case(number)
        except Breach as breach:
            failure = {"case": number, "law": breach.law, "detail": breach.detail}
            break
        done += 1
        progress(done)
    return {
        "cases": done,
        "seed": seed,
        "answers": dict(caller.seen.most_common()),
        "cpu_seconds": round(time.process_time() - started, 1),
        "failure": failure,
    }

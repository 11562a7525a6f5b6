"""Where each rule can be seen: found in the tests that prove it and in games of bots, kept in `<game>/shown.json`.

A test builds a small position and plays the moves that matter: the very thing a reader wants to see. So the tests of
the rules are run with every move written down, and of all that was seen the shortest is kept.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from .. import plain
from ..dominion.content.cards import BASICS, LETTER
from ..dominion.content.piles import piles
from ..dominion.content.sets import SETS
from ..dominion.position import Dominion
from ..game import CHANCE, BadInput, Event, Game
from ..games import GAMES
from ..lesson import Course
from ..plain import Json, Position
from ..rules import tests_by_rule
from ..scene import NAMES, WAYS, Scene, as_lesson, scene, scenes, speaks
from ..session import Seat, Session
from ..smallworld.content.practice import PRACTICE
from ..smallworld.position import Position as SmallWorld
from ..smallworld.position import land
from .notes import Act, Notes, Why, record

HOME = Path(__file__).resolve().parents[1]
LONGEST = 8
"""Moves of a test that are played to a reader in one go."""
GAMES_PLAYED = 40
EVERY = 6
"""At every so many plies of a game everything on the board is asked for its reasons."""

LIKE: Mapping[str, str] = {
    "D.end.score": "D.end.trigger", "D.end.tie": "D.end.trigger",
    "D.example.gardens": "D.card.gardens", "D.ruling.gardens_count": "D.card.gardens",
    "W.term.opponent": "W.war.draw", "W.term.chip_type": "W.war.play",
    "W.term.adjacent": "W.ability.everywhere_at_once", "W.gain.bag": "W.bonus.ally",
    "W.term.unit": "W.result.win", "W.end.tie": "W.end.score",
    "S.power.stack": "S.conquer.cost", "S.power.own_region": "S.score.bonus", "S.ready": "S.redeploy",
    "S.abandon": "S.redeploy", "S.loss.own_decline": "S.loss", "S.decline.several": "S.decline",
    "S.artifact.moves": "S.artifact.frostmourne", "S.conquer.stay": "S.conquer.cost", "S.empty": "S.conquer.cost",
    "S.pick.no_more": "S.pick.tokens", "S.example.turn": "S.loss",
    "S.note.reductions": "S.prof.blacksmith", "S.note.as_if_adjacent": "S.artifact.ashes_of_alar",
    "S.note.gnomes_first": "S.race.gnomes", "S.note.gnomes_short": "S.race.gnomes", "S.note.reach": "S.conquer.next",
    "S.note.tauren_min": "S.race.tauren", "S.note.tauren_lone": "S.race.tauren",
    "S.note.tauren_company": "S.race.tauren",
    "S.note.champion_token": "S.prof.champion", "S.note.champion_hold": "S.prof.champion",
    "S.note.champion_broke": "S.prof.champion", "S.note.champion_rage": "S.prof.enraged",
    "S.note.beasts": "S.prof.beastmaster", "S.note.chapel_beasts": "S.place.lights_hope",
    "S.note.saved": "S.race.draenei", "S.note.bomb_conquest": "S.race.goblins", "S.note.bomb_holder": "S.race.goblins",
    "S.note.bomb_decline": "S.race.goblins", "S.note.payments": "S.prof.marshdweller",
    "S.note.portal": "S.prof.portal_mage", "S.note.intimidate": "S.prof.intimidating",
    "S.note.scare_haven": "S.prof.intimidating", "S.note.kobold_scope": "S.race.kobolds",
    "S.note.naga_water": "S.race.naga", "S.note.battleground": "S.place.battleground",
    "S.note.own_decline": "S.loss", "S.note.no_regions": "S.decline", "S.note.kept_badge": "S.decline",
    "S.note.losers_order": "S.loss", "S.note.aid_spent": "S.last.die", "S.note.abandon_time": "S.redeploy",
    "S.note.end_coins": "S.race.orcs", "S.note.objectives": "S.race.humans", "S.note.forts": "S.prof.garrisoned",
    "S.note.towers_six": "S.prof.defensive", "S.note.tower_timing": "S.prof.defensive",
    "S.note.heart_broke": "S.artifact.heart_of_azeroth", "S.note.well_choice": "S.place.well_of_eternity",
    "S.note.hammer_payee": "S.artifact.doomhammer", "S.note.murloc_purse": "S.variant.murlocs",
    "S.note.murloc_turn": "S.variant.murlocs", "S.note.murloc_army": "S.variant.murlocs",
    "S.note.murloc_win": "S.variant.murlocs", "S.note.team_sides": "S.variant.teams",
    "S.note.team_row": "S.variant.teams",
}  # fmt: skip
"""Rules that no event tells of: the scene of another rule shows what they are about."""

FRESH: Mapping[str, tuple[int, str]] = {
    "D.setup.players": (4, ""), "D.setup.deck": (2, "deck"), "D.setup.supply": (2, "supply.copper"),
    "D.setup.treasures": (2, "supply.gold"), "D.setup.victory": (2, "supply.province"),
    "D.setup.curses": (2, "supply.curse"), "D.setup.kingdom": (2, "supply.market"),
    "D.setup.choice": (2, "supply.village"), "D.setup.first": (2, ""), "D.setup.sets": (2, "supply.cellar"),
    "W.setup.marker": (3, ""), "W.two.setup": (2, ""), "W.note.two_adjacent": (2, ""),
    "S.setup.boards": (3, ""), "S.setup.mountains": (2, ""), "S.setup.rounds": (2, ""), "S.setup.row": (2, "combo.1"),
    "S.setup.places": (2, ""), "S.setup.coins": (2, "coins.0"), "S.setup.first": (2, ""),
}  # fmt: skip
"""What one sees on a table that has just been laid: for how many, and what is pointed at."""

Found = tuple[tuple[int, ...], Scene]
"""How good a scene is (less is better), and the scene."""


# what they show


def line(acts: list[Act], last: int, thing: str) -> list[Act]:
    """The move and what led to it since a seat was asked, or since the thing was played; empty if chance began."""
    first = last
    while acts[first].seat == CHANCE:
        if not follows(acts, first):
            return []
        first -= 1
    for back in range(first, max(first - LONGEST // 2, -1), -1):
        if thing in acts[back].move.split() and acts[back].seat != CHANCE:
            return acts[back : last + 1]
        if not follows(acts, back):
            break
    return acts[first : last + 1]


def follows(acts: list[Act], at: int) -> bool:
    """Does this move go on from where the one before it led?"""
    return at > 0 and acts[at - 1].after == acts[at].before


def staged(acts: Iterable[Act], seat: int, way: str) -> Scene:
    """The scene in which these moves are played."""
    row = list(acts)
    moves = tuple(one.move for one in row if one.seat != CHANCE)
    chance = tuple(one.move for one in row if one.seat == CHANCE)
    return Scene(row[0].before, seat, moves, chance, "", way)


def names(event: Event, rule: str) -> bool:
    """Does what happened name the thing that the rule is about?"""
    thing = rule.rpartition(".")[2]
    return any(value == thing or (isinstance(value, list) and thing in value) for value in event.args.values())


def moments(acts: list[Act], rule: str, fits: Callable[[Event], bool], way: str, rank: int) -> Iterator[Found]:
    """Where it happens."""
    for at, act in enumerate(acts):
        told = [event for event in act.events if fits(event)]
        if told and (row := line(acts, at, rule.rpartition(".")[2])):
            seat = row[0].seat if heard(told[0], row[0].seat) else (told[0].to or (0,))[0]
            yield (rank, len(row), at), staged(row, seat, way)


def heard(event: Event, seat: int) -> bool:
    """Is the seat told of it, at least veiled?"""
    return event.to is None or seat in event.to or event.veiled is not None


def whole(acts: list[Act], rank: int) -> Iterator[Found]:
    """The last few moves of a test, from a question to a seat on."""
    first = len(acts) - 1
    while first >= 0 and follows(acts, first) and len(acts) - first < LONGEST:
        first -= 1
    row = acts[first:]
    while row and row[0].seat == CHANCE:
        row = row[1:]
    if row:
        yield (rank, len(row), 0), staged(row, row[0].seat, "test")


def found_in(notes: Notes, rule: str, *, proves: bool) -> Iterator[Found]:
    """Scenes of a rule in what one test did."""
    yield from moments(notes.acts, rule, lambda event: event.rule == rule, "event", 0 if proves else 3)
    yield from reasoned(notes.whys, rule, 2 if proves else 4)
    if not proves:
        return
    yield from moments(notes.acts, rule, lambda event: names(event, rule), "named", 1)
    yield from whole(notes.acts, 6)
    for p in reversed(notes.seen):
        seat = GAMES_OF[type(p)].to_move(p)
        if seat is not None and seat != CHANCE:
            yield (8, 0, 0), Scene(p, seat, (), (), "", "test")
            break


GAMES_OF: dict[type, Game[Position]] = {
    type(game.new(game.options({"seats": 2}))): game for game in GAMES.values()
}  # fmt: skip
"""The game of a position."""


def played(name: str, wanted: set[str]) -> Iterator[tuple[str, Found]]:
    """Scenes in games of bots, of the rules that are wanted; bots that play anyhow meet what others avoid."""
    game = GAMES[name]
    variants = ("base", "base", "teams", "murlocs") if name == "smallworld" else ("",)
    for number in range(GAMES_PLAYED):
        variant = variants[number % len(variants)]
        seats = 2 + (number // 2) % (1 if variant == "murlocs" else game.SEATS[1] - 1)
        bot = "steady" if number % 3 else "random"
        who: Json = [{"name": NAMES[seat], "bot": bot} for seat in range(seats)]
        session = Session.new(name, {"variant": variant} if variant else {}, who, f"shown {number}")
        whys: list[Why] = []
        while session.to_move is not None:
            if session.ply % EVERY == 0:
                whys += asked(session)
            session.advance(session.ply)
        after = [*session.trail[1:], session.position]
        acts = [
            Act(before, done.move, done.seat, tuple(done.events), then)
            for before, done, then in zip(session.trail, session.plies, after, strict=True)
        ]
        for rule in sorted(wanted):
            told = moments(acts, rule, lambda event, rule=rule: event.rule == rule, "event", 5)  # type: ignore[misc]
            said = moments(acts, rule, lambda event, rule=rule: names(event, rule), "named", 7)  # type: ignore[misc]
            why = reasoned(whys, rule, 6)
            yield from ((rule, found) for one in (told, why, said) for found in islice(one, 1))


def asked(session: Session) -> list[Why]:
    """The reasons of whatever the asked seat can point at: the choices of its view, and all regions of a map."""
    game, p, seat = session.game, session.position, session.to_move
    view: Any = session.view(seat)
    targets = {choice["on"] for choice in view["choices"]} | {f"region.{one}" for one in getattr(land_of(p), "ids", ())}
    return [Why(p, seat, target, tuple(game.explain(p, seat, target))) for target in sorted(targets - {""})]


def land_of(p: Position) -> object:
    """The map of a table that has one."""
    return land(p) if isinstance(p, SmallWorld) else None


def reasoned(whys: Iterable[Why], rule: str, rank: int) -> Iterator[Found]:
    """Where the rule is a reason."""
    for at, (p, viewer, target, given) in enumerate(whys):
        if any(speaks(one, rule) for one in given) and GAMES_OF[type(p)].to_move(p) not in (None, CHANCE):
            yield (rank, 0, at), Scene(p, viewer or 0, (), (), target, "why")


# choosing and keeping


def drawn(p: Position) -> bool:
    """Has the board a picture of this? The isles on which most tests of Small World are played have none."""
    return not isinstance(p, SmallWorld) or not set(p.faces) & set(PRACTICE)


def dressed(seen: Scene) -> Scene:
    """Tests of Dominion lay all its piles; a table has ten, those that matter here among them."""
    p = seen.start
    if not isinstance(p, Dominion) or len(p.supply) <= 17:
        return seen
    seats = len(p.hand)
    everywhere = "".join([*p.hand, *p.deck, *p.discard, *p.buried, p.play, p.aside, p.trash])
    said = "".join(LETTER.get(word, "") for move in seen.moves for word in move.split())
    full = piles("".join(c for c in p.supply if c not in BASICS), seats)
    changed = "".join(c for c, n in p.supply.items() if n != full[c])
    needed = [c for c in p.supply if c not in BASICS and c in everywhere + said + changed]
    spare = [LETTER[slug] for slug in SETS["first_game"] if LETTER[slug] not in needed]
    kingdom = needed + spare[: max(0, 10 - len(needed))]
    q = p.copy()
    q.supply = {c: p.supply[c] for c in piles("".join(kingdom), seats)}
    return seen._replace(start=q)


def pointed(game: Game[Position], seen: Scene) -> Scene:
    """What is pointed at: that with which the first move is made."""
    if seen.on or not seen.moves:
        return seen
    offered = Session(game, {"seats": 0}, table_seats(game, seen.start), "shown", seen.start).view(seen.seat)["choices"]
    rows: list[Any] = offered if isinstance(offered, list) else []
    on = next((str(row["on"] or row["id"]) for row in rows if row["id"] == seen.moves[0]), "")
    return seen._replace(on=on)


def table_seats(game: Game[Position], p: Position) -> list[Seat]:
    """Somebody on every seat."""
    return [Seat(NAMES[who], "") for who in range(len(game.standing(p)))]


def fault(game: Game[Position], rule: str, seen: Scene, tests: Iterable[str] = ("",)) -> str:
    """Why the rule is not seen in this scene; "" if it is."""
    if seen.way not in WAYS:
        return f"no way {seen.way}"
    if seen.way == "why":
        given = game.explain(seen.start, seen.seat, seen.on)
        return "" if any(speaks(one, rule) for one in given) else f"{seen.on} is explained by {given}"
    course = Course(game.NAME, as_lesson(game, rule, seen))
    course.session.view(seen.seat)
    if course.session.ply:
        return "chance is asked first"
    try:
        course.next()
    except BadInput as refusal:
        return str(refusal)
    told = [event for ply in course.session.plies for event in ply.events if heard(event, seen.seat)]
    if seen.way == "event":
        return "" if any(event.rule == rule for event in told) else f"what happens is {[e.rule for e in told]}"
    if seen.way == "named":
        return "" if any(names(event, rule) for event in told) else "what happens does not name it"
    return "" if list(tests) else "no test proves it"


def search(notes: dict[str, Notes], tests: dict[str, list[str]]) -> dict[str, dict[str, Scene]]:
    """For each game the best scene of every rule that has one."""
    chosen: dict[str, dict[str, Scene]] = {}
    for name, game in GAMES.items():
        ids = [one for chapter in game.CHAPTERS.values() for one in chapter]
        mine = {test: one for test, one in notes.items() if test.startswith(f"rules/{name}/")}
        best = chosen[name] = {}
        for rule in ids:
            tries = [
                found for test, one in mine.items() for found in found_in(one, rule, proves=test in tests.get(rule, ()))
            ]
            fit_to_see = [found for found in tries if drawn(found[1].start)]
            for _, seen in sorted(fit_to_see, key=lambda found: found[0])[:40]:
                fit = pointed(game, dressed(seen))
                if not fault(game, rule, fit):
                    best[rule] = fit
                    break
        for rule, (_, seen) in sorted(
            played(name, set(ids) - {one for one, s in best.items() if s.way != "test"}), key=lambda row: row[1][0]
        ):
            if rule not in best or (best[rule].way == "test" and seen.way != "named"):
                fit = pointed(game, seen)
                if not fault(game, rule, fit):
                    best[rule] = fit
        for rule in ids:
            other = None if rule in best else laid(game, rule) or borrowed(best, rule, tests)
            if other and not fault(game, rule, other):
                best[rule] = other
    return chosen


def laid(game: Game[Position], rule: str) -> Scene | None:
    """A table that has just been laid, where that is what the rule is about."""
    if rule not in FRESH:
        return None
    seats, on = FRESH[rule]
    bots: Json = [{"name": NAMES[who], "bot": ""} for who in range(seats)]
    session = Session.new(game.NAME, {}, bots, "shown")
    return Scene(session.position, session.to_move or 0, (), (), on, "table")


def borrowed(best: Mapping[str, Scene], rule: str, tests: Mapping[str, list[str]]) -> Scene | None:
    """The scene of another rule: one that we know to be alike, or that the same test proves."""
    proofs = set(tests.get(rule, ()))
    alike = [LIKE[rule]] if rule in LIKE else [one for one, proven in tests.items() if proofs & set(proven)]
    return next((best[one]._replace(way="table") for one in alike if one in best), None)


def written(best: dict[str, Scene], order: Iterable[str]) -> str:
    """Scenes as text, one a line; a position is told by how it differs from one that another scene has."""
    tables: list[dict[str, Json]] = []
    rows: dict[str, str] = {}
    for rule in order:
        if rule not in best:
            continue
        seen = best[rule]
        full: dict[str, Json] = json.loads(plain.dump(seen.start))
        apart = [{key: value for key, value in full.items() if one[key] != value} for one in tables]
        sizes = [len(json.dumps(one)) for one in apart]
        if not sizes or min(sizes) > len(json.dumps(full)) // 2:
            tables.append(full)
            apart, sizes = [*apart, {}], [*sizes, 0]
        at = sizes.index(min(sizes))
        row = {
            "way": seen.way, "seat": seen.seat, "on": seen.on, "moves": list(seen.moves), "chance": list(seen.chance),
            "table": at, "but": apart[at],
        }  # fmt: skip
        rows[rule] = short(row)
    told = ",\n".join(f"{json.dumps(rule)}: {row}" for rule, row in rows.items())
    laid = ",\n".join(short(one) for one in tables)
    return f'{{"tables": [\n{laid}\n],\n"scenes": {{\n{told}\n}}}}\n'


def short(row: object) -> str:
    """JSON in one line."""
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"))


def write(tests: Path) -> dict[str, list[str]]:
    """Find all scenes anew and keep them; the rules that have none."""
    chosen = search(record(tests), tests_by_rule(tests))
    missing = {}
    for name, best in chosen.items():
        ids = [one for chapter in GAMES[name].CHAPTERS.values() for one in chapter]
        (HOME / name / "shown.json").write_text(written(best, ids), encoding="utf-8")
        missing[name] = [one for one in ids if one not in best]
    return missing


def check(name: str, tests: dict[str, list[str]]) -> dict[str, str]:
    """What is wrong with the scenes of a game as they are kept."""
    game = GAMES[name]
    faults = {rule: fault(game, rule, scene(name, rule), tests.get(rule, ())) for rule in scenes(name)}
    return {rule: wrong for rule, wrong in faults.items() if wrong}

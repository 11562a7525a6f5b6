"""Tables as short texts for links: a position, a whole game, a fresh table, or a game between friends apart.

The text is a version, then base64url of raw deflate of: a seal (hash chain), the head as JSON, one number per move.
A move is its place among the legal ones; what chance answers from the seed is one number too.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import zlib
from collections.abc import Iterator
from typing import Final

from .edition import edition
from .game import CHANCE, BadInput
from .games import game as find_game
from .plain import Damaged, Json, parse
from .rng import Rng
from .session import MAX_MOVE, Session, read_seats, read_seed, try_out

VERSION: Final = "1"
KINDS: Final = ("position", "replay", "fresh", "turn", "lesson")
"""A position to play on from, a game to look at, the same start again, a game that goes to and fro, and a position
with a goal, whose head tells the task besides."""
MAX_LINK: Final = 24_000
MAX_BODY: Final = 400_000
MAX_STEPS: Final = 6_000
SEAL: Final = 9
"""Bytes of the seal; they are twelve letters."""

LITERAL, SAMPLED, LISTED = 0, 1, 2
"""How a move is written: in full, as chance answers from the seed, or 2 + its place among the legal moves."""


def pack(session: Session, kind: str) -> str:
    """The table as a text for a link."""
    if kind not in KINDS:
        raise BadInput("bad-share")
    body = bytearray()
    if kind in ("replay", "turn"):
        if session.ply > MAX_STEPS:
            raise BadInput("link-long")
        copy = _beginning(session)
        for done in session.plies:
            body += _token(copy, done.move)
            copy.replay(done.move)
    head = json.dumps(_head(session, kind), separators=(",", ":"), ensure_ascii=False).encode()
    plain = seal(session, kind) + _varint(len(head)) + head + bytes(body)
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = squeeze.compress(plain) + squeeze.flush()
    text = VERSION + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    if len(text) > MAX_LINK or len(plain) > MAX_BODY:
        raise BadInput("link-long")
    return text


def unpack(text: object) -> tuple[str, Session]:
    """The kind and the table of a link, replayed move by move; raises BadInput and builds nothing else."""
    plain = _inflate(text)
    mark, rest = plain[:SEAL], plain[SEAL:]
    length, at = _number(rest, 0)
    try:
        head = parse(rest[at : at + length].decode())
    except (Damaged, UnicodeDecodeError):
        raise BadInput("link-broken") from None
    kind, rules, session = _read_head(head)
    try:
        _play(session, rest[at + length :])
    except BadInput:
        # moves are places in a list: other rules list other moves
        raise BadInput(_fault(session, rules)) from None
    if seal(session, kind, rules) != mark:
        raise BadInput(_fault(session, rules))
    session.run_chance()
    return kind, session


def seal(session: Session, kind: str, rules: str = "") -> bytes:
    """The hash chain: the head first, then each move upon what came before, the position reached at the end."""
    chain = hashlib.sha256(json.dumps(_head(session, kind, rules), sort_keys=True).encode()).digest()
    if kind in ("replay", "turn"):
        for done in session.plies:
            chain = hashlib.sha256(chain + done.move.encode()).digest()
        chain = hashlib.sha256(chain + session.game.dump(session.position).encode()).digest()
    return chain[:SEAL]


def as_seen(session: Session, viewer: int | None, ply: int | None, seed: object) -> Session:
    """The table from this moment on, what is hidden and to come drawn anew: what the viewer sees, nothing more."""
    here = session.position if ply is None else session.trail[ply] if ply < session.ply else session.position
    fresh = read_seed(seed)
    start = here.copy()
    if viewer is not None and session.game.outcome(session.position) is None:
        start = session.game.determinize(here, viewer, Rng(fresh, "share"))
    return Session(session.game, session.options, session.seats, fresh, start)


def receive(mine: Session, theirs: Session) -> None:
    """Is what came back the game that I know, and further on? My history must be the beginning of theirs."""
    same = mine.game is theirs.game and mine.seed == theirs.seed and dict(mine.options) == dict(theirs.options)
    known, told = [done.move for done in mine.plies], [done.move for done in theirs.plies]
    if not same or mine.seats != theirs.seats or mine.start != theirs.start:
        raise BadInput("link-other-table")
    shorter = min(len(known), len(told))
    if known[:shorter] != told[:shorter]:
        raise BadInput("link-history")


def _beginning(session: Session) -> Session:
    return Session(session.game, session.options, session.seats, session.seed, session.start)


def _head(session: Session, kind: str, rules: str = "") -> list[Json]:
    start = session.start
    return [
        kind,
        session.game.NAME,
        rules or edition(session.game.NAME),
        dict(session.options),
        [list(seat) for seat in session.seats],
        session.seed,
        session.practice,
        None if start is None else session.game.dump(start),
        *(session.task or ()),
    ]


def _read_head(head: object) -> tuple[str, str, Session]:
    if type(head) is not list or len(head) not in (8, 10):
        raise BadInput("link-broken")
    kind, name, rules, raw_options, raw_seats, seed, practice, raw_start, *task = head
    if kind not in KINDS or type(rules) is not str or type(practice) is not bool or (kind == "lesson") != bool(task):
        raise BadInput("link-broken")
    try:
        game = find_game(name)
        options = game.options(raw_options)
        seats = read_seats(game, raw_seats)
        start = game.load(raw_start) if type(raw_start) is str else None
        if len(seats) != options["seats"] or (raw_start is not None and start is None):
            raise BadInput("link-broken")
        if start is not None:
            try_out(game, start)
            if len(game.standing(start)) != len(seats):
                raise BadInput("link-broken")
        session = Session(game, options, seats, read_seed(seed), start)
        session.task = _read_task(task, len(seats))
    except BadInput as refusal:
        known = type(name) is str and rules == _edition(name)
        raise BadInput("link-broken" if known else "link-rules", detail=refusal.key) from None
    session.practice = practice
    return str(kind), rules, session


def _read_task(task: list[Json], seats: int) -> tuple[int, str] | None:
    if not task:
        return None
    seat, goal = task
    if type(seat) is not int or not 0 <= seat < seats or type(goal) is not str or len(goal) > MAX_MOVE:
        raise BadInput("link-broken")
    return seat, goal


def _edition(name: str) -> str:
    try:
        return edition(find_game(name).NAME)
    except BadInput:
        return ""


def _fault(session: Session, rules: str) -> str:
    return "link-broken" if rules == edition(session.game.NAME) else "link-rules"


def _inflate(text: object) -> bytes:
    if type(text) is not str or not 1 < len(text) <= MAX_LINK:
        raise BadInput("link-broken")
    if text[0] != VERSION:
        raise BadInput("link-version" if text[0].isdigit() else "link-broken")
    try:
        packed = base64.b64decode(text[1:] + "=" * (-(len(text) - 1) % 4), altchars=b"-_", validate=True)
        out = zlib.decompressobj(-15)
        plain = out.decompress(packed, MAX_BODY)
    except (binascii.Error, zlib.error, ValueError):
        raise BadInput("link-broken") from None
    if not out.eof or out.unused_data:
        raise BadInput("link-broken")
    return plain


# moves as numbers


def _token(session: Session, move: str) -> bytes:
    p = session.position
    if session.to_move == CHANCE and move == session.sampled():
        return _varint(SAMPLED)
    legal = session.game.legal(p)
    if move in legal:
        return _varint(LISTED + list(legal).index(move))
    raw = move.encode()
    return _varint(LITERAL) + _varint(len(raw)) + raw


def _play(session: Session, tokens: bytes) -> None:
    """Play what the numbers say; the seat that is asked and the rules decide what each means."""
    for steps, (number, raw) in enumerate(_tokens(tokens)):
        if steps >= MAX_STEPS or session.to_move is None:
            raise BadInput("link-broken")
        if number == LITERAL:
            session.replay(raw)
        elif number == SAMPLED:
            if session.to_move != CHANCE:
                raise BadInput("link-broken")
            session.replay(session.sampled())
        else:
            legal = session.game.legal(session.position)
            if number - LISTED >= len(legal):
                raise BadInput("link-broken")
            session.replay(legal[number - LISTED])


def _tokens(tokens: bytes) -> Iterator[tuple[int, str]]:
    at = 0
    while at < len(tokens):
        number, at = _number(tokens, at)
        raw = ""
        if number == LITERAL:
            length, at = _number(tokens, at)
            if length > MAX_MOVE * 4:
                raise BadInput("link-broken")
            try:
                raw = tokens[at : at + length].decode()
            except UnicodeDecodeError:
                raise BadInput("link-broken") from None
            at += length
        yield number, raw


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number of at most three bytes, and where it ends."""
    value = 0
    for shift in (0, 7, 14):
        if at >= len(data):
            break
        value |= (data[at] & 127) << shift
        at += 1
        if data[at - 1] < 128:
            return value, at
    raise BadInput("link-broken")

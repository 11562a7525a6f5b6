"""Links: what is packed comes back move for move, short, hiding what it says it hides; anything else is refused."""

from __future__ import annotations

import base64
import json
import zlib

import pytest

from ludoteka import bridge, share
from ludoteka.game import BadInput
from ludoteka.plain import Json
from ludoteka.session import Session

BOT = {"dominion": "big_money", "wonderland": "random", "smallworld": "random"}
GAMES = sorted(BOT)


def played(game: str, plies: int, seed: str = "links", people: int = 0, options: Json = None) -> Session:
    """A table of two that bots have played for a while; `people` of them are people from now on."""
    seats: Json = [{"name": f"Seat {n}", "bot": BOT[game]} for n in range(2)]
    session = Session.new(game, options or {}, seats, seed)
    while session.to_move is not None and session.ply < plies:
        session.advance(session.ply)
    session.seats = tuple(seat._replace(bot="") if n < people else seat for n, seat in enumerate(session.seats))
    return session


def body_of(link: str) -> bytes:
    return zlib.decompress(base64.urlsafe_b64decode(link[1:] + "=" * (-(len(link) - 1) % 4)), -15)


def link_of(body: bytes, version: str = "1") -> str:
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return version + base64.urlsafe_b64encode(squeeze.compress(body) + squeeze.flush()).decode().rstrip("=")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["replay", "turn"])
def test_a_whole_game_comes_back_move_for_move(game: str, kind: str) -> None:
    session = played(game, 5000)
    assert session.to_move is None
    found, back = share.unpack(share.pack(session, kind))
    assert found == kind
    assert back.save() == session.save()


@pytest.mark.parametrize("game", GAMES)
def test_a_position_shows_what_the_viewer_saw_and_gives_no_history(game: str) -> None:
    session = played(game, 60, people=2)
    seen = share.as_seen(session, 0, None, "anew")
    kind, back = share.unpack(share.pack(seen, "position"))
    assert kind == "position"
    assert back.seed == "anew"
    assert back.plies == [] or all(done.seat < 0 for done in back.plies)
    for part in ("board", "prompt", "choices"):
        assert seen.view(0)[part] == session.view(0)[part]


def test_a_position_draws_the_hidden_anew() -> None:
    session = played("dominion", 60, people=2)
    dumps = {session.game.dump(share.as_seen(session, 0, None, f"s{n}").position) for n in range(8)}
    assert len(dumps) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_table_begins_alike(game: str) -> None:
    session = played(game, 30)
    _, back = share.unpack(share.pack(session, "fresh"))
    first = [done.move for done in back.plies]
    assert first == [done.move for done in session.plies][: len(first)]
    assert back.seats == session.seats


def test_forty_turns_of_dominion_fit_a_short_link() -> None:
    seats: Json = [{"name": name, "bot": "random"} for name in ("Olena", "Marek")]
    session = Session.new("dominion", {"kingdom": "random"}, seats, "s")
    while session.to_move is not None and session.game.turn(session.position) <= 80:
        session.advance(session.ply)
    assert session.game.turn(session.position) >= 80  # forty turns of each seat
    assert len(share.pack(session, "replay")) <= 2500


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_stay_short(game: str) -> None:
    assert len(share.pack(played(game, 5000), "replay")) <= 4000


def attempt(link: str) -> str:
    """The save behind a link, or the key of the refusal."""
    try:
        return share.unpack(link)[1].save()
    except BadInput as refusal:
        return refusal.key


def test_no_changed_letter_makes_another_game() -> None:
    session = played("dominion", 40)
    link = share.pack(session, "replay")
    refused = 0
    for at in range(1, len(link), 3):
        other = "A" if link[at] != "A" else "B"
        found = attempt(link[:at] + other + link[at + 1 :])
        refused += found in {"link-broken", "link-rules"}
        # deflate can say the same in two ways
        assert found in {"link-broken", "link-rules", session.save()}
    assert refused > len(link) / 3 * 0.9
    for cut in (0, 1, 2, len(link) // 2, len(link) - 2):
        with pytest.raises(BadInput):
            share.unpack(link[:cut])


def test_a_changed_move_with_the_old_seal_is_refused() -> None:
    body = bytearray(body_of(share.pack(played("dominion", 40), "replay")))
    body[-1] = share.LISTED + 1 if body[-1] == share.LISTED else share.LISTED
    with pytest.raises(BadInput, match="link-broken"):
        share.unpack(link_of(bytes(body)))


def test_other_versions_and_other_rules_say_so() -> None:
    link = share.pack(played("dominion", 40), "replay")
    with pytest.raises(BadInput, match="link-version"):
        share.unpack("2" + link[1:])
    body = body_of(link).replace(share.edition("dominion").encode(), b"0" * 12)
    with pytest.raises(BadInput, match="link-rules"):
        share.unpack(link_of(body))


@pytest.mark.parametrize(
    "link",
    [
        None,
        7,
        "",
        "1",
        "hello",
        "1" + "A" * 30_000,
        "1é",
        "1====",
        link_of(b"\0" * 50_000_000),
        link_of(b"\0" * 9 + b"\x02[]"),
        link_of(b"\0" * 9 + b"\xff\xff\xff\xff"),
        link_of(b"\0" * 9 + bytes([40]) + b"[" * 40),
    ],
)
def test_nonsense_and_bombs_are_refused(link: object) -> None:
    with pytest.raises(BadInput, match="link-broken"):
        share.unpack(link)


def test_what_comes_back_must_continue_what_is_known() -> None:
    mine = played("dominion", 40)
    theirs = share.unpack(share.pack(mine, "turn"))[1]
    theirs.advance(theirs.ply)
    share.receive(mine, theirs)
    other = played("dominion", 80, seed="other")
    with pytest.raises(BadInput, match="link-other-table"):
        share.receive(mine, other)
    asked = [ply for ply, done in enumerate(mine.plies) if done.seat >= 0]
    last = max(ply for ply in asked if len(mine.game.legal(mine.trail[ply])) > 1)
    changed = share.unpack(share.pack(mine, "turn"))[1]
    move = next(move for move in mine.game.legal(mine.trail[last]) if move != mine.plies[last].move)
    changed.rewind(last)
    changed.puppet(move)
    with pytest.raises(BadInput, match="link-history"):
        share.receive(mine, changed)


def call(method: str, **payload: Json) -> dict[str, Json]:
    answer: dict[str, Json] = json.loads(bridge.call(method, json.dumps(payload)))
    return answer


def test_the_bridge_shares_opens_and_receives() -> None:
    laid = call("open", save=played("dominion", 40, people=2).save(), viewer=None)
    link = call("share", table=laid["table"], kind="turn", viewer=None)["link"]
    back = call("open_link", link=link, viewer=None)
    assert back["kind"] == "turn"
    assert back["save"] == laid["save"]
    again = call("receive", link=link, save=laid["save"], viewer=None)
    assert (again["news"], again["save"]) == (False, laid["save"])
    assert call("share", table=laid["table"], kind="all", viewer=None)["error"] == {"key": "bad-share", "args": {}}
    assert call("share", table=laid["table"], kind="position", ply=-1, seed="s", viewer=0)["error"]
    seen = call("share", table=laid["table"], kind="position", ply=3, seed="s", viewer=0)["link"]
    assert call("open_link", link=seen, viewer=0)["kind"] == "position"

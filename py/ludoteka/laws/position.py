"""The laws of one position."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ..game import CHANCE, Game, IllegalMove
from ..plain import Position
from ..rng import Rng
from .breach import hold
from .secrets import MARKS, planted

NO_MOVES = ("", "no such move", "__class__", "buy", "done done", "\ud800", "constructor", "0", "\0")
FEW = 6


def check(game: Game[Position], p: Position, rng: Rng, strangers: Sequence[str] = ()) -> None:
    """All laws of one position; strangers are ids that were moves elsewhere."""
    check_text(game, p)
    check_twin(game, p, rng)
    check_legal(game, p, rng)
    check_refusal(game, p, strangers)
    check_views(game, p, rng)
    check_secrets(game, p)


def seats(game: Game[Position], p: Position) -> int:
    """The number of players at this table."""
    return len(game.standing(p))


def check_text(game: Game[Position], p: Position) -> None:
    """A dump loads to an equal position with the same question and the same moves."""
    again = game.load(game.dump(p))
    hold(again == p and again.key() == p.key(), "load(dump)", "another position")
    hold(game.to_move(again) == game.to_move(p), "load(dump)", "another seat is asked")
    hold(list(game.legal(again)) == list(game.legal(p)), "load(dump)", "other legal moves")


def check_twin(game: Game[Position], p: Position, rng: Rng) -> None:
    """Equal keys behave equally: the same move leads both to one position and tells one story; the first stays."""
    key = p.key()
    hash(key)
    who = game.to_move(p)
    if who is None:
        return
    move = game.sample(p, rng) if who == CHANCE else rng.pick(game.legal(p))
    one, two = p.copy(), game.load(game.dump(p))
    hold(one.key() == key == two.key(), "equal keys", "a copy or a loaded position has another key")
    told, again = game.apply(one, move), game.apply(two, move)
    hold(one.key() == two.key(), "equal keys", f"{move!r} leads elsewhere")
    hold(told == again, "equal keys", f"{move!r} tells another story")
    silent = p.copy()
    game.take(silent, move)
    hold(silent.key() == one.key(), "take is apply", f"{move!r} taken leads elsewhere than applied")
    hold(p.key() == key, "copies are apart", f"{move!r} on a copy changed the original")
    for event in told:
        if event.to is not None:
            hold(all(0 <= seat < seats(game, p) for seat in event.to), "events", f"{event.key} to {event.to}")
    json.dumps([[event.key, dict(event.args), event.rule] for event in told])


def check_legal(game: Game[Position], p: Position, rng: Rng) -> None:
    """Every legal move applies and leads to a valid position (a few of them, if there are many)."""
    legal = list(game.legal(p))
    hold(len(set(legal)) == len(legal), "legal moves", "one is listed twice")
    who = game.to_move(p)
    hold(bool(legal) or who is None or who == CHANCE, "legal moves", f"seat {who} is asked and has none")
    if len(legal) > FEW:
        rng.shuffle(legal)
    for move in legal[:FEW]:
        q = p.copy()
        game.apply(q, move)
        game.validate(q)
        hold(q.key() != p.key(), "legal moves", f"{move!r} changed nothing")


def check_refusal(game: Game[Position], p: Position, strangers: Sequence[str] = ()) -> None:
    """A move that is not legal is refused and changes nothing."""
    key = p.key()
    legal = set(game.legal(p))
    if game.to_move(p) == CHANCE and not legal:
        legal = {"", *strangers}  # a shuffle: another order of the same letters is an answer too
    for bad in (*NO_MOVES, *strangers):
        if bad in legal:
            continue
        try:
            game.apply(p, bad)
        except IllegalMove:
            continue
        hold(False, "refusal", f"{bad!r} was taken")
    hold(p.key() == key, "refusal", "a refused move changed the position")


def check_views(game: Game[Position], p: Position, rng: Rng) -> None:
    """A view is plain JSON, holds nothing the seat cannot know, and asks only the asked seat."""
    asked = game.to_move(p)
    legal = sorted(game.legal(p))
    for viewer in [None, *range(seats(game, p))]:
        seen = game.view(p, viewer)
        hold(json.loads(json.dumps(seen)) == seen, "views", "a view is not plain JSON")
        if viewer is None or viewer != asked:
            hold(not seen["choices"] and not seen["prompt"], "views", f"seat {viewer} is not asked and has a prompt")
        else:
            choices = seen["choices"]
            rows = choices if isinstance(choices, list) else []
            ids = [str(choice["id"]) for choice in rows if isinstance(choice, dict)]
            hold(sorted(ids) == legal, "views", f"choices {ids} are not the legal moves {legal}")
        if viewer is not None:
            other = game.determinize(p, viewer, rng)
            hold(game.view(other, viewer) == seen, "view law", f"seat {viewer} sees what it cannot know")
            game.validate(other)


def check_secrets(game: Game[Position], p: Position) -> None:
    """Marks planted in every zone that a viewer may not see leave the view as it was."""
    if game.outcome(p) is not None:
        return  # everything is shown for the count
    for viewer in [None, *range(seats(game, p))]:
        try:
            seen = game.view(planted(game.NAME, p, viewer), viewer)
        except (KeyError, IndexError, ValueError) as error:
            hold(False, "secrets", f"the view of {viewer} reads a hidden zone: {error!r}")
        text = json.dumps(seen)
        hold(not any(mark in text for mark in MARKS), "secrets", f"a hidden mark is in the view of {viewer}")
        hold(seen == game.view(p, viewer), "secrets", f"a hidden zone changes the view of {viewer}")

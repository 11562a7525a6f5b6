"""The laws that hold for every game, on random walks; each game's law test says how far to walk."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ludoteka.game import CHANCE, Game, IllegalMove, Options
from ludoteka.plain import Position
from ludoteka.rng import Rng

Conserved = Callable[[Position], object]


def walk(
    game: Game[Position],
    options: Options,
    seed: str,
    *,
    conserved: Conserved | None = None,
    every: int = 1,
    most: int = 20_000,
    start: Position | None = None,
) -> Position:
    """One random game; all laws are checked at every `every`-th question, the replay at the end."""
    rng = Rng("walk", seed)
    p = start.copy() if start is not None else game.new(options)
    first = p.copy()
    moves: list[str] = []
    kept = conserved(p) if conserved else None
    while (who := game.to_move(p)) is not None:
        assert len(moves) < most, f"no end after {most} moves (seed {seed})"
        if len(moves) % every == 0:
            check(game, p, rng)
            if conserved:
                assert conserved(p) == kept, f"components lost or made: {moves[-3:]} (seed {seed})"
        move = game.sample(p, rng) if who == CHANCE else rng.pick(game.legal(p))
        game.apply(p, move)
        moves.append(move)
    check(game, p, rng)
    assert game.outcome(p) is not None
    replay = first
    for move in moves:
        game.apply(replay, move)
    assert replay == p, "a replay ends elsewhere"
    return p


def check(game: Game[Position], p: Position, rng: Rng) -> None:
    """All laws of one position."""
    check_text(game, p)
    check_copy(game, p)
    check_refusal(game, p)
    check_views(game, p, rng)


def check_text(game: Game[Position], p: Position) -> None:
    """A dump loads to an equal position with the same question and the same moves."""
    again = game.load(game.dump(p))
    assert again == p
    assert again.key() == p.key()
    assert game.to_move(again) == game.to_move(p)
    assert list(game.legal(again)) == list(game.legal(p))


def check_copy(game: Game[Position], p: Position) -> None:
    """A copy is equal, and playing on it leaves the original alone."""
    key = p.key()
    hash(key)
    q = p.copy()
    assert q == p
    moves = game.legal(q)
    if moves:
        game.take(q, moves[-1])
    assert p.key() == key


def check_refusal(game: Game[Position], p: Position) -> None:
    """A move that is not legal is refused and changes nothing."""
    key = p.key()
    legal = set(game.legal(p))
    for bad in ("", "no such move", "__class__", "buy", "done done", "\ud800"):
        if bad not in legal:
            with pytest.raises(IllegalMove):
                game.apply(p, bad)
    assert p.key() == key


def check_views(game: Game[Position], p: Position, rng: Rng) -> None:
    """A view is plain JSON, holds nothing the seat cannot know, and asks only the asked seat."""
    asked = game.to_move(p)
    legal = set(game.legal(p))
    for viewer in [None, *range(seats(game, p))]:
        seen = game.view(p, viewer)
        assert json.loads(json.dumps(seen)) == seen, "a view is not plain JSON"
        if viewer is None or viewer != asked:
            assert not seen["choices"]
            assert not seen["prompt"]
        else:
            choices = seen["choices"]
            assert isinstance(choices, list)
            ids = [str(choice["id"]) for choice in choices if isinstance(choice, dict)]
            assert sorted(ids) == sorted(legal), f"choices {ids} are not the legal moves {legal}"
        if viewer is not None:
            other = game.determinize(p, viewer, rng)
            assert game.view(other, viewer) == seen, f"seat {viewer} sees what it cannot know"
            game.validate(other)


def seats(game: Game[Position], p: Position) -> int:
    """The number of players at this table."""
    return len(game.standing(p))

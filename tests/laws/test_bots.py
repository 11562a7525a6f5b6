"""Players: honest, repeatable, stoppable, and each level and style plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteka import bots
from ludoteka.bots.levels import LEVELS
from ludoteka.bots.search import Search
from ludoteka.game import CHANCE, BadInput, Game
from ludoteka.games import GAMES
from ludoteka.plain import Position
from ludoteka.rng import Rng

POSITIONS = 200
PLAYOUTS = 4
WORDS = Path(__file__).parents[2] / "web" / "locales" / "en" / "app.ftl"


def questions(game: Game[Position], n: int, seats: int = 3) -> Iterator[tuple[Position, int]]:
    """Questions with something to choose from games of mixed play: sensible, with random moves in between."""
    found, number = 0, 0
    while found < n:
        rng = Rng("law", game.NAME, number)
        number += 1
        p = game.new(game.options({"seats": seats}))
        while (who := game.to_move(p)) is not None and found < n:
            if who == CHANCE:
                game.take(p, game.sample(p, rng))
                continue
            if rng.below(12) == 0 and len(game.legal(p)) > 1:
                found += 1
                yield p.copy(), who
            wild = rng.below(5) == 0
            game.take(p, rng.pick(game.legal(p)) if wild else game.GUIDE.policy(p, who, rng))


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_cannot_tell_truths_apart_that_look_the_same_to_its_seat(name: str) -> None:
    game = GAMES[name]
    sharp, novice, steady = Search(game, "sharp"), bots.player(game, "novice"), bots.player(game, "steady")
    changed = 0
    for number, (p, seat) in enumerate(questions(game, POSITIONS)):
        other = game.determinize(p, seat, Rng("another truth", number))
        assert game.view(other, seat) == game.view(p, seat)
        changed += other != p
        mine, theirs = (game.determinize(truth, seat, Rng("guess", number)) for truth in (p, other))
        assert mine == theirs, "what is drawn anew depends on the truth"
        thoughts = [list(sharp.think(one, seat, Rng("t", number), PLAYOUTS)) for one in (mine, theirs)]
        assert thoughts[0] == thoughts[1]
        for blind in (novice, steady):
            assert blind.blind
            assert blind.choose(p, seat, Rng("b", number)) == blind.choose(other, seat, Rng("b", number))
    assert changed > POSITIONS / 2, "the truths hardly differed: the law proved nothing"


@pytest.mark.parametrize("name", GAMES)
def test_thoughts_are_repeatable_and_name_legal_moves(name: str) -> None:
    game = GAMES[name]
    sharp = bots.thinker(game, "sharp")
    assert sharp is not None
    for p, seat in questions(game, 12):
        key = p.key()
        thoughts = list(sharp.think(p, seat, Rng("same"), 9, least=3))
        assert thoughts == list(sharp.think(p, seat, Rng("same"), 9, least=3))
        assert p.key() == key, "thinking changed the position"
        assert thoughts[-1].progress == 1
        assert [one.progress for one in thoughts] == sorted(one.progress for one in thoughts)
        rows = thoughts[-1].rows
        legal = game.legal(p)
        assert {row.move for row in rows} <= set(legal)
        assert len(rows) >= min(3, len(legal))
        assert sum(row.visits for row in rows) < 9 + len(rows), "a round is finished, no more"
        assert all(0 <= row.chance <= 1 for row in rows)


@pytest.mark.parametrize("name", GAMES)
def test_every_level_and_style_plays_a_legal_move(name: str) -> None:
    game = GAMES[name]
    assert bots.styles(game)
    players = [
        bots.player(game, level + style)
        for level in ("novice", "steady", "sharp")
        for style in ("", *(f"-{one}" for one in bots.styles(game)))
    ]
    assert len({bot.name for bot in players}) == len(players)
    for number, (p, seat) in enumerate(questions(game, 24)):
        bot = players[number % len(players)]
        assert bot.choose(game.determinize(p, seat, Rng(number)), seat, Rng(number)) in game.legal(p)


def test_unknown_names_are_refused() -> None:
    for name in ("", "sharp-", "sharp-nobody", "expert", "steady-builder-rusher", None, 3):
        with pytest.raises(BadInput):
            bots.player(GAMES["dominion"], name)


def test_every_level_and_style_has_a_name() -> None:
    keys = set(re.findall(r"^([\w-]+) =", WORDS.read_text(encoding="utf-8"), flags=re.M))
    assert {f"level-{level}" for level in LEVELS} <= keys
    assert {f"style-{style}" for game in GAMES.values() for style in bots.styles(game)} <= keys

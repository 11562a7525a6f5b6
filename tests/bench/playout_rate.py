"""How many playouts of the search player fit into a second of CPU time; runs on CPython and, as text, in Pyodide."""

from __future__ import annotations

import json
import sys
import time

from ludoteka.bots.search import Runner, Search
from ludoteka.game import CHANCE, Game
from ludoteka.games import GAMES
from ludoteka.plain import Position
from ludoteka.rng import Rng

SAMPLES = 24


def questions(game: Game[Position]) -> list[tuple[Position, int]]:
    """Questions with something to weigh, spread over one game of two by the guide's policy."""
    rng = Rng("bench", game.NAME)
    p = game.new(game.options({"seats": 2}))
    found: list[tuple[Position, int]] = []
    while (who := game.to_move(p)) is not None:
        if who == CHANCE:
            game.take(p, game.sample(p, rng))
            continue
        if len(game.GUIDE.candidates(p, who)) > 1:
            found.append((p.copy(), who))
        game.take(p, game.GUIDE.policy(p, who, rng))
    return found[:: max(1, len(found) // SAMPLES)]


def rate(name: str, seconds: float) -> float:
    """Playouts a second: a deal drawn anew, a move, play up to the horizon, a judgement."""
    game = GAMES[name]
    search, asked = Search(game, "bench"), questions(game)
    done, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        for p, seat in asked:
            move = game.GUIDE.candidates(p, seat)[-1]
            search.run(Runner(move, 0.0), game.determinize(p, seat, Rng(done)), seat, done)
            done += 1
    return done / (time.process_time() - started)


if __name__ == "__main__":
    print(json.dumps({name: rate(name, float(sys.argv[1])) for name in GAMES}))

"""Commands: simulate, tournament, replay, rules, lessons, shown, balance, soak, fuzz, golden; `-h` tells more."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path

from . import bots, tournament
from .bots.arena import simulate
from .game import BadInput
from .games import GAMES, game
from .lesson import lessons, verify
from .plain import Json
from .rules import coverage, tests_by_rule, unknown
from .scene import scenes
from .session import Session, shown

TESTS = Path(__file__).resolve().parents[2] / "tests"


def progress_bar(total: int, label: str) -> Callable[[int], None]:
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty() or total <= 0:
        return lambda done: None

    def show(done: int) -> None:
        if done == total or done % max(1, total // 200) == 0:
            filled = 30 * done // total
            end = "\n" if done == total else ""
            print(
                f"\r{label} [{'#' * filled}{'.' * (30 - filled)}] {done}/{total}",
                end=end,
                file=sys.stderr,
                flush=True,
            )

    return show


def read_options(pairs: list[str]) -> dict[str, Json]:
    """--option k=v, where v is JSON or plain text."""
    options: dict[str, Json] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadInput("bad-options", detail=pair)
        try:
            options[key] = json.loads(value)
        except ValueError:
            options[key] = value
    return options


def run_simulate(args: argparse.Namespace) -> int:
    found = game(args.game)
    players = [bots.player(found, name) for name in args.seats.split(",")]
    options = found.options({**read_options(args.option), "seats": len(players)})
    result = simulate(found, players, options, args.games, args.seed, progress_bar(args.games, args.game))
    if args.json:
        print(json.dumps(result))
        return 0
    speed = result["games_per_cpu_second"]
    print(f"{args.game}: {args.games} games, {result['ties']} shared, {speed} games per CPU second")
    scores = result["scores"]
    wins = result["wins"]
    if isinstance(scores, list) and isinstance(wins, list):
        for bot, won, score in zip(players, wins, scores, strict=True):
            print(f"  {bot.name:18} won {won:8}  score {score}")
    print(f"  turns {result['turns']}, decisions per game {result['decisions_per_game']}")
    return 0


def run_tournament(args: argparse.Namespace) -> int:
    names = args.bots.split(",")
    seats = args.seats or (2 if len(set(names)) == len(names) else len(names))
    jobs = tournament.schedule(args.game, names, seats, args.games, read_options(args.option), args.seed)
    runner = tournament.here
    if args.dask:
        runner = partial(tournament.on_cluster, address=args.dask)
    elif args.workers > 1:
        runner = partial(tournament.on_cores, workers=args.workers)
    log = Path(args.log) if args.log else None
    results = tournament.run(jobs, runner, log, progress_bar(len(jobs), args.game))
    rows = tournament.standings(jobs, results)
    if args.json:
        print(json.dumps({"game": args.game, "games": len(jobs), "standings": [row._asdict() for row in rows]}))
    else:
        print(f"{args.game}: {len(jobs)} games at tables of {seats}")
        print(tournament.table(rows))
    return 0


def run_replay(args: argparse.Namespace) -> int:
    session, note = Session.open(Path(args.file).read_text(encoding="utf-8"))
    print(f"{session.game.NAME}: " + ", ".join(seat.name or seat.bot for seat in session.seats))
    if note:
        print(f"note: {note}")
    for number, ply in enumerate(session.plies):
        who = "chance" if ply.seat < 0 else f"seat {ply.seat}"
        print(f"{number:4} {who:7} {ply.move}")
        for event in ply.events:
            told = shown(event, None) or {"key": event.key, "args": {}}
            print(f"             {told['key']} {json.dumps(told['args'], ensure_ascii=False)} ({event.rule})")
    outcome = session.game.outcome(session.position)
    print(f"scores {outcome.scores}, won by {outcome.winners}" if outcome else f"asked: seat {session.to_move}")
    return 0


def run_rules(args: argparse.Namespace) -> int:
    covered = coverage(Path(args.tests))
    missing = {name: [one for one, tests in ids.items() if not tests] for name, ids in covered.items()}
    strangers = unknown(Path(args.tests))
    if args.json:
        print(json.dumps({"rules": covered, "untested": missing, "unknown": strangers}))
    elif args.check:
        for name, ids in covered.items():
            print(f"{name}: {len(ids)} rules, {len(missing[name])} without a test")
    else:
        for name, ids in covered.items():
            print(name)
            for one, tests in ids.items():
                print(f"  {one:32} {', '.join(tests) or 'NO TEST'}")
    for name, ids_missing in missing.items():
        if ids_missing:
            print(f"{name}: without a test: {' '.join(ids_missing)}", file=sys.stderr)
    if strangers:
        print(f"tests name unknown rules: {' '.join(strangers)}", file=sys.stderr)
    return 1 if args.check and (strangers or any(missing.values())) else 0


def run_lessons(args: argparse.Namespace) -> int:
    listed = [(name, one) for name in GAMES for one in lessons(name).values()]
    faults = {one.id: verify(name, one) for name, one in listed}
    taught = {rule for _, one in listed for rule in one.rules}
    known = {rule for found in GAMES.values() for rules in found.CHAPTERS.values() for rule in rules}
    untaught = sorted(rule for rule in known - taught if ".example." in rule)
    if args.json:
        rows = [{"id": one.id, "game": name, "rules": one.rules, "faults": faults[one.id]} for name, one in listed]
        print(json.dumps({"lessons": rows, "untaught_examples": untaught}))
    else:
        for _, one in listed:
            print(f"{one.id:32} {'; '.join(faults[one.id]) or 'ok'}  {' '.join(one.rules)}")
        print(f"{len(listed)} lessons; examples without one: {' '.join(untaught) or 'none'}")
    return 1 if any(faults.values()) else 0


def run_balance(args: argparse.Namespace) -> int:
    room = import_module(f"{__package__}.{game(args.game).NAME}.balance")
    result = room.balance(args.games, args.seed, progress_bar(args.games, args.game))
    print(json.dumps(result) if args.json else room.table(result))
    return 0


def run_soak(args: argparse.Namespace) -> int:
    from .laws.soak import soak

    found, bar = game(args.game), progress_bar(args.moves, args.game)
    result = soak(found, args.moves, args.seed, every=args.every, only=args.only, progress=bar)
    failure = result["failure"]
    if args.json:
        print(json.dumps(result))
    elif isinstance(failure, dict):
        print(f"{args.game}: {failure['law']}: {failure['detail']}\nagain: {failure['again']}")
        print(json.dumps(failure, ensure_ascii=False))
    else:
        print(f"{args.game}: {result['moves']} moves in {result['games']} games, every law held")
        print(f"  longest game {result['longest_game']} moves, {result['cpu_seconds']} CPU seconds")
        print(f"  checked {json.dumps(result['checked'])}")
    return 1 if failure else 0


def run_fuzz(args: argparse.Namespace) -> int:
    from .laws.fuzz import fuzz

    result = fuzz(args.cases, args.seed, progress_bar(args.cases, "fuzz"))
    failure = result["failure"]
    if args.json:
        print(json.dumps(result))
    else:
        print(f"fuzz: {result['cases']} calls of seed {args.seed}, {result['cpu_seconds']} CPU seconds")
        print(f"  answers {json.dumps(result['answers'])}")
        print(f"  FAILED {json.dumps(failure, ensure_ascii=False)}" if failure else "  no fault, no table changed")
    return 1 if failure else 0


def add_playing(verbs: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The verbs that let bots play."""
    one = verbs.add_parser("simulate", help="play games between bots")
    one.add_argument("game", choices=list(GAMES))
    one.add_argument("--seats", required=True, help="bots by seat, as big_money,steady")
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", default="1")
    one.add_argument("--option", action="append", default=[], metavar="K=V")
    one.add_argument("--json", action="store_true")
    one.set_defaults(run=run_simulate)

    one = verbs.add_parser("tournament", help="bots against each other in all seatings, with ratings")
    one.add_argument("game", choices=list(GAMES))
    one.add_argument("--bots", required=True, help="as sharp,steady,novice; a name may be there twice")
    one.add_argument("--seats", type=int, help="players at a table; 2, or all the bots if a name is there twice")
    one.add_argument("--games", type=int, default=60, help="games of each line-up, over all its seatings")
    one.add_argument("--seed", default="1")
    one.add_argument("--option", action="append", default=[], metavar="K=V")
    one.add_argument("--workers", type=int, default=1, help="processes on this machine")
    one.add_argument("--dask", metavar="ADDRESS", help="the scheduler of a dask cluster (ludoteka[cluster])")
    one.add_argument("--log", metavar="FILE", help="keep every result here, and go on from what it holds")
    one.add_argument("--json", action="store_true")
    one.set_defaults(run=run_tournament)


def run_golden(args: argparse.Namespace) -> int:
    from .laws.golden import playthrough, write

    if args.write:
        print(f"changed: {', '.join(write(TESTS / 'golden')) or 'nothing'}")
        return 0
    for name in GAMES:
        print(playthrough(name), end="")
    return 0


def run_shown(args: argparse.Namespace) -> int:
    from .laws.shown import check, write

    if args.write:
        missing = write(TESTS)
        print("\n".join(f"{name}: no scene for {' '.join(rules) or 'none'}" for name, rules in missing.items()))
        return 0
    proofs = tests_by_rule(TESTS)
    faults = {name: check(name, proofs) for name in GAMES}
    for name, found in GAMES.items():
        known = sum(len(ids) for ids in found.CHAPTERS.values())
        print(f"{name}: {len(scenes(name))} of {known} rules can be seen on the board")
        for rule, fault in faults[name].items():
            print(f"  {rule}: {fault}")
    return 1 if any(faults.values()) else 0


def main(argv: list[str] | None = None) -> int:
    """Parse and run; refusals are told in one line."""
    parser = argparse.ArgumentParser(prog="ludoteka", description=__doc__)
    verbs = parser.add_subparsers(required=True)
    add_playing(verbs)

    one = verbs.add_parser("replay", help="print a saved game move by move")
    one.add_argument("file")
    one.set_defaults(run=run_replay)

    one = verbs.add_parser("rules", help="rule ids and the tests that name them")
    one.add_argument("--json", action="store_true")
    one.add_argument("--check", action="store_true", help="counts only; fails if a rule has no test")
    one.add_argument("--tests", default=str(TESTS))
    one.set_defaults(run=run_rules)

    one = verbs.add_parser("lessons", help="lessons with the rules they teach, each played through")
    one.add_argument("--json", action="store_true")
    one.set_defaults(run=run_lessons)

    one = verbs.add_parser("balance", help="how fair the content is, by simulation")
    one.add_argument("game", choices=list(GAMES))
    one.add_argument("--games", type=int, default=200)
    one.add_argument("--seed", default="1")
    one.add_argument("--json", action="store_true")
    one.set_defaults(run=run_balance)

    one = verbs.add_parser("soak", help="random games with every law checked")
    one.add_argument("game", choices=list(GAMES))
    one.add_argument("--moves", type=int, default=20_000)
    one.add_argument("--seed", default="1")
    one.add_argument("--every", type=int, default=10, help="the heavy laws at every so many questions")
    one.add_argument("--only", type=int, help="just this game of the seed, as a failure names it")
    one.add_argument("--json", action="store_true")
    one.set_defaults(run=run_soak)

    one = verbs.add_parser("fuzz", help="call the bridge as a hostile page would")
    one.add_argument("--cases", type=int, default=10_000)
    one.add_argument("--seed", default="1")
    one.add_argument("--json", action="store_true")
    one.set_defaults(run=run_fuzz)

    one = verbs.add_parser("golden", help="whole games as text; --write keeps them under tests/golden")
    one.add_argument("--write", action="store_true")
    one.set_defaults(run=run_golden)

    one = verbs.add_parser("shown", help="where each rule is seen on the board, verified; --write finds it anew")
    one.add_argument("--write", action="store_true", help="runs the tests of the rules, so it needs their environment")
    one.set_defaults(run=run_shown)

    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except (BadInput, OSError) as refusal:
        print(f"ludoteka: {refusal}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

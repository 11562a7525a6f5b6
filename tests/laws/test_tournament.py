"""Tournaments: all seatings, the same results wherever they are played, nothing lost when a worker dies."""

from __future__ import annotations

import json
import os
import subprocess
from collections import Counter
from functools import partial
from itertools import chain
from pathlib import Path

import pytest

import build
from ludoteka import tournament
from ludoteka.__main__ import main
from ludoteka.game import BadInput
from ludoteka.tournament import Job, Result, run_job

BOTS = ["steady", "big_money", "random"]
MARK = "LUDOTEKA_TEST_FELLED"


def jobs(games: int = 4) -> list[Job]:
    return tournament.schedule("dominion", BOTS, 2, games, {"kingdom": "first_game"}, "law")


def told(results: list[Result]) -> list[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    """What does not depend on the clock."""
    return [(one.key, one.scores, one.winners) for one in results]


def test_every_line_up_sits_in_all_its_seatings_with_the_same_luck() -> None:
    listed = tournament.schedule("dominion", BOTS, 2, 4, {}, "law")
    assert Counter(job.seated for job in listed) == dict.fromkeys([(a, b) for a in BOTS for b in BOTS if a != b], 2)
    seeds = {job.seated: {one.seed for one in listed if one.seated == job.seated} for job in listed}
    assert len({tuple(sorted(one)) for one in seeds.values()}) == 1
    four = tournament.schedule("dominion", ["steady", "random", "random", "random"], 4, 8, {}, "law")
    assert {job.seated.index("steady") for job in four} == {0, 1, 2, 3}
    assert len(four) == 8


def test_bad_tables_are_refused() -> None:
    for names, seats in ((["steady"], 2), (["steady", "nobody"], 2), (["steady", "steady"], 2), (BOTS, 9)):
        with pytest.raises(BadInput):
            tournament.schedule("dominion", names, seats, 2, {}, "law")


def test_standings_count_what_was_played() -> None:
    table = [Job("dominion", ("a", "b"), "{}", str(n)) for n in range(4)]
    outcomes = [(0,), (0,), (0, 1), (1,)]
    results = [Result(job.key, (0, 0), won, (10, 10), (0.1, 0.0)) for job, won in zip(table, outcomes, strict=True)]
    first, second = tournament.standings(table, results)
    assert (first.bot, first.games, first.rate, first.fair) == ("a", 4, 0.625, 0.5)
    assert second.rate == 0.375
    assert first.milliseconds == pytest.approx(10)
    assert first.rating > 1500 > second.rating
    assert first.rating + second.rating == pytest.approx(3000)
    assert 0.15 < first.error < 0.3


def test_a_broken_off_tournament_goes_on_from_its_log(tmp_path: Path) -> None:
    listed, log = jobs(), tmp_path / "log.jsonl"
    whole = tournament.run(listed)
    tournament.run(listed[:5], log=log)
    with log.open("a") as file:
        file.write('["cut sh')
    played: list[str] = []

    def counted(left: list[Job]) -> chain[Result]:
        played.extend(job.key for job in left)
        return chain(map(run_job, left))

    with log.open("a") as file:
        file.write("\n")
    assert told(tournament.run(listed, counted, log)) == told(whole)
    assert len(played) == len(listed) - 5


def felled_once(job: Job) -> Result:
    """The worker that plays this game dies, the first time."""
    mark = Path(os.environ[MARK])
    if job.seed.endswith("/1") and not mark.exists():
        mark.touch()
        os._exit(9)
    return run_job(job)


def test_a_process_that_dies_loses_no_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "felled"))
    listed = jobs()
    results = tournament.run(listed, partial(tournament.on_cores, workers=2, work=felled_once))
    assert (tmp_path / "felled").exists()
    assert told(results) == told(tournament.run(listed))


def test_the_command_prints_a_table_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "dominion", "--bots", "steady,random", "--games", "4"]
    assert main(command) == 0
    text = capsys.readouterr().out
    assert "steady" in text
    assert "+-" in text
    assert main([*command, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["standings"]
    assert [row["bot"] for row in rows] == ["steady", "random"]
    assert rows[0]["rate"] == 1


@pytest.mark.parametrize("fell", [False, True])
def test_a_dask_cluster_gives_the_same_results_even_when_a_worker_dies(tmp_path: Path, fell: bool) -> None:
    python = build.make_venv(build.ROOT / ".venv-cluster", build.TESTS / "cluster" / "requirements.txt")
    log = tmp_path / "log.jsonl"
    games = 40 if fell else 4
    command = ["tournament", "dominion", "--bots", ",".join(BOTS), "--games", str(games), "--seed", "law"]
    command += ["--option", "kingdom=first_game", "--log", str(log), "--json"]
    done = subprocess.run(
        [python, build.TESTS / "cluster", *(["--fell"] if fell else []), *command],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(build.PY)},
        cwd=tmp_path,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert ("killed a worker" in done.stderr) == fell
    assert json.loads(done.stdout)["games"] == 3 * games
    kept = tournament.kept(log)
    assert told([kept[job.key] for job in jobs(games)]) == told(tournament.run(jobs(games)))

"""Why a thing on the board can or cannot be used: with values, and without secrets."""

from __future__ import annotations

from rules.wonderland.table import KEEP, duel, play, setup_game, table, units

from ludoteka import wonderland
from ludoteka.game import CHANCE
from ludoteka.rng import Rng
from ludoteka.rules import rule
from ludoteka.wonderland.position import CHIP_ID, REGION_IDS


def told(p: wonderland.Table, viewer: int | None, target: str) -> dict[str, dict[str, object]]:
    """Reasons by key."""
    return {reason.key: dict(reason.args) for reason in wonderland.explain(p, viewer, target)}


@rule("W.war.start")
def test_a_region_tells_starting_strengths() -> None:
    p = table()
    p.might[0] = 3
    units(p, 0, KEEP, 2, "walrus", leader=True, castle=2)
    assert told(p, 0, "region.red_keep")["strength"] == {
        "who": 0, "strength": 7, "leader": 3, "figures": 2, "castle": 2, "n": 4,
    }  # fmt: skip


@rule("W.tea.head")
def test_a_chair_tells_the_way() -> None:
    p = table("queen", "alice", "hatter", phase="tea")
    p.places = ["1-01", "1-02", "", *["1-03"] * 8]
    p.chair = [1, 5, -1]
    assert "chair-past-head" in told(p, 0, "chair.0")
    assert told(p, 0, "chair.4")["chair-way"] == {"n": 3}
    assert told(p, 1, "chair.0")["chair-way"] == {"n": 5}  # Alice walks the other way
    assert "chair-empty" in told(p, 0, "chair.2")
    assert told(p, 0, "chair.5")["chair-taken"] == {"whom": 1}


def test_the_asked_seat_and_the_others() -> None:
    p = duel("1111")
    play(p, "faction1", "faction1")
    assert told(p, 1, "track.5")["not-asked"] == {"whom": 0}
    assert "track-forge" in told(p, 0, "track.5")
    assert "track-plain" in told(p, 0, "track.8")
    assert told(p, 0, "bag")["bag"] == {"n": 3, "mad": 0}


def test_anything_may_be_asked_about_at_any_time() -> None:
    targets = (
        [f"region.{region}" for region in REGION_IDS] + [f"chair.{i}" for i in range(14)] + ["head", "bag", "shield"]
    )
    targets += [f"{zone}.{chip}" for zone in ("supply", "bag", "active") for chip in CHIP_ID.values()]
    targets += [
        "quest.call_the_clams",
        "row.1",
        "row.4",
        "row.9",
        "track.25",
        "figure.walrus",
        "fighter.0",
        "fighter.9",
    ]
    targets += [
        "",
        ".",
        "region.",
        "region.nowhere",
        "chair.x",
        "chair.-1",
        "seat.0",
        "shards",
        "madness",
        "unit.leader",
    ]
    p, rng = setup_game(3), Rng("explain")
    step = 0
    while (who := wonderland.to_move(p)) is not None:
        if step % 12 == 0:
            for target in targets[step % 3 :: 3]:
                for viewer in (None, 0, 2):
                    for reason in wonderland.explain(p, viewer, target):
                        assert reason.key
                        assert reason.rule.startswith("W.")
        step += 1
        wonderland.take(p, wonderland.sample(p, rng) if who == CHANCE else rng.pick(wonderland.legal(p)))


def test_quests_are_explained_to_their_owner_only() -> None:
    p = duel("1111")
    p.hand[0] = ("stolen_tarts",)
    assert told(p, 0, "quest.stolen_tarts")["feat-not-now"] == {"quest": "stolen_tarts"}
    assert "goal-open" not in told(p, 1, "quest.stolen_tarts")
    assert told(p, None, "quest.stolen_tarts") == {}

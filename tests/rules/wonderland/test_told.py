"""What acts says so: the effects that are part of another step tell an event of their own, with their rule."""

from __future__ import annotations

from rules.wonderland.table import KEEP, begin, draws, duel, play, ready, run, stop_all, table, units

from ludoteka.game import Event
from ludoteka.rules import rule
from ludoteka.wonderland.position import Table, rules
from ludoteka.wonderland.setup import PARTY


def acts(events: list[Event], name: str) -> list[str]:
    """The keys of the events that an ability or Wonderlandian told."""
    return [event.key for event in events if event.rule.rsplit(".", 1)[-1] == name]


def listen(p: Table) -> list[Event]:
    """Hear also what is told before the first answer."""
    events: list[Event] = []
    p.events = events
    return events


@rule("W.wonderlandian.humpty_dumpty")
def test_humpty_dumpty_falls_before_others_only() -> None:
    for others, told in ((2, ["humpty"]), (0, [])):
        p = table()
        ready(p, "m1")
        units(p, 0, KEEP, others, "humpty_dumpty")
        begin(p)
        p.shield[0] = False
        assert acts(draws(p, "madness", "faction1"), "humpty_dumpty") == told


@rule("W.wonderlandian.tweedles", "W.wonderlandian.unicorn")
def test_a_start_bonus_is_told_when_it_counts() -> None:
    p = table()
    units(p, 0, KEEP, 1, "tweedledum", "tweedledee")
    units(p, 1, KEEP, 1, "unicorn")
    events = listen(p)
    run(p, ("battle_start", KEEP))
    assert acts(events, "tweedles") == ["start-bonus"]
    assert acts(events, "unicorn") == []
    p = table()
    units(p, 0, KEEP, 1, castle=2)
    units(p, 1, KEEP, 1, "unicorn")
    events = listen(p)
    run(p, ("battle_start", KEEP))
    assert [e.args["n"] for e in events if e.key == "start-bonus"] == [2]


@rule("W.wonderlandian.dormouse")
def test_the_dormouse_acts_when_nothing_is_drawn() -> None:
    for answer, told in (("stop", ["figure-acts"]), ("draw", [])):
        p = table()
        ready(p, "1111")
        units(p, 0, KEEP, 5, "dormouse")
        begin(p)
        assert acts(play(p, answer), "dormouse") == told
    p = duel("1111")
    draws(p, "faction1", "faction1")
    assert acts(stop_all(p), "dormouse") == []


@rule("W.wonderlandian.pocket_watch", "W.ally.C.card_soldier")
def test_a_watch_and_a_scout_say_that_more_is_drawn() -> None:
    p = duel("ws1111", sets="C")
    assert acts(draws(p, "pocket_watch", "faction1"), "pocket_watch") == []
    told = play(p, "draw", "draw")
    assert acts(told, "pocket_watch") == ["draws-more"]
    play(p, "card_soldier1", "faction1", "faction1", "play card_soldier1")
    told = play(p, "draw", "draw")
    assert acts(told, "card_soldier") == ["draws-more"]
    assert p.marks[0] == ()


@rule("W.wonderlandian.rattle", "W.wonderlandian.spoon")
def test_an_item_tells_when_it_changes_its_strength() -> None:
    p = duel("ttl1")
    told = draws(p, "rattle", "faction1", "spoon", "faction1")
    assert acts(told, "rattle") + acts(told, "spoon") == []
    assert acts(draws(p, "rattle", "faction1"), "rattle") == ["item"]
    p = table()
    ready(p, "l1")
    p.track[0] = "m"
    begin(p)
    assert acts(draws(p, "spoon", "faction1"), "spoon") == ["item"]


@rule("W.wonderlandian.horn")
def test_the_horn_acts_only_off_the_forge_marks() -> None:
    for strength, told in ((8, ["item"]), (5, [])):
        p = table()
        p.strength[0], p.active[0] = strength, "z1"
        events = listen(p)
        run(p, ("forge_step", 0))
        assert acts(events, "horn") == told


@rule("W.ability.paint_it_red", "W.ally.A.flamingo")
def test_the_reasons_of_a_strength_come_before_it() -> None:
    p = table("queen", "alice", "hatter")
    ready(p, "3rf1")
    p.abilities[0] = ("paint_it_red",)
    begin(p)
    draws(p, "rose1", "faction1", "flamingo1", "faction1")
    told = [e for e in draws(p, "artifact", "faction1") if e.args.get("who") == 0]
    keys = [event.key for event in told]
    assert keys[keys.index("drew") + 1 : keys.index("played") + 1] == ["ability-strength", "doubled", "played"]
    assert told[keys.index("ability-strength")].args["n"] == 1
    p = table("queen", "alice", "hatter")
    ready(p, "31")
    p.abilities[0] = ("paint_it_red",)
    begin(p)
    assert acts(draws(p, "artifact", "faction1"), "paint_it_red") == []


@rule("W.ability.slithy_toves")
def test_slithy_toves_act_with_the_last_poison() -> None:
    p = table("jabberwock", "alice", "hatter", phase="tea")
    p.abilities[0] = ("slithy_toves",)
    p.places = [f"1-{n + 1:02}" for n in range(PARTY[3].places)]
    run(p, ("turn_end", 0))
    assert acts(play(p, "poison 0"), "slithy_toves") == []
    assert acts(play(p, "poison 1"), "slithy_toves") == ["ability-used"]
    assert rules.to_move(p) is None

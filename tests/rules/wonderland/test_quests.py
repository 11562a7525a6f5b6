"""The thirty quests: each feat done and not done, each objective reached and not reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rules.wonderland.table import KEEP, begin, draws, legal, play, ready, stop_all, table, units, where

from ludoteka.rules import rule
from ludoteka.wonderland.content.quests import QUEST, QUESTS
from ludoteka.wonderland.position import Table
from ludoteka.wonderland.quests import feat_done, goal_done, quest_points

Fields = dict[str, object]


def after_battle(quest: str, **fields: object) -> Table:
    """The end of a battle in the quest's region: seat 0 against seats 1 (strength 6) and 2 (strength 4)."""
    p = table()
    region = where(QUEST[quest].region)
    p.battle = region
    for who in range(3):
        units(p, who, region, 3)
    p.state = ["stop"] * 3
    p.strength = [8, 6, 4]
    p.active = ["1k", "3", "3"]
    for name, value in fields.items():
        if name in ("winner", "tied"):
            setattr(p, name, value)
        elif name == "units":
            assert isinstance(value, int)
            units(p, 0, region, value)
        elif name == "leader":
            p.leader[0] = region if value else -1
        else:
            getattr(p, name)[0] = value
    return p


FEATS: dict[str, tuple[Fields, Fields]] = {
    "gardeners_knock": ({"winner": 0}, {"winner": 0, "leader": True}),
    "croquet_at_dawn": ({"strength": 9}, {"strength": 8}),
    "pack_of_cards": ({"active": "111"}, {"active": "1111"}),
    "stolen_tarts": ({"strength": 5}, {"strength": 7}),
    "crooked_crown": ({"active": "313"}, {"active": "31"}),
    "verdict_first": ({"winner": 0, "strength": 10}, {"winner": 0, "strength": 9}),
    "call_the_clams": ({"active": "11"}, {"active": "111"}),
    "whiffling_through": ({"active": "31"}, {"active": "13"}),
    "galumphing_home": ({"units": 1}, {"units": 2}),
    "uffish_thought": ({"active": "111"}, {"active": "111", "saw": 1}),
    "vorpal_lesson": ({"active": "113"}, {"active": "11k"}),
    "frabjous_day": ({"strength": 7}, {"strength": 5}),
    "castle_by_any_other_name": ({"active": "3g"}, {"active": "g3"}),
    "wits_end": ({"track": "mmm"}, {"track": "mm"}),
    "jam_tomorrow": ({"strength": 13}, {"strength": 12}),
    "looking_glass_chess": ({"active": "1krs"}, {"active": "13krk"}),
    "backward_march": ({"strength": 3}, {"strength": 5}),
    "cracked_mirror": ({"shield": False}, {"shield": True}),
    "dry_tale": ({"active": "11"}, {"active": "1"}),
    "caucus_race": ({"strength": 5}, {"strength": 3}),
    "mouses_tail": ({"units": 1}, {"units": 3}),
    "drink_me": ({"strength": 7}, {"strength": 3}),
    "eat_me": ({"strength": 13}, {"strength": 12}),
    "curiouser": ({"active": "1111"}, {"active": "111"}),
    "paint_the_roses": ({"strength": 10}, {"strength": 11}),
    "bed_of_roses": ({"strength": 9, "active": "g"}, {"strength": 9, "active": "1"}),
    "talking_lilies": ({"winner": 0}, {"winner": 1}),
    "bread_and_butterfly": ({"active": "1kr"}, {"active": "12k"}),
    "pale_larkspur": ({"active": "3"}, {"active": "1"}),
    "red_queens_race": ({"winner": 0, "strength": 9}, {"winner": 0, "strength": 8}),
}

GOALS: dict[str, tuple[Fields, Fields]] = {
    "gardeners_knock": ({"bag": "fffFkkK"}, {"bag": "fffFkk"}),
    "croquet_at_dawn": ({"bag": "fffs", "exhausted": "sss"}, {"bag": "fffsssr"}),
    "pack_of_cards": ({"castles": (2, 2, 2, 0, 0)}, {"castles": (2, 2, 1, 0, 0)}),
    "stolen_tarts": ({"abilities": ("a", "b", "c")}, {"abilities": ("a", "b")}),
    "crooked_crown": ({"might": 5}, {"might": 4}),
    "verdict_first": ({"rows": ("", "1111", "", "")}, {"rows": ("111", "111", "", "")}),
    "call_the_clams": ({"rows": ("gs", "r", "", "")}, {"rows": ("gg1", "r3", "", "")}),
    "whiffling_through": ({"bag": "cccc", "rows": ("rrr", "", "", "")}, {"bag": "cccrrr"}),
    "galumphing_home": ({"bag": "ccckkkk"}, {"bag": "ccckkk"}),
    "uffish_thought": ({"shards": 1}, {"shards": 2}),
    "vorpal_lesson": ({"rows": ("111", "111", "", "")}, {"rows": ("111", "11", "", "")}),
    "frabjous_day": ({"wonder": ("walrus", "glove", "horn")}, {"wonder": ("walrus", "glove")}),
    "castle_by_any_other_name": ({"bag": "kkkksss"}, {"bag": "kkksss"}),
    "wits_end": ({"bag": "333"}, {"bag": "33", "rows": ("3", "", "", "")}),
    "jam_tomorrow": ({"bag": "ssssccc"}, {"bag": "sssccc"}),
    "looking_glass_chess": ({"bag": "rrrrkkk"}, {"bag": "rrrkkk"}),
    "backward_march": ({"supporters": (1, 1, 1, 1, 0)}, {"supporters": (1, 1, 1, 0, 0)}),
    "cracked_mirror": ({"supporters": (3, 3, 0, 0, 0)}, {"supporters": (3, 2, 0, 0, 0)}),
    "dry_tale": ({"bag": "ffffrrr"}, {"bag": "fffrrr"}),
    "caucus_race": ({"bag": "mmmM"}, {"bag": "mmmM", "track": "m"}),
    "mouses_tail": ({"wonder": ("glove", "horn")}, {"wonder": ("glove", "walrus")}),
    "drink_me": ({"bag": "ffffccc"}, {"bag": "fffccc"}),
    "eat_me": ({"bag": "SSRR"}, {"bag": "SSRr"}),
    "curiouser": ({"wonder": ("walrus", "tweedles")}, {"wonder": ("walrus", "glove")}),
    "paint_the_roses": ({"bag": "rrrrsss"}, {"bag": "rrrsss"}),
    "bed_of_roses": ({"bag": "gg", "rows": ("g", "", "", "")}, {"bag": "gg"}),
    "talking_lilies": ({"bag": "srfkC"}, {"bag": "srfkg"}),
    "bread_and_butterfly": ({"rows": ("", "", "", "11")}, {"rows": ("", "", "", "1")}),
    "pale_larkspur": ({"rows": ("", "", "111", "")}, {"rows": ("", "", "11", "")}),
    "red_queens_race": ({"bag": "1" * 20}, {"bag": "1" * 19 + "mm"}),
}


def at_the_end(fields: Fields) -> Table:
    """A table at the end with fields of seat 0."""
    p = table(round=3)
    p.bag[0] = ""
    for name, value in fields.items():
        getattr(p, name)[0] = value
    return p


@rule(
    "W.quest.gardeners_knock", "W.quest.croquet_at_dawn", "W.quest.pack_of_cards", "W.quest.stolen_tarts",
    "W.quest.crooked_crown", "W.quest.verdict_first", "W.quest.call_the_clams", "W.quest.whiffling_through",
    "W.quest.galumphing_home", "W.quest.uffish_thought", "W.quest.vorpal_lesson", "W.quest.frabjous_day",
    "W.quest.castle_by_any_other_name", "W.quest.wits_end", "W.quest.jam_tomorrow", "W.quest.looking_glass_chess",
    "W.quest.backward_march", "W.quest.cracked_mirror", "W.quest.dry_tale", "W.quest.caucus_race",
    "W.quest.mouses_tail", "W.quest.drink_me", "W.quest.eat_me", "W.quest.curiouser", "W.quest.paint_the_roses",
    "W.quest.bed_of_roses", "W.quest.talking_lilies", "W.quest.bread_and_butterfly", "W.quest.pale_larkspur",
    "W.quest.red_queens_race",
)  # fmt: skip
@pytest.mark.parametrize("quest", [quest.id for quest in QUESTS])
def test_feat_and_objective(quest: str) -> None:
    done, not_done = FEATS[quest]
    assert feat_done(after_battle(quest, **done), 0, quest)
    assert not feat_done(after_battle(quest, **not_done), 0, quest)
    elsewhere = after_battle(quest, **done)
    elsewhere.battle = (elsewhere.battle + 1) % 5
    assert not feat_done(elsewhere, 0, quest)
    reached, missed = GOALS[quest]
    assert goal_done(at_the_end(reached), 0, quest)
    assert not goal_done(at_the_end(missed), 0, quest)


@rule("W.quest")
def test_points_of_a_quest() -> None:
    reached: Callable[[], Table] = lambda: at_the_end({"might": 5})  # noqa: E731
    p = reached()
    p.hand[0] = ("crooked_crown",)
    assert quest_points(p, 0, "crooked_crown") == 3
    p.hand[0], p.feats[0] = (), ("crooked_crown",)
    assert quest_points(p, 0, "crooked_crown") == 9
    p.might[0] = 1
    assert quest_points(p, 0, "crooked_crown") == 3


@rule("W.quest")
def test_at_most_one_feat_per_battle() -> None:
    p = table()
    ready(p, "1111", "2111")
    p.hand[0] = ("croquet_at_dawn", "stolen_tarts")
    begin(p)
    draws(p, "faction1", "faction2")
    p.strength[0] = 1
    draws(p, "faction1", "faction1")
    stop_all(p)
    assert legal(p) == ["feat croquet_at_dawn", "feat stolen_tarts", "no"]
    play(p, "feat stolen_tarts")
    assert p.hand[0] == ("croquet_at_dawn",)
    assert p.stack[-1][0] != "feat"
    assert p.battle == KEEP


@rule("W.quest")
def test_one_component_counts_for_several_quests() -> None:
    p = at_the_end({"bag": "ccrrrrrkk"})
    assert goal_done(p, 0, "whiffling_through")
    assert goal_done(p, 0, "looking_glass_chess")

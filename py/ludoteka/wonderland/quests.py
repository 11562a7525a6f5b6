"""Quests: tests of feats (end of a battle) and objectives (end of the game), announcing a feat, the toll."""

from __future__ import annotations

from collections.abc import Callable

from ..plain import Frame
from ..stack import push, say
from .battle import resistance
from .content import allies, board
from .content.chips import ALLIES, ALLY_KINDS, BASE, KIND
from .content.quests import QUEST, Quest
from .content.wonderlandians import CARD
from .forge import forges_due
from .position import (
    CHIP_ID,
    LETTER,
    Table,
    board_side,
    castle_value,
    effect_of,
    fighters,
    kinds,
    opponents,
    owned,
    region_name,
    rules,
    take_from,
    units_in,
)

Feat = Callable[[Table, int, tuple[int, ...]], bool]
Goal = Callable[[Table, int, Quest], bool]
FEATS: dict[str, Feat] = {}
GOALS: dict[str, Goal] = {}


def feat_test(test: Feat) -> Feat:
    """Register the test of a feat by its name."""
    FEATS[test.__name__] = test
    return test


def goal_test(test: Goal) -> Goal:
    """Register the test of an objective by its name."""
    GOALS[test.__name__] = test
    return test


# feats: asked of a player who has not bust


@feat_test
def strength(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """End with one of these strengths."""
    return p.strength[who] in n


@feat_test
def at_least(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """End with this strength or more."""
    return p.strength[who] >= n[0]


@feat_test
def active(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """End with exactly this many active chips."""
    return len(p.active[who]) in n


@feat_test
def last_base(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """The last active chip has this base strength."""
    return bool(p.active[who]) and BASE[p.active[who][-1]] in n


@feat_test
def win_without_leader(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """Win alone with the leader elsewhere."""
    return p.winner == who and p.leader[who] != p.battle


@feat_test
def second(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """Exactly one rival is stronger."""
    rivals = [p.strength[s] for s in opponents(p, who)] + ([resistance(p)] if p.seats == 2 else [])
    return sum(other > p.strength[who] for other in rivals) == 1


@feat_test
def same_kind(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """This many active chips of one type."""
    types = [KIND[letter] for letter in p.active[who]]
    return any(types.count(kind) >= n[0] for kind in types)


@feat_test
def different_kinds(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """Active chips of this many different types."""
    return len({KIND[letter] for letter in p.active[who]}) >= n[0]


@feat_test
def calm(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """This many active chips and no Madness drawn in the battle."""
    return p.saw[who] == 0 and len(p.active[who]) >= n[0]


@feat_test
def last_unit(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """End with exactly this many units here."""
    return units_in(p, who, p.battle) == n[0]


@feat_test
def broken_shield(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """End with the shield broken."""
    return not p.shield[who]


@feat_test
def forges(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """May forge this often after the battle."""
    return sum(forges_due(p, who)) >= n[0]


@feat_test
def beat(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """Stronger than this many rivals; with two players the resistance is one."""
    rivals = [p.strength[s] for s in fighters(p) if s != who] + ([resistance(p)] if p.seats == 2 else [])
    return sum(p.strength[who] > other for other in rivals) >= n[0]


@feat_test
def artifact(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """This many artifacts active."""
    return p.active[who].count("3") >= n[0]


@feat_test
def margin(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """Win alone, this much ahead of the next."""
    rivals = [p.strength[s] for s in opponents(p, who)] + ([resistance(p)] if p.seats == 2 else [])
    return p.winner == who and p.strength[who] - max(rivals, default=0) >= n[0]


@feat_test
def lowest(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """Weaker than every rival, and not bust."""
    rivals = [p.strength[s] for s in opponents(p, who)] + ([resistance(p)] if p.seats == 2 else [])
    return bool(rivals) and all(p.strength[who] < other for other in rivals)


@feat_test
def madness(p: Table, who: int, n: tuple[int, ...]) -> bool:
    """End with this much Madness on the track."""
    return len(p.track[who]) in n


# objectives


def count_allies(chips: str, ally_kinds: tuple[str, ...]) -> int:
    """How many chips of these ally kinds."""
    return sum(KIND[letter] in ally_kinds for letter in chips)


@goal_test
def ally_chips(p: Table, who: int, q: Quest) -> bool:
    """This many chips of two ally kinds, anywhere."""
    return count_allies(owned(p, who), q.goal_kinds) >= q.goal_n


@goal_test
def forged_kinds(p: Table, who: int, q: Quest) -> bool:
    """This many different ally kinds forged; Forge is one (W.term.chip_type)."""
    return len({KIND[letter] for letter in "".join(p.rows[who]) if letter in ALLIES}) >= q.goal_n


@goal_test
def castles(p: Table, who: int, q: Quest) -> bool:
    """This many standing castles."""
    return sum(step == 2 for step in p.castles[who]) >= q.goal_n


@goal_test
def abilities(p: Table, who: int, q: Quest) -> bool:
    """This many abilities uncovered."""
    return len(p.abilities[who]) >= q.goal_n


@goal_test
def leader(p: Table, who: int, q: Quest) -> bool:
    """This leader strength."""
    return p.might[who] >= q.goal_n


@goal_test
def rows(p: Table, who: int, q: Quest) -> bool:
    """This many forge rows filled."""
    filled = [len(row) == len(spaces) for row, spaces in zip(p.rows[who], board_side(p).rows, strict=True)]
    return sum(filled) >= q.goal_n


@goal_test
def few_shards(p: Table, who: int, q: Quest) -> bool:
    """At most this many shards."""
    return p.shards[who] <= q.goal_n


@goal_test
def forged(p: Table, who: int, q: Quest) -> bool:
    """This many chips forged."""
    return len("".join(p.rows[who])) >= q.goal_n


@goal_test
def wonderlandians(p: Table, who: int, q: Quest) -> bool:
    """This many Wonderlandian cards."""
    return len(p.wonder[who]) >= q.goal_n


@goal_test
def figures(p: Table, who: int, q: Quest) -> bool:
    """This many figure cards."""
    return sum(bool(CARD[card].figures) for card in p.wonder[who]) >= q.goal_n


@goal_test
def items(p: Table, who: int, q: Quest) -> bool:
    """This many item cards."""
    return sum(bool(CARD[card].chip) for card in p.wonder[who]) >= q.goal_n


@goal_test
def artifacts(p: Table, who: int, q: Quest) -> bool:
    """This many artifacts that are not forged."""
    return (owned(p, who).count("3") - "".join(p.rows[who]).count("3")) >= q.goal_n


@goal_test
def regions(p: Table, who: int, q: Quest) -> bool:
    """Units in this many regions."""
    return sum(bool(units_in(p, who, r)) for r in range(len(p.tiles))) >= q.goal_n


@goal_test
def supporters(p: Table, who: int, q: Quest) -> bool:
    """This many supporters on the board."""
    return sum(p.supporters[who]) >= q.goal_n


@goal_test
def few_madness(p: Table, who: int, q: Quest) -> bool:
    """At most this many Madness chips."""
    return sum(letter in "mM" for letter in owned(p, who)) <= q.goal_n


@goal_test
def strong_allies(p: Table, who: int, q: Quest) -> bool:
    """This many strong ally chips, anywhere."""
    return sum(letter in ALLIES and letter.isupper() for letter in owned(p, who)) >= q.goal_n


@goal_test
def forge_chips(p: Table, who: int, q: Quest) -> bool:
    """This many Forge chips, anywhere."""
    return owned(p, who).count("g") >= q.goal_n


@goal_test
def one_of_each(p: Table, who: int, q: Quest) -> bool:
    """Chips of this many different ally kinds, Forge aside."""
    have = {KIND[letter] for letter in owned(p, who)}
    return sum(kind in have for kind in ALLY_KINDS) >= q.goal_n


@goal_test
def castle_points(p: Table, who: int, q: Quest) -> bool:
    """Castles worth this much each."""
    return castle_value(p, who) >= q.goal_n


@goal_test
def freed(p: Table, who: int, q: Quest) -> bool:
    """This many locked supporters freed."""
    return len(p.rows[who][2]) >= q.goal_n


@goal_test
def chips(p: Table, who: int, q: Quest) -> bool:
    """This many chips other than Madness and Poison, anywhere."""
    return sum(letter not in "mMp" for letter in owned(p, who)) >= q.goal_n


def feat_done(p: Table, who: int, quest: str) -> bool:
    """Is the feat of this quest fulfilled at the end of this battle?"""
    row = QUEST[quest]
    return row.region == region_name(p.battle) and FEATS[row.feat](p, who, row.feat_n)


def goal_done(p: Table, who: int, quest: str) -> bool:
    """Is the objective fulfilled as things stand?"""
    return GOALS[QUEST[quest].goal](p, who, QUEST[quest])


def quest_points(p: Table, who: int, quest: str) -> int:
    """W.quest: 3 for the feat, 3 for the objective, 3 more for both."""
    done, reached = quest in p.feats[who], goal_done(p, who, quest)
    return board.QUEST_POINTS * (done + reached + (done and reached))


# announcing


@rules.step
def feat_step(p: Table, who: int) -> None:
    """W.quest: at most one feat per battle; C Roses allow one more without its conditions."""
    frames: list[Frame] = []
    if any(feat_done(p, who, quest) for quest in p.hand[who]):
        frames.append(("feat", who, False))
    roses = [letter for letter in p.active[who] if effect_of(p, letter) == "free_feat"]
    if len(roses) >= allies.FREE_FEAT_ROSES:
        frames.append(("free_feat_step", who))
    push(p, *frames)


@rules.step
def free_feat_step(p: Table, who: int) -> None:
    """W.ally.C.rose: region and conditions are ignored."""
    if p.hand[who]:
        push(p, ("feat", who, True))


@rules.ask
def feat(p: Table, who: int, free: bool) -> list[str]:
    """Announce the feat of a quest in hand, or keep it."""
    return [f"feat {quest}" for quest in p.hand[who] if free or feat_done(p, who, quest)] + ["no"]


@feat.answer
def _(p: Table, who: int, free: bool, move: str) -> None:
    if move == "no":
        return
    quest = move.removeprefix("feat ")
    p.hand[who] = tuple(q for q in p.hand[who] if q != quest)
    p.feats[who] = (*p.feats[who], quest)
    say(p, "feat", "W.ally.C.rose" if free else "W.quest", who=who, quest=quest, news=True)
    if any(effect_of(p, letter) == "toll" for letter in p.active[who]):
        push(p, ("toll", who))


@rules.ask
def toll(p: Table, who: int) -> list[str]:
    """W.ally.C.red_rook: a feat costs an active chip, one however many Rooks (W.note.rook_c)."""
    return [f"remove {CHIP_ID[letter]}" for letter in kinds(p.active[who])]


@toll.answer
def _(p: Table, who: int, move: str) -> None:
    letter = LETTER[move.removeprefix("remove ")]
    take_from(p.active, who, letter)
    p.removed += letter
    say(p, "removed", "W.ally.C.red_rook", who=who, chip=CHIP_ID[letter])

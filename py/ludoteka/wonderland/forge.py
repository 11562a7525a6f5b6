"""Forging: a chip on a row for good, the bonus of its space, bonuses between rows, the artifact of a filled row."""

from __future__ import annotations

from ..stack import push, say
from .content import allies, board
from .position import (
    CHIP_ID,
    FORGE_MARKS,
    LETTER,
    Table,
    board_side,
    castle_value,
    effect_of,
    free_rows,
    kinds,
    put,
    rules,
    score,
    take_from,
)


@rules.ask
def choose_row(p: Table, who: int, letter: str, rule: str) -> list[str]:
    """W.forge: the leftmost free space of any row."""
    return [f"row {i + 1}" for i in free_rows(p, who)]


@choose_row.answer
def _(p: Table, who: int, letter: str, rule: str, move: str) -> None:
    take_from(p.active if rule == "W.forge" else p.bag, who, letter)
    at = int(move.removeprefix("row ")) - 1
    rows = list(p.rows[who])
    rows[at] += letter
    p.rows[who] = tuple(rows)
    say(p, "forged", rule, who=who, chip=CHIP_ID[letter], row=at + 1)
    won = forge_bonuses(p, who, at, len(rows[at]) - 1)
    if len(rows[at]) == len(board_side(p).rows[at]):
        put(p, who, "3")
        say(p, "artifact", "W.forge", who=who, row=at + 1)
    push(p, ("gain", who, tuple(won)))
    effect = effect_of(p, letter)
    if effect == "points" and rule == "W.forge":
        score(p, who, allies.ROSE_FORGED_POINTS, "other", "rose-forged", "W.ally.A.rose")
    if effect == "forged_supporter":
        push(p, ("free_unit", who, "W.ally.D.rose"))


def forge_bonuses(p: Table, who: int, row: int, column: int) -> list[str]:
    """The bonus of the space and those between rows that it completes."""
    rows = p.rows[who]
    side = board_side(p)
    won = [side.rows[row][column]]
    for between in side.between:
        if between.column == column and row in (between.above, between.above + 1):
            other = between.above + 1 if row == between.above else between.above
            if len(rows[other]) > column:
                won.append(between.bonus)
                say(p, "between", "W.forge", who=who, bonus=between.bonus)
    return [bonus for bonus in won if not forge_only(p, who, bonus)]


def forge_only(p: Table, who: int, bonus: str) -> bool:
    """The bonuses that only forge rows have: star, supporter, castle value."""
    if bonus == "star":
        score(p, who, board.STAR, "forge", "star", "W.forge")
    elif bonus == "supporter":
        p.reserve[who] += 1
        say(p, "freed", "W.forge", who=who)
    elif bonus == "castle_value":
        say(p, "castle-value", "W.forge", who=who, n=castle_value(p, who))
    else:
        return False
    return True


def forges_due(p: Table, who: int) -> tuple[int, int]:
    """Forges by the track (or a Horn) and by active Forge chips."""
    by_track = int(p.strength[who] in FORGE_MARKS or "z" in p.active[who])
    return by_track, p.active[who].count("g")


@rules.step
def forge_step(p: Table, who: int) -> None:
    """W.forge: counted before chips are spent."""
    by_track, by_chip = forges_due(p, who)
    if by_track + by_chip and p.active[who]:
        if "z" in p.active[who] and p.strength[who] not in FORGE_MARKS:
            say(p, "item", "W.wonderlandian.horn", who=who, chip="horn")
        push(p, ("forging_step", who, by_track, by_chip))


@rules.step
def forging_step(p: Table, who: int, by_track: int, by_chip: int) -> None:
    """Ask while a forge, a chip and a space are left."""
    if by_track + by_chip and forge_options(p, who, by_track, by_chip):
        push(p, ("forging", who, by_track, by_chip))


def forge_options(p: Table, who: int, by_track: int, by_chip: int) -> list[str]:
    """The active chips that may be forged; an A Red Rook not through a Forge chip."""
    if not free_rows(p, who):
        return []
    return [letter for letter in kinds(p.active[who]) if by_track or effect_of(p, letter) != "aloof"]


@rules.ask
def forging(p: Table, who: int, by_track: int, by_chip: int) -> list[str]:
    """W.forge: take any active chip, or leave it."""
    return [f"forge {CHIP_ID[letter]}" for letter in forge_options(p, who, by_track, by_chip)] + ["no"]


@forging.answer
def _(p: Table, who: int, by_track: int, by_chip: int, move: str) -> None:
    if move == "no":
        say(p, "forge-declined", "W.forge", who=who)
        return
    letter = LETTER[move.removeprefix("forge ")]
    if by_chip and effect_of(p, letter) != "aloof":
        by_chip -= 1
    else:
        by_track -= 1
    push(p, ("choose_row", who, letter, "W.forge"), ("forging_step", who, by_track, by_chip))

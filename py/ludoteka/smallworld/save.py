"""Positions as text, and the counting that refuses damaged ones."""

from __future__ import annotations

from .. import plain
from ..game import CHANCE, demand, load_position, refuse
from .content.maps import FACES, SIZES_FOR
from .content.pieces import BEASTS, FORTS, MURLOCS, START_COINS, TOWERS, WALLS
from .content.practice import PRACTICE
from .content.professions import PROFESSIONS
from .content.races import RACES
from .content.relics import ROWS
from .geography import land_of
from .position import (
    AEGIS_PAID,
    ETHEREAL,
    GONE,
    HARMONY_PAID,
    MURLOC,
    PAST,
    RANSOMED,
    Position,
    tray,
)
from .setup import SEATS_OF, VARIANTS
from .steps import rules


def dump(p: Position) -> str:
    """The position as text."""
    return plain.dump(p)


def load(text: str) -> Position:
    """The position of a dump, strictly decoded and validated."""
    return load_position(Position, text, validate)


def validate(p: Position) -> None:
    """Refuse a position that no play can reach, as far as counting can tell."""
    demand(p.variant in VARIANTS, "variant")
    fewest, most = SEATS_OF[p.variant]
    demand(fewest <= p.seats <= most, "seats")
    demand(all(face in FACES or face in PRACTICE for face in p.faces), "faces")
    demand(len(set(p.faces)) == len(p.faces) <= max(len(row) for row in SIZES_FOR.values()), "faces")
    _check_seats(p)
    _check_stacks(p)
    _check_board(p)
    _check_coins(p)
    _check_turn(p)
    _check_stack(p)


def _check_seats(p: Position) -> None:
    for row in (p.hand, p.coins, p.race, p.badge, p.past, p.past_badge, p.sides):
        demand(len(row) == p.seats, "seats")
    demand(0 <= p.first < p.seats, "first")
    demand(0 <= p.seat < p.seats or (p.seat == MURLOC and p.variant == "murlocs"), "seat")
    demand(0 <= p.round <= p.rounds <= 10 and 0 <= p.turns <= 60, "round")
    demand(all(bool(race) == bool(badge) for race, badge in zip(p.race, p.badge, strict=True)), "badge")
    demand(all(0 <= n <= 20 for n in p.hand) and 0 <= p.beast_hand <= BEASTS, "hand")
    demand(0 <= p.harmony < 1 << p.seats, "harmony")


def _check_stacks(p: Position) -> None:
    """Every banner and badge is in exactly one place."""
    banners = [race for race in (*p.race, *p.past, *p.row_race, *p.banners, *p.below) if race]
    demand(sorted(banners) == sorted(RACES), "banners")
    badges = [badge for badge in (*p.badge, *p.past_badge, *p.row_badge, *p.badges, *p.dropped) if badge]
    demand(sorted(badges) == sorted(PROFESSIONS), "badges")
    demand(len(p.row_race) == len(p.row_coins) and 0 <= len(p.row_race) - len(p.row_badge) <= 1, "row")


def _check_board(p: Position) -> None:
    where = land_of(p.faces)
    size = len(where.ids)
    if not p.holder:  # before the boards are laid out
        demand(not p.turns and not p.tokens and not p.beasts, "board")
        return
    demand(len(p.holder) == len(p.tokens) == len(p.beasts) == size, "board")
    armies = {-1, MURLOC, *range(p.seats), *range(PAST, PAST + p.seats)}
    for r, holder in enumerate(p.holder):
        demand(holder in armies, "holder")
        strength = p.tokens[r] + p.beasts[r] + (p.champion == r)
        demand(p.tokens[r] >= 0 and p.beasts[r] >= 0 and bool(strength) == (holder >= 0), "tokens")
    for mask, most in ((p.walls, WALLS), (p.forts, FORTS), (p.towers, TOWERS), (p.objectives, 2), (p.bombs, 12)):
        demand(0 <= mask < 1 << size and mask.bit_count() <= most, "pieces")
    demand(0 <= p.hidden < 1 << size and p.hidden.bit_count() <= len(p.faces), "hidden")
    demand(len(p.relics) == len(ROWS) and all(GONE <= at < size for at in p.relics), "relics")
    demand(RANSOMED <= p.champion < size, "champion")
    demand(sum(p.beasts) + p.beast_hand <= BEASTS, "beasts")
    demand(all(tray(p, race) >= 0 for race in (*p.race, *p.past) if race), "tray")
    murlocs = sum(n for n, holder in zip(p.tokens, p.holder, strict=True) if holder == MURLOC)
    demand(murlocs + p.murloc_hand <= MURLOCS and p.murloc_hand >= 0, "murlocs")
    demand(p.bombs.bit_count() + p.bomb_stack <= p.bombs_live + p.bombs_dud <= 12, "bombs")


def _check_coins(p: Position) -> None:
    """The ledger tells every coin, and the coins on the column are those that were laid there."""
    sums = [START_COINS] * p.seats
    for key, n in p.ledger.items():
        who, _, source = key.partition(" ")
        demand(who.isdecimal() and int(who) < p.seats and 0 < len(source) <= 20, "ledger")
        sums[int(who)] += n
    demand(sums == p.coins and min(p.coins) >= 0 and p.murloc_coins >= 0, "coins")
    demand(min(p.row_coins, default=0) >= 0, "coins")


def _check_stack(p: Position) -> None:
    """Known frames with arguments as they declare them; the top one is a question to somebody who exists."""
    size = len(p.holder)
    demand(len(p.stack) <= 60, "stack")
    demand(all(rules.fits(frame, lambda *found: _arg_fits(p, size, *found)) for frame in p.stack), "stack")
    if p.stack:
        demand(p.stack[-1][0] in rules.questions, "stack")
        try:
            demand(bool(rules.legal(p)), "stack")
        except (TypeError, ValueError, KeyError, IndexError, AttributeError):
            refuse("stack")


def _arg_fits(p: Position, size: int, field: str, hint: object, arg: object) -> bool:
    """One argument: chance is chance, seats are seats, regions are regions, numbers are small."""
    if field == "who":
        return arg == CHANCE
    if hint is bool:
        return type(arg) is bool
    if hint is int:
        if type(arg) is not int:
            return False
        if field == "seat":
            return 0 <= arg < p.seats or (arg == MURLOC and p.variant == "murlocs")
        return 0 <= arg < (size if field == "r" else 100)
    if hint is str:
        return type(arg) is str and len(arg) < 40
    return type(arg) is tuple and len(arg) < 10 and all(type(one) is str and len(one) < 40 for one in arg)


def _check_turn(p: Position) -> None:
    """What was done this turn, in numbers that a turn can have."""
    demand(0 <= p.used < ETHEREAL << 1 and 0 <= p.paid <= HARMONY_PAID | AEGIS_PAID, "used")
    demand(0 <= p.attacked < 1 << p.seats, "attacked")
    demand(all(0 <= n <= 100 for n in (p.scares, p.swaps, p.deaths, p.rage, p.murlocs)), "turn")
    demand(all(race in RACES or race == "murlocs" for race in p.beaten), "beaten")
    demand(all(0 <= n <= 60 for n in p.beaten.values()), "beaten")
    demand(p.faction in ("", "horde", "alliance") and p.murloc_coins <= 1000, "faction")
    demand(all(side in ("", "horde", "alliance", "neutral") for side in p.sides), "sides")
    demand(min(p.bomb_stack, p.bombs_live, p.bombs_dud) >= 0 and sum(p.row_coins) <= 1000, "bombs")

"""The column of combinations: picking one, paying for it, filling it up again."""

from __future__ import annotations

from ..stack import CHANCE, push, say
from .content.pieces import ROW
from .content.professions import PROFESSIONS
from .content.races import RACES
from .position import Position, earn
from .races import mix_bombs
from .steps import rules


@rules.step
def fill(p: Position) -> None:
    """A new combination at the bottom while there are banners (S.pick.refill)."""
    if len(p.row_badge) < len(p.row_race):
        push(p, ("draw_badge", CHANCE), ("fill",))
    elif len(p.row_race) < ROW and p.banners:
        push(p, ("draw_banner", CHANCE), ("fill",))
    elif len(p.row_race) < ROW and p.below:
        show_banner(p, p.below.pop(0))
        push(p, ("fill",))


@rules.chance
def draw_banner(p: Position, who: int) -> list[tuple[str, int]]:
    """The next banner of the stack: any whose order nobody knows."""
    return [(race, 1) for race in p.banners]


@draw_banner.answer
def _(p: Position, who: int, race: str) -> None:
    p.banners.remove(race)
    show_banner(p, race)


def show_banner(p: Position, race: str) -> None:
    """A banner lies at the bottom of the column, without coins."""
    p.row_race.append(race)
    p.row_coins.append(0)


@rules.chance
def draw_badge(p: Position, who: int) -> list[tuple[str, int]]:
    """The next badge; when the stack has run out the discarded ones are shuffled (S.pick.refill)."""
    return [(badge, 1) for badge in (p.badges or sorted(p.dropped))]


@draw_badge.answer
def _(p: Position, who: int, badge: str) -> None:
    if not p.badges:
        p.badges, p.dropped = sorted(p.dropped), []
        say(p, "badges-shuffled", "S.pick.refill")
    p.badges.remove(badge)
    p.row_badge.append(badge)
    say(p, "combo", "S.pick.refill", race=p.row_race[len(p.row_badge) - 1], badge=badge, news=True)


def allowed(p: Position, seat: int, place: int) -> bool:
    """In the team game one takes races of one's own faction only (S.variant.teams)."""
    return not p.sides[seat] or RACES[p.row_race[place]].faction == p.sides[seat]


@rules.step
def choose(p: Position, seat: int) -> None:
    """Ask for a pick; in the team game banners of other sides pass on until one fits and is affordable."""
    if any(allowed(p, seat, place) and place <= p.coins[seat] for place in range(len(p.row_race))):
        push(p, ("pick", seat))
        return
    race = p.row_race.pop(0)
    p.dropped.append(p.row_badge.pop(0))
    coins = p.row_coins.pop(0)
    p.below.append(race)
    say(p, "passed-over", "S.note.team_row", race=race)
    push(p, ("fill",), ("inherit", coins), ("choose", seat))


@rules.step
def inherit(p: Position, coins: int) -> None:
    """Coins of a combination that was passed over lie on the new top one (S.note.team_row)."""
    p.row_coins[0] += coins


@rules.ask
def pick(p: Position, seat: int) -> list[str]:
    """One of the combinations whose price one can pay: a coin on each above it (S.pick.cost)."""
    return [f"pick {place}" for place in range(len(p.row_race)) if place <= p.coins[seat] and allowed(p, seat, place)]


@pick.answer
def _(p: Position, seat: int, move: str) -> None:
    place = int(move[5:])
    race, badge, found = p.row_race.pop(place), p.row_badge.pop(place), p.row_coins.pop(place)
    for above in range(place):
        p.row_coins[above] += 1
    earn(p, seat, -place, "pick")
    earn(p, seat, found, "pick")
    p.race[seat], p.badge[seat] = race, badge
    p.hand[seat] = RACES[race].number + PROFESSIONS[badge].number
    say(p, "picked", "S.pick.cost", who=seat, race=race, badge=badge, cost=place, coins=found, n=p.hand[seat])
    if race == "goblins":
        mix_bombs(p, seat)
    push(p, ("fill",), ("start", seat, False))

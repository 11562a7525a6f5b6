"""The war: battles round the ring from the marker, starting strengths, wagers, the end of the war."""

from __future__ import annotations

from ..game import CHANCE
from ..plain import Frame
from ..stack import push, say
from .content import board
from .content.chips import in_order
from .content.wonderlandians import FIGURE
from .position import (
    INDEX,
    NO_WAGER,
    NOWHERE,
    UNDECIDED,
    Table,
    add_strength,
    castle_room,
    clockwise,
    fighters,
    figures_in,
    open_regions,
    opponents,
    place_castle,
    region_name,
    rules,
    score,
    stands,
    step_clockwise,
    units_in,
)
from .units import dismiss_guest

TILE = {tile.id: tile.points for tile in board.TILES}


@rules.step
def war(p: Table) -> None:
    """W.war.order: one battle per region, clockwise from the marker."""
    p.phase = "war"
    p.fought = ()
    say(p, "war", "W.war.order", n=p.round, region=region_name(p.marker))
    push(p, *(("battle_start", region) for region in battle_order(p)), ("war_end",))


def battle_order(p: Table) -> list[int]:
    """The open regions from the battle marker on."""
    return [step_clockwise(p, p.marker, i) for i in range(len(open_regions(p)))]


@rules.step
def battle_start(p: Table, region: int) -> None:
    """Who has units here fights; alone (3-5 players) is uncontested; a castle alone does not take part."""
    p.battle = region
    here = [seat for seat in clockwise(p, p.first) if units_in(p, seat, region)]
    for seat in range(p.seats):
        p.state[seat] = "fight" if seat in here else ""
        p.strength[seat] = p.start[seat] = p.saw[seat] = 0
        p.wager[seat] = UNDECIDED
        p.drawn[seat] = p.played[seat] = p.choice[seat] = ""
        p.marks[seat] = ()
    p.draw = 0
    p.winner = NOWHERE
    p.tied = False
    say(p, "battle", "W.war.order", region=region_name(region), fighters=list(here))
    if not here:
        push(p, ("battle_over",))
    elif len(here) == 1 and p.seats > 2:
        p.state[here[0]] = "stop"
        push(p, ("alone", here[0]), ("battle_over",))
    else:
        set_strengths(p, here)
        away = [seat for seat in clockwise(p, p.first) if seat not in here] if p.seats > 2 else []
        push(p, *(("wager", seat) for seat in away), ("next_draw",), ("result",), ("battle_over",))


def set_strengths(p: Table, here: list[int]) -> None:
    """W.war.start: leader, figures and castle; then the figures that act at the start."""
    for seat in here:
        strength = starting_strength(p, seat, p.battle)
        p.strength[seat] = min(board.TRACK_END, strength)
        for card, n in start_bonuses(p, seat, p.battle):
            say(p, "start-bonus", f"W.wonderlandian.{card}", who=seat, wonderlandian=card, n=n)
    for seat in here:
        if stands(p, seat, "march_hare"):
            for whom in opponents(p, seat):
                add_strength(p, whom, -FIGURE["march_hare"].n)
                say(p, "weakened", "W.wonderlandian.march_hare", who=seat, whom=whom, n=FIGURE["march_hare"].n)
    for seat in here:
        p.start[seat] = p.strength[seat]
        say(p, "starts", "W.war.start", who=seat, strength=p.strength[seat])


def starting_strength(p: Table, seat: int, region: int) -> int:
    """Leader strength, each figure's, 2 for a castle; the Tweedles together and the Unicorn add to theirs."""
    figures = figures_in(p, seat, region)
    strength = sum(FIGURE[figure].strength for figure in figures)
    if p.leader[seat] == region:
        strength += p.might[seat]
    if p.castles[seat][region]:
        strength += board.CASTLE_STRENGTH
    return strength + sum(n for _, n in start_bonuses(p, seat, region)) if figures else strength


def start_bonuses(p: Table, seat: int, region: int) -> list[tuple[str, int]]:
    """The Tweedles together, the Unicorn against a castle: the card and what it adds at the start."""
    figures = figures_in(p, seat, region)
    found = []
    if "tweedledum" in figures and "tweedledee" in figures:
        found.append(("tweedles", FIGURE["tweedledum"].n))
    if "unicorn" in figures and any(
        s != seat and units_in(p, s, region) and p.castles[s][region] for s in range(p.seats)
    ):
        found.append(("unicorn", FIGURE["unicorn"].n))
    return found


# wagers


@rules.ask
def wager(p: Table, who: int) -> list[str]:
    """W.war.wager: name the winner in secret, or do not."""
    return [f"wager {seat}" for seat in fighters(p)] + ["no"]


@wager.answer
def _(p: Table, who: int, move: str) -> None:
    p.wager[who] = NO_WAGER if move == "no" else int(move.removeprefix("wager "))
    on = p.wager[who]
    told = {"who": who}
    if on == NO_WAGER:
        say(p, "no-wager", "W.war.wager", to=(who,), veiled=("wager-hidden", told), who=who)
    else:
        say(p, "wagered", "W.war.wager", to=(who,), veiled=("wager-hidden", told), who=who, whom=on)


# uncontested


def tile_points(p: Table, region: int) -> int:
    """The winner's VP of a region in this round."""
    return TILE[p.tiles[region]][p.round - 1]


@rules.step
def alone(p: Table, who: int) -> None:
    """W.result.uncontested: VP or a castle, no draws; the Walrus pays all the same (W.note.uncontested)."""
    p.winner = who
    say(p, "alone", "W.result.uncontested", who=who)
    if stands(p, who, "walrus"):
        score(p, who, FIGURE["walrus"].n, "other", "walrus", "W.wonderlandian.walrus")
    push(p, ("uncontested", who))


def castle_here(p: Table, who: int) -> bool:
    """Can this player build here, or with the Walrus anywhere?"""
    room = castle_room(p, who)
    return p.battle in room or (bool(room) and stands(p, who, "walrus"))


@rules.ask
def uncontested(p: Table, who: int) -> list[str]:
    """W.result.uncontested: the VP or a castle."""
    return ["points", "castle"] if castle_here(p, who) else ["points"]


@uncontested.answer
def _(p: Table, who: int, move: str) -> None:
    if move == "points":
        score(p, who, tile_points(p, p.battle), "battle", "won", "W.result.uncontested")
    else:
        build(p, who, "W.result.uncontested")


def build(p: Table, who: int, rule: str) -> None:
    """A won castle: here, or with the Walrus in any region without one."""
    room = castle_room(p, who)
    if stands(p, who, "walrus") and room != [p.battle] and room:
        push(p, ("win_castle", who, rule))
    elif p.battle in room:
        place_castle(p, who, p.battle, rule)


@rules.ask
def win_castle(p: Table, who: int, rule: str) -> list[str]:
    """The Walrus lets the castle go to any region without one (W.wonderlandian.walrus)."""
    return [f"castle {region_name(region)}" for region in castle_room(p, who)]


@win_castle.answer
def _(p: Table, who: int, rule: str, move: str) -> None:
    place_castle(p, who, INDEX[move.removeprefix("castle ")], rule)


# the end of a battle and of the war


@rules.step
def battle_over(p: Table) -> None:
    """The region is done; a guest of Alice leaves."""
    for who in range(p.seats):
        if p.guest[who]:
            places = [at for figure, at in p.figures[who] if FIGURE[figure].card == p.guest[who]]
            if p.battle in places or all(at == NOWHERE for at in places):
                dismiss_guest(p, who)
    p.chart = [*p.chart, (p.round, p.battle, p.winner, *p.vp)]
    p.fought = (*p.fought, p.battle)
    p.state = [""] * p.seats
    p.played = [""] * p.seats
    p.strength = [0] * p.seats
    p.wager = [UNDECIDED] * p.seats
    p.battle = NOWHERE


@rules.step
def war_end(p: Table) -> None:
    """W.war.end: chips and Madness back to the bags, the marker moves, new Wonderlandians; after round III the end."""
    for seat in range(p.seats):
        p.bag[seat] = in_order(p.bag[seat] + p.exhausted[seat] + p.track[seat])
        p.exhausted[seat] = p.track[seat] = ""
        if p.guest[seat]:
            dismiss_guest(p, seat)
    say(p, "war-ends", "W.war.end", n=p.round)
    if p.round == board.ROUNDS:
        push(p, ("final",))
        return
    p.wonder_deck = tuple(sorted((*p.wonder_deck, *(card for card in p.wonder_row if card))))
    p.wonder_row = [""] * board.FACE_UP
    frames: list[Frame] = [("marker_roll", CHANCE), ("wonder_refill",), ("party",)]
    push(p, *frames)

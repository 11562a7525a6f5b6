"""Placing units: supporters, lost figures, moves when the supply is empty; figures and Alice's guest."""

from __future__ import annotations

from ..game import CHANCE
from ..stack import push, say
from .content.wonderlandians import CARD
from .position import (
    INDEX,
    NOWHERE,
    REGION_IDS,
    Table,
    add_supporters,
    open_regions,
    region_name,
    rules,
    set_figure_at,
    shift_supporters,
)


def lost_figures(p: Table, who: int) -> list[str]:
    """Own figures in the supply."""
    return [figure for figure, at in p.figures[who] if at == NOWHERE]


@rules.step
def place_units(p: Table, who: int, n: int, region: int) -> None:
    """W.bonus.units: n units in a region, supporters or lost figures; W.limit.supporters when both have run out."""
    if n <= 0:
        return
    if lost_figures(p, who):
        push(p, ("which_unit", who, n, region))
    elif p.reserve[who]:
        placed = min(n, p.reserve[who])
        put_supporters(p, who, placed, region)
        push(p, ("place_units", who, n - placed, region))
    elif movable(p, who, region):
        push(p, ("relocate", who, n, region))


def put_supporters(p: Table, who: int, n: int, region: int) -> None:
    """Supporters from the supply into a region."""
    add_supporters(p, who, region, n)
    if p.events is not None:
        say(p, "placed", "W.bonus.units", who=who, n=n, region=REGION_IDS[region])


@rules.ask
def which_unit(p: Table, who: int, n: int, region: int) -> list[str]:
    """A lost figure may come back in place of a supporter (W.war.loss.supply)."""
    return (["supporter"] if p.reserve[who] else []) + [f"figure {figure}" for figure in lost_figures(p, who)]


@which_unit.answer
def _(p: Table, who: int, n: int, region: int, move: str) -> None:
    if move == "supporter":
        put_supporters(p, who, 1, region)
    else:
        stand(p, who, move.removeprefix("figure "), region)
    push(p, ("place_units", who, n - 1, region))


def stand(p: Table, who: int, figure: str, region: int) -> None:
    """A figure into a region."""
    set_figure_at(p, who, figure, region)
    say(p, "figure-placed", "W.bonus.units", who=who, figure=figure, region=REGION_IDS[region])


def movable(p: Table, who: int, region: int) -> list[str]:
    """The own supporters and figures elsewhere on the board."""
    moves = [f"from {REGION_IDS[r]}" for r, count in enumerate(p.supporters[who]) if count and r != region]
    return moves + [f"bring {figure}" for figure, at in p.figures[who] if at not in (NOWHERE, region)]


@rules.ask
def relocate(p: Table, who: int, n: int, region: int) -> list[str]:
    """W.limit.supporters: no supporter left: one may move a unit from another region, for each one missing."""
    return [*movable(p, who, region), "no"]


@relocate.answer
def _(p: Table, who: int, n: int, region: int, move: str) -> None:
    if move == "no":
        return
    if move.startswith("from "):
        start = INDEX[move.removeprefix("from ")]
        shift_supporters(p, who, start, region, 1)
        say(p, "moved", "W.limit.supporters", who=who, n=1, region=REGION_IDS[start], region_to=REGION_IDS[region])
    else:
        stand(p, who, move.removeprefix("bring "), region)
    push(p, ("place_units", who, n - 1, region))


# figures


@rules.ask
def set_figure(p: Table, who: int, figure: str) -> list[str]:
    """W.bonus.wonderlandian: a new figure goes at once into any region."""
    return [f"set {region_name(region)}" for region in open_regions(p)]


@set_figure.answer
def _(p: Table, who: int, figure: str, move: str) -> None:
    stand(p, who, figure, INDEX[move.removeprefix("set ")])


@rules.step
def call_guest(p: Table, who: int) -> None:
    """Support of the People: turn over Wonderlandians until a figure comes (W.ability.support_of_the_people)."""
    if any(CARD[card].figures for card in p.wonder_deck):
        push(p, ("guest_draw", CHANCE, who))


@rules.chance
def guest_draw(p: Table, chance: int, who: int) -> list[tuple[str, int]]:
    """Any figure card of the deck: what is turned over before it goes back."""
    return [(card, 1) for card in p.wonder_deck if CARD[card].figures]


@guest_draw.answer
def _(p: Table, chance: int, who: int, card: str) -> None:
    p.wonder_deck = tuple(c for c in p.wonder_deck if c != card)
    p.guest[who] = card
    p.figures[who] = (*p.figures[who], *((figure, NOWHERE) for figure in CARD[card].figures))
    say(p, "guest", "W.ability.support_of_the_people", who=who, wonderlandian=card, news=True)
    push(p, *(("set_figure", who, figure) for figure in CARD[card].figures))


def dismiss_guest(p: Table, who: int) -> None:
    """At the end of the battle the guest leaves, wherever it is; its card goes back into the deck."""
    card = p.guest[who]
    p.figures[who] = tuple((f, at) for f, at in p.figures[who] if f not in CARD[card].figures)
    p.wonder_deck = tuple(sorted((*p.wonder_deck, card)))
    p.guest[who] = ""
    say(p, "guest-leaves", "W.ability.support_of_the_people", who=who, wonderlandian=card)

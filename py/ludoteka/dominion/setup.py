"""The options of a table, and the static content a screen needs."""

from __future__ import annotations

from ..game import BadInput, Options
from ..plain import Json
from ..rng import Rng
from .bot import BOTS
from .content.cards import BASIC, CARDS, KINGDOM, LETTER, NAME
from .content.piles import in_order
from .content.sets import SETS
from .position import Dominion
from .rules import outcome

SEATS = (2, 6)
FIELDS = ("seats", "kingdom", "auto", "first")


def options(raw: Json) -> Options:
    """The options of a table with defaults filled in; anything odd is refused."""
    if type(raw) is not dict or not set(raw) <= set(FIELDS):
        raise BadInput("bad-options", game="dominion")
    seats = raw.get("seats", 2)
    if type(seats) is not int or not SEATS[0] <= seats <= SEATS[1]:
        raise BadInput("bad-option", option="seats")
    auto = raw.get("auto", True)
    if type(auto) is not bool:
        raise BadInput("bad-option", option="auto")
    first = raw.get("first")
    if first is not None and (type(first) is not int or not 0 <= first < seats):
        raise BadInput("bad-option", option="first")
    return {"seats": seats, "kingdom": kingdom_option(raw.get("kingdom", "first_game")), "auto": auto, "first": first}


def kingdom_option(kingdom: Json) -> Json:
    """A set's name, "random", or ten different kingdom cards (D.setup.choice, D.setup.kingdom)."""
    if type(kingdom) is str and (kingdom == "random" or kingdom in SETS):
        return kingdom
    if type(kingdom) is list and len(kingdom) == 10:
        slugs = [slug for slug in kingdom if type(slug) is str and LETTER.get(slug, "a") < "a"]
        if len(set(slugs)) == 10:
            return [NAME[c] for c in in_order("".join(LETTER[slug] for slug in slugs))]
    raise BadInput("bad-option", option="kingdom")


def suggest(raw: Json, rng: Rng) -> Options:
    """The options with the kingdom drawn: all ten for "random", or as many as a list of ten leaves open (null)."""
    kingdom = raw.get("kingdom") if type(raw) is dict else None
    wanted: list[Json] = [None] * 10 if kingdom == "random" else kingdom if type(kingdom) is list else []
    if type(raw) is not dict or len(wanted) != 10:
        return options(raw)
    order = rng.shuffled("".join(card.letter for card in KINGDOM))
    fresh = iter([NAME[c] for c in order if NAME[c] not in wanted])
    drawn: list[Json] = [next(fresh) if slug is None else slug for slug in wanted]
    return options({**raw, "kingdom": drawn})


def rematch(p: Dominion, options: Options) -> Options:
    """The next table: the player left of the winner starts, unless the victory was shared (D.setup.first)."""
    result = outcome(p)
    winners = result.winners if result else ()
    first = (winners[0] + 1) % len(p.hand) if len(winners) == 1 else None
    return {**options, "first": first}


def about() -> Json:
    """Cards, sets and what may be chosen."""
    cards: list[Json] = [
        {
            "card": card.slug,
            "cost": card.cost,
            "types": list(card.types),
            "coins": card.coins,
            "points": card.points,
            "basic": card in BASIC,
            "rule": f"D.card.{card.slug}",
            "source": card.source,
        }
        for card in CARDS.values()
    ]
    sets: dict[str, Json] = {
        name: [NAME[c] for c in in_order("".join(LETTER[slug] for slug in ten))] for name, ten in SETS.items()
    }
    kingdom: list[Json] = [NAME[c] for c in in_order("".join(card.letter for card in KINGDOM))]
    choices: Json = {"seats": list(SEATS), "auto": True, "first": None}
    return {"cards": cards, "sets": sets, "kingdom": kingdom, "bots": list(BOTS), "options": choices}

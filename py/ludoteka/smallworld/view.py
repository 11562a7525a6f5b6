"""What a screen is sent (VIEW.md): the board as the viewer may know it, the prompt and the choices."""

from __future__ import annotations

from ..game import CHANCE, View
from ..plain import Json
from .choices import choices, prompt
from .content.professions import PROFESSIONS
from .content.races import RACES
from .content.relics import ROWS
from .cost import WINS, Campaign
from .decline import prospect
from .geography import Land
from .pick import allowed
from .position import (
    ASHES,
    AWAY,
    CAPTIVE,
    CHAMPION,
    DOOMHAMMER,
    ETHEREAL,
    FROSTMOURNE,
    MURLOC,
    PAST,
    RAID,
    RANSOMED,
    UNSEEN,
    Position,
    beasts_of,
    faction_of,
    held,
    in_hand,
    land,
    on_board,
    race_of,
    seat_of,
    tray,
)
from .scoring import income
from .variants import board_tokens

PHASES = {
    "pick": "pick",
    "form": "begin",
    "faction": "conquer",
    "bomb_fee": "begin",
    "bomb_face": "begin",
    "redeploy": "redeploy",
    "buy": "redeploy",
    "regroup": "regroup",
    "heart": "finish",
    "aegis": "finish",
    "bombs": "finish",
    "objectives": "finish",
}
USES = {
    "raid": RAID,
    "champion": CHAMPION,
    "frostmourne": FROSTMOURNE,
    "doomhammer": DOOMHAMMER,
    "ashes_of_alar": ASHES,
    "ethereals": ETHEREAL,
}
STATES = {AWAY: "away", CAPTIVE: "captive", RANSOMED: "ransomed"}


def view(p: Position, viewer: int | None) -> View:
    """All that this seat may know; None is a spectator."""
    asked = p.stack[-1][1] if p.stack else None
    mine = viewer is not None and asked == viewer
    return {
        "prompt": prompt(p, viewer) if mine and viewer is not None else None,
        "choices": choices(p, viewer) if mine and viewer is not None else [],
        "board": board(p, viewer, asked),
    }


def board(p: Position, viewer: int | None, asked: int | None) -> dict[str, Json]:
    """The table."""
    over = not p.stack
    conquering = viewer is not None and p.stack and p.stack[-1][0] == "conquer" and asked == viewer
    campaign = Campaign(p, viewer) if conquering and viewer is not None else None
    where = land(p)
    continents: list[Json] = [{"id": face, "regions": names(where, n)} for n, face in enumerate(p.faces)]
    dropped: list[Json] = [*sorted(p.dropped)]
    goblins = "goblins" in p.race
    return {
        "variant": p.variant,
        "round": p.round,
        "rounds": p.rounds,
        "turn": p.seat if p.turns and p.seat < PAST and not over else None,
        "first": p.first,
        "order": [(p.first + step) % p.seats for step in range(p.seats)],
        "phase": phase(p),
        "asked": asked if asked is not None and asked != CHANCE else None,
        "continents": continents,
        "regions": {name: region(p, r, campaign) for r, name in enumerate(where.ids[: len(p.holder)])},
        "row": [combination(p, place, viewer) for place in range(len(p.row_badge))],
        "stack": {"banners": len(p.banners) + len(p.below), "badges": len(p.badges), "dropped": dropped},
        "players": [player(p, seat, viewer, over) for seat in range(p.seats)],
        "murlocs": murlocs(p),
        "now": now(p, viewer) if viewer is not None and viewer == p.seat and p.race[viewer] and not over else None,
        "unseen": [row.id for number, row in enumerate(ROWS) if p.relics[number] == UNSEEN],
        "bombs": {"stack": p.bomb_stack, "live": p.bombs_live, "dud": p.bombs_dud} if goblins else None,
        "final": final(p) if over else None,
    }


def names(where: Land, continent: int) -> list[Json]:
    """The regions of a continent."""
    return [name for r, name in enumerate(where.ids) if where.continent[r] == continent]


def phase(p: Position) -> str:
    """What the table is doing."""
    if not p.stack:
        return "over"
    return PHASES.get(p.stack[-1][0], "conquer") if p.turns else "setup"


def region(p: Position, r: int, campaign: Campaign | None) -> dict[str, Json]:
    """What lies and stands in a region, and its price for the asked seat."""
    holder = p.holder[r]
    bit = 1 << r
    who: Json = None
    if holder >= 0:
        who = {"seat": seat_of(holder), "race": race_of(p, holder), "declined": declined(p, holder)}
    return {
        "holder": who,
        "tokens": p.tokens[r],
        "beasts": p.beasts[r],
        "champion": p.champion == r,
        "fort": bool(p.forts & bit),
        "wall": bool(p.walls & bit),
        "tower": bool(p.towers & bit),
        "bomb": bool(p.bombs & bit),
        "objective": bool(p.objectives & bit),
        "hidden": bool(p.hidden & bit),
        "relics": [row.id for number, row in enumerate(ROWS) if p.relics[number] == r],
        "price": None if campaign is None or campaign.mine & bit else quote(campaign, r),
    }


def declined(p: Position, holder: int) -> bool:
    """Declined races, and Murlocs except where they play."""
    return holder >= PAST and not (holder == MURLOC and p.variant == "murlocs")


def quote(c: Campaign, r: int) -> dict[str, Json]:
    """The plain price of a region for the asked seat now."""
    why = c.refusal(r)
    if why:
        return {"n": None, "state": "far", "why": why}
    hand = in_hand(c.p, c.army)
    n = c.price(r)
    short = max(0, n - hand)
    fee = sum(one.n for one in c.fees(r))
    state = "take" if not short else "die" if short <= 3 and hand >= c.floor else "short"
    if fee > c.p.coins[c.army]:
        state = "poor"
    return {"n": n, "short": short, "chance": WINS.get(short) if state == "die" else None, "state": state, "fee": fee}


def combination(p: Position, place: int, viewer: int | None) -> dict[str, Json]:
    """A place of the column."""
    race, badge = p.row_race[place], p.row_badge[place]
    return {
        "race": race,
        "badge": badge,
        "tokens": RACES[race].number + PROFESSIONS[badge].number,
        "coins": p.row_coins[place],
        "price": place,
        "open": viewer is None or allowed(p, viewer, place),
    }


def player(p: Position, seat: int, viewer: int | None, over: bool) -> dict[str, Json]:
    """A player's open things; coins only one's own until the end (S.setup.coins)."""
    race, badge = p.race[seat], p.badge[seat]
    champion: Json = None
    if badge == "champion":
        champion = STATES[p.champion] if p.champion < 0 else land(p).ids[p.champion]
    return {
        "seat": seat,
        "race": race or None,
        "badge": badge or None,
        "faction": faction_of(p, race) if race else None,
        "past": p.past[seat] or None,
        "pastBadge": p.past_badge[seat] or None,
        "hand": p.hand[seat],
        "beasts": beasts_of(p, seat),
        "champion": champion,
        "coins": p.coins[seat] if over or seat == viewer else None,
        "regions": len(held(p, seat)),
        "declined": len(held(p, PAST + seat)),
        "tokens": on_board(p, seat),
        "tray": tray(p, race) if race else 0,
        "harmony": bool(p.harmony >> seat & 1),
        "side": p.sides[seat],
    }


def murlocs(p: Position) -> Json:
    """The Murlocs as a people, where they play."""
    if p.variant != "murlocs":
        return None
    return {"coins": p.murloc_coins, "hand": p.murloc_hand, "regions": len(held(p, MURLOC)), "army": p.murlocs}


def now(p: Position, seat: int) -> dict[str, Json]:
    """The turn as its player needs it: what is used, what it would pay, what declining would leave."""
    leaving: Json = None
    if p.fresh:
        left, coins = prospect(p, seat)
        leaving = {"regions": left, "coins": coins}
    return {
        "hand": in_hand(p, seat),
        "income": [{"source": source, "n": n} for source, n in income(p, seat)],
        "decline": leaving,
        "used": [name for name, bit in USES.items() if p.used & bit],
        "scares": p.scares,
        "swaps": p.swaps,
        "form": p.form,
        "faction": p.faction,
        "deaths": p.deaths,
        "conquered": sum(p.beaten.values()),
    }


def final(p: Position) -> list[Json]:
    """Coins by source at the end."""
    rows: list[Json] = []
    for seat in range(p.seats):
        sources: dict[str, Json] = {}
        for key, n in p.ledger.items():
            who, _, source = key.partition(" ")
            if int(who) == seat and n:
                sources[source] = n
        rows.append({"seat": seat, "coins": p.coins[seat], "tokens": board_tokens(p, seat), "sources": sources})
    return rows

"""The prompt and the choices of the asked seat, as a screen needs them (VIEW.md)."""

from __future__ import annotations

from ..plain import Json
from .content.professions import PROFESSIONS
from .content.races import RACES
from .content.relics import NUMBER
from .cost import WINS, Campaign, attention
from .decline import prospect
from .position import RANSOMED, Position, beasts_of, in_hand, land
from .races import bomb_targets
from .scoring import income
from .steps import rules

ASKS: dict[str, tuple[str, str, str | None]] = {
    "pick": ("pick", "S.pick.cost", None),
    "form": ("form", "S.race.worgen", "worgen"),
    "faction": ("faction", "S.place.battleground", "battleground"),
    "conquer": ("conquer", "S.conquer.stop", None),
    "raid_short": ("raid-short", "S.note.gnomes_short", "gnomes"),
    "scare_to": ("scare-to", "S.prof.intimidating", "intimidating"),
    "portal_to": ("portal-to", "S.prof.portal_mage", "portal_mage"),
    "fetch_to": ("fetch-to", "S.race.ethereals", "ethereals"),
    "well_to": ("well", "S.place.well_of_eternity", "well_of_eternity"),
    "bomb_fee": ("bomb-fee", "S.note.bomb_holder", "goblins"),
    "buy": ("buy", "S.race.forsaken", "forsaken"),
    "redeploy": ("redeploy", "S.redeploy", None),
    "regroup": ("regroup", "S.loss", None),
    "heart": ("heart", "S.artifact.heart_of_azeroth", "heart_of_azeroth"),
    "aegis": ("aegis", "S.artifact.aegis", "aegis"),
    "bombs": ("bombs", "S.race.goblins", "goblins"),
    "objectives": ("objectives", "S.race.humans", "humans"),
}
"""Question -> kind of prompt, rule, the power behind it."""

VERBS = {
    "human": "form-human",
    "worgen": "form-worgen",
    "horde": "fight-horde",
    "alliance": "fight-alliance",
    "drop": "drop-raid",
    "pay": "pay-fee",
    "return": "return-bomb",
    "beast": "put-beast",
}


def prompt(p: Position, seat: int) -> dict[str, Json]:
    """What the seat is asked."""
    name, _, *args = p.stack[-1]
    kind, rule, by = ASKS[name]
    values = details(p, seat, name, args)
    return {"kind": kind, "rule": rule, "by": by, "args": values, "several": several(p, seat, name)}


def details(p: Position, seat: int, name: str, args: list[object]) -> dict[str, Json]:
    """Values for the prompt's text."""
    found: dict[str, Json] = {}
    if name == "conquer":
        found = {"n": in_hand(p, seat), "race": p.race[seat]}
    elif name in {"redeploy", "regroup"}:
        found = {"n": p.hand[seat], "race": p.race[seat]}
    elif name == "buy":
        found = {"n": p.deaths}
    elif name == "fetch_to":
        found = {"relic": str(args[0])}
    elif args and type(args[0]) is int:
        found = {"region": land(p).names[args[0]]}
        if name == "raid_short" and type(args[1]) is int:
            found["short"] = args[1]
        if name == "bomb_fee":
            found["n"] = sum(fee.n for fee in attention(p, seat, args[0], harm=True))
    return found


def several(p: Position, seat: int, name: str) -> Json:
    """How many picks a screen may collect and send together."""
    if name in {"redeploy", "regroup"}:
        mixed = beasts_of(p, seat) or (p.badge[seat] == "champion" and p.champion == RANSOMED)
        return None if mixed else {"min": p.hand[seat], "max": p.hand[seat], "done": None}
    if name == "bombs":
        return {"min": 0, "max": min(p.bomb_stack, len(bomb_targets(p, seat))), "done": "done"}
    if name == "objectives":
        left = sum(frame[0] == "objectives" for frame in p.stack)
        return {"min": left, "max": left, "done": None}
    return None


def choices(p: Position, seat: int) -> list[Json]:
    """All legal moves, each with its word, its place on the board and its values."""
    name = p.stack[-1][0]
    campaign = Campaign(p, seat) if name == "conquer" else None
    return [choice(p, seat, name, move, campaign) for move in rules.legal(p)]


def choice(p: Position, seat: int, name: str, move: str, campaign: Campaign | None) -> dict[str, Json]:
    """One move as a choice."""
    verb, *words = move.split(" ")
    on, args = "", dict[str, Json]()
    if verb == "pick":
        on, args = f"combo.{words[0]}", combination(p, int(words[0]))
    elif verb == "decline":
        left, coins = prospect(p, seat)
        on, args = "decline", {"n": left, "coins": coins}
    elif verb == "stop":
        args = {"coins": sum(n for _, n in income(p, seat))}
    elif verb == "buy":
        args = {"n": int(words[0])}
    elif verb == "fetch":
        on = f"region.{land(p).ids[p.relics[NUMBER[words[0]]]]}"
        args = {"relic": words[0]}
    elif name == "raid_short":
        r, short = p.stack[-1][2], p.stack[-1][3]
        args = {"region": land(p).names[r], "chance": WINS.get(short, 0)}
        verb = "roll-on" if verb == "roll" else verb
    elif name == "bomb_fee":
        args = details(p, seat, name, list(p.stack[-1][2:]))
    elif words:
        on, args = f"region.{words[0]}", {"region": land(p).names[land(p).index[words[0]]]}
        if campaign is not None and verb in {"conquer", "roll", "raid"}:
            args |= attack(campaign, verb, words)
            verb += "-with" if words[1:] else ""
        if verb == "champion" and name != "conquer":
            verb = "put-champion"
    return {"id": move, "verb": VERBS.get(verb, verb), "on": on, "args": args}


def attack(c: Campaign, verb: str, words: list[str]) -> dict[str, Json]:
    """Price, chance and fee of an attack."""
    r, aids = c.land.index[words[0]], tuple(words[1:])
    means = ("raid", *aids) if verb == "raid" else aids
    price = c.price(r, means)
    short = price - in_hand(c.p, c.army)
    return {
        "price": price,
        "chance": WINS.get(short) if verb == "roll" else None,
        "aids": list(aids),
        "fee": sum(fee.n for fee in c.fees(r, means)),
    }


def combination(p: Position, place: int) -> dict[str, Json]:
    """Values of a combination that may be picked."""
    race, badge = p.row_race[place], p.row_badge[place]
    n = RACES[race].number + PROFESSIONS[badge].number
    return {"price": place, "coins": p.row_coins[place], "race": race, "badge": badge, "n": n}

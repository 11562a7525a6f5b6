"""Why a thing on the board can or cannot be used now, with the values behind it."""

from __future__ import annotations

from ..game import Reason
from ..plain import Json
from .content.pieces import DIE
from .content.professions import PROFESSIONS
from .content.races import RACES
from .cost import WINS, Campaign, Fee
from .decline import prospect
from .pick import allowed
from .position import Position, in_hand, land
from .scoring import income

REFUSALS = {
    "far": "S.conquer.next",
    "first": "S.conquer.first",
    "water": "S.conquer.water",
    "tower": "S.prof.defensive",
    "own": "S.conquer.next",
}


def explain(p: Position, viewer: int | None, target: str) -> list[Reason]:
    """The reasons of a target: "region.L1a.7", "combo.2", "decline", "stop"; nothing secret of another seat."""
    kind, _, name = target.partition(".")
    asked = p.stack[-1][1] if p.stack else None
    question = p.stack[-1][0] if p.stack else ""
    if viewer is None or asked != viewer:
        return [Reason("not-asked", "S.turn.order")]
    if kind == "region" and name in land(p).index and question == "conquer":
        return region(p, viewer, land(p).index[name])
    if kind == "combo" and name.isdecimal() and int(name) < len(p.row_badge):
        return combination(p, viewer, int(name), question)
    if kind == "decline":
        return decline(p, viewer)
    if kind == "stop" and p.race[viewer]:
        return [Reason("stop", "S.conquer.stop", {"coins": sum(n for _, n in income(p, viewer))})]
    return [Reason("no-use", "S.turn.kinds")]


def region(p: Position, seat: int, r: int) -> list[Reason]:
    """The sum of the price, what is missing, what must be paid, or why the region is out of reach."""
    c = Campaign(p, seat)
    name = c.land.names[r]
    why = c.refusal(r)
    if why:
        return [Reason(why, REFUSALS[why], {"region": name, "race": p.race[seat]})]
    hand = in_hand(p, seat)
    parts: list[Json] = [{"key": one.key, "n": one.n, "rule": one.rule} for one in c.parts(r)]
    price = c.price(r)
    reasons = [Reason("price", "S.conquer.cost", {"region": name, "n": price, "hand": hand, "parts": parts})]
    if not hand:
        reasons.append(Reason("no-token", "S.conquer.token"))
    elif price > hand:
        reasons.append(last_roll(c, name, price - hand, hand))
    fees = c.fees(r)
    poor = sum(fee.n for fee in fees) > p.coins[seat]
    reasons += [toll(p, seat, fee, poor) for fee in fees]
    return reasons


def last_roll(c: Campaign, name: str, short: int, hand: int) -> Reason:
    """The die may still do it, or not."""
    if hand < c.floor:
        return Reason("tauren-roll", "S.note.tauren_min", {"region": name, "n": c.floor})
    if short > 3:
        return Reason("short", "S.last.die", {"region": name, "short": short})
    pips: list[Json] = [int(face) for face, _ in DIE if int(face) >= short]
    return Reason("die", "S.last.die", {"region": name, "short": short, "chance": WINS[short], "pips": pips})


def toll(p: Position, seat: int, fee: Fee, poor: bool) -> Reason:
    """A payment before the attack."""
    whom = fee.to if 0 <= fee.to < p.seats else None
    key = "fee-poor" if poor else "fee"
    return Reason(key, fee.rule, {"n": fee.n, "cause": fee.key, "whom": whom, "have": p.coins[seat]})


def combination(p: Position, seat: int, place: int, question: str) -> list[Reason]:
    """Tokens and price of a combination, and why it cannot be picked."""
    race, badge = p.row_race[place], p.row_badge[place]
    number, second = RACES[race].number, PROFESSIONS[badge].number
    args: dict[str, Json] = {"race": race, "badge": badge, "n": number + second, "banner": number, "number": second}
    reasons = [Reason("combo", "S.pick.tokens", {**args, "price": place, "coins": p.row_coins[place]})]
    if question != "pick":
        reasons.append(Reason("combo-later", "S.turn.kinds", {}))
    elif not allowed(p, seat, place):
        reasons.append(Reason("combo-side", "S.variant.teams", {"faction": p.sides[seat]}))
    elif place > p.coins[seat]:
        reasons.append(Reason("combo-poor", "S.pick.cost", {"price": place, "have": p.coins[seat]}))
    return reasons


def decline(p: Position, seat: int) -> list[Reason]:
    """What declining leaves and pays, or why it is too late."""
    if not p.race[seat]:
        return [Reason("decline-no-race", "S.turn.kinds")]
    if not p.fresh:
        return [Reason("decline-begun", "S.decline")]
    left, coins = prospect(p, seat)
    return [Reason("decline", "S.decline", {"n": left, "coins": coins})]

"""The steady player: coins per token, every power it is given, a border that holds, a decline in time."""

from __future__ import annotations

from collections.abc import Callable

from ..plain import Position as Plain
from ..rng import Rng
from .content.races import RACES
from .cost import WINS, Campaign
from .position import MURLOC, PAST, Position, in_hand, land
from .scoring import OPPOSITE
from .steps import rules
from .worth import Eye, better_to_decline, first_turn, threat, turns_left, weakest

Decide = Callable[[Position, int, list[str]], str]


class Steady:
    """Looks one conquest ahead. It never reads another seat's coins."""

    name = "steady"
    blind = True

    def choose(self, p: Plain, seat: int, rng: Rng) -> str:
        """The move of the question on top."""
        assert isinstance(p, Position)
        moves = list(rules.legal(p))
        if len(moves) == 1:
            return moves[0]
        return DECIDE[p.stack[-1][0]](p, seat, moves)


def pick(p: Position, seat: int, moves: list[str]) -> str:
    """Worth over the turns it may live, against its price."""
    turns = min(3.5, turns_left(p) + 1)

    def worth(move: str) -> float:
        place = int(move[5:])
        return first_turn(p, place) * turns + p.row_coins[place] - place

    return max(moves, key=worth)


# conquering


def conquer(p: Position, seat: int, moves: list[str]) -> str:
    """Decline in time; else the best use of the tokens in hand, powers first; else the die; else stop."""
    if p.fresh and better_to_decline(p, seat):
        return "decline"
    eye, c, hand = Eye(p, seat), Campaign(p, seat), in_hand(p, seat)
    best, choice, target = 0.0, "stop", -1
    die, gamble, hope = 0.0, "", -1
    special = ""
    for move in moves:
        verb, *words = move.split(" ")
        if verb == "fetch":
            return move
        if verb == "portal":
            special = special or portal_gain(p, seat, eye, move)
        if verb not in {"conquer", "roll", "raid"}:
            continue
        r, aids = c.land.index[words[0]], tuple(words[1:])
        worth = eye.worth(r) - sum(fee.n for fee in c.fees(r, aids))
        if worth <= 0:
            continue
        if verb == "roll":
            chance = WINS[c.price(r, aids) - hand] / 100 * worth - 0.01 * len(aids)
            if chance > die:
                die, gamble, hope = chance, move, r
            continue
        price = float(c.price(r, ("raid", *aids) if verb == "raid" else aids))
        if verb == "raid":
            if price > hand:
                continue
            price = max(1.0, price - 0.8)
        ratio = (worth + openings(p, eye, c, r)) / (price + 0.3 * len(aids))
        if ratio > best:
            best, choice, target = ratio, move, r
    return aided(p, seat, moves, eye, c, (choice, target), (gamble, hope), special)


def openings(p: Position, eye: Eye, c: Campaign, r: int) -> float:
    """What taking a region opens: free neighbours that pay."""
    gain = 0.0
    for near in c.land.near[r]:
        if p.holder[near] < 0 and not c.mine >> near & 1 and not c.land.has(near, "water"):
            gain += 0.12 * eye.per_turn(near)
    return gain


def aided(
    p: Position,
    seat: int,
    moves: list[str],
    eye: Eye,
    c: Campaign,
    plan: tuple[str, int],
    gamble: tuple[str, int],
    special: str,
) -> str:
    """Powers before the plan: a swap that gains, the champion where walls are high, fright before the attack."""
    if special:
        return special
    sent = champion(p, eye, c, moves)
    if sent:
        return sent
    choice, target = plan if plan[1] >= 0 else (gamble[0] or "stop", gamble[1])
    if p.badge[seat] == "intimidating":
        scares = [move for move in moves if move.startswith("scare ")]
        if scares and target >= 0 and (fright := f"scare {c.land.ids[target]}") in scares:
            return fright
        if scares and plan[1] < 0:
            return max(scares, key=lambda move: eye.worth(c.land.index[move[6:]]))
    return choice


def champion(p: Position, eye: Eye, c: Campaign, moves: list[str]) -> str:
    """The best region for the champion: worth, and the tokens he saves."""
    best, choice = 1.5, ""
    alone = p.champion >= 0 and not p.tokens[p.champion]
    for move in moves:
        if move.startswith("champion "):
            r = c.land.index[move[9:]]
            gain = eye.worth(r) + 0.6 * c.price(r) - sum(fee.n for fee in c.fees(r)) - (eye.lasting if alone else 0)
            if gain > best:
                best, choice = gain, move
    return choice


def portal_gain(p: Position, seat: int, eye: Eye, move: str) -> str:
    """Swap an own magic source for a better one, unless it is only exchanged for trouble."""
    r = land(p).index[move[7:]]
    if p.holder[r] != seat:
        return ""
    other = best_gate(p, seat, eye, r)
    return move if other >= 0 and gate_worth(p, seat, eye, other) > gate_worth(p, seat, eye, r) + 0.8 else ""


def gate_worth(p: Position, seat: int, eye: Eye, r: int) -> float:
    """What it is worth to stand in a magic source: its own coins and the free land around it."""
    around = sum(p.holder[n] < 0 and not land(p).has(n, "water") for n in land(p).near[r])
    linked = any(p.holder[n] == seat for n in land(p).near[r])
    return eye.per_turn(r) + 0.25 * around - 0.2 * linked


def best_gate(p: Position, seat: int, eye: Eye, r: int) -> int:
    """The best magic source not of one's own."""
    where = land(p)
    gates = [g for g in range(len(p.holder)) if where.has(g, "magic") and p.holder[g] not in {seat, PAST + seat}]
    gates = [g for g in gates if g != r and not p.towers >> g & 1]
    return max(gates, key=lambda g: gate_worth(p, seat, eye, g), default=-1)


def portal_to(p: Position, seat: int, moves: list[str]) -> str:
    """The best magic source on the other side."""
    eye = Eye(p, seat)
    foreign = [move for move in moves if p.holder[land(p).index[move[3:]]] not in {seat, PAST + seat}]
    return max(foreign or moves, key=lambda move: gate_worth(p, seat, eye, land(p).index[move[3:]]))


def scare_to(p: Position, seat: int, moves: list[str]) -> str:
    """Away from one's own regions."""
    where = land(p)
    return min(moves, key=lambda move: sum(p.holder[n] == seat for n in where.near[where.index[move[3:]]]))


def raid_short(p: Position, seat: int, moves: list[str]) -> str:
    """Roll if there is little else to do with the tokens in hand."""
    return "roll" if "roll" in moves and in_hand(p, seat) <= 2 else "drop"


def form(p: Position, seat: int, moves: list[str]) -> str:
    """Worgen form when many conquests are ahead; decline in time."""
    if "decline" in moves and better_to_decline(p, seat):
        return "decline"
    return "worgen" if "worgen" in moves and in_hand(p, seat) >= 7 and turns_left(p) else "human"


def faction(p: Position, seat: int, moves: list[str]) -> str:
    """Fight for the side with more enemies on the board."""
    if "decline" in moves and better_to_decline(p, seat):
        return "decline"
    enemies = {"horde": 0, "alliance": 0}
    for r, holder in enumerate(p.holder):
        if 0 <= holder < MURLOC and holder not in {seat, PAST + seat}:
            race = p.race[holder] if holder < PAST else p.past[holder - PAST]
            side = OPPOSITE.get(RACES[race].faction, "")
            if side:
                enemies[side] += 2 if any(p.holder[n] == seat for n in land(p).near[r]) else 1
    return "horde" if enemies["horde"] >= enemies["alliance"] else "alliance"


# the end of a turn


def buy(p: Position, seat: int, moves: list[str]) -> str:
    """A token costs a coin: worth it while there are turns to use it."""
    left = turns_left(p)
    return moves[-1] if left >= 2 else moves[min(1, len(moves) - 1)] if left == 1 else moves[0]


def lay(p: Position, seat: int, moves: list[str]) -> str:
    """Where the border is weakest."""
    if not turns_left(p) and "spread" in moves:
        return "spread"
    name = land(p).ids[weakest(p, seat)]
    for verb in ("champion", "put", "beast"):
        if f"{verb} {name}" in moves:
            return f"{verb} {name}"
    return moves[0]


def heart(p: Position, seat: int, moves: list[str]) -> str:
    """Next to as many opponents as possible."""
    where = land(p)

    def payers(move: str) -> int:
        near = {p.holder[n] for n in where.near[where.index[move[6:]]]} - {seat}
        return sum(0 <= holder < PAST for holder in near)

    return max(moves, key=payers)


def aegis(p: Position, seat: int, moves: list[str]) -> str:
    """Over the region most in danger."""
    eye = Eye(p, seat)

    def danger(move: str) -> float:
        r = land(p).index[move[6:]]
        return threat(p, seat, r) * eye.per_turn(r)

    return max(moves, key=danger)


def bombs(p: Position, seat: int, moves: list[str]) -> str:
    """Everywhere, where most stand first."""
    if not turns_left(p):
        return "done"
    return max(moves[:-1], key=lambda move: p.tokens[land(p).index[move[5:]]])


def objectives(p: Position, seat: int, moves: list[str]) -> str:
    """Where the Humans themselves can go next."""
    c, eye = Campaign(p, seat), Eye(p, seat)

    def near(move: str) -> float:
        r = c.land.index[move[10:]]
        if c.mine >> r & 1:
            return -9.0
        reach = 0.0 if c.refusal(r) else 3.0
        rivals = sum(0 <= p.holder[n] < PAST and p.holder[n] != seat for n in c.land.near[r])
        return reach - 0.5 * c.price(r) + 0.3 * eye.per_turn(r) - 0.2 * rivals

    return max(moves, key=near)


def fetch_to(p: Position, seat: int, moves: list[str]) -> str:
    """Where it is safest."""
    return min(moves, key=lambda move: threat(p, seat, land(p).index[move[3:]]))


def well_to(p: Position, seat: int, moves: list[str]) -> str:
    """The water that one's own regions surround."""
    where = land(p)
    return max(moves, key=lambda move: sum(p.holder[n] == seat for n in where.near[where.index[move[3:]]]))


def bomb_fee(p: Position, seat: int, moves: list[str]) -> str:
    """Two coins for even odds are too much, unless a strong stack is to be broken."""
    return "pay" if p.tokens[p.stack[-1][2]] >= 4 else "return"


DECIDE: dict[str, Decide] = {
    "pick": pick,
    "conquer": conquer,
    "portal_to": portal_to,
    "scare_to": scare_to,
    "raid_short": raid_short,
    "form": form,
    "faction": faction,
    "buy": buy,
    "redeploy": lay,
    "regroup": lay,
    "heart": heart,
    "aegis": aegis,
    "bombs": bombs,
    "objectives": objectives,
    "fetch_to": fetch_to,
    "well_to": well_to,
    "bomb_fee": bomb_fee,
}

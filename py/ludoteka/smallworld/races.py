"""The sixteen races, one entry each; what needs a question of its own stands below its entry."""

from __future__ import annotations

from ..stack import CHANCE, push, say
from .conquer import count_conquest, mark_attacked, settle_fees
from .content.pieces import BOMBS_DUD, BOMBS_LIVE, OBJECTIVES, WALLS
from .content.relics import NUMBER, ROWS
from .cost import attention
from .geography import Land, regions
from .losses import fall, purse
from .position import (
    ETHEREAL,
    MURLOC,
    PAST,
    Position,
    earn,
    faction_of,
    held,
    held_mask,
    land,
    race_of,
    seat_of,
    tray,
)
from .powers import Fallen, Power, power
from .steps import rules

# prices, reach and coins


power(Power("dwarves", "S.race.dwarves", price=lambda p, where, seat, r: -2 if where.has(r, "mountain") else 0))
power(Power("trolls", "S.race.trolls", price=lambda p, where, seat, r: -1 if p.holder[r] >= 0 else 0))
power(Power("kobolds", "S.race.kobolds", near=lambda where, r: where.has(r, "cavern")))
power(Power("naga", "S.race.naga", water=True))
power(Power("blood_elves", "S.race.blood_elves", pays="magic"))
power(Power("draenei", "S.race.draenei"))  # losses.lose_one
power(Power("tauren", "S.race.tauren"))  # position.need, losses.settle
power(Power("gnomes", "S.race.gnomes"))  # conquer.raid


# Orcs


def alliance_beaten(p: Position, seat: int) -> int:
    """Regions conquered from Alliance races this turn (S.race.orcs)."""
    return sum(n for race, n in p.beaten.items() if faction_of(p, race) == "alliance")


power(Power("orcs", "S.race.orcs", score=alliance_beaten))


# Night Elves


def raise_wall(p: Position, seat: int, r: int, fallen: Fallen) -> None:
    """Each conquered forest gets a wisp wall, while there are any (S.race.night_elves)."""
    if land(p).has(r, "forest") and p.walls.bit_count() < WALLS:
        p.walls |= 1 << r
        say(p, "wall-built", "S.race.night_elves", who=seat, region=land(p).names[r])


power(
    Power(
        "night_elves",
        "S.race.night_elves",
        price=lambda p, where, seat, r: -1 if where.has(r, "forest") else 0,
        conquered=raise_wall,
    )
)


# Worgen


power(
    Power(
        "worgen",
        "S.race.worgen",
        price=lambda p, where, seat, r: -1 if p.form else 0,
        begin=lambda p, seat: push(p, ("form", seat)),
    )
)


@rules.ask
def form(p: Position, seat: int) -> list[str]:
    """Human form: 2 coins at once; worgen form: pay 1 coin, conquests cost 1 less (S.race.worgen)."""
    moves = ["human", *(["worgen"] if p.coins[seat] else [])]
    return [*moves, "decline"] if p.fresh else moves


@form.answer
def _(p: Position, seat: int, move: str) -> None:
    p.fresh = False
    if move == "decline":
        while p.stack[-1][0] != "conquer":
            p.stack.pop()
        p.stack.pop()
        push(p, ("decline", seat))
    elif move == "human":
        earn(p, seat, 2, "worgen")
        say(p, "form-human", "S.race.worgen", who=seat, n=2)
    else:
        earn(p, seat, -1, "worgen")
        p.form = True
        say(p, "form-worgen", "S.race.worgen", who=seat, n=1)


# Forsaken


def ask_purchase(p: Position, seat: int) -> bool:
    """May the Forsaken buy tokens now?"""
    return p.race[seat] == "forsaken" and p.deaths > 0 and p.coins[seat] > 0 and tray(p, "forsaken") > 0


@rules.ask
def buy(p: Position, seat: int) -> list[str]:
    """A coin for each new token, as many as tokens were lost through one's actions (S.race.forsaken)."""
    return [f"buy {n}" for n in range(min(p.deaths, p.coins[seat], tray(p, "forsaken")) + 1)]


@buy.answer
def _(p: Position, seat: int, move: str) -> None:
    n = int(move[4:])
    if n:
        earn(p, seat, -n, "forsaken")
        p.hand[seat] += n
        say(p, "bought", "S.race.forsaken", who=seat, n=n, race="forsaken")


# Goblins


def bomb_targets(p: Position, seat: int) -> list[int]:
    """Regions of opponents' active races next to one's own, without a bomb."""
    where = land(p)
    near = 0
    for r in held(p, seat):
        near |= where.near_mask[r]
    murlocs = p.variant == "murlocs"
    return [
        r
        for r in regions(near & ~p.bombs & ~p.towers)
        if (0 <= p.holder[r] < PAST and p.holder[r] != seat) or (murlocs and p.holder[r] == MURLOC)
    ]


def offer_bombs(p: Position, seat: int) -> None:
    """End of turn: bombs may be laid, if there are any (S.race.goblins)."""
    if p.bomb_stack and bomb_targets(p, seat):
        push(p, ("bombs", seat))


@rules.ask
def bombs(p: Position, seat: int) -> list[str]:
    """Lay a bomb, unseen, on a region of an opponent's active race (S.race.goblins)."""
    return [*(f"bomb {land(p).ids[r]}" for r in bomb_targets(p, seat)), "done"]


@bombs.answer
def _(p: Position, seat: int, move: str) -> None:
    if move == "done":
        return
    r = land(p).index[move[5:]]
    p.bombs |= 1 << r
    p.bomb_stack -= 1
    say(p, "bomb-set", "S.race.goblins", who=seat, region=land(p).names[r])
    offer_bombs(p, seat)


@rules.step
def bombs_go(p: Position, seat: int) -> None:
    """Start of the Goblins' turn: bombs go off one by one, or come back (S.race.goblins, S.note.bomb_holder)."""
    if not p.bombs:
        return
    r = regions(p.bombs)[0]
    push(p, ("bombs_go", seat))
    p.bombs &= ~(1 << r)
    holder = p.holder[r]
    foe = (seat_of(holder) not in {None, seat} and holder >= 0) or (holder == MURLOC and p.variant == "murlocs")
    if not foe or p.towers >> r & 1:
        bomb_back(p, r)
        return
    fees = attention(p, seat, r, harm=True)
    if not fees:
        push(p, ("bomb_face", CHANCE, seat, r))
    elif sum(fee.n for fee in fees) <= purse(p, seat):
        push(p, ("bomb_fee", seat, r))
    else:
        bomb_back(p, r)


def bomb_back(p: Position, r: int) -> None:
    """The bomb goes back on the stack, unseen."""
    p.bomb_stack += 1
    rule = "S.race.goblins" if p.holder[r] < 0 else "S.note.bomb_holder"
    say(p, "bomb-back", rule, region=land(p).names[r])


@rules.ask
def bomb_fee(p: Position, seat: int, r: int) -> list[str]:
    """Harmony or the Aegis guards the region: pay, or take the bomb back (S.note.bomb_holder)."""
    return ["pay", "return"]


@bomb_fee.answer
def _(p: Position, seat: int, r: int, move: str) -> None:
    if move == "pay":
        settle_fees(p, seat, attention(p, seat, r, harm=True))
        push(p, ("bomb_face", CHANCE, seat, r))
    else:
        bomb_back(p, r)


@rules.chance
def bomb_face(p: Position, who: int, seat: int, r: int) -> list[tuple[str, int]]:
    """Live or dud: nobody knows before, so chance tells from what is left."""
    return [(face, n) for face, n in (("live", p.bombs_live), ("dud", p.bombs_dud)) if n]


@bomb_face.answer
def _(p: Position, who: int, seat: int, r: int, face: str) -> None:
    say(p, f"bomb-{face}", "S.race.goblins", who=seat, region=land(p).names[r], news=True)
    if face == "dud":
        p.bombs_dud -= 1
        return
    p.bombs_live -= 1
    mark_attacked(p, r)
    count_conquest(p, seat, fall(p, r, seat))


def mix_bombs(p: Position, seat: int) -> None:
    """On picking the Goblins: twelve bombs face down, half of them live."""
    p.bombs = 0
    p.bombs_live, p.bombs_dud, p.bomb_stack = BOMBS_LIVE, BOMBS_DUD, BOMBS_LIVE + BOMBS_DUD
    say(p, "bombs-mixed", "S.race.goblins", who=seat, n=p.bomb_stack)


def drop_bombs(p: Position, seat: int) -> None:
    """The Goblins decline: no bombs are laid any more (S.note.bomb_decline)."""
    p.bombs = p.bomb_stack = p.bombs_live = p.bombs_dud = 0


power(Power("goblins", "S.race.goblins", finish=offer_bombs, leave=drop_bombs))


# Humans


def set_objectives(p: Position, seat: int) -> None:
    """End of turn: both objectives are put (or moved) where no Alliance race stands (S.race.humans)."""
    p.objectives = 0
    push(p, *[("objectives", seat)] * min(OBJECTIVES, len(objective_spots(p))))


def objective_spots(p: Position) -> list[int]:
    """Land regions without an objective that no Alliance race holds and nothing guards (S.note.objectives)."""
    barred = land(p).masks["water"] | p.objectives | p.towers
    aegis = p.relics[NUMBER["aegis"]]
    if aegis >= 0 and attention(p, p.seat, aegis, harm=False):
        barred |= 1 << aegis
    return [
        r
        for r, holder in enumerate(p.holder)
        if not barred >> r & 1 and faction_of(p, race_of(p, holder)) != "alliance"
    ]


@rules.ask
def objectives(p: Position, seat: int) -> list[str]:
    """A military objective on a land region not held by an Alliance race (S.race.humans)."""
    return [f"objective {land(p).ids[r]}" for r in objective_spots(p)]


@objectives.answer
def _(p: Position, seat: int, move: str) -> None:
    r = land(p).index[move[10:]]
    p.objectives |= 1 << r
    say(p, "objective-set", "S.race.humans", who=seat, region=land(p).names[r])


def lift_objectives(p: Position, seat: int) -> None:
    """The Humans decline: their objectives leave the board."""
    p.objectives = 0


power(Power("humans", "S.race.humans", finish=set_objectives, leave=lift_objectives))


# Pandaren


def take_harmony(p: Position, seat: int) -> None:
    """Start of turn: harmony tokens come back (S.race.pandaren)."""
    if p.harmony:
        p.harmony = 0
        say(p, "harmony-back", "S.race.pandaren", who=seat)


def give_harmony(p: Position, seat: int) -> None:
    """End of turn: a harmony token to each opponent whose active race was not attacked."""
    for other in range(p.seats):
        if other != seat and not p.attacked >> other & 1:
            p.harmony |= 1 << other
            say(p, "harmony-given", "S.race.pandaren", who=seat, whom=other)


power(Power("pandaren", "S.race.pandaren", begin=take_harmony, finish=give_harmony, leave=take_harmony))


# Ethereals


def fetchable(p: Position, seat: int) -> dict[str, int]:
    """Artifacts in regions next to one's own that the power may touch, and where they lie."""
    where: Land = land(p)
    mine = held_mask(p, seat)
    near = 0
    for r in regions(mine):
        near |= where.near_mask[r]
    found = {}
    for row in ROWS:
        at = p.relics[NUMBER[row.id]]
        if row.sort == "artifact" and at >= 0 and near >> at & 1 and not (mine | p.towers) >> at & 1:
            fees = attention(p, seat, at, harm=False)
            if sum(fee.n for fee in fees) <= p.coins[seat]:
                found[row.id] = at
    return found


def ethereal_moves(p: Position, seat: int) -> list[str]:
    """Once a turn: fetch an artifact from an adjacent region (S.race.ethereals)."""
    return [] if p.used & ETHEREAL else [f"fetch {name}" for name in fetchable(p, seat)]


def fetch(p: Position, seat: int, name: str) -> None:
    """The artifact is named; then its new region."""
    p.used |= ETHEREAL
    settle_fees(p, seat, attention(p, seat, p.relics[NUMBER[name]], harm=False))
    push(p, ("fetch_to", seat, name), ("conquer", seat))


@rules.ask
def fetch_to(p: Position, seat: int, name: str) -> list[str]:
    """An own region for the artifact; it serves at once (S.race.ethereals)."""
    return [f"to {land(p).ids[r]}" for r in held(p, seat)]


@fetch_to.answer
def _(p: Position, seat: int, name: str, move: str) -> None:
    r = p.relics[NUMBER[name]] = land(p).index[move[3:]]
    say(p, "fetched", "S.race.ethereals", who=seat, relic=name, region=land(p).names[r])


power(Power("ethereals", "S.race.ethereals", moves=ethereal_moves, plays={"fetch": fetch}))
power(Power("forsaken", "S.race.forsaken"))  # buy, asked in turn.after_conquests

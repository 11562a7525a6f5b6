"""A battle draw by draw: draw or stop in secret, chips out of the bags, Madness first, then strength, then the end?"""

from __future__ import annotations

from ..game import CHANCE
from ..plain import Frame
from ..stack import push, say
from .content import board
from .content.chips import BASE, in_order, without
from .madness import refresh
from .position import (
    CHIP_ID,
    INDEX,
    LETTER,
    Table,
    adjacent,
    clockwise,
    disputed,
    has,
    kinds,
    mark,
    number,
    opponents,
    region_name,
    rules,
    shift_supporters,
    standing_fighters,
    stands,
    units_in,
)

STRIKING = ("m", "M", "p")


def drawing(p: Table) -> list[int]:
    """The fighters who have neither stopped nor bust, in turn order."""
    return [seat for seat in clockwise(p, p.first) if p.state[seat] == "fight"]


@rules.step
def next_draw(p: Table) -> None:
    """W.war.draw: the first draw is compulsory (not for the Dormouse); from the second on all choose at once."""
    p.draw += 1
    p.raving = 0
    p.played = [""] * p.seats
    seats = drawing(p)
    asked = seats if p.draw > 1 else [seat for seat in seats if stands(p, seat, "dormouse")]
    push(p, *(("draw_or_stop", seat) for seat in asked), ("reveal",))


@rules.ask
def draw_or_stop(p: Table, who: int) -> list[str]:
    """W.war.draw: draw or stop, secret until everybody has chosen."""
    return ["draw", "stop"]


@draw_or_stop.answer
def _(p: Table, who: int, move: str) -> None:
    p.choice[who] = move
    if p.events is not None:
        say(p, "chosen", "W.war.draw", to=(who,), veiled=("chosen-hidden", {"who": who}), who=who, choice=move)


@rules.step
def reveal(p: Table) -> None:
    """W.war.stop: those who stop draw no more."""
    frames: list[Frame] = []
    for seat in drawing(p):
        if p.choice[seat] == "stop":
            p.state[seat] = "stop"
            if p.draw == 1:
                say(p, "figure-acts", "W.wonderlandian.dormouse", who=seat, figure="dormouse")
            say(p, "stopped", "W.war.stop", who=seat, strength=p.strength[seat], news=True)
            if has(p, seat, "gone_but_for_the_grin") and "3" in p.active[seat]:
                frames.append(("vanish_step", seat, number(p, "gone_but_for_the_grin")))
        p.choice[seat] = ""
    push(p, *frames, ("take_chips",))


@rules.step
def vanish_step(p: Table, who: int, left: int) -> None:
    """Ask while supporters may leave and a unit stays."""
    if left and p.supporters[who][p.battle] and units_in(p, who, p.battle) > 1:
        push(p, ("vanish", who, left))


@rules.ask
def vanish(p: Table, who: int, left: int) -> list[str]:
    """Gone but for the Grin: supporters may leave for an adjacent region (W.ability.gone_but_for_the_grin)."""
    return [f"march {region_name(region)}" for region in dict.fromkeys(adjacent(p, p.battle))] + ["no"]


@vanish.answer
def _(p: Table, who: int, left: int, move: str) -> None:
    if move != "no":
        to = move.removeprefix("march ")
        shift_supporters(p, who, p.battle, INDEX[to], 1)
        say(
            p,
            "moved",
            "W.ability.gone_but_for_the_grin",
            who=who,
            n=1,
            region=region_name(p.battle),
            region_to=to,
        )
        push(p, ("vanish_step", who, left - 1))


# out of the bags


@rules.step
def take_chips(p: Table) -> None:
    """Everybody still in draws; scouts draw more and play one."""
    frames: list[Frame] = []
    seats = drawing(p)
    for seat in seats:
        frames += [("draw_one", seat)] * (1 + scouting(p, seat))
    if seats:
        push(p, *frames, *(("settle_drawn", seat) for seat in seats), ("resolve_draw",))


def scouting(p: Table, who: int) -> int:
    """Spend what scouts and watches allow: that many chips more to choose from."""
    total = 0
    for name, rule in (("scout", "W.ally.C.card_soldier"), ("watch", "W.wonderlandian.pocket_watch")):
        n = p.marks[who].count(name)
        if n:
            p.marks[who] = tuple(one for one in p.marks[who] if one != name)
            say(p, "draws-more", rule, who=who, n=n)
            total += n
    return total


@rules.step
def draw_one(p: Table, who: int) -> None:
    """W.war.emptybag: an empty bag first gets exhausted chips and track back; W.note.empty: none, must stop."""
    if not p.bag[who]:
        refresh(p, who, "W.war.emptybag")
    if p.bag[who]:
        push(p, ("draw_chip", CHANCE, who))
    elif not p.drawn[who]:
        p.state[who] = "stop"
        say(p, "stopped", "W.note.empty", who=who, strength=p.strength[who])


@rules.chance
def draw_chip(p: Table, chance: int, who: int) -> list[tuple[str, int]]:
    """A chip out of the bag, each as likely."""
    bag = p.bag[who]
    return [(CHIP_ID[letter], bag.count(letter)) for letter in dict.fromkeys(bag)]


@draw_chip.answer
def _(p: Table, chance: int, who: int, chip: str) -> None:
    letter = LETTER[chip]
    p.bag[who] = without(p.bag[who], letter)
    p.drawn[who] += letter
    if p.events is not None:
        say(p, "drew", "W.war.draw", who=who, chip=chip, news=True)


@rules.step
def settle_drawn(p: Table, who: int) -> None:
    """Of several chips one is played; then the Caterpillar."""
    if len(p.drawn[who]) > 1:
        push(p, ("pick_drawn", who))
    else:
        push(p, ("caterpillar_step", who))


@rules.ask
def pick_drawn(p: Table, who: int) -> list[str]:
    """W.ally.C.card_soldier: play one of the chips drawn, return the rest (W.note.soldier_c)."""
    return [f"play {CHIP_ID[letter]}" for letter in kinds(p.drawn[who])]


@pick_drawn.answer
def _(p: Table, who: int, move: str) -> None:
    letter = LETTER[move.removeprefix("play ")]
    back = without(p.drawn[who], letter)
    p.bag[who] = in_order(p.bag[who] + back)
    p.drawn[who] = letter
    say(p, "picked", "W.war.play", who=who, chip=CHIP_ID[letter], n=len(back))
    push(p, ("caterpillar_step", who))


@rules.step
def caterpillar_step(p: Table, who: int) -> None:
    """The Caterpillar asks once per battle, not about Madness or Poison."""
    letter = p.drawn[who]
    if letter and letter not in STRIKING and stands(p, who, "caterpillar") and "caterpillar" not in p.marks[who]:
        push(p, ("redraw", who, letter))


@rules.ask
def redraw(p: Table, who: int, letter: str) -> list[str]:
    """The Caterpillar: put the chip back and draw again, once per battle (W.wonderlandian.caterpillar)."""
    return ["redraw", "keep"]


@redraw.answer
def _(p: Table, who: int, letter: str, move: str) -> None:
    if move == "redraw":
        mark(p, who, "caterpillar")
        p.bag[who] = in_order(p.bag[who] + letter)
        p.drawn[who] = ""
        say(p, "put-back", "W.wonderlandian.caterpillar", who=who, chip=CHIP_ID[letter])
        push(p, ("draw_one", who))


# one draw resolved


@rules.step
def resolve_draw(p: Table) -> None:
    """W.war.order.effects: Madness and busts first, then what comes before strength, own effects, effects on others."""
    drew = [seat for seat in range(p.seats) if p.drawn[seat]]
    for seat in drew:
        rivals = [BASE[p.drawn[s]] for s in opponents(p, seat) if s in drew]
        if rivals and stands(p, seat, "knave") and BASE[p.drawn[seat]] > max(rivals):
            mark(p, seat, "knave")
    raving = disputed(p, [seat for seat in drew if p.drawn[seat] in STRIKING])
    push(p, *(("rave", seat) for seat in raving), ("before_strength",))


@rules.step
def before_strength(p: Table) -> None:
    """Before anyone adds strength: Manxome Foe looks around, Royal Temper strikes."""
    frames: list[Frame] = []
    for seat in disputed(p, [s for s in range(p.seats) if p.drawn[s] == "3"]):
        if has(p, seat, "manxome_foe"):
            mad = sum(bool(p.track[s]) for s in opponents(p, seat))
            for _ in range(mad * number(p, "manxome_foe")):
                mark(p, seat, "manxome")
        if has(p, seat, "royal_temper"):
            frames.append(("temper", seat))
    push(p, *frames, ("play_all",))


@rules.step
def play_all(p: Table) -> None:
    """The chips that add strength, in the order of disputes; then their effects on others; then: is it over?"""
    seats = disputed(p, [seat for seat in range(p.seats) if p.drawn[seat]])
    push(p, *(("when_drawn", seat) for seat in seats), ("on_others",), ("check_over",))


@rules.step
def check_over(p: Table) -> None:
    """W.war.over, W.war.25: all stopped or bust, someone at 25, or the only one still drawing leads alone."""
    if any(p.strength[seat] >= board.TRACK_END for seat in standing_fighters(p)):
        for seat in drawing(p):
            p.state[seat] = "stop"
        say(p, "track-end", "W.war.25")
        return
    left = drawing(p)
    if len(left) == 1 and leads_alone(p, left[0]):
        p.state[left[0]] = "stop"
        say(p, "must-stop", "W.war.stop", who=left[0], strength=p.strength[left[0]])
    elif left:
        push(p, ("next_draw",))


def resistance(p: Table) -> int:
    """W.two.resistance: the strength to reach with two players, else -1."""
    return board.RESISTANCE[p.round - 1] if p.seats == 2 else -1


def leads_alone(p: Table, who: int) -> bool:
    """W.note.lead_tie: tied for the lead is not alone in it; with two players the resistance is a rival too."""
    rivals = [p.strength[seat] for seat in opponents(p, who)]
    if p.seats == 2:
        rivals.append(resistance(p))
    return all(p.strength[who] > strength for strength in rivals)

"""The Tea Party: walking round the table, the head of the table, entering Wonderland, the end of the party."""

from __future__ import annotations

from ..game import CHANCE
from ..plain import Frame
from ..stack import push, say
from .content import board, factions
from .content.tea import CARDS
from .position import (
    AWAY,
    HEAD,
    INDEX,
    NOWHERE,
    REGION_IDS,
    Table,
    adjacent,
    clockwise,
    drop_shards,
    gain_shards,
    has,
    number,
    open_regions,
    put,
    region_name,
    rules,
    seat_of,
    shift_supporters,
    units_on_board,
    walks_back,
)
from .setup import PARTY, deck_of_round

JAWS = next(faction.n for faction in factions.FACTIONS if faction.id == "jabberwock")


@rules.step
def party(p: Table) -> None:
    """W.tea.table: clear and lay the table, leaders to the head, who begins."""
    p.round += 1
    p.phase = "tea"
    if p.round > 1:
        p.first = first_of_party(p)
    p.places = [""] * len(p.places)
    p.tea_deck = deck_of_round(p.round)
    p.poisoned = ()
    p.hosted = False
    for seat in range(p.seats):
        p.taken[seat] = 0
        p.chair[seat] = HEAD
        p.leader[seat] = NOWHERE
    say(p, "party", "W.tea.table", n=p.round, who=p.first)
    jabberwock = seat_of(p, "jabberwock")
    bites: tuple[Frame, ...] = ()
    if jabberwock >= 0 and p.poison and not p.first_print:
        bites = (("place_poison", jabberwock, JAWS + extra_poison(p, jabberwock)),)
    push(p, ("refill",), *bites, ("tea_turn", p.first))


def first_of_party(p: Table) -> int:
    """The fewest VP, then the fewest units, then (later print) the most shards, then clockwise (W.note.first_tie)."""
    after = clockwise(p, (p.first + 1) % p.seats)
    return min(
        after, key=lambda s: (p.vp[s], units_on_board(p, s), 0 if p.first_print else -p.shards[s], after.index(s))
    )


# the table


@rules.step
def refill(p: Table) -> None:
    """Every place with neither a card nor a leader gets a card of this round's deck."""
    for place, card in enumerate(p.places):
        if not card and place not in p.chair and p.tea_deck:
            push(p, ("tea_draw", CHANCE, place), ("refill",))
            return


@rules.chance
def tea_draw(p: Table, chance: int, place: int) -> list[tuple[str, int]]:
    """Any card of this round's deck."""
    return [(card, 1) for card in p.tea_deck]


@tea_draw.answer
def _(p: Table, chance: int, place: int, card: str) -> None:
    p.places[place] = card
    p.tea_deck = tuple(c for c in p.tea_deck if c != card)
    if p.events is not None:
        say(p, "card-laid", "W.setup.tea" if p.round < 2 else "W.tea.table", card=card, n=place, news=True)


@rules.step
def tea_turn(p: Table, who: int) -> None:
    """W.tea.turn, W.tea.enter: choose a chair; with all cards taken enter Wonderland; the last one ends it."""
    if all(chair == AWAY for chair in p.chair):
        push(p, ("party_end",))
        return
    p.turn = who
    nxt = ("tea_turn", (who + 1) % p.seats)
    if p.chair[who] == AWAY:
        push(p, nxt)
        return
    if p.first_print and p.faction[who] == "jabberwock" and p.poison and not p.poisoned:
        push(p, ("place_poison", who, 1), ("tea_move", who), nxt)
    else:
        push(p, ("tea_move", who), nxt)


@rules.step
def tea_move(p: Table, who: int) -> None:
    """A card while fewer than 4 (5) are taken, else the leader enters a region."""
    if p.taken[who] < PARTY[p.seats].cards:
        push(p, ("choose_chair", who, False, False), ("turn_end", who))
    else:
        push(p, ("enter", who))


def walk(p: Table, who: int) -> list[int]:
    """The chairs in the walking direction before the head comes (W.leader.alice)."""
    last = len(p.places)
    at = p.chair[who]
    if walks_back(p, who):
        return list(range((last if at == HEAD else at) - 1, -1, -1))
    return list(range(at + 1, last))


@rules.ask
def choose_chair(p: Table, who: int, past: bool, passed: bool) -> list[str]:
    """W.tea.turn: any unoccupied chair with a card on the way; once a turn past the head (W.tea.head)."""
    moves = [f"sit {place}" for place in walk(p, who) if p.places[place]]
    if p.chair[who] != HEAD:
        moves.append("head")
    if not past and p.faction[who] == "hatter" and not p.hosted:
        moves.append("party")
    return moves


@choose_chair.answer
def _(p: Table, who: int, past: bool, passed: bool, move: str) -> None:
    if move == "party":
        p.hosted = True
        say(p, "my-party", "W.leader.hatter", who=who)
        push(p, ("refill",), ("party_card", who))
        return
    way = walk(p, who)
    if move == "head":
        passed = any(p.chair[s] in way or p.chair[s] == HEAD for s in range(p.seats) if s != who)
        p.chair[who] = HEAD
        say(p, "head", "W.tea.head", who=who)
        push(p, ("roll", CHANCE, who, "W.tea.head"), ("refill",), ("choose_chair", who, True, passed))
        return
    place = int(move.removeprefix("sit "))
    between = way[: way.index(place)]
    passed = passed or any(p.chair[s] in between for s in range(p.seats) if s != who)
    p.chair[who] = place
    push(p, ("take_card", who, place, passed, False))


@rules.ask
def party_card(p: Table, who: int) -> list[str]:
    """W.leader.hatter: any card on the table without moving, or none."""
    return [f"take {place}" for place, card in enumerate(p.places) if card] + ["no"]


@party_card.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        push(p, ("take_card", who, int(move.removeprefix("take ")), False, True))


@rules.step
def take_card(p: Table, who: int, place: int, passed: bool, hosted: bool) -> None:
    """W.tea.keep: the card stays in front of its owner; its Poison and its bonuses come with it."""
    card = CARDS[p.places[place]]
    p.places[place] = ""
    p.cards[who] = (*p.cards[who], card.id)
    p.taken[who] += 1
    say(p, "card-taken", "W.tea.turn", who=who, card=card.id, n=place)
    if place in p.poisoned:
        p.poisoned = tuple(spot for spot in p.poisoned if spot != place)
        if p.faction[who] == "jabberwock":
            p.poison += 1
            say(p, "poison-back", "W.leader.jabberwock", who=who)
        else:
            put(p, who, "p")
            say(p, "poison-taken", "W.leader.jabberwock", who=who)
    extra = 0
    if passed and has(p, who, "twice_as_fast"):
        extra += number(p, "twice_as_fast")
        say(p, "ability-used", "W.ability.twice_as_fast", who=who, ability="twice_as_fast")
    if hosted and has(p, who, "unbirthday_guests"):
        extra += number(p, "unbirthday_guests")
        say(p, "ability-used", "W.ability.unbirthday_guests", who=who, ability="unbirthday_guests")
    push(p, ("card_half", who, card.id, extra))
    if has(p, who, "here_and_there"):
        p.stack.insert(-1, ("here_and_there_step", who))


@rules.step
def here_and_there_step(p: Table, who: int) -> None:
    """Here and There asks only a Cat with a supporter to move."""
    if any(p.supporters[who]):
        push(p, ("here_and_there", who))


@rules.ask
def here_and_there(p: Table, who: int) -> list[str]:
    """After taking a tea card the Cat may move one own supporter to an adjacent region (W.ability.here_and_there)."""
    moves = ["no"]
    for start, count in enumerate(p.supporters[who]):
        if count:
            ends = dict.fromkeys(adjacent(p, start))
            moves += [f"move {REGION_IDS[start]} {REGION_IDS[end]}" for end in ends]
    return moves


@here_and_there.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        _, start, end = move.split()
        shift_supporters(p, who, INDEX[start], INDEX[end], 1)
        say(p, "moved", "W.ability.here_and_there", who=who, n=1, region=start, region_to=end)


# the shard die


@rules.chance
def roll(p: Table, chance: int, who: int, rule: str) -> list[tuple[str, int]]:
    """The shard die."""
    return [(str(n), faces) for n, faces, _ in board.DIE]


@roll.answer
def _(p: Table, chance: int, who: int, rule: str, move: str) -> None:
    n = int(move)
    say(p, "rolled", rule, who=who, n=n, news=True)
    gain_shards(p, who, n, rule)
    if n >= 2 and p.faction[who] == "cheshire" and p.phase == "tea" and p.shards[who]:
        push(p, ("give_shard", who))


@rules.ask
def give_shard(p: Table, who: int) -> list[str]:
    """W.leader.cheshire: of 2 or 3 shards rolled one may go to another player."""
    return [f"give {seat}" for seat in range(p.seats) if seat != who] + ["no"]


@give_shard.answer
def _(p: Table, who: int, move: str) -> None:
    if move != "no":
        whom = int(move.removeprefix("give "))
        p.shards[who] -= 1
        p.shards[whom] += 1
        say(p, "shard-given", "W.leader.cheshire", who=who, whom=whom)


# the Jabberwock


def extra_poison(p: Table, who: int) -> int:
    """Slithy Toves: one Poison more (W.ability.slithy_toves)."""
    return number(p, "slithy_toves") if has(p, who, "slithy_toves") else 0


@rules.ask
def place_poison(p: Table, who: int, left: int) -> list[str]:
    """W.leader.jabberwock: Poison on different cards, one a card; optional (W.jabberwock.optional)."""
    spots = [place for place, card in enumerate(p.places) if card and place not in p.poisoned]
    return ["no"] if not p.poison else [f"poison {place}" for place in spots] + ["no"]


@place_poison.answer
def _(p: Table, who: int, left: int, move: str) -> None:
    if move == "no":
        return
    place = int(move.removeprefix("poison "))
    p.poisoned = tuple(sorted((*p.poisoned, place)))
    p.poison -= 1
    say(p, "poison-laid", "W.leader.jabberwock", who=who, card=p.places[place], n=place)
    if left == 1 and has(p, who, "slithy_toves"):
        say(p, "ability-used", "W.ability.slithy_toves", who=who, ability="slithy_toves")
    if left > 1 and p.poison:
        push(p, ("place_poison", who, left - 1))


@rules.step
def turn_end(p: Table, who: int) -> None:
    """The end of a turn at which a card was taken: the Jabberwock's jaws."""
    if p.faction[who] == "jabberwock" and not p.first_print and not p.poisoned and p.poison:
        push(p, ("place_poison", who, 1 + extra_poison(p, who)))


# into Wonderland


@rules.ask
def enter(p: Table, who: int) -> list[str]:
    """W.tea.enter: place the leader in any open region."""
    return [f"enter {region_name(region)}" for region in open_regions(p)]


@enter.answer
def _(p: Table, who: int, move: str) -> None:
    region = INDEX[move.removeprefix("enter ")]
    p.chair[who] = AWAY
    p.leader[who] = region
    say(p, "entered", "W.tea.enter", who=who, region=region_name(region))
    if has(p, who, "support_of_the_people"):
        push(p, ("call_guest", who))


@rules.step
def party_end(p: Table) -> None:
    """W.tea.end.madness: one Madness for all, one more and half the shards gone for those with the most."""
    p.poison += len(p.poisoned)
    p.poisoned = ()
    spread_madness(p, list(range(p.seats)))
    most = max(p.shards)
    richest = [seat for seat in range(p.seats) if p.shards[seat] == most] if most else []
    if richest and spread_madness(p, richest):
        for seat in richest:
            drop_shards(p, seat, (p.shards[seat] + 1) // 2, "W.tea.end.madness")
    push(p, ("war",))


def spread_madness(p: Table, seats: list[int]) -> bool:
    """One plain Madness for each, or for nobody if there are too few."""
    if len(seats) > p.madness:
        say(p, "madness-short", "W.tea.end.madness")
        return False
    p.madness -= len(seats)
    for seat in seats:
        put(p, seat, "m")
        say(p, "madness-gained", "W.tea.end.madness", who=seat)
    return True

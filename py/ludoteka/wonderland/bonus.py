"""The bonuses of tea cards and forge spaces. What needs no choice and loses nothing by coming first is gained at once;
the rest is offered together, so that the player gains it in any order (W.bonus.*)."""

from __future__ import annotations

from ..game import CHANCE
from ..plain import Frame
from ..stack import push, say
from .content import board, factions
from .content.chips import MADNESS, STRONG, WEAK
from .content.tea import CARDS
from .content.wonderlandians import CARD, CHIPS_PER_ITEM
from .position import (
    CHIP_ID,
    INDEX,
    LETTER,
    NOWHERE,
    Table,
    castle_room,
    drop_shards,
    free_rows,
    has,
    kinds,
    number,
    open_regions,
    place_castle,
    put,
    region_name,
    rules,
    take_from,
)
from .setup import back_to_deck

# a tea card


@rules.step
def card_half(p: Table, who: int, card: str, extra: int) -> None:
    """W.card.split: the upper or the lower bonus."""
    row = CARDS[card]
    if row.or_gain:
        push(p, ("choose_half", who, card, extra))
    else:
        push(p, ("card_dark", who, card, row.gain, extra))


@rules.ask
def choose_half(p: Table, who: int, card: str, extra: int) -> list[str]:
    """W.card.split."""
    return ["upper", "lower"]


@choose_half.answer
def _(p: Table, who: int, card: str, extra: int, move: str) -> None:
    row = CARDS[card]
    say(p, "half", "W.card.split", who=who, half=move)
    push(p, ("card_dark", who, card, row.gain if move == "upper" else row.or_gain, extra))


@rules.step
def card_dark(p: Table, who: int, card: str, gain: tuple[str, ...], extra: int) -> None:
    """W.card.corrupted: the dark bonus is offered with its die."""
    if CARDS[card].dark:
        push(p, ("corrupt", who, card, gain, extra))
    else:
        push(p, ("card_gain", who, card, gain, extra))


@rules.ask
def corrupt(p: Table, who: int, card: str, gain: tuple[str, ...], extra: int) -> list[str]:
    """W.card.corrupted: roll the die for the corrupted bonus, or leave it."""
    return ["corrupt", "leave"]


@corrupt.answer
def _(p: Table, who: int, card: str, gain: tuple[str, ...], extra: int, move: str) -> None:
    if move == "corrupt":
        say(p, "corrupted", "W.card.corrupted", who=who, card=card)
        gain = ("die", *gain, *CARDS[card].dark)
    push(p, ("card_gain", who, card, gain, extra))


@rules.step
def card_gain(p: Table, who: int, card: str, gain: tuple[str, ...], extra: int) -> None:
    """Units, corner die and bonuses of a card together."""
    row = CARDS[card]
    if has(p, who, "borogoves") and any(b in ("ally c", "ally C") for b in row.gain + row.or_gain + row.dark):
        extra += number(p, "borogoves")
        say(p, "ability-used", "W.ability.borogoves", who=who, ability="borogoves")
    first, *others = row.units or (0,)
    units = [f"units {n}" for n in (first + extra, *others) if n]
    push(p, ("gain", who, (*units, *(("die",) if row.die else ()), *gain)))


# gaining


@rules.step
def gain(p: Table, who: int, pending: tuple[str, ...]) -> None:
    """Gain what needs no choice, quests first; then ask about the rest, or do the last thing that has only one way."""
    for bonus in pending:
        if bonus in QUEST_BONUS:
            rest = list(pending)
            rest.remove(bonus)
            push(p, *quest_frames(p, who, QUEST_BONUS[bonus]), ("gain", who, tuple(rest)))
            return
    left = [bonus for bonus in pending if not at_once(p, who, bonus)]
    left = [bonus for bonus in left if ways(p, who, bonus)]
    if not left:
        return
    only = ways(p, who, left[0])
    if len(left) == 1 and len(only) == 1 and only[0] in ("roll", "discard", "discard 1"):
        resolve(p, who, left[0], only[0])
    else:
        push(p, ("bonuses", who, tuple(left)))


QUEST_BONUS = {"quest1": 1, "quest2": 2}


def at_once(p: Table, who: int, bonus: str) -> bool:
    """Gain a bonus that needs no choice; False if it must wait for one."""
    name, _, arg = bonus.partition(" ")
    if name == "ally" and p.supply[arg]:
        gain_ally(p, who, arg, "W.bonus.ally")
    elif name == "shield":
        turn_shield(p, who, "W.bonus.shield")
    elif name == "purge":
        purge(p, who)
    elif name == "leader" and p.might[who] < board.LEADER_MAX:
        p.might[who] += 1
        say(p, "leader-up", "W.bonus.leader", who=who, n=p.might[who])
    else:
        return False
    return True


def gain_ally(p: Table, who: int, letter: str, rule: str) -> None:
    """An ally or Forge chip from the supply into the bag."""
    p.supply[letter] -= 1
    put(p, who, letter)
    if p.events is not None:
        say(p, "chip-gained", rule, who=who, chip=CHIP_ID[letter])


def turn_shield(p: Table, who: int, rule: str) -> None:
    """The shield turns whole."""
    if not p.shield[who]:
        p.shield[who] = True
        say(p, "shield-whole", rule, who=who)


def purge(p: Table, who: int) -> None:
    """W.bonus.purge: 1 plain Madness leaves the bag for good (W.note.purged)."""
    if "m" in p.bag[who]:
        take_from(p.bag, who, "m")
        p.removed += "m"
        say(p, "purged", "W.bonus.purge", who=who)


def quest_frames(p: Table, who: int, n: int) -> list[Frame]:
    """W.bonus.quest: draw 1; or draw 2, then discard any 1 from hand."""
    draws: list[Frame] = [("quest_draw", CHANCE, who)] * min(n, len(p.quest_deck))
    return [*draws, ("drop_quest", who)] if n == 2 and draws else draws


@rules.ask
def drop_quest(p: Table, who: int) -> list[str]:
    """Discard any quest from hand, old or new; it goes back into the deck."""
    return [f"drop {quest}" for quest in p.hand[who]]


@drop_quest.answer
def _(p: Table, who: int, move: str) -> None:
    quest = move.removeprefix("drop ")
    p.hand[who] = tuple(q for q in p.hand[who] if q != quest)
    back_to_deck(p, [quest])
    say(
        p,
        "quest-dropped",
        "W.bonus.quest",
        to=(who,),
        veiled=("quest-dropped-hidden", {"who": who}),
        who=who,
        quest=quest,
    )


# choices


def ways(p: Table, who: int, bonus: str) -> list[str]:
    """The moves that gain this bonus; none: it cannot be gained and is lost."""
    name, _, arg = bonus.partition(" ")
    if name == "units":
        n = int(arg)
        regions = [region_name(region) for region in open_regions(p)]
        spread = [f"place 1 {r}" for r in regions] if p.faction[who] == "queen" and n > 1 and p.phase == "tea" else []
        return [f"place {n} {r}" for r in regions] + spread
    if name == "die":
        return ["roll"]
    if name == "discard":
        return ["discard"] if p.shards[who] else []
    if name == "wonderlandian":
        return [f"recruit {card}" for card in p.wonder_row if card]
    if name == "ability":
        four = factions.abilities(p.faction[who], p.first_print)
        return [f"uncover {ability}" for ability in four if not has(p, who, ability)]
    if name == "castle":
        return [f"castle {region_name(region)}" for region in castle_room(p, who)]
    if name in {"any", "ally"}:
        weak = arg == "1" if name == "any" else arg in WEAK
        stock = [f"ally {CHIP_ID[letter]}" for letter in (WEAK if weak else STRONG) if p.supply[letter]]
        return stock + (["no"] if name == "ally" and stock else [])
    if name == "leader":
        return (["discard 1"] if p.first_print else ["discard 1", "no"]) if p.shards[who] else []
    if name == "forge":
        return [f"forge {CHIP_ID[letter]}" for letter in forgeable(p, who)] + ["no"]
    return []


def forgeable(p: Table, who: int) -> list[str]:
    """W.note.tea_forge: the chips of the bag that may be forged, if a row has room."""
    if not free_rows(p, who):
        return []
    return [letter for letter in kinds(p.bag[who]) if letter not in MADNESS and letter != "p"]


@rules.ask
def bonuses(p: Table, who: int, pending: tuple[str, ...]) -> list[str]:
    """All ways to gain the bonuses still to be gained, in any order."""
    moves: dict[str, None] = {}
    for bonus in pending:
        moves.update(dict.fromkeys(ways(p, who, bonus)))
    return list(moves)


@bonuses.answer
def _(p: Table, who: int, pending: tuple[str, ...], move: str) -> None:
    left = list(pending)
    for bonus in pending:
        if move in ways(p, who, bonus):
            left.remove(bonus)
            if move.startswith("place 1 ") and bonus.startswith("units") and bonus != "units 1":
                left.insert(0, f"units {int(bonus.removeprefix('units ')) - 1}")
            push(p, ("gain", who, tuple(left)))
            resolve(p, who, bonus, move)
            return


def resolve(p: Table, who: int, bonus: str, move: str) -> None:
    """Gain one bonus in the chosen way."""
    verb, _, arg = move.partition(" ")
    if verb == "place":
        n, region = arg.split()
        push(p, ("place_units", who, int(n), INDEX[region]))
    elif verb == "roll":
        push(p, ("roll", CHANCE, who, "W.bonus.die"))
    elif verb == "discard":
        if bonus == "leader":
            drop_shards(p, who, 1, "W.bonus.leader")
        else:
            drop_shards(p, who, int(bonus.removeprefix("discard ")), "W.bonus.discard_shards")
    elif verb == "recruit":
        recruit(p, who, arg)
    elif verb == "uncover":
        p.abilities[who] = (*p.abilities[who], arg)
        say(p, "uncovered", "W.bonus.ability", who=who, ability=arg)
    elif verb == "castle":
        place_castle(p, who, INDEX[arg], "W.bonus.castle")
    elif verb == "ally":
        gain_ally(p, who, LETTER[arg], "W.bonus.any_ally" if bonus.startswith("any") else "W.limit.ally")
    elif verb == "forge":
        push(p, ("choose_row", who, LETTER[arg], "W.bonus.forge"))


def recruit(p: Table, who: int, card: str) -> None:
    """W.bonus.wonderlandian: take the card, refill the row; place its figures or bag its chips."""
    p.wonder_row[p.wonder_row.index(card)] = ""
    p.wonder[who] = (*p.wonder[who], card)
    row = CARD[card]
    say(p, "recruited", "W.bonus.wonderlandian", who=who, wonderlandian=card)
    if row.chip:
        put(p, who, row.chip * CHIPS_PER_ITEM)
    p.figures[who] = (*p.figures[who], *((figure, NOWHERE) for figure in row.figures))
    push(p, *(("set_figure", who, figure) for figure in row.figures), ("wonder_refill",))

"""Sensible answers to what cards ask: what the fixed players share. They read only what their seat may know."""

from __future__ import annotations

from collections.abc import Callable

from .cards_hand import gainable
from .content.cards import ACTIONS, COINS, COST, NAME, TREASURES, VICTORIES
from .position import Dominion, kinds, owned, pile, without

KEEP: dict[str, int] = {
    **{c: 2 + COST[c] for c in ACTIONS},
    **dict.fromkeys("xedpH", 0),
    "c": 2,
    "s": 6,
    "g": 9,
}
"""How much a card in hand is worth for the coming turn."""

PLAY_ORDER = "XGJLTRMIVDYFUKNABQOCWPZSE"
"""Actions in the order they are best played: those that give actions back first, then draws and attacks."""

CANTRIPS = "XGJLTRMID"
"""Actions that give their action back."""


def money(cards: str) -> int:
    """What the Treasures among these cards give."""
    return cards.count("c") + 2 * cards.count("s") + 3 * cards.count("g")


def burden(p: Dominion, who: int) -> str:
    """The kinds this player would rather not own."""
    late = p.supply["p"] <= 3
    mine = owned(p, who)
    wealth = money(mine)
    return "x" + ("" if late or "H" in mine else "e") + ("c" if wealth - mine.count("c") >= 6 and not late else "")


def worst(p: Dominion, cards: str) -> str:
    """The card one misses least this turn; of several Actions the cheaper ones, when they are too many."""
    terminals = [c for c in cards if c in ACTIONS and c not in CANTRIPS]
    spare = min(terminals, key=COST.__getitem__) if len(terminals) > 1 else ""
    return min(cards, key=lambda c: 1 if c == spare else KEEP[c])


def wish(p: Dominion, who: int, options: str) -> str:
    """The card most wanted among these, when it costs nothing."""
    order = "p" + ("d" if p.supply["p"] <= 4 else "") + "gYJLGFTKBANUROQCsVMIXWPZSDEHdecx"
    if p.supply["p"] <= 2:
        order = "pdHesgc" + order
    return next(c for c in order if c in options)


def decline_or(card: str, verb: str) -> str:
    """The move for this card, or none."""
    return f"{verb} {NAME[card]}" if card else "decline"


def useful(p: Dominion, who: int, card: str) -> bool:
    """Is this Action worth playing with this hand?"""
    rest = p.hand[who].replace(card, "", 1)
    if card == "E":
        return any(c in burden(p, who) for c in rest)
    if card == "S":
        return remodelled(p, who, rest) != ""
    if card == "Q":
        return "c" in rest
    if card == "O":
        return mined(p, rest) != ""
    if card == "D":
        return any(KEEP[c] == 0 for c in rest)
    if card == "K":
        return len(rest) < 6
    if card == "V":
        return any(c in ACTIONS and c != "V" and useful(p, who, c) for c in rest)
    if card == "Z":
        return p.supply["p"] <= 3 or any(p.supply.get(c) for c in "sNUQRH")
    return True


def best_action(p: Dominion, who: int) -> str:
    """The Action to play now, or none."""
    hand = p.hand[who]
    for card in PLAY_ORDER:
        if card in hand and useful(p, who, card):
            return card
    return ""


def remodelled(p: Dominion, who: int, hand: str) -> str:
    """What Remodel should trash from this hand, or nothing."""
    supply = p.supply
    if "g" in hand and supply["p"] and supply["p"] <= 6:
        return "g"
    if "A" in hand and supply["p"] and supply["p"] <= 4:
        return "A"
    if supply["p"] <= 4 and supply["d"] and ("U" in hand or "N" in hand):
        return "U" if "U" in hand else "N"
    for card in "xe":
        if card in hand and (card == "x" or supply["p"] > 2):
            return card
    return "c" if "c" in hand and supply["p"] <= 2 and supply["e"] else ""


def mined(p: Dominion, hand: str) -> str:
    """What Mine should trash from this hand, or nothing."""
    if "s" in hand and p.supply["g"]:
        return "s"
    return "c" if "c" in hand and p.supply["s"] else ""


# one answer for every question


def moat(p: Dominion, who: int, attacker: int, played: str, left: tuple[int, ...], hit: tuple[int, ...]) -> str:
    """Always show it."""
    return "reveal moat" if "P" in p.hand[who] else "decline"


def cellar_discard(p: Dominion, who: int, picks: str) -> str:
    """Discard what gives nothing this turn."""
    left = without(p.hand[who], picks)
    dead = [c for c in left if KEEP[c] == 0 or (c in ACTIONS and not p.actions)]
    return f"discard {NAME[dead[0]]}" if dead else "done"


def chapel_trash(p: Dominion, who: int, picks: str) -> str:
    """Trash burdens, but keep what buys cards."""
    left = without(p.hand[who], picks)
    gone = [c for c in "xec" if c in left and c in burden(p, who)]
    if not gone:
        return "done"
    if gone[0] == "c":
        mine = owned(p, who)
        if money(mine) - picks.count("c") <= 6:
            return "done"
    return f"trash {NAME[gone[0]]}"


def gain_card(p: Dominion, who: int, most: int, by: str) -> str:
    """The most wanted card that fits."""
    return f"gain {NAME[wish(p, who, ''.join(gainable(p, most, by)))]}"


def lend(p: Dominion, who: int) -> str:
    """Trade the Copper in."""
    return "trash copper" if "c" in p.hand[who] else "decline"


def discard_cards(p: Dominion, who: int, n: int, by: str, picks: str) -> str:
    """The card one misses least."""
    return f"discard {NAME[worst(p, without(p.hand[who], picks))]}"


def remodel_trash(p: Dominion, who: int) -> str:
    """A useful trade, or the least loss."""
    hand = p.hand[who]
    return f"trash {NAME[remodelled(p, who, hand) or worst(p, hand)]}"


def mine_trash(p: Dominion, who: int) -> str:
    """Silver to Gold, Copper to Silver."""
    return decline_or(mined(p, p.hand[who]), "trash")


def artisan_put(p: Dominion, who: int) -> str:
    """An Action that cannot be played any more, else what gives nothing."""
    hand = p.hand[who]
    stranded = [c for c in kinds(hand) if c in ACTIONS] if not p.actions else []
    return f"put {NAME[max(stranded, key=COST.__getitem__) if stranded else worst(p, hand)]}"


def harbinger_put(p: Dominion, who: int) -> str:
    """The best card to draw next."""
    cards = [c for c in kinds(pile(p, who)) if KEEP[c] > 2]
    return decline_or(max(cards, key=KEEP.__getitem__) if cards else "", "put")


def vassal_play(p: Dominion, who: int, top: str) -> str:
    """Play it, if it does any good."""
    return f"play {NAME[top]}" if useful(p, who, top) else "decline"


def throne(p: Dominion, who: int) -> str:
    """The Action that does most when played twice."""
    hand = p.hand[who]
    for card in "YFULJNKGBTRAWMXIQOCPZVDES":
        if card in hand and useful(p, who, card):
            return f"play {NAME[card]}"
    return "decline"


def library_card(p: Dominion, who: int) -> str:
    """Take an Action only if it can still be played."""
    top = p.deck[who][0]
    return f"take {NAME[top]}" if p.actions or top not in ACTIONS else f"aside {NAME[top]}"


def sentry_fate(p: Dominion, who: int, n: int, fates: str) -> str:
    """Trash burdens, discard Victory cards, keep the rest."""
    card = kinds(without(p.deck[who][:n], fates[1::2]))[0]
    if card in burden(p, who):
        return f"trash {NAME[card]}"
    return f"{'discard' if card in VICTORIES or card == 'c' else 'keep'} {NAME[card]}"


def sentry_order(p: Dominion, who: int) -> str:
    """The better card on top."""
    return f"top {NAME[max(kinds(p.deck[who][:2]), key=KEEP.__getitem__)]}"


def bureaucrat_reveal(p: Dominion, who: int) -> str:
    """Any Victory card; they are all dead in hand."""
    shown = [c for c in kinds(p.hand[who]) if c in VICTORIES]
    return f"reveal {NAME[shown[0]]}" if shown else "reveal hand"


def bandit_trash(p: Dominion, who: int) -> str:
    """Lose the cheaper Treasure."""
    return f"trash {NAME[min((c for c in p.deck[who][:2] if c in TREASURES and c != 'c'), key=COINS.__getitem__)]}"


def tidy(p: Dominion, who: int) -> str:
    """A card that was in play anyway."""
    return f"top {NAME[(p.play + p.hand[who])[0]]}"


ANSWERS: dict[str, Callable[..., str]] = {
    answer.__name__: answer
    for answer in (
        moat, cellar_discard, chapel_trash, gain_card, lend, discard_cards, remodel_trash, mine_trash, artisan_put,
        harbinger_put, vassal_play, throne, library_card, sentry_fate, sentry_order, bureaucrat_reveal,
        bandit_trash, tidy,
    )
}  # fmt: skip

"""What a seat may know: the one place where secrets are cut."""

from __future__ import annotations

from ..game import Choice, View
from ..plain import Json
from .content.cards import BASICS, CARDS, COST, LETTER, NAME
from .position import Dominion, empty_piles, kinds, owned, pile, rules, score
from .rules import enough, points
from .zones import names

ORDER = {"action": 0, "treasure": 1, "victory": 2, "curse": 3}
DEPTHS = (1, 5, 13)
"""From how many cards on a pile is drawn as thin, as a few and as thick: its exact size is not public (D.info)."""

PROMPTS: dict[str, tuple[str, str, str | None]] = {
    "act": ("action", "D.action.one", None),
    "buy": ("buy", "D.buy.one", None),
    "tidy": ("tidy", "D.cleanup.order", None),
    "moat": ("moat", "D.card.moat", None),
    "cellar_discard": ("cellar", "D.card.cellar", "cellar"),
    "chapel_trash": ("chapel", "D.card.chapel", "chapel"),
    "gain_card": ("gain", "D.term.gain", None),
    "lend": ("moneylender", "D.card.moneylender", "moneylender"),
    "discard_cards": ("discard", "D.term.discard", None),
    "remodel_trash": ("remodel", "D.card.remodel", "remodel"),
    "mine_trash": ("mine", "D.card.mine", "mine"),
    "artisan_put": ("artisan", "D.card.artisan", "artisan"),
    "harbinger_put": ("harbinger", "D.card.harbinger", "harbinger"),
    "vassal_play": ("vassal", "D.card.vassal", "vassal"),
    "throne": ("throne", "D.card.throne_room", "throne_room"),
    "library_card": ("library", "D.card.library", "library"),
    "sentry_fate": ("sentry", "D.card.sentry", "sentry"),
    "sentry_order": ("sentry-order", "D.card.sentry", "sentry"),
    "bureaucrat_reveal": ("bureaucrat", "D.card.bureaucrat", "bureaucrat"),
    "bandit_trash": ("bandit", "D.card.bandit", "bandit"),
}
"""Questions as a screen words them: kind, rule, and the card that asks where it is always the same one."""

LOOKING = ("harbinger_put", "vassal_play", "library_card", "sentry_fate", "sentry_order", "bandit_trash")


def view(p: Dominion, viewer: int | None) -> View:
    """All that this seat may know; None is a spectator."""
    asked = viewer is not None and rules.to_move(p) == viewer
    return {
        "prompt": prompt(p) if asked else None,
        "choices": [_choice(choice) for choice in choices(p)] if asked else [],
        "board": board(p, viewer),
    }


def _choice(choice: Choice) -> Json:
    return {"id": choice.id, "verb": choice.verb, "on": choice.on, "args": dict(choice.args)}


# the question


def prompt(p: Dominion) -> Json:
    """The question on top, for the seat that is asked."""
    name, who, *rest = p.stack[-1]
    kind, rule, by = PROMPTS[name]
    args: dict[str, Json] = {}
    several: Json = None
    if name == "act":
        args = {"actions": p.actions}
    elif name == "buy":
        args = {"buys": p.buys, "coins": p.coins}
    elif name == "moat":
        by = NAME[rest[1]]
        args = {"whom": rest[0], "card": by}
    elif name == "gain_card":
        by, rule = rest[1], f"D.card.{rest[1]}"
        args = {"cost": rest[0]}
    elif name == "discard_cards":
        left = rest[0] - len(rest[2])
        by, rule = rest[1], f"D.card.{rest[1]}"
        args = {"n": left, "picked": names(rest[2])}
        several = {"min": left, "max": left, "done": None}
    elif name in ("cellar_discard", "chapel_trash"):
        most = len(p.hand[who]) - len(rest[0])
        if name == "chapel_trash":
            most = min(most, 4 - len(rest[0]))
        args = {"n": most, "picked": names(rest[0])}
        several = {"min": 0, "max": most, "done": "done"}
    elif name in ("vassal_play", "library_card"):
        args = {"card": NAME[rest[0] if rest else p.deck[who][0]]}
    elif name == "sentry_fate":
        args = {"picked": names(rest[1][1::2])}
    if by:
        args["card"] = args.get("card", by)
    return {"kind": kind, "rule": rule, "by": by, "args": args, "several": several}


def choices(p: Dominion) -> list[Choice]:
    """The legal moves with the thing on the board each belongs to."""
    if not p.stack or p.stack[-1][1] < 0:
        return []
    name, who = p.stack[-1][:2]
    return [_as_choice(p, name, who, move) for move in rules.legal(p)]


def _as_choice(p: Dominion, name: str, who: int, move: str) -> Choice:
    verb, _, slug = move.partition(" ")
    card = LETTER.get(slug)
    if card is None:
        if move == "end":
            return Choice(move, "end-actions" if name == "act" else "end-turn")
        return Choice(move, {"reveal hand": "reveal-hand"}.get(move, move))
    args: dict[str, Json] = {"card": slug}
    if verb in ("buy", "gain"):
        return Choice(move, verb, f"supply.{slug}", {**args, "cost": COST[card]})
    if name == "tidy":
        return Choice(move, "top", f"play.{slug}" if card in p.play else f"hand.{slug}", args)
    return Choice(move, verb, f"look.{slug}" if name in LOOKING else f"hand.{slug}", args)


def look(p: Dominion) -> Json:
    """Cards that the asked seat looks at outside its hand."""
    name, who, *rest = p.stack[-1]
    if name == "harbinger_put":
        return {"from": "discard", "cards": names(in_hand_order(pile(p, who))), "by": "harbinger"}
    if name == "vassal_play":
        return {"from": "discard", "cards": names(rest[0]), "by": "vassal"}
    if name == "library_card":
        return {"from": "deck", "cards": names(p.deck[who][:1]), "by": "library"}
    if name == "sentry_fate":
        return {"from": "deck", "cards": names(p.deck[who][: rest[0]]), "by": "sentry"}
    if name == "sentry_order":
        return {"from": "deck", "cards": names(p.deck[who][:2]), "by": "sentry"}
    if name == "bandit_trash":
        return {"from": "deck", "cards": names(p.deck[who][:2]), "by": "bandit"}
    return None


# the board


def board(p: Dominion, viewer: int | None) -> Json:
    """The table as this seat sees it."""
    asked = viewer is not None and rules.to_move(p) == viewer
    return {
        "set": p.set or None,
        "turn": p.turn,
        "current": p.current,
        "phase": "action" if p.phase == "setup" else p.phase,
        "actions": p.actions,
        "buys": p.buys,
        "coins": p.coins,
        "merchants": p.merchants,
        "kingdom": [NAME[c] for c in p.supply if c not in BASICS],
        "supply": [{"card": NAME[c], "count": left, "cost": COST[c]} for c, left in p.supply.items()],
        "trash": names(in_hand_order(p.trash)),
        "empty": empty_piles(p),
        "enough": enough(p),
        "players": [_player(p, who, viewer) for who in range(len(p.hand))],
        "look": look(p) if asked else None,
        "final": final(p) if p.phase == "over" else None,
    }


def in_hand_order(cards: str) -> str:
    """Actions, Treasures, Victory cards, Curses; the dearer first."""
    return "".join(sorted(cards, key=lambda c: (ORDER[CARDS[c].types[0]], -COST[c], NAME[c])))


def depth(cards: int) -> int:
    """How thick a pile is drawn."""
    return sum(cards >= least for least in DEPTHS)


def _player(p: Dominion, who: int, viewer: int | None) -> Json:
    mine = who == viewer
    current = who == p.current
    return {
        "seat": who,
        "hand": names(in_hand_order(p.hand[who])) if mine else None,
        "handCount": len(p.hand[who]),
        "deckCount": len(p.deck[who]) if mine else None,
        "deckDepth": depth(len(p.deck[who])),
        "discardTop": NAME[p.discard[who][-1]] if p.discard[who] else None,
        "discardDepth": depth(len(p.discard[who]) + len(p.buried[who])),
        "inPlay": names(p.play) if current else [],
        "setAside": names(p.aside) if current else [],
        "turns": p.turns[who],
    }


def final(p: Dominion) -> Json:
    """At the end everybody shows all cards (D.end.score)."""
    rows: list[Json] = []
    for who in range(len(p.hand)):
        cards = owned(p, who)
        rows.append(
            {
                "seat": who,
                "score": score(cards),
                "turns": p.turns[who],
                "cards": {NAME[c]: cards.count(c) for c in in_hand_order("".join(kinds(cards)))},
                "points": {NAME[c]: worth for c, worth in points(cards).items()},
            }
        )
    return rows

"""Why something on the board can or cannot be used now, with values."""

from __future__ import annotations

from ..game import CHANCE, Reason
from ..plain import Json
from .content.cards import ACTIONS, CARDS, COINS, COST, LETTER, NAME, TREASURES, VICTORIES
from .position import Dominion, empty_piles, rules
from .rules import enough
from .view import PROMPTS, choices

ONLY: dict[str, tuple[str, str]] = {
    "lend": ("only-copper", "c"),
    "mine_trash": ("only-treasures", TREASURES),
    "throne": ("only-actions", ACTIONS),
    "bureaucrat_reveal": ("only-victory", VICTORIES),
    "moat": ("only-moat", "P"),
}
"""Questions about the hand that not every card answers, and which do."""

FROM_HAND = ("cellar_discard", "chapel_trash", "discard_cards", "remodel_trash", "artisan_put", *ONLY)
ZONES: dict[str, tuple[str, str]] = {
    "deck": ("deck", "D.info"),
    "discard": ("discard", "D.info"),
    "trash": ("trash", "D.term.trash"),
    "play": ("in-play", "D.term.inplay"),
    "aside": ("set-aside", "D.term.setaside"),
    "look": ("look", "D.term.look"),
}


def explain(p: Dominion, viewer: int | None, target: str) -> list[Reason]:
    """Reasons for a target such as "supply.village" or "hand.copper": what may be done with it, or what hinders."""
    zone, _, slug = target.partition(".")
    card = LETTER.get(slug)
    if p.phase == "over":
        return [Reason("over", "D.end.trigger")]
    asked = rules.to_move(p)
    if viewer is not None and asked == viewer and target:  # "" is every plain button
        may = _may(p, target)
        if may:
            return may
    if zone == "supply" and card is not None and card in p.supply:
        return _supply(p, viewer, card)
    if zone == "hand" and card is not None:
        return _hand(p, viewer, card)
    if zone in ZONES:
        key, rule = ZONES[zone]
        return [Reason(key, rule)]
    return []


def _may(p: Dominion, target: str) -> list[Reason]:
    """What the asked seat may do with it."""
    name = p.stack[-1][0]
    rule = _asking_rule(p)
    reasons = []
    for choice in choices(p):
        if choice.on != target:
            continue
        args: dict[str, Json] = dict(choice.args)
        if choice.verb == "buy":
            args |= {"coins": p.coins, "buys": p.buys}
            reasons.append(Reason("can-buy", "D.buy.one", args))
        elif name == "act":
            reasons.append(Reason("can-play", "D.action.one", {**args, "actions": p.actions}))
        elif name == "buy":
            coins = COINS[LETTER[str(args["card"])]]
            reasons.append(Reason("can-play-treasure", "D.buy.treasures", {**args, "coins": coins}))
        else:
            reasons.append(Reason(f"can-{choice.verb}", rule, args))
    return reasons


def _asking_rule(p: Dominion) -> str:
    name, _, *rest = p.stack[-1]
    if name in ("gain_card", "discard_cards"):
        return f"D.card.{rest[1]}"
    return PROMPTS[name][1]


def _waiting(p: Dominion, viewer: int | None) -> list[Reason]:
    """Somebody else is asked."""
    asked = rules.to_move(p)
    if asked is None or asked == viewer:
        return []
    if asked == CHANCE:
        return [Reason("chance", "D.shuffle")]
    if asked != p.current:
        return [Reason("answers", "D.order.players", {"whom": asked})]
    return [Reason("not-your-turn", "D.turn.phases", {"whom": asked})]


def _supply(p: Dominion, viewer: int | None, card: str) -> list[Reason]:
    """A pile that the viewer cannot take from now."""
    args: dict[str, Json] = {"card": NAME[card], "cost": COST[card]}
    if not p.supply[card]:
        ended: dict[str, Json] = {**args, "n": empty_piles(p), "enough": enough(p)}
        return [Reason("pile-empty", "D.term.gain", args), Reason("empty-piles", "D.end.trigger", ended)]
    waiting = _waiting(p, viewer)
    if waiting:
        return waiting
    name, _, *rest = p.stack[-1]
    if name == "gain_card":
        most, by = rest
        if COST[card] > most:
            return [Reason("gain-too-dear", f"D.card.{by}", {**args, "most": most, "by": by})]
        return [Reason("gain-treasures-only", f"D.card.{by}", {**args, "by": by})]
    if name == "act":
        return [Reason("buy-later", "D.turn.phases", args)]
    if name == "buy":
        return _too_dear(p, card, args)
    return [Reason("answer-first", _asking_rule(p), {"by": _by(p)})]


def _too_dear(p: Dominion, card: str, args: dict[str, Json]) -> list[Reason]:
    """In the Buy phase: no buys, or not the coins."""
    reasons = []
    if not p.buys:
        reasons.append(Reason("no-buys", "D.buy.one", args))
    if COST[card] > p.coins:
        reasons.append(Reason("too-dear", "D.buy.one", {**args, "coins": p.coins, "short": COST[card] - p.coins}))
        hand = p.hand[p.current]
        more = sum(COINS[c] for c in hand if c in COINS)
        if more and not p.bought:
            more += 0 if p.silver or "s" not in hand else p.merchants
            reasons.append(Reason("unplayed-treasures", "D.buy.treasures", {"coins": more, "sum": p.coins + more}))
        elif more:
            reasons.append(Reason("treasures-over", "D.buy.treasures", {"coins": more}))
    return reasons


def _hand(p: Dominion, viewer: int | None, card: str) -> list[Reason]:
    """A card in hand that cannot be used now."""
    args: dict[str, Json] = {"card": NAME[card]}
    waiting = _waiting(p, viewer)
    if waiting:
        return waiting
    name = p.stack[-1][0]
    if name in ONLY:
        key, fitting = ONLY[name]
        if card not in fitting:
            return [Reason(key, _asking_rule(p), args)]
    if name in FROM_HAND:
        return [Reason("picked-already", _asking_rule(p), args)]
    if name not in ("act", "buy"):
        return [Reason("answer-first", _asking_rule(p), {"by": _by(p)})]
    kind = CARDS[card].types[0]
    if kind in ("victory", "curse"):
        return [Reason("never-played", f"D.card.{NAME[card]}", args)]
    if kind == "action" and name == "buy":
        return [Reason("actions-over", "D.action.phase", args)]
    if kind == "action":
        return [Reason("no-actions", "D.action.one", {**args, "actions": p.actions})]
    if name == "act":
        return [Reason("treasures-later", "D.buy.treasures", args)]
    return [Reason("treasures-over", "D.buy.treasures", {**args, "coins": COINS[card]})]


def _by(p: Dominion) -> Json:
    """The card that asks, if one does."""
    name, _, *rest = p.stack[-1]
    if name in ("gain_card", "discard_cards"):
        return str(rest[1])
    if name == "moat":
        return NAME[rest[1]]
    return PROMPTS[name][2]

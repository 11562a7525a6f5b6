"""The turn: Action, Buy, Clean-up; how a game starts and ends."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import CHANCE, Options, Outcome
from ..stack import push, say
from . import cards_attack, cards_deck, cards_plain
from .content.cards import ACTIONS, CARDS, COST, GARDENS, KINGDOM, LETTER, NAME, TREASURES
from .content.piles import START, in_order, piles
from .content.sets import SETS
from .play import play_from_hand
from .position import Dominion, empty_piles, has_action, has_treasure, kinds, owned, rules, score
from .zones import draw

ENTRIES = (cards_attack, cards_deck, cards_plain)
"""The modules of card entries; importing them hangs the entries on `play`."""

HAND = 5
PLAY = {f"play {name}": letter for letter, name in NAME.items()}
BUY = {f"buy {name}": letter for letter, name in NAME.items()}
TOP = {f"top {name}": letter for letter, name in NAME.items()}


# before the first turn


def new(options: Options) -> Dominion:
    """The table before the first chance question."""
    seats, kingdom, first = options["seats"], options["kingdom"], options["first"]
    assert isinstance(seats, int)
    blank = [""] * seats
    p = Dominion(
        auto=options["auto"] is True,
        set=kingdom if isinstance(kingdom, str) and kingdom in SETS else "",
        hand=blank[:], deck=blank[:], discard=blank[:], buried=blank[:], marks=blank[:], turns=[0] * seats,
    )  # fmt: skip
    p.stack.append(("draw_lots",) if first is None else ("deal", first))
    if kingdom == "random":
        p.stack.append(("randomizer", CHANCE))
    else:
        ten = SETS[kingdom] if isinstance(kingdom, str) else kingdom
        assert isinstance(ten, (tuple, list))
        lay_out(p, "".join(LETTER[str(slug)] for slug in ten))
    rules.run(p)
    return p


@rules.shuffle
def randomizer(p: Dominion, seat: int) -> str:
    """The randomizer deck is shuffled; its first ten cards are the kingdom (D.setup.choice)."""
    return "".join(card.letter for card in KINGDOM)


@randomizer.answer
def _(p: Dominion, seat: int, order: str) -> None:
    lay_out(p, order[:10])
    say(p, "kingdom", "D.setup.choice", cards=[NAME[c] for c in in_order(order[:10])])


def lay_out(p: Dominion, kingdom: str) -> None:
    """Lay out the supply (D.setup.supply)."""
    p.supply = piles(kingdom, len(p.hand))


@rules.step
def draw_lots(p: Dominion) -> None:
    """Let chance say who starts."""
    p.stack.append(("first_player", CHANCE))


@rules.chance
def first_player(p: Dominion, seat: int) -> Sequence[tuple[str, int]]:
    """The first player is random (D.setup.first)."""
    return [(str(who), 1) for who in range(len(p.hand))]


@first_player.answer
def _(p: Dominion, seat: int, answer: str) -> None:
    say(p, "starts", "D.setup.first", who=int(answer))
    p.stack.append(("deal", int(answer)))


@rules.step
def deal(p: Dominion, first: int) -> None:
    """Each player's ten cards are shuffled and five of them drawn (D.setup.deck)."""
    seats = len(p.hand)
    p.discard = [START] * seats
    p.current = first
    order = [(first + step) % seats for step in range(seats)]
    push(p, *(("draw", who, HAND) for who in order), ("begin_turn", first))


# a turn


@rules.step
def begin_turn(p: Dominion, who: int) -> None:
    """A turn starts with one action and one buy (D.turn.phases)."""
    p.current = who
    p.turn += 1
    p.turns[who] += 1
    p.phase = "action"
    p.actions = p.buys = 1
    p.coins = p.merchants = 0
    p.silver = p.bought = p.tidy = False
    if p.events is not None:
        say(p, "turn", "D.turn.phases", who=who, n=p.turns[who])
    go_on(p, who)


@rules.step
def go_on(p: Dominion, who: int) -> None:
    """Ask for an Action while one may be played; with `auto` the phase passes itself when none can (D.action.one)."""
    if not p.auto or (p.actions and has_action(p.hand[who])):
        p.stack.append(("act", who))
    else:
        buy_phase(p, who)


@rules.ask
def act(p: Dominion, who: int) -> Sequence[str]:
    """Action phase: play an Action card or end the phase (D.action.one)."""
    moves = ["end"]
    if p.actions:
        moves[:0] = [f"play {NAME[c]}" for c in kinds(p.hand[who]) if c in ACTIONS]
    return moves


@act.answer
def _(p: Dominion, who: int, move: str) -> None:
    if move == "end":
        buy_phase(p, who)
    else:
        p.actions -= 1
        p.stack.append(("go_on", who))
        play_from_hand(p, who, PLAY[move])


def buy_phase(p: Dominion, who: int) -> None:
    """Treasures first, then buys (D.buy.treasures)."""
    p.phase = "buy"
    p.stack.append(("buy", who))


@rules.ask
def buy(p: Dominion, who: int) -> Sequence[str]:
    """Buy phase: play Treasures, then buy cards, or end the turn (D.buy.treasures, D.buy.one)."""
    moves = []
    if not p.bought and has_treasure(p.hand[who]):
        moves = ["treasures"] + [f"play {NAME[c]}" for c in TREASURES if c in p.hand[who]]
    if p.buys:
        coins = p.coins
        moves += [f"buy {NAME[c]}" for c, left in p.supply.items() if left and COST[c] <= coins]
    moves.append("end")
    if not p.tidy and p.auto:
        moves.append("tidy")
    return moves


@buy.allows
def _(p: Dominion, who: int, move: str) -> bool:
    card = BUY.get(move)
    if card is not None:
        return p.buys > 0 and COST[card] <= p.coins and p.supply.get(card, 0) > 0
    card = PLAY.get(move)
    if card is not None:
        return not p.bought and card in TREASURES and card in p.hand[who]
    if move == "treasures":
        return not p.bought and has_treasure(p.hand[who])
    return move == "end" or (move == "tidy" and p.auto and not p.tidy)


@buy.answer
def _(p: Dominion, who: int, move: str) -> None:
    card = BUY.get(move)
    if card is not None:
        p.buys -= 1
        p.coins -= COST[card]
        p.bought = True
        p.supply[card] -= 1
        p.discard[who] += card
        if p.events is not None:
            say(p, "bought", "D.buy.one", who=who, card=NAME[card], cost=COST[card])
        if p.buys or not p.auto:
            p.stack.append(("buy", who))
        else:
            clean_up(p, who)
    elif move == "treasures":
        hand = p.hand[who]
        played = "c" * hand.count("c") + "s" * hand.count("s") + "g" * hand.count("g")
        play_treasures(p, who, played, hand.replace("c", "").replace("s", "").replace("g", ""))
        p.stack.append(("buy", who))
    elif move == "end":
        clean_up(p, who)
    elif move == "tidy":
        p.tidy = True
        p.stack.append(("buy", who))
    else:
        card = PLAY[move]
        play_treasures(p, who, card, p.hand[who].replace(card, "", 1))
        p.stack.append(("buy", who))


def play_treasures(p: Dominion, who: int, played: str, kept: str) -> None:
    """Treasures give their coins; the first Silver of the turn also what the Merchants promised (D.card.merchant)."""
    silvers = played.count("s")
    coins = played.count("c") + 2 * silvers + 3 * played.count("g")
    p.hand[who] = kept
    p.play += played
    bonus = 0
    if silvers and not p.silver:
        p.silver = True
        bonus = p.merchants
    p.coins += coins + bonus
    if p.events is not None:
        say(p, "played-treasures", "D.buy.treasures", who=who, cards=[NAME[c] for c in played], coins=coins)
        if bonus:
            say(p, "merchant", "D.card.merchant", who=who, card="merchant", coins=bonus)


def clean_up(p: Dominion, who: int) -> None:
    """Clean-up: in play and hand to the discard pile, in an order of choice; then five cards (D.cleanup)."""
    p.phase = "cleanup"
    p.actions = p.buys = p.coins = 0
    if (p.tidy or not p.auto) and (p.play or p.hand[who]):
        p.stack.append(("tidy", who))
    else:
        sweep(p, who, p.play[-1:] or p.hand[who][-1:])


@rules.ask
def tidy(p: Dominion, who: int) -> Sequence[str]:
    """Clean-up: which card ends up on top of the discard pile (D.cleanup.order)."""
    return [f"top {NAME[c]}" for c in kinds(p.play + p.hand[who])]


@tidy.answer
def _(p: Dominion, who: int, move: str) -> None:
    sweep(p, who, TOP[move])


def sweep(p: Dominion, who: int, top: str) -> None:
    """The hand goes beneath the cards in play, unseen, but for a top card chosen from it; then a new hand is drawn."""
    hand, play = p.hand[who], p.play
    if top not in play:
        hand, play = hand.replace(top, "", 1), play + top
    elif top and play[-1] != top:
        play = play.replace(top, "", 1) + top
    p.buried[who] += hand
    p.discard[who] += play
    p.hand[who] = p.play = ""
    if p.events is not None:
        say(p, "cleaned-up", "D.cleanup", who=who)
    if len(p.deck[who]) >= HAND:
        draw(p, who, HAND)
        end_turn(p, who)
    else:
        push(p, ("draw", who, HAND), ("end_turn", who))


@rules.step
def end_turn(p: Dominion, who: int) -> None:
    """Once a turn: is the game over (D.end.trigger)? If not, the player to the left goes on."""
    if is_over(p):
        p.phase = "over"
        p.stack.clear()
        if p.events is not None:
            result = outcome(p)
            assert result is not None
            say(p, "over", "D.end.trigger", n=empty_piles(p), scores=list(result.scores), winners=list(result.winners))
    else:
        begin_turn(p, (who + 1) % len(p.hand))


def enough(p: Dominion) -> int:
    """How many empty piles end the game."""
    return 4 if len(p.hand) > 4 else 3


def is_over(p: Dominion) -> bool:
    """No Provinces left, or three empty piles (four with 5-6 players)."""
    return 0 in p.supply.values() and (not p.supply["p"] or empty_piles(p) >= enough(p))


# points


def points(cards: str) -> dict[str, int]:
    """What each kind among these cards is worth; Gardens by the count of all of them (D.ruling.gardens_count)."""
    worth = {c: cards.count(c) * CARDS[c].points for c in kinds(cards) if CARDS[c].points}
    if GARDENS in cards:
        worth[GARDENS] = cards.count(GARDENS) * (len(cards) // 10)
    return worth


def standing(p: Dominion) -> tuple[int, ...]:
    """The points of every seat if the game ended now."""
    return tuple(score(owned(p, who)) for who in range(len(p.hand)))


def outcome(p: Dominion) -> Outcome | None:
    """Most points; among the tied the fewest turns; then they share the victory (D.end.tie)."""
    if p.phase != "over":
        return None
    scores = standing(p)
    best = max((score, -turns) for score, turns in zip(scores, p.turns, strict=True))
    winners = tuple(who for who in range(len(scores)) if (scores[who], -p.turns[who]) == best)
    return Outcome(scores, winners)

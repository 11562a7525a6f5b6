"""The chapters of the rulebook: every rule id, once."""

from __future__ import annotations

from .content.cards import CARDS

CHAPTERS: dict[str, tuple[str, ...]] = {
    "setup": (
        "D.setup.players", "D.setup.deck", "D.setup.supply", "D.setup.treasures", "D.setup.victory", "D.setup.curses",
        "D.setup.kingdom", "D.setup.choice", "D.setup.first", "D.setup.sets",
    ),
    "turn": (
        "D.turn.phases", "D.action.one", "D.action.resolve", "D.action.phase", "D.action.line", "D.buy.treasures",
        "D.buy.one", "D.buy.optional", "D.buy.curse", "D.cleanup", "D.cleanup.order", "D.end.trigger",
        "D.end.score", "D.end.tie",
    ),
    "terms": (
        "D.term.plus", "D.term.draw", "D.shuffle", "D.term.setaside", "D.term.reveal", "D.term.look", "D.term.play",
        "D.term.trash", "D.term.gain", "D.term.discard", "D.term.inplay", "D.types", "D.order.players",
        "D.reaction.sequence", "D.order.self", "D.choose.any", "D.info",
    ),
    "cards": tuple(f"D.card.{card.slug}" for card in CARDS.values()),
    "examples": (
        "D.example.turn1", "D.example.turn2", "D.example.turn3", "D.example.market_chain", "D.example.buys",
        "D.example.gardens", "D.example.throne_village", "D.example.buy_market", "D.example.militia_stop",
        "D.example.poacher",
    ),
    "rulings": (
        "D.ruling.moat_timing", "D.ruling.moat_throne", "D.ruling.moat_benefit", "D.ruling.moat_type",
        "D.ruling.witch_skip", "D.ruling.throne_merchant", "D.ruling.throne_throne", "D.ruling.throne_one_card",
        "D.ruling.throne_gain", "D.ruling.throne_moneylender", "D.ruling.throne_militia", "D.ruling.throne_vassal",
        "D.ruling.sentry_steps", "D.ruling.vassal_any", "D.ruling.harbinger_empty", "D.ruling.library_end",
        "D.ruling.bandit_short", "D.ruling.bureaucrat_types", "D.ruling.gain_mandatory", "D.ruling.gardens_count",
    ),
}  # fmt: skip

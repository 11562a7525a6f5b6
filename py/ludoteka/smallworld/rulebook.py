"""The rulebook: rule ids by chapter; the texts are in the locale files under the same ids."""

from __future__ import annotations

from typing import Final

from .content.professions import PROFESSIONS
from .content.races import RACES
from .content.relics import ROWS

CHAPTERS: Final[dict[str, tuple[str, ...]]] = {
    "setup": tuple(
        f"S.setup.{one}" for one in ("boards", "rounds", "row", "murlocs", "mountains", "places", "coins", "first")
    ),
    "turn": ("S.turn.order", "S.turn.kinds", "S.empty", "S.power.stack", "S.power.own_region"),
    "pick": ("S.pick.cost", "S.pick.tokens", "S.pick.no_more", "S.pick.refill"),
    "conquer": (
        *(f"S.conquer.{one}" for one in ("token", "stop", "first", "next", "cost", "water", "stay")),
        "S.loss",
        "S.loss.own_decline",
        "S.last.die",
        "S.redeploy",
        "S.ready",
        "S.abandon",
    ),
    "score": ("S.score.regions", "S.score.bonus", "S.score.faction", "S.end"),
    "decline": ("S.decline", "S.decline.score", "S.decline.one", "S.decline.several"),
    "races": tuple(f"S.race.{race}" for race in RACES),
    "professions": tuple(f"S.prof.{badge}" for badge in PROFESSIONS),
    "relics": ("S.place.reveal", "S.artifact.moves", *(row.rule for row in ROWS)),
    "examples": ("S.example.pick", "S.example.turn", "S.example.faction"),
    "variants": ("S.variant.teams", "S.variant.murlocs"),
    "notes": tuple(
        f"S.note.{one}"
        for one in (
            "reductions",
            "as_if_adjacent",
            "gnomes_first",
            "gnomes_short",
            "reach",
            "hammer_payee",
            "tauren_min",
            "tauren_lone",
            "champion_token",
            "champion_hold",
            "champion_broke",
            "beasts",
            "saved",
            "bomb_conquest",
            "bomb_holder",
            "bomb_decline",
            "payments",
            "tower_timing",
            "portal",
            "intimidate",
            "kobold_scope",
            "naga_water",
            "battleground",
            "own_decline",
            "no_regions",
            "losers_order",
            # ours beyond the first list
            "aid_spent",
            "abandon_time",
            "end_coins",
            "chapel_beasts",
            "champion_rage",
            "tauren_company",
            "objectives",
            "forts",
            "towers_six",
            "kept_badge",
            "scare_haven",
            "heart_broke",
            "well_choice",
            "murloc_purse",
            "team_sides",
            "team_row",
            "murloc_turn",
            "murloc_army",
            "murloc_win",
        )
    ),
}

"""The chapters of the rulebook: every rule id, once."""

from __future__ import annotations

from .content.allies import ALLIES
from .content.factions import ABILITIES
from .content.quests import QUESTS
from .content.wonderlandians import CARDS


def _ids(prefix: str, names: str) -> tuple[str, ...]:
    return tuple(f"W.{prefix}{name}" for name in names.split())


CHAPTERS: dict[str, tuple[str, ...]] = {
    "terms": _ids("", "term.unit term.opponent term.adjacent term.chip_type term.base term.exhaust gain.bag castle"),
    "setup": _ids(
        "setup.",
        "board allies wonderlandians pool tea marker player bag quest wagers shards first poison",
    ),
    "tea": _ids("tea.", "turn head enter end.madness table keep"),
    "bonuses": _ids(
        "",
        "bonus.units limit.supporters bonus.ally bonus.any_ally limit.ally bonus.die bonus.discard_shards bonus.shield "
        "bonus.wonderlandian bonus.ability bonus.castle bonus.leader bonus.purge bonus.quest bonus.forge card.split "
        "card.corrupted",
    ),
    "leaders": _ids(
        "", "leader.alice leader.queen leader.cheshire leader.hatter leader.jabberwock jabberwock.optional poison"
    ),
    "war": _ids(
        "war.",
        "order nopeek wager start draw madness loss.supply shield bust refresh emptybag play order.effects stop "
        "over 25 effects.scope effects.battle end",
    ),
    "result": _ids(
        "",
        "result.win result.tie result.uncontested quest result.abilities forge forge.new result.wagers result.cleanup",
    ),
    "end": _ids("end.", "score tie"),
    "two": _ids("two.", "setup resistance castle"),
    "allies": tuple(ally.rule for ally in ALLIES),
    "abilities": tuple(f"W.ability.{ability.id}" for ability in ABILITIES),
    "wonderlandians": tuple(f"W.wonderlandian.{card.id}" for card in CARDS),
    "quests": tuple(f"W.quest.{quest.id}" for quest in QUESTS),
    "notes": _ids(
        "note.",
        "head_start most_shards purged tea_forge half lead_tie cap allbust_wager poison_time empty uncontested "
        "soldier_c flamingo_rook flamingo_c creature rook_c crown twice learning two_first two_adjacent first_tie",
    ),
    "examples": _ids("example.", "battle1 battle2 chips forge quest"),
}

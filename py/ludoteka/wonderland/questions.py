"""The questions as a screen words them: rule, who asks, arguments; and what each kind of move is clicked on."""

from __future__ import annotations

from collections.abc import Sequence

from ..plain import Json
from .position import CHIP_ID, Table, ally_rule, fighters, region_name
from .war import tile_points

ASKS: dict[str, tuple[str, str | None]] = {
    "keep_quest": ("W.setup.quest", None),
    "place_poison": ("W.leader.jabberwock", None),
    "choose_chair": ("W.tea.turn", None),
    "party_card": ("W.leader.hatter", None),
    "choose_half": ("W.card.split", None),
    "corrupt": ("W.card.corrupted", None),
    "bonuses": ("W.bonus.units", None),
    "which_unit": ("W.bonus.units", None),
    "relocate": ("W.limit.supporters", None),
    "set_figure": ("W.bonus.wonderlandian", None),
    "drop_quest": ("W.bonus.quest", None),
    "give_shard": ("W.leader.cheshire", None),
    "here_and_there": ("W.ability.here_and_there", "here_and_there"),
    "enter": ("W.tea.enter", None),
    "wager": ("W.war.wager", None),
    "draw_or_stop": ("W.war.draw", None),
    "pick_drawn": ("W.war.play", None),
    "redraw": ("W.wonderlandian.caterpillar", "caterpillar"),
    "use_shield": ("W.war.shield", None),
    "mad_here": ("W.ability.all_mad_here", "all_mad_here"),
    "lose_unit": ("W.war.madness", None),
    "soldier": ("W.war.play", "card_soldier"),
    "feather": ("W.wonderlandian.feather", "feather"),
    "one_more_cup": ("W.ability.one_more_cup", "one_more_cup"),
    "hop": ("W.ally.C.flamingo", "flamingo"),
    "target": ("W.war.effects.scope", None),
    "vanish": ("W.ability.gone_but_for_the_grin", "gone_but_for_the_grin"),
    "tie_reward": ("W.result.tie", None),
    "uncontested": ("W.result.uncontested", None),
    "win_castle": ("W.wonderlandian.walrus", "walrus"),
    "feat": ("W.quest", None),
    "toll": ("W.ally.C.red_rook", "red_rook"),
    "learn": ("W.ability.love_of_learning", "love_of_learning"),
    "soup": ("W.wonderlandian.soup", "soup"),
    "everywhere": ("W.ability.everywhere_at_once", "everywhere_at_once"),
    "free_unit": ("W.bonus.units", None),
    "forging": ("W.forge", None),
    "choose_row": ("W.forge", None),
    "wager_chip": ("W.result.wagers", None),
}

TARGETS: dict[str, tuple[str, str]] = {
    "keep": ("quest", "quest"),
    "drop": ("quest", "quest"),
    "feat": ("quest", "quest"),
    "poison": ("chair", "chair"),
    "sit": ("chair", "chair"),
    "take": ("chair", "chair"),
    "place": ("region", "region"),
    "castle": ("region", "region"),
    "set": ("region", "region"),
    "enter": ("region", "region"),
    "march": ("region", "region"),
    "from": ("region", "region"),
    "move": ("region", "region"),
    "recruit": ("wonderlandian", "wonderlandian"),
    "uncover": ("ability", "ability"),
    "ally": ("supply", "chip"),
    "forge": ("active", "chip"),
    "figure": ("figure", "figure"),
    "bring": ("figure", "figure"),
    "lose": ("unit", "unit"),
    "give": ("seat", "whom"),
    "wager": ("fighter", "whom"),
    "on": ("fighter", "whom"),
    "play": ("drawn", "chip"),
    "return": ("exhausted", "chip"),
    "remove": ("active", "chip"),
    "hop": ("track", "n"),
    "row": ("row", "row"),
}
"""By verb: the kind of thing on the board, and the name of the argument."""

ZONES = {("forge", "bonuses"): "bag", ("return", "learn"): "active"}
"""Where a chip lies if the question says more than the verb."""

STRIKE_RULES = {
    "temper": "W.ability.royal_temper",
    "crown": "W.wonderlandian.crown",
    "broken_cup": "W.wonderlandian.broken_cup",
    "charm": "W.wonderlandian.charm",
    "flamingo": "W.ally.D.flamingo",
    "claws": "W.ability.claws_that_catch",
}


def bonus_names(pending: Sequence[str]) -> list[Json]:
    """Bonuses with chip letters spelt out."""
    return [f"ally {CHIP_ID[b.removeprefix('ally ')]}" if b.startswith("ally ") else b for b in pending]


def prompt_args(p: Table, name: str, args: list[object]) -> dict[str, Json]:
    """The arguments a screen is told with a question; "rule" may be among them."""
    if name == "choose_chair":
        return {"past": bool(args[0])}
    if name in ("choose_half", "corrupt"):
        return {"card": str(args[0])}
    if name == "bonuses":
        return {"bonuses": bonus_names([str(b) for b in args[0]])} if isinstance(args[0], tuple) else {}
    if name in ("which_unit", "relocate"):
        return {"n": _int(args[0]), "region": region_name(_int(args[1]))}
    if name == "set_figure":
        return {"figure": str(args[0])}
    if name in ("use_shield", "redraw", "choose_row"):
        return {"chip": CHIP_ID[str(args[0])]}
    if name == "soldier":
        return {"chip": CHIP_ID[str(args[0])], "rule": ally_rule(p, "card_soldier")}
    if name == "wager":
        return {"fighters": list(fighters(p)), "region": region_name(p.battle)}
    if name == "draw_or_stop":
        return {"draw": p.draw}
    if name in ("place_poison", "vanish"):
        return {"left": _int(args[0])}
    if name == "lose_unit":
        return {"n": _int(args[0])}
    if name == "target":
        return {"by": str(args[0]), "rule": STRIKE_RULES[str(args[0])]}
    if name in ("tie_reward", "uncontested"):
        return {"points": tile_points(p, p.battle), "region": region_name(p.battle)}
    if name == "feat":
        return {"free": bool(args[0])}
    if name == "forging":
        return {"left": _int(args[0]) + _int(args[1])}
    if name == "free_unit":
        return {"rule": str(args[0])}
    return {}


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value

"""The options of a table, and the static content a screen needs."""

from __future__ import annotations

from ..game import BadInput, Options
from ..plain import Json
from ..rng import Rng
from .content import allies, board, factions, tea, wonderlandians
from .content.chips import ALLY_KINDS, CHIPS
from .content.forge import MANY, TWO, Side
from .content.quests import QUESTS
from .position import CHIP_ID, Table
from .setup import PARTY

SEATS = (2, 5)
FIELDS = ("seats", "factions", "allies", "first_print")
RANDOM = "random"
MIXED = "mixed"


def options(raw: Json) -> Options:
    """The options of a table with defaults filled in; anything odd is refused."""
    if type(raw) is not dict or not set(raw) <= set(FIELDS):
        raise BadInput("bad-options", game="wonderland")
    seats = raw.get("seats", 4)
    if type(seats) is not int or not SEATS[0] <= seats <= SEATS[1]:
        raise BadInput("bad-option", option="seats")
    first_print = raw.get("first_print", False)
    if type(first_print) is not bool:
        raise BadInput("bad-option", option="first_print")
    return {
        "seats": seats,
        "factions": factions_option(raw.get("factions", RANDOM), seats),
        "allies": allies_option(raw.get("allies", "A")),
        "first_print": first_print,
    }


def factions_option(chosen: Json, seats: int) -> Json:
    """A faction or "random" for each seat, or "random" for all (W.setup.player)."""
    if chosen == RANDOM:
        return [RANDOM] * seats
    if type(chosen) is not list or len(chosen) != seats:
        raise BadInput("bad-option", option="factions")
    named = [faction for faction in chosen if faction != RANDOM]
    if len(set(map(str, named))) != len(named) or not all(faction in factions.IDS for faction in named):
        raise BadInput("bad-option", option="factions")
    return list(chosen)


def allies_option(sets: Json) -> Json:
    """A set, "mixed" (by lot), or a set letter for each ally kind (W.setup.allies)."""
    if type(sets) is str and (sets == MIXED or (len(sets) in (1, len(ALLY_KINDS)) and set(sets) <= set(allies.SETS))):
        return sets
    raise BadInput("bad-option", option="allies")


def suggest(raw: Json, rng: Rng) -> Options:
    """The options with factions and mixed sets drawn, to be looked at before the game begins."""
    found = dict(options(raw))
    chosen = found["factions"]
    assert isinstance(chosen, list)
    left = [faction for faction in factions.IDS if faction not in chosen]
    rng.shuffle(left)
    found["factions"] = [left.pop() if faction == RANDOM else faction for faction in chosen]
    if found["allies"] == MIXED:
        found["allies"] = "".join(rng.pick(allies.SETS) for _ in ALLY_KINDS)
    return found


def rematch(p: Table, options: Options) -> Options:
    """The next table: the same seats and options; the first player is drawn anew."""
    return options


# static content


def about() -> Json:
    """Chips, cards, boards and what may be chosen."""
    found: dict[str, Json] = {
        "regions": [{"region": row.id, "source": row.source} for row in board.REGIONS],
        "tiles": [{"tile": row.id, "points": list(row.points), "source": row.source} for row in board.TILES],
        "forgeMarks": [mark for mark, _ in board.FORGE_MARKS],
        "trackEnd": board.TRACK_END,
        "die": [{"n": n, "faces": faces, "source": source} for n, faces, source in board.DIE],
        "resistance": list(board.RESISTANCE),
        "leaderMax": board.LEADER_MAX,
        "chips": [
            {"chip": c.id, "kind": c.kind, "base": c.base, "level": c.level, "count": c.amount, "source": c.source}
            for c in CHIPS
        ],
        "allies": [{"set": a.set, "kind": a.kind, "rule": a.rule, "source": a.source} for a in allies.ALLIES],
        "tea": [tea_row(card) for card in tea.CARDS.values()],
        "quests": [
            {
                "quest": q.id,
                "region": q.region,
                "feat": q.feat,
                "featN": list(q.feat_n),
                "goal": q.goal,
                "goalKinds": list(q.goal_kinds),
                "goalN": q.goal_n,
                "rule": f"W.quest.{q.id}",
                "source": q.source,
            }
            for q in QUESTS
        ],
        "wonderlandians": [
            {
                "wonderlandian": c.id,
                "sort": c.sort,
                "figures": list(c.figures),
                "chip": CHIP_ID.get(c.chip),
                "n": c.n,
                "strengths": [wonderlandians.FIGURE[f].strength for f in c.figures],
                "rule": f"W.wonderlandian.{c.id}",
                "source": c.source,
            }
            for c in wonderlandians.CARDS
        ],
        "factions": [faction_row(row) for row in factions.FACTIONS],
        "boards": {"many": side_row(MANY), "two": side_row(TWO)},
        "parties": {
            str(n): {"places": row.places, "cards": row.cards, "shards": list(row.shards)} for n, row in PARTY.items()
        },
        "options": {
            "seats": list(SEATS),
            "factions": [RANDOM, *factions.IDS],
            "allies": [*allies.SETS, MIXED],
            "first_print": False,
        },
    }
    return found


def bonus_row(bonus: str) -> Json:
    """A bonus as a screen draws it: its name, with a chip or a number where it has one."""
    name, _, arg = bonus.partition(" ")
    row: dict[str, Json] = {"bonus": name}
    if name == "ally":
        row["chip"] = CHIP_ID[arg]
    elif arg:
        row["n"] = int(arg)
    return row


def tea_row(card: tea.TeaCard) -> Json:
    """A tea card as a screen draws it."""
    return {
        "card": card.id,
        "round": card.round,
        "units": list(card.units),
        "die": card.die,
        "source": card.source,
        "gain": [bonus_row(b) for b in card.gain],
        "orGain": [bonus_row(b) for b in card.or_gain],
        "dark": [bonus_row(b) for b in card.dark],
    }


def side_row(side: Side) -> Json:
    """A side of the faction boards."""
    return {
        "rows": [[bonus_row(space) for space in row] for row in side.rows],
        "between": [
            {"above": b.above + 1, "column": b.column + 1, "bonus": bonus_row(b.bonus), "source": b.source}
            for b in side.between
        ],
        "castleMax": side.castle_max,
        "source": side.source,
    }


def faction_row(row: factions.Faction) -> Json:
    """A faction with all abilities of both prints."""
    return {
        "faction": row.id,
        "artifact": row.artifact,
        "power": row.power,
        "rule": f"W.leader.{row.id}",
        "source": row.source,
        "abilities": [
            {
                "ability": a.id,
                "sort": a.sort,
                "n": a.n,
                "two": a.two,
                "print": a.print,
                "source": a.source,
                "rule": f"W.ability.{a.id}",
            }
            for a in factions.ABILITIES
            if a.faction == row.id
        ],
    }

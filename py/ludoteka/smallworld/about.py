"""The static content a screen needs."""

from __future__ import annotations

from ..plain import Json
from .content.maps import FACES, SIZES_FOR
from .content.pieces import DIE, ROUNDS
from .content.professions import PROFESSIONS
from .content.races import RACES
from .content.relics import ROWS
from .powers import POWERS
from .setup import VARIANTS


def about() -> Json:
    """Continents, races, badges, relics and what a table may choose."""
    return {
        "seats": [1, 5],
        "bots": ["steady"],
        "variants": list(VARIANTS),
        "die": [int(pips) for pips, n in DIE for _ in range(n)],
        "faces": [
            {
                "id": face.id,
                "board": face.board,
                "size": face.size,
                "name": face.name,
                "source": face.source,
                "regions": [
                    {
                        "id": one.id,
                        "name": one.name,
                        "terrain": one.terrain,
                        "symbols": list(one.symbols),
                        "near": list(one.neighbours),
                    }
                    for one in face.regions
                ],
            }
            for face in FACES.values()
        ],
        "sizes": {str(seats): list(row) for seats, row in SIZES_FOR.items()},
        "rounds": {str(seats): n for seats, n in ROUNDS.items()},
        "races": [
            {
                "id": one.id,
                "faction": one.faction,
                "number": one.number,
                "tray": one.tray,
                "rule": POWERS[one.id].rule,
                "source": one.source,
            }
            for one in RACES.values()
        ],
        "badges": [
            {"id": one.id, "number": one.number, "rule": POWERS[one.id].rule, "source": one.source}
            for one in PROFESSIONS.values()
        ],
        "relics": [{"id": one.id, "sort": one.sort, "rule": one.rule, "source": one.source} for one in ROWS],
    }

"""Counts of the box and the figures of a table, by number of players."""

from __future__ import annotations

from typing import Final

MURLOCS: Final = 15  # rulebook
WALLS: Final = 9  # public, as are the towers, beasts, harmony tokens and objectives
TOWERS: Final = 6
BEASTS: Final = 5
HARMONY: Final = 4
OBJECTIVES: Final = 2
FORTS: Final = 10  # rulebook
BOMBS_LIVE: Final = 6  # rulebook
BOMBS_DUD: Final = 6
START_COINS: Final = 5  # rulebook
ROW: Final = 6  # rulebook: five in the column and the top of the two stacks

DIE: Final = (("0", 3), ("1", 1), ("2", 1), ("3", 1))
"""The reinforcement die as in the original game (reconstructed): three blanks, 1, 2, 3."""

ROUNDS: Final = {2: 10, 3: 10, 4: 9, 5: 8}  # rulebook
MURLOC_ROUNDS: Final = 9  # public
MURLOC_BOARDS: Final = "LS"
MURLOC_ARMY: Final = 14

"""The players of this game."""

from __future__ import annotations

from collections.abc import Mapping

from ..game import Bot
from .steady import Steady

BOTS: Mapping[str, Bot] = {"steady": Steady()}

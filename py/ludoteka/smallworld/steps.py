"""The table of steps and questions that all rule modules fill."""

from __future__ import annotations

from ..stack import Steps
from .position import Position

rules = Steps[Position]()

"""What a measurement gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True, kw_only=True)
class Figure:
    """One number, beside a rival's in the same run where there is one."""

    name: str
    value: float
    unit: str
    rival: str = ""
    rival_value: float | None = None
    at_least: float | None = None
    """The goal: for the ratio to the rival if there is one, else for the value itself."""
    at_most: float | None = None
    rounds: tuple[tuple[float, float], ...] = ()
    """Pairs of ours and the rival's, taken in turns: on a busy machine their ratios say more than medians."""

    @classmethod
    def paired(
        cls,
        name: str,
        unit: str,
        rival: str,
        rounds: Sequence[tuple[float, float]],
        *,
        at_least: float | None = None,
        at_most: float | None = None,
    ) -> Figure:
        return cls(
            name=name,
            unit=unit,
            rival=rival,
            value=median(ours for ours, _ in rounds),
            rival_value=median(theirs for _, theirs in rounds),
            rounds=tuple(rounds),
            at_least=at_least,
            at_most=at_most,
        )

    @property
    def ratios(self) -> list[float]:
        return sorted(ours / theirs for ours, theirs in self.rounds)

    @property
    def ratio(self) -> float | None:
        if self.rounds:
            return median(self.ratios)
        return self.value / self.rival_value if self.rival_value else None

    @property
    def reached(self) -> bool | None:
        """Is the goal reached? None without a goal."""
        judged = self.value if self.ratio is None else self.ratio
        if self.at_least is not None:
            return judged >= self.at_least
        if self.at_most is not None:
            return judged <= self.at_most
        return None

    def line(self) -> str:
        text = f"{self.name}: {number(self.value)} {self.unit}"
        if self.ratio is not None and self.rival_value is not None:
            text += f"; {self.rival} {number(self.rival_value)}; ratio {self.ratio:.2f}"
            if self.rounds:
                text += f" ({self.ratios[0]:.2f} to {self.ratios[-1]:.2f} in {len(self.rounds)} rounds)"
        if self.reached is not None:
            bound = f"at least {self.at_least}" if self.at_least is not None else f"at most {self.at_most}"
            text += f" (goal {bound}: {'reached' if self.reached else 'MISSED'})"
        return text

    def row(self) -> dict[str, object]:
        return {
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "rival": self.rival or None,
            "rival_value": self.rival_value,
            "ratio": self.ratio,
            "rounds": self.rounds or None,
            "at_least": self.at_least,
            "at_most": self.at_most,
            "reached": self.reached,
        }


def number(value: float) -> str:
    """Three figures that count, and no more."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"

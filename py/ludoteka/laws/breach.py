"""A law that did not hold."""

from __future__ import annotations


class Breach(AssertionError):
    """Which law, and what was found instead."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


def hold(fact: bool, law: str, detail: str) -> None:
    """The law holds, or the walk ends here."""
    if not fact:
        raise Breach(law, detail[:2000])

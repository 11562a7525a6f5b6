"""Tables for the browser tests: made by the rules, laid into a page's storage, played by pressing what is marked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache

from playwright.sync_api import Page, Route, expect

from conftest import wait_ready
from ludoteka.dominion.content.cards import LETTER
from ludoteka.dominion.position import Dominion
from ludoteka.games import game
from ludoteka.session import Seat, Session

OLENA, MAREK, ADA = Seat("Olena"), Seat("Marek"), Seat("Ada", "big_money")
PHASES = {
    "dominion": ("action", "buy", "over"),
    "wonderland": ("tea", "war", "over"),
    "smallworld": ("pick", "conquer", "over"),
}
"""What a board is looked at in: a kind of question, a phase of the board, or the end."""


def stands(session: Session, phase: str) -> bool:
    """Is the first seat asked in this phase, and the game well under way?"""
    seen = session.view(0)
    prompt, board = seen["prompt"], seen["board"]
    if phase == "over" or not isinstance(prompt, dict) or not isinstance(board, dict) or session.ply < 12:
        return False
    return phase in (prompt["kind"], board.get("phase"))


@cache
def table_at(name: str, phase: str, bot: str = "random") -> str:
    """The save of a game that two bots have brought to this phase. The random one never changes, as better ones do."""
    rules = game(name)
    for seed in range(20):
        raw = [{"name": "Olena", "bot": bot}, {"name": "Ada", "bot": bot}]
        session = Session.new(name, rules.options({"seats": 2}), raw, f"aria {seed}")
        while session.to_move is not None and not stands(session, phase):
            session.advance(session.ply)
        if (session.to_move is None) == (phase == "over"):
            session.seats = (Seat("Olena"), Seat("Ada", bot))
            return session.save()
    raise AssertionError(f"{name} never comes to {phase}")


def with_hands(
    seats: Sequence[Seat], *hands: Sequence[str], kingdom: str | list[str] = "first_game", auto: bool = False
) -> str:
    """The save of a table at the first question, these hands taken from the supply in place of the first five cards.

    With `auto` that question is the Buy phase (the dealt hands hold no Action); without it, the Action phase.
    """
    rules = game("dominion")
    options = rules.options({"seats": len(seats), "kingdom": kingdom, "auto": auto, "first": 0})
    session = Session(rules, options, seats, "hands")
    session.run_chance()
    position = session.position
    assert isinstance(position, Dominion)
    for seat, hand in enumerate(hands):
        for card in position.hand[seat]:
            position.supply[card] += 1
        position.hand[seat] = "".join(sorted(LETTER[slug] for slug in hand))
        for card in position.hand[seat]:
            position.supply[card] -= 1
    rules.validate(position)
    return Session(rules, options, seats, "hands", position).save()


def lay(page: Page, save: str, table: str = "test", **settings: object) -> None:
    """Put a save where the page keeps its tables, and open it there."""
    chosen = {"speed": "instant", **settings}
    page.goto("/")
    page.evaluate(
        "(rows) => { for (const [key, text] of rows) localStorage.setItem(key, text); }",
        [[f"ludoteka.table.{table}", save], ["ludoteka.settings", json.dumps(chosen)]],
    )
    open_table(page, table)


def open_table(page: Page, table: str = "test") -> None:
    """Open a table as by a fresh visit."""
    page.goto(f"/#table/{table}")
    page.reload()
    wait_ready(page)
    # Not merely drawn from what was seen last (see test_waking.py): Python has opened it.
    expect(page.locator(".table:not([data-waking]), .curtain:not(:has(.waking)), .message a")).to_be_visible()


def press(page: Page, on: str) -> None:
    """Press a thing on the board that can be used."""
    page.locator(f'[data-on="{on}"]:not([aria-disabled="true"])').first.click()


def choose(page: Page, move: str) -> None:
    """Press a plain button."""
    page.locator(f'[data-choice="{move}"]').first.click()


def lift(page: Page, name: str) -> None:
    """Take the device as this person."""
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".table")).to_be_visible()


def stored(page: Page, table: str = "test") -> dict[str, object]:
    """The save that the page keeps."""
    text: str = page.evaluate("(id) => localStorage.getItem(`ludoteka.table.${id}`)", table)
    save: dict[str, object] = json.loads(text)
    return save


class Held:
    """Python's wasm, held back until the test has seen enough; a worker that asks later is not held any more."""

    def __init__(self, page: Page) -> None:
        self._routes: list[Route] | None = []
        page.route("**/*.wasm", self._hold)

    def _hold(self, route: Route) -> None:
        if self._routes is None:
            route.continue_()
        else:
            self._routes.append(route)

    def release(self) -> None:
        """Let everything come that was asked for."""
        routes, self._routes = self._routes or [], None
        for route in routes:
            route.continue_()

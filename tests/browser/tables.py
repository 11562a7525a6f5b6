"""Tables for the browser tests: made by the rules, laid into a page's storage, played by pressing what is marked."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Sequence
from functools import cache

from playwright.sync_api import Error, Frame, Page, Route, Worker, expect

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
    seats: Sequence[Seat],
    *hands: Sequence[str],
    kingdom: str | list[str] = "first_game",
    auto: bool = False,
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


ANSWERED = """async () => {
  const { engine } = await import(new URL("web/boot.js", document.baseURI).href);
  await engine.call("games").catch(() => {});
}"""


def answered(page: Page) -> None:
    """Wait until Python has answered what was asked before, and the page has drawn it: answers come in order.

    A table that waits for an answer takes no press, so a second press that comes too soon would be lost.
    """
    page.evaluate(ANSWERED)


def press(page: Page, on: str) -> None:
    """Press a thing on the board that can be used; the answer is waited for."""
    page.locator(f'[data-on="{on}"]:not([aria-disabled="true"])').first.click()
    answered(page)


def choose(page: Page, move: str) -> None:
    """Press a plain button; the answer is waited for."""
    page.locator(f'[data-choice="{move}"]').first.click()
    answered(page)


def until_played(page: Page, target: str) -> None:
    """Press until the table has moved on: while it comes back from its save it takes no press."""
    ply = page.locator(".table").get_attribute("data-ply")
    for _ in range(60):
        page.locator(target).first.click()
        answered(page)
        if page.locator(".table").get_attribute("data-ply") != ply:
            return
        page.wait_for_timeout(250)
    raise AssertionError(f"no press on {target} was taken")


def lift(page: Page, name: str) -> None:
    """Take the device as this person."""
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".table")).to_be_visible()


def stored(page: Page, table: str = "test") -> dict[str, object]:
    """The save that the page keeps."""
    text: str = page.evaluate("(id) => localStorage.getItem(`ludoteka.table.${id}`)", table)
    save: dict[str, object] = json.loads(text)
    return save


def expect_moves(page: Page, *moves: str, table: str = "test") -> None:
    """Wait until the kept save has all of these moves."""
    page.wait_for_function(
        """([id, moves]) => {
          const kept = JSON.parse(localStorage.getItem(`ludoteka.table.${id}`))?.moves ?? [];
          return moves.every((move) => kept.includes(move));
        }""",
        arg=[table, moves],
    )


HEAR = """(place) => {
  globalThis.heard = [];
  const region = document.querySelector(place);
  new MutationObserver(() => { if (region.textContent) globalThis.heard.push(region.textContent); })
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def hear(page: Page, place: str = "#live") -> None:
    """Write down from now on what the live region says: each message stands there only for a while."""
    page.evaluate(HEAR, place)


def expect_said(page: Page, words: str) -> None:
    """Wait until this has been said since `hear`."""
    page.wait_for_function("(words) => globalThis.heard.join(' ').includes(words)", arg=words)


WORKS = "() => typeof python !== 'undefined'"


def python_of(page: Page) -> Worker:
    """The worker in which the table's Python runs: the first that still lives (one of the page before may be going)."""
    wait_ready(page)
    for worker in page.workers:
        with contextlib.suppress(Error):
            if worker.evaluate(WORKS):
                return worker
    raise AssertionError("no worker has Python in it")


STAND_STILL = """([least, most]) => {
  const [start, stop] = [globalThis.setTimeout, globalThis.clearTimeout];
  const held = new Map();
  let count = 0;
  globalThis.setTimeout = (run, ms = 0, ...args) => {
    if (!(ms >= least && ms <= most)) return start(run, ms, ...args);
    held.set(--count, () => run(...args));
    return count;
  };
  globalThis.clearTimeout = (id) => { if (!held.delete(id)) stop(id); };
  globalThis.letGo = () => {
    const due = [...held.values()];
    held.clear();
    for (const run of due) run();
  };
  globalThis.timeGoesOn = () => {
    globalThis.setTimeout = start;
    globalThis.letGo();
  };
}"""


def settled(page: Page | Frame, script: str, argument: object = None) -> list[str]:
    """What a script still finds wrong when the page has come to rest: things are fitted after the first drawing."""
    found: list[str] = []
    for _ in range(40):
        found = page.evaluate(script, argument)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


class StandStill:
    """From now on nothing in the page happens by the clock that waits about as long as a pace of bots (slow: 1400 ms).

    What would pass by on a busy machine stands until the test lets it go.
    """

    def __init__(self, page: Page, least: int = 600, most: int = 2000) -> None:
        self._page = page
        page.evaluate(STAND_STILL, [least, most])

    def let_go(self) -> None:
        """What waits now happens."""
        self._page.evaluate("() => letGo()")

    def go_on(self) -> None:
        """The clock goes on."""
        self._page.evaluate("() => timeGoesOn()")


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

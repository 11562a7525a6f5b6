"""Tabs killed at random moments: crashed or closed in the middle of whatever they do."""

from __future__ import annotations

import contextlib
import json
import random
from dataclasses import dataclass, field

from browser.tables import ADA, OLENA, answered
from playwright.sync_api import BrowserContext, Error, Page, expect

from conftest import Problems, wait_ready
from ludoteka.session import Session

KEY = "ludoteka.table.kill"
LISTEN = f"""
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {{
    keep.call(this, key, text);
    if (key === "{KEY}") window.kept(text);
  }};
"""
PRESS = """(number) => {
  const marks = '[data-on]:not([aria-disabled="true"]), [data-choice]';
  const all = [...document.querySelectorAll(".board " + marks)].filter((each) => each.checkVisibility());
  all[number % Math.max(1, all.length)]?.click();
}"""


@dataclass
class Killer:
    """Opens the table, plays a little, kills the tab, and looks at what is left."""

    context: BrowserContext
    problems: Problems
    seed: str
    told: list[str] = field(default_factory=list)
    """Every save that a page said it had written."""
    kills: int = 0
    moves: int = 0
    games: int = 0

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.problems.allow("crash|closed")
        self.context.expose_binding("kept", lambda _, text: self.told.append(text))
        self.quiet = self.context.new_page()
        self.quiet.goto("/manifest.json")
        self.lay()

    def lay(self) -> None:
        """A fresh table of one person and a bot."""
        self.games += 1
        options = {"kingdom": "random"}
        save = Session.new("dominion", options, [list(OLENA), list(ADA)], f"{self.seed} {self.games}").save()
        self.quiet.evaluate(
            "(rows) => { localStorage.clear(); for (const [key, text] of rows) localStorage.setItem(key, text); }",
            [[KEY, save], ["ludoteka.settings", json.dumps({"speed": "instant"})]],
        )
        self.last = save
        self.told = [save]

    def stored(self) -> str:
        text: str = self.quiet.evaluate("(key) => localStorage.getItem(key)", KEY)
        return text

    def once(self) -> None:
        """One tab: it comes back to what was left, some presses, death."""
        page = self.context.new_page()
        self.problems.watch(page)
        page.add_init_script(LISTEN)
        page.goto("/#table/kill")
        if self.random.random() < 0.8:  # else it dies while it starts
            self.same_question(page)
            for _ in range(self.random.randrange(4)):
                page.evaluate(PRESS, self.random.randrange(1000))
                pause = self.random.choice((0, 0, 5, 20, 60, 150, None))
                answered(page) if pause is None else page.wait_for_timeout(pause)
        else:
            page.wait_for_timeout(self.random.randrange(400))
        self.kill(page)
        self.look()

    def kill(self, page: Page) -> None:
        self.kills += 1
        if self.random.random() < 0.7:
            with contextlib.suppress(Error):  # nobody is left to answer
                page.goto("chrome://crash", timeout=3000)
        page.close(run_before_unload=False)

    def look(self) -> None:
        """Nothing that was written is lost, nothing is doubled, and the rules replay all of it."""
        before = json.loads(self.told[-1])["moves"]
        text = self.stored()
        for _ in range(50):  # from the process of the dead tab to this one's it takes a while
            if len(json.loads(text)["moves"]) >= len(before):
                break
            self.quiet.wait_for_timeout(100)
            text = self.stored()
        session, note = Session.open(text)
        assert note is None, "the history does not lead to the position"
        moves = [ply.move for ply in session.plies]
        assert moves[: len(before)] == before, "a move that had been kept is lost"
        known = json.loads(self.last)["moves"]
        assert moves[: len(known)] == known, "the beginning of the game has changed"
        self.moves += len(moves) - len(known)
        self.last = text
        self.told = [text]
        if session.to_move is None or session.ply > 400:
            self.lay()

    def same_question(self, page: Page) -> None:
        """The page asks what the rules ask at the kept save (bots may have moved on since)."""
        wait_ready(page)
        expect(page.locator(".table:not([data-waking])")).to_be_visible()
        page.wait_for_function(
            """(key) => {
              const table = document.querySelector(".table:not([data-waking])");
              const moves = JSON.parse(localStorage.getItem(key)).moves.length;
              return table && Number(table.dataset.ply) === moves;
            }""",
            arg=KEY,
        )

"""The policies are in force in page and worker, and a whole session asks nobody but its own site."""

from __future__ import annotations

import pytest
from browser.tables import ADA, OLENA, choose, lay, press, python_of, with_hands
from playwright.sync_api import BrowserContext, Page, Request, expect

from conftest import Problems, wait_ready

RICH = (["gold", "gold", "gold", "copper", "copper"], ["silver"] * 5)


REFUSED = """(url) => new Promise((tell) => {
  addEventListener("securitypolicyviolation", (event) => tell(event.effectiveDirective), { once: true });
  fetch(url).then(() => tell("sent"), () => {});
})"""


def fate(code: str) -> str:
    """A function that runs the code and says what became of it; in a timer, for what devtools call may do more."""
    return f"""() => new Promise((tell) => setTimeout(async () => {{
      try {{ {code}; tell("done"); }} catch (error) {{ tell(error.name); }}
    }}))"""


def test_the_policy_is_in_force_in_page_and_worker(ready: Page, problems: Problems) -> None:
    problems.allow("Content Security Policy|violates|TrustedScript")
    for place in (ready, python_of(ready)):
        assert place.evaluate(fate("(0, eval)('1')")) == "EvalError"
        assert place.evaluate(fate("new Function('return 1')()")) == "EvalError"
        # the policy itself must refuse, not the network
        assert place.evaluate(REFUSED, "https://example.invalid/") == "connect-src"


SINKS = (
    "document.body.innerHTML = '<b>x</b>'",
    "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
    "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
    "new Worker('data:text/javascript,1')",
    "document.createElement('script').src = 'x.js'",
    "trustedTypes.createPolicy('mine', {})",
    "trustedTypes.createPolicy('ludoteka', {})",
)


def expect_no_sink(page: Page, problems: Problems) -> None:
    """No string becomes markup or a script, and nobody makes a policy that lets it."""
    problems.allow("Trusted|Content Security Policy")
    assert {code: page.evaluate(fate(code)) for code in SINKS} == dict.fromkeys(SINKS, "TypeError")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("/", ".home"),
        ("/embed.html#v=1&run&lesson=dominion-turn", ".lesson-card"),
        ("/example.html", "ludoteka-board"),
        ("/example.uk.html", "ludoteka-board"),
        ("/generator.html", "form"),
    ],
)
def test_no_string_becomes_markup_or_script(page: Page, problems: Problems, address: str, shown: str) -> None:
    page.goto(address)
    expect(page.locator(shown).first).to_be_visible()
    expect_no_sink(page, problems)


def test_no_string_becomes_a_script_in_the_worker(ready: Page, problems: Problems) -> None:
    problems.allow("Trusted|Content Security Policy")
    worker = python_of(ready)
    assert worker.evaluate(fate("new Worker('data:text/javascript,1')")) == "TypeError"
    assert worker.evaluate(fate("setTimeout('1')")) == "TypeError"
    assert worker.evaluate(fate("trustedTypes.createPolicy('ludoteka', {})")) == "TypeError"


def test_a_whole_session_asks_nobody_else(context: BrowserContext, page: Page, site: str) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    context.on("request", note)
    lay(page, with_hands([OLENA, ADA], *RICH), autopass=False)
    choose(page, "end")
    choose(page, "treasures")
    press(page, "supply.province")
    expect(page.locator(".log")).to_contain_text("Province")
    for place in ("#", "#new/wonderland", "#rules/smallworld", "#learn/dominion", "#new/smallworld"):
        page.goto(f"/{place}")
        expect(page.locator("#app > *").first).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".board")).to_be_visible()
    for language in ("uk", "pl"):
        page.goto(f"/?lang={language}#")
        wait_ready(page)
    assert len(asked) > 20
    assert [url for url in asked if not url.startswith((site, "data:", "blob:"))] == []

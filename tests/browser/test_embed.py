"""Boards inside pages of another origin: they sleep, wake, play, tell, obey, share one Python; no stranger is heard."""

from __future__ import annotations

from pathlib import Path

from browser.boards import expect_heard, expect_one_python, frame_of, heard, inside, visit, wake
from browser.test_links import played
from playwright.sync_api import Page, expect

from conftest import Lay
from ludoteka import share


def three_boards() -> str:
    """A lesson, a position to play on, a replay."""
    position = share.pack(share.as_seen(played("smallworld", 20, people=1), 0, None, "embed"), "position")
    replay = share.pack(played("dominion", 30, people=1), "replay")
    return f"""<ludoteka-board id="one" lesson="dominion-turn"><p>A picture of a turn</p></ludoteka-board><p>Words.</p>
      <ludoteka-board id="two" position="{position}"></ludoteka-board><p>Words.</p>
      <ludoteka-board id="three" replay="{replay}"></ludoteka-board>"""


def test_three_boards_of_another_origin(page: Page, lay_page: Lay) -> None:
    asked = visit(page, lay_page(three_boards()))
    expect(page.get_by_text("A picture of a turn")).to_be_visible()
    expect(page.locator("#two").get_by_text("Open in Ludoteka")).to_be_visible()
    assert [url for url in asked if url.endswith((".wasm", ".bin", ".html"))][1:] == []  # the page itself
    assert page.workers == []

    lesson = wake(page, "one")
    expect(page.get_by_text("A picture of a turn")).not_to_be_visible()
    position, replay = wake(page, "two"), wake(page, "three")
    expect_one_python(page)  # for all three
    assert len([url for url in asked if "/snapshot." in url]) == 1
    ready = expect_heard(page, "two", "ready")
    assert (ready["game"], ready["mode"]) == ("smallworld", "play")

    # a goal, reached by clicking
    lesson.locator("[data-lesson=next]").click()
    lesson.locator('[data-on="hand.smithy"]').first.click()
    goal = expect_heard(page, "one", "goal")
    assert goal == {"lesson": "dominion-turn", "step": 1, "done": False}
    assert heard(page, "one", "move")[-1]["steps"][0]["events"][0]["args"]["card"] == "smithy"
    assert heard(page, "two", "move") == []

    # the height follows the content
    lesson.locator("[data-lesson=hint]").click()
    expect(lesson.locator(".lesson-hint")).to_be_visible()
    page.wait_for_function(
        "() => { const { height } = heard.findLast((row) => row.board === 'one' && row.name === 'height').detail;"
        " return document.querySelector('#one').shadowRoot.querySelector('iframe').clientHeight === height; }"
    )
    frame_of(page, "one").wait_for_function(
        "() => Math.abs(document.getElementById('app').getBoundingClientRect().height - innerHeight) <= 1"
    )

    # the others play too
    position.locator('[data-on^="region."]:not([aria-disabled="true"])').first.click()
    expect(replay.locator(".table")).to_have_attribute("data-ply", "0")
    replay.get_by_role("button", name="One step on").click()
    expect(replay.locator(".table")).not_to_have_attribute("data-ply", "0")


def test_the_page_stays_the_readers(page: Page, lay_page: Lay) -> None:
    """Tab leaves the board, the wheel scrolls the page, arrows act only while the board has the focus."""
    replay = share.pack(played("dominion", 30, people=1), "replay")
    visit(
        page,
        lay_page(f'<ludoteka-board id="one" replay="{replay}"></ludoteka-board><div style="height: 2000px"></div>'),
    )
    board = wake(page, "one")
    table = board.locator(".table")
    expect(table).to_have_attribute("data-ply", "0")
    page.locator("#after").focus()
    page.keyboard.press("ArrowRight")
    expect(table).to_have_attribute("data-ply", "0")
    board.get_by_role("button", name="To the beginning").focus()
    page.keyboard.press("ArrowRight")
    expect(table).not_to_have_attribute("data-ply", "0")

    for _ in range(60):
        if page.evaluate("() => document.activeElement.id") == "after":
            break
        page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.id") == "after"

    page.evaluate("() => scrollTo(0, 0)")
    box = page.locator("#one").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 30)
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => scrollY > 100")


def test_commands(page: Page, lay_page: Lay) -> None:
    visit(page, lay_page('<ludoteka-board id="one" lesson="dominion-turn" theme="dark"></ludoteka-board>'))
    board = wake(page, "one")
    html, card = board.locator("html"), board.locator(".lesson-card")
    expect(html).to_have_attribute("data-theme", "dark")
    page.evaluate("() => Object.assign(document.querySelector('#one'), { theme: 'light', lang: 'uk' })")
    expect(html).to_have_attribute("data-theme", "light")
    expect(html).to_have_attribute("lang", "uk")
    expect(card.locator("h2")).to_have_text("Один хід")
    page.evaluate("() => document.querySelector('#one').step()")
    expect(card).to_have_attribute("data-step", "1")
    page.evaluate("() => document.querySelector('#one').reset()")
    expect(card).to_have_attribute("data-step", "0")
    page.evaluate("() => document.querySelector('#one').load({ lesson: 'smallworld-costs' })")
    expect(card).to_have_attribute("data-lesson-id", "smallworld-costs")
    page.evaluate("() => document.querySelector('#one').setAttribute('lesson', 'no-such')")
    assert expect_heard(page, "one", "error")["key"] == "unknown-lesson"
    page.evaluate("() => document.querySelector('#one').setAttribute('lesson', 'dominion-turn')")
    expect(card).to_have_attribute("data-lesson-id", "dominion-turn")
    assert page.evaluate("() => localStorage.length") == 0
    page.evaluate("() => document.querySelector('#one').sleep()")
    expect(page.locator("#one").locator("button")).to_be_visible()


def test_when_the_board_with_python_goes_another_takes_over(page: Page, lay_page: Lay) -> None:
    visit(page, lay_page(three_boards()))
    wake(page, "three")
    board = wake(page, "two")
    expect_one_python(page)
    page.evaluate("() => document.querySelector('#three').remove()")
    ply = board.locator(".table").get_attribute("data-ply") or ""
    board.locator('[data-on^="region."]:not([aria-disabled="true"])').first.click()
    # the press met no Python, and neither may the next one; the table comes back from its save, and plays
    for _ in range(60):
        if board.locator(".table").get_attribute("data-ply") != ply:
            break
        board.get_by_role("button", name="Redeploy").click()
        page.wait_for_timeout(500)
    expect(board.locator(".table")).not_to_have_attribute("data-ply", ply)
    expect(board.locator("html")).to_have_attribute("data-engine", "ready")
    expect_one_python(page)


def test_storage_refused(page: Page, lay_page: Lay) -> None:
    """From another site this browser refuses storage to frames: the boards work in memory and say so."""
    body = """<ludoteka-board id="one" lesson="dominion-turn" wake="near"></ludoteka-board>
      <ludoteka-board id="two" game="dominion"></ludoteka-board>"""
    visit(page, lay_page(body, host="localhost"))
    expect(page.locator("#one")).to_have_attribute("state", "awake", timeout=60_000)  # near, so nobody had to press
    board = inside(page, "one")
    refused = "() => { try { return localStorage.length; } catch (error) { return error.name; } }"
    assert frame_of(page, "one").evaluate(refused) == "SecurityError"
    expect(board.locator(".frame-forgets")).to_contain_text("keeps nothing")
    board.locator("[data-lesson=next]").click()
    board.locator('[data-on="hand.smithy"]').first.click()
    expect_heard(page, "one", "goal")
    expect(wake(page, "two").locator('.table[data-game="dominion"]')).to_be_visible()
    expect_one_python(page)


def test_sandboxed(page: Page, lay_page: Lay) -> None:
    """Without an origin: no storage, nothing fetched from the site but one page, a Python of its own; yet it plays."""
    address = lay_page('<ludoteka-board id="one" sandbox lesson="dominion-turn"></ludoteka-board>')
    asked = visit(page, address)
    board = wake(page, "one")
    assert frame_of(page, "one").evaluate("() => self.origin") == "null"
    expect(board.locator(".frame-forgets")).to_contain_text("keeps nothing")
    board.locator("[data-lesson=next]").click()
    board.locator('[data-on="hand.smithy"]').first.click()
    assert expect_heard(page, "one", "goal")["step"] == 1
    fetched = [url.split("#")[0].rsplit("/", 1)[1] for url in asked if url.startswith("http")]
    assert fetched == ["page.html", "embed.js", "embed-alone.html"]

    # a page that is itself in a sandbox, as some sites show what their users write
    outer = lay_page('<iframe sandbox="allow-scripts" src="page.html" width="800" height="900"></iframe>', "outer.html")
    lay_page('<ludoteka-board id="one" lesson="smallworld-costs" wake="near"></ludoteka-board>')
    page.goto(outer)
    inner = page.frame_locator("iframe")
    expect(inner.locator("#one")).to_have_attribute("state", "awake", timeout=60_000)
    nested = inner.locator("#one").locator("iframe").content_frame
    nested.locator('[data-answer="1"]').click()
    expect(nested.locator(".lesson-verdict.good")).to_be_visible()


HOSTILE = """<!doctype html><meta charset="utf-8"><title>Hostile</title><script>
  const messages = [
    { ludoteka: 1, command: "load", what: { lesson: "smallworld-costs" } },
    { ludoteka: 1, command: "reset" },
    { ludoteka: 1, command: "theme", theme: "dark" },
    { ludoteka: 1, command: "run" },
  ];
  const detail = { height: 5, done: true };
  const events = ["goal", "height", "ready"].map((event) => ({ ludoteka: 1, event, detail }));
  addEventListener("message", ({ data }) => {
    if (data !== "go") return;
    for (let n = 0; n < parent.length; n++) for (const message of messages) parent[n].postMessage(message, "*");
    for (const event of events) parent.postMessage(event, "*");
    parent.postMessage("done", "*");
  });
</script>"""


def test_strangers_are_not_heard(page: Page, lay_page: Lay, tmp_path: Path, site: str) -> None:
    """A frame of a third origin on the same page, and a page that says it is another: both without effect."""
    (tmp_path / "hostile.html").write_text(HOSTILE, encoding="utf-8")
    address = lay_page(
        '<ludoteka-board id="one" lesson="dominion-turn" theme="light"></ludoteka-board><iframe id="foe"></iframe>'
    )
    visit(page, address)
    board = wake(page, "one")
    board.locator("[data-lesson=next]").click()
    expect(board.locator(".lesson-card")).to_have_attribute("data-step", "1")
    before = len(page.evaluate("() => heard"))
    page.evaluate(
        """(src) => new Promise((resolve) => {
          const foe = document.getElementById("foe");
          addEventListener("message", ({ data }) => data === "done" && resolve());
          foe.addEventListener("load", () => foe.contentWindow.postMessage("go", "*"));
          foe.src = src;
        })""",
        address.replace("127.0.0.1", "localhost").replace("page.html", "hostile.html"),
    )
    # A command of the page itself, sent after all that, has its effect; nothing before it had.
    page.evaluate("() => document.querySelector('#one').setAttribute('lang', 'pl')")
    expect(board.locator("html")).to_have_attribute("lang", "pl")
    expect(board.locator(".lesson-card")).to_have_attribute("data-step", "1")
    expect(board.locator(".lesson-card")).to_have_attribute("data-lesson-id", "dominion-turn")
    expect(board.locator("html")).to_have_attribute("data-theme", "light")
    expect_one_python(page)
    assert [row for row in page.evaluate("() => heard")[before:] if row["name"] != "height"] == []
    assert page.evaluate("() => document.querySelector('#one').clientHeight") > 400

    # A page that gives another's origin for its own: the browser knows better, and the frame takes no command from it.
    liar = address.replace("page.html", "liar.html")
    frame = f"{site}embed.html#v=1&page=https%3A%2F%2Fexample.org&lesson=dominion-turn&theme=light"
    (tmp_path / "liar.html").write_text(
        f'<!doctype html><title>Liar</title><link rel="icon" href="data:,"><iframe src="{frame}"></iframe>'
    )
    page.goto(liar)
    page.evaluate("() => { globalThis.heard = []; addEventListener('message', ({ data }) => heard.push(data)); }")
    lied = page.frame_locator("iframe")
    expect(lied.locator(".lesson-card")).to_be_visible(timeout=60_000)
    page.evaluate("""() => frames[0].postMessage({ ludoteka: 1, command: "theme", theme: "dark" }, "*")""")
    lied.locator("[data-lesson=next]").click()
    expect(lied.locator(".lesson-card")).to_have_attribute("data-step", "1")
    expect(lied.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("() => heard") == []


def test_nothing_to_show_is_said(page: Page, lay_page: Lay) -> None:
    visit(
        page,
        lay_page(
            '<ludoteka-board id="one" position="1AAAA"></ludoteka-board><ludoteka-board id="two"></ludoteka-board>'
        ),
    )
    expect(wake(page, "one").locator(".message")).to_contain_text("damaged")
    assert expect_heard(page, "one", "error")["key"] == "link-broken"
    expect(wake(page, "two").locator(".message")).to_contain_text("Nothing to show")

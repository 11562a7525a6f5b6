"""Links in the browser: round trips of all games, refused ones, a game by link between two people, the replay."""

from __future__ import annotations

import pytest
from browser.tables import choose, lay, press, stored
from playwright.sync_api import Browser, Page, expect

from conftest import Problems, wait_ready
from ludoteka import share
from ludoteka.plain import Json
from ludoteka.session import Session

BOTS = {"dominion": "big_money", "wonderland": "random", "smallworld": "random"}


def played(game: str, plies: int, people: int, options: Json = None) -> Session:
    """A table of two that bots have played for a while, some of its seats people's from then on."""
    seats: Json = [{"name": name, "bot": BOTS[game]} for name in ("Olena", "Marek")]
    session = Session.new(game, options or {}, seats, "links")
    while session.to_move is not None and (session.ply < plies or session.to_move != 0):
        session.advance(session.ply)
    session.seats = tuple(seat._replace(bot="") if n < people else seat for n, seat in enumerate(session.seats))
    return session


def link_of(page: Page, kind: str) -> str:
    """The address that the share sheet offers."""
    page.locator(".brand .tool").click()
    page.locator("[data-dialog=table-menu] [data-share]").click()
    page.locator(f'.share-kind[data-kind="{kind}"]').click()
    ready = page.locator(f'.share-link[data-kind="{kind}"][data-ready] .share-address')
    expect(ready).to_be_visible()
    return ready.input_value()


def follow(page: Page, address: str) -> None:
    """Open a link as by a fresh visit."""
    page.goto("about:blank")
    page.goto(address)
    wait_ready(page)


@pytest.mark.parametrize("game", sorted(BOTS))
def test_links_of_every_game_come_back(page: Page, game: str) -> None:
    session = played(game, 30, people=1)
    lay(page, session.save())
    expect(page.locator(".table")).to_have_attribute("data-ply", str(session.ply))
    address = link_of(page, "position")
    expect(page.locator("svg.qr, .qr-none")).to_be_visible()
    replay = share.pack(session, "replay")
    follow(page, address)
    expect(page.locator('.invitation[data-kind="position"]')).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(f'.table[data-game="{game}"]')).to_be_visible()
    follow(page, f"/#s/{replay}")
    expect(page.locator(f'.table[data-past][data-game="{game}"]')).to_have_attribute("data-ply", "0")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".table")).to_have_attribute("data-ply", str(session.ply))


def test_a_fresh_table_has_the_same_start(page: Page) -> None:
    session = played("dominion", 30, people=1)
    lay(page, session.save())
    follow(page, link_of(page, "fresh"))
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".table")).to_be_visible()
    table = page.url.split("#table/")[1]
    save = stored(page, table)
    assert save["seed"] == session.seed
    assert save["options"] == dict(session.options)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda link: link[:40] + ("A" if link[40] != "A" else "B") + link[41:], "damaged or was changed"),
        (lambda link: link[: len(link) // 2], "damaged or was changed"),
        (lambda link: "9" + link[1:], "newer version"),
        (lambda _: "1" + "A" * 40_000, "damaged or was changed"),
        (lambda _: "<img src=x onerror=alert(1)>", "damaged or was changed"),
    ],
)
def test_tampered_links_are_refused_and_change_nothing(page: Page, change: object, words: str) -> None:
    assert callable(change)
    page.goto("/")
    follow(page, f"/#s/{change(share.pack(played('dominion', 30, people=1), 'replay'))}")
    expect(page.locator(".link-refused")).to_contain_text(words)
    expect(page.locator(".link-refused")).to_contain_text("Nothing on your shelf has changed")
    assert page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('ludoteka.table'))") == []


def play_turn(page: Page, moves: list[str]) -> None:
    """Press what a seat does in its turn; each press is waited for by the next."""
    for move in moves:
        ply = int(page.locator(".table").get_attribute("data-ply") or 0)
        if move.startswith("buy "):
            press(page, f"supply.{move.removeprefix('buy ')}")
        else:
            choose(page, move)
        expect(page.locator(".table")).not_to_have_attribute("data-ply", str(ply))


def sent(page: Page) -> str:
    """The link that is offered for sending when the turn is over."""
    ready = page.locator('.share-link[data-kind="turn"][data-ready] .share-address')
    expect(ready).to_be_visible()
    return ready.input_value()


def test_a_game_by_link_between_two_people_to_its_end(
    page: Page, browser: Browser, site: str, problems: Problems
) -> None:
    whole = played("dominion", 5000, people=2, options={"kingdom": "first_game", "first": 0})
    begin = max(ply for ply, done in enumerate(whole.plies[:-12]) if done.seat == 1 and whole.plies[ply + 1].seat == 0)
    start = Session.open(whole.save())[0]
    start.rewind(begin + 1)
    turns: list[tuple[int, list[str]]] = []
    for done in whole.plies[begin + 1 :]:
        if done.seat >= 0:
            if not turns or turns[-1][0] != done.seat:
                turns.append((done.seat, []))
            turns[-1][1].append(done.move)
    context = browser.new_context(base_url=site)
    other = context.new_page()
    problems.watch(other)
    screens = {0: page, 1: other}

    lay(page, start.save(), autopass=False)
    page.get_by_role("button", name="I am Olena").click()
    expect(page.locator(".table")).to_be_visible()
    page.locator(".brand .tool").click()
    page.locator("[data-dialog=table-menu] [data-share]").click()
    page.locator('.share-kind[data-kind="turn"]').click()
    expect(page.locator('.mail[data-turn="mine"]')).to_be_visible()
    other.goto("/")
    other.evaluate("""() => localStorage.setItem('ludoteka.settings', '{"speed": "instant", "autopass": false}')""")

    for number, (seat, moves) in enumerate(turns):
        screen = screens[seat]
        expect(screen.locator('.mail[data-turn="mine"]')).to_be_visible()
        play_turn(screen, moves)
        if number == len(turns) - 1:
            expect(screen.locator('[data-dialog="end"]')).to_be_visible()
            screen.locator('[data-dialog="end"] [data-send]').click()
        link = sent(screen)
        follow(screens[1 - seat], link)
        if number == 0:
            other.locator('[data-seat-choice="1"]').click()
        elif number < len(turns) - 1:
            expect(screens[1 - seat].locator('[data-dialog="recap"]')).to_contain_text("move for move")
            screens[1 - seat].get_by_role("button", name="Play", exact=True).click()
            expect(screens[1 - seat].locator('[data-dialog="recap"]')).to_have_count(0)
    for screen in screens.values():
        expect(screen.locator('[data-dialog="end"]')).to_be_visible()
    context.close()


def test_a_changed_history_is_not_taken(page: Page) -> None:
    mine = played("dominion", 30, people=2)
    lay(page, mine.save())
    page.get_by_role("button", name="I am Olena").click()
    expect(page.locator(".table")).to_be_visible()
    page.evaluate("""() => localStorage.setItem('ludoteka.mail', '{"test": {"seat": 0, "since": 0}}')""")
    before = stored(page)
    forged = Session.open(mine.save())[0]
    last = max(
        ply
        for ply, done in enumerate(forged.plies)
        if done.seat >= 0 and len(forged.game.legal(forged.trail[ply])) > 1
    )
    move = next(move for move in forged.game.legal(forged.trail[last]) if move != forged.plies[last].move)
    forged.rewind(last)
    forged.puppet(move)
    follow(page, f"/#s/{share.pack(forged, 'turn')}")
    expect(page.locator(".link-refused")).to_contain_text("not the one you know")
    assert stored(page) == before


def test_the_replay_plays_jumps_and_shows_every_seat(page: Page) -> None:
    whole = played("dominion", 5000, people=2)
    follow(page, f"/#s/{share.pack(whole, 'replay')}")
    table = page.locator(".table")
    expect(table).to_have_attribute("data-ply", "0")
    page.get_by_role("button", name="Speed 1×").click()
    page.get_by_role("button", name="Speed 2×").click()
    expect(page.get_by_role("button", name="Speed 4×")).to_be_visible()
    page.get_by_role("button", name="Play back").click()
    expect(table).not_to_have_attribute("data-ply", "0")
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.locator(".history")).to_have_attribute("data-rolling", "false")
    page.get_by_role("button", name="To the beginning").click()
    expect(table).to_have_attribute("data-ply", "0")
    here = "0"
    for _ in range(4):
        page.get_by_role("button", name="To the next turn").click()
        expect(table).not_to_have_attribute("data-ply", here)
        here = table.get_attribute("data-ply") or ""
    page.get_by_role("combobox", name="Whose view").select_option("1")
    expect(page.locator('[data-on^="hand."]').first).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".table[data-past]")).to_have_count(0)
    page.locator(".tools .tool.wide").click()
    page.locator('.chart-turn[data-turn="10"]').click()
    expect(page.locator(".table[data-past]")).to_be_visible()

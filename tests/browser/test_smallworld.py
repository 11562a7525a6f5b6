"""Small World on the built page: whole games by pressing what is marked, the die, a decline, the Murlocs, a reload."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from browser.tables import open_table
from playwright.sync_api import Locator, Page, expect

from conftest import wait_ready
from ludoteka.game import CHANCE
from ludoteka.games import game
from ludoteka.rng import Rng
from ludoteka.session import Seat, Session
from ludoteka.smallworld.choices import ASKS
from ludoteka.smallworld.position import Position

MOST_DECISIONS = 500
OLENA, ADA, MAREK = Seat("Olena"), Seat("Ada", "steady"), Seat("Marek", "steady")


def sit_down(page: Page, seats: int, seed: str, variant: str = "base", bot: str = "steady") -> None:
    """A new table made by clicking: Olena against bots, this variant, this seed."""
    page.goto("/")
    chosen = json.dumps({"speed": "instant", "motion": "none"})
    page.evaluate("(chosen) => localStorage.setItem('ludoteka.settings', chosen)", chosen)
    page.goto("/#new/smallworld")
    page.reload()
    wait_ready(page)
    expect(page.locator(".sw-setup")).to_be_visible()
    while (there := page.locator(".seat-row").count()) != seats:
        page.locator(".add-seat" if there < seats else ".seat-row .round.small >> nth=-1").click()
    page.fill("input[name=name-1]", "Olena")
    for seat in range(2, seats + 1):
        page.select_option(f"select[name=kind-{seat}]", bot)
    page.locator(f"[data-variant={variant}]").click()
    page.fill("input[name=seed]", seed)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".sw-table")).to_be_visible()
    expect(page.locator(".region")).not_to_have_count(0)  # the map is a file of its own


def question(page: Page) -> str:
    """Wait for this seat's next question or for the end; the kind of the question."""
    page.wait_for_selector(".sw-table:not([data-asks='']), .sw-end", timeout=60_000)
    if page.locator(".sw-end").count():
        return ""
    kind = page.locator(".sw-table").get_attribute("data-asks")
    assert kind is not None
    return kind


def live(page: Page, state: str = "") -> Locator:
    """The middles of the regions that can be pressed now."""
    return page.locator(f".region.live{f'[data-state={state}]' if state else ''} .target")


def answer(page: Page, kind: str) -> None:
    """Press what a simple player would: the first combination, every region within reach, an even spread."""
    if kind == "pick":
        page.locator(".combo.live").first.click()
    elif kind == "conquer":
        conquer(page)
    elif kind in {"redeploy", "regroup"}:
        page.locator("[data-choice=spread], [data-choice=confirm]").first.click()
    elif kind in {"objectives", "bombs"}:
        send = page.locator("[data-choice=confirm]")
        while send.get_attribute("aria-disabled") == "true":
            page.locator(".region.live:not(.picked) .target").first.click()
        send.click()
    elif (ways := page.locator(".bt[data-choice]:not([aria-disabled=true])")).count():
        ways.last.click()
    else:
        live(page).first.click()
        if (acts := page.locator(".sum.held .act")).count():
            acts.first.click()


def conquer(page: Page) -> None:
    """Take what can be taken; with nothing left try the die; stop; decline a race that is spread thin."""
    regions = page.locator(".region.active[data-seat='0']").count()
    if regions > 7 and (decline := page.locator("[data-choice=decline]")).count():
        decline.click()
        return
    found = live(page, "take")
    if not found.count():
        found = live(page, "die")
    if not found.count():
        page.locator("[data-choice=stop]").click()
        return
    found.first.click()
    if (acts := page.locator(".sum.held .act")).count():
        acts.first.click()


def played(page: Page, before: str | None) -> None:
    """Wait until the answer has been taken."""
    page.wait_for_function(
        "(ply) => document.querySelector('.sw-end') || document.querySelector('.table')?.dataset.ply !== ply",
        arg=before,
    )


def turn(page: Page) -> str:
    """Answer one question; what it was."""
    kind = question(page)
    if kind:
        before = page.locator(".table").get_attribute("data-ply")
        answer(page, kind)
        played(page, before)
    return kind


def play_until(page: Page, wanted: str, last: int = MOST_DECISIONS) -> None:
    """Answer questions until one of this kind is asked."""
    for _ in range(last):
        kind = question(page)
        if kind == wanted:
            return
        assert kind, f"the game ended without {wanted}"
        turn(page)
    raise AssertionError(f"never asked: {wanted}")


def play_to_the_end(page: Page) -> set[str]:
    """Answer every question until the end screen stands there; which kinds were asked."""
    kinds: set[str] = set()
    for _ in range(MOST_DECISIONS):
        kind = turn(page)
        if not kind:
            return kinds
        kinds.add(kind)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_by_clicking(page: Page, seats: int) -> None:
    sit_down(page, seats, f"whole {seats}")
    expect(page.locator(".continent")).to_have_count({2: 2, 5: 5}[seats])
    kinds = play_to_the_end(page)
    assert {"pick", "conquer", "redeploy"} <= kinds, kinds
    expect(page.locator(".sw-end .result")).to_have_count(seats)
    expect(page.locator(".chart")).to_be_visible()
    for result in page.locator(".sw-end .result").all():
        parts = [int(text.replace("−", "-")) for text in result.locator("li b").all_inner_texts()]
        assert sum(parts) == int(result.locator(".total").inner_text()), parts


def test_a_conquest_with_the_die_shows_its_chance_and_then_its_face(page: Page) -> None:
    sit_down(page, 2, "die")
    page.evaluate("() => { document.documentElement.dataset.motion = 'full'; }")
    for _ in range(MOST_DECISIONS):
        assert question(page)
        if question(page) == "conquer" and not live(page, "take").count() and live(page, "die").count():
            break
        turn(page)
    live(page, "die").first.click()
    panel = page.locator(".sum.held")
    expect(panel.locator(".faces")).to_be_visible()
    wins = panel.locator(".faces .win").count()
    chance = re.search(r"(\d+)", panel.locator("[data-choice^=roll]").inner_text())
    assert chance is not None
    assert abs(int(chance[1]) - wins * 100 / 6) < 1, (chance[1], wins)
    expect(panel).to_contain_text("S.last.die")
    panel.locator("[data-choice^=roll]").first.click()
    expect(page.locator(".die-show .cube")).to_have_count(1)
    pips = int(page.locator(".die-show .cube").get_attribute("data-pips") or -1)
    won = page.locator(".die-show.won").count() == 1
    assert won == (pips >= 4 - wins), (pips, wins)


def test_the_sum_of_a_region_adds_up_and_far_regions_tell_why(page: Page) -> None:
    sit_down(page, 2, "sum")
    play_until(page, "conquer")
    live(page, "take").first.hover()
    panel = page.locator(".sum")
    expect(panel).to_contain_text("S.conquer.cost")
    parts = panel.locator(".part").all_inner_texts()
    numbers = [int(re.sub(r"\D", "", part)) * (-1 if "−" in part else 1) for part in parts]
    assert sum(numbers[:-1]) == numbers[-1], parts
    page.locator(".region[data-state=far] .target").first.hover()
    expect(panel.locator("[data-why]")).to_contain_text("S.conquer")


def test_decline_tells_what_stays_and_a_new_race_is_picked(page: Page) -> None:
    sit_down(page, 2, "decline")
    for _ in range(MOST_DECISIONS):
        if question(page) == "conquer" and page.locator("[data-choice=decline]").count():
            break
        assert turn(page)
    me = page.locator("[data-player='0']")
    stays = int(page.locator("[data-choice=decline] small").inner_text().split()[0])
    page.locator("[data-choice=decline]").click()
    # The bot moves on at once and may take some of them: the log tells how many stayed.
    expect(page.locator(".log")).to_contain_text(re.compile(rf"decline in {stays} regions?"))
    expect(me.locator(".held.past")).to_be_visible()
    play_until(page, "pick", 40)
    page.locator(".combo.live").nth(1).click()
    expect(me.locator(".held.active")).to_be_visible()
    expect(page.locator(".sw-table")).to_have_attribute("data-asks", re.compile("conquer|form|faction"))


def test_alone_against_the_murlocs(page: Page) -> None:
    sit_down(page, 1, "murlocs", variant="murlocs")
    expect(page.locator("[data-player=murlocs]")).to_be_visible()
    play_to_the_end(page)
    expect(page.locator(".sw-end .murlocs")).to_contain_text("Murlocs")
    expect(page.locator(".end-sheet h2")).to_have_text(re.compile("The Murlocs win|You won|Olena wins"))


def test_a_reload_in_the_middle_of_a_redeployment(page: Page) -> None:
    sit_down(page, 2, "reload")
    play_until(page, "redeploy")
    rest = page.locator(".asked .detail")
    before = rest.inner_text()
    count = int(before.split()[0])
    page.locator(".steps .step.more").first.click()
    expect(rest).not_to_have_text(before)
    expect(page.locator(".steps.some")).to_have_count(1)
    page.locator(".steps.some .step.less").click()
    expect(rest).to_have_text(before)
    address = page.url.split("#table/")[1]
    open_table(page, address)
    assert question(page) == "redeploy"
    expect(rest).to_have_text(before)
    for _ in range(count):
        page.locator(".steps .step.more").first.click()
    expect(page.locator(".steps .step.more[aria-disabled=false]")).to_have_count(0)
    region = page.locator(".steps.some").get_attribute("data-steps")
    page.locator("[data-choice=confirm]").click()
    stack = page.locator(f"[data-region='{region}']")
    expect(stack).to_have_attribute("aria-label", re.compile(rf"{count + 1} tokens"))


def test_arrows_walk_between_regions_and_enter_conquers(page: Page) -> None:
    sit_down(page, 2, "keys")
    play_until(page, "conquer")
    first = page.locator(".region.live[data-state=take]").first
    first.focus()
    here = first.get_attribute("data-region")
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(arrow)
        there = page.evaluate("() => document.activeElement?.dataset.region")
        assert there is not None
        if there != here:
            break
    assert there != here
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-region='{here}']")).to_have_attribute("data-seat", "0")


def test_nothing_scrolls_sideways_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page, 5, "phone")
    expect(page.locator(".drawn .combo")).to_have_count(6)
    page.locator(".drawn .combo.live").first.click()
    play_until(page, "conquer")
    expect(page.locator(".continents [role=tab]")).to_have_count(5)
    page.locator(".continents [role=tab]").nth(3).click()
    shown = page.locator(".continents [aria-selected=true]").get_attribute("data-tab")
    expect(page.locator(".map")).to_have_attribute("data-one", shown or "")
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    for button in page.locator(".sw-table button:visible").all():
        box = button.bounding_box()
        assert box is None or min(box["width"], box["height"]) >= 24, button.inner_text()


def every_question() -> dict[str, Session]:
    """A table at each kind of question to the first seat, found by random play."""
    rules = game("smallworld")
    options = rules.options({"seats": 3})
    found: dict[str, Session] = {}
    for seed in range(2000):
        position, luck, whim = rules.new(options), Rng("questions", seed), Random(seed)
        while (who := rules.to_move(position)) is not None and len(found) < len(ASKS):
            assert isinstance(position, Position)
            name = position.stack[-1][0]
            if who == 0 and name not in found:
                found[name] = Session(rules, options, [OLENA, ADA, MAREK], "questions", position.copy())
            if who == CHANCE:
                move = rules.sample(position, luck)
            else:
                moves = list(rules.legal(position))
                move = whim.choice([one for one in moves if one != "decline" or whim.random() < 0.3] or moves)
            rules.take(position, move)
        if len(found) == len(ASKS):
            return found
    raise AssertionError(f"never asked by random play: {set(ASKS) - set(found)}")


def places(session: Session) -> set[str]:
    """Where the choices of the asked seat must be found on the page."""
    view = session.view(0)
    prompt, choices = view["prompt"], view["choices"]
    assert isinstance(prompt, dict)
    assert isinstance(choices, list)
    several = prompt["several"]
    done = several["done"] if isinstance(several, dict) else None
    wanted = set()
    for choice in choices:
        assert isinstance(choice, dict)
        if choice["on"]:
            wanted.add(f'[data-on="{choice["on"]}"][aria-disabled=false]')
        else:
            wanted.add(f'[data-choice="{"confirm" if choice["id"] == done else choice["id"]}"]')
    return wanted


def test_every_question_is_asked_and_answered_on_the_board(page: Page) -> None:
    questions = every_question()
    page.goto("/")
    page.evaluate("(chosen) => localStorage.setItem('ludoteka.settings', chosen)", json.dumps({"speed": "instant"}))
    for name, session in questions.items():
        page.evaluate("([id, save]) => localStorage.setItem(`ludoteka.table.${id}`, save)", [name, session.save()])
    page.reload()
    wait_ready(page)
    for name, session in questions.items():
        page.goto(f"/#table/{name}")
        asked = page.locator(f'.sw-table[data-asks="{ASKS[name][0]}"]')
        expect(asked).to_be_visible()
        expect(page.locator(".region")).not_to_have_count(0)
        for place in places(session):
            expect(page.locator(place).first, name).to_be_attached()
        assert "[smallworld" not in page.locator("body").inner_text()
        before = page.locator(".table").get_attribute("data-ply")
        answer(page, ASKS[name][0])
        played(page, before)

"""The guided first turn: played to its end in every game and language, skipped, and never in the way."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import DEADLINE, Player
from tests.browser.test_screens import PHONE, check, press_until
from vaka.games.registry import built_in
from vaka.words.languages import LANGUAGES

Make = Callable[..., Player]
GAMES = built_in()

# Whether the bubble lies on the thing that it points at, or out of sight.
IN_THE_WAY = """
() => {
  const [bubble, thing] = ['.bubble', '.ring'].map((part) => document.querySelector(part)?.getBoundingClientRect());
  if (!bubble) return [];
  if (!thing) return ['it points at nothing'];
  const beside = bubble.right <= thing.left || bubble.left >= thing.right
    || bubble.bottom <= thing.top || bubble.top >= thing.bottom;
  const wide = bubble.left < 0 || bubble.right > document.documentElement.clientWidth;
  const low = bubble.top < 0 || bubble.bottom > innerHeight;
  return [...(beside ? [] : ['it covers its thing']), ...(wide ? ['too wide'] : []), ...(low ? ['out of sight'] : [])];
}
"""

# Taps what glows, at random, until the guide says something else or nothing glows for a moment.
DECIDE = """
async () => {
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const step = () => document.querySelector('[data-test=guide]')?.dataset.step;
  const [first, end] = [step(), performance.now() + 1000];
  for (let busy = performance.now(); performance.now() < Math.min(end, busy + 40); ) {
    if (step() !== first) return;
    const things = [...document.querySelectorAll('.board [data-glow=choice], .actions [data-glow=choice]')];
    if (things.length) {
      things[Math.floor(Math.random() * things.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
      busy = performance.now();
    }
    await pause(5);
  }
}
"""


def guided(anna: Player) -> list[str]:
    """The games whose guided turn this browser will not show again."""
    kept: list[str] = anna.page.evaluate("JSON.parse(localStorage.getItem('vaka-settings')).guided")
    return kept


def follow(anna: Player, game: str, look: Callable[[str], list[str]]) -> list[str]:
    """Do what the guide says until it ends; returns its steps. Each is looked at when it appears."""
    seen: list[str] = []
    faults: list[str] = []
    end = time.monotonic() + DEADLINE
    while game not in guided(anna):
        assert time.monotonic() < end, seen
        step = anna.page.evaluate("document.querySelector('[data-test=guide]')?.dataset.step")
        if step and step not in seen:
            seen.append(step)
            faults += [f"{step}: {fault}" for fault in [*anna.page.evaluate(IN_THE_WAY), *look(step)]]
        if anna.find("guide-next").count():
            anna.find("guide-next").click()
        elif anna.page.locator(".status.mine").count():
            anna.page.evaluate(DECIDE)
    assert not faults, "\n".join(faults)
    return seen


@pytest.mark.parametrize(
    ("game", "lang"),
    # Every game in English, and each in one other language: what is different between languages is the length of texts.
    [*((game, "en") for game in GAMES), *zip(GAMES, [lang for lang in LANGUAGES if lang != "en"], strict=True)],
)
def test_a_first_turn_is_explained(game: str, lang: str, player: Make, shots: Path) -> None:
    desk = lang == "en"
    theme = "dark" if lang == "sv" else "light"
    anna = player(lang=lang, guided=[], theme=theme, viewport={"width": 1280, "height": 800} if desk else PHONE)

    def look(step: str) -> list[str]:
        anna.page.screenshot(path=shots / f"guide-{lang}-{game}-{step}.png")
        return check(anna, axe=lang in ("en", "sv"))

    anna.quick(game)
    anna.wait_for_turn()
    assert {seat.get("level") for seat in anna.seats[1:]} == {"easy"}
    anna.find("guide").wait_for()
    steps = follow(anna, game, look)
    assert 3 <= len(steps) <= 6
    expect(anna.find("guide")).to_have_count(0)


def test_it_is_skipped_for_good_and_comes_back_when_asked_for(player: Make) -> None:
    anna = player(guided=[])
    table = anna.quick("mad")
    anna.find("guide").wait_for()
    anna.find("guide-skip").click()
    expect(anna.find("guide")).to_have_count(0)
    assert guided(anna) == ["mad"]
    for _ in range(2):
        anna.go(f"/t/{table}")
        anna.wait_for_turn()
        expect(anna.find("guide")).to_have_count(0)
        table = anna.quick("mad")
    # Another game has a guide of its own.
    anna.quick("babayaga")
    anna.find("guide").wait_for()
    anna.go(f"/t/{table}")
    anna.wait_for_turn()
    anna.find("settings").click()
    anna.find("guide-again").click()
    anna.find("guide").wait_for()
    assert guided(anna) == []


@pytest.mark.parametrize("seats", [["me", "hot"], ["me", "friend"], ["me", "friend", "bot"]])
def test_only_those_who_sit_alone_with_bots_are_guided(seats: list[str], player: Make) -> None:
    anna, bjarki = player(guided=[]), player("Bjarki", guided=[])
    table = anna.open_table("mad", seats)
    people = [anna]
    if "hot" in seats:
        anna.find("uncover").click()
        anna.wait_for_turn()
    else:
        bjarki.sit(table, anna)
        people.append(bjarki)
    for person in people:
        person.find("board").wait_for()
        expect(person.find("guide")).to_have_count(0)
    for person in people:
        person.tap_in_turn()
        expect(person.find("guide")).to_have_count(0)
    assert [guided(person) for person in people] == [[]] * len(people)


@pytest.mark.parametrize("game", GAMES)
def test_a_player_may_ignore_it(game: str, player: Make) -> None:
    anna = player(guided=[], viewport=PHONE)
    anna.quick(game)
    anna.find("guide").wait_for()
    # Whoever plays on without a look at it has seen the last of it after a few decisions.
    end = time.monotonic() + DEADLINE
    while game not in guided(anna):
        assert time.monotonic() < end
        anna.tap_in_turn()
    expect(anna.find("guide")).to_have_count(0)


def test_it_is_followed_by_keyboard(player: Make) -> None:
    anna = player(guided=[], reduced_motion="reduce")
    anna.quick("babayaga")
    bubble = anna.find("guide")
    bubble.wait_for()
    # It has a name and a text, and the keyboard is in it.
    expect(bubble).to_have_attribute("role", "dialog")
    assert bubble.get_attribute("aria-label") == "Guided first turn"
    expect(bubble).to_be_focused()
    first = bubble.get_attribute("data-step")
    press_until(anna, "document.activeElement?.dataset.test === 'guide-next'")
    anna.page.keyboard.press("Enter")
    expect(bubble).not_to_have_attribute("data-step", first or "")
    # Escape puts it away, and the board is there to be used.
    anna.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    press_until(anna, "!!document.activeElement?.matches('[data-glow=choice]')")


def test_decisions_go_on_by_themselves(player: Make) -> None:
    anna = player(guided=[])
    anna.quick("babayaga")
    anna.find("guide").wait_for()
    for _ in range(2):
        anna.find("guide-next").click()
    bubble = anna.find("guide")
    expect(bubble).to_have_attribute("data-step", "guide-swap")
    expect(anna.find("guide-next")).to_have_count(0)
    version = anna.version
    anna.find("tab-choices").click()
    anna.page.locator("[data-action^=swap]").first.click()
    expect(bubble).not_to_have_attribute("data-step", "guide-swap")
    assert anna.version > version


def test_it_stays_beside_its_thing_when_the_window_changes(player: Make) -> None:
    anna = player(guided=[])
    anna.quick("magichill")
    anna.find("guide").wait_for()
    for width, height in ((768, 1024), (360, 740), (1280, 800)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.until(f"document.documentElement.clientWidth === {width}")
        anna.until(f"({IN_THE_WAY})().length === 0")

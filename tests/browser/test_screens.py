"""Every screen: no barrier that axe finds, nothing untranslated, nothing too wide; keyboard alone; weight."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Route, expect

from tests.browser.player import DEADLINE, Player, play_out
from vaka.games.registry import built_in, definition
from vaka.words.languages import LANGUAGES

Make = Callable[..., Player]
GAMES = built_in()
PHONE = {"width": 360, "height": 740}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 167_000  # bytes, compressed: a tenth more than before games ran in the page

# Buttons, tabs and headings whose text does not fit, and whether the page can be scrolled sideways.
TOO_WIDE = """
() => {
  const shown = (e) => e.offsetParent !== null && !e.closest('.unseen, .board');
  const parts = [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, summary, p, li, th, td')];
  const block = (e) => getComputedStyle(e).display !== 'inline';
  const cut = parts.filter((e) => shown(e) && block(e) && e.scrollWidth > e.clientWidth + 1);
  const page = document.documentElement;
  return [
    ...(page.scrollWidth > page.clientWidth ? [`page ${page.scrollWidth} > ${page.clientWidth}`] : []),
    ...cut.map((e) => `${e.tagName} ${e.innerText.slice(0, 60)}`),
  ];
}
"""


def screens(anna: Player, game: str) -> Iterator[str]:
    """Goes through the screens of a game, yielding the name of each once it is shown."""
    anna.go(f"/open/{game}")
    anna.find("open").wait_for()
    yield "open"
    seats = ["me", "friend", *["bot"] * (definition(game).options[0].values[0] - 2)]
    table = anna.open_table(game, seats)
    anna.find("fill").wait_for()
    yield "lobby"
    anna.find("fill").click()
    anna.wait_for_turn()
    yield "turn"
    anna.page.locator("[data-glow=choice]").first.dispatch_event("click")
    anna.page.wait_for_timeout(50)
    yield "picked"
    for tab in ("choices", "rules", "people"):
        anna.find(f"tab-{tab}").click()
        yield tab
    anna.go(f"/rules/{game}")
    anna.page.locator("[data-clause]").first.wait_for()
    yield "rulebook"
    anna.go(f"/t/{table}").find("board").wait_for()


def check(anna: Player, axe: bool = True) -> list[str]:
    """What is wrong with the screen shown."""
    found: list[str] = list(anna.page.evaluate(TOO_WIDE))
    if axe:
        anna.page.evaluate(AXE.read_text("utf-8"))
        result: Any = anna.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        found += [f"{v['id']}: {v['nodes'][0]['html'][:150]}" for v in result["violations"]]
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_no_barrier(game: str, theme: str, player: Make, shots: Path) -> None:
    anna = player(theme=theme, viewport=PHONE if theme == "dark" else {"width": 1280, "height": 860})
    faults = []
    for name in screens(anna, game):
        faults += [f"{name}: {fault}" for fault in check(anna)]
        anna.page.screenshot(path=shots / f"{game}-{theme}-{name}.png")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_the_other_screens(theme: str, player: Make, shots: Path) -> None:
    anna = player(theme=theme)
    faults: list[str] = []

    def look(name: str) -> None:
        anna.page.screenshot(path=shots / f"{name}-{theme}.png", full_page=True)
        faults.extend(f"{name}: {fault}" for fault in check(anna))

    anna.go().find("play-mad").wait_for()
    look("home")
    anna.find("settings").click()
    look("settings")
    anna.go("/nowhere").page.locator("h1").wait_for()
    look("missing")
    anna.open_table("mad", ["me", "hot"])
    anna.find("curtain").wait_for()
    look("curtain")
    table = anna.open_table("babayaga", ["me", "bot:hard"])
    anna.find("board").wait_for()
    play_out(anna)
    look("end")
    anna.find("analyse").click()
    expect(anna.find("lessons").locator("svg[role=img]")).to_be_visible(timeout=90_000)
    look("lessons")
    anna.go(f"/replay/{table}").find("slider").wait_for()
    look("replay")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_languages_fit_a_phone(lang: str, player: Make, shots: Path) -> None:
    anna = player(lang=lang, viewport=PHONE)
    anna.go().find("play-mad").wait_for()
    anna.page.screenshot(path=shots / f"{lang}-home.png", full_page=True)
    faults = check(anna, axe=False)
    for game in GAMES:
        for name in screens(anna, game):
            anna.page.screenshot(path=shots / f"{lang}-{game}-{name}.png")
            faults += [f"{game} {name}: {fault}" for fault in check(anna, axe=False)]
    assert not faults, "\n".join(faults)
    assert anna.page.locator("html").get_attribute("lang") == lang


def test_the_language_can_be_changed_at_any_time(player: Make) -> None:
    anna = player()
    anna.quick("mad")
    anna.wait_for_turn()
    seen: set[str] = set()
    before = anna.find("prompt").inner_text()
    for lang in (*LANGUAGES[1:], LANGUAGES[0]):
        anna.find("language").select_option(lang)
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(anna.find("prompt")).not_to_have_text(before)
        before = anna.find("prompt").inner_text()
        seen.add(before + anna.find("log").inner_text())
    assert len(seen) == len(LANGUAGES)


def test_keyboard_alone_plays_a_whole_game(player: Make) -> None:
    anna = player(reduced_motion="reduce")
    anna.go().find("play-mad").wait_for()
    press_until(anna, "document.activeElement?.dataset.test === 'play-mad'")
    anna.page.keyboard.press("Enter")
    anna.find("board").wait_for()
    end = time.monotonic() + DEADLINE
    while not anna.find("end").count():
        assert time.monotonic() < end
        if anna.page.locator("[data-glow=choice]").count():
            press_until(anna, "!!document.activeElement?.matches('[data-glow=choice]')")
            anna.page.keyboard.press("Enter")
        else:
            anna.page.wait_for_timeout(30)


def press_until(anna: Player, reached: str) -> None:
    """Press the tabulator until something has the focus."""
    for _ in range(120):
        if anna.page.evaluate(reached):
            return
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"never reached: {reached}")


def test_a_phone_plays_a_whole_game(player: Make) -> None:
    anna = player(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.quick("mad")
    anna.wait_for_turn()
    # Board and hand are in sight together.
    card = anna.page.locator(".board [data-drag]").first
    expect(card).to_be_in_viewport()
    card.tap(force=True)
    play_out(anna)
    assert check(anna, axe=False) == []


def test_first_load_is_light(player: Make) -> None:
    anna = player()
    session = anna.context.new_cdp_session(anna.page)
    sizes: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    anna.go().find("play-mad").wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < FIRST_LOAD


# Buttons, links and headings that can be seen and say nothing.
SPEECHLESS = """
() => [...document.querySelectorAll('button, a, h1, h2, h3, legend, option')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => !e.innerText.trim() && !e.getAttribute('aria-label'))
  .map((e) => e.outerHTML)
"""


@pytest.mark.parametrize(("path", "shown"), [("/", "play-mad"), ("/open/mad", "open"), ("/rules/mad", "rulebook")])
def test_nothing_is_shown_before_its_words(path: str, shown: str, player: Make) -> None:
    anna = player()
    held: list[tuple[Route, APIResponse]] = []

    def answer(route: Route) -> None:
        found = route.fetch()
        if "game-title = " in found.text():
            held.append((route, found))
        else:
            route.fulfill(response=found)

    anna.page.route("**/*.js", answer)
    anna.page.goto(anna.base + path, wait_until="commit")
    while not held:
        anna.page.wait_for_timeout(20)
    anna.page.wait_for_timeout(300)
    assert not anna.page.evaluate(SPEECHLESS)
    for route, found in held:
        route.fulfill(response=found)
    anna.find(shown).wait_for()
    assert not anna.page.evaluate(SPEECHLESS)
    anna.page.unroute_all(behavior="ignoreErrors")

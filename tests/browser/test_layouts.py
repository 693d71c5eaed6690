"""Nothing is cut off, covered or out of sight where people look for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, RunningServer
from tests.browser.reached import reached, sit_down
from vaka.words.languages import LANGUAGES

Make = Callable[..., Player]
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1280, "height": 800}

# The captions of piles whose text does not fit, or which reach into another pile or out of the board.
CUT = """
() => {
  const inside = document.querySelector('.board').getBoundingClientRect();
  const stacks = [...document.querySelectorAll('.board .stack')];
  const boxes = stacks.map((stack) => stack.querySelector('.caption').getBoundingClientRect());
  const cards = stacks.map((stack) => stack.querySelector('.cards').getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return stacks.filter((stack, i) => {
    const caption = stack.querySelector('.caption');
    const wide = caption.scrollWidth > caption.clientWidth + 1 || boxes[i].right > inside.right;
    return wide || boxes[i].left < inside.left || cards.some((card, j) => i !== j && meet(card, boxes[i]));
  }).map((stack) => stack.innerText);
}
"""


def aiming(view: dict[str, Any]) -> bool:
    return {"dispel yaga", "dispel owl"} <= set(view["legal"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_captions_of_piles_say_what_they_are(player: Make, server: RunningServer, shots: Path, lang: str) -> None:
    anna = player(viewport=PHONE, lang=lang)
    sit_down(anna, server, reached("babayaga", aiming, 3))
    yaga, owl = (anna.page.locator(f".board [data-target='dispel:{kind}'] .caption") for kind in ("yaga", "owl"))
    assert yaga.inner_text() != owl.inner_text()
    anna.page.screenshot(path=shots / f"dispel-{lang}.png")
    assert anna.page.evaluate(CUT) == []
    anna.page.set_viewport_size({"width": 1280, "height": 800})
    assert yaga.inner_text() != owl.inner_text()
    assert anna.page.evaluate(CUT) == []


def seven(view: dict[str, Any]) -> bool:
    """A 7 of which nothing is used yet, and more than one thing to do with it."""
    return view["phase"] == "part" and view["pending"]["left"] == 7 and len(view["legal"]) > 1


@pytest.mark.parametrize("viewport", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_the_steps_of_a_seven_stay_on_the_board(
    player: Make, server: RunningServer, shots: Path, viewport: dict[str, int]
) -> None:
    anna = player(viewport=viewport)
    sit_down(anna, server, reached("partners", seven, 4))
    chips = anna.page.locator(".board .strip button")
    expect(chips).to_have_count(7)
    anna.page.screenshot(path=shots / f"seven-{viewport['width']}.png")
    board = anna.page.locator(".board .tray").bounding_box()
    boxes = [chip.bounding_box() for chip in chips.all()]
    assert board
    assert all(
        box and board["x"] <= box["x"] and box["x"] + box["width"] <= board["x"] + board["width"] for box in boxes
    )
    assert all(box and box["width"] >= 39 for box in boxes)


def test_games_can_be_started_without_scrolling_whatever_tables_there_are(player: Make) -> None:
    anna = player(viewport=DESKTOP)
    for game in ("mad", "partners", "babayaga", "magichill", "mad"):
        anna.quick(game)
    anna.go()
    expect(anna.page.locator("section ul a")).to_have_count(4)
    for game in ("mad", "partners", "babayaga", "magichill"):
        expect(anna.find(f"play-{game}")).to_be_in_viewport(ratio=1)


def test_nothing_covers_the_search_of_the_rules(player: Make) -> None:
    anna = player(viewport=PHONE)
    anna.begin("babayaga")
    anna.find("tab-rules").click()
    search = anna.page.locator("#panel input[type=search]")
    for scrolled in (0, 20, 40):
        anna.page.locator("#panel").evaluate(f"(panel) => {{ panel.scrollTop = {scrolled}; }}")
        box, way = search.bounding_box(), anna.find("to-game").bounding_box()
        assert box
        assert way
        # What scrolls out of the panel goes behind its edge, below the way back.
        assert box["y"] + scrolled >= way["y"] + way["height"]
    anna.find("to-game").click()
    expect(anna.find("board")).to_be_in_viewport()


def test_the_hill_uses_the_width_of_a_tablet(player: Make) -> None:
    anna = player(viewport=TABLET)
    anna.begin("magichill")
    box = anna.page.locator(".board .ground").bounding_box()
    assert box
    assert box["width"] > 0.75 * TABLET["width"]
    hand = anna.page.locator(".board [data-anchor=hand]").bounding_box()
    assert hand
    assert hand["y"] + hand["height"] <= TABLET["height"]

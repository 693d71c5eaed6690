"""What a table says about itself: why something is refused, what a thing does, what is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import vaka
from tests.browser.player import Player
from tests.browser.stage import Stage
from vaka.words.languages import LANGUAGES

Make = Callable[..., Player]
SIZES = [(1280, 800), (768, 1024), (360, 740)]


def misfit() -> vaka.State:
    """Seat 0 holds a green 4 that does not fit on a yellow 6."""
    return vaka.load("mad").at({"hands": [["g4", "y1", "wooly"], ["r1", "r2"]], "pile": ["y6"]})


def aimed() -> vaka.State:
    """Seat 1 aims a Wild & wooly at seat 0, which holds a Worry."""
    state = vaka.load("mad", players=3).at({"hands": [["g4", "worry"], ["wooly", "r2"], ["b1", "b2"]], "turn": 1})
    return state.play("play wooly").play("red").play("at 0")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_refusal_says_the_particular_reason_beside_the_hand(player: Make, size: tuple[int, int]) -> None:
    anna = player(viewport={"width": size[0], "height": size[1]})
    Stage(anna, misfit())
    hand = anna.page.locator("[data-anchor=hand]")
    anna.page.locator("[data-target='hand:g4']").click(force=True)
    expect(anna.find("because")).to_have_text("green 4 does not fit on yellow 6.")
    # The clause is one tap further, and nothing lies over the hand.
    expect(anna.find("notice").locator("strong")).to_have_count(0)
    assert apart(anna.find("notice"), hand)
    anna.find("unfold").click()
    expect(anna.find("notice").locator("strong")).to_have_text("MD-5")
    assert apart(anna.find("notice"), hand)
    # The next tap puts it away, wherever it is, and does what it does.
    anna.page.locator("[data-target='hand:y1']").click(force=True)
    expect(anna.find("notice")).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_told_in_the_language_of_the_reader(player: Make, lang: str) -> None:
    anna = player(lang=lang)
    state = misfit()
    Stage(anna, state)
    anna.page.locator("[data-target='hand:g4']").click(force=True)
    message = state.game.because(state.view(0), "play g4", "MD-5", str)
    assert message
    expect(anna.find("because")).to_have_text(state.game.phrases(lang).say(message))


def test_a_tap_on_nothing_puts_the_notice_away(player: Make) -> None:
    anna = player()
    Stage(anna, misfit())
    anna.page.locator("[data-target='hand:g4']").click(force=True)
    expect(anna.find("notice")).to_be_visible()
    anna.find("turn").click()
    expect(anna.find("notice")).to_be_hidden()

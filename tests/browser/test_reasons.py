"""What a table says about itself: why something is refused, what a thing does, what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import vaka
from tests.browser.player import Player
from tests.browser.stage import Stage
from tests.magichill.test_why_not import raven
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
    anna.page.mouse.click(3, 400)  # beside the board
    expect(anna.find("notice")).to_be_hidden()


def test_a_thing_under_the_mouse_explains_itself(player: Make) -> None:
    anna = player()
    Stage(anna, misfit())
    tip = anna.page.locator("[role=tooltip]")
    for target, text in (("hand:wooly", "somebody draws three"), ("hand:g4", "colour or its number")):
        anna.page.locator(f"[data-target='{target}']").hover(force=True)
        expect(tip).to_contain_text(text)
    anna.find("turn").hover()
    expect(tip).to_be_hidden()
    # The pile is nothing to pick, but says what lies on it.
    anna.page.locator("[data-help='pile:y6']").click(force=True)
    expect(anna.find("because")).to_contain_text("colour or its number")
    # The keyboard is told as well.
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-target='draw']").focus()
    anna.page.keyboard.press("Tab")
    expect(tip).to_be_visible()


def test_a_question_says_who_asks_and_what_it_is_about(player: Make) -> None:
    anna = player()
    Stage(anna, aimed())
    expect(anna.find("prompt")).to_have_text("Kári’s Wild & wooly: you draw 3, unless you answer with Worry.")
    expect(anna.page.locator("[data-target='button:accept']")).to_have_attribute("title", re.compile("draws three"))
    anna.find("about-question").click()
    expect(anna.find("because")).to_contain_text("somebody draws three")
    anna.find("unfold").click()
    expect(anna.find("notice").locator("strong")).to_have_text("MD-11")


def test_tiles_of_the_hill_explain_themselves(player: Make) -> None:
    anna = player(viewport={"width": 360, "height": 740}, has_touch=True)
    Stage(anna, raven())
    expect(anna.find("prompt")).to_have_text("The Raven: choose who loses a stone.")
    anna.find("about-question").click()
    expect(anna.find("because")).to_contain_text("who loses a stone")
    # One that lies face up says what it does, the others what tiles are for.
    anna.page.locator("[data-target='tile:1-12']").click(force=True)
    expect(anna.find("because")).to_contain_text("Sends the goblin to a village")
    anna.page.locator("[data-target='tile:1-2']").click(force=True)
    expect(anna.find("because")).to_contain_text("Land here")


def test_a_forced_answer_that_tells_nothing_is_given_after_a_beat(player: Make) -> None:
    anna = player(tempo="fast")
    state = vaka.load("mad").at({"hands": [["wooly", "g4"], ["r1", "r2"]]}).play("play wooly").play("red")
    stage = Stage(anna, state)
    expect(anna.find("prompt")).to_contain_text("Kári")
    assert stage.played == ["at 1"]


def test_no_answer_is_given_that_would_tell_of_a_hand(player: Make) -> None:
    """Nothing is heard of a player without a Worry until they tap."""
    anna = player(tempo="fast")
    anna.page.clock.install()
    state = vaka.load("mad").at({"hands": [["g4", "g1"], ["wooly", "r2"]], "turn": 1})
    stage = Stage(anna, state.play("play wooly").play("red").play("at 0"))
    expect(anna.find("prompt")).to_have_text("Kári’s Wild & wooly: you draw 3.")
    anna.page.clock.fast_forward(10_000)
    assert stage.played == []
    anna.page.locator("[data-target='button:accept']").click()
    expect(anna.find("about-question")).to_be_hidden()
    assert stage.played == ["accept"]

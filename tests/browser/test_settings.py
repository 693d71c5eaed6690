"""What a person likes: kept in their browser, and followed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.player import Player

Make = Callable[..., Player]
SPY = "window.made = 0; const Real = AudioContext; window.AudioContext = class extends Real {" \
    " constructor() { super(); window.made += 1; } };"  # fmt: skip


def test_the_level_of_bots_is_chosen_beside_the_button_and_remembered(player: Make) -> None:
    anna = player()
    anna.go()
    anna.find("level-mad").select_option("hard")
    # It is one wish for all games.
    expect(anna.find("level-babayaga")).to_have_value("hard")
    for _ in range(2):
        anna.quick("babayaga")
        anna.wait_for_turn()
        assert [seat["level"] for seat in anna.seats if seat["kind"] == "bot"] == ["hard", "hard"]


def test_sounds_are_off_until_wanted(player: Make, shots: Path) -> None:
    anna = player()
    anna.context.add_init_script(SPY)
    anna.begin("mad")
    anna.tap_in_turn()
    assert anna.page.evaluate("() => window.made") == 0
    anna.find("settings").click()
    expect(anna.find("sound")).not_to_be_checked()
    expect(anna.find("volume")).to_have_count(0)
    anna.find("sound").check()
    anna.find("volume").fill("0.3")
    anna.page.screenshot(path=shots / "settings.png")
    # A sound tells how loud it is.
    anna.until("() => window.made === 1")
    anna.page.reload()
    anna.find("settings").click()
    expect(anna.find("sound")).to_be_checked()
    expect(anna.find("volume")).to_have_value("0.3")

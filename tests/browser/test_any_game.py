"""A plug-in without a page of its own, in English alone: the page draws it all the same, from its views and words."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, RunningServer, play_out
from tests.browser.test_screens import PHONE, check
from tests.highcard.definition import GAME
from tests.plugins import plug_in

NAME, PACKAGE = GAME.name, f"their_{GAME.name}"
MORE = "board-starter = { $who } began this round\n"  # what a newcomer would say of the parts of a view
Make = Callable[..., Player]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with somebody's package of Python and English words; the page was built without it."""
    folder = tmp_path_factory.mktemp("theirs")
    plug_in(folder, "vaka.games", NAME, f"{PACKAGE}.definition:GAME")
    left_out = shutil.ignore_patterns("page", "golden", "test_*", "is.ftl", "es.ftl", "sk.ftl", "sv.ftl")
    shutil.copytree(GAME.folder, folder / PACKAGE, ignore=left_out)
    for file in (folder / PACKAGE).glob("*.py"):
        file.write_text(re.sub(r"\btests\.highcard\b", PACKAGE, file.read_text("utf-8")), "utf-8")
    with (folder / PACKAGE / "words" / "en.ftl").open("a", encoding="utf-8") as words:
        words.write(MORE)
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    running = RunningServer(folder / "tables.sqlite", variables={"PYTHONPATH": path})
    yield running
    running.stop()


def shoot(anna: Player, shots: Path, name: str) -> None:
    """Look at a screen: with axe, for what is too wide, and later by eye."""
    anna.page.screenshot(path=shots / f"any-{name}.png", full_page=True)
    assert check(anna) == []


@pytest.mark.parametrize(
    ("name", "context"),
    [
        ("wide-light", {}),
        ("wide-dark", {"theme": "dark", "lang": "is"}),
        ("phone-light", {"viewport": PHONE}),
        ("phone-dark", {"viewport": PHONE, "theme": "dark", "lang": "sk", "reduced_motion": "reduce"}),
    ],
)
def test_it_is_played_to_its_end(name: str, context: dict[str, Any], player: Make, shots: Path) -> None:
    anna = player(**context)
    anna.go()
    anna.find(f"play-{NAME}").wait_for()
    shoot(anna, shots, f"home-{name}")
    anna.quick(NAME)
    anna.wait_for_turn()
    board = anna.find("board")
    # What the game says is in English, whatever the page speaks.
    expect(board).to_contain_text("Call low (1 point)")
    expect(board).to_contain_text("began this round")
    expect(anna.find("log")).to_contain_text("A new round")
    shoot(anna, shots, f"turn-{name}")
    play_out(anna)
    anna.find("end").wait_for()
    shoot(anna, shots, f"end-{name}")
    anna.find("to-replay").click()
    anna.find("slider").wait_for()
    expect(anna.find("board")).to_contain_text("began this round")
    assert check(anna) == []


def test_it_is_played_by_keyboard_and_says_why_not(player: Make) -> None:
    anna = player()
    anna.quick(NAME)
    anna.wait_for_turn()
    # Tab comes to what can be done, and then to what cannot.
    anna.page.locator(".board").press("Tab")
    for _ in range(20):
        if anna.page.evaluate("document.activeElement.dataset.glow === 'choice'"):
            break
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.find("board")).to_contain_text("Keep the card")
    anna.wait_for_turn()
    # The focus is on the next choices by itself.
    assert anna.page.evaluate("document.activeElement.textContent") == "Keep the card"
    summary = anna.find("forbidden").locator("summary")
    summary.focus()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.find("notice")).to_contain_text("HC-4 A turn begins with one call")
    anna.page.keyboard.press("Escape")
    expect(anna.find("notice")).to_have_count(0)
    # The table in words follows the table.
    anna.find("in-words").locator("summary").click()
    expect(anna.find("in-words")).to_contain_text("Anna has called low.")
    anna.page.locator("[data-target='choice:keep']").first.press("Enter")
    expect(anna.find("in-words")).not_to_contain_text("Anna has called low.")


def test_friends_find_it_by_link_with_its_rules(player: Make) -> None:
    anna, boris = player("Anna", lang="sv"), player("Boris")
    anna.go(f"/open/{NAME}").find("open").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.page.url.rpartition("/")[2]
    boris.sit(table, anna)
    for each in (anna, boris):
        each.find("board").wait_for()
    play_out(anna, boris)
    anna.find("end").wait_for()
    anna.go(f"/rules/{NAME}")
    expect(anna.page.locator("[data-clause='HC-7']")).to_contain_text("The game is over as soon as somebody has 12")
    anna.quiet = True  # the browser complains about what is not there
    anna.go("/rules/nothing")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Här finns inget")

"""The rulebook on the page: in short with pictures, clauses, more of them folded away, and our readings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from vaka.games.registry import built_in, definition
from vaka.words.rulebook import readings, short_rules

Make = Callable[..., Player]
GAMES = built_in()
SIZES = [{"width": 1280, "height": 800}, {"width": 768, "height": 1024}, {"width": 360, "height": 740}]
# A ruling of each game that is our reading.
RULINGS = {"babayaga": "B-R59", "mad": "M-R12", "magichill": "MH-A2", "partners": "SV-4"}


@pytest.mark.parametrize("lang", ["en", "sk"])
@pytest.mark.parametrize("game", GAMES)
def test_it_begins_in_short_with_pictures(game: str, lang: str, player: Make) -> None:
    anna = player(lang=lang).go(f"/rules/{game}")
    short = anna.find("in-short")
    lines = short_rules(definition(game).folder, lang)
    expect(short.locator("li")).to_have_count(len(lines) + 1)
    for n, line in enumerate(lines):
        expect(short.locator("li").nth(n)).to_contain_text(line)
    pictures = short.locator("figure")
    expect(pictures.first.locator("svg")).to_be_visible()
    assert pictures.count() >= 7
    assert all(caption.strip() for caption in pictures.locator("figcaption").all_inner_texts())


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_folded_until_they_are_sought(game: str, player: Make) -> None:
    anna = player().go(f"/rules/{game}")
    ruling = anna.page.locator(f"[data-clause='{RULINGS[game]}']")
    expect(ruling).to_have_count(1)
    expect(ruling).to_be_hidden()
    more = anna.page.locator("details", has=ruling).locator("summary")
    more.click()
    expect(ruling).to_be_visible()
    more.click()
    expect(ruling).to_be_hidden()
    anna.page.get_by_role("searchbox").fill(RULINGS[game])
    expect(ruling).to_be_visible()
    expect(anna.find("in-short")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_our_readings_stand_together(game: str, player: Make) -> None:
    anna = player().go(f"/rules/{game}")
    listed = anna.find("our-reading").locator("[data-reading]")
    ours = readings(definition(game).folder)
    expect(listed).to_have_count(len(ours))
    for n, clause in enumerate(ours):
        expect(listed.nth(n)).to_contain_text(clause.text())


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_what_is_folded(game: str, player: Make) -> None:
    anna = player().go(f"/rules/{game}")
    ruling = anna.page.locator(f"[data-clause='{RULINGS[game]}']")
    expect(ruling).to_be_hidden()
    anna.page.locator(f"[data-reading='{RULINGS[game]}'] button").click()
    expect(ruling).to_be_in_viewport()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_of_the_rulebook(size: dict[str, int], theme: str, player: Make, shots: Path) -> None:
    anna = player(theme=theme, viewport=size)
    for game in GAMES:
        anna.go(f"/rules/{game}").find("in-short").locator("figure svg").first.wait_for()
        anna.page.screenshot(path=shots / f"rulebook-{game}-{theme}-{size['width']}.png")

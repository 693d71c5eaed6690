"""Take the pictures of the page in the README: `make pictures`. Real games against bots, in a real browser."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.player import Player, RunningServer

from vaka.games.registry import built_in

HERE = Path(__file__).parent / "pictures"
DESKTOP = {"width": 1180, "height": 800}
PHONE = {"width": 390, "height": 780}
# How many decisions the player makes before the picture is taken; four where nothing is said.
SCENES = {"partners": 9, "magichill": 9}


def main() -> None:
    """Home, and each game on a desktop and, in the evening, on a phone."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            anna = Player(browser, server.base, "Anna", viewport=DESKTOP)
            anna.go().find("play-mad").wait_for()
            anna.page.wait_for_load_state("networkidle")
            anna.page.screenshot(path=HERE / "page-home.png")
            for game in built_in():
                decisions = SCENES.get(game, 4)
                take(Player(browser, server.base, "Anna", viewport=DESKTOP), game, decisions, "page")
                take(Player(browser, server.base, "Anna", viewport=PHONE, theme="dark"), game, decisions, "phone")
        finally:
            browser.close()
            server.stop()


def take(anna: Player, game: str, decisions: int, label: str) -> None:
    """Play some decisions, then take the picture on the player's turn."""
    while not reached(anna, game, decisions):
        print(f"{game} ended early; once more")
    anna.find("tab-log").click()
    anna.page.evaluate("scrollTo(0, 0)")
    anna.page.screenshot(path=HERE / f"{label}-{game}.png")
    anna.context.close()


def reached(anna: Player, game: str, decisions: int) -> bool:
    """Play a number of decisions of a new game; whether there was another turn after them."""
    anna.quick(game)
    turn_or_end = anna.page.locator("[data-glow=choice], [data-test=end]").first
    for made in range(decisions + 1):
        turn_or_end.wait_for()
        if anna.find("end").is_visible():
            return False
        if made < decisions:
            anna.find("tab-choices").click()
            anna.page.locator("[data-action]").last.click()
    return True


if __name__ == "__main__":
    main()

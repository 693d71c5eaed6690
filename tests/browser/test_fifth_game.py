"""A plug-in game on the page: built in by naming its folder, then played to its end by tapping."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player, RunningServer, play_out
from tests.test_fifth_game import FOLDER, ROOT, plugged_in


@pytest.fixture(scope="module")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the game plugged in, and a page that was built with it."""
    folder = tmp_path_factory.mktemp("fifth")
    environment = {**plugged_in(folder / "plugged"), "VAKA_GAMES": str(FOLDER), "VAKA_PAGE": str(folder / "page")}
    environment["PATH"] = f"{ROOT / '.venv' / 'bin'}{os.pathsep}{environment['PATH']}"
    build = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    subprocess.run(build, cwd=ROOT / "web", env=environment, check=True)
    running = RunningServer(folder / "tables.sqlite", variables=environment)
    yield running
    running.stop()


@pytest.mark.parametrize("width", [1180, 360])
def test_it_is_on_the_page_and_can_be_played_to_its_end(
    width: int, browser: Browser, table_server: RunningServer, shots: Path
) -> None:
    anna = Player(browser, table_server.base, "Anna", viewport={"width": width, "height": 780})
    anna.quick("highcard")
    anna.wait_for_turn()
    anna.page.screenshot(path=shots / f"fifth-{width}.png")
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= width
    play_out(anna)
    anna.find("end").wait_for()
    assert anna.faults == []
    anna.context.close()

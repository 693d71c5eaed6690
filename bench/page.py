"""How heavy the page is, and how soon it can be used: part of `make bench-server`."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.player import Player, RunningServer

ROUNDS = 5
# Milliseconds from the start of the navigation until the first game can be started by a tap.
USABLE = """
() => new Promise((done) => {
  const look = () =>
    document.querySelector('[data-test=play-mad]') ? done(performance.now()) : requestAnimationFrame(look);
  look();
})
"""


def main() -> None:
    """Load the page several times, each time with an empty cache."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            found = [load(Player(browser, server.base, "Anna")) for _ in range(ROUNDS)]
        finally:
            browser.close()
            server.stop()
    milliseconds, sizes = zip(*found, strict=True)
    Console().print(
        f"Page: {max(sizes) / 1000:.0f} kB compressed, usable after {statistics.median(milliseconds):.0f} ms"
    )


def load(anna: Player) -> tuple[float, float]:
    """Milliseconds and bytes of a first visit."""
    session = anna.context.new_cdp_session(anna.page)
    sizes: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    anna.page.goto(anna.base, wait_until="commit")
    milliseconds = float(anna.page.evaluate(USABLE))
    anna.page.wait_for_load_state("networkidle")
    anna.context.close()
    return milliseconds, sum(sizes)


if __name__ == "__main__":
    main()

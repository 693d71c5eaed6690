"""Part of `make bench-wasm`: how long the strongest bot takes in the page, on a processor that is slowed four times.

Chromium can slow a page itself, but not its workers. So all its processes are stopped and let go again a hundred times
a second, and run for a quarter of the time.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.player import Player, RunningServer

import vaka

SHARE = 0.25  # of the time that Chromium runs
PERIOD = 0.01  # seconds
SECONDS = 20.0  # of play per game

# When each step was heard, and whose it was.
CLOCK = """
window.steps = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (data.t === 'heard' && data.message.t === 'step') window.steps.push([performance.now(), data.message.seat]);
    });
  }
};
"""


def processes(root: int) -> list[int]:
    """A process and all that it has started."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                children.setdefault(parent, []).append(int(entry.name))
    found = [root]
    for process in found:
        found += children.get(process, [])
    return found


def browsers() -> set[int]:
    """The processes of Chromium that this one has started."""
    named = []
    for process in processes(os.getpid()):
        with contextlib.suppress(OSError):
            if "chrom" in Path(f"/proc/{process}/comm").read_text():
                named.append(process)
    return set(named)


@contextlib.contextmanager
def slowed() -> Iterator[None]:
    """Let Chromium run for a share of the time only."""
    done = threading.Event()

    def send(number: int) -> None:
        for process in browsers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, number)

    def beat() -> None:
        while not done.is_set():
            send(signal.SIGSTOP)
            time.sleep(PERIOD * (1 - SHARE))
            send(signal.SIGCONT)
            time.sleep(PERIOD * SHARE)

    thread = threading.Thread(target=beat)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
        send(signal.SIGCONT)


def decisions(anna: Player, game: str) -> list[float]:
    """Seconds that bots took, one after the other, while somebody else decides at random."""
    anna.go("/").find(f"level-{game}").select_option("expert")
    anna.quick(game)
    anna.wait_for_turn()
    end = time.monotonic() + SECONDS
    with slowed():
        while time.monotonic() < end and not anna.find("end").count():
            anna.tap_in_turn()
    steps: list[list[float]] = anna.page.evaluate("() => window.steps")
    pairs = itertools.pairwise(steps)
    return [(later - earlier) / 1000 for (earlier, _), (later, seat) in pairs if seat != 0]


def main() -> None:
    """Print a table."""
    table = Table(title=f"Seconds of an expert's decision in the page, Chromium running {SHARE:.0%} of the time")
    for heading in ("game", "decisions", "median", "longest"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    server = RunningServer(Path(tempfile.mkdtemp()) / "tables.sqlite")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for game in vaka.games():
            anna = Player(browser, server.base, "Anna")
            anna.context.add_init_script(CLOCK)
            found = decisions(anna, game)
            table.add_row(game, str(len(found)), f"{statistics.median(found):.2f}", f"{max(found):.2f}")
            anna.context.close()
        browser.close()
    server.stop()
    Console(width=100).print(table)


if __name__ == "__main__":
    main()

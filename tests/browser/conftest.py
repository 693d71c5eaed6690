"""A real browser and a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from web import site

from tests.browser.player import Player, RunningServer
from tests.browser.webhost import Host
from vaka.server.app import PAGE

# The first one has no windows and starts fastest.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Chromium must never look for anything outside this machine.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

expect.set_options(timeout=60_000)  # a busy machine may take its time, as with everything that a player waits for


def chromium_path() -> str:
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    assert found, "Chromium is needed; on Debian: apt-get install chromium-headless-shell"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    assert (PAGE / "index.html").exists(), "these tests need the page; `make page` builds it"
    running = RunningServer(tmp_path_factory.mktemp("server") / "tables.sqlite")
    yield running
    running.stop()


@pytest.fixture
def player(browser: Browser, server: RunningServer) -> Iterator[Callable[..., Player]]:
    """Makes players, each in a browser of their own; their pages must not have complained about anything."""
    players: list[Player] = []

    def make(name: str = "Anna", base: str | None = None, **context: Any) -> Player:
        players.append(Player(browser, base or server.base, name, **context))
        return players[-1]

    yield make
    for made in players:
        made.context.close()
    assert [fault for made in players for fault in made.faults] == []
    assert {host for made in players for host in made.hosts} <= {server.host, *(p.base.split("//")[1] for p in players)}


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where screenshots go, to be looked at."""
    folder = Path(__file__).parents[2] / ".shots"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    running = Host(tmp_path_factory.mktemp("host"))
    site.make(running.site)
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, host: Host) -> Iterator[Callable[..., Player]]:
    """Makes visitors of the static site whose browser keeps it; their pages must not have complained."""
    made: list[Player] = []

    def make(name: str = "Anna", base: str = host.base, **context: Any) -> Player:
        made.append(Player(browser, base, name, **{"keeps": True, **context}))
        return made[-1]

    yield make
    for visitor in made:
        visitor.context.close()
    assert [fault for visitor in made for fault in visitor.faults] == []

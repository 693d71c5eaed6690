"""A server for all tests that do it no harm, and people with browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.client import Browser, House, Player

Start = Callable[..., House]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    assert running.stop() == 0, running.said()
    faults = [line for line in running.said().splitlines() if "Traceback" in line or '"exception"' in line]
    assert faults == []


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that tests may kill, if they start it again."""
    running = House(tmp_path_factory.mktemp("mortal"))
    yield running
    running.kill()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Start]:
    """Starts servers that a test may kill or fill."""
    started: list[House] = []

    def start(*flags: str, rate: int = 100_000) -> House:
        folder = tmp_path / str(len(started))
        folder.mkdir()
        started.append(House(folder, *flags, rate=rate))
        return started[-1]

    yield start
    for running in started:
        if running.process.poll() is None:
            running.kill()


class People:
    """Makes browsers and players, and closes what they leave open."""

    def __init__(self, stack: ExitStack, house: House | None = None) -> None:
        self._stack = stack
        self._house = house

    def browser(self, house: House | None = None) -> Browser:
        at = house or self._house
        assert at
        return self._stack.enter_context(Browser(at))

    def join(self, browser: Browser, table: str, since: int | str | None = None) -> Player:
        return self._stack.enter_context(browser.join(table, since))

    def table(self, game: str, *seats: str, house: House | None = None, **wishes: object) -> tuple[str, list[Player]]:
        """A table whose friends have all come: its id and its players, by seat."""
        host = self.browser(house)
        table = host.open(game, seats, **wishes)
        friends = [self.browser(house) for seat in seats if seat == "friend"]
        for number, friend in enumerate(friends):
            friend.sit(table, f"Friend {number}")
        players = [self.join(browser, table) for browser in (*([host] if "me" in seats else []), *friends)]
        return table, sorted(players, key=lambda player: player.seat)


@pytest.fixture
def people(request: pytest.FixtureRequest) -> Iterator[People]:
    with ExitStack() as stack:
        yield People(stack, request.getfixturevalue("house") if "house" in request.fixturenames else None)

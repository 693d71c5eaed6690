"""A server for all tests that do it no harm, and people with browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Browser, House, Player
from tests.server.databases import ON_POSTGRES

Start = Callable[..., House]

# What a second run with VAKA_TEST_DATABASE=postgres leaves out: it cannot depend on the database.
SAME_ON_BOTH = {
    "test_files.py": "files of the page",
    "test_floods.py": "limits below the message: nothing of it reaches a table",
    "test_origins.py": "who may ask, which is decided before anything is looked up",
    "test_stopping.py::test_a_server_that_still_compiles_stops_at_once": "compiling",
    "test_stopping.py::test_tracebacks_in_the_log_tell_no_secrets": "logs",
    "test_stopping.py::test_a_port_in_use_is_one_clear_line": "found out before the database is opened",
    "test_stopping.py::test_without_the_page_one_clear_line_says_how_to_build_it": "likewise",
    "test_stopping.py::test_a_database_that_cannot_be_used_is_one_clear_line": "files; test_databases.py has the rest",
    "test_stopping.py::test_a_database_in_a_folder_that_cannot_be_is_one_clear_line": "files",
    "test_house.py::test_a_database_belongs_to_one_server": "files; a PostgreSQL belongs to many",
    "test_harm.py::test_only_its_owner_can_read_a_database": "files",
    "test_harm.py::test_a_link_to_a_database_does_not_pass_by_its_lock": "files",
    "test_harm.py::test_a_log_that_nobody_takes_stops_no_game": "logs",
    "test_harm.py::test_strangers_fill_no_log": "logs",
    "test_harm.py::test_a_server_answers_for_its_own_names_only": "decided before anything is looked up",
    "test_harm.py::test_ten_visitors_at_one_address_are_never_refused": "likewise",
    "test_old_database.py": "files that version 0.1.0 made",
    "test_databases.py": "asks for either database by itself",
    "test_admin.py": "likewise",
    "test_processes.py": "likewise",
    "test_table.py": "tables whose store is a list",
    "test_neighbours.py": "likewise",
    "test_leak.py": "likewise",
    "test_rights.py": "likewise",
    "test_nonsense.py::test_readers_refuse_what_they_cannot_read": "likewise",
    "test_roles.py": "asks for PostgreSQL by itself",
    "test_jobs.py": "likewise",
    "test_work.py": "likewise",
    "test_deploy.py": "likewise",
    "test_assistants.py": "what assistants are told, from messages that the other tests have asked for",
    "test_load.py": "asks for either database by itself",
    "test_metrics.py": "counting",
}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not ON_POSTGRES:
        return
    here = Path(__file__).parent
    left_out = [
        item
        for item in items
        if item.path.parent == here
        and {item.path.name, f"{item.path.name}::{item.name.partition('[')[0]}"} & SAME_ON_BOTH.keys()
    ]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


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

    def start(*flags: str, rate: int = 100_000, **more: Any) -> House:
        folder = tmp_path / str(len(started))
        folder.mkdir()
        started.append(House(folder, *flags, rate=rate, **more))
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

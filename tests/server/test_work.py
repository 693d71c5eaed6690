"""`vaka work`: servers that have no workers of their own, and a crew that thinks for them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from tests.server.client import PATIENCE, ROOT, House, alive, children, drive, wait_for, words_of
from tests.server.conftest import People, Start
from tests.server.databases import postgres_in
from vaka.cli import main


class Working:
    """`vaka work` in a process of its own."""

    def __init__(self, url: str, log: Path) -> None:
        self.log = log
        words = [sys.executable, "-m", "vaka.cli", "work", "--processes", "1"]
        variables = {**os.environ, "PYTHONWARNINGS": "error", "VAKA_DATABASE": url}
        with log.open("ab") as stream:
            self.process = subprocess.Popen(words, cwd=ROOT, stdout=stream, stderr=stream, env=variables)

    def workers(self) -> list[int]:
        """The processes that think, by their ids."""
        return [child for child in children(self.process.pid) if "spawn_main" in words_of(child)]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def said(self) -> list[str]:
        """The events of its log."""
        lines = self.log.read_text("utf-8").splitlines()
        return [json.loads(line)["event"] for line in lines if line.startswith("{")]


@pytest.fixture
def url(tmp_path: Path) -> str:
    return postgres_in(tmp_path)


@pytest.fixture
def crew(url: str, tmp_path: Path) -> Iterator[Working]:
    found = Working(url, tmp_path / "work.txt")
    yield found
    found.process.kill()
    found.process.wait()


def bots_think(house: House) -> bool:
    return bool(httpx.get(f"{house.url}/healthz").json()["bots"])


def test_a_whole_game_with_workers_elsewhere_one_of_which_is_killed(
    crew: Working, own: Start, people: People, url: str
) -> None:
    wait_for(lambda: "worker cannot use the database" in crew.said())  # nobody has made its tables yet
    house = own("--workers", "0", "--database", url)
    assert house.workers() == []
    wait_for(lambda: bots_think(house))
    table, (player,) = people.table("mad", "me", "hard", "expert", house=house)
    drive([player], 6)
    for worker in crew.workers():
        os.kill(worker, signal.SIGKILL)
    drive([player])
    browser = people.browser(house)
    wait_for(lambda: "curve" in browser.post(f"/api/tables/{table}/analysis").text)
    assert "bot failed" not in house.said()
    assert crew.said().count("worker died") == 2
    assert crew.stop() == 0
    assert crew.said()[-1] == "crew closed"
    wait_for(lambda: not bots_think(house))
    assert house.stop() == 0


def test_the_processes_of_a_server_share_its_workers_and_end_with_them(own: Start, people: People, url: str) -> None:
    house = own("--processes", "2", "--workers", "1", "--database", url)
    wait_for(lambda: bots_think(house))
    _, players = people.table("mad", "me", "friend", "normal", house=house)
    drive(players, 6)
    running = house.workers()
    assert len(running) == 4  # two that serve, one for bots, one for analyses
    assert house.stop() == 0
    assert [process for process in running if alive(process)] == []


@pytest.mark.parametrize(
    ("database", "said"),
    [
        (
            "tables.sqlite",
            "Error: only servers that share a PostgreSQL database have work for others; name one such as",
        ),
        ("postgresql://", "Error: the address of the database cannot be understood; one looks like postgresql://NAME"),
    ],
)
def test_a_database_without_work_is_one_clear_line(database: str, said: str) -> None:
    result = CliRunner().invoke(main, ["work", "--database", database])
    assert result.exit_code == 1, result.exception
    (line,) = result.stderr.splitlines()
    assert line.startswith(said)


def test_a_server_on_a_file_needs_workers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vaka.server.serve.PAGE", ROOT / "web")  # holds an index.html, built or not
    result = CliRunner().invoke(main, ["serve", "--workers", "0", "--database", str(tmp_path / "tables.sqlite")])
    assert result.exit_code == 1, result.exception
    assert result.stderr == "Error: --workers 0 leaves thinking to `vaka work`, which needs a PostgreSQL database\n"

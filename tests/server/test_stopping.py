"""Starting and stopping: what it says, what it leaves behind."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from tests.server.client import ROOT, House, alive, drive, free_port, wait_for
from tests.server.conftest import People, Start
from vaka.cli import main
from vaka.server.store import SCHEMA


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_says_so(number: signal.Signals, own: Start, people: People) -> None:
    house = own()
    _, players = people.table("mad", "me", "friend", "easy", house=house)
    drive(players, 10)
    workers = house.workers()
    house.process.send_signal(number)
    for player in players:
        code, said = player.closed()
        assert {"t": "closing"} in said
        assert code in (1001, 1012)
    assert house.process.wait(30) == 0
    assert workers
    wait_for(lambda: not any(map(alive, workers)))
    for word in ("Traceback", '"exception"', "Aborted", "Error", "leaked"):
        assert word not in house.said()


def test_workers_do_not_outlive_a_server_that_was_killed(own: Start) -> None:
    house = own()
    workers = house.workers()
    assert workers
    house.kill()
    wait_for(lambda: not any(map(alive, workers)))


def test_a_server_that_still_compiles_stops_at_once(tmp_path: Path) -> None:
    """The first start on a machine compiles for minutes."""
    begun = time.monotonic()
    house = House(tmp_path, compiled=False, VAKA_CACHE=str(tmp_path))
    starting = time.monotonic() - begun  # a machine that is slow to stop it was slow to start it
    try:
        assert not house.ready()
        begun = time.monotonic()
        assert house.stop() == 0
        assert time.monotonic() - begun < 8 + starting
    finally:
        house.kill()


def serve(monkeypatch: pytest.MonkeyPatch, *words: str) -> list[str]:
    """What a server that cannot start says."""
    monkeypatch.setattr("vaka.server.serve.PAGE", ROOT / "web")  # holds an index.html, built or not
    monkeypatch.setattr("vaka.server.serve.set_up_logs", lambda aside: None)
    result = CliRunner().invoke(main, ["serve", "--no-open", *words])
    assert result.exit_code == 1, result.exception
    return result.stderr.splitlines()


FAILING = """
import structlog
from vaka.server.logs import set_up_logs

def fail(key):
    1 / 0

set_up_logs()
try:
    fail("c0ffee" * 2)
except ZeroDivisionError:
    structlog.get_logger().exception("failed")
"""


def test_tracebacks_in_the_log_tell_no_secrets() -> None:
    said = subprocess.run([sys.executable, "-c", FAILING], cwd=ROOT, capture_output=True, text=True, check=True).stderr
    (line,) = said.splitlines()
    assert json.loads(line)["exception"][0]["frames"][1]["name"] == "fail"
    assert "c0ffeec0ffee" not in line


def test_a_port_in_use_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = serve(monkeypatch, "--port", str(port), "--database", str(tmp_path / "tables.sqlite"))
    right = "choose another with --port or --host"
    assert said == [f"Error: 127.0.0.1:{port} cannot be used: Address already in use; {right}"]


def test_without_the_page_one_clear_line_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.serve.PAGE", tmp_path / "none")
    result = CliRunner().invoke(main, ["serve", "--no-open"])
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert "`make page` builds it" in line


def made_by_another_version(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE about (schema INTEGER NOT NULL)")
    connection.execute("INSERT INTO about VALUES (?)", (SCHEMA + 1,))
    connection.commit()
    connection.close()


def broken(file: Path) -> None:
    file.write_bytes(b"no database at all" * 1000)


def foreign(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE tables (legs INTEGER)")
    connection.commit()
    connection.close()


def tables_of(file: Path) -> list[str]:
    if spoilt(file):
        return []
    connection = sqlite3.connect(file)
    found = [name for (name,) in connection.execute("SELECT name FROM sqlite_master ORDER BY name")]
    connection.close()
    return found


def spoilt(file: Path) -> bool:
    return not file.read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (made_by_another_version, f"another version of Vaka (schema {SCHEMA + 1}, this is {SCHEMA})"),
        (broken, "cannot be used as Vaka's database"),
        (foreign, "cannot be used as Vaka's database"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_clear_line(
    spoil: Callable[[Path], None], fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.sqlite"
    spoil(file)
    before = tables_of(file)
    (line,) = serve(monkeypatch, "--port", str(free_port()), "--database", str(file))
    assert line.startswith(f"Error: {file} ")
    assert fault in line
    assert tables_of(file) == before


def test_a_database_in_a_folder_that_cannot_be_is_one_clear_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    database = tmp_path / "file" / "tables.sqlite"
    (line,) = serve(monkeypatch, "--port", str(free_port()), "--database", str(database))
    assert "cannot be used as Vaka's database" in line


def test_the_server_tells_where_it_is(house: House) -> None:
    assert f"http://localhost:{house.port}/" in house.said()
    assert httpx.get(f"{house.url}/healthz").json()["ok"] is True

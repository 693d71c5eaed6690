"""A small load, as `make load` makes a large one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bench import load
from bench.load import Wish, growth, under_load, wrong
from rich.console import Console

from tests.results import proofs
from tests.server.quiet import apart


def test_two_dozen_tables_of_four_are_played_without_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.load.SAMPLES", 2)
    wish = Wish(tables=24, rate=80, seconds=4, warm=0, stage=0)
    found = apart(lambda: under_load("sqlite", 1, wish, Console(quiet=True)))
    assert found["errors"] == []
    assert found["minutes"]["decisions"] > 100
    assert found["minutes"]["p99_ms"] > 0
    assert found["memory"]["megabytes"] > 50


def test_memory_that_grows_is_found() -> None:
    steady = [(5.0 * number, 400.0 + number % 3) for number in range(120)]
    leaking = [(at, held + at / 10) for at, held in steady]
    assert [growth(samples)["share"] > 0.03 for samples in (steady, leaking)] == [False, True]
    assert growth(leaking)["per_minute"] > 5
    found = {"setup": "SQLite", "errors": ["refused"], "memory": growth(leaking)}
    assert len(wrong(found)) == 2


# --- What is kept.


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What every server that is put under load does, which can be changed; none is started."""
    minutes = {"decisions": 240_000, "per_second": 400.0, "p50_ms": 2.0, "p99_ms": 12.3, "worst_ms": 80.0}
    memory = {"megabytes": 400.0, "per_minute": 0.1, "share": 0.0025}
    found = {"minutes": minutes, "memory": memory, "errors": [], "last_rate_held": 1700.0}
    monkeypatch.setattr(load, "under_load", lambda database, *_: {"setup": database, **found})
    monkeypatch.setattr(load, "allow_sockets", lambda: None)
    return found


def servers(file: Path) -> dict[str, Any]:
    """What is kept, by server."""
    return {server["setup"]: server for server in json.loads(file.read_text("utf-8"))["servers"]}


def test_databases_can_be_put_under_load_one_after_the_other(tmp_path: Path, measured: dict[str, Any]) -> None:
    file = tmp_path / "load.json"
    load.main(["--database", "sqlite", "--json", str(file)])
    load.main(["--database", "postgres", "--json", str(file)])
    whole = servers(file)
    assert set(whole) == {"sqlite", "postgres"}
    load.main(["--database", "sqlite", "--tables", "7", "--json", str(file)])
    assert servers(file)["postgres"] == whole["postgres"]
    assert [kept["sqlite"]["tables"] for kept in (whole, servers(file))] == [1000, 7]


def test_errors_and_memory_that_grows_are_kept_before_the_command_fails(
    tmp_path: Path, measured: dict[str, Any]
) -> None:
    file = tmp_path / "load.json"
    measured["errors"] = ["a socket was closed"]
    with pytest.raises(SystemExit, match="sqlite: a socket was closed"):
        load.main(["--json", str(file)])
    assert [len(server["errors"]) for server in servers(file).values()] == [1, 1]


def test_the_slowest_hundredth_is_printed_kept_and_in_the_docs(
    tmp_path: Path, measured: dict[str, Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    load.main(["--json", str(tmp_path / "load.json")])
    assert "12.3" in capsys.readouterr().out
    assert servers(tmp_path / "load.json")["sqlite"]["minutes"]["p99_ms"] == 12.3
    monkeypatch.setattr("tests.results.FOLDER", tmp_path)
    (row,) = (line for line in proofs("results") if "make load" in line)
    told = "1,000 tables of four for 10 minutes, 240,000 decisions, p99 12 ms, 0 errors, memory +0.2 %"
    told += ", up to 1,700 decisions per second held"
    assert row == f"| `make load` | postgres: {told}. sqlite: {told} |"

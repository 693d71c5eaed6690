"""A small load, as `make load` makes a large one."""

from __future__ import annotations

import pytest
from bench.load import Wish, growth, under_load, wrong
from rich.console import Console

from tests.server.quiet import apart


def test_two_dozen_tables_of_four_are_played_without_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.load.SAMPLES", 2)
    wish = Wish(tables=24, rate=80, seconds=4, warm=0, stage=0)
    found = apart(lambda: under_load("sqlite", 1, wish, Console(quiet=True)))
    assert found["errors"] == []
    assert found["minutes"]["decisions"] > 100
    assert found["memory"]["megabytes"] > 50


def test_memory_that_grows_is_found() -> None:
    steady = [(5.0 * number, 400.0 + number % 3) for number in range(120)]
    leaking = [(at, held + at / 10) for at, held in steady]
    assert [growth(samples)["share"] > 0.03 for samples in (steady, leaking)] == [False, True]
    assert growth(leaking)["per_minute"] > 5
    found = {"setup": "SQLite", "errors": ["refused"], "memory": growth(leaking)}
    assert len(wrong(found)) == 2

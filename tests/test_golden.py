"""Whole games, compared exactly with the text they were."""

from __future__ import annotations

import pytest

from tests.golden import HERE, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_golden(name: str) -> None:
    assert playthrough(name) == (HERE / f"{name}.txt").read_text("utf-8")


def test_every_file_belongs_to_a_playthrough() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == set(PLAYTHROUGHS)

"""Whole games, compared with what they were: a change that was not meant shows here first."""

from __future__ import annotations

from pathlib import Path

import pytest

import vaka
from tests.golden import FILES, playthrough
from vaka.games.registry import definition


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    assert playthrough(file) == file.read_text("utf-8"), "if this was meant: make golden, and read the difference"


def test_every_game_has_one_for_each_number_of_players() -> None:
    for name in vaka.games():
        first_lines = [file.read_text("utf-8").partition("\n")[0] for file in FILES if file.parts[-3] == name]
        for count in definition(name).options[0].values:
            assert any(f"'players': {count}" in line for line in first_lines), (name, count)

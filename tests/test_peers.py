"""Some games of the examples beside OpenSpiel's; `python -m tests.peers` plays thousands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.peers import PAIRS
from tests.plugins import install

GAMES = {"leduc": 400}  # the others are longer


@pytest.mark.parametrize("name", PAIRS)
def test_both_go_the_same_way(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in install(name.partition("-")[0], tmp_path):
        monkeypatch.syspath_prepend(folder)
    made = [PAIRS[name](seed) for seed in range(GAMES.get(name, 200))]
    assert len(set(made)) > 3

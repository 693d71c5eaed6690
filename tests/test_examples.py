"""The examples do what they say."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

import vaka
from tests.plugins import plug_in
from vaka import bots
from vaka.bots import Sight

EXAMPLES = Path(__file__).parent.parent / "examples"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example package as pip would leave it: its module, and the entry points of its pyproject.toml."""
    folder = EXAMPLES / "flatbot"
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    for group, points in project["entry-points"].items():
        for name, value in points.items():
            monkeypatch.syspath_prepend(plug_in(tmp_path, group, name, value))
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "flatbot", raising=False)


@pytest.mark.usefixtures("installed")
def test_the_plug_in_is_found_by_its_name() -> None:
    assert "flat" in bots.names()
    state = vaka.load("mad", players=3).new(1)
    for _ in range(4):
        state.play(bots.make("flat:2", 7).choose(Sight(state)))
    assert len(state.history) == 4


@pytest.mark.usefixtures("installed")
def test_the_plug_in_takes_a_win() -> None:
    state = vaka.load("babayaga").at({"hands": [["yaga", "yaga", "yaga", "1", "2"], ["7", "7", "6", "6", "5"]]})
    assert str(bots.make("flat:12", 1).choose(Sight(state))) == "declare"

"""The examples do what they say."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest

import vaka
from tests.plugins import EXAMPLES, install
from vaka import bots
from vaka.bots import Sight

ROOT = EXAMPLES.parent
TUTORIAL = (ROOT / "docs" / "your-own-game.md").read_text("utf-8")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example package as pip would leave it: its module, and the entry points of its pyproject.toml."""
    for folder in install("flatbot", tmp_path):
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


# --- The tutorial, whose blocks are cut out of the example.


def test_its_blocks_stand_in_the_files_that_they_name() -> None:
    blocks = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```', TUTORIAL, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 15
    for name, block in blocks:
        file = ROOT / name if name.startswith("tests/") else EXAMPLES / "leduc" / name
        assert block in file.read_text("utf-8"), f"{name} has no\n{block}"


def test_it_names_every_file_of_the_example() -> None:
    files = {file.name for file in (EXAMPLES / "leduc" / "leduc").glob("*.py")} - {"__init__.py"}
    assert {name for name in files if f" {name} " not in TUTORIAL} == set()


def test_what_it_types_into_python_gives_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in install("leduc", tmp_path):
        monkeypatch.syspath_prepend(folder)
    typed = "\n".join(re.findall(r"^```pycon\n(.*?)^```", TUTORIAL, re.MULTILINE | re.DOTALL))
    test = doctest.DocTestParser().get_doctest(typed, {}, "your-own-game.md", None, 0)
    assert len(test.examples) > 5
    assert doctest.DocTestRunner().run(test).failed == 0

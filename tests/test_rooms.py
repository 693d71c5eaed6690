"""The house as it is drawn in `docs/architecture.md`, as far as import-linter does not see it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from web import typescript

import vaka
from tests.plugins import plug_in
from vaka.errors import OptionError
from vaka.games.registry import built_in, definition

SOURCE = Path(vaka.__file__).parent
# What a state, a game's face or a sight tells: only the gate may ask for it.
TELLING = {
    "array", "deal_hash", "describe", "describe_view", "draw", "events", "imagine", "log", "observation", "position",
    "prompt", "record", "save", "scores", "start", "view", "why_not",
}  # fmt: skip
# The hash of the deal is published before the first decision.
# What is published by its nature, and what goes into the database, which holds the keys anyway.
PUBLISHED = {(file, name) for file in ("desk.py", "table.py") for name in ("deal_hash", "save")}
PUBLISHED.add(("check.py", "save"))  # compared with the database, and told to nobody


def imports(file: Path) -> set[str]:
    """The modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return found


@pytest.mark.parametrize("name", built_in())
def test_games_know_nothing_of_each_other(name: str) -> None:
    foreign = re.compile(rf"vaka\.games\.(?!({name}|shared|contract|observing)\b)")
    for file in (SOURCE / "games" / name).rglob("*.py"):
        assert [module for module in imports(file) if foreign.match(module)] == [], file


@pytest.mark.parametrize("part", ["contract.py", "observing.py", "shared", "../kit", "../engine", "../play", "../bots"])
def test_what_games_share_knows_no_game(part: str) -> None:
    place = SOURCE / "games" / part
    games = "|".join(built_in())
    for file in [place] if place.is_file() else place.rglob("*.py"):
        assert [module for module in imports(file) if re.match(rf"vaka\.games\.({games})\b", module)] == [], file


def named(node: ast.expr) -> str:
    """The last name of an expression such as `self.state` or `table.state`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def told_beside_the_gate(file: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and named(node.value).lstrip("_") in ("state", "face", "imagined"):
            yield from [(file.name, node.attr)] if node.attr in TELLING else []


def test_all_that_leaves_the_server_about_a_game_passes_the_gate() -> None:
    files = [file for file in (SOURCE / "server").rglob("*.py") if file.name != "gate.py"]
    found = {told for file in files for told in told_beside_the_gate(file)}
    assert found == PUBLISHED
    assert {attribute for _, attribute in told_beside_the_gate(SOURCE / "server" / "gate.py")} >= {
        "view", "events", "describe_view", "why_not", "record", "log", "prompt", "save",
    }  # fmt: skip


@pytest.mark.parametrize("file", typescript.files(), ids=lambda file: "/".join(file.parts[-2:]))
def test_types_of_the_page_are_made_from_python(file: Path) -> None:
    assert typescript.files()[file]() == file.read_text("utf-8"), "write them again with: make types"


# --- Plug-ins.


@pytest.fixture
def plugin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes a package `witchgame` of the files given, and plugs in what a value names as the game `witch`."""

    def make(value: str, **files: str) -> None:
        folder = tmp_path / "witchgame"
        folder.mkdir()
        for name in [name for name in sys.modules if name.partition(".")[0] == "witchgame"]:
            monkeypatch.delitem(sys.modules, name)
        for name, text in {"__init__": "", **files}.items():
            (folder / f"{name}.py").write_text(text, "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.syspath_prepend(plug_in(tmp_path / "installed", "vaka.games", "witch", value))

    return make


BORROWED = """
from dataclasses import replace
from vaka.games.babayaga.definition import GAME as BABAYAGA
from witchgame import policy
GAME = replace(BABAYAGA, name="witch", policy=policy)
"""


def test_a_broken_policy_is_an_error_and_no_blind_bot(plugin: Any) -> None:
    plugin("witchgame.definition:GAME", definition=BORROWED, policy="import a_module_that_is_not_there")
    assert "witch" in vaka.games()
    with pytest.raises(ModuleNotFoundError, match="a_module_that_is_not_there"):
        definition("witch")


def test_an_entry_point_must_name_a_definition(plugin: Any) -> None:
    plugin("witchgame.face", face="")
    with pytest.raises(OptionError, match=r"'witchgame\.face'; it must name a vaka\.games\.contract\.Definition"):
        vaka.load("witch")


def test_a_game_that_is_not_there_is_an_error_that_lists_the_others(plugin: Any) -> None:
    plugin("witchgame.definition:GAME", definition=BORROWED, policy="from vaka.games.babayaga.policy import *")
    assert definition("witch").name == "witch"
    with pytest.raises(OptionError, match=f"no game 'wolf'; there are {', '.join(built_in())}.*, witch"):
        definition("wolf")


def test_a_game_is_registered_by_its_own_name(plugin: Any) -> None:
    plugin("vaka.games.mad.definition:GAME")
    with pytest.raises(OptionError, match="the game 'mad' is registered as 'witch'"):
        vaka.load("witch")

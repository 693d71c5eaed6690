"""A game is its own folder: `tests/highcard` is plugged in, and everything finds it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from web import typescript

from tests.highcard.definition import GAME
from tests.plugins import plug_in

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "highcard"
SUITES = ["highcard", *(f"test_{name}.py" for name in ("contract", "secrets", "bots", "words", "golden", "batches"))]


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which the game is plugged in."""
    return plugged_in(tmp_path_factory.mktemp("plugged"))


def plugged_in(folder: Path) -> dict[str, str]:
    plug_in(folder, "vaka.games", "highcard", "tests.highcard.definition:GAME")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *words], env=environment, cwd=ROOT, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_every_suite_passes_for_it(plugged: dict[str, str]) -> None:
    suites = [f"tests/{name}" for name in SUITES]
    said = run(plugged, "pytest", "-p", "no:cacheprovider", "-v", "-k", "highcard", *suites, "tests/test_backends.py")
    found = re.search(r"(\d+) passed", said)
    assert found
    assert int(found[1]) > 60
    assert "skipped" not in said


def test_it_is_played_in_the_terminal(plugged: dict[str, str], tmp_path: Path) -> None:
    assert "highcard" in run(plugged, "vaka.cli", "games").split()
    home = {**plugged, "XDG_DATA_HOME": str(tmp_path)}
    said = run(home, "vaka.cli", "play", "highcard", "--seed", "3", "--bots", "random", typed="1\n" * 400)
    assert "The game is over" in said
    assert "wins" in said
    assert "7 clauses, 0 without a test" in run(plugged, "vaka.cli", "rules", "highcard", "--check")


def test_it_is_played_in_the_arena(plugged: dict[str, str]) -> None:
    said = run(plugged, "vaka.cli", "arena", "highcard", "greedy", "random", "--games", "60", "--workers", "1")
    assert "greedy" in said
    assert "highcard: players=2" in said


def test_the_types_of_its_page_are_made_from_its_shapes() -> None:
    assert typescript.shapes(GAME) == (FOLDER / "page" / "shapes.ts").read_text("utf-8")


def test_nothing_else_in_the_repository_names_it() -> None:
    """But for the tests that plug it in, and the page that tells about it."""
    listed = subprocess.run(["git", "grep", "-lI", "highcard"], cwd=ROOT, capture_output=True, text=True).stdout.split()
    allowed = {
        "docs/adding-a-game.md",
        "tests/conftest.py",
        "tests/test_fifth_game.py",
        "tests/browser/test_fifth_game.py",
    }
    assert {name for name in listed if not name.startswith("tests/highcard/")} <= allowed

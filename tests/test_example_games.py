"""The games of `examples`, installed as a newcomer would install them: everything finds them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.plugins import install

ROOT = Path(__file__).parent.parent
GAMES = {"leduc": (9, "Leduc poker"), "crazy_eights": (10, "Crazy eights")}
SUITES = [f"test_{name}.py" for name in ("contract", "secrets", "bots", "words", "golden", "backends")]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process in which both are installed."""
    folders = [folder for game in GAMES for folder in install(game, tmp_path_factory.mktemp(game))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, [*folders, ROOT]))}


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *words], env=environment, cwd=ROOT, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_every_suite_passes_for_them(installed: dict[str, str]) -> None:
    suites = [f"tests/{name}" for name in (*GAMES, *SUITES)]
    said = run(installed, "pytest", "-p", "no:cacheprovider", "-v", "-k", " or ".join(GAMES), *suites)
    found = re.search(r"(\d+) passed", said)
    assert found
    assert int(found[1]) > 200
    assert "skipped" not in said


@pytest.mark.parametrize("game", GAMES)
def test_they_are_played_in_the_terminal(installed: dict[str, str], tmp_path: Path, game: str) -> None:
    clauses, title = GAMES[game]
    assert game in run(installed, "vaka.cli", "games").split()
    home = {**installed, "XDG_DATA_HOME": str(tmp_path)}
    said = run(home, "vaka.cli", "play", game, "--seed", "3", "--bots", "random", typed="1\n" * 400)
    assert title in said
    assert "The game is over" in said
    assert (
        run(home, "vaka.cli", "rules", game, "--lang", "sk").count(f"{'LP' if game == 'leduc' else 'CE'}-") >= clauses
    )


@pytest.mark.parametrize("game", GAMES)
def test_they_are_played_in_the_arena(installed: dict[str, str], game: str) -> None:
    said = run(installed, "vaka.cli", "arena", game, "greedy", "random", "--games", "200", "--workers", "1")
    assert f"{game}: players=2" in said

"""What the tests of adapters share: the games with the fewest and the most players, and modules that are missing."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

import vaka
from vaka.games.registry import definition


def crowds() -> list[tuple[str, int]]:
    """Every game that can be learned, with the fewest and the most players."""
    found = []
    for name in vaka.games():
        counts = definition(name).options[0].values
        if definition(name).observation is not None:
            found += [(name, players) for players in sorted({min(counts), max(counts)})]
    return found


every_crowd = pytest.mark.parametrize(("name", "players"), crowds())


def import_without(missing: str, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Import a module as if a package were not installed."""
    for loaded in [name for name in sys.modules if name.startswith("vaka.adapters.")]:
        monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setitem(sys.modules, missing, None)
    import_module(module)

"""The games inside the page: those whose bundle was loaded."""

from __future__ import annotations

import sys
from typing import Any

import bundled

from vaka.errors import OptionError
from web.micropython.loaded import is_loaded


def games() -> list[str]:
    """The names of all games, loaded or not."""
    return [game["name"] for game in bundled.GAMES]


def definition(name: str) -> Any:
    """What a game hands in, by its name."""
    if name not in games():
        raise OptionError(f"no game {name!r}; there are {', '.join(games())}")
    if not is_loaded(name):
        raise OptionError(f"the game {name!r} is not loaded yet")
    __import__(f"vaka.games.{name}.definition")
    return sys.modules[f"vaka.games.{name}.definition"].GAME

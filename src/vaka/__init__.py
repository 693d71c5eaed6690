"""Vaka: tabletop games played faithfully, from one source of rules.

>>> import vaka
>>> state = vaka.load("babayaga", players=3).new(seed=7)
>>> state.phase
'act'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from vaka.errors import IllegalMove, MissingExtra, NotationError, OptionError, PositionError, RecordError, VakaError
from vaka.version import __version__

if TYPE_CHECKING:
    from vaka.arena import simulate
    from vaka.bots.analysis import analyse
    from vaka.bots.hints import hint
    from vaka.games.registry import games
    from vaka.play import Action, Event, Game, State, load, replay
    from vaka.words.rulebook import Clause
else:
    from vaka import games

__all__ = [
    "Action",
    "Clause",
    "Event",
    "Game",
    "IllegalMove",
    "MissingExtra",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "State",
    "VakaError",
    "__version__",
    "analyse",
    "games",
    "hint",
    "load",
    "replay",
    "simulate",
]


ON_FIRST_USE = {
    **dict.fromkeys(("Action", "Event", "Game", "State", "load", "replay"), "vaka.play"),
    "Clause": "vaka.words.rulebook",
    "analyse": "vaka.bots.analysis",
    "hint": "vaka.bots.hints",
    "simulate": "vaka.arena",
}
"""The module of each name that needs NumPy or Numba: it is imported only when the name is first used."""


def __getattr__(name: str) -> object:
    if name in ON_FIRST_USE:
        return getattr(import_module(ON_FIRST_USE[name]), name)
    raise AttributeError(f"module 'vaka' has no attribute {name!r}")

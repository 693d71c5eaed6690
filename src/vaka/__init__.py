"""Vaka: tabletop games played faithfully, from one source of rules.

>>> import vaka
>>> state = vaka.load("babayaga", players=3).new(seed=7)
>>> state.phase
'act'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from vaka.errors import IllegalMove, NotationError, OptionError, PositionError, RecordError, VakaError
from vaka.registry import load, replay
from vaka.version import __version__

if TYPE_CHECKING:
    from vaka.arena import simulate
    from vaka.game import Action, Clause, Event, Game, State
    from vaka.registry import games
    from vaka.teach import analyse, hint
else:
    from vaka import games

__all__ = [
    "Action",
    "Clause",
    "Event",
    "Game",
    "IllegalMove",
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


LATER = {
    **dict.fromkeys(("Action", "Clause", "Event", "Game", "State"), "vaka.game"),
    **dict.fromkeys(("analyse", "hint"), "vaka.teach"),
    "simulate": "vaka.arena",
}


def __getattr__(name: str) -> Any:
    """Import what needs NumPy and Numba only when it is asked for."""
    if name in LATER:
        return getattr(import_module(LATER[name]), name)
    raise AttributeError(f"module 'vaka' has no attribute {name!r}")

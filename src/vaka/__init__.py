"""Vaka: tabletop games played faithfully, from one source of rules.

>>> import vaka
>>> state = vaka.load("babayaga", players=3).new(seed=7)
>>> state.phase
'act'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.errors import IllegalMove, NotationError, OptionError, PositionError, RecordError, VakaError
from vaka.registry import load, replay
from vaka.version import __version__

if TYPE_CHECKING:
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
]


def __getattr__(name: str) -> Any:
    """Import what needs NumPy and Numba only when it is asked for."""
    if name in ("Action", "Clause", "Event", "Game", "State"):
        from vaka import game

        return getattr(game, name)
    if name in ("analyse", "hint"):
        from vaka import teach

        return getattr(teach, name)
    raise AttributeError(f"module 'vaka' has no attribute {name!r}")

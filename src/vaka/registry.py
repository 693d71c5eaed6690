"""The games there are: those of this package, and plug-ins by the entry point group `vaka.games`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from vaka.errors import OptionError, RecordError

if TYPE_CHECKING:
    from vaka.game import Face, Game, State
    from vaka.games.babayaga import face as babayaga
    from vaka.games.mad import face as mad
    from vaka.games.magichill import face as magichill
    from vaka.games.partners import face as partners

    # A module that lacks a part of a face is found by mypy, here.
    _babayaga: Face = babayaga
    _mad: Face = mad
    _partners: Face = partners
    _magichill: Face = magichill

BUILT_IN = {name: f"vaka.games.{name}.face" for name in ("babayaga", "partners", "magichill", "mad")}
GROUP = "vaka.games"


def games() -> list[str]:
    """The names that `vaka.load` knows.

    >>> import vaka
    >>> vaka.games()
    ['babayaga', 'partners', 'magichill', 'mad']
    """
    return [*BUILT_IN, *sorted(set(_plugins()) - set(BUILT_IN))]


def load(name: str, **options: Any) -> Game:
    """A game with its options.

    >>> import vaka
    >>> vaka.load("babayaga", players=3).players
    3
    """
    from vaka.game import Game

    return Game(face(name), options)


def face(name: str) -> Face:
    """The module of a game."""
    if name in BUILT_IN:
        return cast("Face", import_module(BUILT_IN[name]))
    if name in _plugins():
        return cast("Face", _plugins()[name].load())
    raise OptionError(f"no game {name!r}; there are {', '.join(games())}")


def _plugins() -> dict[str, Any]:
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


def replay(text: str) -> State:
    """The final state of a record, whichever game it is of."""
    from vaka import record
    from vaka.game import Game

    top = record.head(text)
    try:
        game = Game(face(top.game), top.options)
    except OptionError as fault:
        raise RecordError(top.where["game"], str(fault)) from None
    return game.replay(text)

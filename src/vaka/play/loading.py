"""From a name to a game, and from a record to a state."""

from __future__ import annotations

from typing import Any

from vaka.errors import OptionError, RecordError
from vaka.games.registry import definition
from vaka.play import record
from vaka.play.game import Game
from vaka.play.state import State


def load(name: str, **options: Any) -> Game:
    """A game with its options.

    >>> import vaka
    >>> vaka.load("babayaga", players=3).players
    3
    """
    return Game(definition(name), options)


def replay(text: str) -> State:
    """The final state of a record, whichever game it is of."""
    top = record.head(text)
    try:
        game = Game(definition(top.game), top.options, recorded=True)
    except OptionError as fault:
        raise RecordError(top.where["game"], str(fault)) from None
    return game.replay(text)

"""What seats have seen of the states of one game, written as numbers by a compiled function."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from vaka.engine.compiled import CompiledSet, made_ready, sources
from vaka.engine.native import States
from vaka.errors import VakaError
from vaka.games import observing
from vaka.games.contract import AnyDefinition, Observation
from vaka.games.registry import definition


class Observer(CompiledSet):
    """The compiled observation of one game.

    >>> observer = observer_of("mad")
    >>> list(observer.functions), observer.observation.size
    (['observe'], 474)
    """

    shares = (("observe",),)
    maker = "vaka.engine.observing:observer_of"

    def __init__(self, game: AnyDefinition) -> None:
        self.layout = game.layout
        self.observation = observation_of(game)
        module = import_module(self.observation.write.__module__)
        super().__init__(game.name, sources(module, observing), {"observe": observe_of(self.observation)})

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        states = numba.from_dtype(self.layout)[::1]
        return {"observe": (states, numba.int64[::1], numba.int8[:, ::1])}

    def pieces(self, state: States, seat: int) -> dict[str, NDArray[np.int8]]:
        """What a seat has seen of a state, given as an array of one: each piece by its name, in its shape."""
        row = np.zeros((1, self.observation.size), np.int8)
        self.observe(state, np.array([seat]), row)
        lies = self.observation.slices
        return {piece.name: row[0, lies[piece.name]].reshape(piece.shape) for piece in self.observation.pieces}


def observe_of(observation: Observation) -> Callable[..., Any]:
    """The function that writes a row for each state, of what one seat of it has seen; still plain Python."""
    write = observation.write

    def observe(states: Any, seats: Any, rows: Any) -> None:
        for i in range(len(states)):
            write(states[i], seats[i], rows[i])

    return observe


def observation_of(game: AnyDefinition) -> Observation:
    """What a game hands in for learning; VakaError if it hands in nothing."""
    if game.observation is None:
        raise VakaError(f"{game.name} hands in no observation, so it cannot be learned")
    return game.observation


_observers: dict[str, Observer] = {}


def observer_of(name: str) -> Observer:
    """The observer of a game: one for the whole process, since options are in the state."""
    if name not in _observers:
        _observers[name] = Observer(definition(name))
    return _observers[name]


def ready_observer(name: str) -> Observer:
    """The observer of a game, compiled; the first use on a machine shows a line of progress."""
    return made_ready(observer_of(name), f"observations of {name}")

"""What a seat is given to learn from: the spaces of its choices and observations, and what is in them now."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from vaka.errors import OptionError
from vaka.play import Game, State

Numbers = NDArray[np.int8]
"""Observations, and masks with a 1 for each action that is legal."""


def seen_space(game: Game) -> Box[np.int8]:
    """The space of what a seat has seen.

    >>> import vaka
    >>> seen_space(vaka.load("babayaga", players=3)).dtype
    dtype('int8')
    """
    observation = game.definition.observation
    if observation is None:
        raise OptionError(f"{game.name} hands in no `observation` in its definition, so it cannot be learned")
    bounds = np.iinfo(np.int8)
    return Box(bounds.min, bounds.max, (observation.size,), np.int8)


def choice_space(game: Game) -> Discrete:
    """The space of the actions of a game, by their ids.

    >>> import vaka
    >>> choice_space(vaka.load("babayaga"))
    Discrete(97)
    """
    return Discrete(game.actions)


def seen(state: State, seat: int) -> Numbers:
    """What a seat has seen, in a row: the pieces of the game's observation, one after the other."""
    return np.concatenate([piece.ravel() for piece in state.observation(seat).values()])


def choices(state: State, seat: int) -> Numbers:
    """The mask of what a seat may do now: zeros if another one decides.

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> int(choices(state, state.player).sum()) == len(state.legal()), choices(state, 1 - state.player).any()
    (True, np.False_)
    """
    mask = np.zeros(state.game.actions, np.int8)
    if seat == state.player:
        mask[[action.id for action in state.legal()]] = 1
    return mask

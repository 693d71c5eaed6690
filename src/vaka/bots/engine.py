"""The compiled functions behind the bots of one game: its search, and play by its policy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np

from vaka.bots import no_policy, rollout, tree
from vaka.engine.compiled import CompiledSet, made_ready, sources
from vaka.engine.native import CHOICES, States, shape
from vaka.games.contract import AnyDefinition, AnyPolicy
from vaka.games.registry import definition
from vaka.play import State


class BotEngine(CompiledSet):
    """The compiled search and policy of one game.

    >>> sorted(bot_engine_of("babayaga").functions)
    ['contest', 'prefer', 'think']
    """

    shares = (("think",), ("contest", "prefer"))
    maker = "vaka.bots.engine:bot_engine_of"

    def __init__(self, game: AnyDefinition) -> None:
        policy = policy_of(game)
        self.layout, self.pool = game.layout, game.pool
        plain = {"think": tree.search_of(game, policy), **rollout.policy_functions(game.rules, policy)}
        own = (Path(str(module.__file__)) for module in (tree, rollout))
        super().__init__(game.name, [*sources(game.rules, policy), *own], plain)

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole, wholes, choices = numba.int64, numba.int64[::1], numba.uint8[::1]
        states, pools = _rows(self.layout), _rows(self.pool)
        edges, desks, knobs = _rows(tree.EDGE), _rows(tree.DESK), _rows(tree.KNOBS)
        return {
            "think": (states, edges, desks, pools, knobs, whole, whole, whole),
            "contest": (states, wholes, whole, wholes, whole, choices),
            "prefer": (states, whole, whole, choices),
        }

    def rows(self, n: int, dtype: np.dtype[Any]) -> States:
        """An array of n blank structs, as the functions take them."""
        return shape(np.zeros(n, dtype))


def _rows(dtype: np.dtype[Any]) -> Any:
    return numba.from_dtype(dtype)[::1]


def policy_of(game: AnyDefinition) -> AnyPolicy:
    """The policy of a game, or the one that wants nothing."""
    return game.policy or no_policy


_engines: dict[str, BotEngine] = {}


def bot_engine_of(name: str) -> BotEngine:
    """The bot engine of a game: one for the whole process."""
    if name not in _engines:
        _engines[name] = BotEngine(definition(name))
    return _engines[name]


def ready_bot_engine(name: str) -> BotEngine:
    """The bot engine of a game, compiled; the first use on a machine shows a line of progress."""
    return made_ready(bot_engine_of(name), f"the bots of {name}")


def preferred(state: State, luck: int, mistakes: int) -> int:
    """What the policy of a game chooses, with its number of mistakes in a thousand."""
    engine = ready_bot_engine(state.game.name)
    return int(engine.prefer(state.array(), luck, mistakes, np.zeros(CHOICES, np.uint8)))

"""Minds: the networks that come with the games, compiled: they choose alone, or guide the search."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import numba
import numpy as np

from vaka.bots import guided, network, tree
from vaka.bots.network import Weights, brain_of, feed_by, layout_of, load, shape_of, wish_for
from vaka.engine.compiled import CompiledSet, made_ready, sources
from vaka.engine.native import CHOICES, States, shape
from vaka.errors import OptionError, VakaError
from vaka.games import observing
from vaka.games.contract import AnyDefinition
from vaka.games.registry import definition
from vaka.play import State

FILE = "network.npz"


def has_network(name: str) -> bool:
    """Whether a game comes with a network.

    >>> has_network("mad")
    True
    """
    return file_of(definition(name)).exists()


def need_network(name: str) -> None:
    """OptionError if a game comes without a network."""
    if not has_network(name):
        raise OptionError(f"{name} has no network; there are random, greedy and search")


def file_of(game: AnyDefinition) -> Path:
    """Where the network of a game is."""
    return game.folder / FILE


@cache
def network_of(name: str) -> States:
    """The network of a game, as compiled functions take it; VakaError if it belongs to another game."""
    game = definition(name)
    weights, about = load(file_of(game))
    if (weights.shape, about["game"]) != (shape_of(game), name):
        raise VakaError(f"{file_of(game)} is no network of {name}: train another one with `vaka train {name}`")
    return struct_of(weights)


def struct_of(weights: Weights) -> States:
    """A network as compiled functions take it."""
    return shape(weights.struct())


class MindEngine(CompiledSet):
    """The compiled functions of one game that use a network.

    >>> sorted(mind_engine_of("mad").functions)
    ['ponder', 'want']
    """

    shares = (("ponder",), ("want",))
    maker = "vaka.bots.minds:mind_engine_of"

    def __init__(self, game: AnyDefinition) -> None:
        assert game.observation is not None
        self.layout, self.pool, self.shape = game.layout, game.pool, shape_of(game)
        plain = {"ponder": guided.guided_search_of(game, self.shape), "want": want_of(game)}
        own = (Path(str(module.__file__)) for module in (tree, guided, network, observing))
        write = import_module(game.observation.write.__module__)
        super().__init__(game.name, [*sources(game.rules, write), *own, Path(__file__)], plain)

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole = numba.int64
        states, nets, brains = _rows(self.layout), _rows(layout_of(self.shape)), _rows(brain_of(self.shape))
        edges, desks, guides, pools = _rows(tree.EDGE), _rows(tree.DESK), _rows(guided.GUIDE), _rows(self.pool)
        return {
            "ponder": (states, edges, desks, pools, guides, nets, brains, whole, whole, whole),
            "want": (states, nets, brains, numba.uint8[::1]),
        }

    def rows(self, n: int, dtype: np.dtype[Any]) -> States:
        """An array of n blank structs, as the functions take them."""
        return shape(np.zeros(n, dtype))

    def brain(self) -> States:
        """Where a network thinks."""
        return self.rows(1, brain_of(self.shape))


def want_of(game: AnyDefinition) -> Callable[..., int]:
    """The choice by the network alone, still plain Python."""
    assert game.observation is not None
    legal, write, feed = game.rules.legal, game.observation.write, feed_by(shape_of(game))

    def want(states: Any, nets: Any, brains: Any, out: Any) -> int:
        """What the seat that decides in state 0 wants most."""
        s, brain = states[0], brains[0]
        n = legal(s, out)
        write(s, int(s.player), brain.seen)
        feed(nets[0], brain)
        most, best = -math.inf, 0
        for i in range(n):
            brain.wish[i] = wish_for(nets[0], brain, int(np.int64(out[i])))
            if brain.wish[i] > most:
                most, best = brain.wish[i], i
        return int(out[best])

    return want


def _rows(dtype: np.dtype[Any]) -> Any:
    return numba.from_dtype(dtype)[::1]


_engines: dict[str, MindEngine] = {}


def mind_engine_of(name: str) -> MindEngine:
    """The mind engine of a game: one for the whole process."""
    if name not in _engines:
        _engines[name] = MindEngine(definition(name))
    return _engines[name]


def ready_mind_engine(name: str) -> MindEngine:
    """The mind engine of a game, compiled; the first use on a machine shows a line of progress."""
    return made_ready(mind_engine_of(name), f"the master of {name}")


def wanted(imagined: State) -> int:
    """What the network of a game chooses in a state."""
    name = imagined.game.name
    engine = ready_mind_engine(name)
    out = np.zeros(CHOICES, np.uint8)
    return int(engine.want(imagined.array(), network_of(name), engine.brain(), out))

"""Workspaces: where a search happens, over arrays that compiled code reads and writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np

from vaka.bots import tree
from vaka.bots.engine import ready_bot_engine
from vaka.bots.sight import Sight
from vaka.engine.native import States, key_words
from vaka.kit.luck import LUCK


class Engine(Protocol):
    """The compiled functions that a workspace calls, each an attribute."""

    layout: np.dtype[Any]
    pool: np.dtype[Any]

    def rows(self, n: int, dtype: np.dtype[Any]) -> States:
        """An array of n blank structs, as the functions take them."""

    def __getattr__(self, key: str) -> Any: ...


class Workspace:
    """Where one thread searches: its states and its tree, kept from one search to the next."""

    def __init__(self, engine: Engine, edges: int) -> None:
        self.engine = engine
        self.states = engine.rows(3, engine.layout)
        self.pools = engine.rows(1, engine.pool)
        self.tree = engine.rows(edges, tree.EDGE)
        self.desk = engine.rows(1, tree.DESK)

    def begin(self, sight: Sight, key: bytes, keep: bool = False) -> None:
        """Put a sight on the desk, with a new tree unless the old one is kept and has room."""
        self.states[0] = sight.imagined.array()[0]
        chance = self.states[0]["chance"]
        chance["key"], chance["block"], chance["word"], chance["used"] = key_words(key), 0, 0, 32
        edges = int(self.desk["edges"][0])
        if not keep or 2 * edges > len(self.tree):
            self.tree[0] = np.zeros((), tree.EDGE)
            edges = 1
        self.desk[0] = np.zeros((), tree.DESK)
        self.desk["edges"][0] = edges
        self.desk["luck"][0] = int.from_bytes(key[:4], "little") & LUCK

    def follow(self, action: int) -> None:
        """Make the situation after an action the root."""
        edge = next((edge for edge in self._root_edges() if self._action(edge) == action), 0)
        self.tree["first"][0] = self.tree["first"][edge] if edge else 0
        self.tree["visits"][0] = self.tree["visits"][edge] if edge else 0

    def think(self, knobs: Any, observer: int, only: int, times: int) -> int:
        """Simulate `times` times; returns how many decisions that took."""
        return int(self.engine.think(self.states, self.tree, self.desk, self.pools, knobs, observer, only, times))

    @property
    def times(self) -> int:
        """Simulations so far."""
        return int(self.desk["times"][0])

    def total(self, seat: int) -> float:
        """What a seat won in all simulations."""
        return float(self.desk["total"][0][seat])

    def choices(self) -> list[tuple[int, int, float]]:
        """Action, visits and winnings of the edges at the root."""
        rows = ((self._action(edge), self.tree[edge]) for edge in self._root_edges())
        return [(action, int(row["visits"]), float(row["won"])) for action, row in rows]

    def _root_edges(self) -> Iterator[int]:
        """Edges of the state on the desk; a kept root may have others, from imagined states that did not come about."""
        edge = int(self.tree["first"][0])
        while edge:
            if int(self.tree["key"][edge]) & ~tree.SHARED == int(self.desk["root"][0]):
                yield edge
            edge = int(self.tree["next"][edge])

    def _action(self, edge: int) -> int:
        return int(self.tree["key"][edge]) & tree.SHARED


def workspaces(name: str, edges: int, count: int) -> list[Workspace]:
    """Workspaces of a game, one for each thread that searches."""
    engine = ready_bot_engine(name)
    return [Workspace(engine, edges) for _ in range(count)]


def together(work: Callable[[Workspace], int], spaces: list[Workspace]) -> list[int]:
    """Work in each workspace, in a thread of its own if there are several."""
    if len(spaces) == 1:
        return [work(spaces[0])]
    with ThreadPoolExecutor(len(spaces)) as pool:
        return list(pool.map(work, spaces))

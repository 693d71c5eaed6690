"""The master: it thinks ahead with the network that its game has learned; the network alone plays too."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from vaka.bots import guided
from vaka.bots.minds import MindEngine, has_network, need_network, network_of, ready_mind_engine, wanted
from vaka.bots.search import Budget, SearchBot
from vaka.bots.sight import Sight
from vaka.bots.simple import GreedyBot
from vaka.bots.style import struct_of
from vaka.bots.workspace import Workspace
from vaka.engine.native import States
from vaka.play import Action

EDGES_TIMES = 12  # as many as the search, since a situation gets all its edges at once
MOST_EDGES = 1 << 19
OFTEN = 2  # times that the same may be decided anew
MOST_MET = 4096  # decisions that are remembered


@dataclass(frozen=True)
class Guidance:
    """How to think with a network; see `guided.Guide` for what each number means."""

    trust: float = 1.0
    modesty: float = 0.1
    heat: float = 2.0
    reuse: int = 4

    def knobs(self) -> States:
        """The numbers as the compiled functions take them."""
        return struct_of(self, guided.GUIDE)


class Circles:
    """Notices when a game goes round in circles, as one of two careful players of MAD may go on for ever."""

    def __init__(self) -> None:
        self._met: Counter[bytes] = Counter()

    def noticed(self, sight: Sight) -> bool:
        """Whether the same was to be decided, with the same knowledge, several times before."""
        key = blake2b(sight.imagined.save(), digest_size=8).digest()
        if len(self._met) > MOST_MET:
            self._met.clear()
        self._met[key] += 1
        return self._met[key] > OFTEN


class GuidedWorkspace(Workspace):
    """Where one thread thinks with a network."""

    def __init__(self, engine: MindEngine, network: States, edges: int) -> None:
        super().__init__(engine, edges)
        self.network = network
        self.brain = engine.brain()

    def think(self, knobs: Any, observer: int, only: int, times: int) -> int:
        """Simulate `times` times; returns how many decisions that took."""
        place = self.states, self.tree, self.desk, self.pools, knobs, self.network, self.brain
        return int(self.engine.ponder(*place, observer, only, times))


class MasterBot(SearchBot):
    """Thinks ahead with a network; in a game that has none, as `search` does.

    >>> import vaka
    >>> state = vaka.load("mad").new(seed=7)
    >>> MasterBot(Budget(simulations=50), seed=1).choose(Sight(state)) in state.legal()
    True
    """

    def __init__(self, budget: Budget, seed: int | None = None, guidance: Guidance | None = None) -> None:
        super().__init__(budget, seed)
        self.guidance = guidance or Guidance()
        self._circles, self._out = Circles(), GreedyBot(seed)

    def choose(self, sight: Sight) -> Action:
        """The action that was tried most; in a game that goes round in circles, what the policy wants."""
        if has_network(sight.game.name) and self._circles.noticed(sight):
            return self._out.choose(sight)
        return super().choose(sight)

    def _knobs(self, name: str) -> Any:
        return self.guidance.knobs() if has_network(name) else super()._knobs(name)

    def _made(self, name: str) -> list[Workspace]:
        if not has_network(name):
            return super()._made(name)
        engine, network = ready_mind_engine(name), network_of(name)
        edges = min(EDGES_TIMES * self.budget.edges(), MOST_EDGES)
        return [GuidedWorkspace(engine, network, edges) for _ in range(self.budget.threads)]


class NetworkBot:
    """Takes what the network of its game wants most; in a game that goes round in circles, what the policy wants."""

    def __init__(self, seed: int | None = None) -> None:
        self._circles, self._out = Circles(), GreedyBot(seed)

    def choose(self, sight: Sight) -> Action:
        """One of the legal actions."""
        need_network(sight.game.name)
        if self._circles.noticed(sight):
            return self._out.choose(sight)
        number = wanted(sight.imagined)
        return next(action for action in sight.legal if action.id == number)

"""The bot that thinks ahead: information-set Monte Carlo tree search, see `tree`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from vaka.bots import tree
from vaka.bots.engine import BotEngine, ready_bot_engine
from vaka.bots.keys import Keys
from vaka.bots.sight import Sight
from vaka.bots.style import Style, style_of
from vaka.engine.native import key_words
from vaka.kit.luck import LUCK
from vaka.play import Action

FIRST_SLICE = 32  # simulations before the clock is looked at for the first time
SLICE = 0.004  # seconds between two looks at the clock
ANY = -1


@dataclass(frozen=True)
class Budget:
    """How long to think: a number of simulations, or seconds; and on how many threads."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1

    def edges(self) -> int:
        """Room for the tree of one thread: one edge per simulation, plus what secret choices add."""
        most = self.simulations if self.simulations is not None else int(1_000_000 * (self.seconds or 0))
        return min(max(2 * most + 64, 1024), 1 << 19)


@dataclass(frozen=True)
class Choice:
    """What was found out about one action."""

    action: int
    visits: int
    won: float

    @property
    def chance(self) -> float:
        """The chance of winning with it, as far as it was tried."""
        return self.won / self.visits if self.visits else 0.0


@dataclass(frozen=True)
class Thought:
    """The outcome of thinking."""

    choices: list[Choice]
    """The actions that were tried, the most tried first; empty where there was no choice."""
    chances: list[float]
    """Every seat's chance to win."""
    simulations: int
    decisions: int
    """Decisions simulated, in the tree and by the policy."""


class Workspace:
    """Where one thread searches: its states and its tree, kept from one search to the next."""

    def __init__(self, engine: BotEngine, edges: int) -> None:
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


class SearchBot:
    """Thinks ahead, on states that its seat imagines.

    >>> import vaka
    >>> state = vaka.load("babayaga").new(seed=7)
    >>> bot = SearchBot(Budget(simulations=200), seed=1)
    >>> bot.choose(Sight(state)) in state.legal()
    True
    """

    def __init__(self, budget: Budget, seed: int | None = None, style: Style | None = None) -> None:
        self.budget = budget
        self.style = style
        self._keys = Keys(seed)
        self._spaces: dict[str, list[Workspace]] = {}
        self._expected: bytes | None = None

    def choose(self, sight: Sight) -> Action:
        """The action that was tried most."""
        legal = {action.id: action for action in sight.legal}
        chosen = next(iter(legal.values()))
        if len(legal) > 1:
            best = self.think(sight).choices[0].action
            chosen = legal[best]
            for space in self._spaces[sight.game.name]:
                space.follow(best)
        elif self._expected != sight.imagined.save():
            return chosen
        self._expect(sight, chosen)
        return chosen

    def _expect(self, sight: Sight, chosen: Action) -> None:
        """Remember what will be seen if nothing but the chosen action happens; the tree is then kept."""
        self._expected = None
        state = sight.imagined.clone().play(chosen.id)
        if state.player == sight.seat:
            self._expected = Sight(state).imagined.save()

    def think(self, sight: Sight, only: int = ANY) -> Thought:
        """Find out what each action of a sight is worth; with `only`, everyone's chances after that action."""
        start = time.perf_counter()
        spaces = self._prepared(sight)
        knobs = (self.style or style_of(sight.game.name)).knobs()
        observer = sight.imagined.observer(sight.seat)
        if len(spaces) == 1:
            decisions = [self._work(spaces[0], knobs, observer, only, start)]
        else:
            with ThreadPoolExecutor(len(spaces)) as pool:
                work = [pool.submit(self._work, space, knobs, observer, only, start) for space in spaces]
                decisions = [done.result() for done in work]
        legal = {action.id for action in sight.legal}
        choices = _choices(spaces, legal) if only == ANY and len(legal) > 1 else []
        times = sum(space.times for space in spaces)
        totals = [sum(space.total(seat) for space in spaces) for seat in range(sight.game.players)]
        return Thought(choices, [total / times for total in totals], times, sum(decisions))

    def _prepared(self, sight: Sight) -> list[Workspace]:
        """A workspace for each thread, with a fresh key."""
        name = sight.game.name
        if name not in self._spaces:
            engine = ready_bot_engine(name)
            self._spaces[name] = [Workspace(engine, self.budget.edges()) for _ in range(self.budget.threads)]
        keep = self._expected == sight.imagined.save()
        self._expected = None
        for space in self._spaces[name]:
            space.begin(sight, self._keys.next(), keep)
        return self._spaces[name]

    def _work(self, space: Workspace, knobs: Any, observer: int, only: int, start: float) -> int:
        """Think in one thread until the budget is spent; returns how many decisions were simulated."""
        budget = self.budget
        if budget.simulations is not None:
            return space.think(knobs, observer, only, -(-budget.simulations // budget.threads))
        end = start + (budget.seconds or 0)
        made, times = 0, FIRST_SLICE
        before = time.perf_counter()
        while True:
            made += space.think(knobs, observer, only, times)
            now = time.perf_counter()
            each = (now - before) / times
            # The next slice must end before the time is up.
            times = int(min(SLICE, end - now - SLICE / 4) / each)
            if times < 1:
                return made
            before = now


def _choices(spaces: list[Workspace], legal: set[int]) -> list[Choice]:
    """What all threads found out together about the legal actions, the most tried first."""
    found: dict[int, list[float]] = {}
    for space in spaces:
        for action, visits, won in space.choices():
            if action not in legal:
                # A kept root has edges of states that were thought possible and did not come about.
                continue
            entry = found.setdefault(action, [0, 0.0])
            entry[0] += visits
            entry[1] += won
    choices = [Choice(action, int(visits), won) for action, (visits, won) in found.items()]
    return sorted(choices, key=lambda choice: (-choice.visits, -choice.won, choice.action))

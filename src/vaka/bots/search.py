"""The bot that thinks ahead: information-set Monte Carlo tree search, see `tree`."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from vaka.bots.keys import Keys
from vaka.bots.sight import Sight
from vaka.bots.style import Style, style_of
from vaka.bots.workspace import Workspace as Workspace
from vaka.bots.workspace import together, workspaces
from vaka.play import Action

FIRST_SLICE = 32  # simulations before the clock is looked at for the first time
TICK = 0.00001  # seconds; less than what FIRST_SLICE simulations take
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
        knobs = self._knobs(sight.game.name)
        observer = sight.imagined.observer(sight.seat)
        decisions = together(lambda space: self._work(space, knobs, observer, only, start), spaces)
        legal = {action.id for action in sight.legal}
        choices = _choices(spaces, legal) if only == ANY and len(legal) > 1 else []
        times = sum(space.times for space in spaces)
        totals = [sum(space.total(seat) for space in spaces) for seat in range(sight.game.players)]
        return Thought(choices, [total / times for total in totals], times, sum(decisions))

    def _prepared(self, sight: Sight) -> list[Workspace]:
        """A workspace for each thread, with a fresh key."""
        name = sight.game.name
        if name not in self._spaces:
            self._spaces[name] = self._made(name)
        keep = self._expected == sight.imagined.save()
        self._expected = None
        for space in self._spaces[name]:
            space.begin(sight, self._keys.next(), keep)
        return self._spaces[name]

    def _knobs(self, name: str) -> Any:
        """How to think about a game, as compiled functions take it."""
        return (self.style or style_of(name)).knobs()

    def _made(self, name: str) -> list[Workspace]:
        """New workspaces for a game, one for each thread."""
        return workspaces(name, self.budget.edges(), self.budget.threads)

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
            # The clock of a browser may stand still for a moment.
            each = max(now - before, TICK) / times
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

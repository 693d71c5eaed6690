"""Levels: bots for people, from a beginner who errs to one that thinks for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from vaka.bots.search import Budget, SearchBot
from vaka.bots.simple import GreedyBot


@dataclass(frozen=True)
class Level:
    """One level: how often it errs, how long it thinks, and the time that no decision exceeds."""

    seconds: float
    """The longest that a decision takes, on the machine that the levels were made for (two cores, shared)."""
    mistakes: int = 0
    """How many of a thousand decisions are random legal actions."""
    budget: Budget | None = None
    """How long it thinks; None plays by the policy alone."""

    def bot(self, seed: int | None = None) -> GreedyBot | SearchBot:
        """A bot of this level."""
        return GreedyBot(seed, self.mistakes) if self.budget is None else SearchBot(self.budget, seed)


LevelName = Literal["easy", "normal", "hard", "expert"]
LEVELS: dict[str, Level] = {
    "easy": Level(0.01, mistakes=300),
    "normal": Level(0.01),
    "hard": Level(0.05, budget=Budget(simulations=600)),
    "expert": Level(0.25, budget=Budget(seconds=0.2)),
}

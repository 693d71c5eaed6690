"""Levels: bots for people, from a beginner who errs to one that thinks for a second."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vaka.bots.search import Budget, SearchBot
from vaka.bots.simple import GreedyBot


@dataclass(frozen=True)
class Level:
    """One level: how often it plays without thinking, and how long it thinks otherwise."""

    mistakes: int
    """Of a thousand decisions, how many are any legal action."""
    budget: Budget | None
    """None plays by the policy alone."""

    def bot(self, seed: int | None = None) -> Any:
        """A bot of this level."""
        return GreedyBot(seed, self.mistakes) if self.budget is None else SearchBot(self.budget, seed)


LEVELS = {
    "easy": Level(350, None),
    "normal": Level(0, None),
    "hard": Level(0, Budget(seconds=0.05)),
    "expert": Level(0, Budget(seconds=1.0, threads=2)),
}

"""Bots that do not think ahead."""

from __future__ import annotations

from vaka.bots.engine import preferred
from vaka.bots.keys import Keys
from vaka.bots.sight import Sight
from vaka.kit.luck import LUCK
from vaka.play import Action


class RandomBot:
    """Takes any legal action, each equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._keys = Keys(seed)

    def choose(self, sight: Sight) -> Action:
        """One of the legal actions."""
        legal = sight.legal
        return legal[self._keys.below(len(legal))]


class GreedyBot:
    """Takes what the hand-written policy of its game wants most; `mistakes` times in a thousand, a random action."""

    def __init__(self, seed: int | None = None, mistakes: int = 0) -> None:
        self._keys = Keys(seed)
        self.mistakes = mistakes

    def choose(self, sight: Sight) -> Action:
        """The action most wanted, ties by lot."""
        number = preferred(sight.imagined, self._keys.below(LUCK + 1), self.mistakes)
        return next(action for action in sight.legal if action.id == number)

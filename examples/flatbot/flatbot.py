"""A bot that is installed beside Vaka: it tries every choice in a few imagined games, played on at random."""

from __future__ import annotations

import random

from vaka import Action, State
from vaka.bots import Sight


class FlatBot:
    """Named `flat` in the entry points; `flat:20` tries every choice in twenty imagined games."""

    def __init__(self, setting: str = "5", seed: int | None = None) -> None:
        self.games = int(setting)
        self.random = random.Random(seed)

    def choose(self, sight: Sight) -> Action:
        """The choice with the best results; this one method is all that a bot needs."""
        return max(sight.legal, key=lambda action: self.worth(sight, action))

    def worth(self, sight: Sight, action: Action) -> float:
        """What came of a choice in all imagined games."""
        total = 0.0
        for _ in range(self.games):
            state = sight.imagine(self.random.getrandbits(64)).play(action)
            total += self.play_on(state)[sight.seat or 0]
        return total

    def play_on(self, state: State) -> list[float]:
        """Decisions at random until the end; what each seat got."""
        legal = state.legal()
        while legal:
            legal = state.play(self.random.choice(legal).id).legal()
        return state.returns()

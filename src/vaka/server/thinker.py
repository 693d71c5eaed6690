"""Who thinks for a page without a server: bots, hints and analyses, asked and answered in text as in `desk`.

A thinker is given questions of the gate, which hold what a seat may know, and records of finished games.
"""

from __future__ import annotations

import json
from typing import Any

from vaka.bots.analysis import Analyst
from vaka.bots.hints import hint
from vaka.bots.levels import LEVELS
from vaka.bots.search import SearchBot
from vaka.bots.sight import Sight
from vaka.bots.simple import GreedyBot
from vaka.errors import OptionError
from vaka.play import load, replay

HINT_SECONDS = 1.0
ANALYSIS_SIMULATIONS = 200


class Thinker:
    """Thinks about one game with its options.

    >>> from vaka.server.desk import Desk
    >>> desk = Desk.deal("mad", "{}", 64 * "0")
    >>> thinker = Thinker("mad", "{}")
    >>> desk.is_legal(thinker.choose(desk.question(), "normal", 1))
    True
    """

    def __init__(self, name: str, options: str) -> None:
        self._game = load(name, **json.loads(options))
        self._bots: dict[tuple[str, int | None], GreedyBot | SearchBot] = {}
        self._analyst: Analyst | None = None

    def choose(self, question: bytes, level: str, seed: int | None) -> str:
        """What a bot of a level decides. Who asks with the same seed asks the same bot, which may keep its tree."""
        if level not in LEVELS:
            raise OptionError(f"no level {level!r}; there are {', '.join(LEVELS)}")
        if (level, seed) not in self._bots:
            self._bots[level, seed] = LEVELS[level].bot(seed)
        return str(self._bots[level, seed].choose(Sight(self._game.restore(question))))

    def hint(self, question: bytes, simulations: int | None, seed: int | None) -> str:
        """The best few choices and how many simulations found them; in a second, unless their number is given."""
        found = hint(self._game.restore(question), HINT_SECONDS, simulations, seed=seed)
        return _json({"choices": found["choices"], "simulations": found["simulations"]})

    def begin_analysis(self, record: str, simulations: int = ANALYSIS_SIMULATIONS) -> int:
        """Take up a record to analyse it; returns how many decisions there are."""
        self._analyst = Analyst(replay(record), simulations, 0)
        return self._analyst.total

    def consider(self) -> int:
        """Analyse the next decision; returns how many are done."""
        assert self._analyst
        self._analyst.consider()
        return len(self._analyst.decisions)

    def analysis(self) -> str:
        """Look closer at what cost most, and tell all that was found."""
        assert self._analyst
        self._analyst.finish()
        return _json(self._analyst.data())


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

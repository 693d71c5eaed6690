"""What workers do: they think about what a seat may see, or about a game that is over, and are given nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from vaka import bots
from vaka.bots import Sight, hints
from vaka.bots import analysis as analyses
from vaka.bots.analysis import Analysis
from vaka.bots.hints import Hint
from vaka.play import State
from vaka.server import catalogue
from vaka.server.gate import Question
from vaka.server.thinker import ANALYSIS_SIMULATIONS, HINT_SECONDS

HANG_SECONDS = {"bots": 60.0, "analyses": 3600.0}  # after which a worker that has not answered is given up


@cache
def _bot(level: str) -> bots.Bot:
    return bots.make(level)


def state_of(question: Question) -> State:
    """The state that a question is about, as the seat that decides imagines it."""
    return catalogue.kept(question.game, question.options).restore(question.sight)


def choose(question: Question, level: str) -> int:
    """What a bot of a level decides."""
    state = state_of(question)
    return state.game.number(_bot(level).choose(Sight(state)))


def hint(question: Question) -> Hint:
    """The best choices."""
    return hints.hint(state_of(question), HINT_SECONDS)


def analyse(record: str, report: Callable[[int, int], None]) -> Analysis:
    """What a finished game can teach; `report` is told how many decisions are done, and out of how many."""
    return analyses.analyse(record, ANALYSIS_SIMULATIONS, report=report)

"""What workers do: they think about what a seat may see, or about a game that is over, and are given nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from vaka import bots
from vaka.bots import Sight, hints
from vaka.bots import analysis as analyses
from vaka.bots.analysis import Analysis
from vaka.bots.engine import bot_engine_of
from vaka.bots.hints import Hint
from vaka.engine.native import engine_of
from vaka.play import State
from vaka.server import catalogue
from vaka.server.gate import Question
from vaka.server.thinker import ANALYSIS_SIMULATIONS, HINT_SECONDS
from vaka.server.turns import Urgency

HANG_SECONDS = {"bots": 60.0, "analyses": 3600.0}  # after which a worker that has not answered is given up


class Thinkers(Protocol):
    """What a house asks of its workers, wherever they are."""

    @property
    def alive(self) -> bool:
        """Whether they answer."""

    async def warm(self) -> None:
        """Be ready before the first bot is asked."""

    async def choose(self, question: Question, level: str, table: str, urgency: Urgency = Urgency.BOT) -> int:
        """What a bot at a table decides."""

    async def hint(self, question: Question, table: str) -> Hint:
        """The best choices, for somebody at a table."""

    async def analyse(self, record: str, table: str) -> Analysis:
        """What the finished game of a table can teach."""

    def progress(self, table: str) -> tuple[int, int]:
        """How many decisions of a table's analysis are done, and of how many; 0 of 0 until it is begun."""

    def close(self) -> None:
        """Stop."""


def compile_game(game: str) -> None:
    """Compile a game and its bots, if that was not done on this machine before; nothing is shown of it."""
    for functions in (engine_of(game), bot_engine_of(game)):
        if not functions.ready:
            functions.compile(lambda _done, _total: None)


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

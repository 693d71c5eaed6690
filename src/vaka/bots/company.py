"""Company: bots in all seats of a batch but one, which play by the policy of the game, compiled, on all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from vaka.bots import rollout
from vaka.bots.engine import policy_of
from vaka.bots.rollout import ALL_MISTAKES, erring_decision_by
from vaka.bots.simple import GreedyBot, RandomBot
from vaka.engine import batch as batches
from vaka.engine.batch import turns_of
from vaka.engine.compiled import CompiledSet, progress, sources
from vaka.engine.native import CHOICES
from vaka.errors import OptionError
from vaka.games.contract import AnyDefinition
from vaka.games.registry import definition
from vaka.kit.luck import LUCK, next_luck
from vaka.play.batch import Batch


class Company:
    """The bots beside one seat in each game of a batch, given from that seat's left.

    >>> import numpy as np, vaka
    >>> from vaka.bots import make
    >>> batch = vaka.load("mad", players=3).batch(100, seed=7)
    >>> Company(batch, [make("greedy"), make("easy")], np.random.default_rng(7)).answer(np.ones(100, np.int8))
    >>> bool(((batch.player == 1) | batch.over).all())
    True
    """

    def __init__(self, batch: Batch, bots: Sequence[object], chance: np.random.Generator) -> None:
        self._batch = batch
        self._mistakes = np.array(
            [0, *mistakes_of(bots)], np.int64
        )  # of the seat itself, which is never asked, and to its left
        self._luck = chance.integers(LUCK + 1, size=batch.n)
        self._engine = ready_company_engine(batch.game.name)

    def answer(self, seats: NDArray[np.int8]) -> None:
        """Let the bots play until the given seat of each game decides, or the game is over."""
        self._batch.go_on(self._engine.answer, seats, self._mistakes, self._luck)


def mistakes_of(bots: Sequence[object]) -> list[int]:
    """What `policy_mistakes` says; OptionError if not all of them can keep a batch company."""
    shares = policy_mistakes(bots)
    if shares is None:
        raise OptionError("in a batch, bots play by the policy of the game: random, greedy, easy or normal")
    return shares


def policy_mistakes(bots: Sequence[object]) -> list[int] | None:
    """How often, per thousand decisions, each bot strays from the policy; None unless all of them play by it.

    >>> policy_mistakes([RandomBot(), GreedyBot(mistakes=300)])
    [1000, 300]
    """
    shares = [_mistakes(bot) for bot in bots]
    return [share for share in shares if share is not None] if None not in shares else None


def _mistakes(bot: object) -> int | None:
    if type(bot) is RandomBot:
        return ALL_MISTAKES
    return bot.mistakes if type(bot) is GreedyBot else None


class CompanyEngine(CompiledSet):
    """The compiled company of one game.

    >>> list(company_engine_of("babayaga").functions)
    ['answer']
    """

    shares = (("answer",),)
    allocates = True
    maker = "vaka.bots.company:company_engine_of"

    def __init__(self, game: AnyDefinition) -> None:
        self.layout = game.layout
        policy = policy_of(game)
        own = (Path(str(path)) for path in (rollout.__file__, batches.__file__, __file__))
        super().__init__(game.name, [*sources(game.rules, policy), *own], {"answer": answer_of(game)})

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole, wholes, returns = numba.int64, numba.int64[::1], numba.float32[:, ::1]
        states, bits, player = numba.from_dtype(self.layout)[::1], numba.uint32[:, ::1], numba.int8[::1]
        written = (bits, player, numba.boolean[::1], returns, returns)
        return {"answer": (whole, whole, states, *written, player, wholes, wholes)}


def answer_of(game: AnyDefinition) -> Callable[..., None]:
    """The function that plays for all but one seat in a slice of a batch, still plain Python."""
    play, legal = game.rules.play, game.rules.legal
    decide, turns = erring_decision_by(policy_of(game)), turns_of(game)
    settle, ask = turns.settle, turns.ask

    def answer(
        first: int, last: int, states: Any, bits: Any, player: Any, over: Any, returns: Any, shares: Any,
        seats: Any, mistakes: Any, luck: Any,
    ) -> None:  # fmt: skip
        out: Any = np.empty(CHOICES, np.uint8)
        players = len(mistakes)
        for i in range(first, last):
            if player[i] < 0 or player[i] == seats[i]:
                continue
            while states[i].player >= 0 and states[i].player != seats[i]:
                luck[i] = next_luck(int(luck[i]))
                to_the_left = (int(states[i].player) + players - int(seats[i])) % players
                n = legal(states[i], out)
                play(states[i], decide(states[i], out, n, int(luck[i]), int(mistakes[to_the_left])))
            settle(states[i], i, over, returns, shares)
            ask(states[i], i, out, bits, player)

    return answer


@cache
def company_engine_of(name: str) -> CompanyEngine:
    """The company engine of a game: one for the whole process."""
    return CompanyEngine(definition(name))


def ready_company_engine(name: str) -> CompanyEngine:
    """The company engine of a game, compiled; the first use on a machine shows a line of progress."""
    engine = company_engine_of(name)
    if not engine.ready:
        engine.compile(progress(f"the company of {name}"))
    return engine

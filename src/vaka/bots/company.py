"""Company: bots in most seats of a batch, which play by the policy of the game, compiled, on all cores."""

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
from vaka.engine.compiled import CompiledSet, made_ready, sources
from vaka.engine.native import CHOICES
from vaka.errors import OptionError
from vaka.games.contract import AnyDefinition
from vaka.games.registry import definition
from vaka.kit.luck import LUCK, next_luck
from vaka.play.batch import Batch

ASKED = -1  # mistakes of a seat that is no bot's


class Company:
    """The bots beside one seat in each game of a batch, given from that seat's left; None is a seat that is no bot's.

    >>> import numpy as np, vaka
    >>> from vaka.bots import make
    >>> batch = vaka.load("mad", players=3).batch(100, seed=7)
    >>> Company(batch, [make("greedy"), make("easy")], np.random.default_rng(7)).answer(np.ones(100, np.int8))
    >>> bool(((batch.player == 1) | batch.over).all())
    True
    """

    def __init__(self, batch: Batch, bots: Sequence[object | None], chance: np.random.Generator) -> None:
        self._batch = batch
        mistakes = iter(mistakes_of([bot for bot in bots if bot is not None]))
        theirs = [ASKED if bot is None else next(mistakes) for bot in bots]
        self._mistakes = np.array([ASKED, *theirs], np.int64)
        self._luck = chance.integers(LUCK + 1, size=batch.n)
        self._engine = ready_company_engine(batch.game.name)

    def answer(self, seats: NDArray[np.int8]) -> None:
        """Let the bots play until the given seat of each game decides, or one that is no bot's, or the game is over."""
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

    >>> sorted(company_engine_of("babayaga").functions)
    ['advise', 'answer']
    """

    shares = (("answer", "advise"),)
    allocates = True
    maker = "vaka.bots.company:company_engine_of"

    def __init__(self, game: AnyDefinition) -> None:
        self.layout = game.layout
        policy = policy_of(game)
        own = (Path(str(path)) for path in (rollout.__file__, batches.__file__, __file__))
        super().__init__(
            game.name, [*sources(game.rules, policy), *own], {"answer": answer_of(game), "advise": advise_of(game)}
        )

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole, wholes, returns = numba.int64, numba.int64[::1], numba.float32[:, ::1]
        states, bits, player = numba.from_dtype(self.layout)[::1], numba.uint32[:, ::1], numba.int8[::1]
        written = (bits, player, numba.boolean[::1], returns, returns)
        games = whole, whole, states, *written
        return {"answer": (*games, player, wholes, wholes), "advise": (*games, wholes, wholes)}


def answer_of(game: AnyDefinition) -> Callable[..., None]:
    """The function that plays for the seats of bots in a slice of a batch, still plain Python."""
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
            made = 0
            while states[i].player >= 0:
                theirs = int(mistakes[(int(states[i].player) + players - int(seats[i])) % players])
                if theirs == ASKED:
                    break
                luck[i] = next_luck(int(luck[i]))
                n = legal(states[i], out)
                play(states[i], decide(states[i], out, n, int(luck[i]), theirs))
                made += 1
            if made > 0:
                settle(states[i], i, over, returns, shares)
                ask(states[i], i, out, bits, player)

    return answer


def advise_of(game: AnyDefinition) -> Callable[..., None]:
    """The function that says what the policy would do in a slice of a batch, still plain Python."""
    legal, decide = game.rules.legal, erring_decision_by(policy_of(game))

    def advise(
        first: int, last: int, states: Any, bits: Any, player: Any, over: Any, returns: Any, shares: Any,  # noqa: ARG001
        actions: Any, luck: Any,
    ) -> None:  # fmt: skip
        out: Any = np.empty(CHOICES, np.uint8)
        for i in range(first, last):
            if player[i] >= 0:
                luck[i] = next_luck(int(luck[i]))
                actions[i] = decide(states[i], out, legal(states[i], out), int(luck[i]), 0)

    return advise


class Adviser:
    """What the policy of the game would do in each game of a batch.

    >>> import numpy as np, vaka
    >>> batch = vaka.load("mad", players=3).batch(100, seed=7)
    >>> advice = Adviser(batch, np.random.default_rng(7)).advice()
    >>> bool(batch.legal_mask()[np.arange(100), advice].all())
    True
    """

    def __init__(self, batch: Batch, chance: np.random.Generator) -> None:
        self._batch = batch
        self._luck = chance.integers(LUCK + 1, size=batch.n)
        self._actions = np.zeros(batch.n, np.int64)
        self._engine = ready_company_engine(batch.game.name)

    def advice(self) -> NDArray[np.int64]:
        """An action for each game; what stands for a game that is over means nothing."""
        self._batch.go_on(self._engine.advise, self._actions, self._luck)
        return self._actions


@cache
def company_engine_of(name: str) -> CompanyEngine:
    """The company engine of a game: one for the whole process."""
    return CompanyEngine(definition(name))


def ready_company_engine(name: str) -> CompanyEngine:
    """The company engine of a game, compiled; the first use on a machine shows a line of progress."""
    return made_ready(company_engine_of(name), f"the company of {name}")

"""Games of bots: one game, and many of them in several processes."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from multiprocessing import get_context
from typing import Any

import numpy as np

from vaka.bots import Bot, Sight, make
from vaka.bots.engine import ready_bot_engine
from vaka.bots.rollout import ALL_MISTAKES
from vaka.bots.simple import GreedyBot, RandomBot
from vaka.engine.native import CHOICES, key_words
from vaka.errors import OptionError
from vaka.kit.luck import LUCK
from vaka.play import LIMIT, Game, load

GAMES_PER_REPORT = 8  # games that a process plays before it reports


@dataclass(frozen=True)
class Task:
    """One game to be played: the bots by seat, and the number of the deal."""

    bots: tuple[str, ...]
    deal: int


@dataclass(frozen=True)
class Result:
    """The outcome of a game."""

    winners: tuple[int, ...]
    decisions: int


def play_game(game: Game, bots: Sequence[Bot], seed: int | bytes) -> Result:
    """One game, decision by decision; a bot is given its seat's sight and nothing else."""
    state, made = game.new(seed), 0
    while not state.over and made < LIMIT:
        seat = state.player
        assert seat is not None
        state.play(bots[seat].choose(Sight(state)))
        made += 1
    return Result(tuple(state.winners), made)


def play_natively(game: Game, mistakes: Sequence[int], seed: int, luck: int) -> Result:
    """One game in which every seat plays by the policy, in one compiled call."""
    engine = ready_bot_engine(game.name)
    states, out = game.blank(), np.zeros(CHOICES, np.uint8)
    key = key_words(seed.to_bytes(32, "little"))
    made = engine.contest(states, key, luck, np.array(mistakes, np.int64), LIMIT, out)
    winner = int(states["winner"][0])
    return Result(tuple(seat for seat in range(game.players) if winner >> seat & 1), int(made))


def number(*parts: Any) -> int:
    """A number of 63 bits that depends on all parts and on nothing else."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little") >> 1


class Runner:
    """Plays one game many times, in one process; deals and bots are drawn from one seed."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        self.game = load(name, **options)
        self.seed = seed

    def play(self, task: Task) -> Result:
        """Play a game. It depends on the seed and the task alone, not on which process plays it, or when."""
        deal = number(self.seed, "deal", task.deal)
        seeds = [number(self.seed, task.deal, seat, bot) for seat, bot in enumerate(task.bots)]
        bots = [make(bot, seed) for bot, seed in zip(task.bots, seeds, strict=True)]
        mistakes = [_mistakes(bot) for bot in bots]
        if all(share is not None for share in mistakes):
            return play_natively(self.game, [share or 0 for share in mistakes], deal, sum(seeds) & LUCK)
        return play_game(self.game, bots, deal)


def _mistakes(bot: Bot) -> int | None:
    """How often, per thousand decisions, a bot strays from the policy; None if it does not play by the policy."""
    if type(bot) is RandomBot:
        return ALL_MISTAKES
    return bot.mistakes if type(bot) is GreedyBot else None


_runner: Runner | None = None


def _open(name: str, options: dict[str, Any], seed: int) -> None:
    global _runner
    _runner = Runner(name, options, seed)


def _work(tasks: list[Task]) -> list[Result]:
    assert _runner is not None
    return [_runner.play(task) for task in tasks]


def play_all(game: Game, tasks: Sequence[Task], seed: int, workers: int | None = None) -> Iterator[Result]:
    """Play many games in several processes; results come in the order of the tasks."""
    count = (os.cpu_count() or 1) if workers is None else workers
    if count < 1:
        raise OptionError(f"workers={workers!r}: must be a whole number, 1 or more")
    # Compile here, once: every process then finds the code on disk.
    ready_bot_engine(game.name)
    _ = game.engine
    slices = [list(tasks[i : i + GAMES_PER_REPORT]) for i in range(0, len(tasks), GAMES_PER_REPORT)]
    if count == 1:
        runner = Runner(game.name, dict(game.options), seed)
        yield from (runner.play(task) for task in tasks)
        return
    with ProcessPoolExecutor(
        min(count, max(1, len(slices))), get_context("spawn"), _open, (game.name, dict(game.options), seed)
    ) as pool:
        try:
            yield from chain.from_iterable(pool.map(_work, slices))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def simulate(game: Game, bots: Sequence[str], games: int, seed: int = 0, workers: int | None = None) -> list[Result]:
    """Play games of the same bots in the same seats, in several processes; winners and length of each.

    >>> import vaka
    >>> results = vaka.simulate(vaka.load("mad"), ["greedy", "random"], games=100, workers=1)
    >>> sum(0 in result.winners for result in results) > 80
    True
    """
    if len(bots) != game.players:
        raise OptionError(f"{len(bots)} bots for {game.players} seats: name one for each seat")
    if games < 1:
        raise OptionError(f"games={games!r}: must be a whole number, 1 or more")
    return list(play_all(game, [Task(tuple(bots), deal) for deal in range(games)], seed, workers))

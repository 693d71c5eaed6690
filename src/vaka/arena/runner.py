"""Games of bots: one game, and many of them by a crew."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from vaka.arena.crew import Crew, Processes
from vaka.arena.tally import SUMS, THINGS, Counts, TallyEngine, ready_tally_engine
from vaka.bots import Bot, Sight, make, ready
from vaka.bots.company import policy_mistakes
from vaka.bots.engine import ready_bot_engine
from vaka.engine.native import CHOICES, key_words
from vaka.errors import OptionError
from vaka.kit.luck import LUCK
from vaka.play import LIMIT, Game, State, load

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


@dataclass(frozen=True)
class Account:
    """All that is told of a game."""

    seed: int
    """The seed of its deal: `game.new(seed)`, then the moves, is the game again."""
    moves: bytes
    """The decisions by their ids."""
    winners: tuple[int, ...]
    scores: list[int] | None
    counts: Counts
    """How often each thing happened to each seat, and in the last row to nobody in particular; see `tally`."""
    sums: list[int]
    """Sums over the decisions, see `tally`."""


def play_game(game: Game, bots: Sequence[Bot], seed: int | bytes) -> Result:
    """One game, decision by decision; a bot is given its seat's sight and nothing else."""
    state = finish(game.new(seed), bots)
    return Result(tuple(state.winners), state.decisions)


def finish(state: State, bots: Sequence[Bot]) -> State:
    """Let bots play a game to its end."""
    while not state.over and state.decisions < LIMIT:
        seat = state.player
        assert seat is not None
        state.play(bots[seat].choose(Sight(state)))
    return state


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
        self._room = np.zeros(LIMIT, np.uint8)

    @cached_property
    def _engine(self) -> TallyEngine:
        return ready_tally_engine(self.game.name)

    def play(self, task: Task) -> Result:
        """Play a game. It depends on the seed and the task alone, not on which process plays it, or when."""
        deal, bots, luck = self._seated(task)
        mistakes = policy_mistakes(bots)
        if mistakes is not None:
            return play_natively(self.game, mistakes, deal, luck)
        return play_game(self.game, bots, deal)

    def account(self, task: Task) -> Account:
        """Play the same game, and count what happens in it."""
        deal, bots, luck = self._seated(task)
        mistakes, given = policy_mistakes(bots), 0
        if mistakes is None:
            played = bytes(action.id for action in finish(self.game.new(deal), bots).history)
            given = len(played)
            self._room[:given] = np.frombuffer(played, np.uint8)
        return self._counted(deal, luck, mistakes or [0] * self.game.players, given)

    def _seated(self, task: Task) -> tuple[int, list[Bot], int]:
        """The seed of the deal, the bots, and the luck of those who play by the policy."""
        seeds = [number(self.seed, task.deal, seat, bot) for seat, bot in enumerate(task.bots)]
        bots = [make(bot, seed) for bot, seed in zip(task.bots, seeds, strict=True)]
        return number(self.seed, "deal", task.deal), bots, sum(seeds) & LUCK

    def _counted(self, deal: int, luck: int, mistakes: list[int], given: int) -> Account:
        """Count a game: the first decisions in the room for moves, or one by the policy if none are given."""
        game, engine = self.game, self._engine
        states, sums = game.blank(), np.zeros(SUMS, np.int64)
        counts = np.zeros((game.players + 1, THINGS), np.int32)
        key, out = key_words(deal.to_bytes(32, "little")), np.zeros(CHOICES, np.uint8)
        faults = np.array(mistakes, np.int64)
        made = int(engine.tally(states, key, luck, faults, self._room, given, out, counts, sums))
        struct = game.frames.read(states.tobytes())
        winners = tuple(seat for seat in range(game.players) if struct.winner >> seat & 1)
        return Account(deal, self._room[:made].tobytes(), winners, game.face.scores(struct), counts, sums.tolist())


@dataclass(frozen=True)
class Batch:
    """Games of one game with its options that one process plays in a row."""

    game: str
    options: str
    """As JSON, so that a process keeps its runner from one batch to the next."""
    seed: int
    tasks: tuple[Task, ...]


@lru_cache(8)
def runner_of(name: str, options: str, seed: int) -> Runner:
    """The runner of this process."""
    return Runner(name, json.loads(options), seed)


def play_batch(batch: Batch) -> list[Result]:
    """Play the games of a batch."""
    runner = runner_of(batch.game, batch.options, batch.seed)
    return [runner.play(task) for task in batch.tasks]


def play_all(game: Game, tasks: Sequence[Task], seed: int, crew: Crew) -> Iterator[Result]:
    """Play many games; results come in the order of the tasks."""
    # Compile here, once: every process then finds the code on disk.
    ready([make(bot) for bot in sorted({bot for task in tasks for bot in task.bots})], game.name)
    _ = game.engine
    starts = range(0, len(tasks), GAMES_PER_REPORT)
    slices = [tuple(tasks[start : start + GAMES_PER_REPORT]) for start in starts]
    batches = [Batch(game.name, json.dumps(game.options), seed, part) for part in slices]
    early: dict[int, list[Result]] = {}
    due = 0
    for number_, results in crew.work(play_batch, batches):
        early[number_] = results
        while due in early:
            yield from early.pop(due)
            due += 1


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
    return list(play_all(game, [Task(tuple(bots), deal) for deal in range(games)], seed, Processes(workers)))

"""Batches: many games in one array, dealt, stepped and looked at together by compiled code and all cores.

The rules below serve one game of a batch. Here they run over slices of the arrays, a thread for each; the
module `cuda_batch` runs the same ones on a GPU, one game per thread.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from vaka.engine.compiled import CompiledSet, made_ready, sources
from vaka.engine.native import CHOICES, States, frame_at, frame_layout, key_words, legal_of
from vaka.engine.native import shape as shaped
from vaka.games import observing
from vaka.games.contract import AnyDefinition
from vaka.games.registry import definition
from vaka.kit import chance
from vaka.kit.chance import WORD
from vaka.kit.rule import rule

SLICE = 256  # a thread is given at least this many games at a time
SLICES_PER_CORE = 4  # so that a core whose games are short takes over from one whose games are long
DEAL, DEAL_NUMBER = 6, 7  # the words of the key that tell deals and games apart
BITS = 32  # legal actions per word of `bits`

# Whose observation a step writes, besides those of seats.
NOBODYS, DECIDERS = -2, -1


class Start(NamedTuple):
    """What the games of a batch have in common."""

    game: AnyDefinition
    players: int
    blank: States
    """A state before the deal, with the options in it, as an array of one."""
    key: bytes
    shares: NDArray[np.float32]
    """The returns of a seat that lost and of one that won, by how many won."""


# --- The rules for one game of a batch.


class Turns(NamedTuple):
    """The rules for one game of a batch, compiled: for slices here, and for kernels."""

    deal: Callable[..., None]
    step: Callable[..., bool]
    settle: Callable[..., bool]
    observe: Callable[..., None]
    ask: Callable[..., None]


def turns_of(game: AnyDefinition) -> Turns:
    """The rules for one game of a batch.

    `states[at]` is the state of game i: a kernel may hold it elsewhere than in the array of all states.
    """
    setup, play, legal, begin = game.rules.setup, game.rules.play, game.rules.legal, chance.begin
    reward, write = reward_of(game), game.observation.write if game.observation else unseen

    @rule
    def ask(s: Any, i: int, out: Any, bits: Any, player: Any) -> None:
        """Write down who decides, and what that seat may do, as bits."""
        n = legal(s, out)
        player[i] = s.player
        word, at = 0, 0
        for k in range(n):
            action = int(np.int64(out[k]))
            while at < action // BITS:
                bits[at, i] = word
                word = 0
                at += 1
            word |= 1 << action % BITS
        while at < len(bits):
            bits[at, i] = word
            word = 0
            at += 1

    @rule
    def settle(s: Any, i: int, over: Any, returns: Any, shares: Any) -> bool:
        """Write down whether the game is over, and what each seat won; returns the former."""
        ended = bool(s.player < 0)
        over[i] = ended
        for seat in range(returns.shape[1]):
            returns[i, seat] = reward(s, seat, shares) if ended else 0.0
        return ended

    @rule
    def deal(
        states: Any, at: int, i: int, blank: Any, key: Any, again: int, out: Any, bits: Any, player: Any
    ) -> None:  # fmt: skip
        """Every game and every deal has a key of its own."""
        deals = (int(states[at].chance.key[DEAL]) + 1) & WORD if again else int(key[DEAL])
        states[at] = blank[0]
        begin(states[at].chance, key)
        states[at].chance.key[DEAL] = deals
        states[at].chance.key[DEAL_NUMBER] = (int(key[DEAL_NUMBER]) + i) & WORD
        setup(states[at])
        ask(states[at], i, out, bits, player)

    @rule
    def step(
        states: Any, at: int, i: int, action: int, again: int, out: Any, bits: Any, player: Any, over: Any,
        returns: Any, shares: Any,
    ) -> bool:  # fmt: skip
        """Returns whether the game is now to be dealt again. Without an action it was over before."""
        if action >= 0:
            play(states[at], action)
        elif again == 0:
            return False
        if settle(states[at], i, over, returns, shares) and again != 0:
            return True
        ask(states[at], i, out, bits, player)
        return False

    @rule
    def observe(s: Any, i: int, seat: int, seen: Any) -> None:
        """The row of a game in which nobody decides is empty."""
        observer = seat if seat >= 0 else int(s.player)
        if observer >= 0:
            write(s, observer, seen[i])
        else:
            for k in range(seen.shape[1]):
                seen[i, k] = 0

    return Turns(deal, step, settle, observe, ask)


@rule
def unseen(s: Any, seat: int, out: Any) -> None:
    """A game that hands in no observation."""


def reward_of(game: AnyDefinition) -> Callable[[Any, int, Any], float]:
    """The return of a seat of a finished game, for compiled callers."""
    payoff, scale = game.payoff, game.payoff_scale
    if payoff is None:
        return share

    @rule
    def paid(s: Any, seat: int, shares: Any) -> float:  # noqa: ARG001
        return payoff(s, seat) / scale

    return paid


@rule
def share(s: Any, seat: int, shares: Any) -> float:
    """What a seat gets where the winners share."""
    winners = 0
    for other in range(s.players):
        winners += int(s.winner) >> other & 1
    return float(shares[winners, int(s.winner) >> seat & 1])


@rule
def take_in(i: int, action: int, bits: Any, player: Any, chosen: Any) -> bool:
    """Keep the action of a game that goes on, and -1 for another one; returns False if the action is not legal."""
    if player[i] < 0:
        chosen[i] = -1
        return True
    if action < 0 or action >= len(bits) * BITS or not has(bits, i, action):
        return False
    chosen[i] = action
    return True


@rule
def has(bits: Any, i: int, action: int) -> bool:
    """Whether an action is among the legal ones of game i."""
    return int(bits[action // BITS, i]) >> action % BITS & 1 != 0


# --- Compiled for slices.


class BatchEngine(CompiledSet):
    """The compiled functions of one game that serve the games first to last of a batch.

    >>> sorted(batch_engine_of("babayaga").functions)
    ['deal', 'list_legal', 'observe', 'refused', 'step', 'unpack']
    """

    shares = (("step", "refused"), ("deal", "observe", "unpack", "list_legal"))
    allocates = True
    maker = "vaka.engine.batch:batch_engine_of"

    def __init__(self, game: AnyDefinition) -> None:
        self.layout = game.layout
        handed: list[Callable[..., Any]] = [game.payoff] if game.payoff else []
        handed += [game.observation.write] if game.observation else []
        modules = (sys.modules[part.__module__] for part in handed)
        files = [*sources(game.rules, observing, *modules), Path(__file__)]
        super().__init__(game.name, files, slice_functions(game))

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole, key, flags = numba.int64, numba.int64[::1], numba.boolean[::1]
        states, bits, player = numba.from_dtype(self.layout)[::1], numba.uint32[:, ::1], numba.int8[::1]
        chosen, returns, seen = numba.int16[::1], numba.float32[:, ::1], numba.int8[:, ::1]
        kept = (bits, player, flags, returns, returns)
        return {
            "deal": (whole, whole, states, states, key, flags, whole, *kept),
            "list_legal": (whole,),
            "observe": (whole, whole, states, whole, seen),
            "refused": (whole, whole, numba.int64[::1], bits, player, chosen),
            "step": (whole, whole, states, states, key, chosen, whole, *kept, whole, seen),
            "unpack": (whole, whole, bits, numba.boolean[:, ::1]),
        }


def slice_functions(game: AnyDefinition) -> dict[str, Callable[..., Any]]:
    """The functions of one game that serve a slice of a batch, still plain Python."""
    deal_one, step_one, settle, observe_one, _ = turns_of(game)
    at_, legal = frame_at(frame_layout(game.layout)), legal_of(game)

    def deal(
        first: int, last: int, states: Any, blank: Any, key: Any, where: Any, again: int, bits: Any, player: Any,
        over: Any, returns: Any, shares: Any,
    ) -> None:  # fmt: skip
        out = np.empty(CHOICES, np.uint8)
        for i in range(first, last):
            if where[i]:
                deal_one(states, i, i, blank, key, again, out, bits, player)
                settle(states[i], i, over, returns, shares)

    def step(
        first: int, last: int, states: Any, blank: Any, key: Any, chosen: Any, again: int, bits: Any, player: Any,
        over: Any, returns: Any, shares: Any, seat: int, seen: Any,
    ) -> None:  # fmt: skip
        out = np.empty(CHOICES, np.uint8)
        for i in range(first, last):
            action = int(chosen[i])
            if step_one(states, i, i, action, again, out, bits, player, over, returns, shares):
                deal_one(states, i, i, blank, key, 1, out, bits, player)
            if seat > NOBODYS:
                observe_one(states[i], i, seat, seen)

    def observe(first: int, last: int, states: Any, seat: int, seen: Any) -> None:
        for i in range(first, last):
            observe_one(states[i], i, seat, seen)

    def list_legal(at: Any) -> int:
        """Complete a frame whose struct was copied from a batch."""
        return int(legal(at_(at)))

    def refused(first: int, last: int, actions: Any, bits: Any, player: Any, chosen: Any) -> int:
        """The first game whose action is not legal, -1 if there is none."""
        for i in range(first, last):
            if not take_in(i, int(actions[i]), bits, player, chosen):
                return i
        return -1

    def unpack(first: int, last: int, bits: Any, mask: Any) -> None:
        for i in range(first, last):
            for action in range(mask.shape[1]):
                mask[i, action] = has(bits, i, action)

    found = (deal, step, observe, list_legal, refused, unpack)
    return {function.__name__: function for function in found}


_engines: dict[str, BatchEngine] = {}


def batch_engine_of(name: str) -> BatchEngine:
    """The batch engine of a game: one for the whole process."""
    if name not in _engines:
        _engines[name] = BatchEngine(definition(name))
    return _engines[name]


def ready_batch_engine(name: str) -> BatchEngine:
    """The batch engine of a game, compiled; the first use on a machine shows a line of progress."""
    return made_ready(batch_engine_of(name), f"the batches of {name}")


# --- The games of a batch.


class Games:
    """The arrays of a batch, and what is done to all its games at once; a subclass says where they lie."""

    def __init__(self, start: Start, n: int) -> None:
        game = start.game
        self.n = n
        self.states = self.array(n, game.layout)
        self.player = self.array(n, np.dtype(np.int8))
        self.over = self.array(n, np.dtype(np.bool_))
        self.returns = self.array((n, start.players), np.dtype(np.float32))
        self._bits = self.array((-(-game.actions // BITS), n), np.dtype(np.uint32))
        self._chosen = self.array(n, np.dtype(np.int16))
        self._mask = self.array((n, game.actions), np.dtype(np.bool_))
        self._seen = self.array((n, game.observation.size if game.observation else 0), np.dtype(np.int8))
        self._seen_by = NOBODYS  # whose observations `_seen` holds now
        self._watched = NOBODYS  # whose observations were asked for last: the next step writes them
        self._unpacked = False  # whether `_mask` holds what is legal now
        self._given = tuple(self.here(part) for part in (start.blank, key_words(start.key)))
        self._shares = self.here(start.shares)

    # What a subclass says.

    def array(self, shape: Any, dtype: np.dtype[Any]) -> Any:
        """A new array where the games lie."""
        raise NotImplementedError

    def numbers(self, given: Any) -> Any:
        """What somebody hands in, as an array with a dtype and a shape that can be checked."""
        raise NotImplementedError

    def here(self, array: Any) -> Any:
        """A checked array as one that lies where the games lie."""
        raise NotImplementedError

    def shown(self, array: Any) -> Any:
        """An array of the batch as people are given it."""
        raise NotImplementedError

    def refused(self, actions: Any) -> int:
        """Take in the actions of the next step; the first game whose action is not legal, -1 if there is none."""
        raise NotImplementedError

    def struct(self, i: int) -> bytes:
        """A copy of one state."""
        raise NotImplementedError

    def run(self, key: str, *arguments: Any) -> Any:
        """Call a compiled function for all games."""
        raise NotImplementedError

    # What is the same everywhere.

    def deal(self, where: Any, again: bool) -> None:
        """Deal the games that a bool array names, with their first keys or again with the next ones."""
        self.run("deal", self.states, *self._given, self.here(where), int(again), *self._written)
        self._unpacked, self._seen_by = False, NOBODYS

    def step(self, again: bool) -> None:
        """Carry out the actions taken in; if `again`, deal games that have ended again."""
        self.run("step", self.states, *self._given, self._chosen, int(again), *self._written, self._watched, self._seen)
        self._unpacked, self._seen_by = False, self._watched

    def mask(self) -> Any:
        """The legal actions of all games."""
        if not self._unpacked:
            self.run("unpack", self._bits, self._mask)
            self._unpacked = True
        return self._mask

    def observe(self, seat: int) -> Any:
        """What a seat, or with DECIDERS the one that decides, has seen in each game."""
        if self._seen_by != seat:
            self.run("observe", self.states, seat, self._seen)
            self._seen_by = self._watched = seat
        return self._seen

    @property
    def _written(self) -> tuple[Any, ...]:
        """What a deal or a step writes; the shares of winners are behind it, to be read."""
        return self._bits, self.player, self.over, self.returns, self._shares


class HostGames(Games):
    """The games of a batch in main memory."""

    def __init__(self, start: Start, n: int) -> None:
        self._engine = ready_batch_engine(start.game.name)
        super().__init__(start, n)

    def array(self, shape: Any, dtype: np.dtype[Any]) -> NDArray[Any]:
        """A new array of zeros."""
        array = np.zeros(shape, dtype)
        return shaped(array) if dtype.names else array

    def numbers(self, given: Any) -> NDArray[Any]:
        """What somebody hands in, as an array of NumPy."""
        return np.asarray(given)

    def here(self, array: NDArray[Any]) -> NDArray[Any]:
        """An array as compiled functions take it."""
        return np.ascontiguousarray(array)

    def shown(self, array: NDArray[Any]) -> NDArray[Any]:
        """The array itself; states can only be read, since what is legal was found when they were reached."""
        array = array.view(np.ndarray)
        array.flags.writeable = array.dtype.names is None
        return array

    def refused(self, actions: NDArray[Any]) -> int:
        """Take in the actions of the next step; the first game whose action is not legal, -1 if there is none."""
        found = self.run("refused", self.here(actions.astype(np.int64)), self._bits, self.player, self._chosen)
        return min((i for i in found if i >= 0), default=-1)

    def struct(self, i: int) -> bytes:
        """A copy of one state."""
        return bytes(self.states[i].tobytes())

    def run(self, key: str, *arguments: Any) -> list[Any]:
        """Call a compiled function for all games, in slices, on all cores; its answers."""
        return self._in_slices(getattr(self._engine, key), *arguments)

    def go_on(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Call a compiled function of another set that goes on with the games, and writes down how they stand then."""
        self._in_slices(function, self.states, *self._written, *arguments)
        self._unpacked, self._seen_by = False, NOBODYS

    def _in_slices(self, function: Callable[..., Any], *arguments: Any) -> list[Any]:
        slices = min(cores() * SLICES_PER_CORE, self.n // SLICE) if cores() > 1 else 1
        if slices <= 1:
            return [function(0, self.n, *arguments)]
        ends = [self.n * k // slices for k in range(slices + 1)]
        return list(threads().map(lambda first, last: function(first, last, *arguments), ends[:-1], ends[1:]))


def cores() -> int:
    """How many threads step a batch: as many as Numba may use (`NUMBA_NUM_THREADS`), without a say every core."""
    return int(numba.config.NUMBA_NUM_THREADS)  # type: ignore[attr-defined]


_threads: list[ThreadPoolExecutor] = []
# A process that was forked has none of its parent's threads.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_threads.clear)


def threads() -> ThreadPoolExecutor:
    """The threads that step batches, the same for all of them."""
    if not _threads:
        _threads.append(ThreadPoolExecutor(cores(), "vaka-batch"))
    return _threads[0]

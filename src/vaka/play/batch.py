"""Batches: many games of one kind, played together, for learning and simulation."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from vaka.engine.batch import DECIDERS, Games, HostGames, Start, batch_engine_of
from vaka.engine.native import shape as shaped
from vaka.engine.observing import observation_of
from vaka.errors import IllegalMove, NotationError, OptionError
from vaka.play.state import State, key_of, shares

if TYPE_CHECKING:
    from vaka.play.game import Game

DEVICES = ("cpu", "cuda")
MOST = 2**31 - 1  # games of a batch


class Batch:
    """Games that are dealt, stepped and looked at together. Made by `Game.batch`.

    >>> import vaka
    >>> batch = vaka.load("babayaga").batch(1000, seed=7)
    >>> mask = batch.legal_mask()
    >>> mask.shape, batch.player.shape
    ((1000, 97), (1000,))
    >>> batch.step(mask.argmax(1))
    >>> batch.over.any()
    np.False_

    The arrays are NumPy's on the CPU, and on a GPU `DeviceArray`s, which PyTorch, JAX and CuPy take without a copy.
    They belong to the batch: they hold what is so now, and the next call that changes it writes into them again.

    **Keys.** A batch has a base key, made from its seed like that of `Game.new`: eight words of 32 bits, little-endian.
    Game i has the base key with its last word raised by i, and in its deal e, counted from 0, with the word before the
    last raised by e as well (both modulo 2^32). So `game.new(batch.key(i))` deals what game i was dealt.
    """

    def __init__(
        self, game: Game, n: int, device: str = "cpu", seed: int | bytes = 0, auto_reset: bool = False
    ) -> None:
        self.game = game
        """The game, with its options."""
        self.n = _count(n)
        """How many games there are."""
        self.device = _device(device)
        """Where they are: `cpu` or `cuda`."""
        if not isinstance(auto_reset, bool | np.bool_):
            raise OptionError(f"auto_reset={auto_reset!r}: allowed is false, true")
        self.auto_reset = bool(auto_reset)
        """Whether `step` deals a game that ends again."""
        self._games = self._made(key_of(seed))
        self._games.deal(self._chosen(None), False)

    def _made(self, key: bytes) -> Games:
        game = self.game
        if game.definition.payoff is None and "winner" not in (game.definition.layout.names or ()):
            right = "a field `winner` in its struct, the mask of the winning seats, or a rule `payoff`"
            raise OptionError(f"{game.name} has no batches: its definition needs {right}")
        returns = np.array([shares(game.players, winners) for winners in range(game.players + 1)], np.float32)
        start = Start(game.definition, game.players, shaped(np.array(game.blank())), key, returns)
        try:
            return HostGames(start, self.n) if self.device == "cpu" else _cuda().CudaGames(start, self.n)
        except MemoryError as reason:
            size = self.n * game.definition.layout.itemsize / 2**30
            raise OptionError(f"n={self.n}: the states alone take {size:.3g} GiB of memory ({reason})") from None

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.game.name} on {self.device}>"

    # --- What is so now.

    @property
    def states(self) -> Any:
        """The states, as an array of structs, to be read; `game.definition.layout` is its dtype."""
        return self._games.shown(self._games.states)

    @property
    def player(self) -> Any:
        """The seat that decides in each game, -1 where the game is over: int8, (n,)."""
        return self._games.shown(self._games.player)

    @property
    def over(self) -> Any:
        """Which games are over, with `auto_reset` those that ended with the last step: bool, (n,)."""
        return self._games.shown(self._games.over)

    def legal_mask(self) -> Any:
        """What the seat that decides may do, none where the game is over: bool, (n, game.actions)."""
        return self._games.shown(self._games.mask())

    def observe(self, seat: int | None = None) -> Any:
        """What a seat has seen of each game, without one the seat that decides: int8, (n, size).

        `game.definition.observation` names the pieces of a row. Where nobody decides, it is all zeros. Whose
        observation was asked for last is written together with every step.
        """
        observation_of(self.game.definition)
        observer = DECIDERS if seat is None else _seat(seat, self.game.players)
        return self._games.shown(self._games.observe(observer))

    def returns(self) -> Any:
        """What each seat won, as `State.returns` counts it, 0 while a game goes on: float32, (n, players).

        With `auto_reset` it is what they won in the games that ended with the last step.
        """
        return self._games.shown(self._games.returns)

    # --- What is done.

    def step(self, actions: Any) -> None:
        """Play an action in each game: an array of n integers, on any device. Those of finished games are ignored.

        If one is not legal, IllegalMove says which game it is, what was tried and the clause that forbids it, and no
        game is changed. With `auto_reset` a game that ends is dealt again at once: player, legal actions and
        observation are then those of the new game, `over` and `returns` tell of the one that ended.
        """
        given = self._games.numbers(actions)
        if given.dtype.kind not in "iu":
            raise NotationError(f"actions of type {given.dtype}: they must be integers")
        if given.shape != (self.n,):
            raise NotationError(f"actions of shape {tuple(given.shape)}: it must be ({self.n},), one for each game")
        wrong = self._games.refused(given)
        if wrong >= 0:
            self._refuse(wrong, int(given[wrong]))
        self._games.step(self.auto_reset)

    def _refuse(self, i: int, number: int) -> NoReturn:
        """Raise what the rules say about an action."""
        try:
            self.state(i).play(number)
        except IllegalMove as refused:
            raise IllegalMove(refused.action, refused.clause, i) from None
        except NotationError as unknown:
            raise NotationError(f"game {i}: {unknown}") from None
        raise AssertionError(f"game {i}: {number} is legal")

    def reset(self, where: Any = None) -> None:
        """Deal games again, each with its next key: all of them, or those named by a bool per game or by their indices.

        >>> import vaka
        >>> game = vaka.load("babayaga")
        >>> batch = game.batch(3, seed=7)
        >>> batch.reset([2])
        >>> batch.state(0) == game.new(7), batch.state(2) == game.new(batch.key(2))
        (True, True)
        """
        self._games.deal(self._chosen(where), True)

    def _chosen(self, where: Any) -> Any:
        """Games as a bool for each."""
        if where is None:
            return np.ones(self.n, np.bool_)
        given = self._games.numbers(where)
        if given.dtype.kind == "b" and given.shape == (self.n,):
            return given
        indices = np.asarray(given)
        if indices.size == 0:
            indices = indices.astype(np.int64)
        if indices.dtype.kind not in "iu" or indices.ndim != 1:
            right = f"{self.n} truth values, or a list of indices"
            raise OptionError(f"where of type {indices.dtype} and shape {indices.shape}: allowed are {right}")
        wrong = indices[(indices < 0) | (indices >= self.n)]
        if len(wrong):
            raise OptionError(f"where: no game {wrong[0]}; they are 0 to {self.n - 1}")
        chosen = np.zeros(self.n, np.bool_)
        chosen[indices] = True
        return chosen

    # --- One game of many.

    def key(self, i: int) -> bytes:
        """The 32 bytes with which game i was dealt: `game.new(batch.key(i))` is the same deal."""
        struct = np.frombuffer(self._struct(i), self.game.definition.layout)[0]
        return bytes(struct["chance"]["key"].astype("<u4").tobytes())

    def state(self, i: int) -> State:
        """A copy of game i, to look at, to print, or to play on. It does not know its beginning, so it has no record.

        >>> import vaka
        >>> vaka.load("mad").batch(2).state(1).phase
        'turn'
        """
        return self.game.copied(self._struct(i), batch_engine_of(self.game.name).list_legal)

    def _struct(self, i: int) -> bytes:
        if not _whole(i) or not 0 <= i < self.n:
            raise OptionError(f"no game {i!r}: they are 0 to {self.n - 1}")
        return self._games.struct(int(i))


# --- What is allowed.


def _whole(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def _count(n: Any) -> int:
    if not _whole(n) or not 1 <= n <= MOST:
        raise OptionError(f"n={n!r}: allowed is a whole number from 1 to {MOST}")
    return int(n)


def _device(device: Any) -> str:
    if device not in DEVICES:
        raise OptionError(f"device={device!r}: allowed is {', '.join(DEVICES)}")
    return str(device)


def _seat(seat: Any, players: int) -> int:
    if not _whole(seat) or not 0 <= seat < players:
        raise NotationError(f"no seat {seat!r}: seats are 0 to {players - 1}, None is the one that decides")
    return int(seat)


def _cuda() -> Any:
    """The module for games on a GPU; OptionError if something that it needs is missing."""
    if find_spec("numba_cuda") is None:
        raise OptionError("device='cuda' needs numba-cuda: pip install 'vaka[cuda]'")
    module = import_module("vaka.engine.cuda_batch")
    missing = module.missing()
    if missing:
        raise OptionError(f"device='cuda': {missing}")
    return module

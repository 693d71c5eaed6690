"""The engine: a game's rules compiled into the few functions that everything else calls.

It is written once for all games. Each function below closes over the rules of one game. Those that serve
a single state take a *frame*, the state with its legal actions behind it, by its address: passing a number
from Python costs a third of passing an array. Interpreted, a frame is passed as a NumPy record.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.extending import intrinsic
from numpy.typing import NDArray

from vaka.engine.compiled import CompiledSet, made_ready, sources
from vaka.games.contract import AnyDefinition
from vaka.games.registry import definition
from vaka.kit import chance
from vaka.kit.chance import WORD
from vaka.kit.luck import next_luck, pick
from vaka.kit.rule import INTERPRETED, rule

States = NDArray[Any]

CHOICES = 256  # room for the legal actions of one state
WINDOW = 32  # this many of them, padded with zeros, are the key under which their list is kept
OUTSIDE = -128  # what `step` answers for a number that is not an action
MARK_EVERY = 16  # decisions after which `step` answers with MARKED - n instead of n
MARKED = -1000


class Engine(CompiledSet):
    """The compiled rules of one game.

    >>> engine = engine_of("babayaga")
    >>> engine.states(4).nbytes == 4 * engine.layout.itemsize
    True
    """

    shares = (("step", "why_not"), ("accept", "begin", "imagine", "new", "shuffle"))
    bulk: tuple[str, ...] = ("copy", "walk", "playouts", "perft")
    maker = "vaka.engine.native:engine_of"

    def __init__(self, game: AnyDefinition) -> None:
        self.layout = game.layout
        self.pool = game.pool
        self.frame = frame_layout(game.layout)
        plain = single_functions(game, self.frame) | bulk_functions(game)
        if game.payoff is not None:
            plain["payoff"] = payoff_of(game.payoff, self.frame)
            self.bulk = (*self.bulk, "payoff")
        super().__init__(game.name, sources(game.rules), plain)

    def states(self, n: int) -> States:
        """An array of n empty states, in the form that the functions take."""
        return shape(np.zeros(n, self.layout))

    def pools(self, n: int) -> States:
        """Scratch room for `imagine`, one for each thread that imagines."""
        return shape(np.zeros(n, self.pool))

    def address(self, frame: bytearray) -> Any:
        """A frame as the functions take it; the bytes must not be resized."""
        if INTERPRETED:
            return np.frombuffer(frame, self.frame).view(np.recarray)[0]
        return ctypes.addressof(ctypes.c_char.from_buffer(frame))

    def shuffled(self, at: Any, items: list[int]) -> list[int]:
        """Small numbers, shuffled by the chance of a state."""
        array = np.array(items, np.uint8)
        self.shuffle(at, array)
        return [int(item) for item in array]

    def leaves(self, state: States, depth: int) -> int:
        """How many sequences of `depth` decisions there are from a state, given as an array of one."""
        return int(self.perft(*perft_arrays(state, depth)))

    def signatures(self) -> dict[str, tuple[Any, ...]]:
        """The argument types of each function."""
        whole, key, choices = numba.int64, numba.int64[::1], numba.uint8[::1]
        states = numba.from_dtype(self.layout)[::1]
        found: dict[str, tuple[Any, ...]] = {
            "accept": (whole,),
            "begin": (whole, key),
            "copy": (states, whole, whole, whole),
            "imagine": (whole, whole, key, numba.from_dtype(self.pool)[::1]),
            "new": (whole, key),
            "payoff": (whole, whole),
            "perft": (states, whole, numba.uint8[:, ::1], key, key),
            "playouts": (states, key, key, whole, whole, choices),
            "shuffle": (whole, choices),
            "step": (whole, whole),
            "walk": (states, whole, whole, whole, choices),
            "why_not": (whole, whole),
        }
        return {key: signature for key, signature in found.items() if key in self.functions}


def frame_layout(layout: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of a frame: a state, the voice in which it speaks, its legal actions, and decisions since a mark."""
    tail = [("voice", np.uint8), ("legal", np.uint8, CHOICES), ("since_mark", np.uint8)]
    return np.dtype([("state", layout), *tail], align=True)


def shape(array: States) -> States:
    """Interpreted code needs records with attributes; compiled code wants the plain array."""
    return array.view(np.recarray) if INTERPRETED else array


def writable(frame: bytearray, layout: np.dtype[Any]) -> Any:
    """The struct of a frame, with attributes to read and write."""
    return np.frombuffer(frame, layout).view(np.recarray)[0].state


def rows(frame: bytearray, layout: np.dtype[Any]) -> States:
    """The struct of a frame as an array of one, as compiled functions take it."""
    return shape(np.frombuffer(frame, layout)["state"])


def key_words(key: bytes) -> NDArray[np.int64]:
    """The eight little-endian words of a 32-byte key."""
    return np.frombuffer(key, "<u4").astype(np.int64)


def perft_arrays(
    state: States, depth: int
) -> tuple[States, int, NDArray[np.uint8], NDArray[np.int64], NDArray[np.int64]]:
    """The arguments of `perft`: states, the depth, legal actions, and two counters per ply."""
    states = shape(np.zeros(depth + 1, state.dtype))
    states[0] = state[0]
    out = np.zeros((depth + 1, CHOICES), np.uint8)
    return states, depth, out, np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)


def frame_at(frame: np.dtype[Any]) -> Callable[[Any], Any]:
    """A compiled function from the address of a frame to its record."""
    if INTERPRETED:
        return lambda record: record
    record_type = numba.from_dtype(frame)

    @intrinsic
    def at(_context: Any, _address: Any) -> Any:
        def codegen(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(record_type))

        return record_type(numba.int64), codegen

    found: Any = at
    return found  # type: ignore[no-any-return]


def legal_of(game: AnyDefinition) -> Callable[[Any], int]:
    """Listing the legal actions of a frame in it, with the voice that names them, for compiled callers."""
    list_legal, voice = game.rules.legal, game.voice or only_voice

    @rule
    def legal(frame: Any) -> int:
        n = list_legal(frame.state, frame.legal)
        for i in range(n, WINDOW):
            frame.legal[i] = 0
        frame.voice = voice(frame.state)
        return int(n)

    return legal


def single_functions(game: AnyDefinition, frame: np.dtype[Any]) -> dict[str, Callable[..., Any]]:
    """The functions of one game that serve a single state, still plain Python.

    Those that change a frame leave its legal actions in it and return how many there are.
    """
    rules, actions = game.rules, game.actions
    setup, play, why_not_, imagine_ = rules.setup, rules.play, rules.why_not, rules.imagine
    accept_, begin_, below, at_ = rules.accept, chance.begin, chance.below, frame_at(frame)
    legal = legal_of(game)

    def begin(at: Any, key: Any) -> None:
        begin_(at_(at).state.chance, key)

    def shuffle(at: Any, items: Any) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = below(at_(at).state.chance, last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def accept(at: Any) -> int:
        """The negative of the fault, if there is one."""
        fault: int = accept_(at_(at).state)
        return -fault if fault else legal(at_(at))

    def new(at: Any, key: Any) -> int:
        begin_(at_(at).state.chance, key)
        setup(at_(at).state)
        return int(legal(at_(at)))

    def step(at: Any, action: int) -> int:
        """The negative of a forbidding clause, or OUTSIDE if it is not an action; else n, see also MARK_EVERY."""
        if action < 0 or action >= actions:
            return OUTSIDE
        code: int = why_not_(at_(at).state, action)
        if code != 0:
            return -code
        play(at_(at).state, action)
        since = (int(at_(at).since_mark) + 1) % MARK_EVERY
        at_(at).since_mark = since
        n = int(legal(at_(at)))
        return n if since else MARKED - n

    def why_not(at: Any, action: int) -> int:
        return int(why_not_(at_(at).state, action))

    def imagine(at: Any, observer: int, key: Any, pools: Any) -> int:
        begin_(at_(at).state.chance, key)
        imagine_(at_(at).state, observer, pools[0])
        # The real mover's choices must not stay behind the imagined ones.
        for i in range(CHOICES):
            at_(at).legal[i] = 0
        at_(at).since_mark = 0
        return int(legal(at_(at)))

    found = (begin, shuffle, accept, new, step, why_not, imagine)
    return {function.__name__: function for function in found}


def payoff_of(rule_: Callable[[Any, int], int], frame: np.dtype[Any]) -> Callable[[Any, int], int]:
    """What a seat has won in a frame, still plain Python."""
    at_ = frame_at(frame)

    def payoff(at: Any, seat: int) -> int:
        return int(rule_(at_(at).state, seat))

    return payoff


@rule
def only_voice(s: Any) -> int:  # noqa: ARG001
    """The voice of a game whose actions have one notation each."""
    return 0


def random_play_of(game: AnyDefinition) -> Callable[[Any, int, int, Any], int]:
    """Random play of one game, for compiled callers: until the game or the limit ends; returns its length."""
    play, legal = game.rules.play, game.rules.legal

    @rule
    def random_play(s: Any, luck: int, limit: int, out: Any) -> int:
        made = 0
        n = legal(s, out)
        while n > 0 and made < limit:
            luck = next_luck(luck)
            play(s, int(np.int64(out[pick(luck, n)])))
            made += 1
            n = legal(s, out)
        return made

    return random_play


def bulk_functions(game: AnyDefinition) -> dict[str, Callable[..., Any]]:
    """The functions of one game that serve arrays of states, still plain Python."""
    rules, begin, random_play = game.rules, chance.begin, random_play_of(game)
    setup, play, legal = rules.setup, rules.play, rules.legal

    def copy(states: Any, source: int, target: int, times: int) -> None:
        for _ in range(times):
            states[target] = states[source]

    def walk(states: Any, i: int, luck: int, limit: int, out: Any) -> int:
        """Random decisions in state i until the game or the limit ends; returns how many were made."""
        return random_play(states[i], luck, limit, out)

    def playouts(states: Any, lengths: Any, key: Any, luck: int, limit: int, out: Any) -> int:
        """Random games one after the other in state 0, dealt from the blank state 1; returns all decisions made.

        The length of each goes to its entry of `lengths`; a game that the limit cut off counts up to there.
        """
        decisions = 0
        begin(states[1].chance, key)
        for game in range(len(lengths)):
            states[0] = states[1]
            setup(states[0])
            lengths[game] = random_play(states[0], luck, limit, out)
            decisions += lengths[game]
            # Another key, and other choices, for the next game.
            states[1].chance.key[7] = (states[1].chance.key[7] + 1) & WORD
            luck = next_luck(luck)
        return decisions

    def perft(states: Any, depth: int, out: Any, at: Any, n: Any) -> int:
        """How many sequences of `depth` decisions there are from state 0; entry d of each array serves ply d."""
        leaves, ply = 0, 0
        at[0] = 0
        n[0] = legal(states[0], out[0])
        while ply >= 0:
            if ply == depth or at[ply] == n[ply]:
                leaves += ply == depth
                ply -= 1
                continue
            states[ply + 1] = states[ply]
            play(states[ply + 1], int(np.int64(out[ply, at[ply]])))
            at[ply] += 1
            ply += 1
            at[ply] = 0
            n[ply] = legal(states[ply], out[ply])
        return leaves

    return {"copy": copy, "walk": walk, "playouts": playouts, "perft": perft}


_engines: dict[str, Engine] = {}


def engine_of(name: str) -> Engine:
    """The engine of a game: one for the whole process, since options are in the state."""
    if name not in _engines:
        _engines[name] = Engine(definition(name))
    return _engines[name]


def ready_engine(name: str) -> Engine:
    """The engine of a game, compiled; the first use on a machine shows a line of progress."""
    return made_ready(engine_of(name), name)

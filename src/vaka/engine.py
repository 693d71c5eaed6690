"""The engine: a game's rules compiled into the few functions that everything else calls.

It is written once for all games. Each function below closes over the rules of one game; `Engine` keeps
them with the arrays they work on. All take an array of states and an index, which is the cheapest way to
reach a record from Python.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

import vaka.kit
from vaka import cache
from vaka.kit import chance
from vaka.kit.rule import INTERPRETED

States = NDArray[Any]
Report = Callable[[str, int, int], None]

OUTSIDE = -1  # what `step` and `why_not` answer for a number that is no action
CHOICES = 256  # room for the legal actions of one state


class Engine:
    """The compiled functions of one game.

    >>> import vaka
    >>> engine = vaka.load("babayaga").engine
    >>> states = engine.states(1)
    """

    def __init__(
        self, name: str, rules: Any, layout: np.dtype[Any], pool: np.dtype[Any], actions: int
    ) -> None:
        self.name = name
        self.layout = layout
        self.pool = pool
        self.actions = actions
        self.path = cache.folder(cache.fingerprint(_sources(rules)))
        functions = _functions(rules, actions)
        self.functions = {
            key: cache.compile_cached(function, f"{name}.{key}", self.path)
            for key, function in functions.items()
        }
        self.begin = self.functions["begin"]
        self.accept = self.functions["accept"]
        self.new = self.functions["new"]
        self.step = self.functions["step"]
        self.legal = self.functions["legal"]
        self.why_not = self.functions["why_not"]
        self.imagine = self.functions["imagine"]
        self.playouts = self.functions["playouts"]
        self.perft = self.functions["perft"]
        self.copy = self.functions["copy"]

    def states(self, n: int) -> States:
        """An array of n empty states, in the form that the functions take."""
        return self.shape(np.zeros(n, self.layout))

    def pools(self, n: int) -> States:
        """Scratch room for `imagine`, one for each thread that imagines."""
        return self.shape(np.zeros(n, self.pool))

    def shape(self, array: States) -> States:
        """Interpreted code needs records with attributes; compiled code wants the plain array."""
        return array.view(np.recarray) if INTERPRETED else array

    def shuffled(self, states: States, items: list[int]) -> list[int]:
        """Small numbers in an order drawn by the chance of state 0."""
        array = np.array(items, np.int16)
        self.functions["shuffle"](states, 0, array)
        return [int(item) for item in array]

    @property
    def ready(self) -> bool:
        """Whether nothing is left to compile."""
        return INTERPRETED or self._mark.exists()

    def compile(self, report: Report | None = None) -> None:
        """Compile what is not on disk yet; `report` hears each name, its number and the total."""
        if INTERPRETED:
            return
        signatures = self._signatures()
        for i, (key, signature) in enumerate(signatures.items()):
            if report:
                report(key, i, len(signatures))
            self.functions[key].compile(signature)
        if cache.writable(self.path):
            self._mark.touch()

    @property
    def _mark(self) -> Path:
        return self.path / f"{self.name}.ready"

    def _signatures(self) -> dict[str, tuple[Any, ...]]:
        whole = numba.int64
        states = numba.from_dtype(self.layout)[::1]
        pools = numba.from_dtype(self.pool)[::1]
        choices, key = numba.int16[::1], numba.int64[::1]
        return {
            "begin": (states, whole, key),
            "shuffle": (states, whole, choices),
            "accept": (states, whole),
            "new": (states, whole, key),
            "step": (states, whole, whole),
            "legal": (states, whole, choices),
            "why_not": (states, whole, whole),
            "imagine": (states, whole, whole, key, pools),
        }


def key_words(key: bytes) -> NDArray[np.int64]:
    """The eight little-endian words of a 32-byte key."""
    return np.frombuffer(key, "<u4").astype(np.int64)


def progress(name: str) -> Report:
    """A report that keeps one line on the standard error stream: compiling must not look like a hang."""

    def report(_key: str, i: int, total: int) -> None:
        line = f"\rvaka: compiling {name} once, step {i + 1} of {total} …"
        sys.stderr.write(line if i + 1 < total else f"{line} kept for next time.\n")
        sys.stderr.flush()

    return report


def _sources(rules: ModuleType) -> list[Path]:
    """The files whose text decides what is compiled."""
    kit = sorted(Path(vaka.kit.__path__[0]).glob("*.py"))
    folder = Path(str(rules.__file__)).parent
    return [*kit, Path(__file__), folder / "layout.py", folder / "rules.py"]


def _functions(rules: Any, actions: int) -> dict[str, Callable[..., Any]]:
    """The functions of one game, still plain Python."""
    setup, play, why_not_, legal_, imagine_ = (
        rules.setup,
        rules.play,
        rules.why_not,
        rules.legal,
        rules.imagine,
    )
    accept_, begin_, below = rules.accept, chance.begin, chance.below

    def begin(states: Any, i: int, key: Any) -> None:
        begin_(states[i].chance, key)

    def shuffle(states: Any, i: int, items: Any) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = below(states[i].chance, last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def accept(states: Any, i: int) -> int:
        fault: int = accept_(states[i])
        return fault

    def new(states: Any, i: int, key: Any) -> None:
        begin_(states[i].chance, key)
        setup(states[i])

    def step(states: Any, i: int, action: int) -> int:
        if action < 0 or action >= actions:
            return OUTSIDE
        code: int = why_not_(states[i], action)
        if code == 0:
            play(states[i], action)
        return code

    def legal(states: Any, i: int, out: Any) -> int:
        n: int = legal_(states[i], out)
        return n

    def why_not(states: Any, i: int, action: int) -> int:
        if action < 0 or action >= actions:
            return OUTSIDE
        code: int = why_not_(states[i], action)
        return code

    def imagine(states: Any, i: int, observer: int, key: Any, pools: Any) -> None:
        begin_(states[i].chance, key)
        imagine_(states[i], observer, pools[0])

    def copy(states: Any, source: int, target: int) -> None:
        states[target] = states[source]

    def playouts(states: Any, games: int, key: Any, seed: int, limit: int, out: Any) -> int:
        """Random games one after the other from the blank state 1, played in state 0; decisions made.

        A game that has not ended after `limit` decisions is left.
        """
        decisions = 0
        luck = seed
        begin_(states[1].chance, key)
        for _ in range(games):
            states[0] = states[1]
            # The chance of game n goes on where that of game n - 1 began: one word apart is another stream.
            states[1].chance.key[7] = (states[1].chance.key[7] + 1) & 0xFFFFFFFF
            setup(states[0])
            n = legal_(states[0], out)
            played = 0
            while n > 0 and played < limit:
                # A linear congruential step of 2^31 suffices for choosing; chance proper is in the state.
                luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
                play(states[0], out[(luck >> 8) * n >> 23])
                played += 1
                n = legal_(states[0], out)
            decisions += played
        return decisions

    def perft(states: Any, depth: int, out: Any) -> int:
        """How many sequences of `depth` decisions there are from state 0; state d and row d serve ply d."""
        leaves, ply = 0, 0
        at = np.zeros(depth + 1, np.int64)
        n = np.zeros(depth + 1, np.int64)
        n[0] = legal_(states[0], out[0])
        while ply >= 0:
            if ply == depth or at[ply] == n[ply]:
                leaves += ply == depth
                ply -= 1
                continue
            states[ply + 1] = states[ply]
            play(states[ply + 1], out[ply, at[ply]])
            at[ply] += 1
            ply += 1
            at[ply] = 0
            n[ply] = legal_(states[ply], out[ply])
        return leaves

    return {
        "begin": begin,
        "shuffle": shuffle,
        "accept": accept,
        "new": new,
        "step": step,
        "legal": legal,
        "why_not": why_not,
        "imagine": imagine,
        "copy": copy,
        "playouts": playouts,
        "perft": perft,
    }

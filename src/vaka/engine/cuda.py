"""Games on a GPU: one game per thread, the same rules compiled again by numba-cuda.

The only module that imports numba-cuda, an optional extra (`pip install vaka[cuda]`); `cuda_batch` takes it from
here. With `NUMBA_ENABLE_CUDASIM=1` the kernels run without a GPU.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numba
import numpy as np

from vaka.engine.native import CHOICES, States, bulk_functions, key_words, perft_arrays, random_play_of
from vaka.games.contract import AnyDefinition
from vaka.kit import chance
from vaka.kit.chance import WORD

# numba-cuda 0.30 asks NumPy for a name that NumPy 2.5 no longer has.
if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack

# numba-cuda replaces `numba.cuda`; its types are not those that mypy sees.
cuda: Any = import_module("numba.cuda")
SIMULATED = bool(getattr(numba.config, "ENABLE_CUDASIM", False))
THREADS = 128


def walk(game: AnyDefinition, blank: States, games: int, limit: int, key: bytes, luck: int) -> States:
    """Deal games into copies of a blank state and make up to `limit` random decisions in each; returns the states.

    Game i has the key whose last word is i higher, and the choices of luck + i.
    """
    rows = np.repeat(np.asarray(blank), games)
    kernel = _walk_kernel(game)
    if SIMULATED:
        # The simulator runs the kernel as Python, which needs records with attributes.
        states = rows.view(np.recarray)
        kernel[games, 1](states, key_words(key), luck, limit)
        return states
    states = cuda.to_device(rows)
    kernel[-(-games // THREADS), THREADS](states, cuda.to_device(key_words(key)), luck, limit)
    result: States = states.copy_to_host()
    return result


def perft(game: AnyDefinition, state: States, depth: int) -> int:
    """How many sequences of `depth` decisions there are from a state, counted by one thread."""
    result = np.zeros(1, np.int64)
    count = bulk_functions(game)["perft"]
    count = count if SIMULATED else cuda.jit(count, device=True)

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(states: Any, depth: int, out: Any, at: Any, n: Any, result: Any) -> None:
        result[0] = count(states, depth, out, at, n)

    kernel[1, 1](*perft_arrays(state, depth), result)
    return int(result[0])


def _walk_kernel(game: AnyDefinition) -> Any:
    setup, random_play, begin = game.rules.setup, random_play_of(game), chance.begin

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(states: Any, key: Any, luck: int, limit: int) -> None:
        i = cuda.grid(1)
        if i < len(states):
            out = cuda.local.array(CHOICES, numba.uint8)
            s = states[i]
            begin(s.chance, key)
            s.chance.key[7] = (s.chance.key[7] + i) & WORD
            setup(s)
            random_play(s, luck + i, limit, out)

    return kernel

"""Whole random games on a GPU, from the deal, for large numbers and for measuring.

The 32 threads of a warp read memory well only side by side, and games do not: each is in another place of its state.
So the states lie in the memory that the threads of a block share, where reading here and there costs less. What else
was tried, and what came of it, is in docs/decisions/gpu.md.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from vaka.engine.cuda import SIMULATED, cuda
from vaka.engine.native import CHOICES, States, key_words
from vaka.games.contract import AnyDefinition
from vaka.kit import chance
from vaka.kit.chance import WORD
from vaka.kit.luck import next_luck, pick

WARP = 32  # threads that go one way together
SHARED_ROOM = 227 * 1024  # bytes of shared memory that a block may have, from compute capability 9.0 on


class RandomGames:
    """The compiled kernel for random games of one game, from a blank state with its options."""

    def __init__(self, game: AnyDefinition, blank: States, registers: int | None = None) -> None:
        self._layout = spaced(game.layout)
        self._blank = np.zeros(1, self._layout)
        for name in game.layout.names or ():
            self._blank[name] = np.asarray(blank)[name]
        self.room = SHARED_ROOM // self._layout.itemsize
        """How many games a block can hold."""
        self._kernel = kernel_of(game, self._layout, registers)
        if not SIMULATED:
            allow_shared(self._kernel, SHARED_ROOM)

    def play(self, games: int, key: bytes, luck: int) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
        """How many decisions each game took, and the masks of the winners.

        Game i has the key whose last word is i higher, and the choices of luck + i, as in `cuda.walk`.
        """
        arrays = self.arrays(games, key)
        self.start(arrays, luck)
        lengths, winners = arrays[3:]
        return (lengths, winners) if SIMULATED else (lengths.copy_to_host(), winners.copy_to_host())

    def arrays(self, games: int, key: bytes) -> list[Any]:
        """What the kernel takes, on the GPU: a blank state, the key, how many games are taken, lengths and winners."""
        found = [
            self._blank,
            key_words(key),
            np.zeros(1, np.int32),
            np.zeros(games, np.int32),
            np.zeros(games, np.int8),
        ]
        if SIMULATED:
            return [found[0].view(np.recarray), *found[1:]]
        return [cuda.to_device(array) for array in found]

    def start(self, arrays: list[Any], luck: int, warps: int = 0) -> None:
        """Start the kernel, one block on each multiprocessor, with as many full warps as there is room for.

        More warps than that share the room: some of their threads have no game.
        """
        if SIMULATED:
            self._kernel[1, 1](*arrays, luck)
            return
        warps = warps or self.room // WARP
        lanes = min(WARP, self.room // warps)
        blocks, size = cuda.get_current_device().MULTIPROCESSOR_COUNT, warps * lanes * self._layout.itemsize
        self._kernel[blocks, WARP * warps, 0, size](*arrays, luck, lanes)


def spaced(layout: np.dtype[Any]) -> np.dtype[Any]:
    """A layout with room behind it, so that the same field of neighbours lies in different banks of shared memory."""
    names = layout.names or ()
    fields = [layout.fields[name][:2] for name in names]  # type: ignore[index]
    kinds, offsets = [kind for kind, _ in fields], [offset for _, offset in fields]
    # An odd number of eight bytes, since no struct may begin between these.
    room = 8 * (-(-layout.itemsize // 8) | 1)
    return np.dtype({"names": names, "formats": kinds, "offsets": offsets, "itemsize": room}, align=True)


def allow_shared(kernel: Any, size: int) -> None:
    """Let a compiled kernel have more shared memory than the 48 kB that every GPU has."""
    from numba.cuda.cudadrv.driver import binding, driver  # type: ignore[attr-defined, unused-ignore]

    attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for compiled in kernel.overloads.values():
        function = compiled._codelibrary.get_cufunc()  # noqa: SLF001
        driver.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)


def kernel_of(game: AnyDefinition, layout: np.dtype[Any], registers: int | None) -> Any:
    """The kernel; each thread takes the next game until all are taken."""
    setup, play, legal, begin = game.rules.setup, game.rules.play, game.rules.legal, chance.begin

    def play_all(
        states: Any, at: int, out: Any, blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int
    ) -> None:  # fmt: skip
        number = cuda.atomic.add(taken, 0, 1)
        while number < len(lengths):
            states[at] = blank[0]
            begin(states[at].chance, key)
            states[at].chance.key[7] = (states[at].chance.key[7] + number) & WORD
            setup(states[at])
            choice, made = luck + number, 0
            n = legal(states[at], out)
            while n > 0:
                choice = next_luck(choice)
                play(states[at], int(np.int64(out[pick(choice, n)])))
                made += 1
                n = legal(states[at], out)
            lengths[number] = made
            winners[number] = states[at].winner
            number = cuda.atomic.add(taken, 0, 1)

    if SIMULATED:

        def simulated(blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int) -> None:
            states, out = np.zeros(1, layout).view(np.recarray), np.zeros(CHOICES, np.uint8)
            play_all(states, 0, out, blank, key, taken, lengths, winners, luck)

        return cuda.jit(simulated)
    record, play_on = numba.from_dtype(layout), cuda.jit(play_all, device=True)

    def kernel(
        blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int, lanes: int
    ) -> None:  # fmt: skip
        out = cuda.local.array(CHOICES, numba.uint8)
        states = cuda.shared.array(0, record)
        warp, lane = cuda.threadIdx.x // WARP, cuda.threadIdx.x % WARP
        if lane < lanes:
            play_on(states, warp * lanes + lane, out, blank, key, taken, lengths, winners, luck)

    counts = numba.int32[::1]
    signature = (record[::1], numba.int64[::1], counts, counts, numba.int8[::1], numba.int64, numba.int64)
    return cuda.jit(signature, max_registers=registers)(kernel)

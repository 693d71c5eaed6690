"""Whole random games on a GPU, from the deal, for large numbers and for measuring.

The 32 threads of a warp go one way together, and they read memory well only side by side. Games are neither: each is
about to do something else, in another place of its state. So states lie in the memory that the threads of a block
share, where reading here and there costs little, and at each turn the warp votes: what most of its games are about to
do is done, by these alone. How a game goes does not depend on the thread that plays it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from vaka.engine.cuda import SIMULATED, cuda
from vaka.engine.native import CHOICES, States, key_words
from vaka.games.contract import AnyDefinition, Options
from vaka.kit import chance
from vaka.kit.chance import WORD
from vaka.kit.luck import next_luck, pick

WARP, WARP_SIZE = 0xFFFFFFFF, 32  # all threads of a warp, as a mask, and how many they are
SHARED_ROOM = 227 * 1024  # bytes of shared memory that a block may have, from compute capability 9.0 on
# What a game is about to do: nothing more, to be dealt, or one of several kinds of steps.
NOTHING, DEAL, STEP = -1, 0, 1


@dataclass(frozen=True)
class Plan:
    """How games are spread over the machine. What comes out does not depend on it."""

    shared: bool = True
    """Whether states lie in shared memory, in one block per multiprocessor; else in that of each thread."""
    vote: bool = True
    """Whether a warp does what most of its games need; without it each thread goes on by itself."""
    apart: bool = False
    """Whether listing the choices of a phase is a step of its own."""
    patience: int = 8
    """Threads that wait for a new game before one is dealt to them, if others can go on."""
    threads: int = 512
    """Threads per multiprocessor, if there is room for so many."""


class RandomGames:
    """The compiled kernel for random games of one game with its options, and a plan."""

    def __init__(self, game: AnyDefinition, blank: States, options: Options, plan: Plan) -> None:
        self.plan = plan
        layout = spaced(game.layout)
        self.threads = min(plan.threads, SHARED_ROOM // layout.itemsize // WARP_SIZE * WARP_SIZE)
        """Threads per block, and so games under way."""
        self.blocks = 1
        """Blocks per multiprocessor."""
        if not plan.shared:
            self.threads, self.blocks = 128, plan.threads // 128
        self._bytes = layout.itemsize * self.threads if plan.shared else 0
        self._blank = np.zeros(1, layout)
        for name in game.layout.names or ():
            self._blank[name] = np.asarray(blank)[name]
        self._kernel = kernel_of(game, kinds_of(game, options), layout, plan)
        if self._bytes and not SIMULATED:
            allow_shared(self._kernel, self._bytes)

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

    def start(self, arrays: list[Any], luck: int) -> None:
        """Start the kernel."""
        if SIMULATED:
            self._kernel[1, 1](*arrays, luck)
            return
        blocks = self.blocks * cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._kernel[blocks, self.threads, 0, self._bytes](*arrays, luck)


def spaced(layout: np.dtype[Any]) -> np.dtype[Any]:
    """A layout with room behind it, so that the same field of neighbours lies in different banks of shared memory."""
    names = layout.names or ()
    fields = [layout.fields[name][:2] for name in names]  # type: ignore[index]
    kinds, offsets = [kind for kind, _ in fields], [offset for _, offset in fields]
    # An odd number of eight bytes, since no struct may begin between these.
    room = 8 * (-(-layout.itemsize // 8) | 1)
    return np.dtype({"names": names, "formats": kinds, "offsets": offsets, "itemsize": room}, align=True)


def kinds_of(game: AnyDefinition, options: Options) -> NDArray[np.int8]:
    """The kind of each action: actions whose notation begins with the same word are carried out alike."""
    first = [text.split(" ")[0] for text in game.face.notation(options)[0]]
    kinds = {word: number for number, word in enumerate(dict.fromkeys(first))}
    return np.array([kinds[word] for word in first], np.int8)


def allow_shared(kernel: Any, size: int) -> None:
    """Let a compiled kernel have more shared memory than the 48 kB that every GPU has."""
    from numba.cuda.cudadrv.driver import binding, driver  # type: ignore[attr-defined, unused-ignore]

    attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    for compiled in kernel.overloads.values():
        function = compiled._codelibrary.get_cufunc()  # noqa: SLF001
        driver.cuKernelSetAttribute(attribute, size, function.handle, function.device.id)


def vote_of(plan: Plan, kinds: int) -> Callable[[int], int]:
    """What is done next, from what a thread is about to do; NOTHING if nobody has anything to do."""
    patience = plan.patience

    def vote(now: int) -> int:
        """The kind that most threads need. Deals take long, so several threads wait for them together."""
        chosen, most = NOTHING, 0
        waiting = cuda.popc(cuda.ballot_sync(WARP, now == DEAL))
        for kind in range(STEP, kinds):
            able = cuda.popc(cuda.ballot_sync(WARP, now == kind))
            if able > most:
                most = able
                chosen = kind
        return DEAL if waiting > 0 and (waiting >= patience or waiting > most) else chosen

    def own(now: int) -> int:
        return now

    if SIMULATED:
        return own
    found: Callable[[int], int] = cuda.jit(vote if plan.vote else own, device=True)
    return found


def kernel_of(game: AnyDefinition, kinds: NDArray[np.int8], layout: np.dtype[Any], plan: Plan) -> Any:
    """The kernel; each thread takes the next game until all are taken."""
    setup, play, legal, begin = game.rules.setup, game.rules.play, game.rules.legal, chance.begin
    apart, shared = plan.apart, plan.shared
    first_kind = STEP + len(game.phases) if apart else STEP
    vote = vote_of(plan, first_kind + int(kinds.max()) + 1)

    def play_all(
        states: Any, at: int, out: Any, blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int
    ) -> None:  # fmt: skip
        now, number, made, choice, action = DEAL, 0, 0, 0, 0
        while True:
            kind = vote(now)
            if kind == NOTHING:
                return
            if now != kind:
                continue
            if kind == DEAL:
                number = cuda.atomic.add(taken, 0, 1)
                if number >= len(lengths):
                    now = NOTHING
                    continue
                states[at] = blank[0]
                begin(states[at].chance, key)
                states[at].chance.key[7] = (states[at].chance.key[7] + number) & WORD
                setup(states[at])
                choice = luck + number
                made = 0
            elif kind >= first_kind:
                play(states[at], action)
                made += 1
            if apart and (kind == DEAL or kind >= first_kind):
                now = STEP + int(states[at].phase)
                continue
            n = legal(states[at], out)
            if n > 0:
                choice = next_luck(choice)
                action = int(np.int64(out[pick(choice, n)]))
                now = first_kind + int(kinds[action])
            else:
                lengths[number] = made
                winners[number] = states[at].winner
                now = DEAL

    if SIMULATED:

        def simulated(blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int) -> None:
            states, out = np.zeros(1, layout).view(np.recarray), np.zeros(CHOICES, np.uint8)
            play_all(states, 0, out, blank, key, taken, lengths, winners, luck)

        return cuda.jit(simulated)
    record, play_on = numba.from_dtype(layout), cuda.jit(play_all, device=True)

    def in_shared(blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int) -> None:
        out = cuda.local.array(CHOICES, numba.uint8)
        states = cuda.shared.array(0, record)
        play_on(states, cuda.threadIdx.x, out, blank, key, taken, lengths, winners, luck)

    def in_local(blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int) -> None:
        out = cuda.local.array(CHOICES, numba.uint8)
        states = cuda.local.array(1, record)
        play_on(states, 0, out, blank, key, taken, lengths, winners, luck)

    counts = numba.int32[::1]
    signature = (record[::1], numba.int64[::1], counts, counts, numba.int8[::1], numba.int64)
    return cuda.jit(signature)(in_shared if shared else in_local)

"""Whole random games on a GPU, from the deal, for large numbers and for measuring.

The 32 threads of a warp go one way together: where their games are about to do different things, all wait for each of
these. So every thread holds some games, and at each turn the warp votes: what most threads have a game for is done, by
these threads, in one of their games each. How a game goes does not depend on the thread that plays it.
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

WARP = 0xFFFFFFFF  # all threads of a warp
# What a game is about to do: nothing more, to be dealt, or one of several kinds of steps.
NOTHING, DEAL, STEP = -1, 0, 1


@dataclass(frozen=True)
class Plan:
    """How games are spread over the machine. What comes out does not depend on it."""

    games: int = 2
    """Games in the hands of each thread."""
    vote: bool = True
    """Whether a warp does what most of its threads can do; without it each thread goes on by itself."""
    apart: bool = False
    """Whether listing the choices of a phase is a step of its own."""
    patience: int = 8
    """Threads that wait for a new game before one is dealt to them, if others can go on."""
    threads: int = 128
    """Threads per block."""
    blocks: int = 2
    """Blocks per multiprocessor."""


class RandomGames:
    """The compiled kernel for the random games of one game with its options, and a plan."""

    def __init__(self, game: AnyDefinition, blank: States, options: Options, plan: Plan) -> None:
        self.plan = plan
        self._blank = np.asarray(blank)
        self._kernel = kernel_of(game, kinds_of(game, options), plan)

    def play(self, games: int, key: bytes, luck: int) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
        """How many decisions each game took, and the masks of the winners.

        Game i has the key whose last word is i higher, and the choices of luck + i, as in `cuda.walk`.
        """
        lengths, winners = np.zeros(games, np.int32), np.zeros(games, np.int8)
        arrays = (self._blank, key_words(key), np.zeros(1, np.int32), lengths, winners)
        if SIMULATED:
            blank, *others = arrays
            self._kernel[1, 1](blank.view(np.recarray), *others, luck)
            return lengths, winners
        there = [cuda.to_device(array) for array in arrays]
        self.start(there, luck)
        return there[3].copy_to_host(), there[4].copy_to_host()

    def start(self, there: list[Any], luck: int) -> None:
        """Start the kernel on arrays that lie on the GPU already: blank state, key, counter, lengths and winners."""
        blocks = self.plan.blocks * cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._kernel[blocks, self.plan.threads](*there, luck)


def kinds_of(game: AnyDefinition, options: Options) -> NDArray[np.int8]:
    """The kind of each action: actions whose notation begins with the same word are carried out alike."""
    first = [text.split(" ")[0] for text in game.face.notation(options)[0]]
    kinds = {word: number for number, word in enumerate(dict.fromkeys(first))}
    return np.array([kinds[word] for word in first], np.int8)


def vote_of(plan: Plan, kinds: int) -> Callable[[int], int]:
    """What the warp does next, from the mask of what a thread can do; NOTHING if no thread can do anything."""
    patience = plan.patience

    def choose(offered: int) -> int:
        """The kind that most threads can do. Deals take long, so several threads wait for them together."""
        chosen, most = NOTHING, 0
        waiting = cuda.popc(cuda.ballot_sync(WARP, offered >> DEAL & 1))
        for kind in range(STEP, kinds):
            able = cuda.popc(cuda.ballot_sync(WARP, offered >> kind & 1))
            if able > most:
                most = able
                chosen = kind
        return DEAL if waiting > 0 and (waiting >= patience or waiting > most) else chosen

    def lowest(offered: int) -> int:
        """Without a vote: the lowest kind that this thread can do."""
        for kind in range(kinds):
            if offered >> kind & 1:
                return kind
        return NOTHING

    if SIMULATED:
        return lowest
    found: Callable[[int], int] = cuda.jit(choose if plan.vote else lowest, device=True)
    return found


def kernel_of(game: AnyDefinition, kinds: NDArray[np.int8], plan: Plan) -> Any:
    """The kernel; each thread takes the next game until all are taken."""
    setup, play, legal, begin = game.rules.setup, game.rules.play, game.rules.legal, chance.begin
    held, apart = plan.games, plan.apart
    phases = len(game.phases)
    first_kind = STEP + phases if apart else STEP
    vote = vote_of(plan, first_kind + int(kinds.max()) + 1)
    layout = game.layout

    def deal(mine: Any, g: int, blank: Any, key: Any, number: int) -> None:
        """Deal a game with a key of its own."""
        mine[g] = blank[0]
        begin(mine[g].chance, key)
        mine[g].chance.key[7] = (mine[g].chance.key[7] + number) & WORD
        setup(mine[g])

    def choose(mine: Any, g: int, out: Any, now: Any, lucks: Any, chosen: Any) -> bool:
        """Choose the next action of a game; False if it is over."""
        n = legal(mine[g], out)
        if n == 0:
            return False
        lucks[g] = next_luck(int(lucks[g]))
        action = int(np.int64(out[pick(int(lucks[g]), n)]))
        chosen[g] = action
        now[g] = first_kind + int(kinds[action])
        return True

    if not SIMULATED:
        deal, choose = cuda.jit(deal, device=True), cuda.jit(choose, device=True)

    def body(
        mine: Any, out: Any, now: Any, lucks: Any, chosen: Any, number: Any, made: Any,
        blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int,
    ) -> None:  # fmt: skip
        for g in range(held):
            now[g] = DEAL
        while True:
            offered = 0
            for g in range(held):
                if now[g] != NOTHING:
                    offered |= 1 << int(now[g])
            kind = vote(offered)
            if kind == NOTHING:
                return
            if not offered >> kind & 1:
                continue
            g = 0
            while now[g] != kind:
                g += 1
            going = True
            if kind == DEAL:
                number[g] = cuda.atomic.add(taken, 0, 1)
                if number[g] >= len(lengths):
                    now[g] = NOTHING
                    continue
                deal(mine, g, blank, key, int(number[g]))
                lucks[g] = luck + number[g]
                made[g] = 0
            elif kind >= first_kind:
                play(mine[g], int(chosen[g]))
                made[g] += 1
            if apart and (kind == DEAL or kind >= first_kind):
                now[g] = STEP + int(mine[g].phase)
            else:
                going = choose(mine, g, out, now, lucks, chosen)
            if not going:
                lengths[number[g]] = made[g]
                winners[number[g]] = mine[g].winner
                now[g] = DEAL

    if SIMULATED:

        def simulated(blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int) -> None:
            numbers = [np.zeros(held, np.int64) for _ in range(5)]
            mine = np.zeros(held, layout).view(np.recarray)
            body(mine, np.zeros(CHOICES, np.uint8), *numbers, blank, key, taken, lengths, winners, luck)

        return cuda.jit(simulated)
    record, play_all = numba.from_dtype(layout), cuda.jit(body, device=True)

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(blank: Any, key: Any, taken: Any, lengths: Any, winners: Any, luck: int) -> None:
        mine = cuda.local.array(held, record)
        out = cuda.local.array(CHOICES, numba.uint8)
        now, chosen = cuda.local.array(held, numba.int8), cuda.local.array(held, numba.int16)
        lucks, number = cuda.local.array(held, numba.int64), cuda.local.array(held, numba.int32)
        made = cuda.local.array(held, numba.int32)
        play_all(mine, out, now, lucks, chosen, number, made, blank, key, taken, lengths, winners, luck)

    return kernel

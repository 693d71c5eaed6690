"""Stepping batches: `python -m bench.batches --device cuda --json FILE`, decisions a second of each game.

A round is what learning by playing asks for: an action for each game, picked at random among the legal ones of the
mask, a step that deals games again when they end, the mask of what is legal now, and what the seat that decides has
seen. All of it counts into the time, picking too; whole rounds run one after the other, and the arrays stay where the
games are. Nothing learns. The best of some repetitions counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

import vaka
from vaka.play.batch import Batch

WARM = 64  # rounds before the measurement: games are then in all their stages
REPETITIONS = 3

Pick = Callable[[Any, int], Any]
"""Picks an action for each game from a mask; the number makes each time a different one."""


def mixed(i: int, luck: int) -> int:
    """A number of 31 bits from two others (the end of MurmurHash3, which spreads every bit)."""
    word = (i * 0x9E3779B1 + luck * 0x85EBCA6B) & 0xFFFFFFFF
    word = (word ^ word >> 16) * 0x85EBCA6B & 0xFFFFFFFF
    word = (word ^ word >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
    return (word ^ word >> 16) >> 1


def picking_on_cpu(n: int) -> Pick:
    """Picking on all cores."""
    actions = np.zeros(n, np.int64)
    mix: Any = numba.njit(mixed)

    @numba.njit(parallel=True)
    def pick(mask: Any, luck: int, actions: Any) -> None:
        for i in numba.prange(len(mask)):
            n = 0
            for action in range(mask.shape[1]):
                n += mask[i, action]
            left = mix(i, luck) % n
            for action in range(mask.shape[1]):
                if mask[i, action]:
                    if left == 0:
                        actions[i] = action
                        break
                    left -= 1

    def picked(mask: Any, luck: int) -> Any:
        pick(mask, luck, actions)
        return actions

    return picked


def picking_on_cuda(n: int) -> Pick:
    """Picking by a kernel: the 32 threads of a warp read the mask of a game side by side."""
    from vaka.engine.cuda import cuda

    mix = cuda.jit(mixed, device=True)
    games = 8
    actions = cuda.device_array(n, np.int16)

    @cuda.jit  # type: ignore[untyped-decorator]
    def pick(mask: Any, luck: int, actions: Any) -> None:
        i = cuda.blockIdx.x * cuda.blockDim.y + cuda.threadIdx.y
        if i >= len(mask):
            return
        lane = cuda.threadIdx.x
        n = 0
        for first in range(0, mask.shape[1], 32):
            legal = first + lane < mask.shape[1] and mask[i, first + lane]
            n += cuda.popc(cuda.ballot_sync(0xFFFFFFFF, legal))
        left = mix(np.int64(i), luck) % n
        for first in range(0, mask.shape[1], 32):
            legal = first + lane < mask.shape[1] and mask[i, first + lane]
            votes = cuda.ballot_sync(0xFFFFFFFF, legal)
            if legal and cuda.popc(votes & (np.uint32(1) << np.uint32(lane)) - np.uint32(1)) == left:
                actions[i] = first + lane
            left -= cuda.popc(votes)

    def picked(mask: Any, luck: int) -> Any:
        pick[-(-n // games), (32, games)](mask.memory, luck, actions)
        return actions

    return picked


def measured(batch: Batch, pick: Pick, finish: Callable[[], None], seconds: float) -> dict[str, float]:
    """Decisions a second of whole rounds, and without observations, without a step, and of picking alone."""
    luck = 0

    def timed(work: Callable[[], Any]) -> float:
        nonlocal luck
        rounds, best = 1, 0.0
        for _ in range(REPETITIONS):
            while True:
                finish()
                start = time.perf_counter()
                for _ in range(rounds):
                    luck += 1
                    work()
                finish()
                passed = time.perf_counter() - start
                if passed > seconds / 2:
                    break
                rounds = max(rounds + 1, int(rounds * seconds / max(passed, seconds / 16)))
            best = max(best, rounds * batch.n / passed)
        return best

    def without_observing() -> None:
        batch.step(pick(batch.legal_mask(), luck))

    def whole() -> None:
        without_observing()
        batch.observe()

    for _ in range(WARM):
        luck += 1
        without_observing()
    picking = timed(lambda: pick(batch.legal_mask(), luck))
    stepping = timed(without_observing)
    whole()
    return {"rounds": timed(whole), "without observations": stepping, "picking alone": picking}


def waits_for(device: str) -> Callable[[], None]:
    """Waits until a device has done what it was told."""
    if device == "cpu":
        return lambda: None
    from vaka.engine.cuda import cuda

    synchronize: Callable[[], None] = cuda.synchronize
    return synchronize


def machine(device: str) -> str:
    """What it was measured on."""
    if device == "cpu":
        return f"{platform.processor() or platform.machine()}, {len(os.sched_getaffinity(0))} cores"
    from vaka.engine.cuda import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games; without any, all of them")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--n", type=int, default=None, help="games of a batch: 2^20 on a GPU, 2^16 on the CPU")
    parser.add_argument("--players", type=int, default=None)
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long each repetition takes")
    parser.add_argument("--json", type=Path, default=None, help="where to write the numbers as well")
    given = parser.parse_args()
    n = given.n or (1 << 20 if given.device == "cuda" else 1 << 16)
    pick = (picking_on_cuda if given.device == "cuda" else picking_on_cpu)(n)
    found: dict[str, Any] = {"machine": machine(given.device), "device": given.device, "n": n, "games": {}}
    table = Table("millions of decisions a second", "rounds", "without observations", "picking alone")
    for name in given.games or vaka.games():
        options = {"players": given.players} if given.players else {}
        start = time.perf_counter()
        batch = vaka.load(name, **options).batch(n, given.device, auto_reset=True)
        batch.step(pick(batch.legal_mask(), 0))
        finish = waits_for(given.device)
        finish()
        sys.stderr.write(f"{name}: ready after {time.perf_counter() - start:.0f} s\n")
        rates = measured(batch, pick, finish, given.seconds)
        found["games"][name] = rates
        table.add_row(name, *(f"{rate / 1e6:.1f}" for rate in rates.values()))
        if given.json:
            given.json.write_text(json.dumps(found, indent=1) + "\n")
    Console().print(f"{found['machine']}: batches of {n} games", table)


if __name__ == "__main__":
    main()

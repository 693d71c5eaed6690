"""Leduc poker on one GPU: whole random games of Vaka, one game per thread, beside Pgx in the same run.

`python -m bench.gpu_leduc` needs numba-cuda, and for the comparison JAX with CUDA and Pgx. A rate counts decisions of
players; deals and draws are part of the work. `--json FILE` also keeps the numbers.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from tests.plugins import install

import vaka
from bench.pgx_leduc import pgx_steps
from vaka.engine.cuda import cuda
from vaka.engine.native import CHOICES, key_words, random_play_of
from vaka.kit import chance
from vaka.kit.chance import WORD
from vaka.play import Game

Work = Callable[[], float]
THREADS, BLOCKS = 128, 4096
GAMES = 200  # that each thread plays, one after the other
LIMIT = 1_000
PGX_BATCH, PGX_STEPS = 1 << 20, 256
ROUNDS = 8


def kernel_of(game: Game) -> Any:
    """A kernel in which every thread plays whole games, with the state in local memory."""
    rules, begin, random_play = game.definition.rules, chance.begin, random_play_of(game.definition)
    setup = rules.setup
    record = numba.from_dtype(game.definition.layout)

    @cuda.jit  # type: ignore[untyped-decorator]
    def kernel(blank: Any, key: Any, luck: int, games: int, made: Any) -> None:
        i = cuda.grid(1)
        states = cuda.local.array(1, record)
        out = cuda.local.array(CHOICES, numba.uint8)
        decisions = 0
        for number in range(games):
            states[0] = blank[0]
            begin(states[0].chance, key)
            states[0].chance.key[6] = (states[0].chance.key[6] + number) & WORD
            states[0].chance.key[7] = (states[0].chance.key[7] + i) & WORD
            setup(states[0])
            decisions += random_play(states[0], luck + i * games + number, LIMIT, out)
        made[i] = decisions

    return kernel


def vaka_games(game: Game, threads: int = THREADS, blocks: int = BLOCKS, games: int = GAMES) -> Work:
    """Decisions per second; other games in every call."""
    kernel, luck = kernel_of(game), [1]
    blank = cuda.to_device(np.asarray(game.blank()))
    key = cuda.to_device(key_words(bytes(range(32))))
    made = cuda.device_array(threads * blocks, np.int64)

    def run() -> float:
        luck[0] += 1
        cuda.synchronize()
        start = time.perf_counter()
        kernel[blocks, threads](blank, key, luck[0], games, made)
        cuda.synchronize()
        spent = time.perf_counter() - start
        return float(made.copy_to_host().sum() / spent)

    run()
    return run


def main() -> None:
    """Print both rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the numbers to a file too")
    parser.add_argument("--no-pgx", action="store_true", help="measure Vaka alone")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sys.path[:0] = map(str, install("leduc", Path(folder)))
        works = {"vaka": vaka_games(vaka.load("leduc"))}
    if not chosen.no_pgx:
        works["pgx"] = pgx_steps(PGX_BATCH, PGX_STEPS, time.perf_counter)
    rates = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name] = max(rates[name], work())
    name = cuda.get_current_device().name
    place = name.decode() if isinstance(name, bytes) else str(name)
    for name, rate in rates.items():
        print(f"{name}: {rate / 1e9:.2f} billion decisions per second on one {place}")
    if "pgx" in rates:
        print(f"ratio: {rates['vaka'] / rates['pgx']:.1f}")
    if chosen.json:
        chosen.json.write_text(json.dumps({"machine": place, "decisions per second": rates}, indent=1) + "\n")


if __name__ == "__main__":
    main()

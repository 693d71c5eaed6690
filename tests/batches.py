"""The same batches on every backend: run as a program, it prints what the backend of its environment gives.

NUMBA_DISABLE_JIT=1 python -m tests.batches                            interpreted
NUMBA_DISABLE_JIT=1 NUMBA_ENABLE_CUDASIM=1 python -m tests.batches     CUDA simulator
python -m tests.batches                                                native
python -m tests.batches --device cuda                                  a GPU
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

import vaka
from vaka.games.registry import definition
from vaka.play import Game
from vaka.play.batch import Batch

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
DEVICE = "cuda" if SIMULATED or sys.argv[1:] == ["--device", "cuda"] else "cpu"
GAMES, STEPS, EVERY, SEED = 3, 40, 4, 1 << 255


class Luck:
    """Random choices that are the same wherever it runs."""

    def __init__(self) -> None:
        self.below = random.Random(1).randrange

    def actions(self, mask: NDArray[np.bool_]) -> NDArray[np.int64]:
        """A legal action for each game, 0 where there is none."""
        legal = [np.flatnonzero(row) for row in mask]
        return np.array([row[self.below(len(row))] if len(row) else 0 for row in legal], np.int64)


def setups(name: str) -> Iterator[Game]:
    """A game with its fewest and with its most players."""
    allowed = definition(name).options[0].values
    for players in dict.fromkeys((allowed[0], allowed[-1])):
        yield vaka.load(name, players=players)


def trace(batch: Batch, steps: int = STEPS) -> Iterator[NDArray[Any]]:
    """Everything that a batch gives along random games, as arrays of NumPy."""
    luck = Luck()
    watched = batch.game.definition.observation is not None
    for step in range(steps):
        mask = np.asarray(batch.legal_mask())
        yield mask
        batch.step(luck.actions(mask))
        if step % EVERY == 0:
            yield np.asarray(batch.states)
            batch.reset([luck.below(batch.n)])
        yield from (np.asarray(array) for array in (batch.player, batch.over, batch.returns()))
        if watched:
            yield np.asarray(batch.observe())
            yield np.asarray(batch.observe(luck.below(batch.game.players)))
    yield np.asarray(batch.states)


def digest(batch: Batch) -> str:
    """A hash of all that a batch gives along random games, byte for byte."""
    found = hashlib.sha256()
    for array in trace(batch):
        found.update(f"{array.shape}{array.dtype.itemsize}".encode())
        found.update(array.tobytes())
    return found.hexdigest()


def report() -> dict[str, str]:
    """A hash of batches of every game, with games that end and with games that are dealt again."""
    return {
        f"{game} {auto_reset}": digest(game.batch(GAMES, DEVICE, seed=SEED, auto_reset=auto_reset))
        for name in vaka.games()
        for game in setups(name)
        for auto_reset in (False, True)
    }


if __name__ == "__main__":
    print(json.dumps(report()))

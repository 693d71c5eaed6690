"""The same games on every backend: run as a program, it prints what the backend of its environment gives.

NUMBA_DISABLE_JIT=1 python -m tests.backends                            interpreted
NUMBA_DISABLE_JIT=1 NUMBA_ENABLE_CUDASIM=1 python -m tests.backends     CUDA simulator
python -m tests.backends --write                                        native; writes the perft files again
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import vaka
from vaka.engine.native import CHOICES
from vaka.games.registry import definition
from vaka.kit.luck import next_luck, pick
from vaka.kit.rule import INTERPRETED
from vaka.play import Game, State

HERE = Path(__file__).parent
KEY = bytes(range(32))
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
GAMES, DECISIONS, SIGHTS, LUCK = 4, 250, 80, 5


def perft_lines(name: str) -> Iterator[tuple[str, State, list[int]]]:
    """Each line of a perft file: its text up to the counts, the state, the counts for depth 1, 2, …"""
    for line in (HERE / name / "perft.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            start, _, counts = line.rpartition(" : ")
            options, _, position = start.partition(" at ")
            options, _, seed = options.partition(" new ")
            game = vaka.load(name, **json.loads(options))
            state = game.at(json.loads(position)) if position else game.new(int(seed))
            yield start, state, [int(count) for count in counts.split()]


def count(state: State, depth: int) -> int:
    if SIMULATED:
        from vaka.engine import cuda

        return cuda.perft(state.game.definition, state.array(), depth)
    return state.game.engine.leaves(state.array(), depth)


def walks(game: Game) -> str:
    """A hash of the states that random games lead to, byte for byte."""
    if SIMULATED:
        from vaka.engine import cuda

        return digest(cuda.walk(game.definition, game.blank(), GAMES, DECISIONS, KEY, LUCK))
    rows = game.engine.states(GAMES)
    out = np.zeros(CHOICES, np.uint8)
    for i in range(GAMES):
        last = int.from_bytes(KEY[28:], "little") + i
        rows[i] = game.new(KEY[:28] + last.to_bytes(4, "little")).array()[0]
        game.engine.walk(rows, i, LUCK + i, DECISIONS, out)
    return digest(rows)


def sights(game: Game) -> str:
    """A hash of what the seats have seen along a random game."""
    state, luck, found = game.new(KEY), LUCK, []
    for _ in range(SIGHTS):
        for seat in range(game.players):
            pieces = state.observation(seat).values()
            found.append(np.concatenate([piece.ravel() for piece in pieces]))
            if INTERPRETED:
                assert fits(state, seat, found[-1])
        luck = next_luck(luck)
        actions = state.legal()
        state.play(actions[pick(luck, len(actions))])
        if state.over:
            break
    return hashlib.sha256(b"".join(row.tobytes() for row in found)).hexdigest()


def fits(state: State, seat: int, row: Any) -> bool:
    """Whether an observation is the same in a row with more room for each number."""
    wide: Any = np.zeros(len(row), np.int64)
    observation = state.game.definition.observation
    assert observation
    observation.write(state.array()[0], seat, wide)
    return np.array_equal(wide, row)


def digest(rows: Any) -> str:
    return hashlib.sha256(rows.tobytes()).hexdigest()


def variants(name: str) -> list[dict[str, Any]]:
    """Options to walk through: every player count, every value of the others once."""
    return [{option.name: value} for option in definition(name).options for value in option.values]


def report() -> dict[str, Any]:
    """Perft counts to a small depth, and walk hashes, of every game."""
    found: dict[str, Any] = {}
    for name in vaka.games():
        for start, state, counts in perft_lines(name):
            depth = min(len(counts), 2)
            found[f"{name} perft {start}"] = [count(state, n + 1) for n in range(depth)]
        for options in variants(name):
            found[f"{name} walk {options}"] = walks(vaka.load(name, **options))
            if definition(name).observation:
                found[f"{name} sights {options}"] = sights(vaka.load(name, **options))
    return found


def rewrite() -> None:
    """Write the perft files again, after an intended change of the rules."""
    for name in vaka.games():
        file = HERE / name / "perft.txt"
        lines = [line for line in file.read_text().splitlines() if line.startswith("#")]
        for start, state, counts in perft_lines(name):
            lines.append(f"{start} : {' '.join(str(count(state, n + 1)) for n in range(len(counts)))}")
        file.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        rewrite()
    else:
        print(json.dumps(report()))

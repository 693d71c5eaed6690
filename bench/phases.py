"""`make phases`: where the time of a random decision goes, phase by phase, natively.

States of random games are sorted by phase; listing the legal actions and playing one are timed for each phase.
These loops are compiled here and not read from the cache, so they are slower than `make bench`: look at the shares.
"""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from rich.console import Console
from rich.table import Table

import vaka
from vaka.engine.native import CHOICES
from vaka.play import Game

GAMES, HEAP, REPEATS = 40, 1500, 30


def loops(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """A loop that lists the legal actions of many states, and one that plays an action in each."""
    legal, play = game.definition.rules.legal, game.definition.rules.play

    @numba.njit
    def list_all(states: Any, out: Any) -> int:
        total = 0
        for i in range(len(states)):
            total += legal(states[i], out)
        return total

    @numba.njit
    def play_all(states: Any, scratch: Any, actions: Any) -> None:
        for i in range(len(states)):
            scratch[0] = states[i]
            play(scratch[0], actions[i])

    return list_all, play_all


def best(work: Callable[..., Any], rows: Any, *more: Any) -> float:
    """Nanoseconds for one row, the best of several rounds; the first one, which compiles, does not count."""
    work(rows, *more)
    found = float("inf")
    for _ in range(REPEATS):
        start = time.perf_counter()
        work(rows, *more)
        found = min(found, time.perf_counter() - start)
    return 1e9 * found / len(rows)


def heaps(game: Game) -> tuple[dict[str, list[Any]], dict[str, list[int]], dict[str, int]]:
    """States and actions of random games by phase, and how often each phase came."""
    luck = random.Random(1)
    states: dict[str, list[Any]] = defaultdict(list)
    actions: dict[str, list[int]] = defaultdict(list)
    counts: dict[str, int] = defaultdict(int)
    for seed in range(GAMES):
        state = game.new(seed)
        while not state.over:
            action = luck.choice(state.legal())
            counts[state.phase] += 1
            if len(states[state.phase]) < HEAP:
                states[state.phase].append(state.array()[0].copy())
                actions[state.phase].append(action.id)
            state.play(action)
    return states, actions, counts


def main() -> None:
    table = Table(title="Where a random decision goes")
    for column in ("game", "phase", "of decisions", "legal, ns", "play and copy, ns", "of the time"):
        table.add_column(column, justify="right")
    for name in vaka.games():
        game = vaka.load(name)
        list_all, play_all = loops(game)
        states, actions, counts = heaps(game)
        scratch, out = game.engine.states(1), np.zeros(CHOICES, np.uint8)
        costs = {}
        for phase, heap in states.items():
            rows, chosen = np.array(heap, game.engine.layout), np.array(actions[phase], np.int64)
            costs[phase] = best(list_all, rows, out), best(play_all, rows, scratch, chosen)
        total = sum(counts[phase] * sum(costs[phase]) for phase in costs)
        for phase, (listing, playing) in costs.items():
            share, time_share = counts[phase] / sum(counts.values()), counts[phase] * (listing + playing) / total
            table.add_row(name, phase, f"{share:.0%}", f"{listing:.0f}", f"{playing:.0f}", f"{time_share:.0%}")
    Console(width=110).print(table)


if __name__ == "__main__":
    main()

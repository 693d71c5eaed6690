"""Whole random games on a GPU: `python -m bench.gpu --json FILE`, decisions a second from the deal to the end.

Beside them, in the same run: the same games native on all cores of the processor, and Pgx on the same GPU. Each game
is compiled in a process of its own, all at once; they measure one after the other. The best of some rounds counts.
`--plans` tries other ways to spread the games over the machine, for docs/decisions/gpu.md.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import numpy as np

import vaka
from vaka.engine.native import CHOICES, States, key_words
from vaka.games.registry import definition
from vaka.play import Game

GAMES = {"babayaga": 4, "mad": 4, "magichill": 4, "partners": 4}  # and how many play
KEY, LUCK = bytes(range(32)), 1
PER_THREAD = 24  # games for each that a thread holds
ROUNDS = 3
CHECKED = 200  # games that are played native as well, and compared
PEERS = ("backgammon", "sparrow_mahjong", "leduc_holdem", "tic_tac_toe")
PEER_GAMES, PEER_STEPS = 1 << 17, 256
Found = dict[str, Any]

# Ways to spread games over a multiprocessor: most registers per thread, and warps (0: as many as are full).
PLANS: list[tuple[int | None, list[int]]] = [(None, [0]), (72, [8, 14, 20, 28]), (64, [32])]


@contextmanager
def alone(lock: IO[str]) -> Iterator[None]:
    """Nobody else measures meanwhile."""
    fcntl.flock(lock, fcntl.LOCK_EX)
    try:
        yield
    finally:
        fcntl.flock(lock, fcntl.LOCK_UN)


def blank_of(game: Game, n: int) -> States:
    states: States = np.zeros(n, game.definition.layout)
    for row in range(n):
        game.face.configure(states.view(np.recarray)[row], game.options)
    return states


# --- One game on the GPU.


def on_gpu(name: str, registers: int | None, warps: Sequence[int], lock: IO[str]) -> Iterator[Found]:
    """The rates of a game with some numbers of warps per multiprocessor."""
    from vaka.engine.cuda import cuda
    from vaka.engine.cuda_games import RandomGames

    game, begun = vaka.load(name, players=GAMES[name]), time.perf_counter()
    run = RandomGames(definition(name), blank_of(game, 1), registers)
    lengths, winners = run.play(CHECKED, KEY, LUCK)
    spent = time.perf_counter() - begun
    for some in warps:
        under_way = run.room * cuda.get_current_device().MULTIPROCESSOR_COUNT
        games, best = PER_THREAD * under_way, float("inf")
        with alone(lock):
            for _ in range(ROUNDS):
                arrays = run.arrays(games, KEY)
                cuda.synchronize()
                start = time.perf_counter()
                run.start(arrays, LUCK, some)
                cuda.synchronize()
                best = min(best, time.perf_counter() - start)
                told = arrays[3].copy_to_host()
                assert (told[:CHECKED] == lengths).all()
        decisions = int(told.sum(dtype=np.int64))
        yield {
            "game": name, "registers": registers, "warps": some or run.room // 32, "under_way": under_way,
            "games": games, "decisions": decisions, "rate": decisions / best, "seconds": best,
            "compiled_in": round(spent, 1), "won": int(winners.sum(dtype=np.int64)),
            "sum": int(lengths.sum()), "first": [int(n) for n in lengths[:8]],
        }  # fmt: skip


# --- The same games native.


def on_cpu(name: str, lock: IO[str]) -> Found:
    """The rate of all cores, and the first games for comparison."""
    game = vaka.load(name, players=GAMES[name])
    engine, cores = game.engine, os.cpu_count() or 1
    states, out = blank_of(game, CHECKED), np.zeros(CHOICES, np.uint8)
    engine.playouts(states[:2].copy(), np.zeros(1, np.int64), key_words(KEY), LUCK, 1 << 30, out)
    lengths = first_games(name, states)

    def work(core: int) -> int:
        own, choices = states[:2].copy(), np.zeros(CHOICES, np.uint8)
        return int(engine.playouts(own, np.zeros(4000, np.int64), key_words(KEY), LUCK + core, 1 << 30, choices))

    best = 0.0
    with alone(lock), ThreadPoolExecutor(cores) as pool:
        for _ in range(ROUNDS):
            start = time.perf_counter()
            decisions = sum(pool.map(work, range(cores)))
            best = max(best, decisions / (time.perf_counter() - start))
    return {
        "game": name,
        "cores": cores,
        "rate": best,
        "sum": int(lengths.sum()),
        "first": [int(n) for n in lengths[:8]],
    }


def first_games(name: str, states: States) -> Any:
    """The lengths of the first games, played natively."""
    game = vaka.load(name, players=GAMES[name])
    lengths, out = np.zeros(len(states), np.int64), np.zeros(CHOICES, np.uint8)
    for i in range(len(states)):
        pair, words = np.concatenate([states[i : i + 1]] * 2), key_words(KEY)
        words[7] = (words[7] + i) & 0xFFFFFFFF
        game.engine.playouts(pair, lengths[i : i + 1], words, LUCK + i, 1 << 30, out)
    return lengths


# --- Pgx.


def peer(name: str, lock: IO[str]) -> Found:
    """Random play of many games at once with Pgx on the same GPU, games that end dealt again, in one compiled loop."""
    import jax
    import jax.numpy as jnp
    import pgx  # type: ignore[import-not-found, unused-ignore]
    from pgx.experimental import auto_reset  # type: ignore[import-not-found, unused-ignore]

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        action = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return (jax.vmap(step)(state, action, jax.random.split(chance, PEER_GAMES)), key), None

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def run(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key), None, PEER_STEPS)[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), PEER_GAMES))
    carry = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
    best = 0.0
    with alone(lock):
        for _ in range(ROUNDS):
            start = time.perf_counter()
            carry = jax.block_until_ready(run(*carry))
            best = max(best, PEER_GAMES * PEER_STEPS / (time.perf_counter() - start))
    return {"game": f"pgx {name}", "rate": best, "device": str(jax.devices()[0])}


# --- All of it.


def machine() -> str:
    """The name of the GPU."""
    asked = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def measure(lock: IO[str], kind: str, name: str, plan: Any) -> Iterable[Found]:
    """One measurement, in this process."""
    if kind == "gpu":
        registers, warps = plan
        return on_gpu(name, registers, warps, lock)
    return [on_cpu(name, lock) if kind == "cpu" else peer(name, lock)]


def main() -> None:
    """Start a process for each measurement, collect what they print, show it and keep it."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("--json", type=Path, help="write the numbers to a file too")
    parser.add_argument("--plans", action="store_true", help="try all plans")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        with Path(given.one[0]).open() as lock:
            for row in measure(lock, *json.loads(given.one[1])):
                print("found " + json.dumps(row), flush=True)
        return
    plans = PLANS if given.plans else PLANS[:1]
    jobs: list[Any] = [("gpu", name, plan) for plan in plans for name in GAMES]
    if not given.plans:
        jobs += [("cpu", name, None) for name in GAMES] + [("peer", name, None) for name in PEERS]
    rows: list[Found] = []
    with tempfile.NamedTemporaryFile() as lock_file, ThreadPoolExecutor(len(jobs)) as pool:
        for found in pool.map(lambda job: apart(lock_file.name, job), jobs):
            rows += found
            if given.json:
                given.json.write_text(json.dumps({"machine": machine(), "rows": rows}, indent=1) + "\n")


def apart(lock: str, job: Any) -> list[Found]:
    """One measurement, in a process of its own."""
    command = [sys.executable, "-m", "bench.gpu", "--one", lock, json.dumps(job)]
    environment = {**os.environ, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment, check=False)
    lines = [line[6:] for line in run.stdout.splitlines() if line.startswith("found ")]
    found = [{"kind": job[0], **json.loads(line)} for line in lines]
    for row in found or [{"game": job[1], "rate": float("nan")}]:
        told = f"{row['registers']} registers, {row['warps']} warps" if job[0] == "gpu" and "warps" in row else ""
        print(f"{row['game']:20} {job[0]:5} {row['rate']:16,.0f} /s  {told}", flush=True)
    return found


if __name__ == "__main__":
    main()

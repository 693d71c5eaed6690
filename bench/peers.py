"""`make bench-peers`: the same game in Vaka and in other environments, random play in one run on one core.

The games are those of `examples`, whose rules are OpenSpiel's, decision by decision (tests/peers.py). RLCard, and
PettingZoo which wraps it, have a Leduc poker with a blind in place of the ante and a fold that is always legal; Pgx
has its own. None of these three has crazy eights: RLCard's nearest is UNO, another game, so it is left out.

A rate counts decisions of players; deals and draws are part of the work. Everyone chooses among the legal actions
at random. Seconds are those of the processor; the measurements are taken in turns, and the best of each counts,
because the machine is shared.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from time import process_time as clock
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table
from tests.plugins import install

import vaka
from bench.pgx_leduc import pgx_steps
from bench.speed import decisions_from, peer_games, peer_playouts, play_chance, vaka_games, vaka_playouts
from vaka.play import Game

Work = Callable[[], float]
"""Measures once; decisions per second."""
Rates = dict[str, float]
ROUNDS = 12
BATCH, STEPS = 4096, 64  # games of a batch, and steps of one measurement; Pgx gets the same
RESULTS = Path(__file__).parent / "results"

NATIVE, BATCHES, PYTHON = "Vaka, native", "Vaka, batches", "Vaka, Python"
SPIEL, SPIEL_BOTS, SPIEL_PYTHON = "OpenSpiel, C++ rollouts", "OpenSpiel, C++ bots", "OpenSpiel, Python"
PGX, RLCARD, PETTINGZOO = "Pgx, CPU", "RLCard", "PettingZoo"
MINE = (NATIVE, BATCHES, PYTHON)


# --- Vaka.


def vaka_batches(game: Game) -> Work:
    """A batch with new deals where games end; NumPy chooses."""
    batch, luck = game.batch(BATCH, auto_reset=True), np.random.default_rng(1)

    def run() -> float:
        start = clock()
        for _ in range(STEPS):
            batch.step(choices(batch.legal_mask(), luck))
        return BATCH * STEPS / (clock() - start)

    return run


def choices(mask: Any, luck: np.random.Generator) -> Any:
    """For each row, one of its true columns, each equally likely."""
    upto = mask.cumsum(1, dtype=np.uint8)
    wanted = (luck.random(len(mask), np.float32) * upto[:, -1]).astype(np.uint8)
    return (upto > wanted[:, None]).argmax(1)


# --- OpenSpiel.


def spiel_rollouts(name: str, rollouts: int) -> Work:
    """Random games inside C++ and nothing else: the rollouts with which its MCTS judges one state, here after the deal.

    The search is given a single simulation, which is the evaluation of that state. What it costs besides is less than
    a thousandth of it; the deals, which the rates of the others include, are left out.
    """
    game, luck = pyspiel.load_game(name), random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        play_chance(state, luck)
    length = sum(decisions_from(state.clone(), luck) for _ in range(400)) / 400
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)

    def run() -> float:
        start = clock()
        bot.step(state)
        return rollouts * length / (clock() - start)

    return run


# --- The others.


def rlcard_games(games: int = 100) -> Work:
    """RLCard's environment in its own loop, with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def run() -> float:
        start, made = clock(), 0
        for _ in range(games):
            trajectories, _payoffs = env.run(is_training=False)
            # States and actions by turns, for each player, and a state in the end.
            made += sum(len(trajectory) // 2 for trajectory in trajectories)
        return made / (clock() - start)

    return run


def pettingzoo_games(games: int = 50) -> Work:
    """PettingZoo's environment in the loop of its documentation."""
    from pettingzoo.classic import leduc_holdem_v4

    env, luck = leduc_holdem_v4.env(), random.Random(1)

    def run() -> float:
        start, made = clock(), 0
        for _ in range(games):
            env.reset(seed=luck.getrandbits(31))
            for _agent in env.agent_iter():
                observation, _reward, ended, cut, _info = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(luck.choice(np.flatnonzero(observation["action_mask"])))
                    made += 1
        return made / (clock() - start)

    return run


# --- The report.


def contests() -> dict[str, dict[str, Work]]:
    """Who is measured at which game."""
    warnings.simplefilter("ignore")
    found = {"Leduc poker": {**both(vaka.load("leduc"), "leduc_poker"), **others()}}
    for players in (2, 3, 4):
        game = vaka.load("crazy_eights", players=players)
        found[f"Crazy eights, {players} players"] = both(game, f"crazy_eights(players={players})")
    return found


def both(game: Game, peer: str) -> dict[str, Work]:
    """Vaka and OpenSpiel at the same game. What runs inside C++ or compiled is given more games at a time."""
    theirs = pyspiel.load_game(peer)
    length = decisions_from(theirs.new_initial_state(), random.Random(1))
    return {
        NATIVE: vaka_playouts(game, 200_000 // length),
        BATCHES: vaka_batches(game),
        PYTHON: vaka_games(game, 4000 // length),
        SPIEL: spiel_rollouts(peer, 20_000 // length),
        SPIEL_BOTS: peer_playouts(theirs, 20_000 // length),
        SPIEL_PYTHON: peer_games(theirs, 4000 // length),
    }


def others() -> dict[str, Work]:
    """Those who have Leduc poker."""
    return {PGX: pgx_steps(BATCH, STEPS, clock), RLCARD: rlcard_games(), PETTINGZOO: pettingzoo_games()}


def measured(works: dict[str, Work], rounds: int) -> Rates:
    """The best rate of each, measured in turns."""
    rates = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            rates[name] = max(rates[name], work())
    return rates


def machine() -> str:
    """The processor, by its name."""
    info = Path("/proc/cpuinfo")
    text = info.read_text() if info.exists() else ""
    names = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("model name")]
    return f"{names[0] if names else platform.processor() or platform.machine()}, one of {os.cpu_count()} cores"


def versions() -> dict[str, str]:
    """What was measured."""
    from importlib.metadata import version

    packages = ("open_spiel", "pgx", "jax", "rlcard", "pettingzoo", "numba", "numpy")
    return {"vaka": vaka.__version__, "python": platform.python_version(), **{name: version(name) for name in packages}}


def markdown(found: dict[str, Rates], place: str, what: dict[str, str]) -> str:
    """The results as a page."""
    lines = ["# The same games elsewhere", "", "Made by `make bench-peers`. Random play, decisions per second.", ""]
    lines += [f"{place}. {', '.join(f'{name} {number}' for name, number in what.items())}.", ""]
    for game, rates in found.items():
        fastest = max(rate for name, rate in rates.items() if name not in MINE)
        lines += [f"## {game}", "", "| who | decisions / s | Vaka, native, is faster by |", "|---|---|---|"]
        for name, rate in sorted(rates.items(), key=lambda pair: -pair[1]):
            ratio = "" if name in MINE else f"{rates[NATIVE] / rate:,.1f}"
            lines.append(f"| {name} | {rate:,.0f} | {ratio} |")
        lines += ["", f"Beside the fastest of the others: {rates[NATIVE] / fastest:.1f}.", ""]
    return "\n".join(lines)


def show(found: dict[str, Rates], place: str) -> None:
    """Print a table for each game."""
    console = Console(width=100)
    for game, rates in found.items():
        table = Table(title=f"{game}, random play; {place}")
        for heading in ("who", "decisions / s", "Vaka, native, is faster by"):
            table.add_column(heading, justify="left" if heading == "who" else "right")
        for name, rate in rates.items():
            table.add_row(name, f"{rate:,.0f}", "" if name in MINE else f"{rates[NATIVE] / rate:,.1f}")
        console.print(table)


def main() -> None:
    """Print the tables; with --keep also write them into bench/results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="write peers.json and peers.md into bench/results")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each is measured")
    chosen = parser.parse_args()
    # One core for everyone: libraries that use all of them would be measured beside others that use one.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    place, what = machine(), versions()
    with tempfile.TemporaryDirectory() as folder:
        for example in ("leduc", "crazy_eights"):
            sys.path[:0] = map(str, install(example, Path(folder)))
        found = {game: measured(works, chosen.rounds) for game, works in contests().items()}
    show(found, place)
    if chosen.keep:
        kept = {"machine": place, "versions": what, "decisions per second": found}
        (RESULTS / "peers.json").write_text(json.dumps(kept, indent=1) + "\n")
        (RESULTS / "peers.md").write_text(markdown(found, place, what))


if __name__ == "__main__":
    main()

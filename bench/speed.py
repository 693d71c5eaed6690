"""`make bench`: Vaka beside OpenSpiel in the same run, as ratios, because machines and their neighbours differ.

Each pair of measurements is interleaved and repeated, and the best of each side counts.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time as clock  # neighbours on the machine take no part in it
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import vaka
from vaka.engine.native import CHOICES, key_words
from vaka.games.registry import definition
from vaka.play import Game

PEER = "crazy_eights(players=4)"
# The nearest relative that OpenSpiel has of each game.
NEARER = {"partners": "maedn(players=4)"}  # games that have a nearer relative there than the peer
ROUNDS = 40


def best(*works: Callable[[], float]) -> list[float]:
    """The best rate of each, measured in turns."""
    rates = [0.0] * len(works)
    for _ in range(ROUNDS):
        for i, work in enumerate(works):
            rates[i] = max(rates[i], work())
    return rates


def timed(n: int, work: Callable[[], Any]) -> float:
    """Repetitions per second, for n repetitions done by one call."""
    start = clock()
    work()
    return n / (clock() - start)


# --- Whole random games, natively, from the deal to the end.


def vaka_playouts(game: Game, games: int = 25) -> Callable[[], float]:
    states = game.engine.states(2)
    for row in range(2):
        game.face.configure(states.view(np.recarray)[row], game.options)
    out = np.zeros(CHOICES, np.uint8)
    key = key_words(bytes(range(32)))

    def run(n: int) -> float:
        lengths = np.zeros(n, np.int64)
        start = clock()
        decisions = game.engine.playouts(states, lengths, key, 1, 1_000_000, out)
        return float(decisions / (clock() - start))

    run(1)
    return lambda: run(games)


def peer_game(game: Any, luck: random.Random) -> int:
    """One random game of the peer, whose deals and draws are chance nodes that the caller must play; its length."""
    return decisions_from(game.new_initial_state(), luck)


def decisions_from(state: Any, luck: random.Random) -> int:
    """The decisions of a random game that goes on from a state, which is changed."""
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            play_chance(state, luck)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            made += 1
    return made


def play_chance(state: Any, luck: random.Random) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choices(actions, chances)[0])


def peer_playouts(game: Any, games: int = 50) -> Callable[[], float]:
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    luck = random.Random(1)
    length = sum(peer_game(game, luck) for _ in range(300)) / 300

    def run() -> float:
        start = clock()
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games * length / (clock() - start)

    return run


# --- One decision at a time, from Python: ask for the legal actions, choose, play.


def vaka_steps(game: Game, decisions: int = 3000) -> Callable[[], float]:
    def run() -> float:
        luck, made = random.Random(1), 0
        seed, state = 0, game.new(0)
        spent = 0.0
        while made < decisions:
            if state.over:
                seed += 1
                state = game.new(seed)
            choices = random_numbers(luck, 50)
            start = clock()
            for choice in choices:
                legal = state.legal()
                if not legal:
                    break
                state.play(legal[int(choice * len(legal))].id)
                made += 1
            spent += clock() - start
        return made / spent

    return run


def peer_steps(game: Any, decisions: int = 3000) -> Callable[[], float]:
    def run() -> float:
        luck, made, spent = random.Random(1), 0, 0.0
        state = game.new_initial_state()
        while made < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            while state.is_chance_node():
                play_chance(state, luck)
            if state.is_terminal():
                continue
            choices = random_numbers(luck, 50)
            start = clock()
            for choice in choices:
                legal = state.legal_actions()
                state.apply_action(legal[int(choice * len(legal))])
                made += 1
                if state.is_terminal() or state.is_chance_node():
                    break
            spent += clock() - start
        return made / spent

    return run


def vaka_games(game: Game, games: int = 2) -> Callable[[], float]:
    """Whole random games from Python, in the plain loop that everyone writes."""

    def run() -> float:
        luck, made, start = random.Random(1), 0, clock()
        for seed in range(games):
            state = game.new(seed)
            legal = state.legal()
            while legal:
                state.play(legal[int(luck.random() * len(legal))].id)
                made += 1
                legal = state.legal()
        return made / (clock() - start)

    return run


def peer_games(game: Any, games: int = 15) -> Callable[[], float]:
    """The same loop for the peer."""

    def run() -> float:
        luck, start = random.Random(1), clock()
        made = sum(peer_game(game, luck) for _ in range(games))
        return made / (clock() - start)

    return run


def random_numbers(luck: random.Random, n: int) -> list[float]:
    return [luck.random() for _ in range(n)]


def repeat(work: Callable[[], Any], n: int = 1000) -> Callable[[], float]:
    def run() -> float:
        start = clock()
        for _ in range(n):
            work()
        return n / (clock() - start)

    return run


def peer_midgame(game: Any) -> Any:
    """A state of the peer after some twenty decisions."""
    luck, state, made = random.Random(3), game.new_initial_state(), 0
    while made < 20 or state.is_chance_node():
        if state.is_chance_node():
            play_chance(state, luck)
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            made += 1
    return state


def vaka_midgame(game: Game) -> vaka.State:
    luck, state = random.Random(3), game.new(3)
    for _ in range(20):
        state.play(luck.choice(state.legal()))
    return state


# --- The report.


def rows() -> list[tuple[str, float, float]]:
    """What, Vaka's rate, the peer's rate; all per second, higher is better."""
    peer = pyspiel.load_game(PEER)
    found = []
    for name in vaka.games():
        relative = NEARER.get(name, PEER)
        rival = peer_playouts(pyspiel.load_game(relative))
        for players in player_counts(name):
            mine, other = best(vaka_playouts(vaka.load(name, players=players)), rival)
            what = f"{name}, {players} players, beside {relative}: native random games"
            found.append((what, mine, other))
    game = vaka.load("babayaga", players=4)
    mine, other = best(vaka_games(game), peer_games(peer))
    found.append(("babayaga, 4 players: the same from Python", mine, other))
    mine, other = best(vaka_steps(game), peer_steps(peer))
    found.append(("the same without deals and chance nodes: legal() + play(id) alone", mine, other))
    state, theirs = vaka_midgame(game), peer_midgame(peer)
    blob, text = state.save(), theirs.serialize()
    for what, own, their in [
        ("clone a state from Python", state.clone, theirs.clone),
        ("save a state to bytes from Python", state.save, theirs.serialize),
        ("load a state from bytes in Python", lambda: game.restore(blob), lambda: peer.deserialize_state(text)),
    ]:
        mine, other = best(repeat(own), repeat(their))
        found.append((what, mine, other))
    return found


def player_counts(name: str) -> list[int]:
    """The fewest and the most players of a game, and all of Baba Yaga's."""
    counts = definition(name).options[0].values
    return list(counts) if name == "babayaga" else sorted({counts[0], counts[-1]})


def facts() -> dict[str, float]:
    """What has no peer: sizes, and times of this run only."""
    game = vaka.load("babayaga", players=4)
    engine, states = game.engine, game.engine.states(2)
    engine.copy(states, 0, 1, 1)
    copies = max(timed(100_000, lambda: engine.copy(states, 0, 1, 100_000)) for _ in range(ROUNDS))
    code = "import time; start = time.perf_counter(); import vaka; print(time.perf_counter() - start)"
    imports = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5)]
    return {
        **{f"bytes of a state of {name}": definition(name).layout.itemsize for name in vaka.games()},
        "native copy of a state, ns": round(1e9 / copies, 1),
        "import vaka, ms": round(1e3 * min(imports), 1),
    }


def main() -> None:
    """Print the table; with --json also keep it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the numbers to a file too")
    chosen = parser.parse_args()
    measured, more = rows(), facts()
    table = Table(title=f"Vaka {vaka.__version__} beside OpenSpiel, decisions per second, one core, same run")
    for heading in ("what", "Vaka / s", "OpenSpiel / s", "ratio"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for what, mine, other in measured:
        table.add_row(what, f"{mine:,.0f}", f"{other:,.0f}", f"{mine / other:.1f}")
    console = Console(width=120)
    console.print(table)
    for what, number in more.items():
        console.print(f"{what}: {number:,}")
    if chosen.json:
        kept = {"rates": [{"what": what, "vaka": mine, "openspiel": other} for what, mine, other in measured], **more}
        chosen.json.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()

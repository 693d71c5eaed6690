"""`make bench-bots`: how much of the speed of the rules reaches the bot that thinks.

For each game: decisions per second that the search simulates, beside the rate of raw random games of the same rules;
both natively on one core, in slices that take turns, the best of each side. For reference, OpenSpiel's IS-MCTS.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import vaka
from vaka import bots
from vaka.bots import GreedyBot, Sight
from vaka.bots.engine import ready_bot_engine
from vaka.bots.levels import LEVELS
from vaka.bots.search import ANY, Workspace
from vaka.bots.style import style_of
from vaka.engine.native import CHOICES, key_words
from vaka.games.registry import definition
from vaka.play import Game

SLICES = 30
POSITIONS = 12
SIMULATIONS = 400


def raw(game: Game, games: int = 40) -> Callable[[], float]:
    """Random games: decisions per second of this thread's time."""
    states = game.engine.states(2)
    states[1] = game.blank()[0]
    out, key = np.zeros(CHOICES, np.uint8), key_words(bytes(range(32)))

    def run() -> float:
        lengths = np.zeros(games, np.int64)
        start = time.thread_time()
        decisions = game.engine.playouts(states, lengths, key, 1, 1_000_000, out)
        return float(decisions / (time.thread_time() - start))

    run()
    return run


def positions(game: Game) -> list[Sight]:
    """Situations from all of a game between two greedy bots."""
    seated = [GreedyBot(seat) for seat in range(game.players)]
    state, met = game.new(1), []
    while not state.over:
        if len(state.legal()) > 1:
            met.append(Sight(state))
        state.play(seated[state.player or 0].choose(Sight(state)))
    return [met[i * len(met) // POSITIONS] for i in range(POSITIONS)]


def search(game: Game, found: dict[str, float]) -> Callable[[], float]:
    """The same for the search, over several situations; `found` is told simulations per second too."""
    engine = ready_bot_engine(game.name)
    space, knobs, sights = Workspace(engine, 1 << 16), style_of(game.name).knobs(), positions(game)

    def run() -> float:
        spent, made, times = 0.0, 0, 0
        for sight in sights:
            space.begin(sight, bytes(32))
            start = time.thread_time()
            made += space.think(knobs, sight.imagined.observer(sight.seat), ANY, SIMULATIONS)
            spent += time.thread_time() - start
            times += SIMULATIONS
        found["simulations"] = max(found.get("simulations", 0), times / spent)
        return made / spent

    run()
    return run


def peer_search(simulations: int = 2000) -> float:
    """Simulations per second of OpenSpiel's IS-MCTS at the first choice of euchre."""
    import pyspiel

    game = pyspiel.load_game("euchre")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    kinds = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, simulations, -1, kinds, False, False)
    best = 0.0
    for _ in range(5):
        start = time.thread_time()
        bot.step(state)
        best = max(best, simulations / (time.thread_time() - start))
    return best


def rows() -> list[dict[str, Any]]:
    """One row per game and player count."""
    found = []
    for name in vaka.games():
        counts = definition(name).options[0].values
        for players in sorted({counts[0], counts[len(counts) // 2]}):
            game = vaka.load(name, players=players)
            extra: dict[str, float] = {}
            plain, thinking = raw(game), search(game, extra)
            pairs = [(plain(), thinking()) for _ in range(SLICES)]
            rules, bot = max(a for a, _ in pairs), max(b for _, b in pairs)
            found.append({"game": name, "players": players, "random": rules, "search": bot, **extra})
    return found


def slowest(level: str, name: str) -> float:
    """The longest that a level took for one choice of a whole game, in ms; the first one, which warms up, left out."""
    bot, state, times = bots.make(level, 1), vaka.load(name).new(1), []
    while not state.over:
        start = time.perf_counter()
        choice = bot.choose(Sight(state))
        times.append(time.perf_counter() - start)
        state.play(choice)
    return 1000 * max(times[1:])


def main() -> None:
    """Print the table; with --json also keep it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the numbers to a file too")
    parser.add_argument("--no-peer", action="store_true", help="leave OpenSpiel out")
    chosen = parser.parse_args()
    measured = rows()
    table = Table(title=f"Vaka {vaka.__version__}: decisions per second, one core, same run")
    for heading in ("game", "players", "random games", "search", "ratio", "simulations"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for row in measured:
        ratio = f"{row['search'] / row['random']:.2f}"
        numbers = (f"{row[key]:,.0f}" for key in ("random", "search"))
        table.add_row(row["game"], str(row["players"]), *numbers, ratio, f"{row['simulations']:,.0f}")
    console = Console(width=110)
    console.print(table)
    kept: dict[str, Any] = {"rates": measured, "slowest": {}}
    for level, limit in LEVELS.items():
        worst = {name: round(slowest(level, name), 1) for name in vaka.games()}
        kept["slowest"][level] = worst
        console.print(f"{level}: at most {1000 * limit.seconds:.0f} ms; slowest of a whole game, ms: {worst}")
    if not chosen.no_peer:
        kept["openspiel_euchre_simulations"] = peer_search()
        console.print(
            f"OpenSpiel's IS-MCTS on euchre, simulations per second: {kept['openspiel_euchre_simulations']:,.0f}"
        )
    if chosen.json:
        chosen.json.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()

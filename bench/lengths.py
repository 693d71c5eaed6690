"""`make lengths`: random games to their end, natively, for every game and player count; how long they are.

No rule caps the length of a game, so this shows that games end all the same, and how far a runner must let them go.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import vaka
from vaka.engine.native import CHOICES, key_words
from vaka.games.registry import definition
from vaka.play import LIMIT, Game

QUANTILES = (0.05, 0.5, 0.95, 0.999)


def play_all(game: Game, games: int, seed: int) -> NDArray[np.int64]:
    """The lengths of some random games, in decisions."""
    states = game.engine.states(2)
    for row in range(2):
        game.face.configure(states.view(np.recarray)[row], game.options)
    lengths = np.zeros(games, np.int64)
    key = key_words(seed.to_bytes(32, "little"))
    game.engine.playouts(states, lengths, key, seed, LIMIT, np.zeros(CHOICES, np.uint8))
    return lengths


def variants() -> list[tuple[str, dict[str, Any]]]:
    """Every game with every number of players."""
    return [(name, {"players": count}) for name in vaka.games() for count in definition(name).options[0].values]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="for each game and player count")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    table = Table(title=f"{given.games:,} random games each, seed {given.seed}: decisions per game")
    for column in ("game", "players", "not ended", "mean", "shortest", *(f"{q:.1%}" for q in QUANTILES), "longest"):
        table.add_column(column, justify="right")
    for name, options in variants():
        lengths = play_all(vaka.load(name, **options), given.games, given.seed)
        marks = [lengths.mean(), lengths.min(), *np.quantile(lengths, QUANTILES), lengths.max()]
        broken = int((lengths == LIMIT).sum())
        table.add_row(name, str(options["players"]), str(broken), *(f"{mark:,.0f}" for mark in marks))
    Console(width=120).print(table)


if __name__ == "__main__":
    main()

"""What the page's unit tests read: every action, and recorded games as one seat saw them. Each run writes it again."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import vaka
from vaka.bots import Sight, make
from vaka.games.registry import definition
from vaka.play import Game, State
from vaka.server import gate

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "made"
RANDOM = 0.15  # of the decisions: the policy alone leaves out what is rarely wise


def recorded(game: Game, seed: int, seat: int = 0) -> list[dict[str, Any]]:
    """The views and events of a game, step by step."""
    state, luck, bot = game.new(seed), random.Random(seed), make("greedy", seed)
    steps = [step(state, seat)]
    while not state.over:
        choice = luck.choice(state.legal()) if luck.random() < RANDOM else bot.choose(Sight(state))
        steps.append(step(state.play(choice), seat))
    return steps


def step(state: State, seat: int) -> dict[str, Any]:
    """What a seat is sent after a decision."""
    return {"view": gate.view(state, seat), "events": gate.events(state, seat)}


def write() -> None:
    """Write one file per game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in vaka.games():
        players = definition(name).options[0].values
        game = vaka.load(name, players=players[len(players) // 2])
        data = {"actions": gate.actions(game), "steps": recorded(game, seed=3)}
        (FOLDER / f"{name}.json").write_text(json.dumps(data), "utf-8")


if __name__ == "__main__":
    write()

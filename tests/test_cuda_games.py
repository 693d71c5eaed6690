"""Whole random games on a GPU, here in the simulator, are the games that are played natively."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import vaka
from tests.test_backends import MODES
from vaka.engine.native import CHOICES, key_words

ROOT = Path(__file__).parent.parent
KEY, LUCK, GAMES = bytes(range(32)), 1, 3

SIMULATED = """
import json, sys
import vaka
from tests.test_cuda_games import GAMES, KEY, LUCK
from vaka.engine.cuda_games import RandomGames

game = vaka.load(sys.argv[1])
lengths, winners = RandomGames(game.definition, game.blank()).play(GAMES, KEY, LUCK)
print(json.dumps([lengths.tolist(), winners.tolist()]))
"""


@pytest.mark.parametrize("name", ["mad", "babayaga"])
def test_random_games_on_a_gpu_are_those_played_natively(name: str) -> None:
    command = [sys.executable, "-W", "ignore", "-c", SIMULATED, name]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **MODES["simulator"]}, capture_output=True, text=True, check=True
    )
    game = vaka.load(name)
    lengths, winners = [], []
    for number in range(GAMES):
        states, length, key = np.repeat(np.asarray(game.blank()), 2), np.zeros(1, np.int64), key_words(KEY)
        key[7] += number
        game.engine.playouts(states, length, key, LUCK + number, 1 << 30, np.zeros(CHOICES, np.uint8))
        lengths.append(int(length[0]))
        winners.append(int(states["winner"][0]))
    assert json.loads(run.stdout) == [lengths, winners]

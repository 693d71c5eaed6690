"""What the page's tests of WebAssembly read: the modules, and what the native functions did with the same games.

`python -m tests.wasm` writes it into web/tests/made/wasm, and web/tests/rules.test.ts does all of it again.
"""

from __future__ import annotations

import base64
import hashlib
import json
import multiprocessing
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np

import vaka
from tests import backends, golden
from tests.conftest import lively
from vaka.bots import Sight, wasm
from vaka.bots.engine import ready_bot_engine
from vaka.bots.search import ANY, Workspace
from vaka.bots.style import style_of
from vaka.engine.native import CHOICES, key_words
from vaka.engine.wasm import compile_module
from vaka.games.registry import definition
from vaka.play import Game, replay

FOLDER = Path(__file__).parent.parent / "web" / "tests" / "made" / "wasm"
LONGEST = 1200  # decisions of a game that are compared
OFTEN = 8  # every so many decisions all functions are asked, not `step` alone
TRIALS = 6  # games of each variant
SITUATIONS = 8  # of each game, from its whole length, are searched
SIMULATIONS = 200
MISTAKES = (0, 300)


def b64(data: Any) -> str:
    return base64.b64encode(bytes(data)).decode()


def bits(number: float) -> str:
    return struct.pack("<d", number).hex()


def key_of(n: int) -> bytes:
    return hashlib.sha256(n.to_bytes(8, "little")).digest()


class Trial:
    """One game, decided by others, whose every frame is put into a digest."""

    def __init__(self, game: Game, key: bytes) -> None:
        self.game, self.engine = game, game.engine
        self.bots = ready_bot_engine(game.name)
        self.blank = game.blank().tobytes().ljust(game.engine.frame.itemsize, b"\0")
        self.key = key
        self.frame = bytearray(self.blank)
        self.hash = hashlib.sha256()
        self.digests: list[str] = []
        self.actions = bytearray()

    def data(self, history: Iterator[int]) -> dict[str, Any]:
        """The trial as its other half reads it: the digest after every few decisions tells where they part."""
        self.note(self.engine.new(self.engine.address(self.frame), key_words(self.key)))
        for action in history:
            if len(self.actions) % OFTEN == 0:
                self.ask_everything()
                self.digests.append(self.hash.hexdigest()[:8])
            self.note(self.engine.step(self.engine.address(self.frame), action))
            self.hash.update(self.frame)
            self.actions.append(action)
        self.ask_everything()
        self.digests.append(self.hash.hexdigest()[:8])
        parts = {"blank": b64(self.blank), "key": b64(self.key), "actions": b64(self.actions)}
        return {**parts, "players": self.game.players, "digests": self.digests}

    def note(self, number: int) -> None:
        self.hash.update(int(number).to_bytes(4, "little", signed=True))

    def ask_everything(self) -> None:
        """Reasons for and against every action, decisions that are refused, imagined states, the policy's wishes."""
        engine, made = self.engine, len(self.actions)
        at = engine.address(self.frame)
        for action in range(-1, engine_actions(self.game) + 1):
            # Only numbers of actions have a reason; the others are refused by `step`.
            if 0 <= action < engine_actions(self.game):
                self.note(engine.why_not(at, action))
                if not engine.why_not(at, action):
                    continue
            self.note(engine.step(at, action))
        if self.frame[self.game.frames.player_at] < 128:
            for mistakes in MISTAKES:
                state = self.frame[: self.game.frames.size]
                rows = np.frombuffer(state, self.engine.layout)
                self.note(self.bots.prefer(rows, made, mistakes, np.zeros(CHOICES, np.uint8)))
        for observer in observers(self.game):
            other = bytearray(self.frame)
            pools = engine.pools(1)
            self.note(engine.imagine(engine.address(other), observer, key_words(key_of(made)), pools))
            self.hash.update(other)
        other = bytearray(self.frame)
        items = np.arange(1, 41, dtype=np.uint8)
        engine.shuffle(engine.address(other), items)
        self.hash.update(items.tobytes())
        self.note(engine.accept(engine.address(other)))
        self.hash.update(other)
        engine.begin(engine.address(other), key_words(key_of(made)))
        self.hash.update(other)


def engine_actions(game: Game) -> int:
    return int(game.definition.actions)


def observers(game: Game) -> list[int]:
    state = game.new(0)
    return [state.observer(seat) for seat in (*range(game.players), None)]


def walk_data(game: Game) -> dict[str, Any]:
    """Random walks as in tests/backends.py, and random games one after the other."""
    blank = game.blank().tobytes().ljust(game.engine.frame.itemsize, b"\0")
    states, lengths, out = game.engine.states(2), np.zeros(8, np.int64), np.zeros(CHOICES, np.uint8)
    states[1] = game.blank()[0]
    made = game.engine.playouts(states, lengths, key_words(backends.KEY), backends.LUCK, LONGEST, out)
    return {"blank": b64(blank), "options": str(game.options), "hash": backends.walks(game), "playouts": int(made)}


def perft_data(name: str) -> Iterator[dict[str, Any]]:
    for start, state, counts in backends.perft_lines(name):
        yield {"start": start, "frame": b64(state._frame), "counts": counts}


def golden_data(name: str) -> Iterator[dict[str, Any]]:
    """The golden games, which are kept as text, decided again."""
    for file in golden.FILES:
        if file.parts[-3] == name:
            text = file.read_text("utf-8")
            final = replay(text[re.search(r"^vaka record", text, re.MULTILINE).start() :])  # type: ignore[union-attr]
            trial = Trial(final.game, final.start.key)
            data = trial.data(action.id for action in final.history)
            assert trial.frame[: final.game.frames.size] == final.array().tobytes(), file
            yield {**data, "name": file.stem}


def trial_data(game: Game, seed: int, name: str) -> dict[str, Any]:
    """A game of lively random play."""
    history = (after.history[-1].id for after in lively(game.new(key_of(seed)), seed, LONGEST))
    return {**Trial(game, key_of(seed)).data(history), "name": name}


def search_data(game: Game, seed: int) -> Iterator[dict[str, Any]]:
    """Searches over a whole game: a new tree, then a kept one, and one in which the first decision is given."""
    met = [state.clone() for state in lively(game.new(seed), seed, LONGEST) if not state.over]
    space = Workspace(ready_bot_engine(game.name), 1024)
    knobs = style_of(game.name).knobs()
    for i in range(SITUATIONS):
        sight = Sight(met[i * len(met) // SITUATIONS])
        observer, key = sight.imagined.observer(sight.seat), key_of(i)
        fixed = {"frame": b64(sight.imagined._frame), "observer": observer, "key": b64(key)}
        only = sight.legal[-1].id
        space.begin(sight, key)
        first = _found(game, space, space.think(knobs, observer, ANY, SIMULATIONS))
        best = max(space.choices(), key=lambda choice: choice[1], default=(only, 0, 0.0))[0]
        space.follow(best)
        space.begin(sight, key_of(i + 1), keep=True)
        again = _found(game, space, space.think(knobs, observer, ANY, SIMULATIONS))
        space.begin(sight, key)
        given = _found(game, space, space.think(knobs, observer, only, SIMULATIONS))
        yield {**fixed, "second": b64(key_of(i + 1)), "best": best, "only": only, "found": [first, again, given]}


def _found(game: Game, space: Workspace, made: int) -> dict[str, Any]:
    """All that a search found out; winnings as the bits of the number."""
    choices = [[action, visits, bits(won)] for action, visits, won in space.choices()]
    totals = [bits(space.total(seat)) for seat in range(game.players)]
    return {"made": made, "times": space.times, "choices": choices, "totals": totals}


def game_data(name: str) -> dict[str, Any]:
    """All that is compared of one game."""
    chosen = [{}, *backends.variants(name)]
    games = [vaka.load(name, **options) for options in chosen]
    counts = range(len(definition(name).options[0].values) + 1)
    return {
        "trials": [
            trial_data(game, seed, f"{options} {seed}")
            for options, game in zip(chosen, games, strict=True)
            for seed in range(TRIALS)
        ],
        "golden": list(golden_data(name)),
        "walks": [walk_data(game) for game in games],
        "perft": list(perft_data(name)),
        "searches": [search for seed in counts for search in search_data(games[seed], seed)],
    }


class Halves:
    """A set with a function that raises, as no rule does."""

    def __init__(self) -> None:
        def half(n: int) -> int:
            if n % 2:
                raise ValueError
            return n // 2

        self.functions = {"half": numba.njit(half)}

    def signatures(self) -> dict[str, Any]:
        return {"half": (numba.int64,)}


def write_game(name: str) -> None:
    (FOLDER / f"{name}.games.json").write_text(json.dumps(game_data(name)))


def write() -> None:
    """Write the modules, and one file of games per game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wasm.write(FOLDER, vaka.games())
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.map(write_game, vaka.games(), chunksize=1)
    subprocess.run([sys.executable, "-m", "tests.wasm", "raises"], check=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["raises"]:
        sets: Any = [Halves()]
        (FOLDER / "raises.wasm").write_bytes(compile_module(sets))
    else:
        write()

"""Tables at a moment that a test asks for: a real game is played until it comes, and put into the database."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import vaka
from tests.browser.player import Player, RunningServer
from vaka.play import State

Wanted = Callable[[dict[str, Any]], bool]
GAMES = 100


def reached(game: str, wanted: Wanted, players: int) -> State:
    """The first state, in games played at random, where seat 0 decides and its view is as wanted."""
    loaded = vaka.load(game, players=players)
    for seed in range(GAMES):
        state, luck = loaded.new(seed.to_bytes(32, "big")), random.Random(seed)
        while not state.over:
            if state.player == 0 and wanted(dict(state.view(0))):
                return state
            state.play(luck.choice(state.legal()))
    raise AssertionError(f"not reached in {GAMES} games")


def nearly_won(game: str, players: int) -> tuple[State, str]:
    """A state where seat 0 can end the game, and the decision that does it."""
    loaded = vaka.load(game, players=players)
    for seed in range(GAMES):
        state, luck = loaded.new(seed.to_bytes(32, "big")), random.Random(seed)
        while not state.over:
            state.play(luck.choice(state.legal()))
        *before, last = state.history
        begun = loaded.new(state.start.key)
        for action in before:
            begun.play(action.id)
        if begun.player == 0:
            return begun, str(last)
    raise AssertionError(f"not reached in {GAMES} games")


def sit_down(anna: Player, server: RunningServer, state: State) -> None:
    """Let somebody decide in a state; all seats are theirs, so nobody else does anything."""
    game, players = state.game.name, state.game.options["players"]
    opened = anna.open_table(game, ["me", "friend", *["bot"] * (players - 2)])
    table = f"{game[:6]}{random.randrange(10**9)}"
    with closing(sqlite3.connect(server.file, timeout=30)) as database, database:
        owner = database.execute('SELECT owner FROM seats WHERE "table" = ? AND seat = 0', (opened,)).fetchone()[0]
        row = (table, game, json.dumps(state.game.options), state.start.key, 0, 0)
        database.execute("INSERT INTO tables (id, game, options, key, hints, opened) VALUES (?, ?, ?, ?, ?, ?)", row)
        seats = [(table, seat, "person", f"Anna {seat + 1}", "", owner) for seat in range(players)]
        database.executemany(
            'INSERT INTO seats ("table", seat, kind, name, level, owner) VALUES (?, ?, ?, ?, ?, ?)', seats
        )
        entries = [(table, i + 1, 0, action.id, None, 0) for i, action in enumerate(state.history)]
        database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", entries)
    anna.frames.clear()
    anna.go(f"/t/{table}")
    anna.find("uncover").click()
    anna.wait_for_turn()

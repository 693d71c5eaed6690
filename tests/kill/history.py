"""What the database keeps, read without the server: tables with their decisions, played again by the rules."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from tests.kill.journal import Row
from vaka.server import catalogue, gate

TABLE = "SELECT game, options, key FROM tables WHERE id = {}"
ENTRIES = 'SELECT version, seat, action, request FROM entries WHERE "table" = {} ORDER BY version'


class Database:
    """SQLite in a file, or PostgreSQL at an address; asked in plain SQL."""

    def __init__(self, place: Path | str) -> None:
        self.place = place

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Ask, or change something; a place for each value is {}."""
        if isinstance(self.place, Path):
            connection = sqlite3.connect(self.place, timeout=30)
            try:
                with connection:
                    return connection.execute(query.replace("{}", "?"), values).fetchall()
            finally:
                connection.close()
        with psycopg.connect(self.place) as postgres:
            answer = postgres.execute(query.replace("{}", "%s").encode(), values)
            return answer.fetchall() if answer.description else []

    def history(self, table: str) -> list[Row]:
        """The decisions of a table."""
        return [Row(*row) for row in self.ask(ENTRIES, table)]


class Replay:
    """A table played again from what is kept, a little further each time it is looked at."""

    def __init__(self, database: Database, table: str) -> None:
        ((name, options, key),) = database.ask(TABLE, table)
        self.table = table
        self.game = catalogue.kept(name, options)
        self.state = self.game.new(bytes(key))
        self.rows: list[Row] = []

    def go_on(self, history: Sequence[Row]) -> list[str]:
        """Play on to the end of a history; returns what is wrong with it."""
        if history[: len(self.rows)] != self.rows:
            return [f"table {self.table}: what was kept has changed since it was read last"]
        for row in history[len(self.rows) :]:
            try:
                if row.action is not None:
                    if row.seat != self.state.player:
                        return [f"table {self.table}: {row} was decided out of turn"]
                    self.state.play(row.action)
                elif not self.state.undo(row.seat, after=True):
                    return [f"table {self.table}: {row} takes back what cannot be taken back"]
            except Exception as fault:
                return [f"table {self.table}: {row} cannot be played: {fault}"]
            self.rows.append(row)
        return []

    def view(self, seat: int | None) -> Any:
        """What a seat is shown now, as JSON brings it."""
        return json.loads(json.dumps(gate.view(self.state, seat)))

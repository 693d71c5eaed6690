"""Checks the whole store: every table is played again, and compared with all that is kept of it. Nothing is written."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import NamedTuple

import sqlalchemy as sql

from vaka.bots.levels import LEVELS
from vaka.errors import VakaError
from vaka.play import Game, State
from vaka.server import catalogue
from vaka.server.admin.archive import Archive
from vaka.server.admin.replay import Halt, Kept, carry_out, kept
from vaka.server.store import Snapshot, StoreError
from vaka.server.store.forget import dependents
from vaka.server.store.schema import TABLES, metadata
from vaka.server.table import MOST_NAME, SNAPSHOT_EVERY

KINDS = ("open", "person", "bot")


class Finding(NamedTuple):
    """Something that is wrong."""

    table: str
    """The table's id; empty for what concerns the whole database."""
    where: str
    text: str


def check(archive: Archive, report: Callable[[int, int], None]) -> Iterator[Finding]:
    """All that is wrong with a database."""
    damage = archive.faults()
    yield from (Finding("", "file", fault) for fault in damage)
    if damage:  # what is read from such a file may be anything
        return
    with archive.reading() as connection:
        yield from _schema(connection)
        yield from _orphans(connection)
        ids = list(connection.execute(sql.select(TABLES.c.id).order_by(TABLES.c.opened)).scalars())
    for number, table in enumerate(ids):
        report(number, len(ids))
        try:
            # A moment of its own per table: one long look would keep a running server from tidying its journal.
            with archive.reading() as connection:
                found = kept(connection, table)
        except StoreError:  # it was pruned meanwhile
            continue
        yield from (Finding(table, where, text) for where, text in faults_of(found))
    report(len(ids), len(ids))


def _schema(connection: sql.Connection) -> Iterator[Finding]:
    """What the database lacks of our tables, columns and indexes."""
    there = sql.inspect(connection)
    names = set(there.get_table_names())
    for table in metadata.sorted_tables:
        if table.name not in names:
            yield Finding("", "schema", f"there is no table {table.name}")
            continue
        columns = {column["name"] for column in there.get_columns(table.name)}
        missing = [column.name for column in table.c if column.name not in columns]
        indexes = {index["name"] for index in there.get_indexes(table.name)}
        missing += [str(index.name) for index in table.indexes if index.name not in indexes]
        yield from (Finding("", "schema", f"{table.name} has no {name}") for name in missing)


def _orphans(connection: sql.Connection) -> Iterator[Finding]:
    """Rows that belong to no table, and tables that lead to one that is gone."""
    ids = sql.select(TABLES.c.id)
    for table, column in dependents():
        count = sql.func.count()
        query = sql.select(column, count).where(column.not_in(ids)).group_by(column)
        for owner, rows in connection.execute(query):
            yield Finding(owner, table.name, f"{rows} rows of a table that is not there")
    query = sql.select(TABLES.c.id, TABLES.c.next).where(TABLES.c.next.is_not(None) & TABLES.c.next.not_in(ids))
    for table_id, following in connection.execute(query):
        yield Finding(table_id, "next", f"the next game of the group, table {following}, is not there")


# --- One table.


def faults_of(found: Kept) -> Iterator[tuple[str, str]]:
    """All that is wrong with a table, each with where it is."""
    row = found.table
    if row["analysis"] is not None:
        yield from _analysis(row["analysis"])
    if len(row["key"]) != 32:
        yield "key", f"the key has {len(row['key'])} bytes, not 32"
        return
    try:
        game = catalogue.kept(row["game"], row["options"])
    except (VakaError, ValueError, TypeError) as fault:
        yield "game", f"{row['game']} with its options cannot be loaded: {fault}"
        return
    yield from _seats(found, game)
    yield from _gaps(found)
    yield from _repeats(found)
    yield from _game(found, game)


def _analysis(text: str) -> Iterator[tuple[str, str]]:
    try:
        json.loads(text)
    except ValueError as fault:
        yield "analysis", f"the analysis is no JSON: {fault}"


def _seats(found: Kept, game: Game) -> Iterator[tuple[str, str]]:
    if [seat["seat"] for seat in found.seats] != list(range(game.players)):
        yield "seats", f"seats {[seat['seat'] for seat in found.seats]}, but the game has {game.players} players"
    for seat in found.seats:
        where = f"seat {seat['seat']}"
        if seat["kind"] not in KINDS:
            yield where, f"the kind {seat['kind']!r} is none of {', '.join(KINDS)}"
        if seat["kind"] == "bot" and seat["level"] not in LEVELS:
            yield where, f"there is no bot {seat['level']!r}"
        if len(seat["name"]) > MOST_NAME:
            yield where, f"the name has more than {MOST_NAME} letters"
        if seat["owner"] is not None and len(seat["owner"]) != 32:
            yield where, f"the owner has {len(seat['owner'])} bytes, not 32"
    begun = not found.table["waits"] and all(seat["kind"] != "open" for seat in found.seats)
    if found.entries and not begun:
        yield "decisions", f"there are {len(found.entries)}, but the game has not begun"


def _gaps(found: Kept) -> Iterator[tuple[str, str]]:
    """Versions that are missing."""
    expected = 1
    for entry in found.entries:
        if entry.version != expected:
            missing = f"version {expected}" if entry.version == expected + 1 else f"{expected} to {entry.version - 1}"
            yield "decisions", f"missing: {missing}" if entry.version > expected else f"no version is {entry.version}"
        expected = entry.version + 1


def _repeats(found: Kept) -> Iterator[tuple[str, str]]:
    """Messages that were applied twice. Those that a snapshot let the server forget may come again."""
    known: dict[tuple[int, int], int] = {}
    for entry in found.entries:
        if entry.request is None:
            continue
        before = known.get((entry.seat, entry.request))
        if before is not None and entry.version - before < SNAPSHOT_EVERY:
            yield f"version {entry.version}", f"the message {entry.request} was applied before, as version {before}"
        known[entry.seat, entry.request] = entry.version


def _game(found: Kept, game: Game) -> Iterator[tuple[str, str]]:
    """Play it again: every decision must be legal, snapshots and the end must fit."""
    snapshots = {snapshot.version: snapshot for snapshot in found.snapshots}
    state = game.new(found.table["key"])
    last = 0
    for entry in found.entries:
        try:
            carry_out(state, entry)
        except Halt as fault:
            yield f"version {fault.version}", str(fault)
            return
        last = entry.version
        if last in snapshots:
            yield from _snapshot(snapshots.pop(last), game, state)
    for version in snapshots:
        yield f"snapshot {version}", f"there is no such version; the last one is {last}"
    yield from _end(found, state)


def _snapshot(snapshot: Snapshot, game: Game, state: State) -> Iterator[tuple[str, str]]:
    """One that another version of Vaka wrote is ignored, as the server does."""
    if snapshot.state.startswith(game.engine.stamp) and snapshot.state != state.save():
        yield f"snapshot {snapshot.version}", "it is not the state to which the decisions lead"


def _end(found: Kept, state: State) -> Iterator[tuple[str, str]]:
    """A game that is over without a time is not wrong: its server was killed before it kept one."""
    if found.table["over"] is not None and not state.over:
        yield "end", f"it is kept as over, but seat {state.player} has to decide"

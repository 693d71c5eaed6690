"""A kept table played again from its key, decision by decision."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sql

from vaka.errors import VakaError
from vaka.play import State
from vaka.server import catalogue, gate
from vaka.server.admin.listing import required
from vaka.server.store import Entry, Snapshot, StoreError
from vaka.server.store.schema import ENTRIES, SEATS, SNAPSHOTS


class Kept(NamedTuple):
    """A table row by row, whatever is wrong with it."""

    table: sql.RowMapping
    seats: list[sql.RowMapping]
    entries: list[Entry]
    snapshots: list[Snapshot]


class Halt(VakaError):
    """A decision that cannot be carried out, with its version."""

    def __init__(self, version: int, fault: str) -> None:
        super().__init__(fault)
        self.version = version


def kept(connection: sql.Connection, table: str) -> Kept:
    """All rows of a table; StoreError if there is none."""
    entries = sql.select(*(ENTRIES.c[name] for name in Entry._fields)).where(ENTRIES.c.table == table)
    snapshots = sql.select(*(SNAPSHOTS.c[name] for name in Snapshot._fields)).where(SNAPSHOTS.c.table == table)
    seats = sql.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    return Kept(
        required(connection, table),
        list(connection.execute(seats).mappings()),
        [Entry(*row) for row in connection.execute(entries.order_by(ENTRIES.c.version))],
        [Snapshot(*row) for row in connection.execute(snapshots.order_by(SNAPSHOTS.c.version))],
    )


def carry_out(state: State, entry: Entry) -> None:
    """Change a state by one entry; Halt if the rules do not allow it."""
    try:
        if entry.action is None:
            if not state.undo(entry.seat, after=True):
                raise Halt(entry.version, f"seat {entry.seat} cannot take back here")
            return
        if state.player != entry.seat:
            awaited = "the game is over" if state.over else f"seat {state.player} has to decide"
            raise Halt(entry.version, f"seat {entry.seat} decides, but {awaited}")
        state.play(entry.action)
    except Halt:
        raise
    except VakaError as fault:
        raise Halt(entry.version, str(fault)) from None


def last_state(found: Kept) -> State:
    """How a table stands; StoreError if its decisions cannot be played again."""
    table = found.table
    try:
        state = catalogue.kept(table["game"], table["options"]).new(table["key"])
        for entry in found.entries:
            carry_out(state, entry)
    except Halt as fault:
        raise StoreError(f"table {table['id']} cannot be played again: version {fault.version}: {fault}") from None
    except (VakaError, ValueError) as fault:
        raise StoreError(f"table {table['id']} cannot be played again: {fault}") from None
    return state


def record(found: Kept, secret: bool) -> str:
    """The record of a table; of a game under way only with `secret`, since it holds the key of the deal."""
    state = last_state(found)
    notes = {f"seat{seat['seat']}": seat["name"] or seat["level"] for seat in found.seats}
    if state.over:
        return gate.record(state, notes)
    if not secret:
        right = "--secret exports it all the same"
        raise StoreError(f"table {found.table['id']} is not over, and its record would tell every card; {right}")
    return gate.kept_record(state, notes)

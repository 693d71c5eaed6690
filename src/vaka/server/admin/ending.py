"""Ending a table, and letting it go on: a mark that servers see."""

from __future__ import annotations

import sqlalchemy as sql

from vaka.server.admin.listing import required
from vaka.server.admin.replay import kept, last_state
from vaka.server.store import StoreError, now
from vaka.server.store.schema import TABLES


def end(connection: sql.Connection, table: str) -> None:
    """Mark a table as ended by the host, within a transaction."""
    row = required(connection, table)
    if row["over"] is not None or _is_over(connection, table):
        raise StoreError(f"the game at table {table} is over already; vaka admin prune deletes old tables")
    if row["closed"] is not None:
        raise StoreError(f"table {table} was ended before; vaka admin reopen lets it go on")
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(closed=now()))


def _is_over(connection: sql.Connection, table: str) -> bool:
    """Whether its decisions tell that the game is over; the server keeps its end a moment later."""
    try:
        return last_state(kept(connection, table)).over
    except StoreError:  # it cannot be played again: all the more reason to end it
        return False


def reopen(connection: sql.Connection, table: str) -> None:
    """Take that mark away, within a transaction."""
    if required(connection, table)["closed"] is None:
        raise StoreError(f"table {table} was not ended by the host")
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(closed=None))

"""A database as its host opens it, beside the servers that may be using it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Protocol
from urllib.parse import quote

import sqlalchemy as sql

from vaka.server.store import SCHEMA, StoreError, is_address
from vaka.server.store.migrate import schema_of
from vaka.server.store.postgres import Postgres

BUSY_SECONDS = 30.0  # that a statement waits for a server which writes


class Kind(Protocol):
    """What the two kinds of database do in their own way."""

    name: str
    """What the database is called in sentences; without its password."""

    def begin(self, connection: sql.Connection, writing: bool) -> None:
        """Begin a transaction; one that only reads sees one moment, however long it takes."""

    def connect(self, writing: bool) -> sql.Connection:
        """A connection."""

    def faults(self, connection: sql.Connection) -> list[str]:
        """What the database itself finds wrong with what it keeps."""


class Archive:
    """The tables of a database, to be read, or to be changed in short transactions while servers run."""

    def __init__(self, kind: Kind) -> None:
        self._kind = kind
        self.name = kind.name
        """What the database is called in sentences."""
        with self.reading() as connection:
            found = schema_of(connection, self.name)
        if not found:
            right = "vaka serve makes its tables, vaka admin restore fills it from a backup"
            raise StoreError(f"{self.name} is empty; {right}")
        if found < SCHEMA:
            right = "start vaka serve with it once, which brings it up to date"
            raise StoreError(
                f"{self.name} was made by an older version of Vaka (schema {found}, this is {SCHEMA}); {right}"
            )

    @contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """All that is read within it is of one moment; nothing can be written."""
        with self._transaction(writing=False) as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """All that is written within it happens at once, or not at all."""
        with self._transaction(writing=True) as connection:
            yield connection

    @contextmanager
    def _transaction(self, writing: bool) -> Iterator[sql.Connection]:
        try:
            with self._kind.connect(writing) as connection, connection.begin():
                self._kind.begin(connection, writing)
                yield connection
        except (sql.exc.DBAPIError, UnicodeError) as fault:
            raise StoreError(f"{self.name} cannot be used: {reason(fault)}") from None

    def faults(self) -> list[str]:
        """What the database itself finds wrong with what it keeps."""
        found: list[str] = []
        try:
            with self.reading() as connection:
                found += self._kind.faults(connection)
        except StoreError as fault:  # one that is damaged badly cannot even say all that is wrong
            return found or [str(fault)]
        return found


def opened(database: Path | str) -> Archive:
    """The database in a file, or at an address."""
    return Archive(_Server(str(database)) if is_address(database) else _File(Path(database)))


class _File:
    """A file of SQLite. Readers do not hold up the server, and it does not hold up them."""

    def __init__(self, file: Path) -> None:
        if not file.is_file():
            raise StoreError(f"there is no database {file}; name yours with --database, as for vaka serve")
        self.name = str(file)
        self._address = f"file:{quote(str(file.resolve()))}"

    def connect(self, writing: bool) -> sql.Connection:
        def connect() -> sqlite3.Connection:
            mode = f"{self._address}?mode={'rw' if writing else 'ro'}"
            # Python begins no transactions by itself: its own begin with the first change, not with the first look.
            return sqlite3.connect(mode, BUSY_SECONDS, isolation_level=None, uri=True)

        return sql.create_engine("sqlite://", creator=connect, poolclass=sql.NullPool, hide_parameters=True).connect()

    def begin(self, connection: sql.Connection, writing: bool) -> None:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    def faults(self, connection: sql.Connection) -> list[str]:
        found = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars().all()
        return [] if found == ["ok"] else [str(line) for line in found]


class _Server:
    """A database of PostgreSQL. It watches over its own pages."""

    def __init__(self, address: str) -> None:
        self._database = Postgres(address)
        self.name = self._database.name

    def connect(self, writing: bool) -> sql.Connection:
        level = "READ COMMITTED" if writing else "REPEATABLE READ"
        return self._database.connect().execution_options(isolation_level=level, postgresql_readonly=not writing)

    def begin(self, connection: sql.Connection, _writing: bool) -> None:
        # A whole backup takes longer than anything that a server asks.
        for setting in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {setting} = 0")

    def faults(self, _connection: sql.Connection) -> list[str]:
        return []


def reason(fault: Exception) -> str:
    """What a database says, in one line."""
    text = str(fault.orig if isinstance(fault, sql.exc.DBAPIError) else fault)
    return " ".join(text.rpartition("FATAL:")[2].split())


def private(file: Path) -> BinaryIO:
    """A new file that only its owner may read, to be written; it must not be there yet."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")

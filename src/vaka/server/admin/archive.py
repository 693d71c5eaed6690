"""A database as its host opens it, beside the server that may be using it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import sqlalchemy as sql

from vaka.server.store import ABOUT, SCHEMA, TABLES, StoreError

BUSY_SECONDS = 30.0  # that a statement waits for a server which writes


class Archive:
    """The tables of a database, to be read, or to be changed in short transactions while a server runs."""

    def __init__(self, file: Path) -> None:
        self.name = str(file)
        """What the database is called in sentences."""
        self._file = file.resolve()
        if not file.is_file():
            raise StoreError(f"there is no database {file}; name yours with --database, as for vaka serve")
        self._reader = self._engine("ro")
        self._writer = self._engine("rw")
        with self.reading() as connection:
            _verify(connection, self.name)

    def _engine(self, mode: str) -> sql.Engine:
        """An engine whose transactions begin when they are told to; Python's own begin with the first change."""

        def connect() -> sqlite3.Connection:
            address = f"file:{quote(str(self._file))}?mode={mode}"
            return sqlite3.connect(address, BUSY_SECONDS, uri=True, isolation_level=None, check_same_thread=False)

        engine = sql.create_engine("sqlite://", creator=connect, poolclass=sql.NullPool, hide_parameters=True)
        begin = "BEGIN" if mode == "ro" else "BEGIN IMMEDIATE"
        sql.event.listen(engine, "connect", lambda raw, _record: raw.execute("PRAGMA foreign_keys=ON"))
        sql.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    @property
    def size(self) -> int:
        """Bytes on disk."""
        files = (self._file, Path(f"{self._file}-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    @contextmanager
    def reading(self) -> Iterator[sql.Connection]:
        """All that is read within it is of one moment; nothing can be written."""
        with _told(self.name), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """All that is written within it happens at once, or not at all."""
        with _told(self.name), self._writer.begin() as connection:
            yield connection

    def faults(self) -> list[str]:
        """What the database itself finds wrong with its file."""
        with self.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA integrity_check(20)").scalars().all()
        return [] if found == ["ok"] else [str(line) for line in found]


@contextmanager
def _told(name: str) -> Iterator[None]:
    """Faults of the database as one sentence."""
    try:
        yield
    except sql.exc.DatabaseError as fault:
        raise StoreError(f"{name} cannot be used: {fault.orig}") from None
    except OSError as fault:
        raise StoreError(f"{name} cannot be used: {fault.strerror}") from None


def _verify(connection: sql.Connection, name: str) -> None:
    """Refuse a database that is not Vaka's, or of another version."""
    there = sql.inspect(connection).get_table_names()
    if not there:
        raise StoreError(f"{name} is empty; vaka serve makes its tables, vaka admin restore fills it from a backup")
    if not {ABOUT.name, TABLES.name} <= set(there):
        raise StoreError(f"{name} belongs to another program")
    found = connection.execute(sql.select(ABOUT.c.schema)).scalar()
    if not isinstance(found, int) or found > SCHEMA:
        raise StoreError(f"{name} was made by a newer version of Vaka (schema {found}, this is {SCHEMA})")
    if found < SCHEMA:
        right = "start vaka serve with it once, which brings it up to date"
        raise StoreError(f"{name} was made by an older version of Vaka (schema {found}, this is {SCHEMA}); {right}")


def private(file: Path) -> Any:
    """A new file that only its owner may read, to be written; it must not be there yet."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")

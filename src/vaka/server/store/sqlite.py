"""What only SQLite has: a file that one server holds, its settings, and no server that could be lost."""

from __future__ import annotations

import os
import sqlite3
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from filelock import FileLock, Timeout

from vaka.server.store.migrate import migrate
from vaka.server.store.notices import Notices
from vaka.server.store.rows import Entry, StoreError
from vaka.server.store.schema import ENTRIES

SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""WAL with a sync at every commit: what was acknowledged survives a crash of the machine too."""


class Sqlite:
    """A file with tables; it belongs to one server, which would else have another state of the same table."""

    shared = False
    away = False
    pauses: tuple[float, ...] = ()  # nothing that fails here gets better by trying again

    def __init__(self, file: Path) -> None:
        self._file = file.resolve()  # a link to a database is that database: there is one lock
        self._engine = sql.create_engine(
            f"sqlite:///{self._file}", connect_args={"check_same_thread": False}, hide_parameters=True
        )
        sql.event.listen(self._engine, "connect", _prepare)
        self._own = FileLock(f"{self._file}.lock")

    def open(self) -> tuple[sql.Connection, sql.Connection]:
        """Make the file ours: a connection for all that takes several statements, and one where each commits itself."""
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._own.acquire(timeout=0):  # released if anything fails
                _keep_private(self._file)
                connection = self._engine.connect()
                with connection.begin():
                    connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python begins no transaction for making tables
                    migrate(connection, str(self._file))
                journal = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                self._own.acquire()  # from now on it is ours
        except Timeout:
            right = "stop that one, or name another with --database"
            raise StoreError(f"{self._file} is in use by another Vaka server; {right}") from None
        except (OSError, sql.exc.DatabaseError) as fault:
            reason = fault.orig if isinstance(fault, sql.exc.DatabaseError) else fault.strerror
            raise StoreError(f"{self._file} cannot be used as Vaka's database: {reason}") from None
        return connection, journal

    def notices(self) -> Notices:
        """Messages between servers: there is only one."""
        raise StoreError(f"{self._file} belongs to one server")

    def stop_trying(self) -> None:
        """Nothing is tried again here."""

    def close(self) -> None:
        """Let another server have the file."""
        self._engine.dispose()
        self._own.release()

    def lost(self, _fault: Exception) -> bool:
        """Whether a fault is one of the connection: never here."""
        return False

    def keep(self, journal: sql.Connection, chains: list[tuple[Entry, ...]]) -> list[StoreError | None]:
        """Write some decisions; returns the fault of each chain, if any.

        If one of them contradicts what is kept, they are written one by one, so that it harms no other.
        """
        try:
            # One statement that commits itself: between two statements this thread would wait for the one that serves.
            # It goes to the driver at once, since it is asked for every decision.
            rows = list(chain.from_iterable(chains))
            driver: Any = journal.connection.driver_connection
            driver.execute(_insert(len(rows)), tuple(chain.from_iterable(rows)))
        except Exception as reason:
            if isinstance(reason, sqlite3.IntegrityError) and len(chains) > 1:
                return [fault for alone in chains for fault in self.keep(journal, [alone])]
            return [StoreError(str(reason))] * len(chains)
        return [None] * len(chains)


def _keep_private(file: Path) -> None:
    """Only its owner may read a database: it holds the keys of running games."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    file.chmod(0o600)


def _prepare(connection: Any, _record: Any) -> None:
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")


@cache
def _insert(count: int) -> str:
    """The statement that keeps a number of decisions at once."""
    columns = ", ".join(f'"{name}"' for name in Entry._fields)
    row = f"({', '.join('?' * len(Entry._fields))})"
    return f"INSERT INTO {ENTRIES.name} ({columns}) VALUES {', '.join([row] * count)}"

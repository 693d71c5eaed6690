"""What only PostgreSQL has: an address with a password, connections that get lost, and other servers beside us."""

from __future__ import annotations

import re
import select
import threading
from collections.abc import Iterable
from itertools import chain, count
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url

from vaka.server.store.migrate import migrate
from vaka.server.store.notices import Notices
from vaka.server.store.rows import Entry, Overtaken, StoreError
from vaka.server.store.schema import ENTRIES

EXAMPLE = "postgresql://NAME@HOST/DATABASE"
ADDRESS = re.compile(r"postgres(ql)?(\+psycopg)?://")
MIGRATING = 0x76616B61  # the number of the lock under which one server migrates
PAUSES = (0.05, 0.2, 0.5, 1.0)  # seconds between attempts to reach the database, before something is given up
LONGEST_PAUSE = 2.0  # seconds between further attempts, for what must not be given up
SETTINGS = {
    "synchronous_commit": "on",  # what was acknowledged survives a crash of the machine
    "statement_timeout": "15s",
    "lock_timeout": "10s",
    "idle_in_transaction_session_timeout": "30s",  # a server that stands still must not hold locks
    "timezone": "UTC",
}
CONNECTING = {
    "connect_timeout": "5",
    "application_name": "vaka",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
    "options": " ".join(f"-c {name}={value}" for name, value in SETTINGS.items()),
}
# The types of the columns of `entries`, for a statement that takes any number of rows.
TYPES = {"table": "text[]", "request": "bigint[]", "at": "bigint[]"}
NAMES = ", ".join(f'"{name}"' for name in Entry._fields)
ARRAYS = ", ".join(f"%s::{TYPES.get(name, 'integer[]')}" for name in Entry._fields)
INSERT = f"INSERT INTO {ENTRIES.name} ({NAMES}) SELECT * FROM unnest({ARRAYS})"
INSERT_FREE = f'{INSERT} ON CONFLICT ("table", version) DO NOTHING RETURNING "table", version'
LOOK_UP = (
    f'SELECT {NAMES} FROM {ENTRIES.name} WHERE ("table", version) IN (SELECT * FROM unnest(%s::text[], %s::int[]))'
)


def is_address(database: object) -> bool:
    """Whether somebody means a PostgreSQL database, not a file.

    >>> is_address("postgresql://localhost/vaka"), is_address("tables.sqlite")
    (True, False)
    """
    return isinstance(database, str) and bool(ADDRESS.match(database))


class Postgres:
    """A database that any number of servers may use at once."""

    shared = True
    pauses: tuple[float, ...] = PAUSES
    away = False

    def __init__(self, address: str) -> None:
        url = url_of(address)
        self.name = _shown(url)
        try:
            import psycopg
        except ImportError:
            right = "install it with: pip install 'vaka[postgres]'"
            raise StoreError(f"{self.name} needs the package psycopg; {right}") from None
        self._faults = psycopg.OperationalError, psycopg.InterfaceError
        self._settings: dict[str, Any] = {name: value for name, value in CONNECTING.items() if name not in url.query}
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            # A connection that is made again has the isolation of its engine, so each kind has an engine.
            self._engine, self._autocommit = (
                sql.create_engine(
                    url,
                    connect_args=self._settings,
                    hide_parameters=True,
                    poolclass=sql.NullPool,
                    isolation_level=level,
                )
                for level in ("READ COMMITTED", "AUTOCOMMIT")
            )
        except (sql.exc.ArgumentError, TypeError, ValueError):
            raise StoreError(f"{self.name} cannot be used as Vaka's database: {_right()}") from None
        self._closing = threading.Event()

    def open(self) -> tuple[sql.Connection, sql.Connection]:
        """A connection for all that takes several statements, and one where each commits itself."""
        try:
            connection = self._engine.connect()
            with connection.begin():
                self._migrate(connection)
            journal = self._autocommit.connect()
        except (sql.exc.DBAPIError, UnicodeError) as fault:
            raise StoreError(f"{self.name} cannot be used as Vaka's database: {_reason(fault)}") from None
        return connection, journal

    def connect(self) -> sql.Connection:
        """A further connection, for those who look after a database beside its servers."""
        return self._engine.connect()

    def _migrate(self, connection: sql.Connection) -> None:
        """Migrate, one server at a time; the others wait for as long as it takes, and then find nothing to do."""
        encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
        if encoding != "UTF8":
            right = "make one with: createdb --encoding UTF8 --template template0 NAME"
            raise StoreError(f"{self.name} cannot be used as Vaka's database: its encoding is {encoding}; {right}")
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        migrate(connection, self.name)

    def notices(self) -> Notices:
        """Messages between the servers that share the database."""
        return Notices(self._address, self._settings)

    def stop_trying(self) -> None:
        """From now on give up at once what cannot be written."""
        self._closing.set()

    def close(self) -> None:
        """Nothing more is asked."""
        for engine in (self._engine, self._autocommit):
            engine.dispose()

    def lost(self, fault: Exception) -> bool:
        """Whether a fault is one of the connection, so that trying again may help."""
        if not isinstance(fault, sql.exc.DBAPIError):
            return False
        state = getattr(fault.orig, "sqlstate", None)
        # 08: connections; 57P: the server stops or starts; 40: two transactions stood in each other's way.
        gone = state is None or state.startswith(("08", "57P", "40"))
        return fault.connection_invalidated or (gone and isinstance(fault.orig, self._faults))

    # --- Decisions.

    def keep(self, journal: sql.Connection, chains: list[tuple[Entry, ...]]) -> list[StoreError | None]:
        """Write some decisions; returns the fault of each chain, if any. A chain is kept whole or not at all.

        If the answer is lost, they may have been kept: then it is tried until the answer is known, as nobody may be
        told that a decision was refused which later turns out to be kept. Writing the same again does no harm.
        """
        sent, reason = False, ""
        for attempt in count():
            try:
                _connect_again(journal)
                sent = True
                found = self._keep(journal, chains)
                self.away = False
                return found
            except sql.exc.DBAPIError as fault:
                if not self.lost(fault):
                    return [StoreError(_reason(fault))] * len(chains)
                reason = _reason(fault)
            self.away = attempt >= len(PAUSES)
            if self._closing.is_set() or (self.away and not sent):
                break
            self._closing.wait(LONGEST_PAUSE if self.away else PAUSES[attempt])
        return [StoreError(f"{self.name} cannot be reached: {reason}")] * len(chains)

    def _keep(self, journal: sql.Connection, chains: list[tuple[Entry, ...]]) -> list[StoreError | None]:
        """Single decisions go in one statement; for each that takes several, the statement is its transaction."""
        # All servers write in the same order, so that none waits for another that waits for it.
        single = sorted(chain.from_iterable(entries for entries in chains if len(entries) == 1))
        faults = self._keep_single(journal, single) if single else {}
        return [
            faults[entries[0][:2]] if len(entries) == 1 else self._keep_chain(journal, entries) for entries in chains
        ]

    def _keep_single(self, journal: sql.Connection, entries: list[Entry]) -> dict[tuple[str, int], StoreError | None]:
        try:
            kept = {tuple(row) for row in journal.exec_driver_sql(INSERT_FREE, _columns(entries))}
        except sql.exc.IntegrityError as fault:  # a table that is not there
            if len(entries) > 1:
                return {entry[:2]: self._keep_single(journal, [entry])[entry[:2]] for entry in entries}
            return {entries[0][:2]: StoreError(_reason(fault))}
        missing = [entry for entry in entries if entry[:2] not in kept]
        there = _there(journal, missing) if missing else set()
        return {entry[:2]: None if entry[:2] in kept or entry in there else _overtaken(entry) for entry in entries}

    def _keep_chain(self, journal: sql.Connection, entries: tuple[Entry, ...]) -> StoreError | None:
        try:
            journal.exec_driver_sql(INSERT, _columns(entries))
        except sql.exc.IntegrityError:
            return None if _there(journal, entries) >= set(entries) else _overtaken(entries[0])
        return None


def _connect_again(journal: sql.Connection) -> None:
    """Make sure that a connection was not cut while nothing was asked: what is sent then is certainly not kept."""
    journal.rollback()
    if not journal.invalidated:
        poll = select.poll()
        poll.register(journal.connection.dbapi_connection.pgconn.socket, select.POLLIN)  # type: ignore[union-attr]
        if poll.poll(0):  # nobody asked, so the server can only have said goodbye
            journal.invalidate()
            journal.rollback()
    _ = journal.connection


def _columns(entries: Iterable[Entry]) -> tuple[list[Any], ...]:
    return tuple(list(column) for column in zip(*entries, strict=True))


def _there(journal: sql.Connection, entries: Iterable[Entry]) -> set[Entry]:
    """Which decisions are kept at the places of some."""
    found = journal.exec_driver_sql(LOOK_UP, _columns(entries)[:2])
    return {Entry(*row) for row in found}


def _overtaken(entry: Entry) -> Overtaken:
    return Overtaken(f"version {entry.version} of table {entry.table} is another decision")


def url_of(address: str) -> URL:
    """The address in full; what is wrong with it is said without repeating it, as it may hold a password."""
    try:
        url = make_url(address)
        if not url.database and "dbname" not in url.query and "service" not in url.query:
            raise ValueError
    except (sql.exc.ArgumentError, ValueError):
        raise StoreError(f"the address of the database cannot be understood; {_right()}") from None
    return url.set(drivername="postgresql+psycopg")


def _right() -> str:
    return f"one looks like {EXAMPLE}"


def _shown(url: URL) -> str:
    """An address without its password."""
    known = {name: value for name, value in url.query.items() if name in ("host", "port", "dbname", "service")}
    return url._replace(password=None).set(drivername="postgresql", query=known).render_as_string()


def _reason(fault: Exception) -> str:
    """What PostgreSQL says, in one line."""
    text = str(fault.orig if isinstance(fault, sql.exc.DBAPIError) else fault).strip()
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    found = next((line for line in lines if "FATAL:" in line), lines[0] if lines else type(fault).__name__)
    return re.sub(r"\s+", " ", found.rpartition("FATAL:")[2] or found).strip()

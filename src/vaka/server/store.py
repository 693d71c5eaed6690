"""Where tables are kept: SQLAlchemy Core over SQLite. Decisions that wait together share a commit."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sql
from filelock import FileLock, Timeout
from sqlalchemy import Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

from vaka.errors import VakaError

SCHEMA = 2
Value = TypeVar("Value")

metadata = MetaData()
TABLES = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("key", LargeBinary(32), nullable=False),  # secret until the game is over
    Column("hints", Integer, nullable=False),
    Column("clock", Integer),  # seconds per decision
    Column("opened", Integer, nullable=False),  # Unix time, milliseconds
    Column("over", Integer),  # when it ended
    Column("next", String(16)),  # the table of the rematch
    Column("analysis", Text),  # JSON, once it was asked for
    Column("host", LargeBinary(32)),  # the owner who opened it
    Column("waits", Integer, nullable=False, server_default="0"),  # 1 until somebody says that the game begins
    Column("series", Integer, nullable=False, server_default="0"),  # how many games the group has played before
    Column("title", String(40), nullable=False, server_default=""),
    Column("chat", Integer, nullable=False, server_default="1"),  # whether messages may be sent
)
SEATS = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("name", String(24), nullable=False),
    Column("level", String(8), nullable=False),  # of a bot
    Column("owner", LargeBinary(32)),  # SHA-256 of the token of the browser that holds the seat
    Column("left", Integer, nullable=False, server_default="0"),  # whether its player has given the game up
    Column("wins", Integer, nullable=False, server_default="0"),  # of the games that the group has played before
    Index("seats_owner", "owner"),
)
ENTRIES = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),  # null takes back the decision before
    Column("request", Integer),  # the client's number of the message; null for a bot
    Column("at", Integer, nullable=False),
)
SNAPSHOTS = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("state", LargeBinary, nullable=False),  # as this version of Vaka saves it; another one plays all again
)
TABLE_COLUMNS = tuple(column.name for column in TABLES.c if column.name != "analysis")
ALIVE_SECONDS = 5.0  # between two trials whether the database can be written
MOST_PER_COMMIT = 500  # decisions that are written at once
ABOUT = Table("about", metadata, Column("schema", Integer, nullable=False))


class StoreError(VakaError):
    """The database cannot be used; the message says why."""


@dataclass
class Seat:
    """Who sits where."""

    kind: str
    name: str = ""
    level: str = ""
    owner: bytes | None = None
    left: bool = False
    """Whether its player has given the game up, so that a bot decides."""
    wins: int = 0
    """Games that its player has won before in this series."""


class Entry(NamedTuple):
    """One decision, or (action None) the taking back of one; its parts are the columns of `entries`."""

    table: str
    version: int
    seat: int
    action: int | None
    request: int | None
    at: int


class Snapshot(NamedTuple):
    """The state of a table at a version."""

    version: int
    state: bytes


@dataclass
class Saved:
    """A table as it is kept."""

    id: str
    game: str
    options: str
    key: bytes
    hints: bool
    clock: int | None
    opened: int
    seats: list[Seat]
    over: int | None = None
    next: str | None = None
    host: bytes | None = None
    """The owner who opened it."""
    waits: bool = False
    """Whether somebody must say that the game begins, even once every seat is taken."""
    series: int = 0
    """How many games the group has played before."""
    title: str = ""
    chat: bool = True
    snapshot: Snapshot | None = None
    entries: list[Entry] = field(default_factory=list)
    """The decisions since the snapshot, or all."""


def now() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """The tables of one house. Its methods are called on the event loop; the work is done in a thread."""

    def __init__(self, file: Path) -> None:
        file = file.resolve()  # a link to a database is that database: there is one lock
        self._engine = sql.create_engine(
            f"sqlite:///{file}", connect_args={"check_same_thread": False}, hide_parameters=True
        )
        sql.event.listen(self._engine, "connect", _prepare)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writing = False
        self._alive, self._tried = True, -ALIVE_SECONDS
        self._lock = threading.Lock()  # guards the two above
        self._own = FileLock(f"{file}.lock")  # two servers would each have a state of the same table
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._own.acquire(timeout=0):  # released if anything fails
                _keep_private(file)
                self._connection = self._engine.connect()
                self._create(file)
                self._journal = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
                self._own.acquire()  # from now on it is ours
        except Timeout:
            right = "stop that one, or name another with --database"
            raise StoreError(f"{file} is in use by another Vaka server; {right}") from None
        except (OSError, sql.exc.DatabaseError) as fault:
            reason = fault.orig if isinstance(fault, sql.exc.DatabaseError) else fault.strerror
            raise StoreError(f"{file} cannot be used as Vaka's database: {reason}") from None

    def _create(self, file: Path) -> None:
        """Make the tables in an empty database; a database of another program is left as it is."""
        with self._connection.begin():
            connection = self._connection
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # Python begins no transaction for making tables
            there = sql.inspect(connection).get_table_names()
            if not there:
                metadata.create_all(connection)
                connection.execute(ABOUT.insert().values(schema=SCHEMA))
                return
            if ABOUT.name not in there:
                raise StoreError(f"{file} cannot be used as Vaka's database: it belongs to another program")
            found = connection.execute(sql.select(ABOUT.c.schema)).scalar()
            if found == 1:
                _from_first(connection)
            elif found != SCHEMA:
                raise StoreError(f"{file} was made by another version of Vaka (schema {found}, this is {SCHEMA})")

    async def _do(self, work: Callable[[sql.Connection], Value]) -> Value:
        def inside() -> Value:
            try:
                with self._connection.begin():
                    return work(self._connection)
            except sql.exc.SQLAlchemyError as fault:
                raise StoreError(str(fault)) from None

        return await asyncio.get_running_loop().run_in_executor(self._thread, inside)

    async def close(self) -> None:
        """Finish what was begun."""
        while self._writing:
            await asyncio.get_running_loop().run_in_executor(self._thread, bool)
        self._thread.shutdown()
        self._connection.close()
        self._journal.close()
        self._engine.dispose()
        self._own.release()

    # --- Decisions.

    def append(self, entry: Entry) -> Awaitable[None]:
        """Keep a decision; the answer comes once it is on disk, or could not be kept."""
        kept = asyncio.get_running_loop().create_future()
        with self._lock:
            self._waiting.append((entry, kept))
            idle, self._writing = not self._writing, True
        if idle:
            self._thread.submit(self._write, kept.get_loop())
        return kept

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread: write all that waits, together; then let others have their turn."""
        with self._lock:
            batch, self._waiting = self._waiting[:MOST_PER_COMMIT], self._waiting[MOST_PER_COMMIT:]
        faults = self._keep([entry for entry, _ in batch])
        loop.call_soon_threadsafe(_answer, [kept for _, kept in batch], faults)
        with self._lock:
            more = self._writing = bool(self._waiting)
        if more:
            self._thread.submit(self._write, loop)

    def _keep(self, entries: list[Entry]) -> list[StoreError | None]:
        """In the thread: write some decisions; returns the fault of each, if any.

        If one of them contradicts what is kept, they are written one by one, so that it harms no other.
        """
        try:
            # One statement that commits itself: between two statements this thread would wait for the one that serves.
            self._journal.exec_driver_sql(_insert(len(entries)), tuple(chain.from_iterable(entries)))
        except Exception as reason:
            if isinstance(reason, sql.exc.IntegrityError) and len(entries) > 1:
                return [fault for entry in entries for fault in self._keep([entry])]
            return [StoreError(str(reason))] * len(entries)
        return [None] * len(entries)

    # --- Tables.

    async def add(self, table: Saved, before: str | None = None) -> None:
        """Keep a new table; `before` is the one whose rematch it is."""

        def work(connection: sql.Connection) -> None:
            row = {key: getattr(table, key) for key in TABLE_COLUMNS}
            connection.execute(TABLES.insert().values(**row))
            connection.execute(SEATS.insert(), [_seat_row(table.id, i, seat) for i, seat in enumerate(table.seats)])
            if before:
                connection.execute(TABLES.update().where(TABLES.c.id == before).values(next=table.id))

        await self._do(work)

    async def sit(self, table: str, seats: Mapping[int, Seat]) -> None:
        """Keep who sits in some seats now: all of it or nothing."""

        def work(connection: sql.Connection) -> None:
            for number, seat in seats.items():
                where = (SEATS.c.table == table) & (SEATS.c.seat == number)
                connection.execute(SEATS.update().where(where).values(**_seat_row(table, number, seat)))

        await self._do(work)

    async def begin(self, table: str) -> None:
        """Keep that a game has begun."""
        change = TABLES.update().where(TABLES.c.id == table).values(waits=0)
        await self._do(lambda connection: connection.execute(change))

    async def finish(self, table: str) -> None:
        """Keep that a game has ended."""
        where = (TABLES.c.id == table) & TABLES.c.over.is_(None)
        await self._do(lambda connection: connection.execute(TABLES.update().where(where).values(over=now())))

    async def load(self, table: str, recent: int | None = None) -> Saved | None:
        """A table with its seats and decisions, all of them, or at least the `recent` ones behind a snapshot."""
        return await self._do(lambda connection: _load(connection, table, recent))

    async def keep_snapshot(self, table: str, snapshot: Snapshot, before: int) -> None:
        """Keep the state of a table, and none that is older than the version `before`."""

        def work(connection: sql.Connection) -> None:
            old = (SNAPSHOTS.c.table == table) & (SNAPSHOTS.c.version < before)
            connection.execute(SNAPSHOTS.delete().where(old))
            connection.execute(SNAPSHOTS.insert().prefix_with("OR REPLACE").values(table=table, **snapshot._asdict()))

        await self._do(work)

    async def of_owner(self, owner: bytes, most: int = 50) -> list[str]:
        """The tables where a browser holds a seat, the latest first; unfinished ones before finished ones."""
        query = (
            sql.select(TABLES.c.id)
            .where(TABLES.c.id.in_(sql.select(SEATS.c.table).where(SEATS.c.owner == owner)))
            .order_by(TABLES.c.over.is_not(None), TABLES.c.opened.desc())
            .limit(most)
        )
        return await self._do(lambda connection: list(connection.execute(query).scalars()))

    async def analysis(self, table: str) -> str | None:
        """The analysis that was kept, as JSON."""
        query = sql.select(TABLES.c.analysis).where(TABLES.c.id == table)
        return await self._do(lambda connection: connection.execute(query).scalar())

    async def keep_analysis(self, table: str, text: str) -> None:
        """Keep an analysis."""
        change = TABLES.update().where(TABLES.c.id == table).values(analysis=text)
        await self._do(lambda connection: connection.execute(change))

    async def alive(self) -> bool:
        """Whether the database can be written; tried by writing, but not more often than once in ALIVE_SECONDS."""
        if time.monotonic() >= self._tried + ALIVE_SECONDS:
            try:
                await self._do(lambda connection: connection.execute(ABOUT.update().values(schema=SCHEMA)))
                self._alive = True
            except StoreError:
                self._alive = False
            self._tried = time.monotonic()
        return self._alive


def _keep_private(file: Path) -> None:
    """Only its owner may read a database: it holds the keys of running games."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    file.chmod(0o600)


def _prepare(connection: Any, _record: Any) -> None:
    """WAL with a sync at every commit: what was acknowledged survives a crash of the machine too."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {setting}")


def _answer(waiting: list[asyncio.Future[None]], faults: list[StoreError | None]) -> None:
    for kept, fault in zip(waiting, faults, strict=True):
        if kept.cancelled():
            continue
        if fault:
            kept.set_exception(fault)
        else:
            kept.set_result(None)


@cache
def _insert(count: int) -> str:
    """The statement that keeps a number of decisions at once."""
    columns = ", ".join(f'"{name}"' for name in Entry._fields)
    row = f"({', '.join('?' * len(Entry._fields))})"
    return f"INSERT INTO {ENTRIES.name} ({columns}) VALUES {', '.join([row] * count)}"


def _from_first(connection: sql.Connection) -> None:
    """Bring a database of schema 1 up to date: it had no snapshots, and less was known of tables and seats."""
    SNAPSHOTS.create(connection)
    there = sql.inspect(connection)
    for table in (TABLES, SEATS):
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.c:
            if column.name not in known:
                words = sql.schema.CreateColumn(column).compile(connection)
                connection.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {words}")
    connection.execute(ABOUT.update().values(schema=SCHEMA))


def _seat(row: sql.RowMapping) -> Seat:
    parts = {name: row[name] for name in ("kind", "name", "level", "owner", "wins")}
    return Seat(**parts, left=bool(row["left"]))


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"table": table, "seat": number, **vars(seat)}


def _load(connection: sql.Connection, table: str, recent: int | None) -> Saved | None:
    row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).mappings().first()
    if row is None:
        return None
    seats = connection.execute(sql.select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)).mappings()
    snapshot = None if recent is None else _snapshot(connection, table, recent)
    later = (ENTRIES.c.table == table) & (ENTRIES.c.version > (snapshot.version if snapshot else 0))
    entries = connection.execute(sql.select(ENTRIES).where(later).order_by(ENTRIES.c.version))
    parts = {key: row[key] for key in TABLE_COLUMNS}
    parts |= {key: bool(row[key]) for key in ("hints", "waits", "chat")}
    return Saved(
        **parts,
        seats=[_seat(seat) for seat in seats],
        snapshot=snapshot,
        entries=[Entry(**entry) for entry in entries.mappings()],
    )


def _snapshot(connection: sql.Connection, table: str, recent: int) -> Snapshot | None:
    """The newest snapshot of a table that has at least some decisions behind it."""
    last = sql.select(sql.func.max(ENTRIES.c.version)).where(ENTRIES.c.table == table).scalar_subquery()
    row = connection.execute(
        sql.select(SNAPSHOTS.c.version, SNAPSHOTS.c.state)
        .where((SNAPSHOTS.c.table == table) & (SNAPSHOTS.c.version <= last - recent))
        .order_by(SNAPSHOTS.c.version.desc())
        .limit(1)
    ).first()
    return Snapshot(*row) if row else None

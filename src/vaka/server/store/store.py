"""The store: what a house asks of its database. Decisions that wait together share a commit."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql

from vaka.server.metrics import BATCH, COMMITTED, STORE_FAULTS
from vaka.server.store import statements as do
from vaka.server.store.forget import Rule, forget, page
from vaka.server.store.notices import Notices
from vaka.server.store.postgres import Postgres, is_address
from vaka.server.store.rows import (
    CodeUsed,
    Entry,
    Head,
    Offer,
    Overtaken,
    Saved,
    Seat,
    Seating,
    Snapshot,
    StoreError,
    now,
)
from vaka.server.store.schema import TABLES
from vaka.server.store.sqlite import Sqlite

Value = TypeVar("Value")
TABLE_COLUMNS = tuple(column.name for column in TABLES.c if column.name != "analysis")
ALIVE_SECONDS = 5.0  # between two trials whether the database can be written
MOST_PER_COMMIT = 500  # decisions that are written at once


class Database(Protocol):
    """What the two kinds of database do in their own way."""

    shared: bool
    """Whether other servers may use it at the same time."""
    pauses: tuple[float, ...]
    """Seconds between attempts when the connection is lost."""
    away: bool
    """Whether it cannot be reached, and decisions wait for it that may have been kept."""

    def open(self) -> tuple[sql.Connection, sql.Connection]:
        """A connection for all that takes several statements, and one where each commits itself."""

    def lost(self, fault: Exception) -> bool:
        """Whether trying again may help."""

    def keep(self, journal: sql.Connection, chains: list[tuple[Entry, ...]]) -> list[StoreError | None]:
        """Write some decisions; returns the fault of each chain, if any."""

    def notices(self) -> Notices:
        """Messages between the servers that share the database."""

    def stop_trying(self) -> None:
        """From now on give up at once what cannot be written."""

    def close(self) -> None:
        """Nothing more is asked."""


class Store:
    """The tables of one house. Its methods are called on the event loop; the work is done in a thread."""

    def __init__(self, database: Path | str) -> None:
        self._database: Database = (
            Postgres(database) if isinstance(database, str) and is_address(database) else Sqlite(Path(database))
        )
        self._connection, self._journal = self._database.open()
        with self._connection.begin():
            self.secret: bytes = self._connection.execute(do.SECRET).scalar_one()
            """What only the servers of this database know."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        # A database of its own process can write decisions while something else is read; a file cannot.
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="journal") if self.shared else self._thread
        self._waiting: list[tuple[tuple[Entry, ...], asyncio.Future[None]]] = []
        self._writing = False
        self._alive, self._tried = True, 0.0
        self._trial: asyncio.Task[None] | None = None
        self._lock = threading.Lock()  # guards what waits to be written

    @property
    def shared(self) -> bool:
        """Whether other servers may use the database at the same time."""
        return self._database.shared

    def notices(self) -> Notices:
        """Messages between the servers that share the database."""
        return self._database.notices()

    async def _do(self, work: Callable[[sql.Connection], Value]) -> Value:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._inside, work)

    def _inside(self, work: Callable[[sql.Connection], Value]) -> Value:
        """In the thread: do something in a transaction, again if the connection is lost; twice does no harm."""
        for pause in (*self._database.pauses, None):
            try:
                with self._connection.begin():
                    return work(self._connection)
            except sql.exc.SQLAlchemyError as fault:
                if pause is None or not self._database.lost(fault):
                    STORE_FAULTS.inc()
                    raise StoreError(str(fault)) from None
            time.sleep(pause)
        raise AssertionError

    async def close(self) -> None:
        """Finish what was begun."""
        self._database.stop_trying()
        while self._writing:
            await asyncio.get_running_loop().run_in_executor(self._writer, bool)
        for thread in (self._thread, self._writer):
            thread.shutdown()
        self._connection.close()
        self._journal.close()
        self._database.close()

    # --- Decisions.

    def append(self, *entries: Entry) -> Awaitable[None]:
        """Keep a decision, or several that belong together; the answer comes once they are on disk, or could not be."""
        loop = asyncio.get_running_loop()
        kept = loop.create_future()
        if self._database.away and self._writing:
            kept.set_exception(StoreError("the database cannot be reached"))
            return kept
        with self._lock:
            self._waiting.append((entries, kept))
            idle, self._writing = not self._writing, True
        if idle:
            # What else was heard at the same moment is written with it: a sync costs as much as a decision.
            loop.call_soon(self._writer.submit, self._write, loop)
        return kept

    def _write(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread: write all that waits, together; then let others have their turn."""
        with self._lock:
            batch, self._waiting = self._waiting[:MOST_PER_COMMIT], self._waiting[MOST_PER_COMMIT:]
        began = time.perf_counter()
        faults = self._database.keep(self._journal, [entries for entries, _ in batch])
        COMMITTED.observe(time.perf_counter() - began)
        BATCH.observe(sum(len(entries) for entries, _ in batch))
        if failed := sum(isinstance(fault, StoreError) and not isinstance(fault, Overtaken) for fault in faults):
            STORE_FAULTS.inc(failed)
        loop.call_soon_threadsafe(_answer, [kept for _, kept in batch], faults)
        with self._lock:
            more = self._writing = bool(self._waiting)
        if more:
            self._writer.submit(self._write, loop)

    # --- Tables.

    async def add(self, table: Saved, before: Saved | None = None) -> None:
        """Keep a new table; `before` is the one whose rematch it is, which must have no other one."""

        def work(connection: sql.Connection) -> None:
            row = {key: getattr(table, key) for key in TABLE_COLUMNS}
            connection.execute(do.ADD_TABLE, row)
            connection.execute(do.ADD_SEATS, [_seat_row(table.id, i, seat) for i, seat in enumerate(table.seats)])
            if before:
                next_ = {"which": before.id, "known": before.next, "next": table.id}
                if not connection.execute(do.SET_NEXT, next_).rowcount:
                    raise Overtaken(f"table {before.id} has another rematch")

        await self._do(work)

    async def sit(
        self, table: str, seats: Mapping[int, Seat], revision: int, begins: bool = False, used: Offer | None = None
    ) -> None:
        """Keep who sits in some seats now, and whether that begins the game: all of it or nothing.

        `revision` is what the caller knew of the table; `used` is a code with the name of who has used it.
        """

        def work(connection: sql.Connection) -> None:
            known = {"which": table, "known": revision}
            if not connection.execute(do.BEGIN if begins else do.REVISE, known).rowcount:
                raise Overtaken(f"the seats of table {table} were changed")
            for number, seat in seats.items():
                connection.execute(do.SIT, {"which": table, "place": number, **vars(seat)})
            if used and not connection.execute(do.USE_OFFER, {"of": used.code, "by": used.taker}).rowcount:
                raise CodeUsed("the code was used")

        await self._do(work)

    async def finish(self, table: str) -> None:
        """Keep that a game has ended."""
        await self._do(lambda connection: connection.execute(do.FINISH, {"which": table, "time": now()}))

    async def load(self, table: str, recent: int | None = None) -> Saved | None:
        """A table with its seats and decisions, all of them, or at least the `recent` ones behind a snapshot."""
        if "\0" in table:  # PostgreSQL knows no such text
            return None
        return await self._do(lambda connection: _load(connection, table, recent))

    async def heads(self, tables: list[str]) -> dict[str, Head]:
        """How far some tables have come; those that are not kept are left out."""
        if not tables:
            return {}
        among = {"among": tables}
        return await self._do(
            lambda connection: {row[0]: Head(*row[1:]) for row in connection.execute(do.HEADS, among)}
        )

    async def since(self, table: str, version: int) -> list[Entry]:
        """The decisions of a table after a version."""
        later = {"which": table, "from": version}
        return await self._do(lambda connection: [Entry(*row) for row in connection.execute(do.SINCE, later)])

    async def seating(self, table: str) -> Seating | None:
        """Who sits at a table now."""

        def work(connection: sql.Connection) -> Seating | None:
            # The row first: if the seats change meanwhile, their revision is one that is not known yet.
            row = connection.execute(do.SEATING, {"which": table}).first()
            return Seating(*row, _seats(connection, table)) if row else None

        return await self._do(work)

    async def keep_snapshot(self, table: str, snapshot: Snapshot, before: int) -> None:
        """Keep the state of a table, and none that is older than the version `before`."""

        def work(connection: sql.Connection) -> None:
            connection.execute(do.DROP_SNAPSHOTS, {"which": table, "from": before, "again": snapshot.version})
            connection.execute(do.ADD_SNAPSHOT, {"table": table, **snapshot._asdict()})

        await self._do(work)

    async def of_owner(self, owner: bytes, most: int = 50) -> list[str]:
        """The tables where a browser holds a seat, the latest first; unfinished ones before finished ones."""
        whose = {"of": owner, "most": most}
        return await self._do(lambda connection: list(connection.execute(do.OF_OWNER, whose).scalars()))

    # --- Codes that take a seat to another device.

    async def offer(self, offer: Offer) -> None:
        """Keep a code; older ones for the same seats are no longer good."""

        def work(connection: sql.Connection) -> None:
            connection.execute(do.DROP_OFFERS, {"which": offer.table, "of": offer.owner, "time": now()})
            connection.execute(do.ADD_OFFER, vars(offer))

        await self._do(work)

    async def offered(self, code: bytes) -> Offer | None:
        """The seats that a code stands for."""
        row = await self._do(lambda connection: connection.execute(do.OFFER, {"of": code}).mappings().first())
        return Offer(**row) if row else None

    # --- Analyses, and whether it works.

    async def analysis(self, table: str) -> str | None:
        """The analysis that was kept, as JSON."""
        return await self._do(lambda connection: connection.execute(do.ANALYSIS, {"which": table}).scalar())

    async def keep_analysis(self, table: str, text: str) -> None:
        """Keep an analysis."""
        kept = {"which": table, "text": text}
        await self._do(lambda connection: connection.execute(do.KEEP_ANALYSIS, kept))

    # --- What the host wants.

    async def closed(self, tables: Sequence[str]) -> dict[str, int | None]:
        """When some tables were ended by the host; those that are not there are not named."""
        among = {"among": tables}
        return await self._do(lambda connection: {row.id: row.closed for row in connection.execute(do.CLOSED, among)})

    async def old(self, rule: Rule, after: str) -> tuple[list[str], str | None]:
        """Those among the next tables by id that a rule forgets, and the last one looked at; None at the end."""
        return await self._do(lambda connection: page(connection, rule, after, now()))

    async def forget(self, rule: Rule, tables: Sequence[str]) -> int:
        """Delete some tables, if the rule still says so; returns how many."""
        return await self._do(lambda connection: forget(connection, rule, tables, now()))

    async def alive(self) -> bool:
        """Whether the database can be written; tried by writing, but not more often than once in ALIVE_SECONDS.

        All who ask meanwhile wait for the same trial, since it takes the thread that keeps decisions.
        """
        old = time.monotonic() >= self._tried + ALIVE_SECONDS
        if self._trial is None or (old and self._trial.done()):
            self._trial = asyncio.create_task(self._try())
        await asyncio.shield(self._trial)
        return self._alive

    async def _try(self) -> None:
        try:
            await self._do(lambda connection: connection.execute(do.TRY))
            self._alive = True
        except StoreError:
            self._alive = False
        self._tried = time.monotonic()


def _answer(waiting: list[asyncio.Future[None]], faults: list[StoreError | None]) -> None:
    for kept, fault in zip(waiting, faults, strict=True):
        if kept.cancelled():
            continue
        if fault:
            kept.set_exception(fault)
        else:
            kept.set_result(None)


def _seats(connection: sql.Connection, table: str) -> list[Seat]:
    return [Seat(*row[2:]) for row in connection.execute(do.SEATS_OF, {"which": table})]


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"table": table, "seat": number, **vars(seat)}


def _load(connection: sql.Connection, table: str, recent: int | None) -> Saved | None:
    row = connection.execute(do.TABLE, {"which": table}).mappings().first()
    if row is None:
        return None
    seats = _seats(connection, table)
    snapshot = None if recent is None else _snapshot(connection, table, recent)
    entries = connection.execute(do.SINCE, {"which": table, "from": snapshot.version if snapshot else 0})
    return Saved(
        **{key: row[key] for key in TABLE_COLUMNS},
        seats=seats,
        snapshot=snapshot,
        entries=[Entry(*entry) for entry in entries],
    )


def _snapshot(connection: sql.Connection, table: str, recent: int) -> Snapshot | None:
    """The newest snapshot of a table that has at least some decisions behind it."""
    row = connection.execute(do.SNAPSHOT, {"which": table, "recent": recent}).first()
    return Snapshot(*row) if row else None

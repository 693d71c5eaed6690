"""Short messages between the servers of one database, by PostgreSQL's LISTEN and NOTIFY.

They are fast and may get lost: with a connection, or with a server that dies between a commit and its notice. Whoever
listens is told when that may have happened, and reads what it missed from the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from typing import Any

import structlog

LOG = structlog.get_logger()
CHANNEL = "vaka"
MOST_BYTES = 7900  # of a notice; PostgreSQL takes fewer than 8000
MOST_AT_ONCE = 200  # notices in one statement
MOST_WAITING = 20_000  # notices; if more wait, they are dropped, and everyone reads on
PAUSES = (0.1, 0.5, 1.0, 2.0)  # seconds before connecting again; then the last one
SEND = f"SELECT pg_notify('{CHANNEL}', t) FROM unnest(%s::text[]) AS t"


class Notices:
    """What one server tells the others and hears from them; it hears its own words too."""

    def __init__(self, address: str, settings: dict[str, Any]) -> None:
        self._address, self._settings = address, settings
        self._waiting: list[str] = []
        self._wake = asyncio.Event()
        self._running: list[asyncio.Task[None]] = []
        self.listening = False
        """Whether notices are being heard."""

    def begin(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Listen and send; `missed` is called whenever notices may have been lost and can be heard again."""
        work = (self._listen(heard, missed), self._send(missed))
        self._running = [asyncio.create_task(part) for part in work]

    def tell(self, text: str) -> None:
        """Tell all servers something, soon; never blocks."""
        if self._running and len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
            self._wake.set()

    async def close(self, last: str) -> None:
        """Say something, if that is possible, and stop."""
        self.tell(last)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                while self._waiting and not self._running[1].done():
                    await asyncio.sleep(0.01)
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _connect(self) -> Any:
        import psycopg

        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **self._settings)

    async def _listen(self, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        import psycopg

        attempt = 0
        while True:
            try:
                connection = await self._connect()
                try:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening, attempt = True, 0
                    missed()
                    await _hear(connection, heard)
                finally:
                    self.listening = False
                    await connection.close()
            except (psycopg.Error, OSError) as fault:
                LOG.warning("notices are not heard", fault=_line(fault))
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    async def _send(self, missed: Callable[[], None]) -> None:
        import psycopg

        connection, attempt = None, 0
        try:
            while True:
                await self._wake.wait()
                batch = self._waiting[:MOST_AT_ONCE]
                try:
                    if connection is None:
                        connection = await self._connect()
                        if attempt:
                            missed()  # what was said meanwhile is lost
                    await connection.execute(SEND, (batch,))
                    attempt = 0
                except (psycopg.Error, OSError) as fault:
                    LOG.warning("notices are not sent", fault=_line(fault))
                    if connection is not None:
                        await connection.close()
                    connection = None
                    await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                    attempt += 1
                del self._waiting[: len(batch)]
                if not self._waiting:
                    self._wake.clear()
        finally:
            if connection is not None:
                await connection.close()


async def _hear(connection: Any, heard: Callable[[str], None]) -> None:
    """Pass on what is heard until the connection is lost."""
    loop, lost = asyncio.get_running_loop(), asyncio.get_running_loop().create_future()

    def readable() -> None:
        try:
            connection.pgconn.consume_input()
            while notice := connection.pgconn.notifies():
                heard(notice.extra.decode())
        except Exception as fault:
            if not lost.done():
                lost.set_exception(fault)

    # A number of our own: that of a lost connection is known no more, and soon belongs to another socket.
    line = os.dup(connection.pgconn.socket)
    loop.add_reader(line, readable)
    try:
        readable()
        await lost
    finally:
        loop.remove_reader(line)
        os.close(line)


def _line(fault: Exception) -> str:
    return str(fault).strip().partition("\n")[0]

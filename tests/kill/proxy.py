"""A proxy before PostgreSQL that knows enough of its protocol to cut a connection at the worst moment.

What a client sends is held until a statement is complete, so that a fault can hit it before, in the middle, or after
the database has committed it and before anybody was told.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import struct
from dataclasses import dataclass, field
from enum import StrEnum

STALL_SECONDS = 3.0
REQUESTS = (80877103, 80877104)  # for TLS and for GSSAPI: both are answered by one byte
READY, QUERY, PARSE, BIND = b"Z", b"Q", b"P", b"B"
IDLE = b"I"  # outside a transaction
ENDS = b"SQXHpcf"  # messages after which the client waits, or says that it is done
WRITES = re.compile(rb"\s*(INSERT|UPDATE|DELETE|COMMIT)\b", re.IGNORECASE)
COMMITS = re.compile(rb"\s*COMMIT\b", re.IGNORECASE)


class Fault(StrEnum):
    """What can happen to a connection."""

    BEFORE = "before"
    """A statement that writes is lost, and the connection with it."""
    HALF = "half"
    """Half of its bytes arrive."""
    UNANSWERED = "unanswered"
    """It is committed, and the connection is lost before the answer."""
    STALL = "stall"
    """Its answer takes seconds."""
    STALL_AND_CUT = "stall and cut"
    """It is committed, nothing is heard for seconds, then the connection is lost."""
    DEAF = "deaf"
    """The client hears the end of the stream instead of an answer; what it sends still arrives."""
    MUTE = "mute"
    """The database hears the end of the stream; what it sends still arrives."""
    ALL = "all"
    """Every connection is reset, whatever it is doing."""


LOST = (Fault.UNANSWERED, Fault.STALL_AND_CUT, Fault.DEAF)  # whose answers nobody hears


@dataclass(eq=False)
class Line:
    """One connection through the proxy."""

    client: asyncio.StreamWriter
    database: asyncio.StreamWriter
    statements: dict[bytes, bytes] = field(default_factory=dict)
    """Prepared statements by name."""
    status: bytes = IDLE
    requests: int = 0
    """Requests for TLS or GSSAPI that are not answered yet."""
    fault: Fault | None = None
    """What happens to the answer that is on its way."""

    def reset(self) -> None:
        """Cut it, both ways, at once."""
        for writer in (self.client, self.database):
            # The other side hears a reset rather than a polite end.
            with contextlib.suppress(OSError):
                connection = writer.get_extra_info("socket")
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()


class Proxy:
    """Passes everything on, until it is told to do harm."""

    def __init__(self, target: int) -> None:
        self._target = target
        self.port = 0
        self.lines: set[Line] = set()
        self._armed: tuple[Fault, bytes, asyncio.Future[None]] | None = None

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_reason: object) -> None:
        self._server.close()
        while self.lines:
            for line in list(self.lines):
                line.reset()
            await asyncio.sleep(0.01)

    def harm(self, fault: Fault, about: str = "") -> asyncio.Future[None]:
        """Do harm at the next statement that writes, and mentions something; the answer comes once it was done."""
        done = asyncio.get_running_loop().create_future()
        if fault is Fault.ALL:
            for line in list(self.lines):
                line.reset()
            done.set_result(None)
        else:
            self._armed = fault, about.encode(), done
        return done

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answers, database = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        line = Line(writer, database)
        self.lines.add(line)
        ways = [asyncio.create_task(self._up(reader, line)), asyncio.create_task(self._down(answers, line))]
        try:
            await asyncio.wait(ways)
        finally:
            self.lines.discard(line)
            for way in ways:
                way.cancel()
            line.client.close()
            line.database.close()

    # --- From the client to the database.

    async def _up(self, reader: asyncio.StreamReader, line: Line) -> None:
        with contextlib.suppress(OSError, RuntimeError, asyncio.IncompleteReadError):
            await self._begin(reader, line)
            while True:
                unit, queries = await _statement(reader, line)
                fault = self._due(line, queries)
                if await self._pass_on(line, unit, fault):
                    await line.database.drain()
        line.database.close()

    async def _begin(self, reader: asyncio.StreamReader, line: Line) -> None:
        """The first messages have no kind, only a length."""
        code = REQUESTS[0]
        while code in REQUESTS:
            head = await reader.readexactly(8)
            size, code = struct.unpack("!ii", head)
            line.requests += code in REQUESTS
            line.database.write(head + await reader.readexactly(size - 8))

    def _due(self, line: Line, queries: list[bytes]) -> Fault | None:
        """The harm that is meant for these statements, if any."""
        if self._armed is None:
            return None
        fault, about, done = self._armed
        if not any(WRITES.match(query) and about in query for query in queries):
            return None
        committed = any(map(COMMITS.match, queries)) or line.status == IDLE
        if fault in (Fault.UNANSWERED, Fault.STALL_AND_CUT) and not committed:
            return None
        self._armed = None
        if not done.done():
            done.set_result(None)
        return fault

    async def _pass_on(self, line: Line, unit: bytes, fault: Fault | None) -> bool:
        """Let a statement through as far as a fault allows; returns whether the line is still there."""
        if fault is Fault.BEFORE:
            line.reset()
            return False
        if fault is Fault.HALF:
            line.database.write(unit[: len(unit) // 2])
            await line.database.drain()
            line.reset()
            return False
        line.fault = fault
        line.database.write(unit)
        if fault is Fault.MUTE:
            line.database.write_eof()
        return True

    # --- From the database to the client.

    async def _down(self, answers: asyncio.StreamReader, line: Line) -> None:
        with contextlib.suppress(OSError, RuntimeError, asyncio.IncompleteReadError):
            while True:
                data = await self._answer(answers, line)
                if line.fault in LOST:
                    # Once the database is ready again, it has done what was asked.
                    if data[:1] == READY:
                        await self._end(line)
                    continue
                if line.fault is Fault.STALL:
                    await asyncio.sleep(STALL_SECONDS)
                    line.fault = None
                line.client.write(data)
                await line.client.drain()
        line.client.close()

    async def _end(self, line: Line) -> None:
        """End a line whose last answer nobody hears."""
        if line.fault is Fault.DEAF:
            line.client.write_eof()
            return
        if line.fault is Fault.STALL_AND_CUT:
            await asyncio.sleep(STALL_SECONDS)
        line.reset()

    async def _answer(self, answers: asyncio.StreamReader, line: Line) -> bytes:
        """One message of the database, or the byte that refuses TLS."""
        kind = await answers.readexactly(1)
        if line.requests:
            line.requests -= 1
            return kind
        size = await answers.readexactly(4)
        body = await answers.readexactly(struct.unpack("!i", size)[0] - 4)
        if kind == READY:
            line.status = body
        return kind + size + body


async def _statement(reader: asyncio.StreamReader, line: Line) -> tuple[bytes, list[bytes]]:
    """All that a client sends until it waits for an answer, and the statements in it."""
    unit, queries = b"", []
    while True:
        head = await reader.readexactly(5)
        body = await reader.readexactly(struct.unpack("!i", head[1:])[0] - 4)
        unit += head + body
        kind = head[:1]
        if kind == PARSE:
            name, query, *_ = body.split(b"\0")
            line.statements[name] = query
        elif kind == BIND:
            queries.append(line.statements.get(body.split(b"\0")[1], b""))
        elif kind == QUERY:
            queries.append(body)
        if kind in ENDS:
            return unit, queries

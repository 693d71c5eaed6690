"""Processes on one port pass the sockets of a table on to the one that all agree on, if it can be reached."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

import pytest
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState

from tests.server.quiet import asynchronous, until
from vaka.server import siblings, wire
from vaka.server.siblings import TRIES, Siblings

Pair = tuple[socket.socket, socket.socket]
SOME = 3


@pytest.fixture
def pair() -> Iterator[Pair]:
    """Both ends of a connection."""
    one, other = socket.socketpair()
    with one, other:
        yield one, other


def target_of(place: int) -> bytes:
    """What is asked for a socket of a table that belongs to a place."""
    known = Siblings(Path(), 0, 2)
    return next(target for n in count() if known.place_of(target := f"/socket/{n}".encode()) == place)


async def pass_on(siblings: Siblings, connection: socket.socket) -> bool:
    """Have a connection passed on to the second place, and wait for the answer."""
    told = asyncio.get_running_loop().create_future()
    target = target_of(1)
    assert siblings.pass_on(connection.fileno(), target, b"GET " + target, told.set_result)
    return await asyncio.wait_for(told, 10)


@asynchronous
async def test_a_connection_is_served_by_a_sibling(tmp_path: Path, pair: Pair) -> None:
    taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
    with closing(Siblings(tmp_path, 0, 2)) as mine, closing(Siblings(tmp_path, 1, 2)) as sibling:
        mine.begin(lambda *_: None)
        sibling.begin(lambda *given: taken.put_nowait(given))
        for _ in range(SOME):
            assert await pass_on(mine, pair[0])
        pair[0].close()
        for number in range(SOME):
            connection, request = await asyncio.wait_for(taken.get(), 10)
            assert request == b"GET " + target_of(1)
            with connection:
                connection.send(b"%d" % number)
                assert pair[1].recv(100) == b"%d" % number
    assert pair[1].recv(100) == b""  # nobody else holds it open
    assert list(tmp_path.iterdir()) == []


@asynchronous
async def test_what_belongs_here_or_to_no_table_stays(tmp_path: Path, pair: Pair) -> None:
    with closing(Siblings(tmp_path, 0, 2)) as mine:
        mine.begin(lambda *_: None)
        for target in (target_of(0), b"/healthz", b"/socket/"):
            assert not mine.pass_on(pair[0].fileno(), target, b"GET " + target, print)
        assert not mine.pass_on(pair[0].fileno(), target_of(1), bytes(1 << 17), print)


@asynchronous
async def test_a_sibling_that_is_not_there_is_done_without(tmp_path: Path, pair: Pair) -> None:
    with closing(Siblings(tmp_path, 0, 2)) as mine:
        mine.begin(lambda *_: None)
        assert not await pass_on(mine, pair[0])


@asynchronous
async def test_a_sibling_that_takes_nothing_is_done_without(tmp_path: Path, pair: Pair) -> None:
    with closing(Siblings(tmp_path, 0, 2)) as mine, closing(Siblings(tmp_path, 1, 2)) as sibling:
        mine.begin(lambda *_: None)
        sibling.begin(lambda *_: None)
        asyncio.get_running_loop().remove_reader(sibling._line)  # type: ignore[arg-type]
        taken = 0
        while await pass_on(mine, pair[0]):
            taken += 1
        assert taken > TRIES / 4  # until its line is full


@asynchronous
async def test_the_next_process_at_a_place_takes_over_from_one_that_died(tmp_path: Path, pair: Pair) -> None:
    taken: list[bytes] = []
    with closing(Siblings(tmp_path, 0, 2)) as mine:
        mine.begin(lambda *_: None)
        died = Siblings(tmp_path, 1, 2)
        died.begin(lambda *_: None)
        line = died._line
        assert line
        asyncio.get_running_loop().remove_reader(line)
        line.close()
        assert not await pass_on(mine, pair[0])
        with closing(Siblings(tmp_path, 1, 2)) as sibling:
            sibling.begin(lambda connection, request: taken.append(request) or connection.close())  # type: ignore[func-returns-value]
            assert await pass_on(mine, pair[0])
            while not taken:
                await asyncio.sleep(0)


@asynchronous
async def test_connections_that_a_process_dies_with_end(tmp_path: Path, pair: Pair) -> None:
    with closing(Siblings(tmp_path, 0, 2)) as mine:
        mine.begin(lambda *_: None)
        sibling = Siblings(tmp_path, 1, 2)
        sibling.begin(lambda *_: None)
        asyncio.get_running_loop().remove_reader(sibling._line)  # type: ignore[arg-type]
        assert await pass_on(mine, pair[0])
        pair[0].close()
        sibling.close()
    assert pair[1].recv(100) == b""


@asynchronous
async def test_much_that_is_passed_on_leaves_others_their_turn(
    tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(siblings, "MOST_AT_ONCE", 2)
    taken: list[bytes] = []
    with closing(Siblings(tmp_path, 0, 2)) as mine, closing(Siblings(tmp_path, 1, 2)) as sibling:
        mine.begin(lambda *_: None)
        sibling.begin(lambda connection, request: taken.append(request) or connection.close())  # type: ignore[func-returns-value]
        for _ in range(5):
            assert mine.pass_on(pair[0].fileno(), target_of(1), b"GET", print)
        while not taken:
            await asyncio.sleep(0)
        assert len(taken) == 2
        await until(lambda: len(taken) == 5)


@asynchronous
async def test_a_process_without_descriptors_passes_nothing_on_and_takes_nothing(
    tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def none_left(_descriptor: int) -> NoReturn:
        raise OSError(errno.EMFILE, "too many open files")

    taken: list[bytes] = []
    with closing(Siblings(tmp_path, 0, 2)) as mine, closing(Siblings(tmp_path, 1, 2)) as sibling:
        mine.begin(lambda *_: None)
        sibling.begin(lambda connection, request: taken.append(request) or connection.close())  # type: ignore[func-returns-value]
        with monkeypatch.context() as without:
            without.setattr(os, "dup", none_left)
            assert not mine.pass_on(pair[0].fileno(), target_of(1), b"GET", print)
        assert mine._line
        mine._line.sendto(b"what comes if the kernel had no number for the connection", str(tmp_path / "process1"))
        assert await pass_on(mine, pair[0])
        await until(lambda: bool(taken))
    assert taken == [b"GET " + target_of(1)]
    assert "connection lost" in capsys.readouterr().out


@asynchronous
async def test_where_no_line_can_be_made_sockets_stay(tmp_path: Path, pair: Pair) -> None:
    folder = tmp_path / ("long" * 30)  # longer than the name of a Unix socket may be
    folder.mkdir()
    with closing(Siblings(folder, 0, 2)) as mine:
        mine.begin(lambda *_: None)
        assert not mine.pass_on(pair[0].fileno(), target_of(1), b"GET", print)


# --- What comes in at a port.


async def app(scope: Any, _receive: Any, send: Any) -> None:
    """Answers requests at length, and takes sockets."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(LONG))]})
    await send({"type": "http.response.body", "body": LONG})


LONG = b"a" * 50_000
BURST = 4  # sockets that an address may open at once


@asynccontextmanager
async def port_of(mine: Siblings) -> AsyncIterator[int]:
    """Where the first place listens, with limits on what one address may open."""
    limits = wire.Limits(wire.Rates.of(BURST / 4), None, 10, ProxyHeadersMiddleware(app))
    http, websocket = wire.limited(limits, mine)
    config = uvicorn.Config(app, http=http, ws=websocket, lifespan="off", log_config=None, ws_ping_interval=None)
    config.load()
    state = ServerState()
    listener = socket.create_server(("127.0.0.1", 0))
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server = await asyncio.get_running_loop().create_server(
        lambda: http(config=config, server_state=state, app_state={}), sock=listener
    )
    async with server:
        yield listener.getsockname()[1]


def asking_for(target: bytes) -> bytes:
    """A request for a socket."""
    lines = [
        b"GET " + target + b" HTTP/1.1", b"Host: here", b"Connection: Upgrade", b"Upgrade: websocket",
        b"Sec-WebSocket-Key: " + b"A" * 22 + b"==", b"Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    return b"\r\n".join([*lines, b"", b""])


async def ask(stack: ExitStack, port: int, before: bytes = b"") -> socket.socket:
    """A client that asks for a socket of a table that belongs to the second place, and reads little at once."""
    client = stack.enter_context(socket.socket())
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", port))
    await loop.sock_sendall(client, before + asking_for(target_of(1)))
    return client


@asynchronous
async def test_an_address_that_floods_all_processes_does_not_reach_the_one_of_a_table(tmp_path: Path) -> None:
    taken: list[socket.socket] = []
    with closing(Siblings(tmp_path, 0, 2)) as mine, closing(Siblings(tmp_path, 1, 2)) as sibling:
        mine.begin(lambda *_: None)
        sibling.begin(lambda connection, _: taken.append(connection))
        async with port_of(mine) as port:
            with ExitStack() as stack:
                for _ in range(BURST):
                    await ask(stack, port)
                await until(lambda: len(taken) == BURST)
                for _ in range(BURST):
                    client = await ask(stack, port)
                    assert b" 503 " in await asyncio.get_running_loop().sock_recv(client, 65536)
        assert len(taken) == BURST
        for connection in taken:
            connection.close()


@asynchronous
async def test_a_client_that_has_yet_to_read_an_answer_stays(tmp_path: Path) -> None:
    with closing(Siblings(tmp_path, 0, 2)) as mine, closing(Siblings(tmp_path, 1, 2)) as sibling:
        mine.begin(lambda *_: None)
        sibling.begin(lambda connection, _: connection.close())
        async with port_of(mine) as port:
            with ExitStack() as stack:
                client, heard = await ask(stack, port, b"GET / HTTP/1.1\r\nHost: here\r\n\r\n"), b""
                while part := await asyncio.get_running_loop().sock_recv(client, 65536):
                    heard += part
        assert LONG + b"HTTP/1.1 101 " in heard

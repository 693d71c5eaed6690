"""Floods below the messages: the socket that sends them is closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import json
import os
import re
import resource
import socket
import struct
import time
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import httpx
import pytest
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.client import PATIENCE, House, Player, Reachable, drive, megabytes, wait_for
from tests.server.conftest import People, Start
from tests.server.quiet import asynchronous, until
from vaka.server import wire
from vaka.server.limits import PAUSE_SECONDS, network_of
from vaka.server.serve import MOST_DESCRIPTORS

TEXT, CONTINUATION, PING, PONG = 0x01, 0x00, 0x89, 0x8A
ANSWERED = b'{"t":"pong"}'
MASKED = b"\x80\0\0\0\0"  # an empty, masked payload


def asking_for(house: Reachable, table: str, address: str, host: str | None = None) -> bytes:
    """The request for a socket of a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {
        "Host": host or f"127.0.0.1:{house.port}", "Upgrade": "websocket", "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13", "X-Forwarded-For": address,
    }  # fmt: skip
    lines = [f"GET /socket/{table} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode()


class Raw:
    """A socket that speaks the protocol's frames itself."""

    def __init__(
        self,
        house: Reachable,
        table: str,
        address: str = "10.9.9.9",
        window: int | None = None,
        host: str | None = None,
    ) -> None:
        self.socket = socket.socket()
        if window:  # bytes that may wait here to be read
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.connect(("127.0.0.1", house.port))
        self.socket.settimeout(PATIENCE)
        self.socket.sendall(asking_for(house, table, address, host))
        self.status = int(self.socket.recv(4096).split()[1])

    def pour(self, data: bytes, times: int) -> bool:
        """Send the same again and again; whether the other side closed before the end."""
        try:
            for _ in range(times):
                self.socket.sendall(data)
        except OSError:
            return True
        return False

    def is_answered(self) -> bool:
        """Whether a question is answered before the other side closes."""
        question, heard = b'{"t":"ping"}', b""
        with contextlib.suppress(ConnectionError):
            self.socket.sendall(bytes([TEXT | 0x80, 0x80 | len(question)]) + bytes(4) + question)
            while ANSWERED not in heard and (part := self.socket.recv(65536)):
                heard += part
        return ANSWERED in heard

    def close_code(self) -> int | None:
        """Read until the other side closes; the code of its close frame, if that was not lost with the connection."""
        heard = b""
        with contextlib.suppress(ConnectionResetError):
            while part := self.socket.recv(65536):
                heard += part
        at = heard.rfind(b"\x88")
        return struct.unpack("!H", heard[at + 2 : at + 4])[0] if at >= 0 else None


Dial = Callable[..., Raw]


@pytest.fixture
def dial_raw(limited: House) -> Iterator[Dial]:
    """Makes raw sockets, and closes them."""
    made: list[Raw] = []

    def dial(table: str, address: str = "10.9.9.9") -> Raw:
        made.append(Raw(limited, table, address))
        return made[-1]

    yield dial
    for raw in made:
        raw.socket.close()


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the limits that it has by itself."""
    running = House(tmp_path_factory.mktemp("limited"), "--patience", "1", "--per-address", "5", rate=15)
    yield running
    assert running.stop() == 0, running.said()


def goes_on(players: list[Player]) -> bool:
    """Whether a table elsewhere can be played."""
    before = players[0].version
    drive(players, 3)
    return players[0].version > before


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (bytes([TEXT]) + MASKED, bytes([CONTINUATION]) + MASKED),
        (b"", bytes([PING]) + MASKED),
        (b"", bytes([PONG]) + MASKED),
        (b"", b"\x89\xfd\0\0\0\0" + b"x" * 125),
    ],
    ids=["empty continuations", "pings", "pongs", "long pings"],
)
def test_a_flood_of_frames_closes_its_socket_with_1008(
    first: bytes, flood: bytes, limited: House, people: People, dial_raw: Dial
) -> None:
    table, players = people.table("mad", "me", "friend", house=limited)
    raw = dial_raw(table)
    assert raw.status == 101
    raw.pour(first, 1)
    assert raw.pour(flood * 500, 2000) or raw.close_code() in (1008, None)
    assert goes_on(players)


def test_the_code_is_1008(limited: House, people: People, dial_raw: Dial) -> None:
    table, _ = people.table("mad", "me", "friend", house=limited)
    raw = dial_raw(table)
    raw.pour(bytes([PING]) + MASKED, 60)
    assert raw.close_code() == 1008


def test_bytes_are_limited_too(limited: House, people: People, dial_raw: Dial) -> None:
    table, _ = people.table("mad", "me", "friend", house=limited)
    raw = dial_raw(table)
    frame = b"\x81\xfe\x0f\xa0\0\0\0\0" + b" " * 4000
    assert raw.pour(frame, 3000) or raw.close_code() in (1008, None)


def test_text_that_is_none_ends_its_socket_and_leaves_no_traceback(
    limited: House, people: People, dial_raw: Dial
) -> None:
    table, players = people.table("mad", "me", "friend", house=limited)
    raw = dial_raw(table)
    raw.pour(bytes([TEXT | 0x80, 0x80 | 2]) + bytes(4) + b"\xff\xfe", 1)
    assert raw.close_code() == 1007
    pieces = dial_raw(table)
    pieces.pour(bytes([TEXT, 0x81]) + bytes(4) + b"\xc3", 1)  # the first half of a letter
    pieces.pour(bytes([CONTINUATION | 0x80, 0x81]) + bytes(4) + b"(", 1)
    assert pieces.close_code() == 1007
    assert '"exception"' not in limited.said()
    assert goes_on(players)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:", "evil.example:99999", "\u00e9vil.example"])
def test_a_socket_by_a_foreign_name_is_refused(host: str, limited: House, people: People) -> None:
    raw = Raw(limited, people.browser(limited).open("mad", ["me", "friend"]), host=host)
    with closing(raw.socket):
        assert raw.status == 403


def test_an_address_holds_a_few_sockets_and_others_hold_theirs(limited: House, people: People, dial_raw: Dial) -> None:
    table, _ = people.table("mad", "me", "friend", house=limited)
    held = [dial_raw(table, address="10.8.8.8") for _ in range(5)]
    assert [raw.status for raw in held] == [101] * 5
    assert dial_raw(table, address="10.8.8.8").status == 503
    assert dial_raw(table, address="10.8.8.9").status == 101
    held[0].socket.close()
    wait_for(lambda: dial_raw(table, address="10.8.8.8").status == 101)


def test_who_holds_too_many_sockets_hears_so_a_little_later(limited: House, people: People, dial_raw: Dial) -> None:
    """Or somebody who asks again at once keeps the server busy with saying no."""
    table, _ = people.table("mad", "me", "friend", house=limited)
    for _ in range(5):
        assert dial_raw(table, address="10.8.8.7").status == 101
    start = time.monotonic()
    with ThreadPoolExecutor(50) as many:
        refused = list(many.map(lambda _: dial_raw(table, address="10.8.8.7").status, range(50)))
    assert set(refused) == {503}
    assert time.monotonic() - start >= PAUSE_SECONDS
    begun = time.monotonic()
    assert dial_raw(table, address="10.8.8.7").status == 503
    assert time.monotonic() - begun >= PAUSE_SECONDS  # so those before have given their places back


def test_addresses_of_one_network_are_one(limited: House, people: People, dial_raw: Dial) -> None:
    """A customer with IPv6 has as many addresses as there are limits to get around."""
    table, _ = people.table("mad", "me", "friend", house=limited)
    held = [dial_raw(table, address=f"2001:db8:0:1::{number}") for number in range(5)]
    assert [raw.status for raw in held] == [101] * 5
    assert dial_raw(table, address="2001:db8:0:1:ffff::1").status == 503
    assert dial_raw(table, address="2001:db8:0:2::1").status == 101


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:0DB8:0:0:ffff::1", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("192.0.2.7", "192.0.2.7"),
        ("fe80::1", "fe80::1"),  # neighbours in a network at home have all their addresses from one
        ("fe80::1%eth0", "fe80::1%eth0"),
        ("unknown:", "unknown:"),
        ("", ""),
    ],
)
def test_what_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_addresses_without_sockets_are_forgotten_also_after_one_that_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "MOST_ADDRESSES", 10)
    known = wire.Addresses(wire.Rates.of(15))
    first = known.find("2001:db8::")
    known.add_socket(first)
    for number in range(1, 1000):
        known.find(f"2001:db8::{number:x}")
    assert len(known) == 11
    assert known.find("2001:db8::") is first  # or it could hold more sockets than it may
    known.remove_socket(first)
    assert known.find("2001:db8::") is first
    for number in range(10):
        known.find(f"2001:db8:1::{number:x}")
    assert known.find("2001:db8::") is not first
    assert len(known) == 10


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\n"
        b"content-length: 90\r\n\r\n{",
    ],
    ids=["half a header", "nothing", "half a body"],
)
def test_a_request_that_does_not_arrive_is_given_up(begun: bytes, limited: House) -> None:
    with socket.create_connection(("127.0.0.1", limited.port)) as slow:
        slow.settimeout(PATIENCE)
        slow.sendall(begun)
        while slow.recv(65536):
            pass


def test_a_connection_that_is_kept_alive_answers_again(limited: House) -> None:
    with httpx.Client(base_url=limited.url) as client:
        for _ in range(3):
            assert client.get("/healthz").status_code == 200


def test_a_thousand_half_requests_lock_nobody_out(own: Start, people: People) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
    house = own("--patience", "2")
    with ExitStack() as stack:
        for _ in range(1100):
            slow = stack.enter_context(socket.create_connection(("127.0.0.1", house.port)))
            slow.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        _, players = people.table("mad", "me", "friend", house=house)
        assert goes_on(players)


def test_a_server_takes_all_descriptors_that_it_may(own: Start) -> None:
    house = own(before="ulimit -S -n 256")
    limits = Path(f"/proc/{house.process.pid}/limits").read_text()
    found = re.search(r"Max open files +(\d+) +(\d+)", limits)
    assert found
    soft, hard = map(int, found.groups())
    assert soft == min(hard, MOST_DESCRIPTORS)
    assert soft > 256


def status_of(house: House, source: str = "127.0.0.1") -> int:
    """What a new connection is answered that asks for something."""
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE, (source, 0)) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return int(line.recv(4096).split()[1])


def test_a_server_that_is_full_says_so_and_answers_again_when_there_is_room(own: Start) -> None:
    house = own("--patience", "600", before="ulimit -n 256")
    with ExitStack() as stack:
        for _ in range(256 + 50):  # more than it has descriptors; some are for what it needs itself
            stack.enter_context(socket.create_connection(("127.0.0.1", house.port)))
        assert status_of(house) == 503
        assert house.process.poll() is None
    wait_for(lambda: status_of(house) == 200)
    assert "Too many open files" not in house.said()


def test_an_address_holds_a_few_connections_and_others_hold_theirs(own: Start, people: People) -> None:
    house = own("--patience", "600", "--per-address", "5", rate=15, FORWARDED_ALLOW_IPS="192.0.2.1")
    table = people.browser(house).open("mad", ["me", "friend"])
    with ExitStack() as stack:
        for _ in range(5):  # sockets have a limit of their own
            raw = Raw(house, table)
            stack.callback(raw.socket.close)
            assert raw.status == 101
        held = [stack.enter_context(socket.create_connection(("127.0.0.1", house.port))) for _ in range(70)]
        assert status_of(house) == 503
        assert status_of(house, "127.0.0.2") == 200
        for line in held[:20]:
            line.close()
        wait_for(lambda: status_of(house) == 200)


def test_sockets_of_one_address_may_not_send_together_what_each_may_send(own: Start, people: People) -> None:
    house = own("--per-address", "0", rate=15)
    table, players = people.table("mad", "me", "friend", house=house)
    each = 19  # a socket alone may send so many
    with ExitStack() as stack:
        crowd = [Raw(house, table, "10.5.5.5") for _ in range(4 * wire.SHARED)]
        other = Raw(house, table, "10.5.5.6")
        for raw in (*crowd, other):
            stack.callback(raw.socket.close)
            raw.pour(bytes([PING]) + MASKED, each)
        answered = [raw.is_answered() for raw in crowd]
        assert 0 < answered.count(True) < len(crowd)
        assert other.is_answered()
        assert goes_on(players)


# --- Answers that nobody reads.


LARGE = bytes(1 << 25)  # more than any system keeps for a client


async def large(scope: Any, _receive: Any, send: Any) -> None:
    """An app with a large answer, in one part or in several."""
    parts = 1 if scope["path"] == "/whole" else 16
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for number in range(parts):
        await send({"type": "http.response.body", "body": LARGE[::parts], "more_body": number < parts - 1})


def protocol(patience: float, loop: Any = None, app: Any = large) -> tuple[wire.PatientHttp, ServerState]:
    """One connection of a server with that app."""
    limits = wire.Limits(wire.Rates.of(15), None, patience, ProxyHeadersMiddleware(large))
    http, sockets = wire.limited(limits)
    config, state = Config(app, http=http, ws=sockets, log_config=None, lifespan="off"), ServerState()
    return http(config=config, server_state=state, app_state={}, _loop=loop), state


@pytest.mark.parametrize("path", ["whole", "parts"])
@asynchronous
async def test_an_answer_that_nobody_reads_is_given_up(path: str) -> None:
    made, state = protocol(patience=0.02)
    server = await asyncio.get_running_loop().create_server(lambda: made, "127.0.0.1", 0)
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(server.sockets[0].getsockname())
        client.sendall(b"GET /%b HTTP/1.1\r\nHost: x\r\n\r\n" % path.encode())
        await until(lambda: made in state.connections)
        await until(lambda: not state.connections)
    server.close()


async def listening(_scope: Any, receive: Any, send: Any) -> None:
    """An app that hears a socket until its client leaves."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@asynchronous
async def test_a_socket_that_has_ended_leaves_nothing_to_search_for() -> None:
    """Python's search for garbage would hold up every table."""
    made, state = protocol(patience=PATIENCE, app=listening)
    server = await asyncio.get_running_loop().create_server(lambda: made, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(asking_for(SimpleNamespace(port=port), "abc", "10.9.9.9"))
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    gone = weakref.ref(next(iter(state.connections)))
    gc.collect()
    gc.disable()
    try:
        assert gone() is not None
        writer.close()
        await until(lambda: gone() is None)
    finally:
        gc.enable()
    server.close()


class Timers:
    """A loop whose time goes on when it is told to."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def call_later(self, _seconds: float, work: Callable[[], None]) -> Any:
        self.due.append(work)
        return SimpleNamespace(cancel=lambda: self.due.remove(work) if work in self.due else None)

    def go_on(self) -> None:
        for work in [*self.due]:
            self.due.remove(work)
            work()


def test_an_answer_may_take_as_long_as_something_of_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    timers, line = Timers(), MagicMock()
    made, _ = protocol(10, timers)
    monkeypatch.setattr(wire, "unread", lambda transport: transport.left)
    made.connection_made(line)
    assert len(timers.due) == 1  # for the header
    line.left = 2_000_000
    made.pause_writing()
    assert len(timers.due) == 1  # for what is to be read, and for nothing else
    while line.left > 100_000:  # slower than any phone
        line.left -= wire.LEAST_READ
        timers.go_on()
    line.abort.assert_not_called()
    # All is taken, and something else is asked for later.
    made.resume_writing()
    assert len(timers.due) == 1  # for the next header
    line.left = 5000
    made.pause_writing()
    line.left = 5001 - wire.LEAST_READ
    timers.go_on()
    line.abort.assert_called_once_with()


def test_what_a_client_has_not_read_is_known_to_the_byte() -> None:
    """Also what the system holds: it holds more than many clients read in a minute."""
    with contextlib.ExitStack() as stack:
        near, far = (stack.enter_context(end) for end in socket.socketpair())
        line = MagicMock()
        line.get_extra_info.return_value, line.get_write_buffer_size.return_value = near, 70_000
        assert wire.unread(line) == 70_000
        near.sendall(b"x" * 5000)
        held = wire.unread(line)
        assert held >= 75_000
        far.recv(5000)
        assert wire.unread(line) == 70_000


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_that_is_written_at_once_is_the_one_that_the_library_writes(size: int) -> None:
    message = b"a" * size
    library = Frame(Opcode.TEXT, message).serialize(mask=False)
    assert wire.head(size) + message == library


def test_who_reads_nothing_is_let_go_and_costs_little(own: Start, people: People) -> None:
    house = own("--per-address", "0")
    table, players = people.table("partners", "me", "friend", "friend", "friend", house=house)
    question = b'{"t":"describe","id":1,"lang":"sk"}'
    asked = bytes([TEXT | 0x80, 0x80 | len(question)]) + bytes(4) + question
    before = megabytes(house.process.pid)
    raw = Raw(house, table, "10.7.7.7", window=4096)
    with closing(raw.socket):
        wait_for(lambda: raw.pour(asked * 200, 1))  # until the other side closes
        assert goes_on(players)
        assert megabytes(house.process.pid) - before < 60


def test_sockets_that_say_nothing_and_half_of_them_shut_lock_nobody_out(limited: House, people: People) -> None:
    table, players = people.table("mad", "me", "friend", house=limited)
    with ExitStack() as stack:
        statuses = []
        for number in range(40):
            raw = Raw(limited, table, "10.6.6.6")
            stack.callback(raw.socket.close)
            statuses.append(raw.status)
            if raw.status == 101 and number % 2:
                raw.socket.shutdown(socket.SHUT_WR)
        assert 5 <= statuses.count(101) < 40
        assert statuses.count(503) > 5
        assert goes_on(players)
        other = Raw(limited, table, "10.6.6.7")
        stack.callback(other.socket.close)
        assert other.status == 101


def felt_of(monkeypatch: pytest.MonkeyPatch, kept: Path, **slow: float) -> str | None:
    """What `make attack` says in the end if decisions elsewhere take that long under some attacks."""
    from tests import attack

    def under(_house: object, _over: str, one: attack.Attack | None) -> attack.Felt:
        return attack.Felt(slow.get(attack.name_of(one), 0.02), 0.1)

    class Nothing:
        """No server."""

        process = SimpleNamespace(pid=os.getpid())

        def __init__(self, *_words: object, **_named: object) -> None:
            pass

        def stop(self) -> None:
            pass

    for name, found in {"under": under, "House": Nothing, "finished": lambda _house: "over"}.items():
        monkeypatch.setattr(attack, name, found)
    try:
        attack.main("--json", str(kept))
    except SystemExit as end:
        return str(end)
    return None


def test_make_attack_keeps_nothing_of_a_run_in_which_others_waited_too_long(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    kept = tmp_path / "attack.json"
    said = felt_of(monkeypatch, kept, pings=0.101, hints=0.2)
    assert said == (
        "pings: a table elsewhere waited 101 ms; at most 100 ms are allowed\n"
        "hints: a table elsewhere waited 200 ms; at most 100 ms are allowed\nnothing was kept"
    )
    assert "too busy to measure anything" in str(felt_of(monkeypatch, kept, nothing=0.11))
    assert not kept.exists()
    assert felt_of(monkeypatch, kept, pings=0.1) is None
    assert list(json.loads(kept.read_text())["attacks"])[:2] == ["nothing", "continuations"]

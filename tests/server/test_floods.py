"""Floods below the messages: the socket that sends them is closed, and nobody else notices."""

from __future__ import annotations

import base64
import contextlib
import os
import resource
import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing

import httpx
import pytest
from websockets.frames import Frame, Opcode

from tests.server.client import PATIENCE, House, Player, Reachable, drive, megabytes, wait_for
from tests.server.conftest import People, Start
from vaka.server import wire

TEXT, CONTINUATION, PING, PONG = 0x01, 0x00, 0x89, 0x8A
MASKED = b"\x80\0\0\0\0"  # an empty, masked payload


def asking_for(house: Reachable, table: str, address: str) -> bytes:
    """The request for a socket of a table."""
    key = base64.b64encode(os.urandom(16)).decode()
    fields = {
        "Host": f"127.0.0.1:{house.port}", "Upgrade": "websocket", "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13", "X-Forwarded-For": address,
    }  # fmt: skip
    lines = [f"GET /socket/{table} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode()


class Raw:
    """A socket that speaks the protocol's frames itself."""

    def __init__(self, house: Reachable, table: str, address: str = "10.9.9.9", window: int | None = None) -> None:
        self.socket = socket.socket()
        if window:  # bytes that may wait here to be read
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.connect(("127.0.0.1", house.port))
        self.socket.settimeout(PATIENCE)
        self.socket.sendall(asking_for(house, table, address))
        self.status = int(self.socket.recv(4096).split()[1])

    def pour(self, data: bytes, times: int) -> bool:
        """Send the same again and again; whether the other side closed before the end."""
        try:
            for _ in range(times):
                self.socket.sendall(data)
        except OSError:
            return True
        return False

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


def test_an_address_holds_a_few_sockets_and_others_hold_theirs(limited: House, people: People, dial_raw: Dial) -> None:
    table, _ = people.table("mad", "me", "friend", house=limited)
    held = [dial_raw(table, address="10.8.8.8") for _ in range(5)]
    assert [raw.status for raw in held] == [101] * 5
    assert dial_raw(table, address="10.8.8.8").status == 503
    assert dial_raw(table, address="10.8.8.9").status == 101
    held[0].socket.close()
    wait_for(lambda: dial_raw(table, address="10.8.8.8").status == 101)


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

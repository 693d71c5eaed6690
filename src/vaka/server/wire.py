"""Below the app: connections are limited before what they send is parsed or kept.

What a socket may send is limited in bytes, frames and control frames, and so is what all sockets of one address may
send together; a socket that goes over is closed with 1008. A request must arrive in time, header and body, and its
answer must be read; an address holds only so many connections for requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from array import array
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import Any, ClassVar

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from vaka.server.limits import PAUSE_SECONDS, Bucket, network_of
from vaka.server.siblings import Siblings

if sys.platform != "win32":
    import fcntl
    import termios

WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message of text
TOO_MUCH, NO_TEXT = 1008, 1007  # why a socket is closed: it sends too much at once; what it calls text is none
SLICE = 2048  # bytes that are parsed before frames are counted
LEAST_BURST = 1 << 16  # bytes that any socket may send at once
WRITE_BUFFER = 1 << 16  # bytes that wait for a slow client before the app waits too
LINGER_SECONDS = 5.0  # that a closed connection may take to send the rest
MOST_ADDRESSES = 10_000  # without sockets that are remembered
AT_ONCE = "vaka.at-once"  # the extension of a socket's scope by which messages are sent without a task of their own
MOST_UNREAD = 8  # messages that wait for the app before no more are read
LEAST_READ = 4096  # bytes of an answer that a client takes in the time of PATIENT_READS
PATIENT_READS = 3  # how many times longer an answer may make no progress than a request may take to arrive
CROWDED = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\ntoo many connections\n"
)
SHARED = 8  # how many sockets' worth all sockets of one address may send together


@dataclass(frozen=True)
class Rates:
    """What one socket may send, per second; for a moment four times as much."""

    frames: float
    bytes: float
    control: float = 2.0

    @classmethod
    def of(cls, messages: float) -> Rates:
        """The rates that go with a rate of messages: each may come in a few pieces of a few hundred bytes."""
        return cls(frames=4 * messages, bytes=1024 * messages)

    def buckets(self, times: float = 1.0) -> Buckets:
        """Full buckets for one socket, or for several together."""
        return Buckets(
            frames=Bucket(4 * times * self.frames, times * self.frames),
            bytes=Bucket(times * max(LEAST_BURST, 4 * self.bytes), times * self.bytes),
            control=Bucket(times * 20, times * self.control),
        )


@dataclass
class Buckets:
    """What a socket or an address may still send."""

    frames: Bucket
    bytes: Bucket
    control: Bucket


@dataclass
class Address:
    """One address: its open sockets, and what they may send together."""

    name: str
    shared: Buckets
    opened: Bucket
    """Sockets that it may open."""
    sockets: int = 0


class Held:
    """How many connections for requests each address holds."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        """That one address may hold; None is any number."""
        self._counts: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether an address may hold one more, which it then does."""
        if self._most is not None and self._counts[address] >= self._most:
            return False
        self._counts[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """An address holds one less."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]


class Addresses:
    """All addresses that hold sockets, and as many others as are remembered: those that came last."""

    def __init__(self, rates: Rates) -> None:
        self._rates = rates
        self._holding: dict[str, Address] = {}
        self._others: OrderedDict[str, Address] = OrderedDict()

    def __len__(self) -> int:
        return len(self._holding) + len(self._others)

    def find(self, name: str) -> Address:
        """What is known of an address; of one without sockets it may be forgotten as soon as others come."""
        if found := self._holding.get(name):
            return found
        found = self._others.pop(name, None) or self._new(name)
        self._remember(found)
        return found

    def add_socket(self, address: Address) -> None:
        """An address holds one socket more."""
        address.sockets += 1
        self._others.pop(address.name, None)
        self._holding[address.name] = address

    def remove_socket(self, address: Address) -> None:
        """An address holds one socket less."""
        address.sockets -= 1
        if not address.sockets:
            del self._holding[address.name]
            self._remember(address)

    def _new(self, name: str) -> Address:
        return Address(name, self._rates.buckets(SHARED), Bucket(self._rates.frames, self._rates.frames / 8))

    def _remember(self, address: Address) -> None:
        self._others[address.name] = address
        if len(self._others) > MOST_ADDRESSES:
            self._others.popitem(last=False)


@dataclass
class Limits:
    """What the connections of one server share."""

    rates: Rates
    sockets: int | None
    """Sockets that one address may hold; None is any number."""
    patience: float
    """Seconds that the header of a request may take to arrive, and its body."""
    trusted: ProxyHeadersMiddleware
    held: Held = field(default_factory=lambda: Held(None))
    """Connections for requests, but those of trusted proxies; and sockets that are about to be refused."""
    addresses: Addresses = field(init=False)

    def __post_init__(self) -> None:
        self.addresses = Addresses(self.rates)

    def name_of(self, peer: str, forwarded: str) -> str:
        """The address of a client: that of the peer, or what a trusted proxy says; of IPv6 its network."""
        hosts = self.trusted.trusted_hosts
        told = hosts.get_trusted_client_address(forwarded)[0] if forwarded and peer in hosts else ""
        return network_of(told or peer)

    def address(self, peer: str, forwarded: str) -> Address:
        """What is known of the address of a client."""
        return self.addresses.find(self.name_of(peer, forwarded))


class LimitedSocket(WebSocketsSansIOProtocol):
    """A socket whose frames and bytes are counted."""

    limits: ClassVar[Limits]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._buckets = {kind: [bucket] for kind, bucket in vars(self.limits.rates.buckets()).items()}
        self._address: Address | None = None
        self._refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin, with a bounded buffer."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        """The address has one socket less, and what is left of it points in no circle."""
        if self._address:
            self.limits.addresses.remove_socket(self._address)
            self._address = None
        super().connection_lost(exc)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Parse what may be parsed, a little at a time, so that frames are counted before there are too many."""
        if not self._allowed("bytes", len(data)):
            return
        for start in range(0, len(data), SLICE):
            if self._refused or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_connect(self, event: Request) -> None:
        """Let a socket in, unless its address holds too many."""
        forwarded = ", ".join(event.headers.get_all("X-Forwarded-For"))
        address = self.limits.address(self.client[0] if self.client else "", forwarded)
        full = self.limits.sockets is not None and address.sockets >= self.limits.sockets
        if full or not address.opened.take():
            self._turn_away(address.name)
            return
        self.limits.addresses.add_socket(address)
        self._address = address
        for kind, bucket in vars(address.shared).items():
            self._buckets[kind].append(bucket)
        super().handle_connect(event)

    def _turn_away(self, address: str) -> None:
        """Refuse a socket, a little later, so that a flood of them slows itself; meanwhile it counts as a request."""
        self._refused = True
        if not self.limits.held.take(address):
            self._say_crowded()
            return
        self.transport.pause_reading()
        self.loop.call_later(PAUSE_SECONDS, self._say_crowded_later, address)

    def _say_crowded_later(self, address: str) -> None:
        self.limits.held.give_back(address)
        if not self.transport.is_closing():
            self._say_crowded()

    def _say_crowded(self) -> None:
        self.conn.send_response(self.conn.reject(503, "too many sockets from this address\n"))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    async def run_asgi(self) -> None:
        """Run the app, which may also write at once."""
        self.scope["extensions"][AT_ONCE] = {"write": self.write_at_once, "let_go": self.let_go}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][AT_ONCE]  # it points back here

    def write_at_once(self, message: bytes) -> bool:
        """Send a message of text without waiting; returns False if it must wait, or nobody is there."""
        # A transport that has gone raises, and whoever is being answered at that moment would be the one to suffer.
        gone = self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing()
        if gone or not self.writable.is_set():
            return False
        self.transport.write(head(len(message)) + message)
        return True

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; reading pauses only for a client that sends much at once."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            # The library would do it too, and write a traceback into the log for each.
            self._refuse(NO_TEXT, "a message is text")
            return
        waiting, self.read_paused = self.queue.qsize(), True  # so that it is not paused for every message
        super().send_receive_event_to_app()
        self.read_paused = waiting >= MOST_UNREAD
        if self.read_paused:
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if self._allowed("frames", 1):
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """A message, or its first piece."""
        if self._allowed("frames", 1):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """A message that is no text, or its first piece."""
        if self._allowed("frames", 1):
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """A ping, which is answered."""
        if self._allowed("control", 1):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong, which nobody asked for."""
        if self._allowed("control", 1):
            super().handle_pong(event)

    def _allowed(self, kind: str, amount: int) -> bool:
        """Whether something may still be sent; if not, the socket is closed."""
        if self._refused:
            return False
        for bucket in self._buckets[kind]:
            if not bucket.take(amount):
                self._refuse(TOO_MUCH, "too much at once")
                return False
        return True

    def _refuse(self, code: int, reason: str) -> None:
        self._refused = True
        self.let_go(code, reason)

    def let_go(self, code: int, reason: str) -> None:
        """Close the socket; soon also one whose client reads nothing and would keep what was written to it."""
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(code, reason)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class PatientHttp(H11Protocol):
    """Requests that must arrive in time."""

    limits: ClassVar[Limits]
    siblings: ClassVar[Siblings | None] = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._holder: str | None = None  # the address that holds this connection, if it is counted
        self._stalled: asyncio.TimerHandle | None = None  # runs while the client has something to read
        self._unread = 0  # bytes that it had when that began
        self._passed_on = False  # by a sibling, to this process
        self._timer: asyncio.TimerHandle | None = None
        self._awaited: Any = None  # the state of the parser for which the timer runs

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first header, unless there are too many connections."""
        super().connection_made(transport)
        # Every answer that is not taken at once is watched; the next part is written once this one is taken.
        self.transport.set_write_buffer_limits(high=0)
        if self._is_let_in():
            self._wait()
        else:
            self.transport.write(CROWDED)
            self.transport.close()

    def _is_let_in(self) -> bool:
        if self.limit_concurrency is not None and len(self.connections) > self.limit_concurrency:
            return False
        peer = self.client[0] if self.client else ""
        if peer in self.limits.trusted.trusted_hosts:
            return True
        address = network_of(peer)
        if not self.limits.held.take(address):
            return False
        self._holder = address
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more is waited for."""
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        """The connection is no longer one for requests."""
        self._stop()
        self._stop_watching()
        if self._holder is not None:
            self.limits.held.give_back(self._holder)
            self._holder = None

    def pause_writing(self) -> None:
        """The client has something to read: watch whether it does, and let no other time run meanwhile."""
        super().pause_writing()
        self._stop()
        self._unread = unread(self.transport)
        self._watch()

    def resume_writing(self) -> None:
        """The client has taken everything."""
        self._stop_watching()
        super().resume_writing()
        self._wait()

    def _watch(self) -> None:
        self._stalled = self.loop.call_later(PATIENT_READS * self.limits.patience, self._look)

    def _stop_watching(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None

    def _look(self) -> None:
        """Close the connection of a client that has hardly read since the last look."""
        before, self._unread = self._unread, unread(self.transport)
        if before - self._unread < LEAST_READ:
            self.transport.abort()
        else:
            self._watch()

    def handle_events(self) -> None:
        """Read on; then wait for what comes next."""
        super().handle_events()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket, here or at a sibling."""
        self._let_go()
        self._awaited = event
        if not self._is_for_a_sibling(event):
            super().handle_websocket_upgrade(event)

    def _is_for_a_sibling(self, event: h11.Request) -> bool:
        """Whether a sibling is asked to serve the socket; if it cannot, the socket is served here after all."""
        if self.siblings is None or self._passed_on or not self.siblings.is_elsewhere(event.target):
            return False
        # Answers that the client has yet to read would be lost; and no process has to refuse what floods all of them.
        if self.transport.get_write_buffer_size() or not self._may_open():
            return False

        def done(passed: bool) -> None:
            if passed:
                self.transport.abort()
            elif not self.transport.is_closing():
                self.transport.resume_reading()
                super(PatientHttp, self).handle_websocket_upgrade(event)

        head = [b" ".join((event.method, event.target, b"HTTP/1.1")), *(b": ".join(pair) for pair in self.headers)]
        self.transport.pause_reading()
        descriptor = self.transport.get_extra_info("socket").fileno()
        asked = self.siblings.pass_on(descriptor, event.target, b"\r\n".join([*head, b"", b""]), done)
        if not asked:
            self.transport.resume_reading()
        return asked

    def _may_open(self) -> bool:
        """Whether the address may open one socket more now."""
        forwarded = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for")
        address = self.limits.address(self.client[0] if self.client else "", forwarded.decode("latin-1"))
        return address.opened.take()

    def take_over(self, request: bytes) -> None:
        """Serve a connection that a sibling has passed on, with the request that it read."""
        self._passed_on = True
        if not self.transport.is_closing():  # there may be too many here
            self.data_received(request)

    def _wait(self) -> None:
        """Let the time run for the header or the body that is due; a request under way has no limit here."""
        state = self.conn.their_state
        if self._stalled or state is self._awaited or isinstance(self._awaited, h11.Request):
            return
        self._stop()
        self._awaited = state
        if state in (h11.IDLE, h11.SEND_BODY):
            self._timer = self.loop.call_later(self.limits.patience, self._too_late)

    def _stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = self._awaited = None

    def _too_late(self) -> None:
        """Close a connection that took too long; nothing is said to a client that does not even ask."""
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


def unread(transport: asyncio.Transport) -> int:
    """Bytes that were written and that the client's system has not confirmed; without those that ours holds, if it
    does not tell."""
    held = array("i", [0])
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            fcntl.ioctl(transport.get_extra_info("socket").fileno(), termios.TIOCOUTQ, held)
    return transport.get_write_buffer_size() + held[0]


def head(size: int) -> bytes:
    """The first bytes of a frame that holds a whole message of text (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return WHOLE_TEXT.to_bytes() + (b"\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x7f" + size.to_bytes(8))


def is_text(data: bytes) -> bool:
    """Whether some bytes are UTF-8.

    >>> is_text("góða".encode()), is_text(b"\\xff")
    (True, False)
    """
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def limited(limits: Limits, siblings: Siblings | None = None) -> tuple[type[PatientHttp], type[LimitedSocket]]:
    """The two protocols with the limits that all their connections share, and the processes beside this one."""
    http = type("LimitedHttp", (PatientHttp,), {"limits": limits, "siblings": siblings})
    socket = type("LimitedWebSocket", (LimitedSocket,), {"limits": limits})
    return http, socket

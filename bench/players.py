"""Players who cost little: many tables of four over websockets, in one process beside the server.

Frames are parsed by hand and only the few fields that matter are read, since the load shares its cores with the server
(docs/decisions/kill-and-load.md has what other ways cost).
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import secrets
import time
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, cast

import httpx
import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SEATS = 4
DULL = {"swap", "draw", "toss", "done"}  # games without these are short
LIVELY = 0.5  # how often a player avoids them
OPENING = 8  # tables that are opened at once
LINGER_SECONDS = 1.0  # that players stay when their game is over
LEAVE_SECONDS = 10.0  # within which every socket is closed


class Seen(msgspec.Struct):
    """What a player looks at."""

    legal: list[str] | msgspec.UnsetType = msgspec.UNSET
    over: bool = False


class Heard(msgspec.Struct):
    """A message of the server, as far as it matters here."""

    t: str
    version: int = -1
    ack: int | None = None
    view: Seen | None = None


class Play(msgspec.Struct, tag_field="t", tag="play"):
    """A decision."""

    id: int
    version: int
    action: str


understand = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


def frame(kind: int, body: bytes) -> bytes:
    """A client's frame. The mask is zero: that is allowed, and leaves the body as it is."""
    size = len(body)
    head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0x80 | 126]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + body


class Player(asyncio.Protocol):
    """One socket at a table."""

    def __init__(self, table: Table, token: str, address: str) -> None:
        self._table = table
        self._token = token
        self._address = address
        self._buffer = b""
        self._open = False
        self._leaving = False
        self._request = 0
        self._legal: list[str] = []
        self._version = -1
        self.sent: float | None = None
        """When a decision was sent, or due, that is not answered yet."""
        self.transport: asyncio.Transport
        self.ready = asyncio.get_running_loop().create_future()
        self.gone = asyncio.get_running_loop().create_future()

    # --- The connection.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._table.connected(self)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /socket/{self._table.id} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: vaka={self._token}\r\n"
            f"X-Forwarded-For: {self._address}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        if self._buffer:
            data = self._buffer + data
        at = 0 if self._open else self._shake_hands(data)
        while at >= 0 and len(data) >= at + 2:
            size, body = data[at + 1], at + 2
            if size > 125:
                body += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : body], "big")
            if len(data) < body + size:
                break
            self._take(data[at], data[body : body + size])
            at = body + size
        self._buffer = data[at:] if at >= 0 else data

    def _shake_hands(self, data: bytes) -> int:
        """Where the first frame begins; -1 if the answer is not there yet."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return -1
        if not data.startswith(b"HTTP/1.1 101"):
            self._table.fail(f"no websocket: {data[:200]!r}")
        self._open = True
        return end + 4

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set_result(None)
        if not self._leaving:
            self._table.fail(f"a socket was closed: {exc}")

    def leave(self) -> None:
        """Close the socket."""
        self._leaving = True
        if not self.transport.is_closing():
            self.transport.write(frame(CLOSE, b""))
            self.transport.close()

    # --- Messages.

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self.transport.write(frame(PONG, body))
        elif kind == CLOSE and not self._leaving:
            self._table.fail(f"the server closed a socket: {body!r}")

    def _hear(self, body: bytes) -> None:
        heard = understand(body)
        if heard.t == "step":
            if heard.version != self._version + 1:
                self._table.fail(f"version {heard.version} came after {self._version}")
            if heard.ack is not None:
                self._acknowledged(heard.ack)
        elif heard.t == "refused":
            self._table.fail(body.decode())
            return
        elif heard.t != "welcome":
            return
        self._version = heard.version
        if heard.view:
            if heard.view.legal is not msgspec.UNSET:
                self._legal = heard.view.legal
            if heard.view.over:
                self._table.end()
        if heard.t == "welcome" and not self.ready.done():
            self.ready.set_result(None)
        if self._legal:
            self._table.turn(self)

    def _acknowledged(self, request: int) -> None:
        if self.sent is None or request != self._request:
            self._table.fail(f"decision {request} was acknowledged, and {self._request} was sent last")
            return
        self._table.took(1000 * (time.perf_counter() - self.sent))
        self.sent = None

    def decide(self, at: float) -> None:
        """Send a random decision that counts from a moment on."""
        self._request += 1
        self.sent = at
        choices = self._legal
        if random.random() < LIVELY:
            choices = [action for action in choices if action.split(" ", 1)[0] not in DULL] or choices
        message = Play(self._request, self._version, random.choice(choices))
        self.transport.write(frame(TEXT, encode(message)))


class Table:
    """Four players. One of them decides when a decision is due."""

    def __init__(self, load: Load, table: str, tokens: Sequence[str], address: str) -> None:
        self.id = table
        self.players = [Player(self, token, address) for token in tokens]
        self._load = load
        self._over: Callable[[], None] = lambda: None
        self._mover: Player | None = None
        self._owed: deque[float] = deque()  # when decisions were due that nobody could make yet

    async def join(self) -> None:
        """Connect everyone; returns once they know how the game stands."""
        loop = asyncio.get_running_loop()
        for player in self.players:
            await loop.create_connection(lambda player=player: player, "127.0.0.1", self._load.port)  # type: ignore[misc]
        await asyncio.wait_for(asyncio.gather(*(player.ready for player in self.players)), 60)

    def connected(self, player: Player) -> None:
        """A socket is open."""
        self._load.connected.add(player)
        player.gone.add_done_callback(lambda _: self._load.connected.discard(player))

    def when_over(self, tell: Callable[[], None]) -> None:
        """Say what happens when the game is over."""
        self._over = tell

    def turn(self, player: Player) -> None:
        """Somebody has to decide."""
        self._mover = player
        if self._owed:
            self._decide(self._owed.popleft())

    def tick(self, due: float) -> None:
        """A decision is due; it is sent once somebody knows that it is their turn."""
        if self._mover:
            self._decide(time.perf_counter())
        else:
            self._owed.append(due)

    def _decide(self, at: float) -> None:
        assert self._mover
        mover, self._mover = self._mover, None
        mover.decide(at)

    def took(self, milliseconds: float) -> None:
        """A decision was answered."""
        self._load.took.append(milliseconds)

    def forget(self) -> None:
        """Nothing is owed any more: another stage begins."""
        self._owed.clear()

    @property
    def waiting(self) -> bool:
        """Whether a decision was sent and not answered."""
        return any(player.sent is not None for player in self.players)

    def fail(self, text: str) -> None:
        """Something happened that must not."""
        self._load.errors.append(f"table {self.id}: {text}")

    def end(self) -> None:
        """The game is over: another one begins here."""
        tell, self._over = self._over, lambda: None
        tell()

    def leave(self) -> None:
        """Everyone goes."""
        for player in self.players:
            player.leave()


class Load:
    """Tables, each at a place of its own; when a game is over the next one begins there."""

    def __init__(self, port: int, games: Sequence[str]) -> None:
        self.port = port
        self.errors: list[str] = []
        self.took: array[float] = array("d")
        """Milliseconds that decisions took."""
        self.late: array[float] = array("d")
        """Milliseconds by which this process was late to send them."""
        self.connected: set[Player] = set()
        self.replaced = 0
        self.places: list[Table | None] = []
        self._games = games
        self._chores: set[asyncio.Task[None]] = set()
        self._http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def close(self) -> None:
        """Everyone goes home, also those who still look at a game that is over; returns when all are gone."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        left = [player.gone for player in self.connected]
        for player in [*self.connected]:
            player.leave()
        if left:
            await asyncio.wait(left, timeout=LEAVE_SECONDS)
        await self._http.aclose()

    # --- Places.

    async def settle(self, kept: Sequence[tuple[str, Sequence[str]]], tables: int) -> None:
        """Take the tables that are there already, each with the tokens of its seats, and open the rest."""
        self.places = [None] * tables
        known = [Table(self, table, tokens, _address(place)) for place, (table, tokens) in enumerate(kept[:tables])]
        for start in range(0, tables, OPENING):
            await asyncio.gather(
                *(
                    self._seat(place, known[place] if place < len(known) else None)
                    for place in range(start, min(start + OPENING, tables))
                )
            )

    async def _seat(self, place: int, table: Table | None = None) -> None:
        """Have a game begin at a place."""
        try:
            table = table or await self._open(place)
            table.when_over(lambda: self._replace(place))
            await table.join()
        except (OSError, TimeoutError, httpx.HTTPError, AssertionError) as fault:
            self.errors.append(f"no table at place {place}: {type(fault).__name__} {fault}")
            return
        self.places[place] = table

    def _replace(self, place: int) -> None:
        self.replaced += 1
        old, self.places[place] = self.places[place], None
        chore = asyncio.create_task(self._seat(place))
        self._chores.add(chore)
        chore.add_done_callback(self._chores.discard)
        if old:  # the last messages are still on their way to the others
            asyncio.get_running_loop().call_later(LINGER_SECONDS, old.leave)

    async def _open(self, place: int) -> Table:
        game, address = self._games[place % len(self._games)], _address(place)
        tokens = [secrets.token_urlsafe(16) for _ in range(SEATS)]
        body = {"game": game, "options": {"players": SEATS}, "seats": [{"kind": "friend"}] * SEATS}
        table = (await self._ask("/api/tables", address, tokens[0], body))["id"]
        for seat, token in enumerate(tokens):
            await self._ask(f"/api/tables/{table}/sit", address, token, {"name": f"Robot {seat}", "seat": seat})
        return Table(self, table, tokens, address)

    async def _ask(self, path: str, address: str, token: str, body: dict[str, Any]) -> Any:
        headers = {"cookie": f"vaka={token}", "x-forwarded-for": address}
        answer = await self._http.post(path, json=body, headers=headers)
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    # --- Deciding.

    async def play(self, rate: float, seconds: float) -> None:
        """Have decisions made at a rate, spread evenly over the places, for some time."""
        for table in self.places:
            if table:
                table.forget()
        start = time.perf_counter()
        number, end = 0, start + seconds
        while (now := time.perf_counter()) < end:
            while (due := start + number / rate) <= now:
                self.late.append(1000 * (now - due))
                if table := self.places[number % len(self.places)]:
                    table.tick(due)
                number += 1
            await asyncio.sleep(0.001)

    async def answered(self, seconds: float) -> int:
        """Wait until everything was answered; how many decisions were not."""
        end = time.perf_counter() + seconds
        while (waiting := sum(table.waiting for table in self.places if table)) and time.perf_counter() < end:
            await asyncio.sleep(0.01)
        return waiting


def _address(place: int) -> str:
    """Each place has an address of its own, as through a proxy: an address may open few tables."""
    return f"10.2.{place >> 8}.{place & 255}"

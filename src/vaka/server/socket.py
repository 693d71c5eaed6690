"""One client's socket: its messages in, and a queue of messages out. Everything about a game passes `gate`."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from vaka.server import gate, protocol
from vaka.server.gate import Question
from vaka.server.house import House
from vaka.server.limits import Bucket, Tolls, visible
from vaka.server.metrics import refused
from vaka.server.protocol import (
    Back,
    ClientMessage,
    Describe,
    Hint,
    Leave,
    Ping,
    Play,
    React,
    Say,
    ShowSeat,
    StandIn,
    Undo,
    Why,
)  # fmt: skip
from vaka.server.store import StoreError
from vaka.server.table import Refusal, Table, encode
from vaka.server.turns import Urgency
from vaka.server.wire import AT_ONCE

LOG = structlog.get_logger()
MOST_MESSAGE = 4096  # bytes of a message over a socket
# What one client may say to a table at once, and then per second; all clients of an address; and all at the table.
REACTIONS = (10, 1), (30, 3), (40, 5)
MESSAGES = (5, 0.5), (15, 1.5), (30, 3)
OUTBOX = 256  # messages that may wait for a slow client before it is disconnected
GONE, LATER = 4404, 1013  # why a socket is closed: there is no such table; come back in a moment
PONG = encode(protocol.Pong())
decode_message = msgspec.json.Decoder(ClientMessage).decode


class Noise:
    """What all sockets of one address, and all at one table, may say together: everybody there hears it."""

    def __init__(self) -> None:
        self._reactions = [Tolls(*limit) for limit in REACTIONS[1:]]
        self._messages = [Tolls(*limit) for limit in MESSAGES[1:]]

    def reacts(self, address: str, table: str) -> bool:
        """Whether a reaction may be passed on."""
        return all(map(Tolls.take, self._reactions, (address, table)))

    def speaks(self, address: str, table: str) -> bool:
        """Whether a message may be passed on."""
        return all(map(Tolls.take, self._messages, (address, table)))


class Socket:
    """One client: reads its messages, and queues what it is sent."""

    def __init__(
        self,
        websocket: WebSocket,
        table: Table,
        owner: bytes | None,
        address: str,
        bucket: Bucket,
        noise: Noise,
        house: House,
    ) -> None:
        self.owner = owner
        self.address = address
        self.seats = table.seats_of(owner)
        self.facing = self.seats[0] if len(self.seats) == 1 else None
        self._websocket = websocket
        self._table = table
        self._bucket = bucket
        self._noise = noise
        self._house = house
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(OUTBOX)
        self._queued = 0  # messages that were queued and are not sent yet
        at_once = websocket.scope["extensions"][AT_ONCE]
        self._write_at_once: Callable[[bytes], bool] = at_once["write"]
        self._let_go: Callable[[int, str], None] = at_once["let_go"]
        self._hint: asyncio.Task[None] | None = None
        self._reactions = Bucket(*REACTIONS[0])
        self._messages = Bucket(*MESSAGES[0])

    def send(self, message: bytes, chatter: bool = False) -> None:
        """Send a message, or queue it; a client that is too slow is disconnected, and comes back for all it missed."""
        if chatter and self._outbox.qsize() > OUTBOX // 4:
            return
        if not self._queued and self._write_at_once(message):
            return
        self._queued += 1
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss()

    def dismiss(self) -> None:
        """Disconnect the client, which may come back; what waits for it is dropped."""
        while not self._outbox.empty():
            self._outbox.get_nowait()
            self._outbox.task_done()
        # Not behind the queue: the one who writes may wait for ever for a client that reads nothing.
        self._let_go(LATER, "come back")

    async def say_closing(self) -> None:
        """Say that the server is stopping; returns once everything was sent."""
        self.send(encode(protocol.Closing()))
        await self._outbox.join()

    async def run(self) -> None:
        """Serve the client until it leaves."""
        writer = asyncio.create_task(self._write())
        try:
            await self._read(writer)
        finally:
            writer.cancel()
            if self._hint:
                self._hint.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._outbox.get()
                await self._websocket.send_text(message.decode())
                self._outbox.task_done()
                self._queued -= 1

    async def _read(self, writer: asyncio.Task[None]) -> None:
        # Messages that came before the connection ended are dropped: the client can be sent no answer.
        while not writer.done():
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._refuse(Refusal("fast"), None)
                await asyncio.sleep(0.5)
                continue
            await self._heard(message.get("text"))
            await asyncio.sleep(0)  # let others have their turn

    async def _heard(self, text: str | None) -> None:
        """Answer one message; if it is faulty the client is told why, and nothing has changed."""
        if text is None:
            self._refuse(Refusal("unreadable", text="a message is text, not binary"), None)
            return
        if len(text) > MOST_MESSAGE:
            self._refuse(Refusal("unreadable", text=f"a message has at most {MOST_MESSAGE} characters"), None)
            return
        try:
            message = decode_message(text)
        except (msgspec.DecodeError, RecursionError) as fault:
            self._refuse(Refusal("unreadable", text=str(fault)), None)
            return
        try:
            await ANSWERS[type(message)](self, message)
        except Refusal as refusal:
            self._refuse(refusal, getattr(message, "id", None))
        except StoreError as fault:
            LOG.error("not kept", table=self._table.id, fault=str(fault))
            self._refuse(Refusal("store"), getattr(message, "id", None))

    def _refuse(self, refusal: Refusal, request: int | None) -> None:
        refused(refusal.reason)
        self.send(
            encode(
                protocol.Refused(
                    refusal.reason,  # type: ignore[arg-type]
                    self._table.version,
                    request,
                    refusal.clause,
                    refusal.text,
                    refusal.because,
                )
            )
        )

    # --- One method per kind of message.

    async def play(self, message: Play) -> None:
        """Decide; whoever does is back."""
        await self._table.back(self)
        self._ack(message.id, await self._table.play(self, message.action, message.version, message.id))

    async def undo(self, message: Undo) -> None:
        """Take back."""
        self._ack(message.id, await self._table.undo(self, message.version, message.id))

    def _ack(self, request: int, version: int | None) -> None:
        """A message that was applied before is acknowledged again; one just applied is answered by its step."""
        if version is not None:
            self.send(encode(protocol.Ack(request, version)))

    async def why(self, message: Why) -> None:
        """Say which clause forbids an action, and why."""
        found = self._table.why_not(self, message.action)
        clause, because = found or (None, None)
        self.send(encode(protocol.Reason(message.id, message.action, clause, because)))

    async def hint(self, message: Hint) -> None:
        """Think about the best choices; meanwhile the client may go on."""
        if self._hint and not self._hint.done():
            raise Refusal("busy")
        question, version = self._table.question(self), self._table.version
        self._hint = asyncio.create_task(self._think(question, version, message.id))

    async def _think(self, question: Question, version: int, request: int) -> None:
        try:
            async with self._house.shares.place([self.address], Urgency.HINT, self._table.id):
                found = await self._house.workers.hint(question, self._table.id)
        except Exception:
            LOG.exception("hint failed", table=self._table.id)
            self._refuse(Refusal("busy"), request)
            return
        if self.seats:  # they may have been taken to another device meanwhile
            self.send(encode(protocol.Hinted(request, version, gate.hint(found), found["simulations"])))

    async def describe(self, message: Describe) -> None:
        """Tell the situation."""
        self.send(encode(protocol.Described(message.id, self._table.describe(self, message.lang))))

    async def show_seat(self, message: ShowSeat) -> None:
        """Show the view of another of the client's seats."""
        if not self._table.started:
            raise Refusal("waiting")
        self.send(encode(self._table.show_seat(self, message.seat)))

    async def react(self, message: React) -> None:
        """Pass a reaction on; everyone hears it, so few are allowed."""
        if not (self._reactions.take() and self._noise.reacts(self.address, self._table.id)):
            raise Refusal("fast")
        self._table.react(self, message.sign)

    async def say(self, message: Say) -> None:
        """Pass something said on to the others who sit here."""
        text = " ".join(visible(message.text).split())
        if not text:
            raise Refusal("unreadable", text="a message needs at least one letter")
        if not (self._messages.take() and self._noise.speaks(self.address, self._table.id)):
            raise Refusal("fast")
        self._table.say(self, text)

    async def stand_in(self, message: StandIn) -> None:
        """Let a bot decide for somebody who is gone."""
        self._table.stand_in(self, message.seat)

    async def leave(self, _message: Leave) -> None:
        """Give the game up."""
        await self._table.give_up(self)

    async def ping(self, _message: Ping) -> None:
        """Answer that the server is there."""
        self.send(PONG)

    async def back(self, _message: Back) -> None:
        """The player is back."""
        await self._table.back(self)


ANSWERS: dict[type, Callable[[Socket, Any], Awaitable[None]]] = {
    Play: Socket.play,
    Undo: Socket.undo,
    Why: Socket.why,
    Hint: Socket.hint,
    Describe: Socket.describe,
    ShowSeat: Socket.show_seat,
    React: Socket.react,
    Say: Socket.say,
    StandIn: Socket.stand_in,
    Leave: Socket.leave,
    Back: Socket.back,
    Ping: Socket.ping,
}

"""The server: HTTP requests, sockets, and the page. Everything about a game passes `gate`."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import vaka
from vaka.errors import OptionError
from vaka.table import gate, protocol
from vaka.table.house import House, catalogue, owner_of
from vaka.table.match import Match, Refusal, encode
from vaka.table.protocol import Back, ClientMessage, Describe, Hint, Ping, Play, React, Turn, Undo, Why
from vaka.table.store import Seat, StoreError
from vaka.version import __version__

LOG = structlog.get_logger()
PAGE = Path(__file__).parent / "page"
COOKIE = "vaka"
YEAR = 365 * 24 * 3600
MOST_BODY = 8192  # bytes of a request
MOST_MESSAGE = 4096  # bytes of a message over a socket
OUTBOX = 256  # messages that may wait for a slow client before it is let go
GONE, LATER = 4404, 1013  # why a socket is closed: there is no such table; come back in a moment
GOODBYE = 1.0  # seconds that a client has to hear that the server stops
OPENINGS = (30, 0.5)  # tables that one address may open at once, and then each second
CHUNK = 100  # steps of a replay in one answer
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FAULTS = {403: "seat", 404: "missing", 409: "waiting"}  # what an error is called for the page
Body = TypeVar("Body", bound=msgspec.Struct)
PONG = encode(protocol.Pong())
decode_message = msgspec.json.Decoder(ClientMessage).decode


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """Take one, if one is left."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Server:
    """The requests that a house answers."""

    def __init__(self, house: House, rate: float = 15.0) -> None:
        self.house = house
        self.rate = rate
        """Messages a second that one socket may send, for long; for a moment four times as many."""
        self._sockets: set[Socket] = set()
        self._openers: OrderedDict[str, Bucket] = OrderedDict()

    def app(self) -> ASGIApp:
        """The whole application."""
        api = [
            Route("/games", self.games),
            Route("/schema", self.schema),
            Route("/tables", self.tables),
            Route("/tables", self.open, methods=["POST"]),
            Route("/tables/{table}", self.table),
            Route("/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/tables/{table}/offer", self.offer, methods=["POST"]),
            Route("/tables/{table}/take", self.take, methods=["POST"]),
            Route("/tables/{table}/fill", self.fill, methods=["POST"]),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/replay", self.replay),
            Route("/tables/{table}/analysis", self.analysis, methods=["POST"]),
        ]
        routes = [
            Mount("/api", routes=api),
            Route("/healthz", self.health),
            WebSocketRoute("/socket/{table}", self.socket),
        ]
        if (PAGE / "index.html").exists():
            routes += [Mount("/assets", StaticFiles(directory=PAGE / "assets")), Route("/{path:path}", self.page)]
        middleware = [Middleware(GZipMiddleware, minimum_size=600)]
        handlers: dict[Any, Any] = {
            HTTPException: _http_fault,
            OptionError: lambda _request, fault: _fault(400, "option", str(fault)),
            Refusal: lambda _request, fault: _fault(409, fault.reason),
            StoreError: _store_fault,
        }
        return Guard(Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=self._life))

    @contextlib.asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        self.house.begin()
        LOG.info("server ready", version=__version__)
        yield
        await self.house.close()
        LOG.info("server closed")

    async def say_closing(self) -> None:
        """Tell every client that the server stops; returns once they were told, or are too slow."""
        goodbyes = [asyncio.create_task(socket.say_closing()) for socket in self._sockets]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=GOODBYE)

    # --- Requests.

    async def page(self, request: Request) -> Response:
        """The page: one file, whatever the address; the rest is in assets."""
        name = request.path_params["path"]
        if name == "icon.svg":
            return FileResponse(PAGE / name)
        if name.startswith(("api/", "assets/")) or "." in name:
            raise HTTPException(404)
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})

    async def health(self, _request: Request) -> Response:
        """Whether the database answers, and which games are compiled."""
        ready = {name: event.is_set() for name, event in self.house.ready.items()}
        alive = await self.house.store.alive()
        return JSONResponse({"ok": alive, "version": __version__, "games": ready}, 200 if alive else 503)

    async def games(self, _request: Request) -> Response:
        """The games and their options."""
        return JSONResponse([{**game, "ready": self.house.ready[game["name"]].is_set()} for game in catalogue()])

    async def schema(self, _request: Request) -> Response:
        """The JSON schema of the protocol."""
        return JSONResponse(protocol.schema())

    async def tables(self, request: Request) -> Response:
        """The tables where this browser holds a seat."""
        owner = _owner(request)
        return JSONResponse(await self.house.of_owner(owner) if owner else [])

    async def open(self, request: Request) -> Response:
        """Open a table."""
        wish = await _body(request, protocol.Opening)
        if not self._bucket(request).take():
            return _fault(429, "fast")
        seats = [msgspec.structs.replace(s, name=_clean(s.name) if s.name else None) for s in wish.seats]
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
        match = await self.house.open(msgspec.structs.replace(wish, seats=seats), owner_of(token))
        return _with_token(JSONResponse({"id": match.id}, 201), request, token)

    async def table(self, request: Request) -> Response:
        """A table as everyone may see it, and the own seats there.

        The token comes with it, before a seat is bound to it: an answer that gets lost takes no seat along.
        """
        match = await self._match(request)
        info = msgspec.to_builtins(match.info())
        answer = JSONResponse({"table": info, "seats": match.seats_of(_owner(request))})
        return answer if COOKIE in request.cookies else _with_token(answer, request, secrets.token_urlsafe(32))

    async def sit(self, request: Request) -> Response:
        """Take an open seat."""
        wish = await _body(request, protocol.Sitting)
        match = await self._match(request)
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
        seat = await match.sit(wish.seat, Seat("person", _clean(wish.name), owner=owner_of(token)))
        return _with_token(JSONResponse({"seat": seat}), request, token)

    async def offer(self, request: Request) -> Response:
        """A code that takes the own seats to another device."""
        match = await self._seated(request)
        return JSONResponse({"code": self.house.offer(match, owner_of(request.cookies[COOKIE]))})

    async def take(self, request: Request) -> Response:
        """Take seats over from another device."""
        wish = await _body(request, protocol.Taking)
        match = await self._match(request)
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
        seats = await self.house.take(match, wish.code, owner_of(token))
        return _with_token(JSONResponse({"seats": seats}), request, token)

    async def fill(self, request: Request) -> Response:
        """Bots take the open seats; whoever sits at the table may ask for it."""
        wish = await _body(request, protocol.Filling)
        match = await self._seated(request)
        await match.fill(wish.level)
        return JSONResponse({})

    async def rematch(self, request: Request) -> Response:
        """Play again with the same group."""
        match = await self._seated(request)
        return JSONResponse({"id": (await self.house.rematch(match)).id})

    async def record(self, request: Request) -> Response:
        """The record of a finished game, key and all."""
        match = await self._finished(request)
        name = f"{match.game.name}-{match.id}.vaka"
        return PlainTextResponse(match.record(), headers={"content-disposition": f'attachment; filename="{name}"'})

    async def replay(self, request: Request) -> Response:
        """Steps of a finished game with their views, as one seat saw them, or with all hands open at the end."""
        match = await self._finished(request)
        seat = _number(request, "seat", match.game.players - 1)
        first = _number(request, "from", 1 << 30) or 0
        return Response(encode(_replayed(match, seat, first)), media_type="application/json")

    async def analysis(self, request: Request) -> Response:
        """The analysis of a finished game, or how far it is."""
        match = await self._finished(request)
        return JSONResponse(await self.house.analysis(match))

    async def _match(self, request: HTTPConnection) -> Match:
        match = await self.house.find(request.path_params["table"])
        if match is None:
            raise HTTPException(404, "table")
        return match

    async def _seated(self, request: Request) -> Match:
        """The table of a request from somebody who sits there."""
        match = await self._match(request)
        if not match.seats_of(_owner(request)):
            raise HTTPException(403, "seat")
        return match

    async def _finished(self, request: Request) -> Match:
        """The table of a request, if its game is over: before that, its key and its hands are secret."""
        match = await self._match(request)
        if not match.info().over:
            raise HTTPException(409, "waiting")
        return match

    def _bucket(self, request: Request) -> Bucket:
        address = request.client.host if request.client else ""
        bucket = self._openers.setdefault(address, Bucket(*OPENINGS))
        self._openers.move_to_end(address)
        if len(self._openers) > 10_000:
            self._openers.popitem(last=False)
        return bucket

    # --- Sockets.

    async def socket(self, websocket: WebSocket) -> None:
        """One client at one table, until it goes."""
        since = websocket.query_params.get("since", "")
        await websocket.accept()  # a browser is told the code only of a socket that was open
        try:
            match = await self.house.find(websocket.path_params["table"])
        except StoreError as fault:
            LOG.error("table not loaded", fault=str(fault))
            await websocket.close(LATER)
            return
        if match is None:
            await websocket.close(GONE)
            return
        seats = match.seats_of(_owner(websocket))
        client = Socket(websocket, match, seats, Bucket(4 * self.rate, self.rate), self.house)
        self._sockets.add(client)
        match.join(client, int(since) if since.isdecimal() and len(since) < 9 else None)
        try:
            await client.run()
        finally:
            self._sockets.discard(client)
            match.leave(client)


class Socket:
    """One client: reads its messages, and lets what it is sent wait in line."""

    def __init__(self, websocket: WebSocket, match: Match, seats: list[int], bucket: Bucket, house: House) -> None:
        self.seats = seats
        self.facing = seats[0] if len(seats) == 1 else None
        self._websocket = websocket
        self._match = match
        self._bucket = bucket
        self._house = house
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(OUTBOX)
        self._hint: asyncio.Task[None] | None = None

    def send(self, message: bytes, chatter: bool = False) -> None:
        """Let a message wait in line; a client that is too slow is let go, and comes back for all it missed."""
        if chatter and self._outbox.qsize() > OUTBOX // 4:
            return
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self._outbox.empty():
                self._outbox.get_nowait()
                self._outbox.task_done()
            self._outbox.put_nowait(None)

    async def say_closing(self) -> None:
        """Say that the server stops; returns once everything was sent."""
        self.send(encode(protocol.Closing()))
        await self._outbox.join()

    async def run(self) -> None:
        """Serve the client until it goes."""
        writer = asyncio.create_task(self._write())
        try:
            await self._read(writer)
        finally:
            writer.cancel()
            if self._hint:
                self._hint.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._outbox.get()) is not None:
                await self._websocket.send_text(message.decode())
                self._outbox.task_done()
            await self._websocket.close(LATER)

    async def _read(self, writer: asyncio.Task[None]) -> None:
        # What was sent before the connection ended is not worked off for a client that nothing can be sent to.
        while not writer.done():
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._refuse(Refusal("fast"), None)
                await asyncio.sleep(0.5)
                continue
            await self._heard(message.get("text"))
            await asyncio.sleep(0)  # others have their turn

    async def _heard(self, text: str | None) -> None:
        """Answer one message; whatever is wrong with it is said, and nothing changes."""
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

    def _refuse(self, refusal: Refusal, request: int | None) -> None:
        self.send(
            encode(
                protocol.Refused(
                    refusal.reason,  # type: ignore[arg-type]
                    self._match.version,
                    request,
                    refusal.clause,
                    refusal.text,
                )
            )
        )

    # --- One method a kind of message.

    async def play(self, message: Play) -> None:
        """Decide."""
        self._match.back(self.seats)
        self._ack(message.id, await self._match.play(self, message.action, message.version, message.id))

    async def undo(self, message: Undo) -> None:
        """Take back."""
        self._ack(message.id, await self._match.undo(self, message.version, message.id))

    def _ack(self, request: int, version: int | None) -> None:
        """A message that was applied before is acknowledged again; one just applied has its step."""
        if version is not None:
            self.send(encode(protocol.Ack(request, version)))

    async def why(self, message: Why) -> None:
        """Say which clause forbids an action."""
        clause = self._match.why_not(self, message.action)
        self.send(encode(protocol.Reason(message.id, message.action, clause)))

    async def hint(self, message: Hint) -> None:
        """Think about the best choices; meanwhile the client may go on."""
        if self._hint and not self._hint.done():
            raise Refusal("busy")
        state, version = self._match.thinking(self), self._match.version
        self._hint = asyncio.create_task(self._think(state, version, message.id))

    async def _think(self, state: vaka.State, version: int, request: int) -> None:
        try:
            found = await self._house.workers.hint(state)
        except Exception:
            LOG.exception("hint failed", table=self._match.id)
            self._refuse(Refusal("busy"), request)
            return
        if self.seats:  # they may have been taken to another device meanwhile
            self.send(encode(protocol.Hinted(request, version, found["choices"], found["simulations"])))

    async def describe(self, message: Describe) -> None:
        """Tell the situation."""
        if not self._match.started:
            raise Refusal("waiting")
        self.send(encode(protocol.Described(message.id, self._match.describe(self, message.lang))))

    async def face(self, message: Turn) -> None:
        """Show another own seat's view."""
        if not self._match.started:
            raise Refusal("waiting")
        self.send(encode(self._match.face(self, message.seat)))

    async def react(self, message: React) -> None:
        """Pass a reaction on."""
        seat = self.facing if self.facing is not None else self.seats[0] if self.seats else None
        told = encode(protocol.Reaction(seat, message.sign))
        for guest in self._match.guests:
            guest.send(told, chatter=True)

    async def ping(self, _message: Ping) -> None:
        """Answer that the server is there."""
        self.send(PONG)

    async def back(self, _message: Back) -> None:
        """The player is here again."""
        self._match.back(self.seats)


ANSWERS: dict[type, Callable[[Socket, Any], Awaitable[None]]] = {
    Play: Socket.play,
    Undo: Socket.undo,
    Why: Socket.why,
    Hint: Socket.hint,
    Describe: Socket.describe,
    Turn: Socket.face,
    React: Socket.react,
    Back: Socket.back,
    Ping: Socket.ping,
}


class Guard:
    """Refuses what comes from pages of others, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            await send(message)

        app = self.app
        if not _same_origin(HTTPConnection(scope)):
            app = _fault(403, "origin") if scope["type"] == "http" else _Close(4403)
        await app(scope, receive, guarded if scope["type"] == "http" else send)


class _Close:
    """Refuses a socket."""

    def __init__(self, code: int) -> None:
        self.code = code

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "websocket.close", "code": self.code})


def _same_origin(connection: HTTPConnection) -> bool:
    """Browsers say where a request comes from; whoever says nothing is no browser and has no cookie by chance."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def _owner(connection: HTTPConnection) -> bytes | None:
    token = connection.cookies.get(COOKIE)
    return owner_of(token) if token else None


def _with_token(response: Response, request: Request, token: str) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response


async def _body(request: Request, kind: type[Body]) -> Body:
    """The body of a request, checked; it must say that it is JSON, which other sites' forms cannot."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        raise HTTPException(415, "the body must be application/json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise HTTPException(413, f"at most {MOST_BODY} bytes")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise HTTPException(400, str(fault)) from None


def _clean(name: str) -> str:
    """A name without anything invisible."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    clean = " ".join(shown.split())
    if not clean:
        raise HTTPException(400, "a name needs at least one letter")
    return clean


def _number(request: Request, name: str, most: int) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 9 or int(text) > most:
        raise HTTPException(400, f"{name} is a whole number from 0 to {most}")
    return int(text)


def _replayed(match: Match, seat: int | None, first: int) -> dict[str, Any]:
    """A chunk of a replay, without what was taken back."""
    history = match.state.history
    first = min(first, len(history))
    state = match.game.new(match.saved.key)
    steps = []
    for number in range(len(history) + 1):
        if number:
            state.play(history[number - 1].id)
        if first <= number < first + CHUNK:
            shown = gate.open_view(state) if state.over else gate.view(state, seat)
            decider = match.deciders[number - 1] if number else None
            steps.append({"events": gate.events(state, seat), "view": shown, "seat": decider})
    return {"total": len(history), "from": first, "steps": steps}


def _fault(status: int, code: str, text: str = "") -> JSONResponse:
    return JSONResponse({"error": code, "text": text}, status)


async def _http_fault(_request: Request, fault: HTTPException) -> Response:
    return _fault(fault.status_code, FAULTS.get(fault.status_code, "bad"), fault.detail)


async def _store_fault(_request: Request, fault: StoreError) -> Response:
    LOG.error("not kept", fault=str(fault))
    return _fault(503, "store")

"""The app: HTTP requests, the page, and where sockets come in. Everything about a game passes `gate`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import structlog
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from vaka.errors import OptionError
from vaka.server import catalogue, gate, metrics, openapi, protocol
from vaka.server.files import WORTH_PACKING, Files, Text
from vaka.server.guard import Guard, admitted, is_loopback, same_origin
from vaka.server.house import House, owner_of
from vaka.server.limits import Bucket, Tolls, network_of, visible
from vaka.server.preview import with_preview
from vaka.server.socket import GONE, LATER, Noise, Socket
from vaka.server.store import Seat, StoreError
from vaka.server.table import Refusal, Table, encode
from vaka.version import __version__

LOG = structlog.get_logger()
PAGE = Path(os.environ.get("VAKA_PAGE") or Path(__file__).parent / "page")
COOKIE = "vaka"
YEAR = 365 * 24 * 3600
HTML = "text/html"
MOST_BODY = 8192  # bytes of a request
GOODBYE_SECONDS = 1.0  # that a client has to hear that the server is stopping
COSTS = {"tables": 4, "record": 8, "replay": 10, "analysis": 4}  # of requests, by the end of their path; others: 1
ASKING = ("/api/", "/t/", "/healthz")  # paths that are answered from a table or the database; others are files
# What requests from one address may cost at once, and then per second, times the rate of messages; likewise files, of
# which one visitor may want a hundred, and forty visitors may share an address.
REQUESTS, FILES = (14, 3), (400, 10)
OPENINGS = (30, 0.5)  # tables that one address may open at once, and then per second
STEPS_PER_ANSWER = 100  # of a replay
FAULTS = {403: "seat", 404: "missing", 409: "waiting"}  # what an error is called for the page
# What differs from answer to answer is compressed as it is sent; files and fixed texts are by then, once for all.
ZIPPED = [Middleware(GZipMiddleware, minimum_size=WORTH_PACKING)]
Body = TypeVar("Body", bound=msgspec.Struct)


class App:
    """The requests that a house answers."""

    def __init__(
        self,
        house: House,
        rate: float = 15.0,
        names: Iterable[str] = (),
        addresses: Iterable[str] = (),
        origins: Iterable[str] = (),
    ) -> None:
        self.house = house
        self.addresses = tuple(addresses)
        """Where others on the network reach the server."""
        self.names = tuple(names)
        """The names by which the server may be reached, besides local ones."""
        self.origins = frozenset(origins)
        """The other sites whose pages may ask for tables here."""
        self.rate = rate
        """Messages per second that one socket may send for long; for a moment, four times as many."""
        self._page = Files(PAGE, check_dir=False)  # a program that asks only for the routes needs no page
        self._names = {file.name for file in PAGE.glob("*.*")} - {"index.html"}
        self._sockets: set[Socket] = set()
        self._noise = Noise()
        self._openings = Tolls(*OPENINGS)
        self._requests = Tolls(*(rate * share for share in REQUESTS))
        self._visits = Tolls(*(rate * share for share in FILES))

    def requests(self) -> list[BaseRoute]:
        """What programs may ask for; the OpenAPI file is made from it."""
        api = [
            Route("/games", self.games),
            Route("/games/{game}/words/{lang}", self.words),
            Route("/server", self.server),
            Route("/schema", self.schema),
            Route("/openapi.json", self.openapi),
            Route("/tables", self.tables),
            Route("/tables", self.open, methods=["POST"]),
            Route("/tables/{table}", self.table),
            Route("/tables/{table}/sit", self.sit, methods=["POST"]),
            Route("/tables/{table}/offer", self.offer, methods=["POST"]),
            Route("/tables/{table}/take", self.take, methods=["POST"]),
            Route("/tables/{table}/fill", self.fill, methods=["POST"]),
            Route("/tables/{table}/arrange", self.arrange, methods=["POST"]),
            Route("/tables/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{table}/record", self.record),
            Route("/tables/{table}/replay", self.replay),
            Route("/tables/{table}/analysis", self.analysis, methods=["POST"]),
        ]
        return [Mount("/api", routes=api, middleware=ZIPPED), Route("/healthz", self.health)]

    def asgi(self) -> ASGIApp:
        """The whole application."""
        routes = [*self.requests(), WebSocketRoute("/socket/{table}", self.socket)]
        if (PAGE / "index.html").exists():
            routes += [Mount("/assets", Files(PAGE / "assets")), Route("/{path:path}", self.page)]
        handlers: dict[Any, Any] = {
            HTTPException: _http_fault,
            OptionError: lambda _request, fault: _fault(400, "option", str(fault)),
            Refusal: _refused,
            StoreError: _store_fault,
        }
        app = Starlette(routes=routes, exception_handlers=handlers, lifespan=self._life)
        return Guard(app, self.names, self.origins, self._pays, self._refusal)

    def _pays(self, request: HTTPConnection) -> bool:
        """Whether a request is one that its address may still make; every one has a cost."""
        path = request.scope["path"]
        if not path.startswith(ASKING):
            return self._visits.take(_address(request))
        return self._requests.take(_address(request), COSTS.get(path.rpartition("/")[2], 1))

    def _refusal(self, request: HTTPConnection, paid: bool) -> Response | None:
        """Why a request is not answered: it comes from another site, or its address asks for too much."""
        if not admitted(request, self.origins):
            refused = _fault(403, "origin")
            # A page that was given this address may read that it is not admitted, and nothing else.
            refused.headers["access-control-allow-origin"] = "*"
            return refused
        return None if paid else _fault(429, "fast")

    @contextlib.asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        self.house.begin()
        LOG.info("server ready", version=__version__)
        yield
        await self.house.close()
        LOG.info("server closed")

    async def say_closing(self) -> None:
        """Tell every client that the server is stopping; returns once they know, or are too slow."""
        goodbyes = [asyncio.create_task(socket.say_closing()) for socket in self._sockets]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=GOODBYE_SECONDS)

    def situation(self) -> metrics.Situation:
        """What the server holds now; asked from another thread."""
        return metrics.Situation(len(self._sockets), self.house.counts(), self.house.readiness())

    # --- Requests.

    async def page(self, request: Request) -> Response:
        """The page: one file, whatever the address; the rest is in assets."""
        name = request.path_params["path"]
        if name in self._names:
            return await self._file(name, request)
        if name.startswith(("api/", "assets/")) or "." in name:
            raise HTTPException(404)
        table = await self._previewed(name)
        if table is None:
            return await self._file("index.html", request)
        page, languages = (PAGE / "index.html").read_text("utf-8"), request.headers.get("accept-language", "")
        return Text(with_preview(page, table.info(), table.game, languages).encode(), HTML).answer(request)

    async def _file(self, name: str, request: Request) -> Response:
        """A file of the page that has the same name in every version of it."""
        answer = await self._page.get_response(name, request.scope)
        answer.headers["cache-control"] = "no-cache"
        return answer

    async def _previewed(self, name: str) -> Table | None:
        """The table that an address leads to; a page is shown whatever is wrong with it."""
        folder, _, table_id = name.partition("/")
        try:
            return await self.house.find(table_id) if folder == "t" and self.house.prepared else None
        except StoreError:
            return None

    async def health(self, _request: Request) -> Response:
        """Whether decisions can be kept, whether bots think, and which games are compiled."""
        ready = self.house.readiness()
        kept, bots = await self.house.store.alive(), self.house.workers.alive
        known = {"ok": kept, "version": __version__, "games": ready, "bots": bots}
        if self.house.neighbours:
            known["notices"] = self.house.neighbours.listening
        return JSONResponse(known, 200 if kept else 503)

    async def games(self, _request: Request) -> Response:
        """The games and their options."""
        ready = self.house.ready
        return _answer([replace(game, ready=ready[game.name].is_set()) for game in catalogue.offered()])

    async def words(self, request: Request) -> Response:
        """What a game says in a language, for a page that was built without it, as it is with plug-ins.

        What the game lacks in this language is in English. An entity tag saves sending the same twice.
        """
        try:
            return _words(request.path_params["game"], request.path_params["lang"]).answer(request)
        except OptionError as fault:
            raise HTTPException(404, str(fault)) from None

    async def server(self, _request: Request) -> Response:
        """Where others reach this server."""
        return _answer(protocol.ServerInfo(list(self.addresses)))

    async def schema(self, request: Request) -> Response:
        """The JSON schema of the protocol."""
        return _schema().answer(request)

    async def openapi(self, request: Request) -> Response:
        """These requests as an OpenAPI file."""
        return self._document.answer(request)

    @cached_property
    def _document(self) -> Text:
        return Text(encode(openapi.document(self.requests())))

    async def tables(self, request: Request) -> Response:
        """The tables where this browser holds a seat."""
        owner = _owner(request)
        return _answer(await self.house.of_owner(owner) if owner else [])

    async def open(self, request: Request) -> Response:
        """Open a table."""
        wish = await _body(request, protocol.Opening)
        if not self._openings.take(_address(request)):
            return _fault(429, "fast")
        seats = [replace(s, name=_clean(s.name) if s.name else None) for s in wish.seats]
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
        title = " ".join(visible(wish.title).split())
        table = await self.house.open(replace(wish, seats=seats, title=title), owner_of(token))
        return _with_token(_answer(protocol.Opened(table.id), 201), request, token)

    async def table(self, request: Request) -> Response:
        """A table as everyone may see it, and the seats that this browser holds there.

        The token comes with it, before a seat is bound to it: if the answer gets lost, no seat is lost with it.
        """
        table = await self._table(request)
        answer = _answer(protocol.TableAndSeats(table.info(), table.seats_of(_owner(request))))
        return answer if COOKIE in request.cookies else _with_token(answer, request, secrets.token_urlsafe(32))

    async def sit(self, request: Request) -> Response:
        """Take an open seat."""
        wish = await _body(request, protocol.Sitting)
        table = await self._table(request)
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
        seat = await table.sit(wish.seat, Seat("person", _clean(wish.name), owner=owner_of(token)))
        return _with_token(_answer(protocol.SeatTaken(seat)), request, token)

    async def offer(self, request: Request) -> Response:
        """A code that takes your seats to another device."""
        table = await self._seated(request)
        return _answer(protocol.Offered(await self.house.offer(table, owner_of(request.cookies[COOKIE]))))

    async def take(self, request: Request) -> Response:
        """Take seats over from another device."""
        wish = await _body(request, protocol.Taking)
        table = await self._table(request)
        token = request.cookies.get(COOKIE) or secrets.token_urlsafe(32)
        seats = await self.house.take(table, wish.code, owner_of(token))
        return _with_token(_answer(protocol.Taken(seats)), request, token)

    async def fill(self, request: Request) -> Response:
        """Bots take the open seats; anyone who sits at the table may ask for it."""
        wish = await _body(request, protocol.Filling)
        table = await self._seated(request)
        await table.fill(wish.level)
        return _answer(protocol.Done())

    async def arrange(self, request: Request) -> Response:
        """Change who sits where before the game begins, or begin it."""
        wish: protocol.Arranging = await _body(request, protocol.Arranging)  # type: ignore[arg-type]
        table = await self._table(request)
        owner = _owner(request)
        if owner is None:
            raise HTTPException(403, "seat")
        await table.arrange(wish, owner)
        return _answer(protocol.Done())

    async def rematch(self, request: Request) -> Response:
        """Ask the group to play again."""
        table = await self._seated(request)
        return _answer(protocol.Opened((await self.house.rematch(table, owner_of(request.cookies[COOKIE]))).id))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, key and all."""
        table = await self._finished(request)
        name = f"{table.game.name}-{table.id}.vaka"
        return PlainTextResponse(table.record(), headers={"content-disposition": f'attachment; filename="{name}"'})

    async def replay(self, request: Request) -> Response:
        """Steps of a finished game with their views, as one seat saw them, or with all hands open at the end."""
        table = await self._finished(request)
        seat = _number(request, "seat", table.game.players - 1)
        first = _number(request, "from", 1 << 30) or 0
        return _answer(_replayed(table, seat, first))

    async def analysis(self, request: Request) -> Response:
        """The analysis of a finished game, or how far it is."""
        table = await self._finished(request)
        return _answer(await self.house.analysis(table, _address(request)))

    async def _table(self, request: HTTPConnection) -> Table:
        table = await self.house.find(request.path_params["table"])
        if table is None:
            raise HTTPException(404, "table")
        return table

    async def _seated(self, request: Request) -> Table:
        """The table of a request from somebody who sits there."""
        table = await self._table(request)
        if not table.seats_of(_owner(request)):
            raise HTTPException(403, "seat")
        return table

    async def _finished(self, request: Request) -> Table:
        """The table of a request, if its game is over: before that, its key and its hands are secret."""
        table = await self._table(request)
        if not table.info().over:
            raise HTTPException(409, "waiting")
        return table

    # --- Sockets.

    async def socket(self, websocket: WebSocket) -> None:
        """One client at one table, until it leaves."""
        since = websocket.query_params.get("since", "")
        await websocket.accept()  # a browser is told the code only of a socket that was open
        try:
            table = await self.house.find(websocket.path_params["table"])
        except StoreError as fault:
            LOG.error("table not loaded", fault=str(fault))
            await websocket.close(LATER)
            return
        if table is None:
            await websocket.close(GONE)
            return
        bucket = Bucket(4 * self.rate, self.rate)
        client = Socket(websocket, table, _owner(websocket), _address(websocket), bucket, self._noise, self.house)
        self._sockets.add(client)
        table.join(client, int(since) if since.isdecimal() and len(since) < 9 else None)
        try:
            await table.begin_together()
            await client.run()
        finally:
            self._sockets.discard(client)
            table.leave(client)


def _address(request: HTTPConnection) -> str:
    return network_of(request.client.host) if request.client else ""


def _owner(connection: HTTPConnection) -> bytes | None:
    token = connection.cookies.get(COOKIE)
    return owner_of(token) if token else None


def _with_token(response: Response, request: Request, token: str) -> Response:
    """The answer with the token of this browser.

    To the page of another site the cookie comes back only with `SameSite=None`, which browsers take from secure
    servers; `Partitioned` lets those that refuse cookies of other sites keep it for that page alone.
    """
    https = request.url.scheme == "https"
    shared = not same_origin(request) and (https or is_loopback(request))
    response.headers["cache-control"] = "no-store"
    site: Literal["none", "lax"] = "none" if shared else "lax"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite=site, secure=https or shared, path="/")
    if shared:
        response.headers["set-cookie"] += "; Partitioned"
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
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise HTTPException(400, str(fault)) from None


def _clean(name: str) -> str:
    """A name without anything invisible."""
    clean = " ".join(visible(name).split())
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


def _replayed(table: Table, seat: int | None, first: int) -> protocol.Replay:
    """A part of a finished game, without what was taken back."""
    history = table.state.history
    first = min(first, len(history))
    state, decider, steps = table.game.new(table.saved.key), None, []
    for number in range(len(history) + 1):
        if number:
            decider = state.player
            state.play(history[number - 1].id)
        if first <= number < first + STEPS_PER_ANSWER:
            shown = gate.open_view(state) if state.over else gate.view(state, seat)
            steps.append(protocol.ReplayStep(gate.events(state, seat), shown, decider))
    return protocol.Replay(len(history), first, steps)


@cache
def _words(game: str, lang: str) -> Text:
    return Text(encode(catalogue.words(game, lang)))


@cache
def _schema() -> Text:
    return Text(encode(protocol.schema()))


def _answer(found: object, status: int = 200) -> Response:
    return Response(encode(found), status, media_type="application/json")


def _fault(status: int, code: str, text: str = "") -> Response:
    return _answer(protocol.Fault(code, text), status)


async def _http_fault(request: Request, fault: HTTPException) -> Response:
    refused = _fault(fault.status_code, FAULTS.get(fault.status_code, "bad"), fault.detail)
    if fault.status_code == 405:
        refused.headers["allow"] = ", ".join(sorted(_methods(request)))
    return refused


def _methods(request: Request) -> set[str]:
    """The methods that a path has, over all its routes."""
    asked = request.scope["endpoint"]
    found = list(openapi.requests(request.app.routes))
    path = next((path for path, route in found if route.endpoint == asked), None)
    return {method for other, route in found if other == path for method in route.methods or ()}


async def _refused(_request: Request, fault: Refusal) -> Response:
    metrics.refused(fault.reason)
    return _fault(409, fault.reason)


async def _store_fault(_request: Request, fault: StoreError) -> Response:
    LOG.error("not kept", fault=str(fault))
    return _fault(503, "store")

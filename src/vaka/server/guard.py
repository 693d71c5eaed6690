"""The guard in front of the app: security headers, and no requests from sites that are not admitted."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vaka.errors import OptionError
from vaka.server.limits import PAUSE_SECONDS
from vaka.server.metrics import answered

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HOST = re.compile(
    r"(?:\[(?P<number>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE | re.ASCII
)
LOCAL_NAMES = ("localhost",)
PAID = "vaka.paid"  # where a request's scope says whether its address may still make it
FOREIGN = 4403  # why a socket is closed: it comes from another site
PREFLIGHT_SECONDS = 7200  # that a browser remembers what an admitted site may ask
DEFAULT_PORTS = {"http": 80, "https": 443}


class Guard:
    """Refuses requests before the app sees them, and puts the security headers on every answer."""

    def __init__(
        self,
        app: ASGIApp,
        names: Iterable[str],
        origins: Iterable[str],
        pays: Callable[[HTTPConnection], bool],
        refusal: Callable[[HTTPConnection, bool], ASGIApp | None],
    ) -> None:
        self.app = app
        self.origins = frozenset(origins)
        """The other sites whose pages may ask."""
        self._http = self._shared() if self.origins else self._answer
        self.names = {*LOCAL_NAMES, socket.gethostname().lower(), *(name.lower() for name in names)}
        """The names by which this server may be reached; numbers always may."""
        self.pays = pays
        """Whether a request is one that its address may still make."""
        self.refusal = refusal
        """The answer to a request that is refused, be it because it is too much; None for others."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            connection = HTTPConnection(scope)
            welcome = admitted(connection, self.origins) and self._knows(connection)
            await (self.app if welcome else _Close(FOREIGN))(scope, receive, send)
        else:
            connection = HTTPConnection(scope)
            scope[PAID] = self.pays(connection)
            if not scope[PAID]:
                await asyncio.sleep(PAUSE_SECONDS)
            answer = self._http if self._knows(connection) else _misdirected(connection)
            await answer(scope, receive, _guarded(send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.refusal(HTTPConnection(scope), scope[PAID]) or self.app)(scope, receive, send)

    def _shared(self) -> ASGIApp:
        """Answers, refusals too, that pages of admitted sites may read, with the cookie of their visitor."""
        return CORSMiddleware(
            self._answer,
            allow_origins=sorted(self.origins),
            allow_methods=["GET", "POST"],
            allow_headers=["content-type"],
            allow_credentials=True,
            max_age=PREFLIGHT_SECONDS,
        )

    def _knows(self, connection: HTTPConnection) -> bool:
        """Whether a request names this server: a page of another site may have had its name point here."""
        name = _named(connection)
        return name is not None and (name in self.names or name.endswith(".localhost") or _is_number(name))


def _named(connection: HTTPConnection) -> str | None:
    """The name by which a request reaches this server, without a port; None if that cannot be read.

    A client of HTTP/1.0 may leave it out, and no browser does: then it is the number that it has reached.
    """
    host = connection.headers.get("host")
    if host is None:
        return connection.url.hostname
    found = HOST.fullmatch(host)
    return (found["number"] or found["name"]).lower() if found and int(found["port"] or 0) < 1 << 16 else None


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(connection: HTTPConnection) -> bool:
    """Whether a request was sent to this machine by itself, which browsers take for secure."""
    name = _named(connection) or ""
    return name in LOCAL_NAMES or name.endswith(".localhost") or (_is_number(name) and ip_address(name).is_loopback)


def _misdirected(connection: HTTPConnection) -> ASGIApp:
    right = "vaka serve --name says which names it answers for"
    return PlainTextResponse(f"This server does not answer for {connection.headers.get('host')!r}; {right}.\n", 421)


def _guarded(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            answered(message["status"])()
            message["headers"] += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        await send(message)

    return guarded


class _Close:
    """Refuses a socket."""

    def __init__(self, code: int) -> None:
        self.code = code

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "websocket.close", "code": self.code})


def admitted(connection: HTTPConnection, origins: frozenset[str]) -> bool:
    """Whether a request comes from the server's own page, from a site that it admits, or from no browser."""
    return same_origin(connection) or connection.headers.get("origin") in origins


def origin_of(text: str) -> str:
    """A site as browsers name it, from how a person writes it.

    >>> origin_of("https://Games.Example:443/")
    'https://games.example'
    """
    wrong = f"{text!r} is no origin; one is a scheme and a name, without a path, such as https://games.example"
    try:
        parts = urlsplit(text.strip())
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except ValueError:  # a port that is no number, a name that cannot be one
        raise OptionError(wrong) from None
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    if parts.scheme not in DEFAULT_PORTS or more or not host or "*" in host:
        raise OptionError(wrong)
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + ("" if port in (None, DEFAULT_PORTS[parts.scheme]) else f":{port}")


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers say where a request comes from; a client that does not is no browser, so no cookie slips in."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return _named(connection) is not None and origin.partition("://")[2] == connection.headers.get("host")

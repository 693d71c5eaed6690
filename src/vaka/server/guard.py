"""The guard in front of the app: security headers, and no requests from other sites."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable
from ipaddress import ip_address

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
LOCAL_NAMES = ("localhost",)
FOREIGN = 4403  # why a socket is closed: it comes from another site


class Guard:
    """Refuses requests before the app sees them, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, names: Iterable[str], refusal: Callable[[HTTPConnection], ASGIApp | None]) -> None:
        self.app = app
        self.names = {*LOCAL_NAMES, socket.gethostname().lower(), *(name.lower() for name in names)}
        """The names by which this server may be reached; numbers always may."""
        self.refusal = refusal
        """The answer to a request that is refused; None for others."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            connection = HTTPConnection(scope)
            welcome = same_origin(connection) and self._knows(connection)
            await (self.app if welcome else _Close(FOREIGN))(scope, receive, send)
        else:
            connection = HTTPConnection(scope)
            refused = self.refusal(connection) if self._knows(connection) else _misdirected(connection)
            await (refused or self.app)(scope, receive, _guarded(send))

    def _knows(self, connection: HTTPConnection) -> bool:
        """Whether a request names this server: a page of another site may have had its name point here."""
        name = (connection.url.hostname or "").lower()
        return name in self.names or name.endswith(".localhost") or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _misdirected(connection: HTTPConnection) -> ASGIApp:
    right = "vaka serve --name says which names it answers for"
    return PlainTextResponse(f"This server does not answer for {connection.url.hostname!r}; {right}.\n", 421)


def _guarded(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        await send(message)

    return guarded


class _Close:
    """Refuses a socket."""

    def __init__(self, code: int) -> None:
        self.code = code

    async def __call__(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "websocket.close", "code": self.code})


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers say where a request comes from; a client that does not is no browser, so no cookie slips in."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")

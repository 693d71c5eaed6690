"""The guard in front of the app: security headers, and no requests from other sites."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import HTTPConnection
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
FOREIGN = 4403  # why a socket is closed: it comes from another site


class Guard:
    """Refuses requests before the app sees them, and puts the security headers on every answer."""

    def __init__(self, app: ASGIApp, refusal: Callable[[HTTPConnection], ASGIApp | None]) -> None:
        self.app = app
        self.refusal = refusal
        """The answer to a request that is refused; None for others."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request or socket."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            app = self.app if same_origin(HTTPConnection(scope)) else _Close(FOREIGN)
            await app(scope, receive, send)
        else:
            await (self.refusal(HTTPConnection(scope)) or self.app)(scope, receive, _guarded(send))


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

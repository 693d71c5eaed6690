"""What one message in and four out cost on servers that Vaka could stand on, beside Vaka's own: `make bench-echo`.

Every server answers each message with four of the size of a step, three of them to other sockets, as a table does.
Nothing else happens, so the differences are those of the servers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
RESULT = HERE / "results" / "echo.json"
ANSWER = b'{"t":"step","version":1,"view":"' + b"x" * 400 + b'"}'
GROUP = 4  # sockets at one table


class Groups:
    """Who sits together: whoever comes joins the last group that has room."""

    def __init__(self) -> None:
        self._last: list[Any] = []

    def join(self, member: Any) -> list[Any]:
        if len(self._last) == GROUP:
            self._last = []
        self._last.append(member)
        return self._last


groups = Groups()


async def asgi(scope: dict[str, Any], receive: Callable[..., Any], send: Callable[..., Any]) -> None:
    """The app, for servers that run one."""
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    group = groups.join(send)
    text = ANSWER.decode()
    while (await receive())["type"] == "websocket.receive":
        for other in group:
            await other({"type": "websocket.send", "text": text})


def uvicorn_with(protocol: str) -> Callable[[int], None]:
    def serve(port: int) -> None:
        import uvicorn

        uvicorn.run(asgi, port=port, ws=protocol, log_level="warning", ws_per_message_deflate=False)

    return serve


def vaka(port: int) -> None:
    """Uvicorn with Vaka's limited protocol, writing at once as Vaka does."""
    import uvicorn
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    from vaka.server import wire

    async def app(scope: dict[str, Any], receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        if scope["type"] == "lifespan":
            await asgi(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        group = groups.join(scope["extensions"][wire.AT_ONCE]["write"])
        while (await receive())["type"] == "websocket.receive":
            for write in group:
                write(ANSWER)

    limits = wire.Limits(wire.Rates.of(1e6), None, 10.0, ProxyHeadersMiddleware(asgi))  # type: ignore[arg-type]
    http, websocket = wire.limited(limits)
    uvicorn.run(app, port=port, http=http, ws=websocket, log_level="warning", ws_per_message_deflate=False)


def granian(port: int) -> None:
    from granian.constants import Interfaces
    from granian.server.embed import Server

    asyncio.run(Server(asgi, port=port, interface=Interfaces.ASGI, log_enabled=False).serve())


def picows(port: int) -> None:
    """A server of sockets alone: it serves no page."""
    import uvloop
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server

    class Member(WSListener):
        def on_ws_connected(self, transport: WSTransport) -> None:
            self.group = groups.join(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
                return
            for other in self.group:
                other.send(WSMsgType.TEXT, ANSWER)

    async def run() -> None:
        server = await ws_create_server(lambda _request: Member(), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(run())


SERVERS: dict[str, Callable[[int], None]] = {
    "uvicorn, websockets": uvicorn_with("websockets-sansio"),
    "uvicorn, wsproto": uvicorn_with("wsproto"),
    "granian": granian,
    "picows": picows,
    "Vaka's protocol on uvicorn": vaka,
}


def measure(name: str, seconds: float) -> dict[str, float]:
    """Messages per second, and the server's processor time for each, in milliseconds."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-m", "bench.echo", "--serve", name, "--port", str(port)])
    try:
        deadline = time.monotonic() + 30
        while True:
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if server.poll() is not None or time.monotonic() > deadline:
                raise SystemExit(f"{name} did not start")
            time.sleep(0.1)
        wish = json.dumps({"port": port, "pid": server.pid, "sockets": 8 * GROUP, "seconds": seconds})
        found = subprocess.check_output(["node", str(HERE / "server" / "echo.mjs"), wish], text=True)
    finally:
        server.kill()
        server.wait()
    return dict(json.loads(found))


def main() -> None:
    """Measure all in turns, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured; the best counts")
    parser.add_argument("--json", type=Path, default=RESULT, help="where to keep the numbers")
    parser.add_argument("--serve", choices=sorted(SERVERS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        SERVERS[chosen.serve](chosen.port)
        return
    found: dict[str, dict[str, float]] = {}
    for _ in range(chosen.rounds):
        for name in SERVERS:
            one = measure(name, chosen.seconds)
            if name not in found or one["cpu_ms"] < found[name]["cpu_ms"]:
                found[name] = one
    table = Table(title="One message in, four out")
    for heading in ("server", "messages / s", "server CPU ms each"):
        table.add_column(heading, justify="left" if heading == "server" else "right")
    for name, one in found.items():
        table.add_row(name, f"{one['messages']:,.0f}", f"{one['cpu_ms']:.3f}")
    Console().print(table)
    chosen.json.write_text(json.dumps({"cores": os.cpu_count(), "servers": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()

"""The link to a table of a server: its requests, and a connection that comes back when it drops (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
import random
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from anyio import to_thread
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from vaka.errors import VakaError
from vaka.version import __version__

Frame = dict[str, Any]
"""A message of the protocol."""
LINK = re.compile(r"(https?://[^/?#\s@]+)/t/([a-z0-9]{1,40})/?", re.IGNORECASE)
SECONDS = 15.0  # that a server may take to answer
MOST_FRAME = 1 << 24  # bytes
AGAIN = 1.0  # seconds after which what was refused for its haste is sent again
GONE = 4404  # closes the connection to a table that does not exist


class ServerFault(VakaError):
    """What a server answered instead of what it was asked for, or that it did not answer."""


def parts_of(link: str) -> tuple[str, str]:
    """The address of the server and the id of the table in a link.

    >>> parts_of("http://localhost:8252/t/k3m9x2p7qa")
    ('http://localhost:8252', 'k3m9x2p7qa')
    """
    found = LINK.fullmatch(link.strip())
    if not found:
        raise ServerFault(f"{link!r} is not the link of a table; it looks like http://localhost:8252/t/TABLE")
    return found[1], found[2]


class Server:
    """A server, and the cookie by which it knows the assistant."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""

    async def ask(self, path: str, body: Frame | None = None) -> Any:
        """The answer to a request, as JSON."""
        return json.loads(await self.text(path, body))

    async def text(self, path: str, body: Frame | None = None) -> str:
        """The answer to a request, as text."""
        return await to_thread.run_sync(lambda: self._ask(path, body), abandon_on_cancel=True)

    def _ask(self, path: str, body: Frame | None) -> str:
        headers = {"content-type": "application/json", "user-agent": f"vaka/{__version__}"}
        if self.cookie:
            headers["cookie"] = self.cookie
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, sent, headers)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                if "set-cookie" in answer.headers:
                    self.cookie = str(answer.headers["set-cookie"]).partition(";")[0]
                return str(answer.read(MOST_FRAME).decode())
        except urllib.error.HTTPError as fault:
            with fault:
                raise ServerFault(f"the server says: {_reason(fault)}") from None
        except (OSError, ValueError) as fault:
            raise ServerFault(f"no Vaka server answers at {self.url}: {fault}") from None


def _reason(fault: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(fault.read(MOST_FRAME))["text"])
    except (ValueError, KeyError, TypeError):
        return f"{fault.code} {fault.reason}"


class Line:
    """The connection to one table. It comes back when it drops, and sends again what was not answered."""

    def __init__(self, server: Server, table: str, heard: Callable[[Frame], None]) -> None:
        self._server = server
        self._table = table
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._sent: dict[int, tuple[Frame, asyncio.Future[Frame]]] = {}
        self.fault = ""
        """Why the connection has ended for good; empty as long as it has not."""
        self._task = asyncio.create_task(self._listen())

    @property
    def open(self) -> bool:
        """Whether the server can be reached now."""
        return self._socket is not None

    async def close(self) -> None:
        """Hang up."""
        self._task.cancel()
        await asyncio.wait({self._task})

    async def send(self, kind: str, **fields: Any) -> None:
        """Say something that has no answer."""
        if self._socket is None:
            raise ServerFault(f"{self._server.url} cannot be reached at the moment")
        await self._pass(self._socket, {"t": kind, **fields})

    async def ask(self, kind: str, **fields: Any) -> Frame:
        """Say something, and wait for the message that answers it: the same is never applied twice."""
        number = random.getrandbits(50)
        message = {"t": kind, "id": number, **fields}
        answer: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._sent[number] = message, answer
        try:
            if self._socket is not None:
                await self._pass(self._socket, message)
            return await asyncio.wait_for(answer, SECONDS)
        except TimeoutError:
            raise ServerFault(f"{self._server.url} does not answer; ask for the situation in a moment") from None
        finally:
            del self._sent[number]

    async def _listen(self) -> None:
        address = self._server.url.replace("http", "ws", 1) + f"/socket/{self._table}"
        headers = {"cookie": self._server.cookie}
        try:
            async for socket in connect(address, additional_headers=headers, max_size=MOST_FRAME, close_timeout=1):
                try:
                    await self._talk(socket)
                except ConnectionClosed:
                    self._socket = None
                finally:
                    # Nobody else hangs up if the loop over connections is left here.
                    await socket.close()
                if socket.close_code == GONE:
                    self.fault = "there is no such table any more"
                    break
        except (InvalidHandshake, InvalidURI) as fault:
            self.fault = str(fault)
        except (ValueError, LookupError, TypeError, VakaError) as fault:
            self.fault = f"the server said something that cannot be understood: {fault!r}"
        self._socket = None
        self._heard({"t": "gone"})

    async def _talk(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame: Frame = json.loads(text)
            if frame["t"] == "welcome":
                self._socket = socket
                for message, _ in list(self._sent.values()):
                    await self._pass(socket, message)
            elif frame["t"] == "refused" and frame["reason"] in ("fast", "store"):
                await asyncio.sleep(AGAIN)
                for message, _ in list(self._sent.values()):
                    await self._pass(socket, message)
                continue
            self._heard(frame)
            self._answer(frame)
        self._socket = None

    def _answer(self, frame: Frame) -> None:
        number = frame.get("ack", frame.get("id"))
        if number in self._sent and not self._sent[number][1].done():
            self._sent[number][1].set_result(frame)

    async def _pass(self, socket: ClientConnection, message: Frame) -> None:
        """Send a message; if the connection drops meanwhile, it is sent again once it is back."""
        try:
            await socket.send(json.dumps(message))
        except ConnectionClosed:
            self._socket = None

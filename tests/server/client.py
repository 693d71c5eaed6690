"""A server as a process, browsers that ask it, and players who sit at its tables: what the tests talk through."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.databases import database_in
from vaka.server.app import PAGE
from vaka.server.protocol import ServerMessage

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds; no test needs them, only a machine that is busy with something else
DULL = {"swap", "draw", "toss", "done"}  # without these, games are short
COMMAND = "vaka.cli" if PAGE.exists() else "tests.server.pageless"
Frame = dict[str, Any]

understand = msgspec.json.Decoder(ServerMessage).decode
_addresses = itertools.count(1)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def wait_for(condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Ask until the answer is not empty."""
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)
    return found


class Reachable(Protocol):
    """Where a server is."""

    @property
    def port(self) -> int: ...
    @property
    def url(self) -> str: ...


class House:
    """A server in a process of its own; the same again on the same database after it was killed."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        rate: int = 100_000,
        compiled: bool = True,
        database: Path | str | None = None,
        before: str = "",
        **variables: str,
    ) -> None:
        """`before` is what a shell does first in the same process, such as `ulimit`."""
        self.folder = folder
        self.port = free_port()
        self.database = database or database_in(folder)
        self.log = folder / "log.txt"
        given = ["--port", str(self.port), "--database", str(self.database), "--pace", "0", "--rate", str(rate)]
        self._words = [sys.executable, "-m", COMMAND, "serve", "--no-open", "--workers", "1", *given, *flags]
        if before:
            self._words = ["sh", "-c", f'{before}; exec "$@"', "sh", *self._words]
        self._environment = {**os.environ, "PYTHONWARNINGS": "error", **variables}
        self.start(compiled)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, compiled: bool = True) -> None:
        """Start it, and wait until it answers and, unless told otherwise, all games are compiled."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._words, cwd=ROOT, stderr=log, stdout=log, env=self._environment)
        wait_for(self.ready if compiled else lambda: self.ready() is not None)

    def ready(self) -> bool | None:
        """Whether all games are compiled; None if it does not answer."""
        assert self.process.poll() is None, self.said()
        try:
            answer = httpx.get(f"{self.url}/healthz")
            # Whoever asks as often as this may be told that it is too often.
            return answer.status_code != 429 and all(answer.json()["games"].values())
        except httpx.TransportError:
            return None

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def said(self) -> str:
        return self.log.read_text("utf-8")

    def workers(self) -> list[int]:
        """The processes that think, by their ids."""
        return [child for child in children(self.process.pid) if "spawn_main" in words_of(child)]


def words_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def children(process: int) -> list[int]:
    """The processes that one has started, in any of its threads, and those that they have started."""
    own = [int(child) for file in Path(f"/proc/{process}/task").glob("*/children") for child in _read(file).split()]
    return [*own, *(other for child in own for other in children(child))]


def _read(file: Path) -> str:
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
        return ""


def megabytes(process: int) -> float:
    """The memory that a process holds."""
    (found,) = re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found) / 1024


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended does not, even if nobody has waited for it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Browser(httpx.Client):
    """Somebody with cookies. Each has an address of its own, as through a proxy, and so its own share of openings."""

    def __init__(self, house: Reachable, address: str | None = None) -> None:
        self.address = address or str(ip_address("10.0.0.0") + next(_addresses))
        super().__init__(base_url=house.url, headers={"x-forwarded-for": self.address}, timeout=PATIENCE)
        self.house = house

    @property
    def token(self) -> str:
        return self.cookies.get("vaka") or ""

    def open(self, game: str, seats: Iterable[str], **wishes: Any) -> str:
        """Open a table with `me`, `friend`, `hot` or a bot's level in each seat."""
        answer = self.ask_to_open(game, seats, **wishes)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def ask_to_open(self, game: str, seats: Iterable[str], **wishes: Any) -> httpx.Response:
        kinds = ("me", "friend", "hot")
        listed = [{"kind": seat} if seat in kinds else {"kind": "bot", "level": seat} for seat in seats]
        wishes["options"] = {"players": len(listed)} | wishes.get("options", {})
        return self.post("/api/tables", json={"game": game, "seats": listed, **wishes})

    def sit(self, table: str, name: str = "Guest", **wishes: Any) -> int:
        answer = self.post(f"/api/tables/{table}/sit", json={"name": name, **wishes})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def info(self, table: str) -> dict[str, Any]:
        """The table as everyone may see it."""
        found: dict[str, Any] = self.get(f"/api/tables/{table}").json()["table"]
        return found

    def join(self, table: str, since: int | str | None = None) -> Player:
        return Player(self.house, table, self.token, since, self.address)


class Player:
    """A socket at a table. What it hears is kept, merged and checked: versions have no gaps."""

    def __init__(
        self,
        house: Reachable,
        table: str,
        token: str = "",
        since: int | str | None = None,
        address: str | None = None,
    ) -> None:
        self.frames: list[Frame] = []
        self.view: dict[str, Any] = {}
        self.version = -1
        self.undo = False
        self._call = dial(house, table, token, since, address)
        self.socket = self._call.__enter__()
        self.welcome = self.hear("welcome")

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_reason: object) -> None:
        self._call.__exit__(None, None, None)

    @property
    def seat(self) -> int:
        (seat,) = self.welcome["seats"]
        return int(seat)

    @property
    def legal(self) -> list[str]:
        return list(self.view.get("legal", []))

    @property
    def over(self) -> bool:
        return bool(self.view.get("over"))

    # --- Hearing.

    def next(self, seconds: float = PATIENCE) -> Frame:
        """The next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        understand(text)
        frame: Frame = json.loads(text)
        self.frames.append(frame)
        self._take(frame)
        return frame

    def _take(self, frame: Frame) -> None:
        if frame["t"] in ("welcome", "look"):
            self.view, self.version, self.undo = dict(frame["view"] or {}), frame["version"], frame.get("undo", False)
        elif frame["t"] == "step":
            assert frame["version"] == self.version + 1
            self.version += 1
            self.view |= frame.get("view", {})
            self.undo = frame.get("undo", False)

    def hear(self, kind: str, **fields: Any) -> Frame:
        """The next message of a kind, with these fields; the ones before it are kept too."""
        while True:
            frame = self.next()
            if frame["t"] == kind and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def answer(self, request: int) -> Frame:
        """The answer to a message: its step, or whatever carries its number."""
        while True:
            frame = self.next()
            if request in (frame.get("id"), frame.get("ack")):
                return frame

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.next()

    def closed(self) -> tuple[int | None, list[Frame]]:
        """Hear until the other side closes: the code, and what was said before."""
        said = []
        try:
            while True:
                said.append(self.next())
        except ConnectionClosed as end:
            return (end.rcvd.code if end.rcvd else None), said

    # --- Saying.

    def say(self, message: str | bytes | dict[str, Any]) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a message with a number, and wait for its answer."""
        number = fields.setdefault("id", random.getrandbits(50))
        self.say({"t": kind, **fields})
        return self.answer(number)

    def play(self, action: str, **fields: Any) -> Frame:
        return self.ask("play", **{"action": action, "version": self.version, **fields})

    def play_any(self) -> Frame:
        """Decide, if possible something that brings the game nearer to its end."""
        lively = [action for action in self.legal if action.split()[0] not in DULL]
        answer = self.play(random.choice(lively or self.legal))
        assert answer["t"] == "step", answer
        return answer

    def take_back(self, **fields: Any) -> Frame:
        return self.ask("undo", **{"version": self.version, **fields})


def dial(
    house: Reachable,
    table: str,
    token: str = "",
    since: int | str | None = None,
    address: str | None = None,
    **options: Any,
) -> ClientConnection:
    """A socket to a table, to be used in a `with` statement."""
    place = f"{house.url.replace('http', 'ws', 1)}/socket/{table}" + ("" if since is None else f"?since={since}")
    headers = {"cookie": f"vaka={token}"} if token else {}
    headers |= {"x-forwarded-for": address} if address else {}
    call: ClientConnection = connect(
        place, additional_headers=headers, max_size=None, max_queue=None, compression=None, **options
    )
    return call


def drive(players: list[Player], decisions: int = 100_000) -> None:
    """Players and bots decide until the game is over, or that many decisions have been made."""
    until = max(player.version for player in players) + decisions
    while not players[0].over and players[0].version < until:
        asked = [player for player in players if player.legal]
        if asked:
            asked[0].play_any()
        else:
            players[0].catch_up(players[0].version + 1)
        latest = max(player.version for player in players)
        for player in players:
            player.catch_up(latest)

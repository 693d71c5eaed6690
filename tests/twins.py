"""A server in memory, and games that one observer cannot tell apart: what `make leak` compares.

A case is a moment of a game and somebody who watches it. The server is asked the same things twice, first with the
real state at its table, then with one that the observer imagines (`State.imagine`). Requests and sockets go through
the whole app, from ASGI message to ASGI message; only the line, the disk and the thinking processes are replaced.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import Any
from unittest import mock

import fluent.runtime
import structlog

import vaka
from tests.conftest import lively, walk
from tests.server.quiet import Shelf
from vaka.bots.analysis import Analysis
from vaka.bots.hints import Hint, hint
from vaka.play import Game, State
from vaka.play.state import key_of
from vaka.server import gate, metrics, thinking
from vaka.server.app import App
from vaka.server.gate import Question
from vaka.server.house import House, owner_of
from vaka.server.store import Entry, Saved, Seat, StoreError
from vaka.server.table import Table
from vaka.server.turns import Urgency
from vaka.server.wire import AT_ONCE
from vaka.words.languages import LANGUAGES

TABLE = "twinstable"
HINT_SIMULATIONS = 60
HINT_SEED = 7
COUNTED = tuple(str(Path(module.__file__ or "").parent) for module in (vaka, fluent.runtime))  # whose bytecodes count
Told = dict[str, bytes]
"""What an observer was told, by what it had asked."""


def token(seat: int | None) -> str:
    """The token of a seat's browser; a spectator has one too, which opens nothing."""
    return f"token-of-{'nobody' if seat is None else seat}"


def pretended(state: State, seat: int | None, seed: int) -> State:
    """The same game, but with the situation that a seat imagines."""
    twin, imagined = state.clone(), state.imagine(seat, seed)
    twin._frame, twin._n = imagined._frame, imagined._n
    return twin


# --- Cases.


@dataclass
class Case:
    """One moment of a game, and who watches it."""

    game: Game
    key: bytes
    seats: list[Seat]
    clock: int | None
    state: State
    views: dict[int | None, dict[str, Any]]
    """What each audience was shown before the last decision."""
    entries: list[Entry]
    observer: int | None
    seed: int
    """From which the imagined state, and what is asked, are drawn."""
    table: str = TABLE

    def imagined(self) -> State:
        """The state that the observer imagines."""
        return pretended(self.state, self.observer, self.seed)

    @property
    def name(self) -> str:
        """Where to find it again."""
        return f"{self.game!r} key {self.key.hex()[:8]} version {len(self.entries)} observer {self.observer}"


def cases(game: Game, seed: int, every: int, limit: int = 400) -> Iterator[Case]:
    """The cases of one game: every so many decisions, each seat and a spectator."""
    luck = random.Random(f"{game!r}{seed}")
    key = key_of(luck.getrandbits(60))
    seats, clock = _seating(game, luck)
    state = game.new(key)
    entries: list[Entry] = []
    views: dict[int | None, dict[str, Any]] = {}
    audiences = (*range(game.players), None)
    decider = state.player
    offset = luck.randrange(every)
    for step, after in enumerate((lively, walk)[seed % 2](state, luck.getrandbits(30), limit)):
        assert decider is not None
        asked = None if seats[decider].kind == "bot" else step
        entries.append(Entry(TABLE, len(entries) + 1, decider, after.history[-1].id, asked, 0))
        if after.over:
            return
        if step % every == offset:
            for observer in audiences:
                if observer is None or seats[observer].kind == "person":
                    yield Case(
                        game, key, seats, clock, after.clone(), views, list(entries), observer, luck.getrandbits(40)
                    )
        if (step + 1) % every == offset:
            views = {audience: gate.view(after, audience) for audience in audiences}
        decider = after.player


def _seating(game: Game, luck: random.Random) -> tuple[list[Seat], int | None]:
    """People everywhere, or one person among bots, who may take back more; a clock at some tables."""
    alone = luck.random() < 0.3
    chosen = luck.randrange(game.players)
    seats = [
        Seat("bot", level="easy") if alone and number != chosen else Seat("person", f"P{number}", owner=_owner(number))
        for number in range(game.players)
    ]
    return seats, luck.choice([None, None, 60])


def _owner(seat: int) -> bytes:
    return owner_of(token(seat))


# --- The server in memory.


class Still(asyncio.SelectorEventLoop):
    """An event loop whose time stands still, so that clocks and absences say the same whenever they are asked."""

    def time(self) -> float:
        """Always the same."""
        return 1000.0


class Thinkers:
    """In place of worker processes: bots think for ever, hints are found at once, from the question alone."""

    alive = True

    async def choose(self, question: Question, level: str, table: str, urgency: Urgency = Urgency.BOT) -> int:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("never")

    async def hint(self, question: Question, table: str) -> Hint:
        return hint(thinking.state_of(question), simulations=HINT_SIMULATIONS, seed=HINT_SEED)

    def progress(self, table: str) -> tuple[int, int]:
        return 0, 0

    async def analyse(self, record: str) -> Analysis:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("never")


class Full(Shelf):
    """A store that keeps nothing more: what would be decided is refused, so that nothing changes."""

    def __init__(self) -> None:
        super().__init__()
        self.failing = True

    async def add(self, table: Saved, before: Saved | None = None) -> None:
        raise StoreError("disk full")

    async def load(self, table: str, recent: int | None = None) -> Saved | None:
        return None


class Line:
    """A socket in memory. It is asked one thing at a time; the pong behind it ends what it is told."""

    def __init__(self, server: Server, seat: int | None, since: int | None = None) -> None:
        query = b"" if since is None else f"since={since}".encode()
        scope = server.scope("websocket", f"/socket/{TABLE}", seat, query)
        scope["extensions"] = {AT_ONCE: {"write": self._write, "let_go": self._let_go}}
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: list[bytes] = []
        self._heard = asyncio.Event()
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(server.asgi(scope, self._in.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        self._write((message.get("text") or json.dumps(message, default=str)).encode())

    def _let_go(self, code: int, reason: str) -> None:
        raise AssertionError(f"let go with {code}: {reason}")

    def _write(self, message: bytes) -> bool:
        self._out.append(message)
        self._heard.set()
        return True

    async def ask(self, message: dict[str, Any] | str | bytes | None = None) -> bytes:
        """All that is heard until the server has answered one more message."""
        if isinstance(message, bytes):
            self._in.put_nowait({"type": "websocket.receive", "bytes": message})
        elif message is not None:
            text = message if isinstance(message, str) else json.dumps(message)
            self._in.put_nowait({"type": "websocket.receive", "text": text})
        self._in.put_nowait({"type": "websocket.receive", "text": '{"t":"ping"}'})
        while b'{"t":"pong"}' not in self._out:
            self._heard.clear()
            await asyncio.wait(
                (self._task, heard := asyncio.ensure_future(self._heard.wait())), return_when="FIRST_COMPLETED"
            )
            if self._task.done():
                heard.cancel()
                self._task.result()
                raise AssertionError(f"the server closed the socket: {self._out}")
        told, self._out = self._out, []
        return b"\n".join(told)

    async def close(self) -> None:
        """Leave."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


def seated(case: Case, state: State, house: House) -> Table:
    """The table of a case in a house, with a state."""
    seats = [replace(seat) for seat in case.seats]
    saved = Saved(case.table, case.game.name, json.dumps(case.game.options), case.key, True, case.clock, 0, seats)
    table = house._tables[case.table] = Table(saved, house.store, house.workers, 0)
    table.history.state = state
    table.history.entries = list(case.entries)
    table.history.requests = {(e.seat, e.request): e.version for e in case.entries if e.request is not None}
    table.history._checkpoints = [(table.version, state.clone())]
    return table


class Server:
    """The app with one table, as it is for one state."""

    def __init__(self, case: Case, state: State) -> None:
        self.case = case
        self.store = Full()
        self.house = House(self.store, Thinkers(), 0)  # type: ignore[arg-type]
        for event in self.house.ready.values():
            event.set()
        self.app = App(self.house, rate=1e9)
        self.asgi: Any = self.app.asgi()
        self.table = seated(case, state, self.house)

    def tell(self) -> None:
        """Tell everyone the last decision, as after it was made."""
        self.table._views = dict(self.case.views)
        self.table._tell(self.case.entries[-1], None)

    def scope(self, kind: str, path: str, seat: int | None, query: bytes = b"") -> dict[str, Any]:
        headers = [(b"host", b"localhost"), (b"cookie", f"vaka={token(seat)}".encode())]
        return {
            "type": kind, "path": path, "raw_path": path.encode(), "query_string": query, "headers": headers,
            "scheme": "ws" if kind == "websocket" else "http", "server": ("localhost", 80), "client": ("10.0.0.1", 1),
            "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"}, "subprotocols": [],
        }  # fmt: skip

    async def request(
        self, method: str, path: str, seat: int | None, body: object = None, zipped: bool = False
    ) -> bytes:
        """The answer to a request: status, headers and body as they would go over the line."""
        path, _, query = path.partition("?")
        scope = self.scope("http", path, seat, query.encode()) | {"method": method}
        scope["headers"] += [(b"content-type", b"application/json")] if body is not None else []
        scope["headers"] += [(b"accept-encoding", b"gzip")] if zipped else []
        sent: list[bytes] = []
        content = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                sent.append(repr((message["status"], message["headers"])).encode())
            else:
                part = message.get("body", b"")
                # The fifth to eighth byte of a gzip stream are the time of day.
                sent.append(part[:4] + part[8:] if zipped and part[:2] == b"\x1f\x8b" else part)

        await self.asgi(scope, receive, send)
        return b"\n".join(sent)


# --- What is asked.


@dataclass(frozen=True)
class Asked:
    """What is asked in a case: the same for both states."""

    actions: list[str]
    legal: str | None
    """An action that the observer may take."""
    languages: Sequence[str] = tuple(LANGUAGES)

    @classmethod
    def of(cls, case: Case, actions: int) -> Asked:
        """What is asked in a case, with that many actions."""
        luck = random.Random(case.seed)
        names = [str(action) for action in case.game.all_actions()]
        mine = case.state.legal() if case.state.player == case.observer else []
        return cls(
            [*luck.sample(names, min(actions, len(names))), "nonsense"], str(luck.choice(mine)) if mine else None
        )


def messages(case: Case, asked: Asked) -> Iterator[tuple[str, dict[str, Any] | str | bytes]]:
    """The messages of an observer, each with what it is called. None of them changes the table."""
    version, seat = len(case.entries), case.observer or 0
    for number, action in enumerate(asked.actions):
        yield f"why {action}", {"t": "why", "id": 1000 + number, "action": action}
    for number, action in enumerate(asked.actions if asked.legal is None else _illegal(case, asked)):
        yield f"play {action}", {"t": "play", "id": 2000 + number, "version": version, "action": action}
    if asked.legal:
        yield "play, not kept", {"t": "play", "id": 3000, "version": version, "action": asked.legal}
    yield "play, stale", {"t": "play", "id": 3001, "version": version + 1, "action": asked.actions[0]}
    yield "play, again", {"t": "play", "id": version - 1, "version": version, "action": asked.actions[0]}
    yield "undo", {"t": "undo", "id": 3002, "version": version}
    yield "undo, stale", {"t": "undo", "id": 3003, "version": 0}
    for lang in asked.languages:
        yield f"describe {lang}", {"t": "describe", "id": 3004, "lang": lang}
    yield "look", {"t": "face", "seat": seat}
    yield "look at another", {"t": "face", "seat": (seat + 1) % case.game.players}
    yield "hint", {"t": "hint", "id": 3005}
    yield "react", {"t": "react", "sign": "wave"}
    yield "say", {"t": "say", "text": "hello"}
    yield "stand-in", {"t": "stand-in", "seat": (seat + 1) % case.game.players}
    yield "leave, not kept", {"t": "leave"}
    yield "back", {"t": "back"}
    yield "no message", "{"
    yield "binary", b"\x00"


def _illegal(case: Case, asked: Asked) -> list[str]:
    allowed = {str(action) for action in case.state.legal()}
    return [action for action in asked.actions if action not in allowed]


def requests(case: Case) -> Iterator[tuple[str, str, str, Any]]:
    """The requests of an observer: what each is called, its method, its path and its body."""
    at = f"/api/tables/{case.table}"
    yield "GET table", "GET", at, None
    yield "GET page", "GET", f"/t/{case.table}", None
    yield "GET games", "GET", "/api/games", None
    yield "GET record", "GET", f"{at}/record", None
    yield "GET replay", "GET", f"{at}/replay?seat=0", None
    yield "POST analysis", "POST", f"{at}/analysis", None
    yield "POST rematch", "POST", f"{at}/rematch", None
    yield "POST sit", "POST", f"{at}/sit", {"name": "Anna"}
    yield "POST fill", "POST", f"{at}/fill", {}
    yield "POST take", "POST", f"{at}/take", {"code": "none"}
    yield "POST arrange", "POST", f"{at}/arrange", {"do": "shuffle"}


async def told(server: Server, case: Case, asked: Asked, effort: Effort | None = None) -> Told:
    """Everything that the observer is told, by what was asked."""
    found: Told = {}
    line = Line(server, case.observer, since=None)
    found["welcome"] = await line.ask()
    with counted(effort, "step"):
        server.tell()
    found["step"] = await line.ask()
    for name, message in messages(case, asked):
        with counted(effort, name):
            found[name] = await line.ask(message)
    for name, method, path, body in requests(case):
        with counted(effort, name):
            found[name] = await server.request(method, path, case.observer, body)
    found["GET table, zipped"] = await server.request("GET", f"/t/{TABLE}", case.observer, zipped=True)
    found |= await _of_others(server, case, asked, line)
    again = Line(server, case.observer, since=len(case.entries) - 1)
    found["welcome, back"] = await again.ask()
    await again.close()
    found["presence, alone"] = await line.ask()
    await line.close()
    return found


async def _of_others(server: Server, case: Case, asked: Asked, line: Line) -> Told:
    """What the observer hears of what the others ask."""
    found: Told = {}
    for seat in (*range(case.game.players), None):
        if seat == case.observer or (seat is not None and case.seats[seat].kind != "person"):
            continue
        other = Line(server, seat)
        await other.ask()
        found[f"presence of {seat}"] = await line.ask()
        for name, message in messages(replace(case, observer=seat), replace(asked, legal=None, languages=("en",))):
            if not name.startswith("play"):  # what another one plays may be legal in one state and not in the other
                await other.ask(message)
        found[f"heard of {seat}"] = await line.ask()
        await other.close()
        found[f"absence of {seat}"] = await line.ask()
    return found


# --- How much is done.


class Effort:
    """Counts the bytecodes of Vaka's modules and of its words that Python executes for each thing asked.

    What the web framework and the event loop do with the same bytes is not theirs to choose by cards; their own
    housekeeping would blur the count.
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._now = 0

    def __call__(self, frame: FrameType, _event: str, _value: Any) -> Callable[..., Any] | None:
        if not frame.f_code.co_filename.startswith(COUNTED):
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._local

    def _local(self, _frame: FrameType, event: str, _value: Any) -> Callable[..., Any]:
        self._now += event == "opcode"
        return self._local

    @contextmanager
    def of(self, name: str) -> Iterator[None]:
        self._now = 0
        sys.settrace(self)
        try:
            yield
        finally:
            sys.settrace(None)
            self.counts[name] = self._now


@contextmanager
def counted(effort: Effort | None, name: str) -> Iterator[None]:
    """Count what is done for something, if it is to be counted."""
    if effort is None:
        yield
        return
    with effort.of(name):
        yield


# --- Both sides.


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """All lines of the log, without their times."""
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    before = structlog.get_config()
    told = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))
    structlog.configure(
        processors=[structlog.processors.add_log_level, told, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(lines),
    )
    logging.getLogger().addHandler(handler)
    try:
        yield lines
    finally:
        logging.getLogger().removeHandler(handler)
        structlog.configure(**before)


def answers(case: Case, state: State, asked: Asked, effort: Effort | None = None) -> Told:
    """Everything that leaves the server for the observer of a case, if this is the state: log lines too."""
    still = mock.patch("vaka.server.table.monotonic", return_value=0.0)  # for how long others have been gone
    before = counters()
    with still, logged() as lines:
        loop = Still()
        try:
            found = loop.run_until_complete(_answers(case, state, asked, effort))
        finally:
            _end(loop)
        found["log"] = lines.getvalue().encode()
    grown = {name: value - before.get(name, 0.0) for name, value in counters().items()}
    return found | {f"metrics {name}": repr(value).encode() for name, value in grown.items() if value}


def counters() -> dict[str, float]:
    """What the server has counted, without what it has measured in seconds: that differs every time."""
    samples = [sample for family in metrics.REGISTRY.collect() for sample in family.samples]
    return {f"{s.name}{sorted(s.labels.items())}": s.value for s in samples if "seconds" not in s.name}


async def _answers(case: Case, state: State, asked: Asked, effort: Effort | None) -> Told:
    server = Server(case, state)
    found = await told(server, case, asked, effort)
    server.table.rest()
    found["question"] = repr(gate.question(state)).encode() if state.player == case.observer else b""
    return found


def _end(loop: asyncio.AbstractEventLoop) -> None:
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()


async def _told_to_all(case: Case, state: State, effort: Effort | None, times: int) -> list[int]:
    server = Server(case, state)
    lines = [Line(server, seat) for seat in (*range(case.game.players), None)]
    for line in lines:
        await line.ask()
    took = []
    for _ in range(times):
        with counted(effort, "step to all"):
            start = time.perf_counter_ns()
            server.tell()
            took.append(time.perf_counter_ns() - start)
        for line in lines:
            await line.ask()
    for line in lines:
        await line.close()
    server.table.rest()
    return took


def told_to_all(case: Case, state: State, effort: Effort | None = None, times: int = 1) -> list[int]:
    """Nanoseconds that it takes to tell the last decision to a table where every seat is taken."""
    loop = Still()
    try:
        return loop.run_until_complete(_told_to_all(case, state, effort, times))
    finally:
        _end(loop)


async def _timed(case: Case, state: State, asked: Asked, times: int) -> dict[str, list[int]]:
    server = Server(case, state)
    line = Line(server, case.observer)
    await line.ask()
    took: dict[str, list[int]] = {}
    for _ in range(times):
        for name, message in messages(case, asked):
            start = time.perf_counter_ns()
            await line.ask(message)
            took.setdefault(name.partition(" ")[0].rstrip(","), []).append(time.perf_counter_ns() - start)
    await line.close()
    server.table.rest()
    return took


def timed(case: Case, state: State, asked: Asked, times: int) -> dict[str, list[int]]:
    """Nanoseconds that each kind of message takes to be answered."""
    with logged():
        loop = Still()
        try:
            return loop.run_until_complete(_timed(case, state, asked, times))
        finally:
            _end(loop)


def differing(case: Case, actions: int, effort: bool = False) -> tuple[list[str], list[str]]:
    """What differs between the real state and the imagined one, and all that was compared, by name."""
    asked = Asked.of(case, actions)
    efforts = (Effort(), Effort()) if effort else (None, None)
    if effort:  # fill the caches of words, so that who is asked first does not do more
        answers(case, case.state.clone(), asked)
    real = answers(case, case.state.clone(), asked, efforts[0])
    imagined = answers(case, case.imagined(), asked, efforts[1])
    found = [name for name in {**real, **imagined} if real.get(name) != imagined.get(name)]
    compared = list(real)
    if efforts[0] and efforts[1]:
        mine, theirs = efforts[0].counts, efforts[1].counts
        found += [f"effort {name}: {mine[name]}, {theirs[name]}" for name in mine if mine[name] != theirs[name]]
        compared += [f"effort {name}" for name in mine]
    return found, compared


def replayed(game: Game, seed: int, play: Callable[[State, int, int], Iterator[State]]) -> tuple[list[str], int]:
    """Steps of a replay that show a seat what it was not shown during the game, and how many steps were compared."""
    state = game.new(seed)
    seats = [Seat("person", f"P{number}", owner=_owner(number)) for number in range(game.players)]
    audiences = (*range(game.players), None)
    shown: list[dict[int | None, Any]] = [_shown(state, audiences)]
    for after in play(state, seed, 3000):
        shown.append(_shown(after, audiences))
    if not state.over:
        return [], 0
    case = Case(game, key_of(seed), seats, None, state, {}, [], None, 0)
    loop = Still()
    try:
        return loop.run_until_complete(_replayed(case, shown))
    finally:
        _end(loop)


def _shown(state: State, audiences: Sequence[int | None]) -> dict[int | None, Any]:
    return {audience: [gate.view(state, audience), gate.events(state, audience)] for audience in audiences}


async def _replayed(case: Case, shown: list[dict[int | None, Any]]) -> tuple[list[str], int]:
    server, wrong, compared = Server(case, case.state), [], 0
    first = case.seed % max(1, len(shown) - 100)
    for seat in shown[0]:
        path = f"/api/tables/{TABLE}/replay?from={first}" + ("" if seat is None else f"&seat={seat}")
        steps = json.loads((await server.request("GET", path, None)).partition(b"\n")[2])["steps"]
        for number, step in enumerate(steps, first):
            if number == len(shown) - 1:
                continue  # the end is shown with all hands open
            compared += 1
            if [step["view"], step["events"]] != json.loads(json.dumps(shown[number][seat])):
                wrong.append(f"{case.name}: replay for {seat} at {number}")
    return wrong, compared

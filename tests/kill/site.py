"""A server with all that it stands on: what can be killed, and how it comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx

from tests.kill.history import Database
from tests.kill.postgres import Postgres
from tests.kill.proxy import Fault, Proxy
from tests.server.client import COMMAND, ROOT, alive, children, free_port, words_of
from vaka.server.crew import NICE

START_SECONDS = 180.0  # that a server may take to start
PAUSE, LONG_PAUSE = (0.0, 0.5), (3.0, 7.0)  # seconds for which what was killed stays away
LONG = 0.15  # how often it stays away for long
FAULT_SECONDS = 30.0  # within which a statement comes that a fault can hit
ANALYSES = 0.25  # how often a worker for analyses is killed rather than one for bots, if there is one


@dataclass(frozen=True)
class Setup:
    """What a server runs on."""

    postgres: bool = False
    processes: int = 1
    proxied: bool = False
    crew: bool = False
    """Whether bots think in a `vaka work` of its own rather than beside the server."""

    @property
    def name(self) -> str:
        """What it is called in results."""
        processes = "one process" if self.processes == 1 else f"{self.processes} processes"
        further = [", proxy"] * self.proxied + [", vaka work"] * self.crew
        return f"{'PostgreSQL' if self.postgres else 'SQLite'}, {processes}{''.join(further)}"


class Site:
    """One server, or several processes of it, on one database."""

    def __init__(
        self,
        setup: Setup,
        folder: Path,
        choices: random.Random,
        meddle: Callable[[Database], None] | None = None,
    ) -> None:
        self.setup = setup
        self.folder = folder
        self.port = free_port()
        self.log = folder / "server.log"
        self._choices = choices
        self._meddle = meddle
        self.postgres: Postgres | None = None
        self.proxy: Proxy | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.crew: subprocess.Popen[bytes] | None = None

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Site]:
        """Start everything, and stop it in the end."""
        async with contextlib.AsyncExitStack() as stack:
            if self.setup.postgres:
                self.postgres = Postgres(self.folder / "postgres")
                stack.callback(self.postgres.stop)
            if self.postgres and self.setup.proxied:
                self.proxy = await stack.enter_async_context(Proxy(self.postgres.port))
            stack.callback(self._end)
            if self.setup.crew:
                self._start_crew()
            await self.start()
            yield self

    @property
    def database(self) -> Database:
        """The database, past any proxy."""
        return Database(self.postgres.url() if self.postgres else self.folder / "tables.sqlite")

    @property
    def place(self) -> str:
        """The database as the server finds it."""
        if self.postgres and self.proxy:
            return self.postgres.url(self.proxy.port)
        return str(self.database.place)

    # --- The server.

    def _run(self, *words: str) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "PYTHONWARNINGS": "error"}
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", COMMAND, *words], cwd=ROOT, stdout=log, stderr=log, env=environment
            )

    def _start_crew(self) -> None:
        self.crew = self._run("work", "--processes", "1", "--database", self.place)

    async def start(self) -> None:
        """Start the server, and wait until it answers and all games are compiled."""
        workers = "0" if self.setup.crew else "1"
        words = ["serve", "--no-open", "--workers", workers, "--pace", "0", "--rate", "100000"]
        words += ["--port", str(self.port), "--database", self.place]
        if self.setup.processes > 1:
            words += ["--processes", str(self.setup.processes)]
        self.process = self._run(*words)
        await self._until(self.ready, "the server does not answer")

    async def ready(self) -> bool:
        """Whether it answers and all games are compiled."""
        assert self.process
        assert self.process.poll() is None, f"the server has ended, see {self.log}"
        try:
            async with httpx.AsyncClient() as client:
                health = (await client.get(f"http://127.0.0.1:{self.port}/healthz", timeout=5)).json()
        except (httpx.TransportError, ValueError):
            return False
        return bool(health["ok"]) and all(health["games"].values())

    async def _until(self, condition: Callable[[], Awaitable[bool]], otherwise: str) -> None:
        deadline = time.monotonic() + START_SECONDS
        while not await condition():
            assert time.monotonic() < deadline, f"{otherwise}, see {self.log}"
            await asyncio.sleep(0.02)

    def _end(self) -> None:
        """End the server and all that belongs to it."""
        for begun in filter(None, (self.process, self.crew)):
            for process in [begun.pid, *children(begun.pid)]:
                _kill(process)
            begun.wait()

    def servers(self) -> list[int]:
        """The processes that serve, where there are several."""
        assert self.process
        own = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [child for child, nicer in _spawned(self.process, map(int, own)) if not nicer]

    def workers(self) -> dict[str, list[int]]:
        """The processes that think, by what they think about; one that was just started is not there yet."""
        parent = self.crew or self.process
        assert parent
        found: dict[str, list[int]] = {kind: [] for kind in NICE}
        for child, nicer in _spawned(parent, children(parent.pid)):
            if nicer:
                found["bots" if nicer == NICE["bots"] else "analyses"].append(child)
        return found

    def logged(self) -> Counter[str]:
        """What the server and its workers have logged as errors, by its name."""
        found: Counter[str] = Counter()
        for line in self.log.read_text("utf-8", errors="replace").splitlines():
            with contextlib.suppress(ValueError):
                entry = json.loads(line)
                if isinstance(entry, dict) and entry.get("level") in ("error", "critical"):
                    found[str(entry.get("event"))[:80]] += 1
        return found

    # --- Harm.

    @property
    def harms(self) -> Mapping[str, Callable[[], Awaitable[str | None]]]:
        """What can be done to it, by name; each returns what was hit, where the name does not say it."""
        found: dict[str, Callable[[], Awaitable[str | None]]] = {}
        if self.setup.processes > 1:
            found["process"] = self._kill_process
        if self.setup.proxied:
            found["all connections"] = partial(self._cut, Fault.ALL, "")
            for fault in set(Fault) - {Fault.ALL}:
                found[f"{fault}: decision"] = partial(self._cut, fault, "entries")
                found[f"{fault}: anything"] = partial(self._cut, fault, "")
            return dict(sorted(found.items()))
        found |= {"server": self._kill_server, "worker": self._kill_worker}
        if self.postgres:
            found |= {"postgres": self._kill_postgres, "backend": self._kill_backend}
        if self.setup.crew:
            found["crew"] = self._kill_crew
        return found

    async def _kill_server(self) -> None:
        """Kill the server, and start it again. Its workers end by themselves."""
        assert self.process
        await self._kill_family(self.process)
        if self._meddle:
            self._meddle(self.database)
        await self._pause()
        await self.start()

    async def _kill_process(self) -> str:
        """Kill one of several server processes, or two; their parent starts others, and the rest goes on."""
        servers: list[int] = []

        async def complete() -> bool:
            servers[:] = self.servers()
            return len(servers) == self.setup.processes

        await self._until(complete, "server processes are missing")
        count = min(self._choices.choice((1, 1, 2)), self.setup.processes - 1)
        for process in self._choices.sample(servers, count):
            _kill(process)
        return f"{count} of {self.setup.processes}"

    async def _kill_crew(self) -> None:
        """Kill the process that looks after workers, and start another."""
        assert self.crew
        await self._kill_family(self.crew)
        await self._pause()
        self._start_crew()

    async def _kill_family(self, parent: subprocess.Popen[bytes]) -> None:
        """Kill a process; those that it has started must end by themselves."""
        family = children(parent.pid)
        _kill(parent.pid)
        parent.wait()

        async def gone() -> bool:
            return not any(map(alive, family))

        await self._until(gone, f"processes outlive their parent: {family}")

    async def _kill_worker(self) -> str:
        """Kill a process that thinks, mostly for bots; the server replaces it when it is needed."""
        wanted = self._choices.random() < ANALYSES
        kind = "analyses" if wanted and self.workers()["analyses"] else "bots"
        await self._kill_one(lambda: self.workers()[kind], f"worker for {kind}")
        return kind

    async def _kill_one(self, find: Callable[[], Sequence[int]], what: str) -> None:
        """Kill a process, as soon as there is one."""

        async def killed() -> bool:
            found = await asyncio.to_thread(find)
            return bool(found) and _kill(self._choices.choice(found))

        await self._until(killed, f"there is no {what} to kill")

    async def _kill_postgres(self) -> None:
        """Kill all of PostgreSQL, and start it again."""
        assert self.postgres
        self.postgres.kill()
        await self._pause()
        await asyncio.to_thread(self.postgres.start)

    async def _kill_backend(self) -> None:
        """Kill a process that serves one connection: PostgreSQL ends all the others, and recovers."""
        assert self.postgres
        await self._kill_one(self.postgres.backends, "backend")
        await asyncio.to_thread(self.postgres.recovered)

    async def _cut(self, fault: Fault, about: str) -> None:
        """Have the proxy do harm to the next statement that writes, and mentions something."""
        assert self.proxy
        await asyncio.wait_for(self.proxy.harm(fault, about), FAULT_SECONDS)

    async def _pause(self) -> None:
        long = self._choices.random() < LONG
        await asyncio.sleep(self._choices.uniform(*(LONG_PAUSE if long else PAUSE)))


def _spawned(parent: subprocess.Popen[bytes], descendants: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Which processes of a family are Vaka's, and by how much each is nicer than its parent: that tells them apart."""
    calm = os.getpriority(os.PRIO_PROCESS, parent.pid)
    assert calm + NICE["bots"] < 19, "the nicest workers cannot be told apart; run this with nice -n 13 or less"
    for process in descendants:
        with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
            nicer = os.getpriority(os.PRIO_PROCESS, process) - calm
            if "spawn_main" in words_of(process):
                yield process, nicer


def _kill(process: int) -> bool:
    """Kill a process; whether it was there."""
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True

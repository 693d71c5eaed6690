"""Workers that several servers share: what is asked becomes a job in PostgreSQL, which a crew somewhere does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import structlog

from vaka.bots.analysis import Analysis
from vaka.bots.hints import Hint
from vaka.errors import VakaError
from vaka.play.record import head
from vaka.server import metrics
from vaka.server.crew import Crew, Pause
from vaka.server.gate import Question
from vaka.server.jobs import ANSWERED, BEAT_SECONDS, Job, Jobs, Lost, Told, code_of, new_name, thinking_job
from vaka.server.metrics import awaited
from vaka.server.turns import Urgency

LOG = structlog.get_logger()
ALONE_SECONDS = 15.0  # after which a job that no living worker can do is given up
STALLED_SECONDS = 15.0  # after which a database that does not answer is hung up on


class JobError(VakaError):
    """A job has no answer; the message says why."""


@dataclass
class Asked:
    """A job that somebody here waits for."""

    job: Job
    answer: asyncio.Future[Any]
    waiting: int = 0
    """How many wait for it."""
    progress: tuple[int, int] = (0, 0)


class SharedWorkers:
    """As `Workers`, but the thinking is done by whoever takes it from the database: on this machine or on others.

    One thread with one connection asks, listens and reads. What is told to it, and what it has found, passes
    between it and the event loop.
    """

    def __init__(self, url: str, processes: int | None = 0) -> None:
        self._url = url
        self._name = new_name()
        self._crew = Crew(url, processes) if processes != 0 else None
        self._asked: dict[bytes, Asked] = {}  # by key; only the event loop looks here
        self._wishes: dict[bytes, Job | None] = {}  # what the thread has yet to ask for, or (None) to withdraw
        self._lock = threading.Lock()  # guards the wishes
        self._ear, self._bell = socket.socketpair()  # wakes the thread
        self._ear.setblocking(False)
        self._bell.setblocking(False)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="jobs", daemon=True)
        self._closing = False
        self._alive = False
        self._line: tuple[float, Jobs] | None = None  # since when the thread has been talking to the database

    # --- On the event loop.

    async def choose(self, question: Question, level: str, table: str, urgency: Urgency = Urgency.BOT) -> int:
        """What a bot at a table decides."""
        return int(await self._ask(thinking_job(urgency, question, table, level)))

    async def hint(self, question: Question, table: str) -> Hint:
        """The best choices, for somebody at a table."""
        found: Hint = await self._ask(thinking_job(Urgency.HINT, question, table))
        return found

    async def analyse(self, record: str, table: str) -> Analysis:
        """What the finished game of a table can teach."""
        found: Analysis = await self._ask(Job(Urgency.ANALYSIS, table, code_of(head(record).game), record=record))
        return found

    def progress(self, table: str) -> tuple[int, int]:
        """How many decisions of a table's analysis are done, and of how many; 0 of 0 until it is begun."""
        mine = (a.progress for a in self._asked.values() if (a.job.urgency, a.job.table) == (Urgency.ANALYSIS, table))
        return next(mine, (0, 0))

    async def warm(self) -> None:
        """Start what thinks here, and what asks, before the first bot is asked."""
        self._begin()

    @property
    def alive(self) -> bool:
        """Whether a worker for bots has given a sign of life lately."""
        return self._alive

    def close(self) -> None:
        """Withdraw what was asked, and stop the workers of this server."""
        if self._loop is None:
            return
        self._closing = True
        self._ring()
        self._thread.join(STALLED_SECONDS)
        if self._crew:
            self._crew.close()
        self._ear.close()
        self._bell.close()

    def _begin(self) -> None:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._thread.start()
            self._loop.call_later(BEAT_SECONDS, self._look_after)
            if self._crew:
                self._crew.start()

    async def _ask(self, job: Job) -> Any:
        """The answer to a job. Several who ask the same wait for one; when all have gone it is withdrawn."""
        self._begin()
        key = job.key
        if key not in self._asked:
            self._asked[key] = Asked(job, asyncio.get_running_loop().create_future())
            self._wish(key, job)
        asked = self._asked[key]
        asked.waiting += 1
        try:
            async with awaited(job.urgency.name.lower()):
                return await asyncio.shield(asked.answer)
        finally:
            asked.waiting -= 1
            if not asked.waiting:
                del self._asked[key]
                if not asked.answer.done():
                    asked.answer.cancel()
                    self._wish(key, None)

    def _wish(self, key: bytes, job: Job | None) -> None:
        with self._lock:
            self._wishes[key] = job
        self._ring()

    def _ring(self) -> None:
        with contextlib.suppress(OSError):  # full: it wakes anyway
            self._bell.send(b"\0")

    def _answered(self, told: Iterable[Told]) -> None:
        """How some jobs stand, as the thread has found it."""
        for known in told:
            asked = self._asked.get(known.key)
            if asked is None or asked.answer.done():
                continue
            asked.progress = known.done, known.total
            if known.fault is not None:
                asked.answer.set_exception(JobError(known.fault))
            elif known.ended:
                kind = asked.job.urgency.name.lower()
                metrics.WAITED.labels(kind).observe(known.waited)
                metrics.THOUGHT.labels(kind).observe(known.thought)
                asked.answer.set_result(json.loads(known.answer or "null"))

    def _look_after(self) -> None:
        """Hang up if the thread waits for the database in vain; it connects again."""
        line = self._line
        if line and time.monotonic() > line[0] + STALLED_SECONDS:
            LOG.warning("the database does not answer")
            line[1].hang_up()
        if self._loop and not self._closing:
            self._loop.call_later(BEAT_SECONDS, self._look_after)

    # --- In the thread.

    def _run(self) -> None:
        """Ask and read until the server closes; a database that is gone is tried again and again."""
        standing: dict[bytes, Job] = {}
        pause = Pause()
        while not self._closing:
            try:
                with Jobs(self._url, ANSWERED) as jobs:
                    self._talk(jobs, standing, pause)
            except Lost as fault:
                if not pause.begun:
                    LOG.warning("jobs cannot be asked for", fault=(str(fault).splitlines() or [""])[0])
                self._alive = False
                self._wait(pause.seconds())
            finally:
                self._line = None

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._closing and time.monotonic() < until:
            time.sleep(0.05)

    def _talk(self, jobs: Jobs, standing: dict[bytes, Job], pause: Pause) -> None:
        """Ask, listen and read. `standing` are the jobs that were asked for and have no answer yet."""
        self._line = time.monotonic(), jobs
        self._tell(standing, jobs.ask(self._name, standing.values()))
        beat = time.monotonic()
        while not self._closing:
            now = time.monotonic()
            self._line = now, jobs
            if now >= beat:
                self._tell(standing, self._keep(jobs, standing))
                beat = now + BEAT_SECONDS
                if pause.begun:
                    LOG.info("jobs can be asked for again")
                    pause.over()
            self._tell(standing, self._pass_on(jobs, standing))
            self._line = None
            heard = {bytes.fromhex(key) for key in jobs.hear(beat - time.monotonic(), self._ear)} & standing.keys()
            self._line = time.monotonic(), jobs
            if heard:
                self._tell(standing, jobs.read(list(heard)))
        jobs.withdraw(self._name, list(standing))

    def _pass_on(self, jobs: Jobs, standing: dict[bytes, Job]) -> list[Told]:
        """Ask for what is wished for, and withdraw what is not any more."""
        with contextlib.suppress(BlockingIOError):
            while self._ear.recv(4096):
                pass
        with self._lock:
            wishes, self._wishes = self._wishes, {}
        wanted = {key: job for key, job in wishes.items() if job}
        unwanted = [key for key, job in wishes.items() if not job]
        for key in unwanted:
            standing.pop(key, None)
        standing |= wanted  # before they are asked for: if the database is gone, they are asked for again
        if unwanted:
            jobs.withdraw(self._name, unwanted)
        return jobs.ask(self._name, wanted.values())

    def _keep(self, jobs: Jobs, standing: dict[bytes, Job]) -> list[Told]:
        """Say what is still wanted, ask again for what got lost, and give up what nobody can do."""
        jobs.sweep()
        able = jobs.able()
        self._alive = bool(able.get("bots"))
        if not standing:
            return []
        there = jobs.keep_asking(self._name, list(standing))
        told = jobs.ask(self._name, [job for key, job in standing.items() if key not in there])
        told += jobs.read(list(there))
        return [self._judged(known, standing[known.key], able) for known in told]

    def _judged(self, known: Told, job: Job, able: dict[str, set[str]]) -> Told:
        """How a job stands; one that waits for a worker that does not come has failed."""
        if known.ended or known.waits < ALONE_SECONDS or job.game in able.get(job.kind, ()):
            return known
        return known._replace(ended=True, fault=f"no worker for {job.kind} has {job.game}")

    def _tell(self, standing: dict[bytes, Job], told: list[Told]) -> None:
        """Have the event loop hear how some jobs stand."""
        for known in told:
            if known.ended:
                standing.pop(known.key, None)
        if told and self._loop:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(self._answered, told)

"""A crew: processes that take jobs from PostgreSQL, and a thread that replaces those that die or hang."""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import signal
import threading
import time
from dataclasses import dataclass, field
from functools import cache
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

import structlog

from vaka.bots.engine import bot_engine_of
from vaka.engine.cache import writable
from vaka.engine.native import engine_of
from vaka.games.registry import games
from vaka.lifeline import end_with_the_parent
from vaka.server import thinking
from vaka.server.jobs import ASKED, BEAT_SECONDS, Job, Jobs, Lost, Taken, code_of, new_name
from vaka.server.logs import set_up_logs
from vaka.server.thinking import HANG_SECONDS
from vaka.server.turns import Urgency

LOG = structlog.get_logger()
NICE = {"bots": 5, "analyses": 15}
STUCK_SECONDS = 30.0  # after which a process that gave no sign is replaced
STARTING_SECONDS = (60.0, 960.0)  # that a process has for its first one: twice as long after each that had none
LOADING_SECONDS = 600.0  # after which a worker that still loads the games is given up
STOPPING_SECONDS = 5.0  # that it has to give its job back
MOST_FAULT = 500  # letters that tell why there is no answer
RETRY_SECONDS = (0.2, 10.0)  # until a lost database is tried again or a dead worker replaced: at first, and at most


def default_processes() -> int:
    """How many processes think on this machine, unless somebody says otherwise: one less than cores."""
    return max(1, (os.cpu_count() or 1) - 1)


class Pause:
    """How long to wait before the next trial: twice as long after each one that failed."""

    def __init__(self) -> None:
        self._next = RETRY_SECONDS[0]

    @property
    def begun(self) -> bool:
        """Whether something has failed, and not worked since."""
        return self._next != RETRY_SECONDS[0]

    def seconds(self) -> float:
        """The next pause."""
        now, self._next = self._next, min(2 * self._next, RETRY_SECONDS[1])
        return now

    def over(self) -> None:
        """Something worked."""
        self._next = RETRY_SECONDS[0]


# --- Outside: who looks after the workers.


@dataclass
class Post:
    """A place in a crew, and the process that works there now."""

    kind: str
    name: str = ""
    process: BaseProcess | None = None
    pulse: Any = None
    """When the process gave its last sign, by the clock of the machine."""
    begun: float = 0.0
    """When it was started; without a process, when the next one is."""
    starting: float = STARTING_SECONDS[0]
    """Seconds that a process has for its first sign: more on a machine that has proved too busy."""
    pause: Pause = field(default_factory=Pause)


class Crew:
    """Processes for bots and hints, and one more for analyses, which take long."""

    def __init__(self, url: str, processes: int | None = None) -> None:
        self._url = url
        self._context = multiprocessing.get_context("spawn")
        count = default_processes() if processes is None else processes
        self._posts = [Post("bots") for _ in range(count)] + [Post("analyses")]
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="crew", daemon=True)

    def start(self) -> None:
        """Have the work begin."""
        for post in self._posts:
            self._fill(post)
        self._thread.start()

    def close(self) -> None:
        """End all processes; each gives back the job that it has."""
        self._closing.set()
        self._thread.join()
        running = [post for post in self._posts if post.process]
        for post in running:
            assert post.process
            post.process.terminate()
        deadline = time.monotonic() + STOPPING_SECONDS
        for post in running:
            assert post.process
            post.process.join(max(0.0, deadline - time.monotonic()))
            if post.process.is_alive():
                self._end(post, blamed=False)

    @property
    def pids(self) -> list[int]:
        """The processes that work now."""
        return [post.process.pid for post in self._posts if post.process and post.process.pid]

    def _fill(self, post: Post) -> None:
        post.name = new_name()
        post.begun = time.monotonic()
        post.pulse = self._context.Value("d", 0.0, lock=False)
        post.process = self._context.Process(
            target=_work, args=(self._url, post.name, post.kind, post.pulse), name=post.kind, daemon=True
        )
        post.process.start()

    def _watch(self) -> None:
        """In the thread: replace what died or hangs."""
        while not self._closing.is_set():
            sentinels = [post.process.sentinel for post in self._posts if post.process]
            wait(sentinels, 0.5)
            for post in self._posts:
                if not self._closing.is_set():
                    self._look_after(post)

    def _look_after(self, post: Post) -> None:
        if post.process is None:
            if time.monotonic() >= post.begun:
                self._fill(post)
            return
        if not post.process.is_alive():
            code = post.process.exitcode
            tell = LOG.error if code else LOG.info  # systemd stops all processes of a service at once
            tell("worker died" if code else "worker stopped", worker=post.name, kind=post.kind, code=code)
        elif self._hangs(post):
            LOG.error("worker hangs", worker=post.name, kind=post.kind, began=bool(post.pulse.value))
            post.starting = STARTING_SECONDS[0] if post.pulse.value else min(2 * post.starting, STARTING_SECONDS[1])
        else:
            return
        lasted = time.monotonic() - post.begun
        self._end(post, blamed=True)
        if lasted > RETRY_SECONDS[1]:
            post.pause.over()
        post.process, post.begun = None, time.monotonic() + post.pause.seconds()

    def _hangs(self, post: Post) -> bool:
        now, last = time.monotonic(), float(post.pulse.value)
        return now > last + STUCK_SECONDS if last else now > post.begun + post.starting

    def _end(self, post: Post, blamed: bool) -> None:
        """End a process for good, and let others have its job; if that cannot be told, its lease ends soon."""
        assert post.process
        post.process.kill()
        post.process.join()
        with contextlib.suppress(*Lost), Jobs(self._url) as jobs:
            jobs.give_back(post.name, blamed)


# --- Inside a worker.


class Stopping(BaseException):
    """The worker was asked to stop while it thought."""


class Withdrawn(Exception):
    """Nobody wants the job any more, or somebody else has it."""


def _work(url: str, name: str, kind: str, pulse: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE[kind])
    end_with_the_parent()
    set_up_logs()
    Worker(url, name, kind, pulse).run()


class Worker:
    """Takes jobs and does them, one at a time. A second thread says meanwhile that it is alive."""

    def __init__(self, url: str, name: str, kind: str, pulse: Any) -> None:
        self._url, self._name, self._kind = url, name, kind
        self._pulse = pulse
        self._games: tuple[str, ...] = ()
        self._stopping = self._thinking = False
        self._jobs: Jobs | None = None
        self._job: bytes | None = None
        self._until: float | None = None  # when what takes long counts as hanging; None while nothing does
        self._progress = 0, 0
        self._wanted = True
        self._unsent: tuple[bytes, str | None, str | None] | None = None

    def run(self) -> None:
        """Work until it is asked to stop; a database that is gone is tried again and again."""
        signal.signal(signal.SIGTERM, self._stop)
        threading.Thread(target=self._beat, daemon=True).start()
        pause = Pause()
        while not self._stopping:
            try:
                with Jobs(self._url, ASKED[self._kind]) as jobs:
                    self._jobs = jobs
                    with contextlib.suppress(Stopping):
                        self._shift(jobs, pause)
                    jobs.give_back(self._name, blamed=False)
            except Lost as fault:
                if not pause.begun:
                    LOG.warning("worker cannot use the database", worker=self._name, fault=_first_line(fault))
                self._rest(pause.seconds())
            finally:
                self._jobs = None

    def _stop(self, _number: int, _frame: object) -> None:
        """Stop at once if it thinks, else as soon as what is being said to the database is said."""
        self._stopping = True
        if self._thinking:
            self._thinking = False
            raise Stopping

    def _rest(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._stopping and time.monotonic() < until:
            time.sleep(0.1)
            self._pulse.value = time.monotonic()

    def _shift(self, jobs: Jobs, pause: Pause) -> None:
        """Work until it is asked to stop, or the database is gone."""
        signed = -BEAT_SECONDS
        while self._unsent or not self._stopping:
            self._pulse.value = now = time.monotonic()
            if self._unsent:
                jobs.answer(*self._unsent)
                self._unsent = None
                continue
            if now >= signed + BEAT_SECONDS:
                self._games, signed = self._loaded(), now
                jobs.sign(self._name, self._kind, self._games)
                if pause.begun:
                    LOG.info("worker can use the database again", worker=self._name)
                    pause.over()
            if taken := jobs.take(self._name, self._kind, self._games):
                self._do(taken)
            else:
                jobs.hear(BEAT_SECONDS)

    def _loaded(self) -> tuple[str, ...]:
        """The games that it can think about. At first they are loaded, which takes long on a busy machine."""
        self._until = time.monotonic() + LOADING_SECONDS
        try:
            return _compiled()
        finally:
            self._until = None

    def _do(self, taken: Taken) -> None:
        """One job. Its answer, or why there is none, is sent next; also later, if the database is gone by then."""
        self._progress, self._wanted = (0, 0), True
        self._job, self._until = taken.key, time.monotonic() + HANG_SECONDS[self._kind]
        try:
            self._thinking = True
            self._unsent = taken.key, self._thought(taken.job), None
        except Withdrawn:
            pass
        except Exception as reason:
            LOG.exception("job failed", kind=taken.job.urgency.name.lower(), table=taken.job.table)
            self._unsent = taken.key, None, f"{type(reason).__name__}: {reason}".replace("\0", "")[:MOST_FAULT]
        finally:
            self._thinking = False
            self._job = self._until = None

    def _thought(self, job: Job) -> str:
        """The answer to a job, as JSON."""
        if job.urgency in (Urgency.BOT, Urgency.WATCHED):
            return json.dumps(thinking.choose(job.question, job.level))
        if job.urgency is Urgency.HINT:
            return json.dumps(thinking.hint(job.question))
        assert job.record is not None
        return json.dumps(thinking.analyse(job.record, self._report))

    def _report(self, done: int, total: int) -> None:
        self._progress = done, total
        if not self._wanted:
            raise Withdrawn

    def _beat(self) -> None:
        """In the second thread: while something takes long, say that the worker is alive, and that its job is ours."""
        while True:
            time.sleep(BEAT_SECONDS)
            job, jobs, until = self._job, self._jobs, self._until
            if until is None:
                continue
            if time.monotonic() > until:
                LOG.error("job hangs" if job else "loading hangs", worker=self._name)
                os._exit(1)
            self._pulse.value = time.monotonic()
            if job is None or jobs is None:
                continue
            with contextlib.suppress(Exception):  # whatever is wrong with the connection, the first thread finds out
                jobs.sign(self._name, self._kind, self._games)
                if not jobs.keep(self._name, job, *self._progress) and self._job == job:
                    self._wanted = False


def _compiled() -> tuple[str, ...]:
    """The games that can be thought about without compiling them first; all, where nothing can be kept."""
    return tuple(code_of(name) for name in games() if _works(name) and _is_ready(name))


@cache
def _works(game: str) -> bool:
    """Whether a game can be played here; a plug-in that is broken must not stop the others."""
    try:
        return bool(engine_of(game) and bot_engine_of(game))
    except Exception:
        LOG.exception("game cannot be played", game=game)
        return False


def _is_ready(game: str) -> bool:
    return all(made.ready or not writable(made.path) for made in (engine_of(game), bot_engine_of(game)))


def _first_line(fault: BaseException) -> str:
    return (str(fault).splitlines() or [type(fault).__name__])[0]

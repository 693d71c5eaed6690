"""Crews: who does the work, processes of this machine or a Ray cluster. The same jobs give the same results on both."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from typing import Any, Protocol, TypeVar

from vaka.errors import OptionError, VakaError
from vaka.lifeline import end_with_the_parent

Job = TypeVar("Job")
Done = TypeVar("Done")

KNOCK_SECONDS = 10
AHEAD = 2  # jobs handed out per worker, so that nobody waits for the next one
BREAKS = 3  # times in a row that a pool may lose a worker before it has done a single job


class Crew(Protocol):
    """Does jobs in any order."""

    where: str
    """Where it works, in words."""

    def work(self, do: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[tuple[int, Done]]:
        """Do all jobs; gives the number and the result of each as it is done.

        Closing the iterator, or an interrupt, stops the work.
        """


class Processes:
    """A crew of processes on this machine. One that dies is replaced, and its jobs are done again."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = checked(workers)
        self.where = f"in {self.workers} processes here" if self.workers > 1 else "in this process"

    def work(self, do: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[tuple[int, Done]]:
        """Do all jobs; with one worker, in this process."""
        if self.workers == 1:
            yield from ((number, do(job)) for number, job in enumerate(jobs))
            return
        left, breaks = dict(enumerate(jobs)), 0
        while left:
            try:
                for number, done in self._pooled(do, left):
                    del left[number]
                    breaks = 0
                    yield number, done
            except BrokenProcessPool:
                breaks += 1
                if breaks == BREAKS:
                    raise VakaError(
                        f"worker processes died {BREAKS} times before they did any work: is there enough memory?"
                    ) from None

    def _pooled(self, do: Callable[[Job], Done], jobs: dict[int, Job]) -> Iterator[tuple[int, Done]]:
        """Do jobs in one pool of processes, until they are done or the pool breaks."""
        waiting = iter(list(jobs.items()))
        count = min(self.workers, len(jobs))
        pool = ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _begin)
        before = set(multiprocessing.active_children())
        running: dict[Future[Done], int] = {}
        try:
            for number, job in waiting:
                running[pool.submit(do, job)] = number
                if len(running) >= AHEAD * count:
                    yield from _finished(running)
            while running:
                yield from _finished(running)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - before:
                process.terminate()
            raise
        pool.shutdown()


def _finished(running: dict[Future[Done], int]) -> Iterator[tuple[int, Done]]:
    """The next jobs that are done."""
    for future in wait(running, return_when=FIRST_COMPLETED).done:
        yield running.pop(future), future.result()


def _begin() -> None:
    """Leave Ctrl-C to the process that handed out the work, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent()


def checked(workers: int | None) -> int:
    """A number of workers; by default one per core."""
    count = (os.cpu_count() or 1) if workers is None else workers
    if count < 1:
        raise OptionError(f"workers={workers!r}: must be a whole number, 1 or more")
    return count


class Cluster:
    """A crew on Ray: on this machine, or on the cluster at an address. Ray does a lost worker's jobs again."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        if not ray_is_here():
            raise OptionError(
                "Ray is not installed: install vaka[lab], or leave out --address to play on this machine alone"
            )
        self.address = address
        self.workers = checked(workers)
        self.where = f"on the Ray cluster at {address}" if address else f"on Ray, {self.workers} workers here"

    def work(self, do: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[tuple[int, Done]]:
        """Do all jobs on the cluster; one that is started here ends with the work."""
        import ray

        started = not ray.is_initialized()
        if started:
            self._join(ray)
        try:
            yield from self._spread(ray, do, jobs)
        finally:
            if started:
                ray.shutdown()

    def _join(self, ray: Any) -> None:
        quiet = {"log_to_driver": False, "logging_level": "error"}
        try:
            if self.address:
                _knock(self.address)
                ray.init(address=self.address, **quiet)
            else:
                ray.init(num_cpus=self.workers, include_dashboard=False, **quiet)
        except (OSError, ValueError, RuntimeError) as fault:
            where = f"at {self.address}" if self.address else "on this machine"
            raise OptionError(
                f"no Ray cluster {where} lets us in: give --address auto, HOST:PORT or ray://HOST:10001, and set "
                f"RAY_AUTH_TOKEN as on the cluster if it has one ({_first_line(fault)})"
            ) from None

    def _spread(self, ray: Any, do: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[tuple[int, Done]]:
        remote = ray.remote(num_cpus=1, max_retries=-1)(do)
        running: dict[Any, int] = {}
        waiting = iter(enumerate(jobs))
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            for number, job in waiting:
                running[remote.remote(job)] = number
                if len(running) >= room:
                    break
            if not running:
                return
            for found in ray.wait(list(running), num_returns=1)[0]:
                try:
                    done = ray.get(found)
                except ray.exceptions.RayTaskError as fault:
                    # What a worker raised, without Ray's traceback around it.
                    raise fault.cause if isinstance(fault.cause, VakaError) else fault from None
                yield running.pop(found), done


def _knock(address: str) -> None:
    """Raise OSError if nobody listens at an address; Ray would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def _first_line(fault: BaseException) -> str:
    return next(iter(str(fault).strip().splitlines()), type(fault).__name__)


def ray_is_here() -> bool:
    """Whether Ray is installed."""
    return find_spec("ray") is not None


def crew_of(here: bool, address: str | None, workers: int | None) -> Crew:
    """The crew for a run: Ray where it is installed, unless processes of this machine are asked for."""
    if address or (ray_is_here() and not here):
        return Cluster(address, workers)
    return Processes(workers)

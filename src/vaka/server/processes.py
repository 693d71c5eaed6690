"""Several server processes on one port: a parent that starts them, replaces those that die, and stops them all."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING

import structlog

from vaka.lifeline import end_with_the_parent

if TYPE_CHECKING:
    from vaka.server.serve import Settings

LOG = structlog.get_logger()
STOP_SECONDS = 15.0  # after which a process that was asked to stop is ended
PAUSES = (0.0, 1.0, 2.0, 5.0)  # seconds before one is started again that died soon after its start
SOON_SECONDS = 10.0


class Processes:
    """The processes of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._context = multiprocessing.get_context("spawn")
        self._running: list[SpawnProcess] = []
        self._begun: dict[int, float] = {}  # when each was started, by its place
        self._failures = [0] * settings.processes  # how often each place has failed soon after a start
        self._due: dict[int, float] = {}  # when a place is filled again
        self._stopping = False

    def run(self) -> None:
        """Run until asked to stop."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        self._running = [self._start(place, first=True) for place in range(self._settings.processes)]
        while not self._stopping:
            # A signal does not end the wait by itself.
            wait([process.sentinel for process in self._running if process.is_alive()], timeout=0.5)
            self._look_after()
        self._end()

    def _start(self, place: int, first: bool = False) -> SpawnProcess:
        # The first one says where the server is, and opens the page.
        told = place == 0 and first
        counted = self._settings.metrics.of_process(place) if self._settings.metrics else None
        settings = replace(
            self._settings,
            place=place,
            announce=told,
            open_page=self._settings.open_page and told,
            metrics=counted,
        )
        process = self._context.Process(target=_serve, args=(settings,), name=f"server {place}")
        self._begun[place] = time.monotonic()
        process.start()
        return process

    def _look_after(self) -> None:
        """Fill the places of those that died, at once, or a little later if that happens again and again."""
        now = time.monotonic()
        for place, process in enumerate(self._running):
            if process.is_alive() or self._stopping:
                continue
            if place not in self._due:
                soon = now - self._begun[place] < SOON_SECONDS
                self._failures[place] = self._failures[place] + 1 if soon else 0
                pause = PAUSES[min(self._failures[place], len(PAUSES) - 1)]
                LOG.error("server process ended", place=place, code=process.exitcode, again_in=pause)
                self._due[place] = now + pause
            if now >= self._due[place]:
                del self._due[place]
                self._running[place] = self._start(place)

    def _stop(self, _number: int, _frame: object) -> None:
        self._stopping = True

    def _end(self) -> None:
        """Ask all to stop, and end those that do not."""
        for process in self._running:
            if process.is_alive():
                process.terminate()
        deadline = time.monotonic() + STOP_SECONDS
        for process in self._running:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _serve(settings: Settings) -> None:
    """In a process: serve until asked to stop, or until the parent is gone."""
    from vaka.errors import VakaError
    from vaka.server.serve import serve_alone

    # Ctrl-C in a terminal reaches all processes; the parent passes on what it is asked.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_the_parent(partial(os.kill, os.getpid(), signal.SIGTERM))
    try:
        serve_alone(settings)
    except VakaError as fault:
        print(f"Error: {fault}", file=sys.stderr)
        sys.exit(1)
